//! The wheel: its six sectors, the pig and the crowns.

use crate::seat::Seat;
use serde::Serialize;

/// A sector of the wheel; its event happens when the pig stops there.
/// Rulebook: "Perform events".
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "camelCase")]
pub enum Sector {
    /// The active player scores 3 points.
    Fortune,
    /// Each knight scores 1 point for each pennant in its city and for each
    /// knight of its player there.
    Taxes,
    /// Each farmer scores 1 point for each completed city next to its field.
    Famine,
    /// Each follower in supply scores 1 point.
    Storm,
    /// Each monk scores 2 points.
    Inquisition,
    /// Each player returns a follower from a tile.
    Plague,
}

pub(super) const SECTOR_COUNT: usize = 6;

impl Sector {
    /// All six, clockwise.
    pub const ALL: [Self; SECTOR_COUNT] = [
        Self::Fortune,
        Self::Taxes,
        Self::Famine,
        Self::Storm,
        Self::Inquisition,
        Self::Plague,
    ];

    /// The number of its crown spaces, 1 or 2. Each holds one follower.
    pub const fn crowns(self) -> u8 {
        match self {
            Self::Fortune | Self::Famine | Self::Inquisition => 1,
            Self::Taxes | Self::Storm | Self::Plague => 2,
        }
    }

    /// The name in lower case, as in the notation: `taxes`.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Fortune => "fortune",
            Self::Taxes => "taxes",
            Self::Famine => "famine",
            Self::Storm => "storm",
            Self::Inquisition => "inquisition",
            Self::Plague => "plague",
        }
    }

    /// The sector this many steps clockwise.
    #[must_use]
    pub const fn after(self, steps: u8) -> Self {
        Self::ALL[(self as usize + steps as usize) % SECTOR_COUNT]
    }
}

/// The pig and the followers on crowns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wheel {
    pub(super) pig: Sector,
    /// By sector, the seat numbers (from 1) of its followers in the order in
    /// which they were deployed; 0 for a free crown.
    pub(super) crowns: [[u8; 2]; SECTOR_COUNT],
}

impl Wheel {
    /// The pig on Fortune and no followers. Rulebook: "Preparation".
    pub(super) const START: Self = Self {
        pig: Sector::Fortune,
        crowns: [[0; 2]; SECTOR_COUNT],
    };

    /// The sector in which the pig is.
    pub const fn pig(&self) -> Sector {
        self.pig
    }

    /// The owners of the followers on the crowns of a sector, in the order of
    /// deployment.
    pub fn followers_on(&self, sector: Sector) -> impl Iterator<Item = Seat> + use<> {
        self.crowns[sector as usize]
            .into_iter()
            .filter_map(|seat| Seat::new(seat.checked_sub(1)?))
    }

    /// Whether a sector has a free crown. Rulebook: "Deploying a follower".
    pub fn has_free_crown(&self, sector: Sector) -> bool {
        self.followers_on(sector).count() < usize::from(sector.crowns())
    }

    /// The number of a seat's followers on crowns.
    pub fn follower_count(&self, seat: Seat) -> u8 {
        self.crowns
            .iter()
            .flatten()
            .filter(|number| **number == seat.number())
            .count() as u8
    }

    /// Points of each follower on the crowns of a sector when the pig stops
    /// there: 3, or 6 for a single follower in a sector with two crowns.
    /// Rulebook: "Score followers on crown spaces".
    pub fn crown_points(&self, sector: Sector) -> u16 {
        match (sector.crowns(), self.followers_on(sector).count()) {
            (2, 1) => 6,
            _ => 3,
        }
    }

    /// Puts a follower on a free crown; without one nothing changes.
    pub(super) fn add_follower(&mut self, sector: Sector, seat: Seat) {
        let crowns = &mut self.crowns[sector as usize];
        if let Some(free) = crowns.iter_mut().find(|number| **number == 0) {
            *free = seat.number();
        }
    }

    /// The pig's sector and the crowns, for the state hash.
    pub(super) fn bytes(&self) -> impl Iterator<Item = u8> {
        let crowns = self.crowns.iter().flatten().copied();
        core::iter::once(self.pig as u8).chain(crowns)
    }
}
