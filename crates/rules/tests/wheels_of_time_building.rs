//! Wheels of Time: building from the supply and from two links, and production.

use crate::common;

use common::wheels::{
    after, city_text, game, illegal, layout_showing, legal_text, play, scenario, seat,
};
use rules::game::Game;
use rules::games::wheels_of_time::{
    Development, Event, Good, IllegalAction, Item, Link, LinkPair, Phase, PlayerWheel, Scenario,
    Structure, WheelsOfTime,
};

const START: &str = "4 3 9 9";

/// A game in which player 1 has these links.
fn game_with_links(links: &str, first: &str, second: &str) -> WheelsOfTime {
    game(&layout_showing(links), first, second)
}

mod building {
    use super::*;

    #[test]
    fn building_from_the_supply_costs_goods_and_an_action() {
        let store = "brick 2 wood 2 stone 2";
        let built = |action: &str| {
            let city = format!("{store} walls 1 roads 1");
            let game = after(game(START, &city, ""), action);
            assert_eq!(game.actions_left(), 1);
            assert_eq!(city_text(&game, 2), "fields 2 people 2");
            city_text(&game, 1).replace("fields 2 people 2 ", "")
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
    fn building_takes_all_of_its_goods() {
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
            let listed = legal_text(&game);
            for (text, structure) in [
                ("build-wall", Structure::Wall),
                ("build-road", Structure::Road),
                ("build-building", Structure::Building),
            ] {
                let illegal_action = illegal(&game, text);
                assert_eq!(can.contains(text), listed.contains(text));
                let expected = (!can.contains(text)).then_some(IllegalAction::CannotPay(structure));
                assert_eq!(illegal_action, expected, "{store}");
            }
        }
    }

    #[test]
    fn a_building_needs_a_wall_and_a_road_of_its_own() {
        let store = "brick 4 wood 4 stone 4";
        for (structures, illegal_action) in [
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
            let game = game(START, &format!("{structures} {store}"), "");
            assert_eq!(
                illegal(&game, "build-building"),
                illegal_action,
                "{structures}"
            );
        }
        // One of the links gives a wall in production: that does not count yet.
        let game = game_with_links("S-B ? ?", &format!("roads 1 {store}"), "");
        assert_eq!(
            illegal(&game, "build-building"),
            Some(IllegalAction::NoSupport)
        );
        play(&mut game.clone(), "link-A build-building");
    }

    #[test]
    fn no_structure_is_built_a_fifth_time() {
        let game = game(
            START,
            "walls 4 roads 3 buildings 2 brick 4 wood 4 stone 4",
            "",
        );
        assert_eq!(
            illegal(&game, "build-wall"),
            Some(IllegalAction::TrackFull(Structure::Wall))
        );
        let more = after(game, "build-road");
        assert_eq!(
            illegal(&more, "build-road"),
            Some(IllegalAction::TrackFull(Structure::Road))
        );
        let full = "walls 3 roads 3 buildings 4 brick 4 wood 4 stone 4";
        let game = game_with_links("K-G S-G W-B", full, "");
        let illegal_action = Some(IllegalAction::TrackFull(Structure::Building));
        assert_eq!(illegal(&game, "build-building"), illegal_action);
        assert_eq!(illegal(&game, "join-BC"), illegal_action);
    }

    #[test]
    fn two_links_make_a_building_for_two_actions() {
        let game = game_with_links("K-G S-G W-B", "walls 1 roads 1", "");
        let late = after(game.clone(), "turn-1");
        assert_eq!(
            illegal(&late, "join-BC"),
            Some(IllegalAction::NoBuilding(LinkPair::BC))
        );
        let late = after(game.clone(), "link-B");
        assert_eq!(
            illegal(&late, "join-BC"),
            Some(IllegalAction::NeedsTwoActions)
        );
        assert_eq!(
            illegal(&game, "join-AB"),
            Some(IllegalAction::NoBuilding(LinkPair::AB))
        );
        let mut events = Vec::new();
        let mut joined = game;
        let action = joined.parse_action("join-BC");
        assert!(action.is_ok_and(|action| joined.apply(action, &mut events).is_ok()));
        let made = Event::Joined {
            seat: seat(1),
            pair: LinkPair::BC,
        };
        assert_eq!(events, [made]);
        assert_eq!(joined.actions_left(), 0);
    }

    #[test]
    fn a_worker_is_one_of_the_two_actions() {
        let game = game_with_links("K-G S-G W-B", "walls 1 roads 1 worker 1", "");
        let joined = after(game, "link-B worker join-BC");
        assert!(city_text(&joined, 1).contains("buildings 1 stone 1"));
    }

    #[test]
    fn two_links_need_the_support_too() {
        for structures in ["", "walls 1", "roads 1", "walls 1 roads 1 buildings 1"] {
            let game = game_with_links("K-G S-G W-B", structures, "");
            assert_eq!(
                illegal(&game, "join-BC"),
                Some(IllegalAction::NoSupport),
                "{structures}"
            );
        }
    }

    #[test]
    fn the_supply_cannot_be_combined_with_links() {
        let game = game_with_links("K-G S-F W-B", "walls 1 roads 1 stone 4", "");
        assert_eq!(
            illegal(&game, "join-BC"),
            Some(IllegalAction::NoBuilding(LinkPair::BC))
        );
        assert!(!legal_text(&game).contains("join"));
    }

    #[test]
    fn the_opponent_receives_what_a_joined_common_link_gives_by_itself() {
        // All buildings with the common link, and what the opponent receives.
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
            let game = game_with_links(links, "walls 1 roads 1", "");
            let joined = after(game, pair);
            assert!(city_text(&joined, 1).contains("walls 1 roads 1 buildings 1"));
            let expected = format!("fields 2 people 2 {share}");
            assert_eq!(city_text(&joined, 2), expected.trim_end(), "{links:?}");
        }
    }
}

