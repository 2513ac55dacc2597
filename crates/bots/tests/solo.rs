//! Lone players at Turn of Time: bots reach what random play seldom does, and
//! never by seeing the deck.

mod common;

use common::{decide, reshuffled};
use rules::rng::Rng;
use rules::{Action, GameId, Level, Seat, Setup, State};

const SEEDS: core::ops::Range<u64> = 0..40;

fn solo(goal: &str, seed: u64) -> Setup {
    let setup = Setup::new(GameId::TurnOfTime, 1, seed).and_then(|s| s.with_choice("goal", goal));
    setup.unwrap_or_else(|wrong| unreachable!("{wrong:?}"))
}

/// A whole game.
fn play(setup: &Setup, mut decide: impl FnMut(&State) -> Action) -> State {
    let mut state = State::start(setup);
    while state.to_act().is_some() {
        let action = decide(&state);
        assert_eq!(state.apply_silent(action), Ok(()), "{action}");
    }
    state
}

fn reached(goal: &str, mut decide: impl FnMut(&State) -> Action) -> usize {
    let ends = SEEDS.map(|seed| play(&solo(goal, seed), &mut decide));
    ends.filter(|end| end.score().places[Seat::FIRST] == 1)
        .count()
}

fn by_chance(goal: &str) -> usize {
    let mut rng = Rng::new(1, 13);
    reached(goal, |state| {
        let legal = state.legal_actions();
        let picked = rng.pick(&legal).copied();
        picked.unwrap_or_else(|| unreachable!("it is over"))
    })
}

/// More than half of the games, where hardly any are won by chance.
fn far_more_often_than_by_chance(goal: &str) {
    let casual = reached(goal, |state| decide(state, Level::Casual, 1));
    let chance = by_chance(goal);
    assert!(
        casual >= 22 && chance <= 6,
        "{goal}: {casual} of {SEEDS:?}, by chance {chance}"
    );
}

#[test]
fn a_casual_lone_player_reaches_dominance() {
    far_more_often_than_by_chance("dominance");
}

#[test]
fn a_casual_lone_player_reaches_balance() {
    far_more_often_than_by_chance("balance");
}

/// The next card really is another one in what the bot is shown; it cannot
/// but decide as it would with the deck in order.
#[test]
fn a_whole_game_is_the_same_whatever_lies_in_the_deck() {
    for goal in ["dominance", "balance"] {
        for seed in 0..6 {
            let setup = solo(goal, seed);
            for level in [Level::Novice, Level::Casual] {
                let mut others = 0;
                let mut order = 0;
                let plain = play(&setup, |state| decide(state, level, seed));
                let blind = play(&setup, |state| {
                    order += 1;
                    let other = reshuffled(state, order);
                    others += u32::from(other.hash() != state.hash());
                    decide(&other, level, seed)
                });
                assert_eq!(plain.to_json(), blind.to_json());
                assert!(others > 15, "{others}");
            }
        }
    }
}
