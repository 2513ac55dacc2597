//! What a turn of a hint gains and risks, in words.

use super::text;
use crate::games::{Comparison, Reason};
use crate::text::capital;
use rules::games::argonauts_wheel::{Action, ArgonautsWheel, Event, Piece, Side, Station};

type Turn<'a> = Comparison<'a, ArgonautsWheel>;

/// The living discs of a side.
#[derive(Clone, Copy, Default)]
struct LivingDiscs {
    count: i32,
    /// How many of them an opposing cone holds.
    prisoners: i32,
}

impl LivingDiscs {
    fn new(state: &ArgonautsWheel, side: Side) -> Self {
        let mut living = Self::default();
        for station in Station::all() {
            let occupants = state.wheel().occupants(station);
            if let Some(discs) = occupants.discs
                && discs.side == side
                && discs.living
            {
                living.count += i32::from(discs.count);
                if occupants.cone == Some(side.other()) {
                    living.prisoners += i32::from(discs.count);
                }
            }
        }
        living
    }
}

/// What the turn gains.
pub fn reasons(turn: &Turn<'_>) -> Vec<Reason> {
    let mover = Side::from_seat(turn.seat);
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
        if text::is_consequence(event) {
            let is_kill = matches!(event, Event::Killed { .. });
            add(
                text::event(event, turn.names),
                if is_kill { 3.0 } else { 2.0 },
            );
        }
    }
    let opponent = mover.other();
    for (side, sign) in [(mover, 1), (opponent, -1)] {
        let before = LivingDiscs::new(turn.start, side);
        let after = LivingDiscs::new(&turn.best.end, side);
        let other = turn
            .other
            .as_ref()
            .map(|other| LivingDiscs::new(&other.end, side).count);
        if after.count != before.count {
            let note = turn.next_best_note(after.count, other);
            let lead = sign * (after.count - other.unwrap_or(before.count));
            let text = format!(
                "{} then has {} living discs{note}.",
                capital(text::side(side).to_owned()),
                after.count
            );
            add(text, 0.3 + 0.5 * lead as f32);
        }
        if side == mover && before.prisoners > after.prisoners {
            add("It frees your discs from under the cone.".to_owned(), 1.0);
        }
    }
    match turn.best.actions.first() {
        Some(Action::Turn) => {
            let wheel = turn.best.end.wheel();
            let cone_zone = |side: Side| {
                let station =
                    Station::all().find(|station| wheel.occupants(*station).cone == Some(side))?;
                Some(zone_phrase(text::zone_for(station, Some(mover))))
            };
            if let Some(zone) = cone_zone(opponent) {
                add(
                    format!(
                        "The wheel carries the {} cone to {zone}.",
                        text::side(opponent)
                    ),
                    0.6,
                );
            }
            if let Some(zone) = cone_zone(mover) {
                add(format!("Your cone rides to {zone}."), 0.5);
            }
        }
        Some(Action::Move(moved)) => {
            let piece = match moved.piece {
                Piece::Disc => "disc",
                Piece::Stack => "stack",
                Piece::Cone | Piece::ConeOfSpire => "cone",
                Piece::Spire => "spire",
            };
            let (from, to) = (
                text::zone_for(moved.from, Some(mover)),
                text::zone_for(moved.to, Some(mover)),
            );
            add(
                format!(
                    "Your {piece} comes from {} to {}.",
                    zone_phrase(from),
                    zone_phrase(to)
                ),
                0.3,
            );
        }
        None => {}
    }
    reasons
}

/// A zone within a sentence: `your left`, `the neutral stations`.
fn zone_phrase(zone: &str) -> &str {
    if zone == "neutral" {
        "a neutral station"
    } else {
        zone
    }
}

/// What the best answer does.
pub fn risk(turn: &Turn<'_>) -> Option<String> {
    let reply = turn.reply.as_ref()?;
    let opponent = turn.best.next_seat()?;
    let action = text::action(*reply.actions.first()?);
    let consequences: Vec<String> = reply
        .events
        .iter()
        .filter(|(_, event)| text::is_consequence(event))
        .map(|(_, event)| text::event(event, turn.names))
        .collect();
    let possessive = capital(turn.possessive(opponent));
    let text = format!(
        "{possessive} best answer: {action}. {}",
        consequences.join(" ")
    );
    Some(text.trim_end().to_owned())
}
