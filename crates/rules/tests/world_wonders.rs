//! World Wonders: setup, turns and purchases.

use crate::world_wonders_help;

use rules::Seat;
use rules::game::Game;
use rules::games::world_wonders::{
    CityScenario, EndReason, Event, IllegalAction, Item, MAPS, Objective, Phase, Scenario,
    ScoreItem, Stack, WorldWonders,
};
use std::collections::BTreeSet;
use world_wonders_help::{
    after, can, city, city_with_starting_road, gold, illegal, legal_text, monument, order, over,
    scenario_for, scenario_with, seat, start, take, tile,
};

mod set_up {
    use super::*;

    #[test]
    fn boards_roads_tower_and_monuments_by_number_of_players() {
        for (players, stacks, long, short, row) in [
            (1, 6, 1, 1, 2),
            (2, 6, 1, 1, 3),
            (3, 6, 2, 1, 3),
            (4, 7, 2, 2, 3),
            (5, 8, 3, 2, 3),
        ] {
            let game = start(&Scenario {
                players,
                ..Scenario::default()
            });
            let market = game.market();
            assert_eq!(market.stacks().len(), stacks);
            assert!(market.stacks().all(|stack| market.tile(stack).is_some()));
            assert_eq!((market.long_roads(), market.short_sets()), (long, short));
            assert!(market.tower());
            assert_eq!(market.pedestals(), [None, None]);
            assert_eq!(market.monument_row().into_iter().flatten().count(), row);
            assert_eq!(market.deck_len(), 21 - row);
            for stack in Stack::ALL.into_iter().skip(stacks) {
                assert!(!game.is_for_sale(Item::Tile(stack)));
            }
        }
    }

    #[test]
    fn cities_begin_empty_with_seven_gold() {
        let game = start(&Scenario {
            players: 5,
            ..Scenario::default()
        });
        for seat in Seat::all(5) {
            let city = game.city(seat);
            assert_eq!(
                (city.gold(), city.population(), city.tracks()),
                (7, 0, [0; 3])
            );
            assert!(
                city.occupied().is_empty() && city.loan().is_none() && !city.starting_road_placed()
            );
            assert_eq!(city.monument_count(), 0);
        }
        assert_eq!((game.round(), game.turn()), (1, 1));
        assert_eq!(game.phase(), Phase::Start);
    }

    #[test]
    fn side_a_has_the_same_lake_for_all_and_side_b_a_river_for_each() {
        let maps = |map_b, seed| {
            let mut scenario = Scenario {
                players: 5,
                seed,
                ..Scenario::default()
            };
            scenario.variant.map_b = map_b;
            let game = start(&scenario);
            Seat::all(5)
                .map(|seat| game.city(seat).map())
                .filter_map(|map| MAPS.iter().position(|other| *other == map))
                .collect::<Vec<_>>()
        };
        assert_eq!(maps(false, 3), [0; 5]);
        let mut dealt = BTreeSet::new();
        for seed in 0..40 {
            let rivers = maps(true, seed);
            assert_eq!(
                rivers.iter().copied().collect::<BTreeSet<_>>(),
                (1..6).collect()
            );
            dealt.insert(rivers);
        }
        assert!(dealt.len() > 20);
    }

    #[test]
    fn the_order_of_play_is_by_chance() {
        let orders: BTreeSet<Vec<u8>> = (0..200)
            .map(|seed| {
                let scenario = Scenario {
                    players: 3,
                    seed,
                    ..Scenario::default()
                };
                order(&start(&scenario))
            })
            .collect();
        assert_eq!(orders.len(), 6);
    }
}

mod turns {
    use super::*;

    #[test]
    fn a_first_turn_is_the_starting_road_a_purchase_and_the_end() {
        let mut game = start(&Scenario {
            order: vec![seat(2), seat(1)],
            tiles: vec![tile("I2-farm-F")],
            ..Scenario::default()
        });
        assert_eq!(game.to_act(), Some(seat(2)));
        assert_eq!(illegal(&game, "buy-I2"), Some(IllegalAction::OtherPhase));
        take(&mut game, "a11");
        // It costs nothing, and the purchase may use it.
        assert_eq!((gold(&game), game.phase()), (vec![7, 7], Phase::Buy));
        take(&mut game, "buy-I2 a10");
        assert_eq!(
            (gold(&game), legal_text(&game)),
            (vec![7, 5], "end".to_owned())
        );
        take(&mut game, "end");
        // Now the other one has a starting road to place.
        assert_eq!((game.to_act(), game.phase()), (Some(seat(1)), Phase::Start));
        take(&mut game, "e11 buy-long-road i11 end");
        assert_eq!((game.to_act(), game.phase()), (Some(seat(2)), Phase::Buy));
        assert_eq!(game.turn(), 3);
    }

