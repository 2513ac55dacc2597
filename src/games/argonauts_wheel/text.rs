//! The texts of Argonaut's Wheel for players.

use super::move_effect::MoveEffect;
use crate::text::{self, FirstStep, Locale, Names, OptionText, subject};
use rules::game::Game as _;
use rules::games::argonauts_wheel::{
    Action, ArgonautsWheel, Discs, EndReason, Event, IllegalAction, Move, Occupants, Piece, Side,
    Station, StoodOn, TURNS_PER_REVOLUTION, TURNS_TO_DRAW, Zone,
};
use rules::setup::FIRST_PLAYER_OPTION;

/// The note at setup that the game is solved.
pub const SOLUTION_NOTE: &str = "This game is solved: with perfect play, whoever goes first wins within 38 of their own turns, but only by turning the wheel first. The Perfect bot makes no mistakes.";

/// The steps of a first turn.
pub const FIRST_TURN: &[FirstStep] = &[
    FirstStep::new(
        ".aw-station",
        "You win by landing your cone on the opposing cone. On your turn, move a piece from one of the three stations in front of you, or turn the wheel by one station.",
    ),
    FirstStep::new(
        ".aw-picture",
        "From your left, a piece moves two stations either way; from your right, one station; from your centre, straight across.",
    ),
    FirstStep::new(
        ".aw-picture",
        "Your cone kills the discs it lands on, and brings dead ones back to life. Discs can only land on empty stations or on your own living disc.",
    ),
    FirstStep::new(
        ".aw-strip",
        "The battle for the cones begins when a cone has moved: from then on, each can be killed.",
    ),
];

pub const NOTATION: &str = "Stations are numbered 0 to 7, clockwise from Black's centre. 1-7 moves a disc or cone from 1 to 7 (the top disc of a stack); 1=7 moves a whole stack or spire; ^1-7 moves the cone off its spire; R turns the wheel.";

/// An option: its question, and name and explanation of each choice.
pub fn option(id: &str) -> OptionText {
    match id {
        FIRST_PLAYER_OPTION => (
            "Who goes first",
            &[
                (
                    "Black",
                    "As in a first game. After that, the loser of the last game chooses.",
                ),
                ("White", "The same game with the colours swapped."),
            ],
        ),
        _ => ("", &[]),
    }
}

/// The sides' colours, in the order of the seats.
pub const SIDES: [&str; 2] = [side(Side::Black), side(Side::White)];

/// The name of a side's colour.
pub const fn side(side: Side) -> &'static str {
    side.name()
}

/// The zone of a station: `Black's left`, `neutral`.
pub fn zone(station: Station) -> &'static str {
    match station.controller() {
        Some((Side::Black, Zone::Left)) => "Black's left",
        Some((Side::Black, Zone::Centre)) => "Black's centre",
        Some((Side::Black, Zone::Right)) => "Black's right",
        Some((Side::White, Zone::Left)) => "White's left",
        Some((Side::White, Zone::Centre)) => "White's centre",
        Some((Side::White, Zone::Right)) => "White's right",
        None => "neutral",
    }
}

fn discs(discs: Discs) -> String {
    let owner = side(discs.side);
    let state = if discs.living { "" } else { "dead " };
    match discs.count {
        1 => format!("{state}{owner} disc"),
        _ => format!("{state}{owner} stack"),
    }
}

/// The occupants of a station.
pub fn occupants(occupants: Occupants) -> String {
    match (occupants.discs, occupants.cone) {
        (None, None) => "empty".to_owned(),
        (Some(below), None) => discs(below),
        (None, Some(cone)) => format!("{} cone", side(cone)),
        (Some(below), Some(cone)) => {
            let owner = side(cone);
            if occupants.is_free_spire() {
                format!("{owner} spire: cone on {}", discs(below))
            } else if occupants.is_prisoner_spire() {
                format!("{owner} cone holding a {}", discs(below))
            } else {
                format!("{owner} cone upside down on {}", discs(below))
            }
        }
    }
}

/// The zone of a station as the player who acts sees it: `your left`, `Black's left`.
pub fn zone_for(station: Station, actor: Option<Side>) -> &'static str {
    match actor.and_then(|side| station.zone_of(side)) {
        Some(Zone::Left) => "your left",
        Some(Zone::Centre) => "your centre",
        Some(Zone::Right) => "your right",
        None => zone(station),
    }
}

/// The accessible name of a target of the chosen piece, with the effect of the move if
/// that is shown.
pub fn move_here(piece: Piece, effect: Option<MoveEffect>, actor: Option<Side>) -> String {
    let suffix = effect.map_or("", |effect| effect_suffix(piece, effect, actor));
    format!("Move {} here{suffix}.", self::piece(piece))
}

/// The button of a destination of the chosen piece, with the effect of the move if
/// that is shown.
pub fn destination(action: Move, effect: Option<MoveEffect>, actor: Option<Side>) -> String {
    let suffix = effect.map_or("", |effect| effect_suffix(action.piece, effect, actor));
    format!("To {}{suffix}", action.to)
}

