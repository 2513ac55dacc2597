//! [`Search`]: the search for one decision, and what it knows of the legal actions.

use crate::outlook::Outlook;
use rules::Action;
use serde::{Deserialize, Serialize};

/// An action is called costly if it loses at least so many thousandths of the win, and more than the noise of the game's
/// searches; see [`noise`](crate::noise).
pub const MIN_COSTLY_LOSS: u16 = 50;

/// A legal action with what the search knows about it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Candidate {
    /// The action.
    pub action: Action,
    /// How many simulations went through the action; 0 if its value comes from
    /// a static evaluation or an exact solver.
    pub visits: u32,
    /// Expected result for the seat to act, from 0 (lost) to 1 (won).
    pub value: f32,
    /// The chance of the seat to act to win after the action, from 0 to 1, on
    /// the scale of [`Outlook::chances`]. Where it cannot be told apart from
    /// that of a better action, it is the same.
    pub chance: f32,
    /// Whether `value` is exact rather than an estimate.
    pub exact: bool,
    /// How the game ends after this action with best play, where that is known.
    pub forced: Option<Forced>,
}

/// How a two-player game ends with best play, from the point of view of the
/// seat to act. Only that seat's own turns are counted; the next one is the
/// first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Forced {
    /// The seat wins with its n-th turn from now.
    Wins(u16),
    /// The game is drawn.
    Draws,
    /// The seat loses after its n-th turn from now.
    Loses(u16),
}

/// What to do with a whole turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TurnLines {
    /// The best turn, or the rest of it. It may end with an action that reveals something.
    pub best: Vec<Action>,
    /// The next best turn that leads to another position; empty if none was found.
    pub alternative: Vec<Action>,
    /// How the next player may answer the best turn, up to where something is revealed;
    /// empty if the turn itself ends so.
    pub reply: Vec<Action>,
}

/// The search for one decision.
pub trait Search: Send {
    /// Runs about `iterations` more simulations. Returns whether there is more
    /// to do.
    fn step(&mut self, iterations: u32) -> bool;

    /// The share of the work that is done, from 0 to 1.
    fn progress(&self) -> f32;

    /// The action to take as far as is known now. With a level that blunders it
    /// is not necessarily the best candidate.
    fn choice(&self) -> Option<Action>;

    /// Up to `limit` legal actions, best first.
    fn candidates(&self, limit: usize) -> Vec<Candidate>;

    /// What each seat can expect of the position as far as is known now.
    fn outlook(&self) -> Outlook;

    /// What each seat can expect after an action, with points, if the search knows more than the action's chance.
    fn outlook_after(&self, _action: Action) -> Option<Outlook> {
        None
    }

    /// What to do with the whole turn, if that is what is searched.
    fn turn_lines(&self) -> Option<TurnLines> {
        None
    }

    /// Runs the search to its end and returns the action to take.
    fn finish(&mut self) -> Option<Action> {
        while self.step(u32::MAX) {}
        self.choice()
    }
}
