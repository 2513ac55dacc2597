//! Wheels of Time: the ends of games for two, and the final score.

use crate::common;

use common::wheels::{
    after, city, city_text, game, illegal, layout_showing, layout_text, legal_text, outcome, play,
    scenario, scenario_after, scenario_with_dice, seat,
};
use rules::game::Game;
use rules::games::wheels_of_time::{
    City, EndReason, Event, IllegalAction, MAX_TURNS, Scenario, ScoreItem, WheelsOfTime,
};

/// A game in which player 1 has these links.
fn game_with_links(links: &str, first: &str, second: &str) -> WheelsOfTime {
    game(&layout_showing(links), first, second)
}

const NO_WALL: &str = "walls 3 roads 4 buildings 4";
const NO_ROAD: &str = "walls 4 roads 3 buildings 4";
const NO_BUILDING: &str = "walls 4 roads 4 buildings 3";
const WON: Option<(usize, EndReason)> = Some((1, EndReason::CityComplete));
const LOST: Option<(usize, EndReason)> = Some((2, EndReason::CityComplete));

#[test]
fn a_city_is_completed_from_the_store() {
    let store = "brick 1 wood 1 stone 1";
    for (city, action) in [
        (NO_WALL, "build-wall"),
        (NO_ROAD, "build-road"),
        (NO_BUILDING, "build-building"),
    ] {
        let game = after(game("4 3 9 9", &format!("{city} {store}"), ""), action);
        assert_eq!(outcome(&game), WON);
        assert_eq!((game.to_act(), legal_text(&game).as_str()), (None, ""));
        for text in ["end", "turn-1", "build-wall", "link-A", "worker"] {
            assert_eq!(illegal(&game, text), Some(IllegalAction::GameOver));
        }
    }
}

#[test]
fn a_city_is_completed_by_a_link_of_ones_own() {
    for (links, city, action) in [
        ("S-B ? ?", NO_WALL, "link-A"),
        ("S-W ? ?", NO_ROAD, "link-A"),
        ("? S-B ?", NO_WALL, "link-B"),
        ("? S-B ?", NO_WALL, "end"),
        ("K-G S-G W-B", NO_BUILDING, "join-BC"),
        ("K-G S-G W-B", NO_BUILDING, "end join-BC"),
    ] {
        assert_eq!(
            outcome(&after(game_with_links(links, city, ""), action)),
            WON,
            "{links}"
        );
    }
}

#[test]
fn the_opponent_wins_on_my_turn_if_only_that_city_is_completed() {
    for how in ["link-C", "end"] {
        let game = after(game_with_links("G-G K-W B-S", "", NO_WALL), how);
        assert_eq!(outcome(&game), LOST);
        assert!(city_text(&game, 1).contains("walls 1"));
    }
    // Also by the share of a building of two links.
    let mine = "walls 1 roads 1";
    for how in ["join-AC", "end join-AC"] {
        let game = after(game_with_links("G-W K-W B-S", mine, NO_WALL), how);
        assert_eq!(outcome(&game), LOST);
        assert!(city_text(&game, 1).contains("buildings 1"));
    }
}

#[test]
fn the_active_player_wins_if_both_cities_are_completed_at_once() {
    for how in ["link-C", "end"] {
        let game = after(game_with_links("G-G K-W B-S", NO_WALL, NO_WALL), how);
        assert_eq!(outcome(&game), Some((1, EndReason::BothComplete)));
        // On player 2's turn player 2 wins.
        let second = Scenario {
            active: seat(2),
            ..scenario(&layout_showing("? ? B-S"), NO_WALL, NO_WALL)
        };
        let game = scenario_after(second, "link-C");
        assert_eq!(outcome(&game), Some((2, EndReason::BothComplete)));
    }
}

#[test]
fn completing_the_city_wins_before_the_opponent_receives_anything() {
    let game = after(
        game_with_links("G-W K-W B-S", NO_BUILDING, NO_WALL),
        "join-AC",
    );
    assert_eq!(outcome(&game), WON);
    assert!(city_text(&game, 2).contains("walls 3"));
}

