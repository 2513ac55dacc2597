//! Wheels of Time: cut and choose, text forms and listed draws.

use crate::common;

use common::wheels::{
    actions, after, city_text, game, illegal, layout_text, legal_text, outcome, play, random_game,
    random_scenario, seat,
};
use rules::ParseActionError;
use rules::game::Game;
use rules::games::wheels_of_time::{
    Action, Event, IllegalAction, Phase, PlayerWheel, Scenario, Wheel, WheelsOfTime,
};
use rules::setup::DrawError;
use std::collections::BTreeSet;

/// A game with cut and choose.
fn cut_and_choose_game() -> WheelsOfTime {
    WheelsOfTime::from_scenario(Scenario {
        first_seat_wheel: None,
        ..Scenario::default()
    })
}

mod cut_and_choose {
    use super::*;

    #[test]
    fn the_first_player_places_the_wheels_one_after_the_other() {
        let mut game = cut_and_choose_game();
        let expected = [
            (Wheel::ALL[0], 6),
            (Wheel::ALL[1], 6),
            (Wheel::A, 12),
            (Wheel::B, 12),
        ];
        for (index, ((wheel, spaces), text)) in expected
            .into_iter()
            .zip(["set-1-2", "set-2-0", "set-A-11", "set-B-7"])
            .enumerate()
        {
            assert_eq!((game.to_act(), game.turn()), (Some(seat(1)), 1));
            assert_eq!(game.phase(), Phase::Place(index as u8));
            let listed: Vec<Action> = (0..spaces)
                .map(|space| Action::Place { wheel, space })
                .collect();
            assert_eq!(actions(&game), listed);
            play(&mut game, text);
        }
        assert_eq!(layout_text(game.wheels()), "2 0 11 7");
        assert_eq!((game.to_act(), game.turn()), (Some(seat(2)), 2));
        assert_eq!(
            (game.phase(), legal_text(&game).as_str()),
            (Phase::Choose, "take-1 take-2")
        );
    }

    #[test]
    fn the_player_of_wheel_1_begins() {
        let chosen = after(cut_and_choose_game(), "set-1-4 set-2-3 set-A-9 set-B-9");
        let second_begins = after(chosen.clone(), "take-1");
        assert_eq!(second_begins.active(), seat(2));
        assert_eq!(second_begins.player_wheel(seat(2)), PlayerWheel::One);
        assert_eq!(
            legal_text(&second_begins),
            "turn-1 turn-A turn-B link-B end"
        );
        assert_eq!((second_begins.turn(), second_begins.actions_left()), (3, 2));
        let first_begins = after(chosen, "take-2");
        assert_eq!(first_begins.active(), seat(1));
        assert_eq!(first_begins.player_wheel(seat(1)), PlayerWheel::One);
        assert_eq!(first_begins.player_wheel(seat(2)), PlayerWheel::Two);
        assert_eq!(after(first_begins, "end").active(), seat(2));
        assert_eq!(after(second_begins, "end").active(), seat(1));
    }

    #[test]
    fn every_space_can_be_chosen() {
        for spaces in [
            "set-1-0 set-2-5 set-A-0 set-B-11",
            "set-1-5 set-2-0 set-A-11 set-B-0",
        ] {
            let mut game = cut_and_choose_game();
            let events = play(&mut game, spaces);
            assert_eq!(events.len(), 4);
            assert!(matches!(
                events[3],
                Event::Placed {
                    wheel: Wheel::B,
                    ..
                }
            ));
        }
    }

    #[test]
    fn illegal_actions_while_placing_wheels() {
        let game = cut_and_choose_game();
        let illegal_action = |text: &str| illegal(&game, text);
        assert_eq!(illegal_action("set-1-6"), Some(IllegalAction::NoSuchSpace));
        assert_eq!(
            illegal_action("set-A-3"),
            Some(IllegalAction::PlaceNext(Wheel::ALL[0]))
        );
        for text in [
            "take-1", "turn-1", "end", "feed-0", "plain", "worker", "join-AB",
        ] {
            assert_eq!(
                illegal_action(text),
                Some(IllegalAction::WrongPhase),
                "{text}"
            );
        }
        let third = after(game.clone(), "set-1-0 set-2-0");
        assert_eq!(
            illegal(&third, "set-1-0"),
            Some(IllegalAction::PlaceNext(Wheel::A))
        );
        assert_eq!(
            illegal(&third, "set-A-12"),
            Some(IllegalAction::NoSuchSpace)
        );
        let last = after(third, "set-A-0 set-B-0");
        assert_eq!(illegal(&last, "set-B-0"), Some(IllegalAction::WrongPhase));
        let begun = after(last, "take-2");
        assert_eq!(illegal(&begun, "take-2"), Some(IllegalAction::WrongPhase));
        assert_eq!(illegal(&begun, "set-1-0"), Some(IllegalAction::WrongPhase));
    }

