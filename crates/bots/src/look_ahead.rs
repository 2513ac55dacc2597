//! [`LookAhead`]: what all searches do with a state.

use rules::game::{Game, NullSink};

/// Looks at what may come, beside the state itself.
pub(crate) trait LookAhead: Game {
    /// The state after an action that is known to be legal.
    fn after(&self, action: Self::Action) -> Self {
        let mut next = self.clone();
        next.apply_unchecked(action, &mut NullSink);
        next
    }

    /// The state after several actions, one after the other.
    fn after_all(&self, actions: &[Self::Action]) -> Self {
        let mut next = self.clone();
        for action in actions {
            next.apply_unchecked(*action, &mut NullSink);
        }
        next
    }

    /// The legal actions in canonical order, in a list of their own.
    fn legal_list(&self) -> Vec<Self::Action> {
        let mut legal = Vec::new();
        self.legal_actions(&mut legal);
        legal
    }
}

impl<G: Game> LookAhead for G {}
