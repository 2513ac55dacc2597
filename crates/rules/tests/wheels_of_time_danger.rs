//! Wheels of Time: dangers and disasters, in their phase and triggered.

use crate::common;

use common::wheels::{
    after, diced, end, game, has, legal, lies, links, scene, seat, showing, take,
};
use rules::games::wheels_of_time::{
    Development, EndReason, Event, Good, Item, Link, Mark, Scenario, WheelsOfTime, Why,
};

/// A game in which player 1 has these links.
fn with(links: &str, first: &str, second: &str) -> WheelsOfTime {
    game(&showing(links), first, second)
}

/// The same with these dice.
fn with_dice(links: &str, first: &str, second: &str, dice: &[u8]) -> WheelsOfTime {
    WheelsOfTime::from_scenario(diced(&showing(links), first, second, dice))
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
            let game = after(with(links, STORE, STORE), "end");
            let mut expected = HELD.replace(&format!("{good} 2"), &format!("{good} 1"));
            if links.contains("G-F") {
                expected = expected.replace("food 2", "food 3");
            }
            assert_eq!(has(&game, 1), expected, "{links}");
            assert_eq!(has(&game, 2), HELD);
        }
    }

    #[test]
    fn who_has_none_loses_nothing() {
        let mut game = with("K-B S-S W-W", "", "brick 2");
        let events = take(&mut game, "end");
        let lost = Event::Lost {
            seat: seat(1),
            item: Item::Good(Good::Brick),
            count: 0,
            why: Why::Danger(Link::A),
        };
        assert!(events.contains(&lost));
        assert_eq!(has(&game, 2), "fields 2 people 2 brick 2");
    }

    #[test]
    fn two_dangers_take_two() {
        let game = after(with("G-K K-G B-B", "worker 4", ""), "end");
        assert_eq!(has(&game, 1), "fields 2 people 2 worker 2");
    }

    #[test]
    fn at_the_common_link_whoever_has_the_skull_takes() {
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
            let game = after(with(links, STORE, STORE), "link-C");
            assert_eq!(has(&game, 1), changed(good, 3));
            assert_eq!(has(&game, 2), changed(good, 1));
            let at_the_end = after(with(links, STORE, STORE), "end");
            assert_eq!(at_the_end.city(seat(1)), game.city(seat(1)));
        }
        for (links, good) in other_takes {
            let game = after(with(links, STORE, STORE), "link-C");
            assert_eq!(has(&game, 1), changed(good, 1));
            assert_eq!(has(&game, 2), changed(good, 3));
        }
    }

    #[test]
    fn the_skull_takes_on_the_other_players_turn_too() {
        // Seats and wheels are the same; it is the turn of the player of wheel 2.
        let turn_of_2 = |links: &str| {
            WheelsOfTime::from_scenario(Scenario {
                active: seat(2),
                ..scene(&showing(links), STORE, STORE)
            })
        };
        let changed = |count: u32| HELD.replace("stone 2", &format!("stone {count}"));
        for (links, one, two) in [("B-B W-W K-S", 3, 1), ("W-W F-F S-K", 1, 3)] {
            let game = after(turn_of_2(links), "link-C");
            assert_eq!(has(&game, 1), changed(one), "{links}");
            assert_eq!(has(&game, 2), changed(two), "{links}");
        }
    }

    #[test]
    fn own_dangers_strike_before_the_common_one() {
        // Player 1 has no brick to lose until one is taken from player 2.
        let game = after(with("B-K W-W K-B", "", "brick 1"), "end");
        assert_eq!(has(&game, 1), "fields 2 people 2 brick 1");
        assert_eq!(has(&game, 2), "fields 2 people 2");
    }

    #[test]
    fn a_full_taker_of_workers_takes_one_all_the_same() {
        let game = after(with("B-B W-W K-G", "worker 4", "worker 1"), "link-C");
        assert_eq!(has(&game, 1), "fields 2 people 2 worker 4");
        assert_eq!(has(&game, 2), "fields 2 people 2");
    }

    #[test]
    fn a_trigger_that_finds_nothing_to_take_costs_its_action() {
        let game = after(with("B-B W-W K-S", "", ""), "link-C");
        assert_eq!((game.active(), game.actions_left()), (seat(1), 1));
        assert_eq!(has(&game, 1), "fields 2 people 2");
    }

    #[test]
    fn nothing_is_taken_from_who_has_none() {
        let mut game = with("B-B W-W K-S", "stone 1", "");
        let events = take(&mut game, "end");
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
        assert_eq!(has(&game, 1), "fields 2 people 2 stone 1");
    }

    #[test]
    fn a_full_taker_takes_all_the_same() {
        let game = after(with("B-B W-W K-S", "stone 4", "stone 4"), "end");
        assert_eq!(has(&game, 1), "fields 2 people 2 stone 4");
        assert_eq!(has(&game, 2), "fields 2 people 2 stone 3");
    }

    #[test]
    fn the_opponents_own_links_endanger_nobody() {
        let lying = "4 3 9 9";
        assert_eq!(links(game(lying, "", "").wheels()), "S-F G-F F-S F-K W-W");
        let mut game = game(lying, "food 2", "food 2");
        take(&mut game, "end");
        assert_eq!(has(&game, 2), "fields 2 people 2 food 2");
        take(&mut game, "end");
        assert_eq!(has(&game, 2), "fields 2 people 2 food 1");
    }

    #[test]
    fn a_triggered_danger_does_what_it_does_in_its_phase() {
        let game = after(with("K-B S-S W-W", STORE, STORE), "link-A");
        assert_eq!(has(&game, 1), HELD.replace("brick 2", "brick 1"));
        let game = after(with("B-B W-W K-S", STORE, STORE), "link-C link-C end");
        assert_eq!(has(&game, 1), HELD.replace("stone 2", "stone 4"));
        assert_eq!(has(&game, 2), HELD.replace(" stone 2", ""));
    }

    #[test]
    fn production_comes_before_danger() {
        let game = after(with("G-S K-S B-B", "", ""), "end");
        assert_eq!(has(&game, 1), "fields 2 people 2");
    }
}

