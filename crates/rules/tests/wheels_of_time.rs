//! Wheels of Time: the feeding and action phases, and worked examples.

use crate::common;

use common::wheels::{
    after, city_text, game, illegal, layout_showing, layout_text, legal_text, links_text, outcome,
    play, scenario, scenario_after, seat,
};
use rules::game::Game;
use rules::games::wheels_of_time::{
    Development, EndReason, Event, IllegalAction, Item, LossCause, Phase, Scenario, WheelsOfTime,
};

const START: &str = "4 3 9 9";

/// A game in which player 1 has these links.
fn game_with_links(links: &str, first: &str, second: &str) -> WheelsOfTime {
    game(&layout_showing(links), first, second)
}

mod examples {
    use super::*;

    #[test]
    fn the_legal_actions_at_the_start() {
        let game = WheelsOfTime::from_scenario(Scenario::default());
        assert_eq!(layout_text(game.wheels()), START);
        assert_eq!(legal_text(&game), "turn-1 turn-A turn-B link-B end");
        assert_eq!((game.actions_left(), game.phase()), (2, Phase::Actions));
        assert_eq!((game.to_act(), game.turn()), (Some(seat(1)), 1));
        for player in [1, 2] {
            assert_eq!(city_text(&game, player), "fields 2 people 2");
        }
    }

    #[test]
    fn turning() {
        let mut game = WheelsOfTime::from_scenario(Scenario::default());
        play(&mut game, "turn-1");
        assert_eq!(layout_text(game.wheels()), "3 3 9 9");
        assert!(links_text(game.wheels()).starts_with("W-F F-F S-S "));
        let mut by_two = game.clone();
        play(&mut by_two, "end turn-2");
        assert_eq!(layout_text(by_two.wheels()), "3 2 9 9");
        assert_eq!(links_text(by_two.wheels()), "W-F F-F S-W S-K K-W");
        play(&mut game, "turn-A");
        assert_eq!(layout_text(game.wheels()), "3 3 8 9");
        assert!(links_text(game.wheels()).starts_with("W-F "));
        assert_eq!(links_text(game.wheels()).split(' ').nth(3), Some("F-F"));
    }

    #[test]
    fn the_first_two_turns() {
        let mut game = WheelsOfTime::from_scenario(Scenario::default());
        play(&mut game, "turn-1 link-A");
        assert_eq!(city_text(&game, 1), "fields 3 people 2");
        play(&mut game, "end");
        assert_eq!(city_text(&game, 1), "fields 4 people 2");
        assert_eq!(city_text(&game, 2), "fields 2 people 2");
        assert_eq!((game.active(), game.turn()), (seat(2), 2));
        play(&mut game, "turn-2 link-C");
        assert_eq!(city_text(&game, 1), "fields 4 people 2 roads 1");
        assert_eq!(city_text(&game, 2), "fields 2 people 2 roads 1");
        play(&mut game, "end");
        assert_eq!(city_text(&game, 1), "fields 4 people 2 roads 2");
        assert_eq!(city_text(&game, 2), "fields 2 people 2 roads 2");
        assert_eq!(game.active(), seat(1));
    }

    #[test]
    fn a_building_of_two_links() {
        let mut game = game("2 0 0 0", "walls 1 roads 1 worker 1", "");
        assert!(links_text(game.wheels()).starts_with("K-G S-G W-B"));
        assert!(legal_text(&game).contains("join-BC"));
        play(&mut game, "join-BC");
        assert_eq!(game.actions_left(), 0);
        let city = "fields 2 people 2 walls 1 roads 1 buildings 1";
        assert_eq!(city_text(&game, 1), format!("{city} worker 1"));
        // No second one: it has no wall and road of its own. The worker is lost.
        play(&mut game, "end");
        assert_eq!(city_text(&game, 1), format!("{city} stone 1"));
        assert_eq!(city_text(&game, 2), "fields 2 people 2");
        assert_eq!(game.active(), seat(2));
    }

