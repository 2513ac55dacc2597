//! Typed input of any kind: whatever is read as an action is a legal one, and
//! nothing that somebody types makes any game panic. No game is named here.

use crate::common;

use common::{every_setup, states_of};
use proptest::prelude::*;
use rules::rng::Rng;
use rules::{ParseActionError, State};
use std::sync::LazyLock;

/// States of random games, some of each setup.
static STATES: LazyLock<Vec<State>> = LazyLock::new(|| {
    let games = every_setup(0..2).into_iter();
    games
        .flat_map(|setup| states_of(&setup, 11).into_iter().step_by(4))
        .collect()
});

fn reads_soundly(state: &State, text: &str) -> Result<(), TestCaseError> {
    match state.parse_action(text) {
        Ok(action) => prop_assert!(
            state.legal_actions().contains(&action),
            "{text:?} as {action}"
        ),
        Err(ParseActionError::Malformed { at }) => {
            prop_assert!(at <= text.len(), "{text:?} at {at}")
        }
        Err(ParseActionError::Illegal(_)) => {}
    }
    Ok(())
}

fn any_state() -> impl Strategy<Value = &'static State> {
    any::<prop::sample::Index>().prop_map(|index| index.get(&STATES))
}

proptest! {
    #[test]
    fn any_text_is_a_legal_action_or_refused(state in any_state(), text in any::<String>()) {
        reads_soundly(state, &text)?;
    }

    #[test]
    fn any_text_of_likely_letters_is_a_legal_action_or_refused(
        state in any_state(),
        text in "[A-Za-z0-9@:/,.+*-]{0,16}",
    ) {
        reads_soundly(state, &text)?;
    }

    #[test]
    fn a_text_with_slips_is_a_legal_action_or_refused(
        (state, of) in (any_state(), any_state()),
        pick in any::<u64>(),
        slips in prop::collection::vec((any::<prop::sample::Index>(), 0..4, any::<char>()), 1..4),
    ) {
        // An action of this or another state of the game.
        let legal = of.legal_actions();
        let Some(action) = Rng::new(pick, 7).pick(&legal).copied() else {
            return Ok(());
        };
        let mut letters: Vec<char> = action.to_string().chars().collect();
        for (place, kind, letter) in slips {
            if letters.is_empty() {
                letters.push(letter);
            }
            let at = place.index(letters.len());
            match kind {
                0 => { letters.remove(at); }
                1 => letters.insert(at, letter),
                2 => letters.insert(at, letters[at]),
                _ => letters[at] = char::from(b' ' + (letter as u32 % 95) as u8),
            }
        }
        let text: String = letters.into_iter().collect();
        reads_soundly(state, &text)?;
    }
}
