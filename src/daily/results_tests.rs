use super::*;
use crate::games::daily::DailyMatch;
use crate::settings::{DailyPuzzle, SettingsChange};
use crate::text::Locale;
use records::{Entry, Match, Summary, Title};
use rules::{GameId, Level, Seat};

fn day(text: &str) -> Day {
    Day::read(text).expect("a day")
}

fn deal(day: Day, number: u8) -> Deal {
    let mut deals = deals_of(day);
    deals
        .find(|deal| deal.deal.number == number)
        .expect("a deal")
}

/// Milliseconds that stand for a day in these tests: its digits.
fn moment(text: &str) -> u64 {
    day(text).digits() * 10
}

fn day_of(moment: u64) -> Option<Day> {
    Day::from_digits(moment / 10)
}

fn stored(id: &str, match_: &Match, at: u64) -> StoredSummary {
    StoredSummary {
        id: id.to_owned(),
        revision: 1,
        game: match_.setup().game(),
        summary: Summary::of(match_, Title::default(), at),
        mailbox: None,
    }
}

fn begun(deal: Deal) -> Match {
    deal.new_match(true).expect("a match")
}

/// Played to its end by the first legal actions.
fn played(deal: Deal) -> Match {
    let mut match_ = begun(deal);
    while match_.position().to_act().is_some() {
        let actions = match_.state().legal_actions();
        match_.apply(actions[actions.len() / 2]).expect("legal");
    }
    match_
}

fn resigned(deal: Deal) -> Match {
    let mut match_ = begun(deal);
    match_
        .apply_entry(Entry::Resign(Seat::FIRST))
        .expect("legal");
    match_
}

fn found(stored: &[StoredSummary], settings: &Settings) -> DailyResults {
    DailyResults::find(stored.iter(), settings, day("2026-11-25"), day_of)
}

#[test]
fn deals_are_found_among_the_stored_matches() {
    let today = day("2026-11-25");
    let (dominance, sprint) = (deal(today, 1), deal(today, 7));
    let other = Match::new(
        rules::Setup::new(GameId::TurnOfTime, 1, 5).expect("a setup"),
        vec![SeatConfig::unnamed(Player::Human)],
    )
    .expect("a match");
    let mut named = begun(sprint);
    named.set_name(Seat::FIRST, Name::new("Ada"));
    let all = [
        stored("1", &other, moment("2026-11-25")),
        stored("2", &begun(dominance), moment("2026-11-25")),
        stored("3", &named, moment("2026-11-25")),
    ];
    let results = found(&all, &Settings::default());
    assert_eq!(
        results.status(dominance),
        DailyStatus::UnderWay("2".to_owned())
    );
    assert_eq!(
        results.status(sprint),
        DailyStatus::UnderWay("3".to_owned())
    );
    assert_eq!(results.status(deal(today, 2)), DailyStatus::Open);
    assert_eq!(
        results.status(deal(day("2026-11-24"), 1)),
        DailyStatus::Open
    );
    assert_eq!(results.finished_on(today), 0);
}

#[test]
fn the_first_result_of_a_deal_counts() {
    let today = day("2026-11-25");
    let dominance = deal(today, 1);
    let first = played(dominance);
    let all = [
        stored("3", &begun(dominance), moment("2026-11-25") + 3),
        stored("2", &resigned(dominance), moment("2026-11-25") + 2),
        stored("1", &first, moment("2026-11-25") + 1),
    ];
    let DailyStatus::Finished(finished) = found(&all, &Settings::default()).status(dominance)
    else {
        panic!("it is finished");
    };
    assert_eq!(finished.id.as_deref(), Some("1"));
    assert_eq!(finished.on, Some(today));
    assert_eq!(finished.is_won, first.position().places()[Seat::FIRST] == 1);
}

#[test]
fn streaks_count_days_with_a_deal_finished_on_its_day() {
    let on = |text: &str, at: &str| stored(text, &resigned(deal(day(text), 1)), moment(at));
    let mut all = vec![
        on("2026-11-24", "2026-11-24"),
        on("2026-11-23", "2026-11-23"),
        // Made up for later.
        on("2026-11-22", "2026-11-24"),
        on("2026-11-02", "2026-11-02"),
        on("2026-11-01", "2026-11-01"),
        on("2026-10-31", "2026-10-31"),
    ];
    let today = day("2026-11-25");
    let results = found(&all, &Settings::default());
    assert_eq!((results.streak(today), results.longest_streak()), (2, 3));
    // A puzzle counts like a match.
    let mut settings = Settings::default();
    let puzzle = DailyPuzzle {
        day: today,
        result: PuzzleResult::Missed,
        on: today,
    };
    settings.apply(SettingsChange::DailyPuzzle(puzzle));
    let results = found(&all, &settings);
    assert_eq!((results.streak(today), results.longest_streak()), (3, 3));
    let DailyStatus::Finished(finished) = results.status(deal(today, 6)) else {
        panic!("it is finished");
    };
    assert!(!finished.is_won && finished.words == "not solved");
    all.clear();
    let results = found(&all, &Settings::default());
    assert_eq!((results.streak(today), results.longest_streak()), (0, 0));
}

/// Played by a bot, to have wins too.
fn played_well(deal: Deal) -> Match {
    let mut match_ = begun(deal);
    while match_.position().to_act().is_some() {
        let mut search = bots::search(match_.state(), Level::Casual, 1).expect("to act");
        let action = search.finish().expect("an action");
        match_.apply(action).expect("legal");
    }
    match_
}

#[test]
fn results_are_told_in_the_terms_of_the_games() {
    let mut told = Vec::new();
    for number in [1, 2, 3] {
        let deal = deal(day("2026-11-25"), number);
        let DailyTask::Match(DailyMatch { result, .. }) = &deal.deal.task else {
            panic!("a match");
        };
        for match_ in [played(deal), played_well(deal)] {
            let summary = Summary::of(&match_, Title::default(), 0);
            told.push(result(&DailyResult::of(&summary).expect("it is over")));
        }
    }
    assert_eq!(
        told,
        [
            "a group of 4, not 7",
            "a group of 7",
            "3 cards off",
            "in balance",
            "3 of 12 structures",
            "8 rounds"
        ]
    );
    // The same rounds as at the table.
    let solitaire = played_well(deal(day("2026-11-25"), 3));
    let result = Locale::english().solo_result(solitaire.state());
    assert!(result.contains("in round 8 of 8"), "{result}");
}
