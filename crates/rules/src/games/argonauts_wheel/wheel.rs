//! The wheel with all pieces on it, as bit masks of stations, and its text form.

use super::occupants::{Discs, Occupants};
use super::station::{STATIONS, Side, Station};

/// Number of discs of each side (rulebook: 1).
pub const DISCS_PER_SIDE: u8 = 2;

/// The pieces on the wheel, as masks with one bit per station.
///
/// The text form lists stations 0 to 7, separated by spaces: `b` is a living and
/// `x` a dead black disc, `B` the black cone; `w`, `y` and `W` are the white ones;
/// `.` is an empty station. Discs come before the cone that stands on them.
///
/// ```
/// use rules::games::argonauts_wheel::{Side, Station, Wheel};
///
/// assert_eq!(Wheel::START.to_string(), "B b . w W w . b");
///
/// // The white cone stands upside down on a stack that it killed.
/// let wheel: Wheel = "B . xxW . w . w .".parse()?;
/// assert!(wheel.occupants(Station::new(2)).is_upside_down());
/// assert_eq!(wheel.cone_station(Side::White), Station::new(2));
/// # Ok::<(), rules::games::argonauts_wheel::ParseWheelError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Wheel {
    /// Stations with discs of each side.
    pub(super) discs: [u8; 2],
    /// Stations with two discs.
    pub(super) stacks: u8,
    /// Stations whose discs are dead.
    pub(super) dead: u8,
    /// The station of each side's cone; no station once it was killed.
    pub(super) cones: [u8; 2],
}

impl Wheel {
    /// The set-up (rulebook: 1.1): cones in the centres, a disc to the left and
    /// to the right of each. House ruling, since the rulebook's picture is
    /// missing.
    pub const START: Self = Self {
        discs: [0b1000_0010, 0b0010_1000],
        stacks: 0,
        dead: 0,
        cones: [0b0000_0001, 0b0001_0000],
    };

    const EMPTY: Self = Self {
        discs: [0; 2],
        stacks: 0,
        dead: 0,
        cones: [0; 2],
    };

    /// What stands in a station.
    pub fn occupants(&self, station: Station) -> Occupants {
        let mask = station.mask();
        let owner = |masks: [u8; 2]| {
            Side::BOTH
                .into_iter()
                .find(|side| masks[side.index()] & mask != 0)
        };
        Occupants {
            discs: owner(self.discs).map(|side| Discs {
                side,
                count: 1 + u8::from(self.stacks & mask != 0),
                living: self.dead & mask == 0,
            }),
            cone: owner(self.cones),
        }
    }

    /// The station of a side's cone. Station 0 if the cone was killed.
    pub const fn cone_station(&self, side: Side) -> Station {
        Station::new(self.cones[side.index()].trailing_zeros() as u8)
    }

    /// The wheel after one turn, which carries everything one station
    /// counterclockwise (rulebook: 2.4).
    #[must_use]
    pub const fn turned(self) -> Self {
        self.turned_by(1)
    }

    /// The wheel after this many turns.
    #[must_use]
    pub const fn turned_by(self, turns: u32) -> Self {
        Self {
            discs: [
                self.discs[0].rotate_right(turns),
                self.discs[1].rotate_right(turns),
            ],
            stacks: self.stacks.rotate_right(turns),
            dead: self.dead.rotate_right(turns),
            cones: [
                self.cones[0].rotate_right(turns),
                self.cones[1].rotate_right(turns),
            ],
        }
    }

    /// The same situation with the sides exchanged: half a revolution, and every
    /// piece in the other colour.
    #[must_use]
    pub const fn swapped(self) -> Self {
        let half = self.turned_by(STATIONS as u32 / 2);
        Self {
            discs: [half.discs[1], half.discs[0]],
            cones: [half.cones[1], half.cones[0]],
            ..half
        }
    }

    /// Whether any disc is dead.
    pub const fn has_dead(&self) -> bool {
        self.dead != 0
    }

    /// A number below 2^22 that identifies the wheel. Black's eleven bits are
    /// above White's: the station of the cone and of both discs in three bits
    /// each, then one bit for each disc that is dead.
    pub const fn key(&self) -> u32 {
        let mut key = 0;
        let mut side = 0;
        while side < 2 {
            let discs = self.discs[side];
            let low = discs.trailing_zeros() & 7;
            let high = 7 - (discs.leading_zeros() & 7);
            let dead = (self.dead >> low & 1) as u32 | ((self.dead >> high & 1) as u32) << 1;
            let cone = self.cones[side].trailing_zeros() & 7;
            key = key << 11 | cone << 8 | high << 5 | low << 2 | dead;
            side += 1;
        }
        key
    }