mod production {
    use super::*;

    #[test]
    fn all_three_links_produce_and_the_common_one_for_both() {
        let game = after(game_with_links("F-W B-S G-G", "", ""), "end");
        assert_eq!(city_text(&game, 1), "fields 3 people 2 walls 1 worker 1");
        assert_eq!(city_text(&game, 2), "fields 2 people 2 worker 1");
    }

    #[test]
    fn production_is_mandatory() {
        // One more mouth to feed, wanted or not.
        let game = after(game_with_links("F-B B-B G-S", "", ""), "end");
        assert_eq!(city_text(&game, 1), "fields 2 people 3 stone 1");
    }

    #[test]
    fn gains_beyond_four_are_lost() {
        let city = "fields 4 people 4 stone 4 food 4";
        let mut game = game_with_links("F-W B-F G-S", city, city);
        let events = play(&mut game, "end");
        assert_eq!(city_text(&game, 1), city);
        assert_eq!(city_text(&game, 2), city);
        let lost = |event: &&Event| matches!(event, Event::Gained { kept: false, .. });
        assert_eq!(events.iter().filter(lost).count(), 4);
    }

    #[test]
    fn a_building_of_two_links_is_optional() {
        let mut game = game_with_links("K-S S-G W-B", "walls 1 roads 1 stone 1", "");
        play(&mut game, "end");
        assert_eq!(game.phase(), Phase::Production);
        assert_eq!(
            (game.to_act(), legal_text(&game).as_str()),
            (Some(seat(1)), "plain join-BC")
        );
        // The danger of the third link follows in either case.
        let joined = after(game.clone(), "join-BC");
        assert_eq!(
            city_text(&joined, 1),
            "fields 2 people 2 walls 1 roads 1 buildings 1"
        );
        let plain = after(game.clone(), "plain");
        assert_eq!(
            city_text(&plain, 1),
            "fields 2 people 2 walls 1 roads 1 stone 1"
        );
        assert_eq!((joined.active(), plain.active()), (seat(2), seat(2)));
        for text in ["turn-1", "end", "worker", "feed-0", "build-wall"] {
            assert_eq!(
                illegal(&game, text),
                Some(IllegalAction::WrongPhase),
                "{text}"
            );
        }
        assert_eq!(
            illegal(&game, "join-AB"),
            Some(IllegalAction::NoBuilding(LinkPair::AB))
        );
    }

