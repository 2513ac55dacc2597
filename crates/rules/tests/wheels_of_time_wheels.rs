//! Wheels of Time: the four wheels, where they touch, what the links do and how
//! often. Sections of the rulebook's reconstruction: geometry, wheel contents,
//! link table.

use crate::common;

use common::wheels::{ONE, TWO, layout, letter, lies, link, links};
use rules::games::wheels_of_time::{
    Development, Die, Effect, Good, Item, LAYOUTS, Link, Mark, PLAYER_WHEEL, PRODUCTION_WHEEL,
    Pair, Symbol, Wheel, Wheels, make_building,
};
use std::collections::{BTreeMap, BTreeSet};

const fn told(effect: Effect) -> &'static str {
    match effect {
        Effect::Nothing => "nothing",
        Effect::Pair => "pair",
        Effect::Disaster => "disaster",
        Effect::Danger(good) => match good {
            Good::Brick => "danger brick",
            Good::Wood => "danger wood",
            Good::Stone => "danger stone",
            Good::Food => "danger food",
            Good::Worker => "danger worker",
        },
        Effect::Gives(Item::Good(good)) => match good {
            Good::Brick => "brick",
            Good::Wood => "wood",
            Good::Stone => "stone",
            Good::Food => "food",
            Good::Worker => "worker",
        },
        Effect::Gives(Item::Development(development)) => match development {
            Development::FoodProduction => "food production",
            Development::Population => "population",
            Development::Wall => "wall",
            Development::Road => "road",
            Development::Building => "building",
        },
    }
}

fn count(effects: impl Iterator<Item = Effect>) -> BTreeMap<&'static str, u32> {
    let mut counts = BTreeMap::new();
    for effect in effects {
        let kind = match effect {
            // Only half of a building is nothing alone.
            Effect::Pair => "nothing",
            Effect::Danger(_) => "danger",
            other => told(other),
        };
        *counts.entry(kind).or_insert(0) += 1;
    }
    counts
}

/// What a player's three links do.
fn effects(wheels: &Wheels, mark: Mark) -> [Effect; 3] {
    Link::ALL.map(|which| {
        let (own, other) = wheels.link(mark, which);
        Effect::of(own, other)
    })
}

fn joins(wheels: &Wheels, mark: Mark) -> Vec<Pair> {
    let makes = |pair: &Pair| {
        let [one, other] = pair.links();
        make_building(wheels.link(mark, one), wheels.link(mark, other))
    };
    Pair::ALL.into_iter().filter(makes).collect()
}

#[test]
fn what_stands_on_the_wheels() {
    let text = |wheel: &[Symbol]| wheel.iter().map(|s| letter(*s)).collect::<String>();
    assert_eq!(text(&PLAYER_WHEEL), "BKWSFG");
    assert_eq!(text(&PRODUCTION_WHEEL), "GKKSBGFKFFSW");
}

#[test]
fn the_whole_link_table() {
    let table = [
        ("BB", "nothing"),
        ("BW", "pair"),
        ("BS", "wall"),
        ("BF", "population"),
        ("BG", "brick"),
        ("BK", "danger brick"),
        ("WW", "nothing"),
        ("WS", "road"),
        ("WF", "food production"),
        ("WG", "wood"),
        ("WK", "danger wood"),
        ("SS", "nothing"),
        ("SF", "nothing"),
        ("SG", "stone"),
        ("SK", "danger stone"),
        ("FF", "nothing"),
        ("FG", "food"),
        ("FK", "danger food"),
        ("GG", "worker"),
        ("GK", "danger worker"),
        ("KK", "disaster"),
    ];
    let symbol = |wanted: char| {
        let found = Symbol::ALL
            .into_iter()
            .find(|symbol| letter(*symbol) == wanted);
        found.unwrap_or_else(|| unreachable!("{wanted}"))
    };
    let mut seen = BTreeSet::new();
    for (pair, effect) in table {
        let both: Vec<char> = pair.chars().collect();
        let (one, other) = (symbol(both[0]), symbol(both[1]));
        for (one, other) in [(one, other), (other, one)] {
            assert_eq!(told(Effect::of(one, other)), effect, "{one:?} {other:?}");
            seen.insert((one, other));
        }
    }
    assert_eq!(seen.len(), 36);
}

#[test]
fn three_forms_make_a_building_and_no_others() {
    let pairs: Vec<(Symbol, Symbol)> = Symbol::ALL
        .into_iter()
        .flat_map(|one| Symbol::ALL.map(|other| (one, other)))
        .collect();
    let text = |pair: (Symbol, Symbol)| {
        let mut letters = [letter(pair.0), letter(pair.1)];
        letters.sort_unstable();
        letters.iter().collect::<String>()
    };
    let mut made = BTreeSet::new();
    for &one in &pairs {
        for &other in &pairs {
            assert_eq!(make_building(one, other), make_building(other, one));
            if make_building(one, other) {
                let mut both = [text(one), text(other)];
                both.sort();
                made.insert(both.join(" "));
            }
        }
    }
    let forms = ["BG SW", "BS GW", "BW GS"].map(str::to_owned);
    assert_eq!(made, BTreeSet::from(forms));
}

