//! The form to open a link, a text record or a file.

use crate::components::{Button, Notice, ScanButton};
use gloo::file::callbacks::{FileReader, read_as_text};
use web_sys::{HtmlInputElement, HtmlTextAreaElement};
use yew::prelude::*;

/// Maximum file size in bytes; a browser keeps less.
const MAX_BYTES: f64 = 33_554_432.0;

/// Props of [`OpenForm`].
#[derive(Properties, PartialEq)]
pub struct OpenFormProps {
    /// Text in the field.
    pub typed: String,
    /// Called when the text changes.
    pub on_type: Callback<String>,
    /// Called with the text to open.
    pub on_open: Callback<String>,
}

/// The form to open a link, a text record or a file.
#[component]
pub fn OpenForm(props: &OpenFormProps) -> Html {
    let field = use_node_ref();
    let is_unreadable = use_state(|| false);
    let on_choose = use_file_reader(props.on_open.clone(), is_unreadable.setter());
    let oninput = {
        let on_type = props.on_type.clone();
        move |event: InputEvent| {
            if let Some(field) = event.target_dyn_into::<HtmlTextAreaElement>() {
                on_type.emit(field.value());
            }
        }
    };
    let open = {
        let (field, on_open, is_unreadable) =
            (field.clone(), props.on_open.clone(), is_unreadable.clone());
        move |_| {
            if let Some(field) = field.cast::<HtmlTextAreaElement>() {
                is_unreadable.set(false);
                on_open.emit(field.value());
            }
        }
    };
    html! {
        <>
            <p class="lead">{ "Paste a link or a text record, or choose a file. You will see the game before it is saved." }</p>
            <label class="wide-field">
                <span>{ "Link or text" }</span>
                <textarea ref={field} class="record" id="import-text" rows="6" value={props.typed.clone()} {oninput} />
            </label>
            <p class="buttons">
                <Button id="look" class="primary" onclick={open}>{ "Preview" }</Button>
                <label class="button file">
                    <input type="file" id="file" onchange={on_choose} />
                    <span>{ "Choose a file …" }</span>
                </label>
                <ScanButton label="Scan a QR code" />
            </p>
            if *is_unreadable {
                <Notice id="wrong">{ "This file cannot be read." }</Notice>
            }
        </>
    }
}

/// Reads the selected file and passes on its text, or an error.
#[hook]
fn use_file_reader(
    on_text: Callback<String>,
    set_unreadable: UseStateSetter<bool>,
) -> Callback<Event> {
    // Dropping the reader cancels reading.
    let reader = use_mut_ref(|| None::<FileReader>);
    use_callback(
        (on_text, set_unreadable),
        move |event: Event, (on_text, set_unreadable)| {
            let input = event.target_dyn_into::<HtmlInputElement>();
            let files = input.and_then(|input| input.files());
            let Some(file) = files.and_then(|files| files.get(0)) else {
                return;
            };
            if file.size() > MAX_BYTES {
                set_unreadable.set(true);
                return;
            }
            let (on_text, set_unreadable) = (on_text.clone(), set_unreadable.clone());
            let done = move |text: Result<String, _>| {
                set_unreadable.set(text.is_err());
                if let Ok(text) = text {
                    on_text.emit(text);
                }
            };
            let file = gloo::file::File::from(file);
            *reader.borrow_mut() = Some(read_as_text(&file, done));
        },
    )
}
