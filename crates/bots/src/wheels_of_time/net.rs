//! What a state at the start of a turn is worth, as many games played between
//! bots have shown: a small network. What it looks at are facts that hold or
//! do not (three walls or more; these two spaces meet), so that a look adds up
//! some forty rows of numbers. Only `+ - * /` are used: it says the same on
//! every machine.
//!
//! `lab train` makes the networks.

use super::{Judge, result};
use rules::Seat;
use rules::games::wheels_of_time::{
    MAX_TRACK, PLAYER_WHEEL_SPACES, PRODUCTION_WHEEL_SPACES, PlayerWheel, Wheel, WheelsOfTime,
};

/// What lies between the facts and the worth.
pub const HIDDEN: usize = 24;

const PLAYER: usize = PLAYER_WHEEL_SPACES as usize;
const PRODUCTION: usize = PRODUCTION_WHEEL_SPACES as usize;
/// Ten tracks of a city, each of which can be at least 1, 2, 3 or 4.
const CITY: usize = 10 * MAX_TRACK as usize;
/// Two player wheels can meet so.
const COMMON: usize = PLAYER * PLAYER;
/// A player wheel and a production wheel can meet so.
const MEET: usize = PLAYER * PRODUCTION;
/// The most rounds that can be left.
const ROUNDS: usize = 10;

/// Which games a network was made for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Of two.
    Duel,
    /// Alone.
    Alone,
}

impl Kind {
    /// How many facts there are.
    #[must_use]
    pub const fn facts(self) -> usize {
        match self {
            Self::Duel => 2 * CITY + COMMON + 4 * MEET,
            Self::Alone => CITY + COMMON + 2 * MEET + ROUNDS,
        }
    }

    /// The kind of a state's game.
    #[must_use]
    pub const fn of(state: &WheelsOfTime) -> Self {
        if state.is_solo() {
            Self::Alone
        } else {
            Self::Duel
        }
    }
}

/// The numbers of a network.
#[derive(Clone, Debug, PartialEq)]
pub struct Wires {
    /// For each fact what it adds to each hidden number.
    pub rows: Vec<[f32; HIDDEN]>,
    /// What the hidden numbers are where no fact holds.
    pub base: [f32; HIDDEN],
    /// What each hidden number counts in the end.
    pub out: [f32; HIDDEN],
    /// What the end is where all hidden numbers are 0.
    pub out_base: f32,
}

/// A network.
#[derive(Clone, Debug, PartialEq)]
pub struct Net {
    kind: Kind,
    wires: Wires,
}

impl Net {
    /// A network of these numbers.
    #[must_use]
    pub const fn new(kind: Kind, wires: Wires) -> Self {
        Self { kind, wires }
    }

    /// The networks of the house.
    #[must_use]
    pub fn of_the_house(kind: Kind) -> Self {
        let bytes: &[u8] = match kind {
            Kind::Duel => include_bytes!("duel.net"),
            Kind::Alone => include_bytes!("alone.net"),
        };
        Self::read(kind, bytes)
    }

    /// Its numbers.
    #[must_use]
    pub const fn wires(&self) -> &Wires {
        &self.wires
    }

    /// Its numbers, to change them.
    pub const fn wires_mut(&mut self) -> &mut Wires {
        &mut self.wires
    }

    /// The facts that hold at the start of a turn.
    pub fn facts(&self, state: &WheelsOfTime, facts: &mut Facts) {
        facts.count = 0;
        let seat = state.active();
        let mut from = 0;
        facts.city(state, seat, from);
        from += CITY;
        // The wheels lie the same from both player wheels, turned by half.
        let space = |wheel| usize::from(state.wheels().space(wheel));
        let (a, b) = (space(Wheel::A), space(Wheel::B));
        let mark = state.player_wheel(seat);
        let own = space(Wheel::Player(mark));
        let other = space(Wheel::Player(mark.other()));
        let (a, b) = match mark {
            PlayerWheel::One => (a, b),
            PlayerWheel::Two => ((b + 2) % PRODUCTION, (a + PRODUCTION - 2) % PRODUCTION),
        };
        facts.add(from + own * PLAYER + other);
        from += COMMON;
        for (player, production) in [(own, a), (own, b)] {
            facts.add(from + player * PRODUCTION + production);
            from += MEET;
        }
        match self.kind {
            Kind::Duel => {
                for production in [a, b] {
                    facts.add(from + other * PRODUCTION + production);
                    from += MEET;
                }
                facts.city(state, Seat::in_turn(1 - seat.index() as u32, 2), from);
            }
            Kind::Alone => {
                let (round, rounds) = state.round();
                facts.add(from + usize::from(rounds - round).min(ROUNDS - 1));
            }
        }
    }

