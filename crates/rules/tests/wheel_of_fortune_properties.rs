//! Wheel of Fortune: what holds in every state of every game, and whatever is
//! played or hidden, however odd.

use crate::wheel_of_fortune_help;

use crate::typed::{
    check_accepts_only_listed, check_legal_actions, check_redaction, check_reveals,
};
use proptest::prelude::*;
use rules::game::{Game, NullSink};
use rules::games::wheel_of_fortune::{
    Action, Cell, EndReason, Event, Kind, Part, Phase, Rotation, Scenario, Sector, WheelOfFortune,
};
use rules::rng::Rng;
use rules::{Seat, StateHash};
use std::collections::BTreeSet;
use wheel_of_fortune_help::{actions, pick, random_scene, score_item_sum, seat, states, variant};

/// All actions that can be written, but for cells far away.
fn every_action() -> Vec<Action> {
    let mut all = vec![Action::Draw, Action::End];
    for (kind, names) in [
        (Kind::City, 4),
        (Kind::Road, 4),
        (Kind::Field, 8),
        (Kind::Cloister, 1),
    ] {
        all.extend((0..names).map(|first| Action::Deploy(Part { kind, first })));
    }
    all.extend(Sector::ALL.map(Action::Crown));
    for row in -9..14 {
        for column in -9..14 {
            let cell = Cell::new(column, row);
            all.push(Action::Home(cell));
            all.extend(Rotation::ALL.map(|rotation| Action::Place { cell, rotation }));
        }
    }
    all
}

fn all_told(game: &WheelOfFortune) -> (StateHash, Vec<Action>, String, u32) {
    let asked = (game.score(), game.score_items(), game.due_at_end());
    let features: Vec<_> = game.features().map(|f| (f.now, f.completed)).collect();
    let text = format!("{asked:?} {features:?} {:?}", game.to_act());
    (game.hash(), actions(game), text, game.reveal_count())
}

/// All states of a random game, each with how many tiles had no place so far.
fn states_and_out(scene: &Scenario, picks: u64) -> Vec<(WheelOfFortune, usize)> {
    let mut game = WheelOfFortune::from_scenario(scene);
    let mut rng = Rng::new(picks, 7);
    let mut out = 0;
    let mut all = vec![(game.clone(), out)];
    while let Some(action) = pick(&actions(&game), &mut rng) {
        let mut events = Vec::new();
        game.apply_unchecked(action, &mut events);
        let nowhere = |event: &&Event| matches!(event, Event::FitsNowhere { .. });
        out += events.iter().filter(nowhere).count();
        all.push((game.clone(), out));
    }
    all
}

#[test]
fn what_holds_in_every_state() {
    let mut max_legal_actions = 0;
    let mut most_taken = 0;
    let mut most_out = 0;
    let mut phases = BTreeSet::new();
    for number in 0..160 {
        let scene = random_scene(number);
        let all = states_and_out(&scene, number);
        let tiles = all[0].0.left();
        most_taken = most_taken.max(all.len() - 1);
        let mut before: Option<&WheelOfFortune> = None;
        for (state, out) in &all {
            phases.insert(format!("{:?}", state.phase()));
            let mut land = 0;
            for of in Seat::all(state.players()) {
                // Followers are at home, on tiles or on crowns.
                let away = state.followers().filter(|(own, _)| *own == of).count();
                assert_eq!(usize::from(state.supply(of)) + away, 7);
                let on_tiles = state
                    .tiles()
                    .filter(|tile| tile.follower.is_some_and(|(own, _)| own == of));
                assert_eq!(on_tiles.count(), usize::from(state.on_land(of)));
                land += usize::from(state.on_land(of));
                // Points that were given are never taken.
                assert!(before.is_none_or(|before| before.given(of) <= state.given(of)));
                assert!(i32::from(state.given(of)) <= state.score().points[of]);
                assert_eq!(score_item_sum(state, of), state.score().points[of]);
            }
            // The features know the same followers.
            let told: u8 = state
                .features()
                .flat_map(|f| f.followers.as_slice().to_vec())
                .sum();
            assert_eq!(usize::from(told), land);
            for feature in state.features() {
                // Nobody is left on what is completed when the turn is over.
                let settled = matches!(state.phase(), Phase::Place | Phase::Plague { .. });
                let empty = feature.followers.as_slice().iter().all(|count| *count == 0);
                assert!(!settled || !feature.complete || empty);
                assert!(feature.complete == (feature.open == 0 && feature.kind != Kind::Field));
            }
            // Every tile lies, is drawn, is to come or was out of place.
            let lying = state.tiles().filter(|placed| placed.tile.is_some()).count();
            let lying = lying - usize::from(scene.variant.beside);
            let there = lying + state.left() + usize::from(state.drawn().is_some());
            assert_eq!(there + out, tiles);
            most_out = most_out.max(*out);
            assert_eq!(
                usize::try_from(state.reveal_count()),
                Ok(tiles - state.left())
            );
            max_legal_actions = max_legal_actions.max(check_legal_actions(state));
            if let Some(before) = before {
                assert!(
                    before.turn() <= state.turn() && before.reveal_count() <= state.reveal_count()
                );
            }
            before = Some(state);
        }
        // What is final is what was given.
        if let Some((last, _)) = all.last() {
            for of in Seat::all(last.players()) {
                assert_eq!(i32::from(last.given(of)), last.score().points[of]);
            }
            assert_eq!((last.left(), last.drawn()), (0, None));
        }
    }
    assert!(max_legal_actions > 70, "{max_legal_actions}");
    assert!(most_out > 0);
    assert!(most_taken > 220 && most_taken <= WheelOfFortune::MAX_ACTIONS as usize);
    assert!(phases.len() >= 4 + 5, "{phases:?}");
}

