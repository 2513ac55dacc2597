//! The wheel as an HTML table, station by station, for screen readers.

use crate::components::Shared;
use l10n::argonauts_wheel as words;
use rules::games::argonauts_wheel::{ArgonautsWheel, Side, Station};
use text::Locale;
use text::games::argonauts_wheel as game_text;
use yew::prelude::*;

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
