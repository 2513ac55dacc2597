//! Hooks and browser helpers that any component can use.

mod announce;
mod event;
pub mod focus;
mod keyboard;
mod title;

pub use announce::say;
pub use event::use_window_event;
pub use keyboard::is_typing;
pub use title::set_title;
