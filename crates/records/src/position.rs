//! A state of a match: the state of its game, and what was said at the table.

use rules::game::Score;
use rules::registry::{Action, Event, IllegalAction, State};
use rules::seat::{PerSeat, Seat};
use rules::{EndReason, Setup};

/// One thing that a match records.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Entry {
    /// A decision of the game.
    Action(Action),
    /// A seat gives up. It is ranked behind all that did not; with one seat
    /// left that did not, the match is over. Its turns, if there are more, are
    /// played for it.
    Resign(Seat),
    /// All agree on a draw; the match is over.
    AgreedDraw,
}

/// Why a match is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// By the rules of the game.
    Rules(EndReason),
    /// All others, or the lone player, resigned.
    Resigned,
    /// The players agreed on a draw.
    AgreedDraw,
}

/// Why an entry cannot follow.
#[derive(Clone, Debug, PartialEq)]
pub enum EntryError {
    /// The match is over.
    MatchOver,
    /// The rules do not allow the action.
    Rules(IllegalAction),
    /// There is no such seat at this table, or it has resigned already.
    CannotResign(Seat),
    /// A lone player has nobody to agree with.
    NobodyToAgree,
    /// It would replace what may not be taken back at this table.
    CannotUndo,
    /// It would show, in a line that is tried out, what has not come to light
    /// in the main line.
    NotRevealedYet,
}

impl core::fmt::Display for EntryError {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self {
            Self::MatchOver => f.write_str("the match is over"),
            Self::Rules(refusal) => write!(f, "the rules do not allow it: {refusal:?}"),
            Self::CannotResign(seat) => write!(f, "seat {} cannot resign", seat.number()),
            Self::NobodyToAgree => f.write_str("a lone player has nobody to agree with"),
            Self::CannotUndo => f.write_str("what it would replace may not be taken back"),
            Self::NotRevealedYet => {
                f.write_str("it would reveal what is still hidden in the main line")
            }
        }
    }
}

impl core::error::Error for EntryError {}

/// A state of a match.
#[derive(Clone, Debug)]
pub struct Position {
    state: State,
    resigned: PerSeat<bool>,
    agreed_draw: bool,
}

impl Position {
    /// The first one of a setup.
    #[must_use]
    pub fn start(setup: &Setup) -> Self {
        Self {
            state: State::start(setup),
            resigned: PerSeat::new(setup.players()),
            agreed_draw: false,
        }
    }

    /// The state of the game.
    #[must_use]
    pub const fn state(&self) -> &State {
        &self.state
    }

    /// Which seats have resigned.
    #[must_use]
    pub const fn resigned(&self) -> &PerSeat<bool> {
        &self.resigned
    }

    /// Whether the players agreed on a draw.
    #[must_use]
    pub const fn agreed_draw(&self) -> bool {
        self.agreed_draw
    }

    /// Whose decision it is; nobody's when the match is over.
    #[must_use]
    pub fn to_act(&self) -> Option<Seat> {
        if self.ending().is_some() {
            None
        } else {
            self.state.to_act()
        }
    }

    /// Why the match is over, if it is.
    #[must_use]
    pub fn ending(&self) -> Option<Ending> {
        if let Some(reason) = self.state.end_reason() {
            return Some(Ending::Rules(reason));
        }
        if self.agreed_draw {
            return Some(Ending::AgreedDraw);
        }
        let players = self.resigned.players();
        let gone = self.resigned.iter().filter(|(_, gone)| **gone).count() as u8;
        let stay = players - gone;
        (gone > 0 && stay <= 1).then_some(Ending::Resigned)
    }

    /// The place of each seat from 1, as if the match ended now; shared ones
    /// are possible. Seats that resigned come last together.
    #[must_use]
    pub fn places(&self) -> PerSeat<u8> {
        self.places_by(&self.state.score())
    }

    /// The same by the score of the state, which takes long to count.
    pub(crate) fn places_by(&self, score: &Score) -> PerSeat<u8> {
        let players = self.resigned.players();
        if self.agreed_draw && self.state.end_reason().is_none() {
            let stay = players - self.resigned.iter().filter(|(_, gone)| **gone).count() as u8;
            return PerSeat::from_fn(
                players,
                |seat| {
                    if self.resigned[seat] { stay + 1 } else { 1 }
                },
            );
        }
        let places = &score.places;
        if players == 1 {
            let missed = self.resigned[Seat::FIRST];
            return PerSeat::from_fn(1, |seat| if missed { 2 } else { places[seat] });
        }
        let rank = |seat: Seat| {
            if self.resigned[seat] {
                (true, 0)
            } else {
                (false, places[seat])
            }
        };
        PerSeat::from_fn(players, |seat| {
            let better = Seat::all(players).filter(|&other| rank(other) < rank(seat));
            1 + better.count() as u8
        })
    }

    /// Whether the entry can follow.
    fn check(&self, entry: Entry) -> Result<(), EntryError> {
        if self.ending().is_some() {
            return Err(EntryError::MatchOver);
        }
        match entry {
            Entry::Action(_) => Ok(()),
            Entry::Resign(seat) => {
                let sits = seat.index() < usize::from(self.resigned.players());
                if sits && !self.resigned[seat] {
                    Ok(())
                } else {
                    Err(EntryError::CannotResign(seat))
                }
            }
            Entry::AgreedDraw if self.resigned.players() == 1 => Err(EntryError::NobodyToAgree),
            Entry::AgreedDraw => Ok(()),
        }
    }

    /// Takes an entry and tells what happened on the board.
    ///
    /// # Errors
    /// Says why it cannot follow; the position is as it was then.
    pub fn apply(&mut self, entry: Entry) -> Result<Vec<Event>, EntryError> {
        self.check(entry)?;
        match entry {
            Entry::Action(action) => self.state.apply(action).map_err(EntryError::Rules),
            Entry::Resign(seat) => {
                self.resigned[seat] = true;
                Ok(Vec::new())
            }
            Entry::AgreedDraw => {
                self.agreed_draw = true;
                Ok(Vec::new())
            }
        }
    }
}
