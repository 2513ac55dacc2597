//! Carcassonne: The Wheel of Fortune in the app: board, texts and thumbnail.

mod board;
mod daily;
mod lesson;
mod milestones;
mod text;
mod thumbnail;

#[cfg(test)]
#[cfg(not(target_arch = "wasm32"))]
pub use board::board_to_read;
pub use thumbnail::Thumbnail;

use super::milestones::Milestone;
use super::{BoardPicture, GameInfo, GameUi, HintContext, Sound};
use crate::games::practice::Practice;
use ::text::{Locale, Names};
use bots::wheel_of_fortune::{Reason, Risk};
use l10n::refusals::wheel_of_fortune::refusal;
use l10n::{Message, wheel_of_fortune as words};
use records::Colour;
use rules::PerSeat;
use rules::game::Game as _;
use rules::games::wheel_of_fortune::{
    Action, EndReason, Event, IllegalAction, ScoreItem, ScoreKind, WheelOfFortune,
};
use yew::prelude::*;

/// The classes of every element that shows something of this game. Its
/// stylesheet applies only below them.
const CLASS: &str = "wheel-of-fortune game-wheel-of-fortune";

static INFO: GameInfo = GameInfo {
    tie_breaker: Some(words::TIE_BREAKER),
    is_board_growing: true,
    daily: daily::DAILY,
    daily_words: daily::WORDS,
    other_lengths: Some(("tiles", &["24", "91", "144"])),
    board_picture: BoardPicture {
        drawings: Some("#wf-country, .wf-beside"),
        excluded: ".wf-hit, .wf-claims, .wf-lit, .wf-recent, .wf-targets, .wf-spot, .wf-leaving, .wf-float, .wf-goes",
        background: "--wf-cloth",
    },
    ..GameInfo::new(words::NOTATION, text::option, |_| text::FIRST_TURN)
};

impl GameUi for WheelOfFortune {
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

    fn step_picture(&self, events: &[Event], colour: Colour) -> Html {
        thumbnail::step_picture(self, events, colour)
    }

    fn duration(events: &[Event]) -> u32 {
        board::duration(events)
    }

    fn sound(event: &Event) -> Option<Sound> {
        match event {
            Event::Placed { .. } => Some(Sound::Tile),
            Event::Deployed { .. } => Some(Sound::Piece),
            Event::PigMoved { .. } => Some(Sound::Wheel),
            Event::Gained { .. } => Some(Sound::Points),
            Event::Drawn { .. }
            | Event::FitsNowhere { .. }
            | Event::WentHome { .. }
            | Event::Spared { .. } => None,
        }
    }

    fn routine(action: Action) -> Option<Message> {
        match action {
            Action::End => Some(words::ROUTINE_END),
            // A player wants to see which follower the plague takes.
            Action::Draw
            | Action::Place { .. }
            | Action::Deploy(_)
            | Action::Crown(_)
            | Action::ReturnFollower(_) => None,
        }
    }

    fn task(&self, locale: Locale) -> String {
        locale.text(text::task(self))
    }

    fn action(&self, locale: Locale, action: Action) -> String {
        text::action(locale, self, action)
    }

    fn step(&self, locale: Locale, action: Action) -> String {
        text::reasons::step(locale, self, action).unwrap_or_else(|| self.action(locale, action))
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

    fn rules_section_for(illegal: &IllegalAction) -> &'static str {
        text::rules_section_for(illegal)
    }

    fn current_rules_section(&self) -> Option<&'static str> {
        Some(text::current_rules_section(self))
    }

    fn shown_points(&self) -> PerSeat<i32> {
        PerSeat::from_fn(self.players(), |seat| i32::from(self.points(seat)))
    }

    fn sentences_on_board(&self, locale: Locale, events: &[Event], names: &Names) -> Vec<String> {
        text::sentences_on_board(locale, self, events, names)
    }

    fn illegal_action(locale: Locale, illegal: &IllegalAction) -> String {
        refusal(locale, illegal)
    }

    fn score_item(locale: Locale, score_item: &ScoreItem) -> String {
        text::score_item(locale, score_item)
    }

    fn score_kind_label(locale: Locale, kind: ScoreKind) -> String {
        locale.text(text::score_kind(kind))
    }

    fn end_reason(locale: Locale, reason: EndReason) -> String {
        locale.text(text::end_reason(reason))
    }
}
