//! The browser's local storage as a key-value store. Every call may fail; the storage
//! object is requested for each call, because browsers may withdraw it at any time.

use records::archive::{KeyValueStore, StoreError};
use wasm_bindgen::{JsCast, JsValue};

pub struct LocalStorage;

fn storage() -> Result<web_sys::Storage, StoreError> {
    web_sys::window()
        .ok_or(StoreError::Denied)?
        .local_storage()
        .ok()
        .flatten()
        .ok_or(StoreError::Denied)
}

fn failed(error: &JsValue) -> StoreError {
    match error.dyn_ref::<web_sys::DomException>() {
        Some(error) => match error.name().as_str() {
            "QuotaExceededError" | "NS_ERROR_DOM_QUOTA_REACHED" => StoreError::Full,
            "SecurityError" => StoreError::Denied,
            name => StoreError::Other(name.to_owned()),
        },
        None => StoreError::Other(String::from("storage")),
    }
}

impl KeyValueStore for LocalStorage {
    fn get(&self, key: &str) -> Result<Option<String>, StoreError> {
        storage()?.get_item(key).map_err(|error| failed(&error))
    }

    fn set(&self, key: &str, value: &str) -> Result<(), StoreError> {
        storage()?
            .set_item(key, value)
            .map_err(|error| failed(&error))
    }

    fn remove(&self, key: &str) -> Result<(), StoreError> {
        storage()?.remove_item(key).map_err(|error| failed(&error))
    }

    fn keys(&self, prefix: &str) -> Result<Vec<String>, StoreError> {
        let storage = storage()?;
        let length = storage.length().map_err(|error| failed(&error))?;
        Ok((0..length)
            .filter_map(|number| storage.key(number).ok().flatten())
            .filter(|key| key.starts_with(prefix))
            .collect())
    }
}
