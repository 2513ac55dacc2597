//! The links once more, in rows, for those who do not see the picture.

use crate::games::BoardProps;
use crate::games::wheels_of_time::text;
use crate::games::wheels_of_time::text::board as words;
use crate::parts;
use rules::Seat;
use rules::game::Game as _;
use rules::games::wheels_of_time::{Link, Phase, WheelsOfTime};
use yew::prelude::*;

/// Everybody's three links: what they show, and what they do.
pub fn in_rows(state: &WheelsOfTime, common: &BoardProps<WheelsOfTime>) -> Html {
    let settled = !matches!(state.phase(), Phase::Place(_) | Phase::Choose);
    let seats = Seat::all(state.players().max(if settled { 1 } else { 2 }));
    let rows = seats.flat_map(|seat| Link::ALL.map(|link| (seat, link)));
    let rows = rows.map(|(seat, link)| {
        let mark = state.mark(seat);
        let name = common.view.names.get(seat.index()).filter(|_| settled);
        let (own, other) = state.wheels().link(mark, link);
        html! {
            <tr>
                <th scope="row">{ words::owner(mark, name.map(String::as_str)) }</th>
                <td>{ words::link_name(link) }</td>
                <td>{ [text::symbol(own), " and ", text::symbol(other)].concat() }</td>
                <td>{ text::effect(state.effect(seat, link)) }</td>
            </tr>
        }
    });
    let heads = ["Whose", "Link", "Symbols", "What it does"]
        .map(|head| html! { <th scope="col">{ head }</th> });
    html! {
        <div class="unseen">
            <table>
                <caption>{ words::links_of(state.players()) }</caption>
                <thead><tr>{ for heads }</tr></thead>
                <tbody>{ for rows }</tbody>
            </table>
            if state.is_solo() {
                { parts::line("", words::round(state)) }
            }
        </div>
    }
}
