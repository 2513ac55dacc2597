//! The building tiles. Costs are the rulebook's; shapes and resources are
//! reconstructed.

use super::shapes::Form;
use core::fmt;
use serde::{Serialize, Serializer};

/// What a building tile is; tiles of one type hang together.
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

/// How many types there are.
pub const KINDS: usize = 5;

impl Kind {
    /// All types.
    pub const ALL: [Self; KINDS] = [
        Self::Library,
        Self::Farm,
        Self::Habitation,
        Self::Market,
        Self::Temple,
    ];

    /// Its lasting name.
    #[must_use]
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

/// What a city produces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Resource {
    /// Food.
    Food,
    /// Ceramics.
    Ceramics,
    /// Gears.
    Gears,
}

impl Resource {
    /// All three.
    pub const ALL: [Self; 3] = [Self::Food, Self::Ceramics, Self::Gears];
}

/// Steps on the three tracks: food, ceramics, gears.
pub type Steps = [u8; 3];

/// A stack of building tiles that all look alike and cost the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Slot {
    /// Two in a line, for 2 gold.
    I2,
    /// Three in a line, for 3 gold.
    I3,
    /// Three around a corner, for 3 gold.
    L3,
    /// Two by two, for 4 gold.
    O4,
    /// An L of four, for 4 gold.
    L4,
    /// Five, for 5 gold.
    P5,
    /// A T of four, for 4 gold, with four players and more.
    T4,
    /// A step of four, for 4 gold, with five players.
    S4,
}

/// How many stacks there are at most.
pub const SLOTS: usize = 8;
/// Tiles of a stack: one a round.
pub const STACK: usize = 10;
/// Tiles of all stacks.
pub const TILES: usize = SLOTS * STACK;

impl Slot {
    /// All stacks, in the order of the boards.
    pub const ALL: [Self; SLOTS] = [
        Self::I2,
        Self::I3,
        Self::L3,
        Self::O4,
        Self::L4,
        Self::P5,
        Self::T4,
        Self::S4,
    ];

    /// The stacks that lie out for so many players.
    pub fn of_players(players: u8) -> impl ExactSizeIterator<Item = Self> {
        Self::ALL.into_iter().take(stacks(players))
    }

    /// Its lasting name.
    #[must_use]
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

    /// What a tile of it costs.
    #[must_use]
    pub const fn cost(self) -> u8 {
        match self {
            Self::I2 => 2,
            Self::I3 | Self::L3 => 3,
            Self::O4 | Self::L4 | Self::T4 | Self::S4 => 4,
            Self::P5 => 5,
        }
    }

    /// The shape of its tiles.
    #[must_use]
    pub const fn form(self) -> Form {
        match self {
            Self::I2 => Form::I2,
            Self::I3 => Form::I3,
            Self::L3 => Form::L3,
            Self::O4 => Form::O4,
            Self::L4 => Form::L4,
            Self::P5 => Form::P5,
            Self::T4 => Form::T4,
            Self::S4 => Form::S4,
        }
    }
}

impl Serialize for Slot {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.id())
    }
}

/// How many stacks lie out: six, one more with four players, two with five.
#[must_use]
pub const fn stacks(players: u8) -> usize {
    match players {
        0..=3 => 6,
        4 => 7,
        _ => 8,
    }
}

/// What the tiles of each stack give: two tiles a type, in the order of the
/// types; F food, C ceramics, G gears.
const GIVEN: [[&str; STACK]; SLOTS] = [
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

/// Steps written as letters.
const fn steps(letters: &str) -> Steps {
    let letters = letters.as_bytes();
    let mut steps = [0; 3];
    let mut at = 0;
    while at < letters.len() {
        let track = match letters[at] {
            b'F' => 0,
            b'C' => 1,
            _ => 2,
        };
        steps[track] += 1;
        at += 1;
    }
    steps
}

static STEPS: [Steps; TILES] = {
    let mut all = [[0; 3]; TILES];
    let mut at = 0;
    while at < TILES {
        all[at] = steps(GIVEN[at / STACK][at % STACK]);
        at += 1;
    }
    all
};

/// A building tile. There may be another one just like it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Tile(u8);

impl Tile {
    /// The tile with this number in its stack, from 0: two of each type.
    #[must_use]
    pub const fn new(slot: Slot, number: u8) -> Self {
        Self(slot as u8 * STACK as u8 + number % STACK as u8)
    }

    /// The tile with this number among all; beyond the last one they begin
    /// again.
    pub(super) const fn numbered(number: u8) -> Self {
        Self(number % TILES as u8)
    }

    /// All tiles, stack by stack.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..TILES as u8).map(Self)
    }

    /// Its number among all, from 0.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its stack.
    #[must_use]
    pub const fn slot(self) -> Slot {
        Slot::ALL[self.0 as usize / STACK % SLOTS]
    }

    /// Its type.
    #[must_use]
    pub const fn kind(self) -> Kind {
        Kind::ALL[self.0 as usize % STACK / 2 % KINDS]
    }

    /// The steps that it gives.
    #[must_use]
    pub const fn steps(self) -> Steps {
        STEPS[self.0 as usize % TILES]
    }

    fn letters(self) -> &'static str {
        let stack = GIVEN.get(self.index() / STACK);
        let letters = stack.and_then(|stack| stack.get(self.index() % STACK));
        letters.copied().unwrap_or_default()
    }

    /// The first tile that is written so.
    pub(super) fn named(text: &str) -> Option<Self> {
        let (slot, rest) = text.split_once('-')?;
        let (kind, letters) = rest.split_once('-')?;
        Self::all().find(|tile| {
            tile.slot().id().eq_ignore_ascii_case(slot)
                && tile.kind().id().eq_ignore_ascii_case(kind)
                && tile.letters().eq_ignore_ascii_case(letters)
        })
    }

    /// Whether the other one is just like it.
    pub(super) fn is_like(self, other: Self) -> bool {
        self.slot() == other.slot()
            && self.kind() == other.kind()
            && self.letters() == other.letters()
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{}-{}-{}",
            self.slot().id(),
            self.kind().id(),
            self.letters()
        )
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
