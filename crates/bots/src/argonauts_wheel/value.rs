//! The game-theoretic value of a position.

use core::cmp::Ordering;
use core::fmt;

/// The end that perfect play leads to, for the side to move. Values are ordered
/// by how good they are for that side: quick wins are greatest, then slow wins,
/// draws, slow losses and quick losses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Value {
    /// A win with the n-th turn of both sides from now; n is odd.
    Win(u16),
    /// Neither side can force a win.
    Draw,
    /// A loss with the n-th turn of both sides from now; n is even.
    Loss(u16),
}

impl Value {
    /// The value as a number: 0 for a draw, otherwise the number of turns, which
    /// is odd for a win and even for a loss.
    pub(super) const fn code(self) -> u16 {
        match self {
            Self::Win(turns) | Self::Loss(turns) => turns,
            Self::Draw => 0,
        }
    }

    /// The inverse of [`Value::code`].
    pub(super) const fn from_code(code: u16) -> Self {
        match code {
            0 => Self::Draw,
            turns if turns % 2 == 1 => Self::Win(turns),
            turns => Self::Loss(turns),
        }
    }

    /// The value backed up by one turn: for the player who moved to a position
    /// with this value.
    #[must_use]
    pub const fn backed_up(self) -> Self {
        match self {
            Self::Win(turns) => Self::Loss(turns + 1),
            Self::Draw => Self::Draw,
            Self::Loss(turns) => Self::Win(turns + 1),
        }
    }

    /// The value if the game is drawn after `turns_left` more turns.
    #[must_use]
    pub const fn within(self, turns_left: u16) -> Self {
        match self {
            Self::Win(turns) | Self::Loss(turns) if turns > turns_left => Self::Draw,
            value => value,
        }
    }

    const fn rank(self) -> i32 {
        match self {
            Self::Win(turns) => 1_000_000 - turns as i32,
            Self::Draw => 0,
            Self::Loss(turns) => turns as i32 - 1_000_000,
        }
    }
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Win(turns) => write!(f, "win in {turns}"),
            Self::Draw => f.write_str("draw"),
            Self::Loss(turns) => write!(f, "loss in {turns}"),
        }
    }
}

impl PartialOrd for Value {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Value {
    fn cmp(&self, other: &Self) -> Ordering {
        self.rank().cmp(&other.rank())
    }
}
