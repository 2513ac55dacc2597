//! Previews of pieces: of the one being placed, and of those of a hint.

use crate::games::world_wonders::board::drawings::{edge, piece};
use crate::games::world_wonders::board::hand::Placing;
use crate::games::world_wonders::board::hand::Pose;
use rules::Seat;
use rules::games::world_wonders::{PlacedPiece, WorldWonders};
use yew::prelude::*;

/// The piece, with an outline that shows whether it fits.
pub fn ghost(state: &WorldWonders, placing: &Placing, pose: Pose) -> Html {
    let city = state.city(state.active());
    let placed_piece = placing.hand.placed_piece(pose);
    let fits = placing.hand.fits(pose);
    html! {
        <g class={classes!("ww-held", placing.is_pinned.then_some("laid"))}>
            <g class="ww-ghost">{ piece(placed_piece, city) }</g>
            { edge(placed_piece, "ww-fits-edge") }
            { edge(placed_piece, if fits { "ww-fits" } else { "ww-clash" }) }
        </g>
    }
}

/// A piece that the turn of a hint places in the city of a seat.
pub fn plan_ghost(state: &WorldWonders, seat: Seat, placed_piece: PlacedPiece) -> Html {
    html! {
        <>
            <g class="ww-ghost">{ piece(placed_piece, state.city(seat)) }</g>
            { edge(placed_piece, "ww-hinted") }
        </>
    }
}
