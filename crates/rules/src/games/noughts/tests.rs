//! The rules of noughts and crosses.

use super::{Noughts, Reason, Refusal};
use crate::game::{Game, ReadError, Unheard};
use crate::seat::Seat;

fn after(cells: &str) -> Noughts {
    let mut state = Noughts {
        cells: [None; 9],
        marked: 0,
    };
    for text in cells.split_whitespace() {
        let cell = state.read(text);
        assert_eq!(cell.map(|cell| state.apply(cell, &mut Unheard)), Ok(Ok(())));
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
        assert_eq!(state.reason(), Some(Reason::Line));
        assert_eq!(state.to_act(), None);
        assert_eq!(state.read("b3"), Err(ReadError::Refused(Refusal::Over)));
    }
}

#[test]
fn a_full_board_is_a_draw() {
    let state = after("b2 a1 c3 c1 b1 b3 a2 c2 a3");
    assert_eq!(state.reason(), Some(Reason::Full));
    assert!(state.score().places.iter().all(|(_, place)| *place == 1));
}

#[test]
fn a_marked_cell_stays_as_it_is() {
    let state = after("b2");
    let taken = state.read("B2");
    assert!(matches!(taken, Err(ReadError::Refused(Refusal::Taken(_)))));
    assert_eq!(state.read("d4"), Err(ReadError::Malformed { at: 0 }));
}
