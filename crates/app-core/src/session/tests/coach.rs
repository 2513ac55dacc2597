//! The coach: what it says of a person's turn, and who waits for it.

use crate::session::coach::COACH_PATIENCE_MS;
use crate::session::{Announcement, CoachStep, Effect, SessionAction, Timer, WorkerAnswer};
use crate::settings::Coaching;
use crate::testing::{EXPERT, HUMAN, Rig, match_of, match_with_undo, new_match, suggestion};
use protocol::{Answer, Judgement, Outlook, RequestId, Task};
use records::UndoPolicy;
use rules::GameId;

/// A person against a bot; the coach speaks of everything.
fn coached(coaching: Coaching) -> Rig {
    let mut rig = Rig::with(&[HUMAN, EXPERT]);
    rig.on(SessionAction::CoachingChanged(coaching));
    rig
}

/// A game whose turns have several actions; the person begins.
fn coached_wonders() -> Rig {
    let mut rig = Rig::alone(match_of(GameId::WorldWonders, &[EXPERT, HUMAN]));
    assert!(rig.session.actor().is_some());
    rig.on(SessionAction::CoachingChanged(Coaching::Strict));
    rig
}

/// What the worker looks at: the position in which the person thinks, an action, or something else.
fn task(rig: &Rig) -> Option<&Task> {
    rig.search.as_ref().map(|job| &job.task)
}

/// Whether the worker judges an action.
fn is_judging(rig: &Rig) -> bool {
    matches!(task(rig), Some(Task::Review { played: Some(_) }))
}

/// The worker finds that the action lost this much against another one.
fn judge(rig: &mut Rig, loss: u16) {
    let job = rig.search.take().expect("an action is judged");
    let Task::Review {
        played: Some(played),
    } = &job.task
    else {
        panic!("{:?}", job.task);
    };
    let state = job.record.state();
    let legal = state.legal_actions();
    let best = legal.iter().find(|other| other.to_string() != *played);
    let best = *best.expect("a choice");
    let answer = WorkerAnswer::Found(Box::new(Answer {
        request: RequestId(1),
        hash: state.hash(),
        suggestions: vec![suggestion(best, None)],
        outlook: Outlook {
            chances: vec![700, 300],
            points: None,
            exact: false,
        },
        judgement: Some(Judgement {
            loss,
            line: vec![best.to_string()],
            best: None,
            played: None,
        }),
        after: None,
        turn: None,
    }));
    rig.on(SessionAction::Worker(job.id, answer));
}

/// The person acts, and the worker finds this loss.
fn act_and_lose(rig: &mut Rig, loss: u16) {
    rig.act();
    judge(rig, loss);
}

fn coach(rig: &mut Rig, step: CoachStep) {
    rig.on(SessionAction::Coach(step));
}

#[test]
fn the_bot_waits_until_the_turn_is_judged_and_heard() {
    let mut rig = coached(Coaching::Strict);
    rig.act();
    assert!(is_judging(&rig));
    assert!(rig.has_effect(&Effect::StartTimer(Timer::Coach, COACH_PATIENCE_MS)));
    judge(&mut rig, 120);
    let verdict = rig.session.verdict().expect("it cost much").clone();
    assert!(verdict.is_told);
    assert_eq!(verdict.reviewed.ply, 0);
    assert_eq!(verdict.better.other.len(), 1);
    assert_eq!(rig.announcements(), [Announcement::Verdict]);
    assert!(rig.has_effect(&Effect::StopTimer(Timer::Coach)));
    assert_eq!(rig.search, None, "the bot waits");
    coach(&mut rig, CoachStep::CarryOn);
    assert_eq!(rig.session.verdict(), None);
    assert!(matches!(task(&rig), Some(Task::Decide(_))));
}

#[test]
fn of_a_good_turn_nothing_is_said() {
    let mut rig = coached(Coaching::Strict);
    act_and_lose(&mut rig, 49);
    assert_eq!(rig.session.verdict(), None);
    assert!(matches!(task(&rig), Some(Task::Decide(_))));
}