/// The effect of a move, as a suffix to its destination.
fn effect_suffix(piece: Piece, effect: MoveEffect, actor: Option<Side>) -> &'static str {
    match effect {
        MoveEffect::Moves if piece == Piece::ConeOfSpire => ": leaves its discs",
        MoveEffect::Moves => "",
        MoveEffect::Stacks => ": forms a stack",
        MoveEffect::Kills { count: 1, .. } => ": kills the disc",
        MoveEffect::Kills { .. } => ": kills both discs",
        MoveEffect::Revives { side, count } => match (actor == Some(side), count) {
            (true, 1) => ": revives your disc, forming a free spire",
            (true, _) => ": revives your discs, forming a free spire",
            (false, 1) => ": revives the disc as your prisoner",
            (false, _) => ": revives the discs as your prisoners",
        },
        MoveEffect::Wins => ": kills the cone and wins",
    }
}

/// The button of a part of a stack or spire that can be moved.
pub const fn part(piece: Piece) -> &'static str {
    match piece {
        Piece::Disc => "Top disc only",
        Piece::Stack => "Both discs",
        Piece::Cone | Piece::ConeOfSpire => "Cone only",
        Piece::Spire => "Whole spire",
    }
}

/// The question before the destinations of the chosen piece.
pub const fn destination_question(piece: Piece) -> &'static str {
    match piece {
        Piece::Disc => "Where should the disc go?",
        Piece::Stack => "Where should both discs go?",
        Piece::Cone | Piece::ConeOfSpire => "Where should the cone go?",
        Piece::Spire => "Where should the spire go?",
    }
}

/// What to do while no piece is chosen.
pub const fn what_to_do(state: &ArgonautsWheel, must_turn: bool) -> &'static str {
    if must_turn {
        "None of your pieces can move, so you must turn the wheel."
    } else if state.position().is_after_revolution() {
        "A revolution is complete: you must move a piece."
    } else {
        "Tap one of your pieces to see where it can go."
    }
}

/// The side beside a player's name.
pub const fn side_label(side: Side) -> &'static str {
    match side {
        Side::Black => "plays black",
        Side::White => "plays white",
    }
}

/// The station of the time stone.
pub fn time_stone(station: Station) -> String {
    format!("The time stone is at station {station}.")
}

/// The turns of the wheel since a piece was moved, and those remaining to the next
/// revolution.
pub fn time(locale: Locale, idle: u8) -> String {
    if idle >= TURNS_TO_DRAW {
        return "Three revolutions without a piece moved.".to_owned();
    }
    let left = time_left(locale, idle);
    if idle == 0 {
        return left;
    }
    let turns = text::count(locale, idle, "turn", "turns");
    format!("{turns} of the wheel since a piece moved. {left}")
}

/// The turns of the wheel remaining to the next revolution.
pub fn time_left(locale: Locale, idle: u8) -> String {
    let (remaining, revolution) = to_revolution(idle);
    let turns = text::count(locale, remaining, "wheel turn", "wheel turns");
    format!("{turns} to {revolution}.")
}

/// The turns of the wheel remaining to the next revolution, and its name.
fn to_revolution(idle: u8) -> (u8, &'static str) {
    let revolution = match idle / TURNS_PER_REVOLUTION {
        0 => "the first revolution",
        1 => "the second revolution",
        _ => "the third revolution",
    };
    (
        TURNS_PER_REVOLUTION - idle % TURNS_PER_REVOLUTION,
        revolution,
    )
}

/// What happens after each revolution, from the first to the third.
pub const REVOLUTIONS: &[&str] = &[
    "the next player must move a piece; if they cannot, the other player must, if able",
    "all dead discs come back to life; then as after the first",
    "the game is a draw",
];

/// Whether cones can be killed.
pub const fn battle(has_begun: bool) -> &'static str {
    if has_begun {
        "Cones can be killed now."
    } else {
        "Cones cannot be killed until one has moved."
    }
}

/// The label of a killed cone.
pub const CONE_KILLED: &str = "cone, killed";

/// The label of a cone: its station, and the discs below it.
pub fn cone_label(station: Station, occupants: Occupants) -> String {
    let state = if occupants.is_upside_down() {
        ", upside down on the dead"
    } else if occupants.is_free_spire() {
        ", on its spire"
    } else if occupants.is_prisoner_spire() {
        ", over prisoners"
    } else {
        ""
    };
    format!("cone on {station}{state}")
}

/// The label of discs: their station and state; `is_held` means that an opposing cone
/// stands on them.
pub fn discs_label(station: Station, discs: Discs, is_held: bool) -> String {
    let kind = if discs.count == 1 { "disc" } else { "stack" };
    let state = match (discs.living, is_held) {
        (false, _) => ", dead",
        (true, true) => ", prisoner",
        (true, false) => ", living",
    };
    format!("{kind} on {station}{state}")
}

/// A piece that is moved.
pub const fn piece(piece: Piece) -> &'static str {
    match piece {
        Piece::Disc => "a disc",
        Piece::Stack => "the stack",
        Piece::Cone => "the cone",
        Piece::ConeOfSpire => "the cone off its spire",
        Piece::Spire => "the spire",
    }
}

