//! Draws listed in a setup: its game has to have them.

// Test helpers may panic.
#![allow(clippy::unwrap_used)]

use rules::games::turn_of_time::{Card, Season};
use rules::games::wheel_of_fortune::{Tile, TileSet};
use rules::games::wheels_of_time::Die;
use rules::games::world_wonders::{Monument, Objective, SoloCard, Tile as Building};
use rules::setup::{AbsentDraw, DrawError, SetupError};
use rules::{GameId, Setup, State};

/// Every draw that a game has with some setup; of layouts of wheels one.
fn every_draw(game: GameId) -> Vec<String> {
    fn texts<T: ToString>(all: impl IntoIterator<Item = T>) -> Vec<String> {
        all.into_iter().map(|one| one.to_string()).collect()
    }
    match game {
        GameId::TurnOfTime => {
            let cards = Season::ALL.map(|up| Season::ALL.map(|below| Card::new(up, below)));
            [texts(Season::ALL), texts(cards.concat())].concat()
        }
        GameId::WheelOfFortune => [texts(1..=5), texts(Tile::all())].concat(),
        GameId::WheelsOfTime => [texts(["0,0,0,0"]), texts(Die::all())].concat(),
        GameId::WorldWonders => [
            texts(1..=5),
            texts((1..=5).map(|map| format!("map-{map}"))),
            texts(Building::all()),
            texts(Monument::ALL),
            texts(Objective::ALL),
            texts(SoloCard::all()),
        ]
        .concat(),
        _ => Vec::new(),
    }
}

fn error(setup: Result<Setup, SetupError>) -> Option<DrawError> {
    match setup {
        Ok(_) => None,
        Err(SetupError::Draws(error)) => Some(error),
        Err(other) => unreachable!("{other}"),
    }
}

/// The index and the reason of a draw that the setup does not have.
fn missing(setup: &Setup, draws: &[&str]) -> Option<(usize, AbsentDraw)> {
    let listed: Vec<String> = draws.iter().map(|draw| (*draw).to_owned()).collect();
    match error(setup.clone().with_draws(listed))? {
        DrawError::NotInSetup {
            index,
            draw,
            reason,
        } => {
            assert_eq!(draw, draws[index]);
            Some((index, reason))
        }
        other => unreachable!("{other}"),
    }
}

/// A setup with these choices, such as `tiles=72`.
fn setup(game: GameId, players: u8, choices: &str) -> Setup {
    let mut setup = Setup::new(game, players, 3).unwrap();
    for choice in choices.split_whitespace() {
        let (option, choice) = choice.split_once('=').unwrap();
        setup = setup.with_choice(option, choice).unwrap();
    }
    setup
}

#[test]
fn a_setup_has_exactly_the_draws_that_decide_something() {
    const SEEDS: u64 = 12;
    for &game in GameId::ALL {
        let draws = every_draw(game);
        for setup in Setup::all_combinations(game, 0) {
            let begins = |setup: &Setup, seed| {
                let mut state = State::start(&setup.clone().with_seed(seed));
                // Wheels that a player places stand as they are placed.
                while let Some(set) = state.legal_actions().first()
                    && set.to_string().starts_with("set-")
                {
                    state.apply_silent(*set).unwrap();
                }
                state.hash()
            };
            let plain: Vec<_> = (0..SEEDS).map(|seed| begins(&setup, seed)).collect();
            for draw in &draws {
                let listed = vec![draw.clone()];
                let Ok(recorded) = setup.clone().with_recorded_draws(listed.clone()) else {
                    // Only with other numbers of players.
                    continue;
                };
                let decides = (0..)
                    .zip(&plain)
                    .any(|(seed, plain)| begins(&recorded, seed) != *plain);
                let refused = error(setup.clone().with_draws(listed));
                if let Some(refused) = &refused {
                    assert!(matches!(refused, DrawError::NotInSetup { index: 0, .. }));
                }
                let only_seat = draw == "1" && setup.players() == 1;
                let is_there = decides || (only_seat && game == GameId::WorldWonders);
                assert_eq!(refused.is_none(), is_there, "{draw} {setup:?}");
            }
        }
    }
}

