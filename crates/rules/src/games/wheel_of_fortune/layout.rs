//! Tiles and cells of the wheel as placing needs them: made from the readable
//! data when the program is compiled.

use super::cells::Rotation;
use super::rim::{RIM, RIM_COUNT};
use super::tiles::{Design, Edge, Kind, TILE_COUNT, Tile};

/// The most segments a tile has.
pub(super) const MOST_SEGMENTS: usize = 8;
/// No segment.
pub(super) const NONE: u8 = u8::MAX;

/// What lies in a cell: a tile, or a part of the wheel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Piece(u8);

impl Piece {
    pub(super) const fn of(tile: Tile) -> Self {
        Self(tile.index() as u8)
    }

    /// The cell of the wheel at this place of its list.
    pub(super) const fn rim(place: usize) -> Self {
        Self((TILE_COUNT + place % RIM_COUNT) as u8)
    }

    pub(super) const fn tile(self) -> Option<Tile> {
        Tile::at(self.0)
    }

    pub(super) const fn layout(self) -> &'static Layout {
        &LAYOUTS[self.0 as usize]
    }
}

/// Sides with what meets there, two bits a side, the north lowest: 0 where
/// nothing is there (yet).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Sides(pub(super) u8);

/// The codes of edges.
pub(super) const FIELD: u8 = 1;
pub(super) const ROAD: u8 = 2;
pub(super) const CITY: u8 = 3;

impl Sides {
    pub(super) const OPEN: Self = Self(0);

    pub(super) const fn at(self, side: usize) -> u8 {
        self.0 >> (2 * side) & 3
    }

    pub(super) const fn with(self, side: usize, edge: u8) -> Self {
        Self(self.0 | edge << (2 * side))
    }

    pub(super) const fn turned(self, rotation: Rotation) -> Self {
        Self(self.0.rotate_left(2 * rotation.quarters() as u32))
    }

    /// Whether all sides that are there are the same as those of a tile.
    const fn takes(self, tile: Self) -> bool {
        let there = (self.0 | self.0 >> 1) & 0x55;
        (self.0 ^ tile.0) & (there * 3) == 0
    }
}

/// Some of the ways to turn a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Turns(u8);

impl Turns {
    pub(super) const NONE: Self = Self(0);

    pub(super) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub(super) const fn has(self, rotation: Rotation) -> bool {
        self.0 >> rotation.quarters() & 1 == 1
    }
}

impl Iterator for Turns {
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

/// A tile or cell of the wheel, unturned.
pub(super) struct Layout {
    pub(super) sides: Sides,
    /// The turns that match what is there on two sides, north and east, then
    /// south and west.
    turns: [[u8; 16]; 2],
    /// Of each side clockwise: the segments at its left half, its middle and
    /// its right half.
    slots: [[u8; 3]; 4],
    pub(super) count: u8,
    pub(super) kinds: [Kind; MOST_SEGMENTS],
    /// At how many sides a city or road ends.
    pub(super) ends: [u8; MOST_SEGMENTS],
    pub(super) pennants: [u8; MOST_SEGMENTS],
    /// Whether the tile is one of a feature's own: always but for fields that
    /// border no city of it.
    pub(super) counts: [bool; MOST_SEGMENTS],
}

impl Layout {
    /// How it can be turned to match what is there.
    pub(super) const fn turns(&self, there: Sides) -> Turns {
        let [one, other] = &self.turns;
        Turns(one[there.0 as usize & 15] & other[there.0 as usize >> 4])
    }

    /// The segments at a side of the turned tile.
    pub(super) const fn slots(&self, side: usize, rotation: Rotation) -> [u8; 3] {
        self.slots[(side + 4 - rotation.quarters() as usize) % 4]
    }

    pub(super) const fn has_cloister(&self) -> bool {
        let last = self.count as usize;
        last > 0 && matches!(self.kinds[last - 1], Kind::Cloister)
    }

    const fn new(design: &Design) -> Self {
        let mut layout = Self {
            sides: Sides::OPEN,
            turns: [[0; 16]; 2],
            slots: [[NONE; 3]; 4],
            count: design.segments.len() as u8,
            kinds: [Kind::Field; MOST_SEGMENTS],
            ends: [0; MOST_SEGMENTS],
            pennants: [0; MOST_SEGMENTS],
            counts: [false; MOST_SEGMENTS],
        };
        let mut at = 0;
        while at < design.segments.len() {
            let segment = design.segments[at];
            layout.kinds[at] = segment.kind;
            layout.pennants[at] = segment.pennants;
            layout.counts[at] = !matches!(segment.kind, Kind::Field) || segment.at_city;
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
        let mut there = 0;
        while there < 16 {
            let mut quarters = 0;
            while quarters < 4 {
                let turned = layout.sides.turned(Rotation::new(quarters));
                let fits = [Sides(there), Sides(there << 4)];
                let at = there as usize;
                layout.turns[0][at] |= (fits[0].takes(turned) as u8) << quarters;
                layout.turns[1][at] |= (fits[1].takes(turned) as u8) << quarters;
                quarters += 1;
            }
            there += 1;
        }
        layout
    }
}

static LAYOUTS: [Layout; TILE_COUNT + RIM_COUNT] = {
    const EMPTY: Design = RIM[5].design;
    let mut layouts = [const { Layout::new(&EMPTY) }; TILE_COUNT + RIM_COUNT];
    let mut piece = 0;
    while piece < layouts.len() {
        layouts[piece] = match Tile::at(piece as u8) {
            Some(tile) => Layout::new(tile.design()),
            None => Layout::new(&RIM[piece - TILE_COUNT].design),
        };
        piece += 1;
    }
    layouts
};
