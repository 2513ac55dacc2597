//! World Wonders: notation, draws, options and queries.

use crate::world_wonders_help;

use rules::game::Game;
use rules::games::world_wonders::{
    Action, Cells, CityScenario, IllegalAction, Item, Kind, MAPS, Monument, Need, Objective, Phase,
    Piece, Rotation, Scenario, SoloCard, Stack, Tile, WorldWonders,
};
use rules::setup::DrawError;
use rules::{ParseActionError, Seat, Setup};
use std::collections::BTreeSet;
use world_wonders_help::{
    actions, after, cell, cells, city, illegal, legal_text, monument, order, pieces, placed_piece,
    random_scenario, scenario_with, seat, states, tile,
};

/// A game of two players whose first player has a drawn city.
fn drawn(drawing: &str, monuments: &str) -> WorldWonders {
    WorldWonders::from_scenario(&Scenario {
        monuments: monuments.split_whitespace().map(monument).collect(),
        tiles: vec![tile("I2-farm-F")],
        ..scenario_with(city(drawing))
    })
}

mod texts {
    use super::*;

    #[test]
    fn texts_are_written_as_they_are_read_in_any_case() {
        let mut seen = BTreeSet::new();
        for number in 0..20 {
            for state in states(&random_scenario(number), number) {
                let mut lower_case = BTreeSet::new();
                for action in actions(&state) {
                    let text = WorldWonders::notation(action);
                    for written in [text.clone(), text.to_lowercase(), text.to_uppercase()] {
                        assert_eq!(state.parse_action(&written), Ok(action));
                    }
                    assert!(
                        lower_case.insert(text.to_lowercase()),
                        "{text} is there twice"
                    );
                    assert!(
                        text.is_ascii() && !text.contains(' ') && !text.starts_with(['#', '='])
                    );
                    seen.insert(text);
                }
            }
        }
        for text in "begin loan repay out end buy-I2 buy-I3 buy-L3 buy-O4 buy-L4 buy-P5 buy-T4 \
                     buy-S4 buy-long-road buy-short-roads buy-tower buy-first buy-second"
            .split_whitespace()
        {
            assert!(seen.contains(text), "{text} never came");
        }
        for monument in Monument::ALL {
            let text = format!("buy-{}", monument.id());
            let action = Action::Buy(Item::Monument(monument));
            assert_eq!(WorldWonders::notation(action), text);
            assert_eq!(serde_json::json!(monument), monument.id());
            // Some may not have come, but all are read.
            let read = WorldWonders::from_scenario(&Scenario::default()).parse_action(&text);
            assert_eq!(
                read,
                Err(ParseActionError::Illegal(IllegalAction::OtherPhase))
            );
        }
        for stack in Stack::ALL {
            assert_eq!(serde_json::json!(stack), stack.id());
        }
        assert!(seen.iter().any(|text| text.starts_with("one-")));
        for turn in ["e", "s", "w"] {
            let place = |text: &&String| text.ends_with(turn) && text.len() < 5 && text != &"one";
            assert!(seen.iter().any(|text| place(&text)));
        }
    }

    #[test]
    fn a_text_that_is_no_action_says_where() {
        let game = drawn("r....", "");
        for (text, at) in [
            ("", 0),
            ("ends", 0),
            ("end ", 0),
            (" end", 0),
            ("buy", 0),
            ("buy-", 4),
            ("buy-farm", 4),
            ("buy-I4", 4),
            ("buy-atlantis", 4),
            ("one-", 4),
            ("one-x", 4),
            ("one-b1e", 6),
            ("one-m1", 4),
            ("a", 0),
            ("1a", 0),
            ("m1", 0),
            ("a0", 0),
            ("a12", 0),
            ("a01", 0),
            ("a111", 0),
            ("a1n", 2),
            ("a11x", 3),
            ("a1ee", 2),
            ("a1 ", 2),
            ("a-1", 0),
            ("start-", 6),
            ("start-a0", 6),
            ("start-a1n", 8),
            ("ä1", 0),
            ("a1ä", 2),
            ("buy-ä", 4),
            ("ä", 0),
        ] {
            assert_eq!(
                game.parse_action(text),
                Err(ParseActionError::Malformed { at }),
                "{text:?}"
            );
        }
    }

