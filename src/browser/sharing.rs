//! Sharing a match: as a link, in a message, or as a file.

use super::{address_of, copy, download, share};
use app_core::{Challenge, Route};
use l10n::table;
use records::archive::Envelope;
use records::{Match, StoredMatch, Title, link};
use rules::Seat;
use text::Locale;
use yew::Callback;

/// The address of a match's link, without variations; empty if the match is too long for one.
pub fn link_of(record: &Match) -> String {
    let link = link::write(record);
    link.map_or_else(|_| String::new(), |link| address_of(&Route::Open(link)))
}

/// The address of a challenge; empty if the match is too long for a link.
fn challenge_link_of(challenge: &Challenge) -> String {
    let link = challenge.link();
    link.map_or_else(
        |_| String::new(),
        |link| address_of(&Route::Challenge(link)),
    )
}

/// Offers a match as a download, with its variations; returns whether the browser accepted it.
pub fn download_match(record: &Match, title: &Title, last_played: u64, id: &str) -> bool {
    let name = format!("{}-{id}.wheelhouse", record.setup().game().id());
    let written = StoredMatch::new(record, title.clone(), last_played).write();
    let file = written.map(|text| Envelope { revision: 1, text }.encode());
    file.is_ok_and(|file| download(&name, &file))
}

/// A match by link for the person who acts next, and the text that goes with it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LinkMessage {
    /// What the link is, and for whom.
    pub text: String,
    /// The address of the link.
    pub address: String,
}

/// From this length on, in characters, some messengers cut links.
const LONG_LINK: usize = 1900;

impl LinkMessage {
    /// Whether some messengers cut it.
    pub fn is_long(&self) -> bool {
        self.address.len() > LONG_LINK
    }

    /// The message for a seat, or for everybody if the match is over.
    pub fn new(locale: Locale, record: &Match, to: Option<Seat>) -> Self {
        Self {
            text: text::link_message(locale, record, to),
            address: link_of(record),
        }
    }

    /// The message that challenges somebody, or answers a challenge.
    pub fn challenge(locale: Locale, challenge: &Challenge, is_answer: bool) -> Self {
        let game = challenge.record().setup().game();
        Self {
            text: match is_answer {
                true => table::challenge_back_message(locale, game),
                false => table::challenge_message(locale, game),
            },
            address: challenge_link_of(challenge),
        }
    }

    /// Opens the share sheet; reports whether the message was shared.
    pub fn share(&self, on_done: Callback<bool>) {
        share(&self.text, &self.address, on_done);
    }

    /// Copies text and address; reports whether the browser allowed it.
    pub fn copy(&self, on_done: Callback<bool>) {
        copy(&format!("{} {}", self.text, self.address), on_done);
    }
}
