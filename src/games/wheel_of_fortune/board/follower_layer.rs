//! The followers on tiles and on crowns, and the pig.

use super::geometry::{Point, Shape, cell_id, crown, on_tile, pig, sector_id, shapes, translate};
use super::movement::{Movement, Shown};
use super::pieces;
use super::shared::Shared;
use crate::games::ViewOptions;
use rules::Seat;
use rules::games::wheel_of_fortune::{Cell, Kind, Placed, Post, Sector, SegmentId, WheelOfFortune};
use std::rc::Rc;
use yew::prelude::*;

/// A segment of a tile that lies.
pub fn shape(placed: &Placed, segment: SegmentId) -> Option<Shape> {
    shapes(placed.tile?).nth(segment.index())
}

/// Whose follower stands on a tile, where, and on what.
pub fn standing(placed: &Placed) -> Option<(Seat, Point, Kind)> {
    let (seat, segment) = placed.follower?;
    let shape = shape(placed, segment)?;
    let place = on_tile(placed.cell, shape.anchor, placed.rotation);
    Some((seat, place, shape.part.kind))
}

/// Where a follower stands, and on what; nothing is a crown.
pub fn post_at(state: &WheelOfFortune, post: Post) -> Option<(Point, Option<Kind>)> {
    match post {
        Post::Tile { cell, part } => {
            let placed = state.at(cell)?;
            let segment = placed.tile?.design().segment(part)?;
            let shape = shape(&placed, segment)?;
            let place = on_tile(cell, shape.anchor, placed.rotation);
            Some((place, Some(part.kind)))
        }
        Post::Crown { sector } => Some((crown(sector, 0), None)),
    }
}

/// What the layer is given.
#[derive(Properties, PartialEq)]
pub struct FollowerLayerProps {
    /// The state.
    pub state: Shared<WheelOfFortune>,
    /// How it is shown.
    pub view: Rc<ViewOptions>,
    /// The tile on which a follower came just now.
    pub fresh: Option<Cell>,
}

/// The followers on tiles.
#[component]
pub fn FollowerLayer(props: &FollowerLayerProps) -> Html {
    let followers = props.state.tiles().filter_map(|placed| {
        let (seat, place, kind) = standing(&placed)?;
        let fresh = props.fresh == Some(placed.cell);
        let class = if fresh { "wf-fresh" } else { "" };
        let follower = pieces::follower(props.view.colour(seat), Some(kind), place, class);
        Some(html! { <key={cell_id(placed.cell)}>{ follower }</> })
    });
    followers.collect()
}

/// What the pieces are given.
#[derive(Properties, PartialEq)]
pub struct WheelPiecesProps {
    /// The state.
    pub state: Shared<WheelOfFortune>,
    /// How it is shown.
    pub view: Rc<ViewOptions>,
    /// What the last action did.
    pub movement: Rc<Movement>,
}

/// The followers on crowns, and the pig.
#[component]
pub fn WheelPieces(props: &WheelPiecesProps) -> Html {
    let WheelPiecesProps {
        state,
        view,
        movement,
    } = props;
    let crowned = Sector::ALL.into_iter().flat_map(|sector| {
        let seats = state.wheel().crowned(sector).enumerate();
        seats.map(move |(index, seat)| {
            pieces::follower(view.colour(seat), None, crown(sector, index), "")
        })
    });
    let mut walker = html! { <use href="#wf-pig" x="-30" y="-24" width="60" height="48" /> };
    let steps = movement.shown().filter(|_| view.moving);
    for (beat, shown) in steps {
        if let Shown::Step(to) = shown {
            let class = Movement::class(&format!("wf-step {}", sector_id(*to)), beat);
            walker = html! { <g {class}>{ walker }</g> };
        }
    }
    let place = translate(pig(state.wheel().pig()));
    html! {
        <g>
            { for crowned }
            // Another element with each action, so that the pig walks again.
            <g key={view.ply} class="wf-pig-place" transform={place}>{ walker }</g>
        </g>
    }
}
