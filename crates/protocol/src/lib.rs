//! The messages between the page and the bot worker: serde types, sent as postcard
//! bytes.
//!
//! The worker keeps the line of actions of the last request. A [`SearchRequest`]
//! carries only what has changed since then (see [`LineUpdate`]) and the hash of
//! the state to search. A worker that does not reach that state answers
//! [`WorkerMessage::OutOfSync`], and the page sends the whole line once.
//!
//! # Examples
//!
//! ```
//! use protocol::{PageMessage, RequestId};
//! let message = PageMessage::Cancel(RequestId(7));
//! let bytes = message.encode()?;
//! assert_eq!(PageMessage::decode(&bytes), Ok(message));
//! # Ok::<(), protocol::CodecError>(())
//! ```

mod puzzle;
mod setup;

pub use puzzle::{PuzzleMismatch, PuzzleRecord};
pub use setup::{MatchSetup, SetupMismatch};

use bots::Forced;
pub use bots::MIN_COSTLY_LOSS;
use bots::puzzles::PuzzleKind;
use rules::{Level, StateHash};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

/// The number of a request; each one is greater than the one before.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct RequestId(pub u32);

/// A message from the page to the worker.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum PageMessage {
    /// Search a position. Running work is dropped.
    Search(SearchRequest),
    /// Answer now with what has been found so far. A puzzle has to be finished.
    MoveNow(RequestId),
    /// Stop without an answer.
    Cancel(RequestId),
    /// Make a puzzle. Running work is dropped.
    Puzzle(PuzzleRequest),
}

/// A request to make a puzzle.
#[allow(missing_docs, reason = "the names of the fields say it")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PuzzleRequest {
    pub request: RequestId,
    pub kind: PuzzleKind,
    pub difficulty: u8,
    /// The seed. The same request makes the same puzzle.
    pub seed: u64,
}

/// A request to search a position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SearchRequest {
    /// The id that every event of the search carries.
    pub request: RequestId,
    /// The line of actions that contains the position.
    pub line: LineUpdate,
    /// The position: the number of actions of the line that lead to it.
    pub ply: u32,
    /// The hash of the state there.
    pub hash: StateHash,
    /// What is asked.
    pub task: Task,
    /// Seed of the bot's own random choices.
    pub seed: u64,
}

/// What is asked about a position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Task {
    /// Which action a bot of this level takes.
    Decide(Level),
    /// What a person might do with the whole turn, and what to compare it with.
    Hint,
    /// Who is winning, and how good the actions are.
    Evaluate,
    /// The same for the review of a game, in less time.
    Review {
        /// The action that was taken, in notation; it is judged.
        played: Option<String>,
    },
}

/// A change of the line of actions that the worker keeps. Actions are in notation.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum LineUpdate {
    /// A whole line in place of the one before.
    Replace {
        /// The match's setup.
        setup: MatchSetup,
        /// All actions of the line.
        actions: Vec<String>,
    },
    /// The same match: the first `keep` actions of the line before, then others.
    Extend {
        /// How many actions of the line before are kept.
        keep: u32,
        /// The actions that follow them.
        actions: Vec<String>,
    },
}

/// A message from the worker to the page.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum WorkerMessage {
    /// News of a search, or of a puzzle being made.
    Event(WorkerEvent),
    /// The line of the request does not lead to the state with its hash.
    OutOfSync(RequestId),
}

/// News of a search, or of a puzzle being made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum WorkerEvent {
    /// The search has come this far.
    Progress {
        /// The request.
        request: RequestId,
        /// The share of the work done, from 0 to 100.
        percent: u32,
    },
    /// The search is done.
    Answer(Box<Answer>),
    /// The search is impossible, because the game is over; or there are no puzzles
    /// of this kind and difficulty.
    Failed(RequestId),
    /// The puzzle is made.
    Puzzle(PuzzleAnswer),
}

impl WorkerEvent {
    /// The id of the request that the event belongs to.
    pub const fn request(&self) -> RequestId {
        match self {
            Self::Progress { request, .. } | Self::Failed(request) => *request,
            Self::Answer(answer) => answer.request,
            Self::Puzzle(answer) => answer.request,
        }
    }
}

