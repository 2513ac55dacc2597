//! What a seat cannot know does not show: in no game and in no state does
//! anything that is told depend on what is still hidden. No game is named here.

mod common;

use common::{every_setup, states_of, walk};
use rules::rng::Rng;
use rules::{Seat, State};

#[test]
fn what_a_seat_sees_does_not_change_when_the_hidden_things_are_reshuffled() {
    for setup in every_setup(0..4) {
        walk(&setup, 1, |state, legal| {
            for seat in Seat::all(setup.players()) {
                let seen = state.seen_by(seat);
                assert_eq!(seen.seen_by(seat).hash(), seen.hash());
                for shuffle in 0..4 {
                    let mut other = state.clone();
                    other.reshuffle(seat, &mut Rng::new(shuffle, 3));
                    assert_eq!(other.seen_by(seat).hash(), seen.hash());
                    assert_eq!(other.seen_by(seat).json(), seen.json());
                    assert_eq!(other.legal(), legal);
                    assert_eq!(other.to_act(), state.to_act());
                    assert_eq!(other.turn(), state.turn());
                    assert_eq!(other.reason(), state.reason());
                    assert_eq!(other.score(), state.score());
                    assert_eq!(other.sources(), state.sources());
                    assert_eq!(other.revealed(), state.revealed());
                }
            }
        });
    }
}

#[test]
fn a_reshuffle_does_not_depend_on_the_order_before_it() {
    for setup in every_setup(0..4) {
        for state in states_of(&setup, 2) {
            for seat in Seat::all(setup.players()) {
                let reshuffled = |mut state: State, with| {
                    state.reshuffle(seat, &mut Rng::new(with, 3));
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
        walk(&setup, 3, |state, legal| {
            for seat in Seat::all(setup.players()) {
                let mut other = state.clone();
                other.reshuffle(seat, &mut Rng::new(4, 3));
                for &action in legal {
                    let (mut here, mut there) = (state.clone(), other.clone());
                    let events = (here.apply(action), there.apply(action));
                    assert!(events.0.is_ok() && events.1.is_ok());
                    // What comes to light first may decide how much more does.
                    let revealed = here.revealed() > state.revealed();
                    assert_eq!(there.revealed() > state.revealed(), revealed);
                    if !revealed {
                        assert_eq!(events.0, events.1);
                        assert_eq!(here.seen_by(seat).hash(), there.seen_by(seat).hash());
                    }
                }
            }
        });
    }
}
