//! "Show it again": the latest actions once more on the board, one after the other.

use super::browsing::Shown;
use super::{Announcement, Effect, Session, Timer};
use crate::settings::Pace;

/// Time between two replayed actions beyond their animations, in milliseconds.
const PAUSE_MS: u32 = 900;

impl Session {
    /// Whether the latest actions are being shown again.
    pub const fn is_replaying(&self) -> bool {
        matches!(self.shown, Shown::Replaying)
    }

    /// Goes back to before the latest actions of the others and starts to show them again.
    pub(super) fn show_again(&mut self) {
        let count = self.recent_entries().len();
        if !self.is_browsing() {
            self.replay_from(self.head - count.min(self.head));
        }
    }

    /// Goes back to a ply and shows what followed, action by action.
    pub(super) fn replay_from(&mut self, ply: usize) {
        if ply >= self.head {
            return;
        }
        self.browse_to(ply);
        self.shown = Shown::Replaying;
        self.effects
            .push(Effect::StartTimer(Timer::Replay, PAUSE_MS / 2));
    }

    /// Shows the next action.
    pub(super) fn replay_step(&mut self) {
        if !self.is_replaying() {
            return;
        }
        let next = self.record.ply() + 1;
        self.browse_to(next);
        let duration = match self.pace() {
            Pace::AtOnce => 0,
            Pace::Calm | Pace::Quick => (self.config.animation_ms)(&self.events),
        };
        self.animating = duration > 0;
        if self.animating {
            self.effects
                .push(Effect::StartTimer(Timer::Animation, duration));
        }
        if self.is_browsing() {
            let pause = duration + PAUSE_MS;
            self.effects.push(Effect::StartTimer(Timer::Replay, pause));
            self.announce(Announcement::Position);
        } else {
            self.announce(Announcement::Everything);
        }
    }

    /// Anything that a person does ends it.
    pub(super) fn stop_replay(&mut self) {
        if self.is_replaying() {
            self.shown = Shown::Browsing;
            self.effects.push(Effect::StopTimer(Timer::Replay));
        }
    }
}