    #[test]
    fn without_support_production_needs_no_decision() {
        let game = after(game_with_links("K-S S-G W-B", "walls 1", ""), "end");
        assert_eq!(game.active(), seat(2));
        assert_eq!(city_text(&game, 1), "fields 2 people 2 walls 1");
    }

    #[test]
    fn the_third_link_produces_too() {
        let mut game = game_with_links("F-W B-W G-S", "walls 1 roads 1", "");
        play(&mut game, "end join-BC");
        assert_eq!(
            city_text(&game, 1),
            "fields 3 people 2 walls 1 roads 1 buildings 1"
        );
        // The common link was joined: the opponent receives what it gives by itself.
        assert_eq!(city_text(&game, 2), "fields 2 people 2 stone 1");
    }

    #[test]
    fn the_third_link_produces_before_the_building_is_made() {
        let mut game = game_with_links("F-W B-W G-S", "walls 1 roads 1", "");
        play(&mut game, "end");
        let events = play(&mut game, "join-BC");
        let gained = |player, link, item| Event::Gained {
            seat: seat(player),
            link,
            item,
            kept: true,
        };
        let made = Event::Joined {
            seat: seat(1),
            pair: LinkPair::BC,
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
    fn an_unjoined_common_link_produces_for_both() {
        let game = game_with_links("S-B G-W F-W", "walls 1 roads 1", "");
        let joined = after(game.clone(), "join-AB");
        assert!(city_text(&joined, 1).contains("walls 1 roads 1 buildings 1"));
        assert_eq!(city_text(&joined, 2), "fields 2 people 2");
        let produced = after(game, "end join-AB");
        assert!(city_text(&produced, 1).contains("fields 3"));
        assert!(city_text(&produced, 1).contains("walls 1 roads 1 buildings 1"));
        assert_eq!(city_text(&produced, 2), "fields 3 people 2");
    }

    #[test]
    fn nobody_has_five_hired_workers() {
        let mut game = game_with_links("F-F B-B G-G", "worker 4", "worker 3");
        let events = play(&mut game, "link-C");
        let hired = |player, kept| Event::Gained {
            seat: seat(player),
            link: Link::Common,
            item: Item::Good(Good::Worker),
            kept,
        };
        assert_eq!(events[1..], [hired(1, false), hired(2, true)]);
        assert_eq!(city_text(&game, 1), "fields 2 people 2 worker 4");
        assert_eq!(city_text(&game, 2), "fields 2 people 2 worker 4");
    }

    #[test]
    fn the_opponent_cannot_join_links_on_the_active_players_turn() {
        // Player 2 has a building of two links; it is player 1's turn.
        let scenario = Scenario {
            active: seat(2),
            first_seat_wheel: Some(PlayerWheel::Two),
            ..scenario(
                &layout_showing("K-S S-G W-B"),
                "walls 1 roads 1",
                "walls 1 roads 1",
            )
        };
        let game = WheelsOfTime::from_scenario(scenario.clone());
        assert!(legal_text(&game).contains("join-BC"));
        let other = WheelsOfTime::from_scenario(Scenario {
            active: seat(1),
            ..scenario
        });
        assert!(!legal_text(&other).contains("join"));
    }

    #[test]
    fn gains_name_the_link_that_caused_them() {
        let mut game = game_with_links("F-F B-B G-W", "", "");
        let events = play(&mut game, "link-C");
        let gained = |player| Event::Gained {
            seat: seat(player),
            link: Link::Common,
            item: Item::Good(Good::Wood),
            kept: true,
        };
        assert_eq!(events[1..], [gained(1), gained(2)]);
    }
}
