//! Wheels of Time: what holds in every state of every game, and whatever is
//! played or hidden, however odd.

use crate::common;

use common::wheels::{actions, lies, random_scene, seat, states};
use proptest::prelude::*;
use rules::game::{Game, NullSink};
use rules::games::wheels_of_time::{
    Action, City, EndReason, Event, Good, Link, Mark, Pair, Phase, Scenario, Wheel, Wheels,
    WheelsOfTime, Work,
};
use rules::rng::Rng;
use rules::{Seat, StateHash};
use std::collections::BTreeSet;

/// A turn has at most so many decisions: what the bound of a game rests on.
const MOST_IN_A_TURN: usize = 27;

/// Every action that can be written, possible or not.
fn every_action() -> Vec<Action> {
    let mut all = vec![Action::Worker, Action::End, Action::Plain];
    all.extend(Mark::BOTH.map(Action::Take));
    all.extend(Wheel::ALL.map(Action::Turn));
    all.extend(Work::ALL.map(Action::Build));
    all.extend(Link::ALL.map(Action::Trigger));
    all.extend(Pair::ALL.map(Action::Join));
    all.extend((0..6).map(Action::Feed));
    for wheel in Wheel::ALL {
        all.extend((0..14).map(|space| Action::Place { wheel, space }));
    }
    all
}

/// A scene of each kind: two, alone, laid out first.
fn scenes(count: u64) -> impl Iterator<Item = (u64, Scenario)> {
    (0..count).map(|number| {
        let mut scene = random_scene(1 + (number % 2) as u8, number);
        if number % 10 == 1 {
            scene.first = None;
        }
        (number, scene)
    })
}

fn all_told(game: &WheelsOfTime) -> (StateHash, Vec<Action>, serde_json::Value, u32) {
    let _ = (game.score(), game.score_items(), game.round());
    for of in Seat::all(2) {
        let _ = (
            game.city(of),
            game.mark(of),
            Link::ALL.map(|link| game.effect(of, link)),
        );
    }
    (
        game.hash(),
        actions(game),
        game.to_json(),
        game.reveal_count(),
    )
}

#[test]
fn what_holds_in_every_state() {
    let mut reasons = Vec::new();
    let mut max_legal_actions = 0;
    let mut most_decisions = 0;
    for (number, scene) in scenes(3000) {
        let mut decisions = 0;
        let mut turn = 0;
        for state in states(scene, number) {
            for of in Seat::all(2) {
                assert!(state.city(of).tracks().iter().all(|track| *track <= 4));
            }
            // Everybody spends at most four people and four workers.
            assert!(state.actions_left() <= 8);
            let workers = state.city(state.active()).good(Good::Worker);
            let begun = !matches!(state.phase(), Phase::Place(_) | Phase::Choose);
            assert!(!begun || state.workers_to_spend() <= workers);
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
                most_decisions = most_decisions.max(decisions);
            }
            reasons.extend(state.end_reason().map(|reason| format!("{reason:?}")));
        }
    }
    assert_eq!(reasons.len(), 3000);
    assert_eq!(max_legal_actions, WheelsOfTime::MAX_LEGAL_ACTIONS);
    assert!(
        (8..=MOST_IN_A_TURN).contains(&most_decisions),
        "{most_decisions}"
    );
    assert_eq!(WheelsOfTime::MAX_ACTIONS, 300 * MOST_IN_A_TURN as u32 + 6);
    // Games end in all ways but by the bound.
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

/// As many decisions as a turn can have are far from what a player can do.
#[test]
fn a_turn_that_spends_everything_stays_within_the_bound() {
    let mut most = 0;
    for (number, mut scene) in scenes(2000).filter(|(_, scene)| scene.first.is_some()) {
        scene.cities = [0, 1].map(|_| {
            let city = City::with_tracks([2, 4, 0, 0, 0, 4, 4, 4, 4, 4]);
            city.unwrap_or(City::START)
        });
        let mut game = WheelsOfTime::from_scenario(scene);
        let mut rng = Rng::new(number, 9);
        let turn = game.turn();
        let mut decisions = 0;
        while game.turn() == turn && game.to_act().is_some() {
            let mut legal = actions(&game);
            // Triggers and workers rather than anything else; the end last.
            if legal.len() > 1 {
                legal.retain(|action| *action != Action::End);
            }
            let long: Vec<Action> = legal
                .iter()
                .copied()
                .filter(|a| matches!(a, Action::Trigger(_) | Action::Worker))
                .collect();
            let picked = rng
                .pick(if long.is_empty() { &legal } else { &long })
                .copied();
            let Some(action) = picked else { break };
            game.apply_unchecked(action, &mut NullSink);
            decisions += 1;
        }
        most = most.max(decisions);
    }
    assert!((12..=MOST_IN_A_TURN).contains(&most), "{most}");
}

