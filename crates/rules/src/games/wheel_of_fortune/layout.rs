//! Compact layouts of tiles and of the wheel's cells, for fast placing: computed
//! at compile time from the readable data in `tiles` and `rim`.

use super::rim::{RIM, RIM_COUNT};
use super::tiles::{Design, Edge, Kind, TILE_COUNT, Tile};
use crate::grid::Rotation;

/// Segments of a tile at most.
pub(super) const MAX_SEGMENTS: usize = 8;
/// Stands for no segment.
pub(super) const NONE: u8 = u8::MAX;

/// Index of a [`Layout`]: that of a tile or of a cell of the wheel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct LayoutId(u8);

impl LayoutId {
    pub(super) const fn of(tile: Tile) -> Self {
        Self(tile.index() as u8)
    }

    /// The cell of the wheel at this index of [`RIM`].
    pub(super) const fn rim(index: usize) -> Self {
        Self((TILE_COUNT + index % RIM_COUNT) as u8)
    }

    pub(super) const fn tile(self) -> Option<Tile> {
        Tile::from_index(self.0)
    }

    pub(super) const fn layout(self) -> &'static Layout {
        &LAYOUTS[self.0 as usize]
    }
}

/// The edges at the four sides of a cell, two bits each, the north in the lowest
/// bits: [`FIELD`], [`ROAD`], [`CITY`], or 0 for no edge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct EdgeCodes(pub(super) u8);

// Codes of edges.
const FIELD: u8 = 1;
const ROAD: u8 = 2;
const CITY: u8 = 3;

impl EdgeCodes {
    pub(super) const NONE: Self = Self(0);

    pub(super) const fn edge(self, side: usize) -> u8 {
        self.0 >> (2 * side) & 3
    }

    /// The edge at a side, if there is one.
    pub(super) const fn edge_at(self, side: usize) -> Option<Edge> {
        match self.edge(side) {
            FIELD => Some(Edge::Field),
            ROAD => Some(Edge::Road),
            CITY => Some(Edge::City),
            _ => None,
        }
    }

    pub(super) const fn with(self, side: usize, edge: u8) -> Self {
        Self(self.0 | edge << (2 * side))
    }

    pub(super) const fn rotated(self, rotation: Rotation) -> Self {
        Self(self.0.rotate_left(2 * rotation.quarters() as u32))
    }

    /// Whether a tile has the same edge wherever this set has one.
    const fn is_matched_by(self, tile: Self) -> bool {
        let present = (self.0 | self.0 >> 1) & 0x55;
        (self.0 ^ tile.0) & (present * 3) == 0
    }
}

/// A set of rotations, and its iterator.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct RotationSet(u8);

impl RotationSet {
    pub(super) const NONE: Self = Self(0);

    pub(super) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub(super) const fn contains(self, rotation: Rotation) -> bool {
        self.0 >> rotation.quarters() & 1 == 1
    }
}

impl Iterator for RotationSet {
    type Item = Rotation;

    fn next(&mut self) -> Option<Rotation> {
        if self.0 == 0 {
            return None;
        }
        let quarters = self.0.trailing_zeros() as u8;
        self.0 &= self.0 - 1;
        Some(Rotation::new(quarters))
    }
}

/// An unrotated tile, or a cell of the wheel.
pub(super) struct Layout {
    pub(super) sides: EdgeCodes,
    /// The rotations that match the edges on two sides, four bits of
    /// [`EdgeCodes`]: north and east, then south and west.
    matching: [[u8; 16]; 2],
    /// By side, clockwise: the segments at its left half, middle and right half,
    /// seen from inside the tile.
    slots: [[u8; 3]; 4],
    pub(super) count: u8,
    pub(super) kinds: [Kind; MAX_SEGMENTS],
    /// The number of sides that each city or road reaches.
    pub(super) ends: [u8; MAX_SEGMENTS],
    pub(super) pennants: [u8; MAX_SEGMENTS],
    /// Whether the tile is added to the tiles of the segment's feature: always,
    /// except for fields that border no city of the tile.
    pub(super) extends: [bool; MAX_SEGMENTS],
}

