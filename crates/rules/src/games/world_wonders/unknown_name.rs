//! The error of all text forms of components.

use core::fmt;

/// The error of parsing a space, an item, a tile, a card or another named
/// component.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownName;

impl fmt::Display for UnknownName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("World Wonders has nothing of this name")
    }
}

impl core::error::Error for UnknownName {}
