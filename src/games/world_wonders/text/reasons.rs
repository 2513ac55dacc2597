//! The words of a hint: its steps, and what the turn gains and risks.

use super::names::{item, piece, resource, the_monument, tile};
use super::narration::place_by_neighbours;
use crate::games::HintContext;
use crate::text::{self, Locale, capital};
use bots::world_wonders::{Reason, Risk};
use rules::games::world_wonders::{Action, Item, WorldWonders};

/// The action without coordinates, which the board does not show.
pub fn step(locale: Locale, state: &WorldWonders, action: Action) -> Option<String> {
    let placed = state.placed_piece(action)?;
    let place = place_by_neighbours(locale, state.city(state.active()), placed);
    Some(format!("place {}{place}", piece(placed.piece)))
}

/// What the turn gains.
pub fn reason(context: &HintContext<'_>, reason: Reason) -> String {
    let locale = context.locale;
    match reason {
        Reason::TrackRises {
            resource: risen,
            track,
            is_scarcest,
        } => {
            let clause = if is_scarcest {
                ", your scarcest track"
            } else {
                ""
            };
            format!(
                "{} {} → {}{clause}{}.",
                capital(resource(risen).to_owned()),
                track.before,
                track.after,
                context.next_best(track)
            )
        }
        Reason::Population(track) => format!(
            "Population {} → {}{}.",
            track.before,
            track.after,
            context.next_best(track)
        ),
        Reason::Builds(monument) => {
            let points = text::points(locale, i32::from(monument.card().points));
            format!("Builds {}: {points}.", the_monument(monument))
        }
        Reason::FirstNextRound => {
            "You go first next round, with the whole market to choose from.".to_owned()
        }
        Reason::SecondNextRound => "You go second next round.".to_owned(),
        Reason::LeavesRound => "You keep your city as it is for this round.".to_owned(),
        Reason::TakesLoan => "The loan gives you 2 more gold to spend now.".to_owned(),
        Reason::RepaysLoan => "The loan is paid back, so it costs no points in the end.".to_owned(),
        Reason::Districts(count) => format!(
            "City districts: {} → {}{}.",
            count.before,
            count.after,
            context.next_best(count)
        ),
        Reason::ClosesGreen { spaces } => {
            let spaces = spaces.unsigned_abs();
            let gaps = text::count(locale, spaces, "green space", "green spaces");
            format!("Closes {gaps} beside your buildings, on the way to a district.")
        }
        Reason::LeavesGold(gold) => format!(
            "Leaves you {} gold for this round{}.",
            gold.after,
            context.next_best(gold)
        ),
        Reason::RoadOpens { spaces } => {
            let spaces = text::count(locale, spaces.unsigned_abs(), "more space", "more spaces");
            format!("The road opens {spaces} to build on.")
        }
    }
}

/// What the next player may take, or what the turn costs.
pub fn risk(context: &HintContext<'_>, risk: Risk) -> String {
    let locale = context.locale;
    match risk {
        Risk::Loan => "The loan costs 3 gold to repay, or points at the end.".to_owned(),
        Risk::Covers { resources } => {
            let resources = resources.unsigned_abs();
            let covered = text::count(locale, resources, "natural resource", "natural resources");
            format!("It covers {covered}, which would have scored.")
        }
        Risk::OpponentTakes {
            opponent,
            item: bought,
            tile: bought_tile,
        } => {
            let name = match (bought, bought_tile) {
                (_, Some(bought)) => format!("the {}", tile(locale, bought)),
                (Item::Monument(monument), _) => the_monument(monument).to_owned(),
                (Item::FirstPedestal, _) => "the pedestal to go first".to_owned(),
                (Item::SecondPedestal, _) => "the pedestal to go second".to_owned(),
                (other, _) => item(other).to_owned(),
            };
            format!("{} may take {name} next.", context.name(opponent))
        }
    }
}
