//! [`Position`]: the state of a game together with resignations and an agreed draw.

use core::fmt::{Display, Formatter};
use rules::digest::{Digest, StateHash};
use rules::game::{ParseActionError, Score};
use rules::registry::{Action, Event, IllegalAction, State};
use rules::seat::{PerSeat, Seat};
use rules::{EndReason, Setup};

/// One entry of a match. Its [`Display`] form is the notation
/// of records.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Entry {
    /// An action of the game.
    Action(Action),
    /// A seat resigns. It is ranked behind all seats that did not; when only one of
    /// them remains, the match is over. Until then another player or a bot takes the
    /// turns of the seat.
    Resign(Seat),
    /// All players agree on a draw; the match is over.
    AgreedDraw,
}

const RESIGN: &str = "resign:";
const AGREED_DRAW: &str = "agreed-draw";

impl Display for Entry {
    /// The entry in notation: the action's own text, `resign:2` for the second
    /// seat, or `agreed-draw`.
    fn fmt(&self, f: &mut Formatter<'_>) -> core::fmt::Result {
        match self {
            Self::Action(action) => action.fmt(f),
            Self::Resign(seat) => write!(f, "{RESIGN}{}", seat.number()),
            Self::AgreedDraw => f.write_str(AGREED_DRAW),
        }
    }
}

/// Why a match is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// By the rules of the game.
    Rules(EndReason),
    /// All other players resigned, or the only one did.
    Resigned,
    /// The players agreed on a draw.
    AgreedDraw,
}

/// Why an entry cannot be added to a match.
#[derive(Clone, Debug, PartialEq)]
pub enum EntryError {
    /// The match is over.
    MatchOver,
    /// The action is illegal.
    Rules(IllegalAction),
    /// There is no such seat, or it has already resigned.
    CannotResign(Seat),
    /// A solo game cannot end in an agreed draw.
    NobodyToAgree,
    /// It would replace entries that the undo policy protects.
    CannotUndo,
    /// It would replace entries that were sent to other people, or came from them.
    AlreadySent,
    /// In a variation, it would reveal what is still hidden in the main line,
    /// although the undo policy protects it.
    NotRevealedYet,
}

impl Display for EntryError {
    fn fmt(&self, f: &mut Formatter<'_>) -> core::fmt::Result {
        match self {
            Self::MatchOver => f.write_str("the match is over"),
            Self::Rules(illegal) => illegal.fmt(f),
            Self::CannotResign(seat) => write!(
                f,
                "there is no seat {0}, or seat {0} has already resigned",
                seat.number()
            ),
            Self::NobodyToAgree => f.write_str("a solo game cannot end in an agreed draw"),
            Self::CannotUndo => {
                f.write_str("it would replace entries that must not be undone at this table")
            }
            Self::AlreadySent => f.write_str("it would replace entries that were sent"),
            Self::NotRevealedYet => {
                f.write_str("it would reveal what is still hidden in the main line")
            }
        }
    }
}

impl core::error::Error for EntryError {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        match self {
            Self::Rules(illegal) => illegal.source(),
            Self::MatchOver
            | Self::CannotResign(_)
            | Self::NobodyToAgree
            | Self::CannotUndo
            | Self::AlreadySent
            | Self::NotRevealedYet => None,
        }
    }
}

/// The position of a match after some of its entries.
#[derive(Clone, Debug)]
pub struct Position {
    state: State,
    resigned: PerSeat<bool>,
    agreed_draw: bool,
}

impl Position {
    /// The initial position of a setup.
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

    /// The seat whose decision it is, or `None` when the match is over.
    #[must_use]
    pub fn to_act(&self) -> Option<Seat> {
        if self.ending().is_some() {
            None
        } else {
            self.state.to_act()
        }
    }

