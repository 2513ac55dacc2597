//! What bots find in Wheels of Time: every end of a turn, the outcomes of dice, and
//! the same value from both player wheels; and that they play well.

// A test may panic where something is missing.
#![allow(clippy::unwrap_used)]

mod common;

use bots::search;
use bots::wheels_of_time::{Features, GameMode, Heuristic, Network, StaticEval, TurnPlans};
use common::trials;
use rules::game::{Game, NullSink};
use rules::games::wheels_of_time::{
    Action, City, Die, EndReason, Link, Phase, PlayerWheel, Scenario, Wheel, Wheels, WheelsOfTime,
};
use rules::rng::Rng;
use rules::{GameId, Level, Seat, Setup, State};
use std::collections::HashSet;
use std::sync::Arc;

const SECOND: Seat = Seat::in_turn(1, 2);

/// Random positions at the start of turns. Cities have few goods, so that a full
/// search of the turn is possible.
fn positions(players: u8, count: usize) -> Vec<WheelsOfTime> {
    let mut rng = Rng::new(5, u64::from(players));
    let mut found = Vec::new();
    while found.len() < count {
        let [one, two, a, b] = Wheel::ALL.map(|wheel| rng.below(u32::from(wheel.spaces())) as u8);
        let mut city = || {
            let mut up_to = |max: u32| rng.below(max + 1) as u8;
            let (wall, road) = (up_to(4), up_to(4));
            let building = up_to(u32::from(wall.min(road).min(3)));
            let goods = [up_to(1), up_to(1), up_to(1), up_to(1), up_to(1)];
            let tracks = [
                up_to(4),
                1 + up_to(2),
                wall,
                road,
                building,
                goods[0],
                goods[1],
                goods[2],
                goods[3],
                goods[4],
            ];
            City::with_tracks(tracks).unwrap()
        };
        let cities = [city(), city()];
        let state = WheelsOfTime::from_scenario(Scenario {
            players,
            wheels: Wheels::new(one, two, a, b).unwrap(),
            cities,
            active: Seat::in_turn(found.len() as u32, u32::from(players) as u8),
            rounds: 3,
            ..Scenario::default()
        });
        if state.to_act().is_some() {
            found.push(state);
        }
    }
    found
}

/// Raises `best` to the best value of the turn by full search over all orders of
/// its actions; where dice are rolled, the mean over the rolls.
fn full_search(
    state: &WheelsOfTime,
    eval: &impl StaticEval,
    visited: &mut HashSet<String>,
    best: &mut f32,
) {
    let seat = state.active();
    let turn = state.turn();
    let mut legal = Vec::new();
    state.legal_actions(&mut legal);
    for action in legal {
        let no_dice: Arc<[Die]> = Arc::new([]);
        let mut next = state.with_dice(&no_dice);
        next.apply_unchecked(action, &mut NullSink);
        let is_over = next.to_act().is_none() || next.turn() != turn;
        if next.reveal_count() > 0 {
            if action == Action::EndActions || state.phase() == Phase::Production {
                *best = best.max(mean_value(state, action, eval, seat, &mut Vec::new()));
            }
        } else if is_over {
            *best = best.max(eval.value(&next, seat));
        } else if visited.insert(format!("{next:?}")) {
            full_search(&next, eval, visited, best);
        }
    }
}

fn mean_value(
    state: &WheelsOfTime,
    action: Action,
    eval: &impl StaticEval,
    seat: Seat,
    dice: &mut Vec<Die>,
) -> f32 {
    let mut next = state.with_dice(&Arc::from(dice.as_slice()));
    next.apply_unchecked(action, &mut NullSink);
    if next.reveal_count() as usize <= dice.len() {
        return eval.value(&next, seat);
    }
    let mut sum = 0.0;
    for die in Die::all() {
        dice.push(die);
        sum += mean_value(state, action, eval, seat, dice);
        dice.pop();
    }
    sum / 6.0
}

/// Whether a turn is over in a state.
fn is_after(next: &WheelsOfTime, turn: u32) -> bool {
    next.to_act().is_none() || next.turn() != turn
}

