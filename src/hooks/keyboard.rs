//! What key presses mean, on every keyboard: by the letter where that is a Latin one, else by the place of the key.

use wasm_bindgen::JsCast;
use web_sys::KeyboardEvent;

/// What a key press means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Key {
    /// Activates.
    Enter,
    /// Activates, or chooses.
    Space,
    /// Closes or cancels.
    Escape,
    Up,
    Right,
    Down,
    Left,
    /// To the first of several.
    Home,
    /// To the last of several.
    End,
    /// Takes back the last action.
    Undo,
    /// Takes it back no longer.
    Redo,
    /// A single-key shortcut: its character on a US keyboard, in lower case.
    Char(char),
}

/// A press of a key, as browsers report it.
#[derive(Clone, Debug, Default)]
pub struct KeyPress {
    /// What is typed, or the name of the key.
    pub key: String,
    /// The place of the key, by what it is on a US keyboard.
    pub code: String,
    pub shift: bool,
    /// Whether Ctrl is held, or AltGr on some systems.
    pub ctrl: bool,
    /// Whether Alt or Option is held, or AltGr on some systems.
    pub alt: bool,
    /// Whether AltGr is held.
    pub alt_graph: bool,
    pub meta: bool,
    /// Whether it belongs to an input method, which composes text from several presses.
    pub is_composing: bool,
}

/// The keys beside the letters and digits that have a meaning: place, character, and character with Shift.
const US_KEYS: [(&str, char, char); 6] = [
    ("BracketLeft", '[', '{'),
    ("BracketRight", ']', '}'),
    ("Slash", '/', '?'),
    ("Minus", '-', '_'),
    ("Equal", '=', '+'),
    ("Space", ' ', ' '),
];

impl KeyPress {
    /// What it means, if anything.
    pub fn meaning(&self) -> Option<Key> {
        if self.is_composing {
            return None;
        }
        if self.alt || self.alt_graph {
            // Many layouts have brackets and braces there. Everything else is typing, or belongs to the browser or a
            // screen reader.
            let symbol = self.key.parse().ok().filter(char::is_ascii_punctuation);
            return symbol.filter(|_| !self.meta).map(Key::Char);
        }
        if self.ctrl || self.meta {
            let is_single_modifier = self.ctrl != self.meta;
            return match self.character().filter(|_| is_single_modifier)? {
                'z' if self.shift => Some(Key::Redo),
                'z' => Some(Key::Undo),
                // With Cmd it is the browser's.
                'y' if self.ctrl && !self.shift => Some(Key::Redo),
                _ => None,
            };
        }
        Some(match self.key.as_str() {
            "Enter" => Key::Enter,
            "Escape" => Key::Escape,
            "ArrowUp" => Key::Up,
            "ArrowRight" => Key::Right,
            "ArrowDown" => Key::Down,
            "ArrowLeft" => Key::Left,
            "Home" => Key::Home,
            "End" => Key::End,
            _ => match self.character()? {
                ' ' => Key::Space,
                character => Key::Char(character),
            },
        })
    }

    /// Its character on a US keyboard, a small letter also with Shift or Caps Lock.
    fn character(&self) -> Option<char> {
        let mut typed = self.key.chars();
        let first = typed.next()?;
        // A dead key types nothing yet. Some keys type several letters.
        if is_of_other_script(first) || self.key == "Dead" {
            return self.us_character();
        }
        // Longer ones are names of keys or of other inputs.
        let first = typed.next().is_none().then_some(first)?;
        let first = match u32::from(first) {
            // The same characters in full width.
            wide @ 0xFF01..=0xFF5E => char::from_u32(wide - 0xFEE0)?,
            _ => first,
        };
        Some(first.to_ascii_lowercase())
    }

    /// The character that is at its place on a US keyboard.
    fn us_character(&self) -> Option<char> {
        let code = self.code.as_str();
        if let Some(letter) = code.strip_prefix("Key") {
            let letter: char = letter.parse().ok()?;
            return Some(letter.to_ascii_lowercase());
        }
        if let Some(digit) = code.strip_prefix("Digit").or(code.strip_prefix("Numpad")) {
            let digit = digit.parse().ok().filter(char::is_ascii_digit);
            return digit.filter(|_| !self.shift);
        }
        US_KEYS
            .iter()
            .find(|(place, ..)| *place == code)
            .map(|(_, plain, shifted)| if self.shift { *shifted } else { *plain })
    }
}

