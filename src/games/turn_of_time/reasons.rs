//! What a turn of a hint gains and risks, in words.

use super::text;
use crate::games::{Comparison, Reason, TurnLine};
use crate::text::capital;
use rules::Seat;
use rules::games::turn_of_time::{
    Action, Event, Goal, Season, Side, Standing, TurnOfTime, largest_group,
};

type Turn<'a> = Comparison<'a, TurnOfTime>;

/// The action as a step of a hint: the board shows no coordinates, so the cell is described by
/// its neighbours.
pub fn step(state: &TurnOfTime, action: Action) -> Option<String> {
    let Action::Place(placement) = action else {
        return None;
    };
    let order = text::meeting_order(placement.order);
    let played = text::played(placement.card);
    let place = text::place_by_neighbours(state, placement.cell);
    Some(format!("play {played}{place}{order}"))
}

/// The standing of a season.
fn standing(state: &TurnOfTime, season: Season) -> Option<Standing> {
    state
        .standings()
        .into_iter()
        .find(|standing| standing.season == season)
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

/// How many cards on the table flip from one of the seasons to another.
fn flipped_away(events: &[(usize, Event)], is_counted: impl Fn(Season) -> bool) -> usize {
    events
        .iter()
        .filter(|(_, event)| {
            matches!(event, Event::Met { other_showed, other, .. }
            if is_counted(*other_showed) && !is_counted(*other))
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
    let best_end = &turn.best.end;
    let other_end = turn.other.as_ref().map(|other| &other.end);
    let best_points = points(best_end, turn.seat);
    let other_points = other_end.map(|end| points(end, turn.seat));
    let start_points = points(turn.start, turn.seat);
    if best_points != start_points || other_points.is_some_and(|other| other < best_points) {
        let lead = best_points - other_points.unwrap_or(start_points);
        let verb = match best_points.cmp(&start_points) {
            core::cmp::Ordering::Greater => format!("rise from {start_points} to {best_points}"),
            core::cmp::Ordering::Equal => format!("stay at {best_points}"),
            core::cmp::Ordering::Less => format!("fall from {start_points} to only {best_points}"),
        };
        let note = turn.next_best_note(best_points, other_points);
        add(format!("Your points {verb}{note}."), 2.0 * lead as f32);
    }
    for season in turn.start.seasons_of(turn.seat) {
        let Some((start, best)) = standing(turn.start, season).zip(standing(best_end, season))
        else {
            continue;
        };
        let other = other_end.and_then(|end| standing(end, season));
        let note = |best: u8, other: Option<u8>| {
            turn.next_best_note(i32::from(best), other.map(i32::from))
        };
        let name = text::season(season);
        let lead =
            i32::from(best.cards) - i32::from(other.map_or(start.cards, |other| other.cards));
        if best.cards > start.cards {
            let note = note(best.cards, other.map(|other| other.cards));
            let text = format!(
                "Your {name} shows on {} instead of {}{note}.",
                turn.locale.count(best.cards, "card", "cards"),
                start.cards
            );
            add(text, 0.3 + lead as f32);
        } else if lead > 0 {
            let note = note(best.cards, other.map(|other| other.cards));
            add(
                format!(
                    "Your {name} keeps its {}{note}.",
                    turn.locale.count(best.cards, "card", "cards")
                ),
                lead as f32,
            );
        }
        let lead =
            i32::from(best.group) - i32::from(other.map_or(start.group, |other| other.group));
        if best.group > start.group && best.group > 1 {
            let note = note(best.group, other.map(|other| other.group));
            add(
                format!(
                    "Your largest group of {name} grows to {}{note}.",
                    best.group
                ),
                0.2 + 0.4 * lead as f32,
            );
        }
    }
    for opponent in turn.others() {
        for season in turn.start.seasons_of(opponent) {
            let Some((start, best)) = standing(turn.start, season).zip(standing(best_end, season))
            else {
                continue;
            };
            let other = other_end
                .and_then(|end| standing(end, season))
                .map(|other| other.cards);
            if best.cards < start.cards {
                let note = turn.next_best_note(i32::from(best.cards), other.map(i32::from));
                let lead = i32::from(other.unwrap_or(start.cards)) - i32::from(best.cards);
                let text = format!(
                    "{} {} shows on {} instead of {}{note}.",
                    capital(turn.possessive(opponent)),
                    text::season(season),
                    turn.locale.count(best.cards, "card", "cards"),
                    start.cards
                );
                add(text, 0.25 + 0.8 * lead as f32);
            }
        }
    }
    reasons.extend(protection(turn));
    reasons
}

/// How well the new card is protected: which seasons flip it, and on how many sides.
fn protection(turn: &Turn<'_>) -> Option<Reason> {
    let new_card = |line: &TurnLine<TurnOfTime>| {
        let cell = line.events.iter().find_map(|(_, event)| match event {
            Event::Placed { cell, .. } => Some(*cell),
            _ => None,
        })?;
        let shown = line.end.grid().card(cell)?.up;
        let sides = Side::ALL.into_iter().filter(|side| {
            let neighbour = cell.neighbour(*side);
            neighbour.is_some_and(|cell| line.end.grid().free().has(cell))
        });
        Some((shown, sides.count() as i32))
    };
    let (shown, open) = new_card(&turn.best)?;
    let other = turn.other.as_ref().and_then(new_card).map(|(_, open)| open);
    let flips: Vec<String> = Season::ALL
        .into_iter()
        .filter(|by| by.flips_with(shown).other)
        .map(|by| text::season(by).to_owned())
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
            text::season(shown)
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
            let (season, group) = largest_group(turn.best.end.grid());
            let (_, before) = largest_group(turn.start.grid());
            let other = turn
                .other
                .as_ref()
                .map(|other| i32::from(largest_group(other.end.grid()).1));
            let note = turn.next_best_note(i32::from(group), other);
            let verb = if group > before {
                "grows to"
            } else {
                "stays at"
            };
            reasons.push(Reason {
                text: format!(
                    "Your largest group, {}, {verb} {group} cards{note}.",
                    text::season(season)
                ),
                step: 0,
                weight: 1.0,
                kind: None,
            });
        }
        Goal::Balance => {
            for season in Season::ALL {
                let count = |state: &TurnOfTime| state.grid().showing(season).len() as i32;
                let (before, after) = (count(turn.start), count(&turn.best.end));
                let other = turn.other.as_ref().map(|other| count(&other.end));
                if before != after {
                    let note = turn.next_best_note(after, other);
                    reasons.push(Reason {
                        text: format!(
                            "{} then shows on {after} of the 4 cards it needs{note}.",
                            text::season(season)
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
    let opponent = turn.best.next_seat()?;
    let mine: Vec<Season> = turn.start.seasons_of(turn.seat).collect();
    let lost = flipped_away(&reply.events, |season| mine.contains(&season));
    let possessive = capital(turn.possessive(opponent));
    Some(if lost > 0 {
        format!("{possessive} best answer flips {lost} of your cards.")
    } else {
        format!("{possessive} best answer flips none of your cards.")
    })
}
