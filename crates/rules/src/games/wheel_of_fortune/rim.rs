//! The land around the rim of the wheel, a start tile of 16 cells.
//! Rulebook: "Preparation".
//!
//! House ruling: the rulebook does not list the land of the wheel; this data
//! comes from one good source and may differ from the printed wheel in details.

use super::cells::Cell;
use super::tiles::{Design, Kind, Segment, city, city_field, design, field, road};
use crate::grid::Side;

/// Side of the wheel's square, in cells.
pub const WHEEL_SIZE: i8 = 4;
/// Cells of the wheel, including the four in its middle that have no land.
pub(super) const RIM_COUNT: usize = 16;

/// A cell of the wheel.
pub(super) struct RimCell {
    pub(super) design: Design,
    /// The index in [`RIM_FEATURES`] of each segment's feature.
    pub(super) features: &'static [u16],
}

const fn cell(edges: &str, segments: &'static [Segment], features: &'static [u16]) -> RimCell {
    RimCell {
        design: design("wheel", edges, segments, [0, 0], &[]),
        features,
    }
}

/// The features of the wheel's land: three cities, three roads that end at the
/// rim, and the three fields between the roads.
pub(super) const RIM_FEATURES: [Kind; 9] = {
    use Kind::{City, Field, Road};
    [City, City, City, Road, Road, Road, Field, Field, Field]
};

// Indices in that list.
const CITY_A: u16 = 0;
const CITY_B: u16 = 1;
const CITY_C: u16 = 2;
const ROAD_1: u16 = 3;
const ROAD_2: u16 = 4;
const ROAD_3: u16 = 5;
const FIELD_A: u16 = 6;
const FIELD_B: u16 = 7;
const FIELD_C: u16 = 8;

/// The cells, row by row. Each field borders one of the cities. Behind the second
/// and the third city it has no half side of its own, but it borders them.
#[rustfmt::skip]
pub(super) const RIM: [RimCell; RIM_COUNT] = [
    cell("C..F", &[city("N"), city_field("WL WR")], &[CITY_A, FIELD_A]),
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
    cell(".C..", &[city("E"), city_field("")], &[CITY_B, FIELD_B]),

    cell("..CC", &[city("SW"), city_field("")], &[CITY_C, FIELD_C]),
    cell("..F.", &[field("SL SR")], &[FIELD_C]),
    cell("..F.", &[field("SL SR")], &[FIELD_C]),
    cell(".FR.", &[road("S"), field("EL ER SL"), field("SR")], &[ROAD_2, FIELD_B, FIELD_C]),
];

/// The cell at an index of that list.
pub(super) const fn rim_cell(index: usize) -> Cell {
    Cell::new(index as i8 % WHEEL_SIZE, index as i8 / WHEEL_SIZE)
}

/// The land of a cell of the wheel, or `None` beyond the wheel.
pub fn wheel_cell_design(cell: Cell) -> Option<&'static Design> {
    let inside = |coordinate: i8| (0..WHEEL_SIZE).contains(&coordinate);
    if !inside(cell.column()) || !inside(cell.row()) {
        return None;
    }
    static CELLS: [RimCell; RIM_COUNT] = RIM;
    let index = cell.row() * WHEEL_SIZE + cell.column();
    CELLS.get(index as usize).map(|cell| &cell.design)
}

/// The cells next to the wheel, each with its side that touches the wheel.
pub fn cells_around_wheel() -> impl Iterator<Item = (Cell, Side)> {
    (0..RIM_COUNT).flat_map(|index| {
        Side::ALL
            .into_iter()
            .filter(move |side| RIM[index].design.edges[*side as usize].is_some())
            .map(move |side| (rim_cell(index).neighbour(side), side.opposite()))
    })
}
