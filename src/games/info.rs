//! The constants of a game.

use super::{BoardPicture, DealWords};
use app_core::daily::DailyDeal;
use l10n::Message;
use text::{FirstStep, OptionText};

/// What is constant about a game.
pub struct GameInfo {
    /// Description of the notation.
    pub notation: Message,
    /// Texts of a setup option, with its choices in order, if the game has it.
    pub option: fn(&str) -> Option<OptionText>,
    /// The steps of a first turn, for a number of players.
    pub first_turn: fn(u8) -> &'static [FirstStep],
    /// How ties are broken, in a sentence, if they are.
    pub tie_breaker: Option<Message>,
    /// Whether the game has points.
    pub counts_points: bool,
    /// Whether it takes skill to win in few turns; other games always last equally long.
    pub is_race: bool,
    /// A note about the game's outcome with perfect play, if it is known.
    pub solution_note: Option<Message>,
    /// Names of the sides, in games where seats are not colours.
    pub sides: Option<[Message; 2]>,
    /// Whether the board grows while it is played, and has the whole width then.
    pub is_board_growing: bool,
    /// The deals of the day.
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

    /// A game with points and nothing special; change what differs.
    pub const fn new(
        notation: Message,
        option: fn(&str) -> Option<OptionText>,
        first_turn: fn(u8) -> &'static [FirstStep],
    ) -> Self {
        Self {
            notation,
            option,
            first_turn,
            tie_breaker: None,
            counts_points: true,
            is_race: false,
            solution_note: None,
            sides: None,
            is_board_growing: false,
            daily: &[],
            daily_words: &[],
            solo_challenge: None,
            other_lengths: None,
            board_picture: BoardPicture::new("--room"),
        }
    }
}
