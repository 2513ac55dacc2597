//! The buttons on the wheel: stations with a movable piece, and the destinations of the
//! chosen one.

use super::choices::{Choices, ChosenPiece, MovablePiece};
use super::effect_sign::effect_sign;
use super::perspective::{KEYBOARD_ORDER, Perspective, hollow_centre, translate};
use super::selection::Input;
use crate::components::Shared;
use crate::games::argonauts_wheel::wheel_snapshot::WheelSnapshot;
use crate::hooks::focus::focus;
use crate::hooks::{Key, key_of, on_hover};
use l10n::argonauts_wheel as words;
use rules::games::argonauts_wheel::{Move, Occupants, Piece, Side, Station};
use text::Locale;
use text::games::argonauts_wheel as game_text;
use text::games::argonauts_wheel::MoveEffect;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct StationsProps {
    /// The seat from which they are seen.
    pub perspective: Perspective,
    /// The occupants of all stations.
    pub snapshot: WheelSnapshot,
    /// The moves to choose from; empty unless a player here is to act.
    pub choices: Shared<Choices>,
    pub chosen: Option<ChosenPiece>,
    /// The side that acts here.
    pub actor: Option<Side>,
    /// The move of the hint.
    pub hint: Option<Move>,
    /// Whether the effects of moves are shown.
    pub has_previews: bool,
    /// The player's language.
    pub locale: Locale,
    pub on_input: Callback<Input>,
}

impl StationsProps {
    fn movable_piece(&self) -> Option<&MovablePiece> {
        self.choices.movable_piece(self.chosen)
    }

    fn can_be_tapped(&self, station: Station) -> bool {
        self.target(station).is_some() || self.choices.in_station(station).is_some()
    }

    /// The chosen piece and the effect of its move to a station, if that is legal.
    pub fn target(&self, station: Station) -> Option<(Piece, MoveEffect)> {
        let movable = self.movable_piece()?;
        Some((movable.piece, movable.target(station)?.effect))
    }

    /// The sign of a move to a station. Without previews it does not show the effect.
    pub fn sign(&self, station: Station, effect: MoveEffect) -> Html {
        let shown = if self.has_previews {
            effect
        } else {
            MoveEffect::Moves
        };
        effect_sign(
            shown,
            self.snapshot.occupants(station) != Occupants::default(),
        )
    }

    /// The nearest station that can be tapped in each direction.
    fn neighbours(&self, from: Station) -> Neighbours {
        let (x, y) = hollow_centre(self.perspective.slot(from));
        let nearest = |direction: fn(i32, i32) -> (i32, i32)| {
            let distance = |station: &Station| {
                let (to_x, to_y) = hollow_centre(self.perspective.slot(*station));
                let (along, across) = direction(to_x - x, to_y - y);
                (along > 0).then_some(along + 2 * across.abs())
            };
            Station::all()
                .filter(|station| self.can_be_tapped(*station) && distance(station).is_some())
                .min_by_key(distance)
        };
        Neighbours {
            up: nearest(|right, down| (-down, right)),
            right: nearest(|right, down| (right, down)),
            down: nearest(|right, down| (down, right)),
            left: nearest(|right, down| (-right, down)),
        }
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
                    onclick={props.on_input.reform(move |_: MouseEvent| Input::Tap(station))}
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
    let chosen = ChosenPiece {
        from: hint.from,
        piece: hint.piece,
    };
    let target = props.choices.movable_piece(Some(chosen))?.target(hint.to)?;
    let centre = hollow_centre(props.perspective.slot(hint.to));
    Some(html! {
        <g key="hint" transform={translate(centre)}>{ props.sign(hint.to, target.effect) }</g>
    })
}

/// The nearest stations, to which the arrow keys move the focus.
#[derive(Clone, Copy)]
struct Neighbours {
    up: Option<Station>,
    right: Option<Station>,
    down: Option<Station>,
    left: Option<Station>,
}

/// A station that can be tapped to choose its piece or to move there.
fn station_button(props: &StationsProps, station: Station) -> Html {
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
