//! The pieces on the wheel and the time stone.

use super::movement::Movement;
use super::occupants_view::{Arrival, OccupantsView, fallen_cone};
use super::perspective::{BACK_TO_FRONT, FLAT, HOLLOWS, NESTS, Perspective, UPRIGHT, translate};
use super::wheel::turning_class;
use super::{choices::ChosenPiece, drawing::drawing};
use crate::games::argonauts_wheel::wheel_snapshot::WheelSnapshot;
use rules::games::argonauts_wheel::{Side, Station};
use yew::prelude::*;
use yew::virtual_dom::Key;

#[derive(Properties, PartialEq)]
pub struct PiecesProps {
    /// The seat from which they are seen.
    pub perspective: Perspective,
    /// The occupants of all stations.
    pub snapshot: WheelSnapshot,
    /// The station of the time stone.
    pub time_stone: Station,
    /// The side that killed the opposing cone.
    pub winner: Option<Side>,
    /// The current animation.
    #[prop_or_default]
    pub movement: Option<Movement>,
    /// The occupants before it.
    #[prop_or_default]
    pub before: Option<WheelSnapshot>,
    /// Number of actions so far; each animation is shown once.
    #[prop_or_default]
    pub ply: usize,
    /// The chosen piece, which is drawn lifted.
    #[prop_or_default]
    pub chosen: Option<ChosenPiece>,
}

/// Everything that stands on the wheel, from back to front.
#[component]
pub fn Pieces(props: &PiecesProps) -> Html {
    let stone_slot = props.perspective.slot(props.time_stone);
    let nest = NESTS.get(stone_slot).copied().unwrap_or_default();
    let stone = upright("stone".into(), nest, drawing("#aw-stone"));
    // A gliding piece is drawn above all others.
    let glides = |slot: &usize| {
        let station = props.perspective.station(*slot);
        props
            .movement
            .is_some_and(|movement| movement.arrival(station).is_some())
    };
    let pieces = BACK_TO_FRONT
        .into_iter()
        .filter(|slot| !glides(slot))
        .chain(BACK_TO_FRONT.into_iter().filter(glides))
        .map(|slot| {
            let hollow = HOLLOWS.get(slot).copied().unwrap_or_default();
            upright(slot.into(), hollow, pieces_in(props, slot))
        });
    let is_turning = props.movement.is_some_and(|movement| movement.turned);
    html! {
        <g transform={FLAT}>
            <g key={props.ply} class={turning_class(is_turning)}>
                { stone }
                { for pieces }
            </g>
        </g>
    }
}

/// The pieces in a slot, with a killed cone beside the one that killed it.
fn pieces_in(props: &PiecesProps, slot: usize) -> Html {
    let station = props.perspective.station(slot);
    let occupants = props.snapshot.occupants(station);
    let chosen = props.chosen.filter(|chosen| chosen.from == station);
    let winner = props
        .winner
        .filter(|winner| occupants.cone == Some(*winner));
    let view = OccupantsView {
        occupants,
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

/// The animation of a station's occupants.
fn arrival(props: &PiecesProps, station: Station) -> Option<Arrival> {
    let movement = props.movement?;
    // A turn of the wheel carried them here from the next station.
    let origin = station.clockwise(u8::from(movement.turned));
    let before = props.before.map(|before| before.occupants(origin));
    Some(Arrival::new(
        &movement,
        props.perspective,
        station,
        before.unwrap_or_default(),
    ))
}

/// Content on the wheel that stays upright while the wheel turns.
fn upright(key: Key, centre: (i32, i32), content: Html) -> Html {
    html! {
        <g {key} transform={translate(centre)}><g class="upright"><g transform={UPRIGHT}>{ content }</g></g></g>
    }
}
