//! What bots find in Wheels of Time: each end of a turn, what dice bring,
//! the same worth from both wheels; and that they play well.

// A test may stop where something is missing.
#![allow(clippy::unwrap_used)]

use bots::search;
use bots::wheels_of_time::{Ends, Facts, Judge, Kind, Net, Thumb};
use rules::game::{Game, NullSink};
use rules::games::wheels_of_time::{
    Action, City, Die, EndReason, Link, Phase, PlayerWheel, Scenario, Wheel, Wheels, WheelsOfTime,
};
use rules::rng::Rng;
use rules::{GameId, Level, Seat, Setup, State};
use std::collections::HashSet;
use std::sync::Arc;

const SECOND: Seat = Seat::in_turn(1, 2);

/// Positions at the start of turns: random wheels, cities with little in store,
/// so that all that can be done in a turn can be tried one by one.
fn positions(players: u8, count: usize) -> Vec<WheelsOfTime> {
    let mut rng = Rng::new(5, u64::from(players));
    let mut found = Vec::new();
    while found.len() < count {
        let [one, two, a, b] = Wheel::ALL.map(|wheel| rng.below(u32::from(wheel.spaces())) as u8);
        let mut city = || {
            let mut upto = |most: u32| rng.below(most + 1) as u8;
            let (wall, road) = (upto(4), upto(4));
            let building = upto(u32::from(wall.min(road).min(3)));
            let goods = [upto(1), upto(1), upto(1), upto(1), upto(1)];
            let tracks = [
                upto(4),
                1 + upto(2),
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

/// What a turn can end with if every order of every action is tried, for the
/// judge; where dice are thrown, the average over what they bring.
fn best_of_all(
    state: &WheelsOfTime,
    judge: &impl Judge,
    seen: &mut HashSet<String>,
    best: &mut f32,
) {
    let seat = state.active();
    let turn = state.turn();
    let mut legal = Vec::new();
    state.legal_actions(&mut legal);
    for action in legal {
        let nothing: Arc<[Die]> = Arc::new([]);
        let mut next = state.with_dice(&nothing);
        next.apply_unchecked(action, &mut NullSink);
        let over = next.to_act().is_none() || next.turn() != turn;
        if next.reveal_count() > 0 {
            if action == Action::EndActions || state.phase() == Phase::Production {
                *best = best.max(average(state, action, judge, seat, &mut Vec::new()));
            }
        } else if over {
            *best = best.max(judge.worth(&next, seat));
        } else if seen.insert(next.to_json().to_string()) {
            best_of_all(&next, judge, seen, best);
        }
    }
}

fn average(
    state: &WheelsOfTime,
    action: Action,
    judge: &impl Judge,
    seat: Seat,
    dice: &mut Vec<Die>,
) -> f32 {
    let mut next = state.with_dice(&Arc::from(dice.as_slice()));
    next.apply_unchecked(action, &mut NullSink);
    if next.reveal_count() as usize <= dice.len() {
        return judge.worth(&next, seat);
    }
    let mut sum = 0.0;
    for die in Die::all() {
        dice.push(die);
        sum += average(state, action, judge, seat, dice);
        dice.pop();
    }
    sum / 6.0
}

/// Whether a state comes after a turn.
fn is_after(next: &WheelsOfTime, turn: u32) -> bool {
    next.to_act().is_none() || next.turn() != turn
}

fn the_best_end_is_found(players: u8, judge: &impl Judge) {
    let mut ends = Ends::default();
    for state in positions(players, 60) {
        let ways = ends.of(&state, judge, usize::MAX);
        // A throw within a turn is a way too; here only whole turns count.
        let ended = ways.iter().filter(|way| {
            let mut outcomes = way.outcomes.iter();
            outcomes.all(|(_, next)| is_after(next, state.turn()))
        });
        let found = ended.map(|way| way.worth).fold(0.0, f32::max);
        let mut best = 0.0;
        best_of_all(&state, judge, &mut HashSet::new(), &mut best);
        assert!(
            (found - best).abs() < 1e-4,
            "{found} instead of {best}: {}",
            state.to_json()
        );
    }
}

#[test]
fn no_order_of_actions_ends_a_turn_better() {
    the_best_end_is_found(2, &Thumb);
    the_best_end_is_found(2, &Net::of_the_house(Kind::Duel));
    the_best_end_is_found(1, &Thumb);
    the_best_end_is_found(1, &Net::of_the_house(Kind::Alone));
}

#[test]
fn ways_are_sorted_begin_legally_and_their_shares_add_up() {
    let mut ends = Ends::default();
    for players in [1, 2] {
        for state in positions(players, 40) {
            let seat = state.active();
            let ways = ends.of(&state, &Thumb, usize::MAX);
            assert!(!ways.is_empty());
            assert!(ways.is_sorted_by(|one, other| one.worth >= other.worth));
            for way in &ways {
                assert_eq!(state.check_action(way.first), Ok(()));
                let shares: f32 = way.outcomes.iter().map(|(share, _)| share).sum();
                assert!((shares - 1.0).abs() < 1e-4);
                assert!((0.0..=1.0).contains(&way.worth));
                if let [(_, end)] = way.outcomes.as_slice() {
                    assert!((way.worth - Thumb.worth(end, seat)).abs() < 1e-6);
                }
            }
            let few = ends.of(&state, &Thumb, 3);
            assert_eq!(few.len(), ways.len().min(3));
            for (few, all) in few.iter().zip(&ways) {
                assert_eq!((few.first, few.worth), (all.first, all.worth));
            }
        }
    }
}

/// The layout is the same from both player wheels, turned by half.
#[test]
fn a_state_is_worth_the_same_from_both_wheels() {
    let net = Net::of_the_house(Kind::Duel);
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
            assert_eq!(net.worth(&state, seat), net.worth(&other, seat));
        }
        let sum = net.worth(&state, Seat::FIRST) + net.worth(&state, SECOND);
        assert!((sum - 1.0).abs() < 1e-6);
    }
}

#[test]
fn facts_are_within_the_network() {
    for (players, kind) in [(1, Kind::Alone), (2, Kind::Duel)] {
        let net = Net::of_the_house(kind);
        let mut seen = HashSet::new();
        for state in positions(players, 400) {
            let mut facts = Facts::default();
            net.facts(&state, &mut facts);
            assert!(
                facts
                    .holding()
                    .iter()
                    .all(|fact| usize::from(*fact) < kind.facts())
            );
            let different: HashSet<u16> = facts.holding().iter().copied().collect();
            assert_eq!(different.len(), facts.holding().len());
            seen.extend(different);
        }
        assert!(seen.len() > kind.facts() / 2);
    }
}

#[test]
fn networks_are_written_and_read() {
    for kind in [Kind::Duel, Kind::Alone] {
        let net = Net::of_the_house(kind);
        let bytes = net.write();
        assert_eq!(Net::read(kind, &bytes), net);
        // Anything can be read; what is missing counts nothing.
        for length in [0, 3, 100, 400, bytes.len() - 1] {
            let short = Net::read(kind, &bytes[..length]);
            assert_eq!(short.wires().rows.len(), kind.facts());
        }
    }
}

/// The one who acts and how the game ends, played by bots of a level.
fn played(mut state: State, level: Level, seed: u64) -> State {
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
fn the_one_who_chooses_among_any_wheels_wins_more() {
    let mut rng = Rng::new(8, 8);
    let mut won = 0;
    for seed in 0..48 {
        let mut state = cut_and_choose(seed);
        while state.to_act() == Some(Seat::FIRST) && state.turn() == 1 {
            let action = *rng.pick(&state.legal_actions()).unwrap();
            state.apply_silent(action).unwrap();
        }
        let end = played(state, Level::Skilled, seed);
        won += u32::from(end.score().places[SECOND] == 1);
    }
    assert!(won >= 30, "{won} of 48");
}

#[test]
fn a_layout_that_a_bot_lays_out_helps_the_chooser_little() {
    let mut won = 0;
    let mut layouts = HashSet::new();
    for seed in 0..48 {
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
        let end = played(state, Level::Skilled, seed);
        won += u32::from(end.score().places[SECOND] == 1);
    }
    assert!((14..=32).contains(&won), "{won} of 48");
    // Not always the same one.
    assert!(layouts.len() > 10);
}

#[test]
fn alone_most_cities_are_finished_in_eight_rounds() {
    let won = (0..30).filter(|seed| {
        let setup = Setup::new(GameId::WheelsOfTime, 1, *seed).unwrap();
        let setup = setup.with_choice("wheels", "random").unwrap();
        let end = played(State::start(&setup), Level::Skilled, *seed);
        end.end_reason() == Some(rules::EndReason::WheelsOfTime(EndReason::CityComplete))
    });
    let won = won.count();
    assert!(won >= 18, "{won} of 30");
}
