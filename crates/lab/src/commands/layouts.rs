//! `lab layouts`: finds layouts of Wheels of Time in which both player wheels win about
//! half of the games, for bots that lay out the wheels in cut and choose.
//!
//! The most even layouts by the trained network play a few games each; those that stay
//! in reach play many more. A layout is kept if wheel 1 has won nearly half of them all.

use crate::games::{CommandError, DECIDER_STREAM, Decider, play_out, print_line};
use bots::wheels_of_time::{GameMode, Network, layouts_by_evenness};
use rules::games::wheels_of_time::{Scenario, Wheels, WheelsOfTime};
use rules::rng::Rng;
use rules::{GameId, Seat, State};

/// Prints even layouts as crates/bots/src/wheels_of_time/even-layouts.txt has them.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// How many layouts are tried
    #[arg(long, default_value_t = 200)]
    candidates: usize,
    /// The games of each layout that stays in reach; a fifth of them come first
    #[arg(long, default_value_t = 300)]
    games: u32,
    /// Who plays
    #[arg(long, default_value = "skilled")]
    who: String,
}

/// How far from a half the rate may be after the first games, and after all.
const MAX_FIRST_BIAS: f64 = 0.1;
const MAX_BIAS: f64 = 0.03;

pub(crate) fn run(args: &Args) -> Result<(), CommandError> {
    let decider = Decider::from_id(GameId::WheelsOfTime, &args.who)?;
    let network = Network::trained(GameMode::TwoPlayers);
    let first = args.games / 5;
    for wheels in layouts_by_evenness(&network)
        .into_iter()
        .take(args.candidates)
    {
        let bias = |won: u32, games: u32| f64::abs(f64::from(won) / f64::from(games) - 0.5);
        let mut won = wins(decider, wheels, 0..first)?;
        if bias(won, first) > MAX_FIRST_BIAS {
            continue;
        }
        won += wins(decider, wheels, first..args.games)?;
        if bias(won, args.games) <= MAX_BIAS {
            print_line(format!("{wheels} {} {won}", args.games))?;
        }
    }
    Ok(())
}

/// How many of the games with these seeds the player of wheel 1 wins.
fn wins(
    decider: Decider,
    wheels: Wheels,
    seeds: std::ops::Range<u32>,
) -> Result<u32, CommandError> {
    let mut won = 0;
    for seed in seeds.map(u64::from) {
        let mut rng = Rng::new(seed, DECIDER_STREAM);
        let start = State::from(WheelsOfTime::from_scenario(Scenario {
            wheels,
            seed,
            ..Scenario::default()
        }));
        let state = play_out(start, |state| decider.decide(state, &mut rng))?;
        won += u32::from(state.score().ranks[Seat::FIRST] == 1);
    }
    Ok(won)
}
