//! Marks of the events since the person at the screen last acted: new tiles, followers that were
//! deployed or returned, and the path of the pig.

use super::follower_layer::spot_position;
use super::geometry::{Point, corner, pig, translate};
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
    let follower = |seat: Seat, spot: FollowerSpot, class: &'static str| {
        let (position, _) = spot_position(state, spot).filter(|_| is_on_tile(spot) == on_tiles)?;
        Some(ring(view.colour(seat), position, class))
    };
    recent
        .iter()
        .filter_map(|event| match *event {
            Event::Placed { seat, cell, .. } if on_tiles => {
                Some(tile_frame(view.colour(seat), corner(cell)))
            }
            Event::PigMoved { steps, sector } if !on_tiles => Some(pig_path(steps, sector)),
            Event::Deployed { seat, spot } => follower(seat, spot, "came"),
            Event::WentHome { seat, spot } => follower(seat, spot, "gone"),
            _ => None,
        })
        .collect()
}

fn is_on_tile(spot: FollowerSpot) -> bool {
    matches!(spot, FollowerSpot::Tile { .. })
}

/// A frame around a new tile, with the shape of its seat in a corner.
fn tile_frame(colour: Colour, (x, y): Point) -> Html {
    html! {
        <>
            { recent_outline(colour, "M4 4h92v92h-92z", translate((x, y))) }
            <g class={classes!("recent", colour.id())} transform={translate((x + 66, y + 2))}>
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
