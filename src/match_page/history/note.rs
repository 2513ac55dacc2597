//! Notes on positions.

use crate::components::TextField;
use crate::context::{use_locale, use_store};
use crate::match_page::{SessionAction, use_session_handle};
use app_core::store::{Annotations, MAX_NOTE_CHARS};
use l10n::table;
use std::rc::Rc;
use yew::prelude::*;

/// What the player has added to the match, and a callback that sets the note on a position.
#[hook]
pub fn use_notes(id: AttrValue) -> (Rc<Annotations>, Callback<(usize, String)>) {
    let store = use_store();
    let dispatch = use_session_handle().dispatch;
    let notes = {
        let (store, id) = (store.clone(), id.clone());
        use_state(move || Rc::new(store.annotations(&id)))
    };
    let set_note = use_callback(
        (store, id, notes.setter(), dispatch),
        |(ply, text): (usize, String), (store, id, notes, dispatch)| {
            let saved =
                store.change_annotations(id, |annotations| annotations.set_note(ply, &text));
            if let Err(error) = saved {
                dispatch.emit(SessionAction::Saved(Err(error)));
            }
            notes.set(Rc::new(store.annotations(id)));
        },
    );
    (Rc::clone(&notes), set_note)
}

#[derive(Properties, PartialEq)]
pub struct NoteFieldProps {
    /// What the player has added to the match.
    pub notes: Rc<Annotations>,
    /// Called with the number of entries before a position, and its note.
    pub on_note: Callback<(usize, String)>,
}

/// The note on the shown position. Positions of lines that were tried out have none.
#[component]
pub fn NoteField(props: &NoteFieldProps) -> Html {
    let locale = use_locale();
    let handle = use_session_handle();
    let ply = handle.session.record().ply();
    if handle.session.is_variation() {
        return html! {};
    }
    html! {
        <TextField
            // The field of another position starts with its own text.
            key={ply}
            id="note"
            name="note"
            class="note-field"
            max_length={MAX_NOTE_CHARS}
            placeholder={locale.text(table::NOTE_ON_POSITION)}
            value={props.notes.note(ply).to_owned()}
            on_change={props.on_note.reform(move |text| (ply, text))}
        >
            <span class="unseen">{ locale.text(table::NOTE_ON_POSITION) }</span>
        </TextField>
    }
}
