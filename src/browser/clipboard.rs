//! The clipboard.

use gloo::utils::window;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use yew::Callback;

/// Copies a text to the clipboard; returns whether the browser allowed it.
pub fn copy(text: &str, on_done: Callback<bool>) {
    let clipboard = window().navigator().clipboard();
    // Only pages in a secure context have a clipboard.
    if clipboard.is_undefined() {
        on_done.emit(false);
        return;
    }
    let written = JsFuture::from(clipboard.write_text(text));
    spawn_local(async move { on_done.emit(written.await.is_ok()) });
}
