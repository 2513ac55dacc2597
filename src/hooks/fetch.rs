//! Fetching files of the app.

use super::use_attempts;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::Response;
use yew::platform::spawn_local;
use yew::prelude::*;

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

/// What is fetched.
#[derive(Clone, Debug, PartialEq)]
pub enum Fetched<T = AttrValue> {
    Pending,
    Ready(T),
    /// It could not be fetched. The callback tries again, which also happens by itself.
    Failed(Callback<MouseEvent>),
}

impl<T> Fetched<T> {
    /// Something else of what is fetched.
    pub fn map<U>(self, change: impl FnOnce(T) -> U) -> Fetched<U> {
        match self {
            Self::Pending => Fetched::Pending,
            Self::Ready(content) => Fetched::Ready(change(content)),
            Self::Failed(try_again) => Fetched::Failed(try_again),
        }
    }
}

/// Something that is not fetched before it is wanted.
#[derive(Clone, PartialEq)]
pub struct OnDemand<T> {
    pub content: Fetched<T>,
    /// Asks for it.
    pub want: Callback<()>,
}

impl<T> OnDemand<T> {
    /// It is there.
    pub fn ready(content: T) -> Self {
        Self {
            content: Fetched::Ready(content),
            want: Callback::noop(),
        }
    }

    /// Something else of it.
    pub fn map<U>(self, change: impl FnOnce(T) -> U) -> OnDemand<U> {
        OnDemand {
            content: self.content.map(change),
            want: self.want,
        }
    }
}

/// Fetches something by `fetch` after the first render, and again until it is there.
#[hook]
pub fn use_fetched<K, T, F>(key: K, fetch: impl FnOnce(K) -> F + 'static) -> Fetched<T>
where
    K: Clone + PartialEq + 'static,
    T: Clone + PartialEq + 'static,
    F: Future<Output = Result<T, JsValue>> + 'static,
{
    use_fetched_when(true, key, fetch)
}

/// Fetches something once it is wanted, and again until it is there.
#[hook]
pub fn use_fetched_when<K, T, F>(
    is_wanted: bool,
    key: K,
    fetch: impl FnOnce(K) -> F + 'static,
) -> Fetched<T>
where
    K: Clone + PartialEq + 'static,
    T: Clone + PartialEq + 'static,
    F: Future<Output = Result<T, JsValue>> + 'static,
{
    let fetched = use_state_eq(|| None::<(K, Result<T, ()>)>);
    let mine = fetched
        .as_ref()
        .filter(|(fetched_key, _)| *fetched_key == key);
    let (attempt, again) = use_attempts(mine.is_some_and(|(_, result)| result.is_err()));
    let setter = fetched.setter();
    use_effect_with(
        (is_wanted, key.clone(), attempt),
        move |(is_wanted, key, attempt)| {
            if !is_wanted {
                return;
            }
            if attempt.is_requested {
                setter.set(None);
            }
            let key = key.clone();
            spawn_local(async move {
                let result = fetch(key.clone()).await;
                setter.set(Some((key, result.map_err(drop))));
            });
        },
    );
    match mine {
        None => Fetched::Pending,
        Some((_, Ok(content))) => Fetched::Ready(content.clone()),
        Some((_, Err(()))) => Fetched::Failed(again),
    }
}

/// Fetches the text of a file.
#[hook]
pub fn use_fetched_text(address: &AttrValue) -> Fetched {
    use_fetched(address.clone(), async |address: AttrValue| {
        fetch_text(&address).await.map(AttrValue::from)
    })
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
