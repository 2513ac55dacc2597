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
        let setup = Setup::new(game, players, 3).unwrap();
        let setup = setup.with_draws(draws(listed)).unwrap();
        let match_ = random_match(&setup, 1);
        assert_eq!(match_.setup().draws(), draws(listed));
        for back in [
            through_link(&match_),
            through_text(&match_),
            through_save(&match_),
        ] {
            assert_eq!(contents(&back), contents(&match_));
        }
        assert!(link::write(&match_).unwrap().len() <= 1900);
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
        let match_ = random_match(&setup, 1);
        let mut saved = MatchRecord::from(&match_);
        saved.setup.draws = draws(listed);
        let expected = RecordError::Setup(error);
        assert_eq!(saved.open().map(|_| ()), Err(expected.clone()));
        let written = text::write(&match_);
        let written = written.replacen("Seed: 3\n", &format!("Seed: 3\nDraws: {listed}\n"), 1);
        assert_eq!(text::read(&written).map(|_| ()), Err(expected));
    }
}
