//! Whether the browser keeps what the app has stored.

use gloo::utils::window;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::JsFuture;
use web_sys::js_sys::Promise;

/// Whether the browser has promised to keep the stored games; `None` if it does not say.
pub async fn is_storage_persisted() -> Option<bool> {
    request(|storage| storage.persisted()).await
}

/// Asks the browser to keep the stored games; returns whether it promises that, or `None` if it does not say.
pub async fn persist_storage() -> Option<bool> {
    request(|storage| storage.persist()).await
}

async fn request(
    method: impl FnOnce(&web_sys::StorageManager) -> Result<Promise, JsValue>,
) -> Option<bool> {
    if !super::has("storage") {
        return None;
    }
    let promise = method(&window().navigator().storage()).ok()?;
    JsFuture::from(promise).await.ok()?.as_bool()
}
