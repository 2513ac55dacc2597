//! Fetching files of the app.

use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::Response;
use yew::platform::spawn_local;
use yew::prelude::*;

/// Fetches the text of a file; the address is relative to the page. What a text has for being
/// opened by itself is left out.
///
/// # Errors
/// If there is no network or no such file.
pub async fn fetch_text(address: &str) -> Result<String, JsValue> {
    let response = JsFuture::from(gloo::utils::window().fetch_with_str(address)).await?;
    let response: Response = response.dyn_into()?;
    if !response.ok() {
        return Err(response.status_text().into());
    }
    let text = JsFuture::from(response.text()?).await?;
    let text = text.as_string().unwrap_or_default();
    Ok(without_head(&text).to_owned())
}

/// The text without the line that the build puts before it, which makes it a document of its own
/// with a policy.
fn without_head(text: &str) -> &str {
    match text.split_once('\n') {
        Some((head, rest)) if head.starts_with("<!doctype html>") => rest,
        _ => text,
    }
}

/// State of a fetch.
#[derive(Clone, Debug, PartialEq)]
pub enum Fetched<T = AttrValue> {
    /// In progress.
    Pending,
    /// The text.
    Text(T),
    /// It failed.
    Failed,
}

/// Fetches the text of a file after the first render.
#[hook]
pub fn use_fetched_text(address: &AttrValue) -> Fetched {
    let fetched = use_state_eq(|| Fetched::Pending);
    let setter = fetched.setter();
    use_effect_with(address.clone(), move |address| {
        let address = address.clone();
        setter.set(Fetched::Pending);
        spawn_local(async move {
            let text = fetch_text(&address).await;
            setter.set(text.map_or(Fetched::Failed, |text| Fetched::Text(text.into())));
        });
    });
    Fetched::clone(&fetched)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_head_of_a_text_is_left_out() {
        let head = "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\">\n";
        assert_eq!(
            without_head(&format!("{head}<p>a</p>\n<p>b</p>")),
            "<p>a</p>\n<p>b</p>"
        );
        assert_eq!(without_head("<p>a</p>\n<p>b</p>"), "<p>a</p>\n<p>b</p>");
        assert_eq!(without_head(""), "");
    }
}
