//! The hand of the one to act: each card with both its sides, each side a
//! button that lays this side up.

use super::cards;
use crate::games::turn_of_time::text;
use crate::parts;
use rules::games::turn_of_time::{Card, Hand, Kind};
use yew::prelude::*;

/// What the row is given.
pub struct HandProps {
    /// The cards.
    pub hand: Hand,
    /// The side chosen so far.
    pub picked: Option<Card>,
    /// Whether sides can be chosen now.
    pub on: bool,
    /// A side to point at.
    pub hint: Option<Card>,
    /// What the row is called.
    pub label: String,
    /// A side was chosen.
    pub pick: Callback<Card>,
}

/// The row of cards.
pub fn hand_row(props: &HandProps) -> Html {
    let hand = props.hand;
    let kinds = hand.kinds().map(|kind| held(props, kind, hand.count(kind)));
    html! {
        <div class="hand-row" role="group" aria-label={props.label.clone()}>{ for kinds }</div>
    }
}

fn held(props: &HandProps, kind: Kind, count: u8) -> Html {
    let ways = kind.ways().map(|card| {
        let onclick = {
            let pick = props.pick.clone();
            Callback::from(move |_: MouseEvent| pick.emit(card))
        };
        let picked = props.picked == Some(card);
        html! {
            <button
                type="button"
                key={card.to_string()}
                class={parts::class("hand-side", props.hint == Some(card), "hinted")}
                aria-pressed={picked.to_string()}
                aria-label={text::card(card)}
                data-card={card.to_string()}
                disabled={!props.on}
                {onclick}
            >
                { cards::picture(card, "hand-picture") }
            </button>
        }
    });
    html! {
        <div key={kind.index()} class={parts::class("hand-card", kind.is_single(), "single")}>
            { for ways }
            if count > 1 { <span class="hand-count" aria-label={format!("{count} of them")}>{ format!("×{count}") }</span> }
        </div>
    }
}