#[test]
fn gently_it_speaks_of_what_costs_much_and_asks_first() {
    let mut rig = coached(Coaching::Gentle);
    act_and_lose(&mut rig, 149);
    assert_eq!(rig.session.verdict(), None);
    let mut rig = coached(Coaching::Gentle);
    act_and_lose(&mut rig, 150);
    assert!(!rig.session.verdict().unwrap().is_told);
    coach(&mut rig, CoachStep::Tell);
    assert!(rig.session.verdict().unwrap().is_told);
    assert_eq!(rig.announcements(), [Announcement::Verdict]);
}

#[test]
fn it_does_not_speak_where_it_is_off_or_not_wanted() {
    let mut rig = coached(Coaching::Off);
    rig.act();
    assert!(matches!(task(&rig), Some(Task::Decide(_))));
    let mut friends = Rig::with(&[HUMAN, HUMAN]);
    friends.on(SessionAction::CoachingChanged(Coaching::Strict));
    friends.act();
    assert_eq!(friends.search, None);
    assert!(!friends.session.can_be_coached());
    let mut without = Rig::alone(crate::testing::match_without_aids(&[HUMAN, EXPERT]));
    without.on(SessionAction::CoachingChanged(Coaching::Strict));
    without.act();
    assert!(matches!(task(&without), Some(Task::Decide(_))));
}

#[test]
fn a_turn_is_taken_back_to_the_action_that_cost() {
    let mut rig = coached(Coaching::Gentle);
    act_and_lose(&mut rig, 300);
    assert!(rig.session.can_take_back());
    coach(&mut rig, CoachStep::TakeBack);
    assert_eq!(rig.ply(), 0);
    assert_eq!(rig.session.verdict(), None);
    // The same once more is meant.
    rig.act();
    assert!(matches!(task(&rig), Some(Task::Decide(_))));
}

#[test]
fn another_action_after_taking_back_is_judged_too() {
    let mut rig = coached(Coaching::Gentle);
    act_and_lose(&mut rig, 300);
    coach(&mut rig, CoachStep::TakeBack);
    rig.act_nth(1);
    judge(&mut rig, 400);
    assert!(rig.session.verdict().is_some());
}

#[test]
fn where_nothing_is_taken_back_it_still_tells() {
    let mut rig = Rig::alone(match_with_undo(&[HUMAN, EXPERT], UndoPolicy::Off));
    rig.on(SessionAction::CoachingChanged(Coaching::Strict));
    act_and_lose(&mut rig, 300);
    assert!(rig.session.verdict().is_some());
    assert!(!rig.session.can_take_back());
    coach(&mut rig, CoachStep::TakeBack);
    assert_eq!(rig.ply(), 1);
}

#[test]
fn the_better_line_is_shown_in_its_position() {
    let mut rig = coached(Coaching::Gentle);
    act_and_lose(&mut rig, 300);
    coach(&mut rig, CoachStep::Show);
    assert!(rig.session.is_browsing());
    assert_eq!(rig.ply(), 0);
    assert!(rig.session.shown_better().is_some());
    assert_eq!(rig.search, None, "the bot waits");
    coach(&mut rig, CoachStep::CarryOn);
    assert_eq!(rig.ply(), 1);
    assert!(matches!(task(&rig), Some(Task::Decide(_))));
}

#[test]
fn escape_carries_on() {
    let mut rig = coached(Coaching::Strict);
    act_and_lose(&mut rig, 300);
    rig.on(SessionAction::Escape);
    assert_eq!(rig.session.verdict(), None);
    assert!(matches!(task(&rig), Some(Task::Decide(_))));
}

#[test]
fn elsewhere_the_verdict_is_out_of_sight_and_the_bot_still_waits() {
    let mut rig = coached(Coaching::Strict);
    act_and_lose(&mut rig, 300);
    coach(&mut rig, CoachStep::CarryOn);
    rig.bot_acts();
    rig.movement_ends();
    act_and_lose(&mut rig, 300);
    rig.on(SessionAction::BrowseTo(0));
    assert_eq!(rig.session.verdict(), None);
    rig.on(SessionAction::BrowseToHead);
    assert!(rig.session.verdict().is_some());
    assert_eq!(rig.search, None);
}

