//! Where the current piece could be placed.

use crate::components::Shared;
use crate::games::world_wonders::board::drawings::edge;
use crate::games::world_wonders::board::drawings::filled;
use crate::games::world_wonders::board::hand::Hand;
use rules::games::world_wonders::{Action, WorldWonders};
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct ReachLayerProps {
    pub state: Shared<WorldWonders>,
    pub hand: Hand,
    /// The action that a hint suggests.
    pub hint: Option<Action>,
}

/// The spaces that the piece can cover, the suggested placement, and the pieces
/// of the same item that are already placed.
#[component]
pub fn ReachLayer(props: &ReachLayerProps) -> Html {
    let hint = props
        .hint
        .and_then(|action| props.state.placed_piece(action));
    let earlier = props.state.pieces_in_progress();
    html! {
        <>
            { filled("ww-spot", props.hand.reachable_cells()) }
            { for hint.map(|placed_piece| edge(placed_piece, "ww-hinted")) }
            { for earlier.map(|placed_piece| edge(placed_piece, "ww-latest")) }
        </>
    }
}
