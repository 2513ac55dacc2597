//! Wheelhouse in the browser.
//!
//! One program for the page and for its worker: where there is a window it is
//! the page, elsewhere it is the worker in which bots think.

mod app;
mod boards;
mod chance;
mod pages;
mod parts;
mod route;
mod store;
mod table;
mod text;
mod worker;

fn main() {
    let Some(window) = web_sys::window() else {
        worker::serve();
        return;
    };
    let page = window.document();
    match page.and_then(|page| page.get_element_by_id("app")) {
        Some(root) => {
            root.set_inner_html("");
            yew::Renderer::<app::App>::with_root(root).render();
        }
        None => {
            yew::Renderer::<app::App>::new().render();
        }
    }
}
