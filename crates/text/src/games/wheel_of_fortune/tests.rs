//! Texts of games with forced draws, and of whole random games.

mod features;
mod illegal_actions;
mod tiles;
mod turns;
mod wheel;

use super::*;
use crate::Names;
use rules::game::ParseActionError;
use rules::games::wheel_of_fortune::{Rotation, Scenario, Tile};
use rules::rng::Rng;
use rules::{GameId, Setup, State};

const LOCALE: Locale = Locale::ENGLISH;

fn names(players: u8) -> Names {
    let names = ["Ada", "Ben", "Cleo", "Dov", "Eva"].into_iter();
    Names::with_reader(LOCALE, names.take(usize::from(players)))
}

/// Applies actions, separated by spaces; returns the sentences about them.
fn apply(game: &mut WheelOfFortune, actions: &str) -> Vec<String> {
    let mut sentences = Vec::new();
    for text in actions.split_whitespace() {
        let action = game.parse_action(text).expect(text);
        let mut events = Vec::new();
        game.apply(action, &mut events).expect(text);
        let events: Vec<rules::Event> = events
            .into_iter()
            .map(rules::Event::WheelOfFortune)
            .collect();
        sentences.extend(crate::games::sentences(
            LOCALE,
            &events,
            &names(game.players()),
        ));
    }
    sentences
}

/// Plays a script with no other tiles in the stack. It has one line for each turn:
/// the tile, then the actions without the end of the turn. Returns the state and
/// the sentences since the end of the previous turn.
fn play(players: u8, script: &str) -> (WheelOfFortune, Vec<String>) {
    let lines: Vec<&str> = script
        .lines()
        .map(str::trim)
        .filter(|line| !line.is_empty())
        .collect();
    let tiles: Vec<Tile> = lines
        .iter()
        .filter_map(|line| line.split_whitespace().next())
        .map(|text| text.parse().expect(text))
        .collect();
    let mut game = WheelOfFortune::from_scenario(&Scenario {
        players,
        tile_limit: tiles.len(),
        tiles,
        ..Scenario::default()
    });
    let mut sentences = Vec::new();
    for (turn, line) in lines.iter().enumerate() {
        let (_, actions) = line.split_once(' ').unwrap_or((line, ""));
        sentences = apply(&mut game, if turn == 0 { "draw" } else { "end" });
        sentences.extend(apply(&mut game, actions));
    }
    (game, sentences)
}

/// The sentences about the last line of a script.
fn sentences_after(players: u8, script: &str) -> Vec<String> {
    play(players, script).1
}

fn tile_named(name: &str) -> Tile {
    name.parse().expect(name)
}

fn assert_sentence(sentence: &str) {
    let begins = sentence.starts_with(|c: char| c.is_ascii_uppercase());
    assert!(begins && sentence.ends_with('.'), "{sentence}");
    let mistakes = [
        "  ",
        "..",
        " .",
        " ,",
        "1 points",
        "a unfinished",
        "1 tiles",
        " 0 ",
    ];
    let found: Vec<_> = mistakes
        .iter()
        .filter(|mistake| sentence.contains(**mistake))
        .collect();
    // "21 points" is correct.
    let is_correct = |text: &str| {
        sentence
            .match_indices(text)
            .all(|(index, _)| sentence[..index].ends_with(|c: char| c.is_ascii_digit()))
    };
    assert!(
        found.iter().all(|mistake| is_correct(mistake)),
        "{sentence}: {found:?}"
    );
}

/// A whole random game; returns the last state and the sentences about each action.
fn random_game(players: u8, choice: (&str, &str), seed: u64) -> (WheelOfFortune, Vec<Vec<String>>) {
    let setup = Setup::new(GameId::WheelOfFortune, players, seed)
        .expect("a setup")
        .with_choice(choice.0, choice.1)
        .expect("a choice");
    let (mut state, mut rng) = (State::start(&setup), Rng::new(seed, 7));
    let mut sentences = Vec::new();
    while let Some(action) = rng.pick(&state.legal_actions()).copied() {
        assert_sentence(&format!("Now: {}.", crate::games::task(LOCALE, &state)));
        assert_sentence(&format!(
            "So: {}.",
            crate::games::action(LOCALE, &state, action)
        ));
        let events = state.apply(action).expect("it is legal");
        sentences.push(crate::games::sentences(LOCALE, &events, &names(players)));
    }
    match state {
        State::WheelOfFortune(state) => (*state, sentences),
        other => panic!("{other:?}"),
    }
}

/// The points that sentences mention, by player.
fn points_in(sentences: &[String], players: u8) -> Vec<i32> {
    let mut sums = vec![0; usize::from(players)];
    let names = names(players);
    let seat_index = |word: &str| names.iter().position(|name| name == word);
    let number = |word: &str| word.trim_end_matches([',', '.']).parse::<i32>().ok();
    for sentence in sentences {
        let Some((before, after)) = sentence.split_once(": ") else {
            continue;
        };
        let words: Vec<&str> = after.split(' ').collect();
        if let Some(seat) = seat_index(before) {
            // Ada: a knight in a city, +2.
            sums[seat] += words.last().copied().and_then(number).expect(sentence);
        } else if before == "Final scoring" {
            // Final scoring: Ada gets 3 for fields, 2 for cities and 4 for roads.
            let seat = seat_index(words[0]).expect(sentence);
            sums[seat] += words.iter().copied().filter_map(number).sum::<i32>();
        } else {
            // Storm: Ada +4, Ben +5 and Cleo +2.
            for pair in words.windows(2) {
                if let (Some(seat), Some(points)) = (seat_index(pair[0]), number(pair[1])) {
                    sums[seat] += points;
                }
            }
        }
    }
    sums
}

#[test]
fn the_sentences_about_whole_games_mention_every_point() {
    for seed in 0..24 {
        for (players, choice) in [
            (2, ("wheel", "start")),
            (3, ("famine", "majority")),
            (4, ("wheel", "beside")),
            (5, ("small-cities", "2")),
            (3, ("tiles", "144")),
        ] {
            let (state, sentences) = random_game(players, choice, seed);
            let all = sentences.concat();
            all.iter().for_each(|sentences| assert_sentence(sentences));
            let score = state.score();
            assert_eq!(points_in(&all, players), score.points.as_slice());
            // An action has a limited number of sentences.
            let longest = sentences.iter().map(Vec::len).max();
            assert!(longest < Some(24), "{longest:?}");
            for (_, _, item) in state.score_items() {
                let label =
                    crate::games::score_item(LOCALE, &rules::ScoreItem::WheelOfFortune(item));
                assert_sentence(&format!("{label}."));
            }
        }
    }
}

#[test]
fn the_task_says_when_the_supply_is_empty() {
    let mut game = WheelOfFortune::from_scenario(&Scenario::default());
    let mut checked = 0;
    let mut rng = Rng::new(1, 1);
    let mut actions = Vec::new();
    loop {
        actions.clear();
        game.legal_actions(&mut actions);
        // Crowns first, so that the supply is soon empty.
        let Some(action) = actions
            .iter()
            .find(|action| matches!(action, Action::Crown(_)))
            .or_else(|| rng.pick(&actions))
            .copied()
        else {
            break;
        };
        let mut events = Vec::new();
        game.apply(action, &mut events).expect("it is legal");
        if game.phase() == Phase::Deploy && game.supply(game.active()) == 0 {
            checked += 1;
            assert_eq!(game.task(LOCALE), LOCALE.text(words::TASK_NO_FOLLOWERS));
        }
    }
    assert!(checked > 0);
}
