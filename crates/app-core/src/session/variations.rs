//! Variations: alternative lines beside the main line.

use super::{Announcement, Refused, Session};
use records::Entry;

impl Session {
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
