//! The deals of the day of all games.

use super::daily_deals;
use crate::games;
use app_core::Day;
use app_core::PersonalResult;
use app_core::daily::Deal;
use records::{Match, Summary, Title, link};
use rules::{Level, State};
use std::collections::BTreeSet;
use text::Locale;

fn day(text: &str) -> Day {
    Day::read(text).expect("a day")
}

#[test]
fn every_deal_has_a_number_of_its_own() {
    // Every solo mode, the sprint and a puzzle; two puzzles more from December 2026 on.
    for (of, count) in [("2026-11-25", 7), ("2026-11-30", 7), ("2026-12-01", 9)] {
        let numbers: Vec<u8> = daily_deals()
            .on(day(of))
            .map(|deal| deal.deal.number)
            .collect();
        let unique: BTreeSet<u8> = numbers.iter().copied().collect();
        assert_eq!(unique.len(), numbers.len());
        assert!(unique.iter().all(|number| (1..=9).contains(number)));
        assert_eq!(unique.len(), count);
    }
}

#[test]
fn a_day_has_the_same_deals_for_ever() {
    let first_states: Vec<String> = daily_deals()
        .on(day("2026-11-25"))
        .map(|deal| match deal.new_match(true) {
            Some(record) => record.state().hash().to_string(),
            None => deal
                .puzzle()
                .map(|spec| spec.to_string())
                .unwrap_or_default(),
        })
        .collect();
    assert_eq!(first_states, FIRST_STATES);
}

#[test]
fn puzzles_of_a_day_are_the_same_for_ever() {
    let puzzles = daily_deals().on(day("2026-12-01"));
    let puzzles = puzzles.filter_map(|deal| deal.puzzle());
    let puzzles: Vec<String> = puzzles.map(|spec| spec.to_string()).collect();
    let expected = [
        "argonauts-wheel/win/2/202612016",
        "wheel-of-fortune/last-tiles/2/202612018",
        "world-wonders/monument/2/202612019",
    ];
    assert_eq!(puzzles, expected);
}

/// The deals of 25 November 2026: hashes of the first states, and the puzzle.
const FIRST_STATES: [&str; 7] = [
    "db4eaee4",
    "25751344",
    "argonauts-wheel/win/3/202611256",
    "e914bf61",
    "05867df9",
    "c3967270",
    "dd5d87c6",
];

#[test]
fn deals_differ_from_day_to_day_and_are_playable() {
    let mut seen = BTreeSet::new();
    for number in 0..60 {
        let digits = 20_260_101 + number % 28 + number / 28 * 100;
        let day = Day::from_digits(digits).expect("a day");
        for deal in daily_deals().on(day) {
            if let Some(record) = deal.new_match(true) {
                assert!(record.position().to_act().is_some());
                assert_eq!(record.setup().game(), deal.game);
                assert!(link::write(&record).is_ok());
                assert!(seen.insert(State::start(record.setup()).hash().to_string()));
            } else {
                let spec = deal.puzzle().expect("a match or a puzzle");
                assert!(spec.kind.check_difficulty(spec.difficulty).is_ok());
                assert_eq!(spec.game(), deal.game);
                assert!(daily_deals().of_puzzle(spec) == Some(deal));
            }
        }
    }
}

fn deal(number: u8) -> Deal {
    let mut deals = daily_deals().on(day("2026-11-25"));
    deals
        .find(|deal| deal.deal.number == number)
        .expect("a deal")
}

/// The deal, played to its end with the middle one of the legal actions each time.
fn played(deal: Deal) -> Match {
    let mut record = deal.new_match(true).expect("a match");
    while record.position().to_act().is_some() {
        let actions = record.state().legal_actions();
        record.apply(actions[actions.len() / 2]).expect("legal");
    }
    record
}

/// The deal, played by a bot: there are wins too.
fn played_well(deal: Deal) -> Match {
    let mut record = deal.new_match(true).expect("a match");
    while record.position().to_act().is_some() {
        let mut search = bots::search(record.state(), Level::Casual, 1).expect("to act");
        let action = search.finish().expect("an action");
        record.apply(action).expect("legal");
    }
    record
}

#[test]
fn results_are_told_in_the_terms_of_the_games() {
    let mut results = Vec::new();
    for number in [1, 2, 3] {
        let deal = deal(number);
        for record in [played(deal), played_well(deal)] {
            let summary = Summary::new(&record, Title::default(), 0);
            let result = PersonalResult::of(&summary).expect("it is over");
            let words = games::info(deal.game).daily_words;
            let mut deals = games::info(deal.game).daily.iter();
            let place = deals.position(|other| other.number == number);
            let words = words[place.expect("a deal")].result.expect("words");
            results.push(words(Locale::ENGLISH, &result));
        }
    }
    assert_eq!(
        results,
        [
            "best group: 4 of 7",
            "a group of 7",
            "3 cards off",
            "in balance",
            "3 of 12 structures",
            "8 rounds"
        ]
    );
    // The same rounds as at the table.
    let solitaire = played_well(deal(3));
    let result = text::solo_result(Locale::ENGLISH, solitaire.state());
    assert!(result.contains("in round 8 of 8"), "{result}");
}