fn check_best_plan(players: u8, eval: &impl StaticEval) {
    let mut turn_plans = TurnPlans::default();
    for state in positions(players, 60) {
        let plans = turn_plans.enumerate(&state, eval, usize::MAX);
        // A roll within a turn is a plan too; here only whole turns count.
        let found = plans
            .iter()
            .filter(|plan| {
                plan.outcomes
                    .iter()
                    .all(|(_, next)| is_after(next, state.turn()))
            })
            .map(|plan| plan.value)
            .fold(0.0, f32::max);
        let mut best = 0.0;
        full_search(&state, eval, &mut HashSet::new(), &mut best);
        assert!(
            (found - best).abs() < 1e-4,
            "{found} instead of {best}: {state:?}"
        );
    }
}

#[test]
fn the_best_plan_agrees_with_a_full_search() {
    check_best_plan(2, &Heuristic);
    check_best_plan(2, &Network::trained(GameMode::TwoPlayers));
    check_best_plan(1, &Heuristic);
    check_best_plan(1, &Network::trained(GameMode::Solo));
}

#[test]
fn plans_are_sorted_and_start_legally_and_probabilities_add_up() {
    let mut turn_plans = TurnPlans::default();
    for players in [1, 2] {
        for state in positions(players, 40) {
            let seat = state.active();
            let plans = turn_plans.enumerate(&state, &Heuristic, usize::MAX);
            assert!(!plans.is_empty());
            assert!(plans.is_sorted_by(|a, b| a.value >= b.value));
            for plan in &plans {
                assert_eq!(state.check_action(plan.first), Ok(()));
                let sum: f32 = plan
                    .outcomes
                    .iter()
                    .map(|(probability, _)| probability)
                    .sum();
                assert!((sum - 1.0).abs() < 1e-4);
                assert!((0.0..=1.0).contains(&plan.value));
                if let [(_, end)] = plan.outcomes.as_slice() {
                    assert!((plan.value - Heuristic.value(end, seat)).abs() < 1e-6);
                }
            }
            let few = turn_plans.enumerate(&state, &Heuristic, 3);
            assert_eq!(few.len(), plans.len().min(3));
            for (few, all) in few.iter().zip(&plans) {
                assert_eq!((few.first, few.value), (all.first, all.value));
            }
        }
    }
}

/// The layout looks the same from both player wheels after half a turn.
#[test]
fn a_state_has_the_same_value_from_both_wheels() {
    let network = Network::trained(GameMode::TwoPlayers);
    for state in positions(2, 60) {
        let wheels = state.wheels();
        let space = |wheel| wheels.space(wheel);
        let (one, two) = (
            Wheel::Player(PlayerWheel::One),
            Wheel::Player(PlayerWheel::Two),
        );
        let turned = Wheels::new(
            space(two),
            space(one),
            (space(Wheel::B) + 2) % 12,
            (space(Wheel::A) + 10) % 12,
        );
        let other = WheelsOfTime::from_scenario(Scenario {
            wheels: turned.unwrap(),
            cities: [*state.city(Seat::FIRST), *state.city(SECOND)],
            first_seat_wheel: Some(state.player_wheel(SECOND)),
            active: state.active(),
            ..Scenario::default()
        });
        for seat in [Seat::FIRST, SECOND] {
            for link in Link::ALL {
                let swapped = match link {
                    Link::A => Link::B,
                    Link::B => Link::A,
                    common => common,
                };
                assert_eq!(state.effect(seat, link), other.effect(seat, swapped));
            }
            assert_eq!(network.value(&state, seat), network.value(&other, seat));
        }
        let sum = network.value(&state, Seat::FIRST) + network.value(&state, SECOND);
        assert!((sum - 1.0).abs() < 1e-6);
    }
}

#[test]
fn features_are_within_the_network() {
    for (players, mode) in [(1, GameMode::Solo), (2, GameMode::TwoPlayers)] {
        let network = Network::trained(mode);
        let mut covered = HashSet::new();
        for state in positions(players, 400) {
            let mut features = Features::default();
            network.extract_features(&state, &mut features);
            assert!(
                features
                    .active()
                    .iter()
                    .all(|feature| usize::from(*feature) < mode.feature_count())
            );
            let different: HashSet<u16> = features.active().iter().copied().collect();
            assert_eq!(different.len(), features.active().len());
            covered.extend(different);
        }
        assert!(covered.len() > mode.feature_count() / 2);
    }
}

