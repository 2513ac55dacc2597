//! Bots think in a worker, so that the page answers at once. The page side is
//! [`Thinkers`], the worker side is [`serve`]; between them go the messages of
//! [`protocol`].

mod page;
mod protocol;
mod thinking;

pub use page::{Answer, Asked, Heard, Thinkers};
pub use protocol::Idea;
pub use thinking::serve;
