//! World Wonders: points, objectives and ranks.

use crate::world_wonders_help;

use rules::game::Game;
use rules::games::world_wonders::{
    CityScenario, Kind, Map, Objective, Resource, Scenario, ScoreItem, WorldWonders,
};
use rules::{PerSeat, Seat};
use world_wonders_help::{
    after, cells, city, monument, over, pieces, points, ranks, scenario_with, score_item_sum, seat,
};

/// A game with these cities.
fn with(cities: Vec<CityScenario>) -> WorldWonders {
    WorldWonders::from_scenario(&Scenario {
        players: cities.len().max(2) as u8,
        cities,
        ..Scenario::default()
    })
}

/// A game in which the first player has this drawn city.
fn drawn(drawing: &str) -> WorldWonders {
    WorldWonders::from_scenario(&scenario_with(city(drawing)))
}

/// The first seat's points from the selected score items.
fn from(game: &WorldWonders, is_counted: impl Fn(&ScoreItem) -> bool) -> i32 {
    game.score_items()
        .into_iter()
        .filter(|(owner, _, source)| *owner == seat(1) && is_counted(source))
        .map(|(_, points, _)| points)
        .sum()
}

mod sources {
    use super::*;

    #[test]
    fn population_gives_a_point_for_each_ring() {
        for (population, expected) in [(0, 0), (1, 0), (2, 1), (5, 2), (6, 3), (12, 9), (13, 10)] {
            let game = with(vec![CityScenario {
                population,
                ..CityScenario::default()
            }]);
            assert_eq!(points(&game)[0], expected, "{population}");
            let item = from(&game, |item| matches!(item, ScoreItem::Population { .. }));
            assert_eq!(item, expected);
        }
    }

    #[test]
    fn rings_are_the_same_on_both_sides_of_the_board() {
        for board_b in [false, true] {
            for (population, expected) in [(5, 2), (6, 3), (13, 10)] {
                let mut scenario = scenario_with(CityScenario {
                    population,
                    ..CityScenario::default()
                });
                scenario.variant.board_b = board_b;
                let game = WorldWonders::from_scenario(&scenario);
                assert_eq!(points(&game)[0], expected, "{board_b} {population}");
            }
        }
    }

    #[test]
    fn the_least_produced_resource_counts() {
        // The example of the rules: 8, 9 and 11 give 8.
        for (tracks, expected) in [
            ([8, 9, 11], 8),
            ([11, 8, 9], 8),
            ([16, 16, 0], 0),
            ([5, 5, 5], 5),
        ] {
            let game = with(vec![CityScenario {
                tracks,
                ..CityScenario::default()
            }]);
            assert_eq!(points(&game)[0], expected);
        }
    }

    #[test]
    fn monuments_give_what_is_on_their_cards() {
        let game = with(vec![CityScenario {
            monuments: ["colosseum", "moai", "trojan-horse"].map(monument).to_vec(),
            ..CityScenario::default()
        }]);
        assert_eq!(points(&game)[0], 4 + 2 + 1);
        assert_eq!(game.score_items().len(), 3);
    }

    #[test]
    fn an_unpaid_loan_costs_two() {
        let game = with(vec![CityScenario {
            loan: Some(1),
            ..CityScenario::default()
        }]);
        assert_eq!(points(&game)[0], -2);
        assert_eq!(game.score_items(), [(seat(1), -2, ScoreItem::Loan)]);
    }

    #[test]
    fn they_sum_up() {
        let mut start = city("FF*r.\nr....");
        start.tracks = [3, 4, 5];
        start.population = 7;
        start.loan = Some(1);
        let game = WorldWonders::from_scenario(&scenario_with(start));
        // Rings of 7: 2, 4, 6, 7. The horse in the way of the drawing is one.
        assert_eq!(points(&game)[0], 4 + 3 + 1 + 1 - 2);
        assert_eq!(score_item_sum(&game, seat(1)), points(&game)[0]);
    }
}

mod resources {
    use super::*;

    /// A map of green land with these rows at the top.
    fn open(rows: &str) -> WorldWonders {
        let mut drawing = String::new();
        let mut count = 0;
        for row in rows.lines().map(str::trim).filter(|row| !row.is_empty()) {
            drawing.push_str(&format!("{row:.<12}\n"));
            count += 1;
        }
        drawing.push_str(&"............\n".repeat(11 - count));
        drawn(&drawing)
    }

