//! Arbitrary typed input: whatever parses as an action is legal, and no text
//! makes a game panic. It names no game.

use crate::common;

use common::{every_setup, states_of};
use proptest::prelude::*;
use rules::rng::Rng;
use rules::{ParseActionError, State};
use std::sync::LazyLock;

/// Every fourth state of a random game of each setup.
static STATES: LazyLock<Vec<State>> = LazyLock::new(|| {
    every_setup(0..2)
        .into_iter()
        .flat_map(|setup| states_of(&setup, 11).into_iter().step_by(4))
        .collect()
});

fn check_parse(state: &State, text: &str) -> Result<(), TestCaseError> {
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
    fn any_text_is_a_legal_action_or_an_error(state in any_state(), text in any::<String>()) {
        check_parse(state, &text)?;
    }

    #[test]
    fn any_text_of_likely_characters_is_a_legal_action_or_an_error(
        state in any_state(),
        text in "[A-Za-z0-9@:/,.+*-]{0,16}",
    ) {
        check_parse(state, &text)?;
    }

    #[test]
    fn a_text_with_typos_is_a_legal_action_or_an_error(
        (state, other) in (any_state(), any_state()),
        pick in any::<u64>(),
        typos in prop::collection::vec((any::<prop::sample::Index>(), 0..4, any::<char>()), 1..4),
    ) {
        // An action of the same or another state, possibly of another game.
        let legal = other.legal_actions();
        let Some(action) = Rng::new(pick, 7).pick(&legal).copied() else {
            return Ok(());
        };
        let mut letters: Vec<char> = action.to_string().chars().collect();
        for (index, kind, letter) in typos {
            if letters.is_empty() {
                letters.push(letter);
            }
            let at = index.index(letters.len());
            match kind {
                0 => { letters.remove(at); }
                1 => letters.insert(at, letter),
                2 => letters.insert(at, letters[at]),
                _ => letters[at] = char::from(b' ' + (letter as u32 % 95) as u8),
            }
        }
        let text: String = letters.into_iter().collect();
        check_parse(state, &text)?;
    }
}
