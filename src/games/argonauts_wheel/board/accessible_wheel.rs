//! The wheel as an HTML table, station by station, for screen readers.

use crate::components::Shared;
use crate::games::argonauts_wheel::text;
use ::text::Locale;
use l10n::argonauts_wheel as words;
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
                <td>{ text::zone_for(locale, station, *actor) }</td>
                <td>{ text::occupants(locale, state.wheel().occupants(station)) }</td>
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
            <p>{ text::time(locale, state.idle()) }</p>
        </div>
    }
}