    #[test]
    fn visible_ones_that_share_an_edge_with_a_piece_count_once_each() {
        for (rows, expected) in [
            ("*r", "a1"),
            ("*.r", ""),
            ("r*r", "b1"),
            ("*r*", "a1 c1"),
            ("*t", "a1"),
            ("*FF", "a1"),
            ("*#", "a1"),
            ("-==-*", "e1"),
            ("r.\n.*", ""),
            ("r.\n*.", "a2"),
        ] {
            let game = open(rows);
            assert_eq!(
                game.city(seat(1)).scoring_resources(),
                cells(expected),
                "{rows}"
            );
            let item = from(&game, |item| {
                matches!(item, ScoreItem::NaturalResources { .. })
            });
            assert_eq!(item as usize, expected.split_whitespace().count(), "{rows}");
        }
    }

    #[test]
    fn covered_ones_do_not() {
        let mut scenario = scenario_with(CityScenario {
            map: Some(Map::drawn("**..")),
            pieces: pieces("single b1"),
            ..CityScenario::default()
        });
        let game = WorldWonders::from_scenario(&scenario);
        assert_eq!(game.city(seat(1)).scoring_resources(), cells("a1"));
        scenario.cities[0].pieces = pieces("double a1");
        let game = WorldWonders::from_scenario(&scenario);
        assert_eq!(points(&game)[0], 0);
    }

    #[test]
    fn districts_are_tiles_with_no_green_space_beside_them() {
        // In the corner: the edge of the map on two sides.
        for (rows, count) in [
            ("FF", 0),
            ("FFr\nrr", 1),
            ("FFr\nr.", 0),
            ("FFt\nrr", 1),
            ("FF*\nrr", 1),
            ("FF~\n~~", 1),
            ("FF#\n##", 1),
            ("FFHH\nrrrr", 1),
            ("FFHHr\nrrrrr", 2),
            ("FFFFr\nrrrrr", 2),
            // A green space at a corner does not matter.
            ("FFr\nrr.", 1),
        ] {
            let game = open(rows);
            assert_eq!(game.city(seat(1)).districts().count(), count, "{rows}");
            let item = from(&game, |item| matches!(item, ScoreItem::Districts { .. }));
            assert_eq!(item, count as i32, "{rows}");
        }
    }

    #[test]
    fn the_sidewalk_closes_a_district() {
        let mut scenario = scenario_with(CityScenario {
            pieces: pieces("I2-farm a11, single c11, single a10, single b10"),
            ..CityScenario::default()
        });
        let count = |scenario: &Scenario| {
            let game = WorldWonders::from_scenario(scenario);
            game.city(seat(1)).districts().count()
        };
        assert_eq!(count(&scenario), 1);
        scenario.cities[0].pieces.pop();
        assert_eq!(count(&scenario), 0);
    }

    #[test]
    fn green_spaces_beside_a_tile_are_listed() {
        let game = open("FF*\nr.");
        let gaps = game.city(seat(1)).adjacent_green(cells("a1 b1"));
        assert_eq!(gaps, cells("b2"));
    }

    mod objectives {
        use super::*;

        fn value(rows: &str, objective: Objective) -> u8 {
            open(rows).city(seat(1)).objective_value(objective)
        }

        #[test]
        fn closed_green_areas() {
            // Two spaces inside; the outside is open at the rim.
            let closed = "
                rrrr
                r..r
                rrrr";
            assert_eq!(value(closed, Objective::Green), 2);
            // The edge and the sidewalk do not close it.
            let at_edge = "
                r..r
                rrrr";
            assert_eq!(value(at_edge, Objective::Green), 0);
            // Resources and water do, and are no area themselves.
            let mixed = "
                r~*rr
                r.*.~
                rr~rr";
            assert_eq!(value(mixed, Objective::Green), 1);
            let two = "
                rrrrrr
                r.r..r
                rrrrrr";
            assert_eq!(value(two, Objective::Green), 2);
            let open_corner = "
                rrrr
                r..r
                rr.r";
            assert_eq!(value(open_corner, Objective::Green), 0);
            // In the west and in the east the same shape is open.
            let in_the_west = "
                rrr
                ..r
                rrr";
            assert_eq!(value(in_the_west, Objective::Green), 0);
            let in_the_east = "
                .........rrr
                .........r..
                .........rrr";
            assert_eq!(value(in_the_east, Objective::Green), 0);
            let spaces = open(two).city(seat(1)).objective_cells(Objective::Green);
            assert_eq!(spaces, cells("d2 e2"));
            // A green space in row 11 is at the sidewalk.
            let bottom = scenario_with(CityScenario {
                pieces: pieces("single a10, single b11, long c10e"),
                ..CityScenario::default()
            });
            let bottom = WorldWonders::from_scenario(&bottom);
            assert_eq!(bottom.city(seat(1)).objective_value(Objective::Green), 0);
        }

