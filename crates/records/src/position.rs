//! [`Position`]: the state of a game together with what players do beside it: they resign, agree on a draw, and by
//! link propose something to each other.

use core::fmt::{Display, Formatter};
use rules::digest::{Digest, StateHash};
use rules::game::{ParseActionError, Score};
use rules::registry::{Action, Event, IllegalAction, State};
use rules::seat::{PerSeat, Seat};
use rules::{EndReason, Setup};
use std::sync::Arc;

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
    /// A player of a match by link proposes something to the others, whoever is to act.
    Propose(Seat, Proposal),
    /// A player agrees to what is proposed.
    Accept(Seat),
    /// A player does not.
    Decline(Seat),
    /// A player of a match by link has taken back what nobody had got yet, after it had revealed something hidden, and
    /// acts otherwise: the others see it.
    Peek(Seat),
}

/// What a player of a match by link proposes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Proposal {
    /// A draw, to which all others who have not resigned have to agree.
    Draw,
    /// To go back to before the latest turn of who proposes it. Whoever is to act answers; if that is who proposes it,
    /// any other player.
    TakeBack,
}

impl Entry {
    /// Whose entry it is, whoever is to act; `None` for actions, which are those of the seat to act, and for a draw that
    /// all have agreed on.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::Action(_) | Self::AgreedDraw => None,
            Self::Resign(seat)
            | Self::Propose(seat, _)
            | Self::Accept(seat)
            | Self::Decline(seat)
            | Self::Peek(seat) => Some(seat),
        }
    }

    /// Whether only matches by link have such entries.
    pub(crate) const fn is_by_link(self) -> bool {
        matches!(
            self,
            Self::Propose(..) | Self::Accept(_) | Self::Decline(_) | Self::Peek(_)
        )
    }
}

/// A proposal that waits for answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OpenProposal {
    /// What is proposed.
    pub proposal: Proposal,
    /// By whom.
    pub by: Seat,
    /// Number of entries before it.
    pub at: usize,
    /// Bit set of the seats that agree, who proposed it among them.
    agreed: u8,
}

impl OpenProposal {
    /// Whether a seat agrees.
    pub const fn is_agreed_by(&self, seat: Seat) -> bool {
        self.agreed >> seat.index() & 1 == 1
    }

    const fn agree(&mut self, seat: Seat) {
        self.agreed |= 1 << seat.index();
    }
}

const AGREED_DRAW: &str = "agreed-draw";

type EntryOf = fn(Seat) -> Entry;

/// The entries with the number of a seat, by their notation before that number. Links store the
/// place in this list, counted from 1; new ones are appended.
pub(crate) const OF_SEAT: [(&str, EntryOf); 6] = [
    ("resign:", Entry::Resign),
    ("offer-draw:", |seat| Entry::Propose(seat, Proposal::Draw)),
    ("ask-back:", |seat| Entry::Propose(seat, Proposal::TakeBack)),
    ("accept:", Entry::Accept),
    ("decline:", Entry::Decline),
    ("peek:", Entry::Peek),
];

/// Upper bound on how often turns are taken back in a match, which bounds its length.
pub(crate) const MAX_TAKEN_BACK: u8 = 32;

