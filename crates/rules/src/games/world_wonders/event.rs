//! Events, end reasons and score items.

use super::action::Item;
use super::cells::{Cell, Cells};
use super::city::Piece;
use super::monuments::Monument;
use super::objectives::Objective;
use super::solo_cards::{CardItem, SoloCard};
use super::tiles::{PerResource, Tile};
use crate::grid::Rotation;
use crate::seat::{MAX_SEATS, Seat};
use serde::ser::{Serialize, Serializer};

/// Something that happened while an action was applied.
#[allow(missing_docs, reason = "the names of the fields say it")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
#[serde(tag = "event", rename_all = "camelCase")]
pub enum Event {
    /// A round began: unsold tiles were discarded, roads and the tower were
    /// replaced.
    Round {
        /// The round, from 1.
        round: u8,
        /// The turn order of the round.
        order: Order,
    },
    /// A building tile was turned face up.
    TileRevealed { tile: Tile },
    /// A monument was turned face up.
    MonumentRevealed { monument: Monument },
    /// The automaton revealed a solo card and took items from the market.
    CardRevealed {
        card: SoloCard,
        /// Index of the section it followed, or `None` when no section was
        /// complete.
        section: Option<u8>,
        #[serde(rename = "took")]
        taken: TakenItems,
        monument: Option<Monument>,
    },
    /// A player took a loan.
    Loan { seat: Seat },
    /// A player paid off a loan.
    Repaid { seat: Seat },
    /// A player bought an item.
    Bought {
        seat: Seat,
        item: Item,
        gold: u8,
        /// The tile, if the item is one; not part of the JSON, which has its shape.
        #[serde(skip)]
        tile: Option<Tile>,
    },
    /// A piece was placed.
    Placed {
        seat: Seat,
        piece: Piece,
        /// North-west corner of its bounding box.
        at: Cell,
        rotation: Rotation,
    },
    /// The remaining roads of a short set fit nowhere and were discarded.
    RoadsLost {
        seat: Seat,
        /// Roads of two spaces.
        doubles: u8,
        /// Roads of one space.
        singles: u8,
    },
    /// Resource markers advanced.
    Produced {
        seat: Seat,
        /// Steps the markers moved; steps beyond the end of a track do not
        /// count.
        steps: PerResource,
    },
    /// A population marker advanced.
    Grew {
        seat: Seat,
        /// Spaces it moved.
        #[serde(rename = "by")]
        spaces: u8,
        population: u8,
    },
    /// A player with gold left could not buy anything and left the round.
    LeftRound { seat: Seat, gold: u8 },
    /// The game ended.
    Over { reason: EndReason },
}

/// A turn order: every seat once, first to last.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Order {
    pub(super) seats: [Seat; MAX_SEATS],
    pub(super) players: u8,
}

impl Order {
    /// The seats, first to last.
    pub fn as_slice(&self) -> &[Seat] {
        self.seats.get(..usize::from(self.players)).unwrap_or(&[])
    }
}

impl Serialize for Order {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.as_slice().serialize(serializer)
    }
}

/// The items the automaton took with one card: at most two.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct TakenItems(pub(super) [Option<CardItem>; 2]);

impl TakenItems {
    /// The items in the order of the card.
    pub fn iter(&self) -> impl Iterator<Item = CardItem> + use<> {
        self.0.into_iter().flatten()
    }
}

impl Serialize for TakenItems {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

/// Why the game ended.
///
/// Rulebook: "End of Game and Scoring".
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
#[serde(rename_all = "camelCase")]
pub enum EndReason {
    /// A population marker reached the last space of its track.
    Population,
    /// The last round ended.
    Rounds,
}

/// One source of points.
///
/// Rulebook: "End of Game and Scoring".
#[allow(missing_docs, reason = "the names of the fields say it")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
#[serde(tag = "source", rename_all = "camelCase")]
pub enum ScoreItem {
    /// Rings reached on the population track.
    Population { population: u8 },
    /// The lowest of the three resource tracks.
    Resources { tracks: PerResource },
    /// The points on the card of a monument.
    Monument { monument: Monument },
    /// Uncovered natural resources next to a piece.
    NaturalResources { cells: Cells },
    /// City districts: tiles without an adjacent green space.
    Districts { count: u8, cells: Cells },
    /// A public objective.
    Objective {
        objective: Objective,
        /// The city's value for the objective.
        value: u8,
    },
    /// An unpaid loan (negative).
    Loan,
}

impl ScoreItem {
    /// The kind of the source.
    pub const fn kind(&self) -> ScoreKind {
        match self {
            Self::Population { .. } => ScoreKind::Population,
            Self::Resources { .. } => ScoreKind::LowestResource,
            Self::Monument { .. } => ScoreKind::Monuments,
            Self::NaturalResources { .. } => ScoreKind::NaturalResources,
            Self::Districts { .. } => ScoreKind::Districts,
            Self::Objective { .. } => ScoreKind::Objectives,
            Self::Loan => ScoreKind::Loan,
        }
    }
}

/// A kind of sources of points; see [`ScoreItem`].
#[allow(missing_docs, reason = "the names of the variants say it")]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ScoreKind {
    Population,
    LowestResource,
    Monuments,
    NaturalResources,
    Districts,
    Objectives,
    Loan,
}

impl ScoreKind {
    /// All kinds, in the order of the rulebook.
    pub const ALL: [Self; 7] = [
        Self::Population,
        Self::LowestResource,
        Self::Monuments,
        Self::NaturalResources,
        Self::Districts,
        Self::Objectives,
        Self::Loan,
    ];
}
