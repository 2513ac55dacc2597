//! The wheel on its table, without what stands on it.

use super::drawing::{drawing, drawing_at};
use super::perspective::{GROUND, HOLLOWS, NUMBERS, Perspective, at, eighth};
use rules::games::argonauts_wheel::{Side, Station, Zone};
use yew::prelude::*;

/// The table with the players' zones, those of the side to move marked, the
/// numbers of the stations, and the rim of the wheel, which does not turn to
/// the eye.
pub fn table_top(perspective: Perspective, to_move: Option<Side>) -> Html {
    let zones = (0..8).map(|place| zone(perspective.station(place), place, to_move));
    let numbers = NUMBERS.iter().enumerate().map(|(place, (x, y))| {
        let station = perspective.station(place);
        let on = match station.controlled() {
            Some((Side::Black, _)) => Some("on-black"),
            Some((Side::White, _)) => Some("on-white"),
            None => None,
        };
        html! {
            <text class={classes!("aw-number", on)} x={x.to_string()} y={y.to_string()}>{ station.number() }</text>
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

/// The part of the table in front of a station: whose it is, and how far
/// pieces go from it.
fn zone(station: Station, place: usize, to_move: Option<Side>) -> Html {
    let controlled = station.controlled();
    let of = controlled.map(|(side, _)| match side {
        Side::Black => "of-black",
        Side::White => "of-white",
    });
    let reach = controlled.map(|(_, zone)| match zone {
        Zone::Left => "#aw-reach-left",
        Zone::Centre => "#aw-reach-centre",
        Zone::Right => "#aw-reach-right",
    });
    let acts = controlled.is_some_and(|(side, _)| to_move == Some(side));
    html! {
        <g class={classes!("aw-zone", of, acts.then_some("to-act"))} transform={eighth(place)}>
            { drawing("#aw-zone") }
            if let Some(reach) = reach { { drawing_at(reach, Some("aw-reach"), (0, 0)) } }
        </g>
    }
}

/// The upper side of the wheel, flat, with its hollows: by how many eighths its
/// grain is turned, whether the last action turned it, and whether that is
/// shown as a movement, once for each number of actions, `ply`.
pub fn wheel_top(eighths: u8, just_turned: bool, moving: bool, ply: usize) -> Html {
    let hollows = HOLLOWS.iter().map(|place| {
        html! { <g transform={at(*place)}><g class="upright">{ drawing("#aw-hollow") }</g></g> }
    });
    html! {
        <>
            <g key={ply} class={turning(moving && just_turned)}>
                <g transform={eighth(usize::from(eighths % 8))}>
                    { drawing("#aw-grain") }
                    { drawing("#aw-hub") }
                </g>
                <g class={just_turned.then_some("aw-just-turned")}>{ drawing("#aw-frame") }</g>
                { for hollows }
            </g>
            <use key="light" href="#aw-light" transform={at((0, 0))} />
        </>
    }
}

/// The class of what rides on the wheel.
pub const fn turning(turns: bool) -> &'static str {
    if turns { "turning" } else { "resting" }
}
