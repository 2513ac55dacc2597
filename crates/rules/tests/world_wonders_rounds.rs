//! World Wonders: rounds and turn order.

use crate::world_wonders_help;

use rules::Seat;
use rules::game::Game;
use rules::games::world_wonders::{
    CityScenario, EndReason, Event, IllegalAction, Item, Scenario, Stack, WorldWonders,
};
use std::collections::BTreeSet;
use world_wonders_help::{
    after, can, city, gold, illegal, legal_text, monument, order, over, random_scenario,
    scenario_for, seat, start, states, take, tile,
};

mod rounds {
    use super::*;

    /// A scenario in which each player has 1 gold left.
    fn last_gold(players: u8) -> Scenario {
        let mut scenario = scenario_for(players);
        for city in &mut scenario.cities {
            city.spent = 6;
        }
        scenario
    }

    #[test]
    fn a_round_ends_when_all_have_spent_their_gold() {
        let mut game = start(&last_gold(2));
        let tiles: Vec<_> = game
            .market()
            .stacks()
            .map(|stack| game.market().tile(stack))
            .collect();
        take(&mut game, "buy-long-road e11 end");
        assert_eq!(game.round(), 1);
        let events = take(&mut game, "buy-short-roads e11 g11 one-i11 end");
        assert_eq!((game.round(), gold(&game)), (2, vec![7, 7]));
        // New tiles, roads and tower; the monuments stay.
        for (stack, before) in game.market().stacks().zip(tiles) {
            assert!(game.market().tile(stack) != before);
            assert_eq!(game.market().remaining_tiles(stack).count(), 8);
        }
        assert_eq!(
            (game.market().long_roads(), game.market().short_sets()),
            (1, 1)
        );
        assert_eq!(game.market().deck_len(), 18);
        let city_with_starting_road = matches!(
            events.iter().rev().nth(6),
            Some(Event::Round { round: 2, .. })
        );
        assert!(city_with_starting_road, "{events:?}");
        assert_eq!(
            events
                .iter()
                .filter(|event| WorldWonders::is_chance(event))
                .count(),
            6
        );
        // Population and resources remain.
        assert!(game.city(seat(1)).starting_road_placed());
    }

    #[test]
    fn a_tower_and_pedestals_come_back() {
        let mut scenario = last_gold(2);
        scenario.cities[0].spent = 5;
        let mut game = start(&scenario);
        take(&mut game, "buy-tower a10 end buy-first end");
        assert_eq!(game.round(), 2);
        assert!(game.market().tower());
        assert_eq!(game.market().pedestals(), [None, None]);
        assert_eq!(order(&game), [2, 1]);
    }

    #[test]
    fn all_roads_that_were_bought_come_back() {
        for (players, long, short) in [(3, 2, 1), (4, 2, 2), (5, 3, 2)] {
            let mut game = start(&last_gold(players));
            for _ in 0..long {
                take(&mut game, "buy-long-road e11 end");
            }
            assert_eq!((game.round(), game.market().long_roads()), (1, 0));
            for _ in 1..short {
                take(&mut game, "buy-short-roads e11 g11 one-i11 end");
            }
            assert_eq!((game.round(), game.market().short_sets()), (1, 1));
            take(&mut game, "buy-short-roads e11 g11 one-i11 end");
            let there = (game.market().long_roads(), game.market().short_sets());
            assert_eq!((game.round(), there), (2, (long, short)));
        }
    }

    #[test]
    fn roads_and_tower_that_nobody_bought_do_not_add_up() {
        for (players, long, short) in [(2, 1, 1), (3, 2, 1), (4, 2, 2), (5, 3, 2)] {
            let mut game = start(&last_gold(players));
            take(&mut game, "buy-first end buy-second end");
            for _ in 2..players {
                take(&mut game, "buy-long-road e11 end");
            }
            let there = (game.market().long_roads(), game.market().short_sets());
            assert_eq!((game.round(), there), (2, (long, short)));
            take(&mut game, "buy-tower a10 end");
            assert!(!game.is_for_sale(Item::Tower));
        }
    }

