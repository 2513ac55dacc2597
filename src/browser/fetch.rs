//! Fetching files of the app.

use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::Response;

/// Fetches the text of a file; the address is relative to the page. Strips the document header that a text has for
/// being opened directly.
///
/// # Errors
/// If there is no network or no such file.
pub async fn fetch_text(address: &str) -> Result<String, JsValue> {
    let response: Response = JsFuture::from(gloo::utils::window().fetch_with_str(address))
        .await?
        .dyn_into()?;
    if !response.ok() {
        return Err(response.status_text().into());
    }
    let text = JsFuture::from(response.text()?)
        .await?
        .as_string()
        .unwrap_or_default();
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
