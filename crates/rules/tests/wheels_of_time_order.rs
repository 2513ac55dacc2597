//! Wheels of Time: "links may be resolved in any order". The game always resolves
//! the links that are not joined first (A, B, common), then the building. With
//! these wheels no other order is ever better for the active player or leads to
//! other cities.

use crate::common;

use common::wheels::{layout, layout_showing};
use rules::games::wheels_of_time::{
    Development, Effect, Item, Link, LinkPair, PlayerWheel, Symbol, Wheels, forms_building,
};
use std::collections::BTreeSet;

/// Walls, roads, buildings.
type Structures = [u8; 3];

/// One step of the production phase: a single link, or the two of a building.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Step {
    Single(Link),
    Joined(LinkPair),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Outcome {
    ActiveWins,
    OpponentWins,
    On(Structures, Structures),
    /// The building has no support when it is to be made.
    NotAllowed,
}

fn effects(wheels: &Wheels, player_wheel: PlayerWheel) -> [Effect; 3] {
    Link::ALL.map(|link| {
        let (own, other) = wheels.link_symbols(player_wheel, link);
        Effect::of(own, other)
    })
}

fn can_join(wheels: &Wheels, player_wheel: PlayerWheel, pair: LinkPair) -> bool {
    let [one, other] = pair.links();
    forms_building(
        wheels.link_symbols(player_wheel, one),
        wheels.link_symbols(player_wheel, other),
    )
}

fn structure_index(effect: Effect) -> Option<usize> {
    match effect.gives() {
        Some(Item::Development(Development::Wall)) => Some(0),
        Some(Item::Development(Development::Road)) => Some(1),
        _ => None,
    }
}

fn resolve(
    effects: &[Effect; 3],
    steps: &[Step],
    mut active: Structures,
    mut other: Structures,
) -> Outcome {
    let [_, _, common] = *effects;
    for step in steps {
        let (mine, yours) = match step {
            Step::Single(link) => {
                let [a, b, c] = *effects;
                match link {
                    Link::A => (structure_index(a), None),
                    Link::B => (structure_index(b), None),
                    Link::Common => (structure_index(c), structure_index(c)),
                }
            }
            Step::Joined(pair) => {
                let [walls, roads, buildings] = active;
                if buildings == 4 || walls <= buildings || roads <= buildings {
                    return Outcome::NotAllowed;
                }
                let share = if pair.has_common() {
                    structure_index(common)
                } else {
                    None
                };
                (Some(2), share)
            }
        };
        for (structures, gain) in [(&mut active, mine), (&mut other, yours)] {
            if let Some(track) = gain {
                structures[track] = 4.min(structures[track] + 1);
            }
        }
        match (active == [4; 3], other == [4; 3]) {
            (true, _) => return Outcome::ActiveWins,
            (false, true) => return Outcome::OpponentWins,
            _ => {}
        }
    }
    Outcome::On(active, other)
}

/// The order that the game uses, then all others.
fn orders(pair: Option<LinkPair>) -> Vec<Vec<Step>> {
    use Link::{A, B, Common as C};
    match pair {
        Some(pair) => {
            let (third, joined) = (Step::Single(pair.unused()), Step::Joined(pair));
            vec![vec![third, joined], vec![joined, third]]
        }
        None => [
            [A, B, C],
            [A, C, B],
            [B, A, C],
            [B, C, A],
            [C, A, B],
            [C, B, A],
        ]
        .map(|order| order.map(Step::Single).to_vec())
        .to_vec(),
    }
}

fn all_structures() -> impl Iterator<Item = Structures> {
    (0..125_u8).map(|n| [n / 25, n / 5 % 5, n % 5])
}

#[test]
fn the_third_link_beside_a_building_never_gives_a_wall_or_a_road() {
    for wheels in Wheels::all() {
        for player_wheel in PlayerWheel::BOTH {
            for pair in LinkPair::ALL
                .into_iter()
                .filter(|pair| can_join(&wheels, player_wheel, *pair))
            {
                let (own, other) = wheels.link_symbols(player_wheel, pair.unused());
                assert_eq!(
                    structure_index(Effect::of(own, other)),
                    None,
                    "{wheels:?} {pair:?}"
                );
            }
        }
    }
}

