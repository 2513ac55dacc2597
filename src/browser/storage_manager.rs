//! Whether the browser keeps what the app has stored.

use gloo::utils::window;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::JsFuture;
use web_sys::js_sys::Promise;

/// Whether the browser has promised to keep the stored games; `None` if it does not say.
pub async fn is_storage_kept() -> Option<bool> {
    answer(|storage| storage.persisted()).await
}

/// Asks the browser to keep the stored games; returns whether it promises that, or `None` if it does not say.
pub async fn keep_storage() -> Option<bool> {
    answer(|storage| storage.persist()).await
}

async fn answer(
    ask: impl FnOnce(&web_sys::StorageManager) -> Result<Promise, JsValue>,
) -> Option<bool> {
    if !super::has("storage") {
        return None;
    }
    let asked = ask(&window().navigator().storage()).ok()?;
    JsFuture::from(asked).await.ok()?.as_bool()
}
