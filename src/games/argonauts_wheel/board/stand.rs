//! What stands in a station as a picture, and how it got there.

use super::drawing::{drawing, drawing_at, material};
use super::movement::{Change, Movement};
use super::perspective::Perspective;
use rules::games::argonauts_wheel::{Discs, Piece, Side, Stand, Station};
use yew::prelude::*;

/// How thick a disc is in the picture.
const THICKNESS: i32 = 9;

/// A cone of a side alone.
pub const fn cone(side: Side) -> Stand {
    Stand {
        discs: None,
        cone: Some(side),
    }
}

/// How what stands in a station came to be so.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Arrival {
    /// What glided here, and between which places of the picture.
    glide: Option<(Piece, usize, usize)>,
    /// What happens when the movement is over.
    change: Option<Change>,
    /// What stood here before, as the wheel carried it.
    before: Stand,
}

impl Arrival {
    /// What a movement does to a station where this stood before.
    pub fn new(
        movement: &Movement,
        perspective: Perspective,
        station: Station,
        before: Stand,
    ) -> Self {
        let arrived = movement.arrived(station);
        let glide = arrived.map(|(piece, from)| {
            let [from, to] = [from, station].map(|station| perspective.place(station));
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

/// What stands in a station, as it is drawn.
#[derive(Clone, Copy, Debug)]
pub struct StandView {
    /// What stands there.
    pub stand: Stand,
    /// How it came to be so, while that is shown.
    pub arrival: Option<Arrival>,
    /// The piece that is chosen.
    pub lifted: Option<Piece>,
}

impl StandView {
    /// The picture, from the lowest piece to the uppermost.
    pub fn drawing(&self) -> Html {
        let count = self.stand.discs.map_or(0, |discs| i32::from(discs.count));
        html! {
            <>
                if let Some(discs) = self.stand.discs {
                    { for (0..count).map(|place| self.disc(discs, place)) }
                }
                if let Some(side) = self.stand.cone {
                    { self.cone(side, -THICKNESS * count) }
                }
            </>
        }
    }

    fn change(&self) -> Option<Change> {
        self.arrival.and_then(|arrival| arrival.change)
    }

    /// A disc, counted from below.
    fn disc(&self, discs: Discs, place: i32) -> Html {
        let height = -THICKNESS * place;
        let drawn = |living: bool| {
            let symbol = if living { "#aw-disc" } else { "#aw-dead" };
            drawing_at(symbol, Some(material(discs.side)), (0, height))
        };
        let changes = matches!(self.change(), Some(Change::Die | Change::Live));
        let is_top = place + 1 == i32::from(discs.count);
        let moves_with: &[Piece] = if is_top {
            &[Piece::Disc, Piece::Stack, Piece::Spire]
        } else {
            &[Piece::Stack, Piece::Spire]
        };
        html! {
            <g class={self.moved(moves_with)}>
                if place == 0 { { drawing("#aw-shadow") } }
                if changes {
                    <g class="until">{ drawn(!discs.living) }</g>
                    <g class="since">{ drawn(discs.living) }</g>
                } else {
                    <g>{ drawn(discs.living) }</g>
                }
            </g>
        }
    }

    /// A cone at a height, and the one that it kills.
    fn cone(&self, side: Side, height: i32) -> Html {
        let drawn = |side: Side, upset: bool| {
            let symbol = if upset { "#aw-upset" } else { "#aw-cone" };
            drawing_at(symbol, Some(material(side)), (0, height))
        };
        let stood_here = self
            .arrival
            .is_some_and(|arrival| arrival.before.cone == Some(side));
        // Whether it was upside down before, if it turns over.
        let turned_over = match self.change() {
            Some(Change::Die) => Some(false),
            Some(Change::Live) if stood_here => Some(true),
            _ => None,
        };
        let victim = match self.change() {
            Some(Change::Fall(victim)) => Some(victim),
            _ => None,
        };
        html! {
            <>
                if let Some(victim) = victim { <g class="until">{ drawn(victim, false) }</g> }
                <g class={self.moved(&[Piece::Cone, Piece::ConeOfSpire, Piece::Spire])}>
                    if self.stand.discs.is_none() {
                        <g class="aw-less">{ drawing("#aw-shadow") }</g>
                    }
                    if let Some(upset) = turned_over {
                        <g class="until">{ drawn(side, upset) }</g>
                        <g class="since">{ drawn(side, !upset) }</g>
                    } else {
                        <g>{ drawn(side, self.stand.is_upside_down()) }</g>
                    }
                </g>
            </>
        }
    }

    /// The class of a part of the stand that goes along with some pieces: lifted
    /// while one of them is chosen, gliding when one of them was moved here.
    fn moved(&self, moves_with: &[Piece]) -> Option<String> {
        if self.lifted.is_some_and(|piece| moves_with.contains(&piece)) {
            return Some("lifted".to_owned());
        }
        let (piece, from, to) = self.arrival?.glide?;
        let moves = moves_with.contains(&piece);
        moves.then(|| format!("glide from-{from} to-{to}"))
    }
}

/// A killed cone, lying beside the winner's, or falling just now.
pub fn fallen_cone(side: Side, falls: bool) -> Html {
    html! {
        <g class={falls.then_some("since")}>
            { drawing_at("#aw-fallen", Some(material(side)), (25, 14)) }
        </g>
    }
}

/// A stand as a small picture of its own, for the eye only.
pub fn stand_icon(stand: Stand) -> Html {
    let view = StandView {
        stand,
        arrival: None,
        lifted: None,
    };
    html! {
        <svg class="aw-icon" viewBox="-30 -60 60 80" aria-hidden="true" focusable="false">
            { view.drawing() }
        </svg>
    }
}
