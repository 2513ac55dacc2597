//! Hooks and DOM helpers for any component.

mod announce;
pub mod bot_worker;
mod event;
mod fetch;
pub mod focus;
mod keyboard;
mod title;

pub use announce::announcement;
pub use event::use_window_event;
pub use fetch::{Fetched, fetch_text, use_fetched_text};
pub use keyboard::is_typing;
pub use title::set_title;
