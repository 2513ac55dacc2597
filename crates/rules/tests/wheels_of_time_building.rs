//! Wheels of Time: building, from the store and of two links, and production.

use crate::common;

use common::wheels::{after, game, has, legal, refused, scene, seat, showing, take};
use rules::game::Game;
use rules::games::wheels_of_time::{
    Development, Event, Good, IllegalAction, Item, Link, Mark, Pair, Phase, Scenario, WheelsOfTime,
    Work,
};

const START: &str = "4 3 9 9";

/// A game in which player 1 has these links.
fn with(links: &str, first: &str, second: &str) -> WheelsOfTime {
    game(&showing(links), first, second)
}

mod building {
    use super::*;

    #[test]
    fn what_is_built_from_the_store_costs_its_goods_and_an_action() {
        let store = "brick 2 wood 2 stone 2";
        let built = |work: &str| {
            let city = format!("{store} walls 1 roads 1");
            let game = after(game(START, &city, ""), work);
            assert_eq!(game.actions_left(), 1);
            assert_eq!(has(&game, 2), "fields 2 people 2");
            has(&game, 1).replace("fields 2 people 2 ", "")
        };
        assert_eq!(
            built("build-wall"),
            "walls 2 roads 1 brick 1 wood 2 stone 1"
        );
        assert_eq!(
            built("build-road"),
            "walls 1 roads 2 brick 2 wood 1 stone 1"
        );
        assert_eq!(
            built("build-building"),
            "walls 1 roads 1 buildings 1 brick 1 wood 1 stone 1"
        );
    }

    #[test]
    fn all_goods_have_to_be_there() {
        for (store, can) in [
            ("brick 4 wood 4", ""),
            ("brick 1 stone 1", "build-wall"),
            ("wood 1 stone 1", "build-road"),
            (
                "brick 1 wood 1 stone 1",
                "build-wall build-road build-building",
            ),
        ] {
            let game = game(START, &format!("walls 1 roads 1 {store}"), "");
            let listed = legal(&game);
            for (text, work) in [
                ("build-wall", Work::Wall),
                ("build-road", Work::Road),
                ("build-building", Work::Building),
            ] {
                let why = refused(&game, text);
                assert_eq!(can.contains(text), listed.contains(text));
                let expected = (!can.contains(text)).then_some(IllegalAction::CannotPay(work));
                assert_eq!(why, expected, "{store}");
            }
        }
    }

    #[test]
    fn a_building_needs_a_wall_and_a_road_of_its_own_now() {
        let store = "brick 4 wood 4 stone 4";
        for (works, why) in [
            ("", Some(IllegalAction::NoSupport)),
            ("walls 1", Some(IllegalAction::NoSupport)),
            ("roads 4", Some(IllegalAction::NoSupport)),
            ("walls 1 roads 1", None),
            (
                "walls 1 roads 4 buildings 1",
                Some(IllegalAction::NoSupport),
            ),
            ("walls 2 roads 2 buildings 1", None),
            (
                "walls 2 roads 2 buildings 3",
                Some(IllegalAction::NoSupport),
            ),
            ("walls 4 roads 4 buildings 3", None),
        ] {
            let game = game(START, &format!("{works} {store}"), "");
            assert_eq!(refused(&game, "build-building"), why, "{works}");
        }
        // One of the links gives a wall in production: that does not count yet.
        let game = with("S-B ? ?", &format!("roads 1 {store}"), "");
        assert_eq!(
            refused(&game, "build-building"),
            Some(IllegalAction::NoSupport)
        );
        take(&mut game.clone(), "link-A build-building");
    }

    #[test]
    fn nothing_is_built_a_fifth_time() {
        let game = game(
            START,
            "walls 4 roads 3 buildings 2 brick 4 wood 4 stone 4",
            "",
        );
        assert_eq!(
            refused(&game, "build-wall"),
            Some(IllegalAction::Full(Work::Wall))
        );
        let more = after(game, "build-road");
        assert_eq!(
            refused(&more, "build-road"),
            Some(IllegalAction::Full(Work::Road))
        );
        let full = "walls 3 roads 3 buildings 4 brick 4 wood 4 stone 4";
        let game = with("K-G S-G W-B", full, "");
        let why = Some(IllegalAction::Full(Work::Building));
        assert_eq!(refused(&game, "build-building"), why);
        assert_eq!(refused(&game, "join-BC"), why);
    }

