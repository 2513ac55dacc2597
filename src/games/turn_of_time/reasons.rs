//! The words of a hint: its steps, and what the turn gains and risks.

use super::text;
use crate::games::HintContext;
use crate::text::capital;
use bots::turn_of_time::{Reason, Risk};
use core::cmp::Ordering;
use rules::games::turn_of_time::{Action, TurnOfTime};

/// The action without coordinates, which the board does not show: the cell is described by its
/// neighbours.
pub fn step(state: &TurnOfTime, action: Action) -> Option<String> {
    let Action::Place(placement) = action else {
        return None;
    };
    let order = text::meeting_order(placement.order);
    let played = text::played(placement.card);
    let place = text::place_by_neighbours(state, placement.cell);
    Some(format!("play {played}{place}{order}"))
}

/// What the turn gains.
pub fn reason(context: &HintContext<'_>, reason: &Reason) -> String {
    let cards_text = |count: i32| {
        let count = count.unsigned_abs();
        crate::text::count(context.locale, count, "card", "cards")
    };
    match *reason {
        Reason::Points(points) => {
            let (before, after) = (points.before, points.after);
            let verb = match after.cmp(&before) {
                Ordering::Greater => format!("rise from {before} to {after}"),
                Ordering::Equal => format!("stay at {after}"),
                Ordering::Less => format!("fall from {before} to only {after}"),
            };
            format!("Your points {verb}{}.", context.next_best(points))
        }
        Reason::SeasonSpreads { season, cards } => format!(
            "Your {} shows on {} instead of {}{}.",
            text::season(season),
            cards_text(cards.after),
            cards.before,
            context.next_best(cards)
        ),
        Reason::SeasonKeeps { season, cards } => format!(
            "Your {} keeps its {}{}.",
            text::season(season),
            cards_text(cards.after),
            context.next_best(cards)
        ),
        Reason::GroupGrows { season, cards } => format!(
            "Your largest group of {} grows to {}{}.",
            text::season(season),
            cards.after,
            context.next_best(cards)
        ),
        Reason::OpponentShrinks {
            opponent,
            season,
            cards,
        } => format!(
            "{} {} shows on {} instead of {}{}.",
            capital(context.possessive(opponent)),
            text::season(season),
            cards_text(cards.after),
            cards.before,
            context.next_best(cards)
        ),
        Reason::Protected {
            season,
            ref flipped_by,
            open_sides,
            next_best,
        } => {
            let seasons: Vec<String> = flipped_by
                .iter()
                .map(|by| text::season(*by).to_owned())
                .collect();
            let sides = match open_sides.unsigned_abs() {
                0 => "and it has no open side".to_owned(),
                open => format!(
                    "on {}",
                    crate::text::count(context.locale, open, "open side", "open sides")
                ),
            };
            format!(
                "Only {} can flip your new {}, {sides}{}.",
                context.locale.list(&seasons),
                text::season(season),
                context.next_best_note(open_sides, next_best)
            )
        }
        Reason::LargestGroup { season, cards } => {
            let verb = if cards.gain() > 0 {
                "grows to"
            } else {
                "stays at"
            };
            format!(
                "Your largest group, {}, {verb} {} cards{}.",
                text::season(season),
                cards.after,
                context.next_best(cards)
            )
        }
        Reason::Balance { season, cards } => format!(
            "{} then shows on {} of the 4 cards it needs{}.",
            text::season(season),
            cards.after,
            context.next_best(cards)
        ),
    }
}

/// What the best answer flips back.
pub fn risk(context: &HintContext<'_>, risk: Risk) -> String {
    let possessive = capital(context.possessive(risk.opponent));
    match risk.flipped {
        0 => format!("{possessive} best answer flips none of your cards."),
        flipped => format!("{possessive} best answer flips {flipped} of your cards."),
    }
}
