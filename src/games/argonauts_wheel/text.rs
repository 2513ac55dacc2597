//! The words of Argonaut's Wheel.

use crate::games::argonauts_wheel::board::MoveEffect;
use crate::text::{GameWords, OptionWords, Words};
use rules::game::Game as _;
use rules::games::argonauts_wheel::{
    Action, ArgonautsWheel, DRAW, Discs, EndReason, Event, IllegalAction, Move, Piece, REVOLUTION,
    Side, Stand, Station, Stood, Zone,
};
use rules::setup::FIRST_PLAYER_OPTION;

/// The game in a few words.
pub const GAME: GameWords = GameWords {
    name: "Argonaut's Wheel",
    pitch: "Cones and discs ride on a turning wheel. Every turn carries them on, towards you or away, until one cone catches the other.",
    players: "2 players",
    time: "10 minutes",
};

/// What is known about the game before it begins: it is solved.
pub const KNOWN: &str = "This game is solved. Without mistakes whoever begins wins, in 38 of their own turns at most, and only by turning the wheel first. The perfect bot makes no mistakes.";

/// What to do for the first time.
pub const FIRST_TURN: &[&str] = &[
    "You move pieces from the three stations in front of you, or you turn the wheel by one station.",
    "From your left a piece goes two stations either way, from your right one station, from your centre straight across.",
    "Your cone kills discs that it lands on and brings dead ones back to life. Discs land only on empty stations or on your own living disc.",
    "Nobody can kill a cone until one has moved. After that, the first to land on the other cone wins.",
];

/// How actions are written.
pub const NOTATION: &str = "Stations are 0 to 7, clockwise from the one in front of Black. 1-7 moves a disc or cone from 1 to 7, from a stack the top disc; 1=7 moves a whole stack or spire, ^1-7 the cone off its spire, R turns the wheel.";

/// An option: its question, and name and explanation of each choice.
pub fn option(id: &str) -> OptionWords {
    match id {
        FIRST_PLAYER_OPTION => (
            "Who begins",
            &[
                (
                    "Black",
                    "As in a first game; later the loser of the last game chooses.",
                ),
                ("White", "The same game with colours exchanged."),
            ],
        ),
        _ => ("", &[]),
    }
}

/// The sides' colours, in the order of the seats.
pub const SIDES: [&str; 2] = [side(Side::Black), side(Side::White)];

/// A side's colour.
pub const fn side(side: Side) -> &'static str {
    match side {
        Side::Black => "black",
        Side::White => "white",
    }
}

/// Whose station it is: `Black's left`, `neutral`.
pub fn zone(station: Station) -> &'static str {
    match station.controlled() {
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
    let whose = side(discs.side);
    let state = if discs.living { "" } else { "dead " };
    match discs.count {
        1 => format!("{state}{whose} disc"),
        _ => format!("{state}{whose} stack"),
    }
}

/// What stands in a station.
pub fn stand(stand: Stand) -> String {
    match (stand.discs, stand.cone) {
        (None, None) => "empty".to_owned(),
        (Some(lie), None) => discs(lie),
        (None, Some(cone)) => format!("{} cone", side(cone)),
        (Some(lie), Some(cone)) => {
            let whose = side(cone);
            if stand.is_free_spire() {
                format!("{whose} spire: cone on {}", discs(lie))
            } else if stand.is_prisoner_spire() {
                format!("{whose} cone holding a {}", discs(lie))
            } else {
                format!("{whose} cone upside down on {}", discs(lie))
            }
        }
    }
}

/// Whose station it is for one who acts: `your left`, `Black's left`.
pub fn zone_for(station: Station, actor: Option<Side>) -> &'static str {
    match actor.and_then(|side| station.zone_of(side)) {
        Some(Zone::Left) => "your left",
        Some(Zone::Centre) => "your centre",
        Some(Zone::Right) => "your right",
        None => zone(station),
    }
}

/// What a tap on a target does, with what comes of it where that is told.
pub fn put_here(moved: Piece, effect: Option<MoveEffect>, actor: Option<Side>) -> String {
    let then = effect.map_or("", |effect| comes_of(moved, effect, actor));
    format!("Move {} here{then}.", piece(moved))
}

/// A way of a chosen piece, with what comes of it where that is told.
pub fn way(action: Move, effect: Option<MoveEffect>, actor: Option<Side>) -> String {
    let then = effect.map_or("", |effect| comes_of(action.piece, effect, actor));
    format!("To {}{then}", action.to)
}

