//! What happens when an action is applied, where points come from, and why the
//! game ends.

use super::action::Item;
use super::cards::{Card, Want};
use super::cells::{Cell, Cells, Turn};
use super::city::Piece;
use super::monuments::Monument;
use super::objectives::Objective;
use super::tiles::{Steps, Tile};
use crate::seat::{MAX_SEATS, Seat};
use serde::ser::{Serialize, Serializer};

/// Something that happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
#[serde(tag = "event", rename_all = "camelCase")]
pub enum Event {
    /// A round began: what was left of the tiles is gone, roads and tower are
    /// there again.
    Round {
        /// Its number.
        round: u8,
        /// Who plays in which order.
        order: Order,
    },
    /// A building tile came to light.
    Tile {
        /// Which.
        tile: Tile,
    },
    /// A monument came to light.
    Revealed {
        /// Which.
        monument: Monument,
    },
    /// The automaton revealed a card and took things.
    Card {
        /// Which card.
        card: Card,
        /// Which section of it, from 0; none of them, if nothing.
        section: Option<u8>,
        /// What it took.
        took: Taken,
        /// The monument that it took.
        monument: Option<Monument>,
    },
    /// Somebody took a loan.
    Loan {
        /// Who.
        seat: Seat,
    },
    /// Somebody paid a loan off.
    Repaid {
        /// Who.
        seat: Seat,
    },
    /// Somebody bought something.
    Bought {
        /// Who.
        seat: Seat,
        /// What.
        item: Item,
        /// For how much.
        gold: u8,
    },
    /// A piece was placed.
    Placed {
        /// By whom.
        seat: Seat,
        /// Which.
        piece: Piece,
        /// The corner of its bounding box.
        at: Cell,
        /// How it is turned.
        turn: Turn,
    },
    /// Roads of a short set fit nowhere and are lost.
    Lost {
        /// Whose.
        seat: Seat,
        /// How many of two spaces.
        doubles: u8,
        /// How many of one space.
        singles: u8,
    },
    /// A city produces more.
    Produced {
        /// Whose.
        seat: Seat,
        /// The steps of the markers; what goes beyond the end is lost.
        steps: Steps,
    },
    /// The population of a city grew.
    Grew {
        /// Whose.
        seat: Seat,
        /// By how much.
        by: u8,
        /// To which space.
        population: u8,
    },
    /// Somebody with gold left can buy nothing, and the round is over there.
    Out {
        /// Who.
        seat: Seat,
        /// The gold that was left.
        gold: u8,
    },
    /// The game is over.
    Over {
        /// Why.
        reason: EndReason,
    },
}

/// Seats in the order in which they play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Order {
    pub(super) seats: [Seat; MAX_SEATS],
    pub(super) players: u8,
}

impl Order {
    /// The seats in their order.
    #[must_use]
    pub fn as_slice(&self) -> &[Seat] {
        self.seats.get(..usize::from(self.players)).unwrap_or(&[])
    }
}

impl Serialize for Order {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.as_slice().serialize(serializer)
    }
}

/// What the automaton took with a card: no, one or two things.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Taken(pub(super) [Option<Want>; 2]);

impl Taken {
    /// What it took.
    pub fn iter(&self) -> impl Iterator<Item = Want> + use<> {
        self.0.into_iter().flatten()
    }
}

impl Serialize for Taken {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

/// Why the game is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
#[serde(rename_all = "camelCase")]
pub enum EndReason {
    /// A population marker reached the last space.
    Population,
    /// The last round is over.
    Rounds,
}

/// Where points come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
#[serde(tag = "source", rename_all = "camelCase")]
pub enum ScoreItem {
    /// Rings of the population track.
    Population {
        /// The space of the marker.
        population: u8,
    },
    /// The lowest of the three resource tracks.
    Resources {
        /// The tracks of food, ceramics and gears.
        tracks: Steps,
    },
    /// A monument.
    Monument {
        /// Which.
        monument: Monument,
    },
    /// Natural resources that a piece is next to.
    NaturalResources {
        /// Where they are.
        cells: Cells,
    },
    /// City districts: tiles with no green space beside them.
    Districts {
        /// How many.
        count: u8,
        /// All their spaces.
        cells: Cells,
    },
    /// A public objective.
    Objective {
        /// Which.
        objective: Objective,
        /// How much the city has of it.
        value: u8,
    },
    /// An unpaid loan.
    Loan,
}
