//! The board: placed tiles, the followers on them, and their features.

use super::cells::{Cell, Cells, MAX_TILES, PlacedId};
use super::copies::copy_list;
use super::features::{Feature, FeatureId, Features, NO_FEATURE};
use super::frontier::{Frontier, SideFeatures};
use super::layout::{EdgeCodes, Layout, LayoutId, MAX_SEGMENTS, NONE};
use super::rim::{RIM, RIM_FEATURES, rim_cell};
use super::tiles::{Kind, SegmentId, Tile};
use crate::grid::{Rotation, Side};
use crate::seat::Seat;

/// Cloisters in the stack at most.
const MAX_CLOISTERS: usize = 13;

/// The follower on a tile, if any: seat number (from 1) and segment in four bits
/// each.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Occupant(u8);

impl Occupant {
    const NONE: Self = Self(0);

    const fn new(seat: Seat, segment: SegmentId) -> Self {
        Self((seat.number() << 4) | segment.index() as u8 & 15)
    }

    const fn get(self) -> Option<(Seat, SegmentId)> {
        match (self.0 >> 4).checked_sub(1) {
            Some(seat) => match Seat::new(seat) {
                Some(seat) => Some((seat, SegmentId::new(self.0 & 15))),
                None => None,
            },
            None => None,
        }
    }
}

/// The board. Its arrays are indexed by [`PlacedId`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Board {
    positions: [Cell; MAX_TILES],
    layouts: [LayoutId; MAX_TILES],
    rotations: [Rotation; MAX_TILES],
    occupants: [Occupant; MAX_TILES],
    /// The feature number that each segment was given when it was placed.
    ids: [[u16; MAX_SEGMENTS]; MAX_TILES],
    count: u8,
    pub(super) frontier: Frontier,
    pub(super) features: Features,
    /// The tiles with cloisters.
    cloisters: [PlacedId; MAX_CLOISTERS],
    cloister_count: u8,
}

impl Board {
    const EMPTY: Self = Self {
        positions: [Cell::new(0, 0); MAX_TILES],
        layouts: [LayoutId::rim(5); MAX_TILES],
        rotations: [Rotation::NONE; MAX_TILES],
        occupants: [Occupant::NONE; MAX_TILES],
        ids: [[NO_FEATURE; MAX_SEGMENTS]; MAX_TILES],
        count: 0,
        frontier: Frontier::EMPTY,
        features: Features::NONE,
        cloisters: [PlacedId(0); MAX_CLOISTERS],
        cloister_count: 0,
    };

    /// A board with only the wheel. Rulebook: "Preparation".
    pub(super) fn with_wheel() -> Self {
        let mut board = Self::EMPTY;
        for kind in RIM_FEATURES {
            board.features.add(kind);
        }
        for (index, cell) in RIM.iter().enumerate() {
            let layout = LayoutId::rim(index).layout();
            let mut ids = [NO_FEATURE; MAX_SEGMENTS];
            for (segment, &id) in cell.features.iter().enumerate() {
                ids[segment] = id;
                let feature = board.features.get_mut(FeatureId(id));
                feature.open += layout.ends[segment];
                if layout.extends[segment] {
                    feature.tiles.add(PlacedId(index as u8));
                }
            }
            board.push(LayoutId::rim(index), rim_cell(index), Rotation::NONE, ids);
        }
        for (index, cell) in RIM.iter().enumerate() {
            let sides = LayoutId::rim(index).layout().sides;
            for side in Side::ALL {
                if cell.design.edge(side).is_some() {
                    let neighbour = rim_cell(index).neighbour(side);
                    let edge = sides.edge(side as usize);
                    let layout = LayoutId::rim(index).layout();
                    let across = features_across(layout, side, Rotation::NONE, &board.ids[index]);
                    board.frontier.add(neighbour, side.opposite(), edge, across);
                }
            }
        }
        board
    }

