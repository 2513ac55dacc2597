//! The user interface of noughts and crosses, the sample game. It is compiled natively only: no page
//! contains it.

mod board;
#[cfg(test)]
mod tests;
mod text;

use super::{BoardProps, GameInfo, GameUi, HintContext, Sound};
use ::text::{Locale, Names};
use board::Marks;
use core::convert::Infallible;
use l10n::{noughts as words, refusals};
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

    fn task(&self, locale: Locale) -> String {
        locale.text(words::TASK_MARK)
    }

    fn action(&self, locale: Locale, cell: Cell) -> String {
        words::mark_cell(locale, &cell.to_string())
    }

    fn reason_text(_: &HintContext<'_>, reason: &Infallible) -> String {
        match *reason {}
    }

    fn risk_text(_: &HintContext<'_>, risk: &Infallible) -> String {
        match *risk {}
    }

    fn sentences(locale: Locale, events: &[Marked], names: &Names) -> Vec<String> {
        events
            .iter()
            .map(|marked| text::marked(locale, marked, names))
            .collect()
    }

    fn rules_section_for(_: &IllegalAction) -> &'static str {
        ""
    }

    fn illegal_action(locale: Locale, illegal: &IllegalAction) -> String {
        refusals::noughts::refusal(locale, illegal)
    }

    fn score_item(locale: Locale, _: &ScoreItem) -> String {
        locale.text(words::THREE_IN_A_LINE)
    }

    fn end_reason(locale: Locale, reason: EndReason) -> String {
        locale.text(text::end_reason(reason))
    }
}

/// An empty panel.
#[component]
pub fn Panel(_: &BoardProps<Noughts>) -> Html {
    html! {}
}
