//! The actions of the game, and why an action is illegal.

use super::grid::Cell;
use super::meeting::Order;
use super::season::Card;

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
