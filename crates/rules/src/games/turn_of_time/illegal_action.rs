//! Why an action is illegal, in types and in sentences.

use super::card::Card;
use super::grid::Cell;

/// Why an action is illegal (rulebook: "Gameplay"). The text is a sentence for
/// players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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

impl core::fmt::Display for IllegalAction {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match *self {
            Self::Over => f.write_str("The game is over."),
            Self::NotInHand(card) => write!(f, "You do not have the card {card} in your hand."),
            Self::CellOccupied(_) => f.write_str("There is already a card there."),
            Self::NotAdjacent(_) => f.write_str("There is no card next to that space."),
            Self::ExceedsExtent(_) => {
                f.write_str("With a card there, the cards would no longer fit into a four-by-four square.")
            }
            Self::OutsideField => {
                f.write_str("That is too far from the first card: all cards must fit into a four-by-four square.")
            }
            Self::MissingOrder(_) => {
                f.write_str("The order of the meetings matters there: choose which comes first.")
            }
            Self::InvalidOrder(_) => {
                f.write_str("Name each neighbour of that space exactly once.")
            }
            Self::DrawFirst => f.write_str("Draw the next card first."),
            Self::PlayFirst => f.write_str("Play the card in your hand first."),
        }
    }
}

impl core::error::Error for IllegalAction {}
