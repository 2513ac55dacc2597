//! Argonaut's Wheel played from texts. The text of a game is the eight stations,
//! the side to move, `r3` if the wheel was turned three times since a piece was
//! moved, and `peace` before the battle: `B b . w W w . b black peace`.

use rules::game::Game;
use rules::games::argonauts_wheel::{
    Action, ArgonautsWheel, Event, IllegalAction, Piece, Position, Side, Station, Wheel,
};
use rules::{GameId, ParseActionError, Setup, State};

/// The first position when Black begins.
pub const START: &str = "B b . w W w . b black peace";

/// The game with this text.
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

/// The wheel with this text.
pub fn wheel(text: &str) -> Wheel {
    match text.parse() {
        Ok(wheel) => wheel,
        Err(error) => unreachable!("{text}: {error:?}"),
    }
}

/// A new game; `begins` is `black` or `white`.
pub fn begun_by(begins: &str) -> ArgonautsWheel {
    let setup = Setup::new(GameId::ArgonautsWheel, 2, 0);
    match setup.and_then(|setup| setup.with_choice("begins", begins)) {
        Ok(setup) => game_of(State::start(&setup)),
        Err(error) => unreachable!("{error:?}"),
    }
}

/// The game in a state of any game.
pub fn game_of(state: State) -> ArgonautsWheel {
    match state {
        State::ArgonautsWheel(game) => game,
        other => unreachable!("{other:?}"),
    }
}

/// The text of a game; only the stations when it is over.
pub fn text_of(game: &ArgonautsWheel) -> String {
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
    actions(game)
        .into_iter()
        .map(ArgonautsWheel::notation)
        .collect()
}

/// Applies the action with this text and returns its events.
pub fn apply_text(game: &mut ArgonautsWheel, text: &str) -> Vec<Event> {
    let mut events = Vec::new();
    match game.parse_action(text) {
        Ok(action) => assert_eq!(game.apply(action, &mut events), Ok(())),
        Err(error) => unreachable!("{text} in {}: {error:?}", text_of(game)),
    }
    events
}

/// The game after these actions, separated by spaces.
pub fn after(mut game: ArgonautsWheel, actions: &str) -> ArgonautsWheel {
    for text in actions.split_whitespace() {
        apply_text(&mut game, text);
    }
    game
}

/// The events of an action, as texts.
pub fn events(from: &str, action: &str) -> Vec<String> {
    let events = apply_text(&mut game(from), action);
    events.iter().map(event).collect()
}

/// One event as text.
pub fn event(event: &Event) -> String {
    let who = |side: &Side| side.name();
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
            format!("{} {piece} {from} to {to}", who(&Side::from_seat(*seat)))
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
        Event::ConeKilled { at, side, stood_on } => {
            format!("{} cone killed in {at}: {stood_on:?}", who(side))
        }
        Event::Turned { seat, turns } => {
            format!("{} turned, {turns}", who(&Side::from_seat(*seat)))
        }
        Event::AllResurrected { count } => format!("all {count} resurrected"),
    }
}

/// Why the action with this text is illegal.
pub fn illegal(game: &ArgonautsWheel, text: &str) -> Option<IllegalAction> {
    match game.parse_action(text) {
        Err(ParseActionError::Illegal(illegal)) => Some(illegal),
        _ => None,
    }
}

/// The byte at which a text is malformed.
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
