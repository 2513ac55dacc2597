//! "Move now" and fast forward.

use crate::session::{Effect, SessionAction};
use crate::settings::Pace;
use crate::testing::{HUMAN, NOVICE, Rig};

#[test]
fn move_now_finishes_the_search() {
    let mut rig = Rig::with(&[NOVICE, HUMAN]);
    rig.on(SessionAction::MoveNow);
    assert_eq!(rig.effects, [Effect::FinishSearch]);
    rig.bot_acts();
    assert_eq!(rig.ply(), 1);
}

#[test]
fn fast_forward_skips_animations_until_a_persons_turn() {
    let mut rig = Rig::with(&[HUMAN, NOVICE, NOVICE, NOVICE]);
    rig.act();
    assert!(rig.session.is_animating());
    rig.on(SessionAction::FastForward);
    assert!(!rig.session.is_animating());
    assert_eq!(rig.session.pace(), Pace::AtOnce);
    for ply in 2..=4 {
        rig.worker_answers();
        assert_eq!(rig.bot_timer, Some(0));
        rig.bot_timer_ends();
        assert_eq!((rig.ply(), rig.session.is_animating()), (ply, false));
    }
    // It applies only once.
    assert_eq!(rig.session.pace(), Pace::Calm);
    rig.act();
    assert!(rig.session.is_animating());
    rig.worker_answers();
    assert_eq!(rig.bot_timer, None);
}

#[test]
fn fast_forward_applies_a_pending_decision() {
    let mut rig = Rig::with(&[HUMAN, NOVICE, NOVICE]);
    rig.act().worker_answers();
    assert_eq!(rig.ply(), 1);
    rig.on(SessionAction::FastForward);
    assert_eq!((rig.ply(), rig.bot_timer), (2, None));
    assert!(rig.search.is_some());
    // The same while the pause runs.
    let mut rig = Rig::with(&[HUMAN, NOVICE, NOVICE]);
    rig.act().movement_ends().worker_answers();
    rig.on(SessionAction::FastForward);
    assert_eq!((rig.ply(), rig.bot_timer), (2, None));
    rig.on(SessionAction::BotActs);
    assert_eq!(rig.ply(), 2);
}

#[test]
fn fast_forward_lasts_to_the_end_without_people() {
    let mut rig = Rig::with(&[NOVICE; 3]);
    rig.on(SessionAction::FastForward);
    while let Some(job) = rig.search.take() {
        rig.on(Rig::answer_to(&job)).bot_timer_ends();
        assert!(!rig.session.is_animating());
    }
    assert!(rig.session.is_over());
    assert_eq!(rig.session.pace(), Pace::Calm);
}

#[test]
fn a_pause_ends_fast_forward() {
    let mut rig = Rig::with(&[NOVICE; 3]);
    rig.on(SessionAction::FastForward).on(SessionAction::Pause);
    assert_eq!(rig.session.pace(), Pace::Calm);
}
