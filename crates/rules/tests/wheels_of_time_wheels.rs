//! Wheels of Time: the geometry and the symbols of the wheels, the effects of
//! links with their frequencies, and the die tables.

use crate::common;

use common::wheels::{WHEEL_1, WHEEL_2, layout, layout_text, link_text, links_text, symbol_letter};
use rules::games::wheels_of_time::{
    Development, Die, Effect, Good, Item, LAYOUT_COUNT, Link, LinkPair, PLAYER_WHEEL_SYMBOLS,
    PRODUCTION_WHEEL_SYMBOLS, PlayerWheel, Symbol, Wheel, Wheels, forms_building,
};
use std::collections::{BTreeMap, BTreeSet};

const fn effect_text(effect: Effect) -> &'static str {
    match effect {
        Effect::Nothing => "nothing",
        Effect::HalfBuilding => "pair",
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
            // Half of a building is nothing by itself.
            Effect::HalfBuilding => "nothing",
            Effect::Danger(_) => "danger",
            other => effect_text(other),
        };
        *counts.entry(kind).or_insert(0) += 1;
    }
    counts
}

/// The effects of a player's three links.
fn effects(wheels: &Wheels, player_wheel: PlayerWheel) -> [Effect; 3] {
    Link::ALL.map(|which| {
        let (own, other) = wheels.link_symbols(player_wheel, which);
        Effect::of(own, other)
    })
}

fn joinable_pairs(wheels: &Wheels, player_wheel: PlayerWheel) -> Vec<LinkPair> {
    let makes = |pair: &LinkPair| {
        let [one, other] = pair.links();
        forms_building(
            wheels.link_symbols(player_wheel, one),
            wheels.link_symbols(player_wheel, other),
        )
    };
    LinkPair::ALL.into_iter().filter(makes).collect()
}

