//! Whom one plays against alone, beside the board's own city.

use super::panel::want;
use super::signs;
use crate::games::ViewOptions;
use crate::games::world_wonders::text::board as words;
use rules::Seat;
use rules::game::Game as _;
use rules::games::world_wonders::{Want, WorldWonders};
use yew::prelude::*;

/// What the automaton took last, and what is to be surpassed.
pub fn rival(state: &WorldWonders, view: &ViewOptions) -> Html {
    let took = state.automaton().and_then(|automaton| automaton.last());
    let took = took.map(|(_, took)| took);
    let wants: Vec<Want> = took.iter().flat_map(|took| took.iter()).collect();
    let own = view.aids.then(|| state.score().points[Seat::FIRST]);
    html! {
        <div class="ww-rival">
            { signs::drawing("#ww-automaton", "0 0 68 96", "ww-rival-head ww-land") }
            <span aria-hidden="true">{ for wants.into_iter().map(want) }</span>
            <p>
                { words::took(view.words, took) }{ " " }
                <strong>{ words::to_beat(view.words, state.target(), own) }</strong>
            </p>
        </div>
    }
}
