//! What stands on the wheel: discs living or dead, stacks, cones and spires
//! (rulebook: 3).

use super::station::{STATIONS, Side, Station};

/// How many discs each side has.
pub const DISCS: u8 = 2;

/// The discs of one station. All of them belong to one side, and all live or
/// all are dead: opposing discs never meet, and a living disc never lands on a
/// dead one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Discs {
    /// Whose.
    pub side: Side,
    /// One, or a stack of two.
    pub count: u8,
    /// Whether they live.
    pub living: bool,
}

/// What stands in one station.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Stand {
    /// Discs, if any.
    pub discs: Option<Discs>,
    /// Whose cone, if any; it stands on the discs.
    pub cone: Option<Side>,
}

impl Stand {
    /// Whether it is a cone with its own living discs.
    #[must_use]
    pub fn is_free_spire(self) -> bool {
        matches!((self.discs, self.cone), (Some(discs), Some(cone)) if discs.living && discs.side == cone)
    }

    /// Whether it is a cone on opposing living discs.
    #[must_use]
    pub fn is_prisoner_spire(self) -> bool {
        matches!((self.discs, self.cone), (Some(discs), Some(cone)) if discs.living && discs.side != cone)
    }

    /// Whether a cone stands upside down: on discs that it killed.
    #[must_use]
    pub fn is_upside_down(self) -> bool {
        self.cone.is_some() && self.discs.is_some_and(|discs| !discs.living)
    }
}

/// The wheel: what stands where, one bit a station.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Wheel {
    /// Stations with discs of each side.
    discs: [u8; 2],
    /// Stations where two of them lie.
    stacks: u8,
    /// Stations whose discs are dead.
    dead: u8,
    /// Each side's cone.
    cones: [u8; 2],
}

impl Wheel {
    /// The set-up: cones in the centres, discs left and right of them.
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
    #[must_use]
    pub fn at(&self, station: Station) -> Stand {
        let mask = station.mask();
        let whose = |masks: [u8; 2]| {
            Side::BOTH
                .into_iter()
                .find(|side| masks[side.index()] & mask != 0)
        };
        Stand {
            discs: whose(self.discs).map(|side| Discs {
                side,
                count: 1 + u8::from(self.stacks & mask != 0),
                living: self.dead & mask == 0,
            }),
            cone: whose(self.cones),
        }
    }

    /// Where a side's cone stands.
    #[must_use]
    pub const fn cone(&self, side: Side) -> Station {
        Station::new(self.cones[side.index()].trailing_zeros() as u8)
    }

    /// After a turn of the wheel: all is one station further counterclockwise.
    #[must_use]
    pub const fn turned(self) -> Self {
        self.turned_by(1)
    }

    /// After so many turns of the wheel.
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

    /// The same game seen from the other side: a half turn with colours
    /// exchanged.
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
    #[must_use]
    pub const fn has_dead(&self) -> bool {
        self.dead != 0
    }

    /// A number of its own, below 2^22: for each side the cone and both discs in
    /// three bits each, then which of the discs are dead.
    #[must_use]
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

    /// The wheel of a [`Wheel::key`]; any number below 2^22 gives some wheel,
    /// not always one that games come to.
    #[must_use]
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

    pub(super) const fn lift(&mut self, side: Side, station: Station) {
        let mask = station.mask();
        if self.stacks & mask != 0 {
            self.stacks &= !mask;
        } else {
            self.discs[side.index()] &= !mask;
        }
    }

    pub(super) const fn drop(&mut self, side: Side, station: Station) {
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

    pub(super) const fn take_cone(&mut self, side: Side) {
        self.cones[side.index()] = 0;
    }

    pub(super) const fn kill(&mut self, station: Station) {
        self.dead |= station.mask();
    }

    pub(super) const fn resurrect(&mut self, station: Station) {
        self.dead &= !station.mask();
    }

    pub(super) const fn resurrect_all(&mut self) {
        self.dead = 0;
    }

    pub(super) const fn masks(&self) -> Masks {
        Masks {
            discs: self.discs,
            stacks: self.stacks,
            dead: self.dead,
            cones: self.cones,
        }
    }
}

/// The bits of a wheel, for what has to be fast.
#[derive(Clone, Copy)]
pub(super) struct Masks {
    pub(super) discs: [u8; 2],
    pub(super) stacks: u8,
    pub(super) dead: u8,
    pub(super) cones: [u8; 2],
}

/// Why a text is not a wheel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ParseWheelError {
    /// The text has this many stations instead of [`STATIONS`].
    StationCount(usize),
    /// This station holds letters that mean nothing or pieces that cannot stand
    /// together.
    Station(Station),
    /// This side has other pieces than one cone and [`DISCS`] discs.
    Pieces(Side),
}

impl core::fmt::Display for ParseWheelError {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self {
            Self::StationCount(count) => {
                write!(f, "the wheel has {STATIONS} stations, the text {count}")
            }
            Self::Station(station) => {
                write!(
                    f,
                    "station {station} holds something that cannot stand there"
                )
            }
            Self::Pieces(side) => write!(f, "{} has one cone and two discs", side.id()),
        }
    }
}

impl core::error::Error for ParseWheelError {}

impl core::fmt::Display for Wheel {
    /// Stations 0 to 7: `b` and `x` a black disc living and dead, `B` the
    /// black cone, `w`, `y`, `W` the white ones, `.` nothing.
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        for station in Station::all() {
            if station.number() > 0 {
                f.write_str(" ")?;
            }
            f.write_str(&self.at(station).letters())?;
        }
        Ok(())
    }
}

impl Stand {
    /// The station's letters, as [`Wheel`] writes them.
    #[must_use]
    pub fn letters(self) -> String {
        let mut letters = String::new();
        if let Some(discs) = self.discs {
            let letter = match (discs.side, discs.living) {
                (Side::Black, true) => 'b',
                (Side::Black, false) => 'x',
                (Side::White, true) => 'w',
                (Side::White, false) => 'y',
            };
            for _ in 0..discs.count {
                letters.push(letter);
            }
        }
        letters.push_str(match self.cone {
            Some(Side::Black) => "B",
            Some(Side::White) => "W",
            None => "",
        });
        if letters.is_empty() {
            letters.push('.');
        }
        letters
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
                        if discs[side.index()] >= DISCS {
                            return Err(ParseWheelError::Pieces(side));
                        }
                        discs[side.index()] += 1;
                        wheel.drop(side, station);
                        if matches!(letter, 'x' | 'y') {
                            wheel.kill(station);
                        }
                    }
                    'B' | 'W' if wheel.cones[side.index()] == 0 => wheel.put_cone(side, station),
                    '.' if letters.len() == 1 => {}
                    _ => return Err(ParseWheelError::Station(station)),
                }
            }
            // What was read is what is written, or it was no such thing: two
            // sides' discs, living on dead ones, a cone below discs.
            let stand = wheel.at(station);
            let upset = stand.is_upside_down() && stand.discs.map(|discs| discs.side) == stand.cone;
            if stand.letters() != letters || upset {
                return Err(ParseWheelError::Station(station));
            }
        }
        if stations != usize::from(STATIONS) {
            return Err(ParseWheelError::StationCount(stations));
        }
        for side in Side::BOTH {
            if discs[side.index()] != DISCS || wheel.cones[side.index()] == 0 {
                return Err(ParseWheelError::Pieces(side));
            }
        }
        Ok(wheel)
    }
}
