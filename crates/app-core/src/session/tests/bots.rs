//! Bots: when searches start, and when bots act.

use crate::session::bots::CALM_PAUSE_MS;
use crate::session::{Announcement, Effect, Purpose, SessionAction, WorkerAnswer};
use crate::settings::Pace;
use crate::testing::{EXPERT, HUMAN, MOVEMENT_MS, NOVICE, Rig, found, suggestion};
use protocol::Task;
use rules::{Level, Seat};

#[test]
fn a_bots_turn_starts_a_search() {
    let mut rig = Rig::with(&[HUMAN, EXPERT]);
    assert!(rig.search.is_none());
    rig.act();
    let job = rig.search.clone().unwrap();
    assert_eq!(
        (&job.task, job.record.ply()),
        (&Task::Decide(Level::Expert), 1)
    );
    assert_eq!(rig.session.shown_search(), Some(Purpose::Turn));
    assert_eq!(rig.session.actor(), None);
    rig.bot_acts();
    assert_eq!(rig.ply(), 2);
    assert_eq!(rig.session.shown_search(), None);
    assert!(rig.session.actor().is_some());
    assert!(rig.session.is_animating());
}

#[test]
fn bot_seeds_are_reproducible_and_differ_by_position() {
    let seeds = || {
        let mut rig = Rig::with(&[NOVICE; 2]);
        let first = rig.search.as_ref().unwrap().seed;
        rig.bot_acts();
        (first, rig.search.as_ref().unwrap().seed)
    };
    let (first, second) = seeds();
    assert_ne!(first, second);
    assert_eq!(seeds(), (first, second));
}

#[test]
fn a_decision_waits_for_the_animation_and_a_calm_pause() {
    let mut rig = Rig::with(&[HUMAN, NOVICE]);
    rig.act();
    assert_eq!(rig.animation, Some(MOVEMENT_MS));
    rig.worker_answers();
    assert!(rig.session.has_decided());
    assert_eq!(rig.bot_timer, None);
    rig.movement_ends();
    assert_eq!(rig.bot_timer, Some(CALM_PAUSE_MS));
    assert_eq!(rig.ply(), 1);
    rig.bot_timer_ends();
    assert_eq!(rig.ply(), 2);
}

#[test]
fn without_animation_a_decision_waits_only_for_the_pause() {
    let mut rig = Rig::with(&[HUMAN, NOVICE]);
    rig.act().movement_ends().worker_answers();
    assert_eq!(rig.bot_timer, Some(CALM_PAUSE_MS));
    // The end of an animation does not start a second pause.
    rig.on(SessionAction::AnimationEnds);
    assert!(rig.effects.is_empty());
}

#[test]
fn quick_pace_has_no_pause() {
    let mut rig = Rig::with(&[HUMAN, NOVICE]);
    rig.on(SessionAction::PaceChanged(Pace::Quick));
    rig.act().worker_answers();
    assert_eq!(rig.bot_timer, None);
    rig.movement_ends();
    assert_eq!(rig.bot_timer, Some(0));
    rig.bot_timer_ends();
    assert!(rig.session.is_animating());
}

#[test]
fn pace_at_once_skips_pause_and_animation() {
    let mut rig = Rig::with(&[HUMAN, NOVICE, NOVICE]);
    rig.on(SessionAction::PaceChanged(Pace::AtOnce));
    rig.act().worker_answers();
    assert_eq!(rig.bot_timer, Some(0));
    rig.bot_timer_ends();
    assert_eq!((rig.ply(), rig.session.is_animating()), (2, false));
    assert_eq!(rig.animation, None);
}

#[test]
fn bots_pause_and_resume() {
    let mut rig = Rig::with(&[NOVICE; 4]);
    rig.bot_acts();
    let thinking = rig.search.clone().unwrap();
    rig.on(SessionAction::Pause);
    assert!(rig.session.is_paused());
    assert!(rig.has_effect(&Effect::StopSearch));
    assert_eq!(rig.announcements(), [Announcement::Status]);
    rig.on(Rig::answer_to(&thinking));
    assert_eq!((rig.bot_timer, rig.ply()), (None, 1));
    rig.on(SessionAction::Resume);
    assert!(!rig.session.is_paused());
    assert_eq!(rig.announcements(), [Announcement::Status]);
    assert!(rig.search.as_ref().unwrap().id > thinking.id);
    rig.bot_acts();
    assert_eq!(rig.ply(), 2);
    assert_eq!(rig.saves, 2);
}

#[test]
fn pausing_drops_a_pending_decision() {
    let mut rig = Rig::with(&[NOVICE; 2]);
    rig.worker_answers().on(SessionAction::Pause);
    assert_eq!(rig.bot_timer, None);
    rig.on(SessionAction::BotActs);
    assert_eq!(rig.ply(), 0);
}

#[test]
fn acting_ends_the_pause() {
    let mut rig = Rig::with(&[HUMAN, NOVICE]);
    rig.on(SessionAction::Pause).act();
    assert!(!rig.session.is_paused());
    assert!(rig.search.is_some());
}

#[test]
fn resuming_twice_starts_one_search() {
    let mut rig = Rig::with(&[NOVICE; 2]);
    let thinking = rig.search.clone();
    rig.on(SessionAction::Resume);
    assert_eq!(rig.search, thinking);
    assert_eq!(rig.effects, [Effect::Announce(Announcement::Status)]);
}

