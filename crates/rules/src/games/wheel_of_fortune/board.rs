//! The tiles that lie, the followers on them, and what grows over them.

use super::cells::{Cell, Cells, MOST_TILES, Rotation, Side};
use super::features::{Feature, FeatureId, Features};
use super::frontier::{Frontier, Meet};
use super::layout::{Layout, MOST_SEGMENTS, NONE, Piece, Sides};
use super::rim::{RIM, RIM_FEATURES, rim_cell};
use super::tiles::{Kind, SegmentId, Tile};
use crate::seat::Seat;

/// No more cloisters are in the stack.
const MOST_CLOISTERS: usize = 8;

/// The tile that was placed as this one, counting from 0; the wheel's cells
/// come first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct PlacedTile(pub(super) u8);

impl PlacedTile {
    const fn index(self) -> usize {
        self.0 as usize % MOST_TILES
    }
}

/// A follower on a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Stand(u8);

impl Stand {
    const NOBODY: Self = Self(0);

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

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Board {
    cells: [Cell; MOST_TILES],
    pieces: [Piece; MOST_TILES],
    rotations: [Rotation; MOST_TILES],
    stands: [Stand; MOST_TILES],
    /// The feature that each segment got.
    ids: [[u8; MOST_SEGMENTS]; MOST_TILES],
    count: u8,
    fringe: Frontier,
    features: Features,
    /// The tiles with cloisters.
    cloisters: [PlacedTile; MOST_CLOISTERS],
    cloister_count: u8,
}

impl Board {
    const EMPTY: Self = Self {
        cells: [Cell::new(0, 0); MOST_TILES],
        pieces: [Piece::rim(5); MOST_TILES],
        rotations: [Rotation::NONE; MOST_TILES],
        stands: [Stand::NOBODY; MOST_TILES],
        ids: [[NONE; MOST_SEGMENTS]; MOST_TILES],
        count: 0,
        fringe: Frontier::EMPTY,
        features: Features::NONE,
        cloisters: [PlacedTile(0); MOST_CLOISTERS],
        cloister_count: 0,
    };

    /// The wheel alone.
    pub(super) fn with_wheel() -> Self {
        let mut board = Self::EMPTY;
        for kind in RIM_FEATURES {
            board.features.add(kind);
        }
        for (place, cell) in RIM.iter().enumerate() {
            let layout = Piece::rim(place).layout();
            let mut ids = [NONE; MOST_SEGMENTS];
            for (segment, &id) in cell.features.iter().enumerate() {
                ids[segment] = id;
                let feature = board.features.get_mut(FeatureId(id));
                feature.open += layout.ends[segment];
                if layout.counts[segment] {
                    feature.tiles.add(place);
                }
            }
            board.lay(Piece::rim(place), rim_cell(place), Rotation::NONE, ids);
        }
        for (place, cell) in RIM.iter().enumerate() {
            let sides = Piece::rim(place).layout().sides;
            for side in Side::ALL {
                if cell.design.edge(side).is_some() {
                    let beyond = rim_cell(place).beyond(side);
                    let edge = sides.at(side as usize);
                    let layout = Piece::rim(place).layout();
                    let meet = seen_across(layout, side, Rotation::NONE, &board.ids[place]);
                    board.fringe.add(beyond, side.opposite(), edge, meet);
                }
            }
        }
        board
    }

    /// The start tile alone; the wheel lies beside the board.
    pub(super) fn with_start_tile() -> Self {
        let mut board = Self::EMPTY;
        board.place(Tile::START, Cell::new(0, 0), Rotation::NONE);
        board
    }

    fn lay(
        &mut self,
        piece: Piece,
        cell: Cell,
        rotation: Rotation,
        ids: [u8; MOST_SEGMENTS],
    ) -> PlacedTile {
        let lying = PlacedTile(self.count);
        let at = lying.index();
        self.cells[at] = cell;
        self.pieces[at] = piece;
        self.rotations[at] = rotation;
        self.ids[at] = ids;
        self.count = (self.count + 1).min(MOST_TILES as u8);
        lying
    }

