//! The pieces of a city.

use crate::components::Shared;
use crate::games::world_wonders::board::drawings::{edge, is_road, piece, road_spaces};
use rules::Seat;
use rules::games::world_wonders::WorldWonders;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct PieceLayerProps {
    pub state: Shared<WorldWonders>,
    /// The player whose city is shown.
    pub seat: Seat,
    /// Whether the last action placed the last piece, which is then outlined.
    pub placed: bool,
    /// Key of the animation of the last piece, if it is animated; different for
    /// each animation.
    pub fresh: Option<usize>,
}

/// Roads first, the other pieces over them.
#[component]
pub fn PieceLayer(props: &PieceLayerProps) -> Html {
    let city = props.state.city(props.seat);
    let water = city.map().water;
    let latest = city.pieces().last().filter(|_| props.placed);
    let coming = latest.zip(props.fresh);
    let coming_piece = coming.map(|(placed_piece, _)| placed_piece);
    let old_roads = coming_piece.map_or(city.roads(), |placed_piece| {
        city.roads().without(placed_piece.cells())
    });
    let rest: Html = city
        .pieces()
        .filter(|placed_piece| !is_road(placed_piece.piece) && Some(*placed_piece) != coming_piece)
        .map(|placed_piece| piece(placed_piece, city))
        .collect();
    // A new key restarts the animation.
    let coming = coming.into_iter().map(|(placed_piece, key)| {
        html! { <g {key} class="ww-fresh">{ piece(placed_piece, city) }</g> }
    });
    let coming: Html = coming.collect();
    html! {
        <>
            <g>{ road_spaces(old_roads, city.roads(), water) }{ rest }</g>
            <g>{ coming }</g>
            <g class="ww-over">{ for latest.map(|placed_piece| edge(placed_piece, "ww-latest")) }</g>
        </>
    }
}
