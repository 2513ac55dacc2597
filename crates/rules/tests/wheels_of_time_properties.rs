//! Wheels of Time: invariants of all states, hidden information, and robustness
//! against illegal actions.

use crate::common;

use common::wheels::{actions, layout_text, random_game, random_scenario, seat};
use proptest::prelude::*;
use rules::game::{Game, NullSink};
use rules::games::wheels_of_time::{
    Action, City, EndReason, Event, Good, Link, LinkPair, Phase, PlayerWheel, Scenario, Structure,
    Wheel, Wheels, WheelsOfTime,
};
use rules::rng::Rng;
use rules::{Seat, StateHash};
use std::collections::BTreeSet;

/// The most decisions in a turn, on which `MAX_ACTIONS` rests.
const MAX_DECISIONS_PER_TURN: usize = 27;

/// All actions, including many that are never legal.
fn every_action() -> Vec<Action> {
    let mut all = vec![
        Action::SpendWorker,
        Action::EndActions,
        Action::ProduceSeparately,
    ];
    all.extend(PlayerWheel::BOTH.map(Action::Take));
    all.extend(Wheel::ALL.map(Action::Turn));
    all.extend(Structure::ALL.map(Action::Build));
    all.extend(Link::ALL.map(Action::Trigger));
    all.extend(LinkPair::ALL.map(Action::Join));
    all.extend((0..6).map(Action::Feed));
    for wheel in Wheel::ALL {
        all.extend((0..14).map(|space| Action::Place { wheel, space }));
    }
    all
}

/// Scenarios of all kinds: for two, solitaire, and with cut and choose.
fn scenarios(count: u64) -> impl Iterator<Item = (u64, Scenario)> {
    (0..count).map(|number| {
        let mut scenario = random_scenario(1 + (number % 2) as u8, number);
        if number % 10 == 1 {
            scenario.first_seat_wheel = None;
        }
        (number, scenario)
    })
}

fn observe(game: &WheelsOfTime) -> (StateHash, Vec<Action>, WheelsOfTime, u32) {
    let _ = (game.score(), game.score_items(), game.round());
    for seat in Seat::all(2) {
        let _ = (
            game.city(seat),
            game.player_wheel(seat),
            Link::ALL.map(|link| game.effect(seat, link)),
        );
    }
    (
        game.hash(),
        actions(game),
        game.clone(),
        game.reveal_count(),
    )
}

#[test]
fn invariants_of_every_state() {
    let mut reasons = Vec::new();
    let mut max_legal_actions = 0;
    let mut max_decisions = 0;
    for (number, scenario) in scenarios(3000) {
        let mut decisions = 0;
        let mut turn = 0;
        for state in random_game(scenario, number) {
            for seat in Seat::all(2) {
                assert!(state.city(seat).tracks().iter().all(|track| *track <= 4));
            }
            // At most four from the population and four from workers.
            assert!(state.actions_left() <= 8);
            let workers = state.city(state.active()).good(Good::Worker);
            let begun = !matches!(state.phase(), Phase::Place(_) | Phase::Choose);
            assert!(!begun || state.spendable_workers() <= workers);
            let legal = actions(&state);
            max_legal_actions = max_legal_actions.max(legal.len());
            let different: BTreeSet<_> = legal.iter().collect();
            assert_eq!(different.len(), legal.len());
            assert_eq!(legal.is_empty(), state.end_reason().is_some());
            assert_eq!(state.to_act().is_none(), state.end_reason().is_some());
            if state.to_act().is_some() {
                decisions = if state.turn() == turn {
                    decisions + 1
                } else {
                    1
                };
                assert!(state.turn() >= turn);
                turn = state.turn();
                max_decisions = max_decisions.max(decisions);
            }
            reasons.extend(state.end_reason().map(|reason| format!("{reason:?}")));
        }
    }
    assert_eq!(reasons.len(), 3000);
    assert_eq!(max_legal_actions, WheelsOfTime::MAX_LEGAL_ACTIONS);
    assert!(
        (8..=MAX_DECISIONS_PER_TURN).contains(&max_decisions),
        "{max_decisions}"
    );
    assert_eq!(
        WheelsOfTime::MAX_ACTIONS,
        300 * MAX_DECISIONS_PER_TURN as u32 + 6
    );
    // Games end in all ways but by the turn limit.
    for reason in [
        EndReason::CityComplete,
        EndReason::NoPeople,
        EndReason::RoundsUsedUp,
    ] {
        let count = reasons
            .iter()
            .filter(|other| **other == format!("{reason:?}"));
        assert!(count.count() > 100, "{reason:?}");
    }
}

