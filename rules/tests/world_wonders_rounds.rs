//! World Wonders: rounds, turn order, loans, and turns without a purchase.

use crate::world_wonders_help;

use rules::Seat;
use rules::game::Game;
use rules::games::world_wonders::{
    CityScene, Event, Item, Phase, Reason, Refusal, Scene, Slot, WorldWonders,
};
use std::collections::BTreeSet;
use world_wonders_help::{
    after, can, cell, cells, city, legal, monument, order, over, pieces, random_scene, refused,
    scene_with, seat, states, take, tile,
};

/// Somebody's city after the starting road.
fn begun() -> CityScene {
    CityScene {
        pieces: pieces("long a11"),
        ..CityScene::default()
    }
}

/// So many players, in the order of their seats, after their starting roads.
fn table(players: u8) -> Scene {
    Scene {
        players,
        order: Seat::all(players).collect(),
        cities: vec![begun(); usize::from(players)],
        ..Scene::default()
    }
}

fn start(scene: &Scene) -> WorldWonders {
    WorldWonders::from_scene(scene)
}

/// Gold left, by seat.
fn gold(game: &WorldWonders) -> Vec<u8> {
    Seat::all(game.players())
        .map(|of| game.city(of).gold())
        .collect()
}

mod rounds {
    use super::*;

    /// So many players, each with one gold left.
    fn last_gold(players: u8) -> Scene {
        let mut scene = table(players);
        for city in &mut scene.cities {
            city.spent = 6;
        }
        scene
    }

    #[test]
    fn a_round_ends_when_all_have_spent_their_gold() {
        let mut game = start(&last_gold(2));
        let tiles: Vec<_> = game
            .offer()
            .slots()
            .map(|slot| game.offer().tile(slot))
            .collect();
        take(&mut game, "buy-long-road e11 end");
        assert_eq!(game.round(), 1);
        let events = take(&mut game, "buy-short-roads e11 g11 one-i11 end");
        assert_eq!((game.round(), gold(&game)), (2, vec![7, 7]));
        // New tiles, roads and tower; the monuments stay.
        for (slot, before) in game.offer().slots().zip(tiles) {
            assert!(game.offer().tile(slot) != before);
            assert_eq!(game.offer().to_come(slot).count(), 8);
        }
        assert_eq!(
            (game.offer().long_roads(), game.offer().short_sets()),
            (1, 1)
        );
        assert_eq!(game.offer().deck_left(), 18);
        let begun = matches!(
            events.iter().rev().nth(6),
            Some(Event::Round { round: 2, .. })
        );
        assert!(begun, "{events:?}");
        assert_eq!(
            events
                .iter()
                .filter(|own| WorldWonders::is_chance(own))
                .count(),
            6
        );
        // Population and resources remain.
        assert!(game.city(seat(1)).begun());
    }

    #[test]
    fn a_tower_and_pedestals_come_back() {
        let mut scene = last_gold(2);
        scene.cities[0].spent = 5;
        let mut game = start(&scene);
        take(&mut game, "buy-tower a10 end buy-first end");
        assert_eq!(game.round(), 2);
        assert!(game.offer().tower());
        assert_eq!(game.offer().pedestals(), [None, None]);
        assert_eq!(order(&game), [2, 1]);
    }

    #[test]
    fn all_roads_that_were_bought_come_back() {
        for (players, long, short) in [(3, 2, 1), (4, 2, 2), (5, 3, 2)] {
            let mut game = start(&last_gold(players));
            for _ in 0..long {
                take(&mut game, "buy-long-road e11 end");
            }
            assert_eq!((game.round(), game.offer().long_roads()), (1, 0));
            for _ in 1..short {
                take(&mut game, "buy-short-roads e11 g11 one-i11 end");
            }
            assert_eq!((game.round(), game.offer().short_sets()), (1, 1));
            take(&mut game, "buy-short-roads e11 g11 one-i11 end");
            let there = (game.offer().long_roads(), game.offer().short_sets());
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
            let there = (game.offer().long_roads(), game.offer().short_sets());
            assert_eq!((game.round(), there), (2, (long, short)));
            take(&mut game, "buy-tower a10 end");
            assert!(!game.is_for_sale(Item::Tower));
        }
    }

