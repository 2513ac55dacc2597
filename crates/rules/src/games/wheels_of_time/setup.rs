//! The set-up: options, layouts and listed draws. Rulebook: "Setup".

use super::dice::Die;
use super::scenario::Scenario;
use super::state::WheelsOfTime;
use super::wheels::{PlayerWheel, Wheel, Wheels};
use crate::rng::Rng;
use crate::setup::{AbsentDraw, DrawError, GameOption, Setup};

/// The random stream of the seed from which the layout is drawn.
const LAYOUT_STREAM: u64 = 1;

/// The options of the game. House rulings: the standard and the random layout;
/// placing the wheels, and choosing one, is the rulebook's way.
pub(super) const OPTIONS: &[GameOption] = &[
    GameOption::new("layout", &["standard", "random", "cut-and-choose"], 2..=2),
    GameOption {
        added: &[2],
        ..GameOption::new("wheels", &["standard", "random", "own"], 1..=1)
    },
    GameOption::new("rounds", &["8", "6", "7", "9", "10"], 1..=1),
];
/// Indices into [`OPTIONS`].
const LAYOUT: usize = 0;
const WHEELS: usize = 1;
const ROUNDS: usize = 2;
/// Indices into the choices of both layout options.
const RANDOM: u8 = 1;
/// Cut and choose; in a solitaire game the player places the wheels and has wheel 1.
const PLACED: u8 = 2;

/// The numbers of rounds in the order of the option's choices. Rulebook:
/// "Solitaire Version", "Variations".
const ROUND_COUNTS: [u8; 5] = [8, 6, 7, 9, 10];

/// The choice of the layout option for the number of players.
fn layout_choice(setup: &Setup) -> u8 {
    let solo = setup.players() == 1;
    setup.choice(if solo { WHEELS } else { LAYOUT })
}

/// The first state of a match.
pub(super) fn first_state(setup: &Setup) -> WheelsOfTime {
    let layout = layout_choice(setup);
    let mut scenario = Scenario {
        players: setup.players(),
        first_seat_wheel: (layout != PLACED).then_some(PlayerWheel::One),
        seed: setup.seed(),
        ..Scenario::default()
    };
    if layout == RANDOM {
        let mut rng = Rng::new(setup.seed(), LAYOUT_STREAM);
        for wheel in Wheel::ALL {
            let space = rng.below(u32::from(wheel.spaces())) as u8;
            scenario.wheels.set(wheel, space);
        }
    }
    for text in setup.draws() {
        if let Ok(layout) = text.parse::<Wheels>() {
            scenario.wheels = layout;
        } else if let Ok(die) = text.parse::<Die>() {
            scenario.dice.push(die);
        }
    }
    if let Some(rounds) = ROUND_COUNTS.get(usize::from(setup.choice(ROUNDS))) {
        scenario.rounds = *rounds;
    }
    WheelsOfTime::from_scenario(scenario)
}

/// Checks listed draws: a layout, which must come first, and rolls. There may
/// be more rolls than the game uses, up to 1,000 draws in all.
pub(super) fn check_draws(_: u8, draws: &[String]) -> Result<(), DrawError> {
    const MAX_DRAWS: usize = 1000;
    if draws.len() > MAX_DRAWS {
        return Err(DrawError::TooMany { max: MAX_DRAWS });
    }
    for (index, text) in draws.iter().enumerate() {
        let is_layout = index == 0 && text.parse::<Wheels>().is_ok();
        if !is_layout && text.parse::<Die>().is_err() {
            return Err(DrawError::Malformed { index });
        }
    }
    Ok(())
}

/// Checks that no layout is listed where a player places the wheels.
pub(super) fn check_has_draws(setup: &Setup) -> Result<(), DrawError> {
    match setup.draws().first() {
        Some(draw) if layout_choice(setup) == PLACED && draw.parse::<Wheels>().is_ok() => {
            Err(DrawError::NotInSetup {
                index: 0,
                draw: draw.clone(),
                reason: AbsentDraw::Wheels,
            })
        }
        _ => Ok(()),
    }
}
