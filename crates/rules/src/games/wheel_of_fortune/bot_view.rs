//! What bots ask of thousands of states: numbers, without the cells that a
//! board shows.

use super::WheelOfFortune;
use super::cells::{Cell, Rotation};
use super::features::{Feature, FeatureId, Features, FollowerCounts};
use super::frontier::Meet;
use super::layout::{NONE, Piece, Sides};
use super::tiles::{Kind, Tile};
use crate::seat::Seat;

/// A feature in numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FeatureStats {
    /// What it is called now.
    pub id: FeatureId,
    /// What it is.
    pub kind: Kind,
    /// The tiles on which it lies, one bit each; of a field those where it
    /// borders cities.
    pub tiles: u128,
    /// Ends of a road or city at which nothing lies yet, free cells around a
    /// cloister.
    pub open: u8,
    /// Pennants of a city.
    pub pennants: u8,
    crowd: FollowerCounts,
}

impl FeatureStats {
    const fn of(id: FeatureId, feature: &Feature) -> Self {
        Self {
            id,
            kind: feature.kind,
            tiles: feature.tiles.bits(),
            open: feature.open,
            pennants: feature.pennants,
            crowd: feature.crowd,
        }
    }

    /// How many followers of a seat stand on it.
    #[must_use]
    pub const fn followers(&self, seat: Seat) -> u8 {
        self.crowd.of(seat)
    }

    /// Whether anybody stands on it.
    #[must_use]
    pub const fn is_claimed(&self) -> bool {
        !self.crowd.is_empty()
    }

    /// Whether it is a completed road, city or cloister.
    #[must_use]
    pub const fn is_complete(&self) -> bool {
        self.open == 0 && !matches!(self.kind, Kind::Field)
    }

    /// The same one with one more follower of a seat.
    #[must_use]
    pub const fn joined_by(mut self, seat: Seat) -> Self {
        self.crowd.add(seat);
        self
    }
}

/// A free cell next to tiles.
#[derive(Clone, Copy, Debug)]
pub struct OpenCell<'a> {
    /// Where.
    pub cell: Cell,
    /// What a tile must match there, as [`turns_into`] asks for it: two bits a
    /// side, the north lowest; 0 nothing, 1 field, 2 road, 3 city.
    pub sides: u8,
    meets: &'a [Meet; 4],
    features: &'a Features,
}

impl OpenCell<'_> {
    /// The feature that a tile would meet at a side, clockwise from the north:
    /// at its left half (0), its middle (1) or its right half (2).
    #[must_use]
    pub fn meets(&self, side: usize, slot: usize) -> Option<FeatureId> {
        let id = *self.meets.get(side)?.get(slot)?;
        (id != NONE).then(|| self.features.root(id))
    }
}

/// How a tile can be turned to match the sides of a gap.
pub fn turns_into(tile: Tile, sides: u8) -> impl Iterator<Item = Rotation> {
    Piece::of(tile).layout().turns(Sides(sides))
}

impl FeatureId {
    /// Its number, less than [`Self::MOST`].
    #[must_use]
    pub const fn number(self) -> usize {
        self.index()
    }

    /// More features there cannot be.
    pub const MOST: usize = super::features::MOST_FEATURES;
}

impl WheelOfFortune {
    /// All features in numbers, as they were begun.
    pub fn all_feature_stats(&self) -> impl Iterator<Item = FeatureStats> + '_ {
        let all = self.board.features().iter();
        all.map(|(id, feature)| FeatureStats::of(id, feature))
    }

    /// A feature in numbers.
    #[must_use]
    pub fn feature_stats(&self, id: FeatureId) -> FeatureStats {
        FeatureStats::of(id, self.board.features().get(id))
    }

    /// The free cells next to tiles, row by row.
    pub fn open_cells(&self) -> impl Iterator<Item = OpenCell<'_>> {
        let features = self.board.features();
        let all = self.board.fringe().gaps();
        all.map(move |(cell, sides, meets)| OpenCell {
            cell,
            sides: sides.0,
            meets,
            features,
        })
    }

    /// The features of the segments of the tile just placed, in their order.
    pub fn placed_features(&self) -> impl Iterator<Item = FeatureId> + '_ {
        let placed = self.placed.into_iter();
        placed.flat_map(move |lying| {
            let segments = self.board.segments(lying);
            segments.map(move |segment| self.board.feature_at(lying, segment))
        })
    }

    /// The cells of the cloisters, with their features.
    pub fn cloisters(&self) -> impl Iterator<Item = (Cell, FeatureId)> + '_ {
        let all = self.board.cloisters();
        all.map(|(lying, id)| (self.board.cell(lying), id))
    }
}
