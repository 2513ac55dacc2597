//! Wheels of Time in the app: its board, texts and lesson.

mod board;
mod lesson;
mod text;
pub mod thumbnail;

use super::GameUi;
use crate::games::practice::Practice;
use crate::text::{GameWords, OptionWords, Words};
use rules::games::wheels_of_time::{
    Action, EndReason, Event, IllegalAction, ScoreItem, WheelsOfTime,
};
use thumbnail::Thumbnail;
use yew::prelude::*;

impl GameUi for WheelsOfTime {
    type Board = board::Board;
    type Panel = board::Panel;
    type Thumbnail = Thumbnail;

    const WORDS: GameWords = text::GAME;
    const NOTATION: &'static str = text::NOTATION;
    const EQUAL_POINTS: &'static str = text::EQUAL_POINTS;
    const COUNTS_POINTS: bool = false;
    const PRACTICE: Option<&'static Practice> = Some(&lesson::PRACTICE);

    fn thumbnail(&self) -> Thumbnail {
        self.into()
    }

    fn picture(thumbnail: &Thumbnail) -> Html {
        thumbnail.picture()
    }

    fn duration(events: &[Event]) -> u32 {
        board::Movement::of(events).duration()
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

    fn action(&self, _: Words, action: Action) -> String {
        text::action(action)
    }

    fn sentences(words: Words, events: &[Event], names: &[String]) -> Vec<String> {
        text::sentences(words, events, names)
    }

    fn follows(event: &Event) -> bool {
        text::follows(event)
    }

    fn refusal(refusal: &IllegalAction) -> String {
        refusal.to_string()
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
