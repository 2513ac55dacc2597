//! Hooks and DOM helpers for any component.

mod announce;
pub mod bot_worker;
mod event;
mod fetch;
pub mod focus;
mod hover;
mod input_kind;
pub mod key;
mod keyboard;
mod motion;
mod outcomes;
mod portions;
mod press;
mod presses;
mod retry;
mod route;
mod title;
mod waiting;

pub use announce::{announcement, use_feedback};
pub use event::use_window_event;
pub use fetch::{Fetched, fetch_text, use_fetched, use_fetched_text};
pub use hover::on_hover;
pub use input_kind::use_keyboard_mark;
pub use key::Key;
pub use keyboard::{
    arrows_navigate, asks_for_keys, has_sheet, is_press, is_typing, key_of, shortcuts_are_off,
};
pub use motion::shows_motion;
pub use outcomes::{Outcomes, use_outcomes};
pub use portions::use_portions;
pub use presses::use_presses;
pub use retry::use_attempts;
pub use route::use_route;
pub use title::set_title;
pub use waiting::set_waiting;
