//! Where the piece under way could lie.

use super::marked;
use crate::components::Shared;
use crate::games::world_wonders::board::drawings::edge;
use crate::games::world_wonders::board::hand::Hand;
use rules::games::world_wonders::{Action, WorldWonders};
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct ReachLayerProps {
    pub state: Shared<WorldWonders>,
    pub hand: Hand,
    /// An action to point at.
    pub hint: Option<Action>,
}

/// The spaces to which the piece can go, where a hint lays it, and the pieces
/// of the same purchase that lie already.
#[component]
pub fn ReachLayer(props: &ReachLayerProps) -> Html {
    let hint = props
        .hint
        .and_then(|action| props.state.placed_piece(action));
    let before = props.state.pieces_in_progress();
    html! {
        <>
            { marked("ww-spot", props.hand.reachable_cells()) }
            { for hint.map(|placed_piece| edge(placed_piece, "ww-hinted")) }
            { for before.map(|placed_piece| edge(placed_piece, "ww-latest")) }
        </>
    }
}
