//! `lab bench`: measures random playouts per second and the time of bots'
//! decisions.

use crate::games::{CommandError, DECIDER_STREAM, Decider, SetupArgs, play_out, print_line};
use rules::Level;
use rules::rng::Rng;
use rules::{Setup, State};
use std::time::{Duration, Instant};

/// Measures whole random games on one core, and the decisions of each level.
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    setup: SetupArgs,
    /// Seconds for each measurement
    #[arg(long, default_value_t = 3.0)]
    seconds: f64,
    /// Only random games, no bots
    #[arg(long)]
    random_only: bool,
}

pub(crate) fn run(args: &Args) -> Result<(), CommandError> {
    let setup = args.setup.setup()?;
    let limit = Duration::from_secs_f64(args.seconds.clamp(0.1, 600.0));
    let started = Instant::now();
    let clock = || started.elapsed().as_secs_f64();
    let (rate, actions) = benchmarks::random_games(&setup, clock, limit.as_secs_f64());
    print_line(format!(
        "random games: {rate:>10.0} a second   ({actions:.1} actions each)"
    ))?;
    if !args.random_only {
        for level in Level::ALL {
            decisions(&setup, level, limit)?;
        }
    }
    Ok(())
}

fn decisions(setup: &Setup, level: Level, limit: Duration) -> Result<(), CommandError> {
    let mut longest = Duration::ZERO;
    let mut total = Duration::ZERO;
    let mut decisions = 0_u32;
    let started = Instant::now();
    let mut seed = 0;
    while started.elapsed() < limit {
        let mut rng = Rng::new(seed, DECIDER_STREAM);
        play_out(State::start(&setup.clone().with_seed(seed)), |state| {
            let before = Instant::now();
            let action = Decider::Bot(level).decide(state, &mut rng);
            let elapsed = before.elapsed();
            longest = longest.max(elapsed);
            total += elapsed;
            decisions += 1;
            action
        })?;
        seed += 1;
    }
    print_line(format!(
        "{:<8} decisions: {:>9.2} ms each, longest {:>9.2} ms",
        level.id(),
        total.as_secs_f64() * 1e3 / f64::from(decisions.max(1)),
        longest.as_secs_f64() * 1e3
    ))
}