#[test]
fn no_other_order_is_better_or_leads_elsewhere() {
    let mut seen = BTreeSet::new();
    let mut wins_by_order = 0;
    for wheels in Wheels::all() {
        for player_wheel in PlayerWheel::BOTH {
            let effects = effects(&wheels, player_wheel);
            let joined = LinkPair::ALL
                .into_iter()
                .filter(|pair| can_join(&wheels, player_wheel, *pair));
            for pair in joined.map(Some).chain([None]) {
                if !seen.insert(format!("{:?} {pair:?}", effects.map(structure_index))) {
                    continue;
                }
                let orders = orders(pair);
                for active in all_structures().filter(|structures| *structures != [4; 3]) {
                    for other in all_structures().filter(|structures| *structures != [4; 3]) {
                        let ours = resolve(&effects, &orders[0], active, other);
                        for order in &orders[1..] {
                            let theirs = resolve(&effects, order, active, other);
                            if theirs == ours {
                                continue;
                            }
                            // The active player would let the other one win.
                            assert_eq!(ours, Outcome::ActiveWins, "{active:?} {other:?}");
                            assert_eq!(theirs, Outcome::OpponentWins);
                            assert_eq!(pair, None);
                            wins_by_order += 1;
                        }
                    }
                }
            }
        }
    }
    assert!(wins_by_order > 0);
}

/// What the opponent can receive of a joined common link: never a road or a brick.
#[test]
fn the_opponents_share_of_a_joined_common_link() {
    let mut shares = BTreeSet::new();
    for wheels in Wheels::all() {
        for player_wheel in PlayerWheel::BOTH {
            for pair in LinkPair::ALL
                .into_iter()
                .filter(|pair| can_join(&wheels, player_wheel, *pair))
            {
                if pair.has_common() {
                    let [_, _, common] = effects(&wheels, player_wheel);
                    shares.insert(format!("{:?}", common.gives()));
                }
            }
        }
    }
    let expected = [
        "None",
        "Some(Development(Wall))",
        "Some(Good(Stone))",
        "Some(Good(Wood))",
    ];
    assert_eq!(shares, BTreeSet::from(expected.map(str::to_owned)));
    // The helper that finds layouts works.
    let found = layout(&layout_showing("K-G S-G W-B"));
    assert!(can_join(&found, PlayerWheel::One, LinkPair::BC));
}

/// Dangers come in the same order of links: own ones before the common one.
#[test]
fn no_other_order_of_dangers_is_better_for_the_active_player() {
    // The counts of the endangered good, mine and yours, after a danger.
    let strike = |common: bool, my_skull: bool, (mine, yours): (u8, u8)| match (common, my_skull) {
        (false, _) => (mine.saturating_sub(1), yours),
        (true, true) if yours > 0 => (4.min(mine + 1), yours - 1),
        (true, false) if mine > 0 => (mine - 1, 4.min(yours + 1)),
        _ => (mine, yours),
    };
    let mut differing = 0;
    for wheels in Wheels::all() {
        for player_wheel in PlayerWheel::BOTH {
            let [a, b, common] = effects(&wheels, player_wheel);
            let my_skull = wheels.link_symbols(player_wheel, Link::Common).0 == Symbol::Skull;
            for effect in [a, b] {
                if effect != common || !matches!(effect, Effect::Danger(_)) {
                    continue;
                }
                for start in (0..25).map(|n| (n / 5, n % 5)) {
                    let ours = strike(true, my_skull, strike(false, my_skull, start));
                    let theirs = strike(false, my_skull, strike(true, my_skull, start));
                    assert!(
                        ours.0 >= theirs.0 && ours.1 <= theirs.1,
                        "{wheels:?} {start:?}"
                    );
                    differing += u32::from(ours != theirs);
                }
            }
        }
    }
    assert!(differing > 0);
}