        #[test]
        fn any_piece_closes_a_green_area() {
            let closed = "
                .FF.
                t..#
                .MM.";
            assert_eq!(value(closed, Objective::Green), 2);
            for side in ["FF", "t", "#", "MM"] {
                let open = closed.replace(side, &".".repeat(side.len()));
                assert_eq!(value(&open, Objective::Green), 0, "{side}");
            }
        }

        #[test]
        fn the_longest_road_has_branches_and_bridges_but_no_towers() {
            assert_eq!(value("rrr.rr", Objective::LongestRoad), 3);
            assert_eq!(value("rrrr\n.r..\n.r..", Objective::LongestRoad), 6);
            assert_eq!(value("r-==-r", Objective::LongestRoad), 6);
            assert_eq!(value("rrtrrr", Objective::LongestRoad), 3);
            assert_eq!(value("rr\n..rrr", Objective::LongestRoad), 3);
            assert_eq!(value("FF", Objective::LongestRoad), 0);
        }

        #[test]
        fn tiles_at_resources_and_at_water_count_once_each() {
            assert_eq!(value("*FF*", Objective::AtResources), 1);
            assert_eq!(value("FF*HH", Objective::AtResources), 2);
            assert_eq!(value("FF.*HH", Objective::AtResources), 1);
            assert_eq!(value("*r", Objective::AtResources), 0);
            assert_eq!(value("~FF~", Objective::AtWater), 1);
            assert_eq!(value("FF~HH\n*~~..", Objective::AtWater), 2);
            // Water under a bridge is covered.
            assert_eq!(value("-==-\n.FF.", Objective::AtWater), 0);
        }

        #[test]
        fn tiles_at_covered_resources_do_not_count() {
            let value = |placed: &str| {
                let game = with(vec![CityScenario {
                    map: Some(Map::drawn("*...")),
                    pieces: pieces(placed),
                    ..CityScenario::default()
                }]);
                game.city(seat(1)).objective_value(Objective::AtResources)
            };
            assert_eq!(value("I2-farm b1"), 1);
            // Under a road, a tower, the neighbour, or the tile itself.
            assert_eq!(value("I2-farm b1, single a1"), 0);
            assert_eq!(value("I2-farm b1, tower a1"), 0);
            assert_eq!(value("I2-farm b1, I2-market a1e"), 0);
            assert_eq!(value("I2-farm a1"), 0);
        }

        #[test]
        fn tiles_of_a_type_and_groups_of_them() {
            let rows = "
                FFFF.FF
                ....FF.
                HHTT.TT";
            assert_eq!(value(rows, Objective::Most(Kind::Habitation)), 1);
            assert_eq!(value(rows, Objective::Most(Kind::Market)), 0);
            assert_eq!(value(rows, Objective::Most(Kind::Farm)), 4);
            // d1 and e2 meet at a corner only.
            assert_eq!(value(rows, Objective::Group(Kind::Farm)), 2);
            assert_eq!(value(rows, Objective::Group(Kind::Temple)), 1);
        }

        #[test]
        fn monuments_and_tracks() {
            let game = with(vec![CityScenario {
                monuments: ["petra", "moai"].map(monument).to_vec(),
                tracks: [4, 9, 2],
                ..CityScenario::default()
            }]);
            let city = game.city(seat(1));
            assert_eq!(city.objective_value(Objective::Monuments), 2);
            for (resource, value) in Resource::ALL.into_iter().zip([4, 9, 2]) {
                assert_eq!(city.objective_value(Objective::Track(resource)), value);
            }
        }

        #[test]
        fn tiles_at_the_edge_but_not_at_the_sidewalk() {
            let game = WorldWonders::from_scenario(&scenario_with(CityScenario {
                pieces: pieces(
                    "I2-farm b1, I2-farm a5, I2-farm k8, I2-farm d11, I2-farm a11, I2-farm d5",
                ),
                ..CityScenario::default()
            }));
            let city = game.city(seat(1));
            assert_eq!(city.objective_value(Objective::AtEdge), 4);
            let spaces = city.objective_cells(Objective::AtEdge);
            assert_eq!(spaces, cells("b1 c1 a5 b5 k8 l8 a11 b11"));
        }

