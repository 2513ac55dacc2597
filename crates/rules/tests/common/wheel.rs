//! Argonaut's Wheel played from texts. A game is written as the eight stations,
//! who is to move, `r3` where the wheel was turned three times since a piece was
//! moved, and `peace` before the battle: `B b . w W w . b black peace`.

use rules::game::Game;
use rules::games::argonauts_wheel::{
    Action, ArgonautsWheel, Event, IllegalAction, Piece, Position, Side, Station, Wheel,
};
use rules::{GameId, ParseActionError, Setup, State};

/// The set-up, with Black to begin.
pub const START: &str = "B b . w W w . b black peace";

/// The game that is written so.
pub fn game(text: &str) -> ArgonautsWheel {
    let words: Vec<&str> = text.split_whitespace().collect();
    let mut position = Position {
        wheel: wheel(&words[..8].join(" ")),
        to_move: Side::Black,
        battle: true,
        idle: 0,
    };
    for word in &words[8..] {
        match *word {
            "black" => position.to_move = Side::Black,
            "white" => position.to_move = Side::White,
            "peace" => position.battle = false,
            turns => match turns.strip_prefix('r').map(str::parse) {
                Some(Ok(idle)) => position.idle = idle,
                _ => unreachable!("{word} in {text}"),
            },
        }
    }
    ArgonautsWheel::from_position(position)
}

/// The wheel that is written so.
pub fn wheel(text: &str) -> Wheel {
    match text.parse() {
        Ok(wheel) => wheel,
        Err(error) => unreachable!("{text}: {error:?}"),
    }
}

/// A game as it begins at the table; `begins` is `black` or `white`.
pub fn begun_by(begins: &str) -> ArgonautsWheel {
    let setup = Setup::new(GameId::ArgonautsWheel, 2, 0);
    match setup.and_then(|setup| setup.with_choice("begins", begins)) {
        Ok(setup) => inside(State::start(&setup)),
        Err(error) => unreachable!("{error:?}"),
    }
}

/// The game itself.
pub fn inside(state: State) -> ArgonautsWheel {
    match state {
        State::ArgonautsWheel(inside) => inside,
        other => unreachable!("{other:?}"),
    }
}

/// The game as text; only the stations when it is over.
pub fn told(game: &ArgonautsWheel) -> String {
    let mut text = game.wheel().to_string();
    let Some(side) = game.side_to_move() else {
        return text;
    };
    text.push_str(if side == Side::Black {
        " black"
    } else {
        " white"
    });
    if game.idle() > 0 {
        text.push_str(&format!(" r{}", game.idle()));
    }
    if !game.battle() {
        text.push_str(" peace");
    }
    text
}

/// The legal actions in canonical order.
pub fn actions(game: &ArgonautsWheel) -> Vec<Action> {
    let mut actions = Vec::new();
    game.legal_actions(&mut actions);
    actions
}

/// The legal actions in canonical order, as texts.
pub fn legal(game: &ArgonautsWheel) -> Vec<String> {
    let actions = actions(game).into_iter();
    actions.map(ArgonautsWheel::notation).collect()
}

/// Takes an action and tells what happened.
pub fn take(game: &mut ArgonautsWheel, text: &str) -> Vec<Event> {
    let mut events = Vec::new();
    match game.parse_action(text) {
        Ok(action) => assert_eq!(game.apply(action, &mut events), Ok(())),
        Err(error) => unreachable!("{text} in {}: {error:?}", told(game)),
    }
    events
}

/// The game after these actions, separated by spaces.
pub fn after(mut game: ArgonautsWheel, actions: &str) -> ArgonautsWheel {
    for text in actions.split_whitespace() {
        take(&mut game, text);
    }
    game
}

/// What happens by an action, as texts.
pub fn events(from: &str, action: &str) -> Vec<String> {
    let events = take(&mut game(from), action);
    events.iter().map(event).collect()
}

/// One event as text.
pub fn event(event: &Event) -> String {
    let who = |side: &Side| side.id();
    match event {
        Event::Moved {
            seat,
            piece,
            from,
            to,
        } => {
            let piece = match piece {
                Piece::Disc => "disc",
                Piece::Stack => "stack",
                Piece::Cone => "cone",
                Piece::ConeOfSpire => "cone of spire",
                Piece::Spire => "spire",
            };
            format!("{} {piece} {from} to {to}", who(&Side::of_seat(*seat)))
        }
        Event::Stacked { at } => format!("stack in {at}"),
        Event::BattleBegun => "battle".to_owned(),
        Event::Killed { at, side, count } => format!("{count} {} killed in {at}", who(side)),
        Event::Resurrected {
            at,
            side,
            count,
            cone,
        } => format!("{count} {} resurrected in {at} by {}", who(side), who(cone)),
        Event::ConeKilled { at, side, stood } => {
            format!("{} cone killed in {at}: {stood:?}", who(side))
        }
        Event::Turned { seat, turns } => {
            format!("{} turned, {turns}", who(&Side::of_seat(*seat)))
        }
        Event::AllResurrected { count } => format!("all {count} resurrected"),
    }
}

/// Why an action is refused.
pub fn refused(game: &ArgonautsWheel, text: &str) -> Option<IllegalAction> {
    match game.parse_action(text) {
        Err(ParseActionError::Illegal(refusal)) => Some(refusal),
        _ => None,
    }
}

/// Where a text stops making sense.
pub fn malformed(game: &ArgonautsWheel, text: &str) -> Option<usize> {
    match game.parse_action(text) {
        Err(ParseActionError::Malformed { at }) => Some(at),
        _ => None,
    }
}

/// The station with this number.
pub fn station(number: u8) -> Station {
    assert!(number < 8);
    Station::new(number)
}
