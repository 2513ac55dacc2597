//! A forecast of production and danger if the turn ended now.

use super::forecast::{self, Outlook};
use super::icons::{self, icon, icons};
use super::movement::Sign;
use crate::components::SeatMark;
use crate::games::ViewOptions;
use l10n::{Player, wheels_of_time as words};
use records::Colour;
use rules::Seat;
use rules::games::wheels_of_time::{Development, Event, Item, WheelsOfTime};
use text::Locale;
use yew::prelude::*;

/// The forecast, one line for each way to produce.
pub fn end_forecast(state: &WheelsOfTime, view: &ViewOptions) -> Html {
    let outlooks = forecast::at_end(state);
    let has_several = outlooks.len() > 1;
    let shown = outlooks.iter().map(|outlook| {
        let intro = match (has_several, outlook.pair) {
            (_, Some(pair)) => words::with_building_from(view.locale, pair),
            (true, None) => view.locale.text(words::EACH_SEPARATELY),
            (false, None) => view.locale.text(words::IF_YOU_END),
        };
        html! { <p class="wt-end-forecast"><span>{ intro }{ " " }</span>{ chips(state, view, outlook) }</p> }
    });
    html! { <div key={view.ply} class="wt-end-forecasts">{ for shown }</div> }
}

/// The events of an outlook in order, one chip for each change of an item.
fn chips(state: &WheelsOfTime, view: &ViewOptions, outlook: &Outlook) -> Html {
    let chip = |seat: Seat, sign: Sign, item: Item| {
        let colour = (!state.is_solo()).then(|| view.colour(seat));
        chip(view.locale, colour, &view.names.player(seat), sign, item)
    };
    let gain = |kept: bool| if kept { Sign::Plus } else { Sign::Full };
    let mut chips = Vec::new();
    for event in &outlook.events {
        match *event {
            Event::Gained {
                seat, item, kept, ..
            } => chips.push(chip(seat, gain(kept), item)),
            Event::Joined { seat, .. } => {
                let building = Item::Development(Development::Building);
                chips.push(chip(seat, Sign::Plus, building));
            }
            Event::Lost {
                seat, item, count, ..
            } => chips.extend((0..count).map(|_| chip(seat, Sign::Minus, item))),
            Event::Stolen {
                from,
                to,
                good,
                taken: true,
                kept,
            } => {
                chips.push(chip(from, Sign::Minus, Item::Good(good)));
                chips.push(chip(to, gain(kept), Item::Good(good)));
            }
            _ => {}
        }
    }
    if let Some(seat) = outlook.disaster {
        chips.push(html! {
            <span class="wt-chip minus">
                { icons(["#wt-skull", "#wt-skull"]) }
                { words::would_suffer(view.locale, &view.names.player(seat)) }
            </span>
        });
    }
    if chips.is_empty() {
        chips.push(html! { <span>{ view.locale.text(words::BRINGS_NOTHING) }</span> });
    }
    chips.into_iter().collect()
}

/// The change of a seat's item. A solitaire game passes no colour, as there
/// is only one player.
fn chip(locale: Locale, colour: Option<Colour>, player: &Player, sign: Sign, item: Item) -> Html {
    let (class, text, sentence) = match sign {
        Sign::Plus => (
            "plus",
            "+".to_owned(),
            words::would_gain(locale, player, item),
        ),
        Sign::Full => {
            let sentence = words::would_not_fit(locale, player, item);
            ("full", locale.text(words::FULL), sentence)
        }
        Sign::Minus => (
            "minus",
            "−".to_owned(),
            words::would_lose(locale, player, item),
        ),
    };
    html! {
        <span class={classes!("wt-chip", class)}>
            <span aria-hidden="true">
                { for colour.map(|colour| html! { <SeatMark {colour} /> }) }
                { text }
                { icon(icons::item(item)) }
            </span>
            <span class="unseen">{ sentence }{ " " }</span>
        </span>
    }
}
