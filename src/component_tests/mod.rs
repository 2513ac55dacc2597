//! Component tests: components in a real document, without a server and without the bot
//! worker. They run in a browser: `scripts/component-tests`.
//!
//! A test mounts a component with [`Mounted::new`], acts on it as a person would, and
//! waits with [`settle`] until everything that follows has been rendered. What needs no
//! document is tested natively, next to the code; what needs a server, several windows
//! or the accessibility tree is tested in the workspace member `tests`.

mod boards;
mod forms;
mod lessons_wheels_and_wonders;
mod match_page;
mod mounted;
mod page;
mod turn_of_time;
mod wheels_of_time;
mod world_wonders;

use mounted::{Mounted, settle};
use page::Page;
use wasm_bindgen_test::wasm_bindgen_test_configure;

wasm_bindgen_test_configure!(run_in_browser);
