//! What the versions of the rules do differently. A game is played to its end by the
//! version under which it began.
//!
//! 1. A monument that is bought is replaced at the end of the turn. The starting road is
//!    laid before anything is bought.
//! 2. A monument that is bought is replaced at once, before its pieces are placed. Short
//!    roads may be bought before the starting road is laid, and are laid together with it
//!    in any order.
//! 3. A loan is not repaid if that leaves gold, but makes the purchase of the turn impossible.

use super::state::WorldWonders;

/// The latest version.
pub(super) const LATEST: u16 = 3;

impl WorldWonders {
    /// The version of the rules that the game is played by.
    pub const fn rules_version(&self) -> u16 {
        self.rules_version
    }

    /// Whether a monument that is bought is replaced at once, rather than at the end of the
    /// turn.
    pub(super) const fn replaces_monuments_at_once(&self) -> bool {
        self.rules_version >= 2
    }

    /// Whether the starting road and short roads bought in the same turn are laid in any
    /// order.
    pub(super) const fn lays_first_roads_together(&self) -> bool {
        self.rules_version >= 2
    }

    /// Whether repaying a loan has to leave a purchase possible, where there was one.
    pub(super) const fn keeps_purchase_when_repaying(&self) -> bool {
        self.rules_version >= 3
    }
}
