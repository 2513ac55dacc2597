//! `lab bench-session`: what an action of a recorded game costs a program that applies
//! it and stores the match afterwards, early and late in the game.

use crate::commands::replay::read_file;
use crate::games::{CommandError, print_line};
use records::archive::Envelope;
use records::{Entry, Match, StoredMatch, Title, link};
use std::hint::black_box;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// Replays recorded games and measures applying, storing and opening in the first and
/// the last fifth of each.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Records: texts, links or save files
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// How often each game is replayed; the median of all rounds counts
    #[arg(long, default_value_t = 25)]
    rounds: usize,
}

/// What is measured for each entry.
const FIGURES: [&str; 5] = [
    "rules alone: clone and apply",
    "rules alone: score and hash",
    "applying it to the match",
    "storing the match after it",
    "a link of the match after it",
];

/// Number of parts that a game is divided into; the first and the last are shown.
const PARTS: usize = 5;

pub(crate) fn run(args: &Args) -> Result<(), CommandError> {
    for file in &args.files {
        let record = read_file(file)?;
        measure_session(file, &record, args.rounds.max(1))?;
    }
    Ok(())
}

fn save(record: &Match) -> Result<String, CommandError> {
    let stored = StoredMatch::new(record, Title::default(), 0);
    let text = stored.write()?;
    Ok(Envelope { revision: 1, text }.encode())
}

fn open(save: &str) -> Result<Match, CommandError> {
    let envelope = Envelope::decode(save)?;
    Ok(StoredMatch::read(&envelope.text)?.open()?)
}

fn timed<T>(work: impl FnOnce() -> T) -> (Duration, T) {
    let start = Instant::now();
    let result = black_box(work());
    (start.elapsed(), result)
}

fn median(times: &mut [Duration]) -> Duration {
    times.sort_unstable();
    times.get(times.len() / 2).copied().unwrap_or_default()
}

/// Microseconds per entry.
fn average(times: &[Duration]) -> f64 {
    let all: Duration = times.iter().sum();
    all.as_secs_f64() * 1e6 / times.len().max(1) as f64
}

fn measure_session(file: &Path, full: &Match, rounds: usize) -> Result<(), CommandError> {
    let entries = full.entries();
    let part = entries.len() / PARTS;
    // By entry, figure and round.
    let mut times = vec![[const { Vec::new() }; FIGURES.len()]; entries.len()];
    for _ in 0..rounds {
        let mut record = new_match(full)?;
        for (&entry, times) in entries.iter().zip(&mut times) {
            let measured = apply_measured(&mut record, entry)?;
            for (times, time) in times.iter_mut().zip(measured) {
                times.push(time);
            }
        }
    }
    print_line(format!(
        "{}: {} players, {} entries; microseconds an entry, median of {rounds} rounds",
        file.file_stem().unwrap_or_default().display(),
        full.setup().players(),
        entries.len()
    ))?;
    print_line(format!(
        "{:<34} {:>12} {:>12}",
        "", "first fifth", "last fifth"
    ))?;
    for (number, figure) in FIGURES.into_iter().enumerate() {
        let medians: Vec<Duration> = times
            .iter_mut()
            .map(|figures| median(&mut figures[number]))
            .collect();
        let first = average(medians.get(..part).unwrap_or_default());
        let last = average(medians.get(entries.len() - part..).unwrap_or_default());
        print_line(format!("{figure:<34} {first:>12.2} {last:>12.2}"))?;
    }
    measure_opening(full, rounds)
}

/// A match with the same setup and seats, without entries.
fn new_match(full: &Match) -> Result<Match, CommandError> {
    Ok(Match::new(full.setup().clone(), full.seats().to_vec())?)
}

/// Applies an entry as a session does, which still holds the match before, and
/// measures [`FIGURES`].
fn apply_measured(
    record: &mut Match,
    entry: Entry,
) -> Result<[Duration; FIGURES.len()], CommandError> {
    let before = record.clone();
    let (rules, applied) = match entry {
        Entry::Action(action) => timed(|| before.state().clone().apply(action).map(|_| ())),
        _ => (Duration::ZERO, Ok(())),
    };
    applied?;
    let (applying, after) = timed(|| {
        let mut after = before.clone();
        after.apply_entry(entry).map(|events| (after, events))
    });
    let (after, _) = after?;
    let (scoring, _) = timed(|| (after.position().ranks(), after.state().hash()));
    let (storing, stored) = timed(|| save(&after));
    stored?;
    let (linking, linked) = timed(|| link::write(&after));
    linked?;
    *record = after;
    Ok([rules, scoring, applying, storing, linking])
}

/// Prints the time to open a save per entry of the first part of the game, and the
/// additional time per entry of the last part.
fn measure_opening(full: &Match, rounds: usize) -> Result<(), CommandError> {
    let entries = full.entries();
    let part = entries.len() / PARTS;
    let opening_time = |len: usize| -> Result<f64, CommandError> {
        let mut record = new_match(full)?;
        for &entry in entries.get(..len).unwrap_or_default() {
            record.apply_entry(entry)?;
        }
        let save = save(&record)?;
        let mut times = (0..rounds)
            .map(|_| {
                let (time, opened) = timed(|| open(&save));
                opened.map(|_| time)
            })
            .collect::<Result<Vec<Duration>, CommandError>>()?;
        Ok(median(&mut times).as_secs_f64() * 1e6)
    };
    let (none, first) = (opening_time(0)?, opening_time(part)?);
    let (before_last, all) = (
        opening_time(entries.len() - part)?,
        opening_time(entries.len())?,
    );
    let each = |time: f64| time / part.max(1) as f64;
    print_line(format!(
        "{:<34} {:>12.2} {:>12.2}   ({:.2} ms in all)\n",
        "opening a save, for each entry",
        each(first - none),
        each(all - before_last),
        all / 1e3
    ))
}
