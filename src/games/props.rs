//! Props of boards and panels, typed by the game.

use super::GameUi;
use crate::components::{PlayerName, Shared};
use records::Colour;
use rules::Seat;
use std::rc::Rc;
use text::{Locale, Names, name};
use yew::prelude::*;

/// View options that are the same for all games.
#[derive(Clone, Debug, PartialEq)]
pub struct ViewOptions {
    pub names: Rc<Names>,
    /// Levels of the seats' bots; empty if all players are people.
    pub levels: Rc<Vec<Option<String>>>,
    pub colours: Rc<Vec<Colour>>,
    /// The seat to act, whoever plays it; none once the match is over.
    pub to_act: Option<Seat>,
    /// The seat of the person who may act now.
    pub actor: Option<Seat>,
    /// The seat whose hand is shown while nobody here may act: that of the only person in
    /// the match.
    pub viewer: Option<Seat>,
    /// The seat of the only person in the match, if there is exactly one.
    pub only_person: Option<Seat>,
    /// Whether a person on another device is to act, which may take days.
    pub waits_for_friend: bool,
    /// Ply of the state; changes with every action.
    pub ply: usize,
    /// The shown line; 0 is the main line.
    pub line: usize,
    /// Whether to animate the last action.
    pub is_animated: bool,
    /// Whether the board may preview the results of actions.
    pub has_previews: bool,
    /// Incremented to clear an unfinished selection on the board.
    pub selection_epoch: u32,
    /// Undoes the last action, where the rules of the match allow it.
    pub undo: Option<Callback<()>>,
    /// Texts in the player's language.
    pub locale: Locale,
}

impl ViewOptions {
    /// The name of a seat in a list of seats, for bots with their level.
    pub fn player_name(&self, seat: Seat) -> Html {
        let name = name(&self.names, seat).to_owned();
        let level = self.levels.get(seat.index()).cloned().flatten();
        html! { <PlayerName {name} {level} /> }
    }

    pub fn colour(&self, seat: Seat) -> Colour {
        self.colours
            .get(seat.index())
            .copied()
            .unwrap_or(Colour::Red)
    }

    /// Whether both show the same position of the same line with the same person to act, so
    /// that a selection stays valid.
    pub fn is_same_position(&self, other: &Self) -> bool {
        (self.ply, self.line, self.actor) == (other.ply, other.line, other.actor)
    }
}

/// Props of boards and panels. Boards implement no rules: they offer the legal actions
/// and report the chosen one.
#[derive(Clone, PartialEq, Properties)]
pub struct BoardProps<G: GameUi> {
    /// The state as the people at the screen may know it.
    pub state: Shared<G>,
    /// Events of the last action.
    pub last: Shared<[G::Event]>,
    /// Events since the person at the screen last acted, which boards mark until that person
    /// acts again; after the person's own action those of `last`.
    pub recent: Shared<[G::Event]>,
    /// Sources of points that are pointed at in the result; boards light their places.
    pub lit: Rc<[(Seat, G::ScoreItem)]>,
    pub view: Rc<ViewOptions>,
    pub hint: Option<G::Action>,
    /// All actions of the hint for the turn, which boards show as ghosts.
    pub plan: Rc<[G::Action]>,
    pub on_action: Callback<G::Action>,
}
