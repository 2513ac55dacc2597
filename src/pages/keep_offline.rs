//! Whether the app is kept for offline use, and the button that asks for it where data is saved.

use crate::browser;
use crate::components::Button;
use crate::context::use_locale;
use crate::hooks::use_window_event;
use gloo::utils::document;
use l10n::{house, pages};
use text::Locale;
use yew::prelude::*;

/// State of the offline copy, as `static/offline.js` reports it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum OfflineCopy {
    /// This browser keeps none, or nothing is known yet.
    #[default]
    Unknown,
    Waiting,
    Loading,
    Kept,
    /// It failed: a file is missing, or the host has changed one.
    Failed,
}

impl OfflineCopy {
    /// Reads the mark on the document.
    fn from_window() -> Self {
        let root = document().document_element();
        let mark = root.and_then(|root| root.get_attribute("data-offline"));
        match mark.as_deref() {
            Some("waiting") => Self::Waiting,
            Some("loading") => Self::Loading,
            Some("kept") => Self::Kept,
            Some("failed") => Self::Failed,
            _ => Self::Unknown,
        }
    }
}

/// How much there is to load, in bytes: compressed, as most servers send it, and as it is kept.
fn sizes() -> Option<(u32, u32)> {
    let meta = document().query_selector("meta[name='wheelhouse-offline']");
    read_sizes(&meta.ok()??.get_attribute("data-sizes")?)
}

fn read_sizes(text: &str) -> Option<(u32, u32)> {
    let (sent, kept) = text.split_once(' ')?;
    Some((sent.parse().ok()?, kept.parse().ok()?))
}

/// A size in megabytes with one decimal, never less than 0.1.
fn megabytes(locale: Locale, bytes: u32) -> String {
    let tenths = (bytes / 100_000 + u32::from(bytes % 100_000 >= 50_000)).max(1);
    pages::megabytes(
        locale,
        &house::tenths(locale, &(tenths / 10).to_string(), tenths % 10),
    )
}

#[component]
pub fn KeepOffline() -> Html {
    let locale = use_locale();
    let copy = use_state_eq(OfflineCopy::default);
    let size = use_state_eq(|| None);
    let refresh = use_callback(copy.setter(), |_: Event, copy| {
        copy.set(OfflineCopy::from_window())
    });
    use_window_event("wheelhouse-offline", refresh);
    {
        let (copy, size) = (copy.setter(), size.setter());
        use_effect_with((), move |()| {
            copy.set(OfflineCopy::from_window());
            size.set(sizes());
        });
    }
    let keep = |_| browser::notify_scripts("wheelhouse-keep-offline", "");
    let message = match *copy {
        OfflineCopy::Unknown => return html! {},
        OfflineCopy::Waiting => pages::OFFLINE_WAITING,
        OfflineCopy::Loading => pages::OFFLINE_LOADING,
        OfflineCopy::Kept => pages::OFFLINE_KEPT,
        OfflineCopy::Failed => pages::OFFLINE_FAILED,
    };
    let offer = match *size {
        Some((sent, kept)) => {
            let (sent, kept) = (megabytes(locale, sent), megabytes(locale, kept));
            pages::offline_offer_sizes(locale, &sent, &kept)
        }
        None => locale.text(pages::OFFLINE_OFFER),
    };
    html! {
        <div class="keep-offline">
            <p role="status" id="offline-state">{ locale.text(message) }</p>
            if *copy == OfflineCopy::Waiting {
                <p class="quiet">{ offer }</p>
                <Button id="keep-offline" onclick={keep}>{ locale.text(pages::KEEP_FOR_OFFLINE) }</Button>
            }
        </div>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_are_read_and_written() {
        assert_eq!(read_sizes("1234567 3450000"), Some((1_234_567, 3_450_000)));
        assert_eq!(read_sizes("1234567"), None);
        assert_eq!(read_sizes("a b"), None);
        assert_eq!(megabytes(Locale::ENGLISH, 1_234_567), "1.2 MB");
        assert_eq!(megabytes(Locale::ENGLISH, 1_250_000), "1.3 MB");
        assert_eq!(megabytes(Locale::ENGLISH, 3), "0.1 MB");
    }
}
