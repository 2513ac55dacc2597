//! Undo and redo.

use super::rig::{HUMAN, NOVICE, Rig, match_with_undo, new_match};
use crate::session::{Action, Announcement, Closing, Effect, Refused};
use records::{EntryError, UndoPolicy};

fn ply_after(rig: &mut Rig, action: Action) -> usize {
    rig.on(action).ply()
}

#[test]
fn undo_leads_across_bots_to_where_a_person_acted() {
    let mut rig = Rig::with(&[HUMAN, NOVICE, NOVICE, NOVICE]);
    rig.act().bots_act().act().bots_act();
    assert_eq!(rig.ply(), 8);
    let saves = rig.saves;
    assert_eq!(rig.session.undo_to(), Some(4));
    assert_eq!(ply_after(&mut rig, Action::Undo), 4);
    assert_eq!(rig.said(), [Announcement::Place]);
    assert_eq!(rig.stored.as_ref().unwrap().ply(), 4);
    assert_eq!(ply_after(&mut rig, Action::Undo), 0);
    assert_eq!(rig.saves, saves + 2);
    assert_eq!(rig.session.undo_to(), None);
    rig.on(Action::Undo);
    assert!(rig.effects.is_empty());

    assert_eq!(ply_after(&mut rig, Action::Redo), 4);
    assert!(rig.session.is_paused());
    assert_eq!(ply_after(&mut rig, Action::Redo), 8);
    assert!(!rig.session.is_paused());
    assert_eq!(rig.saves, saves + 4);
    assert_eq!(ply_after(&mut rig, Action::Redo), 8);
    assert_eq!(rig.saves, saves + 4);
}

#[test]
fn undo_while_a_bot_thinks_takes_the_persons_action_back() {
    let mut rig = Rig::with(&[HUMAN, NOVICE]);
    rig.act().movement_ends();
    let thinking = rig.search.clone().unwrap();
    rig.on(Action::Undo);
    assert_eq!(rig.ply(), 0);
    assert!(rig.asked_for(&Effect::StopSearch));
    rig.on(Rig::answer_to(&thinking));
    assert!(rig.bot_timer.is_none());
    // A different action replaces the undone one, and the bot continues.
    rig.act_nth(1);
    assert!(rig.search.is_some());
    assert_eq!(rig.entries().len(), 1);
}

#[test]
fn bots_alone_are_taken_back_one_by_one_and_wait_then() {
    let mut rig = Rig::with(&[NOVICE; 4]);
    rig.bot_acts().bot_acts().bot_acts();
    rig.on(Action::Undo);
    assert_eq!(rig.ply(), 2);
    assert!(rig.session.is_paused());
    assert!(rig.search.is_none());
    rig.on(Action::Undo).on(Action::Redo);
    assert_eq!(rig.ply(), 2);
    rig.on(Action::Resume);
    assert!(!rig.session.is_paused());
    rig.bot_acts();
    assert_eq!(rig.ply(), 3);
}

#[test]
fn with_redo_to_the_end_the_bot_goes_on() {
    let mut rig = Rig::with(&[HUMAN, NOVICE]);
    rig.act().movement_ends().on(Action::Undo);
    assert!(rig.search.is_none());
    rig.on(Action::Redo);
    assert_eq!(rig.ply(), 1);
    assert!(!rig.session.is_paused());
    assert!(rig.search.is_some());
}

#[test]
fn an_opened_match_in_which_something_is_undone_waits() {
    let mut match_ = new_match(&[NOVICE, HUMAN]);
    match_.apply(match_.state().legal_actions()[0]).unwrap();
    match_.go_to(0);
    let mut rig = Rig::alone(match_);
    assert!(rig.session.is_paused());
    assert!(rig.search.is_none());
    rig.on(Action::Resume);
    assert!(rig.search.is_some());
}

#[test]
fn giving_up_is_taken_back_alone() {
    let mut rig = Rig::with(&[HUMAN, NOVICE]);
    rig.act().bots_act().on(Action::Close(Closing::Resign));
    assert!(rig.session.is_over());
    rig.on(Action::Undo);
    assert_eq!(rig.ply(), 2);
    assert!(!rig.session.is_over());
    assert!(rig.session.actor().is_some());
}

