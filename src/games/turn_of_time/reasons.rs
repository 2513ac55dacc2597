//! What a turn of a hint gains and risks, in words.

use super::text::{self, season};
use crate::games::{Comparison, Reason, TurnLine};
use crate::text::capital;
use rules::Seat;
use rules::games::turn_of_time::{
    Action, Event, Goal, Season, Side, Standing, TurnOfTime, largest_group,
};

type Turn<'a> = Comparison<'a, TurnOfTime>;

/// The action as a step of a hint: the board shows where, so the place is told by its
/// neighbours.
pub fn step(state: &TurnOfTime, action: Action) -> Option<String> {
    let Action::Place(placement) = action else {
        return None;
    };
    let order: Vec<&str> = placement.order.sides().map(text::side).collect();
    let order = match order.as_slice() {
        [] => String::new(),
        sides => format!(", meeting the card {} first", sides.join(", then ")),
    };
    let played = text::played(placement.card);
    let place = text::beside(state, placement.cell);
    Some(format!("play {played}{place}{order}"))
}

/// The standing of a season.
fn standing(state: &TurnOfTime, of: Season) -> Option<Standing> {
    state.standings().into_iter().find(|own| own.season == of)
}

/// The seat's points if the game ended now.
fn points(state: &TurnOfTime, seat: Seat) -> i32 {
    state
        .standings()
        .into_iter()
        .filter(|standing| standing.holder == Some(seat))
        .map(|standing| i32::from(standing.points))
        .sum()
}

/// How many cards on the table flip away from seasons that belong.
fn flipped_away(events: &[(usize, Event)], belongs: impl Fn(Season) -> bool) -> usize {
    events
        .iter()
        .filter(|(_, event)| {
            matches!(event, Event::Met { other_showed, other, .. }
            if belongs(*other_showed) && !belongs(*other))
        })
        .count()
}

/// What the turn gains.
pub fn reasons(turn: &Turn<'_>) -> Vec<Reason> {
    match turn.start.goal() {
        Some(goal) => alone(turn, goal),
        None => against_others(turn),
    }
}

fn against_others(turn: &Turn<'_>) -> Vec<Reason> {
    let mut reasons = Vec::new();
    let mut add = |text: String, weight: f32| {
        reasons.push(Reason {
            text,
            step: 0,
            weight,
            kind: None,
        });
    };
    let (best, other) = (&turn.best.end, turn.other.as_ref().map(|other| &other.end));
    let own_points = points(best, turn.seat);
    let other_points = other.map(|end| points(end, turn.seat));
    let before = points(turn.start, turn.seat);
    if own_points != before || other_points.is_some_and(|other| other < own_points) {
        let lead = own_points - other_points.unwrap_or(before);
        let verb = match own_points.cmp(&before) {
            core::cmp::Ordering::Greater => format!("rise from {before} to {own_points}"),
            core::cmp::Ordering::Equal => format!("stay at {own_points}"),
            core::cmp::Ordering::Less => format!("fall from {before} to only {own_points}"),
        };
        let note = turn.next_best_note(own_points, other_points);
        add(format!("Your points {verb}{note}."), 2.0 * lead as f32);
    }
    for of in turn.start.seasons_of(turn.seat) {
        let Some((now, next)) = standing(turn.start, of).zip(standing(best, of)) else {
            continue;
        };
        let after = other.and_then(|end| standing(end, of));
        let note = |best: u8, other: Option<u8>| {
            turn.next_best_note(i32::from(best), other.map(i32::from))
        };
        let name = season(of);
        let lead = i32::from(next.cards) - i32::from(after.map_or(now.cards, |a| a.cards));
        if next.cards > now.cards {
            let note = note(next.cards, after.map(|after| after.cards));
            let text = format!(
                "Your {name} shows on {} instead of {}{note}.",
                turn.locale.count(next.cards, "card", "cards"),
                now.cards
            );
            add(text, 0.3 + lead as f32);
        } else if lead > 0 {
            let note = note(next.cards, after.map(|after| after.cards));
            add(
                format!(
                    "Your {name} keeps its {}{note}.",
                    turn.locale.count(next.cards, "card", "cards")
                ),
                lead as f32,
            );
        }
        let lead = i32::from(next.group) - i32::from(after.map_or(now.group, |a| a.group));
        if next.group > now.group && next.group > 1 {
            let note = note(next.group, after.map(|after| after.group));
            add(
                format!(
                    "Your largest group of {name} grows to {}{note}.",
                    next.group
                ),
                0.2 + 0.4 * lead as f32,
            );
        }
    }
    for rival in turn.others() {
        for of in turn.start.seasons_of(rival) {
            let Some((now, next)) = standing(turn.start, of).zip(standing(best, of)) else {
                continue;
            };
            let after = other
                .and_then(|end| standing(end, of))
                .map(|after| after.cards);
            if next.cards < now.cards {
                let note = turn.next_best_note(i32::from(next.cards), after.map(i32::from));
                let lead = i32::from(after.unwrap_or(now.cards)) - i32::from(next.cards);
                let text = format!(
                    "{} {} shows on {} instead of {}{note}.",
                    capital(turn.possessive(rival)),
                    season(of),
                    turn.locale.count(next.cards, "card", "cards"),
                    now.cards
                );
                add(text, 0.25 + 0.8 * lead as f32);
            }
        }
    }
    reasons.extend(shelter(turn));
    reasons
}

