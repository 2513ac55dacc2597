//! Texts of games with forced draws, and of whole random games.

mod alone;
mod illegal_actions;
mod rules_page;
mod things;
mod turns;

use super::*;
use crate::Names;
use crate::games::world_wonders::names::spaces;
use rules::game::ParseActionError;
use rules::games::world_wonders::{
    Cells, CityScenario, Event, IllegalAction, Kind, Monument, Need, Objective, PlacedPiece,
    Resource, Scenario, SoloCard, Stack, Terrain, Tile, Variant,
};
use rules::rng::Rng;
use rules::{GameId, Setup, State};
use std::collections::BTreeSet;

const LOCALE: Locale = Locale::ENGLISH;

fn names(players: u8) -> Names {
    if players == 1 {
        return Names::with_reader(LOCALE, [""]);
    }
    let names = ["Ada", "Ben", "Cleo", "Dov", "Eva"].into_iter();
    Names::with_reader(LOCALE, names.take(usize::from(players)))
}

/// Applies actions, separated by spaces; returns the sentences about them.
fn apply(game: &mut WorldWonders, actions: &str) -> Vec<String> {
    let mut sentences = Vec::new();
    for text in actions.split_whitespace() {
        let action = game.parse_action(text).expect(text);
        let mut events = Vec::new();
        game.apply(action, &mut events).expect(text);
        let events: Vec<rules::Event> =
            events.into_iter().map(rules::Event::WorldWonders).collect();
        sentences.extend(crate::games::sentences(
            LOCALE,
            &events,
            &names(game.players()),
        ));
    }
    sentences
}

fn tile_named(text: &str) -> Tile {
    Tile::all()
        .find(|tile| tile.to_string() == text)
        .expect(text)
}

fn monument_named(id: &str) -> Monument {
    Monument::ALL
        .into_iter()
        .find(|monument| monument.id() == id)
        .expect(id)
}

fn space(text: &str) -> Cell {
    Cell::all()
        .find(|cell| cell.to_string() == text)
        .expect(text)
}

fn spaces_of(texts: &str) -> Cells {
    texts.split_whitespace().map(space).collect()
}

/// A scenario on the lake map, with each player's starting road in the south-west.
fn scenario(players: u8, tiles: &str, monuments: &str) -> Scenario {
    let road = PlacedPiece {
        piece: Piece::LongRoad,
        at: space("a11"),
        rotation: Rotation::NONE,
    };
    let city = CityScenario {
        pieces: vec![road],
        ..CityScenario::default()
    };
    Scenario {
        players,
        order: Seat::all(players).collect(),
        tiles: tiles.split_whitespace().map(tile_named).collect(),
        monuments: monuments.split_whitespace().map(monument_named).collect(),
        cities: vec![city; usize::from(players)],
        ..Scenario::default()
    }
}

fn begin(players: u8, tiles: &str, monuments: &str) -> WorldWonders {
    WorldWonders::from_scenario(&scenario(players, tiles, monuments))
}

/// A game with one more piece in the first city.
fn game_with_piece(piece: Piece, at: &str, rotation: u8, monuments: &str) -> WorldWonders {
    let mut start = scenario(2, "", monuments);
    start.cities[0].pieces.push(PlacedPiece {
        piece,
        at: space(at),
        rotation: Rotation::new(rotation),
    });
    WorldWonders::from_scenario(&start)
}

/// A solo game with these cards of the automaton first.
fn begin_alone(cards: &[u8], monuments: &str) -> WorldWonders {
    WorldWonders::from_scenario(&Scenario {
        cards: cards
            .iter()
            .filter_map(|card| SoloCard::new(*card))
            .collect(),
        ..scenario(1, "", monuments)
    })
}

fn labels(game: &WorldWonders) -> Vec<String> {
    let mut actions = Vec::new();
    game.legal_actions(&mut actions);
    actions
        .into_iter()
        .map(|action| game.action(LOCALE, action))
        .collect()
}

fn task_of(game: &WorldWonders) -> String {
    game.task(LOCALE)
}

/// The sentences of a single event.
fn sentences_of(event: &Event, players: u8) -> Vec<String> {
    crate::games::sentences(
        LOCALE,
        &[rules::Event::WorldWonders(*event)],
        &names(players),
    )
}

