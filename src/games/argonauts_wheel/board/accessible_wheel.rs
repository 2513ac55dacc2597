//! The wheel as an HTML table, station by station, for screen readers.

use crate::components::Shared;
use crate::games::argonauts_wheel::text;
use crate::text::Locale;
use rules::games::argonauts_wheel::{ArgonautsWheel, Side, Station};
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct AccessibleWheelProps {
    pub state: Shared<ArgonautsWheel>,
    /// The side that acts here.
    pub actor: Option<Side>,
    /// The player's language.
    pub locale: Locale,
}

/// The eight stations with their zones and occupants, then the time stone.
#[component]
pub fn AccessibleWheel(props: &AccessibleWheelProps) -> Html {
    let state = &props.state;
    let rows = Station::all().map(|station| {
        html! {
            <tr>
                <th scope="row">{ station.number() }</th>
                <td>{ text::zone_for(station, props.actor) }</td>
                <td>{ text::occupants(state.wheel().occupants(station)) }</td>
            </tr>
        }
    });
    html! {
        <div class="unseen">
            <table>
                <caption>{ "The wheel, station by station, clockwise" }</caption>
                <thead>
                    <tr>
                        <th scope="col">{ "Station" }</th>
                        <th scope="col">{ "Zone" }</th>
                        <th scope="col">{ "Pieces" }</th>
                    </tr>
                </thead>
                <tbody>{ for rows }</tbody>
            </table>
            <p>{ text::time_stone(state.time_stone()) }</p>
            <p>{ text::time(props.locale, state.idle()) }</p>
        </div>
    }
}
