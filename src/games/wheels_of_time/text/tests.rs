//! The words of whole games, two players' and a lone one's.

mod rules_page;

use super::*;
use rules::rng::Rng;
use rules::{Event as Any, GameId, IllegalAction as AnyIllegalAction, Setup, State};

const WORDS: Words = Words::english();

fn names(players: u8) -> Vec<String> {
    let names = ["Ada", "Ben"].into_iter().take(usize::from(players));
    names.map(str::to_owned).collect()
}

fn happened(event: &Event, players: u8) -> Option<String> {
    super::event(WORDS, event, &names(players))
}

/// A whole game of chance, and what is said in it.
fn said(players: u8, choice: (&str, &str), seed: u64) -> (WheelsOfTime, Vec<String>) {
    let setup = Setup::new(GameId::WheelsOfTime, players, seed).expect("a setup");
    let setup = setup.with_choice(choice.0, choice.1).expect("a choice");
    let (mut state, mut rng) = (State::start(&setup), Rng::new(seed, 7));
    let mut said = Vec::new();
    while let Some(action) = rng.pick(&state.legal_actions()).copied() {
        said.push(format!("Now: {}.", WORDS.task(&state)));
        said.push(format!("So: {}.", WORDS.action(&state, action)));
        let events = state.apply(action).expect("it is legal");
        said.extend(WORDS.sentences(&events, &names(players)));
    }
    match state {
        State::WheelsOfTime(state) => (state, said),
        other => panic!("{other:?}"),
    }
}

#[test]
fn all_that_is_said_is_sentences() {
    for seed in 0..40 {
        for (players, choice) in [
            (2, ("layout", "cut-and-choose")),
            (2, ("layout", "random")),
            (1, ("wheels", "random")),
        ] {
            let (_, said) = said(players, choice, seed);
            for sentence in said {
                let begins = sentence.starts_with(|letter: char| letter.is_ascii_uppercase());
                assert!(begins && sentence.ends_with('.'), "{sentence}");
                let odd = ["  ", "..", " .", "You turns", "you's"];
                assert!(!odd.iter().any(|odd| sentence.contains(odd)), "{sentence}");
                assert!(players > 1 || !sentence.contains("Ben"), "{sentence}");
            }
        }
    }
}

#[test]
fn a_lone_player_is_spoken_to() {
    let seat = Seat::FIRST;
    let lost = Event::Lost {
        seat,
        item: Item::Development(Development::Population),
        count: 2,
        why: Why::Hunger,
    };
    assert_eq!(
        happened(&lost, 1).as_deref(),
        Some("You lose 2 population to hunger.")
    );
    assert_eq!(
        happened(&lost, 2).as_deref(),
        Some("Ada loses 2 population to hunger.")
    );
    let fed = Event::Fed { seat, food: 1 };
    assert_eq!(
        happened(&fed, 2).as_deref(),
        Some("Ada feeds 1 person from the store.")
    );
}

#[test]
fn what_the_common_link_gives_to_both_is_told_at_once() {
    let item = Item::Development(Development::Road);
    let gain = |seat, kept| {
        Any::WheelsOfTime(Event::Gained {
            seat,
            link: Link::Common,
            item,
            kept,
        })
    };
    let other = Seat::in_turn(1, 2);
    let said = |events: &[Any]| WORDS.sentences(events, &names(2));
    assert_eq!(
        said(&[gain(Seat::FIRST, true), gain(other, true)]),
        ["The common link gives both players a road."]
    );
    assert_eq!(
        said(&[gain(Seat::FIRST, true), gain(other, false)]),
        [
            "The common link gives Ada a road.",
            "The common link gives Ben a road, but there is no room for it."
        ]
    );
    assert_eq!(
        said(&[gain(other, true)]),
        ["The common link gives Ben a road."]
    );
}

#[test]
fn a_lone_game_tells_when_it_ended_and_what_is_missing() {
    for seed in 0..200 {
        let (state, _) = said(1, ("rounds", "7"), seed);
        let result = solo_result(WORDS, &state);
        match state.end_reason() {
            Some(EndReason::RoundsUsedUp) => {
                assert!(result.starts_with("The rounds are used up, 7 of 7. Your city lacks "));
            }
            Some(EndReason::NoPeople) => {
                assert!(result.starts_with("Your population fell to zero in round "));
            }
            _ => assert!(!result.contains("lacks")),
        }
    }
}

#[test]
fn the_die_in_words() {
    let numbers = [
        ("drought", "wheel 2 turns"),
        ("plague", "wheel 2 turns by two spaces"),
        ("earthquake", "wheel A turns"),
        ("flood", "wheel B turns"),
        ("fire", "wheels A and B turn"),
        ("famine and plague", "all four wheels turn"),
    ];
    for (die, said) in Die::all().zip(numbers) {
        assert_eq!((disaster(die), rotation(die)), said);
    }
}

#[test]
fn a_lone_player_hears_of_no_opponent_in_the_first_turn() {
    for players in [1, 2] {
        for step in WORDS.first_turn(GameId::WheelsOfTime, players) {
            let begins = step.starts_with(|letter: char| letter.is_ascii_uppercase());
            assert!(begins && step.ends_with('.'), "{step}");
            let others = ["opponent", "each player", "both", "first to"];
            let of_others = others.iter().any(|other| step.contains(other));
            assert!(players > 1 || !of_others, "{step}");
        }
    }
    assert_eq!(board::links_of(1), "Your links");
}

#[test]
fn a_space_has_one_number_in_words_and_notation() {
    let place = |space| Action::Place {
        wheel: Wheel::A,
        space,
    };
    assert_eq!(
        action(place(6)),
        "lay wheel A with space 6, food, at wheel 1"
    );
    assert_eq!(WheelsOfTime::notation(place(6)), "set-A-6");
}

#[test]
fn every_refusal_is_a_sentence() {
    let refusals = [
        IllegalAction::Over,
        IllegalAction::OtherPhase,
        IllegalAction::PlaceNext(Wheel::A),
        IllegalAction::NoSpace,
        IllegalAction::CannotFeed { most: 2 },
        IllegalAction::NoActions,
        IllegalAction::TwoActions,
        IllegalAction::NotYourWheel,
        IllegalAction::CannotPay(Work::Wall),
        IllegalAction::Full(Work::Road),
        IllegalAction::NoSupport,
        IllegalAction::Idle(Link::Common),
        IllegalAction::NoBuilding(Pair::AC),
        IllegalAction::NoWorker,
    ];
    for refused in refusals {
        let said = WORDS.refusal(&AnyIllegalAction::WheelsOfTime(refused));
        let begins = said.starts_with(|letter: char| letter.is_ascii_uppercase());
        assert!(begins && said.ends_with('.'), "{said}");
    }
}
