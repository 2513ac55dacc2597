//! What a position is worth when both sides play without mistakes.

use core::cmp::Ordering;

/// The end that perfect play leads to, for the one to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Value {
    /// Won, with the last of so many turns of both sides; an odd number.
    Win(u16),
    /// Nobody can force a win.
    Draw,
    /// Lost, with the last of so many turns of both sides; an even number.
    Loss(u16),
}

impl Value {
    /// As a small number: 0 is a draw, an odd number of turns a win, an even
    /// one a loss.
    #[must_use]
    pub(super) const fn code(self) -> u16 {
        match self {
            Self::Win(turns) | Self::Loss(turns) => turns,
            Self::Draw => 0,
        }
    }

    /// Of [`Value::code`].
    #[must_use]
    pub(super) const fn of_code(code: u16) -> Self {
        match code {
            0 => Self::Draw,
            turns if turns % 2 == 1 => Self::Win(turns),
            turns => Self::Loss(turns),
        }
    }

    /// What the turn that led here is worth to the one who took it.
    #[must_use]
    pub const fn before(self) -> Self {
        match self {
            Self::Win(turns) => Self::Loss(turns + 1),
            Self::Draw => Self::Draw,
            Self::Loss(turns) => Self::Win(turns + 1),
        }
    }

    /// When the game is a draw after so many more turns.
    #[must_use]
    pub const fn within(self, turns_left: u16) -> Self {
        match self {
            Self::Win(turns) | Self::Loss(turns) if turns > turns_left => Self::Draw,
            value => value,
        }
    }

    /// Higher is better: sooner wins, then draws, then later losses.
    const fn rank(self) -> i32 {
        match self {
            Self::Win(turns) => 1_000_000 - turns as i32,
            Self::Draw => 0,
            Self::Loss(turns) => turns as i32 - 1_000_000,
        }
    }
}

impl PartialOrd for Value {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Value {
    /// The better one for whoever it is about is the greater one.
    fn cmp(&self, other: &Self) -> Ordering {
        self.rank().cmp(&other.rank())
    }
}
