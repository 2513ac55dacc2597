//! World Wonders: everything the app knows of the game beyond its rules.

mod board;
mod text;
pub mod thumbnail;

use super::GameUi;
use crate::text::{GameWords, OptionWords, Words};
use rules::games::world_wonders::{
    Action, EndReason, Event, IllegalAction, ScoreItem, WorldWonders,
};
use thumbnail::Thumbnail;
use yew::Html;

impl GameUi for WorldWonders {
    type Board = board::Board;
    type Panel = board::Panel;
    type Thumbnail = Thumbnail;

    const WORDS: GameWords = text::GAME;
    const NOTATION: &'static str = text::NOTATION;
    const EQUAL_POINTS: &'static str = text::EQUAL_POINTS;

    fn thumbnail(&self) -> Thumbnail {
        self.into()
    }

    fn picture(thumbnail: &Thumbnail) -> Html {
        thumbnail.picture()
    }

    fn duration(events: &[Event]) -> u32 {
        board::duration(events)
    }

    fn option(id: &str) -> OptionWords {
        text::option(id)
    }

    fn first_turn(players: u8) -> &'static [&'static str] {
        match players {
            1 => text::FIRST_TURN_ALONE,
            _ => text::FIRST_TURN,
        }
    }

    fn task(&self, words: Words) -> String {
        text::task(words, self)
    }

    fn action(&self, words: Words, action: Action) -> String {
        text::action_in(words, self, action)
    }

    fn sentences(words: Words, events: &[Event], names: &[String]) -> Vec<String> {
        text::sentences(words, events, names)
    }

    fn follows(event: &Event) -> bool {
        text::follows(event)
    }

    fn refusal(illegal: &IllegalAction) -> String {
        illegal.to_string()
    }

    fn source(words: Words, source: &ScoreItem) -> String {
        text::source(words, source)
    }

    fn end_reason(reason: EndReason) -> &'static str {
        text::reason(reason)
    }

    fn solo_result(&self, words: Words) -> String {
        text::solo_result(words, self)
    }
}