    /// Places a tile and joins what meets.
    pub(super) fn place(&mut self, tile: Tile, cell: Cell, rotation: Rotation) -> PlacedTile {
        let piece = Piece::of(tile);
        let there = self.fringe.at(cell).unwrap_or(Sides::OPEN);
        let met = self.fringe.met(cell);
        self.fringe.remove(cell);
        let edges = piece.layout().sides.turned(rotation);
        let mut ids = [NONE; MOST_SEGMENTS];
        for side in Side::ALL {
            if there.at(side as usize) != 0 {
                self.meet(&mut ids, piece, rotation, side, met[side as usize]);
            }
        }
        self.begin(&mut ids, piece);
        for side in Side::ALL {
            if there.at(side as usize) == 0 {
                let edge = edges.at(side as usize);
                let meet = seen_across(piece.layout(), side, rotation, &ids);
                self.fringe
                    .add(cell.beyond(side), side.opposite(), edge, meet);
            }
        }
        self.note_cities(&ids);
        self.surround(cell);
        if piece.layout().has_cloister() {
            self.begin_cloister(&ids, piece, cell);
        }
        self.lay(piece, cell, rotation, ids)
    }

    /// Joins the segments on a side of the tile that is being placed with what
    /// they meet.
    fn meet(
        &mut self,
        ids: &mut [u8; MOST_SEGMENTS],
        piece: Piece,
        rotation: Rotation,
        side: Side,
        met: Meet,
    ) {
        let own = piece.layout().slots(side as usize, rotation);
        // Both halves of a side with nothing but field are the same segment; at a
        // road they may be two over there.
        let slots = if own[1] == NONE { 0..1 } else { 0..3 };
        for slot in slots {
            let (Some(id), other) = (ids.get_mut(usize::from(own[slot])), met[slot]) else {
                continue;
            };
            if other == NONE {
                continue;
            }
            let met = self.features.root(other);
            let joined = if *id == NONE {
                self.grow(met, piece, own[slot]);
                met
            } else {
                self.features.join(self.features.root(*id), met)
            };
            *id = joined.0;
            if slot == 1 {
                // The end of each closes that of the other.
                let feature = self.features.get_mut(joined);
                feature.open = feature.open.wrapping_sub(2);
            }
        }
    }

    /// Begins features with the segments that met none.
    fn begin(&mut self, ids: &mut [u8; MOST_SEGMENTS], piece: Piece) {
        let layout = piece.layout();
        for segment in 0..layout.count {
            let id = &mut ids[usize::from(segment) % MOST_SEGMENTS];
            if *id == NONE {
                *id = self.features.add(layout.kinds[usize::from(segment)]);
                self.grow(FeatureId(*id), piece, segment);
            }
        }
    }

    fn note_cities(&mut self, ids: &[u8; MOST_SEGMENTS]) {
        for id in ids.iter().filter(|id| **id != NONE) {
            let id = self.features.root(*id);
            let feature = self.features.get(id);
            if feature.kind == Kind::City && feature.open == 0 {
                self.features.complete(id);
            }
        }
    }

    fn begin_cloister(&mut self, ids: &[u8; MOST_SEGMENTS], piece: Piece, cell: Cell) {
        let last = usize::from(piece.layout().count) - 1;
        let around = self.around(cell);
        let id = self.features.root(ids[last % MOST_SEGMENTS]);
        self.features.get_mut(id).open = 8 - around;
        let count = usize::from(self.cloister_count) % MOST_CLOISTERS;
        self.cloisters[count] = PlacedTile(self.count);
        self.cloister_count += 1;
    }

    /// A feature grows by a segment of the tile that is being placed.
    fn grow(&mut self, id: FeatureId, piece: Piece, segment: u8) {
        let layout = piece.layout();
        let place = PlacedTile(self.count).index();
        let segment = usize::from(segment) % MOST_SEGMENTS;
        let feature = self.features.get_mut(id);
        feature.open = feature.open.wrapping_add(layout.ends[segment]);
        feature.pennants += layout.pennants[segment];
        if layout.counts[segment] {
            feature.tiles.add(place);
        }
    }

    /// A tile comes to lie around cloisters.
    fn surround(&mut self, cell: Cell) {
        for at in 0..usize::from(self.cloister_count).min(MOST_CLOISTERS) {
            let cloister = self.cloisters[at];
            if self.cells[cloister.index()].is_around(cell) {
                let id = self.cloister_feature(cloister);
                let feature = self.features.get_mut(id);
                feature.open = feature.open.saturating_sub(1);
            }
        }
    }

    fn around(&self, cell: Cell) -> u8 {
        let around = self.lying_cells().iter().filter(|c| c.is_around(cell));
        around.count().min(8) as u8
    }

    fn cloister_feature(&self, cloister: PlacedTile) -> FeatureId {
        let last = self.layout(cloister).count.saturating_sub(1);
        self.feature_at(cloister, SegmentId::new(last))
    }

    const fn layout(&self, lying: PlacedTile) -> &'static Layout {
        self.pieces[lying.index()].layout()
    }

    fn lying_cells(&self) -> &[Cell] {
        &self.cells[..usize::from(self.count)]
    }

