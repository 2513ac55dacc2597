//! Wheel of Fortune compared with a second, simple implementation of its rules.

use crate::wheel_of_fortune_help;

use rules::Seat;
use rules::game::{Game, NullSink};
use rules::games::wheel_of_fortune::{
    Action, Cell, Kind, Scenario, Tile, TileSet, Variant, WheelOfFortune,
};
use rules::rng::Rng;
use wheel_of_fortune_help::naive::{Naive, SECTORS};
use wheel_of_fortune_help::{
    actions, legal_text, pick, points, points_given, random_scenario, supplies,
};

/// The start of a game in the second implementation.
fn naive(scenario: &Scenario, game: &WheelOfFortune) -> Naive {
    let stack = game.hidden_stack().iter().map(Tile::to_string);
    let variant = scenario.variant;
    Naive::new(
        usize::from(game.players()),
        [
            variant.majority_famine,
            variant.small_cities,
            variant.wheel_beside,
        ],
        game.active().index(),
        stack.collect(),
    )
}

fn summary(game: &WheelOfFortune) -> String {
    let seats = || Seat::all(game.players());
    let over = game.end_reason().is_some();
    let crowns = rules::games::wheel_of_fortune::Sector::ALL.map(|sector| {
        let seats = game.wheel().followers_on(sector);
        seats.map(Seat::index).collect::<Vec<_>>()
    });
    format!(
        "{:?} {:?} {:?} {:?} {crowns:?} {:?} {:?} {}",
        points_given(game),
        points(game),
        supplies(game),
        game.wheel().pig() as usize,
        (!over).then(|| game.to_act().map(Seat::index)),
        game.drawn().filter(|_| !over).map(|tile| tile.to_string()),
        seats().len().to_string() + &legal_text(game),
    )
}

fn naive_summary(game: &Naive) -> String {
    let over = game.phase == "over";
    format!(
        "{:?} {:?} {:?} {:?} {:?} {:?} {:?} {}",
        game.points,
        game.current_points(),
        game.supply,
        game.pig,
        game.crowns,
        (!over).then(|| game.plague_seat.or(Some(game.active))),
        game.drawn.as_ref().filter(|_| !over),
        game.players.to_string() + &game.legal().join(" "),
    )
}

/// Asserts that every segment of every tile has the same feature in both.
fn assert_same_features(game: &WheelOfFortune, plain: &Naive) {
    for placed in game.tiles() {
        let Some(tile) = placed.tile else { continue };
        let at = (
            i32::from(placed.cell.column()),
            i32::from(placed.cell.row()),
        );
        for (index, segment) in tile.design().segments.iter().enumerate() {
            let name = WheelOfFortune::notation(Action::Deploy(segment.name()));
            let feature = plain.feature(at, &name);
            let id = rules::games::wheel_of_fortune::SegmentId::new(index as u8);
            let Some(view) = game.feature_at(placed.cell, id) else {
                unreachable!("{name} at {at:?}");
            };
            let followers: Vec<usize> = view
                .followers
                .as_slice()
                .iter()
                .map(|count| usize::from(*count))
                .collect();
            assert_eq!(followers, feature.followers, "{name} at {at:?}");
            assert_eq!(
                usize::from(view.current_points),
                plain.points_for(feature),
                "{name} at {at:?}"
            );
            let mut cells: Vec<(i32, i32)> = view
                .cells
                .as_slice()
                .iter()
                .map(|cell| (i32::from(cell.column()), i32::from(cell.row())))
                .collect();
            cells.sort_unstable();
            match view.kind {
                Kind::City | Kind::Road => {
                    assert_eq!(usize::from(view.open), feature.open);
                    assert_eq!(usize::from(view.pennants), feature.pennants);
                    assert_eq!(cells, feature.cells.iter().copied().collect::<Vec<_>>());
                }
                Kind::Field => {
                    assert_eq!(usize::from(view.cities), plain.completed_cities(feature));
                    // The second implementation has no segments where fields run behind two
                    // cities of the wheel.
                    cells.retain(|cell| {
                        ![(3, 2), (0, 3)].contains(cell) || game.variant().wheel_beside
                    });
                    let mut expected = feature.cells.clone();
                    if !game.variant().wheel_beside {
                        expected.remove(&(3, 2));
                        expected.remove(&(0, 3));
                    }
                    assert_eq!(cells, expected.into_iter().collect::<Vec<_>>());
                }
                Kind::Cloister => {
                    assert_eq!(usize::from(view.open), feature.open);
                    assert_eq!(cells.len(), 9 - feature.open);
                    assert!(
                        cells.iter().all(|cell| {
                            (cell.0 - at.0).abs() <= 1 && (cell.1 - at.1).abs() <= 1
                        })
                    );
                    assert_eq!(view.cells.as_slice().first(), Some(&placed.cell));
                }
            }
            assert!(
                game.segments_of(view.id)
                    .any(|other| other == (placed.cell, id))
            );
        }
    }
    // The middle of the wheel has tiles, unless the wheel is beside the board.
    assert_eq!(
        game.tile_at(Cell::new(1, 1)).is_none(),
        game.variant().wheel_beside && !plain.placed.contains_key(&(1, 1))
    );
}

