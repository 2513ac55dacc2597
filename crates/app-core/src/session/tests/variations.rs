//! Variations.

use crate::session::{Announcement, Closing, Effect, Refused, SessionAction};
use crate::testing::{HUMAN, NOVICE, Rig, match_with_undo};
use records::{Match, Player, UndoPolicy};

/// A person and a bot, after four entries, browsing to the first one.
fn browsing() -> Rig {
    let mut rig = Rig::with(&[HUMAN, NOVICE]);
    rig.act().bots_act().act().bots_act();
    rig.on(SessionAction::BrowseTo(1));
    rig
}

#[test]
fn people_act_for_all_seats_in_a_variation() {
    let mut rig = browsing();
    let game = rig.entries();
    rig.on(SessionAction::StartVariation);
    assert_eq!(rig.announcements(), [Announcement::Variation]);
    assert!(rig.session.is_variation());
    assert!(!rig.session.is_browsing());
    // It is the bot's turn there.
    assert!(rig.search.is_none());
    for number in 1..4 {
        assert!(rig.session.actor().is_some());
        rig.act_nth(number).movement_ends();
        assert!(rig.search.is_none());
    }
    assert_eq!(rig.entries().len(), 4);
    assert_eq!(rig.entries()[..1], game[..1]);
    assert_eq!(rig.main_line(), game);
    assert_eq!(rig.session.main_line().ply(), 4);
    assert_eq!(rig.session.record().fork_ply(1), 1);
    // Resigning applies to the main line.
    assert_eq!(rig.session.can_resign(), None);
    rig.on(SessionAction::Close(Closing::Resign));
    assert_eq!(rig.entries().len(), 4);
}

#[test]
fn undo_in_a_variation_takes_one_action() {
    let mut rig = browsing();
    rig.on(SessionAction::StartVariation);
    rig.act_times(3);
    rig.on(SessionAction::Undo);
    assert_eq!(rig.ply(), 3);
    rig.on(SessionAction::Redo);
    assert_eq!(rig.ply(), 4);
}

#[test]
fn main_line_and_variation_keep_their_heads() {
    let mut rig = browsing();
    rig.on(SessionAction::StartVariation);
    rig.act_nth(1).act_nth(1);
    rig.on(SessionAction::ShowLine(0));
    assert!(!rig.session.is_variation());
    assert!(!rig.session.is_browsing());
    assert_eq!(rig.ply(), 4);
    assert_eq!(rig.announcements(), [Announcement::Everything]);
    rig.on(SessionAction::ShowLine(1));
    assert_eq!((rig.session.is_variation(), rig.ply()), (true, 3));
    assert_eq!(rig.session.log().entries().len(), 3);

    // The variation is still there afterwards.
    let rig = Rig::alone(rig.stored.unwrap());
    assert_eq!((rig.session.is_variation(), rig.ply()), (true, 3));
    assert!(rig.search.is_none());
}

#[test]
fn leaving_a_variation_keeps_undone_entries() {
    let mut rig = Rig::with(&[HUMAN, HUMAN]);
    rig.act_times(4)
        .on(SessionAction::Undo)
        .on(SessionAction::Undo);
    rig.on(SessionAction::StartVariation);
    rig.act_nth(1).on(SessionAction::ShowLine(0));
    assert_eq!((rig.ply(), rig.entries().len()), (2, 4));
    assert!(rig.session.is_paused());
}

#[test]
fn a_variation_without_own_entries_is_discarded() {
    let mut rig = browsing();
    rig.on(SessionAction::StartVariation);
    assert_eq!(rig.session.record().line_count(), 2);
    // Starting it again does nothing.
    rig.on(SessionAction::StartVariation);
    assert_eq!(rig.session.record().line_count(), 2);
    rig.on(SessionAction::ShowLine(0));
    assert_eq!((rig.session.record().line_count(), rig.ply()), (1, 4));

    // So is one that repeats the main line.
    rig.on(SessionAction::BrowseTo(1))
        .on(SessionAction::StartVariation);
    rig.act().on(SessionAction::ShowLine(0));
    assert_eq!(rig.session.record().line_count(), 1);
    // If everything was undone, it can be redone.
    rig.on(SessionAction::StartVariation);
    rig.act()
        .on(SessionAction::Undo)
        .on(SessionAction::ShowLine(0));
    assert_eq!(rig.session.record().line_count(), 2);
}

