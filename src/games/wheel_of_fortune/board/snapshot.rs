//! The data shown by the parts of the board.

use super::Msg;
use super::animation::Animation;
use super::follower_targets::returnable_followers;
use super::geometry::{Point, SegmentSpot, column_row};
use super::score_strip::ScoreFlights;
use crate::components::Shared;
use crate::games::{BoardProps, ViewOptions};
use rules::games::wheel_of_fortune::{Action, Cell, Event, FollowerSpot, Phase, WheelOfFortune};
use std::rc::Rc;
use yew::prelude::*;

/// What the board shows apart from the selection. It is replaced when the board
/// gets new props.
pub struct Snapshot {
    pub state: Shared<WheelOfFortune>,
    pub view: Rc<ViewOptions>,
    pub last: Shared<[Event]>,
    /// The events that are marked.
    pub recent: Shared<[Event]>,
    pub animation: Animation,
    pub hint: Option<Action>,
    pub plan: Rc<[Action]>,
    /// The elements between which points fly.
    pub flights: Rc<ScoreFlights>,
    /// Called with all inputs. It stays the same as long as the board exists, so it never causes a part to render
    /// again.
    pub on: Callback<Msg>,
}

impl Snapshot {
    pub fn new(
        props: &BoardProps<WheelOfFortune>,
        flights: Rc<ScoreFlights>,
        on: Callback<Msg>,
    ) -> Shared<Self> {
        let snapshot = Self {
            state: props.state.clone(),
            view: props.view.clone(),
            last: props.last.clone(),
            recent: props.recent.clone(),
            animation: Animation::from_events(&props.last),
            hint: props.hint,
            plan: props.plan.clone(),
            flights,
            on,
        };
        Rc::new(snapshot).into()
    }

    pub fn is_active(&self) -> bool {
        self.view.actor.is_some()
    }

    /// The class of an action's element, if the action is the hint.
    pub fn hint_class(&self, action: Action) -> Option<&'static str> {
        (self.hint == Some(action)).then_some("hinted")
    }

    /// The cells of what a person can choose now in the country.
    pub fn choosable_cells(&self) -> Vec<Point> {
        if !self.is_active() {
            return Vec::new();
        }
        let state = &self.state;
        let cells: Vec<Cell> = match state.phase() {
            Phase::Place => {
                let drawn = state.drawn();
                drawn.map_or_else(Vec::new, |tile| state.fitting_cells(tile).collect())
            }
            Phase::Deploy => {
                let has_spots = state.deployable_segments().next().is_some();
                state
                    .placed_cell()
                    .filter(|_| has_spots)
                    .into_iter()
                    .collect()
            }
            Phase::Plague { .. } => returnable_followers(state)
                .into_iter()
                .map(|(placed, _)| placed.cell)
                .collect(),
            Phase::Draw | Phase::End => Vec::new(),
        };
        cells.into_iter().map(column_row).collect()
    }

    /// The cell in which the last action placed a tile.
    pub fn placed_cell(&self) -> Option<Cell> {
        self.last.iter().find_map(|event| match *event {
            Event::Placed { cell, .. } => Some(cell),
            _ => None,
        })
    }

    /// The segment to which the last action deployed a follower.
    pub fn deployed_spot(&self) -> Option<SegmentSpot> {
        let (cell, name) = self.last.iter().find_map(|event| match *event {
            Event::Deployed {
                spot:
                    FollowerSpot::Tile {
                        cell,
                        segment: name,
                    },
                ..
            } => Some((cell, name)),
            _ => None,
        })?;
        let segment = self.state.tile_at(cell)?.tile?.design().segment(name)?;
        Some((cell, segment.index() as u8))
    }
}

/// Props of parts that do not depend on the selection.
#[derive(Properties, PartialEq)]
pub struct SnapshotProps {
    pub snapshot: Shared<Snapshot>,
}

/// A click listener that emits this message and stops the propagation of the click.
pub fn emit_on_click(on: &Callback<Msg>, msg: Msg) -> Callback<MouseEvent> {
    let on = on.clone();
    Callback::from(move |event: MouseEvent| {
        event.stop_propagation();
        on.emit(msg.clone());
    })
}
