//! Evaluation and review.

use super::rig::{HUMAN, NOVICE, Rig, match_of, seat};
use crate::session::{Action, Closing, Purpose, win_percent};
use ::bots::Forced;
use protocol::Task;
use rules::{GameId, Level};

/// Two people playing the solved game.
fn solved() -> Rig {
    Rig::alone(match_of(GameId::ArgonautsWheel, &[HUMAN, HUMAN]))
}

#[test]
fn analysis_follows_the_shown_position() {
    let mut rig = solved();
    rig.act_times(2).on(Action::ToggleAnalysis);
    assert!(rig.session.is_analysing());
    let job = rig.search.as_ref().unwrap();
    assert_eq!((&job.task, job.match_.ply()), (&Task::Evaluate, 2));
    // The page does not show a running search.
    assert_eq!(rig.session.shown_search(), None);
    assert!(rig.session.evaluation().is_none());
    rig.worker_answers();
    assert!(!rig.session.evaluation().unwrap().suggestions.is_empty());
    assert_eq!(rig.announcements(), []);
    assert!(rig.search.is_none());

    rig.on(Action::BrowseTo(1));
    assert!(rig.session.evaluation().is_none());
    assert_eq!(rig.search.as_ref().unwrap().match_.ply(), 1);
    rig.worker_answers();
    assert!(rig.session.evaluation().is_some());
    rig.on(Action::ToggleAnalysis).on(Action::BrowseTo(0));
    assert!(rig.search.is_none());
}

#[test]
fn a_known_evaluation_is_not_searched_again() {
    let mut rig = solved();
    rig.on(Action::ToggleAnalysis).worker_answers();
    rig.on(Action::ToggleAnalysis).on(Action::ToggleAnalysis);
    assert!(rig.search.is_none());
    assert!(rig.session.evaluation().is_some());
}

#[test]
fn a_late_evaluation_is_dropped() {
    let mut rig = solved();
    rig.on(Action::ToggleAnalysis);
    let late = rig.search.clone().unwrap();
    rig.act().on(Rig::answer_to(&late));
    assert!(rig.session.evaluation().is_none());
    assert_eq!(rig.session.failed_search(), None);
}

#[test]
fn bot_turns_and_hints_take_precedence_over_analysis() {
    let mut rig = Rig::with(&[HUMAN, NOVICE]);
    rig.on(Action::ToggleAnalysis).act();
    assert_eq!(rig.session.shown_search(), Some(Purpose::Turn));
    assert_eq!(
        rig.search.as_ref().unwrap().task,
        Task::Decide(Level::Novice)
    );
    rig.bot_acts();
    // Then the review continues.
    assert_eq!(rig.search.as_ref().unwrap().task, Task::Evaluate);
    rig.on(Action::Hint);
    assert_eq!(rig.session.shown_search(), Some(Purpose::Hint));
    rig.worker_answers();
    assert!(rig.search.is_some());
    assert_eq!(rig.session.shown_search(), None);
}

#[test]
fn analysis_continues_while_bots_pause() {
    let mut rig = Rig::with(&[NOVICE; 2]);
    rig.on(Action::ToggleAnalysis).on(Action::Pause);
    assert_eq!(rig.search.as_ref().unwrap().task, Task::Evaluate);
    rig.on(Action::Resume);
    assert_eq!(
        rig.search.as_ref().unwrap().task,
        Task::Decide(Level::Novice)
    );
}

#[test]
fn a_failed_evaluation_is_not_repeated() {
    let mut rig = solved();
    rig.on(Action::ToggleAnalysis).worker_fails();
    assert!(!rig.session.is_analysing());
    assert_eq!(rig.session.failed_search(), Some(Purpose::Evaluation));
    assert!(!rig.session.is_paused());
    rig.act();
    assert!(rig.search.is_none());
}

/// Five actions, after which the player to act resigns.
fn resigned_after_five() -> Rig {
    let mut rig = solved();
    rig.act_times(5).on(Action::Close(Closing::Resign));
    assert!(rig.session.is_over());
    rig
}

/// The worker answers the review with a forced result for each position.
fn answer(rig: &mut Rig, ends: &[Forced]) {
    for end in ends {
        let job = rig.search.take().expect("the review continues");
        rig.on(Rig::forced_answer_to(&job, Some(*end)));
    }
}

#[test]
fn a_review_searches_each_position_once() {
    let mut rig = resigned_after_five();
    rig.on(Action::Review);
    assert!(rig.session.is_analysing());
    assert_eq!(rig.session.positions_to_review(), 6);
    for ply in 0..6 {
        let job = rig.search.take().unwrap();
        assert_eq!(job.match_.ply(), ply);
        assert_eq!(rig.session.review().unwrap().ends.len(), ply);
        rig.on(Rig::forced_answer_to(&job, Some(Forced::Draws)));
    }
    assert!(rig.search.is_none());
    let review = rig.session.review().unwrap();
    assert_eq!(review.ends, [Forced::Draws; 6]);
    assert!(rig.session.turning_points(review).is_empty());
}