#[test]
fn a_failed_search_is_reported_and_can_be_retried() {
    let mut rig = Rig::with(&[NOVICE, HUMAN]);
    rig.worker_fails();
    assert_eq!(rig.session.failed_search(), Some(Purpose::Turn));
    assert!(rig.session.is_paused());
    assert!(rig.search.is_none());
    rig.on(SessionAction::Resume);
    assert_eq!(rig.session.failed_search(), None);
    rig.bot_acts();
    assert_eq!(rig.ply(), 1);
}

#[test]
fn a_useless_answer_is_a_failed_search() {
    // Nothing to do.
    let mut rig = Rig::with(&[NOVICE, HUMAN]);
    let job = rig.search.clone().unwrap();
    let state = job.record.state().clone();
    let nothing = found(&state, Vec::new());
    rig.on(SessionAction::Worker(job.id, nothing));
    assert_eq!(rig.session.failed_search(), Some(Purpose::Turn));
    // About another position.
    let mut rig = Rig::with(&[NOVICE, HUMAN]);
    let suggestions = vec![suggestion(rig.legal(0), None)];
    let mut after = state.clone();
    assert!(after.apply(rig.legal(0)).is_ok());
    let elsewhere = found(&after, suggestions);
    rig.on(SessionAction::Worker(
        rig.search.as_ref().unwrap().id,
        elsewhere,
    ));
    assert_eq!(rig.session.failed_search(), Some(Purpose::Turn));
    // No action of the game.
    let mut rig = Rig::with(&[NOVICE, HUMAN]);
    let mut wrong = suggestion(rig.legal(0), None);
    wrong.action = "nonsense".to_owned();
    let id = rig.search.as_ref().unwrap().id;
    rig.on(SessionAction::Worker(id, found(&state, vec![wrong])));
    rig.bot_timer_ends();
    assert_eq!(rig.session.failed_search(), Some(Purpose::Turn));
    assert_eq!(rig.ply(), 0);
}

#[test]
fn answers_to_other_searches_are_dropped() {
    let mut rig = Rig::with(&[NOVICE, HUMAN]);
    let first = rig.search.clone().unwrap();
    rig.on(SessionAction::Pause).on(SessionAction::Resume);
    rig.on(Rig::answer_to(&first));
    assert!(rig.effects.is_empty());
    rig.on(SessionAction::Worker(first.id, WorkerAnswer::Failed));
    assert_eq!(rig.session.failed_search(), None);
    assert_eq!(rig.session.shown_search(), Some(Purpose::Turn));
}

#[test]
fn a_bot_acts_once() {
    let mut rig = Rig::with(&[NOVICE; 2]);
    rig.bot_acts();
    rig.on(SessionAction::BotActs);
    assert_eq!(rig.ply(), 1);
    assert!(rig.effects.is_empty());
}

#[test]
fn opening_a_match_resumes_its_bot() {
    let mut rig = Rig::with(&[HUMAN, NOVICE]);
    rig.act();
    let rig = Rig::alone(rig.stored.unwrap());
    assert_eq!((rig.ply(), rig.search.is_some()), (1, true));
    assert!(!rig.session.is_paused());
    assert!(!rig.session.is_animating());
}

#[test]
fn bots_play_to_the_end_and_stop() {
    let mut rig = Rig::with(&[NOVICE, EXPERT]);
    rig.bots_act();
    assert!(rig.session.is_over());
    assert!(rig.search.is_none());
    assert_eq!(rig.saves, rig.entries().len());
}

#[test]
fn ended_turns_are_those_of_one_seat() {
    let mut rig = Rig::with(&[HUMAN, NOVICE, NOVICE]);
    let ended = |rig: &Rig| {
        let turns = |seat| rig.session.log().ended_turns(seat, rig.ply(), 3);
        Seat::all(3).map(turns).collect::<Vec<_>>()
    };
    rig.bots_act();
    let before = ended(&rig);
    assert_eq!(
        before[0], 0,
        "bots that begin do not count as the person's turns"
    );
    rig.act();
    assert_eq!(ended(&rig)[0], 0, "nobody else has acted since");
    rig.bots_act();
    assert_eq!(ended(&rig)[0], 1);
    assert!(ended(&rig)[1] > before[1]);
}

#[test]
fn recent_entries_are_those_of_all_others_since_the_person_acted() {
    let mut rig = Rig::with(&[HUMAN, NOVICE, NOVICE]);
    let actors = |rig: &Rig| -> Vec<u8> {
        rig.session
            .recent_entries()
            .iter()
            .map(|entry| entry.to_act.unwrap().index() as u8)
            .collect()
    };
    rig.bots_act();
    let before = rig.ply();
    let others: Vec<u8> = actors(&rig);
    assert!(!others.contains(&0));
    assert_eq!(others.len(), before, "nobody else acted before: {others:?}");
    rig.act();
    // The person's own action, until somebody else acts.
    assert_eq!(actors(&rig), [0]);
    rig.bots_act();
    assert_eq!(actors(&rig).len(), 2);
    assert!(!actors(&rig).contains(&0));
    // While browsing, the entry that led to the position.
    rig.on(SessionAction::BrowseTo(before + 1));
    assert_eq!(actors(&rig), [0]);
    rig.on(SessionAction::BrowseTo(0));
    assert!(actors(&rig).is_empty());
}
