//! The words of a hint: what the turn gains and risks.

use crate::games::HintContext;
use bots::turn_of_time::{Reason, Risk};
use core::cmp::Ordering;
use l10n::turn_of_time as words;
use rules::games::turn_of_time::BALANCE_CARDS;

/// What the turn gains.
pub fn reason(context: &HintContext<'_>, reason: &Reason) -> String {
    let locale = context.locale;
    let (sentence, cards) = match *reason {
        Reason::Points(points) => {
            let (before, after) = (points.before, points.after);
            let sentence = match after.cmp(&before) {
                Ordering::Greater => words::reason_points_rise(locale, before, after),
                Ordering::Equal => words::reason_points_stay(locale, after),
                Ordering::Less => words::reason_points_fall(locale, before, after),
            };
            (sentence, points)
        }
        Reason::SeasonSpreads { season, cards } => (
            words::reason_season_spreads(locale, season, cards.after, cards.before),
            cards,
        ),
        Reason::SeasonKeeps { season, cards } => (
            words::reason_season_keeps(locale, season, cards.after),
            cards,
        ),
        Reason::GroupGrows { season, cards } => (
            words::reason_group_grows(locale, season, cards.after),
            cards,
        ),
        Reason::OpponentShrinks {
            opponent,
            season,
            cards,
        } => {
            let opponent = context.names.player(opponent);
            let (after, before) = (cards.after, cards.before);
            let sentence = words::reason_opponent_shrinks(locale, &opponent, season, after, before);
            (sentence, cards)
        }
        Reason::Protected {
            season,
            ref flipped_by,
            open_sides,
            next_best,
        } => {
            let seasons: Vec<String> = flipped_by.iter().map(|by| locale.name(*by)).collect();
            let sentence = words::reason_protected(locale, season, &seasons, open_sides);
            return match next_best {
                Some(sides) if sides != open_sides => {
                    [sentence, words::reason_protected_next_best(locale, sides)].join(" ")
                }
                _ => sentence,
            };
        }
        Reason::LargestGroup { season, cards } if cards.gain() > 0 => (
            words::reason_largest_grows(locale, season, cards.after),
            cards,
        ),
        Reason::LargestGroup { season, cards } => (
            words::reason_largest_stays(locale, season, cards.after),
            cards,
        ),
        Reason::Balance { season, cards } => (
            words::reason_balance(locale, season, cards.after, BALANCE_CARDS),
            cards,
        ),
    };
    context.compared(sentence, cards)
}

/// What the best answer flips back.
pub fn risk(context: &HintContext<'_>, risk: Risk) -> String {
    let opponent = context.names.player(risk.opponent);
    words::risk_flips(context.locale, &opponent, risk.flipped)
}
