//! Why an action is illegal.

use super::card::Card;
use super::grid::Cell;

/// Why an action is illegal (rulebook: "Gameplay"). The text is for programmers;
/// players read the words of the crate `l10n`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{self:?}")]
pub enum IllegalAction {
    /// No action is legal once the game is over.
    Over,
    /// The player does not hold the card.
    NotInHand(Card),
    /// Another card is on the cell.
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
