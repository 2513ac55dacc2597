//! Hooks and DOM helpers for any component.

mod announce;
mod awake;
pub mod bot_worker;
mod event;
mod fetch;
pub mod focus;
mod keyboard;
mod motion;
mod outcomes;
mod portions;
mod press_guard;
mod retry;
mod route;
mod title;
mod use_press_guard;

pub use announce::{set_announcement, use_feedback};
pub use awake::use_codes_mark;
pub use event::{on_hover, use_keyboard_mark, use_window_event};
pub use fetch::{Fetched, OnDemand, use_fetched, use_fetched_when};
#[cfg(test)]
pub use keyboard::KeyPress;
pub use keyboard::{
    Key, KeyName, arrows_navigate, asks_for_keys_page, has_sheet, is_typing, key_names, key_of,
    shortcuts_are_off,
};
pub use motion::shows_motion;
pub use outcomes::{Outcomes, use_outcomes};
pub use portions::use_portions;
pub use retry::use_attempts;
pub use route::use_route;
pub use title::{set_title, set_waiting};
pub use use_press_guard::{acts_by_pointer, use_press_guard};
