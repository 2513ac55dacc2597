//! Texts that depend on the game, from its text module.

use super::ui;
use crate::text::{FirstStep, GameText, Locale, Names, OptionText, object};
use records::{Ending, Match};
use rules::{Action, EndReason, Event, GameId, IllegalAction, ScoreItem, Seat, State};

/// The game that events belong to.
fn game_of(events: &[Event]) -> Option<GameId> {
    events.first().map(Event::game)
}

impl Locale {
    /// Short description of a game.
    pub fn game(self, game: GameId) -> GameText {
        ui(game).text()
    }

    /// A phrase for one match of a game.
    pub fn a_game_of(self, game: GameId) -> String {
        format!("A game of {}", self.game(game).name)
    }

    /// Texts of a setup option, with its choices in order.
    pub fn option(self, game: GameId, option: &str) -> OptionText {
        ui(game).option(option)
    }

    /// The steps of a first turn, for this number of players.
    pub fn first_turn(self, game: GameId, players: u8) -> &'static [FirstStep] {
        ui(game).first_turn(players)
    }

    /// Description of a game's notation.
    pub fn notation(self, game: GameId) -> &'static str {
        ui(game).notation()
    }

    /// What a person has to do, such as `Ada: choose …`, `Your turn: choose …`.
    pub fn task_of(self, names: &Names, seat: Seat, state: &State) -> String {
        let who = match object(names, seat) {
            "you" => self.your_turn(),
            name => name,
        };
        format!("{who}: {}.", self.task(state))
    }

    /// What the seat to act has to do.
    pub fn task(self, state: &State) -> String {
        ui(state.game()).task(self, state)
    }

    /// Result of a solo game.
    pub fn solo_result(self, state: &State) -> String {
        ui(state.game()).solo_result(self, state)
    }

    /// Text of a legal action, such as `move a disc from 1 to 7`.
    pub fn action(self, state: &State, action: Action) -> String {
        ui(state.game()).action(self, state, action)
    }

    /// Whether a game has points.
    pub fn counts_points(self, game: GameId) -> bool {
        ui(game).counts_points()
    }

    /// A note about a game's outcome with perfect play, if it is known.
    pub fn solution_note(self, game: GameId) -> Option<&'static str> {
        ui(game).solution_note()
    }

    /// Names of a game's sides, where seats are not colours.
    pub fn sides(self, game: GameId) -> Option<[&'static str; 2]> {
        ui(game).sides()
    }

    /// Sentences about the events of an action.
    pub fn sentences(self, events: &[Event], names: &Names) -> Vec<String> {
        let game = game_of(events);
        game.map(|game| ui(game).sentences(self, events, names))
            .unwrap_or_default()
    }

    /// Sentences about the events of an action, beside a board that shows no coordinates; the
    /// state is the one before the action.
    pub fn sentences_on_board(
        self,
        before: &State,
        events: &[Event],
        names: &Names,
    ) -> Vec<String> {
        ui(before.game()).sentences_on_board(self, before, events, names)
    }

    /// Label of a source of points.
    pub fn score_item(self, score_item: &ScoreItem) -> String {
        ui(score_item.game()).score_item(self, score_item)
    }

    /// Why an action is illegal.
    pub fn illegal_action(self, illegal: &IllegalAction) -> String {
        match illegal.game() {
            Some(game) => ui(game).illegal_action(illegal),
            None => "That belongs to another game.".to_owned(),
        }
    }

    /// Why a game ended.
    pub fn reason(self, reason: EndReason) -> &'static str {
        ui(reason.game()).reason(reason)
    }

    /// A game's tie-breaker.
    pub fn tie_breaker(self, game: GameId) -> &'static str {
        ui(game).tie_breaker()
    }

    /// Headline of a match's result.
    pub fn headline(self, match_: &Match, names: &Names) -> String {
        let places = match_.position().places();
        self.headline_of(match_.setup().game(), places.as_slice(), names)
    }

    /// Headline for a result with these ranks.
    pub fn headline_of(self, game: GameId, places: &[u8], names: &Names) -> String {
        if let [place] = places {
            return self.solo_headline(*place == 1).to_owned();
        }
        let seats = Seat::all(places.len() as u8).zip(places);
        let first = seats.filter(|(_, place)| **place == 1);
        let winners: Vec<Seat> = first.map(|(seat, _)| seat).collect();
        // In games without points, a shared first rank is a draw.
        if winners.len() > 1 && !self.counts_points(game) {
            return self.drawn().to_owned();
        }
        self.wins(&winners, names)
    }

    /// How a match ended.
    pub fn ending(self, ending: Ending) -> String {
        match ending {
            Ending::Rules(reason) => self.reason(reason).to_owned(),
            Ending::Resigned => "By resignation.".to_owned(),
            Ending::AgreedDraw => "By agreement.".to_owned(),
        }
    }
}
