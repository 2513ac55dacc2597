//! The set-up (rulebook: "Setup"): how the wheels lie, who has which, and dice
//! that are listed.

use super::WheelsOfTime;
use super::dice::Die;
use super::scenario::Scenario;
use super::wheels::{Mark, Wheel, Wheels};
use crate::rng::Rng;
use crate::setup::{DrawError, GameOption, Setup};

/// The stream of the seed that lays out the wheels.
const STREAM: u64 = 1;

/// What can be chosen.
pub(super) const OPTIONS: &[GameOption] = &[
    GameOption {
        id: "layout",
        choices: &["standard", "random", "cut-and-choose"],
        min_players: 2,
        max_players: 2,
    },
    GameOption {
        id: "wheels",
        choices: &["standard", "random"],
        min_players: 1,
        max_players: 1,
    },
    GameOption {
        id: "rounds",
        choices: &["8", "6", "7", "9", "10"],
        min_players: 1,
        max_players: 1,
    },
];
/// The places of the options.
const LAYOUT: usize = 0;
const WHEELS: usize = 1;
const ROUNDS: usize = 2;
/// The places of the layouts.
const RANDOM: u8 = 1;
const CUT: u8 = 2;

/// The usual rounds of a lone player first, as the option has them.
const ROUND_COUNTS: [u8; 5] = [8, 6, 7, 9, 10];

/// The first state of a setup.
pub(super) fn first_state(setup: &Setup) -> WheelsOfTime {
    let alone = setup.players() == 1;
    let layout = setup.choice(if alone { WHEELS } else { LAYOUT });
    let mut scene = Scenario {
        players: setup.players(),
        first: (alone || layout != CUT).then_some(Mark::One),
        seed: setup.seed(),
        ..Scenario::default()
    };
    if layout == RANDOM {
        scene.wheels = random_layout(&mut Rng::new(setup.seed(), STREAM));
    }
    for text in setup.draws() {
        if let Some(layout) = read_layout(text) {
            scene.wheels = layout;
        } else if let Some(die) = read_die(text) {
            scene.dice.push(die);
        }
    }
    if let Some(rounds) = ROUND_COUNTS.get(usize::from(setup.choice(ROUNDS))) {
        scene.rounds = *rounds;
    }
    WheelsOfTime::from_scenario(scene)
}

/// Each layout equally likely.
fn random_layout(rng: &mut Rng) -> Wheels {
    let mut wheels = Wheels::STANDARD;
    for wheel in Wheel::ALL {
        wheels.set(wheel, rng.below(u32::from(wheel.spaces())) as u8);
    }
    wheels
}

/// A small number, in the one way in which it is written.
fn number(text: &str) -> Option<u8> {
    let digits = text.bytes().all(|byte| byte.is_ascii_digit());
    let plain = digits && (text == "0" || !text.starts_with('0'));
    plain.then(|| text.parse().ok()).flatten()
}

/// `4,3,9,9`: the spaces of wheels 1, 2, A and B.
fn read_layout(text: &str) -> Option<Wheels> {
    let mut spaces = text.split(',').map(number);
    let mut next = || spaces.next().flatten();
    let wheels = Wheels::new(next()?, next()?, next()?, next()?)?;
    spaces.next().is_none().then_some(wheels)
}

fn read_die(text: &str) -> Option<Die> {
    number(text).and_then(Die::new)
}

/// RegisteredGame draws: how the wheels lie, if it is first, then dice. More dice than
/// a game throws do no harm, but so many are not read.
pub(super) fn check_draws(_: u8, draws: &[String]) -> Result<(), DrawError> {
    const MOST: usize = 1000;
    if draws.len() > MOST {
        return Err(DrawError::TooMany { max: MOST });
    }
    for (place, text) in draws.iter().enumerate() {
        if read_die(text).is_none() && (place > 0 || read_layout(text).is_none()) {
            return Err(DrawError::Malformed { index: place });
        }
    }
    Ok(())
}
