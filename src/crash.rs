//! The game in hand, where the failure page finds it when the program stops:
//! only then is it written as a link.

use crate::session::Session;
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::prelude::wasm_bindgen;

thread_local! {
    static IN_HAND: RefCell<Option<Rc<Session>>> = const { RefCell::new(None) };
}

/// From now on this is the game in hand, or there is none.
pub fn remember(session: Option<Rc<Session>>) {
    IN_HAND.set(session);
}

/// The game in hand as a link's text; empty without one. For the failure page,
/// which calls it when the program has stopped.
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
