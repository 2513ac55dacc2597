//! The buttons on the wheel: stations with a movable piece, and the destinations of the
//! chosen one. The wheel as an HTML table, station by station, for screen readers.

use super::choices::{Choices, ChosenPiece};
use super::perspective::{KEYBOARD_ORDER, Perspective, drawing, hollow_centre};
use super::pieces::WheelSnapshot;
use super::selection::Input;
use crate::components::Shared;
use crate::games::input::{emit_on, nearest, on_key, translate};
use crate::hooks::on_hover;
use l10n::argonauts_wheel as words;
use rules::games::argonauts_wheel::{ArgonautsWheel, Move, Occupants, Piece, Side, Station};
use text::Locale;
use text::games::argonauts_wheel as game_text;
use text::games::argonauts_wheel::MoveEffect;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct StationsProps {
    pub perspective: Perspective,
    pub snapshot: WheelSnapshot,
    /// The moves to choose from; empty unless a player here is to act.
    pub choices: Shared<Choices>,
    pub chosen: Option<ChosenPiece>,
    pub actor: Option<Side>,
    pub hint: Option<Move>,
    pub has_previews: bool,
    pub locale: Locale,
    pub on_input: Callback<Input>,
}

impl StationsProps {
    fn can_be_tapped(&self, station: Station) -> bool {
        self.target(station).is_some() || !self.choices.pieces(station).is_empty()
    }

    /// The chosen piece and the effect of its move to a station, if that is legal.
    pub fn target(&self, station: Station) -> Option<(Piece, MoveEffect)> {
        let target = self.choices.target(self.chosen, station)?;
        Some((target.action.piece, target.effect))
    }

    /// The sign of a move to a station. Without previews it does not show the effect.
    pub fn sign(&self, station: Station, effect: MoveEffect) -> Html {
        let shown = match self.has_previews {
            true => effect,
            false => MoveEffect::Moves,
        };
        let is_occupied = self.snapshot.occupants(station) != Occupants::default();
        effect_sign(shown, is_occupied)
    }
}

/// The buttons of the stations in the order of the keyboard focus, with the effects of
/// moves as signs.
#[component]
pub fn Stations(props: &StationsProps) -> Html {
    let stations = KEYBOARD_ORDER
        .map(|slot| props.perspective.station(slot))
        .into_iter()
        .filter(|station| props.can_be_tapped(*station))
        .map(|station| station_button(props, station));
    // A tap on another one is answered with the reason.
    let others = Station::all()
        .filter(|station| props.actor.is_some() && !props.can_be_tapped(*station))
        .map(|station| {
            html! {
                <g
                    key={format!("other-{station}")}
                    data-other={station.to_string()}
                    transform={translate(hollow_centre(props.perspective.slot(station)))}
                    onclick={emit_on(&props.on_input, Input::Tap(station))}
                >
                    { hit_area(props.snapshot.occupants(station)) }
                </g>
            }
        });
    html! { <><>{ for others }</><>{ for stations }</>{ for hinted_sign(props) }</> }
}

/// The sign of the hint's effect, while no piece is chosen.
fn hinted_sign(props: &StationsProps) -> Option<Html> {
    let hint = props.hint.filter(|_| props.chosen.is_none())?;
    let chosen = Some(ChosenPiece::of(hint));
    let target = props.choices.target(chosen, hint.to)?;
    let centre = hollow_centre(props.perspective.slot(hint.to));
    Some(html! {
        <g key="hint" transform={translate(centre)}>{ props.sign(hint.to, target.effect) }</g>
    })
}

/// A station that can be tapped to choose its piece or to move there.
fn station_button(props: &StationsProps, station: Station) -> Html {
    let on_input = &props.on_input;
    let hovered = |to: Option<Station>| on_hover(on_input, Input::Hover(to));
    let focused = |to: Option<Station>| emit_on::<_, FocusEvent>(on_input, Input::Hover(to));
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
            onclick={emit_on(on_input, Input::Tap(station))}
            onkeydown={on_station_key(props, station)}
            onpointerenter={hovered(Some(station))}
            onpointerleave={hovered(None)}
            onfocus={focused(Some(station))}
            onblur={focused(None)}
        >
            { hit_area(occupants) }
            { for sign }
        </g>
    }
}

