//! Wheels of Time against a second implementation that says the rules as
//! plainly as the rulebook does.

use crate::common;

use common::wheels::{TRACKS, actions, end, legal, lies, random_scene, seat};
use common::wheels_naive::Naive;
use rules::game::{Game, NullSink};
use rules::games::wheels_of_time::{Mark, Phase, Scenario, Wheel, WheelsOfTime};
use rules::rng::Rng;
use std::collections::BTreeMap;

fn naive(scene: &Scenario) -> Naive {
    let cities = [0, 1].map(|at| {
        let tracks = scene.cities[at].tracks();
        TRACKS.into_iter().zip(tracks).collect::<BTreeMap<_, _>>()
    });
    Naive::new(
        scene.players,
        Wheel::ALL.map(|wheel| scene.wheels.space(wheel)),
        cities,
        usize::from(scene.first == Some(Mark::Two)),
        scene.active.index(),
        scene.rounds,
        scene.dice.iter().map(|die| die.number()).collect(),
    )
}

fn told(game: &WheelsOfTime) -> String {
    let cities = [1, 2].map(|of| game.city(seat(of)).tracks());
    let over = end(game).map(|(winner, reason)| (winner, serde_json::json!(reason).to_string()));
    // Once it is over, nothing is left to be decided.
    let open = over.is_none().then(|| {
        let phase = match game.phase() {
            Phase::Feeding => "feeding",
            Phase::Actions => "actions",
            Phase::Production => "production",
            _ => "",
        };
        let (left, held) = match game.phase() {
            Phase::Feeding => (0, 0),
            _ => (game.actions_left(), game.workers_to_spend()),
        };
        (phase, game.active().index(), left, held)
    });
    format!(
        "{} {cities:?} {over:?} {open:?} {}",
        lies(game.wheels()),
        legal(game)
    )
}

fn told_naively(game: &Naive) -> String {
    let spaces = game.spaces().map(|space| space.to_string()).join(" ");
    let cities =
        [0, 1].map(|of| TRACKS.map(|track| game.cities[of].get(track).copied().unwrap_or(0)));
    let over = game
        .over
        .map(|(reason, winner)| (winner.map_or(0, |w| w + 1), format!("{reason:?}")));
    let open = over.is_none().then(|| {
        let (left, held) = match game.phase {
            "feeding" => (0, 0),
            _ => (game.left, game.held),
        };
        (game.phase, game.active, left, held)
    });
    format!(
        "{spaces} {cities:?} {over:?} {open:?} {}",
        game.legal().join(" ")
    )
}

/// Plays a random game in both and tells how many actions it had.
fn same_game(scene: Scenario, picks: u64) -> u32 {
    let mut plain = naive(&scene);
    let mut game = WheelsOfTime::from_scenario(scene);
    let mut rng = Rng::new(picks, 7);
    let mut taken = 0;
    let mut last = String::new();
    loop {
        assert_eq!(told(&game), told_naively(&plain), "after {last}");
        let Some(&action) = rng.pick(&actions(&game)) else {
            return taken;
        };
        last = WheelsOfTime::notation(action);
        game.apply_unchecked(action, &mut NullSink);
        plain.take(&last);
        taken += 1;
    }
}

#[test]
fn two_play_the_same_game() {
    let all: u32 = (0..1500)
        .map(|number| same_game(random_scene(2, number), number))
        .sum();
    assert!(all > 50_000, "{all}");
}

#[test]
fn a_lone_player_plays_the_same_game() {
    let all: u32 = (0..3000)
        .map(|number| same_game(random_scene(1, number), number))
        .sum();
    assert!(all > 50_000, "{all}");
}
