//! The current match, for the failure page. The link is built only when the program
//! has crashed.

use crate::session::Session;
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::prelude::wasm_bindgen;

thread_local! {
    static IN_HAND: RefCell<Option<Rc<Session>>> = const { RefCell::new(None) };
}

/// Sets or clears the current match.
pub fn remember(session: Option<Rc<Session>>) {
    IN_HAND.set(session);
}

/// The current match as a link, or an empty string without one. The failure page
/// calls this after a crash.
#[wasm_bindgen]
#[must_use]
pub fn game_in_hand() -> String {
    IN_HAND.with(|in_hand| {
        let in_hand = in_hand.try_borrow().ok();
        let session = in_hand.as_ref().and_then(|in_hand| in_hand.as_ref());
        session
            .and_then(|session| records::link::write(&session.main_line()).ok())
            .unwrap_or_default()
    })
}
