//! A match that is open in several windows: one of them plays, the others are
//! read-only, and nobody overwrites what another window has saved.

use super::{Announcement, Effect, Refused, Session, SessionAction};
use crate::claim::LockRequest;
use crate::store::{Mailbox, OpenError, Opened};
use records::archive::StoreError;
use records::{Match, Relation, StoredMatch, Title};

/// Role of a window for the match that it shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WindowRole {
    /// Not known yet: the lock request is pending.
    Unknown,
    /// This window holds the lock and may play.
    Owner,
    /// Read-only: another window holds the lock.
    Spectator,
    /// Conflict: another window has continued the match differently.
    Diverged,
    /// Another window has deleted the match.
    Deleted,
}

impl Session {
    pub(super) fn lock_changed(&mut self, mine: bool) {
        let before = self.role;
        // What this window has and nobody else is not replaced unasked.
        if !mine && matches!(before, WindowRole::Diverged | WindowRole::Deleted) {
            return;
        }
        if mine {
            self.role = WindowRole::Owner;
            if before == WindowRole::Unknown {
                self.let_bots_act();
            } else {
                // The other window may have continued the match.
                self.effects.push(Effect::Reload);
            }
        } else {
            self.role = WindowRole::Spectator;
            self.effects.push(Effect::ShowStatus);
            self.stop_search();
            // Take the lock when the other window is closed.
            self.effects.push(Effect::Lock(LockRequest::Wait));
        }
    }

    pub(super) fn stored_elsewhere(&mut self) {
        self.effects.push(if self.role == WindowRole::Spectator {
            Effect::Reload
        } else {
            Effect::CheckStored
        });
    }

    /// What follows from what another window has stored while this one plays: the other one may
    /// have renamed the match, have added entries from a link or a file, or have played at the
    /// same time.
    pub fn compare_stored(&self, found: Opened) -> Option<SessionAction> {
        if !matches!(self.role, WindowRole::Owner | WindowRole::Unknown) {
            return None;
        }
        let own = self.match_at_head();
        let is_same = StoredMatch::new(&own, Title::default(), 0)
            == StoredMatch::new(&found.record, Title::default(), 0);
        if is_same && found.title == self.title {
            return None;
        }
        if is_same {
            return Some(SessionAction::Retitled(found.title));
        }
        match own.compared_to(&found.record) {
            // Nothing was done here before the lock is known.
            _ if self.role == WindowRole::Unknown => {}
            Relation::Same | Relation::Ahead(_) | Relation::Crossed => {}
            // What was done here is not part of it.
            _ => return Some(SessionAction::SaveConflict(Ok(()))),
        }
        Some(SessionAction::Reloaded(
            Box::new(found.record),
            found.title,
            found.mailbox,
        ))
    }

    /// Adopts the reloaded match. A person who is browsing keeps browsing.
    pub(super) fn reloaded(&mut self, record: Match, title: Title, mailbox: Option<Mailbox>) {
        let browsed_ply = self.is_browsing().then_some(self.record.ply());
        let line = self.record.active_line();
        self.record = record;
        self.title = title;
        self.mailbox = mailbox;
        self.restart();
        match browsed_ply {
            Some(ply)
                if self.role == WindowRole::Spectator && line == self.record.active_line() =>
            {
                self.browse_to(ply);
            }
            _ => self.announce(Announcement::Everything),
        }
        if self.role != WindowRole::Spectator {
            self.show_unseen();
        }
    }

    /// The match is lost to this window, which can still save it as a new match.
    pub(super) fn reload_failed(&mut self, why: OpenError) {
        self.lose_match(&why);
        if self.role != WindowRole::Deleted {
            self.refused = Some(Refused::Unreadable(why));
        }
    }

    /// Another window has changed the match.
    fn lose_match(&mut self, found: &OpenError) {
        self.role = match found {
            OpenError::Unknown => WindowRole::Deleted,
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

    /// Saving failed because another window has saved something else; `stored` is that
    /// match, if it can be read.
    pub(super) fn save_conflict(&mut self, found: &Result<(), OpenError>) {
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