/// Rulebook: "Contents", and "using the 19 tiles with Wheel of Fortune icons"; the start tile
/// of the set lies on the table if the wheel lies beside it.
#[test]
fn a_set_of_tiles_has_no_more_of_a_tile() {
    const NO_MORE: AbsentDraw = AbsentDraw::Tile;
    let sets = ["72", "71", "24", "144", "91"];
    for (set, id) in TileSet::ALL.into_iter().zip(sets) {
        for wheel in ["start", "beside"] {
            let setup = setup(
                GameId::WheelOfFortune,
                3,
                &format!("tiles={id} wheel={wheel}"),
            );
            for tile in Tile::all() {
                let on_table = wheel == "beside" && tile == Tile::START;
                let count = usize::from(set.count(tile)) - usize::from(on_table);
                let text = tile.to_string();
                let mut draws = vec!["2"];
                draws.extend(vec![text.as_str(); count]);
                assert_eq!(missing(&setup, &draws), None, "{id} {text}");
                draws.push(&text);
                let listed = draws.iter().map(|draw| (*draw).to_owned()).collect();
                let more = setup.clone().with_draws(listed);
                let index = match error(more) {
                    // No set has more of it.
                    Some(DrawError::Unavailable { index })
                        if set.count(tile) == TileSet::WithBaseGame.count(tile) =>
                    {
                        index
                    }
                    Some(DrawError::NotInSetup {
                        index,
                        draw,
                        reason,
                    }) => {
                        assert_eq!((draw, reason), (text, NO_MORE));
                        index
                    }
                    other => panic!("{id} {draws:?} {other:?}"),
                };
                assert_eq!(index, count + 1);
            }
        }
    }
    let setup_with = |tiles| setup(GameId::WheelOfFortune, 2, tiles);
    assert_eq!(
        missing(&setup_with("tiles=72"), &["1", "V", "V"]),
        Some((2, NO_MORE))
    );
    assert_eq!(
        missing(&setup_with("tiles=72"), &["C", "C"]),
        Some((1, NO_MORE))
    );
    assert_eq!(
        missing(&setup_with("tiles=144"), &["1", "V", "V", "C", "C"]),
        None
    );
    assert_eq!(
        missing(&setup_with("tiles=91"), &["IC1"]),
        Some((0, NO_MORE))
    );
}

#[test]
fn a_sprint_draws_24_tiles() {
    let sprint = setup(GameId::WheelOfFortune, 2, "tiles=24");
    let tiles = "1 A A B B B B C D D D D E E E E F F G H H I I J J K";
    let tiles: Vec<&str> = tiles.split(' ').collect();
    assert_eq!(missing(&sprint, &tiles[..25]), None);
    assert_eq!(missing(&sprint, &tiles), Some((25, AbsentDraw::AfterEnd)));
}

/// Rulebook: "Game Setup", "Advanced Play" and "Solo Play".
#[test]
fn components_of_other_setups_are_not_drawn() {
    let missing = |players, choices, draws: &str| {
        let draws: Vec<&str> = draws.split(' ').collect();
        missing(&setup(GameId::WorldWonders, players, choices), &draws)
    };
    let not_solo = Some((1, AbsentDraw::AutomatonCard));
    assert_eq!(missing(2, "", "petra card-7"), not_solo);
    assert_eq!(missing(1, "", "petra card-7"), None);
    let side_a = Some((0, AbsentDraw::Map));
    assert_eq!(missing(2, "", "map-1"), side_a);
    assert_eq!(missing(2, "map=b", "map-1 map-2"), None);
    let all_have = Some((2, AbsentDraw::River));
    assert_eq!(missing(2, "map=b", "map-1 map-2 map-3"), all_have);
    let without = Some((0, AbsentDraw::Objective));
    assert_eq!(missing(3, "", "at-water"), without);
    assert_eq!(missing(1, "", "at-water"), without);
    assert_eq!(missing(3, "objectives=on", "at-water"), None);
    let unused = Some((0, AbsentDraw::Stack));
    for (players, t4, s4) in [
        (1, unused, unused),
        (3, unused, unused),
        (4, None, unused),
        (5, None, None),
    ] {
        assert_eq!(missing(players, "", "T4-farm-FFF"), t4, "{players}");
        assert_eq!(missing(players, "", "S4-farm-FFF"), s4, "{players}");
    }
}

#[test]
fn wheels_that_a_player_places_have_no_listed_layout() {
    let placed = Some((0, AbsentDraw::Wheels));
    for (players, choices, missing_draw) in [
        (2, "", None),
        (2, "layout=random", None),
        (2, "layout=cut-and-choose", placed),
        (1, "", None),
        (1, "wheels=own", placed),
    ] {
        let setup = setup(GameId::WheelsOfTime, players, choices);
        assert_eq!(missing(&setup, &["0,0,11,11", "6"]), missing_draw);
        assert_eq!(missing(&setup, &["6", "1"]), None);
    }
}

#[test]
fn a_choice_cannot_take_a_listed_draw_away() {
    let large = setup(GameId::WheelOfFortune, 2, "tiles=144");
    let drawn = large.with_draws(vec!["V".to_owned(); 2]).unwrap();
    assert!(drawn.clone().with_choice("famine", "majority").is_ok());
    let refused = error(drawn.with_choice("tiles", "72"));
    assert_eq!(
        refused.unwrap().to_string(),
        "draw 2, 'V', cannot come up: no such tile is left in the set of this game"
    );
}
