//! What happens when an action is applied, where points come from, and why the
//! game ends.

use super::grid::Cell;
use super::season::{Card, Season};
use super::tally::Standing;
use crate::seat::Seat;
use serde::Serialize;

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
