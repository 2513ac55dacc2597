//! The user interface of Turn of Time.

mod board;
mod cards;
mod daily;
mod endless;
mod lesson;
mod milestones;
mod panel;
mod reasons;
mod text;
pub mod thumbnail;
mod viewport;

use super::milestones::Milestone;
use super::{BoardPicture, GameInfo, GameUi, HintContext, Sound};
use crate::games::practice::Practice;
use ::text::{FirstStep, Locale, Names};
use bots::turn_of_time::{Reason, Risk};
use l10n::Message;
use l10n::turn_of_time as words;
use rules::games::turn_of_time::{Action, EndReason, Event, IllegalAction, ScoreItem, TurnOfTime};
use thumbnail::Thumbnail;
use yew::prelude::*;

/// The class of the game's root elements, to which its stylesheet is scoped.
const ROOT_CLASS: &str = "game-turn-of-time";

fn first_turn(players: u8) -> &'static [FirstStep] {
    match players {
        1 => text::FIRST_TURN_ALONE,
        _ => text::FIRST_TURN,
    }
}

static INFO: GameInfo = GameInfo {
    tie_breaker: Some(text::TIE_BREAKER),
    daily: daily::DAILY,
    daily_words: daily::WORDS,
    solo_challenge: Some("goal"),
    board_picture: BoardPicture::new("--felt"),
    ..GameInfo::new(text::NOTATION, text::option, first_turn)
};

impl GameUi for TurnOfTime {
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

    fn duration(events: &[Event]) -> u32 {
        board::duration(events)
    }

    fn sound(event: &Event) -> Option<Sound> {
        match event {
            Event::Placed { .. } | Event::Drawn { .. } => Some(Sound::Card),
            Event::Met { .. } => None,
        }
    }

    fn routine(action: Action) -> Option<Message> {
        match action {
            Action::Draw => Some(words::ROUTINE_THE_NEXT_CARD_IS_DRAWN),
            Action::Place(_) => None,
        }
    }

    fn task(&self, locale: Locale) -> String {
        text::task(locale, self)
    }

    fn action(&self, locale: Locale, action: Action) -> String {
        text::action(locale, action)
    }

    fn step(&self, locale: Locale, action: Action) -> String {
        text::step(locale, self, action)
    }

    fn reason_text(context: &HintContext<'_>, reason: &Reason) -> String {
        reasons::reason(context, reason)
    }

    fn risk_text(context: &HintContext<'_>, risk: &Risk) -> String {
        reasons::risk(context, *risk)
    }

    fn sentences(locale: Locale, events: &[Event], names: &Names) -> Vec<String> {
        events
            .iter()
            .filter_map(|event| text::event(locale, event, names))
            .collect()
    }

    fn rules_section_for(illegal: &IllegalAction) -> &'static str {
        text::rules_section_for(illegal)
    }

    fn current_rules_section(&self) -> Option<&'static str> {
        Some(text::current_rules_section(self))
    }

    fn sentences_on_board(&self, locale: Locale, events: &[Event], names: &Names) -> Vec<String> {
        events
            .iter()
            .filter_map(|event| text::event_on_board(locale, self, event, names))
            .collect()
    }

    fn illegal_action(locale: Locale, illegal: &IllegalAction) -> String {
        l10n::refusals::turn_of_time::refusal(locale, illegal)
    }

    fn score_item(locale: Locale, score_item: &ScoreItem) -> String {
        text::score_item(locale, score_item)
    }

    fn end_reason(locale: Locale, reason: EndReason) -> String {
        locale.text(text::end_reason(reason))
    }

    fn solo_result(&self, locale: Locale) -> String {
        text::solo_result(locale, self)
    }
}
