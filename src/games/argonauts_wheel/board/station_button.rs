//! A station as a button.

use super::choices::MoveEffect;
use super::effect_sign::EffectSign;
use super::perspective::{at, middle};
use super::selection::Input;
use crate::games::argonauts_wheel::text;
use crate::hooks::focus::focus;
use rules::games::argonauts_wheel::{Piece, Side, Stand, Station};
use yew::prelude::*;

/// Where arrow keys lead from a station.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
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

/// What [`StationButton`] is given.
#[derive(Properties, PartialEq)]
pub struct StationButtonProps {
    /// The station.
    pub station: Station,
    /// Its place in the picture.
    pub place: usize,
    /// What stands there.
    pub stand: Stand,
    /// The chosen piece and what would come of it here, if it can go here.
    pub target: Option<(Piece, MoveEffect)>,
    /// Whether the chosen piece stands here.
    pub chosen: bool,
    /// Who acts here.
    pub actor: Option<Side>,
    /// Whether it is told what would happen.
    pub aids: bool,
    /// Where arrow keys lead.
    pub neighbours: Neighbours,
    /// Takes what a person does.
    pub on_input: Callback<Input>,
}

/// A station that can be tapped: to choose its piece, or to move there.
#[component]
pub fn StationButton(props: &StationButtonProps) -> Html {
    let StationButtonProps {
        station,
        stand,
        target,
        ..
    } = *props;
    let on_input = &props.on_input;
    let hovered = |to: Option<Station>| on_input.reform(move |_: PointerEvent| Input::Over(to));
    let focused = |to: Option<Station>| on_input.reform(move |_: FocusEvent| Input::Over(to));
    // Only pieces are chosen; a target is done at once.
    let pressed = target.is_none().then(|| props.chosen.to_string());
    let sign = target.map(|(_, effect)| {
        let effect = if props.aids {
            effect
        } else {
            MoveEffect::Moves
        };
        html! { <EffectSign {effect} beside={stand != Stand::default()} /> }
    });
    html! {
        <g
            id={station_id(station)}
            class={classes!("aw-station", target.is_some().then_some("is-target"))}
            data-station={station.to_string()}
            transform={at(middle(props.place))}
            role="button"
            tabindex="0"
            aria-label={label(props)}
            aria-pressed={pressed}
            onclick={on_input.reform(move |_: MouseEvent| Input::Tap(station))}
            onkeydown={on_key(props)}
            onpointerenter={hovered(Some(station))}
            onpointerleave={hovered(None)}
            onfocus={focused(Some(station))}
            onblur={focused(None)}
        >
            <ellipse class="hit" rx="41" ry="33" />
            if stand.cone.is_some() { <path class="hit" d="M-24 0V-42L-8 -66H8L24 -42V0Z" /> }
            { for sign }
        </g>
    }
}

fn station_id(station: Station) -> String {
    format!("station-{station}")
}

/// What stands there, and what a tap does.
fn label(props: &StationButtonProps) -> String {
    let StationButtonProps { station, actor, .. } = *props;
    let to_do = match props.target {
        Some((piece, effect)) => text::put_here(piece, props.aids.then_some(effect), actor),
        None => "Choose it.".to_owned(),
    };
    format!(
        "Station {station}, {}: {}. {to_do}",
        text::zone_for(station, actor),
        text::stand(props.stand)
    )
}

/// Enter and Space do the same as a tap, arrow keys lead to other stations.
/// The focus moves at once, so that each of several quick keys is heard by the
/// station that the one before led to.
fn on_key(props: &StationButtonProps) -> Callback<KeyboardEvent> {
    let on_input = props.on_input.clone();
    let StationButtonProps {
        station,
        neighbours,
        ..
    } = *props;
    Callback::from(move |event: KeyboardEvent| {
        let to = match event.key().as_str() {
            "ArrowUp" => neighbours.up,
            "ArrowRight" => neighbours.right,
            "ArrowDown" => neighbours.down,
            "ArrowLeft" => neighbours.left,
            "Enter" | " " => {
                event.prevent_default();
                on_input.emit(Input::Tap(station));
                return;
            }
            _ => return,
        };
        event.prevent_default();
        if let Some(to) = to {
            focus(&station_id(to));
        }
    })
}
