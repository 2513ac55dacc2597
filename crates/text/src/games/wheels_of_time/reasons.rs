//! What a turn of a hint gains and risks, in words.

use crate::games::HintContext;
use bots::wheels_of_time::{Reason, Risk};
use l10n::{LinkEffect, Person, Player, wheels_of_time as words};
use rules::Seat;
use rules::games::wheels_of_time::Item;

/// What the turn gains.
pub fn reason(context: &HintContext<'_>, reason: &Reason) -> String {
    let locale = context.locale;
    match *reason {
        Reason::TrackRises {
            development,
            count,
            completes,
        } => {
            let item = Item::Development(development);
            let sentence = words::rises(locale, item, count.before, count.after, completes);
            context.compared(sentence, count)
        }
        Reason::TrackKeeps { development, count } => {
            let sentence = words::keeps(locale, Item::Development(development), count.after);
            context.compared(sentence, count)
        }
        Reason::KeepsGoods(ref goods) => {
            let amount = |(good, more): &(_, _)| words::amount(locale, Item::Good(*good), *more);
            let goods: Vec<String> = goods.iter().map(amount).collect();
            words::keeps_goods(locale, &goods)
        }
        Reason::LinkShows {
            owner,
            link,
            effect,
        } => {
            let sentence = match effect.next_best {
                Some(_) => words::link_shows_against,
                None => words::link_shows,
            };
            let (after, other) = (
                LinkEffect::Of(effect.after),
                LinkEffect::Of(effect.baseline()),
            );
            sentence(locale, &owner_of(context, owner), link, after, other)
        }
        Reason::Steals { good, from } => {
            words::steals(locale, &context.names.player(from), Item::Good(good))
        }
        Reason::LinksShow(ref links) => {
            let shown = links.iter().map(|(link, effect)| {
                words::effect_at_link(locale, *link, LinkEffect::Of(*effect))
            });
            words::links_show(locale, &shown.collect::<Vec<_>>())
        }
    }
}

/// The player of a link: the one who takes the turn is addressed, also by others' names.
fn owner_of(context: &HintContext<'_>, owner: Seat) -> Player {
    let mut player = context.names.player(owner);
    if owner == context.seat {
        player.person = Person::You;
    }
    player
}

/// What the end of the turn may take.
pub fn risk(context: &HintContext<'_>, risk: Risk) -> String {
    let locale = context.locale;
    match risk {
        Risk::Disaster(link) => words::risk_disaster(locale, link),
        Risk::Loses(item) => words::risk_loss(locale, item),
        Risk::LinkGives {
            opponent,
            link,
            effect,
        } => {
            let opponent = context.names.player(opponent);
            words::risk_link(locale, &opponent, link, LinkEffect::Of(effect))
        }
    }
}
