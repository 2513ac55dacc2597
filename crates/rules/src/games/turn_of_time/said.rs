//! What can be done, what happens, why something cannot be done, and where
//! points come from: the words that the game says, as data.

use super::grid::Cell;
use super::meeting::Order;
use super::season::{Card, Season};
use super::tally::Standing;
use crate::seat::Seat;
use serde::Serialize;

/// Puts a card on the table, this face up, and meets the neighbours in this
/// order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Placing {
    /// The card and its face.
    pub card: Card,
    /// Where to.
    pub cell: Cell,
    /// The order of the meetings, where it matters.
    pub order: Order,
}

/// A decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Plays a card.
    Place(Placing),
    /// A lone player draws the next card.
    Next,
}

/// Something that happened.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[serde(tag = "event", rename_all = "camelCase")]
pub enum Event {
    /// A card was put on the table.
    Placed {
        /// By whom.
        seat: Seat,
        /// The card, its face up first.
        card: Card,
        /// Where.
        cell: Cell,
    },
    /// The new card met a neighbour. A single card that flips still shows the
    /// same.
    Met {
        /// The neighbour's cell.
        cell: Cell,
        /// What the new card showed.
        new_showed: Season,
        /// What the neighbour showed.
        other_showed: Season,
        /// Whether the new card flipped.
        new_flips: bool,
        /// Whether the neighbour flipped.
        other_flips: bool,
        /// What the new card shows now.
        new: Season,
        /// What the neighbour shows now.
        other: Season,
    },
    /// A lone player's next card came to light.
    Drawn {
        /// The card, its lower face first.
        card: Card,
    },
}

/// Why an action cannot be taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IllegalAction {
    /// The game is over.
    Over,
    /// The player does not hold the card.
    NotInHand(Card),
    /// Another card lies there.
    Taken(Cell),
    /// No card lies beside the cell.
    Apart(Cell),
    /// The cards would not fit into a square of four by four.
    TooWide(Cell),
    /// The cell is so far from the first card that none ever gets there.
    OutOfReach,
    /// The order of the meetings matters there and is missing.
    OrderMissing(Cell),
    /// The order does not name each neighbour once, or is not the one that
    /// stands for its outcome.
    OrderWrong(Cell),
    /// The next card has to be drawn first.
    DrawFirst,
    /// There is a card to play before another one is drawn.
    PlayFirst,
}

/// Why the game is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub enum EndReason {
    /// All cards are played.
    AllPlayed,
    /// A lone player reached the goal.
    GoalReached,
    /// A lone player missed the goal.
    GoalMissed,
}

/// Where points come from.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[serde(tag = "source", rename_all = "camelCase")]
pub enum ScoreItem {
    /// The rank of a season.
    Rank(Standing),
    /// The largest group of a lone player's table.
    LargestGroup {
        /// Of this season.
        season: Season,
        /// Its cards.
        cards: u8,
    },
    /// Cards of one season that count for Balance.
    Balanced {
        /// The season.
        season: Season,
        /// Its cards, of which four count.
        cards: u8,
    },
}
