//! The rule variants, and the options of a setup that choose them.

use super::tile_sets::TileSet;
use super::tiles::{TILE_COUNT, Tile};
use crate::setup::{GameOption, Setup};

/// The options of a setup; [`Variant`] explains them.
pub(super) const OPTIONS: &[GameOption] = &[
    GameOption {
        added: &[2, 3, 3],
        ..GameOption::new("tiles", TileSet::CHOICES, 2..=5)
    },
    GameOption::new("famine", &["all", "majority"], 2..=5),
    GameOption::new("small-cities", &["4", "2"], 2..=5),
    GameOption::new("wheel", &["start", "beside"], 2..=5),
];
// Indices in that list.
const TILES: usize = 0;
const FAMINE: usize = 1;
const SMALL_CITIES: usize = 2;
const WHEEL: usize = 3;

/// The rule variants of a game; the default follows the rulebook.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Variant {
    /// Which tiles are in the stack.
    pub tiles: TileSet,
    /// In the famine only farmers of players with the majority in their field
    /// score, as in the first edition (rulebook: footnotes).
    pub majority_famine: bool,
    /// A completed city of two tiles scores 2 points instead of 4.
    pub small_cities: bool,
    /// The wheel is beside the board and has no land. Rulebook: "House rules".
    pub wheel_beside: bool,
}

impl Variant {
    /// The variant of a setup.
    pub(super) fn from_setup(setup: &Setup) -> Self {
        let chosen = |option| setup.choice(option) == 1;
        Self {
            tiles: TileSet::ALL
                .get(usize::from(setup.choice(TILES)))
                .copied()
                .unwrap_or_default(),
            majority_famine: chosen(FAMINE),
            small_cities: chosen(SMALL_CITIES),
            wheel_beside: chosen(WHEEL),
        }
    }

    /// The number of each tile in the stack, by [`Tile::index`].
    pub(super) fn tile_counts(self) -> [u8; TILE_COUNT] {
        let mut counts = self.tiles.counts();
        counts[Tile::START.index()] -= u8::from(self.wheel_beside);
        counts
    }
}
