//! World Wonders against a second implementation of the placement rules, which
//! checks the whole map space by space.

use crate::world_wonders_help;

use rules::Seat;
use rules::game::Game;
use rules::games::world_wonders::{
    Action, Item, Monument, Phase, Piece, Placements, Stack, WorldWonders,
};
use std::collections::BTreeSet;
use world_wonders_help::naive::{Plain, Way, way};
use world_wonders_help::{actions, random_scenario, states};

fn ways(places: Placements) -> BTreeSet<Way> {
    places
        .iter()
        .map(|(at, rotation)| way(at, rotation))
        .collect()
}

/// The positions of the actions that place this piece in the current phase.
fn placed_as(state: &WorldWonders, piece: Piece) -> BTreeSet<Way> {
    let mut all = actions(state);
    all.retain(|action| {
        let placed = state.placed_piece(*action);
        placed.is_some_and(|placed| placed.piece == piece)
    });
    all.into_iter().filter_map(position).collect()
}

/// The positions of the actions that place something in the current phase.
fn placed(state: &WorldWonders) -> BTreeSet<Way> {
    actions(state).into_iter().filter_map(position).collect()
}

fn position(action: Action) -> Option<Way> {
    match action {
        Action::Place { at, rotation } | Action::PlaceStartingRoad { at, rotation } => {
            Some(way(at, rotation))
        }
        Action::PlaceSingleRoad { at } => Some(way(at, Default::default())),
        _ => None,
    }
}

/// Items whose placements are compared: everything for sale, and a tile of
/// every type.
fn market_items() -> Vec<Item> {
    let single = [Item::LongRoad, Item::ShortRoads, Item::Tower];
    let stacks = Stack::ALL.into_iter().map(Item::Tile);
    let alone = Monument::ALL
        .into_iter()
        .filter(|monument| monument.card().pieces == 1);
    single
        .into_iter()
        .chain(stacks)
        .chain(alone.map(Item::Monument))
        .collect()
}

fn piece(state: &WorldWonders, item: Item) -> Option<Piece> {
    match item {
        Item::LongRoad => Some(Piece::LongRoad),
        Item::ShortRoads => Some(Piece::DoubleRoad),
        Item::Tower => Some(Piece::Tower),
        Item::Tile(stack) => state.market().tile(stack).map(Piece::Tile),
        Item::Monument(monument) => Some(Piece::Monument(monument)),
        Item::FirstPedestal | Item::SecondPedestal => None,
    }
}

#[test]
fn pieces_can_be_placed_where_the_plain_rules_say() {
    let (mut compared, mut somewhere) = (0, BTreeSet::new());
    for number in 0..20 {
        let all = states(&random_scenario(number), number);
        for state in all.iter().step_by(61) {
            for seat in Seat::all(state.players()) {
                let city = state.city(seat);
                let plain = Plain::of(city);
                for item in market_items() {
                    let Some(piece) = piece(state, item) else {
                        continue;
                    };
                    let here = ways(state.placements(seat, item));
                    assert_eq!(here, plain.places(piece, false), "{item:?} of {seat:?}");
                    compared += 1;
                    if !here.is_empty() {
                        somewhere.insert(item);
                    }
                }
            }
        }
    }
    assert!(compared > 2_500, "{compared}");
    // All of them could be placed at some time.
    let never: Vec<Item> = market_items()
        .into_iter()
        .filter(|item| !somewhere.contains(item))
        .collect();
    assert!(never.is_empty(), "{never:?}");
}

#[test]
fn what_is_placed_in_a_turn_can_be_placed_so() {
    let mut phases = BTreeSet::new();
    for number in 0..20 {
        let all = states(&random_scenario(number), number);
        for state in all.iter() {
            let plain = Plain::of(state.city(state.active()));
            let places = |piece| plain.places(piece, state.phase() == Phase::Start);
            match state.phase() {
                Phase::Start => {
                    phases.insert("start");
                    assert_eq!(placed(state), places(Piece::LongRoad));
                }
                Phase::Roads {
                    doubles,
                    singles,
                    start,
                } => {
                    phases.insert(if start { "first roads" } else { "roads" });
                    for (piece, remains) in [
                        (Piece::DoubleRoad, doubles > 0),
                        (Piece::SingleRoad, singles > 0),
                        (Piece::LongRoad, start),
                    ] {
                        let expected = if remains {
                            places(piece)
                        } else {
                            BTreeSet::new()
                        };
                        assert_eq!(placed_as(state, piece), expected, "{piece:?}");
                    }
                }
                Phase::Place { item, .. } => {
                    if let Item::Monument(monument) = item
                        && monument.card().pieces > 1
                    {
                        continue;
                    }
                    phases.insert("place");
                    let action = actions(state)
                        .first()
                        .and_then(|action| state.placed_piece(*action));
                    if let Some(piece) = action {
                        assert_eq!(placed(state), places(piece.piece), "{item:?}");
                    }
                }
                _ => {}
            }
        }
    }
    assert_eq!(phases.len(), 4);
}

