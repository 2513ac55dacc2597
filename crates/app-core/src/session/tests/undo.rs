//! Undo and redo.

use crate::session::{Announcement, Closing, Effect, Refused, SessionAction};
use crate::testing::{HUMAN, NOVICE, Rig, match_with_undo, new_match};
use records::{EntryError, UndoPolicy};

fn ply_after(rig: &mut Rig, action: SessionAction) -> usize {
    rig.on(action).ply()
}

#[test]
fn undo_returns_to_the_last_decision_of_a_person() {
    let mut rig = Rig::with(&[HUMAN, NOVICE, NOVICE, NOVICE]);
    rig.act().bots_act().act().bots_act();
    assert_eq!(rig.ply(), 8);
    let saves = rig.saves;
    assert_eq!(rig.session.undo_to(), Some(4));
    assert_eq!(ply_after(&mut rig, SessionAction::Undo), 4);
    assert_eq!(rig.announcements(), [Announcement::Position]);
    assert_eq!(rig.stored.as_ref().unwrap().ply(), 4);
    assert_eq!(ply_after(&mut rig, SessionAction::Undo), 0);
    assert_eq!(rig.saves, saves + 2);
    assert_eq!(rig.session.undo_to(), None);
    rig.on(SessionAction::Undo);
    assert!(rig.effects.is_empty());

    assert_eq!(ply_after(&mut rig, SessionAction::Redo), 4);
    assert!(rig.session.is_paused());
    assert_eq!(ply_after(&mut rig, SessionAction::Redo), 8);
    assert!(!rig.session.is_paused());
    assert_eq!(rig.saves, saves + 4);
    assert_eq!(ply_after(&mut rig, SessionAction::Redo), 8);
    assert_eq!(rig.saves, saves + 4);
}

#[test]
fn undo_while_a_bot_thinks_undoes_the_persons_action() {
    let mut rig = Rig::with(&[HUMAN, NOVICE]);
    rig.act().movement_ends();
    let thinking = rig.search.clone().unwrap();
    rig.on(SessionAction::Undo);
    assert_eq!(rig.ply(), 0);
    assert!(rig.has_effect(&Effect::StopSearch));
    rig.on(Rig::answer_to(&thinking));
    assert!(rig.bot_timer.is_none());
    // A different action replaces the undone one, and the bot continues.
    rig.act_nth(1);
    assert!(rig.search.is_some());
    assert_eq!(rig.entries().len(), 1);
}

#[test]
fn undo_between_bots_goes_back_one_entry_and_pauses() {
    let mut rig = Rig::with(&[NOVICE; 4]);
    rig.bot_acts().bot_acts().bot_acts();
    rig.on(SessionAction::Undo);
    assert_eq!(rig.ply(), 2);
    assert!(rig.session.is_paused());
    assert!(rig.search.is_none());
    rig.on(SessionAction::Undo).on(SessionAction::Redo);
    assert_eq!(rig.ply(), 2);
    rig.on(SessionAction::Resume);
    assert!(!rig.session.is_paused());
    rig.bot_acts();
    assert_eq!(rig.ply(), 3);
}

#[test]
fn redo_to_the_end_resumes_the_bot() {
    let mut rig = Rig::with(&[HUMAN, NOVICE]);
    rig.act().movement_ends().on(SessionAction::Undo);
    assert!(rig.search.is_none());
    rig.on(SessionAction::Redo);
    assert_eq!(rig.ply(), 1);
    assert!(!rig.session.is_paused());
    assert!(rig.search.is_some());
}

#[test]
fn bots_wait_in_an_opened_match_with_undone_entries() {
    let mut record = new_match(&[NOVICE, HUMAN]);
    record.apply(record.state().legal_actions()[0]).unwrap();
    record.go_to(0);
    let mut rig = Rig::alone(record);
    assert!(rig.session.is_paused());
    assert!(rig.search.is_none());
    rig.on(SessionAction::Resume);
    assert!(rig.search.is_some());
}

