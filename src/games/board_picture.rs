//! How the picture of a board is made that players can save.

/// The drawings in a saved picture of a board, and its background.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoardPicture {
    /// CSS selector of drawings on the board; several stand side by side. Without it, the picture is
    /// drawn from the state.
    pub drawings: Option<&'static str>,
    /// CSS selector of what is left out of them: marks, previews, and what can be tapped.
    pub excluded: &'static str,
    /// CSS custom property with the colour of the background.
    pub background: &'static str,
}

impl BoardPicture {
    /// A picture drawn from the state.
    pub const fn new(background: &'static str) -> Self {
        Self {
            drawings: None,
            excluded: "",
            background,
        }
    }
}