#[test]
fn the_standard_layout() {
    assert_eq!(Wheels::STANDARD, layout("4 3 9 9"));
    assert_eq!(links(&Wheels::STANDARD), "S-F G-F F-S F-K W-W");
}

#[test]
fn there_are_as_many_layouts_as_ways_to_lie() {
    let all: BTreeSet<String> = Wheels::all().map(|wheels| lies(&wheels)).collect();
    assert_eq!((all.len(), LAYOUTS), (5184, 5184));
    for (one, two, a, b) in [(6, 0, 0, 0), (0, 6, 0, 0), (0, 0, 12, 0), (0, 0, 0, 12)] {
        assert_eq!(Wheels::new(one, two, a, b), None);
    }
}

/// The table of the five contacts, with indices around the wheels.
#[test]
fn the_five_contacts() {
    let player = |space: i32| PLAYER_WHEEL[space.rem_euclid(6) as usize];
    let production = |space: i32| PRODUCTION_WHEEL[space.rem_euclid(12) as usize];
    for wheels in Wheels::all() {
        let [o1, o2, a, b] = Wheel::ALL.map(|wheel| i32::from(wheels.space(wheel)));
        let of = |mark, which| wheels.link(mark, which);
        assert_eq!(of(Mark::One, Link::A), (player(o1 - 1), production(a)));
        assert_eq!(of(Mark::One, Link::B), (player(o1 + 1), production(b)));
        assert_eq!(of(Mark::One, Link::Common), (player(o1), player(o2)));
        assert_eq!(of(Mark::Two, Link::Common), (player(o2), player(o1)));
        assert_eq!(of(Mark::Two, Link::A), (player(o2 + 1), production(a - 2)));
        assert_eq!(of(Mark::Two, Link::B), (player(o2 - 1), production(b + 2)));
    }
}

/// Which of 1A, 1B, common, 2A and 2B have another symbol of the wheel.
#[test]
fn a_turn_moves_one_wheel_and_its_links_alone() {
    for wheels in Wheels::all() {
        let touched = [
            (ONE, [true, true, true, false, false]),
            (TWO, [false, false, true, true, true]),
            (Wheel::A, [true, false, false, true, false]),
            (Wheel::B, [false, true, false, false, true]),
        ];
        for (wheel, touched) in touched {
            let mut turned = wheels;
            turned.turn(wheel);
            for other in Wheel::ALL {
                let back = u8::from(other == wheel);
                let space = (wheels.space(other) + other.spaces() - back) % other.spaces();
                assert_eq!(turned.space(other), space);
            }
            let (before, after) = (links(&wheels), links(&turned));
            let pairs = before.split(' ').zip(after.split(' '));
            for ((before, after), touched) in pairs.zip(touched) {
                assert!(touched || before == after, "{before} {after}");
            }
        }
        let (mut one_by_one, mut together) = (wheels, wheels);
        Wheel::ALL.iter().for_each(|wheel| one_by_one.turn(*wheel));
        together.turn_all();
        assert_eq!(one_by_one, together);
    }
}

#[test]
fn symbols_travel_clockwise() {
    for wheels in Wheels::all() {
        let turned = |wheel, times| {
            let mut turned = wheels;
            (0..times).for_each(|_| turned.turn(wheel));
            turned
        };
        let own = |wheels: &Wheels, mark, which| wheels.link(mark, which).0;
        let other = |wheels: &Wheels, mark, which| wheels.link(mark, which).1;
        // On wheel 1 from A over the common link to B, on wheel 2 the other way.
        for (wheel, mark, from, to) in [
            (ONE, Mark::One, Link::A, Link::B),
            (TWO, Mark::Two, Link::B, Link::A),
        ] {
            let symbol = own(&wheels, mark, from);
            assert_eq!(own(&turned(wheel, 1), mark, Link::Common), symbol);
            assert_eq!(own(&turned(wheel, 2), mark, to), symbol);
        }
        // On A from player 2 to player 1, on B the other way: two turns.
        let symbol = other(&wheels, Mark::Two, Link::A);
        assert_eq!(other(&turned(Wheel::A, 2), Mark::One, Link::A), symbol);
        let symbol = other(&wheels, Mark::One, Link::B);
        assert_eq!(other(&turned(Wheel::B, 2), Mark::Two, Link::B), symbol);
        // Once around; going back by one space takes all others.
        for wheel in Wheel::ALL {
            assert_eq!(turned(wheel, u32::from(wheel.spaces())), wheels);
            let mut back = turned(wheel, u32::from(wheel.spaces()) - 1);
            back.turn(wheel);
            assert_eq!(back, wheels);
        }
    }
}

