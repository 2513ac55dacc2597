//! An evaluation learned by self-play: a small neural network with one hidden
//! layer over binary features (this track is at least 3; these two spaces meet).
//! About forty features are active in a state, so that an evaluation adds up
//! that many rows of weights. Only `+ - * /` are used, so that values are the
//! same on every machine.
//!
//! The `train` command of the lab makes the network files.

use super::{StaticEval, terminal_value};
use rules::Seat;
use rules::games::wheels_of_time::{
    MAX_TRACK, PLAYER_WHEEL_SPACES, PRODUCTION_WHEEL_SPACES, PlayerWheel, Wheel, WheelsOfTime,
};

/// The size of the hidden layer.
pub const HIDDEN_UNITS: usize = 24;

const PLAYER: usize = PLAYER_WHEEL_SPACES as usize;
const PRODUCTION: usize = PRODUCTION_WHEEL_SPACES as usize;
/// The features of a city: ten tracks, each at least 1, 2, 3 or 4.
const CITY: usize = 10 * MAX_TRACK as usize;
/// The features of the link between both player wheels: pairs of spaces.
const PLAYER_LINK: usize = PLAYER * PLAYER;
/// The features of a link between a player wheel and a production wheel.
const PRODUCTION_LINK: usize = PLAYER * PRODUCTION;
/// The features of the rounds left.
const ROUNDS: usize = 10;

/// The kinds of game that networks are trained for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameMode {
    /// Two players.
    TwoPlayers,
    /// A solo game.
    Solo,
}

impl GameMode {
    /// The number of features.
    pub const fn feature_count(self) -> usize {
        match self {
            Self::TwoPlayers => 2 * CITY + PLAYER_LINK + 4 * PRODUCTION_LINK,
            Self::Solo => CITY + PLAYER_LINK + 2 * PRODUCTION_LINK + ROUNDS,
        }
    }

    /// The mode of a state's game.
    pub const fn from_state(state: &WheelsOfTime) -> Self {
        if state.is_solo() {
            Self::Solo
        } else {
            Self::TwoPlayers
        }
    }
}

/// The weights of a network.
#[derive(Clone, Debug, PartialEq)]
pub struct NetworkWeights {
    /// For each feature, its weight for each hidden unit.
    pub features: Vec<[f32; HIDDEN_UNITS]>,
    /// The bias of each hidden unit.
    pub hidden_bias: [f32; HIDDEN_UNITS],
    /// The weight of each hidden unit for the output.
    pub output: [f32; HIDDEN_UNITS],
    /// The bias of the output.
    pub output_bias: f32,
}

/// A network.
#[derive(Clone, Debug, PartialEq)]
pub struct Network {
    mode: GameMode,
    /// The weights.
    pub weights: NetworkWeights,
}

impl Network {
    /// A network with these weights.
    pub const fn new(mode: GameMode, weights: NetworkWeights) -> Self {
        Self { mode, weights }
    }

    /// The trained network that the bots use.
    pub fn trained(mode: GameMode) -> Self {
        let bytes: &[u8] = match mode {
            GameMode::TwoPlayers => include_bytes!("two-players.network"),
            GameMode::Solo => include_bytes!("solo.network"),
        };
        Self::from_bytes(mode, bytes)
    }

    /// Sets `features` to the active features of a state at the start of a turn,
    /// from the point of view of the active seat.
    pub fn extract_features(&self, state: &WheelsOfTime, features: &mut Features) {
        features.count = 0;
        let seat = state.active();
        let mut offset = 0;
        features.add_city(state, seat, offset);
        offset += CITY;
        // The layout looks the same from both player wheels after half a turn.
        let space = |wheel| usize::from(state.wheels().space(wheel));
        let (a, b) = (space(Wheel::A), space(Wheel::B));
        let wheel = state.player_wheel(seat);
        let own_space = space(Wheel::Player(wheel));
        let other_space = space(Wheel::Player(wheel.other()));
        let (a, b) = match wheel {
            PlayerWheel::One => (a, b),
            PlayerWheel::Two => ((b + 2) % PRODUCTION, (a + PRODUCTION - 2) % PRODUCTION),
        };
        features.add(offset + own_space * PLAYER + other_space);
        offset += PLAYER_LINK;
        for (player, production) in [(own_space, a), (own_space, b)] {
            features.add(offset + player * PRODUCTION + production);
            offset += PRODUCTION_LINK;
        }
        match self.mode {
            GameMode::TwoPlayers => {
                for production in [a, b] {
                    features.add(offset + other_space * PRODUCTION + production);
                    offset += PRODUCTION_LINK;
                }
                let other_seat = Seat::in_turn(1 - seat.index() as u32, 2);
                features.add_city(state, other_seat, offset);
            }
            GameMode::Solo => {
                let (round, rounds) = state.round();
                features.add(offset + usize::from(rounds - round).min(ROUNDS - 1));
            }
        }
    }

