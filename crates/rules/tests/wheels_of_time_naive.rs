//! Wheels of Time against a naive second implementation of the rules.

use crate::common;

use common::wheels::{TRACKS, actions, layout_text, legal_text, outcome, random_scenario, seat};
use common::wheels_naive::Naive;
use rules::game::{Game, NullSink};
use rules::games::wheels_of_time::{Phase, PlayerWheel, Scenario, Wheel, WheelsOfTime};
use rules::rng::Rng;
use std::collections::BTreeMap;

fn naive(scenario: &Scenario) -> Naive {
    let cities = [0, 1].map(|at| {
        let tracks = scenario.cities[at].tracks();
        TRACKS.into_iter().zip(tracks).collect::<BTreeMap<_, _>>()
    });
    Naive::new(
        scenario.players,
        Wheel::ALL.map(|wheel| scenario.wheels.space(wheel)),
        cities,
        usize::from(scenario.first_seat_wheel == Some(PlayerWheel::Two)),
        scenario.active.index(),
        scenario.rounds,
        scenario.dice.iter().map(|die| die.number()).collect(),
    )
}

fn state_text(game: &WheelsOfTime) -> String {
    let cities = [1, 2].map(|player| game.city(seat(player)).tracks());
    let over =
        outcome(game).map(|(winner, reason)| (winner, serde_json::json!(reason).to_string()));
    // Phase and counters mean nothing once the game is over.
    let open = over.is_none().then(|| {
        let phase = match game.phase() {
            Phase::Feeding => "feeding",
            Phase::Actions => "actions",
            Phase::Production => "production",
            _ => "",
        };
        let (left, held) = match game.phase() {
            Phase::Feeding => (0, 0),
            _ => (game.actions_left(), game.spendable_workers()),
        };
        (phase, game.active().index(), left, held)
    });
    format!(
        "{} {cities:?} {over:?} {open:?} {}",
        layout_text(game.wheels()),
        legal_text(game)
    )
}

fn naive_state_text(game: &Naive) -> String {
    let spaces = game.spaces().map(|space| space.to_string()).join(" ");
    let cities = [0, 1]
        .map(|player| TRACKS.map(|track| game.cities[player].get(track).copied().unwrap_or(0)));
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

/// Plays a random game in both implementations; returns its number of actions.
fn play_both(scenario: Scenario, picks: u64) -> u32 {
    let mut naive_game = naive(&scenario);
    let mut game = WheelsOfTime::from_scenario(scenario);
    let mut rng = Rng::new(picks, 7);
    let mut taken = 0;
    let mut last = String::new();
    loop {
        assert_eq!(
            state_text(&game),
            naive_state_text(&naive_game),
            "after {last}"
        );
        let Some(&action) = rng.pick(&actions(&game)) else {
            return taken;
        };
        last = WheelsOfTime::notation(action);
        game.apply_unchecked(action, &mut NullSink);
        naive_game.take(&last);
        taken += 1;
    }
}

#[test]
fn games_for_two_agree() {
    let all: u32 = (0..1500)
        .map(|number| play_both(random_scenario(2, number), number))
        .sum();
    assert!(all > 50_000, "{all}");
}

#[test]
fn solitaire_games_agree() {
    let all: u32 = (0..3000)
        .map(|number| play_both(random_scenario(1, number), number))
        .sum();
    assert!(all > 50_000, "{all}");
}
