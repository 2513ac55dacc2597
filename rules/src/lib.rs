//! The rules of the house: what a game is, the games themselves, and their
//! records. No web, no clock, no input or output, no floating point in results.
//!
//! - [`game`] is the contract, [`registry`] the list of the games.
//! - [`setup`], [`seat`], [`rng`], [`digest`] are what all games share.
//! - [`record`] is a match: its actions, undo, branches, text, links, saves.
//! - [`games`] holds the games.

pub mod digest;
pub mod game;
pub mod games;
pub mod record;
pub mod registry;
pub mod rng;
pub mod seat;
pub mod setup;

pub use digest::StateHash;
pub use game::{ReadError, Score};
pub use registry::{Action, Event, GameId, Reason, Refusal, Source, State};
pub use seat::{PerSeat, Seat};
pub use setup::{Setup, SetupError};