    #[test]
    fn two_links_make_a_building_for_two_actions() {
        let game = with("K-G S-G W-B", "walls 1 roads 1", "");
        let late = after(game.clone(), "turn-1");
        assert_eq!(
            refused(&late, "join-BC"),
            Some(IllegalAction::NoBuilding(Pair::BC))
        );
        let late = after(game.clone(), "link-B");
        assert_eq!(refused(&late, "join-BC"), Some(IllegalAction::TwoActions));
        assert_eq!(
            refused(&game, "join-AB"),
            Some(IllegalAction::NoBuilding(Pair::AB))
        );
        let mut events = Vec::new();
        let mut joined = game;
        let action = joined.parse_action("join-BC");
        assert!(action.is_ok_and(|action| joined.apply(action, &mut events).is_ok()));
        let made = Event::Joined {
            seat: seat(1),
            pair: Pair::BC,
        };
        assert_eq!(events, [made]);
        assert_eq!(joined.actions_left(), 0);
    }

    #[test]
    fn a_worker_is_one_of_the_two_actions() {
        let game = with("K-G S-G W-B", "walls 1 roads 1 worker 1", "");
        let joined = after(game, "link-B worker join-BC");
        assert!(has(&joined, 1).contains("buildings 1 stone 1"));
    }

    #[test]
    fn two_links_need_the_support_too() {
        for works in ["", "walls 1", "roads 1", "walls 1 roads 1 buildings 1"] {
            let game = with("K-G S-G W-B", works, "");
            assert_eq!(
                refused(&game, "join-BC"),
                Some(IllegalAction::NoSupport),
                "{works}"
            );
        }
    }

    #[test]
    fn the_store_is_no_part_of_a_building_of_links() {
        let game = with("K-G S-F W-B", "walls 1 roads 1 stone 4", "");
        assert_eq!(
            refused(&game, "join-BC"),
            Some(IllegalAction::NoBuilding(Pair::BC))
        );
        assert!(!legal(&game).contains("join"));
    }

    #[test]
    fn of_a_common_link_the_opponent_has_what_it_gives_alone() {
        // All forms in which the common link has a part, with what it gives.
        for (links, pair, share) in [
            ("? S-G W-B", "join-BC", ""),
            ("G-S ? B-W", "join-AC", ""),
            ("G-W ? B-S", "join-AC", "walls 1"),
            ("? S-B W-G", "join-BC", "wood 1"),
            ("? B-W G-S", "join-BC", "stone 1"),
            ("? B-S G-W", "join-BC", "wood 1"),
            ("W-B ? S-G", "join-AC", "stone 1"),
            ("W-G ? S-B", "join-AC", "walls 1"),
        ] {
            let game = with(links, "walls 1 roads 1", "");
            let joined = after(game, pair);
            assert!(has(&joined, 1).contains("walls 1 roads 1 buildings 1"));
            let expected = format!("fields 2 people 2 {share}");
            assert_eq!(has(&joined, 2), expected.trim_end(), "{links:?}");
        }
    }
}

mod production {
    use super::*;

    #[test]
    fn all_three_links_give_and_the_common_one_gives_to_both() {
        let game = after(with("F-W B-S G-G", "", ""), "end");
        assert_eq!(has(&game, 1), "fields 3 people 2 walls 1 worker 1");
        assert_eq!(has(&game, 2), "fields 2 people 2 worker 1");
    }

    #[test]
    fn it_is_mandatory() {
        // One more mouth to feed, wanted or not.
        let game = after(with("F-B B-B G-S", "", ""), "end");
        assert_eq!(has(&game, 1), "fields 2 people 3 stone 1");
    }

    #[test]
    fn what_is_more_than_four_is_lost() {
        let city = "fields 4 people 4 stone 4 food 4";
        let mut game = with("F-W B-F G-S", city, city);
        let events = take(&mut game, "end");
        assert_eq!(has(&game, 1), city);
        assert_eq!(has(&game, 2), city);
        let lost = |event: &&Event| matches!(event, Event::Gained { kept: false, .. });
        assert_eq!(events.iter().filter(lost).count(), 4);
    }

