//! The rules of the games: deterministic, without web, clock or I/O, and without
//! floating-point numbers in any result.
//!
//! - [`game`] defines the [`Game`](game::Game) trait, [`registry`] lists the
//!   games and holds types for "any game" such as [`State`] and [`Action`].
//! - [`setup`], [`seat`], [`rng`] and [`digest`] are shared by all games,
//!   [`grid`] by those on a board of squares.
//! - [`games`] contains one module for each game.
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
mod errors;
pub mod game;
pub mod games;
pub mod grid;
pub mod level;
pub mod registry;
pub mod rng;
pub mod seat;
pub mod setup;

pub use digest::StateHash;
pub use game::{ParseActionError, Score};
pub use level::{Level, Strength};
pub use registry::{Action, EndReason, Event, GameId, IllegalAction, ScoreItem, State};
pub use seat::{PerSeat, Seat};
pub use setup::{Setup, SetupError};
