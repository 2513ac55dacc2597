//! The tiles: their designs, numbers and counts. Rulebook: "Tile distribution".
//!
//! House ruling: the data come from public tile lists that agree with each other,
//! as the rulebook's table is missing.

use super::notation::ParseNotationError;
use crate::grid::Side;
use serde::Serialize;

/// The land at a side of a tile, which must be the same on the neighbour.
#[allow(missing_docs, reason = "the names of the variants say it")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "camelCase")]
pub enum Edge {
    Field,
    /// A road with a field on each side of it.
    Road,
    City,
}

/// The kind of a feature or segment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "camelCase")]
pub enum Kind {
    /// A city, for knights.
    City,
    /// A road, for thieves.
    Road,
    /// A field, for farmers.
    Field,
    /// A cloister, for a monk.
    Cloister,
}

/// The part of a feature on one tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Segment {
    /// City, road, field or cloister.
    pub kind: Kind,
    /// The sides that it reaches, as bits. Cities and roads: north 1, east 2,
    /// south 4, west 8. Fields: half sides clockwise from the north-west corner,
    /// 1 to 128.
    pub ends: u8,
    /// Pennants of a city.
    pub pennants: u8,
    /// Whether a field borders the cities of its tile. It borders all of them
    /// or none, as no design needs more.
    pub borders_city: bool,
}

/// The name of a segment: its kind and its first side or half side clockwise
/// from the north-west corner of the unrotated tile. The segments of a tile have
/// different names. The text form is that of the notation, such as `field-SR`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub struct SegmentName {
    /// City, road, field or cloister.
    pub kind: Kind,
    /// The side of a city or road from 0 to 3, the half side of a field from 0 to
    /// 7, or 0 for a cloister.
    pub first: u8,
}

impl Segment {
    /// The name by which actions call it.
    pub const fn name(&self) -> SegmentName {
        let first = match self.kind {
            Kind::Cloister => 0,
            _ => self.ends.trailing_zeros() as u8 % 8,
        };
        SegmentName {
            kind: self.kind,
            first,
        }
    }
}

/// Identifies a segment of a tile: its index in [`Design::segments`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub struct SegmentId(u8);

impl SegmentId {
    /// The segment with this index.
    pub const fn new(index: u8) -> Self {
        Self(index)
    }

    /// Index in [`Design::segments`].
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// The land on a tile, without its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Design {
    /// The letter that tile lists use, or the initials and a number for tiles of
    /// an expansion.
    pub name: &'static str,
    /// Its edges, clockwise from the north. Only cells of the wheel have sides
    /// without an edge, inside the wheel.
    pub edges: [Option<Edge>; 4],
    /// Its segments: cities, roads and fields, each clockwise from the north-west
    /// corner, then a cloister.
    pub segments: &'static [Segment],
    /// The number of its tiles in public lists of this game, 71 in all.
    pub count: u8,
    /// The number of its tiles in the base game, 72 in all.
    pub base_count: u8,
    /// The numbers on its tiles that carry one.
    pub numbers: &'static [u8],
}

impl Design {
    /// The segment with this name.
    pub fn segment(&self, name: SegmentName) -> Option<SegmentId> {
        let index = self
            .segments
            .iter()
            .position(|segment| segment.name() == name)?;
        Some(SegmentId(index as u8))
    }

    /// The number of its tiles with this number, or without one for 0, in public
    /// lists of this game.
    const fn listed_count(&self, number: u8) -> u8 {
        if number == 0 {
            return self.count - self.numbers.len() as u8;
        }
        let (mut count, mut at) = (0, 0);
        while at < self.numbers.len() {
            count += (self.numbers[at] == number) as u8;
            at += 1;
        }
        count
    }

    /// The edge at a side of the unrotated tile.
    pub const fn edge(&self, side: Side) -> Option<Edge> {
        self.edges[side as usize]
    }
}

