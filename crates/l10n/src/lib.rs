//! The words of the house in its languages.
//!
//! English is part of the program; other languages are fetched. What a language lacks is English, message by message:
//! nothing here fails.
//!
//! ```
//! use l10n::{Locale, house};
//!
//! assert_eq!(Locale::ENGLISH.text(house::REMATCH), "Rematch");
//! ```

mod locale;
pub mod refusals;
mod things;
mod words;

pub use locale::Locale;
pub use things::wheel_of_fortune::{Direction, Position, Region};
pub use things::wheels_of_time::LinkEffect;
pub use things::world_wonders::{Feature, Ware};
pub use words::{Catalogue, Message, Number, Person, Player, Thing, WordsError};

use words::Argument;

include!(concat!(env!("OUT_DIR"), "/messages.rs"));
