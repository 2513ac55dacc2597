//! The boards. One folder a game; here is the only place of the app that asks
//! which game it is to draw it.

pub mod argonauts_wheel;
pub mod turn_of_time;
pub mod wheel_of_fortune;
pub mod wheels_of_time;
pub mod world_wonders;

use crate::parts;
use crate::text::Words;
use records::{Colour, Match};
use rules::{Action, Event, GameId, Seat, State};
use std::rc::Rc;
use yew::prelude::*;

/// What a board is given: a state to draw, and what can be done with it.
/// Boards know no rules of their own; they offer legal actions and hand back
/// the one that was chosen.
#[derive(Properties, Clone)]
pub struct BoardProps {
    /// The state as the people at the screen may know it.
    pub state: State,
    /// What seats are called.
    pub names: Rc<Vec<String>>,
    /// The colours of seats.
    pub colours: Rc<Vec<Colour>>,
    /// The person who may act now, if it is a person's turn.
    pub actor: Option<Seat>,
    /// Whose cards lie at the front while nobody here is to act: the only
    /// person's at the table, if there is just one.
    pub viewer: Option<Seat>,
    /// The only person's seat at the table, if there is just one.
    pub alone: Option<Seat>,
    /// How many actions led here; changes with every one.
    pub ply: usize,
    /// Which line of the match is shown; 0 is the match itself.
    pub line: usize,
    /// What the last action did.
    pub last: Rc<Vec<Event>>,
    /// Whether the last action is to be shown as a movement.
    pub moving: bool,
    /// Whether the board may show what an action would lead to.
    pub aids: bool,
    /// Grows when what was chosen but not done is to be taken back.
    pub escapes: u32,
    /// An action to point at, as a hint.
    pub hint: Option<Action>,
    /// The chosen action.
    pub on_action: Callback<Action>,
    /// The words of the player's language.
    pub words: Words,
}

// Derived, it would hold code to compare every part of every game's states and events.
impl PartialEq for BoardProps {
    fn eq(&self, other: &Self) -> bool {
        let Self {
            state,
            names,
            colours,
            actor,
            viewer,
            alone,
            ply,
            line,
            last,
            moving,
            aids,
            escapes,
            hint,
            on_action,
            words,
        } = other;
        self.ply == *ply
            && self.line == *line
            && Rc::ptr_eq(&self.last, last)
            && self.escapes == *escapes
            && (self.moving, self.aids) == (*moving, *aids)
            && (self.actor, self.viewer, self.alone) == (*actor, *viewer, *alone)
            && self.hint == *hint
            && self.words == *words
            && self.names == *names
            && self.colours == *colours
            && self.on_action == *on_action
            && self.state.hash() == state.hash()
    }
}

/// The board, with all that is needed to act on it.
pub fn board(props: &BoardProps) -> Html {
    match &props.state {
        State::TurnOfTime(state) => turn_of_time::board(state, props),
        State::ArgonautsWheel(state) => argonauts_wheel::board(state, props),
        State::WheelsOfTime(state) => wheels_of_time::board(state, props),
        State::WheelOfFortune(state) => wheel_of_fortune::board(state, props),
        State::WorldWonders(state) => world_wonders::board(state, props),
    }
}

/// What stands beside the board: scores, hands, what is left.
pub fn panel(props: &BoardProps) -> Html {
    match &props.state {
        State::TurnOfTime(state) => turn_of_time::panel(state, props),
        State::ArgonautsWheel(state) => argonauts_wheel::panel(state, props),
        State::WheelsOfTime(state) => wheels_of_time::panel(state, props),
        State::WheelOfFortune(state) => wheel_of_fortune::panel(state, props),
        State::WorldWonders(state) => world_wonders::panel(state, props),
    }
}

/// A small picture of a state, without anything to act on.
pub fn small(state: &State) -> Html {
    match state {
        State::TurnOfTime(state) => turn_of_time::small(state),
        State::ArgonautsWheel(state) => argonauts_wheel::small(state),
        State::WheelsOfTime(state) => wheels_of_time::small(state),
        State::WheelOfFortune(state) => wheel_of_fortune::small(state),
        State::WorldWonders(state) => world_wonders::small(state),
    }
}

/// The cover of a game.
pub fn emblem(game: GameId) -> Html {
    let symbol = match game {
        GameId::TurnOfTime => "#emblem-turn-of-time",
        GameId::ArgonautsWheel => "#emblem-argonauts-wheel",
        GameId::WheelsOfTime => "#emblem-wheels-of-time",
        GameId::WheelOfFortune => "#emblem-wheel-of-fortune",
        GameId::WorldWonders => "#emblem-world-wonders",
    };
    parts::picture(symbol, "0 0 200 200", "emblem")
}

/// What a seat is known by: its colour, or the pieces that it plays.
pub fn seat_mark(game: GameId, seat: Seat, colour: Colour) -> Html {
    match game {
        GameId::ArgonautsWheel => argonauts_wheel::seat_mark(seat),
        GameId::TurnOfTime
        | GameId::WheelsOfTime
        | GameId::WheelOfFortune
        | GameId::WorldWonders => parts::seat_mark(colour),
    }
}

/// What the boards of a game are drawn with: its colours and its drawings,
/// loaded by the page's own element for them when they are first wanted.
pub fn room(game: GameId) -> Html {
    html! { <house-room game={game.id()} /> }
}

/// What the boards of some matches are drawn with.
pub fn rooms<'a>(matches: impl Iterator<Item = &'a Match>) -> Html {
    let mut games: Vec<GameId> = Vec::new();
    for played in matches {
        let game = played.setup().game();
        if !games.contains(&game) {
            games.push(game);
        }
    }
    games.into_iter().map(room).collect()
}

/// How long the movements of an action take, in milliseconds.
pub fn duration(events: &[Event]) -> u32 {
    match events.first() {
        Some(Event::TurnOfTime(_)) => turn_of_time::duration(events),
        Some(Event::ArgonautsWheel(_)) => argonauts_wheel::duration(events),
        Some(Event::WheelsOfTime(_)) => wheels_of_time::duration(events),
        Some(Event::WheelOfFortune(_)) => wheel_of_fortune::duration(events),
        Some(Event::WorldWonders(_)) => world_wonders::duration(events),
        None => 0,
    }
}
