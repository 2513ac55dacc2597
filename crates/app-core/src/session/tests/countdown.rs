//! Turns that end by themselves.

use crate::session::{
    Announcement, COUNTDOWN_MS, Chime, Closing, Effect, SessionAction, WindowRole,
};
use crate::settings::TurnEnd;
use crate::testing::{HUMAN, NOVICE, Rig, match_with_undo, new_match};
use records::UndoPolicy;
use rules::State;

/// A game of one person, who is to place the first card; the second one is drawn by itself.
fn solo(turn_end: TurnEnd) -> Rig {
    let mut rig = Rig::alone(new_match(&[HUMAN]));
    rig.on(SessionAction::TurnEndChanged(turn_end));
    rig
}

/// The same with the first card placed and the countdown running.
fn counting() -> Rig {
    let mut rig = solo(TurnEnd::Countdown);
    rig.act().movement_ends();
    assert_eq!(rig.countdown, Some(COUNTDOWN_MS));
    rig
}

/// Whether neither a countdown is running nor one waits.
fn rests(rig: &Rig) -> bool {
    rig.countdown.is_none() && rig.session.countdown().is_none()
}

#[test]
fn a_routine_action_follows_after_the_animation_and_the_countdown() {
    let mut rig = solo(TurnEnd::Countdown);
    rig.act();
    assert!(rig.session.countdown().is_some());
    assert!(!rig.session.is_counting_down());
    assert_eq!(rig.announcements(), [Announcement::Everything]);
    assert_eq!(rig.countdown, None);
    rig.movement_ends();
    assert!(rig.session.is_counting_down());
    let saves = rig.saves;
    rig.countdown_ends();
    assert_eq!((rig.ply(), rig.saves), (2, saves + 1));
    assert!(rests(&rig));
    // The drawn card has to be placed.
    rig.movement_ends();
    assert!(rests(&rig));
}

#[test]
fn at_once_has_no_countdown() {
    let mut rig = solo(TurnEnd::AtOnce);
    rig.act();
    assert_eq!((rig.session.countdown(), rig.countdown), (None, None));
    rig.movement_ends();
    assert_eq!((rig.session.countdown(), rig.countdown), (None, Some(0)));
    rig.countdown_ends();
    assert_eq!(rig.ply(), 2);
}

#[test]
fn the_setting_can_leave_it_to_the_person() {
    let mut rig = solo(TurnEnd::Ask);
    rig.act().movement_ends();
    assert!(rests(&rig));
    // A change of the setting starts nothing, and stops what has begun.
    rig.on(SessionAction::TurnEndChanged(TurnEnd::Countdown));
    assert!(rests(&rig));
    let mut rig = counting();
    rig.on(SessionAction::TurnEndChanged(TurnEnd::Ask));
    assert!(rests(&rig));
}

#[test]
fn a_key_or_touch_stops_it_for_good() {
    let mut rig = counting();
    rig.on(SessionAction::StopCountdown);
    assert!(rests(&rig));
    assert_eq!(rig.announcements(), [Announcement::Status]);
    rig.on(SessionAction::StopCountdown);
    assert!(rig.effects.is_empty());
    // A late timer does nothing, and the person can still act.
    rig.on(SessionAction::CountdownEnds);
    assert_eq!(rig.ply(), 1);
    rig.act();
    assert_eq!(rig.ply(), 2);
    // During the animation, too.
    let mut rig = solo(TurnEnd::Countdown);
    rig.act().on(SessionAction::StopCountdown).movement_ends();
    assert!(rests(&rig));
}

#[test]
fn whoever_acts_first_stops_it() {
    let mut rig = counting();
    rig.act();
    assert!(rests(&rig));
    rig.on(SessionAction::CountdownEnds);
    assert_eq!(rig.ply(), 2);
}

#[test]
fn undo_and_redo_start_no_countdown() {
    for turn_end in [TurnEnd::Countdown, TurnEnd::AtOnce] {
        let mut rig = solo(turn_end);
        rig.act().movement_ends().countdown_ends().movement_ends();
        // Undo leads to the last choice, not to the draw after it.
        rig.on(SessionAction::Undo);
        assert_eq!(rig.ply(), 0);
        assert!(rests(&rig), "{turn_end:?}");
        // Redo leads past the draw.
        rig.on(SessionAction::Redo);
        assert_eq!(rig.ply(), 2);
        assert!(rests(&rig), "{turn_end:?}");
    }
    let mut rig = counting();
    rig.on(SessionAction::Undo);
    assert_eq!(rig.ply(), 0);
    assert!(rests(&rig));
    rig.on(SessionAction::Redo);
    assert_eq!(rig.ply(), 1);
    assert!(rests(&rig));
}

/// What the draw revealed stays revealed, so undo ends after it.
#[test]
fn undo_keeps_to_its_policy() {
    let record = match_with_undo(&[HUMAN], UndoPolicy::UntilRevealed);
    let mut rig = Rig::alone(record);
    rig.on(SessionAction::TurnEndChanged(TurnEnd::Countdown));
    rig.act_times(1);
    rig.countdown_ends().movement_ends();
    assert_eq!((rig.ply(), rig.session.undo_to()), (2, None));
    // A countdown that was stopped leaves the choice open to undo.
    rig.act().movement_ends().on(SessionAction::StopCountdown);
    rig.on(SessionAction::Undo);
    assert_eq!(rig.ply(), 2);
}