#[test]
fn networks_survive_a_round_trip() {
    for mode in [GameMode::TwoPlayers, GameMode::Solo] {
        let network = Network::trained(mode);
        let bytes = network.to_bytes();
        assert_eq!(Network::from_bytes(mode, &bytes), network);
        // Any bytes are accepted; missing weights are 0.
        for length in [0, 3, 100, 400, bytes.len() - 1] {
            let short = Network::from_bytes(mode, &bytes[..length]);
            assert_eq!(short.weights.features.len(), mode.feature_count());
        }
    }
}

/// The end of a game played by bots of a level.
fn play_out(mut state: State, level: Level, seed: u64) -> State {
    let mut rng = Rng::new(seed, 4);
    while state.to_act().is_some() {
        let choice = search(&state, level, rng.next_u64()).and_then(|mut bot| bot.finish());
        state.apply_silent(choice.unwrap()).unwrap();
    }
    state
}

fn cut_and_choose(seed: u64) -> State {
    let setup = Setup::new(GameId::WheelsOfTime, 2, seed).unwrap();
    State::start(&setup.with_choice("layout", "cut-and-choose").unwrap())
}

#[test]
fn the_chooser_wins_more_with_a_random_layout() {
    let mut rng = Rng::new(8, 8);
    let (games, mut won) = (trials(16, 48), 0);
    for seed in 0..games {
        let mut state = cut_and_choose(seed);
        while state.to_act() == Some(Seat::FIRST) && state.turn() == 1 {
            let action = *rng.pick(&state.legal_actions()).unwrap();
            state.apply_silent(action).unwrap();
        }
        let end = play_out(state, Level::Skilled, seed);
        won += u64::from(end.score().ranks[SECOND] == 1);
    }
    assert!(won * 8 >= games * 5, "{won} of {games}");
}

#[test]
fn the_chooser_gains_little_from_a_bot_s_layout() {
    let (games, mut won) = (trials(16, 48), 0);
    let mut layouts = HashSet::new();
    for seed in 0..games {
        let mut state = cut_and_choose(seed);
        let mut rng = Rng::new(seed, 6);
        while state.to_act() == Some(Seat::FIRST) && state.turn() == 1 {
            let choice = search(&state, Level::Skilled, rng.next_u64())
                .unwrap()
                .finish();
            state.apply_silent(choice.unwrap()).unwrap();
        }
        if let State::WheelsOfTime(state) = &state {
            layouts.insert(Wheel::ALL.map(|wheel| state.wheels().space(wheel)));
        }
        let end = play_out(state, Level::Skilled, seed);
        won += u64::from(end.score().ranks[SECOND] == 1);
    }
    assert!(
        (games * 7 / 24..=games * 2 / 3).contains(&won),
        "{won} of {games}"
    );
    assert!(layouts.len() as u64 > games / 5);
}

#[test]
fn most_solo_cities_are_completed_in_eight_rounds() {
    let games = trials(10, 30);
    let won = (0..games)
        .filter(|seed| {
            let setup = Setup::new(GameId::WheelsOfTime, 1, *seed)
                .unwrap()
                .with_choice("wheels", "random")
                .unwrap();
            let end = play_out(State::start(&setup), Level::Skilled, *seed);
            end.end_reason() == Some(rules::EndReason::WheelsOfTime(EndReason::CityComplete))
        })
        .count() as u64;
    assert!(won * 5 >= games * 3, "{won} of {games}");
}

mod long_run {
    use super::*;

    /// Nearly all games are won either way: it takes many of them.
    #[test]
    fn a_solitaire_bot_lays_out_wheels_that_suit_it() {
        let setup = Setup::new(GameId::WheelsOfTime, 1, 0).unwrap();
        let own_layout = setup.clone().with_choice("wheels", "own").unwrap();
        let random = setup.with_choice("wheels", "random").unwrap();
        let won = |setup: &Setup| {
            (0..30)
                .map(|seed| {
                    play_out(
                        State::start(&setup.clone().with_seed(seed)),
                        Level::Skilled,
                        seed,
                    )
                })
                .filter(|end| end.score().ranks[Seat::FIRST] == 1)
                .count()
        };
        let (own_layout, random) = (won(&own_layout), won(&random));
        assert!(
            own_layout >= random + 4,
            "{own_layout} with own wheels, {random} with random ones"
        );
    }
}
