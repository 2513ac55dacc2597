//! The player of a wheel with a city, or a lone player's rounds.

use super::city_picture::{changes, city_picture};
use super::icons::icons;
use super::position::{is_settled, name_of, seat_of, viewer};
use super::tracks::Tracks;
use crate::components::{SeatMark, Shared};
use crate::games::ViewOptions;
use crate::games::wheels_of_time::text;
use crate::games::wheels_of_time::text::board as words;
use rules::Seat;
use rules::game::Game as _;
use rules::games::wheels_of_time::{Event, Mark, Phase, Wheel, WheelsOfTime};
use std::rc::Rc;
use yew::prelude::*;

/// What a city board is made of.
#[derive(Properties, PartialEq)]
pub struct CityBoardProps {
    /// The state.
    pub state: Shared<WheelsOfTime>,
    /// What the last action did.
    pub last: Shared<[Event]>,
    /// How it is to be shown.
    pub view: Rc<ViewOptions>,
    /// The side of the table: beside this wheel.
    pub mark: Mark,
}

/// The city beside a player wheel: whose it is, how it looks, what it has.
#[component]
pub fn CityBoard(props: &CityBoardProps) -> Html {
    let CityBoardProps { state, view, .. } = props;
    let settled = is_settled(state);
    let seat = match seat_of(state, props.mark) {
        Some(seat) => seat,
        // Nobody has a wheel yet: the seats in their order.
        None if !settled => Seat::in_turn(u32::from(props.mark.number()) - 1, 2),
        None => {
            return rounds(state);
        }
    };
    let city = *state.city(seat);
    let changes = changes(seat, &props.last);
    let colour = view.colour(seat);
    let name = name_of(view, seat);
    let acts = state.to_act() == Some(seat);
    let wheel = settled.then(|| text::wheel(Wheel::Player(props.mark)));
    let feeding = state.active() == seat && state.phase() == Phase::Feeding;
    let hungry_now = (state.to_act().is_some() && city.short() > 0).then_some(feeding);
    let class = classes!(
        "wt-seat",
        side(props.mark),
        acts.then_some("to-act"),
        (viewer(view) == seat).then_some("first"),
    );
    html! {
        <section {class} aria-label={name.clone()}>
            <div class="wt-upper">
                <p class="wt-plate">
                    <SeatMark {colour} />
                    <strong>{ name }</strong>
                    <span class="quiet">{ wheel.unwrap_or_default() }</span>
                    if acts { { props.actions_left() } }
                </p>
                { city_picture(&city, &changes, colour) }
            </div>
            <Tracks {city} {changes} {hungry_now} />
        </section>
    }
}

/// The class of what stands beside a player wheel.
const fn side(mark: Mark) -> &'static str {
    match mark {
        Mark::One => "wt-one",
        Mark::Two => "wt-two",
    }
}

impl CityBoardProps {
    /// The actions that are left to the one to act.
    fn actions_left(&self) -> Html {
        if self.state.phase() != Phase::Actions {
            return html! { <span class="wt-to-act">{ "to act" }</span> };
        }
        html! {
            <span class="wt-tokens">
                { icons((0..self.state.actions_left()).map(|_| "#wt-token")) }
                <span class="unseen">{ text::task(self.view.words, &self.state) }</span>
            </span>
        }
    }
}

/// A lone player's rounds, where another player would sit.
fn rounds(state: &WheelsOfTime) -> Html {
    let (round, rounds) = state.round();
    let pips = (1..=rounds).map(|at| {
        let when = match at {
            _ if at < round => Some("gone"),
            _ if at == round => Some("now"),
            _ => None,
        };
        html! { <li class={classes!("wt-pip", when)}></li> }
    });
    html! {
        <section class={classes!("wt-seat", side(Mark::Two), "wt-rounds")} aria-label="Rounds">
            <div class="wt-upper">
                <p class="wt-plate"><strong>{ words::round(state) }</strong></p>
                <ul class="wt-pips" aria-hidden="true">{ for pips }</ul>
            </div>
        </section>
    }
}
