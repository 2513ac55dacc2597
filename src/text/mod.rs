//! Words for all that rules, records and storage return: here data becomes
//! sentences, in a language, with plurals by number. Fixed words of a page stand
//! in the page.

mod refused;
mod thinking;

use records::{Colour, Match, Player, Relation, SeatConfig, TableRules, UndoPolicy};
use rules::{GameId, Level, Seat, State};

/// A language the app speaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Language {
    /// English.
    English,
}

/// The words of a language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Words {
    language: Language,
}

/// What a game is, in a few words.
pub struct GameWords {
    /// Its name.
    pub name: &'static str,
    /// One sentence that makes one want to play.
    pub pitch: &'static str,
    /// How many can play.
    pub players: &'static str,
    /// How long it takes.
    pub time: &'static str,
}

/// An option at set-up: its question, and a label and a note for each of its
/// choices.
pub type OptionWords = (&'static str, &'static [(&'static str, &'static str)]);

impl Words {
    /// English words.
    pub const fn english() -> Self {
        Self {
            language: Language::English,
        }
    }

    /// A number of things: `1 card`, `3 cards`.
    pub fn count(self, number: impl Into<u64>, one: &str, many: &str) -> String {
        let number = number.into();
        match self.language {
            Language::English if number == 1 => format!("{number} {one}"),
            Language::English => format!("{number} {many}"),
        }
    }

    /// Points, which may be fewer than none: `1 point`, `-2 points`.
    pub fn points(self, points: i32) -> String {
        let says = self.count(points.unsigned_abs(), "point", "points");
        if points < 0 {
            ["-", &says].concat()
        } else {
            says
        }
    }

