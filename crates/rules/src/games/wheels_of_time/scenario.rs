//! Where a game begins: at the start of somebody's turn, with any wheels and
//! cities, for studies and tests as for the usual set-up.

use super::city::City;
use super::dice::{Dice, Die};
use super::wheels::{Mark, Wheels};
use super::{Phase, WheelsOfTime};
use crate::game::NullSink;
use crate::rng::Rng;
use crate::seat::Seat;

/// The stream of the seed that throws the dice.
const STREAM: u64 = 2;

/// A game before somebody's turn. The default is the usual start of two.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scenario {
    /// One or two.
    pub players: u8,
    /// How the wheels lie.
    pub wheels: Wheels,
    /// By seat; a lone player has the first one.
    pub cities: [City; 2],
    /// The wheel of the first seat; a lone player's is 1 in any case. Where
    /// there is none, the first seat lays out the wheels, the second chooses
    /// one, and whoever has wheel 1 begins.
    pub first: Option<Mark>,
    /// Whose turn begins; a lone player's in any case.
    pub active: Seat,
    /// How many rounds a lone player has.
    pub rounds: u8,
    /// The first dice.
    pub dice: Vec<Die>,
    /// What the dice after those follow from.
    pub seed: u64,
}

impl Default for Scenario {
    fn default() -> Self {
        Self {
            players: 2,
            wheels: Wheels::STANDARD,
            cities: [City::START; 2],
            first: Some(Mark::One),
            active: Seat::FIRST,
            rounds: 8,
            dice: Vec::new(),
            seed: 0,
        }
    }
}

impl WheelsOfTime {
    /// A game that begins so. Where a city is complete or has no people, it is
    /// over at once.
    #[must_use]
    pub fn from_scenario(scene: Scenario) -> Self {
        let alone = scene.players < 2;
        let first = scene.first.filter(|_| !alone).unwrap_or(Mark::One);
        let mut state = Self {
            wheels: scene.wheels,
            cities: scene.cities,
            first,
            players: if alone { 1 } else { 2 },
            phase: Phase::Place(0),
            turn: 1,
            taken: 0,
            active: 0,
            left: 0,
            usable: 0,
            rounds: scene.rounds,
            dice: Dice::new(scene.dice, Rng::new(scene.seed, STREAM)),
            end: None,
        };
        if alone || scene.first.is_some() {
            let second = !alone && scene.active != Seat::FIRST;
            state.turn = 0;
            state.begin_turn(u8::from(second), &mut NullSink);
            state.check_people();
            if state.end.is_none() {
                state.check_complete();
            }
        }
        state
    }
}