#[test]
fn own_links_are_resolved_before_the_common_one() {
    // The common wall would complete the opponent's city, the own road mine.
    let game = after(game_with_links("W-S F-F S-B", NO_ROAD, NO_WALL), "end");
    assert_eq!(outcome(&game), WON);
    assert!(city_text(&game, 2).contains("walls 3"));
}

#[test]
fn dangers_of_the_last_turn_are_not_resolved_and_the_wheels_stay() {
    let layout = layout_showing("K-K S-B W-G");
    let last = scenario_with_dice(&layout, &format!("{NO_WALL} food 2"), "", &[3]);
    let mut game = WheelsOfTime::from_scenario(last);
    let events = play(&mut game, "end");
    assert_eq!(outcome(&game), WON);
    assert_eq!(
        (layout_text(game.wheels()), game.reveal_count()),
        (layout, 0)
    );
    // Nor does the common link give any more.
    assert!(matches!(
        events[..],
        [Event::Ended { .. }, Event::Gained { kept: true, .. }]
    ));
}

#[test]
fn a_disaster_delays_the_completion_of_a_city() {
    let game = WheelsOfTime::from_scenario(scenario_with_dice(
        &layout_showing("? ? K-K"),
        "",
        NO_WALL,
        &[3],
    ));
    let game = after(game, "link-C");
    assert_eq!(outcome(&game), None);
    assert!(city_text(&game, 2).contains("walls 2"));
}

#[test]
fn a_player_without_population_loses_regardless_of_the_score() {
    let hungry = format!("{NO_WALL} fields 0 people 1");
    let game = after(game("4 3 9 9", "", &hungry), "end");
    assert_eq!(outcome(&game), Some((1, EndReason::NoPeople)));
    let score = game.score();
    assert_eq!(score.points.as_slice(), [0, 11]);
    assert_eq!(score.ranks.as_slice(), [1, 2]);
}

#[test]
fn after_three_hundred_turns_it_is_a_draw() {
    // The one layout in which no link does anything.
    let mut game = game("3 3 11 9", "", "walls 3");
    let mut turns = 0;
    while game.to_act().is_some() {
        assert_eq!(u32::from(turns) + 1, game.turn());
        let by = if turns % 2 == 0 { 1 } else { 2 };
        assert_eq!(game.to_act(), Some(seat(by)));
        play(&mut game, "end");
        turns += 1;
    }
    assert_eq!(turns, MAX_TURNS);
    assert_eq!(outcome(&game), Some((0, EndReason::TooLong)));
    assert_eq!(game.score().ranks.as_slice(), [1, 1]);
}

#[test]
fn places_before_the_end_follow_the_structures() {
    let before = game("4 3 9 9", "walls 2", "roads 1 buildings 1 brick 4");
    assert_eq!(before.score().points.as_slice(), [2, 2]);
    assert_eq!(before.score().ranks.as_slice(), [1, 1]);
    let ahead = game("4 3 9 9", "walls 2", "walls 3 roads 1");
    assert_eq!(ahead.score().ranks.as_slice(), [2, 1]);
    let sum: i32 = ahead
        .score_items()
        .iter()
        .map(|(_, points, _)| points)
        .sum();
    assert_eq!(sum, 6);
    for (_, points, ScoreItem::Structures { count, .. }) in ahead.score_items() {
        assert_eq!(points, i32::from(count));
    }
    assert_eq!(ahead.score_items().len(), 6);
}

#[test]
fn a_decided_scenario_is_over() {
    let complete = "walls 4 roads 4 buildings 4";
    assert_eq!(outcome(&game("4 3 9 9", complete, "")), WON);
    assert_eq!(outcome(&game("4 3 9 9", "", complete)), LOST);
    let gone = Some((2, EndReason::NoPeople));
    assert_eq!(outcome(&game("4 3 9 9", "people 0", "")), gone);
    assert_eq!(City::with_tracks([5, 2, 0, 0, 0, 0, 0, 0, 0, 0]), None);
    assert!(city(complete).is_complete());
}
