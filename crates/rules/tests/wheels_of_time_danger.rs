//! Wheels of Time: dangers and disasters, in the danger phase and triggered.

use crate::common;

use common::wheels::{
    after, city_text, game, layout_showing, layout_text, legal_text, links_text, outcome, play,
    scenario, scenario_with_dice, seat,
};
use rules::games::wheels_of_time::{
    Development, EndReason, Event, Good, Item, Link, LossCause, PlayerWheel, Scenario, WheelsOfTime,
};

/// A game in which player 1 has these links.
fn game_with_links(links: &str, first: &str, second: &str) -> WheelsOfTime {
    game(&layout_showing(links), first, second)
}

/// The same with these dice.
fn game_with_links_and_dice(links: &str, first: &str, second: &str, dice: &[u8]) -> WheelsOfTime {
    WheelsOfTime::from_scenario(scenario_with_dice(
        &layout_showing(links),
        first,
        second,
        dice,
    ))
}

const STORE: &str = "brick 2 wood 2 stone 2 food 2 worker 2";
const HELD: &str = "fields 2 people 2 brick 2 wood 2 stone 2 food 2 worker 2";

mod dangers {
    use super::*;

    #[test]
    fn an_own_danger_takes_one_of_what_it_is_linked_with() {
        for (links, good) in [
            ("K-B S-S W-W", "brick"),
            ("K-W S-S W-W", "wood"),
            ("K-S S-S W-W", "stone"),
            ("K-F S-S W-W", "food"),
            ("K-G S-S W-W", "worker"),
            ("W-K F-F S-S", "wood"),
            ("S-K G-F F-S", "stone"),
        ] {
            let game = after(game_with_links(links, STORE, STORE), "end");
            let mut expected = HELD.replace(&format!("{good} 2"), &format!("{good} 1"));
            if links.contains("G-F") {
                expected = expected.replace("food 2", "food 3");
            }
            assert_eq!(city_text(&game, 1), expected, "{links}");
            assert_eq!(city_text(&game, 2), HELD);
        }
    }

    #[test]
    fn a_danger_takes_nothing_from_an_empty_supply() {
        let mut game = game_with_links("K-B S-S W-W", "", "brick 2");
        let events = play(&mut game, "end");
        let lost = Event::Lost {
            seat: seat(1),
            item: Item::Good(Good::Brick),
            count: 0,
            cause: LossCause::Danger(Link::A),
        };
        assert!(events.contains(&lost));
        assert_eq!(city_text(&game, 2), "fields 2 people 2 brick 2");
    }

    #[test]
    fn two_dangers_take_two() {
        let game = after(game_with_links("G-K K-G B-B", "worker 4", ""), "end");
        assert_eq!(city_text(&game, 1), "fields 2 people 2 worker 2");
    }

    #[test]
    fn at_the_common_link_the_player_with_the_skull_takes() {
        let one_takes = [
            ("B-B W-W K-B", "brick"),
            ("B-B W-W K-W", "wood"),
            ("B-B W-W K-S", "stone"),
            ("B-B W-W K-F", "food"),
            ("B-B W-W K-G", "worker"),
        ];
        // The other one has the skull, and takes on player 1's turn.
        let other_takes = [
            ("S-S G-G F-K", "food"),
            ("F-F B-B G-K", "worker"),
            ("W-W F-F S-K", "stone"),
        ];
        let changed =
            |good: &str, count: u32| HELD.replace(&format!("{good} 2"), &format!("{good} {count}"));
        for (links, good) in one_takes {
            let game = after(game_with_links(links, STORE, STORE), "link-C");
            assert_eq!(city_text(&game, 1), changed(good, 3));
            assert_eq!(city_text(&game, 2), changed(good, 1));
            let at_the_end = after(game_with_links(links, STORE, STORE), "end");
            assert_eq!(at_the_end.city(seat(1)), game.city(seat(1)));
        }
        for (links, good) in other_takes {
            let game = after(game_with_links(links, STORE, STORE), "link-C");
            assert_eq!(city_text(&game, 1), changed(good, 1));
            assert_eq!(city_text(&game, 2), changed(good, 3));
        }
    }