    /// The starting road is placed "at the same time as any piece(s) purchased with" the
    /// first action: short roads may come first, in any order, and only the first road has to
    /// be "adjacent to the Sidewalk".
    #[test]
    fn the_starting_road_and_short_roads_are_placed_in_any_order() {
        let first = start(&Scenario::default());
        let player = first.active();
        let bought = after(&first, "buy-short-roads");
        assert_eq!(bought.city(player).gold(), 6);
        // Whichever comes first must touch the sidewalk.
        for text in ["c10e", "one-c11", "start-c8e", "c11", "start-f11"] {
            assert!(can(&bought, text), "{text}");
        }
        for text in ["c9e", "one-c10", "start-c7e", "c10", "start-f10"] {
            let illegal_action = illegal(&bought, text);
            assert_eq!(
                illegal_action,
                Some(IllegalAction::RoadNotAdjacent),
                "{text}"
            );
        }
        // The starting road joins a short one, away from the sidewalk.
        let all = "one-c11 c9e start-c5e d9";
        let together = after(&bought, all);
        let city = together.city(player);
        assert!(city.starting_road_placed());
        assert_eq!(city.roads().len(), 4 + 2 + 2 + 1);
        assert_eq!(together.phase(), Phase::End);
        // In each order that touches what is there.
        for order in [
            "one-c11 start-c7e d9 b9e",
            "start-c8e c6e one-b8 d8",
            "c10e c8e start-c4e one-c3",
            "c10e c8e one-d8 start-d4e",
        ] {
            let game = after(&bought, order);
            assert_eq!(game.phase(), Phase::End, "{order}");
            assert!(game.city(player).starting_road_placed());
        }
        // It remains to be placed after all the others, and only once.
        let before = after(&bought, "one-c11 c9e d9");
        assert!(!before.city(player).starting_road_placed());
        assert!(
            legal_text(&before)
                .split(' ')
                .all(|text| text.starts_with("start-"))
        );
        let after_it = after(&bought, "start-a11");
        let illegal_action = illegal(&after_it, "start-e11");
        assert_eq!(illegal_action, Some(IllegalAction::NoSuchRoadLeft));
        // The next turn is an ordinary one.
        let mut game = after(&together, "end");
        take(&mut game, "a11 buy-first end");
        assert_eq!((game.active(), game.phase()), (player, Phase::Buy));
    }

    #[test]
    fn a_long_road_bought_in_the_first_turn_may_come_to_lie_anywhere() {
        // The two are alike: the one at the sidewalk is laid first.
        let first = start(&Scenario::default());
        assert_eq!(
            illegal(&first, "buy-long-road"),
            Some(IllegalAction::OtherPhase)
        );
        let game = after(&first, "c8e buy-long-road c4e");
        assert_eq!(game.city(game.active()).roads().len(), 8);
    }

    #[test]
    fn a_loan_may_come_before_the_first_roads() {
        let first = start(&Scenario::default());
        let player = first.active();
        let lent = after(&first, "loan");
        assert_eq!((lent.city(player).gold(), lent.phase()), (9, Phase::Start));
        assert_eq!(illegal(&lent, "loan"), Some(IllegalAction::OneLoanATurn));
        let roads = after(&lent, "buy-short-roads c10e start-c6e");
        assert_eq!(roads.city(player).gold(), 8);
        let alone_first = after(&lent, "a11");
        assert_eq!(
            illegal(&alone_first, "loan"),
            Some(IllegalAction::OneLoanATurn)
        );
        assert!(can(&alone_first, "buy-I2"));
    }