const fn segment(kind: Kind, ends: u8) -> Segment {
    Segment {
        kind,
        ends,
        pennants: 0,
        borders_city: false,
    }
}

/// A city that reaches these sides, such as `NE`.
pub(super) const fn city(at: &str) -> Segment {
    segment(Kind::City, side_bits(at))
}

/// A city with a pennant.
const fn pennant_city(at: &str) -> Segment {
    let mut city = city(at);
    city.pennants = 1;
    city
}

/// A road that reaches these sides.
pub(super) const fn road(at: &str) -> Segment {
    segment(Kind::Road, side_bits(at))
}

/// A field that reaches these half sides, such as `NL NR`, and borders no city.
pub(super) const fn field(at: &str) -> Segment {
    segment(Kind::Field, half_side_bits(at))
}

/// A field that reaches these half sides and borders the cities of its tile.
pub(super) const fn city_field(at: &str) -> Segment {
    let mut field = field(at);
    field.borders_city = true;
    field
}

const CLOISTER: Segment = segment(Kind::Cloister, 0);

const fn side(letter: u8) -> u8 {
    match letter {
        b'N' => 0,
        b'E' => 1,
        b'S' => 2,
        _ => 3,
    }
}

const fn side_bits(text: &str) -> u8 {
    let text = text.as_bytes();
    let (mut ends, mut at) = (0, 0);
    while at < text.len() {
        ends |= 1 << side(text[at]);
        at += 1;
    }
    ends
}

const fn half_side_bits(text: &str) -> u8 {
    let text = text.as_bytes();
    let (mut ends, mut at) = (0, 0);
    while at < text.len() {
        let right = (text[at + 1] == b'R') as u8;
        ends |= 1 << (2 * side(text[at]) + right);
        at += 3;
    }
    ends
}

/// A design; edges clockwise from the north, a dot where there is none.
pub(super) const fn design(
    name: &'static str,
    edges: &str,
    segments: &'static [Segment],
    [count, base_count]: [u8; 2],
    numbers: &'static [u8],
) -> Design {
    let letters = edges.as_bytes();
    let mut edges = [None; 4];
    let mut at = 0;
    while at < 4 {
        edges[at] = match letters[at] {
            b'F' => Some(Edge::Field),
            b'R' => Some(Edge::Road),
            b'C' => Some(Edge::City),
            _ => None,
        };
        at += 1;
    }
    Design {
        name,
        edges,
        segments,
        count,
        base_count,
        numbers,
    }
}

/// Designs of all sets together, those of expansions included.
pub const DESIGN_COUNT: usize = 33;

