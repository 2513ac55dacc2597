//! What games on a board of squares share: the sides of a square, rotations by
//! quarter turns, and sets of squares as bits.

mod bit_set;
mod rotation;
mod side;

pub(crate) use bit_set::BitIndex;
pub use bit_set::{BitSet, BitSetIter};
pub use rotation::{ParseRotationError, Rotation};
pub use side::Side;
