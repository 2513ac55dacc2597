//! `lab calibrate`: how far the chances and points that analyses find agree with how
//! games end.
//!
//! Bots play games; some of the positions are analysed. For each third of the game the
//! command prints the mean logarithmic loss of the chances as they are and raised to
//! other powers (the best power should be near 1), the same in bins of predicted
//! chances with the share that was won, and the error of the expected points.

use crate::games::{CommandError, DECIDER_STREAM, Decider, SetupArgs, play_out, print_line};
use bots::{Effort, Outlook};
use rules::State;
use rules::rng::Rng;

/// Compares chances with results.
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    setup: SetupArgs,
    /// The number of games
    #[arg(long, default_value_t = 40)]
    games: u64,
    /// The number of positions of each game that are analysed
    #[arg(long, default_value_t = 15)]
    positions: usize,
    /// Who plays
    #[arg(long, default_value = "skilled")]
    by: String,
    /// Analyse as thoroughly as the strongest level plays
    #[arg(long)]
    full: bool,
}

const POWERS: [f32; 9] = [0.5, 0.7, 0.85, 1.0, 1.2, 1.5, 2.0, 3.0, 4.0];
const BINS: usize = 5;

/// An analysed position.
struct Sample {
    /// How much of the game was over, from 0 to 1.
    progress: f32,
    outlook: Outlook,
    /// How its game ended, with points.
    end: Outlook,
}

pub(crate) fn run(args: &Args) -> Result<(), CommandError> {
    let setup = args.setup.setup()?;
    let by = Decider::from_id(setup.game(), &args.by)?;
    let mut samples = Vec::new();
    for game in 0..args.games {
        let setup = setup.clone().with_seed(args.setup.seed.wrapping_add(game));
        samples.extend(play(&State::start(&setup), by, args)?);
    }
    for third in 0..3 {
        let within = |sample: &&Sample| ((sample.progress * 3.0) as usize).min(2) == third;
        let samples: Vec<&Sample> = samples.iter().filter(within).collect();
        report(third, &samples)?;
    }
    Ok(())
}

fn play(start: &State, by: Decider, args: &Args) -> Result<Vec<Sample>, CommandError> {
    let mut rng = Rng::new(args.setup.seed, DECIDER_STREAM);
    let mut states = Vec::new();
    let state = play_out(start.clone(), |state| {
        states.push(state.clone());
        by.decide(state, &mut rng)
    })?;
    states.push(state.clone());
    let end = Outlook::from_score(&state.score(), true);
    let step = (states.len() / args.positions.max(1)).max(1);
    let effort = if args.full {
        Effort::Full
    } else {
        Effort::Reviews(1)
    };
    let mut samples = Vec::new();
    for (index, state) in states.iter().enumerate().step_by(step) {
        let Some(mut search) = bots::analyse(state, effort, None, index as u64) else {
            continue;
        };
        search.finish();
        samples.push(Sample {
            progress: index as f32 / states.len() as f32,
            outlook: search.outlook(),
            end,
        });
    }
    Ok(samples)
}

fn to_power(chances: &[f32], power: f32) -> Vec<f32> {
    let raised = |chance: f32| chance.clamp(0.005, 0.995).powf(power);
    let all: Vec<f32> = chances.iter().map(|chance| raised(*chance)).collect();
    let sum: f32 = match chances {
        [chance] => raised(*chance) + raised(1.0 - chance),
        _ => all.iter().sum(),
    };
    all.iter().map(|chance| chance / sum).collect()
}

/// The mean logarithmic loss of chances raised to a power.
fn log_loss(samples: &[&Sample], power: f32) -> f32 {
    samples
        .iter()
        .map(|sample| {
            let chances = to_power(sample.outlook.chances.as_slice(), power);
            match (&chances[..], sample.end.chances.as_slice()) {
                ([chance], [share]) => -share * chance.ln() - (1.0 - share) * (1.0 - chance).ln(),
                (chances, shares) => {
                    let losses = chances.iter().zip(shares);
                    losses.map(|(chance, share)| -share * chance.ln()).sum()
                }
            }
        })
        .sum::<f32>()
        / samples.len().max(1) as f32
}

fn report(third: usize, samples: &[&Sample]) -> Result<(), CommandError> {
    let name = ["first", "second", "last"][third];
    let losses = POWERS.map(|power| format!("{power}: {:.3}", log_loss(samples, power)));
    print_line(format!(
        "{name} third, {} positions; loss by power {}",
        samples.len(),
        losses.join(", ")
    ))?;
    let mut bins = [(0.0_f32, 0.0_f32, 0_u32); BINS];
    let mut errors = (0.0_f32, 0.0_f32, 0_u32);
    for sample in samples {
        for (seat, chance) in sample.outlook.chances.iter() {
            let share = sample.end.chances[seat];
            let bin = &mut bins[((chance * BINS as f32) as usize).min(BINS - 1)];
            *bin = (bin.0 + chance, bin.1 + share, bin.2 + 1);
            if let (Some(points), Some(end)) = (&sample.outlook.points, &sample.end.points) {
                let error = points[seat] - end[seat];
                errors = (errors.0 + error, errors.1 + error * error, errors.2 + 1);
            }
        }
    }
    for (chances, shares, count) in bins {
        let count_f = count.max(1) as f32;
        print_line(format!(
            "    expected {:>5.1} %, won {:>5.1} % of {count}",
            100.0 * chances / count_f,
            100.0 * shares / count_f
        ))?;
    }
    let count = errors.2.max(1) as f32;
    print_line(format!(
        "    points: {:+.2} too many on average, off by {:.2}",
        errors.0 / count,
        (errors.1 / count).sqrt()
    ))
}