/// What comes of a move, behind where it goes.
fn comes_of(moved: Piece, effect: MoveEffect, actor: Option<Side>) -> &'static str {
    match effect {
        MoveEffect::Moves if moved == Piece::ConeOfSpire => ": leaves its discs",
        MoveEffect::Moves => "",
        MoveEffect::Stacks => ": makes a stack",
        MoveEffect::Kills { count: 1, .. } => ": kills the disc",
        MoveEffect::Kills { .. } => ": kills both discs",
        MoveEffect::Revives { side, count } => match (actor == Some(side), count) {
            (true, 1) => ": your disc lives again: a free spire",
            (true, _) => ": your discs live again: a free spire",
            (false, 1) => ": that disc lives again as your prisoner",
            (false, _) => ": those discs live again as your prisoners",
        },
        MoveEffect::Wins => ": kills the cone and wins",
    }
}

/// One of two parts of a stack or spire that can be moved.
pub const fn part(moved: Piece) -> &'static str {
    match moved {
        Piece::Disc => "Top disc only",
        Piece::Stack => "Both discs",
        Piece::Cone | Piece::ConeOfSpire => "Cone only",
        Piece::Spire => "Whole spire",
    }
}

/// What was chosen, before its ways.
pub const fn chosen(moved: Piece) -> &'static str {
    match moved {
        Piece::Disc => "Where is the disc to go?",
        Piece::Stack => "Where are both discs to go?",
        Piece::Cone | Piece::ConeOfSpire => "Where is the cone to go?",
        Piece::Spire => "Where is the spire to go?",
    }
}

/// What to do while nothing is chosen.
pub const fn what_to_do(state: &ArgonautsWheel, no_piece: bool) -> &'static str {
    if no_piece {
        "None of your pieces can move: turn the wheel."
    } else if state.position().is_after_revolution() {
        "A revolution is complete: move a piece, the wheel may not be turned now."
    } else {
        "Tap one of your pieces to see where it can go."
    }
}

/// What a side is called beside a name.
pub const fn plays(whose: Side) -> &'static str {
    match whose {
        Side::Black => "plays black",
        Side::White => "plays white",
    }
}

/// Where the time stone lies.
pub fn stone(at: Station) -> String {
    format!("The time stone lies at station {at}.")
}

/// How often the wheel was turned, and how far it is to the next revolution.
pub fn time(words: Words, idle: u8) -> String {
    if idle >= DRAW {
        return "Three revolutions without a moved piece.".to_owned();
    }
    let (left, to) = to_revolution(idle);
    if idle == 0 {
        return format!("No turn of the wheel since a piece moved; {left} left to {to}.");
    }
    let turns = words.count(idle, "turn", "turns");
    format!("{turns} of the wheel since a piece moved; {left} left to {to}.")
}

/// How far it is to the next revolution.
pub fn time_left(words: Words, idle: u8) -> String {
    let (left, to) = to_revolution(idle);
    let turns = words.count(left, "turn", "turns");
    format!("{turns} of the wheel left to {to}.")
}

fn to_revolution(idle: u8) -> (u8, &'static str) {
    let to = match idle / REVOLUTION {
        0 => "a revolution",
        1 => "two revolutions",
        _ => "three revolutions",
    };
    (REVOLUTION - idle % REVOLUTION, to)
}

/// What happens after each revolution.
pub const REVOLUTIONS: &[&str] = &[
    "the next player has to move a piece, or else the other one, if they can",
    "all dead discs live again; then as after one",
    "the game is a draw",
];

/// Whether cones can be killed.
pub const fn battle(begun: bool) -> &'static str {
    if begun {
        "Cones can be killed now."
    } else {
        "No cone has been moved yet, so none can be killed."
    }
}

/// A killed cone.
pub const CONE_KILLED: &str = "cone, killed";

/// Where a cone stands, and on what.
pub fn cone_stands(at: Station, there: Stand) -> String {
    let on = if there.is_upside_down() {
        ", upside down on the dead"
    } else if there.is_free_spire() {
        ", on its spire"
    } else if there.is_prisoner_spire() {
        ", over prisoners"
    } else {
        ""
    };
    format!("cone on {at}{on}")
}

