//! Marks of the events since the person at the screen last acted: new tiles, followers that were
//! deployed or returned, and the path of the pig.

use super::crowns::crown_indices;
use super::follower_layer::spot_position;
use super::geometry::{Point, TILE, corner, pig, rotate_point, translate};
use super::shapes::number_position;
use super::snapshot::Snapshot;
use crate::components::{recent_outline, seat_shape};
use records::Colour;
use rules::Seat;
use rules::games::wheel_of_fortune::{Event, FollowerSpot, Sector};
use yew::prelude::*;

/// The marks on tiles, and those on the wheel unless it is beside the board.
pub fn recent_marks(snapshot: &Snapshot) -> Html {
    html! {
        <>
            { marks(snapshot, true) }
            if !snapshot.state.variant().wheel_beside {
                { wheel_marks(snapshot) }
            }
        </>
    }
}

/// The marks on the wheel: crowns that were taken or left, and the path of the pig.
pub fn wheel_marks(snapshot: &Snapshot) -> Html {
    html! { <g class="wf-recent">{ marks(snapshot, false) }</g> }
}

/// The marks on tiles, or else those on the wheel.
fn marks(snapshot: &Snapshot, on_tiles: bool) -> Html {
    let Snapshot {
        state,
        view,
        recent,
        ..
    } = snapshot;
    let mut rings: Vec<(Point, Seat, &'static str)> = Vec::new();
    let mut others = Vec::new();
    for (event, index) in recent.iter().zip(crown_indices(state, recent)) {
        match *event {
            Event::Placed { seat, cell, .. } if on_tiles => {
                let tile = state.tile_at(cell).and_then(|placed| {
                    let design = placed.tile.filter(|tile| tile.number().is_some())?.design();
                    Some(rotate_point(number_position(design.name), placed.rotation))
                });
                others.push(tile_frame(view.colour(seat), corner(cell), tile));
            }
            Event::PigMoved { steps, sector } if !on_tiles => others.push(pig_path(steps, sector)),
            Event::Deployed { seat, spot } | Event::WentHome { seat, spot } => {
                let class = match event {
                    Event::Deployed { .. } => "came",
                    _ => "gone",
                };
                if is_on_tile(spot) == on_tiles
                    && let Some((position, _)) = spot_position(state, spot, index)
                {
                    // A follower that came and left, or another one in its place: the last one counts.
                    rings.retain(|(other, ..)| *other != position);
                    rings.push((position, seat, class));
                }
            }
            _ => {}
        }
    }
    let rings = rings
        .into_iter()
        .map(|(position, seat, class)| ring(view.colour(seat), position, class));
    others.into_iter().chain(rings).collect()
}

fn is_on_tile(spot: FollowerSpot) -> bool {
    matches!(spot, FollowerSpot::Tile { .. })
}

/// A frame around a new tile, with the shape of its seat in a corner without its `number`.
fn tile_frame(colour: Colour, (x, y): Point, number: Option<Point>) -> Html {
    let is_right = number.is_none_or(|(x, y)| x < TILE / 2 || y > TILE / 2);
    let left = if is_right { 66 } else { 2 };
    html! {
        <>
            { recent_outline(colour, "M4 4h92v92h-92z", translate((x, y))) }
            <g class={classes!("recent", colour.id())} transform={translate((x + left, y + 2))}>
                <path class="seat" d={seat_shape(colour)} transform="scale(1.35)" />
            </g>
        </>
    }
}

/// A ring around a follower that was deployed, or where one was returned.
fn ring(colour: Colour, position: Point, class: &'static str) -> Html {
    html! {
        <g class={class}>
            { recent_outline(colour, "M-17 0a17 17 0 1 1 34 0a17 17 0 1 1-34 0", translate(position)) }
        </g>
    }
}

/// The path of the pig, from sector to sector.
fn pig_path(steps: u8, sector: Sector) -> Html {
    let to = sector as usize;
    let path = (0..=usize::from(steps))
        .rev()
        .filter_map(|back| {
            let sector = Sector::ALL.get((to + Sector::ALL.len() - back) % Sector::ALL.len())?;
            let (x, y) = pig(*sector);
            Some(format!("{x} {y}"))
        })
        .collect::<Vec<_>>()
        .join("L");
    html! { <path class="wf-pig-way" d={format!("M{path}")} /> }
}
