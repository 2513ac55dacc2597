use super::super::{Settings, SettingsChange};
use super::*;
use bots::puzzles::PuzzleKind::{FinishTheCity, LastCard, Win};

fn spec(kind: PuzzleKind, difficulty: u8, seed: u64) -> PuzzleSpec {
    PuzzleSpec {
        kind,
        difficulty,
        seed,
    }
}

/// Records results of different puzzles at the difficulty that is due.
fn play(progress: &mut PuzzleProgress, results: &str) {
    for result in results.chars() {
        let result = match result {
            's' => PuzzleResult::Solved,
            _ => PuzzleResult::Missed,
        };
        let seed = u64::from(progress.solved + progress.missed);
        progress.record(spec(progress.kind, progress.difficulty, seed), result);
    }
}

#[test]
fn streaks_grow_until_a_puzzle_is_missed() {
    let mut progress = PuzzleProgress::new(LastCard);
    play(&mut progress, "sss");
    assert_eq!((progress.streak, progress.best), (3, 3));
    play(&mut progress, "ms");
    assert_eq!((progress.streak, progress.best), (1, 3));
    play(&mut progress, "sssm");
    assert_eq!((progress.streak, progress.best), (0, 4));
    assert_eq!((progress.solved, progress.missed), (7, 2));
    // The difficulty was chosen by the player.
    assert_eq!(progress.difficulty, 1);
}

#[test]
fn a_puzzle_counts_once() {
    let mut progress = PuzzleProgress::new(Win);
    let missed = spec(Win, 2, 5);
    assert!(progress.would_count(missed));
    progress.record(missed, PuzzleResult::Missed);
    assert!(!progress.would_count(missed));
    progress.record(missed, PuzzleResult::Solved);
    assert_eq!((progress.solved, progress.missed), (0, 1));
    // The next one does; puzzles of another kind do not.
    assert!(progress.would_count(spec(Win, 2, 6)));
    assert!(progress.would_count(spec(Win, 3, 5)));
    assert!(!progress.would_count(spec(LastCard, 2, 6)));
}

#[test]
fn an_automatic_difficulty_follows_the_results() {
    let mut progress = PuzzleProgress::new(LastCard);
    progress.set_automatic(OptIn::On);
    play(&mut progress, "ss");
    assert_eq!(progress.difficulty, 1);
    play(&mut progress, "s");
    assert_eq!(progress.difficulty, 2);
    // A new count begins at each difficulty.
    play(&mut progress, "ss");
    assert_eq!(progress.difficulty, 2);
    play(&mut progress, "mss");
    assert_eq!(progress.difficulty, 2);
    play(&mut progress, "s");
    assert_eq!(progress.difficulty, 3);
    play(&mut progress, "msm");
    assert_eq!(progress.difficulty, 3);
    play(&mut progress, "m");
    assert_eq!(progress.difficulty, 2);
    // Up to the ends of the range.
    play(&mut progress, "mmmmmmmm");
    assert_eq!(progress.difficulty, 1);
    play(&mut progress, &"s".repeat(30));
    assert_eq!(progress.difficulty, 5);
}

#[test]
fn puzzles_of_another_difficulty_do_not_step() {
    let mut progress = PuzzleProgress::new(Win);
    progress.set_automatic(OptIn::On);
    for seed in 0..9 {
        progress.record(spec(Win, 8, seed), PuzzleResult::Solved);
    }
    assert_eq!((progress.difficulty, progress.streak), (1, 9));
}

#[test]
fn the_next_puzzle_has_the_next_seed() {
    let mut progress = PuzzleProgress::new(Win);
    progress.set_difficulty(3);
    assert_eq!(progress.next(spec(Win, 5, 7)), spec(Win, 5, 8));
    progress.set_automatic(OptIn::On);
    assert_eq!(progress.next(spec(Win, 5, 7)), spec(Win, 3, 8));
    let last = spec(Win, 5, u64::MAX);
    assert_eq!(progress.next(last), spec(Win, 3, 0));
}

#[test]
fn records_round_trip_through_the_settings() {
    let mut settings = Settings::default();
    settings.apply(SettingsChange::PuzzleDifficulty(Win, 99));
    settings.apply(SettingsChange::AutomaticDifficulty(LastCard, OptIn::On));
    for (difficulty, seed, result) in [
        (1, 7, PuzzleResult::Missed),
        (1, 8, PuzzleResult::Solved),
        (1, u64::MAX, PuzzleResult::Solved),
    ] {
        settings.apply(SettingsChange::Puzzle(
            spec(LastCard, difficulty, seed),
            result,
        ));
    }
    assert_eq!(settings.progress(Win).difficulty, 8);
    assert_eq!(settings.progress(LastCard).best, 2);
    assert_eq!(
        settings.progress(FinishTheCity),
        PuzzleProgress::new(FinishTheCity)
    );
    let written = settings.write();
    assert_eq!(
        written,
        r#"{"puzzles":[{"kind":"win","difficulty":8},{"kind":"last-card","difficulty":1,"automatic":"on","streak":2,"best":2,"solved":2,"missed":1,"ups":2,"last":[1,18446744073709551615]}]}"#
    );
    assert_eq!(Settings::read(&written), settings);
    // Nothing is stored of kinds that were never begun.
    settings.apply(SettingsChange::PuzzleDifficulty(Win, 1));
    assert!(!settings.write().contains("win"));
}

#[test]
fn damaged_records_are_repaired_or_dropped() {
    let read = |text: &str| Settings::read(&format!(r#"{{"theme":"dark","puzzles":{text}}}"#));
    for text in [
        "7",
        "{}",
        "null",
        r#"["win",3]"#,
        r#"[{"kind":"chess"},{"difficulty":3},{"kind":7}]"#,
    ] {
        let settings = read(text);
        assert_eq!(settings.puzzles, [], "{text}");
        assert_eq!(settings.theme, super::super::Theme::Dark);
    }
    let settings = read(
        r#"[{"kind":"win","difficulty":200,"automatic":"maybe","streak":-1,"best":"9","last":[1]},{"kind":"last-card","streak":4,"difficulty":256},{"kind":"win","streak":3}]"#,
    );
    let mut win = PuzzleProgress::new(Win);
    win.difficulty = 8;
    let mut last_card = PuzzleProgress::new(LastCard);
    (last_card.streak, last_card.best) = (4, 4);
    assert_eq!(settings.puzzles, [win, last_card]);
}