    #[test]
    fn the_skull_takes_on_the_other_players_turn_too() {
        // Seats and wheels are the same; it is the turn of the player of wheel 2.
        let turn_of_2 = |links: &str| {
            WheelsOfTime::from_scenario(Scenario {
                active: seat(2),
                ..scenario(&layout_showing(links), STORE, STORE)
            })
        };
        let changed = |count: u32| HELD.replace("stone 2", &format!("stone {count}"));
        for (links, one, two) in [("B-B W-W K-S", 3, 1), ("W-W F-F S-K", 1, 3)] {
            let game = after(turn_of_2(links), "link-C");
            assert_eq!(city_text(&game, 1), changed(one), "{links}");
            assert_eq!(city_text(&game, 2), changed(two), "{links}");
        }
    }

    #[test]
    fn own_dangers_strike_before_the_common_one() {
        // Player 1 has no brick to lose until one is taken from player 2.
        let game = after(game_with_links("B-K W-W K-B", "", "brick 1"), "end");
        assert_eq!(city_text(&game, 1), "fields 2 people 2 brick 1");
        assert_eq!(city_text(&game, 2), "fields 2 people 2");
    }

    #[test]
    fn a_worker_is_taken_even_without_room_for_it() {
        let game = after(
            game_with_links("B-B W-W K-G", "worker 4", "worker 1"),
            "link-C",
        );
        assert_eq!(city_text(&game, 1), "fields 2 people 2 worker 4");
        assert_eq!(city_text(&game, 2), "fields 2 people 2");
    }

    #[test]
    fn a_trigger_that_finds_nothing_to_take_costs_its_action() {
        let game = after(game_with_links("B-B W-W K-S", "", ""), "link-C");
        assert_eq!((game.active(), game.actions_left()), (seat(1), 1));
        assert_eq!(city_text(&game, 1), "fields 2 people 2");
    }

    #[test]
    fn a_common_danger_takes_nothing_from_an_empty_supply() {
        let mut game = game_with_links("B-B W-W K-S", "stone 1", "");
        let events = play(&mut game, "end");
        assert!(matches!(
            events[..],
            [
                Event::Ended { .. },
                Event::Stolen {
                    taken: false,
                    kept: false,
                    ..
                }
            ]
        ));
        assert_eq!(city_text(&game, 1), "fields 2 people 2 stone 1");
    }

    #[test]
    fn a_good_is_taken_even_without_room_for_it() {
        let game = after(game_with_links("B-B W-W K-S", "stone 4", "stone 4"), "end");
        assert_eq!(city_text(&game, 1), "fields 2 people 2 stone 4");
        assert_eq!(city_text(&game, 2), "fields 2 people 2 stone 3");
    }

    #[test]
    fn the_opponents_own_links_do_nothing() {
        let layout = "4 3 9 9";
        assert_eq!(
            links_text(game(layout, "", "").wheels()),
            "S-F G-F F-S F-K W-W"
        );
        let mut game = game(layout, "food 2", "food 2");
        play(&mut game, "end");
        assert_eq!(city_text(&game, 2), "fields 2 people 2 food 2");
        play(&mut game, "end");
        assert_eq!(city_text(&game, 2), "fields 2 people 2 food 1");
    }

    #[test]
    fn a_triggered_danger_works_as_in_the_danger_phase() {
        let game = after(game_with_links("K-B S-S W-W", STORE, STORE), "link-A");
        assert_eq!(city_text(&game, 1), HELD.replace("brick 2", "brick 1"));
        let game = after(
            game_with_links("B-B W-W K-S", STORE, STORE),
            "link-C link-C end",
        );
        assert_eq!(city_text(&game, 1), HELD.replace("stone 2", "stone 4"));
        assert_eq!(city_text(&game, 2), HELD.replace(" stone 2", ""));
    }

    #[test]
    fn production_comes_before_danger() {
        let game = after(game_with_links("G-S K-S B-B", "", ""), "end");
        assert_eq!(city_text(&game, 1), "fields 2 people 2");
    }
}

mod disasters {
    use super::*;