    /// The hidden numbers, before those below 0 are cut off.
    #[must_use]
    pub fn hidden(&self, facts: &Facts) -> [f32; HIDDEN] {
        let mut hidden = self.wires.base;
        for fact in facts.holding() {
            if let Some(row) = self.wires.rows.get(usize::from(*fact)) {
                for (hidden, add) in hidden.iter_mut().zip(row) {
                    *hidden += add;
                }
            }
        }
        hidden
    }

    /// What hidden numbers come to, without bounds; 0 is even.
    #[must_use]
    pub fn lead(&self, hidden: &[f32; HIDDEN]) -> f32 {
        let out = self.wires.out.iter().zip(hidden);
        out.fold(self.wires.out_base, |sum, (out, hidden)| {
            sum + out * f32::max(*hidden, 0.0)
        })
    }

    /// Reads a network as [`Net::write`] writes it; what is missing is 0.
    #[must_use]
    pub fn read(kind: Kind, bytes: &[u8]) -> Self {
        let mut wires = Wires {
            rows: vec![[0.0; HIDDEN]; kind.facts()],
            base: [0.0; HIDDEN],
            out: [0.0; HIDDEN],
            out_base: 0.0,
        };
        let (numbers, rows) = bytes.split_at(bytes.len().min(4 * (3 * HIDDEN + 1)));
        let mut numbers = numbers
            .as_chunks()
            .0
            .iter()
            .map(|four| f32::from_le_bytes(*four));
        let mut next = || numbers.next().unwrap_or(0.0);
        wires.out_base = next();
        wires.base = core::array::from_fn(|_| next());
        wires.out = core::array::from_fn(|_| next());
        let steps: [f32; HIDDEN] = core::array::from_fn(|_| next());
        for (row, bytes) in wires.rows.iter_mut().zip(rows.as_chunks::<HIDDEN>().0) {
            for ((number, byte), step) in row.iter_mut().zip(bytes).zip(steps) {
                *number = f32::from(i8::from_le_bytes([*byte])) * step;
            }
        }
        Self { kind, wires }
    }

    /// The network in bytes; the numbers of each hidden one in steps of 1/127 of
    /// the greatest.
    #[must_use]
    pub fn write(&self) -> Vec<u8> {
        let mut steps = [0.0_f32; HIDDEN];
        for row in &self.wires.rows {
            for (step, number) in steps.iter_mut().zip(row) {
                *step = f32::max(*step, number.abs() / 127.0);
            }
        }
        let mut bytes = Vec::new();
        let mut put = |number: f32| bytes.extend(number.to_le_bytes());
        put(self.wires.out_base);
        self.wires.base.into_iter().for_each(&mut put);
        self.wires.out.into_iter().for_each(&mut put);
        steps.into_iter().for_each(&mut put);
        for row in &self.wires.rows {
            for (number, step) in row.iter().zip(steps) {
                let rounded = if step > 0.0 { number / step } else { 0.0 };
                bytes.extend((rounded.round() as i8).to_le_bytes());
            }
        }
        bytes
    }
}

impl Judge for Net {
    fn worth(&self, state: &WheelsOfTime, seat: Seat) -> f32 {
        if let Some(result) = result(state, seat) {
            return result;
        }
        let mut facts = Facts::default();
        self.facts(state, &mut facts);
        let worth = share(self.lead(&self.hidden(&facts)));
        if state.active() == seat {
            worth
        } else {
            1.0 - worth
        }
    }
}

/// A lead as a share from 0 to 1.
#[must_use]
pub fn share(lead: f32) -> f32 {
    0.5 + 0.5 * lead / (1.0 + f32::abs(lead))
}

/// The facts that hold: their numbers.
#[derive(Clone, Debug, Default)]
pub struct Facts {
    numbers: [[u16; 16]; 6],
    count: usize,
}

impl Facts {
    /// Their numbers.
    #[must_use]
    pub fn holding(&self) -> &[u16] {
        self.numbers.as_flattened().get(..self.count).unwrap_or(&[])
    }

    fn add(&mut self, fact: usize) {
        if let Some(place) = self.numbers.as_flattened_mut().get_mut(self.count) {
            *place = fact as u16;
            self.count += 1;
        }
    }

    fn city(&mut self, state: &WheelsOfTime, seat: Seat, from: usize) {
        for (number, track) in state.city(seat).tracks().into_iter().enumerate() {
            for step in 0..usize::from(track) {
                self.add(from + number * usize::from(MAX_TRACK) + step);
            }
        }
    }
}
