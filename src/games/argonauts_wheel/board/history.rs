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
    /// Updates the history after the props have changed.
    pub fn follow(&mut self, old: &BoardProps<ArgonautsWheel>, new: &BoardProps<ArgonautsWheel>) {
        let (old_ply, new_ply) = (old.view.ply, new.view.ply);
        if old_ply != new_ply {
            self.before = Some(old.state.wheel().into());
        }
        // The grain follows single steps, forwards and backwards.
        if new_ply == old_ply + 1 && Movement::from_events(&new.last).turned {
            self.eighths = (self.eighths + 7) % 8;
        } else if new_ply + 1 == old_ply && Movement::from_events(&old.last).turned {
            self.eighths = (self.eighths + 1) % 8;
        }
    }
}
