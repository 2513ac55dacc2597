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
mod text;
#[cfg(test)]
#[cfg(not(target_arch = "wasm32"))]
mod transcripts;

use app::{App, AppProps, open_store};
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
    // The journal is opened first, so that no page shows less than was played. The home page
    // of the build is painted meanwhile, and its links work: the address is read at the end.
    let is_mounted = Rc::new(Cell::new(false));
    let mount_once = {
        let (is_mounted, store) = (is_mounted.clone(), store.clone());
        move || {
            if !is_mounted.replace(true) {
                mount(AppProps::from_window(store.clone()));
            }
        }
    };
    Timeout::new(JOURNAL_PATIENCE_MS, mount_once.clone()).forget();
    yew::platform::spawn_local(async move {
        browser::open_journal(&store, move || !is_mounted.get()).await;
        mount_once();
    });
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

/// The home page of a first visit as HTML. The build puts it into `index.html`, so
/// that it is painted before the program has loaded.
#[cfg(not(target_arch = "wasm32"))]
pub async fn render_home() -> String {
    yew::LocalServerRenderer::<App>::new()
        .hydratable(false)
        .render()
        .await
}

/// The placeholder for each game until the program has loaded, as HTML; hidden, because only
/// the page knows which one its address names.
#[cfg(not(target_arch = "wasm32"))]
pub async fn render_games() -> String {
    yew::LocalServerRenderer::<pages::LoadingGames>::new()
        .hydratable(false)
        .render()
        .await
}
