//! The wheel: its six sectors, the pig and the crowns.

use crate::seat::Seat;
use serde::Serialize;

/// A sector of the wheel.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "camelCase")]
pub enum Sector {
    /// The active player gets three points.
    Fortune,
    /// Knights score pennants and fellow knights.
    Taxes,
    /// Farmers score completed cities.
    Famine,
    /// Followers at home score.
    Storm,
    /// Monks score.
    Inquisition,
    /// Everybody takes a follower home.
    Plague,
}

/// How many sectors there are.
pub(super) const SECTORS: usize = 6;

impl Sector {
    /// All six, clockwise.
    pub const ALL: [Self; SECTORS] = [
        Self::Fortune,
        Self::Taxes,
        Self::Famine,
        Self::Storm,
        Self::Inquisition,
        Self::Plague,
    ];

    /// How many followers can stand on its crowns.
    #[must_use]
    pub const fn crowns(self) -> u8 {
        match self {
            Self::Fortune | Self::Famine | Self::Inquisition => 1,
            Self::Taxes | Self::Storm | Self::Plague => 2,
        }
    }

    /// The sector so many further on, clockwise.
    #[must_use]
    pub const fn after(self, steps: u8) -> Self {
        Self::ALL[(self as usize + steps as usize) % SECTORS]
    }
}

/// Where the pig and the followers on crowns stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wheel {
    pig: Sector,
    /// By sector, the numbers of seats in the order in which they came; 0 is
    /// nobody.
    crowns: [[u8; 2]; SECTORS],
}

impl Wheel {
    pub(super) const START: Self = Self {
        pig: Sector::Fortune,
        crowns: [[0; 2]; SECTORS],
    };

    /// The sector of the pig.
    #[must_use]
    pub const fn pig(&self) -> Sector {
        self.pig
    }

    /// Who stands on the crowns of a sector, in the order in which they came.
    pub fn crowned(&self, sector: Sector) -> impl Iterator<Item = Seat> + use<> {
        let seats = self.crowns[sector as usize].into_iter();
        seats.filter_map(|seat| Seat::new(seat.checked_sub(1)?))
    }

    /// Whether a crown of a sector is free.
    #[must_use]
    pub fn has_free(&self, sector: Sector) -> bool {
        self.crowned(sector).count() < usize::from(sector.crowns())
    }

    /// How many followers of a seat stand on crowns.
    #[must_use]
    pub fn crowns_of(&self, seat: Seat) -> u8 {
        let all = self.crowns.iter().flatten();
        all.filter(|number| **number == seat.number()).count() as u8
    }

    /// What each follower on the crowns of a sector gets when the pig ends
    /// there.
    #[must_use]
    pub fn crown_points(&self, sector: Sector) -> u16 {
        match (sector.crowns(), self.crowned(sector).count()) {
            (2, 1) => 6,
            _ => 3,
        }
    }

    pub(super) const fn move_pig(&mut self, steps: u8) {
        self.pig = self.pig.after(steps);
    }

    pub(super) fn crown(&mut self, sector: Sector, seat: Seat) {
        let crowns = &mut self.crowns[sector as usize];
        if let Some(free) = crowns.iter_mut().find(|number| **number == 0) {
            *free = seat.number();
        }
    }

    pub(super) const fn clear(&mut self, sector: Sector) {
        self.crowns[sector as usize] = [0; 2];
    }

    pub(super) fn bytes(&self) -> impl Iterator<Item = u8> {
        let crowns = self.crowns.iter().flatten().copied();
        core::iter::once(self.pig as u8).chain(crowns)
    }
}