impl Layout {
    /// The rotations in which the tile matches the edges around a cell.
    /// Rulebook: "Placing a tile".
    pub(super) const fn rotations_matching(&self, edges: EdgeCodes) -> RotationSet {
        let [one, other] = &self.matching;
        RotationSet(one[edges.0 as usize & 15] & other[edges.0 as usize >> 4])
    }

    /// The segments at a side of the rotated tile, left to right.
    pub(super) const fn slots(&self, side: usize, rotation: Rotation) -> [u8; 3] {
        self.slots[(side + 4 - rotation.quarters() as usize) % 4]
    }

    pub(super) const fn has_cloister(&self) -> bool {
        let last = self.count as usize;
        last > 0 && matches!(self.kinds[last - 1], Kind::Cloister)
    }

    const fn new(design: &Design) -> Self {
        let mut layout = Self {
            sides: EdgeCodes::NONE,
            matching: [[0; 16]; 2],
            slots: [[NONE; 3]; 4],
            count: design.segments.len() as u8,
            kinds: [Kind::Field; MAX_SEGMENTS],
            ends: [0; MAX_SEGMENTS],
            pennants: [0; MAX_SEGMENTS],
            extends: [false; MAX_SEGMENTS],
        };
        let mut at = 0;
        while at < design.segments.len() {
            let segment = design.segments[at];
            layout.kinds[at] = segment.kind;
            layout.pennants[at] = segment.pennants;
            layout.extends[at] = !matches!(segment.kind, Kind::Field) || segment.borders_city;
            if matches!(segment.kind, Kind::City | Kind::Road) {
                layout.ends[at] = segment.ends.count_ones() as u8;
            }
            let mut side = 0;
            while side < 4 {
                let halves = segment.ends >> (2 * side);
                match segment.kind {
                    Kind::City | Kind::Road if segment.ends >> side & 1 == 1 => {
                        layout.slots[side][1] = at as u8;
                    }
                    Kind::Field => {
                        if halves & 1 == 1 {
                            layout.slots[side][0] = at as u8;
                        }
                        if halves & 2 == 2 {
                            layout.slots[side][2] = at as u8;
                        }
                    }
                    _ => {}
                }
                side += 1;
            }
            at += 1;
        }
        let mut side = 0;
        while side < 4 {
            let edge = match design.edges[side] {
                None => 0,
                Some(Edge::Field) => FIELD,
                Some(Edge::Road) => ROAD,
                Some(Edge::City) => CITY,
            };
            layout.sides = layout.sides.with(side, edge);
            side += 1;
        }
        let mut edges = 0;
        while edges < 16 {
            let mut quarters = 0;
            while quarters < 4 {
                let rotated = layout.sides.rotated(Rotation::new(quarters));
                let fits = [EdgeCodes(edges), EdgeCodes(edges << 4)];
                let at = edges as usize;
                layout.matching[0][at] |= (fits[0].is_matched_by(rotated) as u8) << quarters;
                layout.matching[1][at] |= (fits[1].is_matched_by(rotated) as u8) << quarters;
                quarters += 1;
            }
            edges += 1;
        }
        layout
    }
}

static LAYOUTS: [Layout; TILE_COUNT + RIM_COUNT] = {
    const EMPTY: Design = RIM[5].design;
    let mut layouts = [const { Layout::new(&EMPTY) }; TILE_COUNT + RIM_COUNT];
    let mut piece = 0;
    while piece < layouts.len() {
        layouts[piece] = match Tile::from_index(piece as u8) {
            Some(tile) => Layout::new(tile.design()),
            None => Layout::new(&RIM[piece - TILE_COUNT].design),
        };
        piece += 1;
    }
    layouts
};
