//! The texts of noughts and crosses for players.

use crate::games::{GameText, HintContext};
use crate::{FirstStep, Locale, Names};
use core::convert::Infallible;
use l10n::{Message, noughts as words, refusals};
use rules::games::noughts::{Cell, EndReason, IllegalAction, Marked, Noughts, ScoreItem};

impl GameText for Noughts {
    const NOTATION: Message = words::NOTATION;
    const SIDES: Option<[Message; 2]> = Some([words::CROSSES, words::NOUGHTS]);
    const COUNTS_POINTS: bool = false;

    fn first_turn(_: u8) -> &'static [FirstStep] {
        const { &[FirstStep::new("svg", words::HELP_FIRST)] }
    }

    fn task(&self, locale: Locale) -> String {
        locale.text(words::TASK_MARK)
    }

    fn action(&self, locale: Locale, cell: Cell) -> String {
        words::mark_cell(locale, &cell.to_string())
    }

    fn sentences(locale: Locale, events: &[Marked], names: &Names) -> Vec<String> {
        let events = events.iter();
        let sentences = events.map(|Marked { seat, cell }| {
            words::cell_marked(locale, &names.player(*seat), &cell.to_string())
        });
        sentences.collect()
    }

    fn illegal_action(locale: Locale, illegal: &IllegalAction) -> String {
        refusals::noughts::refusal(locale, illegal)
    }

    fn rules_section_for(_: &IllegalAction) -> &'static str {
        ""
    }

    fn reason_text(_: &HintContext<'_>, reason: &Infallible) -> String {
        match *reason {}
    }

    fn risk_text(_: &HintContext<'_>, risk: &Infallible) -> String {
        match *risk {}
    }

    fn score_item(locale: Locale, _: &ScoreItem) -> String {
        locale.text(words::THREE_IN_A_LINE)
    }

    fn end_reason_text(reason: EndReason) -> Message {
        match reason {
            EndReason::Line => words::ENDS_BY_LINE,
            EndReason::Full => words::ENDS_WHEN_FULL,
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::{Locale, Names};
    use rules::{GameId, Setup, State};

    #[test]
    fn every_text_is_present() {
        let locale = Locale::ENGLISH;
        let mut state = State::start(&Setup::new(GameId::Noughts, 2, 0).unwrap());
        assert_eq!(crate::task(locale, &state), "mark an empty cell");
        let action = state.legal_actions()[4];
        assert_eq!(crate::action(locale, &state, action), "mark b2");
        let events = state.apply(action).unwrap_or_default();
        let names = Names::with_reader(locale, ["Ada", "Ben"]);
        let sentences = crate::sentences(locale, &events, &names);
        assert_eq!(sentences, ["Ada marks b2."]);
        let illegal = state.apply(action).err();
        let sentence = illegal.map(|illegal| crate::illegal_action(locale, &illegal));
        assert_eq!(sentence.as_deref(), Some("b2 is marked already."));
    }
}
