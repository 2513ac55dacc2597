//! The eight stations and who controls them (rulebook: 1, 2.1 to 2.3).

use crate::seat::Seat;
use serde::Serialize;

/// How many stations the wheel has.
pub const STATIONS: u8 = 8;

/// A station, from 0 to 7 clockwise as seen from above. Stations stay in the
/// room; the wheel turns under them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(into = "u8")]
pub struct Station(u8);

impl Station {
    /// The station so many further clockwise than 0; rounds are left out.
    #[must_use]
    pub const fn new(number: u8) -> Self {
        Self(number % STATIONS)
    }

    /// All stations, clockwise.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
        (0..STATIONS).map(Self)
    }

    /// Its number, from 0 to 7.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The station so many further clockwise.
    #[must_use]
    pub const fn on(self, by: u8) -> Self {
        Self((self.0 + by % STATIONS) % STATIONS)
    }

    /// Where a turn of the wheel takes what stands here: one station
    /// counterclockwise.
    #[must_use]
    pub const fn turned(self) -> Self {
        self.on(STATIONS - 1)
    }

    /// What the station is to a side, if it controls it.
    #[must_use]
    pub const fn zone_of(self, side: Side) -> Option<Zone> {
        match (self.0 + STATIONS - side.centre().0) % STATIONS {
            0 => Some(Zone::Centre),
            1 => Some(Zone::Left),
            7 => Some(Zone::Right),
            _ => None,
        }
    }

    /// Who controls it, and as what; nobody controls the two neutral ones.
    #[must_use]
    pub fn controlled(self) -> Option<(Side, Zone)> {
        let of = |side| self.zone_of(side).map(|zone| (side, zone));
        of(Side::Black).or_else(|| of(Side::White))
    }

    pub(super) const fn mask(self) -> u8 {
        1 << self.0
    }
}

impl From<Station> for u8 {
    fn from(station: Station) -> Self {
        station.0
    }
}

impl core::fmt::Display for Station {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// A side of the wheel, named after its pieces. Black is the first seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "camelCase")]
pub enum Side {
    /// Sits at station 0.
    Black,
    /// Sits at station 4.
    White,
}

impl Side {
    /// Both.
    pub const BOTH: [Self; 2] = [Self::Black, Self::White];

    /// The side that a seat plays.
    #[must_use]
    pub const fn of_seat(seat: Seat) -> Self {
        if seat.index() == 0 {
            Self::Black
        } else {
            Self::White
        }
    }

    /// The seat that plays it.
    #[must_use]
    pub const fn seat(self) -> Seat {
        Seat::in_turn(self as u32, 2)
    }

    /// The opponent.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Black => Self::White,
            Self::White => Self::Black,
        }
    }

    /// The station in front of it.
    #[must_use]
    pub const fn centre(self) -> Station {
        match self {
            Self::Black => Station(0),
            Self::White => Station(4),
        }
    }

    /// One of its stations.
    #[must_use]
    pub const fn station(self, zone: Zone) -> Station {
        self.centre().on(match zone {
            Zone::Left => 1,
            Zone::Centre => 0,
            Zone::Right => 7,
        })
    }

    /// Its number: 0 for Black, 1 for White.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// One of the three stations that a side controls.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "camelCase")]
pub enum Zone {
    /// To its left.
    Left,
    /// In front of it.
    Centre,
    /// To its right.
    Right,
}

impl Zone {
    /// From left to right.
    pub const ALL: [Self; 3] = [Self::Left, Self::Centre, Self::Right];

    /// How far pieces move from here, in stations either way round. From the
    /// centre both ways end at the same station.
    #[must_use]
    pub const fn reach(self) -> u8 {
        match self {
            Self::Left => 2,
            Self::Centre => 4,
            Self::Right => 1,
        }
    }
}

impl Station {
    /// Where a side's piece can go from here, as far as ways go: one station
    /// or two, clockwise first. None from a station that the side does not
    /// control.
    pub fn ways(self, side: Side) -> impl Iterator<Item = Self> + Clone {
        let reach = self.zone_of(side).map(Zone::reach);
        let there = reach.map(|reach| self.on(reach));
        let back = reach
            .map(|reach| self.on(STATIONS - reach))
            .filter(|back| Some(*back) != there);
        there.into_iter().chain(back)
    }
}
