//! Arrow keys that nothing else has used move the focus.

use super::focus::{focus_start, focused, matches, move_focus};
use super::geometry::Direction;
use super::{KEYS, mark, uses_arrows};
use crate::hooks::{Key, key_of};
use wasm_bindgen::JsCast;
use wasm_bindgen::JsValue;
use web_sys::{Element, HtmlElement, HtmlInputElement, HtmlTextAreaElement, KeyboardEvent};

/// Fields that use left and right themselves: to move the cursor within their text, or to change their value.
const SIDEWAYS: &str = "input:not([type='checkbox'], [type='file']), select, textarea";

/// Handles a key that has reached the window.
pub fn on_key(event: &KeyboardEvent) {
    // A gamepad's keys are not trusted; it moves the focus itself.
    if !uses_arrows() || !event.is_trusted() || event.default_prevented() || event.shift_key() {
        return;
    }
    let Some(key) = key_of(event) else {
        return;
    };
    if let Some(direction) = Direction::from_key(key) {
        if focused().is_some_and(|field| keeps(&field, direction)) {
            return;
        }
        event.prevent_default();
        mark(KEYS);
        move_focus(direction);
    } else if key == Key::Enter {
        match focused() {
            // Browsers choose with Space, which a remote control lacks.
            Some(field) if matches(&field, "[type='radio'], [type='checkbox']") => {
                event.prevent_default();
                mark(KEYS);
                field.unchecked_ref::<HtmlElement>().click();
            }
            Some(_) => {}
            None => {
                event.prevent_default();
                mark(KEYS);
                focus_start();
            }
        }
    }
}

/// Whether a field uses an arrow key itself.
fn keeps(field: &Element, direction: Direction) -> bool {
    if matches(field, "[readonly]") {
        return false;
    }
    if let Some(area) = field.dyn_ref::<HtmlTextAreaElement>() {
        let at = (area.selection_start(), area.selection_end());
        return !is_at_end(at, area.text_length(), direction);
    }
    if !direction.is_horizontal() || !matches(field, SIDEWAYS) {
        return false;
    }
    match field.dyn_ref::<HtmlInputElement>() {
        Some(input) if matches(field, "[type='text'], [type='search']") => {
            let at = (input.selection_start(), input.selection_end());
            let length = input.value().encode_utf16().count();
            !is_at_end(at, u32::try_from(length).unwrap_or(u32::MAX), direction)
        }
        _ => true,
    }
}

/// Where the cursor or the selection of a field begins or ends.
type Cursor = Result<Option<u32>, JsValue>;

/// Whether the cursor is at the start or end of a text, where an arrow key leaves it.
fn is_at_end((start, end): (Cursor, Cursor), length: u32, direction: Direction) -> bool {
    let (Ok(Some(start)), Ok(Some(end))) = (start, end) else {
        return true;
    };
    start == end
        && match direction {
            Direction::Up | Direction::Left => start == 0,
            Direction::Down | Direction::Right => end >= length,
        }
}
