//! The form to open a link, a text record or a file.

use crate::browser::{CodeReader, CodesError};
use crate::components::{Button, LinkNote, PasteButton, ScanButton, holds_game, link_in_code};
use crate::context::use_locale;
use gloo::file::callbacks::{FileReader, read_as_text};
use l10n::{Message, house, pages};
use web_sys::{File, HtmlInputElement, HtmlTextAreaElement};
use yew::platform::spawn_local;
use yew::prelude::*;

/// Maximum file size in bytes; a browser keeps less.
const MAX_BYTES: f64 = 33_554_432.0;

#[derive(Properties, PartialEq)]
pub struct OpenFormProps {
    /// Text in the field.
    pub typed: String,
    /// Called when the text changes.
    pub on_type: Callback<String>,
    /// Called with the text to open.
    pub on_open: Callback<String>,
    /// Called with what is wrong with a file or the clipboard.
    pub on_problem: Callback<Message>,
}

/// The form to open a link, a text record or a file.
#[component]
pub fn OpenForm(props: &OpenFormProps) -> Html {
    let locale = use_locale();
    let field = use_node_ref();
    let on_choose = use_file_reader(props.on_open.clone(), props.on_problem.clone());
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
                <label class="button file">
                    <input type="file" id="file" onchange={on_choose} />
                    <span>{ locale.text(pages::CHOOSE_A_FILE) }</span>
                </label>
                <ScanButton label={locale.text(pages::SCAN_QR_CODE)} />
            </p>
        </>
    }
}

/// Reads the selected file and passes on its text, or that of the QR code in it, or what is wrong with it.
#[hook]
fn use_file_reader(on_text: Callback<String>, on_problem: Callback<Message>) -> Callback<Event> {
    // Dropping the reader cancels reading.
    let reader = use_mut_ref(|| None::<FileReader>);
    use_callback(
        (on_text, on_problem),
        move |event: Event, (on_text, on_problem)| {
            let input = event.target_dyn_into::<HtmlInputElement>();
            let files = input.and_then(|input| input.files());
            let Some(file) = files.and_then(|files| files.get(0)) else {
                return;
            };
            if file.size() > MAX_BYTES {
                on_problem.emit(pages::FILE_UNREADABLE);
                return;
            }
            let (on_text, on_problem) = (on_text.clone(), on_problem.clone());
            let done = move |text: Result<String, Message>| match text {
                Ok(text) => on_text.emit(text),
                Err(problem) => on_problem.emit(problem),
            };
            if file.type_().starts_with("image/") {
                spawn_local(async move { done(link_in_picture(&file).await) });
                return;
            }
            let file = gloo::file::File::from(file);
            let read = read_as_text(&file, move |text| {
                done(text.map_err(|_| pages::FILE_UNREADABLE))
            });
            *reader.borrow_mut() = Some(read);
        },
    )
}

/// The link in the code of a game in a picture, or what is wrong.
async fn link_in_picture(file: &File) -> Result<String, Message> {
    let codes = CodeReader::default().codes_in_file(file).await;
    let codes = codes.map_err(|error| match error {
        CodesError::NoPicture => pages::FILE_UNREADABLE,
        CodesError::NoReader => house::SCAN_NO_READER,
    })?;
    codes
        .iter()
        .find_map(|code| link_in_code(code))
        .ok_or(if codes.is_empty() {
            pages::SCAN_NO_CODE
        } else {
            house::SCAN_NOT_A_GAME
        })
}
