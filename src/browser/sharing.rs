//! A match on its way to somebody else: as the address of a link, in a message, as a file.

use super::{address_of, copy, download, share};
use crate::text::Locale;
use app_core::Route;
use records::archive::Envelope;
use records::{Match, StoredMatch, Title, link};
use rules::Seat;
use yew::Callback;

/// The address of a match's link, without variations; empty if the match is too long for one.
pub fn link_of(record: &Match) -> String {
    let link = link::write(record);
    link.map_or_else(|_| String::new(), |link| address_of(&Route::Open(link)))
}

/// Offers a match as a download, with its variations; returns whether the browser accepted it.
pub fn download_match(record: &Match, title: &Title, touched: u64, id: &str) -> bool {
    let name = format!("{}-{id}.wheelhouse", record.setup().game().id());
    let written = StoredMatch::of(record, title.clone(), touched).write();
    let file = written.map(|text| Envelope { revision: 1, text }.encode());
    file.is_ok_and(|file| download(&name, &file))
}

/// A match by link for the person who acts next, and the words that go with it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Message {
    /// What the link is, and for whom.
    pub words: String,
    /// The address of the link.
    pub address: String,
}

impl Message {
    /// The message for a seat, or for everybody if the match is over.
    pub fn of(locale: Locale, record: &Match, to: Option<Seat>) -> Self {
        Self {
            words: locale.message(record, to),
            address: link_of(record),
        }
    }

    /// Opens the share sheet; tells whether something was done with the message.
    pub fn share(&self, on_done: Callback<bool>) {
        share(&self.words, &self.address, on_done);
    }

    /// Copies words and address; tells whether the browser allowed it.
    pub fn copy(&self, on_done: Callback<bool>) {
        copy(&format!("{} {}", self.words, self.address), on_done);
    }
}
