//! One match in several windows of a browser: one of them plays, the others
//! look on; what was played on elsewhere is never written over.

use super::{Announcement, Effect, LockRequest, Refused, Session};
use crate::store::NotThere;
use records::archive::StoreError;
use records::{Match, Title};

/// How a window stands to the match that it shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WindowRole {
    /// The browser has not told yet.
    Unknown,
    /// It has the match.
    Owner,
    /// Another window has it; this one looks on.
    Spectator,
    /// Another window has played on where this one did as well.
    Diverged,
    /// Another window has deleted the match.
    Deleted,
}

impl Session {
    pub(super) fn lock_changed(&mut self, mine: bool) {
        let before = self.role;
        if mine {
            self.role = WindowRole::Owner;
            if before == WindowRole::Unknown {
                self.let_bots_act();
            } else {
                // The other window may have played on.
                self.effects.push(Effect::Reload);
            }
        } else {
            self.role = WindowRole::Spectator;
            self.effects.push(Effect::ShowStatus);
            self.stop_search();
            // When the other window is closed, this one has the match.
            self.effects.push(Effect::Lock(LockRequest::Wait));
        }
    }

    pub(super) fn stored_elsewhere(&mut self) {
        self.effects.push(if self.role == WindowRole::Spectator {
            Effect::Reload
        } else {
            Effect::CheckTitle
        });
    }

    /// Takes the match as it is stored now; whoever looks back goes on looking.
    pub(super) fn reloaded(&mut self, played: Match, title: Title) {
        let looked_at = self.browsing.then_some(self.played.ply());
        let line = self.played.active_line();
        self.played = played;
        self.title = title;
        self.sit_down();
        match looked_at {
            Some(ply)
                if self.role == WindowRole::Spectator && line == self.played.active_line() =>
            {
                self.look_at(ply);
            }
            _ => self.announce(Announcement::Everything),
        }
    }

    /// What is here can still be kept as another game.
    pub(super) fn reload_failed(&mut self, why: NotThere) {
        self.lose_match(&why);
        if self.role != WindowRole::Deleted {
            self.refused = Some(Refused::Unreadable(why));
        }
    }

    /// The match was changed under this window's hands.
    fn lose_match(&mut self, found: &NotThere) {
        self.role = match found {
            NotThere::Unknown => WindowRole::Deleted,
            _ => WindowRole::Diverged,
        };
        self.stop_search();
    }

    pub(super) fn saved(&mut self, result: Result<(), StoreError>) {
        let error = result.err();
        if error.is_some() && error != self.save_error {
            self.effects.push(Effect::ShowStatus);
        }
        self.save_error = error;
    }

    /// Saving found that another window has stored something else; what is
    /// found there now, if anything.
    pub(super) fn save_conflict(&mut self, found: &Result<(), NotThere>) {
        self.save_error = None;
        self.effects.push(Effect::ShowStatus);
        match found {
            Ok(()) => {
                self.role = WindowRole::Diverged;
                self.stop_search();
            }
            Err(why) => self.lose_match(why),
        }
    }
}
