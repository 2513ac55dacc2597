//! Wheel of Fortune: properties of every state of random games, and robustness
//! against illegal actions.

use crate::wheel_of_fortune_help;

use crate::typed::{
    check_accepts_only_listed, check_legal_actions, check_redaction, check_reveals,
};
use proptest::prelude::*;
use rules::game::{Game, NullSink};
use rules::games::wheel_of_fortune::{
    Action, Cell, EndReason, Event, Kind, Phase, Rotation, Scenario, Sector, SegmentName,
    WheelOfFortune,
};
use rules::rng::Rng;
use rules::{Seat, StateHash};
use std::collections::BTreeSet;
use wheel_of_fortune_help::{
    actions, pick, random_scenario, score_item_sum, seat, states, variant,
};

/// All actions that have a notation, except for cells far away.
fn every_action() -> Vec<Action> {
    let mut all = vec![Action::Draw, Action::End];
    for (kind, names) in [
        (Kind::City, 4),
        (Kind::Road, 4),
        (Kind::Field, 8),
        (Kind::Cloister, 1),
    ] {
        all.extend((0..names).map(|first| Action::Deploy(SegmentName { kind, first })));
    }
    all.extend(Sector::ALL.map(Action::Crown));
    for row in -9..14 {
        for column in -9..14 {
            let cell = Cell::new(column, row);
            all.push(Action::ReturnFollower(cell));
            all.extend(Rotation::ALL.map(|rotation| Action::Place { cell, rotation }));
        }
    }
    all
}

fn everything_observable(game: &WheelOfFortune) -> (StateHash, Vec<Action>, String, u32) {
    let answers = (game.score(), game.score_items(), game.end_of_turn_scores());
    let features: Vec<_> = game
        .features()
        .map(|f| (f.current_points, f.completed_points))
        .collect();
    let text = format!("{answers:?} {features:?} {:?}", game.to_act());
    (game.hash(), actions(game), text, game.reveal_count())
}

/// All states of a random game, each with the number of tiles that fitted nowhere
/// so far.
fn states_and_discards(scenario: &Scenario, picks: u64) -> Vec<(WheelOfFortune, usize)> {
    let mut game = WheelOfFortune::from_scenario(scenario);
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
fn invariants_hold_in_every_state() {
    let mut max_legal_actions = 0;
    let mut max_actions = 0;
    let mut max_discards = 0;
    let mut phases = BTreeSet::new();
    for number in 0..160 {
        let scenario = random_scenario(number);
        let all = states_and_discards(&scenario, number);
        let tiles = all[0].0.remaining_count();
        max_actions = max_actions.max(all.len() - 1);
        let mut before: Option<&WheelOfFortune> = None;
        for (state, out) in &all {
            phases.insert(format!("{:?}", state.phase()));
            let mut land = 0;
            for player in Seat::all(state.players()) {
                // Followers are in supply, on tiles or on crowns.
                let away = state
                    .followers()
                    .filter(|(owner, _)| *owner == player)
                    .count();
                assert_eq!(usize::from(state.supply(player)) + away, 7);
                let on_tiles = state
                    .tiles()
                    .filter(|tile| tile.follower.is_some_and(|(owner, _)| owner == player));
                assert_eq!(
                    on_tiles.count(),
                    usize::from(state.followers_on_tiles(player))
                );
                land += usize::from(state.followers_on_tiles(player));
                // Scored points are never lost.
                assert!(before.is_none_or(|before| before.points(player) <= state.points(player)));
                assert!(i32::from(state.points(player)) <= state.score().points[player]);
                assert_eq!(score_item_sum(state, player), state.score().points[player]);
            }
            // The features know the same followers.
            let counted: u8 = state
                .features()
                .flat_map(|f| f.followers.as_slice().to_vec())
                .sum();
            assert_eq!(usize::from(counted), land);
            for feature in state.features() {
                // No follower is left on a completed feature after the turn.
                let settled = matches!(state.phase(), Phase::Place | Phase::Plague { .. });
                let empty = feature.followers.as_slice().iter().all(|count| *count == 0);
                assert!(!settled || !feature.complete || empty);
                assert!(feature.complete == (feature.open == 0 && feature.kind != Kind::Field));
            }
            // Every tile is placed, drawn, in the stack or removed.
            let placed = state.tiles().filter(|placed| placed.tile.is_some()).count();
            let placed = placed - usize::from(scenario.variant.wheel_beside);
            let there = placed + state.remaining_count() + usize::from(state.drawn().is_some());
            assert_eq!(there + out, tiles);
            max_discards = max_discards.max(*out);
            assert_eq!(
                usize::try_from(state.reveal_count()),
                Ok(tiles - state.remaining_count())
            );
            max_legal_actions = max_legal_actions.max(check_legal_actions(state));
            if let Some(before) = before {
                assert!(
                    before.turn() <= state.turn() && before.reveal_count() <= state.reveal_count()
                );
            }
            before = Some(state);
        }
        // The final score is the sum of scored points.
        if let Some((last, _)) = all.last() {
            for player in Seat::all(last.players()) {
                assert_eq!(i32::from(last.points(player)), last.score().points[player]);
            }
            assert_eq!((last.remaining_count(), last.drawn()), (0, None));
        }
    }
    assert!(max_legal_actions > 70, "{max_legal_actions}");
    assert!(max_discards > 0);
    assert!(max_actions > 400 && max_actions <= WheelOfFortune::MAX_ACTIONS as usize);
    assert!(phases.len() >= 4 + 5, "{phases:?}");
}

/// Without any deployments, and with as many as possible, games end within the
/// bound.
#[test]
fn games_of_every_kind_end_within_the_bound() {
    let mut reasons = BTreeSet::new();
    for number in 0..600 {
        let mut game = WheelOfFortune::from_scenario(&random_scenario(number));
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
        assert!(game.turn() <= 144);
    }
    assert!(reasons.contains(&format!("{:?}", EndReason::LastTile)));
}

#[test]
fn exactly_the_listed_actions_are_legal_and_illegal_ones_change_nothing() {
    let every = every_action();
    for number in 0..8 {
        for state in states(&random_scenario(number * 5), number)
            .iter()
            .step_by(3)
        {
            check_accepts_only_listed(state, &every, 97);
            for action in actions(state) {
                let mut next = state.clone();
                let mut events = Vec::new();
                next.apply_unchecked(action, &mut events);
                // The end of the last turn may have no events.
                assert!(!events.is_empty() || next.end_reason().is_some());
            }
        }
    }
}

#[test]
fn equal_scenarios_and_actions_give_equal_games() {
    for number in 0..12 {
        let scenario = random_scenario(number);
        let (one, other) = (states(&scenario, number), states(&scenario, number));
        assert_eq!(one, other);
        for (one, other) in one.iter().zip(&other).step_by(7) {
            assert_eq!(everything_observable(one), everything_observable(other));
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
                first_player: None,
                seed,
                ..Scenario::default()
            });
            orders.insert(game.hidden_stack().to_vec());
            firsts[game.active().index()] += 1;
            assert_eq!(game.to_act(), Some(game.active()));
        }
        assert_eq!(orders.len(), 400);
        // Every player is first about equally often.
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
        let next = game.hidden_stack()[0].to_string();
        *first.entry(next).or_insert(0) += 1;
    }
    assert_eq!(first.len(), 38);
    // One of 72, four of 72.
    for (name, copies) in [("C", 1), ("D", 4), ("B", 4), ("U-3", 2)] {
        let count = first.get(name).copied().unwrap_or(0);
        let expected = 100 * copies;
        assert!(
            (expected * 7 / 10..expected * 13 / 10).contains(&count),
            "{name} {count}"
        );
    }
}

