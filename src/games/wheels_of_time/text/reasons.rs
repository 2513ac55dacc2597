//! What a turn of a hint gains and risks, in words.

use super::{effect, one_item, track};
use crate::games::{Comparison, Reason};
use crate::text::capital;
use rules::Seat;
use rules::games::wheels_of_time::{
    Development, Effect, Event, Good, Item, Link, MAX_TRACK, Structure, WheelsOfTime,
};

type Turn<'a> = Comparison<'a, WheelsOfTime>;

const DEVELOPMENTS: [(Development, f32); 5] = [
    (Development::Building, 1.6),
    (Development::Wall, 1.0),
    (Development::Road, 1.0),
    (Development::Population, 1.2),
    (Development::FoodProduction, 0.6),
];

const GOODS: [(Good, f32); 5] = [
    (Good::Brick, 0.3),
    (Good::Wood, 0.3),
    (Good::Stone, 0.35),
    (Good::Worker, 0.45),
    (Good::Food, 0.15),
];

/// How much of an item a seat has after a turn, with what the end of the turn brings before
/// the dice.
fn amount(state: &WheelsOfTime, last: &[Event], seat: Seat, item: Item) -> i32 {
    let city = state.city(seat);
    let mut amount = match item {
        Item::Development(development) => i32::from(city.development(development)),
        Item::Good(good) => i32::from(city.good(good)),
    };
    for event in last {
        amount += match *event {
            Event::Gained {
                seat: owner,
                item: gained,
                kept: true,
                ..
            } if (owner, gained) == (seat, item) => 1,
            Event::Lost {
                seat: owner,
                item: lost,
                count,
                ..
            } if (owner, lost) == (seat, item) => -i32::from(count),
            _ => 0,
        };
    }
    amount
}

/// What the turn gains.
pub fn reasons(turn: &Turn<'_>) -> Vec<Reason> {
    let mut reasons = Vec::new();
    let mut add = |text: String, weight: f32, step: usize| {
        reasons.push(Reason {
            text,
            step,
            weight,
            kind: None,
        });
    };
    let after = |item| amount(&turn.best.end, &turn.best.last_events, turn.seat, item);
    let after_other = |item| {
        let other = turn.other.as_ref()?;
        Some(amount(&other.end, &other.last_events, turn.seat, item))
    };
    let step_of = |item: Item| {
        let brings = |event: &Event| match *event {
            Event::Gained {
                seat, item: gained, ..
            } => (seat, gained) == (turn.seat, item),
            Event::Built { structure, .. } => item == Item::Development(structure.development()),
            _ => false,
        };
        turn.best
            .events
            .iter()
            .find(|(_, event)| brings(event))
            .map_or(0, |(step, _)| *step)
    };
    let developments =
        DEVELOPMENTS.map(|(development, worth)| (Item::Development(development), worth));
    for (item, worth) in developments {
        let before = amount(turn.start, &[], turn.seat, item);
        let (best, other) = (after(item), after_other(item));
        let lead = best - other.unwrap_or(before);
        let name = track(item);
        let note = turn.next_best_note(best, other);
        if best > before {
            let is_last = Structure::ALL
                .iter()
                .any(|s| Item::Development(s.development()) == item)
                && best >= i32::from(MAX_TRACK);
            let full = if is_last {
                ", the last that you need"
            } else {
                ""
            };
            let text = format!("{name}: {before} → {best}{note}{full}.");
            add(
                text,
                worth * (lead as f32 + if is_last { 1.0 } else { 0.3 }),
                step_of(item),
            );
        } else if lead > 0 {
            add(
                format!("{name} stay{} at {best}{note}.", plural_s(name)),
                worth * lead as f32,
                0,
            );
        }
    }
    let goods: Vec<(Item, i32, f32)> = GOODS
        .map(|(good, worth)| {
            let item = Item::Good(good);
            let before = amount(turn.start, &[], turn.seat, item);
            let lead = after(item) - after_other(item).unwrap_or(before);
            (item, lead, worth)
        })
        .into_iter()
        .filter(|(_, lead, _)| *lead > 0)
        .collect();
    if let Some((first, ..)) = goods.first() {
        let each: Vec<String> = goods
            .iter()
            .map(|(item, lead, _)| match lead {
                1 => one_item(*item).to_owned(),
                _ => format!("{lead} {}", track(*item).to_lowercase()),
            })
            .collect();
        let weight = goods
            .iter()
            .map(|(_, lead, worth)| *lead as f32 * worth)
            .sum();
        let text = format!(
            "Your supply keeps {} more than with the next best turn.",
            turn.locale.list(&each)
        );
        add(text, weight, step_of(*first));
    }
    for (text, weight) in link_reasons(turn) {
        add(text, weight, turn.best.actions.len().saturating_sub(2));
    }
    for event in turn.best.events.iter().filter(
        |(_, event)| matches!(event, Event::Stolen { to, kept: true, .. } if *to == turn.seat),
    ) {
        if let (step, Event::Stolen { from, good, .. }) = event {
            let good = one_item(Item::Good(*good));
            let from = turn.name(*from);
            add(
                format!("The common link takes {good} from {from}."),
                0.8,
                *step,
            );
        }
    }
    // What all links show, if there is no other difference.
    let shown = Link::ALL.map(|link| {
        let effect = effect(turn.best.end.effect(turn.seat, link));
        format!("{effect} at {}", link.name())
    });
    reasons.push(Reason {
        text: format!("Your links then show {}.", turn.locale.list(&shown)),
        step: turn.best.actions.len().saturating_sub(1),
        weight: 0.05,
        kind: None,
    });
    reasons
}

