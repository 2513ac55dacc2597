//! The set-up (rulebook: "Setup"): how the wheels lie, who has which, and dice
//! that are listed.

use super::city::City;
use super::dice::{Dice, Die};
use super::wheels::{Mark, PLAYER_SPACES, PRODUCTION_SPACES, Wheels};
use super::{Phase, WheelsOfTime};
use crate::rng::Rng;
use crate::setup::{DrawProblem, GameOption, Setup};

/// The stream of the seed that lays out the wheels and throws the dice.
const STREAM: u64 = 1;

/// What can be chosen.
pub(super) const OPTIONS: &[GameOption] = &[
    GameOption {
        id: "layout",
        choices: &["standard", "random", "cut-and-choose"],
        from_players: 2,
        to_players: 2,
    },
    GameOption {
        id: "wheels",
        choices: &["standard", "random"],
        from_players: 1,
        to_players: 1,
    },
    GameOption {
        id: "rounds",
        choices: &["8", "6", "7", "9", "10"],
        from_players: 1,
        to_players: 1,
    },
];
/// The places of the options.
const LAYOUT: usize = 0;
const WHEELS: usize = 1;
const ROUNDS: usize = 2;

/// The usual rounds of a lone player first, as the option has them.
const ROUND_COUNTS: [u8; 5] = [8, 6, 7, 9, 10];

/// The first state of a setup.
pub(super) fn first_state(setup: &Setup) -> WheelsOfTime {
    let mut rng = Rng::new(setup.seed(), STREAM);
    let alone = setup.players() == 1;
    let mut listed = setup.draws().iter();
    let random = match alone {
        true => setup.choice(WHEELS) == 1,
        false => setup.choice(LAYOUT) == 1,
    };
    let cut = !alone && setup.choice(LAYOUT) == 2;
    let mut wheels = Wheels::STANDARD;
    if random {
        let mut below = |spaces: u8| rng.below(u32::from(spaces)) as u8;
        let drawn = (
            below(PLAYER_SPACES),
            below(PLAYER_SPACES),
            below(PRODUCTION_SPACES),
            below(PRODUCTION_SPACES),
        );
        wheels = Wheels::new(drawn.0, drawn.1, drawn.2, drawn.3).unwrap_or(wheels);
    }
    let mut dice = Vec::new();
    for text in &mut listed {
        if let Some(layout) = read_layout(text) {
            wheels = layout;
        } else if let Some(die) = read_die(text) {
            dice.push(die);
        }
    }
    let rounds = ROUND_COUNTS.get(usize::from(setup.choice(ROUNDS)));
    let mut state = WheelsOfTime {
        wheels,
        cities: [City::START; 2],
        first: Mark::One,
        players: setup.players(),
        phase: Phase::Place(0),
        turn: 1,
        taken: 0,
        active: 0,
        left: 0,
        usable: 0,
        rounds: rounds.copied().unwrap_or(8),
        dice: Dice::new(dice, rng),
        end: None,
    };
    if !cut {
        state.turn = 0;
        state.begin_turn(0, &mut crate::game::Unheard);
    }
    state
}

/// `4,3,9,9`: the spaces of wheels 1, 2, A and B.
fn read_layout(text: &str) -> Option<Wheels> {
    let mut spaces = text.split(',').map(|space| space.parse::<u8>().ok());
    let mut next = || spaces.next().flatten();
    let wheels = Wheels::new(next()?, next()?, next()?, next()?)?;
    spaces.next().is_none().then_some(wheels)
}

fn read_die(text: &str) -> Option<Die> {
    text.parse().ok().and_then(Die::new)
}

/// Listed draws: how the wheels lie, if it is first, then dice. More dice than
/// a game throws do no harm, but so many are not read.
pub(super) fn check_draws(_: u8, draws: &[String]) -> Result<(), DrawProblem> {
    const MOST: usize = 1000;
    if draws.len() > MOST {
        return Err(DrawProblem::TooMany { at_most: MOST });
    }
    for (place, text) in draws.iter().enumerate() {
        if read_die(text).is_none() && (place > 0 || read_layout(text).is_none()) {
            return Err(DrawProblem::Unreadable { place });
        }
    }
    Ok(())
}