/// Where discs lie, and how they are.
pub fn discs_lie(at: Station, lie: Discs, held: bool) -> String {
    let what = if lie.count == 1 { "disc" } else { "stack" };
    let how = match (lie.living, held) {
        (false, _) => ", dead",
        (true, true) => ", held prisoner",
        (true, false) => ", living",
    };
    format!("{what} on {at}{how}")
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

/// An action in words.
pub fn action(action: Action) -> String {
    match action {
        Action::Turn => "turn the wheel".to_owned(),
        Action::Move(Move {
            piece: moved,
            from,
            to,
        }) => format!("move {} from {from} to {to}", piece(moved)),
    }
}

/// Whether an event says more than the action that it comes of.
pub const fn follows(event: &Event) -> bool {
    !matches!(event, Event::Moved { .. } | Event::Turned { .. })
}

/// What happened.
pub fn event(event: &Event, names: &[String]) -> Option<String> {
    let name = |seat: rules::Seat| names.get(seat.index()).map_or("", String::as_str);
    Some(match *event {
        Event::Moved {
            seat,
            piece: moved,
            from,
            to,
        } => format!("{} moves {} from {from} to {to}.", name(seat), piece(moved)),
        Event::Stacked { .. } => "Two discs make a stack.".to_owned(),
        Event::BattleBegun => {
            "The first cone has moved: from the next turn on cones can be killed.".to_owned()
        }
        Event::Killed {
            at,
            side: whose,
            count,
        } => match count {
            1 => format!("The {} disc on {at} is dead.", side(whose)),
            _ => format!("The {} stack on {at} is dead.", side(whose)),
        },
        Event::Resurrected {
            at,
            side: whose,
            count,
            cone,
        } => {
            let what = if count == 1 { "disc" } else { "stack" };
            let becomes = if whose == cone {
                "carries its cone: a free spire"
            } else {
                "is a prisoner under the cone"
            };
            format!(
                "The {} {what} on {at} lives again and {becomes}.",
                side(whose)
            )
        }
        Event::ConeKilled {
            at,
            side: whose,
            stood,
        } => {
            let upon = match stood {
                Stood::FreeSpire => ", upon its spire",
                _ => "",
            };
            format!("The {} cone on {at} is killed{upon}.", side(whose))
        }
        Event::Turned { seat, turns } => {
            let round = match turns {
                turns if turns % REVOLUTION != 0 => "",
                REVOLUTION => {
                    " One revolution is complete: now a piece has to be moved if any can."
                }
                turns if turns == 2 * REVOLUTION => {
                    " Two revolutions are complete: now a piece has to be moved if any can."
                }
                _ => " Three revolutions are complete.",
            };
            format!("{} turns the wheel.{round}", name(seat))
        }
        Event::AllResurrected { count: 1 } => "The dead disc lives again.".to_owned(),
        Event::AllResurrected { .. } => "All dead discs live again.".to_owned(),
    })
}

/// What the one to act has to do.
pub fn task(state: &ArgonautsWheel) -> String {
    let position = state.position();
    let mut legal = Vec::new();
    state.legal_actions(&mut legal);
    if legal == [Action::Turn] {
        "turn the wheel, no piece can move"
    } else if position.is_after_revolution() {
        "move a piece, a revolution is complete"
    } else {
        "move a piece or turn the wheel"
    }
    .to_owned()
}

/// Where points come from.
pub fn source(_: Words) -> String {
    "The opposing cone is killed".to_owned()
}

/// What decides where points are equal.
pub const EQUAL_POINTS: &str = "";

/// Why the game is over.
pub const fn reason(reason: EndReason) -> &'static str {
    match reason {
        EndReason::ConeKilled(Stood::Alone) => "One cone killed the other.",
        EndReason::ConeKilled(Stood::DeadDiscs) => "One cone killed the other upon its dead discs.",
        EndReason::ConeKilled(Stood::FreeSpire) => "One cone killed the other upon its spire.",
        EndReason::ConeKilled(Stood::PrisonerSpire) => {
            "One cone killed the other upon its prisoners."
        }
        EndReason::ThreeRevolutions => "Three revolutions without a moved piece are a draw.",
        EndReason::Repetition => "The same position for the third time is a draw.",
        EndReason::TooLong => "Six hundred turns are a draw.",
    }
}

/// Why an action cannot be taken.
pub fn refusal(refusal: &IllegalAction) -> String {
    match *refusal {
        IllegalAction::Over => "The game is over.".to_owned(),
        IllegalAction::MustMove => {
            "A revolution is complete: move a piece, the wheel may not be turned now.".to_owned()
        }
        IllegalAction::NotControlled(at) => {
            format!("Station {at} is not one of your three: you cannot move from there.")
        }
        IllegalAction::NoPiece(at) => format!("You have no piece on {at}."),
        IllegalAction::Dead(at) => format!("What lies on {at} is dead: it cannot move."),
        IllegalAction::Prisoner(at) => {
            format!("What lies on {at} is held prisoner by the other cone.")
        }
        IllegalAction::NotSo(at) => format!("What stands on {at} cannot be moved in that way."),
        IllegalAction::OutOfReach { from, to } => format!("From {from} a piece cannot reach {to}."),
        IllegalAction::NotEmpty(at) => {
            format!("Stacks and spires need an empty station; on {at} something stands.")
        }
        IllegalAction::OwnDiscs(at) => {
            format!("Your cone cannot land on your own living disc on {at}.")
        }
        IllegalAction::NoBattle(at) => {
            format!("The cone on {at} cannot be killed before a cone has moved.")
        }
        IllegalAction::ConeThere(at) => format!("A cone stands on {at}: discs cannot go there."),
        IllegalAction::OpposingDiscs(at) => format!("On {at} lie your opponent's discs."),
        IllegalAction::DeadThere(at) => {
            format!("On {at} lie the dead: no living disc may join them.")
        }
    }
}
