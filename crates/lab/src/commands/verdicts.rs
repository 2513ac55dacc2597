//! `lab verdicts`: how often a review calls an action costly that a search of ten times the size does not.
//!
//! Bots of a weak level play, so that there is something to say. For each limit the command prints how many actions
//! the review finds at least as costly, and how many of these verdicts are wrong: the larger search finds less than
//! half of the limit.

use crate::games::{CommandError, DECIDER_STREAM, Decider, SetupArgs, play_out, print_line};
use bots::{Effort, Search};
use rules::rng::Rng;
use rules::{Action, State};
use std::time::{Duration, Instant};

/// Compares the judgements of reviews with those of larger searches.
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    setup: SetupArgs,
    /// The number of actions that are judged
    #[arg(long, default_value_t = 400)]
    actions: usize,
    /// The number of actions of each game that are judged
    #[arg(long, default_value_t = 20)]
    of_each: usize,
    /// Who plays
    #[arg(long, default_value = "casual")]
    by: String,
}

/// Losses from which on something might be said, in thousandths of the win.
const LIMITS: [u16; 9] = [30, 40, 50, 60, 80, 100, 120, 150, 200];

/// What an action costs, in thousandths of the win.
struct Verdict {
    review: u16,
    verified: u16,
}

pub(crate) fn run(args: &Args) -> Result<(), CommandError> {
    let setup = args.setup.setup()?;
    let by = Decider::from_id(setup.game(), &args.by)?;
    let mut verdicts = Vec::new();
    let mut times = Vec::new();
    for game in 0.. {
        if verdicts.len() >= args.actions {
            break;
        }
        let setup = setup.clone().with_seed(args.setup.seed.wrapping_add(game));
        let played = choices(&State::start(&setup), by, game)?;
        let step = (played.len() / args.of_each.max(1)).max(1);
        for (state, action) in played.iter().skip(game as usize % step).step_by(step) {
            let before = Instant::now();
            let review = loss(bots::review(state, Some(*action), 0), *action);
            let took = before.elapsed();
            let larger = bots::analyse(state, Effort::Reviews(10), Some(*action), 0);
            if let (Some(review), Some(verified)) = (review, loss(larger, *action)) {
                times.push(took);
                verdicts.push(Verdict { review, verified });
            }
        }
    }
    report(&verdicts, times)
}

/// The positions of a game in which there was a choice, with what was played.
fn choices(start: &State, by: Decider, seed: u64) -> Result<Vec<(State, Action)>, CommandError> {
    let mut rng = Rng::new(seed, DECIDER_STREAM);
    let mut played = Vec::new();
    play_out(start.clone(), |state| {
        let action = by.decide(state, &mut rng)?;
        if state.legal_actions().len() > 1 {
            played.push((state.clone(), action));
        }
        Some(action)
    })?;
    Ok(played)
}

/// What an action costs; `None` if the search does not tell.
fn loss(search: Option<Box<dyn Search>>, played: Action) -> Option<u16> {
    let mut search = search?;
    search.finish();
    let (best, played) = bots::judge(&*search, played)?;
    Some((1000.0 * (best.chance - played.chance)) as u16)
}

fn report(verdicts: &[Verdict], mut times: Vec<Duration>) -> Result<(), CommandError> {
    times.sort_unstable();
    let at = |place: usize| {
        times
            .get(place)
            .map_or(0.0, |time| 1e3 * time.as_secs_f64())
    };
    print_line(format!(
        "{} actions, {:.0} ms each in the middle, at most {:.0}",
        verdicts.len(),
        at(times.len() / 2),
        at(times.len().saturating_sub(1))
    ))?;
    for limit in LIMITS {
        let spoken = verdicts.iter().filter(|verdict| verdict.review >= limit);
        let (spoken, wrong) = spoken.fold((0, 0), |(spoken, wrong), verdict| {
            let is_wrong = verdict.verified < limit / 2;
            (spoken + 1, wrong + u32::from(is_wrong))
        });
        print_line(format!(
            "from {limit:>3}: {spoken:>3} verdicts, {wrong:>2} wrong"
        ))?;
    }
    Ok(())
}
