//! The side panel: points and their sources, objectives, the automaton, turn
//! order, and what is still to come.

mod automaton;
mod objectives;
mod rounds;
mod standings;
mod still_to_come;

use crate::games::BoardProps;
use automaton::automaton_card;
use objectives::objectives;
use rounds::rounds;
use rules::game::Game as _;
use rules::games::world_wonders::WorldWonders;
use standings::standings;
use still_to_come::still_to_come;
use yew::prelude::*;

pub use automaton::card_item;

/// The side panel.
#[component]
pub fn Panel(props: &BoardProps<WorldWonders>) -> Html {
    let BoardProps { state, view, .. } = props;
    let running = state.to_act().is_some();
    html! {
        <div class="game-world-wonders world-wonders panel">
            if view.aids && running {
                { standings(state, view) }
            }
            if state.objectives().next().is_some() {
                { objectives(state, view) }
            }
            if let Some(automaton) = state.automaton() {
                { automaton_card(state, view, automaton) }
            }
            { rounds(state, view) }
            if view.aids && running {
                { still_to_come(state, view) }
            }
        </div>
    }
}
