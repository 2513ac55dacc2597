//! Words of other languages than English, which are fetched.

use super::fetch_text;
use l10n::{Catalogue, Locale};
use std::cell::RefCell;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::{JsFuture, future_to_promise};

thread_local! {
    /// The catalogues of the parts of the program that are there.
    static NEEDED: RefCell<Vec<&'static Catalogue>> = const { RefCell::new(Vec::new()) };
}

/// The language of the document. Its first script chooses it, by the address, the settings and the browser.
pub fn language() -> Locale {
    let tag = gloo::utils::document_element().get_attribute("lang");
    tag.and_then(|tag| tag.parse().ok())
        .unwrap_or(Locale::ENGLISH)
}

/// Waits until catalogues can be spoken from in the language of the document, and adds them to those that
/// [`fetch_words`] fetches.
pub async fn need_words(catalogues: &[&'static Catalogue]) {
    NEEDED.with_borrow_mut(|needed| {
        for catalogue in catalogues {
            if !needed.contains(catalogue) {
                needed.push(catalogue);
            }
        }
    });
    fetch_words(language()).await;
}

/// Waits until all words that are needed are there in a language. Those that cannot be had stay English, and are fetched
/// again the next time.
pub async fn fetch_words(locale: Locale) {
    let mut missing = NEEDED.with_borrow(Vec::clone);
    missing.retain(|catalogue| !locale.has(catalogue));
    let folder = folder();
    // All requests start at once.
    let fetched: Vec<_> = missing
        .into_iter()
        .map(|catalogue| {
            let address = format!("{folder}words/{}/{}.ftl", locale.tag(), catalogue.name);
            let text = async move { fetch_text(&address).await.map(JsValue::from) };
            (catalogue, future_to_promise(text))
        })
        .collect();
    for (catalogue, text) in fetched {
        let text = JsFuture::from(text).await.ok();
        if let Some(text) = text.and_then(|text| text.as_string()) {
            // A file that cannot be read is as good as none.
            let _ = locale.add(catalogue, &text);
        }
    }
}

/// Fetches a text in a language, or else in English: `kind` is the folder that it is in, in all languages.
///
/// # Errors
/// If it cannot be fetched in English either.
pub async fn fetch_document(locale: Locale, kind: &str, name: &str) -> Result<String, JsValue> {
    let address = |locale: Locale| format!("{kind}/{}/{name}.html", locale.tag());
    let text = fetch_text(&address(locale)).await;
    match text {
        Err(_) if locale != Locale::ENGLISH => fetch_text(&address(Locale::ENGLISH)).await,
        text => text,
    }
}

/// The folder of the program, relative to the page: its words are beside it, because they only fit each other.
fn folder() -> String {
    let meta = gloo::utils::document()
        .query_selector("meta[name='wheelhouse-app']")
        .ok()
        .flatten();
    let files = meta.and_then(|meta| meta.get_attribute("content"));
    let script = files.as_deref().and_then(|files| files.split(' ').next());
    script
        .and_then(|script| script.rsplit_once('/'))
        .map_or_else(String::new, |(folder, _)| format!("{folder}/"))
}
