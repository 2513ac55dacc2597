//! Hints, and late hints.

use crate::session::WorkerAnswer;
use crate::session::{Announcement, Purpose, SessionAction};
use crate::testing::{HUMAN, NOVICE, Rig, match_of, match_without_aids};
use crate::testing::{found, suggestion};
use protocol::{Task, TurnHint};
use rules::GameId;

#[test]
fn a_hint_is_asked_for_and_put_away() {
    let mut rig = Rig::with(&[HUMAN, HUMAN]);
    rig.act_times(2).on(SessionAction::Hint);
    let job = rig.search.as_ref().unwrap();
    assert_eq!((&job.task, job.record.ply()), (&Task::Hint, 2));
    assert_eq!(rig.session.shown_search(), Some(Purpose::Hint));
    // The person may act meanwhile.
    assert!(rig.session.actor().is_some());
    rig.worker_answers();
    assert_eq!(rig.announcements(), [Announcement::Hint]);
    assert_eq!(rig.session.hint().unwrap().line, [rig.legal(0)]);
    assert_eq!(rig.session.shown_search(), None);
    // A hint changes nothing, and the next action dismisses it.
    assert_eq!((rig.ply(), rig.saves), (2, 2));
    rig.act();
    assert!(rig.session.hint().is_none());
}

#[test]
fn a_late_hint_is_dropped_after_an_action() {
    let mut rig = Rig::with(&[HUMAN, HUMAN]);
    rig.on(SessionAction::Hint);
    let late = rig.search.clone().unwrap();
    rig.act();
    assert!(rig.search.is_none());
    rig.on(Rig::answer_to(&late));
    assert!(rig.session.hint().is_none());
    assert_eq!(rig.announcements(), []);
    // Nor is it mistaken for the decision of the bot that is thinking now.
    let mut rig = Rig::with(&[HUMAN, NOVICE]);
    rig.on(SessionAction::Hint);
    let late = rig.search.clone().unwrap();
    rig.act().on(Rig::answer_to(&late));
    assert_eq!(rig.session.shown_search(), Some(Purpose::Turn));
    assert!(!rig.session.has_decided());
    assert_eq!(rig.session.failed_search(), None);
}

#[test]
fn a_late_hint_is_dropped_while_browsing() {
    let mut rig = Rig::with(&[HUMAN, HUMAN]);
    rig.act_times(2).on(SessionAction::Hint);
    let late = rig.search.clone().unwrap();
    rig.on(SessionAction::BrowseTo(1)).on(Rig::answer_to(&late));
    assert!(rig.session.hint().is_none());
    rig.on(SessionAction::BrowseToHead)
        .on(Rig::answer_to(&late));
    assert!(rig.session.hint().is_none());
}

#[test]
fn browsing_dismisses_a_hint() {
    let mut rig = Rig::with(&[HUMAN, HUMAN]);
    rig.act_times(2).on(SessionAction::Hint).worker_answers();
    assert!(rig.session.hint().is_some());
    rig.on(SessionAction::BrowseTo(1))
        .on(SessionAction::BrowseToHead);
    assert!(rig.session.hint().is_none());
}

#[test]
fn a_repeated_hint_request_ignores_the_first_answer() {
    let mut rig = Rig::with(&[HUMAN, HUMAN]);
    rig.on(SessionAction::Hint);
    let first = rig.search.clone().unwrap();
    rig.on(SessionAction::Hint).on(Rig::answer_to(&first));
    assert!(rig.session.hint().is_none());
    rig.worker_answers();
    assert!(rig.session.hint().is_some());
}

#[test]
fn a_failed_hint_does_not_pause_bots() {
    let mut rig = Rig::with(&[HUMAN, NOVICE]);
    rig.on(SessionAction::Hint).worker_fails();
    assert_eq!(rig.session.failed_search(), Some(Purpose::Hint));
    assert!(!rig.session.is_paused());
    rig.on(SessionAction::Hint);
    assert_eq!(rig.session.failed_search(), None);
    rig.worker_fails().act();
    assert_eq!(rig.session.failed_search(), None);
    assert!(rig.search.is_some());
}

