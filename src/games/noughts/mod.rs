//! The user interface of noughts and crosses, the sample game. It is compiled natively only: no page
//! contains it.

mod board;
#[cfg(test)]
mod tests;
mod text;

use super::{BoardProps, GameInfo, GameUi, HintContext, Sound};
use crate::text::{Locale, Names};
use board::Marks;
use core::convert::Infallible;
use rules::Seat;
use rules::games::noughts::{Cell, EndReason, IllegalAction, Marked, Noughts, ScoreItem};
use yew::prelude::*;

static INFO: GameInfo = GameInfo {
    counts_points: false,
    sides: Some(text::SIDES),
    ..GameInfo::new(text::NOTATION, |_| None, |_| text::FIRST_TURN)
};

impl GameUi for Noughts {
    type Board = board::Board;
    type Panel = Panel;
    type Thumbnail = Marks;

    const INFO: &'static GameInfo = &INFO;

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

    fn task(&self, _: Locale) -> String {
        text::TASK.to_owned()
    }

    fn action(&self, _: Locale, cell: Cell) -> String {
        format!("mark {cell}")
    }

    fn reason_text(_: &HintContext<'_>, reason: &Infallible) -> String {
        match *reason {}
    }

    fn risk_text(_: &HintContext<'_>, risk: &Infallible) -> String {
        match *risk {}
    }

    fn sentences(_: Locale, events: &[Marked], names: &Names) -> Vec<String> {
        events
            .iter()
            .map(|marked| text::marked(marked, names))
            .collect()
    }

    fn rules_section_for(_: &IllegalAction) -> &'static str {
        ""
    }

    fn illegal_action(_: Locale, illegal: &IllegalAction) -> String {
        illegal.to_string()
    }

    fn score_item(_: Locale, _: &ScoreItem) -> String {
        text::SCORE_ITEM.to_owned()
    }

    fn end_reason(_: Locale, reason: EndReason) -> String {
        text::end_reason(reason).to_owned()
    }
}

/// An empty panel.
#[component]
pub fn Panel(_: &BoardProps<Noughts>) -> Html {
    html! {}
}
