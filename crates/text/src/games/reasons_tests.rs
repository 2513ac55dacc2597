//! Hints of played games: their reasons name things on the board. With `HINTS=200` and
//! `--nocapture` the test prints so many of each game, to be read.

use crate::{HintText, Locale, Names};
use app_core::session::Hint;
use protocol::Suggestion;
use rules::rng::Rng;
use rules::{GameId, Level, Seat, Setup, State};
use std::rc::Rc;

/// Names of things on a game's board, of which a reason has to contain one.
fn board_terms(game: GameId) -> &'static [&'static str] {
    match game {
        GameId::TurnOfTime => &["Spring", "Summer", "Fall", "Winter", "points"],
        GameId::ArgonautsWheel => &["disc", "stack", "cone", "spire", "wheel", "Wheel"],
        GameId::WheelsOfTime => &[
            "Walls",
            "Roads",
            "Buildings",
            "Population",
            "Food production",
            "supply",
            "link",
            "links",
        ],
        GameId::WheelOfFortune => &[
            "city", "cities", "Cities", "road", "Road", "field", "Field", "cloister", "Cloister",
            "crown", "knight", "thief", "farmer", "monk", "follower", "points",
        ],
        GameId::WorldWonders => &[
            "Food",
            "Ceramics",
            "Gears",
            "Population",
            "Builds",
            "road",
            "green",
            "districts",
            "resource",
            "first next round",
            "second next round",
            "gold",
        ],
        #[cfg(not(target_arch = "wasm32"))]
        GameId::Noughts => &[],
    }
}

fn hint(state: &State) -> Option<Hint> {
    let mut search = bots::hint(state, 1)?;
    search.finish();
    let lines = search.turn_lines()?;
    let suggestions = search
        .candidates(8)
        .into_iter()
        .map(|candidate| Suggestion {
            action: candidate.action.to_string(),
            value: (candidate.chance * 100.0).round() as u32,
            exact: candidate.exact,
            forced: candidate.forced,
        });
    Some(Hint {
        suggestions: Rc::new(suggestions.collect()),
        line: lines.best,
        other: lines.alternative,
        reply: lines.reply,
    })
}

/// Hints of games between casual bots, spread over the games, at the start of turns.
fn hints(game: GameId, count: usize) -> Vec<HintText> {
    let locale = Locale::ENGLISH;
    let mut rng = Rng::new(11, 5);
    let mut texts = Vec::new();
    for seed in 0.. {
        let players = if seed % 3 == 2 {
            *game.players().end()
        } else {
            2
        };
        let Ok(setup) = Setup::new(game, players.max(2), seed) else {
            return texts;
        };
        let mut state = State::start(&setup);
        let mut turn = 0;
        while state.to_act().is_some() {
            let legal = state.legal_actions().len();
            // Where there is a choice; spread over the game.
            if state.turn() != turn && legal > 1 && rng.below(4) == 0 {
                turn = state.turn();
                let hint = hint(&state);
                let to_act = state.to_act();
                let names = Seat::all(setup.players())
                    .zip(["Mia", "Ben", "Ada", "Leo", "Zoe"])
                    .map(|(seat, name)| if Some(seat) == to_act { "" } else { name });
                let names = Names::with_reader(Locale::ENGLISH, names);
                let text = hint.and_then(|hint| crate::hint_text(locale, &state, &hint, &names));
                texts.extend(text);
                if texts.len() == count {
                    return texts;
                }
            }
            let search = bots::search(&state, Level::Casual, rng.next_u64());
            let Some(action) = search.and_then(|mut search| search.finish()) else {
                break;
            };
            if state.apply_silent(action).is_err() {
                break;
            }
        }
    }
    texts
}

#[test]
fn hints_name_things_on_the_board() {
    let count = std::env::var("HINTS")
        .ok()
        .and_then(|count| count.parse().ok());
    let is_long_run = std::env::var_os("WHEELHOUSE_LONG_RUN").is_some();
    for game in GameId::ALL
        .iter()
        .filter(|game| !board_terms(**game).is_empty())
    {
        let texts = hints(*game, count.unwrap_or(if is_long_run { 20 } else { 3 }));
        let names_something = |text: &HintText| {
            text.reasons
                .iter()
                .any(|(reason, _)| board_terms(*game).iter().any(|term| reason.contains(term)))
        };
        let good = texts.iter().filter(|text| names_something(text)).count();
        if count.is_some() {
            for text in &texts {
                println!("{}: {}", game.id(), crate::hint(Locale::ENGLISH, text));
            }
            println!("TABLE {}: {good} of {}", game.id(), texts.len());
        }
        assert!(
            100 * good >= 95 * texts.len(),
            "{game:?}: {good} of {}",
            texts.len()
        );
        for text in texts {
            assert!(!text.steps.is_empty());
            assert!(!text.verdict.is_empty());
            assert!(
                text.reasons
                    .iter()
                    .all(|(_, step)| *step < text.steps.len()),
                "{text:?}"
            );
        }
    }
}
