//! What a turn of a hint gains and risks, in words.

use super::text::{self, side};
use crate::games::{Comparison, Reason};
use crate::text::capital;
use rules::games::argonauts_wheel::{Action, ArgonautsWheel, Event, Piece, Side, Station};

type Turn<'a> = Comparison<'a, ArgonautsWheel>;

/// Living discs of a side, and those of them that an enemy cone holds.
fn discs(state: &ArgonautsWheel, of: Side) -> (i32, i32) {
    let mut count = (0, 0);
    for station in Station::all() {
        let stand = state.wheel().occupants(station);
        if let Some(discs) = stand.discs
            && discs.side == of
            && discs.living
        {
            count.0 += i32::from(discs.count);
            if stand.cone == Some(of.other()) {
                count.1 += i32::from(discs.count);
            }
        }
    }
    count
}

/// What the turn gains.
pub fn reasons(turn: &Turn<'_>) -> Vec<Reason> {
    let own = Side::of_seat(turn.seat);
    let mut reasons = Vec::new();
    let mut add = |text: String, weight: f32| {
        reasons.push(Reason {
            text,
            step: 0,
            weight,
            kind: None,
        });
    };
    for (_, event) in &turn.best.events {
        if text::follows(event)
            && let Some(sentence) = text::event(event, turn.names)
        {
            add(
                sentence,
                if matches!(event, Event::Killed { .. }) {
                    3.0
                } else {
                    2.0
                },
            );
        }
    }
    let rival = own.other();
    for (of, sign) in [(own, 1), (rival, -1)] {
        let (before, after) = (discs(turn.start, of), discs(&turn.best.end, of));
        let other = turn.other.as_ref().map(|other| discs(&other.end, of).0);
        if after.0 != before.0 {
            let note = turn.next_best_note(after.0, other);
            let lead = sign * (after.0 - other.unwrap_or(before.0));
            let text = format!(
                "{} then has {} living discs{note}.",
                capital(side(of).to_owned()),
                after.0
            );
            add(text, 0.3 + 0.5 * lead as f32);
        }
        let held = sign * (before.1 - after.1);
        if held > 0 && sign > 0 {
            add("It frees your discs from under the cone.".to_owned(), 1.0);
        }
    }
    match turn.best.actions.first() {
        Some(Action::Turn) => {
            let zone = |state: &ArgonautsWheel, of: Side| {
                Station::all().find(|at| state.wheel().occupants(*at).cone == Some(of))
            };
            if let Some(at) = zone(&turn.best.end, rival) {
                let now = text::zone_for(at, Some(own));
                add(
                    format!(
                        "The wheel carries the {} cone to {}.",
                        side(rival),
                        zone_words(now)
                    ),
                    0.6,
                );
            }
            if let Some(at) = zone(&turn.best.end, own) {
                let now = text::zone_for(at, Some(own));
                add(format!("Your cone rides to {}.", zone_words(now)), 0.5);
            }
        }
        Some(Action::Move(moved)) => {
            let what = match moved.piece {
                Piece::Disc => "disc",
                Piece::Stack => "stack",
                Piece::Cone | Piece::ConeOfSpire => "cone",
                Piece::Spire => "spire",
            };
            let (from, to) = (
                text::zone_for(moved.from, Some(own)),
                text::zone_for(moved.to, Some(own)),
            );
            add(
                format!(
                    "Your {what} comes from {} to {}.",
                    zone_words(from),
                    zone_words(to)
                ),
                0.3,
            );
        }
        None => {}
    }
    reasons
}

/// A zone within a sentence: `your left`, `the neutral stations`.
fn zone_words(zone: &str) -> &str {
    if zone == "neutral" {
        "a neutral station"
    } else {
        zone
    }
}

/// What the best answer does.
pub fn risk(turn: &Turn<'_>) -> Option<String> {
    let reply = turn.reply.as_ref()?;
    let rival = turn.best.next_seat()?;
    let action = text::action(*reply.actions.first()?);
    let follows: Vec<String> = reply
        .events
        .iter()
        .filter(|(_, event)| text::follows(event))
        .filter_map(|(_, event)| text::event(event, turn.names))
        .collect();
    let whose = capital(turn.possessive(rival));
    let text = format!("{whose} best answer: {action}. {}", follows.join(" "));
    Some(text.trim_end().to_owned())
}
