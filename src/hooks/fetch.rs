//! Fetching files of the app when a component is shown.

use super::use_attempts;
use wasm_bindgen::JsValue;
use yew::platform::spawn_local;
use yew::prelude::*;

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