    /// The wheel with this [`Wheel::key`]. Every number gives some wheel, though
    /// not always one that a game can come to; bits from 2^22 up are ignored.
    pub const fn from_key(key: u32) -> Self {
        let mut wheel = Self::EMPTY;
        let mut side = 0;
        while side < 2 {
            let part = key >> (11 * (1 - side as u32));
            let (low, high) = (1_u8 << (part >> 2 & 7), 1_u8 << (part >> 5 & 7));
            wheel.discs[side] = low | high;
            if low == high {
                wheel.stacks |= low;
            }
            if part & 1 != 0 {
                wheel.dead |= low;
            }
            if part & 2 != 0 {
                wheel.dead |= high;
            }
            wheel.cones[side] = 1 << (part >> 8 & 7);
            side += 1;
        }
        wheel
    }

    /// Removes one disc from a station: the upper one of a stack.
    pub(super) const fn remove_disc(&mut self, side: Side, station: Station) {
        let mask = station.mask();
        if self.stacks & mask != 0 {
            self.stacks &= !mask;
        } else {
            self.discs[side.index()] &= !mask;
        }
    }

    /// Adds a disc to a station, making a stack where there is one already.
    pub(super) const fn add_disc(&mut self, side: Side, station: Station) {
        let mask = station.mask();
        if self.discs[side.index()] & mask != 0 {
            self.stacks |= mask;
        } else {
            self.discs[side.index()] |= mask;
        }
    }

    pub(super) const fn put_cone(&mut self, side: Side, station: Station) {
        self.cones[side.index()] = station.mask();
    }
}

/// Why a text is not a wheel.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ParseWheelError {
    /// The text has this many stations instead of [`STATIONS`].
    #[error("the wheel has {STATIONS} stations, the text {0}")]
    StationCount(usize),
    /// This station holds letters that mean nothing or pieces that cannot stand
    /// together.
    #[error("station {0} holds something that cannot stand there")]
    Station(Station),
    /// This side has other pieces than one cone and [`DISCS_PER_SIDE`] discs.
    #[error("{0} has one cone and two discs")]
    Pieces(Side),
}

impl core::fmt::Display for Wheel {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        for station in Station::all() {
            if station.number() > 0 {
                f.write_str(" ")?;
            }
            self.occupants(station).fmt(f)?;
        }
        Ok(())
    }
}

impl core::str::FromStr for Wheel {
    type Err = ParseWheelError;

    fn from_str(text: &str) -> Result<Self, ParseWheelError> {
        let mut wheel = Self::EMPTY;
        let mut discs = [0_u8; 2];
        let mut stations = 0;
        for (index, letters) in text.split_whitespace().enumerate() {
            stations += 1;
            if index >= usize::from(STATIONS) {
                continue;
            }
            let station = Station::new(index as u8);
            for letter in letters.chars() {
                let side = match letter {
                    'b' | 'x' | 'B' => Side::Black,
                    _ => Side::White,
                };
                match letter {
                    'b' | 'x' | 'w' | 'y' => {
                        if discs[side.index()] >= DISCS_PER_SIDE {
                            return Err(ParseWheelError::Pieces(side));
                        }
                        discs[side.index()] += 1;
                        wheel.add_disc(side, station);
                        if matches!(letter, 'x' | 'y') {
                            wheel.dead |= station.mask();
                        }
                    }
                    'B' | 'W' if wheel.cones[side.index()] == 0 => wheel.put_cone(side, station),
                    '.' if letters.len() == 1 => {}
                    _ => return Err(ParseWheelError::Station(station)),
                }
            }
            // Pieces that cannot share a station were merged above, and an order
            // other than from below to above was lost: the text differs then.
            let occupants = wheel.occupants(station);
            let on_own_dead = occupants.is_upside_down()
                && occupants.discs.map(|discs| discs.side) == occupants.cone;
            if occupants.to_string() != letters || on_own_dead {
                return Err(ParseWheelError::Station(station));
            }
        }
        if stations != usize::from(STATIONS) {
            return Err(ParseWheelError::StationCount(stations));
        }
        for side in Side::BOTH {
            if discs[side.index()] != DISCS_PER_SIDE || wheel.cones[side.index()] == 0 {
                return Err(ParseWheelError::Pieces(side));
            }
        }
        Ok(wheel)
    }
}
