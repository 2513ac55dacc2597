//! The system's share sheet.

use gloo::utils::window;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::ShareData;
use yew::Callback;

/// Whether this browser has a share sheet.
pub fn can_share() -> bool {
    super::has("share")
}

/// Opens the share sheet with a text and an address; returns whether something was done
/// with them, as far as the browser tells.
pub fn share(text: &str, address: &str, on_done: Callback<bool>) {
    if !can_share() {
        on_done.emit(false);
        return;
    }
    let data = ShareData::new();
    data.set_text(text);
    data.set_url(address);
    let shared = JsFuture::from(window().navigator().share_with_data(&data));
    spawn_local(async move { on_done.emit(shared.await.is_ok()) });
}
