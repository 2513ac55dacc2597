//! Draws that are listed in a setup, in every format.

// Test helpers may panic.
#![allow(clippy::unwrap_used)]

mod common;

use common::random_match;
use common::round_trip::{contents, through_link, through_save, through_text};
use records::{MatchRecord, RecordError, link, text};
use rules::setup::{DrawError, SetupError};
use rules::{GameId, Setup};

fn draws(listed: &str) -> Vec<String> {
    listed.split_whitespace().map(str::to_owned).collect()
}

#[test]
fn listed_draws_survive_a_round_trip_in_every_format() {
    let game = GameId::TurnOfTime;
    let deck =
        "Su/Wi Sp wi FA Su Sp/Su Su/Sp Sp/Fa Sp/Fa Wi/Sp Wi/Sp Su/Fa Su/Fa Su/Wi Fa/Wi Fa/Wi";
    for (players, listed) in [
        (1, deck),
        (1, "Su/Wi"),
        (2, "Wi Sp"),
        (3, "wi sp FA su"),
        (4, "Sp"),
    ] {
        let setup = Setup::new(game, players, 3)
            .unwrap()
            .with_draws(draws(listed))
            .unwrap();
        let record = random_match(&setup, 1);
        assert_eq!(record.setup().draws(), draws(listed));
        for back in [
            through_link(&record),
            through_text(&record),
            through_save(&record),
        ] {
            assert_eq!(contents(&back), contents(&record));
        }
        assert!(link::write(&record).unwrap().len() <= 1900);
    }
}

#[test]
fn invalid_listed_draws_are_an_error_in_every_format() {
    let bad = [
        (2, "Sp Xx", DrawError::Malformed { index: 1 }),
        (4, "Sp/Su", DrawError::Malformed { index: 0 }),
        (3, "Su Su", DrawError::Unavailable { index: 1 }),
        (
            1,
            "Sp Fa/Su Su/Fa Su/Fa",
            DrawError::Unavailable { index: 3 },
        ),
        (2, "Sp Su Fa Wi Sp", DrawError::TooMany { max: 4 }),
    ];
    for (players, listed, problem) in bad {
        let setup = Setup::new(GameId::TurnOfTime, players, 3).unwrap();
        let error = SetupError::Draws(problem);
        let setup_error = setup.clone().with_draws(draws(listed));
        assert_eq!(setup_error, Err(error.clone()));
        let record = random_match(&setup, 1);
        let mut saved = MatchRecord::from(&record);
        saved.setup.draws = draws(listed);
        let expected = RecordError::Setup(error);
        assert_eq!(saved.open().map(|_| ()), Err(expected.clone()));
        let written =
            text::write(&record).replacen("Seed: 3\n", &format!("Seed: 3\nDraws: {listed}\n"), 1);
        assert_eq!(text::read(&written).map(|_| ()), Err(expected));
    }
}

/// A record of a game that has not begun.
fn record(game: &str, players: u8, choices: &str, draws: &str) -> String {
    format!(
        "Wheelhouse record 1\nGame: {game}\nPlayers: {players}\n{choices}Seed: 3\n\
         Draws: {draws}\n"
    )
}

#[test]
fn a_text_that_lists_what_its_game_does_not_have_is_refused_with_its_place() {
    let fortune = |tiles: &str, draws| {
        let tiles = format!("tiles: {tiles}\n");
        record("wheel-of-fortune", 2, &tiles, draws)
    };
    let wonders = |players, draws| record("world-wonders", players, "map: a\n", draws);
    for (text, line, message) in [
        (
            fortune("72", "1 V V"),
            6,
            "draw 3, 'V', cannot come up: no such tile is left in the set of this game",
        ),
        (
            // Broken into lines on the way.
            fortune("72", "1 V\nB C\nC E"),
            8,
            "draw 5, 'C', cannot come up: no such tile is left in the set of this game",
        ),
        (
            // A tile with a number in this set, without one in others.
            fortune("72", "1 X-1 X"),
            6,
            "draw 3, 'X', cannot come up: no such tile is left in the set of this game",
        ),
        (
            wonders(3, "1 T4-farm-FFF"),
            6,
            "draw 2, 'T4-farm-FFF', cannot come up: its stack is not used with this number of \
             players",
        ),
        (
            wonders(2, "card-7"),
            6,
            "draw 1, 'card-7', cannot come up: only a solo game has the automaton's cards",
        ),
        (
            wonders(2, "map-1"),
            6,
            "draw 1, 'map-1', cannot come up: the maps of this game are those of side A",
        ),
        (
            wonders(2, "petra at-water"),
            6,
            "draw 2, 'at-water', cannot come up: this game has no objectives",
        ),
        (
            record("wheels-of-time", 2, "layout: cut-and-choose\n", "4,3,9,9 2"),
            6,
            "draw 1, '4,3,9,9', cannot come up: a player places the wheels",
        ),
        (
            record("turn-of-time", 2, "goal: dominance\n", "Sp"),
            4,
            "the option 'goal' cannot be 'dominance' with this number of players",
        ),
        (
            record("turn-of-time", 2, "", "Sp Su\nFa Wi Sp"),
            6,
            "there are more than 4 draws",
        ),
    ] {
        for text in [text.clone(), text.replacen("Game:", "Entries: 0\nGame:", 1)] {
            let error = text::read(&text).unwrap_err();
            assert_eq!(error.to_string(), message);
            let line = line + usize::from(text.contains("Entries"));
            assert_eq!(text::error_line(&text, &error), Some(line), "{text}");
        }
    }
    let sound = text::read(&fortune("144", "1 V V C C")).unwrap();
    assert!(text::write(&sound).contains("Draws: 1 V V C C\n"));
}

/// Earlier programs took such draws and left them out. What they have written opens, and is
/// written as it was.
#[test]
fn a_game_that_was_played_with_draws_it_does_not_have_opens_in_every_format() {
    for (game, listed) in [
        (GameId::WheelOfFortune, "1 V V C B C"),
        (
            GameId::WorldWonders,
            "card-7 map-1 petra at-water T4-farm-FFF",
        ),
        (GameId::WheelsOfTime, "4,3,9,9 2"),
    ] {
        let mut setup = Setup::new(game, 2, 3).unwrap();
        if game == GameId::WheelsOfTime {
            setup = setup.with_choice("layout", "cut-and-choose").unwrap();
        }
        let setup = setup.with_recorded_draws(draws(listed)).unwrap();
        assert!(setup.check_has_draws().is_err());
        let record = random_match(&setup, 1);
        assert!(!record.entries().is_empty());
        for back in [
            through_link(&record),
            through_text(&record),
            through_save(&record),
        ] {
            assert_eq!(contents(&back), contents(&record));
        }
        // Without the hash at the end it may be the beginning of a game by hand.
        let written = text::write(&record);
        let start = written.rfind("\n= ").unwrap();
        let by_hand = written[..start].replace("Entries: ", "# Entries: ");
        let error = text::read(&by_hand).map(|_| ()).unwrap_err();
        assert!(error.to_string().starts_with("draw "), "{error}");
    }
    // Of the deck of tiles, the hash knows.
    let setup = Setup::new(GameId::WheelOfFortune, 2, 3).unwrap();
    let written = text::write(&random_match(&setup, 1));
    let listed = written.replacen("Seed: 3\n", "Seed: 3\nDraws: 1 V V\n", 1);
    let error = text::read(&listed).map(|_| ()).unwrap_err();
    assert!(error.to_string().starts_with("draw 3, 'V'"), "{error}");
}