    #[test]
    fn feeding() {
        let hungry = game(START, "people 4 food 1", "");
        assert_eq!(legal_text(&hungry), "feed-0 feed-1");
        let fed = after(hungry.clone(), "feed-1");
        assert_eq!(
            (city_text(&fed, 1).as_str(), fed.actions_left()),
            ("fields 2 people 3", 3)
        );
        let unfed = after(hungry, "feed-0");
        assert_eq!(city_text(&unfed, 1), "fields 2 people 2 food 1");
        assert_eq!(unfed.actions_left(), 2);
    }

    #[test]
    fn a_double_finish() {
        let city = "walls 3 roads 4 buildings 4";
        let game = after(game_with_links("? ? B-S", city, city), "link-C");
        assert_eq!(outcome(&game), Some((1, EndReason::BothComplete)));
    }
}

mod feeding {
    use super::*;

    #[test]
    fn enough_food_production_needs_no_decision() {
        for city in [
            "fields 4 people 4",
            "fields 4 food 4",
            "fields 3 people 1 food 1",
        ] {
            let game = game(START, city, "");
            assert_eq!(game.phase(), Phase::Actions);
            assert!(city_text(&game, 1).starts_with(city.split(" food").next().unwrap_or("")));
        }
    }

    #[test]
    fn without_food_the_hungry_are_lost_without_a_decision() {
        let game = game(START, "people 4", "");
        assert_eq!(city_text(&game, 1), "fields 2 people 2");
        assert_eq!((game.phase(), game.actions_left()), (Phase::Actions, 2));
        let mut before = scenario_after(scenario(START, "", "fields 1 people 3"), "");
        let events = play(&mut before, "end");
        let lost = Event::Lost {
            seat: seat(2),
            item: Item::Development(Development::Population),
            count: 2,
            cause: LossCause::Hunger,
        };
        assert_eq!(events.last(), Some(&lost));
    }

    #[test]
    fn feeding_is_limited_by_the_shortage_and_the_food() {
        let max_fed = |city: &str| {
            let game = game(START, city, "");
            let max = legal_text(&game).split(' ').count() - 1;
            let reason = IllegalAction::CannotFeed { max: max as u8 };
            assert_eq!(illegal(&game, &format!("feed-{}", max + 1)), Some(reason));
            max
        };
        assert_eq!(max_fed("fields 1 people 4 food 4"), 3);
        assert_eq!(max_fed("fields 1 people 4 food 2"), 2);
        assert_eq!(max_fed("fields 3 people 4 food 4"), 1);
    }

    #[test]
    fn people_may_starve_on_purpose() {
        let hungry = game(START, "fields 0 food 1", "");
        let starved = after(hungry.clone(), "feed-0");
        assert_eq!(outcome(&starved), Some((2, EndReason::NoPeople)));
        let fed = after(hungry, "feed-1");
        assert_eq!((outcome(&fed), fed.actions_left()), (None, 1));
    }

    #[test]
    fn without_food_production_and_food_a_player_loses_when_the_turn_begins() {
        let game = scenario_after(scenario(START, "", "fields 0"), "end");
        assert_eq!(outcome(&game), Some((1, EndReason::NoPeople)));
        assert_eq!(city_text(&game, 2), "");
    }

    #[test]
    fn only_the_active_player_feeds_and_workers_eat_nothing() {
        let game = game(START, "worker 4", "people 4 food 4");
        assert_eq!(city_text(&game, 1), "fields 2 people 2 worker 4");
        assert_eq!(city_text(&game, 2), "fields 2 people 4 food 4");
    }
}

mod actions {
    use super::*;

    #[test]
    fn the_population_gives_actions_and_unused_ones_are_lost() {
        let mut game = game(START, "fields 4 people 4", "fields 3 people 3");
        play(&mut game, "turn-1 turn-1 turn-A");
        assert_eq!(game.actions_left(), 1);
        play(&mut game, "turn-B");
        assert_eq!(legal_text(&game), "end");
        for refused_now in ["turn-1", "turn-A", "link-A", "build-wall"] {
            assert_eq!(
                illegal(&game, refused_now),
                Some(IllegalAction::NoActionsLeft)
            );
        }
        play(&mut game, "end");
        assert_eq!(game.actions_left(), 3);
        play(&mut game, "end turn-1 end end");
        assert_eq!((game.active(), game.actions_left()), (seat(1), 4));
    }