    const CITY: &str = "fields 2 people 2 walls 2 roads 2 buildings 2";
    const STRUCTURES: &str = "walls 2 roads 2 buildings 2";
    const AFTER: [&str; 6] = [
        "fields 1 people 2 walls 2 roads 2 buildings 2",
        "fields 2 people 1 walls 2 roads 2 buildings 2",
        "fields 2 people 2 walls 1 roads 2 buildings 2",
        "fields 2 people 2 walls 2 roads 1 buildings 2",
        "fields 2 people 2 walls 2 roads 2 buildings 1",
        "fields 1 people 1 walls 2 roads 2 buildings 2",
    ];

    #[test]
    fn an_own_disaster_hits_the_active_player() {
        for die in 1..=6 {
            let game = after(
                game_with_links_and_dice("K-K S-S W-W", STRUCTURES, STRUCTURES, &[die]),
                "end",
            );
            assert_eq!(city_text(&game, 1), AFTER[usize::from(die) - 1]);
            assert_eq!(city_text(&game, 2), CITY);
        }
    }

    #[test]
    fn a_common_disaster_hits_the_opponent_of_the_active_player() {
        for die in 1..=6 {
            let before = game_with_links_and_dice("B-B W-W K-K", STRUCTURES, STRUCTURES, &[die]);
            let game = after(before, "link-C");
            assert_eq!(city_text(&game, 1), CITY);
            assert_eq!(city_text(&game, 2), AFTER[usize::from(die) - 1]);
        }
        let game = after(
            game_with_links_and_dice("B-B W-W K-K", STRUCTURES, STRUCTURES, &[3]),
            "end",
        );
        assert_eq!(
            (city_text(&game, 1).as_str(), city_text(&game, 2).as_str()),
            (CITY, AFTER[2])
        );
        // Whichever player has which wheel: on player 2's turn it hits player 1.
        let second = Scenario {
            active: seat(2),
            ..scenario_with_dice(&layout_showing("B-B W-W K-K"), STRUCTURES, STRUCTURES, &[3])
        };
        let game = after(WheelsOfTime::from_scenario(second), "link-C");
        assert_eq!(
            (city_text(&game, 1).as_str(), city_text(&game, 2).as_str()),
            (AFTER[2], CITY)
        );
    }

    #[test]
    fn counts_do_not_fall_below_zero() {
        for die in [3, 4, 5] {
            let game = after(
                game_with_links_and_dice("K-K S-S W-W", "", "", &[die]),
                "end",
            );
            assert_eq!(city_text(&game, 1), "fields 2 people 2");
        }
        let game = after(
            game_with_links_and_dice("K-K S-S W-W", "fields 0 food 2", "", &[1]),
            "feed-2 end",
        );
        assert_eq!(city_text(&game, 1), "people 2");
    }

    #[test]
    fn the_opponent_does_not_receive_what_a_disaster_takes() {
        let game = after(
            game_with_links_and_dice("B-B W-W K-K", "", STRUCTURES, &[5]),
            "end",
        );
        assert_eq!(city_text(&game, 1), "fields 2 people 2");
    }

    #[test]
    fn buildings_stay_when_their_support_is_lost() {
        let game = after(
            game_with_links_and_dice("K-K S-S W-W", STRUCTURES, "", &[3]),
            "end",
        );
        assert_eq!(city_text(&game, 1), AFTER[2]);
    }

    #[test]
    fn after_a_disaster_all_wheels_turn_and_nothing_else_happens() {
        let layout = layout_showing("K-K S-S W-W");
        let before = game_with_links_and_dice("K-K S-S W-W", STORE, STORE, &[3]);
        let mut turned = *before.wheels();
        turned.turn_all();
        let mut game = before;
        let events = play(&mut game, "end");
        assert_eq!(events.last(), Some(&Event::AllTurned));
        assert_ne!(layout_text(game.wheels()), layout);
        assert_eq!(*game.wheels(), turned);
        assert_eq!(
            (city_text(&game, 1).as_str(), city_text(&game, 2).as_str()),
            (HELD, HELD)
        );
        assert_eq!(game.active(), seat(2));
    }

