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
    pub has_new_piece: bool,
    /// Key of the last piece, if it is animated; different for each animation.
    pub animation_key: Option<usize>,
}

/// Roads first, the other pieces over them.
#[component]
pub fn PieceLayer(props: &PieceLayerProps) -> Html {
    let city = props.state.city(props.seat);
    let water = city.map().water;
    let latest = city.pieces().last().filter(|_| props.has_new_piece);
    let animated = latest.zip(props.animation_key);
    let animated_piece = animated.map(|(placed_piece, _)| placed_piece);
    let old_roads = animated_piece.map_or(city.roads(), |placed_piece| {
        city.roads().without(placed_piece.cells())
    });
    let rest: Html = city
        .pieces()
        .filter(|placed_piece| {
            !is_road(placed_piece.piece) && Some(*placed_piece) != animated_piece
        })
        .map(|placed_piece| piece(placed_piece, city))
        .collect();
    // A new key restarts the animation.
    let animated: Html = animated
        .into_iter()
        .map(|(placed_piece, key)| {
            html! { <g {key} class="ww-fresh">{ piece(placed_piece, city) }</g> }
        })
        .collect();
    html! {
        <>
            <g>{ road_spaces(old_roads, city.roads(), water) }{ rest }</g>
            <g>{ animated }</g>
            <g class="ww-over">{ for latest.map(|placed_piece| edge(placed_piece, "ww-latest")) }</g>
        </>
    }
}
