//! The user interface of noughts and crosses, the sample game. It is compiled natively only: no page
//! contains it.

mod board;
#[cfg(test)]
mod tests;
mod text;

use super::{BoardProps, Comparison, GameUi, Reason, Sound};
use crate::text::{FirstStep, GameText, Locale, Names, OptionText};
use board::Marks;
use rules::Seat;
use rules::games::noughts::{Cell, EndReason, IllegalAction, Marked, Noughts, ScoreItem};
use yew::prelude::*;

impl GameUi for Noughts {
    type Board = board::Board;
    type Panel = Panel;
    type Thumbnail = Marks;

    const TEXT: GameText = text::GAME;
    const NOTATION: &'static str = text::NOTATION;
    const COUNTS_POINTS: bool = false;
    const SIDES: Option<[&'static str; 2]> = Some(text::SIDES);

    fn thumbnail(&self) -> Marks {
        Cell::all()
            .map(|cell| self.mark(cell).map(|seat| seat == Seat::FIRST))
            .collect()
    }

    fn picture(marks: &Marks) -> Html {
        board::picture(marks)
    }

    fn duration(_: &[Marked]) -> u32 {
        0
    }

    fn sound(_: &Marked) -> Option<Sound> {
        Some(Sound::Piece)
    }

    fn routine(_: Cell) -> Option<&'static str> {
        None
    }

    fn option(_: &str) -> OptionText {
        ("", &[])
    }

    fn first_turn(_: u8) -> &'static [FirstStep] {
        text::FIRST_TURN
    }

    fn task(&self, _: Locale) -> String {
        text::TASK.to_owned()
    }

    fn action(&self, _: Locale, cell: Cell) -> String {
        format!("mark {cell}")
    }

    fn reasons(_: &Comparison<'_, Self>) -> Vec<Reason> {
        Vec::new()
    }

    fn risk(_: &Comparison<'_, Self>) -> Option<String> {
        None
    }

    fn sentences(_: Locale, events: &[Marked], names: &Names) -> Vec<String> {
        let sentences = events.iter().map(|marked| text::marked(marked, names));
        sentences.collect()
    }

    fn rule_of(_: &IllegalAction) -> &'static str {
        ""
    }

    fn illegal_action(illegal: &IllegalAction) -> String {
        illegal.to_string()
    }

    fn score_item(_: Locale, _: &ScoreItem) -> String {
        text::SOURCE.to_owned()
    }

    fn end_reason(reason: EndReason) -> &'static str {
        text::reason(reason)
    }
}

/// An empty panel.
#[component]
pub fn Panel(_: &BoardProps<Noughts>) -> Html {
    html! {}
}
