//! Wheels of Time in the app: its board, texts and lesson.

mod board;
mod daily;
mod endless;
mod lesson;
mod milestones;
mod text;
pub mod thumbnail;

use super::milestones::Milestone;
use super::{BoardPicture, GameInfo, GameUi, HintContext, Sound};
use crate::games::practice::Practice;
use ::text::{FirstStep, Locale, Names};
use bots::wheels_of_time::{Reason, Risk};
use l10n::refusals::wheels_of_time::refusal;
use l10n::{Message, wheels_of_time as words};
use records::Colour;
use rules::Seat;
use rules::games::wheels_of_time::{
    Action, EndReason, Event, IllegalAction, ScoreItem, WheelsOfTime,
};
use thumbnail::Thumbnail;
use yew::prelude::*;

fn first_turn(players: u8) -> &'static [FirstStep] {
    match players {
        1 => text::FIRST_TURN_ALONE,
        _ => text::FIRST_TURN,
    }
}

static INFO: GameInfo = GameInfo {
    is_race: true,
    counts_points: false,
    daily: daily::DAILY,
    daily_words: daily::WORDS,
    solo_challenge: Some("rounds"),
    board_picture: BoardPicture::new("--cloth"),
    ..GameInfo::new(text::NOTATION, text::option, first_turn)
};

impl GameUi for WheelsOfTime {
    type Board = board::Board;
    type Panel = board::Panel;
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

    fn large_picture(&self, colours: &[Colour]) -> Html {
        let colour = |seat: Seat| colours.get(seat.index()).copied();
        self.thumbnail().draw(board::owners(self, colour))
    }

    fn duration(events: &[Event]) -> u32 {
        board::Movement::from_events(events).duration()
    }

    fn sound(event: &Event) -> Option<Sound> {
        match event {
            Event::Placed { .. }
            | Event::Turned { .. }
            | Event::AllTurned
            | Event::Rotated { .. } => Some(Sound::Wheel),
            Event::Built { .. } | Event::Joined { .. } => Some(Sound::Tile),
            Event::Took { .. } | Event::Triggered { .. } | Event::Worked { .. } => {
                Some(Sound::Piece)
            }
            Event::Gained { kept, .. } => kept.then_some(Sound::Points),
            Event::Fed { .. }
            | Event::Ended { .. }
            | Event::Lost { .. }
            | Event::Stolen { .. }
            | Event::Disaster { .. }
            | Event::RoundOver { .. } => None,
        }
    }

    fn routine(action: Action) -> Option<Message> {
        match action {
            Action::EndActions => Some(words::ROUTINE_YOUR_ACTIONS_END),
            Action::Place { .. }
            | Action::Take(_)
            | Action::Feed(_)
            | Action::Turn(_)
            | Action::Build(_)
            | Action::Trigger(_)
            | Action::Join(_)
            | Action::SpendWorker
            | Action::ProduceSeparately => None,
        }
    }

    fn task(&self, locale: Locale) -> String {
        text::task(locale, self)
    }

    fn action(&self, locale: Locale, action: Action) -> String {
        text::action(locale, action)
    }

    fn step(&self, locale: Locale, action: Action) -> String {
        text::step(locale, action)
    }

    fn reason_text(context: &HintContext<'_>, reason: &Reason) -> String {
        text::reasons::reason(context, reason)
    }

    fn risk_text(context: &HintContext<'_>, risk: &Risk) -> String {
        text::reasons::risk(context, *risk)
    }

    fn sentences(locale: Locale, events: &[Event], names: &Names) -> Vec<String> {
        text::sentences(locale, events, names)
    }

    fn sentences_on_board(&self, locale: Locale, events: &[Event], names: &Names) -> Vec<String> {
        text::sentences_on_board(locale, events, names)
    }

    fn rules_section_for(illegal: &IllegalAction) -> &'static str {
        text::rules_section_for(illegal)
    }

    fn current_rules_section(&self) -> Option<&'static str> {
        Some(text::current_rules_section(self))
    }

    fn illegal_action(locale: Locale, illegal: &IllegalAction) -> String {
        refusal(locale, illegal)
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
