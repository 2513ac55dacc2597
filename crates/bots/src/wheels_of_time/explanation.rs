//! What a turn gains and risks.

use super::heuristic::{BUILDING, MATERIAL, POPULATION, WORKER};
use crate::explanation::{Compared, Comparison, Explain, Weighted};
use rules::Seat;
use rules::games::wheels_of_time::{
    Development, Effect, Event, Good, Item, Link, MAX_TRACK, Structure, WheelsOfTime,
};

/// What one step of a development is worth, in walls.
const DEVELOPMENTS: [(Development, f32); 5] = [
    (Development::Building, BUILDING),
    (Development::Wall, 1.0),
    (Development::Road, 1.0),
    (Development::Population, POPULATION),
    (Development::FoodProduction, FOOD_PRODUCTION),
];

/// Food production is worth more at the beginning of a game, less at its end.
const FOOD_PRODUCTION: f32 = 0.6;

/// What a good is worth, in walls. Most structures need stone.
const GOODS: [(Good, f32); 5] = [
    (Good::Brick, MATERIAL),
    (Good::Wood, MATERIAL),
    (Good::Stone, 0.35),
    (Good::Worker, WORKER),
    (Good::Food, 0.15),
];

/// From this value on, what an opponent's link gives is worth a warning.
const MIN_RISK: f32 = 0.5;

/// Something that a turn gains.
#[allow(missing_docs, reason = "the names of the fields say it")]
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reason {
    TrackRises {
        development: Development,
        count: Compared,
        /// Whether these are the last structures that the player needs of it.
        completes: bool,
    },
    /// A development of the player that is lower after the next best turn.
    TrackKeeps {
        development: Development,
        count: Compared,
    },
    /// How many more of some goods are left than after the next best turn.
    KeepsGoods(Vec<(Good, i32)>),
    /// A link is worse for an opponent or better for the player.
    LinkShows {
        /// The player who can trigger it.
        owner: Seat,
        link: Link,
        effect: Compared<Effect>,
    },
    /// The common link takes a good from an opponent.
    Steals { good: Good, from: Seat },
    /// What the player's links do after the turn.
    LinksShow(Vec<(Link, Effect)>),
}

/// What a turn risks.
#[allow(missing_docs, reason = "the names of the fields say it")]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Risk {
    /// A disaster strikes the player at this link.
    Disaster(Link),
    /// A danger takes this from the player.
    Loses(Item),
    /// The link that gives an opponent most.
    LinkGives {
        opponent: Seat,
        link: Link,
        effect: Effect,
    },
}

impl Explain for WheelsOfTime {
    type Reason = Reason;
    type Risk = Risk;

    fn reasons(turn: &Comparison<'_, Self>) -> Vec<Weighted<Self>> {
        let mut reasons = Vec::new();
        for (development, worth) in DEVELOPMENTS {
            let item = Item::Development(development);
            let count = amounts(turn, item);
            let lead = count.lead() as f32;
            if count.gain() > 0 {
                let is_needed = Structure::ALL
                    .iter()
                    .any(|structure| structure.development() == development);
                let completes = is_needed && count.after >= i32::from(MAX_TRACK);
                let reason = Reason::TrackRises {
                    development,
                    count,
                    completes,
                };
                let weight = worth * (lead + if completes { 1.0 } else { 0.3 });
                reasons.push(Weighted::new(reason, weight).at(step_of(turn, item)));
            } else if lead > 0.0 {
                let reason = Reason::TrackKeeps { development, count };
                reasons.push(Weighted::new(reason, worth * lead));
            }
        }
        reasons.extend(goods(turn));
        links(turn, &mut reasons);
        for (step, event) in &turn.best.events {
            if let Event::Stolen {
                from,
                to,
                good,
                kept: true,
                ..
            } = *event
                && to == turn.seat
            {
                reasons.push(Weighted::new(Reason::Steals { good, from }, 0.8).at(*step));
            }
        }
        // If there is no other difference.
        let shown = Link::ALL.map(|link| (link, turn.best.end.effect(turn.seat, link)));
        let last = turn.best.actions.len().saturating_sub(1);
        reasons.push(Weighted::new(Reason::LinksShow(shown.into()), 0.05).at(last));
        reasons
    }

