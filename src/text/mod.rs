//! Texts: turns data from rules, records and storage into sentences of a language, with
//! plural forms. Fixed labels are in the components that show them.

mod computer_players;
mod correspondence;
mod daily;
mod dates;
mod errors;
mod files;
mod last_setup;
mod players;
mod statistics;

pub use computer_players::HintText;
pub use correspondence::CHEATING_NOTE;
pub use players::{
    Names, isolated, name, object, possessive, possessive_within, shown_name, subject,
};

use records::{Colour, Relation, TableRules, UndoPolicy};
use rules::{GameId, Seat};

/// A supported language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Language {
    English,
}

/// A language, and the functions that build its texts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Locale {
    language: Language,
}

/// A short description of a game.
#[derive(Clone, Copy)]
pub struct GameText {
    pub name: &'static str,
    /// Teaser, one sentence.
    pub pitch: &'static str,
    pub players: &'static str,
    /// Duration.
    pub time: &'static str,
}

/// A step of the help for a first turn.
pub struct FirstStep {
    /// What it explains: a selector of elements of the board.
    pub target: &'static str,
    pub text: &'static str,
}

impl FirstStep {
    pub const fn new(target: &'static str, text: &'static str) -> Self {
        Self { target, text }
    }
}

/// Texts of a setup option: its question, and label and explanation of each choice.
pub type OptionText = (&'static str, &'static [(&'static str, &'static str)]);

impl Locale {
    pub const fn english() -> Self {
        Self {
            language: Language::English,
        }
    }

    /// A number with a noun: `1 card`, `3 cards`.
    pub fn count(self, number: impl Into<u64>, one: &str, many: &str) -> String {
        let number = number.into();
        match self.language {
            Language::English if number == 1 => format!("{number} {one}"),
            Language::English => format!("{number} {many}"),
        }
    }

    /// Points, possibly negative: `1 point`, `-2 points`.
    pub fn points(self, points: i32) -> String {
        let text = self.count(points.unsigned_abs(), "point", "points");
        if points < 0 {
            ["-", &text].concat()
        } else {
            text
        }
    }

