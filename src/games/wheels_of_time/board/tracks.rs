//! The tracks of a player's developments and goods.

use super::city_picture::{Changes, track_index};
use super::icons;
use l10n::wheels_of_time as words;
use rules::games::wheels_of_time::{City, Development, Good, Item, MAX_TRACK};
use text::Locale;
use text::games::wheels_of_time::city as city_text;
use yew::prelude::*;

/// The developments; those that win the game come first.
const CITY: [Item; 5] = [
    Item::Development(Development::Wall),
    Item::Development(Development::Road),
    Item::Development(Development::Building),
    Item::Development(Development::Population),
    Item::Development(Development::FoodProduction),
];

/// The goods.
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
                <svg class="wt-track-icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
                    <use href={icons::item(item)} />
                </svg>
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
