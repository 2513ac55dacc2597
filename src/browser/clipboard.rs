//! The clipboard.

use gloo::utils::window;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use yew::Callback;

/// Puts a text into the clipboard and tells whether that was allowed.
pub fn copy(text: &str, tell: Callback<bool>) {
    let clipboard = window().navigator().clipboard();
    // Pages that do not come by a secure connection have none.
    if clipboard.is_undefined() {
        tell.emit(false);
        return;
    }
    let written = JsFuture::from(clipboard.write_text(text));
    spawn_local(async move { tell.emit(written.await.is_ok()) });
}
