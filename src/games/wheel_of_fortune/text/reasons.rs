//! The words of a hint: its steps, and what the turn gains and risks.

use super::{follower, kind, scored_feature, sector};
use crate::games::HintContext;
use crate::text;
use bots::wheel_of_fortune::{Reason, Risk};
use rules::games::wheel_of_fortune::{Action, Kind, Rotation, WheelOfFortune};

/// The action without coordinates, which the board does not show.
pub fn step(state: &WheelOfFortune, action: Action) -> Option<String> {
    match action {
        Action::Place { cell, rotation } => {
            let place = super::narration::place_by_neighbours(state, cell);
            Some(match rotation {
                Rotation::NONE => format!("place the tile{place}"),
                rotation => format!("place the tile{place}, {}", super::rotation(rotation)),
            })
        }
        Action::ReturnFollower(cell) => {
            let (_, segment) = state.tile_at(cell)?.follower?;
            let segment = state.design_at(cell)?.segments.get(segment.index())?;
            Some(format!("take back the {}", follower(segment.kind)))
        }
        _ => None,
    }
}

/// What the turn gains.
pub fn reason(context: &HintContext<'_>, reason: &Reason) -> String {
    let locale = context.locale;
    let points_text = |points: u16| text::points(locale, i32::from(points));
    let followers = |left: u8| text::count(locale, left, "follower", "followers");
    match *reason {
        Reason::Completes {
            ref feature,
            points,
            ref sharers,
        } => {
            let names = sharers.iter().map(|seat| context.name(*seat).to_owned());
            let with = match &names.collect::<Vec<_>>()[..] {
                [] => String::new(),
                names => format!(" with {}", locale.list(names)),
            };
            let feature = scored_feature(locale, feature);
            format!("Completes a {feature}{with}: +{points} for you.")
        }
        Reason::Crown {
            sector: crown,
            points,
            pig,
        } => format!(
            "A follower on a crown of {} scores {} when the pig stops there; it is at {}.",
            sector(crown),
            points_text(points),
            sector(pig)
        ),
        Reason::ScoresAtOnce(kind) => {
            format!("Your {} scores at once and comes back.", follower(kind))
        }
        Reason::ClaimsField { cities, points } => format!(
            "Your farmer holds a field next to {}: {} so far at the end of the game.",
            text::count(locale, cities, "completed city", "completed cities"),
            points_text(points)
        ),
        Reason::ClaimsCloister { neighbours } => format!(
            "Your monk's cloister has {neighbours} of its 8 neighbors: 9 points when all are there."
        ),
        Reason::Claims {
            kind: claimed,
            open,
            points,
        } => format!(
            "Your {} claims a {} with {}: {} if completed as it is.",
            follower(claimed),
            kind(claimed),
            open_places(context, claimed, open),
            points_text(points)
        ),
        Reason::Grows {
            kind: grown,
            gain,
            open,
            points,
        } => {
            let remaining = match grown {
                Kind::City => {
                    text::count(locale, open, "side is still open", "sides are still open")
                }
                Kind::Road => text::count(locale, open, "end is still open", "ends are still open"),
                Kind::Cloister => {
                    text::count(locale, open, "neighbor is missing", "neighbors are missing")
                }
                Kind::Field => format!("{points} points so far"),
            };
            let gain = text::points(locale, gain);
            format!("Your {} grows by {gain}; {remaining}.", kind(grown))
        }
        Reason::OpponentHas { opponent, points } => {
            let alternative = match points.next_best {
                Some(_) => "the next best turn leaves",
                None => "without it",
            };
            format!(
                "{} has {} if the game ended now; {alternative} {}.",
                context.name(opponent),
                text::points(locale, points.after),
                points.baseline()
            )
        }
        Reason::GivesUp { cost } => format!(
            "This follower is the one to give up: it is worth {} now{}.",
            text::points(locale, cost.after),
            context.next_best(cost)
        ),
        Reason::HasNoFollower => "You have no follower left to deploy.".to_owned(),
        Reason::KeepsFollowers { left } => {
            format!("Keeps your {} for a better place.", followers(left))
        }
        Reason::NothingToClaim { left } => {
            format!("Nothing there is worth one of your {}.", followers(left))
        }
    }
}

/// Where a feature can still grow: `2 open sides`.
fn open_places(context: &HintContext<'_>, kind: Kind, open: u8) -> String {
    let (one, many) = match kind {
        Kind::City => ("open side", "open sides"),
        Kind::Road => ("open end", "open ends"),
        Kind::Cloister | Kind::Field => ("free neighbor", "free neighbors"),
    };
    text::count(context.locale, open, one, many)
}

/// What the turn costs or leaves open.
pub fn risk(context: &HintContext<'_>, risk: Risk) -> String {
    match risk {
        Risk::OpponentScores { opponent, points } => format!(
            "{} scores {} with it too.",
            context.name(opponent),
            text::points(context.locale, points)
        ),
        Risk::LastFollower => "It uses your last follower.".to_owned(),
        Risk::FarmerStays => "The farmer stays in the field until the game ends.".to_owned(),
        Risk::CrownWaits => "The follower waits on its crown until the pig comes.".to_owned(),
        Risk::Incomplete {
            kind: claimed,
            open,
        } => format!(
            "The {} is not complete yet: {} to go.",
            kind(claimed),
            open_places(context, claimed, open)
        ),
    }
}
