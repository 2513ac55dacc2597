//! The building tiles.
//!
//! The rulebook gives the types, the costs and the number of tiles. House
//! ruling: the shapes and the resources of each tile are a reconstruction.

use super::notation::UnknownName;
use super::shapes::Shape;
use core::fmt;
use core::str::FromStr;
use serde::{Serialize, Serializer};

/// The type (colour) of a building tile. Tiles of the same type can be built next
/// to each other without a road.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// Blue.
    Library,
    /// Green.
    Farm,
    /// Beige.
    Habitation,
    /// Yellow.
    Market,
    /// Violet.
    Temple,
}

/// The number of building types.
pub const KIND_COUNT: usize = 5;

impl Kind {
    /// All building types.
    pub const ALL: [Self; KIND_COUNT] = [
        Self::Library,
        Self::Farm,
        Self::Habitation,
        Self::Market,
        Self::Temple,
    ];

    /// The name in notation: `farm`.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Library => "library",
            Self::Farm => "farm",
            Self::Habitation => "habitation",
            Self::Market => "market",
            Self::Temple => "temple",
        }
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

/// Parses [`Kind::id`], ignoring case.
impl FromStr for Kind {
    type Err = UnknownName;

    fn from_str(text: &str) -> Result<Self, UnknownName> {
        UnknownName::find(&Self::ALL, Self::id, text)
    }
}

/// A resource that a city produces.
#[allow(missing_docs, reason = "the names of the variants say it")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Resource {
    Food,
    Ceramics,
    Gears,
}

impl Resource {
    /// All resources.
    pub const ALL: [Self; 3] = [Self::Food, Self::Ceramics, Self::Gears];
}

/// A number for each resource, in the order of [`Resource::ALL`]: food, ceramics,
/// gears. Spaces on the resource tracks, or steps along them.
pub type PerResource = [u8; 3];

/// A stack of building tiles. All tiles of a stack have the same shape and cost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub enum Stack {
    /// 2 spaces in a line, 2 gold.
    I2,
    /// 3 spaces in a line, 3 gold.
    I3,
    /// A corner of 3 spaces, 3 gold.
    L3,
    /// A square of 2 by 2 spaces, 4 gold.
    O4,
    /// An L of 4 spaces, 4 gold.
    L4,
    /// A square of 2 by 2 and 1 more space, 5 gold.
    P5,
    /// A T of 4 spaces, 4 gold; in use with 4 and 5 players.
    T4,
    /// An S of 4 spaces, 4 gold; in use with 5 players.
    S4,
}

/// The number of stacks with 5 players.
pub const STACK_COUNT: usize = 8;
/// Tiles in a stack: one per round.
pub const STACK_SIZE: usize = 10;
/// Tiles in all stacks together.
pub const TILE_COUNT: usize = STACK_COUNT * STACK_SIZE;

impl Stack {
    /// All stacks: those of the main board, then those of the expansion boards.
    pub const ALL: [Self; STACK_COUNT] = [
        Self::I2,
        Self::I3,
        Self::L3,
        Self::O4,
        Self::L4,
        Self::P5,
        Self::T4,
        Self::S4,
    ];

    /// The stacks in use with this number of players.
    ///
    /// Rulebook: "Game Setup", A.
    pub fn for_players(players: u8) -> impl ExactSizeIterator<Item = Self> {
        Self::ALL.into_iter().take(stack_count(players))
    }

    /// The name in notation: `P5`.
    pub const fn id(self) -> &'static str {
        match self {
            Self::I2 => "I2",
            Self::I3 => "I3",
            Self::L3 => "L3",
            Self::O4 => "O4",
            Self::L4 => "L4",
            Self::P5 => "P5",
            Self::T4 => "T4",
            Self::S4 => "S4",
        }
    }

    /// Cost of a tile in gold.
    pub const fn cost(self) -> u8 {
        match self {
            Self::I2 => 2,
            Self::I3 | Self::L3 => 3,
            Self::O4 | Self::L4 | Self::T4 | Self::S4 => 4,
            Self::P5 => 5,
        }
    }

    /// The shape of the tiles.
    pub const fn shape(self) -> Shape {
        match self {
            Self::I2 => Shape::I2,
            Self::I3 => Shape::I3,
            Self::L3 => Shape::L3,
            Self::O4 => Shape::O4,
            Self::L4 => Shape::L4,
            Self::P5 => Shape::P5,
            Self::T4 => Shape::T4,
            Self::S4 => Shape::S4,
        }
    }
}

impl fmt::Display for Stack {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

/// Parses [`Stack::id`], ignoring case.
impl FromStr for Stack {
    type Err = UnknownName;