    #[test]
    fn a_phase_has_its_own_actions_only() {
        let start = WorldWonders::from_scenario(&Scenario::default());
        let buying = drawn("r....\n.....", "");
        let placing = after(&buying, "buy-I2");
        let roads = after(&buying, "buy-short-roads");
        let first_roads = after(&start, "buy-short-roads");
        let ending = after(&placing, "b1");
        for (game, phase, allowed) in [
            (&start, Phase::Start, "a11 b11 loan buy-short-roads"),
            (&buying, Phase::Buy, "buy-I2 buy-short-roads loan repay out"),
            (
                &placing,
                Phase::Place {
                    item: Item::Tile(Stack::I2),
                    placed: 0,
                },
                "b1 a11 b11",
            ),
            (
                &roads,
                Phase::Roads {
                    doubles: 2,
                    singles: 1,
                    start: false,
                },
                "b1 one-b1 start-b1 a11 b11",
            ),
            (
                &first_roads,
                Phase::Roads {
                    doubles: 2,
                    singles: 1,
                    start: true,
                },
                "b1 one-b1 start-b1 a11 b11",
            ),
            (&ending, Phase::End, "end"),
        ] {
            assert_eq!(game.phase(), phase);
            let all = "a11 b1 one-b1 start-b1 buy-I2 buy-short-roads loan repay out end begin";
            for text in all.split(' ') {
                let other = illegal(game, text) == Some(IllegalAction::OtherPhase);
                let belongs = allowed.split(' ').any(|other| other == text)
                    || (phase == Phase::Start && text == "b1");
                assert_eq!(other, !belongs, "{text} in {phase:?}");
            }
        }
    }
}

mod canonical_order {
    use super::*;

    #[test]
    fn purchases_then_loans() {
        let mut scenario = scenario_with(CityScenario {
            pieces: pieces("long a11, O4-habitation a9"),
            loan: None,
            ..CityScenario::default()
        });
        scenario.players = 5;
        scenario.monuments = ["lighthouse", "trojan-horse", "petra"]
            .map(monument)
            .to_vec();
        let game = WorldWonders::from_scenario(&scenario);
        assert_eq!(
            legal_text(&WorldWonders::from_scenario(&Scenario {
                order: vec![seat(1)],
                ..scenario.clone()
            })),
            "buy-I2 buy-I3 buy-L3 buy-O4 buy-L4 buy-P5 buy-T4 buy-S4 buy-long-road \
             buy-short-roads buy-tower buy-first buy-second buy-trojan-horse loan"
        );
        assert_eq!(game.players(), 5);
        scenario.round = 2;
        scenario.cities[0].loan = Some(1);
        let listed = legal_text(&WorldWonders::from_scenario(&scenario));
        assert!(listed.ends_with("buy-second buy-trojan-horse repay"));
    }

    #[test]
    fn places_row_by_row_then_by_turns_and_the_starting_road_last() {
        let mut compared = 0;
        for number in 0..10 {
            for state in states(&random_scenario(number), number) {
                let keys: Vec<_> = actions(&state)
                    .into_iter()
                    .filter_map(|action| match action {
                        Action::Place { at, rotation } => {
                            Some((0, at.row(), at.column(), rotation.quarters()))
                        }
                        Action::PlaceSingleRoad { at } => Some((1, at.row(), at.column(), 0)),
                        Action::PlaceStartingRoad { at, rotation } => {
                            Some((2, at.row(), at.column(), rotation.quarters()))
                        }
                        // With the starting road alone; elsewhere nothing is placed.
                        Action::Buy(_) => Some((3, 0, 0, 0)),
                        Action::Loan => Some((4, 0, 0, 0)),
                        _ => None,
                    })
                    .collect();
                assert!(keys.is_sorted());
                compared += keys.len();
            }
        }
        assert!(compared > 10_000);
    }
}

mod setup {
    use super::*;

