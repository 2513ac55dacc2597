//! The picture of a city. It grows piece by piece: what is not built yet is
//! pegged out, so that one sees what is missing.

use records::Colour;
use rules::Seat;
use rules::games::wheels_of_time::{City, Development, Event, Good, Item};
use yew::prelude::*;

/// How each track of a city has changed, in the order of its tracks.
pub type Changes = [i8; 10];

/// A place in the town or before it, and what is built there.
struct Place {
    which: Development,
    /// It is built when the track stands higher than this.
    above: u8,
    /// The drawing of what is built.
    built: &'static str,
    /// How it is pegged out; towers come with their walls.
    pegged: Option<&'static str>,
}

macro_rules! place {
    ($which:ident, $above:literal, $name:literal) => {
        Place {
            which: Development::$which,
            above: $above,
            built: concat!("#wt-city-", $name),
            pegged: Some(concat!("#wt-city-", $name, "-plot")),
        }
    };
    ($which:ident, $above:literal, $name:literal, with its wall) => {
        Place {
            which: Development::$which,
            above: $above,
            built: concat!("#wt-city-", $name),
            pegged: None,
        }
    };
}

/// All places, those behind first.
const PLACES: [Place; 24] = [
    place!(Road, 0, "road-1"),
    place!(Road, 1, "road-2"),
    place!(Road, 2, "road-3"),
    place!(Road, 3, "road-4"),
    place!(FoodProduction, 0, "field-1"),
    place!(FoodProduction, 1, "field-2"),
    place!(FoodProduction, 2, "field-3"),
    place!(FoodProduction, 3, "field-4"),
    place!(Population, 2, "people-3"),
    place!(Population, 3, "people-4"),
    place!(Wall, 0, "tower-n", with its wall),
    place!(Wall, 0, "wall-1"),
    place!(Wall, 1, "wall-2"),
    place!(Wall, 0, "tower-w", with its wall),
    place!(Wall, 1, "tower-e", with its wall),
    place!(Building, 0, "building-1"),
    place!(Building, 1, "building-2"),
    place!(Building, 2, "building-3"),
    place!(Building, 3, "building-4"),
    place!(Wall, 2, "wall-3"),
    place!(Wall, 3, "wall-4"),
    place!(Wall, 2, "tower-s", with its wall),
    place!(Population, 0, "people-1"),
    place!(Population, 1, "people-2"),
];

/// A city, with the shield of its seat's colour. What the last action brought
/// comes into sight, what it took goes out of it.
pub fn city_picture(city: &City, changes: &Changes, colour: Colour) -> Html {
    let mut pieces = vec![piece("#wt-city-ground", None)];
    for place in &PLACES {
        let now = city.development(place.which);
        let before = now.saturating_add_signed(changes[place.which as usize].saturating_neg());
        let (stands, stood) = (now > place.above, before > place.above);
        if stands {
            pieces.push(piece(place.built, (!stood).then_some("wt-city-fresh")));
            continue;
        }
        if let Some(pegged) = place.pegged {
            pieces.push(piece(pegged, None));
        }
        if stood {
            pieces.push(piece(place.built, Some("wt-city-gone")));
        }
    }
    pieces.push(piece(shield(colour), None));
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

fn piece(symbol: &'static str, class: Option<&'static str>) -> Html {
    html! { <use key={symbol} href={symbol} class={classes!(class)} /> }
}

const fn shield(colour: Colour) -> &'static str {
    match colour {
        Colour::Red => "#wt-city-shield-red",
        Colour::Blue => "#wt-city-shield-blue",
        Colour::Yellow => "#wt-city-shield-yellow",
        Colour::Green => "#wt-city-shield-green",
        Colour::Violet => "#wt-city-shield-violet",
    }
}

/// What some events have changed in a seat's city.
pub fn changes(seat: Seat, events: &[Event]) -> Changes {
    let mut changes = [0_i8; 10];
    let mut add = |item: Item, by: i8| {
        let track = &mut changes[track_index(item)];
        *track = track.saturating_add(by);
    };
    for event in events {
        match *event {
            Event::Gained {
                seat: whose,
                item,
                kept: true,
                ..
            } if whose == seat => add(item, 1),
            Event::Lost {
                seat: whose,
                item,
                count,
                ..
            } if whose == seat => add(item, less(count)),
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
            Event::Built { seat: whose, work } if whose == seat => {
                for good in work.cost() {
                    add(Item::Good(*good), -1);
                }
                add(Item::Development(work.development()), 1);
            }
            Event::Joined { seat: whose, .. } if whose == seat => {
                add(Item::Development(Development::Building), 1);
            }
            Event::Worked { seat: whose } if whose == seat => add(Item::Good(Good::Worker), -1),
            Event::Fed { seat: whose, food } if whose == seat => {
                add(Item::Good(Good::Food), less(food));
            }
            _ => {}
        }
    }
    changes
}

fn less(count: u8) -> i8 {
    i8::try_from(count).map_or(i8::MIN, |count| -count)
}

/// Where an item's track is among a city's tracks.
pub const fn track_index(item: Item) -> usize {
    match item {
        Item::Development(which) => which as usize,
        Item::Good(which) => 5 + which as usize,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::game::Game as _;
    use rules::games::wheels_of_time::{Scenario, WheelsOfTime};

    /// Plays games at random, and holds what events tell of each city against
    /// what became of it.
    #[test]
    fn events_tell_all_that_changes() {
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
                let events: Vec<Event> = events.into_iter().collect();
                for seat in Seat::all(state.players()) {
                    let told = changes(seat, &events);
                    let old = before.city(seat).tracks();
                    let new = state.city(seat).tracks();
                    for ((old, new), told) in old.into_iter().zip(new).zip(told) {
                        assert_eq!(old.checked_add_signed(told), Some(new), "{events:?}");
                    }
                }
            }
        }
    }
}
