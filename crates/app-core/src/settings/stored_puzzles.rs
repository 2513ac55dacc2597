//! The stored form of the player's records with puzzles.

use super::OptIn;
use super::Setting as _;
use super::puzzles::{DailyPuzzle, PuzzleProgress, PuzzleResult};
use super::stored::read_setting;
use crate::day::Day;
use crate::json::integer;
use bots::puzzles::PuzzleKind;
use serde_json::{Value, json};

const RESULTS: [(PuzzleResult, &str); 2] = [
    (PuzzleResult::Solved, "solved"),
    (PuzzleResult::Missed, "missed"),
];

/// Day, result and day of the trial.
pub(super) fn write_daily_puzzle(puzzle: &DailyPuzzle) -> Value {
    let result = RESULTS.iter().find(|(result, _)| *result == puzzle.result);
    json!([
        puzzle.day.digits(),
        result.map(|(_, id)| *id),
        puzzle.on.digits()
    ])
}

pub(super) fn read_daily_puzzle(json: &Value) -> Option<DailyPuzzle> {
    let (result, _) = RESULTS.iter().find(|(_, id)| json[1] == *id)?;
    Some(DailyPuzzle {
        day: Day::from_digits(integer(&json[0])?)?,
        result: *result,
        on: Day::from_digits(integer(&json[2])?)?,
    })
}

/// An object without what is zero or as at the beginning.
pub(super) fn write_progress(progress: &PuzzleProgress) -> Value {
    let mut to = json!({ "kind": progress.kind.id(), "difficulty": progress.difficulty });
    if progress.automatic != OptIn::default() {
        to["automatic"] = progress.automatic.id().into();
    }
    for (key, number) in [
        ("streak", progress.streak),
        ("best", progress.best),
        ("solved", progress.solved),
        ("missed", progress.missed),
        ("ups", progress.ups.into()),
        ("downs", progress.downs.into()),
    ] {
        if number > 0 {
            to[key] = number.into();
        }
    }
    if let Some(last) = progress.last {
        to["last"] = json!(last);
    }
    to
}

pub(super) fn read_progress(json: &Value) -> Option<PuzzleProgress> {
    let kind = PuzzleKind::from_id(json["kind"].as_str()?)?;
    let count = |key: &str| integer::<u32>(&json[key]).unwrap_or_default();
    let mut progress = PuzzleProgress::new(kind);
    progress.set_difficulty(integer(&json["difficulty"]).unwrap_or_default());
    progress.set_automatic(read_setting(&json["automatic"]));
    progress.streak = count("streak");
    progress.best = count("best").max(progress.streak);
    progress.solved = count("solved");
    progress.missed = count("missed");
    progress.ups = integer(&json["ups"]).unwrap_or_default();
    progress.downs = integer(&json["downs"]).unwrap_or_default();
    let last = &json["last"];
    progress.last = integer(&last[0]).zip(integer(&last[1]));
    Some(progress)
}
