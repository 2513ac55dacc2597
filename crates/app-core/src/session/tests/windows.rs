//! One match in several windows.

use crate::session::{Announcement, Effect, LockRequest, Refused, SessionAction, WindowRole};
use crate::store::{OpenError, Opened};
use crate::testing::{HUMAN, NOVICE, Rig, new_match};
use records::archive::StoreError;
use records::{Match, Title};

/// Two people and three entries, in the window that holds the lock.
fn owner() -> Rig {
    let mut rig = Rig::with(&[HUMAN, HUMAN]);
    rig.act_times(3);
    rig
}

/// The same in a read-only window.
fn spectator() -> Rig {
    let mut rig = Rig::opened(owner().stored.unwrap());
    rig.on(SessionAction::Lock(false));
    rig
}

fn reloaded(record: &Match) -> SessionAction {
    SessionAction::Reloaded(Box::new(record.clone()), Title::default(), None)
}

/// The match with more entries.
fn continued(rig: &Rig, times: usize) -> Match {
    let mut record = rig.session.match_at_head();
    for _ in 0..times {
        record.apply(record.state().legal_actions()[0]).unwrap();
    }
    record
}

#[test]
fn bots_wait_for_the_lock() {
    let mut rig = Rig::opened(new_match(&[NOVICE, HUMAN]));
    assert_eq!(rig.effects, [Effect::Lock(LockRequest::Try)]);
    assert_eq!(rig.session.role(), WindowRole::Unknown);
    rig.on(SessionAction::Lock(true));
    assert!(rig.search.is_some());
    // Nobody else can have continued the match.
    assert!(!rig.has_effect(&Effect::Reload));
}

#[test]
fn people_may_act_before_the_lock() {
    let mut rig = Rig::opened(new_match(&[HUMAN, NOVICE]));
    rig.act();
    assert_eq!(rig.saves, 1);
    assert!(rig.search.is_none());
    rig.on(SessionAction::Lock(true));
    assert!(rig.search.is_some());
}

#[test]
fn a_window_without_the_lock_is_read_only() {
    let mut rig = spectator();
    assert_eq!(rig.session.role(), WindowRole::Spectator);
    assert!(rig.has_effect(&Effect::Lock(LockRequest::Wait)));
    assert!(rig.has_effect(&Effect::ShowStatus));
    assert_eq!(rig.session.actor(), None);
    assert_eq!(rig.session.can_resign(), None);
    let entries = rig.entries();
    for action in [
        SessionAction::Act(rig.legal(0)),
        SessionAction::Type(rig.legal(0).to_string()),
        SessionAction::Undo,
        SessionAction::StartVariation,
        SessionAction::Hint,
    ] {
        rig.on(action);
        assert!(rig.effects.is_empty(), "{:?}", rig.effects);
    }
    assert_eq!((rig.ply(), rig.entries()), (3, entries));
}

#[test]
fn spectators_may_browse() {
    let mut rig = spectator();
    rig.on(SessionAction::BrowseTo(1));
    assert_eq!((rig.ply(), rig.session.is_browsing()), (1, true));
    assert!(!rig.session.can_continue_from_here());
    rig.on(SessionAction::ContinueFromHere);
    assert!(rig.session.is_browsing());
    rig.on(SessionAction::Redo).on(SessionAction::BrowseToHead);
    assert_eq!((rig.ply(), rig.saves), (3, 0));
}

#[test]
fn spectators_see_changes_of_another_window() {
    let mut rig = spectator();
    rig.on(SessionAction::StoredElsewhere);
    assert_eq!(rig.effects, [Effect::Reload]);
    rig.on(reloaded(&continued(&rig, 2)));
    assert_eq!(rig.ply(), 5);
    assert_eq!(rig.announcements(), [Announcement::Everything]);
    assert_eq!(rig.session.log().entries().len(), 5);
    assert!(!rig.has_effect(&Effect::Save));
}

#[test]
fn browsing_continues_after_a_reload() {
    let mut rig = spectator();
    rig.on(SessionAction::BrowseTo(1));
    rig.on(reloaded(&continued(&rig, 2)));
    assert_eq!((rig.ply(), rig.session.is_browsing()), (1, true));
    assert_eq!(rig.announcements(), []);
    rig.on(SessionAction::BrowseToHead);
    assert_eq!(rig.ply(), 5);
}

