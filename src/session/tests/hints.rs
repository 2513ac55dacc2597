//! Hints, and late hints.

use super::rig::{HUMAN, NOVICE, Rig, match_without_aids};
use crate::session::{Action, Announcement, Purpose};
use protocol::Task;
use rules::Level;

#[test]
fn a_hint_is_the_expert_bots_choice() {
    let mut rig = Rig::with(&[HUMAN, HUMAN]);
    rig.act_times(2).on(Action::Hint);
    let job = rig.search.as_ref().unwrap();
    assert_eq!(
        (&job.task, job.match_.ply()),
        (&Task::Decide(Level::Expert), 2)
    );
    assert_eq!(rig.session.shown_search(), Some(Purpose::Hint));
    // The person may act meanwhile.
    assert!(rig.session.actor().is_some());
    rig.worker_answers();
    assert_eq!(rig.announcements(), [Announcement::Hint]);
    assert_eq!(rig.session.hint()[0].action, rig.legal(0).to_string());
    assert_eq!(rig.session.shown_search(), None);
    // A hint changes nothing, and the next action dismisses it.
    assert_eq!((rig.ply(), rig.saves), (2, 2));
    rig.act();
    assert!(rig.session.hint().is_empty());
}

#[test]
fn a_late_hint_is_dropped_after_an_action() {
    let mut rig = Rig::with(&[HUMAN, HUMAN]);
    rig.on(Action::Hint);
    let late = rig.search.clone().unwrap();
    rig.act();
    assert!(rig.search.is_none());
    rig.on(Rig::answer_to(&late));
    assert!(rig.session.hint().is_empty());
    assert_eq!(rig.announcements(), []);
    // Nor is it mistaken for the decision of the bot that is thinking now.
    let mut rig = Rig::with(&[HUMAN, NOVICE]);
    rig.on(Action::Hint);
    let late = rig.search.clone().unwrap();
    rig.act().on(Rig::answer_to(&late));
    assert_eq!(rig.session.shown_search(), Some(Purpose::Turn));
    assert!(!rig.session.has_decided());
    assert_eq!(rig.session.failed_search(), None);
}

#[test]
fn a_late_hint_is_dropped_while_browsing() {
    let mut rig = Rig::with(&[HUMAN, HUMAN]);
    rig.act_times(2).on(Action::Hint);
    let late = rig.search.clone().unwrap();
    rig.on(Action::BrowseTo(1)).on(Rig::answer_to(&late));
    assert!(rig.session.hint().is_empty());
    rig.on(Action::BrowseToHead).on(Rig::answer_to(&late));
    assert!(rig.session.hint().is_empty());
}

#[test]
fn browsing_dismisses_a_hint() {
    let mut rig = Rig::with(&[HUMAN, HUMAN]);
    rig.act_times(2).on(Action::Hint).worker_answers();
    assert!(!rig.session.hint().is_empty());
    rig.on(Action::BrowseTo(1)).on(Action::BrowseToHead);
    assert!(rig.session.hint().is_empty());
}

#[test]
fn a_repeated_hint_request_ignores_the_first_answer() {
    let mut rig = Rig::with(&[HUMAN, HUMAN]);
    rig.on(Action::Hint);
    let first = rig.search.clone().unwrap();
    rig.on(Action::Hint).on(Rig::answer_to(&first));
    assert!(rig.session.hint().is_empty());
    rig.worker_answers();
    assert!(!rig.session.hint().is_empty());
}

#[test]
fn a_failed_hint_does_not_pause_bots() {
    let mut rig = Rig::with(&[HUMAN, NOVICE]);
    rig.on(Action::Hint).worker_fails();
    assert_eq!(rig.session.failed_search(), Some(Purpose::Hint));
    assert!(!rig.session.is_paused());
    rig.on(Action::Hint);
    assert_eq!(rig.session.failed_search(), None);
    rig.worker_fails().act();
    assert_eq!(rig.session.failed_search(), None);
    assert!(rig.search.is_some());
}

#[test]
fn without_aids_there_are_no_hints() {
    let mut rig = Rig::alone(match_without_aids(&[HUMAN, HUMAN]));
    rig.on(Action::Hint);
    assert!(rig.effects.is_empty());
    rig.on(Action::ToggleAnalysis).on(Action::Review);
    assert!(rig.search.is_none());
}

#[test]
fn hints_are_only_for_persons_turns() {
    let mut rig = Rig::with(&[NOVICE, HUMAN]);
    let thinking = rig.search.clone();
    rig.on(Action::Hint);
    assert_eq!(rig.search, thinking);
    assert_eq!(rig.session.shown_search(), Some(Purpose::Turn));
}
