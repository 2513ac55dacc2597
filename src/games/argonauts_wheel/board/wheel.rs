//! The wheel on its table, without what stands on it.

use super::drawing::Drawing;
use super::perspective::{GROUND, HOLLOWS, NUMBERS, Perspective, at, eighth};
use rules::games::argonauts_wheel::{Side, Station, Zone};
use yew::prelude::*;

/// What [`TableTop`] is given.
#[derive(Properties, PartialEq)]
pub struct TableTopProps {
    /// From which seat it is seen.
    pub perspective: Perspective,
    /// Whose stations are marked.
    pub to_move: Option<Side>,
}

/// The table with the players' zones, the numbers of the stations, and the
/// rim of the wheel, which does not turn to the eye.
#[component]
pub fn TableTop(props: &TableTopProps) -> Html {
    let TableTopProps {
        perspective,
        to_move,
    } = *props;
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
            <Drawing symbol="#aw-body" />
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
            <Drawing symbol="#aw-zone" />
            if let Some(reach) = reach { <Drawing symbol={reach} class="aw-reach" /> }
        </g>
    }
}

/// What [`WheelTop`] is given.
#[derive(Properties, PartialEq)]
pub struct WheelTopProps {
    /// By how many eighths its grain is turned.
    #[prop_or_default]
    pub eighths: u8,
    /// Whether the last action turned it.
    #[prop_or_default]
    pub just_turned: bool,
    /// Whether that is shown as a movement.
    #[prop_or_default]
    pub moving: bool,
    /// How many actions led here: each movement is shown once.
    #[prop_or_default]
    pub ply: usize,
}

/// The upper side of the wheel, flat, with its hollows.
#[component]
pub fn WheelTop(props: &WheelTopProps) -> Html {
    let hollows = HOLLOWS.iter().map(|place| {
        html! { <g transform={at(*place)}><g class="upright"><Drawing symbol="#aw-hollow" /></g></g> }
    });
    html! {
        <>
            <g key={props.ply} class={turning(props.moving && props.just_turned)}>
                <g transform={eighth(usize::from(props.eighths % 8))}>
                    <Drawing symbol="#aw-grain" />
                    <Drawing symbol="#aw-hub" />
                </g>
                <g class={props.just_turned.then_some("aw-just-turned")}><Drawing symbol="#aw-frame" /></g>
                { for hollows }
            </g>
            <Drawing key="light" symbol="#aw-light" />
        </>
    }
}

/// The class of what rides on the wheel.
pub const fn turning(turns: bool) -> &'static str {
    if turns { "turning" } else { "resting" }
}
