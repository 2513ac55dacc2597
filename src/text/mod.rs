//! Texts: turns data from rules, records and storage into sentences of a language, with
//! plural forms. Fixed labels are in the components that show them.

mod computer_players;
mod errors;

use records::{Colour, Match, Player, Relation, SeatConfig, TableRules, UndoPolicy};
use rules::{GameId, Level, Seat, State};

/// A supported language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Language {
    /// English.
    English,
}

/// A language, and the functions that build its texts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Locale {
    language: Language,
}

/// A short description of a game.
pub struct GameText {
    /// Name.
    pub name: &'static str,
    /// Teaser, one sentence.
    pub pitch: &'static str,
    /// Number of players.
    pub players: &'static str,
    /// Duration.
    pub time: &'static str,
}

/// Texts of a setup option: its question, and label and explanation of each choice.
pub type OptionText = (&'static str, &'static [(&'static str, &'static str)]);

impl Locale {
    /// English.
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

    /// The name of a level in a game.
    pub fn level(self, game: GameId, level: Level) -> &'static str {
        match (self.language, level) {
            (Language::English, Level::Expert) if bots::is_solved(game) => "Perfect",
            (Language::English, Level::Novice) => "Novice",
            (Language::English, Level::Casual) => "Casual",
            (Language::English, Level::Skilled) => "Skilled",
            (Language::English, Level::Expert) => "Expert",
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

    /// Default name of a solo player.
    pub const fn solo_name(self) -> &'static str {
        match self.language {
            Language::English => "You",
        }
    }

    /// Number of the turn, and whose turn it is.
    pub fn turn_of(self, state: &State, names: &[String], seat: Seat) -> String {
        self.turn_number(state.turn(), names, seat)
    }

    /// Number of the turn.
    pub fn turn_number(self, turn: u32, names: &[String], seat: Seat) -> String {
        match names {
            [_] => format!("Turn {turn}."),
            names => format!("Turn {turn}, {} is to play.", name(names, seat)),
        }
    }