#[test]
fn lines_after_a_discarded_one_move_up() {
    let mut rig = Rig::with(&[HUMAN, HUMAN]);
    rig.act_times(3).on(SessionAction::StartVariation).act();
    rig.on(SessionAction::ShowLine(0))
        .on(SessionAction::StartVariation);
    let empty = rig.session.record().active_line();
    rig.on(SessionAction::ShowLine(1));
    assert_eq!(empty, 2);
    assert_eq!(rig.session.record().line_count(), 2);
    assert_eq!(rig.session.record().active_line(), 1);
    assert_eq!(rig.ply(), 4);
}

/// The match may continue like the variation, which is then empty.
#[test]
fn discarding_an_empty_variation_shifts_later_lines() {
    let mut rig = Rig::with(&[HUMAN, HUMAN]);
    rig.act_times(3);
    for number in [0, 1] {
        rig.on(SessionAction::StartVariation).act_nth(number);
        rig.on(SessionAction::ShowLine(0));
    }
    rig.act_nth(0).on(SessionAction::ShowLine(1));
    let other = rig.session.record().clone();
    rig.on(SessionAction::ShowLine(2));
    assert_eq!(rig.session.record().line_count(), 2);
    assert_eq!(rig.session.record().active_line(), 1);
    assert_ne!(rig.entries(), other.entries());
}

#[test]
fn a_variation_can_be_discarded() {
    let mut rig = browsing();
    let game = rig.entries();
    rig.on(SessionAction::StartVariation).act();
    rig.on(SessionAction::DropVariation);
    assert!(!rig.session.is_variation());
    assert_eq!(rig.session.record().line_count(), 1);
    assert_eq!((rig.ply(), rig.entries()), (4, game));
}

#[test]
fn promoting_a_variation_resumes_bots() {
    let mut rig = Rig::with(&[HUMAN, NOVICE]);
    rig.act().bots_act();
    let game = rig.entries();
    rig.on(SessionAction::BrowseTo(0))
        .on(SessionAction::StartVariation);
    rig.act_nth(1).movement_ends();
    let line = rig.entries();
    assert!(rig.search.is_none());
    rig.on(SessionAction::PromoteVariation);
    assert_eq!(rig.announcements(), [Announcement::Everything]);
    assert!(!rig.session.is_variation());
    assert_eq!(rig.entries(), line);
    assert!(rig.search.is_some());
    // The former main line stays as a variation.
    rig.on(SessionAction::ShowLine(1));
    assert_eq!(rig.entries(), game);
}

#[test]
fn without_undo_variations_cannot_be_promoted() {
    let mut rig = Rig::alone(match_with_undo(&[HUMAN, HUMAN], UndoPolicy::Off));
    rig.act_times(3);
    let game = rig.entries();
    rig.on(SessionAction::BrowseTo(1))
        .on(SessionAction::StartVariation);
    rig.act_nth(1).on(SessionAction::PromoteVariation);
    assert!(rig.session.is_variation());
    assert!(rig.effects.is_empty());
    assert_eq!(rig.main_line(), game);
}

#[test]
fn the_number_of_variations_is_limited() {
    let mut rig = Rig::with(&[HUMAN, HUMAN]);
    rig.act_times(1);
    for _ in 0..Match::MAX_VARIATIONS {
        rig.on(SessionAction::StartVariation);
        rig.act().on(SessionAction::ShowLine(0));
        assert_eq!(rig.session.refused(), None);
    }
    rig.on(SessionAction::StartVariation);
    assert!(!rig.session.is_variation());
    assert_eq!(rig.session.refused(), Some(&Refused::NoRoomForVariation));
    assert_eq!(rig.session.record().line_count(), Match::MAX_VARIATIONS + 1);
    assert!(!rig.has_effect(&Effect::Save));
}

#[test]
fn people_play_all_seats_in_a_variation() {
    let mut rig = browsing();
    let bot = rig.session.record().position().to_act().unwrap();
    assert_eq!(rig.session.player(bot), NOVICE);
    rig.on(SessionAction::StartVariation);
    assert_eq!(rig.session.player(bot), Player::Human);
    assert_eq!(rig.session.bot_to_act(), None);
}

/// The result belongs to the game, not to what might have been.
#[test]
fn the_end_of_a_variation_is_not_that_of_the_game() {
    let mut rig = browsing();
    rig.on(SessionAction::StartVariation);
    while !rig.session.is_over() {
        rig.act().movement_ends();
    }
    assert!(!rig.session.is_at_end());
    let mut rig = Rig::with(&[HUMAN, HUMAN]);
    while !rig.session.is_over() {
        rig.act().movement_ends();
    }
    assert!(rig.session.is_at_end());
    rig.on(SessionAction::BrowseTo(1))
        .on(SessionAction::BrowseToHead);
    assert!(rig.session.is_at_end());
}