        #[test]
        fn a_district_of_every_type() {
            let all = "
                LLFFHHMMTTr
                rrrrrrrrrrr";
            assert_eq!(value(all, Objective::EveryDistrict), 1);
            assert_eq!(value(&all.replace("TT", "LL"), Objective::EveryDistrict), 0);
            assert_eq!(
                value(&all.replace("TTr\n", "TT.\n"), Objective::EveryDistrict),
                0
            );
        }
    }
}

mod awards {
    use super::*;

    fn awards(objective: Objective, values: &[u8]) -> Vec<u8> {
        let players = values.len() as u8;
        let values = PerSeat::from_fn(players, |seat: Seat| values[seat.index()]);
        objective.awards(&values).as_slice().to_vec()
    }

    #[test]
    fn the_best_and_the_second() {
        assert_eq!(awards(Objective::Green, &[3, 7, 5]), [0, 4, 2]);
        assert_eq!(awards(Objective::Most(Kind::Market), &[3, 7, 5]), [0, 3, 1]);
        // With two the other one is second, if above nothing.
        assert_eq!(awards(Objective::Monuments, &[1, 2]), [2, 4]);
        assert_eq!(awards(Objective::Monuments, &[0, 2]), [0, 4]);
        assert_eq!(awards(Objective::Monuments, &[0, 0]), [0, 0]);
    }

    #[test]
    fn tied_for_first_share_both_rounded_up() {
        assert_eq!(awards(Objective::Green, &[7, 7]), [3, 3]);
        assert_eq!(awards(Objective::Green, &[7, 7, 7]), [2, 2, 2]);
        assert_eq!(awards(Objective::Green, &[7, 7, 7, 7]), [2, 2, 2, 2]);
        assert_eq!(awards(Objective::Green, &[7; 5]), [2; 5]);
        assert_eq!(
            awards(Objective::Track(Resource::Food), &[9, 9, 1]),
            [2, 2, 0]
        );
        assert_eq!(
            awards(Objective::Track(Resource::Food), &[9, 9, 9, 1]),
            [2, 2, 2, 0]
        );
        // There is no second then.
        assert_eq!(awards(Objective::Green, &[7, 7, 6, 6]), [3, 3, 0, 0]);
    }

    #[test]
    fn tied_for_second_have_one_each() {
        assert_eq!(awards(Objective::Green, &[7, 6, 6]), [4, 1, 1]);
        assert_eq!(awards(Objective::Green, &[6, 6, 7, 6, 1]), [1, 1, 4, 1, 0]);
        assert_eq!(
            awards(Objective::Most(Kind::Library), &[2, 1, 1]),
            [3, 1, 1]
        );
        let libraries = Objective::Most(Kind::Library);
        assert_eq!(awards(libraries, &[2, 1, 1, 1]), [3, 1, 1, 1]);
        assert_eq!(awards(libraries, &[1, 1, 2, 1, 1]), [1, 1, 3, 1, 1]);
        assert_eq!(awards(libraries, &[0, 1, 1, 2, 0]), [0, 1, 1, 3, 0]);
        assert_eq!(awards(Objective::Green, &[7, 0, 0]), [4, 0, 0]);
    }

    #[test]
    fn districts_of_every_type_are_shared_by_all_who_have_them() {
        assert_eq!(awards(Objective::EveryDistrict, &[1, 0]), [4, 0]);
        assert_eq!(awards(Objective::EveryDistrict, &[1, 1, 0]), [2, 2, 0]);
        assert_eq!(awards(Objective::EveryDistrict, &[1, 1, 1]), [2, 2, 2]);
        assert_eq!(awards(Objective::EveryDistrict, &[1, 1, 1, 1]), [1; 4]);
        assert_eq!(awards(Objective::EveryDistrict, &[1; 5]), [1; 5]);
        assert_eq!(awards(Objective::EveryDistrict, &[0, 0, 0]), [0; 3]);
    }

