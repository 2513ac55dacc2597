//! The user interface of Argonaut's Wheel.

mod board;
mod daily;
mod endless;
mod lesson;
mod milestones;
mod move_effect;
mod panel;
mod reasons;
mod seat_mark;
mod text;
pub mod thumbnail;
mod wheel_snapshot;

use super::milestones::Milestone;
use super::{BoardPicture, GameInfo, GameUi, HintContext, Sound};
use crate::games::practice::Practice;
use ::text::{Locale, Names};
use bots::argonauts_wheel::{Reason, Risk};
use l10n::argonauts_wheel as words;
use records::Colour;
use rules::Seat;
use rules::games::argonauts_wheel::{
    Action, ArgonautsWheel, EndReason, Event, IllegalAction, ScoreItem,
};
use thumbnail::Thumbnail;
use yew::prelude::*;

/// The class of the game's root elements, to which its stylesheet is scoped.
const ROOT_CLASS: &str = "game-argonauts-wheel";

static INFO: GameInfo = GameInfo {
    is_race: true,
    counts_points: false,
    solution_note: Some(text::SOLUTION_NOTE),
    sides: Some(text::SIDES),
    daily: daily::DAILY,
    daily_words: daily::WORDS,
    board_picture: BoardPicture::new("--cloth"),
    ..GameInfo::new(text::NOTATION, text::option, |_| text::FIRST_TURN)
};

impl GameUi for ArgonautsWheel {
    type Board = board::Board;
    type Panel = panel::Panel;
    type Thumbnail = Thumbnail;

    const INFO: &'static GameInfo = &INFO;
    const PRACTICE: Option<&'static Practice> = Some(&lesson::PRACTICE);
    const MILESTONES: &'static [Milestone<Self>] = milestones::MILESTONES;

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

    fn task(&self, locale: Locale) -> String {
        locale.text(text::task(self))
    }

    fn action(&self, locale: Locale, action: Action) -> String {
        text::action(locale, action)
    }

    fn reason_text(context: &HintContext<'_>, reason: &Reason) -> String {
        reasons::reason(context, *reason)
    }

    fn risk_text(context: &HintContext<'_>, risk: &Risk) -> String {
        reasons::risk(context, risk)
    }

    fn sentences(locale: Locale, events: &[Event], names: &Names) -> Vec<String> {
        events
            .iter()
            .map(|event| text::event(locale, event, names))
            .collect()
    }

    fn rules_section_for(illegal: &IllegalAction) -> &'static str {
        text::rules_section_for(illegal)
    }

    fn current_rules_section(&self) -> Option<&'static str> {
        Some(text::current_rules_section(self))
    }

    fn illegal_action(locale: Locale, illegal: &IllegalAction) -> String {
        l10n::refusals::argonauts_wheel::refusal(locale, illegal)
    }

    fn score_item(locale: Locale, _: &ScoreItem) -> String {
        locale.text(words::SCORE_CONE)
    }

    fn end_reason(locale: Locale, reason: EndReason) -> String {
        locale.text(text::end_reason(reason))
    }
}
