//! One side of the table: a player with a city, or the rounds of a solitaire
//! game.

use super::city_picture::{Changes, changes, city_picture, track_index};
use super::icons::{self, icons};
use super::position::{is_settled, seat_of};
use crate::components::{SeatMark, Shared, picture};
use crate::games::ViewOptions;
use l10n::wheels_of_time as words;
use rules::Seat;
use rules::game::Game as _;
use rules::games::wheels_of_time::{
    City, Development, Event, Good, Item, MAX_TRACK, Phase, PlayerWheel, Wheel, WheelsOfTime,
};
use std::rc::Rc;
use text::games::GameText as _;
use text::games::wheels_of_time::board as board_text;
use text::games::wheels_of_time::city as city_text;
use text::{Locale, name};
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct CityBoardProps {
    pub state: Shared<WheelsOfTime>,
    pub last: Shared<[Event]>,
    /// The events that are marked.
    pub recent: Shared<[Event]>,
    pub view: Rc<ViewOptions>,
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
        <section {class} aria-label={name(&view.names, seat).to_owned()}>
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

/// The developments; those that win the game come first.
const CITY: [Item; 5] = [
    Item::Development(Development::Wall),
    Item::Development(Development::Road),
    Item::Development(Development::Building),
    Item::Development(Development::Population),
    Item::Development(Development::FoodProduction),
];

const STORE: [Item; 5] = [
    Item::Good(Good::Brick),
    Item::Good(Good::Wood),
    Item::Good(Good::Stone),
    Item::Good(Good::Food),
    Item::Good(Good::Worker),
];

#[derive(Properties, PartialEq)]
pub struct TracksProps {
    pub locale: Locale,
    pub city: City,
    /// What has changed since the person at the screen last acted.
    pub changes: Changes,
    /// Whether hungry people must be fed now rather than next turn;
    /// `None` if nobody is hungry.
    pub hungry_now: Option<bool>,
}

/// A city's tracks, what has changed, and a warning about hunger.
#[component]
pub fn Tracks(props: &TracksProps) -> Html {
    let TracksProps { locale, city, .. } = props;
    let locale = *locale;
    let counts = city.tracks();
    let list = |items: [Item; 5]| {
        let tracks = items.into_iter().map(|item| {
            let index = track_index(item);
            track(locale, item, counts[index], props.changes[index])
        });
        html! { <dl class="wt-tracks-list">{ for tracks }</dl> }
    };
    html! {
        <div class="wt-tracks">
            { list(CITY) }
            { list(STORE) }
            if let Some(now) = props.hungry_now {
                <p class="wt-tracks-hunger">
                    { city_text::hunger(locale, city.food_shortage(), now) }
                    <span class="wt-supply">
                        { " " }
                        { city_text::supply(locale, city.food_shortage(), city.good(Good::Food)) }
                    </span>
                </p>
            }
        </div>
    }
}

/// One track: its count, and what has changed.
fn track(locale: Locale, item: Item, count: u8, change: i8) -> Html {
    let pips = (0..MAX_TRACK)
        .map(|pip| html! { <span class={classes!("wt-track-pip", (pip >= count).then_some("none"))}></span> });
    let changed = match change {
        0 => None,
        1.. => Some("more"),
        _ => Some("less"),
    };
    html! {
        <div class={classes!("wt-track", changed)}>
            <dt>
                { picture(icons::item(item), "0 0 24 24", "wt-track-icon") }
                <span>{ words::track(locale, item) }</span>
            </dt>
            <dd>
                <span class="wt-track-pips" aria-hidden="true">{ for pips }</span>
                <span key={i32::from(change)} class="wt-track-number" aria-hidden="true">{ count }</span>
                if change != 0 {
                    <span class="wt-track-change" aria-hidden="true">{ city_text::sign(change) }</span>
                }
                <span class="unseen">{ city_text::count(locale, count, change) }</span>
            </dd>
        </div>
    }
}
