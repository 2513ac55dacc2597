//! What is below the pieces: the table, the wheel with the rings in its hollows, and
//! the ring of the time stone.

use super::choices::{Choices, ChosenPiece};
use super::movement::Movement;
use super::perspective::{FLAT, Perspective};
use super::rings::rings;
use super::time_ring::time_ring;
use super::wheel::{table_top, wheel_top};
use crate::components::Shared;
use rules::games::argonauts_wheel::{ArgonautsWheel, Move, Side};
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct DialProps {
    pub state: Shared<ArgonautsWheel>,
    /// The side to move; none once the match is over.
    pub to_move: Option<Side>,
    /// The seat from which it is seen.
    pub perspective: Perspective,
    /// The rotation of the wheel's grain in eighths of a turn.
    pub eighths: u8,
    /// What the last action did.
    pub movement: Movement,
    /// Whether it is animated.
    pub moving: bool,
    /// Number of actions so far; each animation is shown once.
    pub ply: usize,
    /// The moves to choose from.
    pub choices: Shared<Choices>,
    pub chosen: Option<ChosenPiece>,
    /// The move of the hint.
    pub hint: Option<Move>,
}

/// Everything that does not stand upright. It is not rendered again when the pointer
/// moves over stations.
#[component]
pub fn Dial(props: &DialProps) -> Html {
    let state = &props.state;
    html! {
        <>
            { table_top(props.perspective, props.to_move) }
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
