//! Evaluation, and actions that are tried out.

use crate::session::{Purpose, SessionAction};
use crate::testing::{HUMAN, NOVICE, Rig, match_of};
use protocol::Task;
use rules::{GameId, Level};

/// Two people playing the solved game.
fn solved() -> Rig {
    Rig::alone(match_of(GameId::ArgonautsWheel, &[HUMAN, HUMAN]))
}

#[test]
fn analysis_follows_the_shown_position() {
    let mut rig = solved();
    rig.act_times(2).on(SessionAction::ToggleAnalysis);
    assert!(rig.session.is_analysing());
    let job = rig.search.as_ref().unwrap();
    assert_eq!((&job.task, job.record.ply()), (&Task::Evaluate, 2));
    // The page does not show a running search.
    assert_eq!(rig.session.shown_search(), None);
    assert!(rig.session.evaluation().is_none());
    rig.worker_answers();
    assert!(!rig.session.evaluation().unwrap().suggestions.is_empty());
    assert_eq!(rig.announcements(), []);
    assert!(rig.search.is_none());

    rig.on(SessionAction::BrowseTo(1));
    assert!(rig.session.evaluation().is_none());
    assert_eq!(rig.search.as_ref().unwrap().record.ply(), 1);
    rig.worker_answers();
    assert!(rig.session.evaluation().is_some());
    rig.on(SessionAction::ToggleAnalysis)
        .on(SessionAction::BrowseTo(0));
    assert!(rig.search.is_none());
}

#[test]
fn a_known_evaluation_is_not_searched_again() {
    let mut rig = solved();
    rig.on(SessionAction::ToggleAnalysis).worker_answers();
    rig.on(SessionAction::ToggleAnalysis)
        .on(SessionAction::ToggleAnalysis);
    assert!(rig.search.is_none());
    assert!(rig.session.evaluation().is_some());
}

#[test]
fn a_late_evaluation_is_dropped() {
    let mut rig = solved();
    rig.on(SessionAction::ToggleAnalysis);
    let late = rig.search.clone().unwrap();
    rig.act().on(Rig::answer_to(&late));
    assert!(rig.session.evaluation().is_none());
    assert_eq!(rig.session.failed_search(), None);
}

#[test]
fn bot_turns_and_hints_take_precedence_over_analysis() {
    let mut rig = Rig::with(&[HUMAN, NOVICE]);
    rig.on(SessionAction::ToggleAnalysis).act();
    assert_eq!(rig.session.shown_search(), Some(Purpose::Turn));
    assert_eq!(
        rig.search.as_ref().unwrap().task,
        Task::Decide(Level::Novice)
    );
    rig.bot_acts();
    // Then the review continues.
    assert_eq!(rig.search.as_ref().unwrap().task, Task::Evaluate);
    rig.on(SessionAction::Hint);
    assert_eq!(rig.session.shown_search(), Some(Purpose::Hint));
    rig.worker_answers();
    assert!(rig.search.is_some());
    assert_eq!(rig.session.shown_search(), None);
}

#[test]
fn analysis_continues_while_bots_pause() {
    let mut rig = Rig::with(&[NOVICE; 2]);
    rig.on(SessionAction::ToggleAnalysis)
        .on(SessionAction::Pause);
    assert_eq!(rig.search.as_ref().unwrap().task, Task::Evaluate);
    rig.on(SessionAction::Resume);
    assert_eq!(
        rig.search.as_ref().unwrap().task,
        Task::Decide(Level::Novice)
    );
}

#[test]
fn a_failed_evaluation_is_not_repeated() {
    let mut rig = solved();
    rig.on(SessionAction::ToggleAnalysis).worker_fails();
    assert!(!rig.session.is_analysing());
    assert_eq!(rig.session.failed_search(), Some(Purpose::Evaluation));
    assert!(!rig.session.is_paused());
    rig.act();
    assert!(rig.search.is_none());
}

#[test]
fn an_evaluation_has_chances_of_every_seat() {
    let mut rig = Rig::with(&[HUMAN; 4]);
    rig.on(SessionAction::ToggleAnalysis).worker_answers();
    assert_eq!(rig.session.evaluation().unwrap().outlook.chances, [250; 4]);
}

#[test]
fn an_action_is_tried_out_in_a_variation() {
    let mut rig = Rig::with(&[HUMAN, NOVICE]);
    let game = rig.entries();
    rig.on(SessionAction::TryOut(rig.legal(1)));
    assert!(rig.session.is_variation());
    assert_eq!((rig.ply(), rig.main_line()), (1, game));
    // The next one continues the variation, for whichever seat.
    let next = rig.movement_ends().legal(0);
    rig.on(SessionAction::TryOut(next));
    assert_eq!((rig.ply(), rig.session.record().line_count()), (2, 2));
}

#[test]
fn an_action_is_tried_out_while_browsing() {
    let mut rig = solved();
    rig.act_times(3).on(SessionAction::BrowseTo(1));
    rig.on(SessionAction::TryOut(rig.legal(1)));
    assert!(rig.session.is_variation());
    assert_eq!((rig.ply(), rig.session.record().fork_ply(1)), (2, 1));
}

#[test]
fn the_action_that_is_pointed_at_goes_with_the_position() {
    let mut rig = solved();
    let action = rig.legal(1);
    rig.on(SessionAction::Point(Some(action)));
    assert_eq!(rig.session.pointed(), Some(action));
    rig.on(SessionAction::Point(None));
    assert_eq!(rig.session.pointed(), None);
    rig.on(SessionAction::Point(Some(action))).act();
    assert_eq!(rig.session.pointed(), None);
}

#[test]
fn without_aids_nothing_is_tried_out_or_shown() {
    let mut rig = Rig::alone(crate::testing::match_without_aids(&[HUMAN, HUMAN]));
    let action = rig.legal(0);
    rig.on(SessionAction::Point(Some(action)))
        .on(SessionAction::TryOut(action));
    assert_eq!(rig.session.pointed(), None);
    assert!(!rig.session.is_variation());
}

#[test]
fn read_only_windows_try_nothing_out() {
    let mut rig = Rig::opened(crate::testing::new_match(&[HUMAN, HUMAN]));
    rig.on(SessionAction::Lock(false));
    rig.on(SessionAction::TryOut(rig.legal(0)));
    assert_eq!((rig.ply(), rig.session.is_variation()), (0, false));
}
