//! The words of a hint: what the turn gains and risks.

use super::names;
use crate::games::HintContext;
use bots::world_wonders::{Reason, Risk};
use l10n::{Feature, Ware, world_wonders as words};
use rules::games::world_wonders::Item;

/// What the turn gains.
pub fn reason(context: &HintContext<'_>, reason: Reason) -> String {
    let locale = context.locale;
    locale.text(match reason {
        Reason::TrackRises {
            resource,
            track,
            is_scarcest,
        } => {
            let sentence = words::rises(locale, resource, track.before, track.after, is_scarcest);
            return context.compared(sentence, track);
        }
        Reason::Population(track) => {
            let sentence = words::population_rises(locale, track.before, track.after);
            return context.compared(sentence, track);
        }
        Reason::Builds(monument) => {
            let points = monument.card().points;
            return words::builds(locale, Feature::Monument(monument), points);
        }
        Reason::FirstNextRound => words::FIRST_NEXT_ROUND,
        Reason::SecondNextRound => words::SECOND_NEXT_ROUND,
        Reason::LeavesRound => words::LEAVES_ROUND,
        Reason::TakesLoan => words::TAKES_LOAN,
        Reason::RepaysLoan => words::REPAYS_LOAN,
        Reason::Districts(count) => {
            let sentence = words::districts_rise(locale, count.before, count.after);
            return context.compared(sentence, count);
        }
        Reason::ClosesGreen { spaces } => {
            return words::closes_green(locale, spaces.unsigned_abs());
        }
        Reason::LeavesGold(gold) => {
            return context.compared(words::leaves_gold(locale, gold.after), gold);
        }
        Reason::RoadOpens { spaces } => return words::road_opens(locale, spaces.unsigned_abs()),
    })
}

/// What the next player may take, or what the turn costs.
pub fn risk(context: &HintContext<'_>, risk: Risk) -> String {
    let locale = context.locale;
    match risk {
        Risk::Loan => locale.text(words::RISK_LOAN),
        Risk::Covers { resources } => words::risk_covers(locale, resources.unsigned_abs()),
        Risk::OpponentTakes {
            opponent,
            item,
            tile,
        } => {
            let opponent = context.names.player(opponent);
            match (item, tile, Ware::of(item)) {
                (_, Some(tile), _) => {
                    let gains = names::steps(locale, tile.steps());
                    words::risk_building(locale, &opponent, tile.kind(), tile.stack(), &gains)
                }
                (Item::Monument(monument), ..) => {
                    words::risk_monument(locale, &opponent, Feature::Monument(monument))
                }
                (.., Some(ware)) => words::risk_ware(locale, &opponent, ware),
                _ => String::new(),
            }
        }
    }
}
