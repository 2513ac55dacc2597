//! Wheelhouse in the browser: the page. Bots think in a program of their own.

mod app;
mod browser;
mod chance;
mod crash;
mod games;
mod hooks;
mod match_page;
mod pages;
mod parts;
mod route;
mod session;
mod settings;
mod stage;
mod store;
mod text;

/// Leaves what stopped the program where the failure page finds it.
fn leave_reason(panic: &std::panic::PanicHookInfo<'_>) {
    if let Some(failure) = gloo::utils::document().get_element_by_id("failure") {
        // Without it the failure page says less.
        let _ = failure.set_attribute("data-reason", &panic.to_string());
    }
}

fn main() {
    yew::set_custom_panic_hook(Box::new(leave_reason));
    let root = gloo::utils::document().get_element_by_id("app");
    let app = stage::bill::<app::App>(());
    match root {
        Some(root) => {
            root.set_inner_html("");
            yew::Renderer::<stage::Stage>::with_root_and_props(root, app).render();
        }
        None => {
            yew::Renderer::<stage::Stage>::with_props(app).render();
        }
    }
}