    /// A board with only the start tile; the wheel is beside the board.
    /// Rulebook: "House rules".
    pub(super) fn with_start_tile() -> Self {
        let mut board = Self::EMPTY;
        board.place(Tile::START, Cell::new(0, 0), Rotation::NONE);
        board
    }

    /// Makes this board equal to another one.
    pub(super) fn copy_from(&mut self, other: &Self) {
        let counts = (usize::from(self.count), usize::from(other.count));
        let empty = &Self::EMPTY;
        copy_list(
            &mut self.positions,
            &other.positions,
            counts,
            empty.positions[0],
        );
        copy_list(&mut self.layouts, &other.layouts, counts, empty.layouts[0]);
        copy_list(
            &mut self.rotations,
            &other.rotations,
            counts,
            empty.rotations[0],
        );
        copy_list(
            &mut self.occupants,
            &other.occupants,
            counts,
            empty.occupants[0],
        );
        copy_list(&mut self.ids, &other.ids, counts, empty.ids[0]);
        self.count = other.count;
        self.frontier.copy_from(&other.frontier);
        self.features.copy_from(&other.features);
        self.cloisters = other.cloisters;
        self.cloister_count = other.cloister_count;
    }

    fn push(
        &mut self,
        layout_id: LayoutId,
        cell: Cell,
        rotation: Rotation,
        ids: [u16; MAX_SEGMENTS],
    ) -> PlacedId {
        let tile = PlacedId(self.count);
        let at = tile.index();
        self.positions[at] = cell;
        self.layouts[at] = layout_id;
        self.rotations[at] = rotation;
        self.ids[at] = ids;
        self.count = (self.count + 1).min(MAX_TILES as u8);
        tile
    }

    /// Places a tile and joins its segments to the features around it.
    /// Rulebook: "Placing a tile".
    pub(super) fn place(&mut self, tile: Tile, cell: Cell, rotation: Rotation) -> PlacedId {
        let layout_id = LayoutId::of(tile);
        let edges_around = self.frontier.edges_around(cell).unwrap_or(EdgeCodes::NONE);
        let features_around = self.frontier.features_around(cell);
        self.frontier.remove(cell);
        let edges = layout_id.layout().sides.rotated(rotation);
        let mut ids = [NO_FEATURE; MAX_SEGMENTS];
        for side in Side::ALL {
            if edges_around.edge(side as usize) != 0 {
                self.join_side(
                    &mut ids,
                    layout_id,
                    rotation,
                    side,
                    features_around[side as usize],
                );
            }
        }
        self.start_features(&mut ids, layout_id);
        for side in Side::ALL {
            if edges_around.edge(side as usize) == 0 {
                let edge = edges.edge(side as usize);
                let across = features_across(layout_id.layout(), side, rotation, &ids);
                self.frontier
                    .add(cell.neighbour(side), side.opposite(), edge, across);
            }
        }
        self.record_completed_cities(&ids);
        self.update_cloisters(cell);
        if layout_id.layout().has_cloister() {
            self.start_cloister(&ids, layout_id, cell);
        }
        self.push(layout_id, cell, rotation, ids)
    }

    /// Joins the segments on a side of the tile that is being placed to the
    /// features across that side.
    fn join_side(
        &mut self,
        ids: &mut [u16; MAX_SEGMENTS],
        layout_id: LayoutId,
        rotation: Rotation,
        side: Side,
        across: SideFeatures,
    ) {
        let segments = layout_id.layout().slots(side as usize, rotation);
        // Both halves of a field side are the same segment, also on the
        // neighbour. Next to a road they may be two.
        let slots = if segments[1] == NONE { 0..1 } else { 0..3 };
        for slot in slots {
            let (Some(id), other) = (ids.get_mut(usize::from(segments[slot])), across[slot]) else {
                continue;
            };
            if other == NO_FEATURE {
                continue;
            }
            let neighbour = self.features.root(other);
            let joined = if *id == NO_FEATURE {
                self.extend_feature(neighbour, layout_id, segments[slot]);
                neighbour
            } else {
                self.features.join(self.features.root(*id), neighbour)
            };
            *id = joined.0;
            if slot == 1 {
                // Each closes the open edge of the other.
                let feature = self.features.get_mut(joined);
                feature.open = feature.open.wrapping_sub(2);
            }
        }
    }

