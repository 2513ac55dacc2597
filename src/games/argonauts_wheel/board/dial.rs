//! What is below the pieces: the table, the wheel with the rings in its hollows, and
//! the ring of the time stone.

use super::choices::{Choices, ChosenPiece};
use super::movement::Movement;
use super::perspective::{FLAT, HOLLOWS, Perspective, translate};
use super::time_ring::time_ring;
use super::wheel::{table_top, wheel_top};
use crate::components::Shared;
use rules::games::argonauts_wheel::{ArgonautsWheel, Move, Side, Station};
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
    pub is_animated: bool,
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
                { wheel_top(props.eighths, props.movement.turned, props.is_animated, props.ply) }
                { rings(props) }
            </g>
            <g class="aw-corner" transform="translate(-169 -133)" aria-hidden="true">
                { time_ring(state.idle()) }
            </g>
        </>
    }
}

/// An arrow of a quarter of a circle round the hub.
const TURN_ARROW: &str = "M46-46A65 65 0 0 0-46-46M-46-62V-46H-30";

/// Rings in the hollows, below the pieces: pieces that can be chosen, destinations, the last move, and
/// the hint.
fn rings(props: &DialProps) -> Html {
    let perspective = props.perspective;
    let mut rings = Vec::new();
    if let Some((_, from, to)) = props.movement.moved {
        rings.push(("was-from", from));
        rings.push(("was-to", to));
    }
    let from = props.chosen.map(|chosen| chosen.from);
    let Choices(choices) = &*props.choices;
    for choice in choices {
        if from == Some(choice.from) {
            rings.push(("chosen", choice.from));
        } else if from.is_none() {
            rings.push(("can", choice.from));
        }
    }
    let targets = props.choices.movable_piece(props.chosen).into_iter();
    for target in targets.flat_map(|movable| &movable.targets) {
        rings.push(("target", target.action.to));
    }
    if let Some(hint) = props.hint {
        rings.push(("hinted", hint.from));
        rings.push(("hinted", hint.to));
    }
    let rings = rings.into_iter().map(|(class, station)| {
        let centre = hollow(perspective, station);
        html! { <circle class={classes!("aw-ring", class)} r="36" transform={translate(centre)} /> }
    });
    let line = |class: &'static str, from: Station, to: Station| {
        let [(x, y), (to_x, to_y)] = [from, to].map(|station| hollow(perspective, station));
        html! { <path {class} d={format!("M{x} {y}L{to_x} {to_y}")} /> }
    };
    let hint = props.hint.map(|hint| line("aw-way", hint.from, hint.to));
    let last_move = props
        .movement
        .moved
        .map(|(_, from, to)| line("aw-way was", from, to));
    html! {
        <>
            { for rings }
            { for last_move }
            if props.movement.turned {
                // Arrows round the hub in the direction in which the wheel was turned.
                <g class="aw-was-turned">
                    <path d={TURN_ARROW} />
                    <path d={TURN_ARROW} transform="rotate(180)" />
                </g>
            }
            { for hint }
        </>
    }
}

/// The centre of a station's hollow, on the wheel.
fn hollow(perspective: Perspective, station: Station) -> (i32, i32) {
    let slot = perspective.slot(station);
    HOLLOWS.get(slot).copied().unwrap_or_default()
}
