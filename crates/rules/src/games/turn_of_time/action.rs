//! The actions of the game.

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
