//! Solo games of Turn of Time: bots reach goals that random play rarely does, and
//! not by seeing the deck.

mod common;

use common::{decide, redetermined};
use rules::rng::Rng;
use rules::{Action, GameId, Level, Seat, Setup, State};

const SEEDS: core::ops::Range<u64> = 0..40;

fn solo(goal: &str, seed: u64) -> Setup {
    Setup::new(GameId::TurnOfTime, 1, seed)
        .and_then(|s| s.with_choice("goal", goal))
        .unwrap_or_else(|error| unreachable!("{error:?}"))
}

/// Plays a whole game.
fn play(setup: &Setup, mut decide: impl FnMut(&State) -> Action) -> State {
    let mut state = State::start(setup);
    while state.to_act().is_some() {
        let action = decide(&state);
        assert_eq!(state.apply_silent(action), Ok(()), "{action}");
    }
    state
}

fn wins(goal: &str, mut decide: impl FnMut(&State) -> Action) -> usize {
    SEEDS
        .map(|seed| play(&solo(goal, seed), &mut decide))
        .filter(|end| end.score().ranks[Seat::FIRST] == 1)
        .count()
}

fn random_wins(goal: &str) -> usize {
    let mut rng = Rng::new(1, 13);
    wins(goal, |state| {
        let legal = state.legal_actions();
        rng.pick(&legal)
            .copied()
            .unwrap_or_else(|| unreachable!("the game is over"))
    })
}

/// More than half of the games, while random play wins hardly any.
fn casual_wins_far_more_than_random_play(goal: &str) {
    let casual = wins(goal, |state| decide(state, Level::Casual, 1));
    let random = random_wins(goal);
    assert!(
        casual >= 22 && random <= 6,
        "{goal}: {casual} of {SEEDS:?}, {random} at random"
    );
}

#[test]
fn the_casual_level_reaches_dominance() {
    casual_wins_far_more_than_random_play("dominance");
}

#[test]
fn the_casual_level_reaches_balance() {
    casual_wins_far_more_than_random_play("balance");
}

/// The bot is shown a deck in another order and decides as with the real one.
#[test]
fn the_order_of_the_deck_does_not_influence_a_game() {
    for goal in ["dominance", "balance"] {
        for seed in 0..6 {
            let setup = solo(goal, seed);
            for level in [Level::Novice, Level::Casual] {
                let mut shuffled = 0;
                let mut shuffle = 0;
                let plain = play(&setup, |state| decide(state, level, seed));
                let blind = play(&setup, |state| {
                    shuffle += 1;
                    let other = redetermined(state, shuffle);
                    shuffled += u32::from(other.hash() != state.hash());
                    decide(&other, level, seed)
                });
                assert_eq!(plain, blind);
                assert!(shuffled > 15, "{shuffled}");
            }
        }
    }
}
