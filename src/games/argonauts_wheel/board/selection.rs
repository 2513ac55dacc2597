//! The chosen piece, before it is moved, and the seat from which the player looks at
//! the board.

use super::choices::{Choices, ChosenPiece, Tap, why_not};
use rules::game::Game as _;
use rules::games::argonauts_wheel::{Action, ArgonautsWheel, IllegalAction, Move, Station};

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
    /// Why the last input was illegal.
    pub illegal: Option<IllegalAction>,
}

impl Selection {
    /// Handles an input and returns the action that it completes.
    pub fn update(
        &mut self,
        input: Input,
        state: &ArgonautsWheel,
        choices: &Choices,
        hint: Option<Move>,
    ) -> Option<Action> {
        // Moving the pointer removes no message: it may be on its way to the link in it.
        if !matches!(input, Input::Hover(_)) {
            self.illegal = None;
        }
        match input {
            Input::Tap(station) => match choices.tap(self.chosen, station, hint) {
                Some(Tap::Act(action)) => return Some(Action::Move(action)),
                Some(Tap::Choose(chosen)) => self.chosen = chosen,
                None => self.illegal = why_not(state, self.chosen, station),
            },
            Input::Choose(chosen) => self.chosen = Some(chosen),
            Input::Move(action) => return Some(Action::Move(action)),
            Input::TurnWheel => {
                self.illegal = state.check_action(Action::Turn).err();
                return self.illegal.is_none().then_some(Action::Turn);
            }
            Input::Hover(station) => self.hovered = station,
            Input::Cancel => self.cancel(),
            Input::FlipBoard => self.is_flipped = !self.is_flipped,
        }
        None
    }

    pub fn cancel(&mut self) {
        self.chosen = None;
        self.illegal = None;
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
    use rules::games::argonauts_wheel::{Piece, Position};
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
        let state = start();
        let choices = Choices::new(&state);
        let mut selection = Selection::default();
        let mut tap =
            |station| selection.update(Input::Tap(Station::new(station)), &state, &choices, None);
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
    fn an_illegal_try_is_answered_until_the_next_one() {
        let state = start();
        let choices = Choices::new(&state);
        let mut selection = Selection::default();
        let mut why = |station| {
            let tap = Input::Tap(Station::new(station));
            assert_eq!(selection.update(tap, &state, &choices, None), None);
            let hover = Input::Hover(Some(Station::new(station)));
            selection.update(hover, &state, &choices, None);
            selection.illegal
        };
        let [one, three, four] = [1, 3, 4].map(Station::new);
        assert_eq!(why(4), Some(IllegalAction::NotControlled(four)));
        assert_eq!(why(0), Some(IllegalAction::BattleNotBegun(four)));
        assert_eq!(why(1), None);
        assert_eq!(why(3), Some(IllegalAction::BlockedByOpposingDiscs(three)));
        let out_of_reach = IllegalAction::OutOfReach {
            from: one,
            to: four,
        };
        assert_eq!(why(4), Some(out_of_reach));
        assert_eq!(selection.chosen, Some(disc_of(1)));
    }

    #[test]
    fn after_a_revolution_the_wheel_is_not_turned() {
        let state = ArgonautsWheel::from_position(Position {
            idle: 8,
            ..Position::START
        });
        let mut selection = Selection::default();
        let action = selection.update(Input::TurnWheel, &state, &Choices::default(), None);
        assert_eq!(action, None);
        assert_eq!(selection.illegal, Some(IllegalAction::MustMove));
    }

    #[test]
    fn cancelling_deselects_only_the_piece() {
        let state = start();
        let choices = Choices::new(&state);
        let mut selection = Selection::default();
        for input in [
            Input::FlipBoard,
            Input::Hover(Some(Station::new(7))),
            Input::Choose(disc_of(1)),
            Input::Cancel,
        ] {
            assert_eq!(selection.update(input, &state, &choices, None), None);
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
            illegal: None,
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
        let state = start();
        let choices = Choices::new(&state);
        let mut selection = Selection::default();
        selection.update(Input::Choose(disc_of(1)), &state, &choices, None);
        let action = selection.update(Input::TurnWheel, &state, &choices, None);
        assert_eq!(action, Some(Action::Turn));
    }
}
