//! The automaton, shown in place of the tabs of the other cities in a solo
//! game.

use super::icons;
use super::panel::card_item;
use crate::games::ViewOptions;
use rules::Seat;
use rules::game::Game as _;
use rules::games::world_wonders::{CardItem, WorldWonders};
use text::games::world_wonders::board as board_text;
use text::games::world_wonders::target;
use yew::prelude::*;

/// What the automaton took last, and the target to beat.
pub fn automaton_summary(state: &WorldWonders, view: &ViewOptions) -> Html {
    let taken = state
        .automaton()
        .and_then(|automaton| automaton.last())
        .map(|(_, taken)| taken);
    let items: Vec<CardItem> = taken.iter().flat_map(|taken| taken.iter()).collect();
    let points = view.has_previews.then(|| state.score().points[Seat::FIRST]);
    html! {
        <div class="ww-rival">
            { icons::drawing("#ww-automaton", "0 0 68 96", "ww-rival-head ww-land") }
            <span aria-hidden="true">{ for items.into_iter().map(card_item) }</span>
            <p>
                <span class="ww-took">{ board_text::automaton_took(view.locale, taken) }{ " " }</span>
                <strong>{ board_text::target_text(view.locale, target(state), points) }</strong>
            </p>
        </div>
    }
}
