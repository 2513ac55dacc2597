//! Hidden information: nothing that a state reveals to a seat depends on what is
//! hidden from it. It names no game.

use crate::common;

use common::{some_setups, states_of, walk};
use rules::rng::Rng;
use rules::{Seat, Setup, State};

/// Whether to check the state after a number of actions. Games with many legal
/// actions are long, so of their later states only every seventh is checked.
fn is_checked(setup: &Setup, taken: usize) -> bool {
    setup.game().max_legal_actions() < 64 || taken < 48 || taken.is_multiple_of(7)
}

#[test]
fn determinizing_does_not_change_the_view_of_a_seat() {
    for setup in some_setups(0..4, 1) {
        let mut number = 0..;
        walk(&setup, 1, |state, legal| {
            if !number.next().is_some_and(|taken| is_checked(&setup, taken)) {
                return;
            }
            for seat in Seat::all(setup.players()) {
                let view = state.redacted_for(seat);
                let hash = view.hash();
                assert_eq!(view.redacted_for(seat).hash(), hash);
                for shuffle in 0..4 {
                    let mut other = state.clone();
                    other.determinize(seat, &mut Rng::new(shuffle, 3));
                    let other_view = other.redacted_for(seat);
                    assert_eq!(other_view.hash(), hash);
                    assert_eq!(other_view, view);
                    assert_eq!(other.legal_actions(), legal);
                    assert_eq!(other.to_act(), state.to_act());
                    assert_eq!(other.turn(), state.turn());
                    assert_eq!(other.end_reason(), state.end_reason());
                    assert_eq!(other.score(), state.score());
                    assert_eq!(other.score_items(), state.score_items());
                    assert_eq!(other.reveal_count(), state.reveal_count());
                }
            }
        });
    }
}

#[test]
fn determinizing_does_not_depend_on_the_hidden_order_before() {
    for setup in some_setups(0..4, 1) {
        let states = states_of(&setup, 2).into_iter().enumerate();
        for (_, state) in states.filter(|(taken, _)| is_checked(&setup, *taken)) {
            for seat in Seat::all(setup.players()) {
                let determinized = |mut state: State, with| {
                    state.determinize(seat, &mut Rng::new(with, 3));
                    state
                };
                let one = determinized(state.clone(), 10);
                let other = determinized(state.clone(), 11);
                assert_eq!(determinized(one, 12).hash(), determinized(other, 12).hash());
            }
        }
    }
}

/// The undo policy "until something is revealed" relies on this.
#[test]
fn an_action_that_reveals_nothing_leads_to_the_same_view() {
    for setup in some_setups(0..3, 2) {
        let mut number = 0..;
        walk(&setup, 3, |state, legal| {
            if !number.next().is_some_and(|taken| is_checked(&setup, taken)) {
                return;
            }
            for seat in Seat::all(setup.players()) {
                let mut other = state.clone();
                other.determinize(seat, &mut Rng::new(4, 3));
                for &action in legal {
                    let (mut here, mut there) = (state.clone(), other.clone());
                    let events = (here.apply(action), there.apply(action));
                    assert!(events.0.is_ok() && events.1.is_ok());
                    // The first revelation may decide how many more follow.
                    let revealed = here.reveal_count() > state.reveal_count();
                    assert_eq!(there.reveal_count() > state.reveal_count(), revealed);
                    if !revealed {
                        assert_eq!(events.0, events.1);
                        assert_eq!(
                            here.redacted_for(seat).hash(),
                            there.redacted_for(seat).hash()
                        );
                    }
                }
            }
        });
    }
}
