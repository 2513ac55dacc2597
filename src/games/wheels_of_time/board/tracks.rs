//! What a player's city has: its tracks and its store.

use super::city::{changes, track_index};
use crate::games::BoardProps;
use crate::games::wheels_of_time::text::{self as text, city as words};
use crate::parts;
use rules::Seat;
use rules::game::Game as _;
use rules::games::wheels_of_time::{Development, Good, Item, MOST, Phase, WheelsOfTime};
use yew::prelude::*;

/// What wins stands first.
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

/// A seat's tracks, with what the last action changed, and who will be hungry.
pub fn tracks(state: &WheelsOfTime, seat: Seat, props: &BoardProps<WheelsOfTime>) -> Html {
    let city = state.city(seat);
    let heights = city.tracks();
    let changes = changes(seat, &props.last);
    let list = |items: [Item; 5]| {
        let rows = items.into_iter().map(|item| {
            let at = track_index(item);
            row(item, heights[at], changes[at])
        });
        html! { <dl class="wt-tracks-list">{ for rows }</dl> }
    };
    let is_now = state.active() == seat && matches!(state.phase(), Phase::Feeding);
    let hungry = (state.to_act().is_some() && city.short() > 0)
        .then(|| words::hunger(city.short(), city.good(Good::Food), is_now));
    html! {
        <div class="wt-tracks">
            { list(CITY) }
            { list(STORE) }
            { hungry.map(|say| parts::line("wt-tracks-hunger", say)) }
        </div>
    }
}

fn row(item: Item, height: u8, change: i8) -> Html {
    let pips = (0..MOST).map(|at| {
        let class = if at < height {
            "wt-track-pip"
        } else {
            "wt-track-pip none"
        };
        html! { <span {class}></span> }
    });
    let class = match change {
        0 => "wt-track",
        1.. => "wt-track more",
        _ => "wt-track less",
    };
    html! {
        <div {class}>
            <dt>
                { parts::picture(icon(item), "0 0 24 24", "wt-track-icon") }
                { parts::span("", text::track(item)) }
            </dt>
            <dd>
                <span class="wt-track-pips" aria-hidden="true">{ for pips }</span>
                <span class="wt-track-number">{ height }</span>
                { parts::span("unseen", words::OF_FOUR) }
                if change != 0 {
                    <span class="wt-track-change">
                        <span aria-hidden="true">{ words::sign(change) }</span>
                        { parts::span("unseen", words::change(change)) }
                    </span>
                }
            </dd>
        </div>
    }
}

/// What an item looks like.
pub const fn icon(item: Item) -> &'static str {
    match item {
        Item::Development(Development::FoodProduction) => "#wt-item-field",
        Item::Development(Development::Population) => "#wt-item-people",
        Item::Development(Development::Wall) => "#wt-item-wall",
        Item::Development(Development::Road) => "#wt-item-road",
        Item::Development(Development::Building) => "#wt-item-building",
        Item::Good(Good::Brick) => "#wt-item-brick",
        Item::Good(Good::Wood) => "#wt-item-wood",
        Item::Good(Good::Stone) => "#wt-item-stone",
        Item::Good(Good::Food) => "#wt-item-food",
        Item::Good(Good::Worker) => "#wt-item-worker",
    }
}
