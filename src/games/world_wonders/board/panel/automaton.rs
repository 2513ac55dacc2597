//! The automaton in the side panel.

use crate::games::ViewOptions;
use crate::games::world_wonders::board::icons;
use l10n::world_wonders as words;
use rules::games::world_wonders::{Automaton, CardItem, SoloCard, TakenItems, WorldWonders};
use text::games::world_wonders::board as board_text;
use text::games::world_wonders::names::{card_items, monument as monument_name};
use text::games::world_wonders::target;
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

/// The last card by section, with what the automaton took.
fn last_card(view: &ViewOptions, card: SoloCard, taken: TakenItems) -> Html {
    let locale = view.locale;
    let taken: Vec<CardItem> = taken.iter().collect();
    let taken_section = card
        .sections()
        .iter()
        .position(|items| *items == taken.as_slice());
    let sections = card.sections().iter().enumerate().map(|(index, items)| {
        let is_taken = taken_section == Some(index);
        let names = card_items(locale, items.iter().copied(), None);
        let label = match is_taken {
            true => words::section_taken(locale, &names),
            false => locale.list(&names),
        };
        html! {
            <li class={classes!("ww-wants", is_taken.then_some("taken"))}>
                <span aria-hidden="true">{ for items.iter().map(|item| card_item(*item)) }</span>
                <span>{ label }</span>
            </li>
        }
    });
    let fallback = taken_section.is_none().then(|| {
        match card_items(locale, taken.iter().copied(), None).as_slice() {
            [] => locale.text(words::TOOK_NOTHING_FROM_CARD),
            names => words::took_instead(locale, names),
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
        .map(|monument| monument_name(view.locale, monument))
        .collect();
    let monuments_text = match monuments.as_slice() {
        [] => view.locale.text(words::NO_MONUMENTS_YET),
        monuments => words::its_monuments(view.locale, monuments),
    };
    html! {
        <section class="ww-alone" aria-labelledby="automaton-title">
            <h2 id="automaton-title">{ view.locale.text(words::THE_AUTOMATON) }</h2>
            <div class="ww-automaton">
                { icons::drawing("#ww-automaton", "0 0 68 96", "ww-automaton-head ww-land") }
                <div>
                    <p><strong>{ board_text::target_text(view.locale, target(state), None) }</strong></p>
                    { card }
                    <p>{ monuments_text }</p>
                    <p class="quiet">{ words::until_shuffle(view.locale, automaton.remaining_count()) }</p>
                </div>
            </div>
        </section>
    }
}