/// How actions are picked.
#[derive(Clone, Copy)]
enum Picks {
    Evenly,
    /// With many followers.
    Deploying,
    /// Tiles keep away from others, so that the board has the most open cells and
    /// features.
    Sprawling,
}

impl Picks {
    fn pick(self, game: &WheelOfFortune, list: &[Action], rng: &mut Rng) -> Option<Action> {
        let near = |action: &Action| match *action {
            Action::Place { cell, .. } => {
                let is_near = |other: Cell| {
                    let columns = other.column().abs_diff(cell.column());
                    columns + other.row().abs_diff(cell.row()) <= 2
                };
                game.tiles().filter(|tile| is_near(tile.cell)).count()
            }
            _ => 0,
        };
        match self {
            Self::Evenly => rng.pick(list).copied(),
            Self::Deploying => pick(list, rng),
            Self::Sprawling => {
                let least = list.iter().map(near).min();
                let best: Vec<Action> = list
                    .iter()
                    .copied()
                    .filter(|action| Some(near(action)) == least)
                    .collect();
                pick(&best, rng)
            }
        }
    }
}

/// Plays a random game in both; returns the number of actions and the largest
/// number of open cells.
fn play_both(scenario: &Scenario, seed: u64, picks: Picks) -> (u32, usize) {
    let mut game = WheelOfFortune::from_scenario(scenario);
    let mut plain = naive(scenario, &game);
    let mut rng = Rng::new(seed, 7);
    let (mut taken, mut most_open) = (0, 0);
    let mut played = String::new();
    loop {
        assert_eq!(summary(&game), naive_summary(&plain), "after {played}");
        if taken % 16 == 0 || game.end_reason().is_some() {
            assert_same_features(&game, &plain);
        }
        let list = actions(&game);
        most_open = most_open.max(game.frontier_cells().count());
        let Some(action) = picks.pick(&game, &list, &mut rng) else {
            assert_eq!(SECTORS.len(), 6);
            return (taken, most_open);
        };
        let text = WheelOfFortune::notation(action);
        game.apply_unchecked(action, &mut NullSink);
        plain.apply(&text);
        played += &text;
        played.push(' ');
        taken += 1;
    }
}

#[test]
fn random_games_are_the_same() {
    let games = crate::common::trials(24, 64);
    let all: u32 = (0..games)
        .map(|number| {
            let picks = if number % 3 == 0 {
                Picks::Evenly
            } else {
                Picks::Deploying
            };
            play_both(&random_scenario(number), number, picks).0
        })
        .sum();
    assert!(u64::from(all) > 180 * games, "{all}");
}

/// The board has room for whatever 144 tiles can be laid out as.
#[test]
fn sprawling_games_of_144_tiles_are_the_same() {
    for wheel_beside in [false, true] {
        let scenario = Scenario {
            variant: Variant {
                tiles: TileSet::WithBaseGame,
                wheel_beside,
                ..Variant::default()
            },
            ..Scenario::default()
        };
        let (_, most_open) = play_both(&scenario, 3, Picks::Sprawling);
        assert!(most_open > 200, "{most_open}");
    }
}