    #[test]
    fn three_objectives_are_in_an_advanced_game_and_count() {
        let mut scenario = scenario_with(city("rrr.*r"));
        assert_eq!(
            WorldWonders::from_scenario(&scenario).objectives().count(),
            0
        );
        scenario.variant.objectives = true;
        scenario.objectives = vec![
            Objective::LongestRoad,
            Objective::Track(Resource::Food),
            Objective::AtWater,
        ];
        let game = WorldWonders::from_scenario(&scenario);
        let objectives: Vec<_> = game
            .objectives()
            .map(|(objectives, _, _)| objectives)
            .collect();
        assert_eq!(objectives, scenario.objectives);
        let objective = Objective::LongestRoad;
        let source = ScoreItem::Objective {
            objective,
            value: 3,
        };
        assert!(game.score_items().contains(&(seat(1), 4, source)));
        assert_eq!(score_item_sum(&game, seat(1)), points(&game)[0]);
    }

    #[test]
    fn objectives_are_by_chance_and_all_different() {
        let mut seen = std::collections::BTreeSet::new();
        for seed in 0..60 {
            let mut scenario = Scenario {
                players: 3,
                seed,
                ..Scenario::default()
            };
            scenario.variant.objectives = true;
            let game = WorldWonders::from_scenario(&scenario);
            let objectives: std::collections::BTreeSet<_> = game
                .objectives()
                .map(|(objectives, _, _)| objectives)
                .collect();
            assert_eq!(objectives.len(), 3);
            seen.extend(objectives);
        }
        assert_eq!(seen.len(), 15);
    }
}

mod winning {
    use super::*;

    #[test]
    fn most_points_win_and_monuments_break_ties() {
        let city_with = |tracks: u8, monuments: &[&str]| CityScenario {
            tracks: [tracks; 3],
            monuments: monuments.iter().map(|name| monument(name)).collect(),
            ..CityScenario::default()
        };
        let places = |cities: Vec<CityScenario>| ranks(&with(cities));
        assert_eq!(
            places(vec![
                city_with(3, &[]),
                city_with(5, &[]),
                city_with(4, &[])
            ]),
            [3, 1, 2]
        );
        // Five each: one without, one with one, one with two monuments.
        let tied = vec![
            city_with(5, &[]),
            city_with(3, &["petra"]),
            city_with(3, &["obelisks", "lighthouse"]),
        ];
        let game = with(tied.clone());
        assert_eq!(points(&game), [5, 5, 5]);
        assert_eq!(places(tied), [3, 2, 1]);
        // Else it is shared.
        assert_eq!(
            places(vec![
                city_with(5, &[]),
                city_with(5, &[]),
                city_with(3, &[])
            ]),
            [1, 1, 3]
        );
    }

    #[test]
    fn points_of_objectives_decide_places() {
        let city_with = |tracks, pieces| CityScenario {
            map: Some(Map::drawn("")),
            pieces,
            tracks: [tracks; 3],
            ..CityScenario::default()
        };
        let mut scenario = Scenario {
            cities: vec![city_with(1, Vec::new()), city_with(0, pieces("long a11"))],
            ..Scenario::default()
        };
        let plain = WorldWonders::from_scenario(&scenario);
        assert_eq!((points(&plain), ranks(&plain)), (vec![1, 0], vec![1, 2]));
        // Only the second one has a road; no player has any of the other kinds.
        scenario.variant.objectives = true;
        scenario.objectives = vec![
            Objective::LongestRoad,
            Objective::AtWater,
            Objective::Group(Kind::Farm),
        ];
        let game = WorldWonders::from_scenario(&scenario);
        assert_eq!((points(&game), ranks(&game)), (vec![1, 4], vec![2, 1]));
    }

    #[test]
    fn an_unpaid_loan_decides_places() {
        let city_with = |loan| CityScenario {
            tracks: [3; 3],
            loan,
            ..CityScenario::default()
        };
        assert_eq!(ranks(&with(vec![city_with(None), city_with(None)])), [1, 1]);
        assert_eq!(
            ranks(&with(vec![city_with(Some(1)), city_with(None)])),
            [2, 1]
        );
        assert_eq!(
            ranks(&with(vec![city_with(None), city_with(Some(1))])),
            [1, 2]
        );
    }

    #[test]
    fn the_final_score_is_that_of_the_last_state() {
        let mut scenario = scenario_with(city("r"));
        scenario.round = 10;
        for _ in 0..2 {
            scenario.cities.push(CityScenario {
                pieces: pieces("long a11"),
                spent: 6,
                ..CityScenario::default()
            });
        }
        scenario.cities[0].spent = 6;
        let game = WorldWonders::from_scenario(&scenario);
        let game = after(&game, "buy-first end buy-long-road e11 end");
        assert!(over(&game).is_some());
        // Two resources are beside the road from a11 to h11.
        assert_eq!(points(&game)[1], 2);
    }
}