    #[test]
    fn by_the_first_rules_the_starting_road_comes_before_everything() {
        let game = start(&Scenario {
            rules_version: 1,
            ..Scenario::default()
        });
        for text in ["buy-short-roads", "loan"] {
            assert_eq!(illegal(&game, text), Some(IllegalAction::OtherPhase));
        }
        let all = legal_text(&game);
        assert!(all.split(' ').all(|text| !text.contains('-')), "{all}");
        let roads = after(&game, "a11 buy-short-roads");
        assert!(!can(&roads, "start-e11"));
    }

    #[test]
    fn the_second_of_two_players_may_find_no_short_roads_to_lay_first() {
        let mut game = start(&Scenario::default());
        take(&mut game, "buy-short-roads one-a11 b11 d11 start-f11 end");
        assert_eq!(game.phase(), Phase::Start);
        for (text, illegal_action) in [
            ("buy-short-roads", IllegalAction::NotForSale),
            ("loan", IllegalAction::NotForSale),
        ] {
            assert_eq!(illegal(&game, text), Some(illegal_action));
        }
        take(&mut game, "a11");
        assert!(can(&game, "loan"));
    }

    #[test]
    fn things_cost_what_the_rules_say() {
        let city = "
            LL.*....
            rrrr....
            ........";
        let game = start(&Scenario {
            players: 5,
            monuments: vec![monument("thien-mu")],
            cities: vec![world_wonders_help::city(city)],
            order: vec![seat(1)],
            ..Scenario::default()
        });
        let cost = |text: &str| 7 - gold(&after(&game, text))[0];
        for (text, costs) in [
            ("buy-I2", 2),
            ("buy-I3", 3),
            ("buy-L3", 3),
            ("buy-O4", 4),
            ("buy-L4", 4),
            ("buy-P5", 5),
            ("buy-T4", 4),
            ("buy-S4", 4),
            ("buy-long-road", 1),
            ("buy-short-roads", 1),
            ("buy-tower", 2),
            ("buy-first", 1),
            ("buy-second", 1),
            ("buy-thien-mu", 7),
        ] {
            assert_eq!(cost(text), costs, "{text}");
        }
    }

    #[test]
    fn nobody_pays_more_than_there_is() {
        let mut scenario = scenario_for(2);
        scenario.cities[0].spent = 3;
        let game = start(&scenario);
        assert_eq!(
            illegal(&game, "buy-P5"),
            Some(IllegalAction::NotEnoughGold { cost: 5, gold: 4 })
        );
        assert!(can(&game, "buy-O4"));
    }

    #[test]
    fn what_was_bought_is_gone_for_the_round() {
        let mut game = start(&scenario_for(2));
        take(&mut game, "buy-long-road e11 end");
        assert_eq!(
            illegal(&game, "buy-long-road"),
            Some(IllegalAction::NotForSale)
        );
        take(&mut game, "buy-O4 a9 end buy-tower a10 end");
        for text in ["buy-O4", "buy-tower", "buy-long-road"] {
            assert_eq!(
                illegal(&game, text),
                Some(IllegalAction::NotForSale),
                "{text}"
            );
        }
        assert!(can(&game, "buy-short-roads") && can(&game, "buy-I3"));
        // With three players there are two long roads.
        let game = after(
            &start(&scenario_for(3)),
            "buy-long-road e11 end buy-long-road e11 end",
        );
        assert_eq!(
            illegal(&game, "buy-long-road"),
            Some(IllegalAction::NotForSale)
        );
    }

    #[test]
    fn players_take_turns_until_their_gold_is_spent() {
        let mut scenario = scenario_for(3);
        scenario.cities[1].spent = 6;
        let mut game = start(&scenario);
        take(&mut game, "buy-long-road e11 end");
        assert_eq!(game.to_act(), Some(seat(2)));
        take(&mut game, "buy-long-road e11 end");
        assert_eq!(gold(&game), [6, 0, 7]);
        take(&mut game, "buy-tower a10 end buy-I2 a10 end");
        // The second player is out of the round.
        assert_eq!(game.to_act(), Some(seat(3)));
    }

    #[test]
    fn a_turn_can_be_gone_through_in_steps_only() {
        let game = after(&start(&scenario_for(2)), "buy-I2");
        for text in ["loan", "repay", "out", "end", "begin", "buy-I3", "one-a10"] {
            assert_eq!(
                illegal(&game, text),
                Some(IllegalAction::OtherPhase),
                "{text}"
            );
        }
        let game = after(&game, "a10");
        for text in ["loan", "repay", "out", "a9", "buy-I3"] {
            assert_eq!(
                illegal(&game, text),
                Some(IllegalAction::OtherPhase),
                "{text}"
            );
        }
    }

