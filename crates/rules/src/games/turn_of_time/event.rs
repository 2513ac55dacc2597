//! What happens when an action is applied, where points come from, and why the
//! game ends.

use super::card::Card;
use super::grid::Cell;
use super::season::Season;
use super::tally::Standing;
use crate::seat::Seat;
use serde::Serialize;

/// Something that happened while an action was applied.
#[allow(missing_docs, reason = "the names of the fields say it")]
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[serde(tag = "event", rename_all = "camelCase")]
pub enum Event {
    /// A card was put on the table.
    Placed {
        seat: Seat,
        /// The card as it was put down, before its meetings.
        card: Card,
        cell: Cell,
    },
    /// The new card met a neighbour (rulebook: "Flipping Seasons"). A single card
    /// that flips shows the same season as before.
    Met {
        /// The neighbour's cell.
        cell: Cell,
        new_showed: Season,
        /// The season that the neighbour showed before.
        other_showed: Season,
        new_flips: bool,
        other_flips: bool,
        /// The season that the new card shows now.
        new: Season,
        /// The season that the neighbour shows now.
        other: Season,
    },
    /// A lone player's next card was drawn.
    Drawn {
        /// The card, with the face of the earlier season up.
        card: Card,
    },
}

/// Why the game is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub enum EndReason {
    /// Two to four players have played all cards.
    AllPlayed,
    /// A lone player has played all cards and reached the goal.
    GoalReached,
    /// A lone player has played all cards and missed the goal.
    GoalMissed,
}

/// Where points come from.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[serde(tag = "source", rename_all = "camelCase")]
pub enum ScoreItem {
    /// The rank of one of the player's seasons (rulebook: "End of Game").
    Rank(Standing),
    /// The largest group on a lone player's table, which counts for Dominance.
    LargestGroup {
        /// The season of the group.
        season: Season,
        /// Number of cards in it.
        cards: u8,
    },
    /// Cards of one season on a lone player's table, which count for Balance.
    Balanced {
        /// The season that counts.
        season: Season,
        /// Number of cards that show it; at most four of them count.
        cards: u8,
    },
}