    /// `first`, `second`, up to the most seats.
    pub const fn ordinal(self, place: u8) -> &'static str {
        match (self.language, place) {
            (Language::English, 1) => "first",
            (Language::English, 2) => "second",
            (Language::English, 3) => "third",
            (Language::English, 4) => "fourth",
            (Language::English, _) => "fifth",
        }
    }

    /// `Ada`, `Ada and Ben`, `Ada, Ben and Cleo`.
    pub fn list(self, items: &[String]) -> String {
        match (self.language, items) {
            (_, []) => String::new(),
            (_, [one]) => one.clone(),
            (Language::English, [most @ .., last]) => format!("{} and {last}", most.join(", ")),
        }
    }

    /// A level's name in a game.
    pub fn level(self, game: GameId, level: Level) -> &'static str {
        match (self.language, level) {
            (Language::English, Level::Expert) if bots::is_solved(game) => "Perfect",
            (Language::English, Level::Novice) => "Novice",
            (Language::English, Level::Casual) => "Casual",
            (Language::English, Level::Skilled) => "Skilled",
            (Language::English, Level::Expert) => "Expert",
        }
    }

    /// A colour's name.
    pub const fn colour(self, colour: Colour) -> &'static str {
        match (self.language, colour) {
            (Language::English, Colour::Red) => "red",
            (Language::English, Colour::Blue) => "blue",
            (Language::English, Colour::Yellow) => "yellow",
            (Language::English, Colour::Green) => "green",
            (Language::English, Colour::Violet) => "violet",
        }
    }

    /// What a lone player is called.
    pub const fn alone(self) -> &'static str {
        match self.language {
            Language::English => "You",
        }
    }

    /// Whose turn of a game it is.
    pub fn turn_of(self, state: &State, names: &[String], seat: Seat) -> String {
        self.turn_number(state.turn(), names, seat)
    }

    /// Which turn it is, and whose.
    pub fn turn_number(self, turn: u32, names: &[String], seat: Seat) -> String {
        match names {
            [_] => format!("Turn {turn}."),
            names => format!("Turn {turn}, {} is to play.", name(names, seat)),
        }
    }

    /// It is the turn of the only person here.
    pub const fn your_turn(self) -> &'static str {
        match self.language {
            Language::English => "Your turn",
        }
    }

    /// It is somebody's turn.
    pub fn turn_of_somebody(self, name: &str) -> String {
        format!("{name}'s turn")
    }

    /// Which position of a match is shown.
    pub fn place(self, here: usize, end: usize) -> String {
        let actions = self.count(end as u64, "action", "actions");
        match (here, end) {
            (0, 0) => "Nothing has been played yet.".to_owned(),
            (0, _) => format!("The start, before {actions}."),
            _ if here == end => format!("The latest, after {actions}."),
            _ => format!("After {here} of {actions}."),
        }
    }

    /// A line tried out, and where it begins.
    pub fn line(self, number: usize, leaves_at: usize) -> String {
        format!("Line {number}, from action {}", leaves_at + 1)
    }

    /// The same game once more: with seats turned where there are several.
    pub const fn again(self, players: u8) -> &'static str {
        match (self.language, players) {
            (Language::English, 1) => "Play again",
            (Language::English, _) => "Play again, seats turned",
        }
    }

    /// The same game once more, with seats turned, when it is said who begins.
    pub fn again_begins(self, name: &str) -> String {
        format!("Play again, {name} begins")
    }

    /// Who says who begins the next one.
    pub fn loser_chooses(self, name: &str) -> String {
        format!("{name} lost and chooses who begins the next game.")
    }

    /// Asks whether a match is to be ended: by a seat that resigns, or by a draw;
    /// and the word for yes.
    pub fn closing(self, resigns: Option<Seat>, names: &[String]) -> (String, &'static str) {
        match (resigns, names) {
            (None, _) => ("Do all of you agree on a draw?".to_owned(), "Yes, a draw"),
            (Some(_), [_]) => ("Do you give up?".to_owned(), "Yes, give up"),
            (Some(seat), names) => (
                format!("Does {} give up?", name(names, seat)),
                "Yes, resign",
            ),
        }
    }

    /// What may be taken back: its name, and what it means.
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

    /// What a table agreed on.
    pub fn table_rules(self, rules: TableRules) -> String {
        let (undo, _) = self.undo(rules.undo);
        let aids = if rules.aids { "on" } else { "off" };
        format!("Taking back: {}. Aids: {aids}.", undo.to_ascii_lowercase())
    }

    /// How a match that was brought stands to the same one that is kept, and
    /// what can be done.
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

    /// Somebody ended a turn, and nothing came of that.
    pub fn ends_turn(self, names: &[String], seat: Seat) -> String {
        match names {
            [_] => "You end your turn.".to_owned(),
            names => format!("{} ends the turn.", name(names, seat)),
        }
    }

    /// A seat resigned.
    pub fn resigns(self, names: &[String], seat: Seat) -> String {
        match names {
            [_] => "You give up.".to_owned(),
            names => format!("{} resigns.", name(names, seat)),
        }
    }

    /// A draw was agreed on.
    pub const fn agreed_draw(self) -> &'static str {
        match self.language {
            Language::English => "The players agree on a draw.",
        }
    }

    /// Who won, or shares the win.
    pub fn wins(self, winners: &[String]) -> String {
        match winners {
            [one] => format!("{one} wins"),
            several => format!("{} share the win", self.list(several)),
        }
    }

    /// How a lone player's game went.
    pub const fn solo_headline(self, reached: bool) -> &'static str {
        match (self.language, reached) {
            (Language::English, true) => "You did it",
            (Language::English, false) => "Not this time",
        }
    }

    /// Nobody has won.
    pub const fn drawn(self) -> &'static str {
        match self.language {
            Language::English => "A draw",
        }
    }

    /// What the seats of a match are called, in turn order.
    pub fn names_of(self, played: &Match) -> Vec<String> {
        self.seat_names(played.setup().game(), played.seats())
    }

    /// What the seats of a game are called, in turn order.
    pub fn seat_names(self, game: GameId, sitters: &[SeatConfig]) -> Vec<String> {
        Seat::all(u8::MAX)
            .zip(sitters)
            .map(|(seat, sitter)| match sitter.name.as_str() {
                "" if sitters.len() == 1 => self.alone().to_owned(),
                "" => self.unnamed(game, seat, sitter.player),
                name => name.to_owned(),
            })
            .collect()
    }

    /// Who can sit in a seat.
    pub fn player(self, game: GameId, player: Player) -> String {
        match player {
            Player::Human => "Person".to_owned(),
            Player::Bot(level) => format!("{} bot", self.level(game, level)),
        }
    }

    /// What a seat is called when nobody gave it a name.
    pub fn unnamed(self, game: GameId, seat: Seat, player: Player) -> String {
        match player {
            Player::Human => format!("Player {}", seat.number()),
            Player::Bot(level) => format!("{} {}", self.level(game, level), seat.number()),
        }
    }
}

/// A sentence begins so.
pub fn capital(mut words: String) -> String {
    if let Some(first) = words.get_mut(..1) {
        first.make_ascii_uppercase();
    }
    words
}

/// What a seat is called.
pub fn name(names: &[String], seat: Seat) -> &str {
    names.get(seat.index()).map_or("", String::as_str)
}
