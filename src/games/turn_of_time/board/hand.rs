//! The hand of the player to act: each card with both faces, each face a button that
//! chooses the card with this face up.

use super::selection::Input;
use crate::games::input::emit_on;
use crate::games::turn_of_time::cards::card_face;
use l10n::turn_of_time as words;
use rules::games::turn_of_time::{Card, CardKind, Hand as Cards};
use text::Locale;
use text::games::turn_of_time as game_text;
use yew::prelude::*;

/// With more kinds of cards than this, they are drawn smaller.
const MAX_LARGE: usize = 4;

#[derive(Properties, PartialEq)]
pub struct HandProps {
    pub cards: Cards,
    pub chosen: Option<Card>,
    pub enabled: bool,
    pub hint: Option<Card>,
    pub label: AttrValue,
    pub locale: Locale,
    pub on_input: Callback<Input>,
}

#[component]
pub fn Hand(props: &HandProps) -> Html {
    let cards = props.cards.kinds().map(|kind| held_card(props, kind));
    // Other cards are another row: the remaining ones do not move aside.
    let row = props
        .cards
        .kinds()
        .map(|kind| kind.index().to_string())
        .collect::<String>();
    let many = (props.cards.kinds().count() > MAX_LARGE).then_some("many");
    html! { <div key={row} class={classes!("hand-row", many)} role="group" aria-label={props.label.clone()}>{ for cards }</div> }
}

/// A card with both faces, and the number of such cards.
fn held_card(props: &HandProps, kind: CardKind) -> Html {
    let count = props.cards.count(kind);
    let sides = kind.orientations().map(|card| {
        html! {
            <button
                type="button"
                key={card.to_string()}
                class={classes!("hand-side", (props.hint == Some(card)).then_some("hinted"))}
                aria-pressed={(props.chosen == Some(card)).to_string()}
                aria-label={game_text::card(props.locale, card)}
                data-card={card.to_string()}
                disabled={!props.enabled}
                onclick={emit_on(&props.on_input, Input::PickCard(card))}
            >
                <svg class="card-picture hand-picture" viewBox="0 0 100 100" aria-hidden="true" focusable="false">
                    { card_face(card) }
                </svg>
            </button>
        }
    });
    html! {
        <div key={kind.index()} class={classes!("hand-card", kind.is_single().then_some("single"))}>
            { for sides }
            if count > 1 {
                <span class="hand-count" aria-label={words::alike(props.locale, count)}>{ format!("×{count}") }</span>
            }
        </div>
    }
}
