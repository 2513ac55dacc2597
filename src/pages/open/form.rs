//! The form to open a link, a text record or a file.

use crate::components::{Button, LinkNote, PasteButton, ScanButton, holds_game};
use crate::context::use_locale;
use crate::pages::file_button::FileButton;
use l10n::{Message, house, pages};
use web_sys::HtmlTextAreaElement;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct OpenFormProps {
    pub typed: String,
    pub on_type: Callback<String>,
    pub on_open: Callback<String>,
    /// Called with what is wrong with a file or the clipboard.
    pub on_problem: Callback<Message>,
}

#[component]
pub fn OpenForm(props: &OpenFormProps) -> Html {
    let locale = use_locale();
    let field = use_node_ref();
    let oninput = {
        let on_type = props.on_type.clone();
        move |event: InputEvent| {
            if let Some(field) = event.target_dyn_into::<HtmlTextAreaElement>() {
                on_type.emit(field.value());
            }
        }
    };
    let open = {
        let (field, on_open) = (field.clone(), props.on_open.clone());
        move |_| {
            if let Some(field) = field.cast::<HtmlTextAreaElement>() {
                on_open.emit(field.value());
            }
        }
    };
    let on_paste = {
        let field = field.clone();
        let (on_open, on_problem) = (props.on_open.clone(), props.on_problem.clone());
        move |text: Option<String>| match text {
            Some(text) if holds_game(&text) => on_open.emit(text),
            Some(_) => on_problem.emit(house::PASTE_NOT_A_GAME),
            None => {
                on_problem.emit(house::PASTE_YOURSELF);
                if let Some(field) = field.cast::<HtmlTextAreaElement>() {
                    // The press of another button can take the focus.
                    let _ = field.focus();
                }
            }
        }
    };
    html! {
        <>
            <LinkNote text={house::LINK_NOTE_OPEN} />
            <p class="lead">{ locale.text(pages::OPEN_ABOUT) }</p>
            <label class="wide-field">
                <span>{ locale.text(pages::LINK_OR_TEXT) }</span>
                <textarea ref={field} class="record" id="import-text" rows="6" value={props.typed.clone()} {oninput} />
            </label>
            <p class="buttons">
                <PasteButton class="primary" label={locale.text(house::PASTE_THE_LINK)} {on_paste} />
                <Button id="look" onclick={open}>{ locale.text(pages::PREVIEW) }</Button>
                <FileButton on_text={props.on_open.clone()} on_problem={props.on_problem.clone()} />
                <ScanButton label={locale.text(pages::SCAN_QR_CODE)} />
            </p>
        </>
    }
}