    #[test]
    fn the_stacks_of_the_fourth_and_fifth_player_show_new_tiles() {
        let mut scene = last_gold(5);
        scene.tiles = [
            "T4-farm-FFF",
            "T4-market-CCF",
            "S4-farm-FFF",
            "S4-temple-FCG",
        ]
        .map(tile)
        .to_vec();
        // One of them is bought, the other is not.
        scene.cities[0].spent = 3;
        let mut game = start(&scene);
        let shown = |game: &WorldWonders| [Slot::T4, Slot::S4].map(|slot| game.offer().tile(slot));
        let tiles = |names: [&str; 2]| names.map(|name| Some(tile(name)));
        assert_eq!(shown(&game), tiles(["T4-farm-FFF", "S4-farm-FFF"]));
        take(&mut game, "buy-T4 b9 end buy-first end buy-second end");
        take(&mut game, "buy-long-road e11 end buy-long-road e11 end");
        assert_eq!(game.round(), 2);
        assert_eq!(shown(&game), tiles(["T4-market-CCF", "S4-temple-FCG"]));
    }

    #[test]
    fn the_game_ends_after_ten_rounds() {
        let mut scene = last_gold(2);
        scene.round = 10;
        let mut game = start(&scene);
        assert!(
            game.offer()
                .slots()
                .all(|slot| game.offer().to_come(slot).count() == 0)
        );
        take(&mut game, "buy-long-road e11 end");
        assert_eq!(over(&game), None);
        let events = take(&mut game, "buy-first end");
        let reason = Reason::Rounds;
        assert_eq!(over(&game), Some(reason));
        assert_eq!(events.last(), Some(&Event::Over { reason }));
        assert_eq!((game.to_act(), legal(&game).as_str()), (None, ""));
        for text in ["end", "buy-I2", "a1", "loan", "begin"] {
            assert_eq!(refused(&game, text), Some(Refusal::Over), "{text}");
        }
    }

    #[test]
    fn the_game_ends_with_the_round_in_which_a_population_is_full() {
        let mut scene = table(2);
        scene.tiles = vec![tile("I2-farm-F")];
        scene.cities[0].spent = 5;
        scene.cities[0].tracks = [2, 0, 0];
        scene.cities[0].population = 12;
        scene.cities[1].spent = 5;
        let mut game = start(&scene);
        take(&mut game, "buy-I2 a10 end");
        assert_eq!((game.city(seat(1)).population(), over(&game)), (13, None));
        // The other one plays on to the end of the round.
        take(&mut game, "buy-long-road e11 end");
        assert_eq!((game.to_act(), over(&game)), (Some(seat(2)), None));
        take(&mut game, "buy-second end");
        assert_eq!((over(&game), game.round()), (Some(Reason::Population), 1));
    }

    #[test]
    fn a_population_that_is_full_in_the_last_round_is_the_reason() {
        let mut scene = last_gold(2);
        scene.round = 10;
        scene.cities[0].spent = 5;
        // Whatever the tile of that round gives.
        scene.cities[0].tracks = [2, 2, 2];
        scene.cities[0].population = 12;
        let game = after(&start(&scene), "buy-I2 a10 end buy-long-road e11 end");
        assert_eq!((over(&game), game.round()), (Some(Reason::Population), 10));
    }

    #[test]
    fn after_ten_rounds_every_tile_has_been_there() {
        // Alone, the automaton takes some before they are seen.
        for number in [1, 2, 3, 4, 6, 7] {
            let mut seen = BTreeSet::new();
            let all = states(&random_scene(number), number);
            for state in &all {
                for slot in state.offer().slots() {
                    seen.extend(state.offer().tile(slot));
                }
            }
            let last = all.last().map(|state| state.round()).unwrap_or(0);
            let slots = all[0].offer().slots().len();
            assert_eq!(seen.len(), usize::from(last) * slots);
        }
    }
}

mod turn_order {
    use super::*;

