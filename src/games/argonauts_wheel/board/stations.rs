//! What can be chosen on the wheel: stations with a piece that can go
//! somewhere, and where the chosen one can go.

use super::choices::{Choices, Chosen, MoveEffect, Part};
use super::effect_sign::EffectSign;
use super::perspective::{FROM_THE_LEFT, Perspective, at, middle};
use super::selection::Input;
use super::station_button::{Neighbours, StationButton};
use crate::games::argonauts_wheel::stands::Stands;
use rules::games::argonauts_wheel::{Move, Side, Stand, Station};
use std::rc::Rc;
use yew::prelude::*;

/// What [`Stations`] is given.
#[derive(Properties, PartialEq)]
pub struct StationsProps {
    /// From which seat they are seen.
    pub perspective: Perspective,
    /// What stands where.
    pub stands: Stands,
    /// What can be done; nothing while nobody here may act.
    pub choices: Rc<Choices>,
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
        let target = self.part().and_then(|part| part.to(station));
        target.is_some() || self.choices.at(station).is_some()
    }

    /// What is told of a move: nothing but that it can be done, without aids.
    fn told(&self, effect: MoveEffect) -> MoveEffect {
        if self.aids { effect } else { MoveEffect::Moves }
    }

    /// Where arrow keys lead: on each side the nearest station that can be
    /// tapped.
    fn neighbours(&self, from: Station) -> Neighbours {
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
    let stations = stations
        .into_iter()
        .filter(|station| props.can_be_tapped(*station))
        .map(|station| {
            let part = props.part();
            let target = part.and_then(|part| Some((part.piece, part.to(station)?.effect)));
            html! {
                <StationButton
                    key={station.number()}
                    {station}
                    place={props.perspective.place(station)}
                    stand={props.stands.at(station)}
                    {target}
                    chosen={props.chosen.is_some_and(|chosen| chosen.from == station)}
                    actor={props.actor}
                    aids={props.aids}
                    neighbours={props.neighbours(station)}
                    on_input={props.on_input.clone()}
                />
            }
        });
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
    let beside = props.stands.at(hint.to) != Stand::default();
    Some(html! {
        <g key="hint" transform={at(place)}><EffectSign effect={props.told(target.effect)} {beside} /></g>
    })
}
