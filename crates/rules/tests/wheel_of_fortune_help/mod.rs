//! Wheel of Fortune played from scripts.
//!
//! A script has one line for each turn: the tile that is drawn, then the actions,
//! without the end of the turn. The last line may have only a tile. Tiles after
//! those of the script follow from the seed.

// Each test file uses a part of it.
#![allow(dead_code)]

pub mod naive;
pub mod plans;
pub mod table;

pub use crate::typed::*;
use rules::Seat;
use rules::game::Game;
use rules::games::wheel_of_fortune::{
    Action, Cell, EndReason, Event, FeatureView, Gain, Kind, Scenario, Sector, SegmentId, Tile,
    TileSet, Variant, WheelOfFortune,
};
use rules::rng::Rng;

const DEFAULT: Variant = Variant {
    tiles: TileSet::WheelOfFortune,
    majority_famine: false,
    small_cities: false,
    wheel_beside: false,
};
pub const MAJORITY: Variant = Variant {
    majority_famine: true,
    ..DEFAULT
};
pub const SMALL: Variant = Variant {
    small_cities: true,
    ..DEFAULT
};
pub const BESIDE: Variant = Variant {
    wheel_beside: true,
    ..DEFAULT
};

/// A city of seven tiles with two pennants that is open in the north, with two
/// knights of the first player and one of the second; the first one's turn.
pub const SHARED_CITY: &str = "
    F 0,-1e city-E
    E 1,-1n city-N
    E -1,-1n city-N
    C 0,-2n
    P 1,-2w
    P -1,-2s";

/// The tile with this text.
pub fn tile(text: &str) -> Tile {
    match text.parse().ok() {
        Some(tile) => tile,
        None => unreachable!("tile {text}"),
    }
}

/// The scenario with the tiles of a script.
pub fn scenario(players: u8, script: &str) -> Scenario {
    let lines = script.lines().filter_map(|l| l.split_whitespace().next());
    Scenario {
        players,
        tiles: lines.map(tile).collect(),
        ..Scenario::default()
    }
}

/// Plays a script in a scenario; returns the last state and all events.
pub fn play_in(scenario: &Scenario, script: &str) -> (WheelOfFortune, Vec<Event>) {
    let mut game = WheelOfFortune::from_scenario(scenario);
    let mut events = Vec::new();
    let lines = script.lines().filter(|line| !line.trim().is_empty());
    for (turn, line) in lines.enumerate() {
        let (tile, actions) = line.trim().split_once(' ').unwrap_or((line.trim(), ""));
        events.extend(take(&mut game, if turn == 0 { "draw" } else { "end" }));
        let drawn = game.drawn().map(|tile| tile.to_string());
        assert_eq!(drawn.as_deref(), Some(tile), "in line {turn}");
        events.extend(take(&mut game, actions));
    }
    (game, events)
}

/// Plays a script.
pub fn play(players: u8, script: &str) -> WheelOfFortune {
    play_in(&scenario(players, script), script).0
}

/// Plays a script to the final scoring, with no other tiles in the stack.
pub fn play_out(players: u8, script: &str) -> WheelOfFortune {
    play_out_as(players, Variant::default(), script)
}

/// Plays a script to the final scoring, with rule variants.
pub fn play_out_as(players: u8, variant: Variant, script: &str) -> WheelOfFortune {
    let mut scenario = scenario(players, script);
    scenario.tile_limit = scenario.tiles.len();
    scenario.variant = variant;
    let (mut game, _) = play_in(&scenario, script);
    take(&mut game, "end");
    assert!(game.end_reason().is_some());
    game
}

/// Plays a script with rule variants.
pub fn play_as(players: u8, variant: Variant, script: &str) -> WheelOfFortune {
    let scenario = Scenario {
        variant,
        ..scenario(players, script)
    };
    play_in(&scenario, script).0
}

/// Points scored so far, by seat.
pub fn points_given(game: &WheelOfFortune) -> Vec<u16> {
    Seat::all(game.players())
        .map(|player| game.points(player))
        .collect()
}

