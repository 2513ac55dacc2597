//! Fast queries for bots: numbers of features, without lists of cells.

use super::cells::Cell;
use super::features::{Feature, FeatureId, Features, FollowerCounts, NO_FEATURE, PlacedSet};
use super::frontier::SideFeatures;
use super::layout::{EdgeCodes, LayoutId};
use super::state::WheelOfFortune;
use super::tiles::{Kind, Tile};
use crate::grid::Rotation;
use crate::seat::Seat;

/// The numbers of a feature.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FeatureStats {
    /// Its current id.
    pub id: FeatureId,
    /// City, road, field or cloister.
    pub kind: Kind,
    /// Its tiles; of a field only those on which it borders a city.
    pub tiles: PlacedSet,
    /// Open edges of a road or city, or free cells around a cloister; 0 for a
    /// field.
    pub open: u8,
    /// Pennants of a city.
    pub pennants: u8,
    followers: FollowerCounts,
}

impl FeatureStats {
    const fn of(id: FeatureId, feature: &Feature) -> Self {
        Self {
            id,
            kind: feature.kind,
            tiles: feature.tiles,
            open: feature.open,
            pennants: feature.pennants,
            followers: feature.followers,
        }
    }

    /// The number of a seat's followers on it.
    pub const fn followers(&self, seat: Seat) -> u8 {
        self.followers.count(seat)
    }

    /// Whether it has a follower.
    pub const fn is_claimed(&self) -> bool {
        !self.followers.is_empty()
    }

    /// Whether it is a completed road, city or cloister.
    pub const fn is_complete(&self) -> bool {
        self.open == 0 && !matches!(self.kind, Kind::Field)
    }

    /// The same feature with one more follower of a seat.
    #[must_use]
    pub const fn with_follower(mut self, seat: Seat) -> Self {
        self.followers.add(seat);
        self
    }
}

/// A free cell next to tiles.
#[derive(Clone, Copy, Debug)]
pub struct OpenCell<'a> {
    /// Where a tile can be placed.
    pub cell: Cell,
    /// The edges around the cell, for [`rotations_matching`]: two bits for each
    /// side, the north in the lowest bits; 0 for none, 1 field, 2 road, 3 city.
    pub edges: u8,
    adjacent: &'a [SideFeatures; 4],
    features: &'a Features,
}

impl OpenCell<'_> {
    /// The feature next to a side (0 to 3, clockwise from the north) at its left
    /// half (`slot` 0), middle (1) or right half (2).
    pub fn feature_at(&self, side: usize, slot: usize) -> Option<FeatureId> {
        let id = *self.adjacent.get(side)?.get(slot)?;
        (id != NO_FEATURE).then(|| self.features.root(id))
    }
}

/// The rotations in which a tile matches the edges of an open cell.
pub fn rotations_matching(tile: Tile, sides: u8) -> impl Iterator<Item = Rotation> {
    LayoutId::of(tile)
        .layout()
        .rotations_matching(EdgeCodes(sides))
}

impl FeatureId {
    /// Its number, less than [`Self::CAPACITY`].
    pub const fn number(self) -> usize {
        self.index()
    }

    /// The number of features that a board can have.
    pub const CAPACITY: usize = super::features::MAX_FEATURES;
}

impl WheelOfFortune {
    /// The numbers of all features, in the order in which they were started.
    pub fn all_feature_stats(&self) -> impl Iterator<Item = FeatureStats> + '_ {
        self.board
            .features
            .iter()
            .map(|(id, feature)| FeatureStats::of(id, feature))
    }

    /// A number greater than that of every feature.
    pub fn feature_limit(&self) -> usize {
        self.board.features.ids().len()
    }

    /// The numbers of a feature.
    pub fn feature_stats(&self, id: FeatureId) -> FeatureStats {
        FeatureStats::of(id, self.board.features.get(id))
    }

    /// The free cells next to tiles, row by row.
    pub fn open_cells(&self) -> impl Iterator<Item = OpenCell<'_>> {
        let features = &self.board.features;
        self.board
            .frontier
            .open_cells()
            .map(move |(cell, edges, adjacent)| OpenCell {
                cell,
                edges: edges.0,
                adjacent,
                features,
            })
    }

    /// The feature of each segment of the tile just placed.
    pub fn placed_features(&self) -> impl Iterator<Item = FeatureId> + '_ {
        self.placed.into_iter().flat_map(move |tile| {
            self.board
                .segments(tile)
                .map(move |segment| self.board.feature_at(tile, segment))
        })
    }

    /// The cells of the cloisters, with their features.
    pub fn cloisters(&self) -> impl Iterator<Item = (Cell, FeatureId)> + '_ {
        self.board
            .cloisters()
            .map(|(tile, id)| (self.board.cell(tile), id))
    }
}
