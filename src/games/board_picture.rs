//! What pictures to save show of a game.

/// The drawings of which a picture to save is made, and what is around them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoardPicture {
    /// Selects drawings on the board; if there are several, they stand side by side. Without it, the
    /// picture is drawn anew.
    pub on_board: Option<&'static str>,
    /// Selects what is left out of them: marks, previews, and what can be tapped.
    pub left_out: &'static str,
    /// The custom property that has the colour around the drawings.
    pub background: &'static str,
}

impl BoardPicture {
    /// A picture drawn anew.
    pub const fn anew(background: &'static str) -> Self {
        Self {
            on_board: None,
            left_out: "",
            background,
        }
    }
}
