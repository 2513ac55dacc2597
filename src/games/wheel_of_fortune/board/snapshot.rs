//! What the board shows, shared by all its parts.

use super::callbacks::Callbacks;
use super::geometry::Spot;
use super::movement::Movement;
use super::score_flights::ScoreFlights;
use crate::components::Shared;
use crate::games::{BoardProps, ViewOptions};
use rules::games::wheel_of_fortune::{Action, Cell, Event, FollowerSpot, WheelOfFortune};
use std::rc::Rc;
use yew::prelude::*;

/// What the board shows apart from what is chosen on it: the same one until the
/// board is given something new.
pub struct Snapshot {
    /// The state.
    pub state: Shared<WheelOfFortune>,
    /// How it is shown.
    pub view: Rc<ViewOptions>,
    /// What the last action did.
    pub last: Rc<[Event]>,
    /// The same as a movement.
    pub movement: Movement,
    /// The action that is the hint.
    pub hint: Option<Action>,
    /// Where points fly to.
    pub flights: Rc<ScoreFlights>,
    /// The ways to the board.
    pub on: Rc<Callbacks>,
}

impl Snapshot {
    /// What the board is given.
    pub fn new(
        props: &BoardProps<WheelOfFortune>,
        flights: Rc<ScoreFlights>,
        on: Rc<Callbacks>,
    ) -> Shared<Self> {
        let snapshot = Self {
            state: props.state.clone().into(),
            view: props.view.clone(),
            last: props.last.clone(),
            movement: Movement::of(&props.last),
            hint: props.hint,
            flights,
            on,
        };
        Rc::new(snapshot).into()
    }

    /// Whether somebody may act here.
    pub fn is_active(&self) -> bool {
        self.view.actor.is_some()
    }

    /// The class of what takes an action, if that is the hint.
    pub fn hinted(&self, action: Action) -> Option<&'static str> {
        (self.hint == Some(action)).then_some("hinted")
    }

    /// Where the last action placed a tile.
    pub fn placed(&self) -> Option<Cell> {
        self.last.iter().find_map(|event| match *event {
            Event::Placed { cell, .. } => Some(cell),
            _ => None,
        })
    }

    /// Where the last action deployed a follower to a tile.
    pub fn deployed(&self) -> Option<Spot> {
        let (at, part) = self.last.iter().find_map(|event| match *event {
            Event::Deployed {
                post: FollowerSpot::Tile { cell, part },
                ..
            } => Some((cell, part)),
            _ => None,
        })?;
        let segment = self.state.at(at)?.tile?.design().segment(part)?;
        Some((at, segment.index() as u8))
    }
}

/// What a part is given that shows nothing of what is chosen.
#[derive(Properties, PartialEq)]
pub struct SnapshotProps {
    /// What the board shows.
    pub snapshot: Shared<Snapshot>,
}
