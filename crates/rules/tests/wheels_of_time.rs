//! Wheels of Time: feeding and actions, by the rulebook and the rulings on it;
//! with the examples of its reconstruction.

use crate::common;

use common::wheels::{
    after, end, game, has, legal, lies, links, played, refused, scene, seat, showing, take,
};
use rules::game::Game;
use rules::games::wheels_of_time::{
    Development, EndReason, Event, IllegalAction, Item, Phase, Scenario, WheelsOfTime, Why,
};

const START: &str = "4 3 9 9";

/// A game in which player 1 has these links.
fn with(links: &str, first: &str, second: &str) -> WheelsOfTime {
    game(&showing(links), first, second)
}

mod examples {
    use super::*;

    #[test]
    fn what_player_1_can_do_at_the_start() {
        let game = WheelsOfTime::from_scenario(Scenario::default());
        assert_eq!(lies(game.wheels()), START);
        assert_eq!(legal(&game), "turn-1 turn-A turn-B link-B end");
        assert_eq!((game.actions_left(), game.phase()), (2, Phase::Actions));
        assert_eq!((game.to_act(), game.turn()), (Some(seat(1)), 1));
        for of in [1, 2] {
            assert_eq!(has(&game, of), "fields 2 people 2");
        }
    }

    #[test]
    fn turning() {
        let mut game = WheelsOfTime::from_scenario(Scenario::default());
        take(&mut game, "turn-1");
        assert_eq!(lies(game.wheels()), "3 3 9 9");
        assert!(links(game.wheels()).starts_with("W-F F-F S-S "));
        let mut by_two = game.clone();
        take(&mut by_two, "end turn-2");
        assert_eq!(lies(by_two.wheels()), "3 2 9 9");
        assert_eq!(links(by_two.wheels()), "W-F F-F S-W S-K K-W");
        take(&mut game, "turn-A");
        assert_eq!(lies(game.wheels()), "3 3 8 9");
        assert!(links(game.wheels()).starts_with("W-F "));
        assert_eq!(links(game.wheels()).split(' ').nth(3), Some("F-F"));
    }

    #[test]
    fn the_first_two_turns() {
        let mut game = WheelsOfTime::from_scenario(Scenario::default());
        take(&mut game, "turn-1 link-A");
        assert_eq!(has(&game, 1), "fields 3 people 2");
        take(&mut game, "end");
        assert_eq!(has(&game, 1), "fields 4 people 2");
        assert_eq!(has(&game, 2), "fields 2 people 2");
        assert_eq!((game.active(), game.turn()), (seat(2), 2));
        take(&mut game, "turn-2 link-C");
        assert_eq!(has(&game, 1), "fields 4 people 2 roads 1");
        assert_eq!(has(&game, 2), "fields 2 people 2 roads 1");
        take(&mut game, "end");
        assert_eq!(has(&game, 1), "fields 4 people 2 roads 2");
        assert_eq!(has(&game, 2), "fields 2 people 2 roads 2");
        assert_eq!(game.active(), seat(1));
    }

    #[test]
    fn a_building_of_two_links() {
        let mut game = game("2 0 0 0", "walls 1 roads 1 worker 1", "");
        assert!(links(game.wheels()).starts_with("K-G S-G W-B"));
        assert!(legal(&game).contains("join-BC"));
        take(&mut game, "join-BC");
        assert_eq!(game.actions_left(), 0);
        let city = "fields 2 people 2 walls 1 roads 1 buildings 1";
        assert_eq!(has(&game, 1), format!("{city} worker 1"));
        // No second one: it has no wall and road of its own. The worker is lost.
        take(&mut game, "end");
        assert_eq!(has(&game, 1), format!("{city} stone 1"));
        assert_eq!(has(&game, 2), "fields 2 people 2");
        assert_eq!(game.active(), seat(2));
    }

    #[test]
    fn feeding() {
        let hungry = game(START, "people 4 food 1", "");
        assert_eq!(legal(&hungry), "feed-0 feed-1");
        let fed = after(hungry.clone(), "feed-1");
        assert_eq!(
            (has(&fed, 1).as_str(), fed.actions_left()),
            ("fields 2 people 3", 3)
        );
        let unfed = after(hungry, "feed-0");
        assert_eq!(has(&unfed, 1), "fields 2 people 2 food 1");
        assert_eq!(unfed.actions_left(), 2);
    }

    #[test]
    fn a_double_finish() {
        let city = "walls 3 roads 4 buildings 4";
        let game = after(with("? ? B-S", city, city), "link-C");
        assert_eq!(end(&game), Some((1, EndReason::BothComplete)));
    }
}

mod feeding {
    use super::*;

    #[test]
    fn who_has_enough_fields_is_not_asked() {
        for city in [
            "fields 4 people 4",
            "fields 4 food 4",
            "fields 3 people 1 food 1",
        ] {
            let game = game(START, city, "");
            assert_eq!(game.phase(), Phase::Actions);
            assert!(has(&game, 1).starts_with(city.split(" food").next().unwrap_or("")));
        }
    }