    /// It is the turn of the only person in the match.
    pub const fn your_turn(self) -> &'static str {
        match self.language {
            Language::English => "Your turn",
        }
    }

    /// It is a named player's turn.
    pub fn turn_of_player(self, name: &str) -> String {
        format!("{name}'s turn")
    }

    /// The number of the shown position.
    pub fn position_label(self, here: usize, end: usize) -> String {
        let actions = self.count(end as u64, "action", "actions");
        match (here, end) {
            (0, 0) => "Nothing has been played yet.".to_owned(),
            (0, _) => format!("The start, before {actions}."),
            _ if here == end => format!("The latest, after {actions}."),
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
            (Language::English, _) => "Play again, seats turned",
        }
    }

    /// Label of the rematch button when the loser chooses who goes first.
    pub fn rematch_label_when_first(self, name: &str) -> String {
        format!("Play again, {name} begins")
    }

    /// The note that the loser chooses who goes first.
    pub fn loser_chooses(self, name: &str) -> String {
        format!("{name} lost and chooses who begins the next game.")
    }

    /// The question to confirm an early ending, and the label of the confirm button.
    pub fn closing_question(
        self,
        resigns: Option<Seat>,
        names: &[String],
    ) -> (String, &'static str) {
        match (resigns, names) {
            (None, _) => ("Do all of you agree on a draw?".to_owned(), "Yes, a draw"),
            (Some(_), [_]) => ("Do you give up?".to_owned(), "Yes, give up"),
            (Some(seat), names) => (
                format!("Does {} give up?", name(names, seat)),
                "Yes, resign",
            ),
        }
    }

    /// Name and explanation of an undo policy.
    pub const fn undo(self, undo: UndoPolicy) -> (&'static str, &'static str) {
        match (self.language, undo) {
            (Language::English, UndoPolicy::Free) => ("Free", "Anything, at any time."),
            (Language::English, UndoPolicy::UntilRevealed) => (
                "Until something is revealed",
                "Not past a card drawn or anything else that came to light.",
            ),
            (Language::English, UndoPolicy::Off) => ("Off", "What is done is done."),
        }
    }

    /// Summary of the table rules.
    pub fn table_rules(self, rules: TableRules) -> String {
        let (undo, _) = self.undo(rules.undo);
        let aids = if rules.aids { "on" } else { "off" };
        format!("Taking back: {}. Aids: {aids}.", undo.to_ascii_lowercase())
    }

    /// How an imported match relates to the stored one, and what can be done.
    pub fn relation(self, relation: &Relation) -> (String, &'static str) {
        match *relation {
            Relation::Other | Relation::Same => (
                "You keep this game, and it stands just so.".to_owned(),
                "Go to it",
            ),
            Relation::Ahead(more) => (
                format!(
                    "You keep this game. Here it is {} further.",
                    self.count(more as u64, "action", "actions")
                ),
                "Go on with it",
            ),
            Relation::Behind(more) => (
                format!(
                    "You keep this game, and yours is {} further.",
                    self.count(more as u64, "action", "actions")
                ),
                "Go to yours",
            ),
            Relation::Diverged(at) => (
                format!(
                    "You keep this game, but from action {} on yours went another way.",
                    at + 1
                ),
                "Go to yours",
            ),
        }
    }

    /// A player ended the turn, without further events.
    pub fn ends_turn(self, names: &[String], seat: Seat) -> String {
        match names {
            [_] => "You end your turn.".to_owned(),
            names => format!("{} ends the turn.", name(names, seat)),
        }
    }

    /// A player resigned.
    pub fn resigns(self, names: &[String], seat: Seat) -> String {
        match names {
            [_] => "You give up.".to_owned(),
            names => format!("{} resigns.", name(names, seat)),
        }
    }

    /// The players agreed on a draw.
    pub const fn agreed_draw(self) -> &'static str {
        match self.language {
            Language::English => "The players agree on a draw.",
        }
    }

    /// Who won, possibly several.
    pub fn wins(self, winners: &[String]) -> String {
        match winners {
            [one] => format!("{one} wins"),
            several => format!("{} share the win", self.list(several)),
        }
    }

    /// Result of a solo game.
    pub const fn solo_headline(self, reached: bool) -> &'static str {
        match (self.language, reached) {
            (Language::English, true) => "You did it",
            (Language::English, false) => "Not this time",
        }
    }

    /// The result of a draw.
    pub const fn drawn(self) -> &'static str {
        match self.language {
            Language::English => "A draw",
        }
    }

    /// Names of a match's seats, in turn order.
    pub fn names_of(self, match_: &Match) -> Vec<String> {
        self.seat_names(match_.setup().game(), match_.seats())
    }

    /// Names of a game's seats, in turn order.
    pub fn seat_names(self, game: GameId, seats: &[SeatConfig]) -> Vec<String> {
        Seat::all(u8::MAX)
            .zip(seats)
            .map(|(seat, config)| match config.name.as_str() {
                "" if seats.len() == 1 => self.solo_name().to_owned(),
                "" => self.default_name(game, seat, config.player),
                name => name.to_owned(),
            })
            .collect()
    }

    /// The label of a kind of player.
    pub fn player(self, game: GameId, player: Player) -> String {
        match player {
            Player::Human => "Person".to_owned(),
            Player::Bot(level) => format!("{} bot", self.level(game, level)),
        }
    }

    /// Default name of a seat.
    pub fn default_name(self, game: GameId, seat: Seat, player: Player) -> String {
        match player {
            Player::Human => format!("Player {}", seat.number()),
            Player::Bot(level) => format!("{} {}", self.level(game, level), seat.number()),
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

/// The name of a seat.
pub fn name(names: &[String], seat: Seat) -> &str {
    names.get(seat.index()).map_or("", String::as_str)
}