/// Followers in supply, by seat.
pub fn supplies(game: &WheelOfFortune) -> Vec<u8> {
    Seat::all(game.players())
        .map(|player| game.supply(player))
        .collect()
}

/// The feature of the segment with this name on the tile in this cell.
pub fn feature(game: &WheelOfFortune, column: i8, row: i8, name: &str) -> FeatureView {
    let cell = Cell::new(column, row);
    let segments = game
        .design_at(cell)
        .map_or(&[][..], |design| design.segments);
    let named =
        |index: &usize| WheelOfFortune::notation(Action::Deploy(segments[*index].name())) == name;
    let index = (0..segments.len()).find(named);
    let view = index.and_then(|index| game.feature_at(cell, SegmentId::new(index as u8)));
    match view {
        Some(view) => view,
        None => unreachable!("{name} in {cell:?}"),
    }
}

/// All gains as short texts: `1: 4 city`.
pub fn gains(events: &[Event]) -> Vec<String> {
    events
        .iter()
        .filter_map(|event| match event {
            Event::Gained { seat, points, gain } => {
                let (what, feature) = match gain {
                    Gain::Completed { feature } => ("", Some(feature)),
                    Gain::Final { feature } => ("final ", Some(feature)),
                    Gain::Fortune => ("fortune", None),
                    Gain::Taxes { feature, .. } => ("taxes ", Some(feature)),
                    Gain::Famine { feature, .. } => ("famine ", Some(feature)),
                    Gain::Storm { .. } => ("storm", None),
                    Gain::Inquisition { feature } => ("inquisition ", Some(feature)),
                    Gain::Crown { .. } => ("crown", None),
                };
                let kind = match feature.map(|feature| feature.kind) {
                    Some(Kind::City) => "city",
                    Some(Kind::Road) => "road",
                    Some(Kind::Field) => "field",
                    Some(Kind::Cloister) => "cloister",
                    None => "",
                };
                Some(format!("{}: {points} {what}{kind}", seat.number()))
            }
            _ => None,
        })
        .collect()
}

/// The moves of the pig: steps and sector.
pub fn pig_moves(events: &[Event]) -> Vec<(u8, Sector)> {
    events
        .iter()
        .filter_map(|event| match event {
            Event::PigMoved { steps, sector } => Some((*steps, *sector)),
            _ => None,
        })
        .collect()
}

/// Why the game is over.
pub fn over(game: &WheelOfFortune) -> Option<EndReason> {
    game.end_reason()
}

/// The variants by number, from 0 to 31; those from 16 have tiles of the base game.
pub fn variant(number: u64) -> Variant {
    Variant {
        tiles: match number & 17 {
            0 => TileSet::WheelOfFortune,
            1 => TileSet::PublicLists,
            16 => TileSet::WithBaseGame,
            _ => TileSet::NumbersWithBaseGame,
        },
        majority_famine: number & 2 != 0,
        small_cities: number & 4 != 0,
        wheel_beside: number & 8 != 0,
    }
}

/// A scenario whose players, variants and seed follow from a number.
pub fn random_scenario(number: u64) -> Scenario {
    Scenario {
        players: 2 + (number % 4) as u8,
        variant: variant(number / 4 * 5 % 32),
        first_player: None,
        seed: number,
        ..Scenario::default()
    }
}

/// Picks a legal action, preferring deployments to the end of the turn, so that
/// more is scored.
pub fn pick(legal: &[Action], rng: &mut Rng) -> Option<Action> {
    let followers = match legal {
        [most @ .., Action::End] => most,
        _ => legal,
    };
    if !followers.is_empty() && rng.below(8) > 0 {
        rng.pick(followers).copied()
    } else {
        rng.pick(legal).copied()
    }
}

/// All states of a random game.
pub fn states(scenario: &Scenario, picks: u64) -> Vec<WheelOfFortune> {
    game_states(WheelOfFortune::from_scenario(scenario), picks, pick)
}