    #[test]
    fn actions_emit_their_events() {
        let mut scenario = scenario_for(2);
        scenario.tiles = vec![tile("I2-farm-F")];
        scenario.cities[0].tracks = [2, 0, 0];
        let mut game = start(&scenario);
        let events = take(&mut game, "buy-I2 a10");
        let player = seat(1);
        let (item, gold) = (Item::Tile(Stack::I2), 2);
        let placed = world_wonders_help::placed_piece(
            rules::games::world_wonders::Piece::Tile(tile("I2-farm-F")),
            "a10",
        );
        assert_eq!(
            events,
            [
                Event::Bought {
                    seat: player,
                    item,
                    gold,
                    tile: Some(tile("I2-farm-F")),
                },
                Event::Placed {
                    seat: player,
                    piece: placed.piece,
                    at: placed.at,
                    rotation: placed.rotation
                },
                Event::Produced {
                    seat: player,
                    steps: [1, 0, 0]
                },
                Event::Grew {
                    seat: player,
                    spaces: 1,
                    population: 1
                },
            ]
        );
    }
}

mod monuments {
    use super::*;

    fn rich() -> Scenario {
        Scenario {
            monuments: ["thien-mu", "moai", "trojan-horse", "petra", "giza"]
                .map(monument)
                .to_vec(),
            ..scenario_with(city("LL.*\nrrrr"))
        }
    }

    #[test]
    fn a_monument_takes_all_gold_and_ends_the_round_for_its_buyer() {
        let mut game = start(&rich());
        take(&mut game, "buy-thien-mu");
        assert_eq!(gold(&game)[0], 0);
        take(&mut game, "c1 end");
        assert!(
            game.city(seat(1))
                .monuments()
                .eq([monument("trojan-horse"), monument("thien-mu")])
        );
        take(&mut game, "a11 buy-long-road e11 end");
        assert_eq!(game.to_act(), Some(seat(2)));
        // One gold is enough, and a loan's gold goes the same way.
        let mut poor = rich();
        poor.cities[0].spent = 6;
        let mut game = start(&poor);
        assert!(can(&game, "buy-thien-mu"));
        take(&mut game, "loan");
        let events = take(&mut game, "buy-thien-mu");
        let bought = |event: &Event| matches!(event, Event::Bought { gold: 3, .. });
        assert!(events.iter().any(bought));
    }

    #[test]
    fn after_a_loan_is_paid_off_a_monument_costs_what_is_left() {
        let mut scenario = rich();
        scenario.round = 2;
        scenario.cities[0].loan = Some(1);
        let mut game = start(&scenario);
        let events = take(&mut game, "repay buy-thien-mu");
        let seat = seat(1);
        // Three of the seven gold are spent already.
        let bought = Event::Bought {
            seat,
            item: Item::Monument(monument("thien-mu")),
            gold: 4,
            tile: None,
        };
        assert_eq!(events[..2], [Event::Repaid { seat }, bought]);
        assert_eq!((gold(&game)[0], game.city(seat).loan()), (0, None));
    }

    #[test]
    fn a_monument_costs_one_gold_where_none_is_left() {
        let item = Item::Monument(monument("thien-mu"));
        for (spent, price) in [(0, 7), (5, 2), (6, 1), (7, 1)] {
            let mut scenario = rich();
            scenario.cities[0].spent = spent;
            assert_eq!(start(&scenario).price(seat(1), item), price, "{spent}");
        }
        // So nobody gets one for free.
        let mut broke = rich();
        broke.cities[0].spent = 7;
        assert_eq!(
            illegal(&start(&broke), "buy-thien-mu"),
            Some(IllegalAction::NotEnoughGold { cost: 1, gold: 0 })
        );
        // A player without gold gets an event, too.
        let mut poor = rich();
        poor.cities[0].spent = 6;
        let game = after(&start(&poor), "buy-first end");
        assert_eq!((gold(&game)[0], game.price(seat(1), item)), (0, 1));
    }

