//! The tiles: what is on them and how many there are. They come from public
//! lists that agree with each other; likely, not certain.

use super::cells::Side;
use serde::Serialize;

/// What meets at an edge of a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "camelCase")]
pub enum Edge {
    /// A field.
    Field,
    /// A road with a field on each side of it.
    Road,
    /// A city.
    City,
}

/// What a follower can stand on.
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

/// A part of a tile that belongs together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Segment {
    /// What it is.
    pub kind: Kind,
    /// Where it ends. Cities and roads: sides, north 1, east 2, south 4, west
    /// 8. Fields: half sides clockwise from the north-west corner, 1 to 128.
    pub ends: u8,
    /// Pennants of a city.
    pub pennants: u8,
    /// Whether a field borders the cities of its tile. It borders all of them
    /// or none: no tile has a field between two cities that borders but one.
    pub at_city: bool,
}

/// A segment by its name: its kind and its first side or half side clockwise
/// from the north-west corner of the unturned tile. On one tile no two
/// segments have the same name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub struct Part {
    /// What it is.
    pub kind: Kind,
    /// Cities and roads: 0 to 3, a side. Fields: 0 to 7, a half side. A
    /// cloister: 0.
    pub first: u8,
}

impl Segment {
    /// Its name.
    #[must_use]
    pub const fn part(&self) -> Part {
        let first = match self.kind {
            Kind::Cloister => 0,
            _ => self.ends.trailing_zeros() as u8 % 8,
        };
        Part {
            kind: self.kind,
            first,
        }
    }
}

/// A segment of a tile: its place in [`Design::segments`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub struct SegmentId(u8);

impl SegmentId {
    /// The segment at this place.
    #[must_use]
    pub const fn new(place: u8) -> Self {
        Self(place)
    }

    /// Its place.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// What is printed on a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Design {
    /// The letter by which the lists call it; with a number where it comes
    /// from an expansion.
    pub name: &'static str,
    /// Its sides, clockwise from the north. Only cells of the wheel have sides
    /// with nothing: they are inside of it.
    pub edges: [Option<Edge>; 4],
    /// Its segments: cities, roads, fields, each clockwise from the north-west
    /// corner, and a cloister last.
    pub segments: &'static [Segment],
    /// How many there are among 71 tiles.
    pub count: u8,
    /// The numbers of those that carry one.
    pub numbers: &'static [u8],
}

impl Design {
    /// The segment with this name.
    #[must_use]
    pub fn segment(&self, part: Part) -> Option<SegmentId> {
        let place = self.segments.iter().position(|own| own.part() == part)?;
        Some(SegmentId(place as u8))
    }

    /// What meets at a side.
    #[must_use]
    pub const fn edge(&self, side: Side) -> Option<Edge> {
        self.edges[side as usize]
    }
}

const fn segment(kind: Kind, ends: u8) -> Segment {
    Segment {
        kind,
        ends,
        pennants: 0,
        at_city: false,
    }
}

/// A city at these sides.
pub(super) const fn city(at: &str) -> Segment {
    segment(Kind::City, sides(at))
}

/// A city at these sides, with a pennant.
const fn shield(at: &str) -> Segment {
    let mut city = city(at);
    city.pennants = 1;
    city
}

/// A road that leaves the tile at these sides.
pub(super) const fn road(at: &str) -> Segment {
    segment(Kind::Road, sides(at))
}

/// A field at these half sides that borders no city.
pub(super) const fn field(at: &str) -> Segment {
    segment(Kind::Field, halves(at))
}

/// A field at these half sides that borders the cities of its tile.
pub(super) const fn below(at: &str) -> Segment {
    let mut field = field(at);
    field.at_city = true;
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

const fn sides(text: &str) -> u8 {
    let text = text.as_bytes();
    let (mut ends, mut at) = (0, 0);
    while at < text.len() {
        ends |= 1 << side(text[at]);
        at += 1;
    }
    ends
}

const fn halves(text: &str) -> u8 {
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
    count: u8,
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
        numbers,
    }
}

