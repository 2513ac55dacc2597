//! The actions of the game, and why one is illegal.

use super::card::Card;
use super::grid::Cell;
use super::meeting::MeetingOrder;

/// A card put on the table, and the order in which it meets its neighbours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Placement {
    /// The card and which of its faces is up.
    pub card: Card,
    /// The cell it is put on.
    pub cell: Cell,
    /// The order of the meetings, or [`MeetingOrder::ANY`] where all orders have
    /// the same outcome.
    pub order: MeetingOrder,
}

/// A decision of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Plays a card (rulebook: "Gameplay").
    Place(Placement),
    /// Draws a lone player's next card (rulebook: "Solo Rules").
    Draw,
}

/// Why an action is illegal (rulebook: "Gameplay"). The text is for programmers;
/// players read the words of the crate `l10n`.
#[allow(missing_docs, reason = "the names of the variants say it")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{self:?}")]
pub enum IllegalAction {
    Over,
    NotInHand(Card),
    CellOccupied(Cell),
    /// No card is edge to edge with the cell.
    NotAdjacent(Cell),
    /// The cards would no longer fit into a square of four by four cells.
    ExceedsExtent(Cell),
    /// The cell is so far from the first card that no card can ever get there.
    OutsideField,
    /// The order of the meetings matters there and was not given.
    MissingOrder(Cell),
    /// The order does not name each neighbour once, or it is not the canonical
    /// one of those with the same outcome.
    InvalidOrder(Cell),
    /// The next card must be drawn first (rulebook: "Solo Rules").
    DrawFirst,
    /// The drawn card must be played first (rulebook: "Solo Rules").
    PlayFirst,
}
