//! The state of the game.

use super::action::Item;
use super::automaton::Automaton;
use super::city::City;
use super::event::{EndReason, Order};
use super::market::Market;
use super::objectives::{OBJECTIVES_IN_PLAY, Objective};
use super::variant::Variant;
use crate::seat::MAX_SEATS;

/// The phase of a turn: the kind of decision the active player faces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// A solo player starts the game.
    Begin,
    /// The starting road is placed. Rulebook: "Game Setup", J.
    Start,
    /// An item is bought, possibly after a loan action.
    Buy,
    /// The purchased piece is placed.
    Place {
        /// The purchased item.
        item: Item,
        /// Pieces of the item already placed.
        placed: u8,
    },
    /// The roads of a short set are placed.
    Roads {
        /// Remaining roads of two spaces.
        doubles: u8,
        /// Remaining roads of one space.
        singles: u8,
        /// Whether the starting road is placed together with them, and remains.
        start: bool,
    },
    /// The turn is ended.
    End,
}

impl Phase {
    /// The phase as bytes for the state hash.
    pub(super) const fn bytes(self) -> [u8; 3] {
        match self {
            Self::Begin => [0; 3],
            Self::Start => [1, 0, 0],
            Self::Buy => [2, 0, 0],
            Self::Place { item, placed } => {
                let number = match item {
                    Item::Tile(stack) => stack as u8,
                    Item::LongRoad => 8,
                    Item::ShortRoads => 9,
                    Item::Tower => 10,
                    Item::FirstPedestal => 11,
                    Item::SecondPedestal => 12,
                    Item::Monument(monument) => 13 + monument as u8,
                };
                [3, number, placed]
            }
            Self::Roads {
                doubles,
                singles,
                start,
            } => [if start { 6 } else { 4 }, doubles, singles],
            Self::End => [5, 0, 0],
        }
    }
}

/// A state of the game; see the [module](super) for an example.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WorldWonders {
    pub(super) cities: [City; MAX_SEATS],
    pub(super) market: Market,
    pub(super) automaton: Automaton,
    /// Turn order of this round.
    pub(super) order: Order,
    pub(super) objectives: [Option<Objective>; OBJECTIVES_IN_PLAY],
    pub(super) variant: Variant,
    pub(super) rules_version: u16,
    pub(super) players: u8,
    pub(super) round: u8,
    pub(super) last_round: u8,
    /// Index of the active player in `order`.
    pub(super) order_index: u8,
    /// Number of the current turn, from 1.
    pub(super) turn: u16,
    /// Whether a loan was taken or paid off this turn.
    pub(super) loan_action_taken: bool,
    pub(super) phase: Phase,
    pub(super) end: Option<EndReason>,
}
