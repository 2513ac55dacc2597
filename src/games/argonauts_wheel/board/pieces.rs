//! The pieces on the wheel and the time stone, and their animation.

use super::choices::ChosenPiece;
use super::dial::turning_class;
use super::movement::{Change, Movement};
use super::perspective::{
    BACK_TO_FRONT, FLAT, HOLLOWS, NESTS, Perspective, UPRIGHT, drawing, drawing_at, material,
};
use crate::games::input::translate;
use rules::games::argonauts_wheel::{Discs, Occupants, Piece, Side, Station, Wheel};
use yew::prelude::*;
use yew::virtual_dom::Key;

#[derive(Properties, PartialEq)]
pub struct PiecesProps {
    pub perspective: Perspective,
    pub snapshot: WheelSnapshot,
    pub time_stone: Station,
    /// The side that killed the opposing cone.
    pub winner: Option<Side>,
    #[prop_or_default]
    pub movement: Option<Movement>,
    #[prop_or_default]
    pub before: Option<WheelSnapshot>,
    /// Number of actions so far; each animation is shown once.
    #[prop_or_default]
    pub ply: usize,
    /// The chosen piece, which is drawn lifted.
    #[prop_or_default]
    pub chosen: Option<ChosenPiece>,
}

/// Everything that stands on the wheel, from back to front.
#[component]
pub fn Pieces(props: &PiecesProps) -> Html {
    let stone_slot = props.perspective.slot(props.time_stone);
    let nest = NESTS.get(stone_slot).copied().unwrap_or_default();
    let stone = upright("stone".into(), nest, drawing("#aw-stone"));
    // A gliding piece is drawn above all others.
    let glides = |slot: &usize| {
        let station = props.perspective.station(*slot);
        props
            .movement
            .is_some_and(|movement| movement.arrival(station).is_some())
    };
    let pieces = BACK_TO_FRONT
        .into_iter()
        .filter(|slot| !glides(slot))
        .chain(BACK_TO_FRONT.into_iter().filter(glides))
        .map(|slot| {
            let hollow = HOLLOWS.get(slot).copied().unwrap_or_default();
            upright(slot.into(), hollow, pieces_in(props, slot))
        });
    let is_turning = props.movement.is_some_and(|movement| movement.turned);
    html! {
        <g transform={FLAT}>
            <g key={props.ply} class={turning_class(is_turning)}>
                { stone }
                { for pieces }
            </g>
        </g>
    }
}

/// The pieces in a slot, with a killed cone beside the one that killed it.
fn pieces_in(props: &PiecesProps, slot: usize) -> Html {
    let station = props.perspective.station(slot);
    let occupants = props.snapshot.occupants(station);
    let chosen = props.chosen.filter(|chosen| chosen.from == station);
    let winner = props
        .winner
        .filter(|winner| occupants.cone == Some(*winner));
    let view = OccupantsView {
        occupants,
        arrival: arrival(props, station),
        lifted: chosen.map(|chosen| chosen.piece),
    };
    html! {
        <>
            { view.drawing() }
            if let Some(winner) = winner {
                { fallen_cone(winner.other(), props.movement.is_some()) }
            }
        </>
    }
}

fn arrival(props: &PiecesProps, station: Station) -> Option<Arrival> {
    let movement = props.movement?;
    // A turn of the wheel carried them here from the next station.
    let origin = station.clockwise(u8::from(movement.turned));
    let before = props.before.map(|before| before.occupants(origin));
    Some(Arrival::new(
        &movement,
        props.perspective,
        station,
        before.unwrap_or_default(),
    ))
}

/// Content on the wheel that stays upright while the wheel turns.
fn upright(key: Key, centre: (i32, i32), content: Html) -> Html {
    html! {
        <g {key} transform={translate(centre)}><g class="upright"><g transform={UPRIGHT}>{ content }</g></g></g>
    }
}

/// Thickness of a disc in the picture's units.
const THICKNESS: i32 = 9;

pub const fn lone_cone(side: Side) -> Occupants {
    Occupants {
        discs: None,
        cone: Some(side),
    }
}

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

/// The occupants of each station. Unlike a [`Wheel`] it can be made from invalid data,
/// such as a damaged thumbnail.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct WheelSnapshot([Occupants; 8]);

impl WheelSnapshot {
    /// The snapshot whose occupants of each station `occupants` returns.
    pub fn from_fn(occupants: impl Fn(Station) -> Occupants) -> Self {
        let mut stations = [Occupants::default(); 8];
        for (station, item) in Station::all().zip(&mut stations) {
            *item = occupants(station);
        }
        Self(stations)
    }

    pub fn occupants(&self, station: Station) -> Occupants {
        self.0
            .get(usize::from(station.number()))
            .copied()
            .unwrap_or_default()
    }
}

impl From<&Wheel> for WheelSnapshot {
    fn from(wheel: &Wheel) -> Self {
        Self::from_fn(|station| wheel.occupants(station))
    }
}