/// All designs, with the number of their tiles in this game and in the base game,
/// and the numbers that move the pig. Half sides are named by side and L or R,
/// seen from the tile's middle.
#[rustfmt::skip]
pub const DESIGNS: [Design; DESIGN_COUNT] = [
    design("A", "FFRF", &[road("S"), field("NL NR EL ER SL SR WL WR"), CLOISTER], [2, 2], &[]),
    design("B", "FFFF", &[field("NL NR EL ER SL SR WL WR"), CLOISTER], [4, 4], &[]),
    design("C", "CCCC", &[pennant_city("NESW")], [1, 1], &[]),
    design("D", "CRFR", &[city("N"), road("EW"), city_field("EL WR"), field("ER SL SR WL")], [3, 4], &[]),
    design("E", "CFFF", &[city("N"), city_field("EL ER SL SR WL WR")], [4, 5], &[]),
    design("F", "FCFC", &[pennant_city("EW"), city_field("NL NR"), city_field("SL SR")], [2, 2], &[]),
    design("G", "FCFC", &[city("EW"), city_field("NL NR"), city_field("SL SR")], [1, 1], &[]),
    design("H", "CFCF", &[city("N"), city("S"), city_field("EL ER WL WR")], [2, 3], &[]),
    design("I", "CFFC", &[city("N"), city("W"), city_field("EL ER SL SR")], [2, 2], &[]),
    design("J", "CRRF", &[city("N"), road("ES"), city_field("EL SR WL WR"), field("ER SL")], [2, 3], &[]),
    design("K", "CFRR", &[city("N"), road("SW"), city_field("EL ER SL WR"), field("SR WL")], [2, 3], &[]),
    design("L", "CRRR", &[
        city("N"), road("E"), road("S"), road("W"), city_field("EL WR"), field("ER SL"), field("SR WL"),
    ], [2, 3], &[]),
    design("M", "CFFC", &[pennant_city("NW"), city_field("EL ER SL SR")], [2, 2], &[]),
    design("N", "CFFC", &[city("NW"), city_field("EL ER SL SR")], [2, 3], &[1, 1]),
    design("O", "CRRC", &[pennant_city("NW"), road("ES"), city_field("EL SR"), field("ER SL")], [2, 2], &[]),
    design("P", "CRRC", &[city("NW"), road("ES"), city_field("EL SR"), field("ER SL")], [2, 3], &[]),
    design("Q", "CCFC", &[pennant_city("NEW"), city_field("SL SR")], [1, 1], &[]),
    design("R", "CCFC", &[city("NEW"), city_field("SL SR")], [2, 3], &[]),
    design("S", "CCRC", &[pennant_city("NEW"), road("S"), city_field("SL"), city_field("SR")], [2, 2], &[]),
    design("T", "CCRC", &[city("NEW"), road("S"), city_field("SL"), city_field("SR")], [1, 1], &[]),
    design("U", "FRFR", &[road("EW"), field("NL NR EL WR"), field("ER SL SR WL")],
        [8, 8], &[1, 1, 1, 2, 2, 2, 3, 3]),
    design("V", "FFRR", &[road("SW"), field("NL NR EL ER SL WR"), field("SR WL")],
        [8, 9], &[1, 1, 1, 1, 2, 2, 3]),
    design("W", "FRRR", &[
        road("E"), road("S"), road("W"), field("NL NR EL WR"), field("ER SL"), field("SR WL"),
    ], [4, 4], &[]),
    design("X", "RRRR", &[
        road("N"), road("E"), road("S"), road("W"),
        field("NL WR"), field("NR EL"), field("ER SL"), field("SR WL"),
    ], [1, 1], &[1]),
    // From Inns & Cathedrals.
    design("IC1", "CFRF", &[city("N"), road("S"), city_field("EL ER SL"), city_field("SR WL WR")], [1, 0], &[]),
    design("IC2", "CFRC", &[city("NW"), road("S"), city_field("EL ER SL"), city_field("SR")], [1, 0], &[]),
    design("IC3", "CCFC", &[city("N"), city("E"), city("W"), city_field("SL SR")], [1, 0], &[]),
    design("IC4", "FRFR", &[
        road("E"), road("W"), field("NL NR EL WR"), field("ER SL SR WL"), CLOISTER,
    ], [1, 0], &[]),
    design("IC5", "CRFC", &[city("NW"), road("E"), city_field("EL"), city_field("ER SL SR")], [1, 0], &[]),
    design("IC6", "RRRR", &[
        road("NW"), road("ES"), field("NL WR"), field("NR EL SR WL"), field("ER SL"),
    ], [1, 0], &[1]),
    // From Traders & Builders.
    design("TB1", "CRFF", &[city("N"), road("E"), city_field("EL"), city_field("ER SL SR WL WR")], [1, 0], &[]),
    // From King & Robber.
    design("KR1", "CFFR", &[city("N"), road("W"), city_field("EL ER SL SR WL"), city_field("WR")], [1, 0], &[]),
    design("KR2", "CRRR", &[
        city("N"), road("ES"), road("W"), city_field("EL SR WL"), field("ER SL"), city_field("WR"),
    ], [1, 0], &[]),
];

/// A tile: a design with or without a number that moves the pig. The text form
/// is `B`, or `U-1` with a number; letters are read in upper case only.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Tile(u8);

