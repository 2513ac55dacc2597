//! What a turn of a hint gains and risks, in words.

use super::{effect, one_item, track};
use crate::games::HintContext;
use crate::text::capital;
use bots::wheels_of_time::{Reason, Risk};
use rules::Seat;
use rules::games::wheels_of_time::{Item, Link};

/// What the turn gains.
pub fn reason(context: &HintContext<'_>, reason: &Reason) -> String {
    match *reason {
        Reason::TrackRises {
            development,
            count,
            completes,
        } => {
            let name = track(Item::Development(development));
            let full = if completes {
                ", the last that you need"
            } else {
                ""
            };
            let note = context.next_best(count);
            format!("{name}: {} → {}{note}{full}.", count.before, count.after)
        }
        Reason::TrackKeeps { development, count } => {
            let name = track(Item::Development(development));
            let ending = if name.ends_with('s') { "" } else { "s" };
            let note = context.next_best(count);
            format!("{name} stay{ending} at {}{note}.", count.after)
        }
        Reason::KeepsGoods(ref goods) => {
            let each: Vec<String> = goods
                .iter()
                .map(|(good, more)| match more {
                    1 => one_item(Item::Good(*good)).to_owned(),
                    _ => format!("{more} {}", track(Item::Good(*good)).to_lowercase()),
                })
                .collect();
            format!(
                "Your supply keeps {} more than with the next best turn.",
                context.locale.list(&each)
            )
        }
        Reason::LinkShows {
            owner,
            link,
            effect: shown,
        } => {
            let alternative = match shown.next_best {
                Some(_) => "with the next best turn",
                None => "now",
            };
            format!(
                "{} then shows {}; {alternative} {}.",
                capital(link_phrase(context, owner, link)),
                effect(shown.after),
                effect(shown.baseline())
            )
        }
        Reason::Steals { good, from } => format!(
            "The common link takes {} from {}.",
            one_item(Item::Good(good)),
            context.name(from)
        ),
        Reason::LinksShow(ref links) => {
            let shown: Vec<String> = links
                .iter()
                .map(|(link, shown)| format!("{} at {}", effect(*shown), link.name()))
                .collect();
            format!("Your links then show {}.", context.locale.list(&shown))
        }
    }
}

/// A link as its player's: `Ben's link with A`, `the common link`.
fn link_phrase(context: &HintContext<'_>, owner: Seat, link: Link) -> String {
    match link {
        Link::Common => "the common link".to_owned(),
        _ if owner == context.seat => format!("your {}", link.name()),
        _ => format!("{} {}", context.possessive(owner), link.name()),
    }
}

/// What the end of the turn may take.
pub fn risk(context: &HintContext<'_>, risk: Risk) -> String {
    match risk {
        Risk::Disaster(link) => {
            let name = link_phrase(context, context.seat, link);
            format!("A disaster strikes at {name}: a die decides what you lose.")
        }
        Risk::Loses(item) => format!("Dangers take {} from you.", one_item(item)),
        Risk::LinkGives {
            opponent,
            link,
            effect: shown,
        } => {
            let name = link_phrase(context, opponent, link);
            format!("{} gives {}.", capital(name), effect(shown))
        }
    }
}
