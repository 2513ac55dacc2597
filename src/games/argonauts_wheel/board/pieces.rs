//! Pieces as pictures: what stands in a station, and how it got there.

use super::movement::{Change, Movement};
use super::view::{View, at};
use crate::parts;
use rules::games::argonauts_wheel::{Piece, Side, Stand, Station};
use yew::prelude::*;

/// How thick a disc is in the picture.
const THICK: i32 = 9;

/// The class of a side's material.
pub const fn material(side: Side) -> &'static str {
    match side {
        Side::Black => "aw-black",
        Side::White => "aw-white",
    }
}

/// One of the room's drawings.
pub fn drawn(symbol: &'static str, class: impl Into<AttrValue>, place: (i32, i32)) -> Html {
    let class: AttrValue = class.into();
    html! { <use href={symbol} {class} transform={at(place)} /> }
}

/// A stand as a small picture of its own, for the eye only.
pub fn icon(stand: Stand) -> Html {
    html! {
        <svg class="aw-icon" viewBox="-30 -60 60 80" aria-hidden="true" focusable="false">
            { standing(stand, None, None) }
        </svg>
    }
}

/// A cone of a side alone.
pub const fn cone(side: Side) -> Stand {
    Stand {
        discs: None,
        cone: Some(side),
    }
}

/// How what stands in a station came to be so.
pub struct Arrival<'a> {
    /// What the last action did.
    pub movement: &'a Movement,
    /// From which seat it is seen.
    pub view: View,
    /// Where it stands.
    pub station: Station,
    /// What stood there before, as the wheel carried it.
    pub before: Stand,
}

impl Arrival<'_> {
    /// The class of what glides here from another station.
    fn glides(&self, wanted: &[Piece]) -> Option<String> {
        let (piece, from) = self.movement.arrived(self.station)?;
        let places = [from, self.station].map(|station| self.view.place(station));
        wanted
            .contains(&piece)
            .then(|| format!("glide from-{} to-{}", places[0], places[1]))
    }

    fn change(&self) -> Option<Change> {
        let dead = self.before.discs.is_some_and(|discs| !discs.living);
        if self.movement.all_live && dead {
            return Some(Change::Live);
        }
        let arrived = self.movement.arrived(self.station).is_some();
        self.movement.change.filter(|_| arrived)
    }
}

/// What stands in a station, from the lowest piece to the uppermost; a piece
/// that was chosen is lifted.
pub fn standing(stand: Stand, arrival: Option<&Arrival<'_>>, chosen: Option<Piece>) -> Html {
    let mut shown = Vec::new();
    let change = arrival.and_then(Arrival::change);
    let carried = |wanted: &[Piece], inside: Html| {
        let lifted = chosen.filter(|piece| wanted.contains(piece));
        let class = lifted.map(|_| "lifted".to_owned());
        html! { <g class={class.or_else(|| arrival?.glides(wanted))}>{ inside }</g> }
    };
    let mut height = 0;
    if let Some(discs) = stand.discs {
        let disc = |living: bool, height: i32, class: &'static str| {
            let symbol = if living { "#aw-disc" } else { "#aw-dead" };
            changing(class, drawn(symbol, material(discs.side), (0, height)))
        };
        for place in 0..i32::from(discs.count) {
            let is_top = place + 1 == i32::from(discs.count);
            height = -THICK * place;
            let mut layers = Vec::new();
            if place == 0 {
                layers.push(drawn("#aw-shadow", "", (0, 0)));
            }
            if matches!(change, Some(Change::Die | Change::Live)) {
                layers.push(disc(!discs.living, height, "until"));
                layers.push(disc(discs.living, height, "since"));
            } else {
                layers.push(disc(discs.living, height, ""));
            }
            let wanted: &[Piece] = if is_top {
                &[Piece::Disc, Piece::Stack, Piece::Spire]
            } else {
                &[Piece::Stack, Piece::Spire]
            };
            shown.push(carried(wanted, parts::all(layers)));
        }
        height -= THICK;
    }
    if let Some(side) = stand.cone {
        let cone = |upset: bool, class: &'static str| {
            let symbol = if upset { "#aw-upset" } else { "#aw-cone" };
            changing(class, drawn(symbol, material(side), (0, height)))
        };
        let upset = stand.is_upside_down();
        let mut layers = Vec::new();
        if stand.discs.is_none() {
            layers.push(html! { <g class="aw-less">{ drawn("#aw-shadow", "", (0, 0)) }</g> });
        }
        match change {
            Some(Change::Die) => layers.extend([cone(false, "until"), cone(true, "since")]),
            Some(Change::Live) if arrival.is_some_and(|a| a.before.cone == Some(side)) => {
                layers.extend([cone(true, "until"), cone(false, "since")]);
            }
            _ => layers.push(cone(upset, "")),
        }
        let mut whole = parts::all(layers);
        if let Some(Change::Fall(victim)) = change {
            let falling = drawn("#aw-cone", material(victim), (0, height));
            shown.push(changing("until", falling));
        }
        whole = carried(&[Piece::Cone, Piece::ConeOfSpire, Piece::Spire], whole);
        shown.push(whole);
    }
    parts::all(shown)
}

/// A killed cone, lying beside the winner's.
pub fn fallen(side: Side, falls: bool) -> Html {
    let class = if falls { "since" } else { "" };
    changing(class, drawn("#aw-fallen", material(side), (25, 14)))
}

/// Something that is so until, or since, a piece arrives.
fn changing(class: &'static str, inside: Html) -> Html {
    html! { <g {class}>{ inside }</g> }
}