/// How well the new card is protected: which seasons flip it, and on how many sides.
fn shelter(turn: &Turn<'_>) -> Option<Reason> {
    let placed = |line: &TurnLine<TurnOfTime>| {
        let placed = line.events.iter().find_map(|(_, event)| match event {
            Event::Placed { cell, .. } => Some(*cell),
            _ => None,
        })?;
        let shows = line.end.grid().card(placed)?.up;
        let sides = Side::ALL.into_iter().filter(|side| {
            let beside = placed.neighbour(*side);
            beside.is_some_and(|cell| line.end.grid().free().iter().any(|free| free == cell))
        });
        Some((shows, sides.count() as i32))
    };
    let (shows, open) = placed(&turn.best)?;
    let other = turn.other.as_ref().and_then(placed).map(|(_, open)| open);
    let flips: Vec<String> = Season::ALL
        .into_iter()
        .filter(|by| by.flips_with(shows).other)
        .map(|by| season(by).to_owned())
        .collect();
    let sides = match open {
        0 => "and it has no open side".to_owned(),
        _ => format!(
            "on {}",
            turn.locale
                .count(open.unsigned_abs(), "open side", "open sides")
        ),
    };
    let note = turn.next_best_note(open, other);
    let flips = turn.locale.list(&flips);
    Some(Reason {
        text: format!(
            "Only {flips} can flip your new {}, {sides}{note}.",
            season(shows)
        ),
        step: 0,
        weight: 0.15 + 0.15 * (other.unwrap_or(open) - open) as f32,
        kind: None,
    })
}

fn alone(turn: &Turn<'_>, goal: Goal) -> Vec<Reason> {
    let mut reasons = Vec::new();
    match goal {
        Goal::Dominance => {
            let (of, group) = largest_group(turn.best.end.grid());
            let (_, before) = largest_group(turn.start.grid());
            let other = turn.other.as_ref();
            let other = other.map(|other| i32::from(largest_group(other.end.grid()).1));
            let note = turn.next_best_note(i32::from(group), other);
            let verb = if group > before {
                "grows to"
            } else {
                "stays at"
            };
            reasons.push(Reason {
                text: format!(
                    "Your largest group, {}, {verb} {group} cards{note}.",
                    season(of)
                ),
                step: 0,
                weight: 1.0,
                kind: None,
            });
        }
        Goal::Balance => {
            for of in Season::ALL {
                let count = |state: &TurnOfTime| state.grid().showing(of).len() as i32;
                let (before, after) = (count(turn.start), count(&turn.best.end));
                let other = turn.other.as_ref().map(|other| count(&other.end));
                if before != after {
                    let note = turn.next_best_note(after, other);
                    reasons.push(Reason {
                        text: format!(
                            "{} then shows on {after} of the 4 cards it needs{note}.",
                            season(of)
                        ),
                        step: 0,
                        weight: if other == Some(after) { 0.5 } else { 1.0 },
                        kind: None,
                    });
                }
            }
        }
    }
    reasons
}

/// What the best answer flips back.
pub fn risk(turn: &Turn<'_>) -> Option<String> {
    let reply = turn.reply.as_ref()?;
    let rival = turn.best.next_seat()?;
    let own: Vec<Season> = turn.start.seasons_of(turn.seat).collect();
    let lost = flipped_away(&reply.events, |season| own.contains(&season));
    let whose = capital(turn.possessive(rival));
    Some(if lost > 0 {
        format!("{whose} best answer flips {lost} of your cards.")
    } else {
        format!("{whose} best answer flips none of your cards.")
    })
}
