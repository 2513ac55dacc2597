use super::*;
use crate::daily::testing::DEALS;
use crate::settings::{DailyPuzzle, SettingsChange};
use records::{Entry, Match, Summary, Title};
use rules::{GameId, Seat};

fn day(text: &str) -> Day {
    Day::read(text).expect("a day")
}

fn deal(day: Day, number: u8) -> Deal {
    let mut deals = DEALS.on(day);
    deals
        .find(|deal| deal.deal.number == number)
        .expect("a deal")
}

/// Noon of a day, where clocks are as in London.
fn moment(text: &str) -> u64 {
    (u64::from(day(text).number()) - 1) * 86_400_000 + 1_767_268_800_000
}

fn stored(id: &str, record: &Match, at: u64) -> StoredSummary {
    StoredSummary {
        id: id.to_owned(),
        revision: 1,
        game: record.setup().game(),
        summary: Summary::new(record, Title::default(), at),
        mailbox: None,
    }
}

fn begun(deal: Deal) -> Match {
    deal.new_match(true).expect("a match")
}

/// Played to its end by the first legal actions.
fn played(deal: Deal) -> Match {
    let mut record = begun(deal);
    while record.position().to_act().is_some() {
        let actions = record.state().legal_actions();
        record.apply(actions[actions.len() / 2]).expect("legal");
    }
    record
}

fn resigned(deal: Deal) -> Match {
    let mut record = begun(deal);
    record
        .apply_entry(Entry::Resign(Seat::FIRST))
        .expect("legal");
    record
}

fn found(stored: &[StoredSummary], settings: &Settings) -> DailyResults {
    DailyResults::find(DEALS, stored.iter(), |_| None, settings, day("2026-11-25"))
}

/// With days that were written down, by the number of the match.
fn dated(stored: &[StoredSummary], days: &[(&str, &str)], today: &str) -> DailyResults {
    let begun_on = |id: &str| {
        days.iter()
            .find(|(of, _)| *of == id)
            .map(|(_, text)| day(text))
    };
    DailyResults::find(
        DEALS,
        stored.iter(),
        begun_on,
        &Settings::default(),
        day(today),
    )
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
    assert_eq!(finished.on, today);
    assert_eq!(finished.is_won, first.position().ranks()[Seat::FIRST] == 1);
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
        deal: 6,
        result: PuzzleResult::Missed,
        on: today,
    };
    settings.apply(SettingsChange::DailyPuzzle(puzzle));
    let results = found(&all, &settings);
    assert_eq!((results.streak(today), results.longest_streak()), (3, 3));
    let DailyStatus::Finished(finished) = results.status(deal(today, 6)) else {
        panic!("it is finished");
    };
    assert!(!finished.is_won && finished.result.is_none());
    // Another puzzle of the day is not this one.
    let mut settings = Settings::default();
    let other = DailyPuzzle { deal: 8, ..puzzle };
    settings.apply(SettingsChange::DailyPuzzle(other));
    let open = found(&all, &settings).status(deal(today, 6));
    assert_eq!(open, DailyStatus::Open);
    all.clear();
    let results = found(&all, &Settings::default());
    assert_eq!((results.streak(today), results.longest_streak()), (0, 0));
}

/// Whatever time it was last played: after midnight, in another zone, by a clock that was set back
/// or forward, or looked at again a week later.
#[test]
fn a_result_stays_that_of_the_day_on_which_it_was_begun() {
    let hour = 3_600_000;
    let late = moment("2026-11-26") + 10 * hour;
    for at in [late, late + 3 * hour, 0, moment("2026-12-04"), u64::MAX] {
        let all = [
            stored("2", &resigned(deal(day("2026-11-26"), 1)), at),
            stored("1", &resigned(deal(day("2026-11-25"), 2)), at),
        ];
        let results = dated(
            &all,
            &[("2", "2026-11-26"), ("1", "2026-11-25")],
            "2026-11-27",
        );
        let streaks = (results.streak(day("2026-11-27")), results.longest_streak());
        assert_eq!(streaks, (2, 2), "{at}");
        assert!(results.undated.is_empty());
    }
    // Begun on the next day, it makes up for a day, even if the clock says something else.
    let made_up = [stored("2", &resigned(deal(day("2026-11-26"), 1)), late)];
    let results = dated(&made_up, &[("2", "2026-11-27")], "2026-11-27");
    assert_eq!(results.longest_streak(), 0);
    assert_eq!(results.finished_on(day("2026-11-26")), 1);
}

