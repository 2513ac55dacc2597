//! Wheel of Fortune compared with a second, simple implementation of its rules.

use crate::wheel_of_fortune_help;

use rules::Seat;
use rules::game::{Game, NullSink};
use rules::games::wheel_of_fortune::{Action, Cell, Kind, Scenario, WheelOfFortune};
use rules::rng::Rng;
use wheel_of_fortune_help::naive::{Naive, SECTORS};
use wheel_of_fortune_help::{
    actions, legal_text, pick, points, points_given, random_scenario, supplies,
};

/// The start of a game in the second implementation.
fn naive(scenario: &Scenario, game: &WheelOfFortune) -> Naive {
    let json = game.to_json();
    let stack = json["stack"].as_array().into_iter().flatten();
    let stack = stack.map(|tile| tile.as_str().unwrap_or("").to_owned());
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
            let followers = view.followers.as_slice().iter();
            let followers: Vec<usize> = followers.map(|count| usize::from(*count)).collect();
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

/// Plays a random game in both; returns the number of actions.
fn play_both(scenario: &Scenario, picks: u64, evenly: bool) -> u32 {
    let mut game = WheelOfFortune::from_scenario(scenario);
    let mut plain = naive(scenario, &game);
    let mut rng = Rng::new(picks, 7);
    let mut taken = 0;
    let mut played = String::new();
    loop {
        assert_eq!(summary(&game), naive_summary(&plain), "after {played}");
        if taken % 16 == 0 || game.end_reason().is_some() {
            assert_same_features(&game, &plain);
        }
        let list = actions(&game);
        let action = if evenly {
            rng.pick(&list).copied()
        } else {
            pick(&list, &mut rng)
        };
        let Some(action) = action else {
            assert_eq!(SECTORS.len(), 6);
            return taken;
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
    let all: u32 = (0..64)
        .map(|number| play_both(&random_scenario(number), number, number % 3 == 0))
        .sum();
    assert!(all > 12_000, "{all}");
}
