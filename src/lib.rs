//! Wheelhouse in the browser: the app, a tree of Yew components. Bots think in
//! a program of their own.

mod app;
mod browser;
mod chance;
mod components;
mod context;
mod crash;
mod games;
mod hooks;
mod match_page;
mod pages;
mod route;
mod session;
mod settings;
mod store;
mod text;

use app::{App, AppProps};

/// Leaves what stopped the program where the failure page finds it.
fn leave_reason(panic: &std::panic::PanicHookInfo<'_>) {
    if let Some(failure) = gloo::utils::document().get_element_by_id("failure") {
        // Without it the failure page says less.
        let _ = failure.set_attribute("data-reason", &panic.to_string());
    }
}

/// Starts the app in the page that is open, in place of what the build has
/// rendered there.
pub fn start() {
    yew::set_custom_panic_hook(Box::new(leave_reason));
    let props = AppProps::of_window();
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

/// The home page as HTML, as somebody sees it who comes for the first time:
/// the build puts it into the page, so that it is painted before the program
/// has come.
#[cfg(feature = "prerender")]
pub async fn render_home() -> String {
    yew::LocalServerRenderer::<App>::new()
        .hydratable(false)
        .render()
        .await
}