fn assert_sentence(sentence: &str) {
    let begins = sentence.starts_with(|c: char| c.is_ascii_uppercase() || c.is_ascii_digit());
    assert!(begins && sentence.ends_with('.'), "{sentence}");
    let mistakes = [
        "  ", "..", " .", " ,", ",,", "{", "}", " and .", ": .", "Some(",
    ];
    let found: Vec<_> = mistakes
        .iter()
        .filter(|mistake| sentence.contains(**mistake))
        .collect();
    assert!(found.is_empty(), "{sentence}: {found:?}");
    // "21 points" is correct.
    for (index, _) in sentence.match_indices("1 points") {
        let before = sentence[..index].chars().next_back();
        assert!(before.is_some_and(|c| c.is_ascii_digit()), "{sentence}");
    }
}

/// A whole random game that prefers building to loans and leaving.
fn random_game(
    players: u8,
    choices: &[(&str, &str)],
    seed: u64,
) -> (WorldWonders, Vec<Vec<String>>) {
    let mut setup = Setup::new(GameId::WorldWonders, players, seed).expect("a setup");
    for (option, choice) in choices {
        setup = setup.with_choice(option, choice).expect("a choice");
    }
    let (mut state, mut rng) = (State::start(&setup), Rng::new(seed, 7));
    let mut sentences = Vec::new();
    loop {
        let legal = state.legal_actions();
        let Some(action) = rng.pick(&legal).copied() else {
            break;
        };
        let labels: BTreeSet<String> = legal
            .iter()
            .map(|action| crate::games::action(LOCALE, &state, *action))
            .collect();
        assert_eq!(labels.len(), legal.len(), "{labels:?}");
        assert_sentence(&format!("Now: {}.", crate::games::task(LOCALE, &state)));
        assert_sentence(&format!(
            "So: {}.",
            crate::games::action(LOCALE, &state, action)
        ));
        let events = state.apply(action).expect("it is legal");
        for event in &events {
            let single =
                crate::games::sentences(LOCALE, std::slice::from_ref(event), &names(players));
            assert!(!single.is_empty(), "{event:?}");
        }
        sentences.push(crate::games::sentences(LOCALE, &events, &names(players)));
    }
    match state {
        State::WorldWonders(state) => (*state, sentences),
        other => panic!("{other:?}"),
    }
}

/// The amount of a resource that a player gains, according to the sentences.
fn gained(sentences: &[String], player: &str, resource: Resource) -> u32 {
    let gain = |sentence: &String| {
        let (_, gains) = sentence.split_once(", gaining ")?;
        let tokens: Vec<&str> = gains.trim_end_matches('.').split([' ', ',']).collect();
        let pair = tokens
            .windows(2)
            .find(|pair| pair[1].starts_with(singular(resource)))?;
        pair[0].parse::<u32>().ok()
    };
    sentences
        .iter()
        .filter(|sentence| sentence.starts_with(player))
        .filter_map(gain)
        .sum()
}

const fn singular(resource: Resource) -> &'static str {
    match resource {
        Resource::Food => "food",
        Resource::Ceramics => "ceramic",
        Resource::Gears => "gear",
    }
}

#[test]
fn sentences_about_whole_games_mention_all_gains() {
    let setups: [(u8, &[(&str, &str)]); 6] = [
        (1, &[("automaton", "easy")]),
        (1, &[("automaton", "hard"), ("map", "b")]),
        (2, &[("objectives", "on"), ("board", "b")]),
        (3, &[("map", "b")]),
        (4, &[("objectives", "on")]),
        (5, &[("objectives", "on"), ("map", "b"), ("board", "b")]),
    ];
    for seed in 0..4 {
        for (players, choices) in setups {
            let (state, sentences) = random_game(players, choices, seed);
            let all = sentences.concat();
            all.iter().for_each(|sentence| assert_sentence(sentence));
            for seat in Seat::all(players) {
                let player = format!("{} ", names(players)[seat.index()]);
                let tracks = state.city(seat).tracks();
                for (resource, track) in Resource::ALL.into_iter().zip(tracks) {
                    let gained = gained(&all, &player, resource);
                    assert_eq!(gained, u32::from(track), "{player}{resource:?}");
                }
            }
            // A new round takes only a few sentences.
            let longest = sentences.iter().map(Vec::len).max();
            assert!(longest <= Some(6), "{longest:?}");
            for (_, _, score_item) in state.score_items() {
                let label =
                    crate::games::score_item(LOCALE, &rules::ScoreItem::WorldWonders(score_item));
                assert_sentence(&format!("{label}."));
            }
            if players == 1 {
                assert_sentence(&crate::games::solo_result(
                    LOCALE,
                    &State::WorldWonders(state.into()),
                ));
            }
        }
    }
}
