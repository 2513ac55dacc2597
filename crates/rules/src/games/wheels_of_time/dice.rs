//! The die: what disasters cost, and which wheels turn after a round alone.
//! Both tables are reconstructed.

use super::city::Development;
use super::wheels::{Mark, Wheel};
use crate::rng::Rng;
use serde::Serialize;
use std::sync::Arc;

/// A number from 1 to 6.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub struct Die(u8);

impl Die {
    /// The die with this number up, if it has it.
    #[must_use]
    pub const fn new(number: u8) -> Option<Self> {
        match number {
            1..=6 => Some(Self(number)),
            _ => None,
        }
    }

    /// All six.
    pub fn all() -> impl ExactSizeIterator<Item = Self> {
        (1_u8..7).map(Self)
    }

    /// Its number.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// What a disaster takes.
    #[must_use]
    pub const fn losses(self) -> &'static [Development] {
        match self.0 {
            1 => &[Development::FoodProduction],
            2 => &[Development::Population],
            3 => &[Development::Wall],
            4 => &[Development::Road],
            5 => &[Development::Building],
            _ => &[Development::FoodProduction, Development::Population],
        }
    }

    /// Which wheels turn by one space at the end of a round alone, one after
    /// the other.
    #[must_use]
    pub const fn turns(self) -> &'static [Wheel] {
        const TWO: Wheel = Wheel::Player(Mark::Two);
        match self.0 {
            1 => &[TWO],
            2 => &[TWO, TWO],
            3 => &[Wheel::A],
            4 => &[Wheel::B],
            5 => &[Wheel::A, Wheel::B],
            _ => &Wheel::ALL,
        }
    }
}

/// Dice to come: listed ones first, then by chance.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Dice {
    listed: Arc<[Die]>,
    pub(super) thrown: u32,
    pub(super) rng: Rng,
}

impl Dice {
    pub(super) fn new(listed: Vec<Die>, rng: Rng) -> Self {
        Self {
            listed: listed.into(),
            thrown: 0,
            rng,
        }
    }

    /// These dice and nothing else.
    pub(super) fn listed(dice: &Arc<[Die]>) -> Self {
        Self {
            listed: dice.clone(),
            thrown: 0,
            rng: Rng::new(0, 0),
        }
    }

    pub(super) fn throw(&mut self) -> Die {
        let listed = self.listed.get(self.thrown as usize).copied();
        self.thrown = self.thrown.saturating_add(1);
        listed.unwrap_or_else(|| Die(self.rng.below(6) as u8 + 1))
    }

    /// Dice that tell nothing of what is to come.
    pub(super) fn concealed(&self) -> Self {
        Self {
            listed: Arc::default(),
            thrown: self.thrown,
            rng: Rng::new(0, 0),
        }
    }

    /// The listed dice that are still to come.
    pub(super) fn to_come(&self) -> &[Die] {
        let from = (self.thrown as usize).min(self.listed.len());
        self.listed.get(from..).unwrap_or(&[])
    }
}