    #[test]
    fn a_bought_monument_is_replaced_in_its_place() {
        let mut game = start(&rich());
        let row = |game: &WorldWonders| {
            game.market()
                .monument_row()
                .map(|monument| monument.map_or("-", |monument| monument.id()))
        };
        assert_eq!(row(&game), ["thien-mu", "moai", "trojan-horse"]);
        // Rulebook: "immediately reveal a new Monument Card", before anything is placed.
        let revealed = game.reveal_count();
        let events = take(&mut game, "buy-thien-mu");
        assert_eq!(row(&game), ["petra", "moai", "trojan-horse"]);
        assert_eq!(game.reveal_count(), revealed + 1);
        let monument = monument("petra");
        assert_eq!(events.last(), Some(&Event::MonumentRevealed { monument }));
        let placed = take(&mut game, "c1");
        let ended = take(&mut game, "end");
        let mut later = placed.iter().chain(&ended);
        assert!(!later.any(|event| matches!(event, Event::MonumentRevealed { .. })));
        assert_eq!(row(&game), ["petra", "moai", "trojan-horse"]);
        assert_eq!(game.reveal_count(), revealed + 1);
    }

    #[test]
    fn by_the_first_rules_a_monument_is_replaced_at_the_end_of_the_turn() {
        let mut scenario = rich();
        scenario.rules_version = 1;
        let mut game = start(&scenario);
        let first = |game: &WorldWonders| game.market().monument_row()[0];
        let revealed = game.reveal_count();
        take(&mut game, "buy-thien-mu c1");
        assert_eq!((first(&game), game.reveal_count()), (None, revealed));
        let events = take(&mut game, "end");
        let monument = monument("petra");
        assert_eq!(events, [Event::MonumentRevealed { monument }]);
        assert_eq!(first(&game), Some(monument));
    }

    #[test]
    fn once_the_deck_is_empty_the_row_closes_up() {
        let mut scenario = rich();
        scenario.max_monuments = 3;
        let mut game = start(&scenario);
        assert_eq!(game.market().deck_len(), 0);
        let row = |game: &WorldWonders| {
            let row = game.market().monument_row();
            row.map(|monument| monument.map(|monument| monument.id()))
        };
        let events = take(&mut game, "buy-thien-mu");
        assert_eq!(events.len(), 1, "{events:?}");
        assert_eq!(row(&game), [Some("moai"), Some("trojan-horse"), None]);
        take(&mut game, "c1 end");
        assert_eq!(row(&game), [Some("moai"), Some("trojan-horse"), None]);
        assert_eq!(
            illegal(&game, "buy-thien-mu"),
            Some(IllegalAction::OtherPhase)
        );
        let game = after(&game, "a11");
        assert_eq!(
            illegal(&game, "buy-thien-mu"),
            Some(IllegalAction::NotForSale)
        );
    }

    #[test]
    fn what_a_card_gives_comes_when_its_last_piece_stands() {
        let mut scenario = scenario_with(city("FF...*\nrrrrrr"));
        scenario.monuments = vec![monument("giza")];
        scenario.cities[0].tracks = [0, 2, 0];
        let mut game = start(&scenario);
        take(&mut game, "buy-giza c1 d1");
        assert_eq!(game.city(seat(1)).tracks(), [0, 2, 0]);
        assert_eq!(game.pieces_in_progress().count(), 2);
        take(&mut game, "e1");
        assert_eq!(game.city(seat(1)).tracks(), [0, 3, 0]);
        assert_eq!(game.city(seat(1)).population(), 1);
    }

