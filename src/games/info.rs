//! The constants of a game.

use super::DealWords;
use app_core::daily::DailyDeal;

/// What is constant about a game.
pub struct GameInfo {
    /// Whether it takes skill to win in few turns; other games always last equally long.
    pub is_race: bool,
    /// Whether the board grows while it is played, and has the whole width then.
    pub is_board_growing: bool,
    pub daily: &'static [DailyDeal],
    /// The words of each of them.
    pub daily_words: &'static [DealWords],
    /// The setup option that sets the challenge of a solo game, if there is one.
    pub solo_challenge: Option<&'static str>,
    /// The option that makes games shorter or longer, and the choices that do, so that the points of
    /// each are on another scale.
    pub other_lengths: Option<(&'static str, &'static [&'static str])>,
    /// What a picture to save is made of.
    pub board_picture: BoardPicture,
}

impl GameInfo {
    /// Whether an option chooses a game of another kind or length, and no house rule.
    pub fn is_mode(&self, option: &str) -> bool {
        let length = self.other_lengths.map(|(id, _)| id);
        [self.solo_challenge, length].contains(&Some(option))
    }

    /// A game with nothing special; change what differs.
    pub const fn new(board_picture: BoardPicture) -> Self {
        Self {
            is_race: false,
            is_board_growing: false,
            daily: &[],
            daily_words: &[],
            solo_challenge: None,
            other_lengths: None,
            board_picture,
        }
    }
}

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
