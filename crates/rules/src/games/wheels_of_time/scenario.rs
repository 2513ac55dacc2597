//! Games that begin with any wheels and cities, for lessons, studies and tests.
//! The set-up of a match builds on them too.

use super::city::City;
use super::dice::{Dice, Die};
use super::notation::ParseError;
use super::state::{Phase, WheelsOfTime};
use super::wheels::{PlayerWheel, Wheels};
use crate::game::NullSink;
use crate::rng::Rng;
use crate::seat::Seat;
use core::str::FromStr;

/// The random stream of the seed from which the dice are rolled.
const DICE_STREAM: u64 = 2;

/// The beginning of a game, right before a player's turn. The default is the
/// standard start for two players.
///
/// A scenario can be parsed from a text of words separated by single spaces:
/// the layout, one city for each player, then the first rolls with a `d` each.
/// With one city it is a solitaire game. Everything else is as in the default.
///
/// ```
/// use rules::games::wheels_of_time::{Scenario, WheelsOfTime};
///
/// let scenario: Scenario = "4,3,9,9 2200011100 2200000000 d4".parse()?;
/// assert_eq!(scenario.players, 2);
/// let game = WheelsOfTime::from_scenario(scenario);
/// assert_eq!(game.actions_left(), 2);
/// # Ok::<(), rules::games::wheels_of_time::ParseError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scenario {
    /// The number of players, 1 or 2.
    pub players: u8,
    /// The layout.
    pub wheels: Wheels,
    /// The cities by seat; a solitaire game uses the first one only.
    pub cities: [City; 2],
    /// The wheel of the first seat; a solitaire player always has wheel 1. With
    /// `None` the first seat places the wheels. Then the second one chooses one, and
    /// the player of wheel 1 begins; a solitaire game begins at once.
    pub first_seat_wheel: Option<PlayerWheel>,
    /// The seat whose turn begins; ignored in a solitaire game and with cut and
    /// choose.
    pub active: Seat,
    /// The number of rounds of a solitaire game.
    pub rounds: u8,
    /// The first rolls.
    pub dice: Vec<Die>,
    /// The seed of all rolls after those.
    pub seed: u64,
}

impl Default for Scenario {
    fn default() -> Self {
        Self {
            players: 2,
            wheels: Wheels::STANDARD,
            cities: [City::START; 2],
            first_seat_wheel: Some(PlayerWheel::One),
            active: Seat::FIRST,
            rounds: 8,
            dice: Vec::new(),
            seed: 0,
        }
    }
}

impl FromStr for Scenario {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let (layout, rest) = text.split_once(' ').ok_or(ParseError {
            expected: "a layout and a city (4,3,9,9 2200000000)",
            at: 0,
        })?;
        let mut scenario = Self {
            players: 0,
            wheels: layout.parse()?,
            ..Self::default()
        };
        let mut offset = layout.len() + 1;
        for word in rest.split(' ') {
            if let Some(die) = word.strip_prefix('d') {
                let die = die.parse::<Die>();
                scenario
                    .dice
                    .push(die.map_err(|error| error.shifted(offset + 1))?);
            } else {
                let city = scenario
                    .cities
                    .get_mut(usize::from(scenario.players))
                    .ok_or(ParseError {
                        expected: "a die (d1 to d6)",
                        at: offset,
                    })?;
                *city = word
                    .parse::<City>()
                    .map_err(|error| error.shifted(offset))?;
                scenario.players += 1;
            }
            offset += word.len() + 1;
        }
        if scenario.players == 0 {
            return Err(ParseError {
                expected: "a city (ten digits from 0 to 4)",
                at: text.len(),
            });
        }
        Ok(scenario)
    }
}

impl WheelsOfTime {
    /// The first state of a game that begins like this. It is over at once if a
    /// city is complete or has no population.
    pub fn from_scenario(scenario: Scenario) -> Self {
        let solo = scenario.players < 2;
        let is_placed = scenario.first_seat_wheel.is_some();
        let first_seat_wheel = scenario.first_seat_wheel.filter(|_| !solo);
        let mut state = Self {
            wheels: scenario.wheels,
            cities: scenario.cities,
            first_seat_wheel: first_seat_wheel.unwrap_or(PlayerWheel::One),
            players: if solo { 1 } else { 2 },
            phase: Phase::Place(0),
            turn: 1,
            completed_turns: 0,
            active: 0,
            actions_left: 0,
            spendable_workers: 0,
            rounds: scenario.rounds,
            dice: Dice::new(scenario.dice, Rng::new(scenario.seed, DICE_STREAM)),
            end: None,
        };
        if is_placed {
            let second = !solo && scenario.active != Seat::FIRST;
            state.turn = 0;
            state.begin_turn(u8::from(second), &mut NullSink);
            state.check_population();
            if state.end.is_none() {
                state.check_complete();
            }
        }
        state
    }
}