    /// Rulebook, solitaire version: "Setup: (same)".
    #[test]
    fn a_solitaire_player_places_the_wheels_and_begins() {
        let game = WheelsOfTime::from_scenario(Scenario {
            players: 1,
            first_seat_wheel: None,
            ..Scenario::default()
        });
        assert_eq!(
            (game.phase(), game.player_wheel(seat(1))),
            (Phase::Place(0), PlayerWheel::One)
        );
        let begun = after(game, "set-1-2 set-2-5 set-A-0 set-B-11");
        assert_eq!(begun.wheels().to_string(), "2,5,0,11");
        assert_eq!((begun.phase(), begun.actions_left()), (Phase::Actions, 2));
        assert_eq!((begun.round(), begun.to_act()), ((1, 8), Some(seat(1))));
        assert_eq!(illegal(&begun, "take-1"), Some(IllegalAction::WrongPhase));
    }
}

mod texts {
    use super::*;

    /// Every action that can occur, and some that cannot.
    const ALL: [&str; 28] = [
        "turn-1",
        "turn-2",
        "turn-A",
        "turn-B",
        "build-wall",
        "build-road",
        "build-building",
        "link-A",
        "link-B",
        "link-C",
        "join-AB",
        "join-AC",
        "join-BC",
        "worker",
        "end",
        "plain",
        "feed-0",
        "feed-1",
        "feed-2",
        "feed-3",
        "feed-4",
        "take-1",
        "take-2",
        "set-1-0",
        "set-2-5",
        "set-A-0",
        "set-A-11",
        "set-B-9",
    ];

    #[test]
    fn notation_round_trips_in_any_case() {
        let mut seen = BTreeSet::new();
        let games = (0..400)
            .map(|number| random_scenario(1 + number as u8 % 2, number))
            .map(|scenario| random_game(scenario, 3))
            .chain([random_game(
                Scenario {
                    first_seat_wheel: None,
                    ..Scenario::default()
                },
                3,
            )]);
        for state in games.flatten() {
            for action in actions(&state) {
                let text = WheelsOfTime::notation(action);
                for written in [text.clone(), text.to_lowercase(), text.to_uppercase()] {
                    assert_eq!(state.parse_action(&written), Ok(action));
                }
                seen.insert(text);
            }
        }
        // Four hungry people and food for all of them are rare.
        let rare = |text: &str| text.starts_with("set") || text == "feed-4";
        for text in ALL.iter().filter(|text| !rare(text)) {
            assert!(seen.contains(*text), "{text} never came");
        }
    }

    #[test]
    fn malformed_actions_report_the_position() {
        let game = game("4 3 9 9", "", "");
        for (text, at) in [
            ("", 0),
            ("turn", 0),
            ("turn1", 0),
            ("ends", 0),
            ("turn-", 5),
            ("turn-3", 5),
            ("turn-11", 5),
            ("build-city", 6),
            ("link-D", 5),
            ("link-AB", 5),
            ("join-BA", 5),
            ("join-CC", 5),
            ("feed--1", 5),
            ("feed-100", 5),
            ("feed-+1", 5),
            ("take-0", 5),
            ("take-3", 5),
            ("set-1", 4),
            ("set-C-1", 4),
            ("set-A-x", 4),
            ("worker-1", 0),
            (" end", 0),
            ("end ", 0),
            ("Ä-1", 0),
        ] {
            assert_eq!(
                game.parse_action(text),
                Err(ParseActionError::Malformed { at }),
                "{text:?}"
            );
        }
    }

