//! The layers of the plan of a city: the printed map, the pieces, marks on spaces, and previews of pieces.

use super::drawings::{edge, filled, is_road, outlined, piece, road_spaces};
use super::hand::{Hand, Placing, Pose, reachable_cells};
use super::interaction::Highlight;
use crate::components::Shared;
use rules::Seat;
use rules::games::world_wonders::{
    Action, Cells, City, Item, MAPS, Map, Monument, PlacedPiece, Shape, WorldWonders,
};
use yew::prelude::*;

/// The mountains, the sidewalk, and the land between them.
pub fn map_layer(map: Map) -> Html {
    let index = MAPS.iter().position(|other| *other == map);
    html! {
        <g>
            <use href="#ww-frame" />
            { for index.map(|index| html! { <use href={format!("#ww-map-{index}")} /> }) }
        </g>
    }
}

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
    let animated = animated.map(|(placed_piece, key)| {
        html! { <g {key} class="ww-fresh">{ piece(placed_piece, city) }</g> }
    });
    html! {
        <>
            <g>{ road_spaces(old_roads, city.roads(), water) }{ rest }</g>
            <g>{ for animated }</g>
            <g class="ww-over">{ for latest.map(|placed_piece| edge(placed_piece, "ww-latest")) }</g>
        </>
    }
}

/// The spaces that count for a highlight, outlined.
pub fn highlight_layer(state: &WorldWonders, seat: Seat, highlight: Highlight) -> Html {
    let city = state.city(seat);
    let highlight = match highlight {
        Highlight::Resources => outlined("ww-lit", city.scoring_resources()),
        Highlight::Objective(index) => {
            let cells = state
                .objectives()
                .nth(usize::from(index))
                .map(|(objective, ..)| city.objective_cells(objective));
            outlined("ww-lit", cells.unwrap_or(Cells::NONE))
        }
        Highlight::Districts => districts(city),
    };
    html! { <g class="ww-over">{ highlight }</g> }
}

/// City districts, and buildings with at most two adjacent green spaces.
fn districts(city: &City) -> Html {
    let tiles = city.tiles().map(|(_, cells)| {
        let gaps = city.adjacent_green(cells);
        match gaps.len() {
            0 => outlined("ww-lit", cells),
            1 | 2 => html! {
                <>
                    { outlined("ww-lit nearly", cells) }
                    { filled("ww-gap", gaps) }
                </>
            },
            _ => html! {},
        }
    });
    tiles.collect()
}

/// The spaces that an item could cover, and those that a monument needs beside
/// it.
pub fn inspected_layer(state: &WorldWonders, seat: Seat, item: Item) -> Html {
    let fits = shape_of(state, item).map(|shape| {
        let places = state.placements(seat, item);
        filled("ww-spot", reachable_cells(&places, shape))
    });
    let needs = match item {
        Item::Monument(monument) => {
            let needs = state.needs(seat, monument);
            needs
                .map(|(_, cells)| outlined("ww-needed", cells))
                .collect::<Html>()
        }
        _ => html! {},
    };
    html! { <g class="ww-over">{ for fits }{ needs }</g> }
}

/// The shape of the (first) piece of an item, or `None` for pedestals and sold
/// tiles.
fn shape_of(state: &WorldWonders, item: Item) -> Option<Shape> {
    Some(match item {
        Item::Tile(stack) => {
            state.market().tile(stack)?;
            stack.shape()
        }
        Item::LongRoad => Shape::I4,
        Item::ShortRoads => Shape::I2,
        Item::Tower => Shape::I1,
        Item::FirstPedestal | Item::SecondPedestal => return None,
        Item::Monument(monument) => Monument::card(monument).shape,
    })
}

#[derive(Properties, PartialEq)]
pub struct ReachLayerProps {
    pub state: Shared<WorldWonders>,
    pub hand: Hand,
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