    #[test]
    fn the_stacks_of_the_fourth_and_fifth_player_show_new_tiles() {
        let mut scenario = last_gold(5);
        scenario.tiles = [
            "T4-farm-FFF",
            "T4-market-CCF",
            "S4-farm-FFF",
            "S4-temple-FCG",
        ]
        .map(tile)
        .to_vec();
        // One of them is bought, the other is not.
        scenario.cities[0].spent = 3;
        let mut game = start(&scenario);
        let shown =
            |game: &WorldWonders| [Stack::T4, Stack::S4].map(|stack| game.market().tile(stack));
        let tiles = |names: [&str; 2]| names.map(|name| Some(tile(name)));
        assert_eq!(shown(&game), tiles(["T4-farm-FFF", "S4-farm-FFF"]));
        take(&mut game, "buy-T4 b9 end buy-first end buy-second end");
        take(&mut game, "buy-long-road e11 end buy-long-road e11 end");
        assert_eq!(game.round(), 2);
        assert_eq!(shown(&game), tiles(["T4-market-CCF", "S4-temple-FCG"]));
    }

    #[test]
    fn the_game_ends_after_ten_rounds() {
        let mut scenario = last_gold(2);
        scenario.round = 10;
        let mut game = start(&scenario);
        assert!(
            game.market()
                .stacks()
                .all(|stack| game.market().remaining_tiles(stack).count() == 0)
        );
        take(&mut game, "buy-long-road e11 end");
        assert_eq!(over(&game), None);
        let events = take(&mut game, "buy-first end");
        let reason = EndReason::Rounds;
        assert_eq!(over(&game), Some(reason));
        assert_eq!(events.last(), Some(&Event::Over { reason }));
        assert_eq!((game.to_act(), legal_text(&game).as_str()), (None, ""));
        for text in ["end", "buy-I2", "a1", "loan", "begin"] {
            assert_eq!(illegal(&game, text), Some(IllegalAction::Over), "{text}");
        }
    }

    #[test]
    fn the_game_ends_with_the_round_in_which_a_population_is_full() {
        let mut scenario = scenario_for(2);
        scenario.tiles = vec![tile("I2-farm-F")];
        scenario.cities[0].spent = 5;
        scenario.cities[0].tracks = [2, 0, 0];
        scenario.cities[0].population = 12;
        scenario.cities[1].spent = 5;
        let mut game = start(&scenario);
        take(&mut game, "buy-I2 a10 end");
        assert_eq!((game.city(seat(1)).population(), over(&game)), (13, None));
        // The other one plays on to the end of the round.
        take(&mut game, "buy-long-road e11 end");
        assert_eq!((game.to_act(), over(&game)), (Some(seat(2)), None));
        take(&mut game, "buy-second end");
        assert_eq!(
            (over(&game), game.round()),
            (Some(EndReason::Population), 1)
        );
    }

    #[test]
    fn a_population_that_is_full_in_the_last_round_is_the_reason() {
        let mut scenario = last_gold(2);
        scenario.round = 10;
        scenario.cities[0].spent = 5;
        // Whatever the tile of that round gives.
        scenario.cities[0].tracks = [2, 2, 2];
        scenario.cities[0].population = 12;
        let game = after(&start(&scenario), "buy-I2 a10 end buy-long-road e11 end");
        assert_eq!(
            (over(&game), game.round()),
            (Some(EndReason::Population), 10)
        );
    }

    #[test]
    fn after_ten_rounds_every_tile_has_been_there() {
        // Alone, the automaton takes some before they are seen.
        for number in [1, 2, 3, 4, 6, 7] {
            let mut seen = BTreeSet::new();
            let all = states(&random_scenario(number), number);
            for state in &all {
                for stack in state.market().stacks() {
                    seen.extend(state.market().tile(stack));
                }
            }
            let last = all.last().map(|state| state.round()).unwrap_or(0);
            let stacks = all[0].market().stacks().len();
            assert_eq!(seen.len(), usize::from(last) * stacks);
        }
    }
}

mod turn_order {
    use super::*;