/// Greedy use of everything that prolongs a turn stays far below the bound.
#[test]
fn the_longest_turns_stay_within_the_bound() {
    let mut max = 0;
    for (number, mut scenario) in
        scenarios(2000).filter(|(_, scenario)| scenario.first_seat_wheel.is_some())
    {
        scenario.cities = [0, 1].map(|_| {
            let city = City::with_tracks([2, 4, 0, 0, 0, 4, 4, 4, 4, 4]);
            city.unwrap_or(City::START)
        });
        let mut game = WheelsOfTime::from_scenario(scenario);
        let mut rng = Rng::new(number, 9);
        let turn = game.turn();
        let mut decisions = 0;
        while game.turn() == turn && game.to_act().is_some() {
            let mut legal = actions(&game);
            // Prefer triggers and workers; end the turn last.
            if legal.len() > 1 {
                legal.retain(|action| *action != Action::EndActions);
            }
            let prolonging: Vec<Action> = legal
                .iter()
                .copied()
                .filter(|a| matches!(a, Action::Trigger(_) | Action::SpendWorker))
                .collect();
            let picked = rng
                .pick(if prolonging.is_empty() {
                    &legal
                } else {
                    &prolonging
                })
                .copied();
            let Some(action) = picked else { break };
            game.apply_unchecked(action, &mut NullSink);
            decisions += 1;
        }
        max = max.max(decisions);
    }
    assert!((12..=MAX_DECISIONS_PER_TURN).contains(&max), "{max}");
}

#[test]
fn exactly_the_listed_actions_are_accepted_and_illegal_ones_change_nothing() {
    let every = every_action();
    for (number, scenario) in scenarios(60) {
        for state in random_game(scenario, number) {
            let legal = actions(&state);
            for &action in &every {
                let mut tried = state.clone();
                let mut events = Vec::new();
                if legal.contains(&action) {
                    assert_eq!(state.check_action(action), Ok(()));
                    assert_eq!(tried.apply(action, &mut events), Ok(()));
                    assert_ne!(tried.hash(), state.hash(), "{action:?} does nothing");
                    assert!(!events.is_empty());
                } else {
                    assert!(tried.apply(action, &mut events).is_err(), "{action:?}");
                    assert!(tried == state && events.is_empty());
                }
            }
        }
    }
}

#[test]
fn equal_scenarios_and_actions_give_equal_games() {
    for (number, scenario) in scenarios(100) {
        let (one, other) = (
            random_game(scenario.clone(), number),
            random_game(scenario, number),
        );
        assert_eq!(one, other);
        for (one, other) in one.iter().zip(&other) {
            assert_eq!(observe(one), observe(other));
        }
    }
}

#[test]
fn other_seeds_roll_other_dice() {
    let ends = |seed| {
        let scenario = Scenario {
            players: 1,
            seed,
            ..Scenario::default()
        };
        random_game(scenario, 5)
            .last()
            .map(|state| layout_text(state.wheels()))
    };
    let different: BTreeSet<_> = (0..40).map(ends).collect();
    assert!(different.len() > 10);
    // Listed rolls come first, whatever the seed.
    let listed = |seed| {
        let mut scenario = random_scenario(1, 8);
        scenario.seed = seed;
        random_game(scenario, 5)
            .iter()
            .map(|state| layout_text(state.wheels()))
            .collect::<Vec<_>>()
    };
    assert_eq!(listed(1), listed(2));
}

