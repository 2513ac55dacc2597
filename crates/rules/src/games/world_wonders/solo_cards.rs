//! The solo play cards, which decide what the automaton takes.
//!
//! House ruling: the rulebook describes the cards but does not list them; their
//! contents are a reconstruction.

use super::notation::UnknownName;
use super::tiles::Stack;
use core::fmt;
use core::str::FromStr;
use serde::{Serialize, Serializer};

/// An item shown on a solo card.
#[allow(missing_docs, reason = "the names of the variants say it")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "camelCase")]
pub enum CardItem {
    /// The face-up tile of this stack.
    Tile(Stack),
    LongRoad,
    /// A set of short roads.
    ShortRoads,
    Tower,
    /// The first face-up monument.
    FirstMonument,
    /// The second face-up monument.
    SecondMonument,
}

use CardItem::{FirstMonument, LongRoad, SecondMonument, ShortRoads, Tile, Tower};
use Stack::{I2, I3, L3, L4, O4, P5};

/// The number of solo cards.
pub const SOLO_CARD_COUNT: usize = 14;

/// The three sections of each card, from the top.
static SECTIONS: [[&[CardItem]; 3]; SOLO_CARD_COUNT] = [
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

/// House ruling: when no section of a card is available, the automaton takes
/// the first available item of this list.
pub const FALLBACK: [CardItem; 9] = [
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

/// A solo play card, written `card-1` to `card-14`.
///
/// Rulebook: "Solo Play".
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SoloCard(u8);

impl SoloCard {
    /// The card with this number, 1 to 14.
    pub const fn new(number: u8) -> Option<Self> {
        match number {
            1..=14 => Some(Self(number - 1)),
            _ => None,
        }
    }

    /// The card with this index from 0, modulo the number of cards.
    pub(super) const fn from_index(index: u8) -> Self {
        Self(index % SOLO_CARD_COUNT as u8)
    }

    /// All cards, by number.
    pub fn all() -> impl ExactSizeIterator<Item = Self> {
        (0..SOLO_CARD_COUNT as u8).map(Self)
    }

    /// The number of the card, 1 to 14.
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    /// The sections from the top. The automaton takes the items of the first
    /// section whose items are all available.
    pub fn sections(self) -> &'static [&'static [CardItem]] {
        &SECTIONS[usize::from(self.0) % SOLO_CARD_COUNT]
    }
}

impl FromStr for SoloCard {
    type Err = UnknownName;

    fn from_str(text: &str) -> Result<Self, UnknownName> {
        Self::all()
            .find(|card| card.to_string().eq_ignore_ascii_case(text))
            .ok_or(UnknownName)
    }
}

impl fmt::Display for SoloCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "card-{}", self.number())
    }
}

impl fmt::Debug for SoloCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Serialize for SoloCard {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}