#[test]
fn browsing_stops_it_and_starts_none() {
    let mut rig = counting();
    rig.on(SessionAction::BrowseTo(0));
    assert!(rests(&rig));
    rig.on(SessionAction::BrowseToHead);
    assert!(rests(&rig));
    rig.on(SessionAction::BrowseTo(0))
        .on(SessionAction::ContinueFromHere);
    assert!(rests(&rig));
}

#[test]
fn variations_have_countdowns_only_where_they_are_played() {
    let mut rig = counting();
    rig.on(SessionAction::StartVariation);
    assert!(rests(&rig));
    rig.act().movement_ends();
    assert!(rests(&rig));
    rig.act().movement_ends();
    assert_eq!(rig.countdown, Some(COUNTDOWN_MS));
    rig.on(SessionAction::Step {
        by: -1,
        along_log: false,
    });
    assert!(rests(&rig));
    rig.on(SessionAction::ShowLine(0));
    assert!(rests(&rig));
}

#[test]
fn a_hidden_page_has_no_countdown() {
    let mut rig = counting();
    rig.on(SessionAction::VisibilityChanged { hidden: true });
    assert!(rests(&rig));
    rig.on(SessionAction::VisibilityChanged { hidden: false });
    assert!(rests(&rig));
    for turn_end in [TurnEnd::Countdown, TurnEnd::AtOnce] {
        let mut rig = solo(turn_end);
        rig.on(SessionAction::VisibilityChanged { hidden: true });
        rig.act().movement_ends();
        assert!(rests(&rig), "{turn_end:?}");
    }
}

#[test]
fn only_the_window_that_plays_counts_down() {
    let mut rig = counting();
    rig.on(SessionAction::Lock(false));
    assert!(rests(&rig));
    rig.on(SessionAction::CountdownEnds);
    assert_eq!(rig.ply(), 1);
    // The match comes back without a countdown.
    rig.on(SessionAction::Lock(true));
    let stored = rig.session.match_at_head();
    let title = rig.session.title().clone();
    rig.on(SessionAction::Reloaded(Box::new(stored), title, None));
    assert_eq!(rig.session.role(), WindowRole::Owner);
    assert!(rests(&rig));
    // The lock is not known yet.
    let mut rig = Rig::opened(new_match(&[HUMAN]));
    rig.on(SessionAction::TurnEndChanged(TurnEnd::Countdown));
    rig.act().movement_ends();
    assert!(rests(&rig));
    // Nor does an opened match that waits for a draw begin by itself.
    rig.on(SessionAction::Lock(true));
    assert!(rests(&rig));
}

#[test]
fn the_end_stops_it() {
    let mut rig = counting();
    rig.on(SessionAction::Close(Closing::Resign));
    assert!(rig.session.is_over());
    assert!(rests(&rig));
}

#[test]
fn a_countdown_also_follows_a_bots_action() {
    let first = |state: &State| state.legal_actions().first().copied();
    let mut rig = Rig::configured(new_match(&[HUMAN, NOVICE]), first);
    rig.on(SessionAction::Lock(true));
    rig.on(SessionAction::TurnEndChanged(TurnEnd::Countdown));
    rig.act().movement_ends();
    assert!(rests(&rig), "it is the bot's turn");
    rig.bot_acts();
    assert_eq!(rig.countdown, None);
    rig.movement_ends();
    assert_eq!(rig.countdown, Some(COUNTDOWN_MS));
    rig.countdown_ends();
    assert_eq!(rig.ply(), 3);
}

#[test]
fn entries_are_heard_and_nothing_else_is() {
    let sound = |by_bot, chime| Effect::Sound { by_bot, chime };
    let mut rig = Rig::with(&[HUMAN, NOVICE, NOVICE]);
    rig.act();
    assert!(rig.has_effect(&sound(false, None)));
    rig.bot_acts();
    assert!(rig.has_effect(&sound(true, None)));
    rig.worker_answers().movement_ends().bot_timer_ends();
    assert!(rig.has_effect(&sound(true, Some(Chime::YourTurn))));
    rig.movement_ends();
    for action in [
        SessionAction::Undo,
        SessionAction::Redo,
        SessionAction::BrowseTo(0),
        SessionAction::BrowseToHead,
    ] {
        rig.on(action);
        let heard = rig.effects.iter();
        assert_eq!(
            heard
                .filter(|it| matches!(it, Effect::Sound { .. }))
                .count(),
            0
        );
    }
    let mut rig = Rig::with(&[HUMAN, NOVICE]);
    rig.on(SessionAction::Close(Closing::Resign));
    assert!(rig.has_effect(&sound(false, Some(Chime::End))));
}

/// They press for the end of their turn themselves; whoever wants turns to end at once has said so.
#[test]
fn whoever_plays_by_keys_is_not_hurried() {
    for (turn_end, expected) in [(TurnEnd::Countdown, None), (TurnEnd::AtOnce, Some(0))] {
        let mut rig = solo(turn_end);
        rig.session.config.may_count_down = || false;
        rig.act().movement_ends();
        assert_eq!(rig.countdown, expected);
    }
}
