//! Pasting a game by a press: links do not open the installed app on every system.

use super::Button;
use crate::browser;
use crate::context::{use_locale, use_settings};
use app_core::settings::{SettingsChange, Switch};
use l10n::{Message, house};
use records::{ImportError, import, is_collection};
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct PasteButtonProps {
    pub label: AttrValue,
    #[prop_or_default]
    pub class: Classes,
    /// Called with the text in the clipboard; without one if the browser does not let pages read it.
    pub on_paste: Callback<Option<String>>,
}

/// A button that reads the clipboard.
#[component]
pub fn PasteButton(props: &PasteButtonProps) -> Html {
    let onclick = props.on_paste.clone();
    let onclick = move |_: MouseEvent| browser::paste(onclick.clone());
    html! {
        <Button id="paste" class={props.class.clone()} {onclick}>{ props.label.clone() }</Button>
    }
}

/// Whether there is a game in a text, or what was one before it was damaged.
pub fn holds_game(text: &str) -> bool {
    let is_other = |error| matches!(error, ImportError::Empty | ImportError::Unrecognized);
    is_collection(text) || !import(text).is_err_and(is_other)
}

#[derive(Properties, PartialEq)]
pub struct LinkNoteProps {
    /// Where links open, and the way round.
    pub text: Message,
}

/// In the installed app, tells that links open elsewhere, until it was read.
#[component]
pub fn LinkNote(props: &LinkNoteProps) -> Html {
    let locale = use_locale();
    let settings = use_settings();
    if settings.current.link_note == Switch::Off || !browser::is_installed() {
        return html! {};
    }
    let onclick = settings
        .change
        .reform(|_: MouseEvent| SettingsChange::LinkNote(Switch::Off));
    html! {
        <div class="notice hint" id="link-note">
            <p>{ locale.text(props.text) }</p>
            <p class="buttons"><Button id="link-note-read" {onclick}>{ locale.text(house::GOT_IT) }</Button></p>
        </div>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_holds_no_game_is_told_from_what_is_damaged() {
        for other in ["", " \n", "milk, eggs", "https://example.org/"] {
            assert!(!holds_game(other), "{other:?}");
        }
        for damaged in [
            "https://example.org/#/open/AwEAAQ",
            "#/open/AwEAAQ and more",
        ] {
            assert!(holds_game(damaged), "{damaged:?}");
        }
    }
}
