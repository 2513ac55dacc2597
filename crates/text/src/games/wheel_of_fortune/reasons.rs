//! The words of a hint: its steps, and what the turn gains and risks.

use super::follower_at;
use super::narration::{Placement, placement};
use crate::Locale;
use crate::games::HintContext;
use bots::wheel_of_fortune::{Reason, Risk};
use l10n::wheel_of_fortune as words;
use rules::games::wheel_of_fortune::{Action, Kind, WheelOfFortune};

/// The action without coordinates, which the board does not show.
pub fn step(locale: Locale, state: &WheelOfFortune, action: Action) -> Option<String> {
    match action {
        Action::Place { cell, rotation } => Some(match placement(state, cell, rotation) {
            Placement::Closes(region, kind) => words::do_close(locale, region, kind),
            Placement::Extends(region, kind) => words::do_extend(locale, region, kind),
            Placement::In(region) => words::do_place(locale, region),
        }),
        Action::ReturnFollower(cell) => {
            Some(words::do_take_back(locale, follower_at(state, cell)?))
        }
        _ => None,
    }
}

/// What the turn gains.
pub fn reason(context: &HintContext<'_>, reason: &Reason) -> String {
    let locale = context.locale;
    match *reason {
        Reason::Completes {
            ref feature,
            points,
            ref sharers,
        } => {
            let names = sharers.iter().map(|seat| context.name(*seat).to_owned());
            match &names.collect::<Vec<_>>()[..] {
                [] => words::reason_completes(locale, feature.kind, points),
                names => words::reason_completes_shared(locale, feature.kind, points, names),
            }
        }
        Reason::Crown {
            sector,
            points,
            pig,
        } => words::reason_crown(locale, sector, points, pig),
        Reason::ScoresAtOnce(kind) => words::reason_at_once(locale, kind),
        Reason::ClaimsField { cities, points } => words::reason_field(locale, cities, points),
        Reason::ClaimsCloister { neighbours } => words::reason_cloister(locale, neighbours),
        Reason::Claims { kind, open, points } => match kind {
            Kind::City => words::reason_claims_city(locale, open, points),
            _ => words::reason_claims_road(locale, open, points),
        },
        Reason::Grows {
            kind,
            gain,
            open,
            points,
        } => match kind {
            Kind::City => words::reason_city_grows(locale, gain, open),
            Kind::Road => words::reason_road_grows(locale, gain, open),
            Kind::Cloister => words::reason_cloister_grows(locale, gain, open),
            Kind::Field => words::reason_field_grows(locale, gain, points),
        },
        Reason::OpponentHas { opponent, points } => {
            let sentence = match points.next_best {
                Some(_) => words::reason_opponent_against,
                None => words::reason_opponent,
            };
            let opponent = context.names.player(opponent);
            sentence(locale, &opponent, points.after, points.baseline())
        }
        Reason::GivesUp { cost } => {
            context.compared(words::reason_gives_up(locale, cost.after), cost)
        }
        Reason::HasNoFollower => locale.text(words::REASON_NO_FOLLOWER),
        Reason::KeepsFollowers { left } => words::reason_keeps(locale, left),
        Reason::NothingToClaim { left } => words::reason_nothing(locale, left),
    }
}

/// What the turn costs or leaves open.
pub fn risk(context: &HintContext<'_>, risk: Risk) -> String {
    let locale = context.locale;
    locale.text(match risk {
        Risk::OpponentScores { opponent, points } => {
            return words::risk_opponent(locale, &context.names.player(opponent), points);
        }
        Risk::LastFollower => words::RISK_LAST_FOLLOWER,
        Risk::FarmerStays => words::RISK_FARMER,
        Risk::CrownWaits => words::RISK_CROWN,
        Risk::Incomplete { kind, open } => {
            return match kind {
                Kind::City => words::risk_city(locale, open),
                Kind::Road => words::risk_road(locale, open),
                Kind::Cloister | Kind::Field => words::risk_cloister(locale, open),
            };
        }
    })
}
