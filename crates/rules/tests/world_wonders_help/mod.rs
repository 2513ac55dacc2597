//! Helpers to play World Wonders from notation and drawn cities.
//!
//! A city is drawn row by row: `.` green land, `*` a natural resource, `~`
//! water; on it `r` a short road of one space, `t` a tower, two letters `LL`,
//! `FF`, `HH`, `MM`, `TT` (beside or below each other) a Library, Farm,
//! Habitation, Market or Temple of two spaces, `-==-` a long road over water,
//! `----` one over land, `#` something in the way (a monument). What a small
//! drawing does not show is in the way, too.

// Every test file uses some of it, none uses all.
#![allow(dead_code)]

pub mod naive;
pub mod table;

pub use crate::typed::*;
use rules::Seat;
use rules::game::{Game, NullSink};
use rules::games::world_wonders::{
    Action, Cell, Cells, CityScenario, EndReason, Kind, Map, Monument, Piece, PlacedPiece,
    Rotation, Scenario, Stack, Tile, Variant, WorldWonders,
};
use rules::rng::Rng;

/// The space with this name.
pub fn cell(text: &str) -> Cell {
    match Cell::all().find(|cell| cell.to_string() == text) {
        Some(cell) => cell,
        None => unreachable!("space {text}"),
    }
}

/// The spaces with these names, separated by spaces.
pub fn cells(texts: &str) -> Cells {
    texts.split_whitespace().map(cell).collect()
}

/// The monument with this name.
pub fn monument(name: &str) -> Monument {
    match Monument::ALL
        .into_iter()
        .find(|monument| monument.id() == name)
    {
        Some(monument) => monument,
        None => unreachable!("monument {name}"),
    }
}

/// The tile with this name.
pub fn tile(text: &str) -> Tile {
    match Tile::all().find(|tile| tile.to_string() == text) {
        Some(tile) => tile,
        None => unreachable!("tile {text}"),
    }
}

/// A tile of this type from a stack.
pub fn tile_of(stack: Stack, kind: Kind) -> Tile {
    Tile::new(stack, kind as u8 * 2)
}

/// A piece at a position written as an action: `c7e`.
pub fn placed_piece(piece: Piece, place: &str) -> PlacedPiece {
    let end = place.trim_end_matches(|c: char| c.is_ascii_alphabetic());
    let (corner, rotation) = place.split_at(end.len());
    let quarters = match rotation {
        "" => 0,
        "e" => 1,
        "s" => 2,
        _ => 3,
    };
    PlacedPiece {
        piece,
        at: cell(corner),
        rotation: Rotation::new(quarters),
    }
}

/// Pieces and positions, separated by commas: `long a11`, `double c4e`, `single
/// b2`, `tower b2`, `O4-farm c3`, `petra d4`.
pub fn pieces(texts: &str) -> Vec<PlacedPiece> {
    let piece = |text: &str| {
        let (name, place) = match text.trim().split_once(' ') {
            Some(split) => split,
            None => unreachable!("{text}"),
        };
        let piece = match name {
            "long" => Piece::LongRoad,
            "double" => Piece::DoubleRoad,
            "single" => Piece::SingleRoad,
            "tower" => Piece::Tower,
            _ => match name.split_once('-') {
                Some((stack, kind)) if stack.len() == 2 => {
                    let stack = Stack::ALL.into_iter().find(|other| other.id() == stack);
                    let kind = Kind::ALL.into_iter().find(|other| other.id() == kind);
                    match (stack, kind) {
                        (Some(stack), Some(kind)) => Piece::Tile(tile_of(stack, kind)),
                        _ => unreachable!("{text}"),
                    }
                }
                _ => Piece::Monument(monument(name)),
            },
        };
        placed_piece(piece, place)
    };
    texts.split(',').map(piece).collect()
}

