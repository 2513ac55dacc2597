//! Text pages, fetched from files on demand.

use crate::browser::{fetch_document, keyboard_layout};
use crate::components::{Button, Notice, Page};
use crate::context::use_locale;
use crate::hooks::{Fetched, KeyName, key_names, use_fetched};
use l10n::{house, pages};
use text::Locale;
use yew::platform::spawn_local;
use yew::prelude::*;

/// The About page, with the version of this build.
pub fn about_page(locale: Locale) -> Html {
    html! {
        <Page key="about" title={locale.text(pages::ABOUT_WHEELHOUSE)}>
            <p class="quiet">{ pages::version(locale, env!("CARGO_PKG_VERSION")) }</p>
            <AboutDocument />
        </Page>
    }
}

/// The page about keyboard shortcuts and playing with a screen reader.
pub fn keys_page(locale: Locale) -> Html {
    html! { <Page key="keys" title={locale.text(pages::KEYBOARD_AND_SCREEN_READER)}><KeysDocument /></Page> }
}

/// Placeholder for a text while it is fetched, or after that has failed.
pub fn fetch_placeholder<T>(locale: Locale, text: &Fetched<T>) -> Html {
    match text {
        Fetched::Ready(_) => html! {},
        Fetched::Pending => {
            html! { <p class="quiet coming" role="status">{ locale.text(house::LOADING) }</p> }
        }
        Fetched::Failed(try_again) => html! {
            <>
                <Notice id="wrong">{ locale.text(pages::TEXT_MISSING) }</Notice>
                <p><Button id="try-again" onclick={try_again.clone()}>{ locale.text(house::TRY_AGAIN) }</Button></p>
            </>
        },
    }
}

#[component]
fn AboutDocument() -> Html {
    document(use_locale(), use_text("about"))
}

/// Fetches the text of a page.
#[hook]
fn use_text(name: &'static str) -> Fetched {
    let locale = use_locale();
    use_fetched((locale, name), async |(locale, name): (Locale, &str)| {
        let text = fetch_document(locale, "pages", name).await;
        text.map(AttrValue::from)
    })
}

fn document(locale: Locale, text: Fetched) -> Html {
    let text = match text {
        Fetched::Ready(text) => Html::from_html_unchecked(text),
        other => fetch_placeholder(locale, &other),
    };
    html! { <div class="rules">{ text }</div> }
}

/// The text about keys, with the names that they have on this keyboard.
#[component]
pub fn KeysDocument() -> Html {
    let names = use_state_eq(Vec::new);
    {
        let names = names.setter();
        use_effect_with((), move |()| {
            spawn_local(async move {
                if let Some(layout) = keyboard_layout().await {
                    names.set(key_names(layout));
                }
            });
        });
    }
    document(
        use_locale(),
        match use_text("keys") {
            Fetched::Ready(text) => Fetched::Ready(with_names(&text, &names).into()),
            other => other,
        },
    )
}

/// The text, with other names for single characters that are marked as keys.
fn with_names(text: &str, names: &[KeyName]) -> String {
    let mut parts = text.split("<kbd>");
    let mut renamed = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (key, after) = part.split_once("</kbd>").unwrap_or((part, ""));
        let key = key.to_ascii_lowercase();
        let name = names.iter().find(|name| key.parse() == Ok(name.shortcut));
        match name {
            Some(name) => {
                let shift = if name.shift {
                    "Shift</kbd> + <kbd>"
                } else {
                    ""
                };
                renamed.extend(["<kbd>", shift, &name.name, "</kbd>", after]);
            }
            None => renamed.extend(["<kbd>", part]),
        }
    }
    renamed
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn single_characters_get_the_names_of_this_keyboard() {
        let text = "<kbd>Ctrl</kbd> + <kbd>Z</kbd>, z <kbd>{</kbd><b>Z</b> <kbd>?</kbd> <kbd>Z";
        assert_eq!(with_names(text, &[]), text);
        let name = |shortcut, name: &str, shift| KeyName {
            shortcut,
            name: name.to_owned(),
            shift,
        };
        let russian = [name('z', "Я", false), name('{', "Х", true)];
        assert_eq!(
            with_names(text, &russian),
            "<kbd>Ctrl</kbd> + <kbd>Я</kbd>, z <kbd>Shift</kbd> + <kbd>Х</kbd><b>Z</b> <kbd>?</kbd> <kbd>Я</kbd>"
        );
    }
}