/// A puzzle that was made.
#[allow(missing_docs, reason = "the names of the fields say it")]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PuzzleAnswer {
    pub request: RequestId,
    pub puzzle: PuzzleRecord,
}

/// The result of a search.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Answer {
    /// The request.
    pub request: RequestId,
    /// The hash of the state that was searched.
    pub hash: StateHash,
    /// The action to take, then others, best first.
    pub suggestions: Vec<Suggestion>,
    /// What each seat can expect.
    pub outlook: Outlook,
    /// The judgement on the action that was taken, if it was asked for.
    pub judgement: Option<Judgement>,
    /// What each seat can expect after that action, where the search knows more than its chance.
    pub after: Option<Outlook>,
    /// The hint for the turn, if it was asked for.
    pub turn: Option<TurnHint>,
}

/// A hint for the rest of a turn, in notation. Lines end where something is revealed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct TurnHint {
    /// What to do.
    pub line: Vec<String>,
    /// The next best turn that leads to another position; empty if there is none.
    pub alternative: Vec<String>,
    /// How the next player may answer; empty if that depends on what is revealed.
    pub reply: Vec<String>,
}

/// What each seat can expect of a position, in the order of the seats.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Outlook {
    /// The chance to win, from 0 to 1000; they add up to about 1000. Alone, the
    /// chance of reaching the goal.
    pub chances: Vec<u16>,
    /// The final points, in games of points.
    pub points: Option<Vec<i16>>,
    /// Whether this is certain with best play rather than an estimate.
    pub exact: bool,
}

/// How good an action was.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Judgement {
    /// What it cost the seat, in chances from 0 to 1000: 0 if nothing was better.
    pub loss: u16,
    /// The best action and how the game might have gone on, in notation; empty if
    /// the loss may be noise.
    pub line: Vec<String>,
    /// How the game would have ended after the best action, where that is known.
    pub best: Option<Forced>,
    /// The same after the action that was taken.
    pub played: Option<Forced>,
}

impl Judgement {
    /// Whether the action cost something for certain.
    pub fn is_costly(&self) -> bool {
        self.loss >= MIN_COSTLY_LOSS && !self.line.is_empty()
    }
}

/// An action with its value.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Suggestion {
    /// The action in notation.
    pub action: String,
    /// The chance of the seat to act to win after the action, from 0 to 100.
    pub value: u32,
    /// Whether the value is exact rather than an estimate.
    pub exact: bool,
    /// How the game ends after the action with best play, where that is known.
    pub forced: Option<Forced>,
}

/// Bytes that are not a message, or a message that cannot be encoded.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a message between page and bot worker")]
pub struct CodecError;

fn encode(message: &impl Serialize) -> Result<Vec<u8>, CodecError> {
    postcard::to_allocvec(message).map_err(|_| CodecError)
}

fn decode<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, CodecError> {
    match postcard::take_from_bytes(bytes) {
        Ok((message, [])) => Ok(message),
        _ => Err(CodecError),
    }
}

impl PageMessage {
    /// The message as bytes.
    ///
    /// # Errors
    /// If memory runs out.
    pub fn encode(&self) -> Result<Vec<u8>, CodecError> {
        encode(self)
    }

    /// Decodes a message from the bytes of [`Self::encode`].
    ///
    /// # Errors
    /// If the bytes are not exactly one message.
    pub fn decode(bytes: &[u8]) -> Result<Self, CodecError> {
        decode(bytes)
    }
}

impl WorkerMessage {
    /// The message as bytes.
    ///
    /// # Errors
    /// If memory runs out.
    pub fn encode(&self) -> Result<Vec<u8>, CodecError> {
        encode(self)
    }

    /// Decodes a message from the bytes of [`Self::encode`].
    ///
    /// # Errors
    /// If the bytes are not exactly one message.
    pub fn decode(bytes: &[u8]) -> Result<Self, CodecError> {
        decode(bytes)
    }
}
