//! Typed actions.

use crate::session::{Effect, Mistyped, Refused, SessionAction};
use crate::testing::{HUMAN, NOVICE, Rig};

#[test]
fn a_typed_action_is_applied() {
    let mut rig = Rig::with(&[HUMAN, HUMAN]);
    let action = rig.legal(2);
    rig.on(SessionAction::Type(format!("  {action} ")));
    assert_eq!((rig.ply(), rig.saves), (1, 1));
    assert!(rig.session.is_animating());
    assert!(rig.session.mistyped().is_none());
}

#[test]
fn invalid_typed_text_changes_nothing() {
    let mut rig = Rig::with(&[HUMAN, HUMAN]);
    rig.act_times(1);
    let entries = rig.entries();
    let saves = rig.saves;
    for typed in ["", "Sp", "hello there", "Sp/Su@"] {
        rig.on(SessionAction::Type(typed.to_owned()));
        let mistyped = rig.session.mistyped();
        assert!(matches!(mistyped, Some(Mistyped::Unreadable(_))), "{typed}");
        assert_eq!(rig.saves, saves);
    }
    // There is a card already.
    let card = rig.legal(0).to_string();
    let (card, _) = card.split_once('@').unwrap();
    rig.on(SessionAction::Type(format!("{card}@m13")));
    assert!(rig.session.mistyped().is_some());
    assert!(!matches!(rig.session.refused(), Some(Refused::Entry(_))));
    // The error appears at the field, and nowhere else.
    assert!(!rig.has_effect(&Effect::ShowStatus));
    assert_eq!((rig.entries(), rig.saves), (entries, saves));
    // The next action dismisses it.
    rig.act();
    assert!(rig.session.mistyped().is_none());
}

#[test]
fn typing_has_no_effect_on_a_bots_turn() {
    let mut rig = Rig::with(&[NOVICE, HUMAN]);
    rig.on(SessionAction::Type(rig.legal(0).to_string()));
    assert_eq!(rig.ply(), 0);
    assert!(rig.effects.is_empty());
}

#[test]
fn an_illegal_action_is_reported_in_the_status() {
    let mut rig = Rig::with(&[HUMAN, HUMAN]);
    let action = rig.legal(0);
    rig.act();
    let saves = rig.saves;
    // The card is on the board now.
    rig.on(SessionAction::Act(action));
    assert!(matches!(rig.session.refused(), Some(Refused::Entry(_))));
    assert_eq!(rig.effects, [Effect::ShowStatus]);
    assert_eq!((rig.ply(), rig.saves), (1, saves));
    rig.act_nth(1);
    assert_eq!(rig.session.refused(), None);
}
