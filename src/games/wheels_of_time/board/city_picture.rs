//! The picture of a city, which grows piece by piece: every plot that is not
//! built yet is pegged out, which shows what is missing.

use records::Colour;
use rules::Seat;
use rules::games::wheels_of_time::{City, Development, Event, Good, Item};
use yew::prelude::*;

/// The change of each of a city's tracks, in the order of [`City::tracks`].
pub type Changes = [i8; 10];

/// All plots in the city and before it, from back to front: each is built when the count of the development
/// is higher than the number. Towers come with their walls, the others are pegged out before.
const PLOTS: [(Development, u8, &str); 24] = [
    (Development::Road, 0, "road-1"),
    (Development::Road, 1, "road-2"),
    (Development::Road, 2, "road-3"),
    (Development::Road, 3, "road-4"),
    (Development::FoodProduction, 0, "field-1"),
    (Development::FoodProduction, 1, "field-2"),
    (Development::FoodProduction, 2, "field-3"),
    (Development::FoodProduction, 3, "field-4"),
    (Development::Population, 2, "people-3"),
    (Development::Population, 3, "people-4"),
    (Development::Wall, 0, "tower-n"),
    (Development::Wall, 0, "wall-1"),
    (Development::Wall, 1, "wall-2"),
    (Development::Wall, 0, "tower-w"),
    (Development::Wall, 1, "tower-e"),
    (Development::Building, 0, "building-1"),
    (Development::Building, 1, "building-2"),
    (Development::Building, 2, "building-3"),
    (Development::Building, 3, "building-4"),
    (Development::Wall, 2, "wall-3"),
    (Development::Wall, 3, "wall-4"),
    (Development::Wall, 2, "tower-s"),
    (Development::Population, 0, "people-1"),
    (Development::Population, 1, "people-2"),
];

/// A city, with the shield of its seat's colour. What the last action built
/// fades in, what it took fades out.
pub fn city_picture(city: &City, changes: &Changes, colour: Colour) -> Html {
    let piece = |name: String, class: Option<&'static str>| {
        let symbol = format!("#wt-city-{name}");
        html! { <use key={symbol.clone()} href={symbol} class={classes!(class)} /> }
    };
    let mut pieces = vec![piece("ground".to_owned(), None)];
    for (development, above, name) in PLOTS {
        let now = city.development(development);
        let before = now.saturating_add_signed(changes[development as usize].saturating_neg());
        let (is_built, was_built) = (now > above, before > above);
        if is_built {
            let class = (!was_built).then_some("wt-city-fresh");
            pieces.push(piece(name.to_owned(), class));
            continue;
        }
        if !name.starts_with("tower") {
            pieces.push(piece(format!("{name}-plot"), None));
        }
        if was_built {
            pieces.push(piece(name.to_owned(), Some("wt-city-gone")));
        }
    }
    pieces.push(piece(format!("shield-{}", colour.id()), None));
    let whole = city.is_complete().then_some("whole");
    html! {
        <svg
            class={classes!("wt-city", whole, colour.id())}
            viewBox="-160 -98 320 206"
            aria-hidden="true"
            focusable="false"
        >
            { for pieces }
        </svg>
    }
}

/// The changes that events made to a seat's city.
pub fn changes(seat: Seat, events: &[Event]) -> Changes {
    let mut changes = [0_i8; 10];
    let mut add = |item: Item, by: i8| {
        let track = &mut changes[track_index(item)];
        *track = track.saturating_add(by);
    };
    for event in events {
        match *event {
            Event::Gained {
                seat: owner,
                item,
                kept: true,
                ..
            } if owner == seat => add(item, 1),
            Event::Lost {
                seat: owner,
                item,
                count,
                ..
            } if owner == seat => add(item, negated(count)),
            Event::Stolen {
                from,
                to,
                good,
                taken: true,
                kept,
            } => {
                if from == seat {
                    add(Item::Good(good), -1);
                }
                if to == seat && kept {
                    add(Item::Good(good), 1);
                }
            }
            Event::Built {
                seat: owner,
                structure,
            } if owner == seat => {
                for good in structure.cost() {
                    add(Item::Good(*good), -1);
                }
                add(Item::Development(structure.development()), 1);
            }
            Event::Joined { seat: owner, .. } if owner == seat => {
                add(Item::Development(Development::Building), 1);
            }
            Event::Worked { seat: owner } if owner == seat => add(Item::Good(Good::Worker), -1),
            Event::Fed { seat: owner, food } if owner == seat => {
                add(Item::Good(Good::Food), negated(food));
            }
            _ => {}
        }
    }
    changes
}

fn negated(count: u8) -> i8 {
    i8::try_from(count).map_or(i8::MIN, |count| -count)
}

/// The index of an item's track in [`City::tracks`].
pub const fn track_index(item: Item) -> usize {
    match item {
        Item::Development(development) => development as usize,
        Item::Good(good) => 5 + good as usize,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::game::Game as _;
    use rules::games::wheels_of_time::{Scenario, WheelsOfTime};

    /// In random games the changes computed from events match the tracks.
    #[test]
    fn events_account_for_all_changes() {
        for seed in 0..60_u64 {
            let mut state = WheelsOfTime::from_scenario(Scenario {
                players: 1 + u8::from(seed % 3 > 0),
                seed,
                ..Scenario::default()
            });
            let mut random = seed;
            let mut legal = Vec::new();
            loop {
                legal.clear();
                state.legal_actions(&mut legal);
                random = random
                    .wrapping_mul(6_364_136_223_846_793_005)
                    .wrapping_add(1_442_695_040_888_963_407);
                let Some(pick) = (random >> 33).checked_rem(legal.len() as u64) else {
                    break;
                };
                let before = state.clone();
                let mut events = Vec::new();
                state.apply_unchecked(legal[pick as usize], &mut events);
                for seat in Seat::all(state.players()) {
                    let changes = changes(seat, &events);
                    let old = before.city(seat).tracks();
                    let new = state.city(seat).tracks();
                    for ((old, new), change) in old.into_iter().zip(new).zip(changes) {
                        assert_eq!(old.checked_add_signed(change), Some(new), "{events:?}");
                    }
                }
            }
        }
    }
}