    #[test]
    fn who_has_no_food_is_not_asked_and_loses_people() {
        let game = game(START, "people 4", "");
        assert_eq!(has(&game, 1), "fields 2 people 2");
        assert_eq!((game.phase(), game.actions_left()), (Phase::Actions, 2));
        let mut before = played(scene(START, "", "fields 1 people 3"), "");
        let events = take(&mut before, "end");
        let lost = Event::Lost {
            seat: seat(2),
            item: Item::Development(Development::Population),
            count: 2,
            why: Why::Hunger,
        };
        assert_eq!(events.last(), Some(&lost));
    }

    #[test]
    fn as_many_as_are_short_can_be_fed_as_far_as_the_food_goes() {
        let most = |city: &str| {
            let game = game(START, city, "");
            let most = legal(&game).split(' ').count() - 1;
            let refusal = IllegalAction::CannotFeed { most: most as u8 };
            assert_eq!(refused(&game, &format!("feed-{}", most + 1)), Some(refusal));
            most
        };
        assert_eq!(most("fields 1 people 4 food 4"), 3);
        assert_eq!(most("fields 1 people 4 food 2"), 2);
        assert_eq!(most("fields 3 people 4 food 4"), 1);
    }

    #[test]
    fn people_may_starve_on_purpose() {
        let hungry = game(START, "fields 0 food 1", "");
        let starved = after(hungry.clone(), "feed-0");
        assert_eq!(end(&starved), Some((2, EndReason::NoPeople)));
        let fed = after(hungry, "feed-1");
        assert_eq!((end(&fed), fed.actions_left()), (None, 1));
    }

    #[test]
    fn without_fields_and_food_a_player_is_lost_when_the_turn_begins() {
        let game = played(scene(START, "", "fields 0"), "end");
        assert_eq!(end(&game), Some((1, EndReason::NoPeople)));
        assert_eq!(has(&game, 2), "");
    }

    #[test]
    fn only_the_active_player_feeds_and_workers_eat_nothing() {
        let game = game(START, "worker 4", "people 4 food 4");
        assert_eq!(has(&game, 1), "fields 2 people 2 worker 4");
        assert_eq!(has(&game, 2), "fields 2 people 4 food 4");
    }
}

mod actions {
    use super::*;

    #[test]
    fn there_are_as_many_as_people_and_the_rest_is_lost() {
        let mut game = game(START, "fields 4 people 4", "fields 3 people 3");
        take(&mut game, "turn-1 turn-1 turn-A");
        assert_eq!(game.actions_left(), 1);
        take(&mut game, "turn-B");
        assert_eq!(legal(&game), "end");
        for refused_now in ["turn-1", "turn-A", "link-A", "build-wall"] {
            assert_eq!(refused(&game, refused_now), Some(IllegalAction::NoActions));
        }
        take(&mut game, "end");
        assert_eq!(game.actions_left(), 3);
        take(&mut game, "end turn-1 end end");
        assert_eq!((game.active(), game.actions_left()), (seat(1), 4));
    }

    #[test]
    fn nobody_turns_the_opponents_wheel() {
        let game = game(START, "", "");
        assert_eq!(refused(&game, "turn-2"), Some(IllegalAction::NotYourWheel));
        let second = after(game, "end");
        assert_eq!(
            refused(&second, "turn-1"),
            Some(IllegalAction::NotYourWheel)
        );
        assert!(legal(&second).starts_with("turn-2 turn-A turn-B"));
    }

    #[test]
    fn one_wheel_can_be_turned_several_times() {
        let game = after(
            game("0 0 0 0", "fields 4 people 4", ""),
            "turn-A turn-A turn-1 turn-A",
        );
        assert_eq!(lies(game.wheels()), "5 0 9 0");
    }

    #[test]
    fn a_worker_gives_one_more_action_at_any_time_once() {
        let mut game = game(START, "worker 2", "");
        assert!(legal(&game).ends_with("worker end"));
        take(&mut game, "worker");
        assert_eq!((game.actions_left(), game.workers_to_spend()), (3, 1));
        assert_eq!(has(&game, 1), "fields 2 people 2 worker 1");
        take(&mut game, "turn-1 turn-1 turn-1");
        assert_eq!(legal(&game), "worker end");
        take(&mut game, "worker turn-1");
        assert_eq!(legal(&game), "end");
        assert_eq!(refused(&game, "worker"), Some(IllegalAction::NoWorker));
        assert_eq!(has(&game, 1), "fields 2 people 2");
    }

    #[test]
    fn all_workers_can_be_spent_in_one_turn() {
        let mut game = game(START, "fields 4 people 4 worker 4", "");
        take(&mut game, "worker worker worker worker");
        assert_eq!((game.actions_left(), game.workers_to_spend()), (8, 0));
        take(&mut game, &"turn-A ".repeat(8));
        assert_eq!(legal(&game), "end");
    }