    #[test]
    fn nobody_turns_the_opponents_wheel() {
        let game = game(START, "", "");
        assert_eq!(illegal(&game, "turn-2"), Some(IllegalAction::NotYourWheel));
        let second = after(game, "end");
        assert_eq!(
            illegal(&second, "turn-1"),
            Some(IllegalAction::NotYourWheel)
        );
        assert!(legal_text(&second).starts_with("turn-2 turn-A turn-B"));
    }

    #[test]
    fn one_wheel_can_be_turned_several_times() {
        let game = after(
            game("0 0 0 0", "fields 4 people 4", ""),
            "turn-A turn-A turn-1 turn-A",
        );
        assert_eq!(layout_text(game.wheels()), "5 0 9 0");
    }

    #[test]
    fn a_worker_gives_one_more_action_at_any_time_once() {
        let mut game = game(START, "worker 2", "");
        assert!(legal_text(&game).ends_with("worker end"));
        play(&mut game, "worker");
        assert_eq!((game.actions_left(), game.spendable_workers()), (3, 1));
        assert_eq!(city_text(&game, 1), "fields 2 people 2 worker 1");
        play(&mut game, "turn-1 turn-1 turn-1");
        assert_eq!(legal_text(&game), "worker end");
        play(&mut game, "worker turn-1");
        assert_eq!(legal_text(&game), "end");
        assert_eq!(
            illegal(&game, "worker"),
            Some(IllegalAction::NoSpendableWorker)
        );
        assert_eq!(city_text(&game, 1), "fields 2 people 2");
    }

    #[test]
    fn all_workers_can_be_spent_in_one_turn() {
        let mut game = game(START, "fields 4 people 4 worker 4", "");
        play(&mut game, "worker worker worker worker");
        assert_eq!((game.actions_left(), game.spendable_workers()), (8, 0));
        play(&mut game, &"turn-A ".repeat(8));
        assert_eq!(legal_text(&game), "end");
    }

    #[test]
    fn unspent_workers_stay() {
        let game = after(game_with_links("F-F B-B G-W", "worker 2", ""), "worker end");
        assert_eq!(city_text(&game, 1), "fields 2 people 2 wood 1 worker 1");
    }

    /// Otherwise a link of gold and gold would allow an endless turn.
    #[test]
    fn a_worker_hired_this_turn_can_be_spent_from_the_next_turn_on() {
        let mut game = game_with_links("F-S B-B G-G", "", "worker 1");
        play(&mut game, "link-C");
        assert_eq!(city_text(&game, 1), "fields 2 people 2 worker 1");
        assert_eq!(city_text(&game, 2), "fields 2 people 2 worker 2");
        assert_eq!(
            illegal(&game, "worker"),
            Some(IllegalAction::NoSpendableWorker)
        );
        play(&mut game, "end");
        // Production hired once more; what the opponent has is there at the start.
        assert_eq!((game.active(), game.spendable_workers()), (seat(2), 3));
        play(&mut game, "turn-2 end");
        assert_eq!((game.active(), game.spendable_workers()), (seat(1), 2));
    }

    #[test]
    fn spendable_workers_are_lost_first() {
        let mut game = game_with_links("G-G K-G ?", "fields 4 people 4 worker 1", "");
        play(&mut game, "link-A");
        assert_eq!(
            (
                city_text(&game, 1).ends_with("worker 2"),
                game.spendable_workers()
            ),
            (true, 1)
        );
        play(&mut game, "link-B");
        assert!(city_text(&game, 1).ends_with("worker 1"));
        assert_eq!(game.spendable_workers(), 0);
        assert_eq!(
            illegal(&game, "worker"),
            Some(IllegalAction::NoSpendableWorker)
        );
    }

    #[test]
    fn spendable_workers_are_stolen_first() {
        let mut game = game_with_links("? ? G-K", "worker 2", "");
        play(&mut game, "link-C");
        assert_eq!((game.spendable_workers(), game.actions_left()), (1, 1));
        assert!(city_text(&game, 2).ends_with("worker 1"));
        // And one that is taken from the opponent is not there yet.
        let mut game = game_with_links("? ? K-G", "", "worker 2");
        play(&mut game, "link-C");
        assert!(city_text(&game, 1).ends_with("worker 1"));
        assert_eq!(
            illegal(&game, "worker"),
            Some(IllegalAction::NoSpendableWorker)
        );
    }

