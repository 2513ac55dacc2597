//! Keyboard shortcuts of the match page.

use super::SessionAction;
use super::use_session::SessionHandle;
use crate::hooks::{Key, focus, has_sheet, is_typing, key_of, shortcuts_are_off};
use gloo::events::{EventListener, EventListenerOptions};
use wasm_bindgen::JsCast;
use yew::prelude::*;

#[derive(Clone, Debug)]
enum Shortcut {
    Do(SessionAction),
    Board,
    /// Focuses the field for typed actions.
    Type,
}

/// The shortcut of a key event, if any.
fn shortcut(event: &KeyboardEvent) -> Option<Shortcut> {
    let key = key_of(event)?;
    // Under a sheet, the table takes no shortcuts. Escape closes the sheet.
    if has_sheet() {
        return None;
    }
    // Text fields have their own undo.
    let in_field = || {
        let active = gloo::utils::document().active_element();
        active.is_some_and(|active| active.matches("textarea, input[type=text]") == Ok(true))
    };
    match key {
        Key::Undo | Key::Redo if in_field() => return None,
        Key::Undo => return Some(Shortcut::Do(SessionAction::Undo)),
        Key::Redo => return Some(Shortcut::Do(SessionAction::Redo)),
        Key::Escape => return Some(Shortcut::Do(SessionAction::Escape)),
        _ => {}
    }
    // The setting is for keyboards; a gamepad's keys are not trusted.
    if (shortcuts_are_off() && event.is_trusted()) || is_typing() {
        return None;
    }
    let step = |by| SessionAction::Step {
        by,
        along_log: false,
    };
    let Key::Char(character) = key else {
        return None;
    };
    Some(match character {
        'b' => Shortcut::Board,
        'n' => Shortcut::Type,
        's' => Shortcut::Do(SessionAction::RepeatStatus),
        'h' => Shortcut::Do(SessionAction::Hint),
        '[' => Shortcut::Do(step(-1)),
        ']' => Shortcut::Do(step(1)),
        '{' => Shortcut::Do(SessionAction::BrowseTo(0)),
        '}' => Shortcut::Do(SessionAction::BrowseTo(usize::MAX)),
        _ => return None,
    })
}

/// Listens for shortcuts anywhere on the page. `type_action` shows the field for typed actions.
#[hook]
pub fn use_shortcuts(handle: &SessionHandle, type_action: &Callback<()>) {
    let deps = (handle.dispatch.clone(), type_action.clone());
    use_effect_with(deps, |(dispatch, type_action)| {
        let (dispatch, type_action) = (dispatch.clone(), type_action.clone());
        let listener = EventListener::new_with_options(
            &gloo::utils::window(),
            "keydown",
            EventListenerOptions::enable_prevent_default(),
            move |event| {
                let Some(found) = event.dyn_ref::<KeyboardEvent>().and_then(shortcut) else {
                    return;
                };
                event.prevent_default();
                match found {
                    Shortcut::Do(action) => dispatch.emit(action),
                    Shortcut::Board => focus::focus("board"),
                    Shortcut::Type => type_action.emit(()),
                }
            },
        );
        move || drop(listener)
    });
}