    #[test]
    fn setup_options() {
        let rules = WorldWonders::SETUP_RULES;
        assert_eq!((rules.players, rules.seeded), (1..=5, true));
        let options: Vec<_> = rules
            .options
            .iter()
            .map(|option| {
                (
                    option.id,
                    option.choices,
                    option.min_players,
                    option.max_players,
                )
            })
            .collect();
        assert_eq!(
            options,
            [
                ("map", &["a", "b"][..], 1, 5),
                ("board", &["a", "b"][..], 1, 5),
                ("objectives", &["off", "on"][..], 2, 5),
                ("automaton", &["easy", "hard"][..], 1, 1),
            ]
        );
    }

    /// Choices are given by index, so any setup with the same number of options
    /// will do.
    #[test]
    fn a_setup_leads_to_its_scenario() {
        let game = rules::GameId::WheelOfFortune;
        for seed in 0..4 {
            let plain = Setup::new(game, 3, seed);
            let Ok(plain) = plain else {
                unreachable!("three can play")
            };
            let scenario = Scenario {
                players: 3,
                seed,
                ..Scenario::default()
            };
            assert_eq!(
                WorldWonders::start(&plain),
                WorldWonders::from_scenario(&scenario)
            );
            let chosen = plain
                .with_choice("tiles", "71")
                .and_then(|setup| setup.with_choice("famine", "majority"))
                .and_then(|setup| setup.with_choice("small-cities", "2"));
            let Ok(chosen) = chosen else {
                unreachable!("it has these")
            };
            let game = WorldWonders::start(&chosen);
            let variant = game.variant();
            assert!(variant.map_b && variant.board_b && variant.objectives && !variant.hard);
            assert_eq!(game.objectives().count(), 3);
            assert_ne!(game.city(seat(1)).map(), MAPS[0]);
        }
    }

    fn check(players: u8, draws: &str) -> Result<(), DrawError> {
        let draws: Vec<String> = draws.split_whitespace().map(str::to_owned).collect();
        (WorldWonders::SETUP_RULES.check_draws)(players, &draws)
    }

    fn listed(mut scenario: Scenario, draws: &str) -> WorldWonders {
        assert_eq!(check(scenario.players, draws), Ok(()));
        let draws: Vec<String> = draws.split_whitespace().map(str::to_owned).collect();
        scenario.add_draws(&draws);
        WorldWonders::from_scenario(&scenario)
    }

    #[test]
    fn listed_draws_come_first_each_kind_in_its_own_order() {
        let mut scenario = Scenario {
            players: 3,
            seed: 9,
            ..Scenario::default()
        };
        scenario.variant.map_b = true;
        scenario.variant.objectives = true;
        let draws = "3 1 petra P5-farm-FFFC map-4 moai at-water I2-farm-F map-2 P5-temple-CCGG \
                     I2-farm-f food AQUEDUCT";
        let game = listed(scenario.clone(), draws);
        assert_eq!(order(&game), [3, 1, 2]);
        let row: Vec<&str> = game
            .market()
            .monument_row()
            .into_iter()
            .flatten()
            .map(Monument::id)
            .collect();
        assert_eq!(row, ["petra", "moai", "aqueduct"]);
        assert_eq!(game.city(seat(1)).map(), MAPS[4]);
        assert_eq!(game.city(seat(2)).map(), MAPS[2]);
        let objectives: Vec<Objective> = game
            .objectives()
            .map(|(objective, _, _)| objective)
            .take(2)
            .collect();
        assert_eq!(
            objectives,
            [
                Objective::AtWater,
                Objective::Track(rules::games::world_wonders::Resource::Food)
            ]
        );
        assert_eq!(game.market().tile(Stack::P5), Some(tile("P5-farm-FFFC")));
        let hidden = |game: &WorldWonders, stack| game.market().hidden_stack(stack).to_vec();
        let first = |stack| hidden(&game, stack).first().map(Tile::to_string);
        let face_up = game.market().tile(Stack::I2);
        assert_eq!(
            face_up.map(|tile| tile.to_string()).as_deref(),
            Some("I2-farm-F")
        );
        assert_eq!(first(Stack::I2).as_deref(), Some("I2-farm-F"));
        assert_eq!(first(Stack::P5).as_deref(), Some("P5-temple-CCGG"));
        // What is not listed follows from the seed, as it did.
        let before = WorldWonders::from_scenario(&scenario);
        assert_eq!(hidden(&game, Stack::L3), hidden(&before, Stack::L3));
        let alone = Scenario {
            players: 1,
            ..Scenario::default()
        };
        let alone = after(&listed(alone, "card-13 card-2"), "begin");
        let automaton = alone.automaton().unwrap();
        assert_eq!(automaton.revealed(), [SoloCard::new(13).unwrap()]);
        assert_eq!(automaton.hidden_cards().first(), SoloCard::new(2).as_ref());
    }

