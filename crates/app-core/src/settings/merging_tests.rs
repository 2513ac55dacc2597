use super::*;
use crate::day::Day;
use PuzzleKind::{FinishTheCity, LastCard, Win};

/// The settings of a device with this number, on which so many puzzles were solved and missed.
fn device(number: u32, puzzles: &[(PuzzleKind, u32, u32)]) -> Settings {
    let mut settings = Settings::default();
    for (kind, solved, missed) in puzzles {
        let results = (0..*missed).map(|_| PuzzleResult::Missed);
        let results = results.chain((0..*solved).map(|_| PuzzleResult::Solved));
        for (seed, result) in (0..).zip(results) {
            settings.apply(SettingsChange::Puzzle(
                PuzzleSpec {
                    kind: *kind,
                    difficulty: 1,
                    seed,
                },
                result,
            ));
        }
    }
    settings.apply(SettingsChange::Device(number));
    settings
}

/// What the file of a device brings to another one.
fn merged(settings: &Settings, file: &Settings) -> Settings {
    let mut settings = settings.clone();
    // As it is written and read.
    let file = Settings::read(&file.write());
    settings.apply(SettingsChange::Merge(Box::new(file)));
    settings
}

#[test]
fn puzzles_count_once_wherever_they_were_solved() {
    let phone = device(1, &[(Win, 3, 1), (LastCard, 2, 0)]);
    let laptop = device(2, &[(Win, 5, 0), (FinishTheCity, 1, 2)]);
    let tablet = device(3, &[(Win, 1, 1)]);
    let phone = merged(&merged(&phone, &laptop), &tablet);
    let laptop = merged(&merged(&laptop, &phone), &phone);
    let tablet = merged(&tablet, &laptop);
    for settings in [&phone, &laptop, &tablet] {
        assert_eq!(settings.puzzle_counts(Win), (9, 2));
        assert_eq!(settings.puzzle_counts(LastCard), (2, 0));
        assert_eq!(settings.puzzle_counts(FinishTheCity), (1, 2));
        assert_eq!(settings.progress(Win).best, 5);
        assert_eq!(Settings::read(&settings.write()), *settings);
        // Files of all of them change nothing any more.
        for file in [&phone, &laptop, &tablet] {
            assert_eq!(merged(settings, file).write(), settings.write());
        }
    }
    // What was solved since then comes too.
    let mut further = tablet.clone();
    further.apply(SettingsChange::Puzzle(
        PuzzleSpec {
            kind: Win,
            difficulty: 2,
            seed: 77,
        },
        PuzzleResult::Solved,
    ));
    assert_eq!(merged(&phone, &further).puzzle_counts(Win), (10, 2));
    // And an earlier file takes nothing away.
    assert_eq!(merged(&further, &tablet).puzzle_counts(Win), (10, 2));
}

#[test]
fn a_device_that_has_lost_everything_gets_it_back() {
    let before = device(1, &[(Win, 4, 2)]);
    let mut after = merged(&Settings::default(), &before);
    assert_eq!(after.puzzle_counts(Win), (4, 2));
    assert_eq!(after.progress(Win).streak, 4);
    after.apply(SettingsChange::Device(2));
    assert_eq!(merged(&after, &before), after);
    // Of its own file it takes what it has lost itself.
    let mut damaged = Settings::default();
    damaged.apply(SettingsChange::Device(1));
    assert_eq!(merged(&damaged, &after).puzzle_counts(Win), (4, 2));
    assert_eq!(merged(&damaged, &before).elsewhere, []);
    // The number stays.
    after.apply(SettingsChange::Device(3));
    assert_eq!(after.device, Some(2));
}

