//! The pieces on the wheel and the time stone.

use super::movement::Movement;
use super::perspective::{FLAT, FROM_THE_BACK, HOLLOWS, NESTS, Perspective, UPRIGHT, at};
use super::stand::{Arrival, StandView, fallen_cone};
use super::wheel::turning;
use super::{choices::Chosen, drawing::drawing};
use crate::games::argonauts_wheel::stands::Stands;
use rules::games::argonauts_wheel::{Side, Station};
use yew::prelude::*;
use yew::virtual_dom::Key;

/// What [`Pieces`] is given.
#[derive(Properties, PartialEq)]
pub struct PiecesProps {
    /// From which seat they are seen.
    pub perspective: Perspective,
    /// What stands where.
    pub stands: Stands,
    /// Where the time stone lies.
    pub time_stone: Station,
    /// The side that killed the other one's cone.
    pub winner: Option<Side>,
    /// The movement that is shown just now.
    #[prop_or_default]
    pub movement: Option<Movement>,
    /// What stood where before it.
    #[prop_or_default]
    pub before: Option<Stands>,
    /// How many actions led here: each movement is shown once.
    #[prop_or_default]
    pub ply: usize,
    /// The piece that is lifted.
    #[prop_or_default]
    pub chosen: Option<Chosen>,
}

/// All that stands on the wheel, what is nearer before what is behind it.
#[component]
pub fn Pieces(props: &PiecesProps) -> Html {
    let stone = props.perspective.place(props.time_stone);
    let nest = NESTS.get(stone).copied().unwrap_or_default();
    let stone = carried("stone".into(), nest, drawing("#aw-stone"));
    // What glides is above all that stands.
    let glides = |place: &usize| {
        let station = props.perspective.station(*place);
        props
            .movement
            .is_some_and(|movement| movement.arrived(station).is_some())
    };
    let standing = FROM_THE_BACK.into_iter().filter(|place| !glides(place));
    let places = standing.chain(FROM_THE_BACK.into_iter().filter(glides));
    let pieces = places.map(|place| {
        let hollow = HOLLOWS.get(place).copied().unwrap_or_default();
        carried(place.into(), hollow, pieces_at(props, place))
    });
    let turns = props.movement.is_some_and(|movement| movement.turned);
    html! {
        <g transform={FLAT}>
            <g key={props.ply} class={turning(turns)}>
                { stone }
                { for pieces }
            </g>
        </g>
    }
}

/// What stands at a place of the picture, with a killed cone beside its killer.
fn pieces_at(props: &PiecesProps, place: usize) -> Html {
    let station = props.perspective.station(place);
    let stand = props.stands.at(station);
    let chosen = props.chosen.filter(|chosen| chosen.from == station);
    let winner = props.winner.filter(|winner| stand.cone == Some(*winner));
    let view = StandView {
        stand,
        arrival: arrival(props, station),
        lifted: chosen.map(|chosen| chosen.piece),
    };
    html! {
        <>
            { view.drawing() }
            if let Some(winner) = winner {
                { fallen_cone(winner.other(), props.movement.is_some()) }
            }
        </>
    }
}

/// How what stands in a station came to be so, while that is shown.
fn arrival(props: &PiecesProps, station: Station) -> Option<Arrival> {
    let movement = props.movement?;
    // The wheel carried it here from the next station.
    let came_from = station.on(u8::from(movement.turned));
    let before = props.before.map(|before| before.at(came_from));
    Some(Arrival::new(
        &movement,
        props.perspective,
        station,
        before.unwrap_or_default(),
    ))
}

/// Something that rides on the wheel and stays upright.
fn carried(key: Key, place: (i32, i32), inside: Html) -> Html {
    html! {
        <g {key} transform={at(place)}><g class="upright"><g transform={UPRIGHT}>{ inside }</g></g></g>
    }
}