    #[test]
    fn impossible_draws_are_errors() {
        let there = |place| Err(DrawError::Unavailable { index: place });
        let unread = |place| Err(DrawError::Malformed { index: place });
        for (players, draws, result) in [
            (3, "1 2 3", Ok(())),
            (3, "1 4", there(1)),
            (3, "1 2 1", there(2)),
            (2, "6", unread(0)),
            (2, "petra petra", there(1)),
            (2, "map-1 map-1", there(1)),
            (2, "map-6", unread(0)),
            (2, "I2-farm-F I2-farm-F", Ok(())),
            (2, "I2-farm-F I2-farm-F I2-farm-F", there(2)),
            (2, "O4-farm-FFF O4-farm-FFF", there(1)),
            (2, "O4-farm-GGG", unread(0)),
            (2, "O4-farm", unread(0)),
            (2, "food gears at-edge", Ok(())),
            (2, "food gears at-edge green", there(3)),
            (2, "food food", there(1)),
            (1, "card-1 card-14", Ok(())),
            (1, "card-15", unread(0)),
            (1, "card-7 card-7", there(1)),
            (2, "", Ok(())),
            (2, "atlantis", unread(0)),
        ] {
            assert_eq!(check(players, draws), result, "{draws}");
        }
    }
}

mod queries {
    use super::*;

    #[test]
    fn where_something_can_be_placed_before_it_is_bought() {
        let game = drawn("r....\n.....", "trojan-horse");
        let places = game.placements(seat(1), Item::Tile(Stack::I2));
        let listed: Vec<_> = places.iter().collect();
        assert_eq!(
            listed,
            [
                (cell("b1"), Rotation::new(0)),
                (cell("b1"), Rotation::new(1)),
                (cell("a2"), Rotation::new(0))
            ]
        );
        assert_eq!(places.corners(Rotation::new(1)), cells("b1"));
        assert!(places.has(cell("a2"), Rotation::NONE) && !places.has(cell("c1"), Rotation::NONE));
        assert!(game.placements(seat(1), Item::FirstPedestal).is_empty());
        // Also for those whose turn it is not.
        assert!(!game.placements(seat(2), Item::LongRoad).is_empty());
    }

    #[test]
    fn what_can_be_placed_is_what_is_legal() {
        for number in 0..6 {
            for state in states(&random_scenario(number), number) {
                let [places, singles, starting] = state.current_placements();
                let places = places
                    .iter()
                    .map(|(at, rotation)| Action::Place { at, rotation });
                let singles = singles.iter().map(|(at, _)| Action::PlaceSingleRoad { at });
                let starting = starting
                    .iter()
                    .map(|(at, rotation)| Action::PlaceStartingRoad { at, rotation });
                let listed: Vec<Action> = places.chain(singles).chain(starting).collect();
                match state.phase() {
                    Phase::Start | Phase::Place { .. } | Phase::Roads { .. } => {
                        let mut legal = actions(&state);
                        legal.retain(|action| !matches!(action, Action::Buy(_) | Action::Loan));
                        assert_eq!(listed, legal);
                        for action in listed {
                            let placed = state.placed_piece(action);
                            assert!(placed.is_some_and(|placed| !placed.cells().is_empty()));
                        }
                    }
                    _ => assert!(listed.is_empty()),
                }
            }
        }
    }

