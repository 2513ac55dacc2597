//! The links as a table, for players who do not see the picture.

use super::position::is_settled;
use crate::components::Shared;
use l10n::{LinkEffect, wheels_of_time as words};
use rules::Seat;
use rules::game::Game as _;
use rules::games::wheels_of_time::{Effect, Link, Wheels, WheelsOfTime};
use std::rc::Rc;
use text::games::wheels_of_time::board as board_text;
use text::{Locale, Names};
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct LinkTableProps {
    pub locale: Locale,
    pub state: Shared<WheelsOfTime>,
    /// The layout, with the turns of a wheel that is being placed.
    pub wheels: Wheels,
    pub names: Rc<Names>,
}

/// Every player's three links with their symbols and effects.
#[component]
pub fn LinkTable(props: &LinkTableProps) -> Html {
    let LinkTableProps { locale, state, .. } = props;
    let locale = *locale;
    let settled = is_settled(state);
    let seats = Seat::all(state.players().max(if settled { 1 } else { 2 }));
    let mut rows = Vec::new();
    for seat in seats {
        let player_wheel = state.player_wheel(seat);
        let name = props.names.get(seat.index()).filter(|_| settled);
        for link in Link::ALL {
            let (own, other) = props.wheels.link_symbols(player_wheel, link);
            rows.push(html! {
                <tr>
                    <th scope="row">{ board_text::wheel_owner(locale, player_wheel, name.map(String::as_str)) }</th>
                    <td>{ words::link_short(locale, link) }</td>
                    <td>{ words::two_symbols(locale, own, other) }</td>
                    <td>{ locale.name(LinkEffect::Of(Effect::of(own, other))) }</td>
                </tr>
            });
        }
    }
    html! {
        <div class="unseen">
            <table>
                <caption>{ locale.text(board_text::link_table_caption(state.players())) }</caption>
                <thead>
                    <tr>
                        <th scope="col">{ locale.text(words::PLAYER) }</th>
                        <th scope="col">{ locale.text(words::LINK) }</th>
                        <th scope="col">{ locale.text(words::SYMBOLS) }</th>
                        <th scope="col">{ locale.text(words::EFFECT) }</th>
                    </tr>
                </thead>
                <tbody>{ for rows }</tbody>
            </table>
            if state.is_solo() {
                <p>{ board_text::round(locale, state) }</p>
            }
        </div>
    }
}