    #[test]
    fn a_building_of_two_links_is_chosen_or_not() {
        let mut game = with("K-S S-G W-B", "walls 1 roads 1 stone 1", "");
        take(&mut game, "end");
        assert_eq!(game.phase(), Phase::Production);
        assert_eq!(
            (game.to_act(), legal(&game).as_str()),
            (Some(seat(1)), "plain join-BC")
        );
        // The danger of the third link follows in either case.
        let joined = after(game.clone(), "join-BC");
        assert_eq!(
            has(&joined, 1),
            "fields 2 people 2 walls 1 roads 1 buildings 1"
        );
        let plain = after(game.clone(), "plain");
        assert_eq!(has(&plain, 1), "fields 2 people 2 walls 1 roads 1 stone 1");
        assert_eq!((joined.active(), plain.active()), (seat(2), seat(2)));
        for text in ["turn-1", "end", "worker", "feed-0", "build-wall"] {
            assert_eq!(
                refused(&game, text),
                Some(IllegalAction::OtherPhase),
                "{text}"
            );
        }
        assert_eq!(
            refused(&game, "join-AB"),
            Some(IllegalAction::NoBuilding(Pair::AB))
        );
    }

    #[test]
    fn without_support_nothing_is_asked() {
        let game = after(with("K-S S-G W-B", "walls 1", ""), "end");
        assert_eq!(game.active(), seat(2));
        assert_eq!(has(&game, 1), "fields 2 people 2 walls 1");
    }

    #[test]
    fn the_third_link_gives_besides() {
        let mut game = with("F-W B-W G-S", "walls 1 roads 1", "");
        take(&mut game, "end join-BC");
        assert_eq!(
            has(&game, 1),
            "fields 3 people 2 walls 1 roads 1 buildings 1"
        );
        // The common link was joined: the opponent has what it gives alone.
        assert_eq!(has(&game, 2), "fields 2 people 2 stone 1");
    }

    #[test]
    fn links_that_are_not_joined_give_before_the_building_is_made() {
        let mut game = with("F-W B-W G-S", "walls 1 roads 1", "");
        take(&mut game, "end");
        let events = take(&mut game, "join-BC");
        let gained = |of, link, item| Event::Gained {
            seat: seat(of),
            link,
            item,
            kept: true,
        };
        let made = Event::Joined {
            seat: seat(1),
            pair: Pair::BC,
        };
        let fields = Item::Development(Development::FoodProduction);
        let expected = [
            gained(1, Link::A, fields),
            made,
            gained(2, Link::Common, Item::Good(Good::Stone)),
        ];
        assert_eq!(events[..3], expected);
    }

    #[test]
    fn a_common_link_that_is_not_joined_gives_to_both() {
        let game = with("S-B G-W F-W", "walls 1 roads 1", "");
        let joined = after(game.clone(), "join-AB");
        assert!(has(&joined, 1).contains("walls 1 roads 1 buildings 1"));
        assert_eq!(has(&joined, 2), "fields 2 people 2");
        let produced = after(game, "end join-AB");
        assert!(has(&produced, 1).contains("fields 3"));
        assert!(has(&produced, 1).contains("walls 1 roads 1 buildings 1"));
        assert_eq!(has(&produced, 2), "fields 3 people 2");
    }

    #[test]
    fn nobody_has_five_hired_workers() {
        let mut game = with("F-F B-B G-G", "worker 4", "worker 3");
        let events = take(&mut game, "link-C");
        let hired = |of, kept| Event::Gained {
            seat: seat(of),
            link: Link::Common,
            item: Item::Good(Good::Worker),
            kept,
        };
        assert_eq!(events[1..], [hired(1, false), hired(2, true)]);
        assert_eq!(has(&game, 1), "fields 2 people 2 worker 4");
        assert_eq!(has(&game, 2), "fields 2 people 2 worker 4");
    }

    #[test]
    fn the_opponent_builds_nothing_of_the_active_players_links() {
        // Player 2 has a building of two links; it is player 1's turn.
        let lying = Scenario {
            active: seat(2),
            first: Some(Mark::Two),
            ..scene(
                &showing("K-S S-G W-B"),
                "walls 1 roads 1",
                "walls 1 roads 1",
            )
        };
        let game = WheelsOfTime::from_scenario(lying.clone());
        assert!(legal(&game).contains("join-BC"));
        let other = WheelsOfTime::from_scenario(Scenario {
            active: seat(1),
            ..lying
        });
        assert!(!legal(&other).contains("join"));
    }

    #[test]
    fn gains_tell_whose_link_they_come_of() {
        let mut game = with("F-F B-B G-W", "", "");
        let events = take(&mut game, "link-C");
        let gained = |of| Event::Gained {
            seat: seat(of),
            link: Link::Common,
            item: Item::Good(Good::Wood),
            kept: true,
        };
        assert_eq!(events[1..], [gained(1), gained(2)]);
    }
}
