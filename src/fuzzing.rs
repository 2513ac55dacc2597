//! What the fuzzer calls of the app: the texts that it keeps on the device.

use crate::settings::Settings;
use crate::statistics::Outcome;
use crate::store::{Annotations, Mailbox};

/// Reads a text as settings, as notes, as seats played by link and as a result. What is read
/// must be the same after it was written.
///
/// # Panics
/// If it is not.
pub fn read_device_texts(text: &str) {
    let settings = Settings::read(text);
    assert!(Settings::read(&settings.write()) == settings, "settings");
    if let Some(notes) = Annotations::read(text) {
        assert!(Annotations::read(&notes.write()) == Some(notes), "notes");
    }
    if let Some(mailbox) = Mailbox::read(text) {
        assert!(Mailbox::read(&mailbox.write()) == Some(mailbox), "seats");
    }
    if let Some(outcome) = Outcome::read(text) {
        assert!(Outcome::read(&outcome.write()) == Some(outcome), "result");
    }
}
