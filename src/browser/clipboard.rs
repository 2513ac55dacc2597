//! The clipboard.

use gloo::utils::window;
use js_sys::Reflect;
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

/// Reads the text in the clipboard, which the browser may ask the person about; nothing if it does not allow it.
pub fn paste(on_done: Callback<Option<String>>) {
    let clipboard = window().navigator().clipboard();
    // Some browsers let pages write only.
    let is_able = Reflect::has(&clipboard, &"readText".into()).unwrap_or(false);
    if !is_able {
        on_done.emit(None);
        return;
    }
    let read = JsFuture::from(clipboard.read_text());
    spawn_local(async move { on_done.emit(read.await.ok().and_then(|text| text.as_string())) });
}
