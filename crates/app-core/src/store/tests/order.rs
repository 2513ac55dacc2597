//! The order of lists does not depend on the clock, which runs backwards here.

use super::life::{Life, old_entries};
use super::store_on;
use crate::testing::{Entries, FaultStorage};
use std::rc::Rc;

#[test]
fn the_match_that_was_played_last_comes_first_whatever_the_clock_says() {
    let mut life = Life::new(FaultStorage::of(old_entries()));
    assert!(life.lead().is_ok());
    let store = store_on(&Rc::new(FaultStorage::of(life.storage.entries())));
    let matches = store.list().matches;
    let titles: Vec<&str> = matches
        .iter()
        .filter(|stored| stored.summary.title.as_str() != "File")
        .map(|stored| match stored.summary.title.as_str() {
            "" => stored.id.as_str(),
            title => title.split(' ').next().unwrap(),
        })
        .collect();
    let mut expected: Vec<&str> = Vec::new();
    for title in life.played.iter().rev().filter(|title| **title != "Gone") {
        if !expected.contains(title) {
            expected.push(title);
        }
    }
    assert_eq!(titles, expected);
    // By the clock it would be another order.
    let times: Vec<u64> = matches
        .iter()
        .map(|stored| stored.summary.last_played)
        .collect();
    assert!(!times.is_sorted_by(|a, b| a >= b), "{times:?}");
}

#[test]
fn without_a_stored_order_the_times_count() {
    let mut life = Life::new(FaultStorage::of(old_entries()));
    assert!(life.lead().is_ok());
    for order in ["", "nonsense 77", "\u{0}"] {
        let entries: Entries = life
            .storage
            .entries()
            .into_iter()
            .map(|(key, text)| match key.ends_with(":order") {
                true => (key, order.to_owned()),
                false => (key, text),
            })
            .collect();
        let store = store_on(&Rc::new(FaultStorage::of(entries)));
        let matches = store.list().matches;
        let times: Vec<u64> = matches
            .iter()
            .map(|stored| stored.summary.last_played)
            .collect();
        assert!(
            times.len() > 4 && times.is_sorted_by(|a, b| a >= b),
            "{times:?}"
        );
    }
}
