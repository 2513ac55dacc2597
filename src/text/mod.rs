//! Words for all that rules, records and storage return: here data becomes
//! sentences, in a language, with plurals by number. Fixed words of a page stand
//! in the page.

pub mod argonauts_wheel;
pub mod turn_of_time;
pub mod wheel_of_fortune;
pub mod wheels_of_time;
pub mod world_wonders;

use crate::store::NotThere;
use bots::Forced;
use bots::talk::Idea;
use records::archive::SealError;
use records::archive::ShelfError;
use records::link::LinkError;
use records::{
    Colour, Ending, EntryRefused, NotBrought, Player, RecordError, Relation, TableRules, Undo,
};
use rules::game::ReadError;
use rules::{Action, Event, GameId, Level, Reason, Refusal, Seat, Source, State};

const NEWER: &str =
    "This game was saved by a newer Wheelhouse. Reload the page to get the new version.";

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

    /// One match of a game, to somebody else.
    pub fn a_game_of(self, game: GameId) -> String {
        format!("A game of {}", self.game(game).name)
    }

    /// A game's own words.
    pub const fn game(self, game: GameId) -> GameWords {
        match game {
            GameId::TurnOfTime => turn_of_time::GAME,
            GameId::ArgonautsWheel => argonauts_wheel::GAME,
            GameId::WheelsOfTime => wheels_of_time::GAME,
            GameId::WheelOfFortune => wheel_of_fortune::GAME,
            GameId::WorldWonders => world_wonders::GAME,
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
            GameId::ArgonautsWheel => argonauts_wheel::option(option),
            GameId::WheelsOfTime => wheels_of_time::option(option),
            GameId::WheelOfFortune => wheel_of_fortune::option(option),
            GameId::WorldWonders => world_wonders::option(option),
        }
    }

    /// A level's name in a game.
    pub const fn level(self, game: GameId, level: Level) -> &'static str {
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

    /// What a person has to do: `Ada: choose ...`.
    pub fn task_of(self, name: &str, state: &State) -> String {
        format!("{name}: {}.", self.task(state))
    }

    /// What a lone player has to do.
    pub fn your_task(self, state: &State) -> String {
        format!("Your turn: {}.", self.task(state))
    }

    /// A bot is at work.
    pub fn thinks(self, names: &[String], seat: Seat) -> String {
        match names {
            [_] => "The computer is thinking …".to_owned(),
            names => format!("{} is thinking …", name(names, seat)),
        }
    }

    /// It is a bot's turn, and it was told to wait, or people went back to it.
    pub fn waits(self, names: &[String], seat: Seat) -> String {
        match names {
            [_] => "The computer plays for you: \"Go on\" lets it act.".to_owned(),
            names => format!("It is {}'s turn: \"Go on\" lets it act.", name(names, seat)),
        }
    }

    /// Whose turn of a game it is.
    pub fn turn_of(self, state: &State, names: &[String], seat: Seat) -> String {
        let turn = state.turn();
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
    pub const fn undo(self, undo: Undo) -> (&'static str, &'static str) {
        match (self.language, undo) {
            (Language::English, Undo::Free) => ("Free", "Anything, at any time."),
            (Language::English, Undo::UntilRevealed) => (
                "Until something is revealed",
                "Not past a card drawn or anything else that came to light.",
            ),
            (Language::English, Undo::Off) => ("Off", "What is done is done."),
        }
    }

    /// What a table agreed on.
    pub fn table_rules(self, rules: TableRules) -> String {
        let (undo, _) = self.undo(rules.undo);
        let aids = if rules.aids { "on" } else { "off" };
        format!("Taking back: {}. Aids: {aids}.", undo.to_ascii_lowercase())
    }

    /// What to do in a game for the first time, step by step.
    pub const fn first_turn(self, game: GameId) -> &'static [&'static str] {
        match game {
            GameId::TurnOfTime => turn_of_time::FIRST_TURN,
            GameId::ArgonautsWheel => argonauts_wheel::FIRST_TURN,
            GameId::WheelsOfTime => wheels_of_time::FIRST_TURN,
            GameId::WheelOfFortune => wheel_of_fortune::FIRST_TURN,
            GameId::WorldWonders => world_wonders::FIRST_TURN,
        }
    }

    /// How actions of a game are written.
    pub const fn notation(self, game: GameId) -> &'static str {
        match game {
            GameId::TurnOfTime => turn_of_time::NOTATION,
            GameId::ArgonautsWheel => argonauts_wheel::NOTATION,
            GameId::WheelsOfTime => wheels_of_time::NOTATION,
            GameId::WheelOfFortune => wheel_of_fortune::NOTATION,
            GameId::WorldWonders => world_wonders::NOTATION,
        }
    }

    /// Why something typed is no action.
    pub fn not_read(self, state: &State, error: &ReadError<Refusal>) -> String {
        match error {
            ReadError::Malformed { at } => format!(
                "This makes no sense from character {} on. {}",
                at + 1,
                self.notation(state.game())
            ),
            ReadError::Refused(refusal) => self.refusal(refusal),
        }
    }

    /// How a match that was brought stands to the same one that is kept, and
    /// what can be done.
    pub fn relation(self, relation: &Relation) -> (String, &'static str) {
        match *relation {
            Relation::Other | Relation::Same => (
                "You keep this game, and it stands just so.".to_owned(),
                "Go to it",
            ),
            Relation::Further(more) => (
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
            Relation::Apart(at) => (
                format!(
                    "You keep this game, but from action {} on yours went another way.",
                    at + 1
                ),
                "Go to yours",
            ),
        }
    }

    /// Why something brought is no match.
    pub fn not_brought(self, why: &NotBrought) -> String {
        match why {
            NotBrought::Empty => "There is nothing yet: paste a link or a text first.".to_owned(),
            NotBrought::Foreign => "This is no game of this house.".to_owned(),
            NotBrought::Link(error) => self.link_error(error),
            NotBrought::Text(error) | NotBrought::Record(error) => self.record_error(error),
            NotBrought::File(error) => match error {
                SealError::Foreign => "This file is no game of this house.".to_owned(),
                SealError::LaterFormat(_) => NEWER.to_owned(),
                SealError::Cut => "The end of this file is missing.".to_owned(),
                SealError::Damaged => {
                    "Something in this file was changed: it is damaged.".to_owned()
                }
            },
            NotBrought::Kept => "This file holds something else than a game.".to_owned(),
        }
    }

    fn link_error(self, error: &LinkError) -> String {
        match error {
            LinkError::Foreign => "This link holds no game of this house.",
            LinkError::Cut => "The end of this link is missing: copy all of it.",
            LinkError::Damaged => "Something in this link was changed on the way: it is damaged.",
            LinkError::OtherFormat(_) => NEWER,
            LinkError::UnknownGame(_) => "This link holds a game that this house does not have.",
            LinkError::OtherRules { written, here } if written > here => NEWER,
            LinkError::OtherRules { .. } => {
                "This link was made by other rules of the game; with the rules here it would become another game."
            }
            LinkError::Setup(_) => "The set-up in this link does not fit the rules of its game.",
            LinkError::TooLong => "This game is too long for a link.",
        }
        .to_owned()
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

    /// How near a lone player came to the goal.
    pub fn solo_result(self, state: &State) -> String {
        match state {
            State::TurnOfTime(state) => turn_of_time::solo_result(self, state),
            // Nobody plays them alone.
            State::ArgonautsWheel(_) | State::WheelOfFortune(_) => String::new(),
            State::WheelsOfTime(state) => wheels_of_time::solo_result(self, state),
            State::WorldWonders(state) => world_wonders::solo_result(self, state),
        }
    }

    /// What a strong player would do, what comes of it, and how good that
    /// looks.
    pub fn hint(self, state: &State, idea: &Idea, names: &[String]) -> String {
        let Ok(action) = state.read(&idea.action) else {
            return format!("Try this: {}.", idea.action);
        };
        let does = self.action(state, action);
        // What happens is the reason; what chance brings is nobody's to know.
        let events = state.clone().apply(action).unwrap_or_default();
        let follows: Vec<Event> = events
            .into_iter()
            .take_while(|event| !event.is_chance())
            .filter(|event| match event {
                Event::TurnOfTime(event) => turn_of_time::follows(event),
                Event::ArgonautsWheel(event) => argonauts_wheel::follows(event),
                Event::WheelsOfTime(event) => wheels_of_time::follows(event),
                Event::WheelOfFortune(event) => wheel_of_fortune::follows(event),
                Event::WorldWonders(event) => world_wonders::follows(event),
            })
            .collect();
        let looks = match (state.players(), idea.worth) {
            _ if idea.forced.is_some() => "",
            (1 | 2, _) if idea.exact => "Nothing is better; all ways are counted to the end.",
            (1, 85..) => "Your goal is well in reach.",
            (1, 50..) => "It has a good chance.",
            (1, _) => "It looks best to a strong player.",
            (_, 80..) => "It should win.",
            (_, 60..) => "It puts you ahead.",
            (_, 40..) => "It keeps you in the game.",
            (_, _) => "It is the best that is left.",
        };
        let mut said = format!("Try this: {does}. ");
        for sentence in self.sentences(&follows, names) {
            said.push_str(&sentence);
            said.push(' ');
        }
        said.push_str(looks);
        if idea.forced.is_some() {
            said.push_str(&format!("It {}.", self.leads_to(idea)));
        }
        said
    }

    /// An action that can be taken in a state: `move a disc from 1 to 7`.
    pub fn action(self, state: &State, action: Action) -> String {
        match action {
            Action::TurnOfTime(action) => turn_of_time::action(action),
            Action::ArgonautsWheel(action) => argonauts_wheel::action(action),
            Action::WheelsOfTime(action) => wheels_of_time::action(action),
            Action::WheelOfFortune(action) => match state {
                State::WheelOfFortune(state) => wheel_of_fortune::action_in(self, state, action),
                _ => wheel_of_fortune::action(action),
            },
            Action::WorldWonders(action) => match state {
                State::WorldWonders(state) => world_wonders::action_in(self, state, action),
                // It is no action of another game.
                _ => String::new(),
            },
        }
    }

    /// What an action leads to: `wins in 3 turns`, or how much it is worth.
    pub fn leads_to(self, idea: &Idea) -> String {
        match idea.forced {
            Some(forced) => self.forced(forced),
            None => format!("{} of 100", idea.worth.min(100)),
        }
    }

    /// `wins in 3 turns`, `draws`, `loses in 7 turns`; turns are one's own.
    fn forced(self, forced: Forced) -> String {
        match forced {
            Forced::Wins(0) => "wins".to_owned(),
            Forced::Wins(turns) => format!("wins in {}", self.count(turns, "turn", "turns")),
            Forced::Draws => "draws".to_owned(),
            Forced::Loses(0) => "loses".to_owned(),
            Forced::Loses(turns) => format!("loses in {}", self.count(turns, "turn", "turns")),
        }
    }

    /// Who is winning, by the best action of the one to act.
    pub fn verdict(self, names: &[String], seat: Seat, best: &Idea) -> String {
        let own = name(names, seat);
        let other = names
            .iter()
            .zip(0..)
            .find(|(_, place)| *place != seat.index());
        let other = other.map_or("", |(name, _)| name.as_str());
        match (best.forced, names.len(), best.worth) {
            (Some(Forced::Loses(turns)), 2, _) => {
                format!("{other} {}.", self.forced(Forced::Wins(turns)))
            }
            (Some(Forced::Draws), ..) => "Nobody can force a win.".to_owned(),
            (Some(forced), ..) => format!("{own} {}.", self.forced(forced)),
            (None, 1, worth) => format!("Your goal: {worth} of 100."),
            (None, _, 80..) => format!("{own} should win."),
            (None, _, 60..) => format!("{own} is ahead."),
            (None, 2, 40..) => "It is about even.".to_owned(),
            (None, 2, 20..) => format!("{other} is ahead."),
            (None, 2, _) => format!("{other} should win."),
            (None, _, worth) => format!("{own} has {worth} of 100."),
        }
    }

    /// An action after which the game ends otherwise than before.
    pub fn turning_point(self, name: &str, ply: usize, before: Forced, after: Forced) -> String {
        let had = match before {
            Forced::Wins(turns) => {
                format!("{name} could win in {}", self.count(turns, "turn", "turns"))
            }
            _ => format!("{name} could hold a draw"),
        };
        let has = match after {
            Forced::Draws => "after it nobody can force a win".to_owned(),
            other => format!("after it {name} {}", self.forced(other)),
        };
        format!("Action {}: {had}; {has}.", ply + 1)
    }

    /// Whether points are counted in a game, or one just wins.
    pub const fn counts_points(self, game: GameId) -> bool {
        match game {
            GameId::TurnOfTime | GameId::WheelOfFortune | GameId::WorldWonders => true,
            GameId::ArgonautsWheel | GameId::WheelsOfTime => false,
        }
    }

    /// Nobody has won.
    pub const fn drawn(self) -> &'static str {
        match self.language {
            Language::English => "A draw",
        }
    }

    /// What is known about a game before it begins; nothing of most.
    pub const fn known(self, game: GameId) -> Option<&'static str> {
        match game {
            GameId::TurnOfTime
            | GameId::WheelsOfTime
            | GameId::WheelOfFortune
            | GameId::WorldWonders => None,
            GameId::ArgonautsWheel => Some(argonauts_wheel::KNOWN),
        }
    }

    /// What the seats of a game are called where they are no colours.
    pub const fn sides(self, game: GameId) -> Option<[&'static str; 2]> {
        match game {
            GameId::TurnOfTime
            | GameId::WheelsOfTime
            | GameId::WheelOfFortune
            | GameId::WorldWonders => None,
            GameId::ArgonautsWheel => Some(argonauts_wheel::SIDES),
        }
    }

    /// The worker gave no answer about a bot's turn, or about a hint.
    pub const fn puzzled(self, turn: bool) -> &'static str {
        match (self.language, turn) {
            (Language::English, true) => "The computer player stopped. \"Go on\" starts it again.",
            (Language::English, false) => "No hint could be found just now.",
        }
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

    /// What came of an action, sentence by sentence.
    pub fn sentences(self, events: &[Event], names: &[String]) -> Vec<String> {
        let mut said = Vec::new();
        let mut rest = events;
        while let [event, later @ ..] = rest {
            rest = later;
            match event {
                Event::WheelOfFortune(_) => {
                    return wheel_of_fortune::sentences(self, events, names);
                }
                Event::WorldWonders(_) => return world_wonders::sentences(self, events, names),
                _ => {}
            }
            // What happens to two at once is told at once.
            let both = match (event, later) {
                (Event::WheelsOfTime(one), [Event::WheelsOfTime(other), ..]) => {
                    wheels_of_time::both(one, other)
                }
                _ => None,
            };
            if both.is_some() {
                rest = later.get(1..).unwrap_or_default();
            }
            said.extend(both.or_else(|| self.event(event, names)));
        }
        said
    }

    /// What happened, in a sentence; nothing for events that need none.
    fn event(self, event: &Event, names: &[String]) -> Option<String> {
        match event {
            Event::TurnOfTime(event) => turn_of_time::event(event, names),
            Event::ArgonautsWheel(event) => argonauts_wheel::event(event, names),
            Event::WheelsOfTime(event) => wheels_of_time::event(self, event, names),
            // They are told together.
            Event::WheelOfFortune(_) | Event::WorldWonders(_) => None,
        }
    }

    /// What the one to act has to do.
    pub fn task(self, state: &State) -> String {
        match state {
            State::TurnOfTime(state) => turn_of_time::task(state),
            State::ArgonautsWheel(state) => argonauts_wheel::task(state),
            State::WheelsOfTime(state) => wheels_of_time::task(self, state),
            State::WheelOfFortune(state) => wheel_of_fortune::task(state),
            State::WorldWonders(state) => world_wonders::task(self, state),
        }
    }

    /// Where points come from.
    pub fn source(self, source: &Source) -> String {
        match source {
            Source::TurnOfTime(source) => turn_of_time::source(self, source),
            Source::ArgonautsWheel(_) => argonauts_wheel::source(self),
            Source::WheelsOfTime(source) => wheels_of_time::source(self, source),
            Source::WheelOfFortune(source) => wheel_of_fortune::source(self, source),
            Source::WorldWonders(source) => world_wonders::source(self, source),
        }
    }

    /// Why a game is over.
    pub const fn reason(self, reason: Reason) -> &'static str {
        match reason {
            Reason::TurnOfTime(reason) => turn_of_time::reason(reason),
            Reason::ArgonautsWheel(reason) => argonauts_wheel::reason(reason),
            Reason::WheelsOfTime(reason) => wheels_of_time::reason(reason),
            Reason::WheelOfFortune(reason) => wheel_of_fortune::reason(reason),
            Reason::WorldWonders(reason) => world_wonders::reason(reason),
        }
    }

    /// What decides between equal points in a game.
    pub const fn equal_points(self, game: GameId) -> &'static str {
        match game {
            GameId::TurnOfTime => turn_of_time::EQUAL_POINTS,
            GameId::ArgonautsWheel => argonauts_wheel::EQUAL_POINTS,
            GameId::WheelsOfTime => wheels_of_time::EQUAL_POINTS,
            GameId::WheelOfFortune => wheel_of_fortune::EQUAL_POINTS,
            GameId::WorldWonders => world_wonders::EQUAL_POINTS,
        }
    }

    /// Why an action cannot be taken.
    pub fn refusal(self, refusal: &Refusal) -> String {
        match refusal {
            Refusal::OtherGame(_) => "That belongs to another game.".to_owned(),
            Refusal::TurnOfTime(refusal) => turn_of_time::refusal(refusal),
            Refusal::ArgonautsWheel(refusal) => argonauts_wheel::refusal(refusal),
            Refusal::WheelsOfTime(refusal) => wheels_of_time::refusal(refusal),
            Refusal::WheelOfFortune(refusal) => wheel_of_fortune::refusal(refusal),
            Refusal::WorldWonders(refusal) => world_wonders::refusal(refusal),
        }
    }

    /// Why an entry cannot follow.
    pub fn entry_refused(self, refused: &EntryRefused) -> String {
        match refused {
            EntryRefused::Over => "The game is over.".to_owned(),
            EntryRefused::Rules(refusal) => self.refusal(refusal),
            EntryRefused::CannotResign(_) => "This seat cannot resign.".to_owned(),
            EntryRefused::NobodyToAgree => "There is nobody to agree with.".to_owned(),
            EntryRefused::CannotTakeBack => {
                "At this table that cannot be taken back any more.".to_owned()
            }
            EntryRefused::NotRevealedYet => {
                "What comes then is not known yet: it cannot be tried out.".to_owned()
            }
        }
    }

    /// How a match ended.
    pub fn ending(self, ending: Ending) -> String {
        match ending {
            Ending::Rules(reason) => self.reason(reason).to_owned(),
            Ending::Resigned => "By resignation.".to_owned(),
            Ending::AgreedDraw => "You agreed on a draw.".to_owned(),
        }
    }

    /// Why the game is not being saved.
    pub const fn shelf_error(self, error: &ShelfError) -> &'static str {
        match error {
            ShelfError::Denied => {
                "This browser does not let the page keep anything: the game is lost when you close it."
            }
            ShelfError::Full => {
                "The browser's storage is full: this is not saved. Delete older games under \"Your games\", or other data of this site."
            }
            ShelfError::Later => NEWER,
            ShelfError::Moved => "Another window has changed this game meanwhile.",
            ShelfError::Other(_) => {
                "The browser could not save this. The game goes on here as long as the page is open."
            }
        }
    }

    /// Why a match cannot be shown.
    pub fn not_there(self, why: &NotThere) -> String {
        match why {
            NotThere::Unknown => "This browser keeps no such game. Perhaps it was deleted, or it was played in another browser.",
            NotThere::Later => NEWER,
            NotThere::Unreadable => "What was saved of this game is whole, but this house cannot read it.",
            NotThere::Damaged => "What was saved of this game is damaged. Nothing is thrown away: you find the damaged data under \"Your games\".",
            NotThere::Record(error) => return self.record_error(error),
            NotThere::Shelf(_) => "This browser does not let the page read what it keeps.",
        }
        .to_owned()
    }

    /// Why a record is no match.
    pub fn record_error(self, error: &RecordError) -> String {
        match error {
            RecordError::Malformed { line, expected } => {
                format!("Line {line} does not fit: {expected} should stand there.")
            }
            RecordError::UnknownGame(game) => format!("This house has no game called {game}."),
            RecordError::LaterRules { .. } => NEWER.to_owned(),
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
                    "After {} the game is not what it was when it was saved: something was changed.",
                    self.count(*after as u64, "action", "actions")
                )
            }
            RecordError::NoSuchLine => "A line tried out in this game begins nowhere.".to_owned(),
            RecordError::TooManyLines => {
                "There are too many lines tried out in this game.".to_owned()
            }
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

fn name(names: &[String], seat: Seat) -> &str {
    names.get(seat.index()).map_or("", String::as_str)
}
