//! The words of a hint: what to do, how good it is, and why. The reasons come from
//! `bots::explain` as data.

use super::GameText;
use crate::{HintText, Locale, Names, exact_verdict, name};
use app_core::session::Hint;
use bots::explanation::{Compared, Reason, Risk, explain};
use core::cmp::Ordering;
use l10n::{house, table};
use rules::{Seat, State};

/// Below this lead in the chances, in percent, other turns are about as good.
const SMALL_LEAD: u32 = 2;

/// What the words of a hint depend on.
pub struct HintContext<'a> {
    /// The language.
    pub locale: Locale,
    /// The names of the players.
    pub names: &'a Names,
    /// The seat that takes the turn.
    pub seat: Seat,
}

impl HintContext<'_> {
    /// The name of a seat.
    pub fn name(&self, seat: Seat) -> &str {
        name(self.names, seat)
    }

    /// A sentence about a number, and the number after the next best turn, if it differs.
    pub fn compared(&self, sentence: String, number: Compared) -> String {
        match number.next_best {
            Some(other) if other != number.after => {
                [sentence, table::next_best(self.locale, other)].join(" ")
            }
            _ => sentence,
        }
    }

    /// The gain in one kind of points.
    fn points(&self, kind: &str, points: Compared) -> String {
        let gain = points.gain();
        match points.next_best {
            Some(other) if other != points.after => {
                let next_best = other - points.before;
                table::more_points_against(self.locale, kind, gain, next_best)
            }
            _ => table::more_points(self.locale, kind, gain),
        }
    }
}

/// The words of a hint.
pub fn hint_text_of<G: GameText>(
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
            table::fewer_points(locale, &label, points)
        }
    });
    Some(HintText {
        steps: steps::<G>(locale, state, &hint.line),
        reasons: reasons.collect(),
        verdict: verdict(locale, state.players(), hint),
        risk,
    })
}

fn steps<G: GameText>(locale: Locale, start: &State, line: &[rules::Action]) -> Vec<String> {
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
        return exact_verdict(locale, best, next);
    }
    match next {
        None => locale.text(table::NOTHING_ELSE_TO_DO),
        Some(next) if best.exact => locale.text(match best.value.cmp(&next.value) {
            Ordering::Greater => table::ALL_ELSE_IS_WORSE,
            _ => table::OTHERS_ARE_AS_GOOD,
        }),
        Some(next) => {
            let lead = best.value.saturating_sub(next.value);
            let chance = house::percent(locale, best.value.min(100));
            let against = house::percent(locale, next.value);
            match (players, lead < SMALL_LEAD) {
                (1, true) => table::chance_of_goal_close(locale, &chance),
                (1, false) => table::chance_of_goal(locale, &chance, &against),
                (_, true) => table::chance_of_winning_close(locale, &chance),
                (_, false) => table::chance_of_winning(locale, &chance, &against),
            }
        }
    }
}
