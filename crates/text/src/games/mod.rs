//! The sentences of the games: one folder per game, behind the [`GameText`] trait.

pub mod argonauts_wheel;
mod dispatch;
#[cfg(not(target_arch = "wasm32"))]
mod noughts;
mod reasons;
#[cfg(test)]
mod reasons_tests;
#[cfg(test)]
mod routine_tests;
#[cfg(test)]
mod rules_page;
pub mod turn_of_time;
pub mod wheel_of_fortune;
pub mod wheels_of_time;
pub mod world_wonders;

pub use dispatch::*;
pub use reasons::HintContext;

use crate::{FirstStep, Locale, Names};
use bots::explanation::Explain;
use l10n::Message;

/// A game in words.
pub trait GameText: Explain {
    /// Description of the notation.
    const NOTATION: Message;
    /// Names of the sides, in games where seats are not colours.
    const SIDES: Option<[Message; 2]> = None;
    /// Whether the game has points.
    const COUNTS_POINTS: bool = true;
    /// How ties are broken, in a sentence, if they are.
    const TIE_BREAKER: Option<Message> = None;
    /// A note about the game's outcome with perfect play, if it is known.
    const SOLUTION_NOTE: Option<Message> = None;

    /// The setup options: their ids and questions. The attributes of a question are the names of the choices
    /// (`.choice-beside` for `beside`) and what they mean (`.choice-beside-about`).
    const OPTIONS: &[(&str, Message)] = &[];

    /// The steps of a first turn, for a number of players.
    fn first_turn(players: u8) -> &'static [FirstStep];

    /// What the app may do by itself where this is the only legal action: the beginning of
    /// a sentence, such as `Your turn ends`. Nothing for actions that a person wants to see
    /// and take, even without a choice.
    fn routine(_action: Self::Action) -> Option<Message> {
        None
    }

    /// What the seat to act has to do.
    fn task(&self, locale: Locale) -> String;

    /// Text of a legal action, such as `move a disc from 1 to 7`.
    fn action(&self, locale: Locale, action: Self::Action) -> String;

    /// Text of a legal action beside the board, which shows no coordinates: places are named by
    /// what lies there.
    fn step(&self, locale: Locale, action: Self::Action) -> String {
        self.action(locale, action)
    }

    /// Sentences about the events of an action.
    fn sentences(locale: Locale, events: &[Self::Event], names: &Names) -> Vec<String>;

    /// Sentences about the events of an action, beside a board that shows no coordinates: places
    /// are named by what lies next to them. `self` is the state before the action.
    fn sentences_on_board(
        &self,
        locale: Locale,
        events: &[Self::Event],
        names: &Names,
    ) -> Vec<String> {
        Self::sentences(locale, events, names)
    }

    /// Why an action is illegal.
    fn illegal_action(locale: Locale, illegal: &Self::IllegalAction) -> String;

    /// The section of the rules page that explains why an action is illegal, by its id.
    fn rules_section_for(illegal: &Self::IllegalAction) -> &'static str;

    /// The section of the rules page about what is to be done now, by its id, if there is one.
    fn current_rules_section(&self) -> Option<&'static str> {
        None
    }

    /// A sentence about what the turn of a hint gains.
    fn reason_text(context: &HintContext<'_>, reason: &Self::Reason) -> String;

    /// A sentence about what the turn of a hint risks.
    fn risk_text(context: &HintContext<'_>, risk: &Self::Risk) -> String;

    /// Label of a source of points.
    fn score_item(locale: Locale, score_item: &Self::ScoreItem) -> String;

    /// Label of a kind of sources of points.
    fn score_kind_label(_locale: Locale, _kind: Self::ScoreKind) -> String {
        String::new()
    }

    /// Why the game ended.
    fn end_reason_text(reason: Self::EndReason) -> Message;

    /// Result of a solo game; empty in games without solo mode.
    fn solo_result(&self, _locale: Locale) -> String {
        String::new()
    }
}
