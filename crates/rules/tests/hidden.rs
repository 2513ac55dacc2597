//! What a seat cannot know does not show: in no game and in no state does
//! anything that is told depend on what is still hidden. No game is named here.

use crate::common;

use common::{every_setup, states_of, walk};
use rules::rng::Rng;
use rules::{Seat, Setup, State};

/// Whether the state after so many actions is looked at: where much can be done
/// at once games are long, and later states only now and then.
fn is_looked_at(setup: &Setup, taken: usize) -> bool {
    setup.game().max_legal_actions() < 64 || taken < 48 || taken.is_multiple_of(7)
}

#[test]
fn what_a_seat_sees_does_not_change_when_the_hidden_things_are_reshuffled() {
    for setup in every_setup(0..4) {
        let mut number = 0..;
        walk(&setup, 1, |state, legal| {
            if !number
                .next()
                .is_some_and(|taken| is_looked_at(&setup, taken))
            {
                return;
            }
            for seat in Seat::all(setup.players()) {
                let seen = state.redacted_for(seat);
                let hash = seen.hash();
                assert_eq!(seen.redacted_for(seat).hash(), hash);
                for shuffle in 0..4 {
                    let mut other = state.clone();
                    other.determinize(seat, &mut Rng::new(shuffle, 3));
                    let other_seen = other.redacted_for(seat);
                    assert_eq!(other_seen.hash(), hash);
                    // Equal states tell the same; writing all of it takes long.
                    if other_seen != seen {
                        assert_eq!(other_seen.to_json(), seen.to_json());
                    }
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
fn a_reshuffle_does_not_depend_on_the_order_before_it() {
    for setup in every_setup(0..4) {
        let states = states_of(&setup, 2).into_iter().enumerate();
        for (_, state) in states.filter(|(taken, _)| is_looked_at(&setup, *taken)) {
            for seat in Seat::all(setup.players()) {
                let reshuffled = |mut state: State, with| {
                    state.determinize(seat, &mut Rng::new(with, 3));
                    state
                };
                let one = reshuffled(state.clone(), 10);
                let other = reshuffled(state.clone(), 11);
                assert_eq!(reshuffled(one, 12).hash(), reshuffled(other, 12).hash());
            }
        }
    }
}

/// Undo "until something is revealed" rests on this.
#[test]
fn an_action_that_reveals_nothing_leads_to_the_same_view_whatever_is_hidden() {
    for setup in every_setup(0..3) {
        let mut number = 0..;
        walk(&setup, 3, |state, legal| {
            if !number
                .next()
                .is_some_and(|taken| is_looked_at(&setup, taken))
            {
                return;
            }
            for seat in Seat::all(setup.players()) {
                let mut other = state.clone();
                other.determinize(seat, &mut Rng::new(4, 3));
                for &action in legal {
                    let (mut here, mut there) = (state.clone(), other.clone());
                    let events = (here.apply(action), there.apply(action));
                    assert!(events.0.is_ok() && events.1.is_ok());
                    // What comes to light first may decide how much more does.
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
