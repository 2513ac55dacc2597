//! Component tests: components in a real document, without a server. They run in a browser:
//! `scripts/component-tests`. Bots think in the page itself, while a `BotsHere` lives.
//!
//! A test mounts a component with [`Mounted::new`], acts on it as a person would, and
//! waits with [`settle`] until everything that follows has been rendered. What needs no
//! document is tested natively, next to the code; what needs a server, several windows
//! or the accessibility tree is tested in the workspace member `tests`.

mod argonauts_wheel;
mod argonauts_wheel_bots;
mod boards;
mod forms;
mod lessons;
mod match_page;
mod mounted;
mod page;
mod practice;
mod turn_of_time;
mod worker;

use mounted::{Mounted, settle};
use page::Page;
use wasm_bindgen_test::wasm_bindgen_test_configure;
use worker::BotsHere;

wasm_bindgen_test_configure!(run_in_browser);
