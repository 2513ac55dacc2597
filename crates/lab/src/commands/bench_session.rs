//! `lab bench-session`: what an action of a recorded game costs a program that
//! enters it and keeps the match after each, early and late in the game.

use crate::games::{Failed, say};
use records::archive::Envelope;
use records::{Entry, Match, StoredMatch, Title, import, link};
use std::hint::black_box;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// Plays recorded games again and measures entering, keeping and opening in the
/// first and the last fifth of each.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Records: texts, links or save files
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// How often each game is played; the median of all rounds counts
    #[arg(long, default_value_t = 25)]
    rounds: usize,
}

/// What is measured for each entry.
const FIGURES: [&str; 5] = [
    "rules alone: clone and apply",
    "rules alone: score and hash",
    "entering it",
    "keeping the match after it",
    "a link of the match after it",
];

/// So many parts a game is divided into; the first and the last are shown.
const PARTS: usize = 5;

pub(crate) fn run(args: &Args) -> Result<(), Failed> {
    for file in &args.files {
        let played = read(file)?;
        session(file, &played, args.rounds.max(1))?;
    }
    Ok(())
}

fn read(file: &Path) -> Result<Match, Failed> {
    let content = std::fs::read_to_string(file);
    let content = content.map_err(|error| format!("{}: {error}", file.display()))?;
    let brought = import(&content);
    let brought = brought.map_err(|why| format!("{}: {why:?}", file.display()))?;
    Ok(brought.played.main_only())
}

/// The text of a save file.
fn sealed(played: &Match) -> Result<String, Failed> {
    let kept = StoredMatch::of(played, Title::default(), 0);
    let text = kept.write().map_err(|_| "the match cannot be kept")?;
    Ok(Envelope { revision: 1, text }.encode())
}

fn open(save: &str) -> Result<Match, Failed> {
    let sealed = Envelope::decode(save).map_err(|error| format!("{error:?}"))?;
    let kept = StoredMatch::read(&sealed.text).map_err(|error| format!("{error:?}"))?;
    kept.open().map_err(|error| format!("{error:?}"))
}

fn timed<T>(work: impl FnOnce() -> T) -> (Duration, T) {
    let begun = Instant::now();
    let done = black_box(work());
    (begun.elapsed(), done)
}

fn median(times: &mut [Duration]) -> Duration {
    times.sort_unstable();
    times.get(times.len() / 2).copied().unwrap_or_default()
}

/// Microseconds for each entry of a part.
fn average(times: &[Duration]) -> f64 {
    let all: Duration = times.iter().sum();
    all.as_secs_f64() * 1e6 / times.len().max(1) as f64
}

fn session(file: &Path, whole: &Match, rounds: usize) -> Result<(), Failed> {
    let entries = whole.entries();
    let part = entries.len() / PARTS;
    // For each entry, for each figure, of each round.
    let mut times = vec![[const { Vec::new() }; FIGURES.len()]; entries.len()];
    for _ in 0..rounds {
        let mut played = start_of(whole)?;
        for (&entry, times) in entries.iter().zip(&mut times) {
            let taken = entered(&mut played, entry)?;
            for (times, time) in times.iter_mut().zip(taken) {
                times.push(time);
            }
        }
    }
    say(format!(
        "{}: {} players, {} entries; microseconds an entry, median of {rounds} rounds",
        file.file_stem().unwrap_or_default().display(),
        whole.setup().players(),
        entries.len()
    ))?;
    say(format!(
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
        say(format!("{figure:<34} {first:>12.2} {last:>12.2}"))?;
    }
    opening(whole, rounds)
}

/// The same match before its first entry.
fn start_of(whole: &Match) -> Result<Match, Failed> {
    let start = Match::new(whole.setup().clone(), whole.seats().to_vec());
    start.map_err(|error| format!("{error:?}"))
}

/// Enters an entry as a session does that keeps the value before, and tells
/// what each of [`FIGURES`] took.
fn entered(played: &mut Match, entry: Entry) -> Result<[Duration; FIGURES.len()], Failed> {
    let before = played.clone();
    let (rules, applied) = match entry {
        Entry::Action(action) => timed(|| before.state().clone().apply(action).map(|_| ())),
        Entry::Resign(_) | Entry::AgreedDraw => (Duration::ZERO, Ok(())),
    };
    applied.map_err(|refusal| format!("{refusal:?}"))?;
    let (entering, after) = timed(|| {
        let mut after = before.clone();
        after.apply_entry(entry).map(|events| (after, events))
    });
    let (after, _) = after.map_err(|refused| format!("{refused:?}"))?;
    let (scoring, _) = timed(|| (after.position().places(), after.state().hash()));
    let (keeping, kept) = timed(|| sealed(&after));
    kept?;
    let (linking, linked) = timed(|| link::write(&after));
    linked.map_err(|error| format!("{error:?}"))?;
    *played = after;
    Ok([rules, scoring, entering, keeping, linking])
}

/// What opening a save takes for each entry of the first part of the game, and
/// how much more for each of the last part.
fn opening(whole: &Match, rounds: usize) -> Result<(), Failed> {
    let entries = whole.entries();
    let part = entries.len() / PARTS;
    let took = |len: usize| -> Result<f64, Failed> {
        let mut played = start_of(whole)?;
        for &entry in entries.get(..len).unwrap_or_default() {
            let entered = played.apply_entry(entry);
            entered.map_err(|refused| format!("{refused:?}"))?;
        }
        let save = sealed(&played)?;
        let times = (0..rounds).map(|_| {
            let (time, opened) = timed(|| open(&save));
            opened.map(|_| time)
        });
        let mut times = times.collect::<Result<Vec<Duration>, Failed>>()?;
        Ok(median(&mut times).as_secs_f64() * 1e6)
    };
    let (none, first) = (took(0)?, took(part)?);
    let (before_last, all) = (took(entries.len() - part)?, took(entries.len())?);
    let each = |time: f64| time / part.max(1) as f64;
    say(format!(
        "{:<34} {:>12.2} {:>12.2}   ({:.2} ms in all)\n",
        "opening a save, for each entry",
        each(first - none),
        each(all - before_last),
        all / 1e3
    ))
}
