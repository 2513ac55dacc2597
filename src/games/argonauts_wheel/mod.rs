//! The user interface of Argonaut's Wheel.

mod board;
mod daily;
mod endless;
mod lesson;
mod milestones;
mod panel;
mod reasons;
mod seat_mark;
mod text;
pub mod thumbnail;
mod wheel_snapshot;

use super::milestones::Milestone;
use super::{BoardPicture, Comparison, GameUi, Reason, Sound};
use crate::games::daily::DailyDeal;
use crate::games::practice::Practice;
use crate::text::{FirstStep, GameText, Locale, Names, OptionText};
use records::Colour;
use rules::Seat;
use rules::games::argonauts_wheel::{
    Action, ArgonautsWheel, EndReason, Event, IllegalAction, ScoreItem,
};
use thumbnail::Thumbnail;
use yew::prelude::*;

/// The class of the game's root elements, to which its stylesheet is scoped.
const ROOT_CLASS: &str = "game-argonauts-wheel";

impl GameUi for ArgonautsWheel {
    type Board = board::Board;
    type Panel = panel::Panel;
    type Thumbnail = Thumbnail;

    const TEXT: GameText = text::GAME;
    const NOTATION: &'static str = text::NOTATION;
    const IS_RACE: bool = true;
    const TIE_BREAKER: &'static str = text::TIE_BREAKER;
    const COUNTS_POINTS: bool = false;
    const SOLUTION_NOTE: Option<&'static str> = Some(text::SOLUTION_NOTE);
    const SIDES: Option<[&'static str; 2]> = Some(text::SIDES);
    const PRACTICE: Option<&'static Practice> = Some(&lesson::PRACTICE);
    const DAILY: &'static [DailyDeal] = daily::DAILY;
    const MILESTONES: &'static [Milestone<Self>] = milestones::MILESTONES;
    const BOARD_PICTURE: BoardPicture = BoardPicture::anew("--cloth");

    fn thumbnail(&self) -> Thumbnail {
        self.into()
    }

    fn picture(thumbnail: &Thumbnail) -> Html {
        thumbnail.picture()
    }

    fn seat_mark(seat: Seat, _: Colour) -> Html {
        seat_mark::seat_mark(seat)
    }

    fn duration(events: &[Event]) -> u32 {
        board::duration(events)
    }

    fn sound(event: &Event) -> Option<Sound> {
        match event {
            Event::Moved { .. } => Some(Sound::Piece),
            Event::Turned { .. } => Some(Sound::Wheel),
            Event::Killed { .. } | Event::Resurrected { .. } | Event::AllResurrected { .. } => {
                Some(Sound::Points)
            }
            Event::Stacked { .. } | Event::BattleBegun | Event::ConeKilled { .. } => None,
        }
    }

    // Every action is a whole turn.
    fn routine(_: Action) -> Option<&'static str> {
        None
    }

    fn option(id: &str) -> OptionText {
        text::option(id)
    }

    fn first_turn(_: u8) -> &'static [FirstStep] {
        text::FIRST_TURN
    }

    fn task(&self, _: Locale) -> String {
        text::task(self)
    }

    fn action(&self, _: Locale, action: Action) -> String {
        text::action(action)
    }

    fn reasons(turn: &Comparison<'_, Self>) -> Vec<Reason> {
        reasons::reasons(turn)
    }

    fn risk(turn: &Comparison<'_, Self>) -> Option<String> {
        reasons::risk(turn)
    }

    fn sentences(_: Locale, events: &[Event], names: &Names) -> Vec<String> {
        let sentences = events.iter().filter_map(|event| text::event(event, names));
        sentences.collect()
    }

    fn rule_of(illegal: &IllegalAction) -> &'static str {
        text::rule_of(illegal)
    }

    fn rule_now(&self) -> Option<&'static str> {
        Some(text::rule_now(self))
    }

    fn illegal_action(illegal: &IllegalAction) -> String {
        illegal.to_string()
    }

    fn score_item(locale: Locale, _: &ScoreItem) -> String {
        text::score_item(locale)
    }

    fn end_reason(reason: EndReason) -> &'static str {
        text::reason(reason)
    }
}