pub fn action(action: Action) -> String {
    match action {
        Action::Turn => "turn the wheel".to_owned(),
        Action::Move(Move { piece, from, to }) => {
            format!("move {} from {from} to {to}", self::piece(piece))
        }
    }
}

/// The sentence of an event.
pub fn event(event: &Event, names: &Names) -> String {
    match *event {
        Event::Moved {
            seat,
            piece,
            from,
            to,
        } => {
            let moves = subject(names, seat, "moves", "move");
            format!("{moves} {} from {from} to {to}.", self::piece(piece))
        }
        Event::Stacked { .. } => "Two discs form a stack.".to_owned(),
        Event::BattleBegun => {
            "The first cone has moved: from the next turn on, cones can be killed.".to_owned()
        }
        Event::Killed {
            at,
            side: owner,
            count,
        } => match count {
            1 => format!("The {} disc on {at} is killed.", side(owner)),
            _ => format!("The {} stack on {at} is killed.", side(owner)),
        },
        Event::Resurrected {
            at,
            side: owner,
            count,
            cone,
        } => {
            let kind = if count == 1 { "disc" } else { "stack" };
            let becomes = if owner == cone {
                "forms a free spire with its cone"
            } else {
                "becomes a prisoner"
            };
            format!(
                "The {} {kind} on {at} comes back to life and {becomes}.",
                side(owner)
            )
        }
        Event::ConeKilled {
            at,
            side: owner,
            stood_on,
        } => {
            let base = match stood_on {
                StoodOn::FreeSpire => " on its spire",
                _ => "",
            };
            format!("The {} cone on {at} is killed{base}.", side(owner))
        }
        Event::Turned { seat, turns } => {
            let revolution = match turns {
                turns if turns % TURNS_PER_REVOLUTION != 0 => "",
                TURNS_PER_REVOLUTION => {
                    " One revolution is complete: now a piece must be moved, if possible."
                }
                turns if turns == 2 * TURNS_PER_REVOLUTION => {
                    " Two revolutions are complete: now a piece must be moved, if possible."
                }
                _ => " Three revolutions are complete.",
            };
            format!(
                "{} the wheel.{revolution}",
                subject(names, seat, "turns", "turn")
            )
        }
        Event::AllResurrected { count: 1 } => "The dead disc comes back to life.".to_owned(),
        Event::AllResurrected { .. } => "All dead discs come back to life.".to_owned(),
    }
}

/// What the player to act has to do.
pub fn task(state: &ArgonautsWheel) -> String {
    let position = state.position();
    let mut legal = Vec::new();
    state.legal_actions(&mut legal);
    if legal == [Action::Turn] {
        "turn the wheel, as no piece can move"
    } else if position.is_after_revolution() {
        "move a piece, as a revolution is complete"
    } else {
        "move a piece or turn the wheel"
    }
    .to_owned()
}

/// Label of the only source of points.
pub const SCORE_ITEM: &str = "The opposing cone is killed";

/// Why the game is over.
pub const fn end_reason(reason: EndReason) -> &'static str {
    match reason {
        EndReason::ConeKilled(StoodOn::Alone) => "One cone killed the other.",
        EndReason::ConeKilled(StoodOn::DeadDiscs) => {
            "One cone killed the other, on top of its dead discs."
        }
        EndReason::ConeKilled(StoodOn::FreeSpire) => {
            "One cone killed the other, on top of its spire."
        }
        EndReason::ConeKilled(StoodOn::PrisonerSpire) => {
            "One cone killed the other, on top of its prisoners."
        }
        EndReason::ThreeRevolutions => "Three revolutions without a piece moved.",
        EndReason::Repetition => "The same position occurred for the third time.",
        EndReason::TooLong => "Six hundred turns have been played.",
    }
}

/// The section of the rules page about what is to be done now, by its heading.
pub fn current_rules_section(state: &ArgonautsWheel) -> &'static str {
    match state.to_act() {
        None => "The end",
        Some(_) => "Your turn",
    }
}

/// The section of the rules page that explains why an action is illegal, by its heading.
pub const fn rules_section_for(illegal: &IllegalAction) -> &'static str {
    match illegal {
        IllegalAction::Over => "The end",
        IllegalAction::MustMove => "Revolutions",
        IllegalAction::NotControlled(_) | IllegalAction::NoPiece(_) => "Your turn",
        IllegalAction::OutOfReach { .. } => "Movement",
        IllegalAction::DeadDiscs(_) | IllegalAction::BlockedByOwnDiscs(_) => {
            "Cones kill and resurrect"
        }
        IllegalAction::Prisoner(_) | IllegalAction::NotAPiece(_) => "Spires",
        IllegalAction::NotEmpty(_) => "Stacks",
        IllegalAction::BattleNotBegun(_) => "When cones can be killed",
        IllegalAction::BlockedByCone(_)
        | IllegalAction::BlockedByOpposingDiscs(_)
        | IllegalAction::BlockedByDeadDiscs(_) => "Where pieces may land",
    }
}
