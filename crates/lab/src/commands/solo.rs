//! `lab solo`: measures how often bots win a solo game.

use crate::games::{CommandError, DECIDER_STREAM, Decider, SetupArgs, play_out, print_line};
use rules::rng::Rng;
use rules::{Seat, State};

/// Plays many solo games with each of several players.
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    setup: SetupArgs,
    /// The number of games of each
    #[arg(long, default_value_t = 400)]
    games: u64,
    /// Who plays: random, reference, novice, casual, skilled, expert
    #[arg(
        long,
        value_delimiter = ',',
        default_value = "random,novice,casual,skilled,expert"
    )]
    who: Vec<String>,
}

pub(crate) fn run(args: &Args) -> Result<(), CommandError> {
    let setup = SetupArgs {
        players: 1,
        ..args.setup.clone()
    }
    .setup()?;
    for id in &args.who {
        let decider = Decider::from_id(setup.game(), id)?;
        let mut won = 0;
        for seed in 0..args.games {
            let mut rng = Rng::new(seed, DECIDER_STREAM);
            let start = State::start(&setup.clone().with_seed(seed));
            let state = play_out(start, |state| decider.decide(state, &mut rng))?;
            won += u64::from(state.score().ranks[Seat::FIRST] == 1);
        }
        let rate = won as f64 / args.games as f64;
        let margin = 1.96 * (rate * (1.0 - rate) / args.games as f64).sqrt();
        print_line(format!(
            "{id:<8} {:>5.1} % of {} games (95 %: {:.1} to {:.1})",
            100.0 * rate,
            args.games,
            100.0 * (rate - margin).max(0.0),
            100.0 * (rate + margin).min(1.0)
        ))?;
    }
    Ok(())
}