    /// Starts features with the segments that joined none.
    fn start_features(&mut self, ids: &mut [u16; MAX_SEGMENTS], layout_id: LayoutId) {
        let layout = layout_id.layout();
        for segment in 0..layout.count {
            let id = &mut ids[usize::from(segment) % MAX_SEGMENTS];
            if *id == NO_FEATURE {
                *id = self.features.add(layout.kinds[usize::from(segment)]);
                self.extend_feature(FeatureId(*id), layout_id, segment);
            }
        }
    }

    fn record_completed_cities(&mut self, ids: &[u16; MAX_SEGMENTS]) {
        for id in ids.iter().filter(|id| **id != NO_FEATURE) {
            let id = self.features.root(*id);
            let feature = self.features.get(id);
            if feature.kind == Kind::City && feature.open == 0 {
                self.features.record_completed_city(id);
            }
        }
    }

    fn start_cloister(&mut self, ids: &[u16; MAX_SEGMENTS], layout_id: LayoutId, cell: Cell) {
        let last = usize::from(layout_id.layout().count) - 1;
        let around = self.occupied_around(cell);
        let id = self.features.root(ids[last % MAX_SEGMENTS]);
        self.features.get_mut(id).open = 8 - around;
        let count = usize::from(self.cloister_count) % MAX_CLOISTERS;
        self.cloisters[count] = PlacedId(self.count);
        self.cloister_count += 1;
    }

    /// Adds a segment of the tile that is being placed to a feature.
    fn extend_feature(&mut self, id: FeatureId, layout_id: LayoutId, segment: u8) {
        let layout = layout_id.layout();
        let tile = PlacedId(self.count);
        let segment = usize::from(segment) % MAX_SEGMENTS;
        let feature = self.features.get_mut(id);
        feature.open = feature.open.wrapping_add(layout.ends[segment]);
        feature.pennants += layout.pennants[segment];
        if layout.extends[segment] {
            feature.tiles.add(tile);
        }
    }

    /// Counts a new tile for the cloisters around its cell.
    fn update_cloisters(&mut self, cell: Cell) {
        for at in 0..usize::from(self.cloister_count).min(MAX_CLOISTERS) {
            let cloister = self.cloisters[at];
            if self.positions[cloister.index()].is_adjacent_or_diagonal(cell) {
                let id = self.cloister_feature(cloister);
                let feature = self.features.get_mut(id);
                feature.open = feature.open.saturating_sub(1);
            }
        }
    }

    fn occupied_around(&self, cell: Cell) -> u8 {
        self.occupied_cells()
            .iter()
            .filter(|other| other.is_adjacent_or_diagonal(cell))
            .count()
            .min(8) as u8
    }

    fn cloister_feature(&self, cloister: PlacedId) -> FeatureId {
        let last = self.layout(cloister).count.saturating_sub(1);
        self.feature_at(cloister, SegmentId::new(last))
    }