/// How many designs there are.
pub const DESIGN_COUNT: usize = 33;

/// The designs, with their number among 71 tiles and the numbers that move the
/// pig. Half sides are named by side and L or R, seen from the tile's middle.
#[rustfmt::skip]
pub const DESIGNS: [Design; DESIGN_COUNT] = [
    design("A", "FFRF", &[road("S"), field("NL NR EL ER SL SR WL WR"), CLOISTER], 2, &[]),
    design("B", "FFFF", &[field("NL NR EL ER SL SR WL WR"), CLOISTER], 4, &[]),
    design("C", "CCCC", &[shield("NESW")], 1, &[]),
    design("D", "CRFR", &[city("N"), road("EW"), below("EL WR"), field("ER SL SR WL")], 3, &[]),
    design("E", "CFFF", &[city("N"), below("EL ER SL SR WL WR")], 4, &[]),
    design("F", "FCFC", &[shield("EW"), below("NL NR"), below("SL SR")], 2, &[]),
    design("G", "FCFC", &[city("EW"), below("NL NR"), below("SL SR")], 1, &[]),
    design("H", "CFCF", &[city("N"), city("S"), below("EL ER WL WR")], 2, &[]),
    design("I", "CFFC", &[city("N"), city("W"), below("EL ER SL SR")], 2, &[]),
    design("J", "CRRF", &[city("N"), road("ES"), below("EL SR WL WR"), field("ER SL")], 2, &[]),
    design("K", "CFRR", &[city("N"), road("SW"), below("EL ER SL WR"), field("SR WL")], 2, &[]),
    design("L", "CRRR", &[
        city("N"), road("E"), road("S"), road("W"), below("EL WR"), field("ER SL"), field("SR WL"),
    ], 2, &[]),
    design("M", "CFFC", &[shield("NW"), below("EL ER SL SR")], 2, &[]),
    design("N", "CFFC", &[city("NW"), below("EL ER SL SR")], 2, &[1, 1]),
    design("O", "CRRC", &[shield("NW"), road("ES"), below("EL SR"), field("ER SL")], 2, &[]),
    design("P", "CRRC", &[city("NW"), road("ES"), below("EL SR"), field("ER SL")], 2, &[]),
    design("Q", "CCFC", &[shield("NEW"), below("SL SR")], 1, &[]),
    design("R", "CCFC", &[city("NEW"), below("SL SR")], 2, &[]),
    design("S", "CCRC", &[shield("NEW"), road("S"), below("SL"), below("SR")], 2, &[]),
    design("T", "CCRC", &[city("NEW"), road("S"), below("SL"), below("SR")], 1, &[]),
    design("U", "FRFR", &[road("EW"), field("NL NR EL WR"), field("ER SL SR WL")],
        8, &[1, 1, 1, 2, 2, 2, 3, 3]),
    design("V", "FFRR", &[road("SW"), field("NL NR EL ER SL WR"), field("SR WL")],
        8, &[1, 1, 1, 1, 2, 2, 3]),
    design("W", "FRRR", &[
        road("E"), road("S"), road("W"), field("NL NR EL WR"), field("ER SL"), field("SR WL"),
    ], 4, &[]),
    design("X", "RRRR", &[
        road("N"), road("E"), road("S"), road("W"),
        field("NL WR"), field("NR EL"), field("ER SL"), field("SR WL"),
    ], 1, &[1]),
    // From Inns & Cathedrals.
    design("IC1", "CFRF", &[city("N"), road("S"), below("EL ER SL"), below("SR WL WR")], 1, &[]),
    design("IC2", "CFRC", &[city("NW"), road("S"), below("EL ER SL"), below("SR")], 1, &[]),
    design("IC3", "CCFC", &[city("N"), city("E"), city("W"), below("SL SR")], 1, &[]),
    design("IC4", "FRFR", &[
        road("E"), road("W"), field("NL NR EL WR"), field("ER SL SR WL"), CLOISTER,
    ], 1, &[]),
    design("IC5", "CRFC", &[city("NW"), road("E"), below("EL"), below("ER SL SR")], 1, &[]),
    design("IC6", "RRRR", &[
        road("NW"), road("ES"), field("NL WR"), field("NR EL SR WL"), field("ER SL"),
    ], 1, &[1]),
    // From Traders & Builders.
    design("TB1", "CRFF", &[city("N"), road("E"), below("EL"), below("ER SL SR WL WR")], 1, &[]),
    // From King & Robber.
    design("KR1", "CFFR", &[city("N"), road("W"), below("EL ER SL SR WL"), below("WR")], 1, &[]),
    design("KR2", "CRRR", &[
        city("N"), road("ES"), road("W"), below("EL SR WL"), field("ER SL"), below("WR"),
    ], 1, &[]),
];

