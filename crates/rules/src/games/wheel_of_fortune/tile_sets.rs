//! The sets of tiles with which the game is played.

use super::tiles::{TILE_COUNT, Tile};

/// Which tiles a game is played with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum TileSet {
    /// The 72 tiles of the rulebook ("Contents"). House ruling: the one that
    /// public lists lack is one more start tile (D).
    #[default]
    WheelOfFortune,
    /// The 71 tiles of public lists, as the box probably has.
    PublicLists,
    /// A short game with 24 of the 72 tiles, drawn by chance. House rule:
    /// everybody may look up which tiles they are.
    Sprint,
    /// The 72 tiles of this game and the 72 of the base game. Rulebook: "it could
    /// also be used along with it".
    WithBaseGame,
    /// The 72 tiles of the base game and the 19 numbered ones of this game.
    /// Rulebook: "just using the 19 tiles with Wheel of Fortune icons".
    NumbersWithBaseGame,
}

impl TileSet {
    /// All sets, in the order of the option's choices.
    pub const ALL: [Self; 5] = [
        Self::WheelOfFortune,
        Self::PublicLists,
        Self::Sprint,
        Self::WithBaseGame,
        Self::NumbersWithBaseGame,
    ];

    /// The names of the sets in that order: the number of their tiles.
    pub(super) const CHOICES: &[&str] = &["72", "71", "24", "144", "91"];

    /// The number of tiles, the start tile included where the wheel is beside
    /// the board. A sprint begins without it, so that 24 are drawn either way.
    pub const fn size(self) -> usize {
        match self {
            Self::WheelOfFortune => 72,
            Self::PublicLists => 71,
            Self::Sprint => 24,
            Self::WithBaseGame => 144,
            Self::NumbersWithBaseGame => 91,
        }
    }

    /// The number of copies of each tile, by [`Tile::index`]; for a sprint those
    /// of which it draws.
    pub(super) fn counts(self) -> [u8; TILE_COUNT] {
        let mut counts = [0; TILE_COUNT];
        for tile in Tile::all() {
            counts[tile.index()] = self.count(tile);
        }
        counts
    }

    /// The number of copies of a tile; for a sprint those of which it draws.
    pub const fn count(self, tile: Tile) -> u8 {
        let listed = tile.listed_count();
        let with_start = listed + (tile.index() == Tile::START.index()) as u8;
        match (self, tile.number()) {
            (Self::PublicLists, _) | (Self::NumbersWithBaseGame, Some(_)) => listed,
            (Self::WheelOfFortune | Self::Sprint, _) | (Self::WithBaseGame, Some(_)) => with_start,
            (Self::WithBaseGame, None) => with_start + tile.design().base_count,
            (Self::NumbersWithBaseGame, None) => tile.design().base_count,
        }
    }

    /// Its place in state hashes. A sprint differs from its whole set by the
    /// stack alone.
    pub(super) const fn code(self) -> u8 {
        match self {
            Self::WheelOfFortune | Self::Sprint => 0,
            Self::PublicLists => 1,
            Self::WithBaseGame => 2,
            Self::NumbersWithBaseGame => 3,
        }
    }
}
