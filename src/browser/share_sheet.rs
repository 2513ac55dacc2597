//! The system's share sheet.

use gloo::utils::window;
use js_sys::Array;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{Blob, File, FilePropertyBag, ShareData};
use yew::Callback;

/// Whether this browser has a share sheet.
pub fn can_share() -> bool {
    super::has("share")
}

/// Opens the share sheet with a text and an address; returns whether they were shared, as far as the browser reports
/// it.
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

fn share_data(name: &str, content: &Blob) -> Result<ShareData, JsValue> {
    let options = FilePropertyBag::new();
    options.set_type(&content.type_());
    let file = File::new_with_blob_sequence_and_options(&Array::of1(content), name, &options)?;
    let data = ShareData::new();
    data.set_files(&Array::of1(&file));
    Ok(data)
}

/// Whether the share sheet takes a file with this name and content.
pub fn can_share_file(name: &str, content: &Blob) -> bool {
    let is_able = can_share() && super::has("canShare");
    is_able
        && share_data(name, content)
            .is_ok_and(|data| window().navigator().can_share_with_data(&data))
}

/// Opens the share sheet with a file; returns whether it was shared, as far as the browser reports it.
pub fn share_file(name: &str, content: &Blob, on_done: Callback<bool>) {
    match share_data(name, content) {
        Ok(data) => {
            let shared = JsFuture::from(window().navigator().share_with_data(&data));
            spawn_local(async move { on_done.emit(shared.await.is_ok()) });
        }
        Err(_) => on_done.emit(false),
    }
}