    /// The hidden layer before its activation function, which cuts off negative
    /// numbers (ReLU).
    pub fn hidden_layer(&self, features: &Features) -> [f32; HIDDEN_UNITS] {
        let mut hidden = self.weights.hidden_bias;
        for feature in features.active() {
            if let Some(row) = self.weights.features.get(usize::from(*feature)) {
                for (unit, weight) in hidden.iter_mut().zip(row) {
                    *unit += weight;
                }
            }
        }
        hidden
    }

    /// The output for a hidden layer, unbounded; 0 is an even game.
    pub fn output(&self, hidden: &[f32; HIDDEN_UNITS]) -> f32 {
        self.weights
            .output
            .iter()
            .zip(hidden)
            .fold(self.weights.output_bias, |sum, (weight, unit)| {
                sum + weight * f32::max(*unit, 0.0)
            })
    }

    /// Reads a network as [`Network::to_bytes`] writes it; missing weights are
    /// 0.
    pub fn from_bytes(mode: GameMode, bytes: &[u8]) -> Self {
        let mut weights = NetworkWeights {
            features: vec![[0.0; HIDDEN_UNITS]; mode.feature_count()],
            hidden_bias: [0.0; HIDDEN_UNITS],
            output: [0.0; HIDDEN_UNITS],
            output_bias: 0.0,
        };
        let (numbers, rows) = bytes.split_at(bytes.len().min(4 * (3 * HIDDEN_UNITS + 1)));
        let mut numbers = numbers
            .as_chunks()
            .0
            .iter()
            .map(|bytes| f32::from_le_bytes(*bytes));
        let mut next = || numbers.next().unwrap_or(0.0);
        weights.output_bias = next();
        weights.hidden_bias = core::array::from_fn(|_| next());
        weights.output = core::array::from_fn(|_| next());
        let scales: [f32; HIDDEN_UNITS] = core::array::from_fn(|_| next());
        let rows = rows.as_chunks::<HIDDEN_UNITS>().0;
        for (row, bytes) in weights.features.iter_mut().zip(rows) {
            for ((weight, byte), scale) in row.iter_mut().zip(bytes).zip(scales) {
                *weight = f32::from(i8::from_le_bytes([*byte])) * scale;
            }
        }
        Self { mode, weights }
    }

    /// The network as bytes: output bias, hidden biases, output weights and a
    /// scale for each hidden unit as little-endian `f32`, then the feature
    /// weights as signed bytes in units of the scale, which is 1/127 of the
    /// greatest weight.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut scales = [0.0_f32; HIDDEN_UNITS];
        for row in &self.weights.features {
            for (scale, weight) in scales.iter_mut().zip(row) {
                *scale = f32::max(*scale, weight.abs() / 127.0);
            }
        }
        let mut bytes = Vec::new();
        let mut put = |number: f32| bytes.extend(number.to_le_bytes());
        put(self.weights.output_bias);
        self.weights.hidden_bias.into_iter().for_each(&mut put);
        self.weights.output.into_iter().for_each(&mut put);
        scales.into_iter().for_each(&mut put);
        for row in &self.weights.features {
            for (weight, scale) in row.iter().zip(scales) {
                let quantized = if scale > 0.0 { weight / scale } else { 0.0 };
                bytes.extend((quantized.round() as i8).to_le_bytes());
            }
        }
        bytes
    }
}

impl StaticEval for Network {
    fn value(&self, state: &WheelsOfTime, seat: Seat) -> f32 {
        if let Some(value) = terminal_value(state, seat) {
            return value;
        }
        let mut features = Features::default();
        self.extract_features(state, &mut features);
        let value = value_of_lead(self.output(&self.hidden_layer(&features)));
        if state.active() == seat {
            value
        } else {
            1.0 - value
        }
    }
}

/// The output of a network as a value from 0 to 1 (softsign).
pub fn value_of_lead(lead: f32) -> f32 {
    0.5 + 0.5 * lead / (1.0 + f32::abs(lead))
}

/// The active features of a state, by index.
#[derive(Clone, Debug, Default)]
pub struct Features {
    indices: [[u16; 16]; 6],
    count: usize,
}

impl Features {
    /// Their indices.
    pub fn active(&self) -> &[u16] {
        self.indices.as_flattened().get(..self.count).unwrap_or(&[])
    }

    fn add(&mut self, feature: usize) {
        if let Some(slot) = self.indices.as_flattened_mut().get_mut(self.count) {
            *slot = feature as u16;
            self.count += 1;
        }
    }

    fn add_city(&mut self, state: &WheelsOfTime, seat: Seat, offset: usize) {
        for (index, track) in state.city(seat).tracks().into_iter().enumerate() {
            for step in 0..usize::from(track) {
                self.add(offset + index * usize::from(MAX_TRACK) + step);
            }
        }
    }
}
