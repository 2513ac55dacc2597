//! One side of the table: a player with a city, or the rounds of a solitaire
//! game.

use super::city_picture::{changes, city_picture};
use super::icons::icons;
use super::position::{is_settled, name_of, seat_of};
use super::tracks::Tracks;
use crate::components::{SeatMark, Shared};
use crate::games::ViewOptions;
use l10n::wheels_of_time as words;
use rules::Seat;
use rules::game::Game as _;
use rules::games::wheels_of_time::{Event, Phase, PlayerWheel, Wheel, WheelsOfTime};
use std::rc::Rc;
use text::Locale;
use text::games::GameText as _;
use text::games::wheels_of_time::board as board_text;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct CityBoardProps {
    pub state: Shared<WheelsOfTime>,
    /// The events of the last action.
    pub last: Shared<[Event]>,
    /// The events that are marked.
    pub recent: Shared<[Event]>,
    /// How the board is shown.
    pub view: Rc<ViewOptions>,
    /// The player wheel next to the board.
    pub player_wheel: PlayerWheel,
}

/// The side of a player wheel: its player, with the picture and the tracks of
/// the city.
#[component]
pub fn CityBoard(props: &CityBoardProps) -> Html {
    let CityBoardProps { state, view, .. } = props;
    let settled = is_settled(state);
    let seat = match seat_of(state, props.player_wheel) {
        Some(seat) => seat,
        // Until the wheels are chosen, the seats are in order.
        None if !settled => Seat::in_turn(u32::from(props.player_wheel.number()) - 1, 2),
        None => return rounds(view.locale, state),
    };
    let city = *state.city(seat);
    let last_changes = changes(seat, &props.last);
    let changes = changes(seat, &props.recent);
    let colour = view.colour(seat);
    let name = name_of(view, seat);
    let is_to_act = view.to_act == Some(seat);
    let wheel = settled.then(|| words::wheel_title(view.locale, Wheel::Player(props.player_wheel)));
    let feeding = state.active() == seat && state.phase() == Phase::Feeding;
    let hungry_now = (state.to_act().is_some() && city.food_shortage() > 0).then_some(feeding);
    let class = classes!(
        "wt-seat",
        side_class(props.player_wheel),
        is_to_act.then_some("to-act"),
    );
    html! {
        <section {class} aria-label={name}>
            <div class="wt-upper">
                <p class="wt-plate">
                    <SeatMark {colour} />
                    <strong class="wt-player">{ view.player_name(seat) }</strong>
                    <span class="quiet">{ wheel.unwrap_or_default() }</span>
                    if is_to_act { { props.actions_left() } }
                </p>
                { city_picture(&city, &last_changes, colour) }
            </div>
            <Tracks locale={view.locale} {city} {changes} {hungry_now} />
        </section>
    }
}

/// The class of the side of a player wheel.
const fn side_class(player_wheel: PlayerWheel) -> &'static str {
    match player_wheel {
        PlayerWheel::One => "wt-one",
        PlayerWheel::Two => "wt-two",
    }
}

impl CityBoardProps {
    /// The actions that the player to act has left.
    fn actions_left(&self) -> Html {
        if self.state.phase() != Phase::Actions {
            return html! { <span key="to-act" class="wt-to-act">{ self.view.locale.text(words::TO_ACT) }</span> };
        }
        html! {
            <span class="wt-tokens">
                { icons((0..self.state.actions_left()).map(|_| "#wt-token")) }
                <span class="unseen">{ self.state.task(self.view.locale) }</span>
            </span>
        }
    }
}

/// The rounds of a solitaire game, in place of the other player.
fn rounds(locale: Locale, state: &WheelsOfTime) -> Html {
    let (round, rounds) = state.round();
    let pips = (1..=rounds).map(|number| {
        let class = match number {
            _ if number < round => Some("gone"),
            _ if number == round => Some("now"),
            _ => None,
        };
        html! { <li class={classes!("wt-pip", class)}></li> }
    });
    html! {
        <section class={classes!("wt-seat", side_class(PlayerWheel::Two), "wt-rounds")} aria-label={locale.text(words::ROUNDS)}>
            <div class="wt-upper">
                <p class="wt-plate"><strong>{ board_text::round(locale, state) }</strong></p>
                <ul class="wt-pips" aria-hidden="true">{ for pips }</ul>
            </div>
        </section>
    }
}
