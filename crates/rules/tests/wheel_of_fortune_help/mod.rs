//! Wheel of Fortune played from texts.
//!
//! A script has a line a turn: the tile that comes, then the actions. The end of
//! a turn stands between the lines; a tile alone is drawn, no more. What comes
//! after the script's tiles follows from the seed.

// Every test file uses some of it, none uses all.
#![allow(dead_code)]

pub mod naive;
pub mod plans;
pub mod table;

pub use crate::typed::*;
use rules::Seat;
use rules::game::Game;
use rules::games::wheel_of_fortune::{
    Action, Cell, EndReason, Event, FeatureView, Gain, Kind, Scenario, Sector, SegmentId, Tile,
    Variant, WheelOfFortune,
};
use rules::rng::Rng;

const USUAL: Variant = Variant {
    one_less: false,
    majority_famine: false,
    small_cities: false,
    beside: false,
};
pub const MAJORITY: Variant = Variant {
    majority_famine: true,
    ..USUAL
};
pub const SMALL: Variant = Variant {
    small_cities: true,
    ..USUAL
};
pub const BESIDE: Variant = Variant {
    beside: true,
    ..USUAL
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

/// The tile that is written so.
pub fn tile(text: &str) -> Tile {
    match Tile::named(text) {
        Some(tile) => tile,
        None => unreachable!("tile {text}"),
    }
}

/// The scene in which a script's tiles come.
pub fn scene(players: u8, script: &str) -> Scenario {
    let lines = script.lines().filter_map(|l| l.split_whitespace().next());
    Scenario {
        players,
        tiles: lines.map(tile).collect(),
        ..Scenario::default()
    }
}

/// Plays a script in a scene.
pub fn play_in(scene: &Scenario, script: &str) -> (WheelOfFortune, Vec<Event>) {
    let mut game = WheelOfFortune::from_scenario(scene);
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
    play_in(&scene(players, script), script).0
}

/// Plays a script whose tiles are all there are, to the final scoring.
pub fn play_out(players: u8, script: &str) -> WheelOfFortune {
    play_out_as(players, Variant::default(), script)
}

/// The same with a variant.
pub fn play_out_as(players: u8, variant: Variant, script: &str) -> WheelOfFortune {
    let mut scene = scene(players, script);
    scene.at_most = scene.tiles.len();
    scene.variant = variant;
    let (mut game, _) = play_in(&scene, script);
    take(&mut game, "end");
    assert!(game.end_reason().is_some());
    game
}

/// Plays a script with a variant.
pub fn play_as(players: u8, variant: Variant, script: &str) -> WheelOfFortune {
    let scene = Scenario {
        variant,
        ..scene(players, script)
    };
    play_in(&scene, script).0
}

/// Points given so far, by seat.
pub fn given(game: &WheelOfFortune) -> Vec<u16> {
    Seat::all(game.players()).map(|of| game.given(of)).collect()
}

/// Followers at home, by seat.
pub fn at_home(game: &WheelOfFortune) -> Vec<u8> {
    Seat::all(game.players())
        .map(|of| game.supply(of))
        .collect()
}

/// The feature of the segment with this name on the tile in this cell.
pub fn feature(game: &WheelOfFortune, column: i8, row: i8, name: &str) -> FeatureView {
    let cell = Cell::new(column, row);
    let segments = game.design(cell).map_or(&[][..], |design| design.segments);
    let named =
        |place: &usize| WheelOfFortune::notation(Action::Deploy(segments[*place].part())) == name;
    let place = (0..segments.len()).find(named);
    let view = place.and_then(|place| game.feature(cell, SegmentId::new(place as u8)));
    match view {
        Some(view) => view,
        None => unreachable!("{name} in {cell:?}"),
    }
}

/// Who gained how much for what, as short texts.
pub fn gains(events: &[Event]) -> Vec<String> {
    let texts = events.iter().filter_map(|event| match event {
        Event::Gained { seat, points, gain } => {
            let (what, area) = match gain {
                Gain::Completed { area } => ("", Some(area)),
                Gain::Final { area } => ("final ", Some(area)),
                Gain::Fortune => ("fortune", None),
                Gain::Taxes { area, .. } => ("taxes ", Some(area)),
                Gain::Famine { area, .. } => ("famine ", Some(area)),
                Gain::Storm { .. } => ("storm", None),
                Gain::Inquisition { area } => ("inquisition ", Some(area)),
                Gain::Crown { .. } => ("crown", None),
            };
            let kind = match area.map(|area| area.kind) {
                Some(Kind::City) => "city",
                Some(Kind::Road) => "road",
                Some(Kind::Field) => "field",
                Some(Kind::Cloister) => "cloister",
                None => "",
            };
            Some(format!("{}: {points} {what}{kind}", seat.number()))
        }
        _ => None,
    });
    texts.collect()
}

/// Where the pig went.
pub fn ways(events: &[Event]) -> Vec<(u8, Sector)> {
    let moved = events.iter().filter_map(|event| match event {
        Event::PigMoved { steps, sector } => Some((*steps, *sector)),
        _ => None,
    });
    moved.collect()
}

/// Why the game is over.
pub fn over(game: &WheelOfFortune) -> Option<EndReason> {
    game.end_reason()
}

/// Every variant, from 0 to 15.
pub fn variant(number: u64) -> Variant {
    Variant {
        one_less: number & 1 != 0,
        majority_famine: number & 2 != 0,
        small_cities: number & 4 != 0,
        beside: number & 8 != 0,
    }
}

/// A scene with as many players and such a variant as the number says.
pub fn random_scene(number: u64) -> Scenario {
    Scenario {
        players: 2 + (number % 4) as u8,
        variant: variant(number / 4 * 5 % 16),
        first: None,
        seed: number,
        ..Scenario::default()
    }
}

/// Picks among the legal actions: mostly followers rather than the end, as else
/// little would be scored.
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
pub fn states(scene: &Scenario, picks: u64) -> Vec<WheelOfFortune> {
    game_states(WheelOfFortune::from_scenario(scene), picks, pick)
}