    fn from_str(text: &str) -> Result<Self, UnknownName> {
        UnknownName::find(&Self::ALL, Self::id, text)
    }
}

/// The number of stacks in use: 6, with 4 players 7, with 5 players 8.
pub const fn stack_count(players: u8) -> usize {
    match players {
        0..=3 => 6,
        4 => 7,
        _ => 8,
    }
}

/// The resources of the tiles of each stack, two tiles of each type in the order
/// of [`Kind::ALL`]. One letter per step: F food, C ceramics, G gears.
const LETTERS: [[&str; STACK_SIZE]; STACK_COUNT] = [
    ["G", "G", "F", "F", "F", "C", "C", "C", "G", "C"],
    ["GG", "GC", "FF", "FG", "FC", "FG", "CC", "CF", "CG", "CG"],
    ["GG", "GF", "FF", "FC", "FC", "FC", "CC", "CG", "CG", "FG"],
    [
        "GGG", "GGC", "FFF", "FFG", "FCG", "FFC", "CCC", "CCF", "FCG", "CGG",
    ],
    [
        "GGG", "GGF", "FFF", "FFC", "FCG", "FFC", "CCC", "CCG", "FCG", "CGG",
    ],
    [
        "GGGF", "GGGC", "FFFC", "FFFG", "FFCC", "FFCG", "CCCF", "CCCG", "CCGG", "FFGG",
    ],
    [
        "GGG", "GGC", "FFF", "FFG", "FCG", "FFC", "CCC", "CCF", "FCG", "CGG",
    ],
    [
        "GGG", "GGF", "FFF", "FFC", "FCG", "FFC", "CCC", "CCG", "FCG", "CGG",
    ],
];

/// The resources that letters stand for.
const fn steps(letters: &str) -> PerResource {
    let letters = letters.as_bytes();
    let mut steps = [0; 3];
    let mut index = 0;
    while index < letters.len() {
        let track = match letters[index] {
            b'F' => 0,
            b'C' => 1,
            _ => 2,
        };
        steps[track] += 1;
        index += 1;
    }
    steps
}

static STEPS: [PerResource; TILE_COUNT] = {
    let mut all = [[0; 3]; TILE_COUNT];
    let mut index = 0;
    while index < TILE_COUNT {
        all[index] = steps(LETTERS[index / STACK_SIZE][index % STACK_SIZE]);
        index += 1;
    }
    all
};

/// A building tile, written as stack, type and resources: `O4-farm-FFG`. Some
/// stacks hold two identical tiles; they differ in their index only.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Tile(u8);

impl Tile {
    /// The tile with this number in its stack, 0 to 9: two of each type in the
    /// order of [`Kind::ALL`].
    pub const fn new(stack: Stack, number: u8) -> Self {
        Self(stack as u8 * STACK_SIZE as u8 + number % STACK_SIZE as u8)
    }

    /// The tile with this index among all tiles, modulo [`TILE_COUNT`].
    pub(super) const fn from_index(index: u8) -> Self {
        Self(index % TILE_COUNT as u8)
    }

    /// All tiles, stack by stack.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..TILE_COUNT as u8).map(Self)
    }

    /// The index among all tiles, 0 to 79.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The stack it belongs to.
    pub const fn stack(self) -> Stack {
        Stack::ALL[self.0 as usize / STACK_SIZE % STACK_COUNT]
    }

    /// The type of the building.
    pub const fn kind(self) -> Kind {
        Kind::ALL[self.0 as usize % STACK_SIZE / 2 % KIND_COUNT]
    }

    /// The resources it produces, in steps.
    pub const fn steps(self) -> PerResource {
        STEPS[self.0 as usize % TILE_COUNT]
    }

    fn letters(self) -> &'static str {
        let stack = LETTERS.get(self.index() / STACK_SIZE);
        stack
            .and_then(|stack| stack.get(self.index() % STACK_SIZE))
            .copied()
            .unwrap_or_default()
    }

    /// Whether the two tiles are identical but for their index.
    pub(super) fn same_face(self, other: Self) -> bool {
        self.stack() == other.stack()
            && self.kind() == other.kind()
            && self.letters() == other.letters()
    }
}

/// Parses `O4-farm-FFG`, ignoring case; of two identical tiles, the first.
impl FromStr for Tile {
    type Err = UnknownName;

    fn from_str(text: &str) -> Result<Self, UnknownName> {
        let (stack, rest) = text.split_once('-').ok_or(UnknownName)?;
        let (kind, letters) = rest.split_once('-').ok_or(UnknownName)?;
        let (stack, kind) = (stack.parse()?, kind.parse()?);
        Self::all()
            .find(|tile| {
                tile.stack() == stack
                    && tile.kind() == kind
                    && tile.letters().eq_ignore_ascii_case(letters)
            })
            .ok_or(UnknownName)
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}-{}", self.stack(), self.kind(), self.letters())
    }
}

impl fmt::Debug for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Serialize for Tile {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}
