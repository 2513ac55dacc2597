//! The current match, for the failure page. The link is built only when the program
//! has crashed.

use app_core::session::Session;
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::prelude::wasm_bindgen;

/// Builds a link.
type BuildLink = Box<dyn Fn() -> String>;

thread_local! {
    // Not the session: what is exported would link all that knows one.
    static CURRENT: RefCell<Option<BuildLink>> = const { RefCell::new(None) };
}

/// The match of this session is the current one.
pub fn set_current_session(session: Rc<Session>) {
    CURRENT.set(Some(Box::new(move || {
        records::link::write(&session.main_line()).unwrap_or_default()
    })));
}

/// There is no current match.
pub fn clear_current_session() {
    CURRENT.set(None);
}

/// The current match as a link, or an empty string without one. The failure page
/// calls this as `game_in_hand` after a crash.
#[wasm_bindgen(js_name = game_in_hand)]
pub fn current_match_link() -> String {
    CURRENT.with(|current| {
        let current = current.try_borrow().ok();
        let build = current.as_ref().and_then(|current| current.as_ref());
        build.map(|build| build()).unwrap_or_default()
    })
}
