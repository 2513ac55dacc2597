//! The automaton's cards: reconstructed.

use super::tiles::Slot;
use core::fmt;
use serde::{Serialize, Serializer};

/// Something that a card takes from the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "camelCase")]
pub enum Want {
    /// The tile of this stack.
    Tile(Slot),
    /// A long road.
    LongRoad,
    /// A set of short roads.
    ShortRoads,
    /// The tower.
    Tower,
    /// The first monument of the row.
    FirstMonument,
    /// The second monument of the row.
    SecondMonument,
}

use Slot::{I2, I3, L3, L4, O4, P5};
use Want::{FirstMonument, LongRoad, SecondMonument, ShortRoads, Tile, Tower};

/// How many cards there are.
pub const CARDS: usize = 14;

/// What each card takes: the first section of which all is there.
static SECTIONS: [[&[Want]; 3]; CARDS] = [
    [&[Tile(P5)], &[Tile(O4)], &[Tile(I3)]],
    [&[Tile(P5)], &[Tile(L4)], &[Tile(L3)]],
    [&[Tile(O4)], &[Tile(P5)], &[Tile(I2)]],
    [&[Tile(L4)], &[Tile(P5)], &[Tile(I2)]],
    [&[Tile(O4), LongRoad], &[Tile(I3), ShortRoads], &[Tile(I2)]],
    [&[Tile(L4), ShortRoads], &[Tile(L3), LongRoad], &[Tile(I2)]],
    [&[Tile(I3), LongRoad], &[Tile(L3)], &[Tile(O4)]],
    [&[Tile(L3), ShortRoads], &[Tile(I3)], &[Tile(L4)]],
    [&[Tile(I3), Tile(I2)], &[Tile(L3)], &[Tile(P5)]],
    [&[Tile(L3), Tile(I2)], &[Tile(I3)], &[Tile(P5)]],
    [&[Tile(I2), Tower], &[Tower], &[LongRoad]],
    [&[LongRoad, ShortRoads], &[LongRoad], &[ShortRoads]],
    [&[FirstMonument], &[Tile(P5)], &[Tile(O4)]],
    [&[SecondMonument, LongRoad], &[SecondMonument], &[Tile(L4)]],
];

/// What a card takes the first of if none of its sections is there.
pub const OTHERWISE: [Want; 9] = [
    Tile(I2),
    Tile(I3),
    Tile(L3),
    Tile(O4),
    Tile(L4),
    Tile(P5),
    LongRoad,
    ShortRoads,
    Tower,
];

/// A card of the automaton.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

impl Card {
    /// The card with this number, from 1.
    #[must_use]
    pub const fn new(number: u8) -> Option<Self> {
        match number {
            1..=14 => Some(Self(number - 1)),
            _ => None,
        }
    }

    /// The card with this number from 0; beyond the last one they begin again.
    pub(super) const fn numbered(number: u8) -> Self {
        Self(number % CARDS as u8)
    }

    /// All cards.
    pub fn all() -> impl ExactSizeIterator<Item = Self> {
        (0..CARDS as u8).map(Self)
    }

    /// Its number, from 1.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    /// Its sections from the top.
    #[must_use]
    pub fn sections(self) -> &'static [&'static [Want]] {
        &SECTIONS[usize::from(self.0) % CARDS]
    }

    pub(super) fn named(text: &str) -> Option<Self> {
        let mut all = Self::all();
        all.find(|card| card.to_string().eq_ignore_ascii_case(text))
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "card-{}", self.number())
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}