#[test]
fn each_number_of_the_die_is_equally_likely() {
    let mut counts = [0; 6];
    for seed in 0..6000 {
        let mut game = WheelsOfTime::from_scenario(Scenario {
            players: 1,
            wheels: Wheels::new(3, 3, 11, 9).unwrap_or(Wheels::STANDARD),
            seed,
            ..Scenario::default()
        });
        let mut events = Vec::new();
        game.apply_unchecked(Action::EndActions, &mut events);
        for event in events {
            if let Event::Rotated { die } = event {
                counts[usize::from(die.number()) - 1] += 1;
            }
        }
    }
    assert_eq!(counts.iter().sum::<u32>(), 6000);
    assert!(
        counts.iter().all(|count| (850..1150).contains(count)),
        "{counts:?}"
    );
}

#[test]
fn coming_rolls_are_hidden() {
    for (number, scenario) in scenarios(100) {
        // The same scenario, with other dice to come.
        let mut other = scenario.clone();
        other.dice.truncate(number as usize % 3);
        other.seed = number + 1;
        let (here, there) = (random_game(scenario, number), random_game(other, number));
        for state in &here {
            for viewer in Seat::all(state.players()) {
                let redacted = |state: &WheelsOfTime| {
                    let mut view = state.clone();
                    view.redact(viewer);
                    view
                };
                let view = redacted(state);
                assert_eq!(redacted(&view), view);
                assert!(view.hidden_rolls().is_empty());
                let mut hashes = BTreeSet::new();
                for shuffle in 0..3 {
                    let mut shuffled = state.clone();
                    shuffled.determinize(viewer, &mut Rng::new(shuffle, 3));
                    assert_eq!(redacted(&shuffled), view);
                    assert_eq!(actions(&shuffled), actions(state));
                    assert_eq!(shuffled.reveal_count(), state.reveal_count());
                    assert_eq!(shuffled.score(), state.score());
                    assert_eq!(shuffled.end_reason(), state.end_reason());
                    hashes.insert(shuffled.hash().0);
                    // The result does not depend on the hidden rolls before.
                    let mut again = view.clone();
                    again.determinize(viewer, &mut Rng::new(shuffle, 3));
                    assert_eq!(again, shuffled);
                }
                assert_eq!(hashes.len(), 3);
            }
        }
        // Until the first roll both look the same.
        for (here, there) in here.iter().zip(&there) {
            if here.reveal_count() > 0 || there.reveal_count() > 0 {
                break;
            }
            let (mut here, mut there) = (here.clone(), there.clone());
            here.redact(seat(1));
            there.redact(seat(1));
            assert_eq!(here, there);
        }
    }
}

#[test]
fn an_action_without_a_roll_does_not_depend_on_coming_rolls() {
    for (number, scenario) in scenarios(60) {
        for state in random_game(scenario, number) {
            let mut other = state.clone();
            other.determinize(seat(1), &mut Rng::new(number, 3));
            for action in actions(&state) {
                let (mut here, mut there) = (state.clone(), other.clone());
                let (mut one, mut two) = (Vec::new(), Vec::new());
                here.apply_unchecked(action, &mut one);
                there.apply_unchecked(action, &mut two);
                // The first roll decides whether there is a second one.
                let thrown = here.reveal_count() != state.reveal_count();
                assert_eq!(thrown, there.reveal_count() != state.reveal_count());
                assert_eq!(thrown, one.iter().any(WheelsOfTime::is_chance));
                if !thrown {
                    assert_eq!(one, two);
                    here.redact(seat(1));
                    there.redact(seat(1));
                    assert_eq!(here, there);
                }
            }
        }
    }
}

