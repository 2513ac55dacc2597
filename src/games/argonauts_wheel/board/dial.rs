//! What is below the pieces: the table, the wheel with the rings in its hollows, and
//! the ring of the time stone.

use super::choices::{Choices, ChosenPiece};
use super::movement::Movement;
use super::perspective::{
    FLAT, GROUND, HOLLOWS, NUMBERS, Perspective, drawing, drawing_at, rotation,
};
use crate::components::Shared;
use crate::games::input::translate;
use rules::games::argonauts_wheel::{
    ArgonautsWheel, Move, Side, Station, TURNS_PER_REVOLUTION, TURNS_TO_DRAW, Zone,
};
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct DialProps {
    pub state: Shared<ArgonautsWheel>,
    /// The side to move; none once the match is over.
    pub to_move: Option<Side>,
    pub perspective: Perspective,
    /// The rotation of the wheel's grain in eighths of a turn.
    pub eighths: u8,
    /// What the last action did.
    pub movement: Movement,
    pub is_animated: bool,
    /// Number of actions so far; each animation is shown once.
    pub ply: usize,
    pub choices: Shared<Choices>,
    pub chosen: Option<ChosenPiece>,
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
    for station in props.choices.stations() {
        if from == Some(station) {
            rings.push(("chosen", station));
        } else if from.is_none() {
            rings.push(("can", station));
        }
    }
    let chosen = props.chosen.into_iter();
    for target in chosen.flat_map(|chosen| props.choices.targets(chosen)) {
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

/// The table with the zones of the sides (those of the side to move are highlighted),
/// the numbers of the stations, and the rim of the wheel, which looks the same in any
/// rotation.
pub fn table_top(perspective: Perspective, to_move: Option<Side>) -> Html {
    let zones = (0..8).map(|slot| zone(perspective.station(slot), slot, to_move));
    let numbers = NUMBERS.iter().enumerate().map(|(slot, (x, y))| {
        let station = perspective.station(slot);
        let zone = match station.controller() {
            Some((Side::Black, _)) => Some("on-black"),
            Some((Side::White, _)) => Some("on-white"),
            None => None,
        };
        html! {
            <text class={classes!("aw-number", zone)} x={x.to_string()} y={y.to_string()}>{ station.number() }</text>
        }
    });
    html! {
        <>
            <g transform={GROUND}>{ for zones }</g>
            { drawing("#aw-body") }
            <g aria-hidden="true">{ for numbers }</g>
        </>
    }
}

/// The part of the table in front of a station: the side that controls it, and how far
/// pieces move from it.
fn zone(station: Station, slot: usize, to_move: Option<Side>) -> Html {
    let controller = station.controller();
    let owner = controller.map(|(side, _)| match side {
        Side::Black => "of-black",
        Side::White => "of-white",
    });
    let reach = controller.map(|(_, zone)| match zone {
        Zone::Left => "#aw-reach-left",
        Zone::Centre => "#aw-reach-centre",
        Zone::Right => "#aw-reach-right",
    });
    let is_to_act = controller.is_some_and(|(side, _)| to_move == Some(side));
    html! {
        <g class={classes!("aw-zone", owner, is_to_act.then_some("to-act"))} transform={rotation(slot)}>
            { drawing("#aw-zone") }
            if let Some(reach) = reach { { drawing_at(reach, Some("aw-reach"), (0, 0)) } }
        </g>
    }
}

/// The top of the wheel with its hollows. Its grain is rotated by `eighths` of a turn.
/// `just_turned` means that the last action turned it, which is animated if `is_animated`, once
/// per number of actions `ply`.
pub fn wheel_top(eighths: u8, just_turned: bool, is_animated: bool, ply: usize) -> Html {
    let hollows = HOLLOWS.iter().map(|centre| {
        html! { <g transform={translate(*centre)}><g class="upright">{ drawing("#aw-hollow") }</g></g> }
    });
    html! {
        <>
            <g key={ply} class={turning_class(is_animated && just_turned)}>
                <g transform={rotation(usize::from(eighths % 8))}>
                    { drawing("#aw-grain") }
                    { drawing("#aw-hub") }
                </g>
                <g class={just_turned.then_some("aw-just-turned")}>{ drawing("#aw-frame") }</g>
                { for hollows }
            </g>
            <use key="light" href="#aw-light" transform={translate((0, 0))} />
        </>
    }
}

/// The class of what is carried by the wheel.
pub const fn turning_class(turns: bool) -> &'static str {
    if turns { "turning" } else { "resting" }
}

/// Angle between two marks, in degrees.
const STEP: u32 = 14;
/// Additional angle between two revolutions, in degrees.
const GAP: u32 = 8;

/// The ring as part of a drawing, 60 by 60 units around its centre, with the number of
/// turns since a piece was moved.
pub fn time_ring(turns: u8) -> Html {
    let steps = (0..TURNS_TO_DRAW).map(|step| {
        let class = classes!("aw-step", (step < turns).then_some("gone"));
        let gaps = u32::from(step / TURNS_PER_REVOLUTION) * GAP;
        let angle = u32::from(step) * STEP + gaps + (STEP + GAP) / 2;
        html! { <path {class} d="M0 -19V-26" transform={format!("rotate({angle})")} /> }
    });
    html! {
        <>
            { for steps }
            <text class="aw-turns" y="6">{ turns }</text>
        </>
    }
}
