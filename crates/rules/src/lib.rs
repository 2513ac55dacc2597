//! The rules of the games: deterministic, without web, clock or I/O, and without
//! floating-point numbers in any result.
//!
//! - The framework: [`game`] defines the [`Game`](game::Game) trait; [`setup`], [`seat`],
//!   [`rng`] and [`digest`] are shared by all games, [`grid`] by those on a board of squares.
//!   It knows no game.
//! - [`games`] contains one module for each game, which knows the framework, but neither
//!   another game nor the registry.
//! - [`registry`] leads from a [`GameId`] to the game, and holds types for "any game" such
//!   as [`State`] and [`Action`].
//!
//! # Examples
//!
//! A game is started and played to its end:
//!
//! ```
//! use rules::{GameId, Setup, State};
//!
//! let setup = Setup::new(GameId::TurnOfTime, 2, 42)?;
//! let mut state = State::start(&setup);
//! while let Some(&action) = state.legal_actions().first() {
//!     println!("{action}");
//!     state.apply(action).expect("listed actions are legal");
//! }
//! println!("{:?}", state.score().points);
//! # Ok::<(), rules::SetupError>(())
//! ```

pub mod digest;
pub mod game;
mod game_id;
pub mod games;
pub mod grid;
pub mod level;
pub mod registry;
pub mod rng;
pub mod seat;
pub mod setup;

pub use digest::StateHash;
pub use game::{ParseActionError, Score};
pub use game_id::GameId;
pub use level::{Level, Strength};
pub use registry::{Action, EndReason, Event, IllegalAction, ScoreItem, State};
pub use seat::{PerSeat, Seat};
pub use setup::{Setup, SetupError};
