//! The match history: slider, log and variations.

mod lines;
mod log;
mod note;
mod slider;

use super::use_session_handle;
use lines::Lines;
use log::LogList;
use note::{NoteField, use_notes};
use slider::Slider;
use yew::prelude::*;

/// Slider, lines, note on the position, and log.
#[component]
pub fn History() -> Html {
    let id = use_session_handle().id.clone();
    let (notes, on_note) = use_notes(id);
    html! {
        <div class="history">
            <Slider />
            <Lines />
            <NoteField notes={notes.clone()} {on_note} />
            <LogList {notes} />
        </div>
    }
}
