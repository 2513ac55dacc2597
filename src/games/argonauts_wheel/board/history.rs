//! What the board remembers of the positions that were shown before.

use super::movement::Movement;
use crate::games::BoardProps;
use crate::games::argonauts_wheel::stands::Stands;
use rules::games::argonauts_wheel::ArgonautsWheel;

/// What is known of the wheel besides its state: for the eye only.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct History {
    /// By how many eighths, from 0 to 7, the wheel was turned since the board
    /// was laid out: so far is its grain.
    pub eighths: u8,
    /// What stood where before the last action.
    pub before: Option<Stands>,
}

impl History {
    /// Goes along from what was shown to what is shown now.
    pub fn follow(&mut self, old: &BoardProps<ArgonautsWheel>, new: &BoardProps<ArgonautsWheel>) {
        let (was, is) = (old.view.ply, new.view.ply);
        if was != is {
            self.before = Some(old.state.wheel().into());
        }
        // The grain goes along with single steps, forth and back.
        if is == was + 1 && Movement::of(&new.last).turned {
            self.eighths = (self.eighths + 7) % 8;
        } else if is + 1 == was && Movement::of(&old.last).turned {
            self.eighths = (self.eighths + 1) % 8;
        }
    }
}
