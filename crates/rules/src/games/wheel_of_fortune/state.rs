//! The state of the game.

use super::board::Board;
use super::cells::PlacedId;
use super::event::EndReason;
use super::stack::Stack;
use super::tiles::Tile;
use super::variant::Variant;
use super::wheel::{SECTOR_COUNT, Wheel};
use crate::seat::{MAX_SEATS, Seat};

/// Followers of each player. The eighth one of the box marks the score.
pub const FOLLOWERS_PER_PLAYER: u8 = 7;

/// The kind of decision to be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// The first player draws the first tile.
    Draw,
    /// A player returns a follower from a tile, before the active player places
    /// the drawn tile. Rulebook: "Perform events".
    Plague {
        /// The player's distance from the active player, clockwise.
        offset: u8,
    },
    /// The active player places the tile.
    Place,
    /// The active player deploys a follower or ends the turn.
    Deploy,
    /// A follower was deployed; the active player ends the turn.
    End,
}

impl Phase {
    pub(super) const fn code(self) -> u8 {
        match self {
            Self::Draw => 0,
            Self::Place => 1,
            Self::Deploy => 2,
            Self::End => 3,
            Self::Plague { offset } => 4 + offset,
        }
    }
}

/// A state of the game; see the [module](super).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WheelOfFortune {
    pub(super) board: Board,
    pub(super) stack: Stack,
    pub(super) wheel: Wheel,
    pub(super) ledger: Ledger,
    /// Followers in supply, by seat.
    pub(super) supply: [u8; MAX_SEATS],
    pub(super) variant: Variant,
    pub(super) players: u8,
    /// The seat number of the active player, from 0.
    pub(super) active: u8,
    /// The number of the current turn, from 1.
    pub(super) turn: u8,
    pub(super) phase: Phase,
    /// The drawn tile, until it is placed.
    pub(super) drawn: Option<Tile>,
    /// The tile placed in the current turn.
    pub(super) placed: Option<PlacedId>,
    pub(super) end: Option<EndReason>,
}

impl WheelOfFortune {
    /// The seat that has to return a follower in the plague.
    pub(super) fn plague_seat(&self) -> Option<Seat> {
        match self.phase {
            Phase::Plague { offset } if self.end.is_none() => {
                Some(Seat::in_turn(u32::from(self.active + offset), self.players))
            }
            _ => None,
        }
    }

    /// Makes this state equal to another one, for searches: faster than a clone, because
    /// only what is in use is copied.
    pub fn copy_from(&mut self, other: &Self) {
        let Self {
            board,
            stack,
            wheel,
            ledger,
            supply,
            variant,
            players,
            active,
            turn,
            phase,
            drawn,
            placed,
            end,
        } = self;
        board.copy_from(&other.board);
        stack.clone_from(&other.stack);
        (*wheel, *ledger, *supply) = (other.wheel, other.ledger, other.supply);
        (*variant, *players, *active) = (other.variant, other.players, other.active);
        (*turn, *phase, *drawn) = (other.turn, other.phase, other.drawn);
        (*placed, *end) = (other.placed, other.end);
    }
}

/// Points scored so far, by seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Ledger {
    pub(super) points: [u16; MAX_SEATS],
    /// The part of them that events scored, by sector.
    pub(super) events: [[u16; SECTOR_COUNT]; MAX_SEATS],
    /// The part of them that followers on crowns scored, by sector.
    pub(super) crowns: [[u16; SECTOR_COUNT]; MAX_SEATS],
}

impl Ledger {
    pub(super) const NONE: Self = Self {
        points: [0; MAX_SEATS],
        events: [[0; SECTOR_COUNT]; MAX_SEATS],
        crowns: [[0; SECTOR_COUNT]; MAX_SEATS],
    };
}
