//! The button of a station.

use super::perspective::{hollow_centre, translate};
use super::selection::Input;
use super::stations::StationsProps;
use crate::games::argonauts_wheel::text;
use crate::hooks::focus::focus;
use crate::hooks::{Key, key_of, on_hover};
use rules::games::argonauts_wheel::Station;
use yew::prelude::*;

/// The stations to which the arrow keys move the focus.
#[derive(Clone, Copy)]
pub struct Neighbours {
    /// The nearest station above.
    pub up: Option<Station>,
    /// The nearest station to the right.
    pub right: Option<Station>,
    /// The nearest station below.
    pub down: Option<Station>,
    /// The nearest station to the left.
    pub left: Option<Station>,
}

/// A station that can be tapped to choose its piece or to move there.
pub fn station_button(props: &StationsProps, station: Station) -> Html {
    let on_input = &props.on_input;
    let hovered = |to: Option<Station>| on_hover(on_input, Input::Hover(to));
    let focused = |to: Option<Station>| on_input.reform(move |_: FocusEvent| Input::Hover(to));
    let occupants = props.snapshot.occupants(station);
    let target = props.target(station);
    let chosen = props.chosen.is_some_and(|chosen| chosen.from == station);
    // Only the choice of a piece is a toggle; a tap on a target moves at once.
    let pressed = target.is_none().then(|| chosen.to_string());
    let sign = target.map(|(_, effect)| props.sign(station, effect));
    html! {
        <g
            key={station.number()}
            id={station_id(station)}
            class={classes!("aw-station", target.is_some().then_some("is-target"))}
            data-station={station.to_string()}
            transform={translate(hollow_centre(props.perspective.slot(station)))}
            role="button"
            tabindex="0"
            aria-label={label(props, station)}
            aria-pressed={pressed}
            onclick={on_input.reform(move |_: MouseEvent| Input::Tap(station))}
            onkeydown={on_key(props, station)}
            onpointerenter={hovered(Some(station))}
            onpointerleave={hovered(None)}
            onfocus={focused(Some(station))}
            onblur={focused(None)}
        >
            <ellipse class="hit" rx="41" ry="33" />
            if occupants.cone.is_some() { <path class="hit" d="M-24 0V-42L-8 -66H8L24 -42V0Z" /> }
            { for sign }
        </g>
    }
}

fn station_id(station: Station) -> String {
    format!("station-{station}")
}

/// The accessible name: the station's occupants and what a tap does.
fn label(props: &StationsProps, station: Station) -> String {
    let actor = props.actor;
    let to_do = match props.target(station) {
        Some((piece, effect)) => text::move_here(piece, props.aids.then_some(effect), actor),
        None => "Select.".to_owned(),
    };
    format!(
        "Station {station}, {}: {}. {to_do}",
        text::zone_for(station, actor),
        text::occupants(props.snapshot.occupants(station))
    )
}

/// Enter and Space do the same as a tap, arrow keys move the focus to other stations.
/// The focus moves at once rather than with the next rendering, so that quick key
/// presses are not lost.
fn on_key(props: &StationsProps, station: Station) -> Callback<KeyboardEvent> {
    let on_input = props.on_input.clone();
    let neighbours = props.neighbours(station);
    Callback::from(move |event: KeyboardEvent| {
        let to = match key_of(&event) {
            Some(Key::Up) => neighbours.up,
            Some(Key::Right) => neighbours.right,
            Some(Key::Down) => neighbours.down,
            Some(Key::Left) => neighbours.left,
            Some(Key::Enter | Key::Space) => {
                event.prevent_default();
                on_input.emit(Input::Tap(station));
                return;
            }
            _ => return,
        };
        // At the edge, the key is left to others.
        if let Some(to) = to {
            event.prevent_default();
            focus(&station_id(to));
        }
    })
}