#[test]
fn turning_points_are_actions_that_worsen_the_forced_result() {
    let mut rig = resigned_after_five();
    rig.on(Action::Review);
    let ends = [
        Forced::Draws,
        // The first player keeps the draw, then the second one gives a win away.
        Forced::Draws,
        Forced::Wins(9),
        Forced::Loses(8),
        // And gets it back.
        Forced::Loses(3),
        Forced::Wins(2),
    ];
    answer(&mut rig, &ends);
    let review = rig.session.review().unwrap();
    let turned = rig.session.turning_points(review);
    let turned: Vec<_> = turned
        .iter()
        .map(|point| (point.ply, point.before, point.after))
        .collect();
    assert_eq!(turned, [(1, Forced::Draws, Forced::Loses(9))]);
    assert_eq!(rig.session.to_act_at(1), Some(seat(1)));
}

#[test]
fn a_review_continues_while_browsing() {
    let mut rig = resigned_after_five();
    rig.on(Action::Review);
    answer(&mut rig, &[Forced::Draws; 2]);
    rig.on(Action::BrowseTo(1));
    // The evaluation of the shown position comes first.
    assert_eq!(rig.search.as_ref().unwrap().match_.ply(), 1);
    rig.worker_answers();
    assert!(rig.session.evaluation().is_some());
    assert_eq!(rig.search.as_ref().unwrap().match_.ply(), 2);
    answer(&mut rig, &[Forced::Draws; 4]);
    assert_eq!(rig.session.review().unwrap().ends.len(), 6);
}

#[test]
fn a_changed_match_has_no_review() {
    let mut rig = resigned_after_five();
    rig.on(Action::Review);
    answer(&mut rig, &[Forced::Draws; 6]);
    rig.on(Action::Undo);
    assert!(rig.session.review().is_some());
    rig.act_nth(1);
    assert!(rig.session.review().is_none());
}

#[test]
fn a_review_needs_a_forced_result_for_each_position() {
    let mut rig = resigned_after_five();
    rig.on(Action::Review);
    answer(&mut rig, &[Forced::Draws]);
    rig.worker_answers();
    assert!(rig.session.review().is_none());
    assert!(rig.search.is_none());
    assert_eq!(rig.session.failed_search(), None);
}

#[test]
fn forced_results_as_winning_chances() {
    let ends = [Forced::Wins(3), Forced::Draws, Forced::Loses(0)];
    assert_eq!(ends.map(win_percent), [100, 50, 0]);
}

#[test]
fn an_evaluation_has_chances_of_every_seat() {
    let mut rig = Rig::with(&[HUMAN; 4]);
    rig.on(Action::ToggleAnalysis).worker_answers();
    assert_eq!(rig.session.evaluation().unwrap().outlook.chances, [250; 4]);
}

#[test]
fn an_action_is_tried_out_in_a_variation() {
    let mut rig = Rig::with(&[HUMAN, NOVICE]);
    let game = rig.entries();
    rig.on(Action::TryOut(rig.legal(1)));
    assert!(rig.session.is_variation());
    assert_eq!((rig.ply(), rig.main_line()), (1, game));
    // The next one continues the variation, for whichever seat.
    let next = rig.movement_ends().legal(0);
    rig.on(Action::TryOut(next));
    assert_eq!((rig.ply(), rig.session.match_().line_count()), (2, 2));
}

#[test]
fn an_action_is_tried_out_while_browsing() {
    let mut rig = solved();
    rig.act_times(3).on(Action::BrowseTo(1));
    rig.on(Action::TryOut(rig.legal(1)));
    assert!(rig.session.is_variation());
    assert_eq!((rig.ply(), rig.session.match_().fork_ply(1)), (2, 1));
}

#[test]
fn the_action_that_is_pointed_at_goes_with_the_position() {
    let mut rig = solved();
    let action = rig.legal(1);
    rig.on(Action::Point(Some(action)));
    assert_eq!(rig.session.pointed(), Some(action));
    rig.on(Action::Point(None));
    assert_eq!(rig.session.pointed(), None);
    rig.on(Action::Point(Some(action))).act();
    assert_eq!(rig.session.pointed(), None);
}

#[test]
fn without_aids_nothing_is_tried_out_or_shown() {
    let mut rig = Rig::alone(super::rig::match_without_aids(&[HUMAN, HUMAN]));
    let action = rig.legal(0);
    rig.on(Action::Point(Some(action)))
        .on(Action::TryOut(action));
    assert_eq!(rig.session.pointed(), None);
    assert!(!rig.session.is_variation());
}

#[test]
fn read_only_windows_try_nothing_out() {
    let mut rig = Rig::opened(super::rig::new_match(&[HUMAN, HUMAN]));
    rig.on(Action::Lock(false));
    rig.on(Action::TryOut(rig.legal(0)));
    assert_eq!((rig.ply(), rig.session.is_variation()), (0, false));
}
