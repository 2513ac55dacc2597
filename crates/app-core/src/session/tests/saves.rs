//! Every change of the match is saved exactly once, and nothing else is.

use crate::session::{Closing, SessionAction};
use crate::settings::Pace;
use crate::testing::{HUMAN, NOVICE, Rig, seat};

/// Two people, four entries, the last one undone, and a variation.
fn sample() -> Rig {
    let mut rig = Rig::with(&[HUMAN, HUMAN]);
    rig.act_times(3).on(SessionAction::StartVariation).act();
    rig.on(SessionAction::ShowLine(0));
    rig.act_times(1).on(SessionAction::Undo);
    rig
}

/// Number of saves caused by an action, after another one, in that match.
fn saves(before: Option<SessionAction>, action: SessionAction) -> usize {
    let mut rig = sample();
    if let Some(before) = before {
        rig.on(before);
    }
    let saves = rig.saves;
    rig.on(action);
    assert!(rig.saves <= saves + 1, "stored twice");
    if rig.saves > saves {
        // The match is saved at its head.
        let stored = rig.stored.as_ref().unwrap();
        assert_eq!(stored.ply(), rig.ply());
        assert_eq!(stored.entries(), rig.entries());
        assert_eq!(stored.active_line(), rig.session.record().active_line());
    }
    rig.saves - saves
}

#[test]
fn each_change_is_saved_once() {
    let legal = sample().legal(1);
    let line = || Some(SessionAction::ShowLine(1));
    for (before, action) in [
        (None, SessionAction::Act(legal)),
        (None, SessionAction::Type(legal.to_string())),
        (None, SessionAction::Undo),
        (None, SessionAction::Redo),
        (
            Some(SessionAction::BrowseTo(1)),
            SessionAction::ContinueFromHere,
        ),
        (None, SessionAction::StartVariation),
        (None, SessionAction::ShowLine(1)),
        (line(), SessionAction::ShowLine(0)),
        (line(), SessionAction::DropVariation),
        (line(), SessionAction::PromoteVariation),
        (None, SessionAction::Close(Closing::Resign)),
        (None, SessionAction::Close(Closing::Draw)),
        (None, SessionAction::SetPlayer(seat(0), NOVICE.into())),
    ] {
        let about = format!("{action:?} after {before:?}");
        assert_eq!(saves(before, action), 1, "{about}");
    }
}

#[test]
fn other_actions_do_not_save() {
    for action in [
        SessionAction::AnimationEnds,
        SessionAction::BotActs,
        SessionAction::BrowseTo(1),
        SessionAction::Slide(2),
        SessionAction::BrowseToHead,
        SessionAction::Step {
            by: -1,
            along_log: true,
        },
        SessionAction::Resume,
        SessionAction::Pause,
        SessionAction::MoveNow,
        SessionAction::FastForward,
        SessionAction::Hint,
        SessionAction::ToggleAnalysis,
        SessionAction::Review,
        SessionAction::Confirm(Some(Closing::Resign)),
        SessionAction::Escape,
        SessionAction::RepeatStatus,
        SessionAction::PaceChanged(Pace::AtOnce),
        SessionAction::Saved(Ok(())),
        SessionAction::Lock(false),
        SessionAction::TakeOver,
        SessionAction::StoredElsewhere,
    ] {
        let about = format!("{action:?}");
        assert_eq!(saves(None, action), 0, "{about}");
    }
}

#[test]
fn bot_actions_are_saved_once() {
    let mut rig = Rig::with(&[NOVICE; 2]);
    rig.worker_answers();
    assert_eq!(rig.saves, 0);
    rig.bot_timer_ends();
    assert_eq!(rig.saves, 1);
    assert_eq!(rig.stored.as_ref().unwrap().ply(), 1);
}

#[test]
fn spectating_windows_store_nothing() {
    let legal = sample().legal(1);
    for action in [
        SessionAction::Act(legal),
        SessionAction::Undo,
        SessionAction::Redo,
        SessionAction::ShowLine(1),
        SessionAction::SetPlayer(seat(0), NOVICE.into()),
        SessionAction::Close(Closing::Draw),
    ] {
        let about = format!("{action:?}");
        assert_eq!(
            saves(Some(SessionAction::Lock(false)), action),
            0,
            "{about}"
        );
    }
}