/// The verb's ending for a track: `Walls stay`, `Population stays`.
fn plural_s(track: &str) -> &'static str {
    if track.ends_with('s') { "" } else { "s" }
}

/// What a link is worth to the player who triggers it.
fn worth(effect: Effect) -> f32 {
    match effect {
        Effect::Gives(Item::Development(Development::FoodProduction)) => 0.6,
        Effect::Gives(Item::Development(_)) => 1.0,
        Effect::Gives(Item::Good(_)) => 0.35,
        Effect::HalfBuilding => 0.2,
        Effect::Nothing => 0.0,
        Effect::Danger(_) => -0.4,
        Effect::Disaster => -1.0,
    }
}

/// Links that get worse for opponents or better for the player, each with its weight.
fn link_reasons(turn: &Turn<'_>) -> Vec<(String, f32)> {
    let mut reasons = Vec::new();
    let other_end = turn.other.as_ref().map_or(turn.start, |other| &other.end);
    let alternative = if turn.other.is_some() {
        "with the next best turn"
    } else {
        "now"
    };
    for opponent in turn.others() {
        for link in Link::ALL {
            let (best, other) = (
                turn.best.end.effect(opponent, link),
                other_end.effect(opponent, link),
            );
            let lead = worth(other) - worth(best);
            if lead > 0.0 {
                let possessive = turn.possessive(opponent);
                let name = link_phrase(link, &possessive);
                reasons.push((
                    format!(
                        "{} then shows {}; {alternative} {}.",
                        capital(name),
                        effect(best),
                        effect(other)
                    ),
                    0.5 * lead,
                ));
            }
        }
    }
    for link in Link::ALL {
        let (best, other) = (
            turn.best.end.effect(turn.seat, link),
            other_end.effect(turn.seat, link),
        );
        let lead = worth(best) - worth(other);
        if lead > 0.0 && best != Effect::Nothing {
            let name = link_phrase(link, "your");
            reasons.push((
                format!(
                    "{} then shows {}; {alternative} {}.",
                    capital(name),
                    effect(best),
                    effect(other)
                ),
                0.6 * lead,
            ));
        }
    }
    reasons
}

/// A link as its player's: `Ben's link with A`, `the common link`.
fn link_phrase(link: Link, possessive: &str) -> String {
    match link {
        Link::Common => "the common link".to_owned(),
        other => format!("{possessive} {}", other.name()),
    }
}

/// What the end of the turn may take.
pub fn risk(turn: &Turn<'_>) -> Option<String> {
    let find_link = |matches: fn(Effect) -> bool| {
        Link::ALL
            .into_iter()
            .find(|link| matches(turn.best.end.effect(turn.seat, *link)))
    };
    if let Some(link) = find_link(|effect| effect == Effect::Disaster) {
        let name = link_phrase(link, "your");
        return Some(format!(
            "A disaster strikes at {name}: a die decides what you lose."
        ));
    }
    let loss = turn.best.events.iter().find_map(|(_, event)| match event {
        Event::Lost {
            seat, item, count, ..
        } if *seat == turn.seat && *count > 0 => {
            Some(format!("Dangers take {} from you.", one_item(*item)))
        }
        _ => None,
    });
    if loss.is_some() {
        return loss;
    }
    let opponent = turn.others().next()?;
    let best_link = Link::ALL.into_iter().max_by(|a, b| {
        let value = |link: &Link| worth(turn.best.end.effect(opponent, *link));
        value(a).total_cmp(&value(b))
    })?;
    let shown = turn.best.end.effect(opponent, best_link);
    (worth(shown) >= 0.5).then(|| {
        let name = link_phrase(best_link, &turn.possessive(opponent));
        format!("{} gives {}.", capital(name), effect(shown))
    })
}