    #[test]
    fn dangers_come_before_the_disaster() {
        // The disaster at A, the danger after it in the order of the links.
        let mut game = game_with_links_and_dice("G-S K-K B-K", "brick 2", "", &[1]);
        let events = play(&mut game, "end");
        let order: Vec<&str> = events
            .iter()
            .filter_map(|event| match event {
                Event::Gained { .. } => Some("gained"),
                Event::Stolen { taken: true, .. } => Some("stolen"),
                Event::Disaster { .. } => Some("disaster"),
                Event::Lost { count: 1, .. } => Some("lost"),
                Event::AllTurned => Some("turned"),
                _ => None,
            })
            .collect();
        // Stone by A; the opponent has the skull of the common link.
        assert_eq!(order, ["gained", "stolen", "disaster", "lost", "turned"]);
        assert_eq!(city_text(&game, 1), "fields 1 people 2 brick 1 stone 1");
    }

    #[test]
    fn a_triggered_disaster_turns_the_wheels_at_once_and_actions_go_on() {
        let before = game_with_links_and_dice("K-K S-S W-W", "fields 4 people 4 walls 1", "", &[3]);
        let mut turned = *before.wheels();
        turned.turn_all();
        let mut game = before;
        play(&mut game, "link-A");
        assert_eq!(*game.wheels(), turned);
        assert_eq!(
            (city_text(&game, 1).as_str(), game.actions_left()),
            ("fields 4 people 4", 3)
        );
        assert!(legal_text(&game).starts_with("turn-1 "));
    }

    #[test]
    fn losing_population_in_the_action_phase_costs_no_actions() {
        let game = after(
            game_with_links_and_dice("K-K S-S W-W", "fields 4 people 3", "", &[2]),
            "link-A",
        );
        assert_eq!(
            (city_text(&game, 1).as_str(), game.actions_left()),
            ("fields 4 people 2", 2)
        );
    }

    #[test]
    fn a_player_without_population_loses_at_once_and_the_wheels_stay() {
        for die in [2, 6] {
            let layout = layout_showing("K-K S-S W-W");
            let game = after(
                game_with_links_and_dice("K-K S-S W-W", "people 1", "", &[die]),
                "end",
            );
            assert_eq!(outcome(&game), Some((2, EndReason::NoPeople)));
            assert_eq!(layout_text(game.wheels()), layout);
            // The opponent's people, on my turn.
            let layout = layout_showing("B-B W-W K-K");
            for how in ["end", "link-C"] {
                let game = after(
                    game_with_links_and_dice("B-B W-W K-K", "", "people 1", &[die]),
                    how,
                );
                assert_eq!(outcome(&game), Some((1, EndReason::NoPeople)));
                assert_eq!(
                    (layout_text(game.wheels()), legal_text(&game)),
                    (layout.clone(), String::new())
                );
            }
        }
    }

    #[test]
    fn the_disaster_event_names_the_victim_and_the_link() {
        let mut game = game_with_links_and_dice("B-B W-W K-K", "", "", &[6]);
        let events = play(&mut game, "link-C");
        let lost = |which| Event::Lost {
            seat: seat(2),
            item: Item::Development(which),
            count: 1,
            cause: LossCause::Disaster,
        };
        assert!(
            matches!(events[1], Event::Disaster { seat: victim, link: Link::Common, die }
            if victim == seat(2) && die.number() == 6)
        );
        assert_eq!(
            events[2..],
            [
                lost(Development::FoodProduction),
                lost(Development::Population),
                Event::AllTurned,
            ]
        );
    }

    #[test]
    fn the_first_seat_can_have_wheel_2() {
        // Player 1 and 2 follow the wheels: here the first seat has wheel 2.
        let scenario = Scenario {
            first_seat_wheel: Some(PlayerWheel::Two),
            active: seat(2),
            ..scenario_with_dice(&layout_showing("K-K S-S W-W"), STRUCTURES, STRUCTURES, &[4])
        };
        let game = after(WheelsOfTime::from_scenario(scenario), "end");
        assert_eq!(
            (city_text(&game, 1).as_str(), city_text(&game, 2).as_str()),
            (CITY, AFTER[3])
        );
    }
}
