//! The die: what disasters cost, and which wheels it rotates in a solitaire
//! game.
//!
//! House ruling: both tables are reconstructions; the published game has them
//! on its own sheets.

use super::city::Development;
use super::notation::ParseError;
use super::wheels::{PlayerWheel, Wheel};
use crate::rng::Rng;
use core::fmt;
use core::str::FromStr;
use serde::Serialize;
use std::sync::Arc;

/// A roll of a six-sided die, written as its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub struct Die(u8);

impl Die {
    /// The roll of this number, or `None` unless it is from 1 to 6.
    pub const fn new(number: u8) -> Option<Self> {
        match number {
            1..=6 => Some(Self(number)),
            _ => None,
        }
    }

    /// All six rolls, from 1 to 6.
    pub fn all() -> impl ExactSizeIterator<Item = Self> {
        (1_u8..7).map(Self)
    }

    /// The number rolled, from 1 to 6.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The developments of which a disaster takes one each. Rulebook:
    /// "4. Danger Phase"; the table is a house ruling.
    pub const fn disaster_losses(self) -> &'static [Development] {
        match self.0 {
            1 => &[Development::FoodProduction],
            2 => &[Development::Population],
            3 => &[Development::Wall],
            4 => &[Development::Road],
            5 => &[Development::Building],
            _ => &[Development::FoodProduction, Development::Population],
        }
    }

    /// The wheels that turn one space at the end of a solitaire round, one
    /// after the other; a wheel listed twice turns two spaces. Rulebook:
    /// "5. Wheel Rotation Phase"; the table is a house ruling.
    pub const fn rotated_wheels(self) -> &'static [Wheel] {
        const WHEEL_2: Wheel = Wheel::Player(PlayerWheel::Two);
        match self.0 {
            1 => &[WHEEL_2],
            2 => &[WHEEL_2, WHEEL_2],
            3 => &[Wheel::A],
            4 => &[Wheel::B],
            5 => &[Wheel::A, Wheel::B],
            _ => &Wheel::ALL,
        }
    }
}

impl fmt::Display for Die {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl FromStr for Die {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let die = match text.as_bytes() {
            [digit] => Self::new(digit.wrapping_sub(b'0')),
            _ => None,
        };
        die.ok_or(ParseError {
            expected: "a die (1 to 6)",
            at: 0,
        })
    }
}

/// The rolls of a game: listed ones first, then random ones.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Dice {
    listed: Arc<[Die]>,
    /// How many rolls there were so far.
    pub(super) rolled: u32,
    pub(super) rng: Rng,
}

impl Dice {
    pub(super) fn new(listed: Vec<Die>, rng: Rng) -> Self {
        Self {
            listed: listed.into(),
            rolled: 0,
            rng,
        }
    }

    /// These rolls, none of which has happened yet. What follows after them is
    /// the same for every game.
    pub(super) fn listed(dice: &Arc<[Die]>) -> Self {
        Self {
            listed: dice.clone(),
            rolled: 0,
            rng: Rng::new(0, 0),
        }
    }

    pub(super) fn roll(&mut self) -> Die {
        let listed = self.listed.get(self.rolled as usize).copied();
        self.rolled = self.rolled.saturating_add(1);
        listed.unwrap_or_else(|| Die(self.rng.below(6) as u8 + 1))
    }

    /// The same number of past rolls, without any information about coming
    /// ones.
    pub(super) fn redacted(&self) -> Self {
        Self {
            rolled: self.rolled,
            ..Self::listed(&Arc::default())
        }
    }

    /// The listed rolls that are still to come.
    pub(super) fn remaining(&self) -> &[Die] {
        let from = (self.rolled as usize).min(self.listed.len());
        self.listed.get(from..).unwrap_or(&[])
    }
}