#[test]
fn the_order_of_the_tiles_is_hidden() {
    for number in 0..10 {
        for state in states(&random_scenario(number), number).iter().step_by(5) {
            // The remaining tiles are known, but not their order.
            assert_eq!(
                check_redaction(state, seat(1)).remaining_tiles(),
                state.remaining_tiles()
            );
            check_redaction(state, seat(2));
        }
    }
}

#[test]
fn an_action_that_draws_no_tile_reveals_nothing() {
    for number in 0..10 {
        for state in states(&random_scenario(number), number).iter().step_by(2) {
            check_reveals(state, seat(1), number);
        }
    }
}

#[test]
fn the_points_of_events_add_up_to_the_score() {
    for number in 0..24 {
        let mut game = WheelOfFortune::from_scenario(&random_scenario(number));
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
            for player in Seat::all(game.players()) {
                assert_eq!(sums[player.index()], game.points(player));
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn illegal_actions_never_panic(
        number in 0_u64..1000,
        played in prop::collection::vec(any::<prop::sample::Index>(), 1..300),
        column in any::<i8>(),
        row in any::<i8>(),
        first in any::<u8>(),
    ) {
        let every = every_action();
        let mut game = WheelOfFortune::from_scenario(&random_scenario(number));
        let mut rng = Rng::new(number, 7);
        for index in played {
            // A legal action in between, so that the game goes forward.
            if let Some(action) = pick(&actions(&game), &mut rng) {
                game.apply_unchecked(action, &mut NullSink);
            }
            game.apply_unchecked(every[index.index(every.len())], &mut Vec::new());
        }
        let cell = Cell::new(column, row);
        game.apply_unchecked(Action::ReturnFollower(cell), &mut NullSink);
        game.apply_unchecked(Action::Place { cell, rotation: Rotation::new(first) }, &mut NullSink);
        for kind in [Kind::City, Kind::Road, Kind::Field, Kind::Cloister] {
            let action = Action::Deploy(SegmentName { kind, first });
            game.apply_unchecked(action, &mut NullSink);
            prop_assert!(!WheelOfFortune::notation(action).is_empty());
        }
        everything_observable(&game);
    }

    #[test]
    fn any_scenario_can_be_played_to_its_end(
        players in any::<u8>(),
        first in 0_u8..5,
        tile_limit in 0_usize..160,
        which in 0_u64..32,
        seed in any::<u64>(),
    ) {
        let scenario = Scenario {
            players,
            variant: variant(which),
            first_player: Seat::new(first),
            tile_limit,
            seed,
            ..Scenario::default()
        };
        let last = states(&scenario, seed).pop();
        prop_assert!(last.is_some_and(|state| state.end_reason().is_some()));
    }
}