mod disasters {
    use super::*;

    const CITY: &str = "fields 2 people 2 walls 2 roads 2 buildings 2";
    const WORKS: &str = "walls 2 roads 2 buildings 2";
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
            let game = after(with_dice("K-K S-S W-W", WORKS, WORKS, &[die]), "end");
            assert_eq!(has(&game, 1), AFTER[usize::from(die) - 1]);
            assert_eq!(has(&game, 2), CITY);
        }
    }

    #[test]
    fn a_common_disaster_hits_the_opponent_of_the_active_player() {
        for die in 1..=6 {
            let before = with_dice("B-B W-W K-K", WORKS, WORKS, &[die]);
            let game = after(before, "link-C");
            assert_eq!(has(&game, 1), CITY);
            assert_eq!(has(&game, 2), AFTER[usize::from(die) - 1]);
        }
        let game = after(with_dice("B-B W-W K-K", WORKS, WORKS, &[3]), "end");
        assert_eq!(
            (has(&game, 1).as_str(), has(&game, 2).as_str()),
            (CITY, AFTER[2])
        );
        // Whoever has which wheel: on player 2's turn it hits player 1.
        let second = Scenario {
            active: seat(2),
            ..diced(&showing("B-B W-W K-K"), WORKS, WORKS, &[3])
        };
        let game = after(WheelsOfTime::from_scenario(second), "link-C");
        assert_eq!(
            (has(&game, 1).as_str(), has(&game, 2).as_str()),
            (AFTER[2], CITY)
        );
    }

    #[test]
    fn nothing_falls_below_none() {
        for die in [3, 4, 5] {
            let game = after(with_dice("K-K S-S W-W", "", "", &[die]), "end");
            assert_eq!(has(&game, 1), "fields 2 people 2");
        }
        let game = after(
            with_dice("K-K S-S W-W", "fields 0 food 2", "", &[1]),
            "feed-2 end",
        );
        assert_eq!(has(&game, 1), "people 2");
    }

    #[test]
    fn what_is_lost_goes_to_nobody() {
        let game = after(with_dice("B-B W-W K-K", "", WORKS, &[5]), "end");
        assert_eq!(has(&game, 1), "fields 2 people 2");
    }

    #[test]
    fn buildings_stay_when_their_walls_fall() {
        let game = after(with_dice("K-K S-S W-W", WORKS, "", &[3]), "end");
        assert_eq!(has(&game, 1), AFTER[2]);
    }

    #[test]
    fn then_all_wheels_turn_and_nothing_else_is_triggered() {
        let lying = showing("K-K S-S W-W");
        let before = with_dice("K-K S-S W-W", STORE, STORE, &[3]);
        let mut turned = *before.wheels();
        turned.turn_all();
        let mut game = before;
        let events = take(&mut game, "end");
        assert_eq!(events.last(), Some(&Event::AllTurned));
        assert_ne!(lies(game.wheels()), lying);
        assert_eq!(*game.wheels(), turned);
        assert_eq!(
            (has(&game, 1).as_str(), has(&game, 2).as_str()),
            (HELD, HELD)
        );
        assert_eq!(game.active(), seat(2));
    }

    #[test]
    fn dangers_come_first_and_stay_as_they_were_noted() {
        // The disaster at A, the danger after it in the order of the links.
        let mut game = with_dice("G-S K-K B-K", "brick 2", "", &[1]);
        let events = take(&mut game, "end");
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
        assert_eq!(has(&game, 1), "fields 1 people 2 brick 1 stone 1");
    }

    #[test]
    fn a_triggered_disaster_turns_the_wheels_at_once_and_actions_go_on() {
        let before = with_dice("K-K S-S W-W", "fields 4 people 4 walls 1", "", &[3]);
        let mut turned = *before.wheels();
        turned.turn_all();
        let mut game = before;
        take(&mut game, "link-A");
        assert_eq!(*game.wheels(), turned);
        assert_eq!(
            (has(&game, 1).as_str(), game.actions_left()),
            ("fields 4 people 4", 3)
        );
        assert!(legal(&game).starts_with("turn-1 "));
    }

    #[test]
    fn people_lost_in_the_action_phase_take_no_actions_with_them() {
        let game = after(
            with_dice("K-K S-S W-W", "fields 4 people 3", "", &[2]),
            "link-A",
        );
        assert_eq!(
            (has(&game, 1).as_str(), game.actions_left()),
            ("fields 4 people 2", 2)
        );
    }

    #[test]
    fn who_has_no_people_left_loses_at_once_and_the_wheels_stay() {
        for die in [2, 6] {
            let lying = showing("K-K S-S W-W");
            let game = after(with_dice("K-K S-S W-W", "people 1", "", &[die]), "end");
            assert_eq!(end(&game), Some((2, EndReason::NoPeople)));
            assert_eq!(lies(game.wheels()), lying);
            // The opponent's people, on my turn.
            let lying = showing("B-B W-W K-K");
            for how in ["end", "link-C"] {
                let game = after(with_dice("B-B W-W K-K", "", "people 1", &[die]), how);
                assert_eq!(end(&game), Some((1, EndReason::NoPeople)));
                assert_eq!(
                    (lies(game.wheels()), legal(&game)),
                    (lying.clone(), String::new())
                );
            }
        }
    }

    #[test]
    fn the_die_tells_who_throws_it_and_where() {
        let mut game = with_dice("B-B W-W K-K", "", "", &[6]);
        let events = take(&mut game, "link-C");
        let lost = |which| Event::Lost {
            seat: seat(2),
            item: Item::Development(which),
            count: 1,
            why: Why::Disaster,
        };
        assert!(
            matches!(events[1], Event::Disaster { seat: of, link: Link::Common, die }
            if of == seat(2) && die.number() == 6)
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
    fn wheel_2_can_be_the_first_seats() {
        // Player 1 and 2 follow the wheels: here the first seat has wheel 2.
        let scene = Scenario {
            first: Some(Mark::Two),
            active: seat(2),
            ..diced(&showing("K-K S-S W-W"), WORKS, WORKS, &[4])
        };
        let game = after(WheelsOfTime::from_scenario(scene), "end");
        assert_eq!(
            (has(&game, 1).as_str(), has(&game, 2).as_str()),
            (CITY, AFTER[3])
        );
    }
}
