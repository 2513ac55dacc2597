//! What a player's city has: its tracks and its store.

use super::city_picture::{Changes, track_index};
use super::icons;
use crate::games::wheels_of_time::text::{self, city as words};
use rules::games::wheels_of_time::{City, Development, Good, Item, MOST};
use yew::prelude::*;

/// What makes the city; what wins stands first.
const CITY: [Item; 5] = [
    Item::Development(Development::Wall),
    Item::Development(Development::Road),
    Item::Development(Development::Building),
    Item::Development(Development::Population),
    Item::Development(Development::FoodProduction),
];

/// What is kept in store.
const STORE: [Item; 5] = [
    Item::Good(Good::Brick),
    Item::Good(Good::Wood),
    Item::Good(Good::Stone),
    Item::Good(Good::Food),
    Item::Good(Good::Worker),
];

/// What the tracks are made of.
#[derive(Properties, PartialEq)]
pub struct TracksProps {
    /// The city.
    pub city: City,
    /// What the last action changed in it.
    pub changes: Changes,
    /// Whether feeding is the decision now; nothing where nobody will be
    /// hungry.
    pub hungry_now: Option<bool>,
}

/// A city's tracks, with what the last action changed, and who will be hungry;
/// drawn again only when something about them changes.
#[component]
pub fn Tracks(props: &TracksProps) -> Html {
    let city = &props.city;
    let heights = city.tracks();
    let list = |items: [Item; 5]| {
        let tracks = items.into_iter().map(|item| {
            let at = track_index(item);
            track(item, heights[at], props.changes[at])
        });
        html! { <dl class="wt-tracks-list">{ for tracks }</dl> }
    };
    html! {
        <div class="wt-tracks">
            { list(CITY) }
            { list(STORE) }
            if let Some(now) = props.hungry_now {
                <p class="wt-tracks-hunger">{ words::hunger(city.short(), city.good(Good::Food), now) }</p>
            }
        </div>
    }
}

/// One track: how high it stands, and what the last action changed.
fn track(item: Item, height: u8, change: i8) -> Html {
    let pips = (0..MOST)
        .map(|at| html! { <span class={classes!("wt-track-pip", (at >= height).then_some("none"))}></span> });
    let changed = match change {
        0 => None,
        1.. => Some("more"),
        _ => Some("less"),
    };
    html! {
        <div class={classes!("wt-track", changed)}>
            <dt>
                <svg class="wt-track-icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
                    <use href={icons::item(item)} />
                </svg>
                <span>{ text::track(item) }</span>
            </dt>
            <dd>
                <span class="wt-track-pips" aria-hidden="true">{ for pips }</span>
                <span class="wt-track-number">{ height }</span>
                <span class="unseen">{ words::OF_FOUR }</span>
                if change != 0 {
                    <span class="wt-track-change">
                        <span aria-hidden="true">{ words::sign(change) }</span>
                        <span class="unseen">{ words::change(change) }</span>
                    </span>
                }
            </dd>
        </div>
    }
}