    /// Why the match is over, or `None` while it is under way.
    #[must_use]
    pub fn ending(&self) -> Option<Ending> {
        if let Some(reason) = self.state.end_reason() {
            return Some(Ending::Rules(reason));
        }
        if self.agreed_draw {
            return Some(Ending::AgreedDraw);
        }
        let players = self.resigned.players();
        let resigned = self.resigned_count();
        (resigned > 0 && players - resigned <= 1).then_some(Ending::Resigned)
    }

    fn resigned_count(&self) -> u8 {
        self.resigned
            .iter()
            .filter(|(_, resigned)| **resigned)
            .count() as u8
    }

    /// The rank of each seat, starting at 1, as if the match ended now; tied seats
    /// share a rank. Seats that resigned share the last one.
    #[must_use]
    pub fn ranks(&self) -> PerSeat<u8> {
        self.ranks_for_score(&self.state.score())
    }

    /// The same for a score of the state that was computed already: computing it
    /// is slow.
    pub(crate) fn ranks_for_score(&self, score: &Score) -> PerSeat<u8> {
        let players = self.resigned.players();
        if self.agreed_draw && self.state.end_reason().is_none() {
            let last = players - self.resigned_count() + 1;
            return PerSeat::from_fn(players, |seat| if self.resigned[seat] { last } else { 1 });
        }
        let ranks = &score.ranks;
        if players == 1 {
            let resigned = self.resigned[Seat::FIRST];
            return PerSeat::from_fn(1, |seat| if resigned { 2 } else { ranks[seat] });
        }
        let rank = |seat: Seat| {
            if self.resigned[seat] {
                (true, 0)
            } else {
                (false, ranks[seat])
            }
        };
        PerSeat::from_fn(players, |seat| {
            let better = Seat::all(players).filter(|&other| rank(other) < rank(seat));
            1 + better.count() as u8
        })
    }

    /// Checks everything but the legality of an action.
    fn check(&self, entry: Entry) -> Result<(), EntryError> {
        if self.ending().is_some() {
            return Err(EntryError::MatchOver);
        }
        match entry {
            Entry::Action(_) => Ok(()),
            Entry::Resign(seat) => {
                let exists = seat.index() < usize::from(self.resigned.players());
                if exists && !self.resigned[seat] {
                    Ok(())
                } else {
                    Err(EntryError::CannotResign(seat))
                }
            }
            Entry::AgreedDraw if self.resigned.players() == 1 => Err(EntryError::NobodyToAgree),
            Entry::AgreedDraw => Ok(()),
        }
    }

    /// Applies an entry and returns the events of the game.
    ///
    /// # Errors
    /// Why the entry cannot follow; the position is unchanged in that case.
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

    /// Parses an entry that follows. The error says why an action is illegal, and is `None` if the
    /// text is no action.
    pub(crate) fn parse_entry(&self, text: &str) -> Result<Entry, Option<IllegalAction>> {
        if text == AGREED_DRAW {
            return Ok(Entry::AgreedDraw);
        }
        if let Some(number) = text.strip_prefix(RESIGN) {
            return number
                .parse::<u8>()
                .ok()
                .and_then(|number| Seat::new(number.checked_sub(1)?))
                .map(Entry::Resign)
                .ok_or(None);
        }
        match self.state().parse_action(text) {
            Ok(action) => Ok(Entry::Action(action)),
            Err(ParseActionError::Malformed { .. }) => Err(None),
            Err(ParseActionError::Illegal(illegal)) => Err(Some(illegal)),
        }
    }

    /// The hash: the state's own, combined with resignations and an agreed draw where there are any.
    pub(crate) fn hash(&self) -> StateHash {
        let state = self.state().hash();
        let resigned = self.resigned();
        let agreed = self.agreed_draw;
        if !agreed && resigned.iter().all(|(_, resigned)| !resigned) {
            return state;
        }
        let mut digest = Digest::new();
        digest.number(u64::from(state.0));
        digest.byte(u8::from(agreed));
        for (_, resigned) in resigned.iter() {
            digest.byte(u8::from(*resigned));
        }
        digest.finish()
    }
}