    #[test]
    fn a_link_can_be_triggered_repeatedly_and_produces_too() {
        let mut game = game_with_links("F-F B-B G-W", "fields 3 people 3", "");
        play(&mut game, "link-C link-C link-C");
        assert!(city_text(&game, 1).ends_with("wood 3") && city_text(&game, 2).ends_with("wood 3"));
        play(&mut game, "end");
        assert!(city_text(&game, 1).ends_with("wood 4") && city_text(&game, 2).ends_with("wood 4"));
    }

    #[test]
    fn own_links_give_to_the_active_player_alone() {
        let city = |links: &str, link: &str| {
            let game = after(game_with_links(links, "", ""), link);
            assert_eq!(city_text(&game, 2), "fields 2 people 2");
            city_text(&game, 1)
        };
        assert_eq!(city("S-B ? ?", "link-A"), "fields 2 people 2 walls 1");
        assert_eq!(city("S-W ? ?", "link-A"), "fields 2 people 2 roads 1");
        assert_eq!(city("F-W ? ?", "link-A"), "fields 3 people 2");
        assert_eq!(city("F-B ? ?", "link-A"), "fields 2 people 3");
        assert_eq!(city("G-B ? ?", "link-A"), "fields 2 people 2 brick 1");
        assert_eq!(city("? G-W ?", "link-B"), "fields 2 people 2 wood 1");
        assert_eq!(city("? S-G ?", "link-B"), "fields 2 people 2 stone 1");
        assert_eq!(city("? F-G ?", "link-B"), "fields 2 people 2 food 1");
        assert_eq!(city("? G-G ?", "link-B"), "fields 2 people 2 worker 1");
    }

    #[test]
    fn a_triggered_gain_of_population_gives_an_action() {
        let grown = after(
            game_with_links("F-B ? ?", "fields 4 people 3", ""),
            "link-A",
        );
        assert_eq!(
            (city_text(&grown, 1).as_str(), grown.actions_left()),
            ("fields 4 people 4", 3)
        );
        let full = after(grown, "link-A");
        assert_eq!(
            (city_text(&full, 1).as_str(), full.actions_left()),
            ("fields 4 people 4", 2)
        );
    }

    #[test]
    fn a_common_gain_of_population_gives_the_opponent_no_action() {
        let mut game = game_with_links("? ? F-B", "fields 4 people 4", "fields 4 people 3");
        play(&mut game, "link-C");
        assert_eq!(
            (game.actions_left(), city_text(&game, 2).as_str()),
            (3, "fields 4 people 4")
        );
        // The active player's people rise, the opponent's cannot.
        game = game_with_links("? ? F-B", "fields 4 people 3", "fields 4 people 4");
        play(&mut game, "link-C");
        assert_eq!(
            (game.actions_left(), city_text(&game, 2).as_str()),
            (3, "fields 4 people 4")
        );
    }

    #[test]
    fn links_without_an_effect_cannot_be_triggered() {
        for links in ["S-F", "F-S", "B-B", "W-W", "S-S", "F-F", "B-W", "W-B"] {
            let game = game_with_links(&format!("? ? {links}"), "", "");
            let illegal_action = illegal(&game, "link-C");
            assert!(
                matches!(illegal_action, Some(IllegalAction::NoEffect(_))),
                "{links}: {illegal_action:?}"
            );
        }
    }

    #[test]
    fn a_trigger_without_effect_is_legal_and_costs_an_action() {
        let game = after(game_with_links("K-S ? ?", "", ""), "link-A");
        assert_eq!(
            (city_text(&game, 1).as_str(), game.actions_left()),
            ("fields 2 people 2", 1)
        );
        let game = after(game_with_links("G-B ? ?", "brick 4", ""), "link-A");
        assert_eq!(
            (city_text(&game, 1).as_str(), game.actions_left()),
            ("fields 2 people 2 brick 4", 1)
        );
    }
}
