//! Sending a match by link from outside its table.

use crate::browser::{self, LinkMessage};
use crate::context::StoreHandle;
use l10n::{Message, house, pages};
use text::Locale;
use yew::prelude::*;

/// Sends a stored match by link, with the share sheet or else by the clipboard. Then calls back
/// with the outcome in words.
pub fn send_again(store: &StoreHandle, locale: Locale, id: &str, on_done: Callback<Message>) {
    let Ok(opened) = store.get(id) else { return };
    let record = opened.record.without_undone();
    let message = LinkMessage::new(locale, &record, record.position().to_act());
    let can_share = browser::can_share();
    let entries = record.entries().len();
    let on_sent = {
        let (store, id) = (store.clone(), id.to_owned());
        Callback::from(move |is_sent: bool| {
            if is_sent {
                let mut mailbox = store.mailbox(&id);
                mailbox.send(entries, browser::now());
                // What is refused is known until the page is closed.
                let _ = store.save_mailbox(&id, &mailbox);
            }
            on_done.emit(match (is_sent, can_share) {
                (true, true) => pages::SENT,
                (true, false) => house::LINK_COPIED_TO_SEND,
                (false, _) => pages::NOT_SENT_NOW,
            });
        })
    };
    if can_share {
        message.share(on_sent);
    } else {
        message.copy(on_sent);
    }
}
