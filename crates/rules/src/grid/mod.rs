//! What games on a board of squares share: the sides of a square, rotations by
//! quarter turns, and sets of squares as bits.

mod bit_set;
mod direction;

pub(crate) use bit_set::BitIndex;
pub use bit_set::{BitSet, BitSetIter};
pub use direction::{ParseRotationError, Rotation, Side};