#[test]
fn a_line_changed_in_another_window_ends_browsing() {
    let mut rig = spectator();
    rig.on(SessionAction::BrowseTo(1));
    let mut elsewhere = continued(&rig, 0);
    assert!(elsewhere.start_variation());
    rig.on(reloaded(&elsewhere));
    assert!(!rig.session.is_browsing());
    assert_eq!(rig.ply(), 3);
}

#[test]
fn a_window_can_take_over_the_match() {
    let mut rig = spectator();
    rig.on(SessionAction::TakeOver);
    assert_eq!(rig.effects, [Effect::Lock(LockRequest::TakeOver)]);
    rig.on(SessionAction::Lock(true));
    assert_eq!(rig.session.role(), WindowRole::Owner);
    // The other window may have continued the match.
    assert!(rig.has_effect(&Effect::Reload));
    rig.on(reloaded(&continued(&rig, 1)));
    assert_eq!(rig.ply(), 4);
    rig.act();
    assert_eq!(rig.saves, 1);
}

/// A window that was browsing and gets the lock returns to the head.
#[test]
fn taking_over_returns_to_the_head() {
    let mut rig = spectator();
    rig.on(SessionAction::BrowseTo(1))
        .on(SessionAction::Lock(true));
    rig.on(reloaded(&continued(&rig, 1)));
    assert_eq!((rig.ply(), rig.session.is_browsing()), (4, false));
    assert_eq!(rig.announcements(), [Announcement::Everything]);
}

#[test]
fn losing_the_lock_stops_bots() {
    let mut rig = Rig::with(&[HUMAN, NOVICE]);
    rig.act().movement_ends();
    let thinking = rig.search.clone().unwrap();
    rig.on(SessionAction::Lock(false));
    assert!(rig.has_effect(&Effect::StopSearch));
    rig.on(Rig::answer_to(&thinking));
    assert!(rig.bot_timer.is_none());

    let mut rig = Rig::with(&[HUMAN, NOVICE]);
    rig.act().movement_ends().worker_answers();
    rig.on(SessionAction::Lock(false));
    assert!(rig.bot_timer.is_none());
    rig.on(SessionAction::BotActs);
    assert_eq!(rig.ply(), 1);
    // When it holds the lock again, it continues from the stored match.
    rig.on(SessionAction::Lock(true));
    let stored = continued(&rig, 0);
    rig.on(reloaded(&stored));
    assert!(rig.search.is_some());
}

#[test]
fn undo_in_another_window_is_adopted() {
    let mut rig = spectator();
    let mut elsewhere = continued(&rig, 0);
    elsewhere.go_to(1);
    rig.on(reloaded(&elsewhere));
    assert_eq!((rig.ply(), rig.entries().len()), (1, 3));
    assert!(!rig.session.is_browsing());
    assert!(rig.session.is_paused());
}

#[test]
fn a_title_changed_in_another_window_is_adopted() {
    let mut rig = owner();
    rig.on(SessionAction::StoredElsewhere);
    assert_eq!(rig.effects, [Effect::CheckStored]);
    let title = Title::new("Sunday");
    rig.on(SessionAction::Retitled(title.clone()));
    assert_eq!(rig.session.title(), &title);
    assert!(rig.effects.is_empty());
    // It may also come with the lock.
    let mut rig = spectator();
    let record = continued(&rig, 0);
    rig.on(SessionAction::Reloaded(
        Box::new(record),
        title.clone(),
        None,
    ));
    assert_eq!(rig.session.title(), &title);
}

#[test]
fn a_save_conflict_makes_the_window_read_only() {
    let mut rig = Rig::with(&[HUMAN, NOVICE]);
    rig.act().movement_ends();
    rig.on(SessionAction::SaveConflict(Ok(())));
    assert_eq!(rig.session.role(), WindowRole::Diverged);
    assert!(rig.has_effect(&Effect::ShowStatus));
    assert!(rig.has_effect(&Effect::StopSearch));
    assert!(!rig.session.is_mine());
    let saves = rig.saves;
    rig.on(SessionAction::Undo)
        .on(SessionAction::StartVariation);
    assert_eq!((rig.saves, rig.ply()), (saves, 1));
    // This window's match can still be saved as a new match.
    assert_eq!(rig.session.match_at_head().entries().len(), 1);
}

#[test]
fn deletion_in_another_window_makes_the_match_read_only() {
    let mut rig = owner();
    rig.on(SessionAction::SaveConflict(Err(OpenError::Unknown)));
    assert_eq!(rig.session.role(), WindowRole::Deleted);
    assert_eq!(rig.session.actor(), None);

    let mut rig = spectator();
    rig.on(SessionAction::ReloadFailed(OpenError::Unknown));
    assert_eq!(rig.session.role(), WindowRole::Deleted);
    assert_eq!(rig.session.refused(), None);
}