    const fn layout(&self, tile: PlacedId) -> &'static Layout {
        self.layouts[tile.index()].layout()
    }

    fn occupied_cells(&self) -> &[Cell] {
        &self.positions[..usize::from(self.count)]
    }

    /// The tile placed in a cell.
    pub(super) fn tile_at(&self, cell: Cell) -> Option<PlacedId> {
        let place = self.occupied_cells().iter().rposition(|c| *c == cell)?;
        Some(PlacedId(place as u8))
    }

    /// All placed tiles, the wheel's cells first.
    pub(super) fn placed(&self) -> impl DoubleEndedIterator<Item = PlacedId> + use<> {
        (0..self.count).map(PlacedId)
    }

    /// The cell of a tile.
    pub(super) const fn cell(&self, tile: PlacedId) -> Cell {
        self.positions[tile.index()]
    }

    pub(super) const fn layout_id(&self, tile: PlacedId) -> LayoutId {
        self.layouts[tile.index()]
    }

    pub(super) const fn rotation(&self, tile: PlacedId) -> Rotation {
        self.rotations[tile.index()]
    }

    /// The segments of a tile.
    pub(super) fn segments(&self, tile: PlacedId) -> impl Iterator<Item = SegmentId> + use<> {
        (0..self.layout(tile).count).map(SegmentId::new)
    }

    /// The feature to which a segment belongs.
    pub(super) const fn feature_at(&self, tile: PlacedId, segment: SegmentId) -> FeatureId {
        let ids = &self.ids[tile.index()];
        self.features.root(ids[segment.index() % MAX_SEGMENTS])
    }

    /// The cloisters in the order of placing.
    pub(super) fn cloisters(&self) -> impl Iterator<Item = (PlacedId, FeatureId)> {
        let count = usize::from(self.cloister_count).min(MAX_CLOISTERS);
        self.cloisters[..count]
            .iter()
            .map(|tile| (*tile, self.cloister_feature(*tile)))
    }

    /// The owner of the follower on a tile, and its segment.
    pub(super) const fn follower_on(&self, tile: PlacedId) -> Option<(Seat, SegmentId)> {
        self.occupants[tile.index()].get()
    }

    /// Puts a follower on a tile, which must have none.
    pub(super) const fn deploy(&mut self, tile: PlacedId, segment: SegmentId, seat: Seat) {
        self.occupants[tile.index()] = Occupant::new(seat, segment);
        let feature = self.feature_at(tile, segment);
        self.features.get_mut(feature).followers.add(seat);
    }

    /// Removes the follower on a tile; returns its owner.
    pub(super) const fn remove_follower(&mut self, tile: PlacedId) -> Option<Seat> {
        match self.follower_on(tile) {
            Some((seat, segment)) => {
                self.occupants[tile.index()] = Occupant::NONE;
                let feature = self.feature_at(tile, segment);
                self.features.get_mut(feature).followers.remove(seat);
                Some(seat)
            }
            None => None,
        }
    }

    /// The tiles that hold the followers of a feature.
    pub(super) fn occupied_tiles_of(&self, id: FeatureId) -> impl Iterator<Item = PlacedId> {
        self.placed().filter(move |tile| {
            self.follower_on(*tile)
                .is_some_and(|(_, segment)| self.feature_at(*tile, segment) == id)
        })
    }

    /// The cells of a feature; of a cloister its own cell and the occupied cells
    /// around it.
    pub(super) fn feature_cells(&self, id: FeatureId) -> Cells {
        let mut cells = Cells::NONE;
        let feature: &Feature = self.features.get(id);
        match feature.kind {
            Kind::City | Kind::Road => {
                for tile in feature.tiles {
                    cells.push(self.cell(tile));
                }
            }
            Kind::Field => {
                for tile in self.placed() {
                    let mut segments = self.segments(tile);
                    if segments.any(|segment| self.feature_at(tile, segment) == id) {
                        cells.push(self.cell(tile));
                    }
                }
            }
            Kind::Cloister => {
                for tile in feature.tiles {
                    let centre = self.cell(tile);
                    cells.push(centre);
                    for cell in self
                        .occupied_cells()
                        .iter()
                        .filter(|cell| cell.is_adjacent_or_diagonal(centre))
                    {
                        cells.push(*cell);
                    }
                }
            }
        }
        cells
    }
}

/// The features at a side of a tile, seen from across that side: left and right
/// are swapped.
fn features_across(
    layout: &Layout,
    side: Side,
    rotation: Rotation,
    ids: &[u16; MAX_SEGMENTS],
) -> SideFeatures {
    let [left, middle, right] = layout.slots(side as usize, rotation);
    [right, middle, left]
        .map(|segment| ids.get(usize::from(segment)).copied().unwrap_or(NO_FEATURE))
}