    #[test]
    fn a_worker_who_is_not_spent_stays() {
        let game = after(with("F-F B-B G-W", "worker 2", ""), "worker end");
        assert_eq!(has(&game, 1), "fields 2 people 2 wood 1 worker 1");
    }

    /// Else a link of gold and gold would make an endless turn.
    #[test]
    fn a_worker_hired_this_turn_serves_from_the_next_one_on() {
        let mut game = with("F-S B-B G-G", "", "worker 1");
        take(&mut game, "link-C");
        assert_eq!(has(&game, 1), "fields 2 people 2 worker 1");
        assert_eq!(has(&game, 2), "fields 2 people 2 worker 2");
        assert_eq!(refused(&game, "worker"), Some(IllegalAction::NoWorker));
        take(&mut game, "end");
        // Production hired once more; what the opponent has is there at the start.
        assert_eq!((game.active(), game.workers_to_spend()), (seat(2), 3));
        take(&mut game, "turn-2 end");
        assert_eq!((game.active(), game.workers_to_spend()), (seat(1), 2));
    }

    #[test]
    fn of_workers_lost_those_held_at_the_start_go_first() {
        let mut game = with("G-G K-G ?", "fields 4 people 4 worker 1", "");
        take(&mut game, "link-A");
        assert_eq!(
            (has(&game, 1).ends_with("worker 2"), game.workers_to_spend()),
            (true, 1)
        );
        take(&mut game, "link-B");
        assert!(has(&game, 1).ends_with("worker 1"));
        assert_eq!(game.workers_to_spend(), 0);
        assert_eq!(refused(&game, "worker"), Some(IllegalAction::NoWorker));
    }

    #[test]
    fn a_worker_stolen_by_the_opponent_is_lost_in_the_same_way() {
        let mut game = with("? ? G-K", "worker 2", "");
        take(&mut game, "link-C");
        assert_eq!((game.workers_to_spend(), game.actions_left()), (1, 1));
        assert!(has(&game, 2).ends_with("worker 1"));
        // And one that is taken from the opponent is not there yet.
        let mut game = with("? ? K-G", "", "worker 2");
        take(&mut game, "link-C");
        assert!(has(&game, 1).ends_with("worker 1"));
        assert_eq!(refused(&game, "worker"), Some(IllegalAction::NoWorker));
    }

    #[test]
    fn a_link_can_be_triggered_again_and_again_and_gives_in_production_too() {
        let mut game = with("F-F B-B G-W", "fields 3 people 3", "");
        take(&mut game, "link-C link-C link-C");
        assert!(has(&game, 1).ends_with("wood 3") && has(&game, 2).ends_with("wood 3"));
        take(&mut game, "end");
        assert!(has(&game, 1).ends_with("wood 4") && has(&game, 2).ends_with("wood 4"));
    }

    #[test]
    fn own_links_give_to_the_active_player_alone() {
        let city = |links: &str, link: &str| {
            let game = after(with(links, "", ""), link);
            assert_eq!(has(&game, 2), "fields 2 people 2");
            has(&game, 1)
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
    fn growth_of_the_population_gives_an_action_if_it_rose() {
        let grown = after(with("F-B ? ?", "fields 4 people 3", ""), "link-A");
        assert_eq!(
            (has(&grown, 1).as_str(), grown.actions_left()),
            ("fields 4 people 4", 3)
        );
        let full = after(grown, "link-A");
        assert_eq!(
            (has(&full, 1).as_str(), full.actions_left()),
            ("fields 4 people 4", 2)
        );
    }

    #[test]
    fn growth_by_the_common_link_gives_the_opponent_people_but_no_action() {
        let mut game = with("? ? F-B", "fields 4 people 4", "fields 4 people 3");
        take(&mut game, "link-C");
        assert_eq!(
            (game.actions_left(), has(&game, 2).as_str()),
            (3, "fields 4 people 4")
        );
        // The active player's people rise, the opponent's cannot.
        game = with("? ? F-B", "fields 4 people 3", "fields 4 people 4");
        take(&mut game, "link-C");
        assert_eq!(
            (game.actions_left(), has(&game, 2).as_str()),
            (3, "fields 4 people 4")
        );
    }

    #[test]
    fn links_that_do_nothing_alone_cannot_be_triggered() {
        for links in ["S-F", "F-S", "B-B", "W-W", "S-S", "F-F", "B-W", "W-B"] {
            let game = with(&format!("? ? {links}"), "", "");
            let why = refused(&game, "link-C");
            assert!(
                matches!(why, Some(IllegalAction::Idle(_))),
                "{links}: {why:?}"
            );
        }
    }

    #[test]
    fn a_trigger_without_effect_is_legal_and_costs_an_action() {
        let game = after(with("K-S ? ?", "", ""), "link-A");
        assert_eq!(
            (has(&game, 1).as_str(), game.actions_left()),
            ("fields 2 people 2", 1)
        );
        let game = after(with("G-B ? ?", "brick 4", ""), "link-A");
        assert_eq!(
            (has(&game, 1).as_str(), game.actions_left()),
            ("fields 2 people 2 brick 4", 1)
        );
    }
}
