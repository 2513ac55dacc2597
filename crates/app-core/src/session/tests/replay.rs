//! "Show it again".

use crate::session::{Effect, SessionAction, Timer};
use crate::testing::{HUMAN, MOVEMENT_MS, NOVICE, Rig};

/// The duration of the replay timer that the last action started.
fn replay_timer(rig: &Rig) -> Option<u32> {
    rig.effects.iter().find_map(|effect| match effect {
        Effect::StartTimer(Timer::Replay, ms) => Some(*ms),
        _ => None,
    })
}

/// A match of three in which both bots have acted after the person.
fn after_the_bots() -> Rig {
    let mut rig = Rig::with(&[HUMAN, NOVICE, NOVICE]);
    rig.bots_act();
    rig.act();
    rig.bots_act();
    rig
}

#[test]
fn the_others_turns_are_shown_one_after_the_other() {
    let mut rig = after_the_bots();
    let (head, saves) = (rig.ply(), rig.saves);
    let shown = rig.session.recent_entries().len();
    assert!(shown >= 2);
    rig.on(SessionAction::ShowAgain);
    assert_eq!(rig.ply(), head - shown);
    for step in 1..=shown {
        assert!(rig.session.is_replaying() && rig.session.is_browsing());
        rig.on(SessionAction::ReplayStep);
        assert_eq!(replay_timer(&rig).is_some(), step < shown);
        assert_eq!(rig.ply(), head - shown + step);
        assert!(rig.session.is_animating());
        assert_eq!(rig.animation, Some(MOVEMENT_MS));
        rig.movement_ends();
        assert_eq!(rig.session.is_browsing(), step < shown);
    }
    assert!(!rig.session.is_replaying());
    assert_eq!(rig.saves, saves);
}

#[test]
fn nothing_changes_and_the_turn_goes_on_afterwards() {
    let mut rig = after_the_bots();
    let head = rig.ply();
    rig.on(SessionAction::ShowAgain);
    while rig.session.is_replaying() {
        rig.on(SessionAction::ReplayStep).movement_ends();
    }
    assert_eq!(rig.ply(), head);
    assert!(!rig.session.is_browsing());
    assert!(rig.session.actor().is_some());
    rig.act();
    assert_eq!(rig.ply(), head + 1);
}

#[test]
fn anything_that_a_person_does_ends_it() {
    for action in [
        SessionAction::BrowseToHead,
        SessionAction::Undo,
        SessionAction::Escape,
        SessionAction::BrowseTo(0),
    ] {
        let mut rig = after_the_bots();
        rig.on(SessionAction::ShowAgain);
        rig.on(action.clone());
        assert!(!rig.session.is_replaying(), "{action:?}");
        let stopped = Effect::StopTimer(Timer::Replay);
        assert!(rig.effects.contains(&stopped), "{action:?}");
        let ply = rig.ply();
        // A timer that could not be stopped in time has no effect.
        rig.on(SessionAction::ReplayStep);
        assert_eq!(rig.ply(), ply, "{action:?}");
    }
}

#[test]
fn before_the_first_action_there_is_nothing_to_show() {
    let mut rig = Rig::with(&[HUMAN, HUMAN]);
    rig.on(SessionAction::ShowAgain);
    assert!(!rig.session.is_replaying() && !rig.session.is_browsing());
}
