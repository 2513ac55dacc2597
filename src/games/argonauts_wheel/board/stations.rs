//! What can be chosen on the wheel: stations with a piece that can go
//! somewhere, and where the chosen one can go.

use super::choices::{Choices, Chosen, MoveEffect, Part};
use super::effect_sign::effect_sign;
use super::perspective::{FROM_THE_LEFT, Perspective, at, middle};
use super::selection::Input;
use super::station_button::{Neighbours, station_button};
use crate::components::Shared;
use crate::games::argonauts_wheel::stands::Stands;
use rules::games::argonauts_wheel::{Move, Piece, Side, Stand, Station};
use yew::prelude::*;

/// What [`Stations`] is given.
#[derive(Properties, PartialEq)]
pub struct StationsProps {
    /// From which seat they are seen.
    pub perspective: Perspective,
    /// What stands where.
    pub stands: Stands,
    /// What can be done; nothing while nobody here may act.
    pub choices: Shared<Choices>,
    /// What was chosen.
    pub chosen: Option<Chosen>,
    /// Who acts here.
    pub actor: Option<Side>,
    /// The move to point at.
    pub hint: Option<Move>,
    /// Whether it is told what would happen.
    pub aids: bool,
    /// Takes what a person does.
    pub on_input: Callback<Input>,
}

impl StationsProps {
    fn part(&self) -> Option<&Part> {
        self.choices.part(self.chosen)
    }

    fn can_be_tapped(&self, station: Station) -> bool {
        self.target(station).is_some() || self.choices.at(station).is_some()
    }

    /// The chosen piece and what would come of it in a station, if it can go
    /// there.
    pub fn target(&self, station: Station) -> Option<(Piece, MoveEffect)> {
        let part = self.part()?;
        Some((part.piece, part.to(station)?.effect))
    }

    /// The sign of a move to a station. Without aids it tells nothing but that
    /// the move can be done.
    pub fn sign(&self, station: Station, effect: MoveEffect) -> Html {
        let told = if self.aids { effect } else { MoveEffect::Moves };
        effect_sign(told, self.stands.at(station) != Stand::default())
    }

    /// Where arrow keys lead: on each side the nearest station that can be
    /// tapped.
    pub fn neighbours(&self, from: Station) -> Neighbours {
        let (x, y) = middle(self.perspective.place(from));
        let nearest = |direction: fn(i32, i32) -> (i32, i32)| {
            let distance = |station: &Station| {
                let (to_x, to_y) = middle(self.perspective.place(*station));
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

/// The stations as buttons, in the order of the keyboard, and what would
/// happen there as signs.
#[component]
pub fn Stations(props: &StationsProps) -> Html {
    let stations = FROM_THE_LEFT.map(|place| props.perspective.station(place));
    let stations = stations.into_iter();
    let stations = stations.filter(|station| props.can_be_tapped(*station));
    let stations = stations.map(|station| station_button(props, station));
    html! { <>{ for stations }{ for hinted_sign(props) }</> }
}

/// The sign of what is hinted, while no piece is chosen.
fn hinted_sign(props: &StationsProps) -> Option<Html> {
    let hint = props.hint.filter(|_| props.chosen.is_none())?;
    let chosen = Chosen {
        from: hint.from,
        piece: hint.piece,
    };
    let target = props.choices.part(Some(chosen))?.to(hint.to)?;
    let place = middle(props.perspective.place(hint.to));
    Some(html! {
        <g key="hint" transform={at(place)}>{ props.sign(hint.to, target.effect) }</g>
    })
}
