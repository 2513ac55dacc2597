//! The rules of the house: what a game is, and the games themselves. No web,
//! no clock, no input or output, no floating point in results.
//!
//! - [`game`] is the contract, [`registry`] the list of the games.
//! - [`setup`], [`seat`], [`rng`], [`digest`] are what all games share.
//! - [`games`] holds the games.

pub mod digest;
pub mod game;
pub mod games;
pub mod level;
pub mod registry;
pub mod rng;
pub mod seat;
pub mod setup;

pub use digest::StateHash;
pub use game::{ParseActionError, Score};
pub use level::Level;
pub use registry::{Action, EndReason, Event, GameId, IllegalAction, ScoreItem, State};
pub use seat::{PerSeat, Seat};
pub use setup::{Setup, SetupError};