    /// `first`, `second`, and so on up to the maximum number of seats.
    pub const fn ordinal(self, place: u8) -> &'static str {
        match (self.language, place) {
            (Language::English, 1) => "first",
            (Language::English, 2) => "second",
            (Language::English, 3) => "third",
            (Language::English, 4) => "fourth",
            (Language::English, _) => "fifth",
        }
    }

    /// A list of names: `Ada`, `Ada and Ben`, `Ada, Ben and Cleo`.
    pub fn list(self, items: &[String]) -> String {
        match (self.language, items) {
            (_, []) => String::new(),
            (_, [one]) => one.clone(),
            (Language::English, [most @ .., last]) => format!("{} and {last}", most.join(", ")),
        }
    }

    /// The name of a colour.
    pub const fn colour(self, colour: Colour) -> &'static str {
        match (self.language, colour) {
            (Language::English, Colour::Red) => "red",
            (Language::English, Colour::Blue) => "blue",
            (Language::English, Colour::Yellow) => "yellow",
            (Language::English, Colour::Green) => "green",
            (Language::English, Colour::Violet) => "violet",
        }
    }

    /// Number of the turn, and whose turn it is.
    pub fn turn_status(self, turn: u32, names: &Names, seat: Seat) -> String {
        match names.len() {
            1 => format!("Turn {turn}."),
            _ => format!("Turn {turn}, {} to play.", object(names, seat)),
        }
    }

    /// It is the turn of the only person in the match.
    pub const fn your_turn(self) -> &'static str {
        match self.language {
            Language::English => "Your turn",
        }
    }

    /// The status during the countdown to a routine action; `action` begins the sentence.
    pub fn countdown_status(self, action: &str) -> String {
        format!("{action} … tap to wait")
    }

    /// It is a named player's turn.
    pub fn turn_of_player(self, name: &str) -> String {
        format!("{name}'s turn")
    }

    /// The number of the shown position.
    pub fn position_label(self, here: usize, end: usize) -> String {
        let actions = self.count(end as u64, "action", "actions");
        match (here, end) {
            (0, 0) => "No actions yet.".to_owned(),
            (0, _) => format!("Start of the game, before {actions}."),
            _ if here == end => format!("Latest position, after {actions}."),
            _ => format!("After {here} of {actions}."),
        }
    }

    /// The name of a variation: where it starts.
    pub fn variation_name(self, number: usize, leaves_at: usize) -> String {
        format!("Line {number}, from action {}", leaves_at + 1)
    }

    /// Label of the rematch button.
    pub const fn rematch_label(self, players: u8) -> &'static str {
        match (self.language, players) {
            (Language::English, 1) => "Play again",
            (Language::English, _) => "Rematch",
        }
    }

    /// Label of the rematch button when the loser chooses who goes first.
    pub fn rematch_label_when_first(self, names: &Names, first: Seat) -> String {
        format!("Rematch, {} first", object(names, first))
    }

    /// The title of a game's rules.
    pub fn rules_title(self, game: GameId) -> String {
        format!("Rules of {}", self.game(game).name)
    }

    /// The title of the form for a new game.
    pub fn new_game_title(self, game: GameId) -> String {
        format!("New game of {}", self.game(game).name)
    }

    /// The note that the loser chooses who goes first.
    pub fn loser_choice_note(self, names: &Names, loser: Seat) -> String {
        let lost = subject(names, loser, "lost and chooses", "lost, so you choose");
        format!("{lost} who goes first in the rematch.")
    }

    /// The question to confirm an early ending, and the label of the confirm button.
    pub fn closing_question(self, resigns: Option<Seat>, names: &Names) -> (String, &'static str) {
        match (resigns, names) {
            (None, _) => (
                "Do all players agree on a draw?".to_owned(),
                "Yes, it's a draw",
            ),
            (Some(seat), names) => match object(names, seat) {
                "you" => ("Do you want to resign?".to_owned(), "Yes, resign"),
                name => (format!("{name}, do you want to resign?"), "Yes, resign"),
            },
        }
    }

    /// Name and explanation of an undo policy.
    pub const fn undo_policy(self, undo: UndoPolicy) -> (&'static str, &'static str) {
        match (self.language, undo) {
            (Language::English, UndoPolicy::Free) => ("Free", "Undo anything, at any time."),
            (Language::English, UndoPolicy::UntilRevealed) => (
                "Until something is revealed",
                "Not past a drawn card or anything else that was revealed.",
            ),
            (Language::English, UndoPolicy::Off) => ("Off", "No takebacks."),
        }
    }

    /// Summary of the table rules.
    pub fn table_rules(self, rules: TableRules) -> String {
        let (undo, _) = self.undo_policy(rules.undo);
        let aids = if rules.aids { "on" } else { "off" };
        format!(
            "Undo: {}. Hints and previews: {aids}.",
            undo.to_ascii_lowercase()
        )
    }

    /// The version of the rules of a game that began before they changed.
    pub fn earlier_rules(self, version: u16) -> String {
        format!("Played to the end by version {version} of the rules, under which it began.")
    }

    /// How an imported match relates to the stored one, and what can be done.
    pub fn relation(self, relation: &Relation) -> (String, &'static str) {
        match *relation {
            Relation::Altered => (
                "You already have this game, but this copy has a different deal.".to_owned(),
                "Open yours",
            ),
            Relation::Other | Relation::Same => (
                "You already have this game, at the same point.".to_owned(),
                "Open it",
            ),
            Relation::Ahead(more) => (
                format!(
                    "You already have this game. This copy is {} ahead of yours.",
                    self.count(more as u64, "action", "actions")
                ),
                "Update and continue",
            ),
            Relation::Behind(more) => (
                format!(
                    "You already have this game, and yours is {} ahead.",
                    self.count(more as u64, "action", "actions")
                ),
                "Open yours",
            ),
            Relation::Diverged(at) => (
                format!(
                    "You already have this game, but yours took a different course at action {}.",
                    at + 1
                ),
                "Open yours",
            ),
        }
    }

    /// A player ended the turn, without further events.
    pub fn turn_end_sentence(self, names: &Names, seat: Seat) -> String {
        format!(
            "{}.",
            subject(names, seat, "ends the turn", "end your turn")
        )
    }

    /// A player resigned.
    pub fn resignation_sentence(self, names: &Names, seat: Seat) -> String {
        format!("{}.", subject(names, seat, "resigns", "resign"))
    }

    /// The players agreed on a draw.
    pub const fn agreed_draw_sentence(self) -> &'static str {
        match self.language {
            Language::English => "The players agree on a draw.",
        }
    }

    /// Who won, possibly several.
    pub fn win_headline(self, winners: &[Seat], names: &Names) -> String {
        if let [winner] = winners {
            return subject(names, *winner, "wins", "win");
        }
        let winners = winners.iter().map(|seat| name(names, *seat).to_owned());
        format!("{} share the win", self.list(&winners.collect::<Vec<_>>()))
    }

    /// Result of a solo game.
    pub fn solo_headline(self, reached: bool, names: &Names) -> String {
        let (wins, win) = if reached {
            ("wins", "win")
        } else {
            ("loses", "lose")
        };
        subject(names, Seat::FIRST, wins, win)
    }

    /// The result of a draw.
    pub const fn draw_headline(self) -> &'static str {
        match self.language {
            Language::English => "A draw",
        }
    }
}

/// The text with its first letter capitalized.
pub fn capital(mut text: String) -> String {
    if let Some(first) = text.get_mut(..1) {
        first.make_ascii_uppercase();
    }
    text
}
