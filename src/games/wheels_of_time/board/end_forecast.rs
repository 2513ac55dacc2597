//! A forecast of production and danger if the turn ended now.

use super::forecast::{self, Outlook};
use super::icons::{self, icon, icons};
use crate::components::SeatMark;
use crate::games::ViewOptions;
use crate::games::wheels_of_time::text;
use crate::text::{object, subject};
use records::Colour;
use rules::Seat;
use rules::games::wheels_of_time::{Development, Event, Item, WheelsOfTime};
use yew::prelude::*;

/// The forecast, one line for each way to produce.
pub fn end_forecast(state: &WheelsOfTime, view: &ViewOptions) -> Html {
    let outlooks = forecast::at_end(state);
    let has_several = outlooks.len() > 1;
    let shown = outlooks.iter().map(|outlook| {
        let intro = match (has_several, outlook.pair) {
            (_, Some(pair)) => format!("With a building from {}: ", pair.name()),
            (true, None) => "Each link separately: ".to_owned(),
            (false, None) => "If you end now: ".to_owned(),
        };
        html! { <p class="wt-end-forecast"><span>{ intro }</span>{ chips(state, view, outlook) }</p> }
    });
    html! { <div key={view.ply} class="wt-end-forecasts">{ for shown }</div> }
}

/// How an item changes in a forecast.
#[derive(Clone, Copy)]
enum Change {
    Gain,
    NoRoom,
    Loss,
}

impl Change {
    /// The verb for a player, and for "you".
    const fn verb(self) -> (&'static str, &'static str) {
        match self {
            Self::Gain => ("gains", "gain"),
            Self::NoRoom => ("has no room for", "have no room for"),
            Self::Loss => ("loses", "lose"),
        }
    }
}

/// The events of an outlook in order, one chip for each change of an item.
fn chips(state: &WheelsOfTime, view: &ViewOptions, outlook: &Outlook) -> Html {
    let chip = |seat: Seat, change: Change, item: Item| {
        let colour = (!state.is_solo()).then(|| view.colour(seat));
        let (gains, gain) = change.verb();
        let phrase = subject(&view.names, seat, gains, gain);
        chip(colour, &phrase, change, item)
    };
    let gain = |kept: bool| if kept { Change::Gain } else { Change::NoRoom };
    let mut chips = Vec::new();
    for event in &outlook.events {
        match *event {
            Event::Gained {
                seat, item, kept, ..
            } => chips.push(chip(seat, gain(kept), item)),
            Event::Joined { seat, .. } => {
                let building = Item::Development(Development::Building);
                chips.push(chip(seat, Change::Gain, building));
            }
            Event::Lost {
                seat, item, count, ..
            } => chips.extend((0..count).map(|_| chip(seat, Change::Loss, item))),
            Event::Stolen {
                from,
                to,
                good,
                taken: true,
                kept,
            } => {
                chips.push(chip(from, Change::Loss, Item::Good(good)));
                chips.push(chip(to, gain(kept), Item::Good(good)));
            }
            _ => {}
        }
    }
    if let Some(seat) = outlook.disaster {
        chips.push(html! {
            <span class="wt-chip minus">
                { icons(["#wt-skull", "#wt-skull"]) }
                { format!("a disaster for {}", object(&view.names, seat)) }
            </span>
        });
    }
    if chips.is_empty() {
        chips.push(html! { <span>{ "nothing" }</span> });
    }
    chips.into_iter().collect()
}

/// The change of a seat's item. A solitaire game passes no colour, as there
/// is only one player.
fn chip(colour: Option<Colour>, phrase: &str, change: Change, item: Item) -> Html {
    let (class, sign) = match change {
        Change::Gain => ("plus", "+"),
        Change::NoRoom => ("full", "full"),
        Change::Loss => ("minus", "−"),
    };
    html! {
        <span class={classes!("wt-chip", class)}>
            <span aria-hidden="true">
                { for colour.map(|colour| html! { <SeatMark {colour} /> }) }
                { sign }
                { icon(icons::item(item)) }
            </span>
            <span class="unseen">{ format!("{phrase} {}. ", text::one_item(item)) }</span>
        </span>
    }
}