/// The table turned half around: 1 and 2, A and B change places.
fn half_turned(wheels: &Wheels) -> Wheels {
    let [one, two, a, b] = Wheel::ALL.map(|wheel| wheels.space(wheel));
    let turned = Wheels::new(two, one, (b + 2) % 12, (a + 10) % 12);
    turned.unwrap_or_else(|| unreachable!("{wheels:?}"))
}

#[test]
fn from_the_other_side_the_table_looks_the_same() {
    for wheels in Wheels::all() {
        let turned = half_turned(&wheels);
        assert_eq!(half_turned(&turned), wheels);
        for mark in Mark::BOTH {
            for (here, there) in [
                (Link::A, Link::B),
                (Link::B, Link::A),
                (Link::Common, Link::Common),
            ] {
                assert_eq!(
                    link(&wheels, mark, here),
                    link(&turned, mark.other(), there)
                );
            }
        }
        for (here, there) in [
            (ONE, TWO),
            (TWO, ONE),
            (Wheel::A, Wheel::B),
            (Wheel::B, Wheel::A),
        ] {
            let (mut one, mut other) = (wheels, turned);
            one.turn(here);
            other.turn(there);
            assert_eq!(half_turned(&one), other);
        }
    }
}

#[test]
fn how_often_a_link_with_a_production_wheel_does_what() {
    let every = PLAYER_WHEEL
        .into_iter()
        .flat_map(|own| PRODUCTION_WHEEL.map(|other| Effect::of(own, other)));
    let expected = [
        ("nothing", 14),
        ("danger", 24),
        ("disaster", 3),
        ("brick", 3),
        ("wood", 3),
        ("stone", 4),
        ("food", 5),
        ("worker", 2),
        ("wall", 3),
        ("road", 3),
        ("food production", 4),
        ("population", 4),
    ];
    assert_eq!(count(every), BTreeMap::from(expected));
    // Over all layouts each of the four has the same shares.
    for mark in Mark::BOTH {
        for at in [0, 1] {
            let all = count(Wheels::all().map(|wheels| effects(&wheels, mark)[at]));
            let shares = expected.map(|(kind, of_72)| (kind, of_72 * LAYOUTS / 72));
            assert_eq!(all, BTreeMap::from(shares));
        }
    }
}

#[test]
fn how_often_the_common_link_does_what() {
    let every = Wheels::all().map(|wheels| effects(&wheels, Mark::One)[2]);
    let expected = [
        ("nothing", 8),
        ("danger", 10),
        ("disaster", 1),
        ("worker", 1),
        ("brick", 2),
        ("wood", 2),
        ("stone", 2),
        ("food", 2),
        ("wall", 2),
        ("road", 2),
        ("food production", 2),
        ("population", 2),
    ];
    let shares = expected.map(|(kind, of_36)| (kind, of_36 * LAYOUTS / 36));
    assert_eq!(count(every), BTreeMap::from(shares));
}

#[test]
fn how_many_useful_links_and_buildings_a_player_has() {
    for mark in Mark::BOTH {
        let (mut useful, mut buildings) = ([0; 4], 0);
        for wheels in Wheels::all() {
            let effects = effects(&wheels, mark);
            useful[effects
                .iter()
                .filter(|effect| effect.gives().is_some())
                .count()] += 1;
            let joins = joins(&wheels, mark);
            buildings += joins.len();
            assert!(joins.len() <= 1, "two at once: {wheels:?}");
            let disasters = effects.iter().filter(|e| **e == Effect::Disaster).count();
            assert!(disasters <= 1, "two at once: {wheels:?}");
        }
        assert_eq!(useful, [778, 2232, 1842, 332]);
        assert_eq!(buildings, 204);
    }
}

#[test]
fn the_disaster_die() {
    let told: Vec<Vec<&str>> = Die::all()
        .map(|die| {
            let losses = die.losses().iter();
            losses
                .map(|lost| told(Effect::Gives(Item::Development(*lost))))
                .collect()
        })
        .collect();
    let expected: [&[&str]; 6] = [
        &["food production"],
        &["population"],
        &["wall"],
        &["road"],
        &["building"],
        &["food production", "population"],
    ];
    assert_eq!(told, expected);
}

#[test]
fn the_wheel_rotation_die() {
    let turned: Vec<String> = Die::all()
        .map(|die| {
            let mut wheels = layout("5 5 5 5");
            die.turns().iter().for_each(|wheel| wheels.turn(*wheel));
            lies(&wheels)
        })
        .collect();
    let expected = [
        "5 4 5 5", "5 3 5 5", "5 5 4 5", "5 5 5 4", "5 5 4 4", "4 4 4 4",
    ];
    assert_eq!(turned, expected);
    assert_eq!((Die::new(0), Die::new(7)), (None, None));
}
