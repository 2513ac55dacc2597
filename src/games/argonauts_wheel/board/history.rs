//! What the board remembers of the positions shown before.

use super::movement::Movement;
use crate::games::BoardProps;
use crate::games::argonauts_wheel::wheel_snapshot::WheelSnapshot;
use rules::games::argonauts_wheel::ArgonautsWheel;

/// Visual details of the wheel that do not follow from the state.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct History {
    /// The rotation of the wheel's grain since the board was created, in eighths of a
    /// turn from 0 to 7.
    pub eighths: u8,
    /// The wheel before the last action.
    pub before: Option<WheelSnapshot>,
}

impl History {
    /// Updates the history when the props change.
    pub fn follow(&mut self, old: &BoardProps<ArgonautsWheel>, new: &BoardProps<ArgonautsWheel>) {
        let (was, is) = (old.view.ply, new.view.ply);
        if was != is {
            self.before = Some(old.state.wheel().into());
        }
        // The grain follows single steps, forwards and backwards.
        if is == was + 1 && Movement::from_events(&new.last).turned {
            self.eighths = (self.eighths + 7) % 8;
        } else if is + 1 == was && Movement::from_events(&old.last).turned {
            self.eighths = (self.eighths + 1) % 8;
        }
    }
}