/// Whether a character belongs to a script that is not the Latin one, rather than to signs that Latin layouts have.
const fn is_of_other_script(character: char) -> bool {
    character >= '\u{370}'
        && !matches!(character,
            // Latin letters, signs, letters of private use, and letters of other widths.
            '\u{1D00}'..='\u{1EFF}'
                | '\u{2000}'..='\u{2BFF}'
                | '\u{2C60}'..='\u{2C7F}'
                | '\u{2E00}'..='\u{2E7F}'
                | '\u{A720}'..='\u{A7FF}'
                | '\u{AB30}'..='\u{AB6F}'
                | '\u{E000}'..='\u{F8FF}'
                | '\u{FB00}'..='\u{FB06}'
                | '\u{FF01}'..='\u{FF5E}')
}

/// What the key of a shortcut is called on a keyboard without Latin letters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeyName {
    /// The shortcut, as in [`Key::Char`].
    pub shortcut: char,
    /// The name, which is a character or two of another script.
    pub name: String,
    pub shift: bool,
}

/// The names of keys of shortcuts that have names of their own on a keyboard. `layout` has the characters of the keys
/// by their codes.
pub fn key_names(layout: impl Fn(&str) -> Option<String>) -> Vec<KeyName> {
    let letters = ('a'..='z').map(|letter| {
        let place = format!("Key{}", letter.to_ascii_uppercase());
        (place, letter, None)
    });
    let brackets = US_KEYS.iter().take(2);
    let brackets =
        brackets.map(|(place, plain, shifted)| ((*place).to_owned(), *plain, Some(*shifted)));
    let is_name = |name: &str| !name.is_empty() && name.chars().all(is_of_other_script);
    let mut names = Vec::new();
    for (place, plain, shifted) in letters.chain(brackets) {
        let Some(name) = layout(&place).filter(|name| is_name(name)) else {
            continue;
        };
        // Greek, Cyrillic and Armenian keys bear capitals; the capitals of Georgian are of another kind.
        let is_cased = name.chars().all(|character| character < '\u{590}');
        let name = if is_cased { name.to_uppercase() } else { name };
        let key_name = |shortcut, shift| KeyName {
            shortcut,
            name: name.clone(),
            shift,
        };
        names.push(key_name(plain, false));
        names.extend(shifted.map(|shifted| key_name(shifted, true)));
    }
    names
}

/// The code of a key that an input method has taken; Safari names the key itself, and no longer says that it is
/// composing, at the press that ends it.
const PROCESS_KEY_CODE: u32 = 229;

/// What a key event means, if anything.
pub fn key_of(event: &KeyboardEvent) -> Option<Key> {
    // Browsers that fill in a form send events of this type that have no key.
    if !event.is_instance_of::<KeyboardEvent>() {
        return None;
    }
    let press = KeyPress {
        key: event.key(),
        code: event.code(),
        shift: event.shift_key(),
        ctrl: event.ctrl_key(),
        alt: event.alt_key(),
        alt_graph: event.get_modifier_state("AltGraph"),
        meta: event.meta_key(),
        is_composing: event.is_composing() || event.key_code() == PROCESS_KEY_CODE,
    };
    press.meaning()
}

/// Whether keys belong to a form field that has the focus, not to shortcuts.
pub fn is_typing() -> bool {
    let active = gloo::utils::document().active_element();
    active.is_some_and(|active| {
        matches!(active.tag_name().as_str(), "TEXTAREA" | "SELECT")
            || (active.tag_name() == "INPUT"
                && !matches!(
                    active.get_attribute("type").as_deref(),
                    Some("radio" | "range" | "checkbox")
                ))
    })
}

/// Whether the player has turned single-key shortcuts off.
pub fn shortcuts_are_off() -> bool {
    gloo::utils::document()
        .document_element()
        .is_some_and(|root| root.has_attribute("data-no-keys"))
}

/// Whether arrow keys move the focus between controls: of a gamepad, a remote control, or by the setting.
pub fn arrows_navigate() -> bool {
    gloo::utils::document()
        .document_element()
        .is_some_and(|root| root.matches("[data-arrows], [data-navigation]") == Ok(true))
}

/// Whether a sheet is open over the page.
pub fn has_sheet() -> bool {
    let sheet = gloo::utils::document().query_selector("dialog[open]");
    sheet.is_ok_and(|sheet| sheet.is_some())
}

/// Whether a key asks for the page about keyboard shortcuts.
pub fn asks_for_keys_page(event: &KeyboardEvent) -> bool {
    key_of(event) == Some(Key::Char('?')) && !is_typing() && !shortcuts_are_off()
}

#[cfg(test)]
#[path = "keyboard_tests.rs"]
mod tests;
