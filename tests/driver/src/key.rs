//! Keys that type no text.

/// A key that types no text, by its code point in the WebDriver standard: such characters in a text stand for
/// presses of these keys.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u32)]
pub enum Key {
    /// Backspace.
    Backspace = 0xe003,
    /// Tab.
    Tab = 0xe004,
    /// Enter.
    Enter = 0xe007,
    /// Shift.
    Shift = 0xe008,
    /// Control.
    Control = 0xe009,
    /// Alt.
    Alt = 0xe00a,
    /// Escape.
    Escape = 0xe00c,
    /// Page up.
    PageUp = 0xe00e,
    /// Page down.
    PageDown = 0xe00f,
    /// End.
    End = 0xe010,
    /// Home.
    Home = 0xe011,
    /// The left arrow.
    Left = 0xe012,
    /// The up arrow.
    Up = 0xe013,
    /// The right arrow.
    Right = 0xe014,
    /// The down arrow.
    Down = 0xe015,
    /// Delete.
    Delete = 0xe017,
    /// The command key of a Mac.
    Meta = 0xe03d,
}

impl From<Key> for char {
    fn from(key: Key) -> Self {
        Self::from_u32(key as u32).unwrap_or_default()
    }
}