#[test]
fn choices_made_here_stay_and_others_are_taken() {
    let mut own = Settings {
        theme: Theme::Dark,
        link_note: Switch::On,
        copied_games: 3,
        statistics_since: 5,
        ..Settings::default()
    };
    own.apply(SettingsChange::Name(Name::new("Ada")));
    own.apply(SettingsChange::Strength(
        GameId::TurnOfTime,
        Strength::from_level(Level::Expert),
    ));
    let mut other = Settings {
        language: LanguageTag::new("de"),
        theme: Theme::Light,
        pace: Pace::Quick,
        keys: Switch::Off,
        link_note: Switch::Off,
        copied_games: 40,
        statistics_since: 7,
        ..Settings::default()
    };
    other.apply(SettingsChange::Name(Name::new("Ben")));
    other.apply(SettingsChange::Strength(
        GameId::TurnOfTime,
        Strength::from_level(Level::Novice),
    ));
    other.apply(SettingsChange::Strength(
        GameId::WorldWonders,
        Strength::from_level(Level::Novice),
    ));
    let settings = merged(&own, &other);
    assert_eq!(settings.theme, Theme::Dark);
    assert_eq!(settings.language, LanguageTag::new("de"));
    assert_eq!((settings.pace, settings.keys), (Pace::Quick, Switch::Off));
    assert_eq!(settings.profile.name, Name::new("Ada"));
    assert_eq!(
        settings.strength(GameId::TurnOfTime),
        Strength::from_level(Level::Expert)
    );
    assert_eq!(
        settings.strength(GameId::WorldWonders),
        Strength::from_level(Level::Novice)
    );
    assert_eq!(settings.statistics_since, 7);
    // These are about this device.
    assert_eq!((settings.link_note, settings.copied_games), (Switch::On, 3));
    assert_eq!(merged(&settings, &other), settings);
}

#[test]
fn solved_puzzles_are_those_of_both_and_the_first_trial_counts() {
    let day = |digits| Day::from_digits(digits).unwrap();
    let daily = |of, result, on| DailyPuzzle {
        deal: 6,
        day: day(of),
        result,
        on: day(on),
    };
    let (solved, missed) = (PuzzleResult::Solved, PuzzleResult::Missed);
    let one = Settings {
        helped: vec![GameId::TurnOfTime],
        solved: vec![(GameId::ArgonautsWheel, 3)],
        daily_puzzles: vec![
            daily(20_261_120, missed, 20_261_121),
            daily(20_261_121, missed, 20_261_121),
            daily(20_261_122, solved, 20_261_122),
        ],
        ..Settings::default()
    };
    let other = Settings {
        helped: vec![GameId::WorldWonders, GameId::TurnOfTime],
        solved: vec![(GameId::ArgonautsWheel, 4), (GameId::ArgonautsWheel, 3)],
        daily_puzzles: vec![
            daily(20_261_123, solved, 20_261_124),
            daily(20_261_121, solved, 20_261_121),
            daily(20_261_120, solved, 20_261_122),
        ],
        ..Settings::default()
    };
    let mut both = [merged(&one, &other), merged(&other, &one)];
    for settings in &mut both {
        settings.helped.sort_by_key(|game| game.id());
        settings.solved.sort_by_key(|(_, number)| *number);
        settings.daily_puzzles.sort_by_key(|puzzle| puzzle.day);
        assert_eq!(merged(settings, &one), *settings);
    }
    assert_eq!(both[0], both[1]);
    let results = both[0].daily_puzzles.iter().map(|puzzle| puzzle.result);
    assert_eq!(
        results.collect::<Vec<_>>(),
        [missed, solved, solved, solved]
    );
}

/// A day may have several; what was stored before that was the only one.
#[test]
fn each_puzzle_of_a_day_has_its_own_result() {
    let day = Day::from_digits(20_261_201).unwrap();
    let of = |deal, result| DailyPuzzle {
        day,
        deal,
        result,
        on: day,
    };
    let first = of(6, PuzzleResult::Missed);
    let stored = r#"{"daily":[[20261201,"missed",20261201],[20261201,"solved",20261201,8]]}"#;
    let settings = Settings::read(stored);
    let all = [first, of(8, PuzzleResult::Solved)];
    assert_eq!(settings.daily_puzzles, all);
    assert_eq!(settings.write(), stored);
    let mut again = settings.clone();
    again.apply(SettingsChange::DailyPuzzle(of(8, PuzzleResult::Missed)));
    assert_eq!(again, settings);
    again.apply(SettingsChange::DailyPuzzle(of(9, PuzzleResult::Missed)));
    assert_eq!(again.daily_puzzles.len(), 3);
    assert_eq!(merged(&settings, &again).daily_puzzles.len(), 3);
}

/// What is stored is read leniently.
#[test]
fn damaged_counts_are_left_out() {
    let settings = Settings::read(
        r#"{"theme":"dark","device":0,"elsewhere":[[1,"win",2,3],[1,"win",9,9],[2,"chess",1,1],[-1,"win",1,1],7,[3,"last-card",1]]}"#,
    );
    assert_eq!((settings.theme, settings.device), (Theme::Dark, None));
    assert_eq!(settings.puzzle_counts(Win), (2, 3));
    assert_eq!(
        settings.write(),
        r#"{"theme":"dark","elsewhere":[[1,"win",2,3]]}"#
    );
}