    /// The tile in a cell.
    pub(super) fn find(&self, cell: Cell) -> Option<PlacedTile> {
        let place = self.lying_cells().iter().rposition(|c| *c == cell)?;
        Some(PlacedTile(place as u8))
    }

    /// All that lies, the wheel's cells first.
    pub(super) fn lying(&self) -> impl DoubleEndedIterator<Item = PlacedTile> + use<> {
        (0..self.count).map(PlacedTile)
    }

    /// Where it lies.
    pub(super) const fn cell(&self, lying: PlacedTile) -> Cell {
        self.cells[lying.index()]
    }

    pub(super) const fn piece(&self, lying: PlacedTile) -> Piece {
        self.pieces[lying.index()]
    }

    pub(super) const fn rotation(&self, lying: PlacedTile) -> Rotation {
        self.rotations[lying.index()]
    }

    pub(super) const fn fringe(&self) -> &Frontier {
        &self.fringe
    }

    pub(super) const fn features(&self) -> &Features {
        &self.features
    }

    pub(super) const fn features_mut(&mut self) -> &mut Features {
        &mut self.features
    }

    /// Its segments.
    pub(super) fn segments(&self, lying: PlacedTile) -> impl Iterator<Item = SegmentId> + use<> {
        (0..self.layout(lying).count).map(SegmentId::new)
    }

    /// The feature to which a segment belongs.
    pub(super) const fn feature_at(&self, lying: PlacedTile, segment: SegmentId) -> FeatureId {
        let ids = &self.ids[lying.index()];
        self.features.root(ids[segment.index() % MOST_SEGMENTS])
    }

    /// The cloisters, as they were placed.
    pub(super) fn cloisters(&self) -> impl Iterator<Item = (PlacedTile, FeatureId)> {
        let count = usize::from(self.cloister_count).min(MOST_CLOISTERS);
        let all = self.cloisters[..count].iter();
        all.map(|lying| (*lying, self.cloister_feature(*lying)))
    }

    /// Who stands on a tile, and where.
    pub(super) const fn stand(&self, lying: PlacedTile) -> Option<(Seat, SegmentId)> {
        self.stands[lying.index()].get()
    }

    /// A follower comes to stand on a tile.
    pub(super) const fn deploy(&mut self, lying: PlacedTile, segment: SegmentId, seat: Seat) {
        self.stands[lying.index()] = Stand::new(seat, segment);
        let feature = self.feature_at(lying, segment);
        self.features.get_mut(feature).crowd.add(seat);
    }

    /// The follower on a tile leaves it; tells whose it was.
    pub(super) const fn leave(&mut self, lying: PlacedTile) -> Option<Seat> {
        match self.stand(lying) {
            Some((seat, segment)) => {
                self.stands[lying.index()] = Stand::NOBODY;
                let feature = self.feature_at(lying, segment);
                self.features.get_mut(feature).crowd.remove(seat);
                Some(seat)
            }
            None => None,
        }
    }

    /// The tiles with a follower on this feature.
    pub(super) fn standing(&self, id: FeatureId) -> impl Iterator<Item = PlacedTile> {
        self.lying().filter(move |lying| {
            let stand = self.stand(*lying);
            stand.is_some_and(|(_, segment)| self.feature_at(*lying, segment) == id)
        })
    }

    /// The cells on which a feature lies; of a cloister its own and those around
    /// it on which something lies.
    pub(super) fn cells_of(&self, id: FeatureId) -> Cells {
        let mut cells = Cells::NONE;
        let feature: &Feature = self.features.get(id);
        match feature.kind {
            Kind::City | Kind::Road => {
                for place in feature.tiles {
                    cells.push(self.cell(PlacedTile(place as u8)));
                }
            }
            Kind::Field => {
                for lying in self.lying() {
                    let mut segments = self.segments(lying);
                    if segments.any(|segment| self.feature_at(lying, segment) == id) {
                        cells.push(self.cell(lying));
                    }
                }
            }
            Kind::Cloister => {
                for place in feature.tiles {
                    let own = self.cell(PlacedTile(place as u8));
                    cells.push(own);
                    for cell in self.lying_cells().iter().filter(|c| c.is_around(own)) {
                        cells.push(*cell);
                    }
                }
            }
        }
        cells
    }
}

/// What the segments at a side of a tile got, seen from across: left and right
/// change.
fn seen_across(layout: &Layout, side: Side, rotation: Rotation, ids: &[u8; MOST_SEGMENTS]) -> Meet {
    let [left, middle, right] = layout.slots(side as usize, rotation);
    [right, middle, left].map(|segment| ids.get(usize::from(segment)).copied().unwrap_or(NONE))
}
