//! What the page and the bot worker say to each other: serde types, sent as
//! postcard bytes.
//!
//! The worker keeps the match that it was last asked about. A
//! [`SearchRequest`] carries only what has changed since then (see
//! [`LineUpdate`]) and the hash of the state it is about. A worker that does
//! not come to that state answers [`WorkerMessage::OutOfSync`] and is sent
//! the whole match once.
//!
//! ```
//! use protocol::{PageMessage, RequestId};
//! let message = PageMessage::Cancel(RequestId(7));
//! let bytes = message.encode()?;
//! assert_eq!(PageMessage::decode(&bytes), Ok(message));
//! # Ok::<(), protocol::CodecError>(())
//! ```

mod setup;

pub use setup::{MatchSetup, SetupMismatch};

use bots::Forced;
use rules::{Level, StateHash};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

/// The number of a request; grows from request to request.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct RequestId(pub u32);

/// From the page to the worker.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum PageMessage {
    /// Search a position. A search still running is dropped.
    Search(SearchRequest),
    /// Answer now with what has been found so far.
    MoveNow(RequestId),
    /// No answer is wanted any more.
    Cancel(RequestId),
}

/// A position to search.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SearchRequest {
    /// Comes back with every event.
    pub request: RequestId,
    /// How the worker comes to know the line of the position.
    pub line: LineUpdate,
    /// The position: the number of actions of the line that lead to it.
    pub ply: u32,
    /// The hash of the state there.
    pub hash: StateHash,
    /// How strong to play.
    pub level: Level,
    /// Seed of the bot's own random choices.
    pub seed: u64,
}

/// How the line of actions that the worker keeps changes. Actions are in
/// notation.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum LineUpdate {
    /// A match from its start, whatever was known before.
    Replace {
        /// The match's setup.
        setup: MatchSetup,
        /// All actions of the line.
        actions: Vec<String>,
    },
    /// The same match: the first `keep` known actions, then these.
    Extend {
        /// How many actions of the known line stay.
        keep: u32,
        /// What follows them.
        actions: Vec<String>,
    },
}

/// From the worker to the page.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum WorkerMessage {
    /// What came of a search.
    Event(WorkerEvent),
    /// The request does not lead to the state it is about.
    OutOfSync(RequestId),
}

/// What came of a search.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum WorkerEvent {
    /// How far the search has come.
    Progress {
        /// The request.
        request: RequestId,
        /// From 0 to 100.
        percent: u32,
    },
    /// The search is done.
    Answer(Answer),
    /// No answer will come.
    Failed(RequestId),
}

impl WorkerEvent {
    /// The request that the event is about.
    #[must_use]
    pub const fn request(&self) -> RequestId {
        match self {
            Self::Progress { request, .. } | Self::Failed(request) => *request,
            Self::Answer(answer) => answer.request,
        }
    }
}

/// What a search has found.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Answer {
    /// The request.
    pub request: RequestId,
    /// The hash of the state that was searched.
    pub hash: StateHash,
    /// The action to take, then others, the best first.
    pub suggestions: Vec<Suggestion>,
}

/// An action and what it is thought to be worth.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Suggestion {
    /// The action in notation.
    pub action: String,
    /// For the seat to act, from 0 (lost) to 100 (won).
    pub value: u32,
    /// Whether nothing in the rest of the game can change that.
    pub exact: bool,
    /// The end that it leads to if nobody makes a mistake, where that is known.
    pub forced: Option<Forced>,
}

/// Bytes that are no message, or a message that cannot be written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CodecError;

impl core::fmt::Display for CodecError {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str("not a message between page and bot worker")
    }
}

impl core::error::Error for CodecError {}

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

    /// Reads what `encode` writes.
    ///
    /// # Errors
    /// If it is anything else.
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

    /// Reads what `encode` writes.
    ///
    /// # Errors
    /// If it is anything else.
    pub fn decode(bytes: &[u8]) -> Result<Self, CodecError> {
        decode(bytes)
    }
}