#[test]
fn an_unreadable_stored_match_is_reported() {
    let mut rig = spectator();
    rig.on(SessionAction::ReloadFailed(OpenError::Damaged));
    assert_eq!(rig.session.role(), WindowRole::Diverged);
    assert_eq!(
        rig.session.refused(),
        Some(&Refused::Unreadable(OpenError::Damaged))
    );
    let mut rig = owner();
    rig.on(SessionAction::SaveConflict(Err(OpenError::NewerVersion)));
    assert_eq!(rig.session.role(), WindowRole::Diverged);
}

/// What another window has stored.
fn found(record: &Match) -> Opened {
    Opened {
        record: record.clone(),
        title: Title::default(),
        mailbox: None,
        revision: 9,
        last_played: 0,
    }
}

/// What follows from what another window has stored.
fn follows(rig: &Rig, found: Opened) -> &'static str {
    match rig.session.compare_stored(found) {
        None => "nothing",
        Some(SessionAction::Retitled(_)) => "title",
        Some(SessionAction::Reloaded(..)) => "reload",
        Some(SessionAction::SaveConflict(Ok(()))) => "conflict",
        Some(other) => panic!("{other:?}"),
    }
}

#[test]
fn what_another_window_adds_is_adopted_and_what_it_replaces_is_not() {
    let rig = owner();
    let compare = |record: &Match| follows(&rig, found(record));
    let own = rig.session.match_at_head();
    assert_eq!(compare(&own), "nothing");
    let renamed = Opened {
        title: Title::new("Sunday"),
        ..found(&own)
    };
    assert_eq!(follows(&rig, renamed), "title");
    assert_eq!(compare(&continued(&rig, 2)), "reload");
    // Undone there.
    let mut undone = own.clone();
    undone.go_to(1);
    assert_eq!(compare(&undone), "reload");
    // Both windows have acted, or the other one has fewer entries.
    let mut diverged = own.clone();
    diverged.go_to(2);
    let other = diverged.state().legal_actions();
    diverged.apply(other[other.len() - 1]).unwrap();
    assert_eq!(compare(&diverged), "conflict");
    let mut behind = own;
    behind.go_to(1);
    assert_eq!(compare(&behind.without_undone()), "conflict");
}

#[test]
fn a_window_that_waits_for_the_lock_adopts_anything() {
    let rig = Rig::opened(owner().stored.unwrap());
    assert_eq!(rig.session.role(), WindowRole::Unknown);
    let mut behind = rig.session.match_at_head();
    behind.go_to(1);
    assert_eq!(follows(&rig, found(&behind.without_undone())), "reload");
}

#[test]
fn a_window_that_diverged_keeps_what_it_has() {
    let mut rig = owner();
    rig.on(SessionAction::SaveConflict(Ok(())));
    rig.on(SessionAction::Lock(false));
    assert_eq!(rig.session.role(), WindowRole::Diverged);
    assert!(rig.effects.is_empty());
    assert_eq!(follows(&rig, found(&continued(&rig, 1))), "nothing");
    rig.on(SessionAction::TakeOver)
        .on(SessionAction::Lock(true));
    assert_eq!(rig.session.role(), WindowRole::Owner);
    assert!(rig.has_effect(&Effect::Reload));
}

#[test]
fn a_save_error_is_reported_once() {
    let mut rig = owner();
    rig.on(SessionAction::Saved(Err(StoreError::Full)));
    assert_eq!(rig.session.save_error(), Some(&StoreError::Full));
    assert_eq!(rig.effects, [Effect::ShowStatus]);
    rig.on(SessionAction::Saved(Err(StoreError::Full)));
    assert!(rig.effects.is_empty());
    rig.on(SessionAction::Saved(Err(StoreError::Denied)));
    assert_eq!(rig.effects, [Effect::ShowStatus]);
    rig.on(SessionAction::Saved(Ok(())));
    assert!(rig.effects.is_empty());
    assert_eq!(rig.session.save_error(), None);
    // A conflict with another window replaces the save error.
    rig.on(SessionAction::Saved(Err(StoreError::Full)));
    rig.on(SessionAction::SaveConflict(Ok(())));
    assert_eq!(rig.session.save_error(), None);
}
