//! Deleting matches, and putting them back.

use super::{Annotations, Mailbox, PractisedPositions, Store};
use records::StoredMatch;
use records::archive::StoreError;

/// A deleted match, with what was kept beside it.
pub struct Deleted {
    id: String,
    stored: StoredMatch,
    revision: u64,
    /// Of a match by link, or one of others.
    mailbox: Option<Mailbox>,
    annotations: Annotations,
    practised: PractisedPositions,
}

impl Store {
    /// Deletes a match. Returns what is needed to put it back, if it could be read.
    pub fn delete(&self, id: &str) -> Result<Option<Deleted>, StoreError> {
        let deleted = match self.load(id) {
            Ok((stored, revision)) => Some(Deleted {
                mailbox: self.mailbox_of(id, stored.summary.correspondence.is_some())?,
                // Those of a later version stay where they are.
                annotations: match self.try_annotations(id) {
                    Err(StoreError::NewerFormat) => Annotations::default(),
                    read => read?,
                },
                practised: self.practised(id),
                id: id.to_owned(),
                stored,
                revision,
            }),
            Err(_) => None,
        };
        match self.archive.delete(id) {
            Err(error) if !self.is_only_in_memory(id) => return Err(error),
            _ => {}
        }
        self.recent.borrow_mut().remove(id);
        self.note_removed(format!("match.{id}"));
        self.remove_beside(id);
        Ok(deleted)
    }

    /// Puts a deleted match back.
    pub fn put_back(&self, deleted: &Deleted) -> Result<(), StoreError> {
        let id = deleted.id.as_str();
        // Without it, nobody would know who plays here.
        let mailbox = match &deleted.mailbox {
            Some(mailbox) => self.save_mailbox(id, mailbox),
            None => Ok(()),
        };
        let notes = if deleted.annotations.is_empty() {
            Ok(())
        } else {
            self.change_annotations(id, |now| now.merge(&deleted.annotations))
        };
        // Without it they come back anew.
        let _ = self.change_practised(id, |now| now.merge(&deleted.practised));
        let save = |text: &str| self.archive.save_above(id, text, Some(0), deleted.revision);
        self.write(id, deleted.stored.clone(), 0, save)?;
        mailbox.and(notes)
    }

    /// Whether a match was never stored, because local storage refused it.
    fn is_only_in_memory(&self, id: &str) -> bool {
        let recent = self.recent.borrow();
        recent.get(id).is_some_and(|recent| recent.after == 0)
    }
}