/// Where nobody ever deploys, and where everybody does, games end within the
/// bound.
#[test]
fn games_of_every_kind_end_within_the_bound() {
    let mut reasons = BTreeSet::new();
    for number in 0..600 {
        let mut game = WheelOfFortune::from_scenario(&random_scene(number));
        let mut rng = Rng::new(number, 9);
        let mut legal = Vec::new();
        let mut taken = 0;
        loop {
            legal.clear();
            game.legal_actions(&mut legal);
            let action = match (number % 3, &legal[..]) {
                (0, [.., Action::End]) => Some(Action::End),
                (1, [one @ .., Action::End]) if !one.is_empty() => rng.pick(one).copied(),
                _ => rng.pick(&legal).copied(),
            };
            let Some(action) = action else { break };
            game.apply_unchecked(action, &mut NullSink);
            taken += 1;
        }
        assert!(taken <= WheelOfFortune::MAX_ACTIONS);
        reasons.extend(game.end_reason().map(|reason| format!("{reason:?}")));
        assert!(game.turn() <= 72);
    }
    assert!(reasons.contains(&format!("{:?}", EndReason::LastTile)));
}

#[test]
fn exactly_the_listed_actions_are_accepted_and_a_refusal_changes_nothing() {
    let every = every_action();
    for number in 0..8 {
        for state in states(&random_scene(number * 5), number).iter().step_by(3) {
            check_accepts_only_listed(state, &every, 97);
            for action in actions(state) {
                let mut next = state.clone();
                let mut events = Vec::new();
                next.apply_unchecked(action, &mut events);
                // The end of the last turn may have nothing to tell.
                assert!(!events.is_empty() || next.end_reason().is_some());
            }
        }
    }
}

#[test]
fn equal_scenes_and_actions_give_equal_games() {
    for number in 0..12 {
        let scene = random_scene(number);
        let (one, other) = (states(&scene, number), states(&scene, number));
        assert_eq!(one, other);
        for (one, other) in one.iter().zip(&other).step_by(7) {
            assert_eq!(all_told(one), all_told(other));
            assert_eq!(one.to_json(), other.to_json());
        }
    }
}

#[test]
fn other_seeds_give_other_orders_and_first_players() {
    for players in 2..=5 {
        let mut orders = BTreeSet::new();
        let mut firsts = vec![0_u16; usize::from(players)];
        for seed in 0..400 {
            let game = WheelOfFortune::from_scenario(&Scenario {
                players,
                first: None,
                seed,
                ..Scenario::default()
            });
            orders.insert(game.to_json()["stack"].to_string());
            firsts[game.active().index()] += 1;
            assert_eq!(game.to_act(), Some(game.active()));
        }
        assert_eq!(orders.len(), 400);
        // Everybody begins about equally often.
        let even = 400 / u16::from(players);
        assert!(
            firsts.iter().all(|count| count.abs_diff(even) < 30),
            "{firsts:?}"
        );
    }
}