    fn risk(turn: &Comparison<'_, Self>) -> Option<Risk> {
        let effect = |seat, link| turn.best.end.effect(seat, link);
        let mut links = Link::ALL.into_iter();
        if let Some(link) = links.find(|link| effect(turn.seat, *link) == Effect::Disaster) {
            return Some(Risk::Disaster(link));
        }
        let loss = turn.best.events.iter().find_map(|(_, event)| match event {
            Event::Lost {
                seat, item, count, ..
            } if *seat == turn.seat && *count > 0 => Some(Risk::Loses(*item)),
            _ => None,
        });
        if loss.is_some() {
            return loss;
        }
        let opponent = turn.others().next()?;
        let effects = Link::ALL.map(|link| (link, effect(opponent, link)));
        let (link, effect) = effects
            .into_iter()
            .max_by(|(_, a), (_, b)| worth(*a).total_cmp(&worth(*b)))?;
        (worth(effect) >= MIN_RISK).then_some(Risk::LinkGives {
            opponent,
            link,
            effect,
        })
    }
}

/// How much of an item the player has, with what the end of a turn brings before the dice.
fn amounts(turn: &Comparison<'_, WheelsOfTime>, item: Item) -> Compared {
    let amount = |state: &WheelsOfTime| {
        let city = state.city(turn.seat);
        i32::from(match item {
            Item::Development(development) => city.development(development),
            Item::Good(good) => city.good(good),
        })
    };
    let change = |event: &Event| match *event {
        Event::Gained {
            seat,
            item: gained,
            kept: true,
            ..
        } if (seat, gained) == (turn.seat, item) => 1,
        Event::Lost {
            seat,
            item: lost,
            count,
            ..
        } if (seat, lost) == (turn.seat, item) => -i32::from(count),
        _ => 0,
    };
    turn.compare_lines(amount(turn.start), |line| {
        amount(&line.end) + line.last_events.iter().map(change).sum::<i32>()
    })
}

/// The first action of the turn that brings an item.
fn step_of(turn: &Comparison<'_, WheelsOfTime>, item: Item) -> usize {
    let brings = |event: &Event| match *event {
        Event::Gained {
            seat, item: gained, ..
        } => (seat, gained) == (turn.seat, item),
        Event::Built { structure, .. } => item == Item::Development(structure.development()),
        _ => false,
    };
    let mut events = turn.best.events.iter();
    events
        .find(|(_, event)| brings(event))
        .map_or(0, |(step, _)| *step)
}

/// The goods that the player has more of than after the next best turn.
fn goods(turn: &Comparison<'_, WheelsOfTime>) -> Option<Weighted<WheelsOfTime>> {
    let mut weight = 0.0;
    let mut more = Vec::new();
    for (good, worth) in GOODS {
        let lead = amounts(turn, Item::Good(good)).lead();
        if lead > 0 {
            more.push((good, lead));
            weight += lead as f32 * worth;
        }
    }
    let (first, _) = *more.first()?;
    let step = step_of(turn, Item::Good(first));
    Some(Weighted::new(Reason::KeepsGoods(more), weight).at(step))
}

/// What a link is worth to the player who triggers it, in walls.
const fn worth(effect: Effect) -> f32 {
    match effect {
        Effect::Gives(Item::Development(Development::FoodProduction)) => FOOD_PRODUCTION,
        Effect::Gives(Item::Development(_)) => 1.0,
        Effect::Gives(Item::Good(_)) => 0.35,
        Effect::HalfBuilding => 0.2,
        Effect::Nothing => 0.0,
        Effect::Danger(_) => -0.4,
        Effect::Disaster => -1.0,
    }
}

/// Links that get worse for opponents or better for the player.
fn links(turn: &Comparison<'_, WheelsOfTime>, reasons: &mut Vec<Weighted<WheelsOfTime>>) {
    let step = turn.best.actions.len().saturating_sub(2);
    for owner in turn.others().chain([turn.seat]) {
        let is_own = owner == turn.seat;
        for link in Link::ALL {
            let effect = turn.compare(|state| state.effect(owner, link));
            let lead = worth(effect.after) - worth(effect.baseline());
            let weight = if is_own { 0.6 * lead } else { -0.5 * lead };
            if weight > 0.0 && !(is_own && effect.after == Effect::Nothing) {
                let reason = Reason::LinkShows {
                    owner,
                    link,
                    effect,
                };
                reasons.push(Weighted::new(reason, weight).at(step));
            }
        }
    }
}
