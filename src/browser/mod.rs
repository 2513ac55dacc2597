//! Browser services: clipboard, share sheet, downloads, locks, pictures of drawings. Any of them may be
//! missing or denied.

mod camera;
mod claim;
mod clipboard;
mod codes;
mod crash;
mod download;
mod fetch;
mod journal;
mod keyboard_layout;
mod local_storage;
mod location;
pub mod picture;
mod random;
mod rect;
mod share_sheet;
mod sharing;
mod storage_manager;
mod store;
mod web_lock;
mod words;
mod worker;

pub use camera::{Camera, has_camera};
pub use clipboard::{copy, paste};
pub use codes::{CodeReader, CodesError};
pub use crash::{clear_current_session, set_current_session};
pub use download::{download, download_blob};
pub use fetch::fetch_text;
pub use journal::Journal;
pub use keyboard_layout::keyboard_layout;
pub use location::{address_of, current_route, navigate, redirect, reload};
pub use random::{fresh_number, fresh_seed};
pub use rect::Rect;
pub use share_sheet::{can_share, can_share_file, share, share_file};
pub use sharing::{LinkMessage, download_match, link_of};
pub use storage_manager::{is_storage_persisted, persist_storage};
pub use store::{open_journal, open_store};
pub use web_lock::LockHandle;
pub use words::{fetch_document, fetch_words, language, need_words};
pub use worker::start_worker;

use app_core::Day;
use gloo::utils::window;
use wasm_bindgen::JsValue;

/// A text in lower case with its accents composed (NFC).
pub fn fold(text: &str) -> String {
    let lower = js_sys::JsString::from(text).to_lower_case();
    lower.normalize("NFC").into()
}

/// The player's local date at a time in milliseconds since 1970; `None` before the first deals of the day.
pub fn day_of(time: u64) -> Option<Day> {
    let date = js_sys::Date::new(&JsValue::from_f64(time as f64));
    Day::at(time, -date.get_timezone_offset() as i32)
}

/// The time, in milliseconds since 1970.
pub fn now() -> u64 {
    js_sys::Date::now() as u64
}

/// Today's date where the player is; the first day with deals if the clock is behind it.
pub fn today() -> Day {
    day_of(now()).unwrap_or(Day::FIRST)
}

/// Whether the browser's navigator has this member.
fn has(name: &str) -> bool {
    js_sys::Reflect::has(&window().navigator(), &name.into()).unwrap_or(false)
}

/// Whether the page runs as an installed app, in a window of its own.
pub fn is_installed() -> bool {
    let standalone = window().match_media("(display-mode: standalone)");
    let has_own_window = standalone.ok().flatten().is_some_and(|it| it.matches());
    // What iPhones say of an app on the home screen.
    let on_home_screen = js_sys::Reflect::get(&window().navigator(), &"standalone".into());
    has_own_window || on_home_screen.is_ok_and(|it| it.is_truthy())
}

/// Whether this browser can let a phone vibrate.
pub fn can_vibrate() -> bool {
    has("vibrate")
}

/// Whether this browser can keep the screen on.
pub fn can_stay_awake() -> bool {
    has("wakeLock")
}

/// Notifies this window of a change to a local storage entry, as storage events do for other windows.
pub fn notify_of_storage(key: &str) {
    let options = web_sys::StorageEventInit::new();
    options.set_key(Some(key));
    if let Ok(event) = web_sys::StorageEvent::new_with_event_init_dict("storage", &options) {
        // Nothing prevents its default.
        let _ = window().dispatch_event(&event);
    }
}

/// Notifies the page's scripts through a custom event on the window.
pub fn notify_scripts(event: &str, detail: &str) {
    let options = web_sys::CustomEventInit::new();
    options.set_detail(&detail.into());
    if let Ok(event) = web_sys::CustomEvent::new_with_event_init_dict(event, &options) {
        // A listener answers with an event of its own.
        let _ = window().dispatch_event(&event);
    }
}
