//! Browsing through positions other than the head.

use crate::session::{Announcement, Effect, SessionAction};
use crate::testing::{HUMAN, NOVICE, Rig};

fn after_five() -> Rig {
    let mut rig = Rig::with(&[HUMAN, HUMAN]);
    rig.act_times(5);
    rig
}

#[test]
fn browsing_shows_positions_and_changes_nothing() {
    let mut rig = after_five();
    let entries = rig.entries();
    let saves = rig.saves;
    for ply in [4, 3, 0, 2] {
        rig.on(SessionAction::BrowseTo(ply));
        assert_eq!(rig.ply(), ply);
        assert!(rig.session.is_browsing());
        assert!(rig.session.can_go_forward());
        assert_eq!(rig.session.actor(), None);
        assert!(!rig.session.is_animating());
        assert_eq!(rig.announcements(), [Announcement::Position]);
        assert_eq!(rig.entries(), entries);
        assert_eq!(rig.session.match_at_head().ply(), 5);
        assert_eq!(rig.session.main_line().ply(), 5);
    }
    rig.on(SessionAction::BrowseToHead);
    assert_eq!(rig.ply(), 5);
    assert!(!rig.session.is_browsing());
    assert_eq!(rig.saves, saves);
    // A person can act again at once.
    rig.act();
    assert_eq!(rig.saves, saves + 1);
}

#[test]
fn the_events_are_those_that_led_to_the_position() {
    let mut rig = after_five();
    let last = rig.session.events().clone();
    rig.on(SessionAction::BrowseTo(0));
    assert!(rig.session.events().is_empty());
    rig.on(SessionAction::BrowseTo(3));
    let third = rig.session.log().at(3).unwrap().events.clone();
    assert_eq!(*rig.session.events(), third);
    assert_ne!(third, last);
    rig.on(SessionAction::BrowseToHead);
    assert_eq!(*rig.session.events(), last);
}

#[test]
fn sliding_makes_no_announcement() {
    let mut rig = after_five();
    rig.on(SessionAction::Slide(2));
    assert_eq!(rig.ply(), 2);
    assert_eq!(rig.announcements(), []);
}

#[test]
fn stepping_stops_at_the_first_and_last_position() {
    let mut rig = after_five();
    let mut step = |by, along_log, to| {
        rig.on(SessionAction::Step { by, along_log });
        assert_eq!(rig.ply(), to);
        assert_eq!(rig.has_effect(&Effect::FocusLog), along_log);
    };
    step(-1, false, 4);
    step(-10, true, 0);
    step(1, true, 1);
    step(10, false, 5);
    assert!(!rig.session.is_browsing());
    rig.on(SessionAction::BrowseTo(70));
    assert_eq!(rig.ply(), 5);
}

#[test]
fn the_board_is_read_only_while_browsing() {
    let mut rig = after_five();
    let entries = rig.entries();
    rig.on(SessionAction::BrowseTo(3));
    let action = rig.legal(1);
    rig.on(SessionAction::Act(action));
    assert!(rig.effects.is_empty());
    rig.on(SessionAction::Type(action.to_string()));
    assert!(rig.effects.is_empty());
    assert!(rig.session.mistyped().is_none());
    rig.on(SessionAction::Hint);
    assert!(rig.search.is_none());
    assert_eq!((rig.ply(), rig.entries()), (3, entries));
}

#[test]
fn bots_wait_while_browsing() {
    let mut rig = Rig::with(&[HUMAN, NOVICE]);
    rig.act();
    let thinking = rig.search.clone().unwrap();
    rig.on(SessionAction::BrowseTo(0));
    assert!(rig.has_effect(&Effect::StopSearch));
    rig.on(Rig::answer_to(&thinking));
    assert!(rig.bot_timer.is_none());
    assert_eq!(rig.entries().len(), 1);
    rig.on(SessionAction::BrowseToHead);
    assert!(rig.search.as_ref().unwrap().id > thinking.id);
    rig.movement_ends().bot_acts();
    assert_eq!(rig.ply(), 2);
}

#[test]
fn browsing_drops_a_pending_decision() {
    let mut rig = Rig::with(&[HUMAN, NOVICE]);
    rig.act().movement_ends().worker_answers();
    assert!(rig.session.has_decided());
    rig.on(SessionAction::BrowseTo(0));
    assert!(rig.bot_timer.is_none());
    assert!(!rig.session.has_decided());
    rig.on(SessionAction::BotActs);
    assert_eq!((rig.ply(), rig.entries().len()), (0, 1));
}

#[test]
fn browsing_to_the_shown_position_has_no_effect() {
    let mut rig = Rig::with(&[HUMAN, NOVICE]);
    rig.act().movement_ends();
    let thinking = rig.search.clone();
    rig.on(SessionAction::BrowseToHead);
    assert_eq!(rig.effects, [Effect::Announce(Announcement::Position)]);
    assert_eq!(rig.search, thinking);
}

#[test]
fn the_match_can_continue_from_a_browsed_position() {
    let mut rig = after_five();
    let five = rig.entries();
    rig.on(SessionAction::BrowseTo(3))
        .on(SessionAction::ContinueFromHere);
    assert!(!rig.session.is_browsing());
    assert_eq!(rig.stored.as_ref().unwrap().ply(), 3);
    assert_eq!(rig.announcements(), [Announcement::Everything]);
    // Later entries stay until a different action is taken.
    assert_eq!(rig.entries(), five);
    assert_eq!(rig.session.log().entries().len(), 5);
    rig.act_nth(1);
    assert_eq!(rig.entries().len(), 4);
    assert_eq!(rig.entries()[..3], five[..3]);
    assert_ne!(rig.entries()[3], five[3]);
    assert_eq!(rig.session.log().entries().len(), 4);
}

#[test]
fn bots_continue_from_a_browsed_position() {
    let mut rig = Rig::with(&[HUMAN, NOVICE]);
    rig.act().bots_act().act().bots_act();
    rig.on(SessionAction::BrowseTo(1));
    assert!(rig.search.is_none());
    rig.on(SessionAction::ContinueFromHere);
    assert_eq!(rig.search.as_ref().unwrap().record.ply(), 1);
}

/// What was undone is still in the log, and can be looked at.
#[test]
fn undone_entries_are_browsed_too() {
    let mut rig = after_five();
    rig.on(SessionAction::Undo);
    let head = rig.ply();
    assert!(head < 5);
    rig.on(SessionAction::BrowseTo(5));
    assert_eq!(rig.ply(), 5);
    assert!(rig.session.is_browsing());
    assert_eq!(rig.session.actor(), None);
    rig.on(SessionAction::BrowseToHead);
    assert_eq!((rig.ply(), rig.session.is_browsing()), (head, false));
}
