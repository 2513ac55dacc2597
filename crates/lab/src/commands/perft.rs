//! `lab perft`: counts sequences of legal actions, to validate move generation.

use crate::games::{CommandError, SetupArgs, print_line, refusal};
use rules::State;

/// Counts the sequences of legal actions from the start. A game that ends earlier
/// counts once.
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    setup: SetupArgs,
    /// The greatest length of the sequences
    #[arg(long, default_value_t = 3)]
    depth: u32,
}

pub(crate) fn run(args: &Args) -> Result<(), CommandError> {
    let start = State::start(&args.setup.setup()?);
    for depth in 1..=args.depth {
        print_line(format!("{depth:>2} {:>14}", count(&start, depth)?))?;
    }
    Ok(())
}

fn count(state: &State, depth: u32) -> Result<u64, CommandError> {
    let legal = state.legal_actions();
    if depth == 0 || legal.is_empty() {
        return Ok(1);
    }
    if depth == 1 {
        return Ok(legal.len() as u64);
    }
    let mut sum = 0;
    for action in legal {
        let mut next = state.clone();
        next.apply_silent(action)
            .map_err(|illegal| format!("{action} is listed but illegal: {}", refusal(&illegal)))?;
        sum += count(&next, depth - 1)?;
    }
    Ok(sum)
}
