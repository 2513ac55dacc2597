//! Rings in the hollows, below the pieces: pieces that can be chosen, destinations,
//! the last move, and the hint.

use super::choices::Choices;
use super::dial::DialProps;
use super::perspective::{HOLLOWS, Perspective, translate};
use rules::games::argonauts_wheel::Station;
use yew::prelude::*;

/// An arrow of a quarter of a circle round the hub.
const TURN_ARROW: &str = "M46-46A65 65 0 0 0-46-46M-46-62V-46H-30";

pub fn rings(props: &DialProps) -> Html {
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
