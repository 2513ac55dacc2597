//! What is drawn with the symbols of the game's drawings: pieces as they lie,
//! roads joined to each other, outlines.

use super::geometry::{corner, moved};
use super::shapes::{BRIDGES, PORT_TURNS, ROADS, SIDES, SIDEWALK_SIDE, TURNS};
use rules::games::world_wonders::{
    Cell, Cells, City, Form, Kind, Monument, Piece, PlacedPiece, ROWS, Slot, Turn,
};
use yew::prelude::*;

/// A drawing whose upper left corner is at a point.
pub fn at(symbol: impl Into<AttrValue>, (x, y): (i32, i32), class: &'static str) -> Html {
    let href: AttrValue = symbol.into();
    html! { <use {href} x={x.to_string()} y={y.to_string()} {class} /> }
}

/// The drawing of a building turned so.
pub fn building(kind: Kind, slot: Slot, turn: Turn) -> String {
    let turn = TURNS[usize::from(turn.quarters()) % TURNS.len()];
    format!("#ww-{}-{}{turn}", kind.id(), slot.id())
}

/// The drawing of a monument's piece turned so.
pub fn monument(monument: Monument, turn: usize) -> String {
    format!("#ww-{}{}", monument.id(), TURNS[turn % TURNS.len()])
}

/// How the drawing of a monument's piece is turned: the port by its water.
fn monument_turn(which: Monument, lying: PlacedPiece, water: Cells) -> usize {
    if which != Monument::Port {
        return usize::from(lying.turn.quarters());
    }
    let cells = lying.cells();
    let wet = cells.and(water);
    let is_wet = |by: (i8, i8)| {
        // All its spaces on that side are water.
        let by = (i32::from(by.0), i32::from(by.1));
        cells.iter().all(|cell| {
            let inside = moved(cell, by).is_some_and(|other| cells.has(other));
            inside || wet.has(cell)
        })
    };
    let side = SIDES.iter().position(|side| is_wet(*side));
    side.map_or(0, |side| PORT_TURNS[side])
}

/// The drawing of a space of road among others.
fn road(cell: Cell, roads: Cells, water: Cells) -> &'static str {
    let mut joins = 0;
    for (side, by) in SIDES.iter().enumerate() {
        let other = moved(cell, (i32::from(by.0), i32::from(by.1)));
        let walk = side == SIDEWALK_SIDE && cell.row() + 1 == ROWS;
        if walk || other.is_some_and(|other| roads.has(other)) {
            joins |= 1 << side;
        }
    }
    if water.has(cell) {
        BRIDGES[joins]
    } else {
        ROADS[joins]
    }
}

/// Spaces of road, joined to all roads.
pub fn road_spaces(cells: Cells, roads: Cells, water: Cells) -> Html {
    let drawn = cells
        .iter()
        .map(|cell| at(road(cell, roads, water), corner(cell), ""));
    drawn.collect()
}

/// Whether a piece is a road, which is drawn space by space.
pub const fn is_road(piece: Piece) -> bool {
    matches!(
        piece,
        Piece::LongRoad | Piece::DoubleRoad | Piece::SingleRoad
    )
}

/// A piece as it lies, or would lie.
pub fn piece(lying: PlacedPiece, city: &City) -> Html {
    let place = corner(lying.at);
    let water = city.map().water;
    match lying.piece {
        Piece::LongRoad | Piece::DoubleRoad | Piece::SingleRoad => {
            let cells = lying.cells();
            road_spaces(cells, city.roads().or(cells), water)
        }
        Piece::Tower => at("#ww-tower", place, ""),
        Piece::Tile(tile) => at(building(tile.kind(), tile.slot(), lying.turn), place, ""),
        Piece::Monument(which) => {
            let turn = monument_turn(which, lying, water);
            at(monument(which, turn), place, "")
        }
    }
}

/// What a form is called in drawings.
const fn form_id(form: Form) -> &'static str {
    match form {
        Form::I1 => "I1",
        Form::I2 => "I2",
        Form::I3 => "I3",
        Form::I4 => "I4",
        Form::L3 => "L3",
        Form::O4 => "O4",
        Form::L4 => "L4",
        Form::P5 => "P5",
        Form::T4 => "T4",
        Form::S4 => "S4",
        Form::R6 => "R6",
        Form::R8 => "R8",
        Form::S9 => "S9",
    }
}

/// The outline of a piece as it lies.
pub fn edge(lying: PlacedPiece, class: &'static str) -> Html {
    let turn = TURNS[usize::from(lying.turn.quarters()) % TURNS.len()];
    let symbol = format!("#ww-outline-{}{turn}", form_id(lying.piece.form()));
    at(symbol, corner(lying.at), class)
}