#[test]
fn results_of_earlier_versions_get_their_days_once() {
    let at = |text: &str, hours: u64| moment(text) + hours * 3_600_000;
    // 23:20 in Berlin, after midnight in Chicago, and two days later.
    let times = [
        at("2026-11-26", 10),
        at("2026-11-26", 19),
        at("2026-11-28", 0),
    ];
    for (at, kept) in times.into_iter().zip([true, true, false]) {
        let all = [stored("1", &resigned(deal(day("2026-11-26"), 1)), at)];
        let results = dated(&all, &[], "2026-11-28");
        assert_eq!(results.longest_streak() == 1, kept, "{at}");
        let [(id, written)] = results.undated.as_slice() else {
            panic!("one day is to be written down");
        };
        // Played on later, it stays.
        let written = written.to_string();
        let later = [stored("1", &resigned(deal(day("2026-11-26"), 1)), u64::MAX)];
        let results = dated(&later, &[(id, &written)], "2026-11-28");
        assert_eq!(results.longest_streak() == 1, kept, "{at}");
        assert!(results.undated.is_empty());
    }
}

/// Two devices, or a game played again: the result of the day itself counts before that of a later
/// day, whenever they were last looked at.
#[test]
fn of_two_results_the_one_begun_first_counts() {
    let dominance = deal(day("2026-11-25"), 1);
    let all = [
        stored("1", &resigned(dominance), moment("2026-11-28")),
        stored("2", &played(dominance), moment("2026-11-27")),
    ];
    let days = [("1", "2026-11-25"), ("2", "2026-11-27")];
    let results = dated(&all, &days, "2026-11-28");
    let DailyStatus::Finished(finished) = results.status(dominance) else {
        panic!("it is finished");
    };
    assert_eq!(finished.id.as_deref(), Some("1"));
    assert_eq!(results.longest_streak(), 1);
}

/// Who flies west has been through tomorrow already.
#[test]
fn a_day_that_is_still_to_come_here_belongs_to_the_streak() {
    let all = ["2026-11-27", "2026-11-26"]
        .map(|text| stored(text, &resigned(deal(day(text), 1)), moment(text)));
    let days = ["2026-11-27", "2026-11-26"].map(|text| (text, text));
    let results = dated(&all, &days, "2026-11-26");
    assert_eq!(
        (results.streak(day("2026-11-26")), results.longest_streak()),
        (2, 2)
    );
}

/// Written down when it begins, or before a deal of an earlier version is played on.
#[test]
fn the_day_is_kept_beside_the_match_and_goes_into_files() {
    use crate::daily::write_day;
    use crate::testing::empty_store;
    let store = empty_store();
    let today = deal(day("2026-11-24"), 1);
    let id = store.save_new_deal(&resigned(today), &Title::default(), today.day);
    let old = store.save_new(&begun(deal(day("2026-11-22"), 1)), &Title::default());
    let setup = rules::Setup::new(GameId::TurnOfTime, 1, 202_611_229).expect("a setup");
    let no_deal = Match::new(setup, vec![SeatConfig::unnamed(Player::Human)]).expect("a match");
    let other = store.save_new(&no_deal, &Title::default());
    for id in [&id, &old, &other] {
        DEALS.date_match(&store, id, &store.get(id).expect("stored"));
    }
    assert_eq!(store.annotations(&id).begun_on, Some(day("2026-11-24")));
    let written = store.annotations(&old).begun_on;
    assert!(written.is_some());
    // It is not derived again, and only for deals.
    write_day(&store, &old, day("2027-01-01"));
    assert_eq!(store.annotations(&old).begun_on, written);
    assert_eq!(store.annotations(&other).begun_on, None);
    let file = store.collect([id.as_str()].into_iter());
    let elsewhere = empty_store();
    let read = records::Collection::read(&file).expect("a file");
    elsewhere.merger().merge(&elsewhere, &read.matches[0]);
    let merged = elsewhere.list().matches.remove(0);
    assert_eq!(
        elsewhere.annotations(&merged.id).begun_on,
        Some(day("2026-11-24"))
    );
}
