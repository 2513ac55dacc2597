//! The browser's local storage as a shelf. Every call may be denied: the
//! object itself is asked for anew each time, since a browser may take it away
//! in the middle.

use records::archive::{Shelf, ShelfError};
use wasm_bindgen::{JsCast, JsValue};

/// The browser's local storage.
pub struct BrowserShelf;

fn storage() -> Result<web_sys::Storage, ShelfError> {
    web_sys::window()
        .ok_or(ShelfError::Denied)?
        .local_storage()
        .ok()
        .flatten()
        .ok_or(ShelfError::Denied)
}

fn failed(error: &JsValue) -> ShelfError {
    match error.dyn_ref::<web_sys::DomException>() {
        Some(error) => match error.name().as_str() {
            "QuotaExceededError" | "NS_ERROR_DOM_QUOTA_REACHED" => ShelfError::Full,
            "SecurityError" => ShelfError::Denied,
            name => ShelfError::Other(name.to_owned()),
        },
        None => ShelfError::Other(String::from("storage")),
    }
}

impl Shelf for BrowserShelf {
    fn get(&self, key: &str) -> Result<Option<String>, ShelfError> {
        storage()?.get_item(key).map_err(|error| failed(&error))
    }

    fn set(&self, key: &str, value: &str) -> Result<(), ShelfError> {
        storage()?
            .set_item(key, value)
            .map_err(|error| failed(&error))
    }

    fn remove(&self, key: &str) -> Result<(), ShelfError> {
        storage()?.remove_item(key).map_err(|error| failed(&error))
    }

    fn keys(&self, prefix: &str) -> Result<Vec<String>, ShelfError> {
        let storage = storage()?;
        let length = storage.length().map_err(|error| failed(&error))?;
        Ok((0..length)
            .filter_map(|number| storage.key(number).ok().flatten())
            .filter(|key| key.starts_with(prefix))
            .collect())
    }
}
