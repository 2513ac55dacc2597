//! The stored form of the player's records with endless puzzles: an array of objects, one
//! for each kind, without what is zero or as at the beginning.

use super::puzzles::{DailyPuzzle, PuzzleProgress, PuzzleResult};
use super::stored::{read_list, read_setting, write_setting};
use super::{OptIn, Settings};
use crate::day::Day;
use crate::json::{integer, integer_at, member, string, string_at};
use bots::puzzles::PuzzleKind;
use core::fmt;
use nojson::{JsonObjectFormatter, RawJsonValue};

/// Writes the records under the key `puzzles`.
pub(super) fn write_puzzles(
    to: &mut JsonObjectFormatter<'_, '_, '_>,
    settings: &Settings,
) -> fmt::Result {
    let begun = settings.puzzles.iter().filter(|one| one.is_begun());
    if begun.clone().count() == 0 {
        return Ok(());
    }
    let records = nojson::array(|to| {
        begun
            .clone()
            .try_for_each(|one| to.element(nojson::object(|to| write_progress(to, one))))
    });
    to.member("puzzles", records)
}

/// Writes the puzzles of the day under the key `daily`: day, result and day of the trial.
pub(super) fn write_daily_puzzles(
    to: &mut JsonObjectFormatter<'_, '_, '_>,
    settings: &Settings,
) -> fmt::Result {
    if settings.daily_puzzles.is_empty() {
        return Ok(());
    }
    let puzzles = nojson::array(|to| {
        settings.daily_puzzles.iter().try_for_each(|puzzle| {
            to.element(nojson::array(|to| {
                to.element(puzzle.day.digits())?;
                to.element(result_id(puzzle.result))?;
                to.element(puzzle.on.digits())
            }))
        })
    });
    to.member("daily", puzzles)
}

const fn result_id(result: PuzzleResult) -> &'static str {
    match result {
        PuzzleResult::Solved => "solved",
        PuzzleResult::Missed => "missed",
    }
}

/// The puzzles of the day under the key `daily`; the first one of each day counts.
pub(super) fn read_daily_puzzles(json: RawJsonValue<'_, '_>) -> Vec<DailyPuzzle> {
    let mut puzzles: Vec<DailyPuzzle> = Vec::new();
    for read in read_list(json, "daily", read_daily_puzzle) {
        if puzzles.iter().all(|one| one.day != read.day) {
            puzzles.push(read);
        }
    }
    puzzles
}

fn read_daily_puzzle(json: RawJsonValue<'_, '_>) -> Option<DailyPuzzle> {
    let mut items = json.to_array().ok()?;
    let day = Day::from_digits(integer(items.next()?)?)?;
    let id = string(items.next()?)?;
    let result = [PuzzleResult::Solved, PuzzleResult::Missed]
        .into_iter()
        .find(|result| result_id(*result) == id)?;
    let on = Day::from_digits(integer(items.next()?)?)?;
    Some(DailyPuzzle { day, result, on })
}

fn write_progress(
    to: &mut JsonObjectFormatter<'_, '_, '_>,
    progress: &PuzzleProgress,
) -> fmt::Result {
    to.member("kind", progress.kind.id())?;
    to.member("difficulty", progress.difficulty)?;
    write_setting(to, "automatic", progress.automatic)?;
    let numbers = [
        ("streak", progress.streak),
        ("best", progress.best),
        ("solved", progress.solved),
        ("missed", progress.missed),
        ("ups", u32::from(progress.ups)),
        ("downs", u32::from(progress.downs)),
    ];
    for (key, number) in numbers.into_iter().filter(|(_, number)| *number > 0) {
        to.member(key, number)?;
    }
    if let Some((difficulty, seed)) = progress.last {
        let last = nojson::array(|to| {
            to.element(difficulty)?;
            to.element(seed)
        });
        to.member("last", last)?;
    }
    Ok(())
}

/// The records under the key `puzzles`; the first one of each kind counts.
pub(super) fn read_puzzles(json: RawJsonValue<'_, '_>) -> Vec<PuzzleProgress> {
    let mut records: Vec<PuzzleProgress> = Vec::new();
    for read in read_list(json, "puzzles", read_progress) {
        if records.iter().all(|one| one.kind != read.kind) {
            records.push(read);
        }
    }
    records
}

fn read_progress(json: RawJsonValue<'_, '_>) -> Option<PuzzleProgress> {
    let kind = PuzzleKind::from_id(&string_at(json, "kind")?)?;
    let mut progress = PuzzleProgress::new(kind);
    progress.set_difficulty(integer_at(json, "difficulty").unwrap_or_default());
    progress.set_automatic(read_setting::<OptIn>(json, "automatic"));
    progress.streak = integer_at(json, "streak").unwrap_or_default();
    progress.best = integer_at::<u32>(json, "best")
        .unwrap_or_default()
        .max(progress.streak);
    progress.solved = integer_at(json, "solved").unwrap_or_default();
    progress.missed = integer_at(json, "missed").unwrap_or_default();
    progress.ups = integer_at(json, "ups").unwrap_or_default();
    progress.downs = integer_at(json, "downs").unwrap_or_default();
    progress.last = member(json, "last").and_then(|last| {
        let mut pair = last.to_array().ok()?;
        Some((integer(pair.next()?)?, integer(pair.next()?)?))
    });
    Some(progress)
}
