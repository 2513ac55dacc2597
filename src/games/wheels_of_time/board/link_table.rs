//! The links once more, as a table for those who do not see the picture.

use super::position::is_settled;
use crate::components::Shared;
use crate::games::wheels_of_time::text;
use crate::games::wheels_of_time::text::board as words;
use rules::Seat;
use rules::game::Game as _;
use rules::games::wheels_of_time::{Effect, Link, Wheels, WheelsOfTime};
use std::rc::Rc;
use yew::prelude::*;

/// What the table is made of.
#[derive(Properties, PartialEq)]
pub struct LinkTableProps {
    /// The state.
    pub state: Shared<WheelsOfTime>,
    /// How the wheels lie, with one that is being laid out.
    pub wheels: Wheels,
    /// What seats are called.
    pub names: Rc<Vec<String>>,
}

/// Everybody's three links: what they show, and what they do.
#[component]
pub fn LinkTable(props: &LinkTableProps) -> Html {
    let state = &props.state;
    let settled = is_settled(state);
    let seats = Seat::all(state.players().max(if settled { 1 } else { 2 }));
    let mut rows = Vec::new();
    for seat in seats {
        let mark = state.mark(seat);
        let name = props.names.get(seat.index()).filter(|_| settled);
        for link in Link::ALL {
            let (own, other) = props.wheels.link(mark, link);
            rows.push(html! {
                <tr>
                    <th scope="row">{ words::owner(mark, name.map(String::as_str)) }</th>
                    <td>{ words::link_name(link) }</td>
                    <td>{ format!("{} and {}", text::symbol(own), text::symbol(other)) }</td>
                    <td>{ text::effect(Effect::of(own, other)) }</td>
                </tr>
            });
        }
    }
    html! {
        <div class="unseen">
            <table>
                <caption>{ words::links_of(state.players()) }</caption>
                <thead>
                    <tr>
                        <th scope="col">{ "Whose" }</th>
                        <th scope="col">{ "Link" }</th>
                        <th scope="col">{ "Symbols" }</th>
                        <th scope="col">{ "What it does" }</th>
                    </tr>
                </thead>
                <tbody>{ for rows }</tbody>
            </table>
            if state.is_solo() {
                <p>{ words::round(state) }</p>
            }
        </div>
    }
}