#[test]
fn undo_leads_back_through_what_is_only_looked_at() {
    let mut rig = Rig::with(&[HUMAN, NOVICE]);
    rig.act().bots_act().act().bots_act();
    let saves = rig.saves;
    rig.on(Action::LookAt(3));
    assert_eq!(ply_after(&mut rig, Action::Undo), 2);
    assert_eq!(ply_after(&mut rig, Action::Undo), 1);
    assert_eq!(ply_after(&mut rig, Action::Redo), 2);
    assert_eq!(rig.session.as_it_stands().ply(), 4);
    assert_eq!(rig.saves, saves);
}

#[test]
fn the_same_action_again_keeps_what_came_after() {
    let mut rig = Rig::with(&[HUMAN, HUMAN]);
    rig.act_times(3);
    let three = rig.entries();
    rig.on(Action::Undo).on(Action::Undo);
    rig.act();
    assert_eq!((rig.ply(), rig.entries()), (2, three));
    assert!(rig.session.can_go_forward());
}

/// A solo match in which a card has been placed and the next one drawn.
#[test]
fn undo_ends_where_something_came_to_light() {
    let mut rig = Rig::alone(match_with_undo(&[HUMAN], UndoPolicy::UntilRevealed));
    assert_eq!(rig.session.undo_to(), None);
    rig.act_times(2);
    assert_eq!(rig.session.undo_to(), None);
    rig.act_times(1);
    assert_eq!(rig.session.undo_to(), Some(2));
    rig.on(Action::Undo);
    assert_eq!((rig.ply(), rig.session.undo_to()), (2, None));
    rig.on(Action::Undo);
    assert_eq!(rig.ply(), 2);
    rig.on(Action::Redo);
    rig.act_times(1);
    assert_eq!((rig.ply(), rig.session.undo_to()), (4, None));

    // Browsing is allowed, continuing from there is not.
    let entries = rig.entries();
    rig.on(Action::LookAt(3));
    assert!(rig.session.is_browsing());
    assert!(!rig.session.may_play_on_here());
    rig.on(Action::PlayOnHere);
    assert!(rig.session.is_browsing());
    assert_eq!(rig.session.as_it_stands().ply(), 4);
    assert_eq!(rig.entries(), entries);
}

/// Variations reveal nothing that is still hidden in the main line.
#[test]
fn trying_out_reveals_nothing() {
    let mut rig = Rig::alone(match_with_undo(&[HUMAN], UndoPolicy::UntilRevealed));
    rig.act_times(4).on(Action::StartVariation);
    rig.act_times(1);
    let before = rig.saves;
    rig.on(Action::Act(rig.legal(0)));
    assert_eq!(rig.ply(), 5);
    assert_eq!(
        rig.session.refused(),
        Some(&Refused::Entry(EntryError::NotRevealedYet))
    );
    assert_eq!(rig.effects, [Effect::ShowStatus]);
    assert_eq!(rig.saves, before);
    // The refusal is cleared at another position.
    rig.on(Action::ShowLine(0));
    assert_eq!((rig.ply(), rig.session.refused()), (4, None));
}

#[test]
fn at_a_strict_table_what_is_done_is_done() {
    let mut rig = Rig::alone(match_with_undo(&[HUMAN, HUMAN], UndoPolicy::Off));
    rig.act_times(3);
    let saves = rig.saves;
    assert_eq!(rig.session.undo_to(), None);
    rig.on(Action::Undo);
    assert_eq!(rig.ply(), 3);
    rig.on(Action::LookAt(2)).on(Action::PlayOnHere);
    assert!(rig.session.is_browsing());
    assert_eq!(ply_after(&mut rig, Action::Undo), 1);
    assert_eq!(rig.saves, saves);
    rig.on(Action::LookAtHead);
    assert_eq!(rig.ply(), 3);
}