    #[test]
    fn why_something_cannot_be_placed() {
        let game = drawn("r..~\n..HH", "trojan-horse great-wall lighthouse");
        let illegal_placement = |item, place: &str| {
            let at = placed_piece(Piece::Tower, place);
            game.check_placement(seat(1), item, at.at, at.rotation)
        };
        let farm = Item::Tile(Stack::I2);
        let horse = Item::Monument(Monument::TrojanHorse);
        for (item, place, expected) in [
            (farm, "b1", Ok(())),
            (farm, "b1s", Err(IllegalAction::RedundantRotation)),
            (farm, "l1", Err(IllegalAction::OffMap)),
            (farm, "a11e", Err(IllegalAction::OffMap)),
            (
                farm,
                "a1",
                Err(IllegalAction::Occupied { cell: cell("a1") }),
            ),
            (
                farm,
                "b2",
                Err(IllegalAction::Occupied { cell: cell("c2") }),
            ),
            (farm, "c1", Err(IllegalAction::OnWater { cell: cell("d1") })),
            (
                Item::ShortRoads,
                "b2",
                Err(IllegalAction::Occupied { cell: cell("c2") }),
            ),
            (
                horse,
                "c1",
                Err(IllegalAction::MonumentNotAdjacent { need: Need::Road }),
            ),
            (
                horse,
                "b1",
                Err(IllegalAction::MonumentNotAdjacent {
                    need: Need::Building(Kind::Habitation),
                }),
            ),
            (
                Item::Monument(Monument::Lighthouse),
                "c1",
                Err(IllegalAction::OnLand { cell: cell("c1") }),
            ),
            (
                Item::Monument(Monument::GreatWall),
                "b1",
                Err(IllegalAction::CannotBeCompleted),
            ),
        ] {
            assert_eq!(illegal_placement(item, place), expected, "{item:?} {place}");
        }
    }

    #[test]
    fn what_a_monument_needs_and_where_that_is() {
        let game = drawn("rHH.*~", "trojan-horse");
        let needs: Vec<_> = game.needs(seat(1), Monument::TrojanHorse).collect();
        assert_eq!(
            needs,
            [
                (Need::Building(Kind::Habitation), cells("b1 c1")),
                (Need::Road, cells("a1"))
            ]
        );
        let mut needs = game.needs(seat(1), Monument::AngkorWat);
        assert_eq!(
            needs.next(),
            Some((Need::Building(Kind::Temple), Cells::NONE))
        );
        assert_eq!(needs.next(), Some((Need::Water, cells("f1"))));
        let farms = game.needs(seat(1), Monument::MachuPicchu).next();
        assert_eq!(farms, Some((Need::TwoFarms, Cells::NONE)));
    }

    #[test]
    fn pieces_are_listed_with_their_spaces() {
        let game = drawn("r.HH.*~\nt.##-==-", "trojan-horse");
        let city = game.city(seat(1));
        let at = |text: &str| city.piece_at(cell(text)).map(|placed| placed.piece);
        assert_eq!(at("a1"), Some(Piece::SingleRoad));
        assert_eq!(at("a2"), Some(Piece::Tower));
        assert_eq!(at("f2"), Some(Piece::LongRoad));
        assert!(matches!(at("d1"), Some(Piece::Tile(_))));
        assert_eq!(at("c2"), Some(Piece::Monument(Monument::TrojanHorse)));
        assert_eq!(at("b1"), None);
        assert_eq!(city.towers(), cells("a2"));
        assert_eq!(city.roads(), cells("a1 e2 f2 g2 h2"));
        assert!(city.monument_cells().has(cell("c2")));
        assert_eq!(
            (city.free_water(), city.free_resources()),
            (cells("g1"), cells("f1"))
        );
        assert_eq!(city.free_land(), cells("b1 e1 f1 b2"));
        assert_eq!(city.green(), cells("b1 e1 b2"));
    }

    #[test]
    fn prices_and_what_is_for_sale() {
        let game = drawn("r....", "");
        assert_eq!(game.price(seat(1), Item::Tile(Stack::P5)), 5);
        let row = game.market().monument_row()[0];
        let first = row.map(Item::Monument);
        assert_eq!(first.map(|item| game.price(seat(1), item)), Some(7));
        let sale = game
            .market_items()
            .filter(|item| game.is_for_sale(*item))
            .count();
        assert_eq!(sale, 6 + 2 + 1 + 2 + 3);
        assert_eq!(Seat::all(2).count(), 2);
    }
}
