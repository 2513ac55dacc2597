//! Texts that depend on the game, from its text module.

use super::{counts_points, info, sides, text};
use crate::text::{FirstStep, GameText, Locale, Names, OptionText, object};
use records::{Ending, Match};
use rules::{GameId, Seat, State};

impl Locale {
    /// Short description of a game.
    pub fn game(self, game: GameId) -> GameText {
        text(game)
    }

    /// A phrase for one match of a game.
    pub fn a_game_of(self, game: GameId) -> String {
        format!("A game of {}", self.game(game).name)
    }

    /// Texts of a setup option, with its choices in order.
    pub fn option(self, game: GameId, option: &str) -> OptionText {
        (info(game).option)(option)
    }

    /// The steps of a first turn, for this number of players.
    pub fn first_turn(self, game: GameId, players: u8) -> &'static [FirstStep] {
        (info(game).first_turn)(players)
    }

    /// Description of a game's notation.
    pub fn notation(self, game: GameId) -> &'static str {
        info(game).notation
    }

    /// What a person has to do, such as `Ada: choose …`, `Your turn: choose …`.
    pub fn task_of(self, names: &Names, seat: Seat, state: &State) -> String {
        let addressee = match object(names, seat) {
            "you" => self.your_turn(),
            name => name,
        };
        format!("{addressee}: {}.", self.task(state))
    }

    /// A note about a game's outcome with perfect play, if it is known.
    pub fn solution_note(self, game: GameId) -> Option<&'static str> {
        info(game).solution_note
    }

    /// Names of a game's sides, where seats are not colours.
    pub fn sides(self, game: GameId) -> Option<[&'static str; 2]> {
        sides(game)
    }

    pub fn tie_breaker(self, game: GameId) -> &'static str {
        info(game).tie_breaker
    }

    /// Headline of a match's result.
    pub fn headline(self, record: &Match, names: &Names) -> String {
        let ranks = record.position().ranks();
        self.headline_of(record.setup().game(), ranks.as_slice(), names)
    }

    /// Headline for a result with these ranks.
    pub fn headline_of(self, game: GameId, ranks: &[u8], names: &Names) -> String {
        if let [place] = ranks {
            return self.solo_headline(*place == 1, names);
        }
        let winners: Vec<Seat> = Seat::all(ranks.len() as u8)
            .zip(ranks)
            .filter(|(_, place)| **place == 1)
            .map(|(seat, _)| seat)
            .collect();
        // In games without points, a shared first place is a draw.
        if winners.len() > 1 && !counts_points(game) {
            return self.draw_headline().to_owned();
        }
        self.win_headline(&winners, names)
    }

    /// Why a match that is over ended as it did: the points of the first two, and the end.
    pub fn why(self, record: &Match) -> String {
        let position = record.position();
        let state = position.state();
        if state.players() == 1 {
            return self.solo_result(state);
        }
        let mut points = state.score().points.as_slice().to_vec();
        points.sort_unstable_by_key(|points| core::cmp::Reverse(*points));
        let end = position.ending().map(|ending| self.ending(ending));
        let end = end.unwrap_or_default();
        match points.as_slice() {
            [first, second, ..] if counts_points(state.game()) => {
                format!("{first} points to {second}. {end}")
            }
            _ => end,
        }
    }

    /// How a match ended.
    pub fn ending(self, ending: Ending) -> String {
        match ending {
            Ending::Rules(reason) => self.end_reason(reason).to_owned(),
            Ending::Resigned => "By resignation.".to_owned(),
            Ending::AgreedDraw => "By agreement.".to_owned(),
        }
    }
}
