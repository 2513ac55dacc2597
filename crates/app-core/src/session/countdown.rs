//! Turns that end by themselves: where a person has only one legal action left, and the
//! game calls it routine, it follows after a countdown that any key or touch stops.
//!
//! A countdown starts only after an action that was just taken, by a person or a bot:
//! never after undo or redo, while browsing, or in an opened match.

use super::{Effect, Session, Timer, WindowRole};
use crate::settings::TurnEnd;
use records::Entry;
use rules::Action;

/// Length of the countdown, in milliseconds.
pub const COUNTDOWN_MS: u32 = 2_000;

impl Session {
    /// The action that follows by itself when the countdown ends, if there is one. It is
    /// known as soon as the action before it was taken; see
    /// [`Self::is_counting_down`].
    pub fn countdown(&self) -> Option<Action> {
        self.routine
            .filter(|_| self.config.turn_end == TurnEnd::Countdown)
    }

    /// Whether the countdown is running. It waits for the end of the animation.
    pub fn is_counting_down(&self) -> bool {
        !self.animating && self.countdown().is_some()
    }

    /// Starts the countdown if the person to act has nothing to choose.
    pub(super) fn start_countdown(&mut self) {
        let may_act = self.actor().is_some() && self.role == WindowRole::Owner;
        let counts = match self.config.turn_end {
            TurnEnd::Ask => false,
            TurnEnd::AtOnce => true,
            TurnEnd::Countdown => (self.config.may_count_down)(),
        };
        if !may_act || self.hidden || !counts {
            return;
        }
        self.routine = (self.config.routine)(self.record.state());
        if !self.animating {
            self.run_countdown();
        }
    }

    /// The animation has ended.
    pub(super) fn run_countdown(&mut self) {
        if self.routine.is_some() {
            let ms = match self.config.turn_end {
                TurnEnd::Countdown => COUNTDOWN_MS,
                TurnEnd::AtOnce | TurnEnd::Ask => 0,
            };
            self.effects.push(Effect::StartTimer(Timer::Countdown, ms));
        }
    }

    /// Stops the countdown; the person has to take the action.
    pub(super) fn stop_countdown(&mut self) {
        if self.routine.take().is_some() {
            self.effects.push(Effect::StopTimer(Timer::Countdown));
        }
    }

    /// Whether the shown position is none to stop at for undo and redo: where turns end by
    /// themselves, a position without a choice is no decision.
    pub(super) fn shows_routine(&self) -> bool {
        self.config.turn_end != TurnEnd::Ask
            && self.actor().is_some()
            && (self.config.routine)(self.record.state()).is_some()
    }

    pub(super) fn countdown_ends(&mut self) {
        if let Some(routine) = self.routine.take()
            && self.actor().is_some()
        {
            self.enter(Entry::Action(routine), true);
        }
    }

    pub(super) fn visibility_changed(&mut self, hidden: bool) {
        self.hidden = hidden;
        if hidden {
            self.stop_countdown();
        }
    }
}