#[test]
fn the_bot_waits_no_longer_than_a_second() {
    let mut rig = coached(Coaching::Strict);
    rig.act();
    rig.on(SessionAction::CoachIsLate);
    assert_eq!(rig.session.verdict(), None);
    assert!(matches!(task(&rig), Some(Task::Decide(_))));
}

/// Else its timer would end the patience with a later turn.
#[test]
fn who_turns_it_off_meanwhile_waits_for_nothing() {
    let mut rig = coached(Coaching::Strict);
    rig.act();
    rig.on(SessionAction::CoachingChanged(Coaching::Off));
    assert!(rig.has_effect(&Effect::StopTimer(Timer::Coach)));
    assert!(matches!(task(&rig), Some(Task::Decide(_))));
}

#[test]
fn a_judgement_that_fails_is_passed_over() {
    let mut rig = coached(Coaching::Strict);
    rig.act().worker_fails();
    assert_eq!(rig.session.verdict(), None);
    assert_eq!(rig.session.failed_search(), None);
    assert!(matches!(task(&rig), Some(Task::Decide(_))));
}

#[test]
fn what_was_found_fine_while_the_person_was_thinking_is_not_judged() {
    let mut rig = coached(Coaching::Strict);
    assert_eq!(task(&rig), Some(&Task::Review { played: None }));
    assert_eq!(rig.session.shown_search(), None);
    // All suggestions are as good.
    rig.worker_answers();
    assert_eq!(rig.search, None);
    rig.act();
    assert!(matches!(task(&rig), Some(Task::Decide(_))));
}

#[test]
fn a_hint_comes_first_and_the_action_is_judged_after_it() {
    let mut rig = coached_wonders();
    rig.act_times(1);
    assert!(rig.session.actor().is_some(), "the turn goes on");
    assert!(is_judging(&rig));
    rig.on(SessionAction::Hint);
    assert_eq!(task(&rig), Some(&Task::Hint));
    rig.worker_answers();
    assert!(is_judging(&rig));
}

#[test]
fn of_several_actions_of_a_turn_the_worst_is_told_at_its_end() {
    let mut rig = coached_wonders();
    let (turn, mut losses) = (rig.session.record().state().turn(), vec![60, 200, 90, 70]);
    let mut plies = Vec::new();
    while rig.session.actor().is_some() && rig.session.record().state().turn() == turn {
        assert_eq!(rig.session.verdict(), None, "the turn goes on");
        plies.push(rig.ply());
        rig.act().movement_ends();
        if is_judging(&rig) {
            judge(&mut rig, losses.pop().unwrap_or(10));
        } else {
            plies.pop();
        }
    }
    let told = rig.session.verdict().map(|verdict| verdict.reviewed.ply);
    assert!(plies.len() > 1, "{plies:?}");
    // The losses were 70, 90, 200, 60.
    let worst = plies.get(2).or(plies.last());
    assert_eq!(told, worst.copied());
}

#[test]
fn taking_back_by_undo_drops_the_verdict() {
    let mut rig = coached(Coaching::Strict);
    act_and_lose(&mut rig, 300);
    rig.on(SessionAction::Undo);
    assert_eq!(rig.session.verdict(), None);
    rig.on(SessionAction::Redo);
    assert_eq!(rig.session.verdict(), None);
}

#[test]
fn alone_nobody_waits_and_the_next_action_ends_the_verdict() {
    let mut rig = Rig::alone(new_match(&[HUMAN]));
    rig.on(SessionAction::CoachingChanged(Coaching::Strict));
    for _ in 0..6 {
        rig.act().movement_ends();
        assert!(!rig.has_effect(&Effect::StartTimer(Timer::Coach, COACH_PATIENCE_MS)));
        if is_judging(&rig) {
            judge(&mut rig, 300);
        }
    }
    while rig.session.verdict().is_none() {
        rig.act().movement_ends();
        if is_judging(&rig) {
            judge(&mut rig, 300);
        }
    }
    assert!(rig.session.actor().is_some());
    rig.act();
    assert_eq!(rig.session.verdict(), None);
}
