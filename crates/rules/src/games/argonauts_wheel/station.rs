//! The eight stations, the two sides and the stations that each controls
//! (rulebook: 1, 2.1 to 2.3).

use crate::seat::Seat;
use serde::Serialize;

/// Stations around the wheel.
pub const STATIONS: u8 = 8;

/// A station, numbered from 0 to 7 clockwise as seen from above. Stations are
/// fixed to the table; the wheel turns below them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(into = "u8")]
pub struct Station(u8);

impl Station {
    /// The station with this number, modulo [`STATIONS`].
    pub const fn new(number: u8) -> Self {
        Self(number % STATIONS)
    }

    /// All stations, clockwise from 0.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
        (0..STATIONS).map(Self)
    }

    /// The number, from 0 to 7.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The station `steps` further clockwise.
    #[must_use]
    pub const fn clockwise(self, steps: u8) -> Self {
        Self((self.0 + steps % STATIONS) % STATIONS)
    }

    /// Where a turn of the wheel carries what stands here: one station
    /// counterclockwise (rulebook: 2.4).
    #[must_use]
    pub const fn after_turn(self) -> Self {
        self.clockwise(STATIONS - 1)
    }

    /// Which of a side's three stations this is, or `None` if the side does not
    /// control it (rulebook: 1).
    pub const fn zone_of(self, side: Side) -> Option<Zone> {
        match (self.0 + STATIONS - side.centre().0) % STATIONS {
            0 => Some(Zone::Centre),
            1 => Some(Zone::Left),
            7 => Some(Zone::Right),
            _ => None,
        }
    }

    /// The side that controls the station, and which of its three stations it
    /// is; `None` for the two neutral stations (rulebook: 1).
    pub fn controller(self) -> Option<(Side, Zone)> {
        let zone_of = |side| self.zone_of(side).map(|zone| (side, zone));
        zone_of(Side::Black).or_else(|| zone_of(Side::White))
    }

    /// The stations that are at the right distance for a piece of `side` that
    /// leaves this one: one or two, the clockwise one first. Empty unless the
    /// side controls this station (rulebook: 2.1 to 2.3).
    pub fn destinations(self, side: Side) -> impl Iterator<Item = Self> + Clone {
        let distance = self.zone_of(side).map(Zone::distance);
        let clockwise = distance.map(|distance| self.clockwise(distance));
        let counterclockwise = distance
            .map(|distance| self.clockwise(STATIONS - distance))
            .filter(|station| Some(*station) != clockwise);
        clockwise.into_iter().chain(counterclockwise)
    }

    /// The station's bit in a mask of stations.
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

/// A side, named after the colour of its pieces. Black has the first seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "camelCase")]
pub enum Side {
    /// Sits at station 0.
    Black,
    /// Sits at station 4.
    White,
}

impl Side {
    /// Both sides, in the order of the seats.
    pub const BOTH: [Self; 2] = [Self::Black, Self::White];

    /// The side that a seat plays.
    pub const fn from_seat(seat: Seat) -> Self {
        if seat.index() == 0 {
            Self::Black
        } else {
            Self::White
        }
    }

    /// The seat that plays this side.
    pub const fn seat(self) -> Seat {
        Seat::in_turn(self as u32, 2)
    }

    /// The opposing side.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Black => Self::White,
            Self::White => Self::Black,
        }
    }

    /// The station in front of this side.
    pub const fn centre(self) -> Station {
        match self {
            Self::Black => Station(0),
            Self::White => Station(4),
        }
    }

    /// One of the three stations that this side controls.
    pub const fn station(self, zone: Zone) -> Station {
        self.centre().clockwise(match zone {
            Zone::Left => 1,
            Zone::Centre => 0,
            Zone::Right => 7,
        })
    }

    /// Index of the side: 0 for Black, 1 for White.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The name in positions and records: `black` or `white`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Black => "black",
            Self::White => "white",
        }
    }
}

impl core::fmt::Display for Side {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str(self.name())
    }
}

/// One of the three stations that a side controls, as seen from its seat
/// (rulebook: 1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "camelCase")]
pub enum Zone {
    /// The station to its left.
    Left,
    /// The station in front of it.
    Centre,
    /// The station to its right.
    Right,
}

impl Zone {
    /// The zones from left to right.
    pub const ALL: [Self; 3] = [Self::Left, Self::Centre, Self::Right];

    /// How many stations a piece moves from here, in either direction. From the
    /// centre both directions end at the same station (rulebook: 2.1 to 2.3).
    pub const fn distance(self) -> u8 {
        match self {
            Self::Left => 2,
            Self::Centre => 4,
            Self::Right => 1,
        }
    }
}