#[test]
fn the_symbols_of_the_wheels() {
    let text = |wheel: &[Symbol]| wheel.iter().map(|s| symbol_letter(*s)).collect::<String>();
    assert_eq!(text(&PLAYER_WHEEL_SYMBOLS), "BKWSFG");
    assert_eq!(text(&PRODUCTION_WHEEL_SYMBOLS), "GKKSBGFKFFSW");
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
        Symbol::ALL
            .into_iter()
            .find(|symbol| symbol_letter(*symbol) == wanted)
            .unwrap_or_else(|| unreachable!("{wanted}"))
    };
    let mut seen = BTreeSet::new();
    for (pair, effect) in table {
        let both: Vec<char> = pair.chars().collect();
        let (one, other) = (symbol(both[0]), symbol(both[1]));
        for (one, other) in [(one, other), (other, one)] {
            assert_eq!(
                effect_text(Effect::of(one, other)),
                effect,
                "{one:?} {other:?}"
            );
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
        let mut letters = [symbol_letter(pair.0), symbol_letter(pair.1)];
        letters.sort_unstable();
        letters.iter().collect::<String>()
    };
    let mut made = BTreeSet::new();
    for &one in &pairs {
        for &other in &pairs {
            assert_eq!(forms_building(one, other), forms_building(other, one));
            if forms_building(one, other) {
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
    assert_eq!(links_text(&Wheels::STANDARD), "S-F G-F F-S F-K W-W");
}

#[test]
fn all_layouts_are_different() {
    let all: BTreeSet<String> = Wheels::all().map(|wheels| layout_text(&wheels)).collect();
    assert_eq!((all.len(), LAYOUT_COUNT), (5184, 5184));
    for (one, two, a, b) in [(6, 0, 0, 0), (0, 6, 0, 0), (0, 0, 12, 0), (0, 0, 0, 12)] {
        assert_eq!(Wheels::new(one, two, a, b), None);
    }
}

/// The table of the five contacts, with indices around the wheels.
#[test]
fn the_five_contacts() {
    let player = |space: i32| PLAYER_WHEEL_SYMBOLS[space.rem_euclid(6) as usize];
    let production = |space: i32| PRODUCTION_WHEEL_SYMBOLS[space.rem_euclid(12) as usize];
    for wheels in Wheels::all() {
        let [o1, o2, a, b] = Wheel::ALL.map(|wheel| i32::from(wheels.space(wheel)));
        let symbols = |player_wheel, which| wheels.link_symbols(player_wheel, which);
        assert_eq!(
            symbols(PlayerWheel::One, Link::A),
            (player(o1 - 1), production(a))
        );
        assert_eq!(
            symbols(PlayerWheel::One, Link::B),
            (player(o1 + 1), production(b))
        );
        assert_eq!(
            symbols(PlayerWheel::One, Link::Common),
            (player(o1), player(o2))
        );
        assert_eq!(
            symbols(PlayerWheel::Two, Link::Common),
            (player(o2), player(o1))
        );
        assert_eq!(
            symbols(PlayerWheel::Two, Link::A),
            (player(o2 + 1), production(a - 2))
        );
        assert_eq!(
            symbols(PlayerWheel::Two, Link::B),
            (player(o2 - 1), production(b + 2))
        );
    }
}

/// For each wheel, which of the links 1A, 1B, common, 2A and 2B it touches.
#[test]
fn a_turn_changes_one_wheel_and_its_links_only() {
    for wheels in Wheels::all() {
        let touched = [
            (WHEEL_1, [true, true, true, false, false]),
            (WHEEL_2, [false, false, true, true, true]),
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
            let (before, after) = (links_text(&wheels), links_text(&turned));
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
        let own_symbol =
            |wheels: &Wheels, player_wheel, which| wheels.link_symbols(player_wheel, which).0;
        let other =
            |wheels: &Wheels, player_wheel, which| wheels.link_symbols(player_wheel, which).1;
        // On wheel 1 from A over the common link to B, on wheel 2 the other way.
        for (wheel, player_wheel, from, to) in [
            (WHEEL_1, PlayerWheel::One, Link::A, Link::B),
            (WHEEL_2, PlayerWheel::Two, Link::B, Link::A),
        ] {
            let symbol = own_symbol(&wheels, player_wheel, from);
            assert_eq!(
                own_symbol(&turned(wheel, 1), player_wheel, Link::Common),
                symbol
            );
            assert_eq!(own_symbol(&turned(wheel, 2), player_wheel, to), symbol);
        }
        // On A from player 2 to player 1, on B the other way: two turns.
        let symbol = other(&wheels, PlayerWheel::Two, Link::A);
        assert_eq!(
            other(&turned(Wheel::A, 2), PlayerWheel::One, Link::A),
            symbol
        );
        let symbol = other(&wheels, PlayerWheel::One, Link::B);
        assert_eq!(
            other(&turned(Wheel::B, 2), PlayerWheel::Two, Link::B),
            symbol
        );
        // Once around; going back by one space takes all others.
        for wheel in Wheel::ALL {
            assert_eq!(turned(wheel, u32::from(wheel.spaces())), wheels);
            let mut back = turned(wheel, u32::from(wheel.spaces()) - 1);
            back.turn(wheel);
            assert_eq!(back, wheels);
        }
    }
}

/// The layout rotated by 180 degrees: 1 and 2, A and B swap.
fn half_turned(wheels: &Wheels) -> Wheels {
    let [one, two, a, b] = Wheel::ALL.map(|wheel| wheels.space(wheel));
    let turned = Wheels::new(two, one, (b + 2) % 12, (a + 10) % 12);
    turned.unwrap_or_else(|| unreachable!("{wheels:?}"))
}

#[test]
fn the_table_is_symmetric() {
    for wheels in Wheels::all() {
        let turned = half_turned(&wheels);
        assert_eq!(half_turned(&turned), wheels);
        for player_wheel in PlayerWheel::BOTH {
            for (here, there) in [
                (Link::A, Link::B),
                (Link::B, Link::A),
                (Link::Common, Link::Common),
            ] {
                assert_eq!(
                    link_text(&wheels, player_wheel, here),
                    link_text(&turned, player_wheel.other(), there)
                );
            }
        }
        for (here, there) in [
            (WHEEL_1, WHEEL_2),
            (WHEEL_2, WHEEL_1),
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
fn effect_frequencies_of_links_with_production_wheels() {
    let every = PLAYER_WHEEL_SYMBOLS.into_iter().flat_map(|player_symbol| {
        PRODUCTION_WHEEL_SYMBOLS.map(|other| Effect::of(player_symbol, other))
    });
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
    for player_wheel in PlayerWheel::BOTH {
        for at in [0, 1] {
            let all = count(Wheels::all().map(|wheels| effects(&wheels, player_wheel)[at]));
            let shares = expected.map(|(kind, of_72)| (kind, of_72 * LAYOUT_COUNT / 72));
            assert_eq!(all, BTreeMap::from(shares));
        }
    }
}

#[test]
fn effect_frequencies_of_the_common_link() {
    let every = Wheels::all().map(|wheels| effects(&wheels, PlayerWheel::One)[2]);
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
    let shares = expected.map(|(kind, of_36)| (kind, of_36 * LAYOUT_COUNT / 36));
    assert_eq!(count(every), BTreeMap::from(shares));
}

#[test]
fn frequencies_of_useful_links_and_buildings() {
    for player_wheel in PlayerWheel::BOTH {
        let (mut useful, mut buildings) = ([0; 4], 0);
        for wheels in Wheels::all() {
            let effects = effects(&wheels, player_wheel);
            useful[effects
                .iter()
                .filter(|effect| effect.gives().is_some())
                .count()] += 1;
            let joins = joinable_pairs(&wheels, player_wheel);
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
    let losses: Vec<Vec<&str>> = Die::all()
        .map(|die| {
            die.disaster_losses()
                .iter()
                .map(|lost| effect_text(Effect::Gives(Item::Development(*lost))))
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
    assert_eq!(losses, expected);
}

#[test]
fn the_wheel_rotation_die() {
    let turned: Vec<String> = Die::all()
        .map(|die| {
            let mut wheels = layout("5 5 5 5");
            die.rotated_wheels()
                .iter()
                .for_each(|wheel| wheels.turn(*wheel));
            layout_text(&wheels)
        })
        .collect();
    let expected = [
        "5 4 5 5", "5 3 5 5", "5 5 4 5", "5 5 5 4", "5 5 4 4", "4 4 4 4",
    ];
    assert_eq!(turned, expected);
    assert_eq!((Die::new(0), Die::new(7)), (None, None));
}
