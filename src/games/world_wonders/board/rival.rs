//! Whom one plays against alone, beside the board's own city.

use super::panel::want;
use crate::components::Picture;
use crate::games::ViewOptions;
use crate::games::world_wonders::same::Same;
use crate::games::world_wonders::text::board as words;
use rules::Seat;
use rules::game::Game as _;
use rules::games::world_wonders::WorldWonders;
use std::rc::Rc;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct RivalProps {
    pub state: Same<WorldWonders>,
    pub view: Rc<ViewOptions>,
}

/// What the automaton took last, and what is to be surpassed.
#[component]
pub fn Rival(props: &RivalProps) -> Html {
    let RivalProps { state, view } = props;
    let took = state.automaton().and_then(|automaton| automaton.last());
    let took = took.map(|(_, took)| took);
    let wants = took
        .iter()
        .flat_map(|took| took.iter().map(want).collect::<Vec<_>>());
    let own = view.aids.then(|| state.score().points[Seat::FIRST]);
    html! {
        <div class="ww-rival">
            <Picture symbol="#ww-automaton" view_box="0 0 68 96" class="ww-rival-head ww-land" />
            <span aria-hidden="true">{ for wants }</span>
            <p>
                { words::took(view.words, took) }{ " " }
                <strong>{ words::to_beat(view.words, state.target(), own) }</strong>
            </p>
        </div>
    }
}
