//! The system's share sheet.

use gloo::utils::window;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::ShareData;

/// Whether this browser has a share sheet.
pub fn can_share() -> bool {
    super::has("share")
}

/// Opens the share sheet with a text and an address.
pub fn share(text: &str, address: &str) {
    if !can_share() {
        return;
    }
    let data = ShareData::new();
    data.set_text(text);
    data.set_url(address);
    let shared = JsFuture::from(window().navigator().share_with_data(&data));
    spawn_local(async move {
        // The share sheet shows the outcome itself.
        let _ = shared.await;
    });
}
