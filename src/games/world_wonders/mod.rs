//! World Wonders: everything the app knows of the game beyond its rules.

mod board;
mod daily;
mod lesson;
mod milestones;
mod text;
pub mod thumbnail;

use super::milestones::Milestone;
use super::{BoardPicture, GameInfo, GameUi, HintContext, Sound};
use crate::games::practice::Practice;
use ::text::{FirstStep, Locale, Names};
use bots::world_wonders::{Reason, Risk};
use l10n::refusals::world_wonders::refusal;
use l10n::{Message, world_wonders as words};
use records::Colour;
use rules::games::world_wonders::{
    Action, EndReason, Event, IllegalAction, Item, ScoreItem, ScoreKind, WorldWonders,
};
use thumbnail::Thumbnail;
use yew::Html;

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
    solo_challenge: Some("automaton"),
    board_picture: BoardPicture {
        drawings: Some("#ww-plan"),
        excluded: ".ww-over, .ww-hit, .ww-held, .ww-ghost, .ww-plan-ghosts, .ww-from, .recent",
        background: "--room",
    },
    ..GameInfo::new(text::NOTATION, text::option, first_turn)
};

impl GameUi for WorldWonders {
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
        board::step_picture(self, events, colour)
    }

    fn duration(events: &[Event]) -> u32 {
        board::duration(events)
    }

    fn sound(event: &Event) -> Option<Sound> {
        match event {
            Event::Placed { .. } => Some(Sound::Tile),
            Event::CardRevealed { .. } => Some(Sound::Card),
            Event::Bought { .. } | Event::Loan { .. } | Event::Repaid { .. } => Some(Sound::Piece),
            Event::Grew { .. } => Some(Sound::Points),
            Event::Round { .. }
            | Event::TileRevealed { .. }
            | Event::MonumentRevealed { .. }
            | Event::RoadsLost { .. }
            | Event::Produced { .. }
            | Event::LeftRound { .. }
            | Event::Over { .. } => None,
        }
    }

    fn routine(action: Action) -> Option<Message> {
        match action {
            Action::End => Some(words::ROUTINE_YOUR_TURN_ENDS),
            Action::LeaveRound => Some(words::ROUTINE_YOU_LEAVE_THE_ROUND),
            Action::Buy(Item::FirstPedestal | Item::SecondPedestal) => {
                Some(words::ROUTINE_YOU_BUY_THE_PEDESTAL)
            }
            Action::Begin
            | Action::Buy(_)
            | Action::Loan
            | Action::Repay
            | Action::Place { .. }
            | Action::PlaceSingleRoad { .. }
            | Action::PlaceStartingRoad { .. } => None,
        }
    }

    fn task(&self, locale: Locale) -> String {
        text::task(locale, self)
    }

    fn action(&self, locale: Locale, action: Action) -> String {
        text::action_in(locale, self, action)
    }

    fn step(&self, locale: Locale, action: Action) -> String {
        text::step(locale, self, action)
    }

    fn reason_text(context: &HintContext<'_>, reason: &Reason) -> String {
        text::reasons::reason(context, *reason)
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

    fn solo_result(&self, locale: Locale) -> String {
        text::solo_result(locale, self)
    }
}
