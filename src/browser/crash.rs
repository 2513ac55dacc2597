//! The current match, for the failure page. The link is built only when the program
//! has crashed.

use app_core::session::Session;
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::prelude::wasm_bindgen;

thread_local! {
    static CURRENT: RefCell<Option<Rc<Session>>> = const { RefCell::new(None) };
}

/// Sets or clears the current match.
pub fn set_current_session(session: Option<Rc<Session>>) {
    CURRENT.set(session);
}

/// The current match as a link, or an empty string without one. The failure page
/// calls this as `game_in_hand` after a crash.
#[wasm_bindgen(js_name = game_in_hand)]
#[must_use]
pub fn current_match_link() -> String {
    CURRENT.with(|current| {
        let current = current.try_borrow().ok();
        let session = current.as_ref().and_then(|current| current.as_ref());
        session
            .and_then(|session| records::link::write(&session.main_line()).ok())
            .unwrap_or_default()
    })
}
