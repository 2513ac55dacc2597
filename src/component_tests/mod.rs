//! Component tests: components in a real document, without a server and without the bot
//! worker, for which [`bots::Bots`] can stand in. They run in a browser: `scripts/component-tests`.
//!
//! A test mounts a component with [`Mounted::new`], acts on it as a person would, and
//! waits with [`settle`] until everything that follows has been rendered. What needs no
//! document is tested natively, next to the code; what needs a server, several windows
//! or the accessibility tree is tested in the workspace member `tests`.

mod analysis;
mod boards;
mod bots;
mod clock;
mod forms;
mod happened;
mod hints;
mod match_page;
mod mounted;
mod page;
mod players;
mod puzzles;
mod turn_ends;
mod turn_of_time;
mod wheel_of_fortune;
mod wheel_of_fortune_bots;
mod wheel_of_fortune_lesson;
mod wheel_of_fortune_view;

use mounted::{Mounted, settle};
use page::Page;
use wasm_bindgen_test::wasm_bindgen_test_configure;

wasm_bindgen_test_configure!(run_in_browser);