    #[test]
    fn every_text_is_legal_or_has_a_reason() {
        for (number, state) in (0..60)
            .flat_map(|n| random_game(random_scenario(1 + n as u8 % 2, n), n))
            .enumerate()
        {
            for text in ALL {
                let listed = legal_text(&state).split(' ').any(|other| other == text);
                match state.parse_action(text) {
                    Ok(action) => assert!(listed && WheelsOfTime::notation(action) == text),
                    Err(ParseActionError::Illegal(_)) => assert!(!listed, "{text} in {number}"),
                    Err(error) => unreachable!("{text}: {error:?}"),
                }
            }
        }
    }
}

#[test]
fn the_canonical_order_of_actions() {
    let all = "brick 1 wood 1 stone 1 walls 1 roads 1 worker 1";
    let game = game("2 0 0 4", all, "");
    let expected = "turn-1 turn-A turn-B build-wall build-road build-building";
    assert!(
        legal_text(&game).starts_with(expected),
        "{}",
        legal_text(&game)
    );
    assert!(legal_text(&game).ends_with("worker end"));
    let game = common::wheels::game("2 0 0 0", all, "");
    assert_eq!(
        legal_text(&game),
        format!("{expected} link-A link-B join-BC worker end")
    );
}

#[test]
fn a_phase_has_its_own_actions_only() {
    let acting = game("4 3 9 9", "", "");
    for text in ["feed-0", "plain", "take-1", "set-1-0"] {
        assert_eq!(
            illegal(&acting, text),
            Some(IllegalAction::WrongPhase),
            "{text}"
        );
    }
    let hungry = game("4 3 9 9", "people 4 food 2", "");
    for text in [
        "turn-1",
        "end",
        "worker",
        "link-A",
        "build-wall",
        "join-AB",
        "plain",
    ] {
        assert_eq!(
            illegal(&hungry, text),
            Some(IllegalAction::WrongPhase),
            "{text}"
        );
    }
}

#[test]
fn listed_draws_are_a_layout_and_dice() {
    let check = |draws: &[&str]| {
        let draws: Vec<String> = draws.iter().map(|text| (*text).to_owned()).collect();
        (WheelsOfTime::SETUP_RULES.check_draws)(2, &draws)
    };
    assert_eq!(check(&[]), Ok(()));
    assert_eq!(check(&["4,3,9,9"]), Ok(()));
    assert_eq!(check(&["0,0,11,11", "6", "1"]), Ok(()));
    assert_eq!(check(&["3", "2"]), Ok(()));
    let unreadable = |place| Err(DrawError::Malformed { index: place });
    for text in [
        "",
        "0",
        "7",
        "4,3,9",
        "4,3,9,9,1",
        "6,0,0,0",
        "0,6,0,0",
        "0,0,12,0",
        "0,0,0,12",
        "a,b,c,d",
        "4, 3, 9, 9",
        "+4,3,9,9",
        "+3",
        "03",
        "04,3,9,9",
        "-1",
    ] {
        assert_eq!(check(&[text]), unreadable(0), "{text:?}");
        assert_eq!(check(&["1", text]), unreadable(1), "{text:?}");
    }
    assert_eq!(check(&["1", "4,3,9,9"]), unreadable(1));
    assert_eq!(check(&["1"; 1001]), Err(DrawError::TooMany { max: 1000 }));
}

#[test]
fn setup_options() {
    let rules = WheelsOfTime::SETUP_RULES;
    assert_eq!((rules.players, rules.seeded), (1..=2, true));
    let options_of = |players: u8| -> Vec<(&str, &[&str])> {
        rules
            .options
            .iter()
            .filter(|option| option.applies_to(players))
            .map(|option| (option.id, option.choices))
            .collect()
    };
    assert_eq!(
        options_of(2),
        [("layout", &["standard", "random", "cut-and-choose"][..])]
    );
    let (wheels, rounds) = (
        &["standard", "random", "own"][..],
        &["8", "6", "7", "9", "10"][..],
    );
    assert_eq!(options_of(1), [("wheels", wheels), ("rounds", rounds)]);
}

#[test]
fn after_the_end_everything_is_illegal() {
    let over = game("4 3 9 9", "walls 4 roads 4 buildings 4", "");
    assert!(outcome(&over).is_some() && city_text(&over, 1).contains("buildings 4"));
    for text in ["end", "turn-1", "take-1", "set-1-0", "feed-0", "plain"] {
        assert_eq!(illegal(&over, text), Some(IllegalAction::GameOver));
    }
}
