//! Words for all that rules, records and storage return: here data becomes
//! sentences, in a language, with plurals by number. Fixed words of a page stand
//! in the page.

pub mod turn_of_time;

use crate::store::NotThere;
use bots::talk::Idea;
use records::archive::ShelfError;
use records::{Ending, EntryRefused, Player, RecordError};
use rules::{Action, Event, GameId, Level, Reason, Refusal, Seat, Source, State};

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

    /// A game's own words.
    pub const fn game(self, game: GameId) -> GameWords {
        match game {
            GameId::TurnOfTime => turn_of_time::GAME,
        }
    }

    /// An option at set-up: its question and its choices, in their order.
    pub fn option(
        self,
        game: GameId,
        option: &str,
    ) -> (&'static str, &'static [(&'static str, &'static str)]) {
        match game {
            GameId::TurnOfTime => turn_of_time::option(option),
        }
    }

    /// A level's name.
    pub const fn level(self, level: Level) -> &'static str {
        match (self.language, level) {
            (Language::English, Level::Novice) => "Novice",
            (Language::English, Level::Casual) => "Casual",
            (Language::English, Level::Skilled) => "Skilled",
            (Language::English, Level::Expert) => "Expert",
        }
    }

    /// What a lone player is called.
    pub const fn alone(self) -> &'static str {
        match self.language {
            Language::English => "You",
        }
    }

    /// What a person has to do: `Ada: choose ...`.
    pub fn task_of(self, name: &str, state: &State) -> String {
        format!("{name}: {}.", self.task(state))
    }

    /// What a lone player has to do.
    pub fn your_task(self, state: &State) -> String {
        format!("Your turn: {}.", self.task(state))
    }

    /// A bot is at work.
    pub fn thinks(self, name: &str) -> String {
        format!("{name} is thinking …")
    }

    /// People look back while it is a bot's turn.
    pub fn waits(self, name: &str) -> String {
        format!("It is {name}'s turn. You are looking back.")
    }

    /// A seat resigned.
    pub fn resigns(self, name: &str) -> String {
        format!("{name} resigns.")
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

    /// How near a lone player came to the goal.
    pub fn solo_result(self, state: &State) -> String {
        match state {
            State::TurnOfTime(state) => turn_of_time::solo_result(self, state),
        }
    }

    /// What a strong player would do, and how good that looks.
    pub fn hint(self, state: &State, idea: &Idea) -> String {
        let action = match state.read(&idea.action) {
            Ok(Action::TurnOfTime(action)) => turn_of_time::action(action),
            Err(_) => idea.action.clone(),
        };
        if idea.exact && state.players() <= 2 {
            return format!(
                "Try this: {action}. Nothing is better; all ways are counted to the end."
            );
        }
        let looks = match (state.players(), idea.worth) {
            (1, 85..) => "Your goal is well in reach.",
            (1, 50..) => "It has a good chance.",
            (1, _) => "It looks best to a strong player.",
            (_, 80..) => "It should win.",
            (_, 60..) => "It puts you ahead.",
            (_, 40..) => "It keeps you in the game.",
            (_, _) => "It is the best that is left.",
        };
        format!("Try this: {action}. {looks}")
    }

    /// The worker gave no answer about a bot's turn, or about a hint.
    pub const fn puzzled(self, turn: bool) -> &'static str {
        match (self.language, turn) {
            (Language::English, true) => "The computer player stopped. \"Go on\" starts it again.",
            (Language::English, false) => "No hint could be found just now.",
        }
    }

    /// Who can sit in a seat.
    pub fn player(self, player: Player) -> String {
        match player {
            Player::Human => "Person".to_owned(),
            Player::Bot(level) => format!("{} bot", self.level(level)),
        }
    }

    /// What a seat is called when nobody gave it a name.
    pub fn unnamed(self, seat: Seat, player: Player) -> String {
        match player {
            Player::Human => format!("Player {}", seat.number()),
            Player::Bot(level) => format!("{} {}", self.level(level), seat.number()),
        }
    }

    /// What happened, in a sentence; nothing for events that need none.
    pub fn event(self, event: &Event, names: &[String]) -> Option<String> {
        match event {
            Event::TurnOfTime(event) => turn_of_time::event(event, names),
        }
    }

    /// What the one to act has to do.
    pub fn task(self, state: &State) -> String {
        match state {
            State::TurnOfTime(state) => turn_of_time::task(state),
        }
    }

    /// Where points come from.
    pub fn source(self, source: &Source) -> String {
        match source {
            Source::TurnOfTime(source) => turn_of_time::source(self, source),
        }
    }

    /// Why a game is over.
    pub const fn reason(self, reason: Reason) -> &'static str {
        match reason {
            Reason::TurnOfTime(reason) => turn_of_time::reason(reason),
        }
    }

    /// What decides between equal points in a game.
    pub const fn equal_points(self, game: GameId) -> &'static str {
        match game {
            GameId::TurnOfTime => turn_of_time::EQUAL_POINTS,
        }
    }

    /// Why an action cannot be taken.
    pub fn refusal(self, refusal: &Refusal) -> String {
        match refusal {
            Refusal::OtherGame(_) => "That belongs to another game.".to_owned(),
            Refusal::TurnOfTime(refusal) => turn_of_time::refusal(refusal),
        }
    }

    /// Why an entry cannot follow.
    pub fn entry_refused(self, refused: &EntryRefused) -> String {
        match refused {
            EntryRefused::Over => "The game is over.".to_owned(),
            EntryRefused::Rules(refusal) => self.refusal(refusal),
            EntryRefused::CannotResign(_) => "This seat cannot resign.".to_owned(),
            EntryRefused::NobodyToAgree => "There is nobody to agree with.".to_owned(),
        }
    }

    /// How a match ended.
    pub fn ending(self, ending: Ending) -> String {
        match ending {
            Ending::Rules(reason) => self.reason(reason).to_owned(),
            Ending::Resigned => "The others resigned.".to_owned(),
            Ending::AgreedDraw => "You agreed on a draw.".to_owned(),
        }
    }

    /// Why the game is not being saved.
    pub fn shelf_error(self, error: &ShelfError) -> String {
        match error {
            ShelfError::Denied => {
                "This browser does not let the page keep anything: the game is lost when you close it."
            }
            ShelfError::Full => {
                "The browser's storage is full: the last turns are not saved. Delete older games at home, or other data of this site."
            }
            ShelfError::Later => {
                "A newer Wheelhouse has saved this game. Reload the page to go on with it."
            }
            ShelfError::Other(_) => {
                "The browser could not save the last turns. The game goes on here as long as the page is open."
            }
        }
        .to_owned()
    }

    /// Why a match cannot be shown.
    pub fn not_there(self, why: &NotThere) -> String {
        match why {
            NotThere::Unknown => "This browser keeps no such game. Perhaps it was deleted, or it was played in another browser.".to_owned(),
            NotThere::Later => "This game was saved by a newer Wheelhouse. Reload the page to get the new version.".to_owned(),
            NotThere::Damaged(keys) if keys.is_empty() => "What was saved of this game cannot be read.".to_owned(),
            NotThere::Damaged(keys) => format!(
                "What was saved of this game is damaged. Nothing is deleted: the damaged data are kept as {}.",
                self.list(keys)
            ),
            NotThere::Record(error) => self.record_error(error),
            NotThere::Shelf(_) => "This browser does not let the page read what it keeps.".to_owned(),
        }
    }

    /// Why a record is no match.
    pub fn record_error(self, error: &RecordError) -> String {
        match error {
            RecordError::Malformed { line, expected } => {
                format!("Line {line} does not fit: {expected} should stand there.")
            }
            RecordError::UnknownGame(game) => format!("This house has no game called {game}."),
            RecordError::LaterRules { .. } => {
                "This game was saved by a newer Wheelhouse. Reload the page to get the new version."
                    .to_owned()
            }
            RecordError::Setup(_) | RecordError::Seats(_) => {
                "The set-up of this game does not fit its rules.".to_owned()
            }
            RecordError::Entry {
                number,
                written,
                refusal,
            } => {
                let why = refusal
                    .as_ref()
                    .map(|refusal| self.refusal(refusal))
                    .unwrap_or_default();
                format!("Action {number}, {written}, cannot follow. {why}")
                    .trim_end()
                    .to_owned()
            }
            RecordError::OtherState { after } => {
                format!(
                    "After {after} actions the game is not what it was when it was saved: something was changed."
                )
            }
            RecordError::NoSuchLine => "A line tried out in this game begins nowhere.".to_owned(),
            RecordError::TooManyLines => {
                "There are too many lines tried out in this game.".to_owned()
            }
        }
    }
}
