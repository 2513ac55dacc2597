//! The words of a hint: what to do, how good it is, and why. The reasons come from
//! `bots::explain` as data.

use super::GameUi;
use crate::text::{self, HintText, Locale, Names, name};
use app_core::session::Hint;
use bots::explanation::{Compared, Reason, Risk, explain};
use l10n::house;
use rules::{Seat, State};

/// Below this lead in the chances, in percent, other turns are about as good.
const SMALL_LEAD: u32 = 2;

/// What the words of a hint depend on.
pub struct HintContext<'a> {
    pub locale: Locale,
    pub names: &'a Names,
    /// The seat that takes the turn.
    pub seat: Seat,
}

impl HintContext<'_> {
    pub fn name(&self, seat: Seat) -> &str {
        name(self.names, seat)
    }

    /// A sentence about a number, and the number after the next best turn, if it differs.
    pub fn compared(&self, sentence: String, number: Compared) -> String {
        match number.next_best {
            Some(other) if other != number.after => {
                [sentence, house::next_best(self.locale, other)].join(" ")
            }
            _ => sentence,
        }
    }

    /// The number after the next best turn in brackets, if it differs from that after the best.
    pub fn next_best(&self, number: Compared) -> String {
        self.next_best_note(number.after, number.next_best)
    }

    /// The same, where there is no number before the turn.
    pub fn next_best_note(&self, best: i32, other: Option<i32>) -> String {
        match other {
            Some(other) if other != best => format!(" (next best: {other})"),
            _ => String::new(),
        }
    }

    /// The gain in one kind of points.
    fn points(&self, label: &str, points: Compared) -> String {
        let more = match points.next_best {
            Some(other) if other != points.after => match other - points.before {
                0 => " (next best: none)".to_owned(),
                more => format!(" (next best: {})", text::points(self.locale, more)),
            },
            _ => String::new(),
        };
        let gain = text::points(self.locale, points.gain());
        format!("{label}: {gain} more for you{more}.")
    }
}

/// The words of a hint.
pub(super) fn hint_text_of<G: GameUi>(
    locale: Locale,
    state: &State,
    hint: &Hint,
    names: &Names,
) -> Option<HintText> {
    let explanation = explain::<G>(state, &hint.line, &hint.other, &hint.reply)?;
    let context = HintContext {
        locale,
        names,
        seat: explanation.seat,
    };
    let reasons = explanation.reasons.iter().map(|weighted| {
        let text = match &weighted.reason {
            Reason::OfGame(reason) => G::reason_text(&context, reason),
            Reason::Points { kind, points } => {
                context.points(&G::score_kind_label(locale, *kind), *points)
            }
        };
        (text, weighted.step)
    });
    let risk = explanation.risk.map(|risk| match risk {
        Risk::OfGame(risk) => G::risk_text(&context, &risk),
        Risk::Points { kind, points } => {
            let label = G::score_kind_label(locale, kind);
            format!("{label}: {} less.", text::points(locale, points))
        }
    });
    Some(HintText {
        steps: steps::<G>(locale, state, &hint.line),
        reasons: reasons.collect(),
        verdict: verdict(locale, state.players(), hint),
        risk,
    })
}

fn steps<G: GameUi>(locale: Locale, start: &State, line: &[rules::Action]) -> Vec<String> {
    let mut state = start.clone();
    let mut steps = Vec::new();
    for action in line {
        let Some((typed, own)) = G::from_state(&state).zip(G::from_action(*action)) else {
            break;
        };
        steps.push(typed.step(locale, own));
        if state.apply_silent(*action).is_err() {
            break;
        }
    }
    steps
}

/// How the turn compares with the next best action: exactly where the game is solved.
fn verdict(locale: Locale, players: u8, hint: &Hint) -> String {
    let mut suggestions = hint.suggestions.iter();
    let Some(best) = suggestions.next() else {
        return String::new();
    };
    let next = suggestions.next();
    if best.forced.is_some() {
        return text::exact_verdict(locale, best, next);
    }
    match next {
        None => "There is nothing else to do.".to_owned(),
        Some(next) if best.exact => match best.value.cmp(&next.value) {
            core::cmp::Ordering::Greater => {
                "Worked out to the end: everything else is worse.".to_owned()
            }
            _ => "Worked out to the end: nothing is better, but others are as good.".to_owned(),
        },
        Some(next) => {
            let lead = best.value.saturating_sub(next.value);
            let chance = best.value.min(100);
            let label = match players {
                1 => "Chance of reaching your goal",
                _ => "Chance of winning",
            };
            if lead < SMALL_LEAD {
                format!("{label}: {chance}%. Other turns are about as good.")
            } else {
                format!(
                    "{label}: {chance}%, against {}% with the next best.",
                    next.value
                )
            }
        }
    }
}
