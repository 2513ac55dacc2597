//! The wheel on its table: the zones of the players, the wheel itself, the
//! pieces and the time stone.

use super::movement::Movement;
use super::pieces::{Arrival, drawn, fallen, standing};
use super::plan::Chosen;
use super::view::{
    FLAT, FROM_THE_BACK, GROUND, HOLLOWS, NESTS, NUMBERS, UPRIGHT, View, at, eighth,
};
use crate::parts;
use rules::games::argonauts_wheel::{ArgonautsWheel, Side, Wheel, Zone};
use yew::prelude::*;

/// What is drawn.
pub struct Picture<'a> {
    /// The state.
    pub state: &'a ArgonautsWheel,
    /// From which seat.
    pub view: View,
    /// By how many eighths the wheel was turned, for its grain.
    pub eighths: usize,
    /// What the last action did.
    pub movement: &'a Movement,
    /// Whether it is shown as a movement.
    pub moving: bool,
    /// The wheel before it.
    pub before: Option<&'a Wheel>,
    /// How many actions led here.
    pub ply: usize,
    /// What was chosen.
    pub chosen: Option<Chosen>,
}

impl Picture<'_> {
    /// The table, the wheel, and what lies flat on it.
    pub fn ground(&self, marks: Html) -> Html {
        let to_move = self.state.side_to_move();
        let zones = (0..8).map(|place| zone(self.view, place, to_move));
        let numbers = (0..8).map(|place| {
            let station = self.view.station(place);
            let class = match station.controlled() {
                Some((Side::Black, _)) => "aw-number on-black",
                Some((Side::White, _)) => "aw-number on-white",
                None => "aw-number",
            };
            let (x, y) = NUMBERS.get(place).copied().unwrap_or_default();
            html! { <text {class} x={x.to_string()} y={y.to_string()}>{ station.number() }</text> }
        });
        let hollows = HOLLOWS.iter().map(|place| {
            html! { <g transform={at(*place)}><g class="upright">{ drawn("#aw-hollow", "", (0, 0)) }</g></g> }
        });
        let turns = self.movement.turned;
        html! {
            <>
                <g transform={GROUND}>{ for zones }</g>
                { drawn("#aw-body", "", (0, 0)) }
                <g aria-hidden="true">{ for numbers }</g>
                <g transform={FLAT}>
                    <g key={format!("wheel-{}", self.ply)} class={self.turning()}>
                        <g transform={eighth(self.eighths % 8)}>
                            { drawn("#aw-grain", "", (0, 0)) }
                            { drawn("#aw-hub", "", (0, 0)) }
                        </g>
                        <g class={parts::class("", turns, "aw-just-turned")}>{ drawn("#aw-frame", "", (0, 0)) }</g>
                        { for hollows }
                    </g>
                    { drawn("#aw-light", "", (0, 0)) }
                    { marks }
                </g>
            </>
        }
    }

    /// The time stone and the pieces.
    pub fn pieces(&self) -> Html {
        let stone = self.view.place(self.state.time_stone());
        let nest = NESTS.get(stone).copied().unwrap_or_default();
        let mut shown = vec![carried("stone", nest, drawn("#aw-stone", "", (0, 0)))];
        let mut last = None;
        for place in FROM_THE_BACK {
            let station = self.view.station(place);
            let stand = self.state.wheel().at(station);
            let before = if self.movement.turned {
                station.on(1)
            } else {
                station
            };
            let arrival = self.moving.then(|| Arrival {
                movement: self.movement,
                view: self.view,
                station,
                before: self
                    .before
                    .map(|wheel| wheel.at(before))
                    .unwrap_or_default(),
            });
            let chosen = self.chosen.filter(|chosen| chosen.from == station);
            let chosen = chosen.map(|chosen| chosen.piece);
            let mut inside = vec![standing(stand, arrival.as_ref(), chosen)];
            if let Some(winner) = self.state.winner()
                && stand.cone == Some(winner)
            {
                inside.push(fallen(winner.other(), self.moving));
            }
            let hollow = HOLLOWS.get(place).copied().unwrap_or_default();
            let key = PLACES.get(place).copied().unwrap_or_default();
            let piece = carried(key, hollow, parts::all(inside));
            // What glides is above all that stands.
            if self.moving && self.movement.arrived(station).is_some() {
                last = Some(piece);
            } else {
                shown.push(piece);
            }
        }
        shown.extend(last);
        html! {
            <g transform={FLAT}>
                <g key={format!("pieces-{}", self.ply)} class={self.turning()}>{ parts::all(shown) }</g>
            </g>
        }
    }

    fn turning(&self) -> &'static str {
        if self.moving && self.movement.turned {
            "turning"
        } else {
            "resting"
        }
    }
}

const PLACES: [&str; 8] = ["0", "1", "2", "3", "4", "5", "6", "7"];

/// Something that rides on the wheel and stays upright.
fn carried(key: &'static str, place: (i32, i32), inside: Html) -> Html {
    html! {
        <g {key} transform={at(place)}><g class="upright"><g transform={UPRIGHT}>{ inside }</g></g></g>
    }
}

/// The part of the table in front of a station: whose it is, and how far
/// pieces go from it.
fn zone(view: View, place: usize, to_move: Option<Side>) -> Html {
    let controlled = view.station(place).controlled();
    let (class, reach) = match controlled {
        Some((side, zone)) => (
            match side {
                Side::Black => "aw-zone of-black",
                Side::White => "aw-zone of-white",
            },
            Some(match zone {
                Zone::Left => "#aw-reach-left",
                Zone::Centre => "#aw-reach-centre",
                Zone::Right => "#aw-reach-right",
            }),
        ),
        None => ("aw-zone", None),
    };
    let acts = controlled.is_some_and(|(side, _)| to_move == Some(side));
    html! {
        <g class={parts::class(class, acts, "to-act")} transform={eighth(place)}>
            { drawn("#aw-zone", "", (0, 0)) }
            if let Some(reach) = reach { { drawn(reach, "aw-reach", (0, 0)) } }
        </g>
    }
}