    #[test]
    fn the_example_of_the_rules() {
        // Yellow, White, Red, Blue, Green.
        let (yellow, white, red, blue, green) = (seat(1), seat(2), seat(3), seat(4), seat(5));
        let mut scene = table(5);
        scene.order = vec![red, blue, yellow, green, white];
        for city in &mut scene.cities {
            city.spent = 6;
        }
        let of = |scene: &mut Scene, seat: Seat, population, monuments: &[&str]| {
            let city = &mut scene.cities[seat.index()];
            city.population = population;
            city.monuments = monuments.iter().map(|name| monument(name)).collect();
        };
        of(&mut scene, yellow, 6, &[]);
        of(&mut scene, white, 2, &[]);
        of(&mut scene, red, 2, &["giza"]);
        of(&mut scene, blue, 5, &["petra"]);
        let green_city = city("LL.*");
        scene.cities[green.index()] = CityScene {
            spent: 6,
            ..green_city
        };
        // The blocked spaces of its drawing are a monument; with the Pagoda it
        // has two, as Blue.
        of(&mut scene, green, 5, &[]);
        of(&mut scene, blue, 5, &["petra", "port"]);
        scene.monuments = vec![monument("thien-mu")];
        let mut game = start(&scene);
        assert_eq!(order(&game), [3, 4, 1, 5, 2]);
        take(
            &mut game,
            "buy-long-road e11 end buy-long-road e11 end buy-first end",
        );
        assert_eq!(game.offer().pedestals(), [Some(yellow), None]);
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
        let mut scene = table(3);
        for (city, population) in scene.cities.iter_mut().zip([0, 4, 2]) {
            city.spent = 6;
            city.population = population;
        }
        let mut game = start(&scene);
        assert_eq!(game.next_order().as_slice(), [seat(1), seat(3), seat(2)]);
        take(&mut game, "buy-long-road e11 end buy-second end");
        assert_eq!(game.next_order().as_slice(), [seat(1), seat(2), seat(3)]);
        take(&mut game, "buy-short-roads e11 g11 one-i11 end");
        assert_eq!((game.round(), order(&game)), (2, vec![1, 2, 3]));
    }

    #[test]
    fn both_pedestals_and_then_the_lowest() {
        let mut scene = table(4);
        for (city, population) in scene.cities.iter_mut().zip([9, 1, 0, 9]) {
            city.spent = 6;
            city.population = population;
        }
        let mut game = start(&scene);
        take(
            &mut game,
            "buy-second end buy-long-road e11 end buy-long-road e11 end buy-first end",
        );
        assert_eq!(order(&game), [4, 1, 3, 2]);
    }

    #[test]
    fn ties_keep_their_order_and_fewer_monuments_go_first() {
        let mut scene = table(4);
        scene.order = vec![seat(4), seat(2), seat(3), seat(1)];
        let game = start(&scene);
        assert_eq!(
            game.next_order().as_slice(),
            [seat(4), seat(2), seat(3), seat(1)]
        );
        scene.cities[3].monuments = vec![monument("petra")];
        scene.cities[1].population = 1;
        let game = start(&scene);
        assert_eq!(
            game.next_order().as_slice(),
            [seat(3), seat(1), seat(4), seat(2)]
        );
    }

    #[test]
    fn one_pedestal_a_player_and_round() {
        let mut game = start(&table(2));
        take(&mut game, "buy-second end");
        assert_eq!(refused(&game, "buy-second"), Some(Refusal::NotForSale));
        take(&mut game, "buy-long-road e11 end");
        assert_eq!(refused(&game, "buy-first"), Some(Refusal::HasPedestal));
        take(&mut game, "buy-tower a10 end");
        assert!(can(&game, "buy-first"));
    }
}

mod loans {
    use super::*;

    /// In round 3, with gold left and a loan or none.
    fn with(gold: u8, loan: Option<u8>) -> WorldWonders {
        let mut scene = table(2);
        scene.round = 3;
        scene.cities[0].spent = 7 - gold;
        scene.cities[0].loan = loan;
        start(&scene)
    }

    #[test]
    fn a_loan_is_two_more_gold_for_this_round() {
        let mut game = with(7, None);
        let events = take(&mut game, "loan");
        assert_eq!(events, [Event::Loan { seat: seat(1) }]);
        assert_eq!((gold(&game)[0], game.city(seat(1)).loan()), (9, Some(3)));
        // Nine gold can be spent: 5 and 4.
        take(&mut game, "buy-P5");
        let place = legal(&game).split(' ').next().unwrap_or("").to_owned();
        take(&mut game, &format!("{place} end buy-first end buy-O4"));
        assert_eq!(gold(&game)[0], 0);
    }

    #[test]
    fn something_must_be_bought_in_a_turn_with_a_loan() {
        let game = after(&with(7, None), "loan");
        assert_eq!(game.phase(), Phase::Buy);
        for (text, refusal) in [
            ("loan", Refusal::OneLoanATurn),
            ("repay", Refusal::OneLoanATurn),
            ("out", Refusal::MustBuy),
            ("end", Refusal::OtherPhase),
        ] {
            assert_eq!(refused(&game, text), Some(refusal), "{text}");
        }
    }

    #[test]
    fn one_loan_at_a_time() {
        let mut game = with(7, None);
        take(&mut game, "loan buy-first end buy-second end");
        assert_eq!(refused(&game, "loan"), Some(Refusal::HasLoan));
        assert_eq!(refused(&with(7, Some(1)), "loan"), Some(Refusal::HasLoan));
    }

