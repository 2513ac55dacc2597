//! Every change of the match is saved exactly once, and nothing else is.

use crate::session::{Action, Closing};
use crate::settings::Pace;
use crate::testing::{HUMAN, NOVICE, Rig, seat};

/// Two people, four entries, the last one undone, and a variation.
fn sample() -> Rig {
    let mut rig = Rig::with(&[HUMAN, HUMAN]);
    rig.act_times(3).on(Action::StartVariation).act();
    rig.on(Action::ShowLine(0));
    rig.act_times(1).on(Action::Undo);
    rig
}

/// Number of saves caused by an action, after another one, in that match.
fn saves(before: Option<Action>, action: Action) -> usize {
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
    let line = || Some(Action::ShowLine(1));
    for (before, action) in [
        (None, Action::Act(legal)),
        (None, Action::Type(legal.to_string())),
        (None, Action::Undo),
        (None, Action::Redo),
        (Some(Action::BrowseTo(1)), Action::ContinueFromHere),
        (None, Action::StartVariation),
        (None, Action::ShowLine(1)),
        (line(), Action::ShowLine(0)),
        (line(), Action::DropVariation),
        (line(), Action::PromoteVariation),
        (None, Action::Close(Closing::Resign)),
        (None, Action::Close(Closing::Draw)),
        (None, Action::SetPlayer(seat(0), NOVICE.into())),
    ] {
        let about = format!("{action:?} after {before:?}");
        assert_eq!(saves(before, action), 1, "{about}");
    }
}

#[test]
fn other_actions_do_not_save() {
    for action in [
        Action::AnimationEnds,
        Action::BotActs,
        Action::BrowseTo(1),
        Action::Slide(2),
        Action::BrowseToHead,
        Action::Step {
            by: -1,
            along_log: true,
        },
        Action::Resume,
        Action::Pause,
        Action::MoveNow,
        Action::FastForward,
        Action::Hint,
        Action::ToggleAnalysis,
        Action::Review,
        Action::Confirm(Some(Closing::Resign)),
        Action::Escape,
        Action::RepeatStatus,
        Action::PaceChanged(Pace::AtOnce),
        Action::Saved(Ok(())),
        Action::Lock(false),
        Action::TakeOver,
        Action::StoredElsewhere,
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
        Action::Act(legal),
        Action::Undo,
        Action::Redo,
        Action::ShowLine(1),
        Action::SetPlayer(seat(0), NOVICE.into()),
        Action::Close(Closing::Draw),
    ] {
        let about = format!("{action:?}");
        assert_eq!(saves(Some(Action::Lock(false)), action), 0, "{about}");
    }
}
