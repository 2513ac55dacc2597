//! Argonaut's Wheel against the same rules written a second time, in random
//! games and from random positions.

use crate::common;

use common::wheel::{START, actions, begun_by, event, game, legal, text_of};
use common::wheel_naive::Naive;
use common::wheel_random;
use rules::game::Game;
use rules::games::argonauts_wheel::{Action, ArgonautsWheel, EndReason};
use rules::rng::Rng;
use std::collections::{BTreeMap, BTreeSet};

fn named(reason: EndReason) -> String {
    match reason {
        EndReason::ConeKilled(stood) => format!("{stood:?}"),
        draw => format!("{draw:?}"),
    }
}

/// Plays both side by side; returns how the game ended, if it did.
fn play_both(
    mut game: ArgonautsWheel,
    mut naive: Naive,
    turns: usize,
    mut pick: impl FnMut(&ArgonautsWheel, &[Action]) -> Action,
) -> Option<String> {
    for _ in 0..turns {
        assert_eq!(text_of(&game), naive.text());
        let over = game.end_reason().map(named);
        assert_eq!(over.as_deref(), naive.over);
        let texts = legal(&game);
        let listed: BTreeSet<String> = texts.iter().cloned().collect();
        assert_eq!(listed.len(), texts.len());
        assert_eq!(listed, naive.legal(), "{}", naive.text());
        if over.is_some() {
            return over;
        }
        let action = pick(&game, &actions(&game));
        let mut happened = Vec::new();
        assert_eq!(game.apply(action, &mut happened), Ok(()));
        let happened: Vec<String> = happened.iter().map(event).collect();
        assert_eq!(
            happened,
            naive.apply_text(&ArgonautsWheel::notation(action))
        );
    }
    None
}

fn count(ends: &mut BTreeMap<String, usize>, end: Option<String>) {
    *ends.entry(end.unwrap_or_default()).or_default() += 1;
}

#[test]
fn both_play_the_same_random_games() {
    let mut ends = BTreeMap::new();
    for number in 0..1500 {
        let mut rng = Rng::new(number, 7);
        let begins = ["black", "white"][number as usize % 2];
        let naive = Naive::read(&START.replace("black", begins));
        let pick = |_: &ArgonautsWheel, legal: &[Action]| *rng.pick(legal).unwrap();
        let end = play_both(begun_by(begins), naive, 601, pick);
        assert!(end.is_some());
        count(&mut ends, end);
    }
    for end in ["Alone", "DeadDiscs", "FreeSpire", "PrisonerSpire"] {
        assert!(ends.contains_key(end), "{ends:?}");
    }
}

/// Who moves pieces seldom and kills no cones sees the other ends.
#[test]
fn both_play_the_same_long_games() {
    let mut ends = BTreeMap::new();
    for number in 0..150 {
        let mut rng = Rng::new(number, 8);
        let turn_often = number % 2 == 0;
        let pick = |game: &ArgonautsWheel, legal: &[Action]| {
            let goes_on = |action: &&Action| {
                let mut after = game.clone();
                after.apply_unchecked(**action, &mut Vec::new());
                after.winner().is_none()
            };
            let calm: Vec<Action> = legal.iter().filter(goes_on).copied().collect();
            if turn_often && calm.contains(&Action::Turn) && rng.below(20) > 0 {
                return Action::Turn;
            }
            *rng.pick(&calm).or(legal.first()).unwrap()
        };
        let end = play_both(begun_by("black"), Naive::read(START), 601, pick);
        assert!(end.is_some());
        count(&mut ends, end);
    }
    for end in ["ThreeRevolutions", "Repetition", "TooLong"] {
        assert!(ends.contains_key(end), "{ends:?}");
    }
}

#[test]
fn both_play_the_same_from_random_positions() {
    let mut ends = BTreeMap::new();
    for number in 0..6000 {
        let mut rng = Rng::new(number, 9);
        let text = wheel_random::position(&mut rng);
        let pick = |_: &ArgonautsWheel, legal: &[Action]| *rng.pick(legal).unwrap();
        let end = play_both(game(&text), Naive::read(&text), 12, pick);
        count(&mut ends, end);
    }
    // Some end soon, a few of them in a draw; most continue.
    assert!(ends.contains_key("ThreeRevolutions") && ends.contains_key("FreeSpire"));
    assert!(ends[""] > 1000, "{ends:?}");
}

/// What may be done besides: every move from anywhere to anywhere.
#[test]
fn both_reject_the_same() {
    for number in 0..400 {
        let text = wheel_random::position(&mut Rng::new(number, 10));
        let (game, naive) = (game(&text), Naive::read(&text));
        let legal = naive.legal();
        for (from, to) in (0..8).flat_map(|from| (0..8).map(move |to| (from, to))) {
            for (hat, sign) in [("", "-"), ("", "="), ("^", "-")] {
                let action = format!("{hat}{from}{sign}{to}");
                let read = game.parse_action(&action).map(ArgonautsWheel::notation);
                // A cone may be named as such anywhere, and need not be.
                let plain = format!("{from}{sign}{to}");
                let meant = [format!("^{plain}"), plain];
                let meant = meant.into_iter().find(|text| legal.contains(text));
                match read {
                    Ok(read) => assert_eq!(Some(read), meant, "{action} in {text}"),
                    Err(_) => assert!(!legal.contains(&action), "{action} in {text}"),
                }
            }
        }
    }
}
