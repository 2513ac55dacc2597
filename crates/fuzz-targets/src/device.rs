//! The small texts that the app keeps on the device: settings, notes, results.

use app_core::settings::Settings;
use app_core::statistics::Outcome;
use app_core::store::{Annotations, Mailbox, PractisedPositions};

/// Reads a text as each of them. What is read must be the same after it was written.
pub fn read(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    let settings = Settings::read(&text);
    assert!(Settings::read(&settings.write()) == settings, "settings");
    if let Some(notes) = Annotations::read(&text) {
        assert!(Annotations::read(&notes.write()) == Some(notes), "notes");
    }
    // It has fractions, whose last digit may be another one then.
    let _ = PractisedPositions::read(&text).write();
    if let Some(mailbox) = Mailbox::read(&text) {
        assert!(Mailbox::read(&mailbox.write()) == Some(mailbox), "seats");
    }
    if let Some(outcome) = Outcome::read(&text) {
        assert!(Outcome::read(&outcome.write()) == Some(outcome), "result");
    }
}