#[test]
fn each_tile_is_equally_likely_to_come_first() {
    let mut first = std::collections::BTreeMap::new();
    for seed in 0..7200 {
        let game = WheelOfFortune::from_scenario(&Scenario {
            seed,
            ..Scenario::default()
        });
        let stack = game.to_json()["stack"][0].to_string();
        *first.entry(stack).or_insert(0) += 1;
    }
    assert_eq!(first.len(), 38);
    // One of 72, four of 72.
    for (name, copies) in [("\"C\"", 1), ("\"D\"", 4), ("\"B\"", 4), ("\"U-3\"", 2)] {
        let count = first.get(name).copied().unwrap_or(0);
        let expected = 100 * copies;
        assert!(
            (expected * 7 / 10..expected * 13 / 10).contains(&count),
            "{name} {count}"
        );
    }
}

#[test]
fn nothing_is_told_of_the_order_of_the_tiles() {
    for number in 0..10 {
        for state in states(&random_scene(number), number).iter().step_by(5) {
            // Which tiles are to come is known.
            assert_eq!(check_redaction(state, seat(1)).to_come(), state.to_come());
            check_redaction(state, seat(2));
        }
    }
}

#[test]
fn an_action_that_draws_no_tile_leads_to_the_same_view_whatever_is_to_come() {
    for number in 0..10 {
        for state in states(&random_scene(number), number).iter().step_by(2) {
            check_reveals(state, seat(1), number);
        }
    }
}

#[test]
fn what_is_told_while_it_happens_sums_up_to_what_is_given() {
    for number in 0..24 {
        let mut game = WheelOfFortune::from_scenario(&random_scene(number));
        let mut rng = Rng::new(number, 7);
        let mut sums = [0; 5];
        while let Some(action) = pick(&actions(&game), &mut rng) {
            let mut events = Vec::new();
            game.apply_unchecked(action, &mut events);
            for event in events {
                if let Event::Gained { seat, points, .. } = event {
                    assert!(points > 0);
                    sums[seat.index()] += points;
                }
            }
            for of in Seat::all(game.players()) {
                assert_eq!(sums[of.index()], game.given(of));
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn playing_what_is_not_legal_never_panics(
        number in 0_u64..1000,
        played in prop::collection::vec(any::<prop::sample::Index>(), 1..300),
        column in any::<i8>(),
        row in any::<i8>(),
        first in any::<u8>(),
    ) {
        let every = every_action();
        let mut game = WheelOfFortune::from_scenario(&random_scene(number));
        let mut rng = Rng::new(number, 7);
        for index in played {
            // In between something legal, so that it gets on.
            if let Some(action) = pick(&actions(&game), &mut rng) {
                game.apply_unchecked(action, &mut NullSink);
            }
            game.apply_unchecked(every[index.index(every.len())], &mut Vec::new());
        }
        let cell = Cell::new(column, row);
        game.apply_unchecked(Action::Home(cell), &mut NullSink);
        game.apply_unchecked(Action::Place { cell, rotation: Rotation::new(first) }, &mut NullSink);
        for kind in [Kind::City, Kind::Road, Kind::Field, Kind::Cloister] {
            let action = Action::Deploy(Part { kind, first });
            game.apply_unchecked(action, &mut NullSink);
            prop_assert!(!WheelOfFortune::notation(action).is_empty());
        }
        all_told(&game);
    }

    #[test]
    fn any_scene_can_be_played_to_its_end(
        players in any::<u8>(),
        first in 0_u8..5,
        at_most in 0_usize..80,
        which in 0_u64..16,
        seed in any::<u64>(),
    ) {
        let scene = Scenario {
            players,
            variant: variant(which),
            first: Seat::new(first),
            at_most,
            seed,
            ..Scenario::default()
        };
        let last = states(&scene, seed).pop();
        prop_assert!(last.is_some_and(|state| state.end_reason().is_some()));
    }
}
