//! The picture of a station's occupants, and their animation.

use super::drawing::{drawing, drawing_at, material};
use super::movement::{Change, Movement};
use super::perspective::Perspective;
use rules::games::argonauts_wheel::{Discs, Occupants, Piece, Side, Station};
use yew::prelude::*;

/// Thickness of a disc in the picture's units.
const THICKNESS: i32 = 9;

/// A single cone.
pub const fn lone_cone(side: Side) -> Occupants {
    Occupants {
        discs: None,
        cone: Some(side),
    }
}

/// The animation of a station's occupants.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Arrival {
    /// The piece that glides here, and the slots that it leaves and enters.
    glide: Option<(Piece, usize, usize)>,
    /// What happens after that.
    change: Option<Change>,
    before: Occupants,
}

impl Arrival {
    /// The part of `movement` that concerns a station, whose occupants were `before`.
    pub fn new(
        movement: &Movement,
        perspective: Perspective,
        station: Station,
        before: Occupants,
    ) -> Self {
        let arrived = movement.arrival(station);
        let glide = arrived.map(|(piece, from)| {
            let [from, to] = [from, station].map(|station| perspective.slot(station));
            (piece, from, to)
        });
        let dead = before.discs.is_some_and(|discs| !discs.living);
        let change = if movement.all_live && dead {
            Some(Change::Live)
        } else {
            movement.change.filter(|_| arrived.is_some())
        };
        Self {
            glide,
            change,
            before,
        }
    }
}

/// How a station's occupants are drawn.
#[derive(Clone, Copy, Debug)]
pub struct OccupantsView {
    pub occupants: Occupants,
    /// Their animation.
    pub arrival: Option<Arrival>,
    /// The chosen piece, which is drawn lifted.
    pub lifted: Option<Piece>,
}

impl OccupantsView {
    /// The picture, from the bottom piece to the top one.
    pub fn drawing(&self) -> Html {
        let count = self
            .occupants
            .discs
            .map_or(0, |discs| i32::from(discs.count));
        html! {
            <>
                if let Some(discs) = self.occupants.discs {
                    { for (0..count).map(|level| self.disc(discs, level)) }
                }
                if let Some(side) = self.occupants.cone {
                    { self.cone(side, -THICKNESS * count) }
                }
            </>
        }
    }

    fn change(&self) -> Option<Change> {
        self.arrival.and_then(|arrival| arrival.change)
    }

    /// The disc at a level, counted from 0 at the bottom.
    fn disc(&self, discs: Discs, level: i32) -> Html {
        let height = -THICKNESS * level;
        let drawn = |living: bool| {
            let symbol = if living { "#aw-disc" } else { "#aw-dead" };
            drawing_at(symbol, Some(material(discs.side)), (0, height))
        };
        let changes = matches!(self.change(), Some(Change::Die | Change::Live));
        let is_top = level + 1 == i32::from(discs.count);
        let moves_with: &[Piece] = if is_top {
            &[Piece::Disc, Piece::Stack, Piece::Spire]
        } else {
            &[Piece::Stack, Piece::Spire]
        };
        html! {
            <g class={self.motion_class(moves_with)}>
                if level == 0 { { drawing("#aw-shadow") } }
                if changes {
                    <g class="until">{ drawn(!discs.living) }</g>
                    <g class="since">{ drawn(discs.living) }</g>
                } else {
                    <g>{ drawn(discs.living) }</g>
                }
            </g>
        }
    }

    /// The cone at a height, and the one that it kills.
    fn cone(&self, side: Side, height: i32) -> Html {
        let drawn = |side: Side, upside_down: bool| {
            let symbol = if upside_down { "#aw-upset" } else { "#aw-cone" };
            drawing_at(symbol, Some(material(side)), (0, height))
        };
        let was_here = self
            .arrival
            .is_some_and(|arrival| arrival.before.cone == Some(side));
        // Only for a cone that turns over.
        let was_upside_down = match self.change() {
            Some(Change::Die) => Some(false),
            Some(Change::Live) if was_here => Some(true),
            _ => None,
        };
        let victim = match self.change() {
            Some(Change::Fall(victim)) => Some(victim),
            _ => None,
        };
        html! {
            <>
                if let Some(victim) = victim { <g class="until">{ drawn(victim, false) }</g> }
                <g class={self.motion_class(&[Piece::Cone, Piece::ConeOfSpire, Piece::Spire])}>
                    if self.occupants.discs.is_none() {
                        <g class="aw-less">{ drawing("#aw-shadow") }</g>
                    }
                    if let Some(upside_down) = was_upside_down {
                        <g class="until">{ drawn(side, upside_down) }</g>
                        <g class="since">{ drawn(side, !upside_down) }</g>
                    } else {
                        <g>{ drawn(side, self.occupants.is_upside_down()) }</g>
                    }
                </g>
            </>
        }
    }

    /// The class of a disc or cone that belongs to these pieces: lifted while one of
    /// them is chosen, gliding if one of them was moved here.
    fn motion_class(&self, moves_with: &[Piece]) -> Option<String> {
        if self.lifted.is_some_and(|piece| moves_with.contains(&piece)) {
            return Some("lifted".to_owned());
        }
        let (piece, from, to) = self.arrival?.glide?;
        let glides = moves_with.contains(&piece);
        glides.then(|| format!("glide from-{from} to-{to}"))
    }
}

/// A killed cone beside the winner's; `falls` if its fall is animated.
pub fn fallen_cone(side: Side, falls: bool) -> Html {
    html! {
        <g class={falls.then_some("since")}>
            { drawing_at("#aw-fallen", Some(material(side)), (25, 14)) }
        </g>
    }
}

/// Occupants as a small picture, hidden from screen readers.
pub fn occupants_icon(occupants: Occupants) -> Html {
    let view = OccupantsView {
        occupants,
        arrival: None,
        lifted: None,
    };
    html! {
        <svg class="aw-icon" viewBox="-30 -60 60 80" aria-hidden="true" focusable="false">
            { view.drawing() }
        </svg>
    }
}
