//! The wheel on its table, without the pieces.

use super::drawing::{drawing, drawing_at};
use super::perspective::{GROUND, HOLLOWS, NUMBERS, Perspective, rotation, translate};
use rules::games::argonauts_wheel::{Side, Station, Zone};
use yew::prelude::*;

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
