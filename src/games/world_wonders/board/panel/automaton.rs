//! The automaton in the side panel.

use crate::games::ViewOptions;
use crate::games::world_wonders::board::icons;
use crate::games::world_wonders::text::board as board_text;
use crate::games::world_wonders::text::names as text;
use rules::games::world_wonders::{Automaton, CardItem, SoloCard, TakenItems, WorldWonders};
use yew::prelude::*;

/// The picture of an item of a solo card.
pub fn card_item(card_item: CardItem) -> Html {
    let (symbol, view_box) = match card_item {
        CardItem::Tile(stack) => return icons::tile_back(stack),
        CardItem::LongRoad => ("#ww-road-long", "0 -100 400 300"),
        CardItem::ShortRoads => ("#ww-roads-short", "0 -30 320 270"),
        CardItem::Tower => ("#ww-tower", "-50 -50 200 200"),
        CardItem::FirstMonument | CardItem::SecondMonument => {
            ("#ww-card-monument", "-20 0 140 140")
        }
    };
    icons::drawing(symbol, view_box, "ww-requirement ww-land")
}

/// The names of several items.
fn names(items: &[CardItem]) -> Vec<String> {
    items
        .iter()
        .map(|item| text::card_item(*item).to_owned())
        .collect()
}

/// The last card by section, with what the automaton took.
fn last_card(view: &ViewOptions, card: SoloCard, taken: TakenItems) -> Html {
    let taken: Vec<CardItem> = taken.iter().collect();
    let taken_section = card
        .sections()
        .iter()
        .position(|items| *items == taken.as_slice());
    let sections = card.sections().iter().enumerate().map(|(index, items)| {
        let is_taken = taken_section == Some(index);
        let mut label = view.locale.list(&names(items));
        if is_taken {
            label.push_str(": taken");
        }
        html! {
            <li class={classes!("ww-wants", is_taken.then_some("taken"))}>
                <span aria-hidden="true">{ for items.iter().map(|item| card_item(*item)) }</span>
                <span>{ label }</span>
            </li>
        }
    });
    let fallback = taken_section
        .is_none()
        .then(|| match names(&taken).as_slice() {
            [] => "It took nothing.".to_owned(),
            names => {
                let names = view.locale.list(names);
                format!("No section was complete, so it took {names}.")
            }
        });
    // A new key restarts the animation.
    html! {
        <div key={card.number().to_string()} class={classes!("ww-card", view.is_animated.then_some("comes"))}>
            <ol>{ for sections }</ol>
            if let Some(fallback) = fallback {
                <p>{ fallback }</p>
            }
        </div>
    }
}

/// The automaton's last card, its monuments, and the target.
pub fn automaton_card(state: &WorldWonders, view: &ViewOptions, automaton: &Automaton) -> Html {
    let card: Html = automaton
        .last()
        .into_iter()
        .map(|(card, took)| last_card(view, card, took))
        .collect();
    let monuments: Vec<String> = automaton
        .monuments()
        .map(|monument| board_text::monument(monument).to_owned())
        .collect();
    let monuments_text = match monuments.as_slice() {
        [] => "It has no monuments yet.".to_owned(),
        monuments => format!("Its monuments: {}.", view.locale.list(monuments)),
    };
    html! {
        <section class="ww-alone" aria-labelledby="automaton-title">
            <h2 id="automaton-title">{ "The automaton" }</h2>
            <div class="ww-automaton">
                { icons::drawing("#ww-automaton", "0 0 68 96", "ww-automaton-head ww-land") }
                <div>
                    <p><strong>{ board_text::target_text(view.locale, state.target(), None) }</strong></p>
                    { card }
                    <p>{ monuments_text }</p>
                    <p class="quiet">{ board_text::count_of("Cards until the next shuffle", automaton.remaining_count() as u64) }</p>
                </div>
            </div>
        </section>
    }
}
