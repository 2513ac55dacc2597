//! The texts of whole games, for two players and for one.

mod rules_page;

use super::*;
use rules::games::wheels_of_time::{Die, LinkPair};
use rules::rng::Rng;
use rules::{GameId, Setup, State};

const LOCALE: Locale = Locale::ENGLISH;

fn names(players: u8) -> Names {
    Names::with_reader(
        LOCALE,
        ["Ada", "Ben"].into_iter().take(usize::from(players)),
    )
}

fn sentence(event: &Event, players: u8) -> Option<String> {
    super::event(LOCALE, event, &names(players))
}

/// A whole random game, and all of its sentences.
fn random_game_sentences(
    players: u8,
    choice: (&str, &str),
    seed: u64,
) -> (WheelsOfTime, Vec<String>) {
    let setup = Setup::new(GameId::WheelsOfTime, players, seed)
        .expect("a setup")
        .with_choice(choice.0, choice.1)
        .expect("a choice");
    let (mut state, mut rng) = (State::start(&setup), Rng::new(seed, 7));
    let mut sentences = Vec::new();
    while let Some(action) = rng.pick(&state.legal_actions()).copied() {
        sentences.push(format!("Now: {}.", crate::games::task(LOCALE, &state)));
        sentences.push(format!(
            "So: {}.",
            crate::games::action(LOCALE, &state, action)
        ));
        let events = state.apply(action).expect("it is legal");
        sentences.extend(crate::games::sentences(LOCALE, &events, &names(players)));
    }
    match state {
        State::WheelsOfTime(state) => (state, sentences),
        other => panic!("{other:?}"),
    }
}

#[test]
fn all_texts_of_a_game_are_sentences() {
    for seed in 0..40 {
        for (players, choice) in [
            (2, ("layout", "cut-and-choose")),
            (2, ("layout", "random")),
            (1, ("wheels", "random")),
        ] {
            let (_, sentences) = random_game_sentences(players, choice, seed);
            for sentence in sentences {
                let begins = sentence.starts_with(|c: char| c.is_ascii_uppercase());
                assert!(begins && sentence.ends_with('.'), "{sentence}");
                let mistakes = ["  ", "..", " .", "You turns", "you's"];
                assert!(
                    !mistakes.iter().any(|mistake| sentence.contains(mistake)),
                    "{sentence}"
                );
                assert!(players > 1 || !sentence.contains("Ben"), "{sentence}");
            }
        }
    }
}

#[test]
fn a_solitaire_player_is_addressed_as_you() {
    let seat = Seat::FIRST;
    let lost = Event::Lost {
        seat,
        item: Item::Development(Development::Population),
        count: 2,
        cause: LossCause::Hunger,
    };
    assert_eq!(
        sentence(&lost, 1).as_deref(),
        Some("You lose 2 population to hunger.")
    );
    assert_eq!(
        sentence(&lost, 2).as_deref(),
        Some("Ada loses 2 population to hunger.")
    );
    let fed = Event::Fed { seat, food: 1 };
    assert_eq!(
        sentence(&fed, 2).as_deref(),
        Some("Ada feeds 1 person from the supply.")
    );
}

#[test]
fn an_item_that_both_players_gain_takes_one_sentence() {
    let item = Item::Development(Development::Road);
    let gain = |seat, kept| {
        rules::Event::WheelsOfTime(Event::Gained {
            seat,
            link: Link::Common,
            item,
            kept,
        })
    };
    let other = Seat::in_turn(1, 2);
    let sentences = |events: &[rules::Event]| crate::games::sentences(LOCALE, events, &names(2));
    assert_eq!(
        sentences(&[gain(Seat::FIRST, true), gain(other, true)]),
        ["Both players gain a road from the common link."]
    );
    assert_eq!(
        sentences(&[gain(Seat::FIRST, true), gain(other, false)]),
        [
            "Ada gains a road from the common link.",
            "The common link gives Ben a road, but there is no room for it."
        ]
    );
    assert_eq!(
        sentences(&[gain(other, true)]),
        ["Ben gains a road from the common link."]
    );
}

#[test]
fn solitaire_results_state_the_round_and_what_is_missing() {
    for seed in 0..200 {
        let (state, _) = random_game_sentences(1, ("rounds", "7"), seed);
        let result = state.solo_result(LOCALE);
        match state.end_reason() {
            Some(EndReason::RoundsUsedUp) => {
                assert!(result.starts_with("Time ran out in round 7 of 7. The city was missing "));
            }
            Some(EndReason::NoPeople) => {
                assert!(result.starts_with("The population fell to zero in round "));
            }
            _ => assert!(!result.contains("missing")),
        }
    }
}

#[test]
fn the_texts_of_the_die() {
    let numbers = [
        ("drought", "wheel 2 turns"),
        ("plague", "wheel 2 turns two spaces"),
        ("earthquake", "wheel A turns"),
        ("flood", "wheel B turns"),
        ("fire", "wheels A and B turn"),
        ("famine and plague", "all four wheels turn"),
    ];
    for (die, (disaster, rotation)) in Die::all().zip(numbers) {
        let number = die.number();
        let rotated = format!("The die shows {number}: {rotation}.");
        assert_eq!(LOCALE.name(die), disaster);
        assert_eq!(words::rotated(LOCALE, number, die), rotated);
    }
}

#[test]
fn the_introduction_to_a_solitaire_game_mentions_no_opponent() {
    for players in [1, 2] {
        for step in crate::games::first_turn(GameId::WheelsOfTime, players) {
            let step = LOCALE.text(step.text);
            let begins = step.starts_with(|c: char| c.is_ascii_uppercase());
            assert!(begins && step.ends_with('.'), "{step}");
            let others = ["opponent", "each player", "both", "first to"];
            let mentions_others = others.iter().any(|other| step.contains(other));
            assert!(players > 1 || !mentions_others, "{step}");
        }
    }
    assert_eq!(board::link_table_caption(1), words::LINKS_OF_ONE);
}

#[test]
fn texts_and_notation_number_spaces_alike() {
    let place = |space| Action::Place {
        wheel: Wheel::A,
        space,
    };
    let state = WheelsOfTime::start(&Setup::new(GameId::WheelsOfTime, 2, 0).unwrap());
    assert_eq!(
        state.action(LOCALE, place(6)),
        "set wheel A with space 6, food, at wheel 1"
    );
    assert_eq!(WheelsOfTime::notation(place(6)), "set-A-6");
    assert_eq!(
        state.step(LOCALE, place(6)),
        "set wheel A with food at wheel 1"
    );
}

#[test]
fn every_illegal_action_is_explained_in_a_sentence() {
    let reasons = [
        IllegalAction::GameOver,
        IllegalAction::WrongPhase,
        IllegalAction::PlaceNext(Wheel::A),
        IllegalAction::NoSuchSpace,
        IllegalAction::CannotFeed { max: 2 },
        IllegalAction::NoActionsLeft,
        IllegalAction::NeedsTwoActions,
        IllegalAction::NotYourWheel,
        IllegalAction::CannotPay(Structure::Wall),
        IllegalAction::TrackFull(Structure::Road),
        IllegalAction::NoSupport,
        IllegalAction::NoEffect(Link::Common),
        IllegalAction::NoBuilding(LinkPair::AC),
        IllegalAction::NoSpendableWorker,
    ];
    for illegal in reasons {
        let sentence =
            crate::games::illegal_action(LOCALE, &rules::IllegalAction::WheelsOfTime(illegal));
        let begins = sentence.starts_with(|c: char| c.is_ascii_uppercase());
        assert!(begins && sentence.ends_with('.'), "{sentence}");
    }
}
