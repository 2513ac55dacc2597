//! The rules of noughts and crosses.

use super::{EndReason, IllegalAction, Noughts};
use crate::game::{Game, NullSink, ParseActionError};
use crate::seat::Seat;

fn after(cells: &str) -> Noughts {
    let mut state = Noughts {
        cells: [None; 9],
        marked: 0,
    };
    for text in cells.split_whitespace() {
        let cell = state.parse_action(text);
        assert_eq!(
            cell.map(|cell| state.apply(cell, &mut NullSink)),
            Ok(Ok(()))
        );
    }
    state
}

#[test]
fn three_in_a_line_win() {
    for (cells, winner) in [
        ("a1 a2 b1 b2 c1", 0),
        ("a1 a2 b1 b2 c3 c2", 1),
        ("c1 a1 b2 b1 a3", 0),
    ] {
        let state = after(cells);
        assert_eq!(state.winner().map(Seat::index), Some(winner));
        assert_eq!(state.end_reason(), Some(EndReason::Line));
        assert_eq!(state.to_act(), None);
        assert_eq!(
            state.parse_action("b3"),
            Err(ParseActionError::Illegal(IllegalAction::Over))
        );
    }
}

#[test]
fn a_full_board_is_a_draw() {
    let state = after("b2 a1 c3 c1 b1 b3 a2 c2 a3");
    assert_eq!(state.end_reason(), Some(EndReason::Full));
    assert!(state.score().ranks.iter().all(|(_, place)| *place == 1));
}

#[test]
fn a_marked_cell_stays_as_it_is() {
    let state = after("b2");
    let taken = state.parse_action("B2");
    assert!(matches!(
        taken,
        Err(ParseActionError::Illegal(IllegalAction::CellTaken(_)))
    ));
    assert_eq!(
        state.parse_action("d4"),
        Err(ParseActionError::Malformed { at: 0 })
    );
}
