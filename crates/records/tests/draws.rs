//! Draws that are listed in a setup, in every format.

// Helpers may say what they expect by failing, as tests do.
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
fn listed_draws_come_back_in_all_formats() {
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
fn bad_listed_draws_are_refused_wherever_they_are_written() {
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
        let refused = setup.clone().with_draws(draws(listed));
        assert_eq!(refused, Err(error.clone()));
        let match_ = random_match(&setup, 1);
        let mut saved = MatchRecord::from(&match_);
        saved.setup.draws = draws(listed);
        let refused = RecordError::Setup(error);
        assert_eq!(saved.open().map(|_| ()), Err(refused.clone()));
        let written = text::write(&match_);
        let written = written.replacen("Seed: 3\n", &format!("Seed: 3\nDraws: {listed}\n"), 1);
        assert_eq!(text::read(&written).map(|_| ()), Err(refused));
    }
}