    #[test]
    fn several_pieces_are_one_monument() {
        // What is in the way of the drawing is a monument, too.
        let mut scenario = Scenario {
            players: 3,
            order: Seat::all(3).collect(),
            monuments: vec![monument("giza")],
            ..scenario_with(city("FF...*"))
        };
        for monuments in [&["petra", "moai"][..], &["ziggurat"]] {
            scenario.cities.push(CityScenario {
                monuments: monuments.iter().copied().map(monument).collect(),
                ..city_with_starting_road()
            });
        }
        let mut game = start(&scenario);
        let player = seat(1);
        let orders = |game: &WorldWonders| {
            let next = game.next_order();
            next.as_slice()
                .iter()
                .map(|seat| seat.number())
                .collect::<Vec<_>>()
        };
        // One, two and one: of the same population, the fewest go first.
        assert_eq!(orders(&game), [1, 3, 2]);
        let giza = ScoreItem::Monument {
            monument: monument("giza"),
        };
        let points_of_it = |game: &WorldWonders| {
            game.score_items()
                .into_iter()
                .filter(|(owner, _, source)| (*owner, source) == (player, &giza))
                .map(|(_, points, _)| points)
                .collect::<Vec<_>>()
        };
        // Before the last piece stands it counts for nothing.
        take(&mut game, "buy-giza c1 d1");
        assert_eq!(game.city(player).monument_count(), 1);
        assert!(points_of_it(&game).is_empty());
        take(&mut game, "e1");
        assert_eq!(game.city(player).monument_count(), 2);
        assert_eq!(game.city(player).objective_value(Objective::Monuments), 2);
        assert_eq!(points_of_it(&game), [2]);
        // Two, two and one: those who are equal keep their order.
        assert_eq!(orders(&game), [3, 1, 2]);
    }

    /// Resource tracks and population after the first player, whose markers
    /// were here, built a monument (`petra c1`) in a drawn city.
    fn given(tracks: [u8; 3], population: u8, drawing: &str, built: &str) -> ([u8; 3], u8) {
        let name = built.split(' ').next().unwrap_or("");
        let mut scenario = scenario_with(city(drawing));
        scenario.monuments = vec![monument(name)];
        scenario.cities[0].tracks = tracks;
        scenario.cities[0].population = population;
        let game = after(&start(&scenario), &format!("buy-{built}"));
        let city = game.city(seat(1));
        (city.tracks(), city.population())
    }

    const HORSE: &str = "HH.r";

    #[test]
    fn people_on_a_card_come_besides_those_on_the_tracks() {
        let arena = "
            MM...H
            #....H
            ..r...";
        assert_eq!(given([2, 5, 9], 4, arena, "colosseum c1"), ([2, 5, 9], 5));
        assert_eq!(
            given([2, 5, 9], 0, HORSE, "trojan-horse c1"),
            ([2, 5, 9], 1)
        );
        // Food and people, without a symbol of the track and with one.
        let aqueduct = |tracks, population| {
            let drawing = "
                FF....H
                ~#.~~.H";
            given(tracks, population, drawing, "aqueduct c1")
        };
        assert_eq!(aqueduct([0, 0, 0], 4), ([1, 0, 0], 5));
        assert_eq!(aqueduct([2, 0, 0], 4), ([3, 0, 0], 6));
        // Beyond the end they are lost.
        assert_eq!(aqueduct([2, 0, 0], 12), ([3, 0, 0], 13));
    }

    #[test]
    fn people_on_a_card_can_make_the_round_the_last() {
        let mut scenario = scenario_with(city(HORSE));
        scenario.monuments = vec![monument("trojan-horse")];
        scenario.cities[0].population = 12;
        scenario.cities.push(CityScenario {
            spent: 6,
            ..city_with_starting_road()
        });
        let mut game = start(&scenario);
        take(&mut game, "buy-trojan-horse c1 end");
        assert_eq!((game.city(seat(1)).population(), over(&game)), (13, None));
        take(&mut game, "buy-first end");
        assert_eq!(
            (over(&game), game.round()),
            (Some(EndReason::Population), 1)
        );
    }

    #[test]
    fn resources_on_a_card_are_steps_on_their_tracks() {
        // Two on one track, which may pass a symbol or the end.
        let port = |tracks| given(tracks, 0, "rMMr\nr~~r\nr..r", "port b2");
        assert_eq!(port([0, 5, 9]), ([2, 5, 9], 0));
        assert_eq!(port([2, 5, 9]), ([4, 5, 9], 1));
        let lighthouse = |tracks| given(tracks, 0, "r~~", "lighthouse b1");
        assert_eq!(lighthouse([2, 5, 8]), ([2, 5, 10], 1));
        assert_eq!(lighthouse([2, 5, 15]), ([2, 5, 16], 1));
        // One on each of two.
        let hippodrome = |tracks| {
            let drawing = "
                MM....
                #.....
                ....r.";
            given(tracks, 0, drawing, "hippodrome c1")
        };
        assert_eq!(hippodrome([2, 5, 8]), ([3, 5, 9], 1));
        assert_eq!(hippodrome([2, 5, 9]), ([3, 5, 10], 2));
    }
}
