//! What the house knows of Argonaut's Wheel: everything. The game is solved.

mod brain;
mod perfect;
mod roots;
mod solve;
mod table;
mod value;

pub(crate) use brain::Helm;
pub(crate) use perfect::Perfect;
pub use solve::Solver;
pub use table::Table;
pub use value::Value;