/// The number of different tiles.
pub const TILE_COUNT: usize = 41;

#[derive(Clone, Copy)]
struct TileData {
    design: u8,
    /// 0 for no number.
    number: u8,
    /// In public lists of this game.
    count: u8,
}

/// The tiles of this game by design, those without a number first, then by number.
/// Designs that have no tile without a number here, but in the base game, follow:
/// the index of a tile is part of state hashes and of stored pictures.
const TILES: [TileData; TILE_COUNT] = {
    let mut tiles = [TileData {
        design: 0,
        number: 0,
        count: 0,
    }; TILE_COUNT];
    let (mut tile, mut design) = (0, 0);
    while design < DESIGN_COUNT {
        let mut number = 0;
        while number <= 3 {
            let count = DESIGNS[design].listed_count(number);
            if count > 0 {
                tiles[tile] = TileData {
                    design: design as u8,
                    number,
                    count,
                };
                tile += 1;
            }
            number += 1;
        }
        design += 1;
    }
    design = 0;
    while design < DESIGN_COUNT {
        if DESIGNS[design].listed_count(0) == 0 && DESIGNS[design].base_count > 0 {
            tiles[tile] = TileData {
                design: design as u8,
                number: 0,
                count: 0,
            };
            tile += 1;
        }
        design += 1;
    }
    assert!(tile == TILE_COUNT);
    tiles
};

/// The index of the start tile's design.
const START_DESIGN: u8 = 3;

impl Tile {
    /// The start tile if the wheel is beside the board, which is the base game's.
    pub const START: Self = {
        let mut tile = 0;
        while TILES[tile].design != START_DESIGN {
            tile += 1;
        }
        Self(tile as u8)
    };

    /// All different tiles, by [`Self::index`].
    pub fn all() -> impl ExactSizeIterator<Item = Self> + Clone {
        (0..TILE_COUNT as u8).map(Self)
    }

    /// All different tiles, by design and number, as lists show them.
    pub fn by_design() -> impl Iterator<Item = Self> {
        (0..DESIGN_COUNT as u8).flat_map(|design| {
            (0..=3).filter_map(move |number| {
                Self::all().find(|tile| {
                    let data = tile.data();
                    (data.design, data.number) == (design, number)
                })
            })
        })
    }

    /// The design of the tile.
    pub const fn design(self) -> &'static Design {
        &DESIGNS[self.data().design as usize]
    }

    /// The number of sectors by which it moves the pig, from 1 to 3.
    pub const fn number(self) -> Option<u8> {
        match self.data().number {
            0 => None,
            number => Some(number),
        }
    }

    /// The number of such tiles in public lists of this game, 71 in all.
    pub(super) const fn listed_count(self) -> u8 {
        self.data().count
    }

    /// Its index among all different tiles.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    const fn data(self) -> &'static TileData {
        &TILES[self.0 as usize]
    }

    /// The tile with this index among all different tiles.
    pub(super) const fn from_index(index: u8) -> Option<Self> {
        if (index as usize) < TILE_COUNT {
            Some(Self(index))
        } else {
            None
        }
    }
}

impl core::str::FromStr for Tile {
    type Err = ParseNotationError;

    fn from_str(text: &str) -> Result<Self, ParseNotationError> {
        let (name, number) = match text.split_once('-') {
            None => (text, None),
            Some((name, "1")) => (name, Some(1)),
            Some((name, "2")) => (name, Some(2)),
            Some((name, "3")) => (name, Some(3)),
            Some(_) => return Err(ParseNotationError::START),
        };
        Self::all()
            .find(|tile| tile.number() == number && tile.design().name == name)
            .ok_or(ParseNotationError::START)
    }
}

impl core::fmt::Display for Tile {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str(self.design().name)?;
        match self.number() {
            Some(number) => write!(f, "-{number}"),
            None => Ok(()),
        }
    }
}

impl core::fmt::Debug for Tile {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Display::fmt(self, f)
    }
}

impl Serialize for Tile {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}
