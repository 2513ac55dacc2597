//! Wheel of Fortune against a second implementation that says the rules as
//! plainly as the rulebook does and looks over the whole board each time.

use crate::wheel_of_fortune_help;

use rules::Seat;
use rules::game::{Game, NullSink};
use rules::games::wheel_of_fortune::{Action, Cell, Kind, Scenario, WheelOfFortune};
use rules::rng::Rng;
use wheel_of_fortune_help::naive::{Naive, SECTORS};
use wheel_of_fortune_help::{actions, at_home, given, legal_text, pick, points, random_scene};

/// The game as it begins, said a second time.
fn naive(scene: &Scenario, game: &WheelOfFortune) -> Naive {
    let json = game.to_json();
    let stack = json["stack"].as_array().into_iter().flatten();
    let stack = stack.map(|tile| tile.as_str().unwrap_or("").to_owned());
    let variant = scene.variant;
    Naive::new(
        usize::from(game.players()),
        [
            variant.majority_famine,
            variant.small_cities,
            variant.beside,
        ],
        game.active().index(),
        stack.collect(),
    )
}

fn told(game: &WheelOfFortune) -> String {
    let seats = || Seat::all(game.players());
    let over = game.end_reason().is_some();
    let crowns = rules::games::wheel_of_fortune::Sector::ALL.map(|sector| {
        let seats = game.wheel().crowned(sector);
        seats.map(Seat::index).collect::<Vec<_>>()
    });
    format!(
        "{:?} {:?} {:?} {:?} {crowns:?} {:?} {:?} {}",
        given(game),
        points(game),
        at_home(game),
        game.wheel().pig() as usize,
        (!over).then(|| game.to_act().map(Seat::index)),
        game.drawn().filter(|_| !over).map(|tile| tile.to_string()),
        seats().len().to_string() + &legal_text(game),
    )
}

fn told_naively(game: &Naive) -> String {
    let over = game.phase == "over";
    format!(
        "{:?} {:?} {:?} {:?} {:?} {:?} {:?} {}",
        game.points,
        game.standing(),
        game.home,
        game.pig,
        game.crowns,
        (!over).then(|| game.asked.or(Some(game.active))),
        game.drawn.as_ref().filter(|_| !over),
        game.players.to_string() + &game.legal().join(" "),
    )
}

/// Every segment of every tile has the same feature in both.
fn same_features(game: &WheelOfFortune, plain: &Naive) {
    for placed in game.tiles() {
        let Some(tile) = placed.tile else { continue };
        let at = (
            i32::from(placed.cell.column()),
            i32::from(placed.cell.row()),
        );
        for (place, segment) in tile.design().segments.iter().enumerate() {
            let name = WheelOfFortune::notation(Action::Deploy(segment.part()));
            let group = plain.group(at, &name);
            let id = rules::games::wheel_of_fortune::SegmentId::new(place as u8);
            let Some(view) = game.feature(placed.cell, id) else {
                unreachable!("{name} at {at:?}");
            };
            let followers = view.followers.as_slice().iter();
            let followers: Vec<usize> = followers.map(|count| usize::from(*count)).collect();
            assert_eq!(followers, group.followers, "{name} at {at:?}");
            assert_eq!(
                usize::from(view.now),
                plain.worth(group),
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
                    assert_eq!(usize::from(view.open), group.open);
                    assert_eq!(usize::from(view.pennants), group.pennants);
                    assert_eq!(cells, group.cells.iter().copied().collect::<Vec<_>>());
                }
                Kind::Field => {
                    assert_eq!(usize::from(view.cities), plain.completed_cities(group));
                    // Behind two cities of the wheel fields pass unseen.
                    cells.retain(|cell| ![(3, 2), (0, 3)].contains(cell) || game.variant().beside);
                    let mut seen = group.cells.clone();
                    if !game.variant().beside {
                        seen.remove(&(3, 2));
                        seen.remove(&(0, 3));
                    }
                    assert_eq!(cells, seen.into_iter().collect::<Vec<_>>());
                }
                Kind::Cloister => {
                    assert_eq!(usize::from(view.open), group.open);
                    assert_eq!(cells.len(), 9 - group.open);
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
    // The wheel's cells know the same features from inside.
    assert_eq!(
        game.at(Cell::new(1, 1)).is_none(),
        game.variant().beside && !plain.laid.contains_key(&(1, 1))
    );
}

/// Plays a random game in both and tells how many actions it had.
fn same_game(scene: &Scenario, picks: u64, evenly: bool) -> u32 {
    let mut game = WheelOfFortune::from_scenario(scene);
    let mut plain = naive(scene, &game);
    let mut rng = Rng::new(picks, 7);
    let mut taken = 0;
    let mut played = String::new();
    loop {
        assert_eq!(told(&game), told_naively(&plain), "after {played}");
        if taken % 16 == 0 || game.end_reason().is_some() {
            same_features(&game, &plain);
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
        plain.take(&text);
        played += &text;
        played.push(' ');
        taken += 1;
    }
}

#[test]
fn random_games_are_the_same() {
    let all: u32 = (0..64)
        .map(|number| same_game(&random_scene(number), number, number % 3 == 0))
        .sum();
    assert!(all > 12_000, "{all}");
}