    #[test]
    fn it_is_paid_off_in_a_later_round_for_three() {
        assert_eq!(
            refused(&with(7, Some(3)), "repay"),
            Some(Refusal::LoanTooYoung)
        );
        assert_eq!(refused(&with(7, None), "repay"), Some(Refusal::NoLoan));
        let mut game = with(7, Some(2));
        let events = take(&mut game, "repay");
        assert_eq!(events, [Event::Repaid { seat: seat(1) }]);
        assert_eq!((gold(&game)[0], game.city(seat(1)).loan()), (4, None));
        // It was spent, so there is no way around it.
        assert_eq!(refused(&game, "loan"), Some(Refusal::OneLoanATurn));
        assert_eq!(
            refused(&game, "buy-P5"),
            Some(Refusal::TooDear { cost: 5, gold: 4 })
        );
        take(&mut game, "buy-long-road e11 end buy-first end");
        // In a later turn there may be another one.
        take(&mut game, "loan");
        assert_eq!((gold(&game)[0], game.city(seat(1)).loan()), (5, Some(3)));
    }

    #[test]
    fn who_spends_the_last_gold_on_it_need_not_buy() {
        let mut game = with(3, Some(2));
        take(&mut game, "repay");
        assert_eq!((legal(&game), gold(&game)[0]), ("end".to_owned(), 0));
        take(&mut game, "end buy-long-road e11 end");
        assert_eq!(game.to_act(), Some(seat(2)));
        let poor = with(2, Some(2));
        assert_eq!(
            refused(&poor, "repay"),
            Some(Refusal::TooDear { cost: 3, gold: 2 })
        );
    }

    #[test]
    fn nothing_of_it_is_left_for_the_next_round() {
        let mut scene = table(2);
        scene.cities[0].spent = 6;
        scene.cities[1].spent = 6;
        let mut game = start(&scene);
        take(&mut game, "loan buy-I3");
        let place = legal(&game).split(' ').next().unwrap_or("").to_owned();
        take(&mut game, &format!("{place} end buy-first end"));
        assert_eq!((game.round(), gold(&game)), (2, vec![7, 7]));
        assert_eq!(game.city(seat(1)).loan(), Some(1));
    }

    #[test]
    fn the_first_turn_may_have_one_after_the_starting_road() {
        let mut game = start(&Scene {
            order: vec![seat(1), seat(2)],
            ..Scene::default()
        });
        take(&mut game, "a11 loan");
        assert_eq!((gold(&game), game.phase()), (vec![9, 7], Phase::Buy));
        take(&mut game, "buy-long-road e11 end");
        assert_eq!((gold(&game)[0], game.city(seat(1)).loan()), (8, Some(1)));
    }

    #[test]
    fn what_is_left_of_it_is_there_in_later_turns_of_the_round() {
        let mut game = with(7, None);
        for (turns, left) in [
            ("loan buy-first end buy-second end", 8),
            ("buy-long-road e11 end buy-tower a10 end", 7),
            ("buy-I2 a10 end buy-short-roads e11 g11 one-i11 end", 5),
        ] {
            take(&mut game, turns);
            assert_eq!(gold(&game)[0], left, "{turns}");
        }
        take(&mut game, "buy-P5");
        assert_eq!(gold(&game)[0], 0);
    }

    #[test]
    fn an_unpaid_loan_costs_two_points() {
        let points = |loan| with(7, loan).score().points[seat(1)];
        assert_eq!(points(None) - points(Some(2)), 2);
        let repaid = after(&with(7, Some(2)), "repay").score().points[seat(1)];
        assert_eq!(repaid, points(None));
    }
}

mod without_purchase {
    use super::*;

    /// The first player has this city, little gold and a loan or none; nothing
    /// is left to be bought but what fits there.
    fn stuck(drawing: &str, gold: u8, loan: Option<u8>) -> WorldWonders {
        let mut scene = scene_with(city(drawing));
        scene.round = 2;
        scene.cities[0].spent = 6 - gold;
        scene.cities[0].loan = loan;
        scene.cities.push(begun());
        scene.tiles = vec![tile("I2-farm-F"), tile("I2-farm-F")];
        scene.monuments = ["lighthouse", "moai", "roman-bridge"]
            .map(monument)
            .to_vec();
        let mut game = start(&scene);
        // The pedestal was the last thing.
        take(&mut game, "buy-first end buy-long-road e11 end");
        assert_eq!(super::gold(&game)[0], gold);
        game
    }

