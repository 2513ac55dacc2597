//! What a turn of a hint gains and risks, in words.

use super::{action, event, place_for};
use crate::games::HintContext;
use bots::argonauts_wheel::{Reason, Risk};
use l10n::argonauts_wheel as words;
use rules::games::argonauts_wheel::{Move, Side};

/// What the turn gains.
pub fn reason(context: &HintContext<'_>, reason: Reason) -> String {
    let locale = context.locale;
    let mover = Side::from_seat(context.seat);
    let place = |station| place_for(locale, station, mover);
    match reason {
        Reason::Causes(event) => self::event(locale, &event, context.names),
        Reason::LivingDiscs { side, discs } => {
            let sentence = if discs.gain() > 0 {
                words::reason_more_discs(locale, side, discs.after)
            } else {
                words::reason_fewer_discs(locale, side, discs.after)
            };
            context.compared(sentence, discs)
        }
        Reason::FreesDiscs => locale.text(words::REASON_FREES_DISCS),
        Reason::CarriesCone { side, to } if side == mover => {
            words::reason_cone_rides(locale, &place(to))
        }
        Reason::CarriesCone { side, to } => words::reason_wheel_carries(locale, side, &place(to)),
        Reason::Moves(Move { piece, from, to }) => {
            words::reason_piece_comes(locale, piece, &place(from), &place(to))
        }
    }
}

/// What the best answer does.
pub fn risk(context: &HintContext<'_>, risk: &Risk) -> String {
    let locale = context.locale;
    let opponent = context.names.player(risk.opponent);
    let answer = words::risk_answer(locale, &opponent, &action(locale, risk.action));
    let consequences = risk.consequences.iter();
    let consequences = consequences.map(|event| self::event(locale, event, context.names));
    let sentences = core::iter::once(answer).chain(consequences);
    sentences.collect::<Vec<_>>().join(" ")
}