    #[test]
    fn the_example_of_the_rules() {
        // Yellow, White, Red, Blue, Green.
        let (yellow, white, red, blue, green) = (seat(1), seat(2), seat(3), seat(4), seat(5));
        let mut scenario = scenario_for(5);
        scenario.order = vec![red, blue, yellow, green, white];
        for city in &mut scenario.cities {
            city.spent = 6;
        }
        let set_city = |scenario: &mut Scenario, seat: Seat, population, monuments: &[&str]| {
            let city = &mut scenario.cities[seat.index()];
            city.population = population;
            city.monuments = monuments.iter().map(|name| monument(name)).collect();
        };
        set_city(&mut scenario, yellow, 6, &[]);
        set_city(&mut scenario, white, 2, &[]);
        set_city(&mut scenario, red, 2, &["giza"]);
        set_city(&mut scenario, blue, 5, &["petra"]);
        let green_city = city("LL.*");
        scenario.cities[green.index()] = CityScenario {
            spent: 6,
            ..green_city
        };
        // The blocked spaces of its drawing are a monument; with the Pagoda it
        // has two, as Blue.
        set_city(&mut scenario, green, 5, &[]);
        set_city(&mut scenario, blue, 5, &["petra", "port"]);
        scenario.monuments = vec![monument("thien-mu")];
        let mut game = start(&scenario);
        assert_eq!(order(&game), [3, 4, 1, 5, 2]);
        take(
            &mut game,
            "buy-long-road e11 end buy-long-road e11 end buy-first end",
        );
        assert_eq!(game.market().pedestals(), [Some(yellow), None]);
        take(&mut game, "buy-thien-mu c1 end");
        assert_eq!(
            game.city(green).monument_count(),
            game.city(blue).monument_count()
        );
        take(&mut game, "buy-long-road e11 end");
        assert_eq!(game.round(), 2);
        assert_eq!(order(&game), [1, 2, 3, 4, 5]);
        assert_eq!(game.to_act(), Some(yellow));
    }

    #[test]
    fn the_second_pedestal_alone() {
        let mut scenario = scenario_for(3);
        for (city, population) in scenario.cities.iter_mut().zip([0, 4, 2]) {
            city.spent = 6;
            city.population = population;
        }
        let mut game = start(&scenario);
        assert_eq!(game.next_order().as_slice(), [seat(1), seat(3), seat(2)]);
        take(&mut game, "buy-long-road e11 end buy-second end");
        assert_eq!(game.next_order().as_slice(), [seat(1), seat(2), seat(3)]);
        take(&mut game, "buy-short-roads e11 g11 one-i11 end");
        assert_eq!((game.round(), order(&game)), (2, vec![1, 2, 3]));
    }

    #[test]
    fn both_pedestals_and_then_the_lowest() {
        let mut scenario = scenario_for(4);
        for (city, population) in scenario.cities.iter_mut().zip([9, 1, 0, 9]) {
            city.spent = 6;
            city.population = population;
        }
        let mut game = start(&scenario);
        take(
            &mut game,
            "buy-second end buy-long-road e11 end buy-long-road e11 end buy-first end",
        );
        assert_eq!(order(&game), [4, 1, 3, 2]);
    }

    #[test]
    fn ties_keep_their_order_and_fewer_monuments_go_first() {
        let mut scenario = scenario_for(4);
        scenario.order = vec![seat(4), seat(2), seat(3), seat(1)];
        let game = start(&scenario);
        assert_eq!(
            game.next_order().as_slice(),
            [seat(4), seat(2), seat(3), seat(1)]
        );
        scenario.cities[3].monuments = vec![monument("petra")];
        scenario.cities[1].population = 1;
        let game = start(&scenario);
        assert_eq!(
            game.next_order().as_slice(),
            [seat(3), seat(1), seat(4), seat(2)]
        );
    }

    #[test]
    fn one_pedestal_a_player_and_round() {
        let mut game = start(&scenario_for(2));
        take(&mut game, "buy-second end");
        assert_eq!(
            illegal(&game, "buy-second"),
            Some(IllegalAction::NotForSale)
        );
        take(&mut game, "buy-long-road e11 end");
        assert_eq!(
            illegal(&game, "buy-first"),
            Some(IllegalAction::HasPedestal)
        );
        take(&mut game, "buy-tower a10 end");
        assert!(can(&game, "buy-first"));
    }
}
