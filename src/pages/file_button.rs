//! Choosing a file to read.

use crate::browser::{CodeReader, CodesError};
use crate::components::link_in_code;
use crate::context::use_locale;
use gloo::file::callbacks::{FileReader, read_as_text};
use l10n::{Message, house, pages};
use records::series::is_code;
use web_sys::{File, HtmlInputElement};
use yew::platform::spawn_local;
use yew::prelude::*;

/// Maximum file size in bytes; a browser keeps less.
const MAX_BYTES: f64 = 33_554_432.0;

#[derive(Properties, PartialEq)]
pub struct FileButtonProps {
    /// Called with the text of the file, or of the QR codes in a picture.
    pub on_text: Callback<String>,
    /// Called with what is wrong with the file.
    pub on_problem: Callback<Message>,
}

#[component]
pub fn FileButton(props: &FileButtonProps) -> Html {
    let locale = use_locale();
    let on_choose = use_file_reader(props.on_text.clone(), props.on_problem.clone());
    html! {
        <label class="button file">
            <input type="file" id="file" onchange={on_choose} />
            <span>{ locale.text(pages::CHOOSE_A_FILE) }</span>
        </label>
    }
}

/// Reads the selected file and passes on its text, or that of the QR codes in it, or what is wrong with it.
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
                spawn_local(async move { done(text_in_picture(&file).await) });
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

/// What the codes in a picture hold, or what is wrong: the link of a game, or parts of a series, one a line.
async fn text_in_picture(file: &File) -> Result<String, Message> {
    let codes = CodeReader::default().codes_in_file(file).await;
    let codes = codes.map_err(|error| match error {
        CodesError::NoPicture => pages::FILE_UNREADABLE,
        CodesError::NoReader => house::SCAN_NO_READER,
    })?;
    if let Some(link) = codes.iter().find_map(|code| link_in_code(code)) {
        return Ok(link);
    }
    let is_empty = codes.is_empty();
    let parts: Vec<String> = codes.into_iter().filter(|code| is_code(code)).collect();
    match parts.is_empty() {
        false => Ok(parts.join("\n")),
        true if is_empty => Err(pages::SCAN_NO_CODE),
        true => Err(house::SCAN_NOT_A_GAME),
    }
}
