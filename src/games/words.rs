//! Words that depend on the game: what its text module says, for pages that
//! know no game.

use super::ui;
use crate::text::{GameWords, OptionWords, Words};
use records::{Ending, Match};
use rules::{Action, EndReason, Event, GameId, IllegalAction, ScoreItem, State};

/// The game that events belong to.
fn game_of(events: &[Event]) -> Option<GameId> {
    events.first().map(Event::game)
}

impl Words {
    /// A game's own words.
    pub fn game(self, game: GameId) -> GameWords {
        ui(game).words()
    }

    /// One match of a game, to somebody else.
    pub fn a_game_of(self, game: GameId) -> String {
        format!("A game of {}", self.game(game).name)
    }

    /// An option at set-up: its question and its choices, in their order.
    pub fn option(self, game: GameId, option: &str) -> OptionWords {
        ui(game).option(option)
    }

    /// What so many players of a game do for the first time, step by step.
    pub fn first_turn(self, game: GameId, players: u8) -> &'static [&'static str] {
        ui(game).first_turn(players)
    }

    /// How actions of a game are written.
    pub fn notation(self, game: GameId) -> &'static str {
        ui(game).notation()
    }

    /// What a person has to do: `Ada: choose ...`.
    pub fn task_of(self, name: &str, state: &State) -> String {
        format!("{name}: {}.", self.task(state))
    }

    /// What a lone player has to do.
    pub fn your_task(self, state: &State) -> String {
        format!("Your turn: {}.", self.task(state))
    }

    /// What the one to act has to do.
    pub fn task(self, state: &State) -> String {
        ui(state.game()).task(self, state)
    }

    /// How near a lone player came to the goal.
    pub fn solo_result(self, state: &State) -> String {
        ui(state.game()).solo_result(self, state)
    }

    /// An action that can be taken in a state: `move a disc from 1 to 7`.
    pub fn action(self, state: &State, action: Action) -> String {
        ui(state.game()).action(self, state, action)
    }

    /// Whether points are counted in a game, or one just wins.
    pub fn counts_points(self, game: GameId) -> bool {
        ui(game).counts_points()
    }

    /// What is known about a game before it begins; nothing of most.
    pub fn known(self, game: GameId) -> Option<&'static str> {
        ui(game).known()
    }

    /// What the seats of a game are called where they are no colours.
    pub fn sides(self, game: GameId) -> Option<[&'static str; 2]> {
        ui(game).sides()
    }

    /// What came of an action, sentence by sentence.
    pub fn sentences(self, events: &[Event], names: &[String]) -> Vec<String> {
        let game = game_of(events);
        game.map(|game| ui(game).sentences(self, events, names))
            .unwrap_or_default()
    }

    /// Whether an event tells what follows from an action.
    pub fn follows(self, event: &Event) -> bool {
        ui(event.game()).follows(event)
    }

    /// Where points come from.
    pub fn source(self, source: &ScoreItem) -> String {
        ui(source.game()).source(self, source)
    }

    /// Why an action cannot be taken.
    pub fn refusal(self, refusal: &IllegalAction) -> String {
        match refusal.game() {
            Some(game) => ui(game).refusal(refusal),
            None => "That belongs to another game.".to_owned(),
        }
    }

    /// Why a game is over.
    pub fn reason(self, reason: EndReason) -> &'static str {
        ui(reason.game()).reason(reason)
    }

    /// What decides between equal points in a game.
    pub fn equal_points(self, game: GameId) -> &'static str {
        ui(game).equal_points()
    }

    /// Who won a match, in a few words.
    pub fn headline(self, played: &Match, names: &[String]) -> String {
        let places = played.position().places();
        self.headline_of(played.setup().game(), places.as_slice(), names)
    }

    /// Who won a game with these places, in a few words.
    pub fn headline_of(self, game: GameId, places: &[u8], names: &[String]) -> String {
        if let [place] = places {
            return self.solo_headline(*place == 1).to_owned();
        }
        let first = names.iter().zip(places).filter(|(_, place)| **place == 1);
        let winners: Vec<String> = first.map(|(name, _)| name.clone()).collect();
        // Where nobody has points to share there is nothing won.
        if winners.len() > 1 && !self.counts_points(game) {
            return self.drawn().to_owned();
        }
        self.wins(&winners)
    }

    /// How a match ended.
    pub fn ending(self, ending: Ending) -> String {
        match ending {
            Ending::Rules(reason) => self.reason(reason).to_owned(),
            Ending::Resigned => "By resignation.".to_owned(),
            Ending::AgreedDraw => "You agreed on a draw.".to_owned(),
        }
    }
}