#[test]
fn without_aids_there_are_no_hints() {
    let mut rig = Rig::alone(match_without_aids(&[HUMAN, HUMAN]));
    rig.on(SessionAction::Hint);
    assert!(rig.effects.is_empty());
    rig.on(SessionAction::ToggleAnalysis)
        .on(SessionAction::Review);
    assert!(rig.search.is_none());
}

#[test]
fn hints_are_only_for_persons_turns() {
    let mut rig = Rig::with(&[NOVICE, HUMAN]);
    let thinking = rig.search.clone();
    rig.on(SessionAction::Hint);
    assert_eq!(rig.search, thinking);
    assert_eq!(rig.session.shown_search(), Some(Purpose::Turn));
}

/// The worker's answer with this turn.
fn with_turn(rig: &Rig, turn: TurnHint) -> SessionAction {
    let job = rig.search.as_ref().unwrap();
    let state = job.record.state();
    let best = suggestion(state.legal_actions()[0], None);
    let WorkerAnswer::Found(mut answer) = found(state, vec![best]) else {
        unreachable!("an answer was found")
    };
    answer.turn = Some(turn);
    SessionAction::Worker(job.id, WorkerAnswer::Found(answer))
}

#[test]
fn a_hint_for_a_turn_is_read_as_far_as_it_is_legal() {
    let mut rig = Rig::with(&[HUMAN, HUMAN]);
    let first = rig.legal(3);
    rig.on(SessionAction::Hint);
    let turn = TurnHint {
        line: vec![first.to_string(), "nonsense".to_owned()],
        alternative: vec![rig.legal(1).to_string()],
        reply: vec!["Sp@a1".to_owned()],
    };
    let answer = with_turn(&rig, turn);
    rig.on(answer);
    let hint = rig.session.hint().unwrap();
    assert_eq!(hint.line, [first]);
    assert_eq!(hint.other, [rig.legal(1)]);
    assert!(hint.reply.is_empty());
}

#[test]
fn a_hint_can_be_followed() {
    let mut rig = Rig::with(&[HUMAN, HUMAN]);
    rig.on(SessionAction::Hint).worker_answers();
    let line = rig.session.hint().unwrap().line.clone();
    rig.on(SessionAction::FollowHint);
    assert!(rig.session.hint().is_none());
    rig.movement_ends();
    assert_eq!(rig.ply(), line.len());
    // There is nothing to follow without a hint.
    rig.on(SessionAction::FollowHint);
    assert_eq!(rig.ply(), line.len());
    // It can be put away instead.
    for away in [SessionAction::CloseHint, SessionAction::Escape] {
        rig.on(SessionAction::Hint).worker_answers();
        rig.on(away);
        assert!(rig.session.hint().is_none());
    }
}

/// Each action of a turn follows the animation of the one before it; anything else that happens
/// ends the turn.
#[test]
fn all_actions_of_a_hint_are_taken_in_turn() {
    let record = match_of(GameId::WheelsOfTime, &[HUMAN, HUMAN]);
    let mut actions = Vec::new();
    let mut state = record.state().clone();
    while actions.len() < 2 {
        let action = state.legal_actions()[0];
        state.apply_silent(action).unwrap();
        actions.push(action);
    }
    let turn = TurnHint {
        line: actions.iter().map(ToString::to_string).collect(),
        ..TurnHint::default()
    };
    for undone in [false, true] {
        let mut rig = Rig::alone(record.clone());
        rig.on(SessionAction::Hint);
        let answer = with_turn(&rig, turn.clone());
        rig.on(answer).on(SessionAction::FollowHint);
        assert_eq!((rig.ply(), rig.session.is_animating()), (1, true));
        if undone {
            rig.on(SessionAction::Undo).movement_ends();
            assert_eq!(rig.ply(), 0);
        } else {
            rig.movement_ends();
            assert_eq!(rig.ply(), 2);
        }
    }
}
