//! Keys that are shortcuts at the table.

use super::playing::{Msg, Playing, Table};
use crate::parts;
use crate::stage::Context;
use yew::prelude::*;

/// Shortcuts that are more than one of the other messages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Key {
    /// Takes back what was chosen on the board but not done.
    Escape,
    /// To the board.
    Board,
    /// To the field for typed actions.
    Type,
    /// Says again how things stand.
    Say,
}

/// What a key means at the table, if anything.
pub(super) fn shortcut(event: &KeyboardEvent) -> Option<Msg> {
    let key = event.key();
    if event.ctrl_key() || event.meta_key() {
        // Fields have an undo of their own.
        let in_field = gloo::utils::document()
            .active_element()
            .is_some_and(|active| active.matches("textarea, input[type=text]") == Ok(true));
        // With Caps Lock letters come large without Shift.
        return match (key.to_ascii_lowercase().as_str(), event.shift_key()) {
            _ if in_field => None,
            ("z", false) => Some(Msg::Undo),
            ("z", true) => Some(Msg::Redo),
            // With the Command key that is the browser's own.
            ("y", false) if event.ctrl_key() => Some(Msg::Redo),
            _ => None,
        };
    }
    if key == "Escape" {
        return Some(Msg::Key(Key::Escape));
    }
    let off = gloo::utils::document()
        .document_element()
        .is_some_and(|root| root.has_attribute("data-no-keys"));
    if off || parts::is_typing(event) {
        return None;
    }
    Some(match key.as_str() {
        "b" | "B" => Msg::Key(Key::Board),
        "n" | "N" => Msg::Key(Key::Type),
        "s" | "S" => Msg::Key(Key::Say),
        "h" | "H" => Msg::Hint,
        "[" => Msg::LookBy(-1),
        "]" => Msg::LookBy(1),
        "{" => Msg::Look(0),
        "}" => Msg::Look(usize::MAX),
        _ => return None,
    })
}

impl Playing {
    pub(super) fn key(&mut self, ctx: &Context<Table>, key: Key) {
        match key {
            Key::Escape => {
                self.escapes += 1;
                self.asking = None;
            }
            Key::Board => parts::focus("board"),
            Key::Type => {
                let page = gloo::utils::document();
                if let Some(details) = page.get_element_by_id("typing") {
                    // An element that cannot be opened leaves things as they are.
                    let _ = details.set_attribute("open", "");
                }
                parts::focus("notation");
            }
            Key::Say => {
                let again = self.say_all(ctx);
                self.say(again);
            }
        }
        self.touched = false;
    }
}
