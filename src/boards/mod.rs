//! The boards. One folder a game; here is the only place of the app that asks
//! which game it is to draw it.

pub mod turn_of_time;

use crate::text::Words;
use rules::{Action, Event, GameId, Seat, State};
use std::rc::Rc;
use yew::prelude::*;

/// What a board is given: a state to draw, and what can be done with it.
/// Boards know no rules of their own; they offer legal actions and hand back
/// the one that was chosen.
#[derive(Properties, Clone, PartialEq)]
pub struct BoardProps {
    /// The state as the people at the screen may know it.
    pub state: State,
    /// What seats are called.
    pub names: Rc<Vec<String>>,
    /// The person who may act now, if it is a person's turn.
    pub actor: Option<Seat>,
    /// Whose cards lie at the front while nobody here is to act: the only
    /// person's at the table, if there is just one.
    pub viewer: Option<Seat>,
    /// How many actions led here; changes with every one.
    pub ply: usize,
    /// What the last action did.
    pub last: Rc<Vec<Event>>,
    /// Whether the last action is to be shown as a movement.
    pub moving: bool,
    /// An action to point at, as a hint.
    pub hint: Option<Action>,
    /// The chosen action.
    pub on_action: Callback<Action>,
    /// The words of the player's language.
    pub words: Words,
}

/// The board, with all that is needed to act on it.
pub fn board(props: &BoardProps) -> Html {
    match props.state {
        State::TurnOfTime(state) => {
            html! { <turn_of_time::Board {state} common={props.clone()} /> }
        }
    }
}

/// What stands beside the board: scores, hands, what is left.
pub fn panel(props: &BoardProps) -> Html {
    match &props.state {
        State::TurnOfTime(state) => turn_of_time::panel(state, props),
    }
}

/// A small picture of a state, without anything to act on.
pub fn small(state: &State) -> Html {
    match state {
        State::TurnOfTime(state) => turn_of_time::small(state),
    }
}

/// The picture that stands for a game.
pub fn emblem(game: GameId) -> Html {
    match game {
        GameId::TurnOfTime => turn_of_time::emblem(),
    }
}

/// How long the movements of an action take, in milliseconds.
pub fn duration(events: &[Event]) -> u32 {
    match events.first() {
        Some(Event::TurnOfTime(_)) => turn_of_time::duration(events),
        None => 0,
    }
}