/// Parses a drawn city.
pub fn city(drawing: &str) -> CityScenario {
    let rows: Vec<Vec<char>> = drawing
        .lines()
        .map(|line| line.trim().chars().collect())
        .filter(|row: &Vec<char>| !row.is_empty())
        .collect();
    let at = |cell: Cell| {
        let row = rows.get(usize::from(cell.row()));
        row.and_then(|row| row.get(usize::from(cell.column())))
            .copied()
            .unwrap_or('#')
    };
    let all = |wanted: &[char]| {
        Cell::all()
            .filter(|cell| wanted.contains(&at(*cell)))
            .collect()
    };
    let mut scenario = CityScenario {
        map: Some(Map {
            water: all(&['~', '=']),
            resources: all(&['*']),
        }),
        ..CityScenario::default()
    };
    let mut drawn = Cells::NONE;
    for corner in Cell::all() {
        if drawn.has(corner) {
            continue;
        }
        let tile = |kind| Piece::Tile(tile_of(Stack::I2, kind));
        let (piece, letters): (Piece, &[char]) = match at(corner) {
            'r' => (Piece::SingleRoad, &['r']),
            't' => (Piece::Tower, &['t']),
            '#' => (Piece::Monument(Monument::TrojanHorse), &['#']),
            '-' => (Piece::LongRoad, &['-', '=']),
            'L' => (tile(Kind::Library), &['L']),
            'F' => (tile(Kind::Farm), &['F']),
            'H' => (tile(Kind::Habitation), &['H']),
            'M' => (tile(Kind::Market), &['M']),
            'T' => (tile(Kind::Temple), &['T']),
            _ => continue,
        };
        let mut turns = piece.shape().rotations();
        let fits = |rotation: &Rotation| {
            let cells = piece.shape().cells(corner, *rotation);
            cells.is_some_and(|cells| {
                cells.iter().all(|cell| letters.contains(&at(cell))) && !cells.meets(drawn)
            })
        };
        let Some(rotation) = turns.find(fits) else {
            unreachable!("no whole piece at {corner} of {drawing}");
        };
        let placed = PlacedPiece {
            piece,
            at: corner,
            rotation,
        };
        drawn |= placed.cells();
        scenario.pieces.push(placed);
    }
    scenario
}

/// A scenario for two in which the first player has this city and the first
/// turn.
pub fn scenario_with(city: CityScenario) -> Scenario {
    Scenario {
        order: vec![seat(1), seat(2)],
        cities: vec![city],
        ..Scenario::default()
    }
}

/// A city with its starting road.
pub fn city_with_starting_road() -> CityScenario {
    CityScenario {
        pieces: pieces("long a11"),
        ..CityScenario::default()
    }
}

/// A scenario after the starting roads, with the turn order of the seats.
pub fn scenario_for(players: u8) -> Scenario {
    Scenario {
        players,
        order: Seat::all(players).collect(),
        cities: vec![city_with_starting_road(); usize::from(players)],
        ..Scenario::default()
    }
}

/// The first state of a scenario.
pub fn start(scenario: &Scenario) -> WorldWonders {
    WorldWonders::from_scenario(scenario)
}

/// Gold left, by seat.
pub fn gold(game: &WorldWonders) -> Vec<u8> {
    Seat::all(game.players())
        .map(|seat| game.city(seat).gold())
        .collect()
}

/// Whether an action with this text is legal.
pub fn can(game: &WorldWonders, text: &str) -> bool {
    game.parse_action(text).is_ok()
}

/// The ranks if the game ended now, by seat.
pub fn ranks(game: &WorldWonders) -> Vec<u8> {
    game.score().ranks.as_slice().to_vec()
}

/// The numbers of the seats in turn order.
pub fn order(game: &WorldWonders) -> Vec<u8> {
    game.order().as_slice().iter().map(|s| s.number()).collect()
}

/// Why the game ended.
pub fn over(game: &WorldWonders) -> Option<EndReason> {
    game.end_reason()
}

/// Every variant, from 0 to 15.
pub fn variant(number: u64) -> Variant {
    Variant {
        map_b: number & 1 != 0,
        board_b: number & 2 != 0,
        objectives: number & 4 != 0,
        hard: number & 8 != 0,
    }
}

/// A scenario with a number of players, a variant and a version of the rules that
/// follow from the number.
pub fn random_scenario(number: u64) -> Scenario {
    Scenario {
        players: 1 + (number % 5) as u8,
        variant: variant(number / 5 * 7 % 16),
        seed: number,
        rules_version: match number % 4 {
            3 => 1,
            1 => 2,
            _ => 3,
        },
        ..Scenario::default()
    }
}

/// Picks a legal action at random; monuments rather often, because they would
/// rarely be built otherwise.
pub fn pick(legal: &[Action], rng: &mut Rng) -> Option<Action> {
    let monuments: Vec<Action> = legal
        .iter()
        .filter(|action| {
            matches!(
                action,
                Action::Buy(rules::games::world_wonders::Item::Monument(_))
            )
        })
        .copied()
        .collect();
    if !monuments.is_empty() && rng.below(3) == 0 {
        rng.pick(&monuments).copied()
    } else {
        rng.pick(legal).copied()
    }
}

/// Plays random actions to the end.
pub fn play_out(game: &WorldWonders, picks: u64) -> WorldWonders {
    let mut game = game.clone();
    let mut rng = Rng::new(picks, 7);
    while let Some(action) = pick(&actions(&game), &mut rng) {
        game.apply_unchecked(action, &mut NullSink);
    }
    game
}

/// All states of a random game.
pub fn states(scenario: &Scenario, picks: u64) -> Vec<WorldWonders> {
    game_states(WorldWonders::from_scenario(scenario), picks, pick)
}
