//! What lies below the pieces: the table, the wheel with the rings in its
//! hollows, and the ring of the time stone.

use super::choices::{Choices, Chosen};
use super::movement::Movement;
use super::perspective::{FLAT, Perspective};
use super::rings::rings;
use super::time_ring::time_ring;
use super::wheel::{table_top, wheel_top};
use crate::components::Shared;
use rules::games::argonauts_wheel::{ArgonautsWheel, Move};
use yew::prelude::*;

/// What [`Dial`] is given.
#[derive(Properties, PartialEq)]
pub struct DialProps {
    /// The state.
    pub state: Shared<ArgonautsWheel>,
    /// From which seat it is seen.
    pub perspective: Perspective,
    /// By how many eighths the grain of the wheel is turned.
    pub eighths: u8,
    /// What the last action did.
    pub movement: Movement,
    /// Whether that is shown as a movement.
    pub moving: bool,
    /// How many actions led here: each movement is shown once.
    pub ply: usize,
    /// What can be done.
    pub choices: Shared<Choices>,
    /// What was chosen.
    pub chosen: Option<Chosen>,
    /// The move to point at.
    pub hint: Option<Move>,
}

/// All that does not stand upright; the pointer on a station changes nothing
/// of it.
#[component]
pub fn Dial(props: &DialProps) -> Html {
    let state = &props.state;
    html! {
        <>
            { table_top(props.perspective, state.side_to_move()) }
            <g transform={FLAT}>
                { wheel_top(props.eighths, props.movement.turned, props.moving, props.ply) }
                { rings(props) }
            </g>
            <g class="aw-corner" transform="translate(-169 -133)" aria-hidden="true">
                { time_ring(state.idle()) }
            </g>
        </>
    }
}
