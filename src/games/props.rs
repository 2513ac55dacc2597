//! What every board is given, typed by its game.

use super::GameUi;
use crate::text::Words;
use records::Colour;
use rules::Seat;
use std::rc::Rc;
use yew::prelude::*;

/// How a state is to be shown, whatever the game.
#[derive(Clone, Debug, PartialEq)]
pub struct ViewOptions {
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
    /// Whether the last action is to be shown as a movement.
    pub moving: bool,
    /// Whether the board may show what an action would lead to.
    pub aids: bool,
    /// Grows when what was chosen but not done is to be taken back.
    pub escapes: u32,
    /// The words of the player's language.
    pub words: Words,
}

impl ViewOptions {
    /// The colour of a seat.
    pub fn colour(&self, seat: Seat) -> Colour {
        let colour = self.colours.get(seat.index());
        colour.copied().unwrap_or(Colour::Red)
    }

    /// Whether both belong to the same moment of the same line, with the same
    /// person to act: what was chosen in one still counts in the other.
    pub fn same_moment(&self, other: &Self) -> bool {
        (self.ply, self.line, self.actor) == (other.ply, other.line, other.actor)
    }
}

/// What a board is given: a state to draw, and what can be done with it.
/// Boards know no rules of their own; they offer legal actions and hand back
/// the one that was chosen.
#[derive(Properties)]
pub struct BoardProps<G: GameUi> {
    /// The state as the people at the screen may know it.
    pub state: Rc<G>,
    /// What the last action did.
    pub last: Rc<[G::Event]>,
    /// How it is to be shown.
    pub view: Rc<ViewOptions>,
    /// An action to point at, as a hint.
    pub hint: Option<G::Action>,
    /// The chosen action.
    pub on_action: Callback<G::Action>,
}

// Derived, it would ask the game for what only its types can do.
impl<G: GameUi> Clone for BoardProps<G> {
    fn clone(&self) -> Self {
        Self {
            state: self.state.clone(),
            last: self.last.clone(),
            view: self.view.clone(),
            hint: self.hint,
            on_action: self.on_action.clone(),
        }
    }
}

// Shared states and events are the same only where they are one: nothing large is compared.
impl<G: GameUi> PartialEq for BoardProps<G> {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.state, &other.state)
            && Rc::ptr_eq(&self.last, &other.last)
            && self.view == other.view
            && self.hint == other.hint
            && self.on_action == other.on_action
    }
}