/// What a pointer hits of a station.
fn hit_area(occupants: Occupants) -> Html {
    html! {
        <>
            <ellipse class="hit" rx="41" ry="33" />
            if occupants.cone.is_some() { <path class="hit" d="M-24 0V-42L-8 -66H8L24 -42V0Z" /> }
        </>
    }
}

fn station_id(station: Station) -> String {
    format!("station-{station}")
}

/// The accessible name: the station's occupants and what a tap does.
fn label(props: &StationsProps, station: Station) -> String {
    let StationsProps { actor, locale, .. } = *props;
    let to_do = match props.target(station) {
        Some((piece, effect)) => {
            game_text::move_here(locale, piece, props.has_previews.then_some(effect), actor)
        }
        None => locale.text(words::SELECT),
    };
    let zone = game_text::zone_for(locale, station, actor);
    let occupants = game_text::occupants(locale, props.snapshot.occupants(station));
    let label = words::station_label(locale, station.number(), &zone, &occupants);
    [label, to_do].join(" ")
}

/// Enter and Space do the same as a tap, arrow keys move the focus to other stations.
fn on_station_key(props: &StationsProps, station: Station) -> Callback<KeyboardEvent> {
    let perspective = props.perspective;
    let place = move |station: Station| hollow_centre(perspective.slot(station));
    let tappable = Station::all().filter(|station| props.can_be_tapped(*station));
    let tappable: Vec<Station> = tappable.collect();
    on_key(&props.on_input, Input::Tap(station), move |direction| {
        let places = tappable.iter().map(|to| (place(*to), station_id(*to)));
        nearest(place(station), direction, places)
    })
}

/// The sign of a move's effect: in the centre of a hollow or, if the station is
/// occupied, at its edge.
pub fn effect_sign(effect: MoveEffect, is_occupied: bool) -> Html {
    let (class, symbol) = match effect {
        MoveEffect::Moves => ("moves", "#aw-mark-move"),
        MoveEffect::Stacks => ("stacks", "#aw-mark-stack"),
        MoveEffect::Kills { .. } => ("kills", "#aw-mark-kill"),
        MoveEffect::Revives { .. } => ("revives", "#aw-mark-live"),
        MoveEffect::Wins => ("wins", "#aw-mark-win"),
    };
    let centre = if is_occupied { (27, -27) } else { (0, 0) };
    html! {
        <g class={classes!("aw-sign", class)} transform={translate(centre)}>
            <circle r="13.5" />
            { drawing(symbol) }
        </g>
    }
}

#[derive(Properties, PartialEq)]
pub struct AccessibleWheelProps {
    pub state: Shared<ArgonautsWheel>,
    pub actor: Option<Side>,
    pub locale: Locale,
}

/// The eight stations with their zones and occupants, then the time stone.
#[component]
pub fn AccessibleWheel(props: &AccessibleWheelProps) -> Html {
    let AccessibleWheelProps {
        state,
        actor,
        locale,
    } = props;
    let locale = *locale;
    let rows = Station::all().map(|station| {
        html! {
            <tr>
                <th scope="row">{ station.number() }</th>
                <td>{ game_text::zone_for(locale, station, *actor) }</td>
                <td>{ game_text::occupants(locale, state.wheel().occupants(station)) }</td>
            </tr>
        }
    });
    html! {
        <div class="unseen">
            <table>
                <caption>{ locale.text(words::WHEEL_BY_STATION) }</caption>
                <thead>
                    <tr>
                        <th scope="col">{ locale.text(words::STATION) }</th>
                        <th scope="col">{ locale.text(words::ZONE) }</th>
                        <th scope="col">{ locale.text(words::PIECES) }</th>
                    </tr>
                </thead>
                <tbody>{ for rows }</tbody>
            </table>
            <p>{ words::time_stone_at(locale, state.time_stone().number()) }</p>
            <p>{ game_text::time(locale, state.idle()) }</p>
        </div>
    }
}
