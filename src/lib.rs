//! Wheelhouse's web app, a tree of Yew components. Computer players run in a
//! separate program, the bot worker.

mod app;
mod browser;
#[cfg(test)]
#[cfg(target_arch = "wasm32")]
mod component_tests;
mod components;
mod context;
mod games;
mod hooks;
mod match_page;
mod navigation;
mod pages;
#[cfg(test)]
mod test_language;
#[cfg(test)]
#[cfg(not(target_arch = "wasm32"))]
mod transcripts;

#[cfg(not(target_arch = "wasm32"))]
pub use app::Prerendered;

use app::{App, AppProps, Part, need_first_words, open_store};
use context::StoreHandle;
use gloo::timers::callback::Timeout;
use std::cell::Cell;
use std::rc::Rc;

/// Leaves the panic message where the failure page finds it.
fn store_panic_message(panic: &std::panic::PanicHookInfo<'_>) {
    if let Some(failure) = gloo::utils::document().get_element_by_id("failure") {
        // Without it the failure page shows fewer details.
        let _ = failure.set_attribute("data-reason", &panic.to_string());
    }
}

/// Starts the app, replacing what the build rendered into the page.
pub fn start() {
    yew::set_custom_panic_hook(Box::new(store_panic_message));
    let store = open_store();
    // The journal is opened first, so that no page shows less than was played, and the words and the part of the
    // program with the first page are fetched. The home page of the build is painted meanwhile, and its links work: the address is read
    // at the end.
    let start = Rc::new(Start {
        store: store.clone(),
        missing: Cell::new(2),
        has_read: Cell::new(false),
    });
    let read = {
        let start = start.clone();
        move || {
            if !start.has_read.replace(true) {
                start.step();
            }
        }
    };
    Timeout::new(JOURNAL_PATIENCE_MS, read.clone()).forget();
    yew::platform::spawn_local({
        let (start, store) = (start.clone(), store.clone());
        async move {
            let is_waiting = || !start.has_read.get();
            browser::open_journal(&store, async || store.fetch_games().await, is_waiting).await;
            read();
        }
    });
    yew::platform::spawn_local(async move {
        need_first_words().await;
        // The page says if it is missing.
        let _ = Part::of(&browser::current_route()).fetch(&store).await;
        start.step();
    });
}

/// What has to happen before the app is shown.
struct Start {
    store: StoreHandle,
    /// The number of steps to be made.
    missing: Cell<u8>,
    /// Whether the journal has been read, or has taken too long.
    has_read: Cell<bool>,
}

impl Start {
    fn step(&self) {
        self.missing.set(self.missing.get() - 1);
        if self.missing.get() == 0 {
            mount(AppProps::from_window(self.store.clone()));
        }
    }
}

/// How long the app waits for the journal, in milliseconds. Usually it is there in less than 20.
const JOURNAL_PATIENCE_MS: u32 = 1000;

/// Shows the app.
fn mount(props: AppProps) {
    match gloo::utils::document().get_element_by_id("app") {
        Some(root) => {
            root.set_inner_html("");
            yew::Renderer::<App>::with_root_and_props(root, props).render();
        }
        None => {
            yew::Renderer::<App>::with_props(props).render();
        }
    }
}
