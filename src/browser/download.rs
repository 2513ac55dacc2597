//! Downloads.

use gloo::timers::callback::Timeout;
use gloo::utils::document;
use js_sys::Array;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Blob, HtmlAnchorElement, Url};

/// How long the object URL stays valid, in milliseconds; browsers read it well
/// before that.
const URL_LIFETIME_MS: u32 = 10_000;

/// Offers a text as a file download; returns whether the browser accepted it.
pub fn download(name: &str, text: &str) -> bool {
    let parts = Array::of1(&JsValue::from_str(text));
    let blob = Blob::new_with_str_sequence(&parts);
    blob.is_ok_and(|blob| download_blob(name, &blob))
}

/// Offers a file as a download; returns whether the browser accepted it.
pub fn download_blob(name: &str, blob: &Blob) -> bool {
    let Ok(address) = Url::create_object_url_with_blob(blob) else {
        return false;
    };
    let link = document().create_element("a").ok();
    let Some(link) = link.and_then(|link| link.dyn_into::<HtmlAnchorElement>().ok()) else {
        return false;
    };
    link.set_href(&address);
    link.set_download(name);
    link.click();
    Timeout::new(URL_LIFETIME_MS, move || {
        let _ = Url::revoke_object_url(&address);
    })
    .forget();
    true
}
