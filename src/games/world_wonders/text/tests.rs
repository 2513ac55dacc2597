//! Texts of games with forced draws, and of whole random games.

mod alone;
mod illegal_actions;
mod rules_page;
mod things;
mod turns;

use super::names::amount;
use super::*;
use crate::games::world_wonders::text::names::spaces;
use crate::text::Names;
use rules::game::ParseActionError;
use rules::games::world_wonders::{
    Cells, CityScenario, Event, IllegalAction, Kind, Monument, Need, Objective, PlacedPiece,
    Resource, Scenario, SoloCard, Stack, Terrain, Tile, Variant,
};
use rules::rng::Rng;
use rules::{Event as Any, GameId, IllegalAction as AnyIllegalAction, Setup, State};
use std::collections::BTreeSet;

const LOCALE: Locale = Locale::english();

fn names(players: u8) -> Names {
    if players == 1 {
        return Names::with_reader([""]);
    }
    let names = ["Ada", "Ben", "Cleo", "Dov", "Eva"].into_iter();
    Names::with_reader(names.take(usize::from(players)))
}

/// Takes actions, separated by spaces; returns the sentences.
fn take(game: &mut WorldWonders, actions: &str) -> Vec<String> {
    let mut spoken = Vec::new();
    for text in actions.split_whitespace() {
        let action = game.parse_action(text).expect(text);
        let mut events = Vec::new();
        game.apply(action, &mut events).expect(text);
        let events: Vec<Any> = events.into_iter().map(Any::WorldWonders).collect();
        spoken.extend(LOCALE.sentences(&events, &names(game.players())));
    }
    spoken
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

/// The first players' starting roads lie in the south-west of the lake map.
fn scene(players: u8, tiles: &str, monuments: &str) -> Scenario {
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
    WorldWonders::from_scenario(&scene(players, tiles, monuments))
}

/// A game with one more piece in the first city.
fn with(piece: Piece, at: &str, rotation: u8, monuments: &str) -> WorldWonders {
    let mut start = scene(2, "", monuments);
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
        ..scene(1, "", monuments)
    })
}

fn labels(game: &WorldWonders) -> Vec<String> {
    let mut actions = Vec::new();
    game.legal_actions(&mut actions);
    actions
        .into_iter()
        .map(|own| action_in(LOCALE, game, own))
        .collect()
}

fn task_of(game: &WorldWonders) -> String {
    task(LOCALE, game)
}

/// The sentences of a single event.
fn narration(event: &Event, players: u8) -> Vec<String> {
    LOCALE.sentences(&[Any::WorldWonders(*event)], &names(players))
}

fn is_sentence(spoken: &str) {
    let begins =
        spoken.starts_with(|letter: char| letter.is_ascii_uppercase() || letter.is_ascii_digit());
    assert!(begins && spoken.ends_with('.'), "{spoken}");
    let mistakes = [
        "  ", "..", " .", " ,", ",,", "{", "}", " and .", ": .", "Some(",
    ];
    let mistakes: Vec<_> = mistakes
        .iter()
        .filter(|mistakes| spoken.contains(**mistakes))
        .collect();
    assert!(mistakes.is_empty(), "{spoken}: {mistakes:?}");
    // "21 points" is correct.
    for (at, _) in spoken.match_indices("1 points") {
        let before = spoken[..at].chars().next_back();
        assert!(
            before.is_some_and(|before| before.is_ascii_digit()),
            "{spoken}"
        );
    }
}

/// A whole random game that prefers building to loans and leaving.
fn whole(players: u8, choices: &[(&str, &str)], seed: u64) -> (WorldWonders, Vec<Vec<String>>) {
    let mut setup = Setup::new(GameId::WorldWonders, players, seed).expect("a setup");
    for (option, choice) in choices {
        setup = setup.with_choice(option, choice).expect("a choice");
    }
    let (mut state, mut rng) = (State::start(&setup), Rng::new(seed, 7));
    let mut spoken = Vec::new();
    loop {
        let legal = state.legal_actions();
        let Some(action) = rng.pick(&legal).copied() else {
            break;
        };
        let labels: BTreeSet<String> = legal
            .iter()
            .map(|action| LOCALE.action(&state, *action))
            .collect();
        assert_eq!(labels.len(), legal.len(), "{labels:?}");
        is_sentence(&format!("Now: {}.", LOCALE.task(&state)));
        is_sentence(&format!("So: {}.", LOCALE.action(&state, action)));
        let events = state.apply(action).expect("it is legal");
        for event in &events {
            let alone = LOCALE.sentences(std::slice::from_ref(event), &names(players));
            assert!(!alone.is_empty(), "{event:?}");
        }
        spoken.push(LOCALE.sentences(&events, &names(players)));
    }
    match state {
        State::WorldWonders(state) => (*state, spoken),
        other => panic!("{other:?}"),
    }
}

/// The amount of a resource gained, according to the sentences.
fn gained(spoken: &[String], who: &str, of: Resource) -> u32 {
    spoken
        .iter()
        .filter(|spoken| spoken.starts_with(who))
        .filter_map(|spoken| {
            let at = spoken.find(", gaining ")?;
            let tokens: Vec<&str> = spoken[at + 1..]
                .trim_end_matches('.')
                .split([' ', ','])
                .collect();
            let own = tokens
                .windows(2)
                .find(|two| two[1].starts_with(names_of(of)))?;
            own[0].parse::<u32>().ok()
        })
        .sum()
}

const fn names_of(of: Resource) -> &'static str {
    match of {
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
            let (state, narration) = whole(players, choices, seed);
            let all = narration.concat();
            all.iter().for_each(|spoken| is_sentence(spoken));
            for seat in Seat::all(players) {
                let who = format!("{} ", names(players)[seat.index()]);
                let tracks = state.city(seat).tracks();
                for (of, track) in Resource::ALL.into_iter().zip(tracks) {
                    assert_eq!(gained(&all, &who, of), u32::from(track), "{who}{of:?}");
                }
            }
            // A new round and all that is new are a few sentences.
            let longest = narration.iter().map(Vec::len).max();
            assert!(longest <= Some(6), "{longest:?}");
            for (_, _, score_item) in state.score_items() {
                let from = LOCALE.score_item(&rules::ScoreItem::WorldWonders(score_item));
                is_sentence(&format!("{from}."));
            }
            if players == 1 {
                is_sentence(&LOCALE.solo_result(&State::WorldWonders(state.into())));
            }
        }
    }
}
