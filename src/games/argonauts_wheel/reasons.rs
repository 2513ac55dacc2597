//! What a turn of a hint gains and risks, in words.

use super::text;
use crate::games::HintContext;
use crate::text::capital;
use bots::argonauts_wheel::{Reason, Risk};
use rules::games::argonauts_wheel::{Move, Piece, Side, Station};

/// What the turn gains.
pub fn reason(context: &HintContext<'_>, reason: Reason) -> String {
    let mover = Side::from_seat(context.seat);
    match reason {
        Reason::Causes(event) => text::event(&event, context.names),
        Reason::LivingDiscs { side, discs } => format!(
            "{} then has {} living discs{}.",
            capital(text::side(side).to_owned()),
            discs.after,
            context.next_best(discs)
        ),
        Reason::FreesDiscs => "It frees your discs from under the cone.".to_owned(),
        Reason::CarriesCone { side, to } if side == mover => {
            format!("Your cone rides to {}.", zone(to, mover))
        }
        Reason::CarriesCone { side, to } => format!(
            "The wheel carries the {} cone to {}.",
            text::side(side),
            zone(to, mover)
        ),
        Reason::Moves(Move { piece, from, to }) => {
            let piece = match piece {
                Piece::Disc => "disc",
                Piece::Stack => "stack",
                Piece::Cone | Piece::ConeOfSpire => "cone",
                Piece::Spire => "spire",
            };
            let (from, to) = (zone(from, mover), zone(to, mover));
            format!("Your {piece} comes from {from} to {to}.")
        }
    }
}

/// The zone of a station within a sentence: `your left`, `a neutral station`.
fn zone(station: Station, mover: Side) -> &'static str {
    match text::zone_for(station, Some(mover)) {
        "neutral" => "a neutral station",
        zone => zone,
    }
}

/// What the best answer does.
pub fn risk(context: &HintContext<'_>, risk: &Risk) -> String {
    let possessive = capital(context.possessive(risk.opponent));
    let mut text = format!("{possessive} best answer: {}.", text::action(risk.action));
    for event in &risk.consequences {
        text.push(' ');
        text.push_str(&text::event(event, context.names));
    }
    text
}