impl Display for Entry {
    /// The entry in notation: the action's own text, `agreed-draw`, or with the number of the seat `resign:2`,
    /// `offer-draw:2`, `ask-back:2`, `accept:1`, `decline:1`, `peek:2`.
    fn fmt(&self, f: &mut Formatter<'_>) -> core::fmt::Result {
        match (self, self.seat()) {
            (Self::Action(action), _) => action.fmt(f),
            (_, None) => f.write_str(AGREED_DRAW),
            (_, Some(seat)) => {
                let kind = OF_SEAT.iter().find(|(_, entry)| entry(seat) == *self);
                let prefix = kind.map_or("", |(prefix, _)| prefix);
                write!(f, "{prefix}{}", seat.number())
            }
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
#[allow(missing_docs, reason = "the texts of the others say it")]
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum EntryError {
    #[error("the match is over")]
    MatchOver,
    #[error(transparent)]
    Rules(#[from] IllegalAction),
    #[error("there is no seat {seat}, or seat {seat} has already resigned", seat = .0.number())]
    CannotResign(Seat),
    /// A solo game cannot end in an agreed draw, and nothing is proposed in it.
    #[error("in a solo game there is nobody to agree with")]
    NobodyToAgree,
    /// Nothing is proposed that this seat could answer.
    #[error("there is nothing that seat {} could agree to", .0.number())]
    NothingToAnswer(Seat),
    #[error("something is proposed already")]
    AlreadyProposed,
    #[error("seat {} has no turn to take back", .0.number())]
    NothingToTakeBack(Seat),
    #[error("only a match by link has such entries")]
    OnlyByLink,
    /// It would replace entries that the undo policy protects.
    #[error("it would replace entries that must not be undone at this table")]
    CannotUndo,
    /// It would replace entries that were sent to other people, or came from them.
    #[error("it would replace entries that were sent")]
    AlreadySent,
    /// In a variation, it would reveal what is still hidden in the main line,
    /// although the undo policy protects it.
    #[error("it would reveal what is still hidden in the main line")]
    NotRevealedYet,
}

/// The position of a match after some of its entries.
#[derive(Clone, Debug)]
pub struct Position {
    state: State,
    resigned: PerSeat<bool>,
    agreed_draw: bool,
    /// Number of entries before.
    entries: usize,
    proposal: Option<OpenProposal>,
    /// The seat that acted last.
    acted: Option<Seat>,
    /// The state before the latest turn of each seat that has had one, in the order of these turns. A turn is one or
    /// more actions of a seat in a row.
    latest_turns: Vec<(Seat, Arc<State>)>,
    taken_back: u8,
}

impl Position {
    /// The initial position of a setup.
    pub fn start(setup: &Setup) -> Self {
        Self {
            state: State::start(setup),
            resigned: PerSeat::new(setup.players()),
            agreed_draw: false,
            entries: 0,
            proposal: None,
            acted: None,
            latest_turns: Vec::new(),
            taken_back: 0,
        }
    }

    /// The state of the game.
    pub const fn state(&self) -> &State {
        &self.state
    }

    /// Which seats have resigned.
    pub const fn resigned(&self) -> &PerSeat<bool> {
        &self.resigned
    }

    /// What is proposed and not answered yet.
    pub const fn proposal(&self) -> Option<&OpenProposal> {
        self.proposal.as_ref()
    }

    /// Whether a seat can answer what is proposed.
    pub fn can_answer(&self, seat: Seat) -> bool {
        self.proposal.is_some_and(|open| {
            let may = match open.proposal {
                Proposal::Draw => true,
                Proposal::TakeBack => self
                    .to_act()
                    .is_some_and(|to_act| to_act == seat || to_act == open.by),
            };
            may && self.plays(seat) && !open.is_agreed_by(seat)
        })
    }

    /// Whether a seat can propose to take back its latest turn.
    pub fn can_ask_back(&self, seat: Seat) -> bool {
        self.check(Entry::Propose(seat, Proposal::TakeBack)).is_ok()
    }

    /// Whether a seat exists and has not resigned.
    fn plays(&self, seat: Seat) -> bool {
        seat.index() < usize::from(self.resigned.players()) && !self.resigned[seat]
    }

    /// The seat whose decision it is, or `None` when the match is over.
    pub fn to_act(&self) -> Option<Seat> {
        self.state.to_act().filter(|_| self.ending().is_none())
    }

    /// Why the match is over, or `None` while it is under way.
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
        let players = self.resigned.players();
        match entry {
            Entry::Action(_) => Ok(()),
            Entry::Resign(seat) if self.plays(seat) => Ok(()),
            Entry::Resign(seat) => Err(EntryError::CannotResign(seat)),
            Entry::AgreedDraw | Entry::Propose(..) if players == 1 => {
                Err(EntryError::NobodyToAgree)
            }
            Entry::AgreedDraw => Ok(()),
            Entry::Propose(seat, Proposal::Draw) => match self.proposal {
                _ if !self.plays(seat) => Err(EntryError::NothingToAnswer(seat)),
                None => Ok(()),
                // Who offers what is offered already agrees to it.
                Some(open) if open.proposal == Proposal::Draw && !open.is_agreed_by(seat) => Ok(()),
                Some(_) => Err(EntryError::AlreadyProposed),
            },
            Entry::Propose(seat, Proposal::TakeBack) => {
                let has_turn = self.plays(seat)
                    && self.latest_turns.iter().any(|(own, _)| *own == seat)
                    && self.taken_back < MAX_TAKEN_BACK;
                match self.proposal {
                    Some(_) => Err(EntryError::AlreadyProposed),
                    None if has_turn => Ok(()),
                    None => Err(EntryError::NothingToTakeBack(seat)),
                }
            }
            Entry::Accept(seat) | Entry::Decline(seat) if self.can_answer(seat) => Ok(()),
            Entry::Accept(seat) | Entry::Decline(seat) => Err(EntryError::NothingToAnswer(seat)),
            Entry::Peek(seat) if self.plays(seat) => Ok(()),
            Entry::Peek(seat) => Err(EntryError::NothingToTakeBack(seat)),
        }
    }

    /// Applies an entry and returns the events of the game.
    ///
    /// # Errors
    /// Why the entry cannot follow; the position is unchanged in that case.
    pub fn apply(&mut self, entry: Entry) -> Result<Vec<Event>, EntryError> {
        self.check(entry)?;
        let mut events = Vec::new();
        match entry {
            Entry::Action(action) => events = self.act(action)?,
            Entry::Resign(seat) => {
                self.resigned[seat] = true;
                self.proposal = self.proposal.filter(|open| open.by != seat);
                self.agree_if_all_do();
            }
            Entry::AgreedDraw => self.agreed_draw = true,
            Entry::Propose(by, proposal) => {
                let open = self.proposal.get_or_insert(OpenProposal {
                    proposal,
                    by,
                    at: self.entries,
                    agreed: 0,
                });
                open.agree(by);
                self.agree_if_all_do();
            }
            Entry::Accept(seat) => {
                if let Some(open) = &mut self.proposal {
                    open.agree(seat);
                }
                self.agree_if_all_do();
            }
            Entry::Decline(_) => self.proposal = None,
            Entry::Peek(_) => {}
        }
        self.entries += 1;
        Ok(events)
    }

    fn act(&mut self, action: Action) -> Result<Vec<Event>, EntryError> {
        let seat = self.state.to_act();
        let begins = seat != self.acted;
        let before = begins.then(|| Arc::new(self.state.clone()));
        let events = self.state.apply(action)?;
        if let Some((seat, before)) = seat.zip(before) {
            self.latest_turns.retain(|(other, _)| *other != seat);
            self.latest_turns.push((seat, before));
        }
        self.acted = seat;
        // Who plays on instead of answering declines.
        self.proposal = self.proposal.filter(|open| {
            open.proposal == Proposal::Draw && seat.is_some_and(|seat| open.is_agreed_by(seat))
        });
        Ok(events)
    }

    /// What is proposed happens once everybody who is asked agrees.
    fn agree_if_all_do(&mut self) {
        let Some(open) = self.proposal else {
            return;
        };
        let players = self.resigned.players();
        match open.proposal {
            Proposal::Draw => {
                let all =
                    Seat::all(players).all(|seat| self.resigned[seat] || open.is_agreed_by(seat));
                if all {
                    self.proposal = None;
                    self.agreed_draw = true;
                }
            }
            Proposal::TakeBack if open.agreed.count_ones() > 1 => {
                self.proposal = None;
                self.take_back(open.by);
            }
            Proposal::TakeBack => {}
        }
    }

    /// Goes back to before the latest turn of a seat.
    fn take_back(&mut self, seat: Seat) {
        let turn = self.latest_turns.iter().position(|(own, _)| *own == seat);
        let Some(mut undone) = turn.map(|turn| self.latest_turns.split_off(turn)) else {
            return;
        };
        let (_, before) = undone.swap_remove(0);
        self.state = Arc::unwrap_or_clone(before);
        self.taken_back += 1;
        self.acted = None;
    }

    /// Parses an entry that follows. The error says why an action is illegal, and is `None` if the
    /// text is no action.
    pub(crate) fn parse_entry(&self, text: &str) -> Result<Entry, Option<IllegalAction>> {
        if text == AGREED_DRAW {
            return Ok(Entry::AgreedDraw);
        }
        for (prefix, entry) in OF_SEAT {
            if let Some(number) = text.strip_prefix(prefix) {
                let number = number.parse::<u8>().ok();
                let seat = number.and_then(|number| Seat::new(number.checked_sub(1)?));
                return seat.map(entry).ok_or(None);
            }
        }
        match self.state().parse_action(text) {
            Ok(action) => Ok(Entry::Action(action)),
            Err(ParseActionError::Malformed { .. }) => Err(None),
            Err(ParseActionError::Illegal(illegal)) => Err(Some(illegal)),
        }
    }

    /// The hash: the state's own, combined with resignations, an agreed draw and a proposal where there are any.
    pub(crate) fn hash(&self) -> StateHash {
        let state = self.state().hash();
        if !self.agreed_draw && self.proposal.is_none() && self.resigned_count() == 0 {
            return state;
        }
        let mut digest = Digest::new();
        digest.number(u64::from(state.0));
        digest.byte(u8::from(self.agreed_draw));
        for (_, resigned) in self.resigned.iter() {
            digest.byte(u8::from(*resigned));
        }
        if let Some(open) = &self.proposal {
            digest.byte(match open.proposal {
                Proposal::Draw => 1,
                Proposal::TakeBack => 2,
            });
            digest.byte(open.by.number());
            digest.byte(open.agreed);
        }
        digest.finish()
    }
}
