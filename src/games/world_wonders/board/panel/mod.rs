//! Beside the board: points and where they come from, objectives, the
//! automaton, the order of the next round, and what is still to come.

mod automaton;
mod objectives;
mod rounds;
mod standings;
mod still_to_come;

use crate::games::world_wonders::same::Same;
use crate::games::{BoardProps, ViewOptions};
use automaton::AutomatonCard;
use objectives::Objectives;
use rounds::Rounds;
use rules::Seat;
use rules::game::Game as _;
use rules::games::world_wonders::WorldWonders;
use standings::Standings;
use std::rc::Rc;
use still_to_come::StillToCome;
use yew::prelude::*;

pub use automaton::want;
pub use objectives::goal;

/// What each part of the panel is given.
#[derive(Properties, PartialEq)]
pub struct PanelProps {
    state: Same<WorldWonders>,
    view: Rc<ViewOptions>,
}

/// What stands beside the board.
#[component]
pub fn Panel(props: &BoardProps<WorldWonders>) -> Html {
    let view = &props.view;
    let state = Same::from(&props.state);
    let running = state.to_act().is_some();
    html! {
        <div class="game-world-wonders world-wonders panel">
            if view.aids && running {
                <Standings state={state.clone()} view={view.clone()} />
            }
            if state.objectives().next().is_some() {
                <Objectives state={state.clone()} view={view.clone()} />
            }
            if state.automaton().is_some() {
                <AutomatonCard state={state.clone()} view={view.clone()} />
            }
            <Rounds state={state.clone()} view={view.clone()} />
            if view.aids && running {
                <StillToCome {state} view={view.clone()} />
            }
        </div>
    }
}

/// What a seat is called.
fn name_of(view: &ViewOptions, seat: Seat) -> String {
    view.names.get(seat.index()).cloned().unwrap_or_default()
}
