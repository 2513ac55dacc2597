//! The wheel once more, station by station, for those who do not see it.

use crate::games::BoardProps;
use crate::games::argonauts_wheel::text;
use crate::parts;
use rules::games::argonauts_wheel::{ArgonautsWheel, Side, Station};
use yew::prelude::*;

/// The eight stations, whose they are and what stands there, then the time
/// stone.
pub fn in_rows(
    state: &ArgonautsWheel,
    common: &BoardProps<ArgonautsWheel>,
    actor: Option<Side>,
) -> Html {
    let rows = Station::all().map(|station| {
        html! {
            <tr>
                <th scope="row">{ station.number() }</th>
                <td>{ text::zone_for(station, actor) }</td>
                <td>{ text::stand(state.wheel().at(station)) }</td>
            </tr>
        }
    });
    let heads = ["Station", "Whose", "What stands there"]
        .map(|head| html! { <th scope="col">{ head }</th> });
    html! {
        <div class="unseen">
            <table>
                <caption>{ "The wheel, station by station, clockwise" }</caption>
                <thead><tr>{ for heads }</tr></thead>
                <tbody>{ for rows }</tbody>
            </table>
            { parts::line("", text::stone(state.time_stone())) }
            { parts::line("", text::time(common.view.words, state.idle())) }
        </div>
    }
}
