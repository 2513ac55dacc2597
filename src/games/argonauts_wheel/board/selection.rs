//! The chosen piece, before it is moved, and the seat from which the player looks at
//! the board.

use super::choices::{Choices, ChosenPiece, Tap};
use rules::games::argonauts_wheel::{Action, Move, Station};

/// The player's input on the board.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Input {
    Tap(Station),
    /// Chooses a piece, or another part of a stack or spire.
    Choose(ChosenPiece),
    Move(Move),
    TurnWheel,
    /// The pointer or the focus entered a station, or left it.
    Hover(Option<Station>),
    /// Clears the choice.
    Cancel,
    /// Shows the board from the other seat.
    FlipBoard,
}

/// The chosen piece, the hovered station and the view.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Selection {
    pub chosen: Option<ChosenPiece>,
    /// The station under the pointer or with the focus.
    pub hovered: Option<Station>,
    /// Whether the board is shown from the other seat than the default one.
    pub is_flipped: bool,
}

impl Selection {
    /// Handles an input and returns the action that it completes.
    pub fn update(
        &mut self,
        input: Input,
        choices: &Choices,
        hint: Option<Move>,
    ) -> Option<Action> {
        match input {
            Input::Tap(station) => match choices.tap(self.chosen, station, hint) {
                Some(Tap::Act(action)) => return Some(Action::Move(action)),
                Some(Tap::Choose(chosen)) => self.chosen = chosen,
                None => {}
            },
            Input::Choose(chosen) => self.chosen = Some(chosen),
            Input::Move(action) => return Some(Action::Move(action)),
            Input::TurnWheel => return Some(Action::Turn),
            Input::Hover(station) => self.hovered = station,
            Input::Cancel => self.cancel(),
            Input::FlipBoard => self.is_flipped = !self.is_flipped,
        }
        None
    }

    /// Clears the choice.
    pub fn cancel(&mut self) {
        self.chosen = None;
    }

    /// Clears what belongs to one position; the view remains.
    pub fn reset(&mut self) {
        *self = Self {
            is_flipped: self.is_flipped,
            ..Self::default()
        };
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::game::Game as _;
    use rules::games::argonauts_wheel::{ArgonautsWheel, Piece};
    use rules::{GameId, Setup};

    fn start() -> ArgonautsWheel {
        ArgonautsWheel::start(&Setup::new(GameId::ArgonautsWheel, 2, 0).unwrap())
    }

    fn disc_of(from: u8) -> ChosenPiece {
        ChosenPiece {
            from: Station::new(from),
            piece: Piece::Disc,
        }
    }

    #[test]
    fn selecting_a_piece_and_a_target_makes_a_move() {
        let choices = Choices::new(&start());
        let mut selection = Selection::default();
        let mut tap = |station| selection.update(Input::Tap(Station::new(station)), &choices, None);
        assert_eq!(tap(7), None);
        assert_eq!(tap(1), None);
        let expected = Move {
            piece: Piece::Disc,
            from: Station::new(1),
            to: Station::new(7),
        };
        assert_eq!(tap(7), Some(Action::Move(expected)));
        assert_eq!(selection.chosen, Some(disc_of(1)));
    }

    #[test]
    fn nothing_is_selected_while_nobody_may_act() {
        let mut selection = Selection::default();
        let tap = Input::Tap(Station::new(1));
        assert_eq!(selection.update(tap, &Choices::default(), None), None);
        assert_eq!(selection, Selection::default());
    }

    #[test]
    fn cancelling_deselects_only_the_piece() {
        let choices = Choices::new(&start());
        let mut selection = Selection::default();
        for input in [
            Input::FlipBoard,
            Input::Hover(Some(Station::new(7))),
            Input::Choose(disc_of(1)),
            Input::Cancel,
        ] {
            assert_eq!(selection.update(input, &choices, None), None);
        }
        assert_eq!(selection.chosen, None);
        assert_eq!(selection.hovered, Some(Station::new(7)));
        assert!(selection.is_flipped);
    }

    #[test]
    fn a_new_position_keeps_the_board_turned() {
        let mut selection = Selection {
            chosen: Some(disc_of(1)),
            hovered: Some(Station::new(7)),
            is_flipped: true,
        };
        selection.reset();
        let expected = Selection {
            is_flipped: true,
            ..Selection::default()
        };
        assert_eq!(selection, expected);
    }

    #[test]
    fn the_wheel_is_turned_whatever_is_chosen() {
        let choices = Choices::new(&start());
        let mut selection = Selection::default();
        selection.update(Input::Choose(disc_of(1)), &choices, None);
        let action = selection.update(Input::TurnWheel, &choices, None);
        assert_eq!(action, Some(Action::Turn));
    }
}
