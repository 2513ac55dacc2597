//! The error of all text forms of components.

/// The error of parsing a space, an item, a tile, a card or another named
/// component.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("World Wonders has nothing of this name")]
pub struct UnknownName;
