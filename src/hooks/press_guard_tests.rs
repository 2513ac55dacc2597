//! Accidental presses do not count; intended ones do, however quick.

use super::*;

fn control(name: &str) -> Target {
    Target {
        control: name.to_owned(),
        turn: None,
    }
}

/// A control of a table.
fn at(ply: u32, actor: &str, name: &str) -> Target {
    Target {
        turn: Some(TurnContext {
            position: ply.to_string(),
            actor: actor.to_owned(),
        }),
        ..control(name)
    }
}

const HERE: Place = Place::Point(100.0, 100.0);
const ENTER: Place = Place::Focus(Key::Enter);

/// Which of these presses count. After those that do, the next control is there at once.
fn counting(place: Place, presses: &[(f64, Target)]) -> Vec<bool> {
    let mut guard = PressGuard::default();
    presses
        .iter()
        .map(|(now, target)| {
            let counts = guard.begin(*now, place, target.clone());
            assert_eq!(guard.completes(target), counts);
            if counts {
                guard.page_changed(*now);
            }
            counts
        })
        .collect()
}

/// By mouse, finger and key.
fn both(presses: &[(f64, Target)]) -> Vec<bool> {
    let counts = counting(HERE, presses);
    assert_eq!(counting(ENTER, presses), counts);
    counts
}

#[test]
fn the_second_click_does_not_hit_what_has_just_come() {
    let presses = [
        (0.0, control("Delete")),
        (399.0, control("Delete for ever")),
    ];
    assert_eq!(both(&presses), [true, false]);
    let presses = [
        (0.0, control("Delete")),
        (400.0, control("Delete for ever")),
    ];
    assert_eq!(both(&presses), [true, true]);
}

#[test]
fn the_same_control_is_pressed_as_quickly_as_somebody_likes() {
    let presses = [0.0, 30.0, 60.0, 90.0].map(|now| (now, control("Undo")));
    assert_eq!(both(&presses), [true; 4]);
    // What takes its place at last does not get the next one.
    let presses = [
        (0.0, control("Next")),
        (100.0, control("Next")),
        (200.0, control("Finish")),
    ];
    assert_eq!(both(&presses), [true, true, false]);
}

/// A button with the same name acts for another person, or for the next action.
#[test]
fn a_button_of_a_table_belongs_to_its_position() {
    let presses = [(0.0, at(3, "0", "End")), (399.0, at(4, "0", "End"))];
    assert_eq!(both(&presses), [true, false]);
    let presses = [(0.0, at(3, "0", "End")), (400.0, at(4, "0", "End"))];
    assert_eq!(both(&presses), [true, true]);
    let presses = [(0.0, at(3, "0", "End")), (799.0, at(4, "1", "End"))];
    assert_eq!(both(&presses), [true, false]);
    let presses = [(0.0, at(3, "0", "End")), (800.0, at(4, "1", "End"))];
    assert_eq!(both(&presses), [true, true]);
    // While a bot acts, and when it has, the person is the same.
    let presses = [(0.0, at(3, "0", "End")), (400.0, at(4, "", "Pause"))];
    assert_eq!(both(&presses), [true, true]);
}

#[test]
fn whoever_presses_on_and_on_has_not_looked() {
    let mut presses = vec![(0.0, at(3, "0", "End"))];
    presses.extend((1..20).map(|press| (f64::from(press) * 300.0, at(4, "1", "End"))));
    let counts = both(&presses);
    assert!(counts[0] && !counts[1..].contains(&true));
}

/// Bots have acted in between: the table has changed under a resting pointer.
#[test]
fn what_came_without_a_press_is_seen_first_too() {
    for place in [HERE, ENTER] {
        let mut guard = PressGuard::default();
        assert!(guard.begin(0.0, place, at(3, "0", "End")));
        guard.page_changed(20.0);
        guard.page_changed(5000.0);
        assert!(!guard.begin(5200.0, place, at(6, "0", "Buy")));
        assert!(guard.begin(5600.0, place, at(6, "0", "Buy")));
    }
}

#[test]
fn a_press_elsewhere_counts_at_once() {
    let mut guard = PressGuard::default();
    assert!(guard.begin(0.0, HERE, at(3, "0", "a")));
    guard.page_changed(10.0);
    assert!(!guard.begin(20.0, Place::Point(110.0, 90.0), at(4, "0", "b")));
    assert!(guard.begin(30.0, Place::Point(150.0, 100.0), at(4, "0", "b")));
    guard.page_changed(40.0);
    assert!(guard.begin(50.0, ENTER, at(5, "0", "c")));
    guard.page_changed(60.0);
    assert!(guard.begin(70.0, Place::Focus(Key::Space), at(6, "0", "d")));
    guard.page_changed(80.0);
    assert!(guard.begin(90.0, HERE, at(7, "0", "e")));
}

/// Play by keys: arrow, Enter, arrow, Enter. Or typing a move, pressing a button, and typing on.
#[test]
fn a_press_after_something_else_is_meant() {
    for place in [ENTER, HERE] {
        let mut guard = PressGuard::default();
        for ply in 0..10 {
            let now = f64::from(ply) * 40.0;
            assert!(guard.begin(now, place, at(ply, &(ply % 2).to_string(), "a")));
            guard.page_changed(now);
            guard.other_input();
        }
    }
}

#[test]
fn a_press_acts_on_what_was_there_when_it_began() {
    let mut guard = PressGuard::default();
    let (skip, buy) = (at(3, "", "Skip"), at(4, "0", "Buy"));
    assert!(guard.begin(0.0, HERE, skip.clone()));
    assert!(guard.completes(&skip));
    assert!(!guard.completes(&buy));
    assert!(!guard.completes(&at(4, "", "Skip")));
    // A press that does not count has no effect on anything.
    assert!(!guard.begin(100.0, HERE, buy.clone()));
    assert!(!guard.completes(&skip) && !guard.completes(&buy));
}

#[test]
fn held_keys_move_and_do_nothing_else() {
    for key in [
        Key::Up,
        Key::Right,
        Key::Down,
        Key::Left,
        Key::Home,
        Key::End,
    ] {
        assert!(may_repeat(key));
    }
    for character in ['[', ']', '+', '-'] {
        assert!(may_repeat(Key::Char(character)));
    }
    for key in [Key::Enter, Key::Space, Key::Escape, Key::Undo, Key::Redo] {
        assert!(!may_repeat(key));
    }
    for character in ['h', 'n', 'r', 't', '{', '}'] {
        assert!(!may_repeat(Key::Char(character)));
    }
}
