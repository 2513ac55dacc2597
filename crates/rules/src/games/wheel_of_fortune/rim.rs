//! The land on the wheel: sixteen cells that lie from the start. Likely, not
//! certain.

use super::cells::{Cell, Side};
use super::tiles::{Design, Kind, Segment, below, city, design, field, road};

/// Cells of the wheel in a row or column.
pub const WHEEL_SIZE: i8 = 4;
/// All its cells.
pub(super) const RIM_COUNT: usize = 16;

/// A cell of the wheel, and to which of its features each segment belongs.
pub(super) struct RimCell {
    pub(super) design: Design,
    pub(super) features: &'static [u8],
}

const fn cell(edges: &str, segments: &'static [Segment], features: &'static [u8]) -> RimCell {
    RimCell {
        design: design("wheel", edges, segments, 0, &[]),
        features,
    }
}

/// Its features: three cities, three roads that end at the wheel, and the three
/// fields between the roads.
pub(super) const RIM_FEATURES: [Kind; 9] = {
    use Kind::{City, Field, Road};
    [City, City, City, Road, Road, Road, Field, Field, Field]
};

/// The places of those features: cities, roads, fields.
const CITY_A: u8 = 0;
const CITY_B: u8 = 1;
const CITY_C: u8 = 2;
const ROAD_1: u8 = 3;
const ROAD_2: u8 = 4;
const ROAD_3: u8 = 5;
const FIELD_A: u8 = 6;
const FIELD_B: u8 = 7;
const FIELD_C: u8 = 8;

/// The cells, row by row. Each field borders one of the cities; behind the
/// second and the third it passes without an end of its own on their sides.
#[rustfmt::skip]
pub(super) const RIM: [RimCell; RIM_COUNT] = [
    cell("C..F", &[city("N"), below("WL WR")], &[CITY_A, FIELD_A]),
    cell("F...", &[field("NL NR")], &[FIELD_A]),
    cell("R...", &[road("N"), field("NL"), field("NR")], &[ROAD_1, FIELD_A, FIELD_B]),
    cell("FF..", &[field("NL NR EL ER")], &[FIELD_B]),

    cell("...R", &[road("W"), field("WL"), field("WR")], &[ROAD_3, FIELD_C, FIELD_A]),
    cell("....", &[], &[]),
    cell("....", &[], &[]),
    cell(".F..", &[field("EL ER")], &[FIELD_B]),

    cell("...F", &[field("WL WR")], &[FIELD_C]),
    cell("....", &[], &[]),
    cell("....", &[], &[]),
    cell(".C..", &[city("E"), below("")], &[CITY_B, FIELD_B]),

    cell("..CC", &[city("SW"), below("")], &[CITY_C, FIELD_C]),
    cell("..F.", &[field("SL SR")], &[FIELD_C]),
    cell("..F.", &[field("SL SR")], &[FIELD_C]),
    cell(".FR.", &[road("S"), field("EL ER SL"), field("SR")], &[ROAD_2, FIELD_B, FIELD_C]),
];

/// The cell at a place of that list.
pub(super) const fn rim_cell(place: usize) -> Cell {
    Cell::new(place as i8 % WHEEL_SIZE, place as i8 / WHEEL_SIZE)
}

/// What is on a cell of the wheel; nothing beyond it.
#[must_use]
pub fn on_wheel(cell: Cell) -> Option<&'static Design> {
    let inside = |at: i8| (0..WHEEL_SIZE).contains(&at);
    if !inside(cell.column()) || !inside(cell.row()) {
        return None;
    }
    static CELLS: [RimCell; RIM_COUNT] = RIM;
    let place = cell.row() * WHEEL_SIZE + cell.column();
    CELLS.get(place as usize).map(|cell| &cell.design)
}

/// The cells around the wheel to which tiles can be attached, with their sides
/// that touch it.
pub fn around_wheel() -> impl Iterator<Item = (Cell, Side)> {
    (0..RIM_COUNT).flat_map(|place| {
        let sides = Side::ALL.into_iter();
        sides
            .filter(move |side| RIM[place].design.edges[*side as usize].is_some())
            .map(move |side| (rim_cell(place).beyond(side), side.opposite()))
    })
}
