//! What a person has chosen on the board and not done yet, and how they look
//! at it.

use super::choices::{Choices, Chosen, Tap};
use rules::games::argonauts_wheel::{Action, Move, Station};

/// What a person can do at the board.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Input {
    /// Taps a station.
    Tap(Station),
    /// Chooses what of a station is to move.
    Choose(Chosen),
    /// Moves a piece.
    Move(Move),
    /// Turns the wheel.
    TurnWheel,
    /// The pointer or the focus came to a station, or left it.
    Over(Option<Station>),
    /// Takes back what was chosen.
    Cancel,
    /// Looks from the other seat.
    TurnBoard,
}

/// The choice so far, and what the pointer is on.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Selection {
    /// The piece that is to move.
    pub chosen: Option<Chosen>,
    /// The station below the pointer or with the focus.
    pub over: Option<Station>,
    /// Whether the board is seen from the other seat than at first.
    pub turned_round: bool,
}

impl Selection {
    /// Takes an input; returns the action that is done with it, if any.
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
            Input::Over(station) => self.over = station,
            Input::Cancel => self.cancel(),
            Input::TurnBoard => self.turned_round = !self.turned_round,
        }
        None
    }

    /// Takes back what was chosen.
    pub fn cancel(&mut self) {
        self.chosen = None;
    }

    /// Forgets what belongs to one position; the board stays as it is seen.
    pub fn reset(&mut self) {
        *self = Self {
            turned_round: self.turned_round,
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

    fn disc_of(from: u8) -> Chosen {
        Chosen {
            from: Station::new(from),
            piece: Piece::Disc,
        }
    }

    #[test]
    fn a_piece_and_its_target_make_a_move() {
        let choices = Choices::of(&start());
        let mut selection = Selection::default();
        let mut tap = |station| selection.update(Input::Tap(Station::new(station)), &choices, None);
        assert_eq!(tap(7), None);
        assert_eq!(tap(1), None);
        let done = Move {
            piece: Piece::Disc,
            from: Station::new(1),
            to: Station::new(7),
        };
        assert_eq!(tap(7), Some(Action::Move(done)));
        assert_eq!(selection.chosen, Some(disc_of(1)));
    }

    #[test]
    fn nothing_is_chosen_while_nobody_may_act() {
        let mut selection = Selection::default();
        let tap = Input::Tap(Station::new(1));
        assert_eq!(selection.update(tap, &Choices::default(), None), None);
        assert_eq!(selection, Selection::default());
    }

    #[test]
    fn cancelling_takes_back_the_piece_alone() {
        let choices = Choices::of(&start());
        let mut selection = Selection::default();
        for input in [
            Input::TurnBoard,
            Input::Over(Some(Station::new(7))),
            Input::Choose(disc_of(1)),
            Input::Cancel,
        ] {
            assert_eq!(selection.update(input, &choices, None), None);
        }
        assert_eq!(selection.chosen, None);
        assert_eq!(selection.over, Some(Station::new(7)));
        assert!(selection.turned_round);
    }

    #[test]
    fn a_new_position_keeps_how_the_board_is_seen() {
        let mut selection = Selection {
            chosen: Some(disc_of(1)),
            over: Some(Station::new(7)),
            turned_round: true,
        };
        selection.reset();
        let kept = Selection {
            turned_round: true,
            ..Selection::default()
        };
        assert_eq!(selection, kept);
    }

    #[test]
    fn the_wheel_is_turned_whatever_is_chosen() {
        let choices = Choices::of(&start());
        let mut selection = Selection::default();
        selection.update(Input::Choose(disc_of(1)), &choices, None);
        let done = selection.update(Input::TurnWheel, &choices, None);
        assert_eq!(done, Some(Action::Turn));
    }
}
