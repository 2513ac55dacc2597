//! Undo, redo, variations, and browsing through positions without changing the match; "show it again": the latest
//! actions once more on the board, one after the other.

use super::bots::BotMode;
use super::{Announcement, Effect, Refused, Session, Timer, WindowRole};
use crate::settings::Pace;
use records::{Entry, EntryError, Match, Player};

/// Time between two replayed actions beyond their animations, in milliseconds.
const PAUSE_MS: u32 = 900;

/// Which position is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Shown {
    /// The current one of the match.
    Head,
    /// Another one; the board is read-only.
    Browsing,
    /// Those of the latest actions, one after the other.
    Replaying,
}

impl Session {
    /// Shows another position of the line, without animation.
    pub(super) fn show(&mut self, ply: usize) {
        self.record.go_to(ply);
        self.events = self.log.events_before(self.record.ply());
        self.animating = false;
    }

    /// Browses to another position; the head of the match does not move.
    pub(super) fn browse_to(&mut self, ply: usize) {
        let ply = ply.min(self.record.entries().len());
        if ply == self.record.ply() {
            return;
        }
        self.show(ply);
        self.shown = match self.shown {
            _ if ply == self.head => Shown::Head,
            Shown::Replaying => Shown::Replaying,
            Shown::Head | Shown::Browsing => Shown::Browsing,
        };
        self.settle();
    }

    pub(super) fn step(&mut self, by: isize, along_log: bool) {
        if along_log {
            self.effects.push(Effect::FocusLog);
        }
        let to = self.record.ply().checked_add_signed(by).unwrap_or(0);
        self.browse_to(to);
        self.announce(Announcement::Position);
    }

    pub(super) const fn set_head_here(&mut self) {
        self.head = self.record.ply();
        self.shown = Shown::Head;
    }

    /// The match as it is saved: at its head, whatever position is shown.
    pub fn match_at_head(&self) -> Match {
        let mut stored = self.record.clone();
        stored.go_to(self.head);
        stored
    }

    /// The main line at its head, without variations.
    pub fn main_line(&self) -> Match {
        let mut main = self.record.main_only();
        main.go_to(if self.is_variation() {
            self.main_head.unwrap_or(usize::MAX)
        } else {
            self.head
        });
        main
    }

    /// Whether the match may continue from the shown position.
    pub fn can_continue_from_here(&self) -> bool {
        self.role == WindowRole::Owner && self.record.can_undo_to(self.record.ply())
    }

    pub(super) fn continue_from_here(&mut self) {
        if self.can_continue_from_here() {
            self.set_head_here();
            self.bots = BotMode::Acting;
            self.match_changed();
            self.announce(Announcement::Everything);
        }
    }

    /// The ply that undo returns to, if it is allowed: the last decision of a person.
    /// A resignation is undone on its own; where no person acted before, undo goes
    /// back one entry at a time.
    pub fn undo_to(&self) -> Option<usize> {
        let here = self.record.ply();
        let before = here.checked_sub(1)?;
        if self.is_browsing() {
            return Some(before);
        }
        let is_action = matches!(self.record.entries().get(before), Some(Entry::Action(_)));
        let to = (0..here)
            .rev()
            .find(|ply| self.person_acts_at(*ply))
            .filter(|_| is_action)
            .unwrap_or(before);
        (self.record.can_undo_to(to) && self.is_mine()).then_some(to)
    }

    pub(super) fn undo(&mut self) {
        let Some(to) = self.undo_to() else {
            if self.would_undo_exchanged() {
                self.effects.push(Effect::ShowStatus);
                self.refused = Some(Refused::Entry(EntryError::AlreadySent));
            }
            return;
        };
        if self.is_browsing() {
            self.browse_to(to);
            self.announce(Announcement::Position);
            return;
        }
        self.show(to);
        while self.shows_routine()
            && let Some(before) = self.undo_to()
        {
            self.show(before);
        }
        self.go_back_to(self.record.ply());
    }

    pub(super) fn go_back_to(&mut self, ply: usize) {
        self.show(ply);
        self.set_head_here();
        // After undo to a bot's turn, the bot waits to be resumed.
        self.bots = BotMode::Paused;
        self.match_changed();
        self.announce(Announcement::Position);
    }

    pub(super) fn redo(&mut self) {
        let here = self.record.ply();
        let end = self.record.entries().len();
        if here >= end {
            return;
        }
        if self.is_browsing() {
            self.browse_to(here + 1);
        } else if self.is_mine() {
            let seats = self.record.seats();
            let has_person = seats.iter().any(|seat| seat.player == Player::Human);
            let mut next = here;
            loop {
                next = if has_person {
                    let mut later = next + 1..end;
                    later.find(|ply| self.person_acts_at(*ply)).unwrap_or(end)
                } else {
                    next + 1
                };
                self.show(next);
                if next >= end || !self.shows_routine() {
                    break;
                }
            }
            self.set_head_here();
            self.pause_before_entries();
            self.match_changed();
        }
        self.announce(Announcement::Position);
    }

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

    pub(super) fn start_variation(&mut self) {
        let was_variation = self.is_variation();
        let is_ready = was_variation && !self.can_go_forward();
        if is_ready || self.record.start_variation() {
            if !was_variation {
                self.main_head = Some(self.head);
            }
            self.set_head_here();
            self.animating = false;
            self.match_changed();
            self.announce(Announcement::Variation);
        } else {
            self.refused = Some(Refused::NoRoomForVariation);
        }
    }

    pub(super) fn try_out(&mut self, action: rules::Action) {
        if !self.record.table_rules().aids || self.record.position().to_act().is_none() {
            return;
        }
        self.start_variation();
        if self.refused.is_none() && self.actor().is_some() {
            self.enter(Entry::Action(action), true);
        }
    }

    /// Shows a line: the end of a variation, or the head of the main line. A variation
    /// without entries of its own is discarded when it is left.
    pub(super) fn show_line(&mut self, line: usize) {
        let previous = self.record.active_line();
        if previous == 0 && line != 0 {
            self.main_head = Some(self.head);
        }
        let empty = previous != 0 && self.record.fork_ply(previous) == self.record.entries().len();
        let mut target = line;
        if empty && line != previous {
            self.record.discard_variation();
            target -= usize::from(line > previous);
        }
        self.record.switch_to_line(target);
        self.log.follow(&self.record);
        let main_head = self.main_head.filter(|_| target == 0);
        self.show(main_head.unwrap_or(usize::MAX));
        self.set_head_here();
        self.pause_before_entries();
        self.match_changed();
        self.announce(Announcement::Everything);
    }

    pub(super) fn promote_variation(&mut self) {
        if self.record.promote_variation() {
            self.set_head_here();
            self.match_changed();
            self.announce(Announcement::Everything);
        }
    }
}