/// A tile as it is drawn: a design with or without a number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Tile(u8);

/// How many different tiles there are.
pub const TILE_COUNT: usize = 38;

#[derive(Clone, Copy)]
struct TileData {
    design: u8,
    /// 0 is none.
    number: u8,
    count: u8,
}

/// Every design without a number, if there are such, then with each number.
const TILES: [TileData; TILE_COUNT] = {
    let mut tiles = [TileData {
        design: 0,
        number: 0,
        count: 0,
    }; TILE_COUNT];
    let (mut tile, mut design) = (0, 0);
    while design < DESIGN_COUNT {
        let numbers = DESIGNS[design].numbers;
        let mut number = 0;
        while number <= 3 {
            let mut count = 0;
            let mut at = 0;
            while at < numbers.len() {
                count += (numbers[at] == number) as u8;
                at += 1;
            }
            if number == 0 {
                count = DESIGNS[design].count - numbers.len() as u8;
            }
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
    assert!(tile == TILE_COUNT);
    tiles
};

/// The place of the design that begins where the wheel lies beside the board,
/// and of which there is one more among 72 tiles (ours).
const START: u8 = 3;

impl Tile {
    /// The tile that begins where the wheel lies beside the board; of it there
    /// is one more among 72 tiles than among 71.
    pub const START: Self = {
        let mut tile = 0;
        while TILES[tile].design != START {
            tile += 1;
        }
        Self(tile as u8)
    };

    /// All different ones, in the order of their designs and numbers.
    pub fn all() -> impl ExactSizeIterator<Item = Self> + Clone {
        (0..TILE_COUNT as u8).map(Self)
    }

    /// What is printed on it.
    #[must_use]
    pub const fn design(self) -> &'static Design {
        &DESIGNS[self.data().design as usize]
    }

    /// How far it moves the pig, from 1 to 3.
    #[must_use]
    pub const fn number(self) -> Option<u8> {
        match self.data().number {
            0 => None,
            number => Some(number),
        }
    }

    /// How many there are among 71 tiles.
    #[must_use]
    pub const fn count(self) -> u8 {
        self.data().count
    }

    /// Its place among all different ones.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    const fn data(self) -> &'static TileData {
        &TILES[self.0 as usize]
    }

    /// The tile at a place among all different ones.
    pub(super) const fn at(index: u8) -> Option<Self> {
        if (index as usize) < TILE_COUNT {
            Some(Self(index))
        } else {
            None
        }
    }

    /// The tile that is written so: `B`, or `U-1` with a number.
    #[must_use]
    pub fn named(text: &str) -> Option<Self> {
        Self::all().find(|tile| match text.split_once('-') {
            None => tile.number().is_none() && tile.design().name == text,
            Some((name, number)) => {
                let written = match tile.number() {
                    Some(1) => "1",
                    Some(2) => "2",
                    Some(3) => "3",
                    _ => return false,
                };
                tile.design().name == name && written == number
            }
        })
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
