//! `lab review`: the review of recorded games as the page makes it: who was winning,
//! the costly actions, and how long it takes.

use crate::commands::replay::read_file;
use crate::games::{CommandError, join, print_line};
use records::Entry;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// Reviews recorded games on one core.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Records: texts, links or save files
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// Losses of fewer percent are not printed
    #[arg(long, default_value_t = 5.0)]
    from: f32,
    /// Seed of the analyses
    #[arg(long, default_value_t = 0)]
    seed: u64,
    /// Print the chances of every position too
    #[arg(long)]
    chances: bool,
}

pub(crate) fn run(args: &Args) -> Result<(), CommandError> {
    for file in &args.files {
        review(file, args)?;
    }
    Ok(())
}

fn review(file: &Path, args: &Args) -> Result<(), CommandError> {
    let mut record = read_file(file)?;
    let entries = record.entries().to_vec();
    let (mut searched, mut longest) = (0, Duration::ZERO);
    let started = Instant::now();
    for (ply, entry) in entries.iter().enumerate() {
        record.go_to(ply);
        let state = record.state();
        let Entry::Action(played) = *entry else {
            continue;
        };
        if state.legal_actions().len() < 2 {
            continue;
        }
        let before = Instant::now();
        let Some(mut search) = bots::review(state, Some(played), args.seed) else {
            continue;
        };
        search.finish();
        longest = longest.max(before.elapsed());
        searched += 1;
        let outlook = search.outlook();
        if args.chances {
            print_line(format!(
                "{:>4} {:?} {:?}",
                ply + 1,
                outlook.chances.as_slice(),
                outlook.points.map(|points| points.as_slice().to_vec())
            ))?;
        }
        if let Some((best, played)) = bots::judge(&*search, played) {
            let loss = 100.0 * (best.chance - played.chance);
            if loss >= args.from {
                let line = bots::continuation(state, best.action, 4);
                print_line(format!(
                    "{:>4} seat {} played {}: {:.1} % less than {}",
                    ply + 1,
                    state.to_act().map_or(0, |seat| seat.number()),
                    played.action,
                    loss,
                    join(&line, " ")
                ))?;
            }
        }
    }
    print_line(format!(
        "{}: {searched} of {} positions in {:.1} s, longest {:.0} ms",
        file.file_stem().unwrap_or_default().display(),
        entries.len(),
        started.elapsed().as_secs_f64(),
        longest.as_secs_f64() * 1e3
    ))
}
