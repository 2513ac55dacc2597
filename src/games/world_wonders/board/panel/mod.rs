//! The side panel: points and their sources, objectives, the automaton, turn
//! order, and the face-down supply.

mod automaton;
mod face_down_supply;
mod objectives;
mod rounds;
mod standings;

use crate::games::BoardProps;
use automaton::automaton_card;
use face_down_supply::face_down_supply;
use objectives::objectives;
use rounds::rounds;
use rules::game::Game as _;
use rules::games::world_wonders::WorldWonders;
use standings::standings;
use yew::prelude::*;

pub use automaton::card_item;

#[component]
pub fn Panel(props: &BoardProps<WorldWonders>) -> Html {
    let BoardProps { state, view, .. } = props;
    let is_running = state.to_act().is_some();
    html! {
        <div class="game-world-wonders world-wonders panel">
            if view.has_previews && is_running {
                { standings(state, view) }
            }
            if state.objectives().next().is_some() {
                { objectives(state, view) }
            }
            if let Some(automaton) = state.automaton() {
                { automaton_card(state, view, automaton) }
            }
            { rounds(state, view) }
            if view.has_previews && is_running {
                { face_down_supply(state, view) }
            }
        </div>
    }
}