    #[test]
    fn who_can_buy_nothing_is_out_of_the_round() {
        let mut game = stuck("r", 4, None);
        // No loan would help.
        assert_eq!(legal(&game), "out");
        assert_eq!(refused(&game, "loan"), Some(Refusal::LoanInVain));
        let events = take(&mut game, "out");
        assert_eq!(
            events,
            [Event::Out {
                seat: seat(1),
                gold: 4
            }]
        );
        assert_eq!((gold(&game)[0], game.to_act()), (0, Some(seat(2))));
        take(&mut game, "buy-I3 a8e end");
        assert_eq!(game.to_act(), Some(seat(2)));
    }

    #[test]
    fn nobody_passes_who_can_buy() {
        assert_eq!(refused(&start(&table(2)), "out"), Some(Refusal::MustBuy));
    }

    #[test]
    fn nobody_passes_who_can_buy_only_a_pedestal() {
        let mut scene = scene_with(city("r"));
        scene.cities[0].spent = 5;
        scene.cities.push(begun());
        let mut game = start(&scene);
        assert_eq!(legal(&game), "buy-first buy-second loan");
        assert_eq!(refused(&game, "out"), Some(Refusal::MustBuy));
        // One of them is enough, too; with one, the other is not to be had.
        scene.order = vec![seat(2), seat(1)];
        game = after(&start(&scene), "buy-first end");
        assert_eq!(legal(&game), "buy-second loan");
        assert_eq!(refused(&game, "out"), Some(Refusal::MustBuy));
        take(&mut game, "buy-second end buy-long-road e11 end");
        assert_eq!(legal(&game), "out");
    }

    #[test]
    fn a_loan_may_make_a_purchase_possible() {
        // Roads do not hang on a farm; one gold buys nothing, three a tower.
        let mut game = stuck("FF..", 1, None);
        assert_eq!(legal(&game), "loan out");
        take(&mut game, "loan");
        assert_eq!(legal(&game), "buy-tower");
        take(&mut game, "buy-tower c1 end");
        assert_eq!(gold(&game)[0], 1);
    }

    #[test]
    fn a_loan_may_be_paid_off_even_so() {
        let mut game = stuck("r", 4, Some(1));
        assert_eq!(legal(&game), "repay out");
        take(&mut game, "repay");
        assert_eq!((gold(&game)[0], legal(&game).as_str()), (1, "out"));
        let mut game = stuck("r", 3, Some(1));
        take(&mut game, "repay");
        assert_eq!(legal(&game), "end");
        assert_eq!(legal(&stuck("r", 2, Some(1))), "out");
        // One taken in this round cannot be.
        assert_eq!(legal(&stuck("r", 4, Some(2))), "out");
    }

    #[test]
    fn a_loan_need_not_be_taken() {
        let mut game = stuck("FF.", 1, None);
        assert_eq!(legal(&game), "loan out");
        take(&mut game, "out");
        assert_eq!((gold(&game)[0], game.city(seat(1)).loan()), (0, None));
        assert_eq!(game.to_act(), Some(seat(2)));
    }

    #[test]
    fn who_can_buy_nothing_after_paying_a_loan_off_is_out() {
        let mut game = stuck("FF.", 4, Some(1));
        assert_eq!(legal(&game), "buy-tower repay");
        take(&mut game, "repay");
        assert_eq!((gold(&game)[0], legal(&game).as_str()), (1, "out"));
        take(&mut game, "out");
        assert_eq!((gold(&game)[0], game.to_act()), (0, Some(seat(2))));
    }

    #[test]
    fn gold_of_a_loan_that_cannot_be_spent_is_gone() {
        let mut game = stuck("FF.", 4, None);
        take(&mut game, "loan buy-tower c1 end buy-P5 a8 end");
        assert_eq!((gold(&game), legal(&game)), (vec![4, 1], "out".to_owned()));
        take(&mut game, "out buy-second end");
        assert_eq!((game.round(), gold(&game)), (3, vec![7, 7]));
        assert_eq!(game.city(seat(1)).loan(), Some(2));
    }

    #[test]
    fn a_city_without_room_for_the_starting_road_begins_without() {
        // Not on any map of the game, but nothing may stop it.
        let mut scene = city(&"............\n".repeat(11));
        if let Some(map) = &mut scene.map {
            map.water = cells("a11 b11 c11 d11 e11 f11 g11 h11 i11 j11 k11 l11");
        }
        let game = start(&scene_with(scene));
        assert_eq!(game.phase(), Phase::Buy);
        assert!(!game.city(seat(1)).taken().has(cell("a11")));
        assert!(can(&game, "buy-first"));
    }
}