#[test]
fn a_resignation_is_undone_on_its_own() {
    let mut rig = Rig::with(&[HUMAN, NOVICE]);
    rig.act()
        .bots_act()
        .on(SessionAction::Close(Closing::Resign));
    assert!(rig.session.is_over());
    rig.on(SessionAction::Undo);
    assert_eq!(rig.ply(), 2);
    assert!(!rig.session.is_over());
    assert!(rig.session.actor().is_some());
}

#[test]
fn undo_and_redo_step_while_browsing() {
    let mut rig = Rig::with(&[HUMAN, NOVICE]);
    rig.act().bots_act().act().bots_act();
    let saves = rig.saves;
    rig.on(SessionAction::BrowseTo(3));
    assert_eq!(ply_after(&mut rig, SessionAction::Undo), 2);
    assert_eq!(ply_after(&mut rig, SessionAction::Undo), 1);
    assert_eq!(ply_after(&mut rig, SessionAction::Redo), 2);
    assert_eq!(rig.session.match_at_head().ply(), 4);
    assert_eq!(rig.saves, saves);
}

#[test]
fn repeating_an_undone_action_keeps_later_entries() {
    let mut rig = Rig::with(&[HUMAN, HUMAN]);
    rig.act_times(3);
    let three = rig.entries();
    rig.on(SessionAction::Undo).on(SessionAction::Undo);
    rig.act();
    assert_eq!((rig.ply(), rig.entries()), (2, three));
    assert!(rig.session.can_go_forward());
}

/// A solo match in which a card has been placed and the next one drawn.
#[test]
fn undo_stops_at_revealed_information() {
    let mut rig = Rig::alone(match_with_undo(&[HUMAN], UndoPolicy::UntilRevealed));
    assert_eq!(rig.session.undo_to(), None);
    rig.act_times(2);
    assert_eq!(rig.session.undo_to(), None);
    rig.act_times(1);
    assert_eq!(rig.session.undo_to(), Some(2));
    rig.on(SessionAction::Undo);
    assert_eq!((rig.ply(), rig.session.undo_to()), (2, None));
    rig.on(SessionAction::Undo);
    assert_eq!(rig.ply(), 2);
    rig.on(SessionAction::Redo);
    rig.act_times(1);
    assert_eq!((rig.ply(), rig.session.undo_to()), (4, None));

    // Browsing is allowed, continuing from there is not.
    let entries = rig.entries();
    rig.on(SessionAction::BrowseTo(3));
    assert!(rig.session.is_browsing());
    assert!(!rig.session.can_continue_from_here());
    rig.on(SessionAction::ContinueFromHere);
    assert!(rig.session.is_browsing());
    assert_eq!(rig.session.match_at_head().ply(), 4);
    assert_eq!(rig.entries(), entries);
}

/// Variations reveal nothing that is still hidden in the main line.
#[test]
fn variations_reveal_nothing() {
    let mut rig = Rig::alone(match_with_undo(&[HUMAN], UndoPolicy::UntilRevealed));
    rig.act_times(4).on(SessionAction::StartVariation);
    rig.act_times(1);
    let before = rig.saves;
    rig.on(SessionAction::Act(rig.legal(0)));
    assert_eq!(rig.ply(), 5);
    assert_eq!(
        rig.session.refused(),
        Some(&Refused::Entry(EntryError::NotRevealedYet))
    );
    assert_eq!(rig.effects, [Effect::ShowStatus]);
    assert_eq!(rig.saves, before);
    // The error is cleared at another position.
    rig.on(SessionAction::ShowLine(0));
    assert_eq!((rig.ply(), rig.session.refused()), (4, None));
}

#[test]
fn without_undo_nothing_can_be_undone() {
    let mut rig = Rig::alone(match_with_undo(&[HUMAN, HUMAN], UndoPolicy::Off));
    rig.act_times(3);
    let saves = rig.saves;
    assert_eq!(rig.session.undo_to(), None);
    rig.on(SessionAction::Undo);
    assert_eq!(rig.ply(), 3);
    rig.on(SessionAction::BrowseTo(2))
        .on(SessionAction::ContinueFromHere);
    assert!(rig.session.is_browsing());
    assert_eq!(ply_after(&mut rig, SessionAction::Undo), 1);
    assert_eq!(rig.saves, saves);
    rig.on(SessionAction::BrowseToHead);
    assert_eq!(rig.ply(), 3);
}
