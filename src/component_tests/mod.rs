//! Component tests: components in a real document, without a server. They run in a browser:
//! `scripts/component-tests`. Bots think in the page itself, while a `Bots` lives.
//!
//! A test mounts a component with [`Mounted::new`], acts on it as a person would, and
//! waits with [`settle`] until everything that follows has been rendered. What needs no
//! document is tested natively, next to the code; what needs a server, several windows
//! or the accessibility tree is tested in the workspace member `tests`.

mod accidents;
mod analysis;
mod announcements;
mod argonauts_wheel;
mod argonauts_wheel_bots;
mod boards;
mod bots;
mod by_link;
mod challenges;
mod clock;
mod coach;
mod code_reader;
mod forms;
mod free_cells;
mod hands;
mod happened;
mod hints;
mod keys;
mod lessons;
mod lessons_wheels_and_wonders;
mod links;
mod match_page;
mod missing_files;
mod mounted;
mod moving;
mod my_mistakes;
mod page;
mod page_titles;
mod pages;
mod parts;
mod pasting;
mod players;
mod practice;
mod proposals;
mod puzzles;
mod rules_pages;
mod settings;
mod sheets;
mod statistics;
mod storage;
mod today;
mod translated;
mod turn_ends;
mod turn_of_time;
mod undo;
mod wheel_of_fortune;
mod wheel_of_fortune_bots;
mod wheel_of_fortune_camera;
mod wheel_of_fortune_lesson;
mod wheel_of_fortune_view;
mod wheels_of_time;
mod words;
mod world_wonders;
mod your_games;

use mounted::{Mounted, settle};
use page::Page;
use wasm_bindgen_test::wasm_bindgen_test_configure;

wasm_bindgen_test_configure!(run_in_browser);