#[test]
fn exactly_the_listed_actions_are_accepted_and_a_refusal_changes_nothing() {
    let every = every_action();
    for (number, scene) in scenes(60) {
        for state in states(scene, number) {
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
fn equal_scenes_and_actions_give_equal_games() {
    for (number, scene) in scenes(100) {
        let (one, other) = (states(scene.clone(), number), states(scene, number));
        assert_eq!(one, other);
        for (one, other) in one.iter().zip(&other) {
            assert_eq!(all_told(one), all_told(other));
        }
    }
}

#[test]
fn other_seeds_throw_other_dice() {
    let ends = |seed| {
        let scene = Scenario {
            players: 1,
            seed,
            ..Scenario::default()
        };
        states(scene, 5).last().map(|state| lies(state.wheels()))
    };
    let different: BTreeSet<_> = (0..40).map(ends).collect();
    assert!(different.len() > 10);
    // RegisteredGame dice come first, whatever the seed.
    let listed = |seed| {
        let mut scene = random_scene(1, 8);
        scene.seed = seed;
        states(scene, 5)
            .iter()
            .map(|state| lies(state.wheels()))
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
        game.apply_unchecked(Action::End, &mut events);
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
fn nothing_is_told_of_the_dice_to_come() {
    for (number, scene) in scenes(100) {
        // The same scene, with other dice to come.
        let mut other = scene.clone();
        other.dice.truncate(number as usize % 3);
        other.seed = number + 1;
        let (here, there) = (states(scene, number), states(other, number));
        for state in &here {
            for viewer in Seat::all(state.players()) {
                let concealed = |state: &WheelsOfTime| {
                    let mut seen = state.clone();
                    seen.redact(viewer);
                    seen
                };
                let seen = concealed(state);
                assert_eq!(concealed(&seen), seen);
                assert!(seen.to_json()["dice"].as_array().is_some_and(Vec::is_empty));
                let mut ways = BTreeSet::new();
                for shuffle in 0..3 {
                    let mut shuffled = state.clone();
                    shuffled.determinize(viewer, &mut Rng::new(shuffle, 3));
                    assert_eq!(concealed(&shuffled), seen);
                    assert_eq!(actions(&shuffled), actions(state));
                    assert_eq!(shuffled.reveal_count(), state.reveal_count());
                    assert_eq!(shuffled.score(), state.score());
                    assert_eq!(shuffled.end_reason(), state.end_reason());
                    ways.insert(shuffled.hash().0);
                    // It does not depend on what was there before.
                    let mut again = seen.clone();
                    again.determinize(viewer, &mut Rng::new(shuffle, 3));
                    assert_eq!(again, shuffled);
                }
                assert_eq!(ways.len(), 3);
            }
        }
        // As long as nothing was thrown both look the same.
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
fn an_action_that_throws_no_die_leads_to_the_same_view_whatever_is_to_come() {
    for (number, scene) in scenes(60) {
        for state in states(scene, number) {
            let mut other = state.clone();
            other.determinize(seat(1), &mut Rng::new(number, 3));
            for action in actions(&state) {
                let (mut here, mut there) = (state.clone(), other.clone());
                let (mut one, mut two) = (Vec::new(), Vec::new());
                here.apply_unchecked(action, &mut one);
                there.apply_unchecked(action, &mut two);
                // What the first die does decides whether there is a second one.
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

/// The table turned half around is the same game for the other wheel.
#[test]
fn neither_wheel_is_favoured() {
    let turned_wheel = |wheel| match wheel {
        Wheel::Player(mark) => Wheel::Player(mark.other()),
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
        Action::Join(Pair::AC) => Action::Join(Pair::BC),
        Action::Join(Pair::BC) => Action::Join(Pair::AC),
        other => other,
    };
    let half_turned = |wheels: &Wheels| {
        let [one, two, a, b] = Wheel::ALL.map(|wheel| wheels.space(wheel));
        Wheels::new(two, one, (b + 2) % 12, (a + 10) % 12).unwrap_or(*wheels)
    };
    for number in 0..400 {
        let scene = random_scene(2, number);
        let mut there = WheelsOfTime::from_scenario(Scenario {
            wheels: half_turned(&scene.wheels),
            first: scene.first.map(Mark::other),
            ..scene.clone()
        });
        let mut here = WheelsOfTime::from_scenario(scene);
        let mut rng = Rng::new(number, 21);
        loop {
            let legal = actions(&here);
            let others: BTreeSet<Action> = legal.iter().copied().map(turned).collect();
            assert_eq!(others, actions(&there).into_iter().collect());
            assert_eq!(half_turned(here.wheels()), *there.wheels());
            // The last link that counts comes sooner on one side.
            for of in Seat::all(2).filter(|_| here.end_reason().is_none()) {
                assert_eq!(here.city(of), there.city(of));
            }
            assert_eq!(here.end_reason(), there.end_reason());
            assert_eq!(here.score().places, there.score().places);
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
        let mut scene = random_scene(players, number);
        scene.first = scene.first.filter(|_| laid_out);
        let mut game = WheelsOfTime::from_scenario(scene);
        for (at, index) in played.iter().enumerate() {
            let action = every[index.index(every.len())];
            // Once one of them again and again.
            for _ in 0..if at == 0 { often } else { 1 } {
                game.apply_unchecked(action, &mut Vec::new());
            }
            all_told(&game);
        }
        game.apply_unchecked(Action::Feed(u8::MAX), &mut NullSink);
        game.apply_unchecked(Action::Place { wheel: Wheel::A, space: u8::MAX }, &mut NullSink);
        all_told(&game);
    }

    #[test]
    fn any_scene_can_be_played_to_its_end(
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
        let scene = Scenario {
            players,
            wheels: Wheels::new(one, two, a, b).unwrap_or(Wheels::STANDARD),
            cities,
            active: Seat::in_turn(active, 5),
            rounds,
            seed: pick,
            ..Scenario::default()
        };
        let states = states(scene, pick);
        prop_assert!(states.len() <= WheelsOfTime::MAX_ACTIONS as usize + 1);
        for state in states {
            all_told(&state);
        }
    }
}