/// Legal purchases are the items that are for sale, affordable and fit
/// somewhere.
#[test]
fn what_fits_nowhere_cannot_be_bought() {
    let mut illegal = 0;
    for number in 0..25 {
        for state in states(&random_scenario(number), number).iter().step_by(13) {
            if state.phase() != Phase::Buy {
                continue;
            }
            let seat = state.active();
            let plain = Plain::of(state.city(seat));
            let gold = state.city(seat).gold();
            for item in state.market_items().filter(|item| state.is_for_sale(*item)) {
                let fits = match item {
                    Item::FirstPedestal | Item::SecondPedestal => {
                        !state.market().pedestals().contains(&Some(seat))
                    }
                    Item::ShortRoads => !plain.places(Piece::SingleRoad, false).is_empty(),
                    Item::Monument(monument) if monument.card().pieces > 1 => {
                        !state.placements(seat, item).is_empty()
                    }
                    _ => piece(state, item)
                        .is_some_and(|piece| !plain.places(piece, false).is_empty()),
                };
                let pays = state.price(seat, item) <= gold;
                let bought = state.check_action(Action::Buy(item)).is_ok();
                assert_eq!(bought, fits && pays, "{item:?}");
                illegal += u32::from(!fits);
            }
        }
    }
    assert!(illegal > 300, "{illegal}");
}

/// All sequences of placing a monument of several pieces lead to exactly its
/// possible arrangements.
#[test]
fn monuments_of_several_pieces_stand_as_the_plain_rules_say() {
    let mut compared = std::collections::BTreeMap::new();
    for number in 0..150 {
        for state in states(&random_scenario(number), number) {
            let Phase::Place { item, placed } = state.phase() else {
                continue;
            };
            let Item::Monument(monument) = item else {
                continue;
            };
            if monument.card().pieces == 1 {
                continue;
            }
            // The city as it was before its first piece.
            let taken: BTreeSet<Way> = state
                .pieces_in_progress()
                .map(|piece| way(piece.at, piece.rotation))
                .collect();
            assert_eq!(taken.len(), usize::from(placed));
            let places: BTreeSet<Way> = self::placed(&state);
            let count: &mut u32 = compared.entry(monument).or_default();
            // A few of each, as that takes long.
            if placed == 0 && *count < 5 {
                *count += 1;
                let arrangements = Plain::of(state.city(state.active())).arrangements(monument);
                compare(&state, &arrangements, &taken);
                let first: BTreeSet<Way> = arrangements.iter().flatten().copied().collect();
                assert_eq!(places, first, "{monument:?}");
            }
        }
    }
    assert!(compared.values().all(|count| *count >= 3), "{compared:?}");
    assert_eq!(compared.len(), 4, "{compared:?}");
}

/// Follows every first piece, and some of the next ones.
fn compare(state: &WorldWonders, arrangements: &BTreeSet<BTreeSet<Way>>, taken: &BTreeSet<Way>) {
    for (at, action) in actions(state).into_iter().enumerate() {
        // Not all branches, as there are many.
        if taken.is_empty() && at % 5 != 0 {
            continue;
        }
        let Action::Place { at, rotation } = action else {
            continue;
        };
        let mut next = state.clone();
        assert_eq!(next.apply(action, &mut Vec::new()), Ok(()));
        let mut now = taken.clone();
        now.insert(way(at, rotation));
        let rest: BTreeSet<Way> = arrangements
            .iter()
            .filter(|whole| whole.is_superset(&now))
            .flatten()
            .copied()
            .filter(|way| !now.contains(way))
            .collect();
        assert_eq!(placed(&next), rest);
        if !rest.is_empty() && now.len() < 2 {
            compare(&next, arrangements, &now);
        }
    }
}
