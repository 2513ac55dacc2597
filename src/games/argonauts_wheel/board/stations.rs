//! The buttons on the wheel: stations with a movable piece, and the destinations of the
//! chosen one.

use super::choices::{Choices, ChosenPiece, MovablePiece, MoveEffect};
use super::effect_sign::effect_sign;
use super::perspective::{KEYBOARD_ORDER, Perspective, hollow_centre, translate};
use super::selection::Input;
use super::station_button::{Neighbours, station_button};
use crate::components::Shared;
use crate::games::argonauts_wheel::wheel_snapshot::WheelSnapshot;
use rules::games::argonauts_wheel::{Move, Occupants, Piece, Side, Station};
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
    pub aids: bool,
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

    /// The sign of a move to a station. Without aids it does not show the effect.
    pub fn sign(&self, station: Station, effect: MoveEffect) -> Html {
        let shown = if self.aids { effect } else { MoveEffect::Moves };
        effect_sign(
            shown,
            self.snapshot.occupants(station) != Occupants::default(),
        )
    }

    /// The nearest station that can be tapped in each direction.
    pub fn neighbours(&self, from: Station) -> Neighbours {
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
    html! { <>{ for stations }{ for hinted_sign(props) }</> }
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