/// Rotating the table by 180 degrees gives the same game for the other wheel.
#[test]
fn neither_wheel_is_favoured() {
    let turned_wheel = |wheel| match wheel {
        Wheel::Player(player_wheel) => Wheel::Player(player_wheel.other()),
        Wheel::A => Wheel::B,
        Wheel::B => Wheel::A,
    };
    let turned_link = |link| match link {
        Link::A => Link::B,
        Link::B => Link::A,
        Link::Common => Link::Common,
    };
    let turned = |action| match action {
        Action::Turn(wheel) => Action::Turn(turned_wheel(wheel)),
        Action::Trigger(link) => Action::Trigger(turned_link(link)),
        Action::Join(LinkPair::AC) => Action::Join(LinkPair::BC),
        Action::Join(LinkPair::BC) => Action::Join(LinkPair::AC),
        other => other,
    };
    let half_turned = |wheels: &Wheels| {
        let [one, two, a, b] = Wheel::ALL.map(|wheel| wheels.space(wheel));
        Wheels::new(two, one, (b + 2) % 12, (a + 10) % 12).unwrap_or(*wheels)
    };
    for number in 0..400 {
        let scenario = random_scenario(2, number);
        let mut there = WheelsOfTime::from_scenario(Scenario {
            wheels: half_turned(&scenario.wheels),
            first_seat_wheel: scenario.first_seat_wheel.map(PlayerWheel::other),
            ..scenario.clone()
        });
        let mut here = WheelsOfTime::from_scenario(scenario);
        let mut rng = Rng::new(number, 21);
        loop {
            let legal = actions(&here);
            let others: BTreeSet<Action> = legal.iter().copied().map(turned).collect();
            assert_eq!(others, actions(&there).into_iter().collect());
            assert_eq!(half_turned(here.wheels()), *there.wheels());
            // After the end the cities may differ, as links are resolved in a fixed order.
            for seat in Seat::all(2).filter(|_| here.end_reason().is_none()) {
                assert_eq!(here.city(seat), there.city(seat));
            }
            assert_eq!(here.end_reason(), there.end_reason());
            assert_eq!(here.score().ranks, there.score().ranks);
            let Some(&action) = rng.pick(&legal) else {
                break;
            };
            here.apply_unchecked(action, &mut NullSink);
            there.apply_unchecked(turned(action), &mut NullSink);
        }
    }
}

proptest! {
    #[test]
    fn playing_what_is_not_legal_never_panics(
        number in 0_u64..1000,
        players in 1_u8..=2,
        laid_out in any::<bool>(),
        played in prop::collection::vec(any::<prop::sample::Index>(), 1..400),
        often in 1_usize..300,
    ) {
        let every = every_action();
        let mut scenario = random_scenario(players, number);
        scenario.first_seat_wheel = scenario.first_seat_wheel.filter(|_| laid_out);
        let mut game = WheelsOfTime::from_scenario(scenario);
        for (at, index) in played.iter().enumerate() {
            let action = every[index.index(every.len())];
            // Repeat the first action many times.
            for _ in 0..if at == 0 { often } else { 1 } {
                game.apply_unchecked(action, &mut Vec::new());
            }
            observe(&game);
        }
        game.apply_unchecked(Action::Feed(u8::MAX), &mut NullSink);
        game.apply_unchecked(Action::Place { wheel: Wheel::A, space: u8::MAX }, &mut NullSink);
        observe(&game);
    }

    #[test]
    fn any_scenario_can_be_played_to_its_end(
        spaces in [0_u8..6, 0_u8..6, 0_u8..12, 0_u8..12],
        tracks in [prop::array::uniform10(0_u8..5), prop::array::uniform10(0_u8..5)],
        players in any::<u8>(),
        rounds in any::<u8>(),
        active in 0_u32..5,
        pick in any::<u64>(),
    ) {
        let [one, two, a, b] = spaces;
        let city = City::with_tracks;
        let cities = tracks.map(|tracks| city(tracks).unwrap_or(City::START));
        let scenario = Scenario {
            players,
            wheels: Wheels::new(one, two, a, b).unwrap_or(Wheels::STANDARD),
            cities,
            active: Seat::in_turn(active, 5),
            rounds,
            seed: pick,
            ..Scenario::default()
        };
        let states = random_game(scenario, pick);
        prop_assert!(states.len() <= WheelsOfTime::MAX_ACTIONS as usize + 1);
        for state in states {
            observe(&state);
        }
    }
}
