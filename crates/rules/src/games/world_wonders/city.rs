//! A player's city: the map, the pieces on it, and the resource board.

use super::cells::{COLUMNS, Cell, Cells, ROWS};
use super::maps::Map;
use super::monuments::{MONUMENT_COUNT, Monument, Need};
use super::shapes::Shape;
use super::tiles::{KIND_COUNT, Kind, PerResource, TILE_COUNT, Tile};
use super::tracks::{GOLD_PER_ROUND, POPULATION_END, RESOURCE_END, symbols_passed};
use crate::grid::Rotation;
use serde::Serialize;

/// A piece that is placed on a map.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "camelCase")]
pub enum Piece {
    /// A road of 4 spaces in a line; over water it is a bridge.
    LongRoad,
    /// A short road of 2 spaces.
    DoubleRoad,
    /// A short road of 1 space.
    SingleRoad,
    /// A tower of 1 space.
    Tower,
    /// A building tile.
    Tile(Tile),
    /// A monument, or one piece of a monument of several pieces.
    Monument(Monument),
}

impl Piece {
    /// The shape of the piece.
    pub fn shape(self) -> Shape {
        match self {
            Self::LongRoad => Shape::I4,
            Self::DoubleRoad => Shape::I2,
            Self::SingleRoad | Self::Tower => Shape::I1,
            Self::Tile(tile) => tile.stack().shape(),
            Self::Monument(monument) => monument.card().shape,
        }
    }

    const fn number(self) -> u16 {
        match self {
            Self::LongRoad => 0,
            Self::DoubleRoad => 1,
            Self::SingleRoad => 2,
            Self::Tower => 3,
            Self::Tile(tile) => 4 + tile.index() as u16,
            Self::Monument(monument) => 4 + TILE_COUNT as u16 + monument as u16,
        }
    }

    fn from_number(number: u16) -> Self {
        const FIRST: usize = 4 + TILE_COUNT;
        match usize::from(number) {
            0 => Self::LongRoad,
            1 => Self::DoubleRoad,
            2 => Self::SingleRoad,
            3 => Self::Tower,
            tile @ 4..FIRST => Self::Tile(Tile::from_index((tile - 4) as u8)),
            other => Self::Monument(Monument::ALL[(other - FIRST) % MONUMENT_COUNT]),
        }
    }
}

/// A piece at a position on a map.
#[allow(missing_docs, reason = "the names of the fields say it")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub struct PlacedPiece {
    pub piece: Piece,
    /// North-west corner of the bounding box of the rotated piece.
    pub at: Cell,
    pub rotation: Rotation,
}

impl PlacedPiece {
    /// The spaces it covers; empty when it would reach beyond the map.
    pub fn cells(self) -> Cells {
        self.piece
            .shape()
            .cells(self.at, self.rotation)
            .unwrap_or_default()
    }
}

/// Upper bound on the pieces of a city: one per space.
const MAX_PIECES: usize = COLUMNS as usize * ROWS as usize;

/// A [`PlacedPiece`] in 16 bits, which keeps cities small to copy.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct PackedPiece(u16);

impl PackedPiece {
    /// Spaces of a map, each with four rotations.
    const POSITIONS: u16 = MAX_PIECES as u16 * 4;

    const fn new(placed: PlacedPiece) -> Self {
        let cell = placed.at.row() as u16 * COLUMNS as u16 + placed.at.column() as u16;
        let position = cell * 4 + placed.rotation.quarters() as u16;
        Self(placed.piece.number() * Self::POSITIONS + position)
    }

    fn unpack(self) -> PlacedPiece {
        let (number, position) = (self.0 / Self::POSITIONS, self.0 % Self::POSITIONS);
        let cell = (position / 4) as u8;
        let at = Cell::new(cell % COLUMNS, cell / COLUMNS);
        PlacedPiece {
            piece: Piece::from_number(number),
            at: at.unwrap_or(Cell::FIRST),
            rotation: Rotation::new((position % 4) as u8),
        }
    }
}

/// A player's city.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct City {
    pub(super) map: Map,
    /// Spaces covered by any piece.
    pub(super) occupied: Cells,
    pub(super) roads: Cells,
    pub(super) towers: Cells,
    pub(super) monument_cells: Cells,
    pub(super) buildings: [Cells; KIND_COUNT],
    pieces: [PackedPiece; MAX_PIECES],
    piece_count: u8,
    /// Bit set of its monuments.
    pub(super) monument_bits: u32,
    /// Spaces of the resource markers.
    pub(super) tracks: PerResource,
    /// Space of the population marker.
    pub(super) population: u8,
    /// Gold left to spend this round.
    pub(super) gold: u8,
    /// The round in which the unpaid loan was taken, or 0 without a loan.
    pub(super) loan: u8,
    /// Whether the starting road is placed.
    pub(super) starting_road_placed: bool,
}

impl City {
    pub(super) const fn new(map: Map) -> Self {
        Self {
            map,
            occupied: Cells::NONE,
            roads: Cells::NONE,
            towers: Cells::NONE,
            monument_cells: Cells::NONE,
            buildings: [Cells::NONE; KIND_COUNT],
            pieces: [PackedPiece(0); MAX_PIECES],
            piece_count: 0,
            monument_bits: 0,
            tracks: [0; 3],
            population: 0,
            gold: GOLD_PER_ROUND,
            loan: 0,
            starting_road_placed: false,
        }
    }

    /// The printed terrain of the map.
    pub const fn map(&self) -> Map {
        self.map
    }

    /// The pieces in the order they were placed.
    pub fn pieces(&self) -> impl ExactSizeIterator<Item = PlacedPiece> + '_ {
        self.packed_pieces().iter().map(|packed| packed.unpack())
    }

    fn packed_pieces(&self) -> &[PackedPiece] {
        let count = usize::from(self.piece_count);
        self.pieces.get(..count).unwrap_or(&[])
    }

    /// The last `count` pieces that were placed.
    pub(super) fn last_pieces(&self, count: u8) -> impl Iterator<Item = PlacedPiece> + '_ {
        let skipped = self.piece_count.saturating_sub(count);
        self.pieces().skip(usize::from(skipped))
    }

    /// The building tiles and the spaces they cover.
    pub fn tiles(&self) -> impl Iterator<Item = (Tile, Cells)> + '_ {
        self.pieces().filter_map(|placed| match placed.piece {
            Piece::Tile(tile) => Some((tile, placed.cells())),
            _ => None,
        })
    }

    /// Places a piece. The caller has checked that it fits.
    pub(super) fn place(&mut self, placed: PlacedPiece) {
        let cells = placed.cells();
        let layer = match placed.piece {
            Piece::LongRoad | Piece::DoubleRoad | Piece::SingleRoad => &mut self.roads,
            Piece::Tower => &mut self.towers,
            Piece::Tile(tile) => &mut self.buildings[tile.kind() as usize],
            Piece::Monument(_) => &mut self.monument_cells,
        };
        *layer |= cells;
        self.occupied |= cells;
        if let Some(place) = self.pieces.get_mut(usize::from(self.piece_count)) {
            *place = PackedPiece::new(placed);
            self.piece_count += 1;
        }
    }

    /// The piece that covers a space.
    pub fn piece_at(&self, cell: Cell) -> Option<PlacedPiece> {
        self.pieces().find(|placed| placed.cells().has(cell))
    }

    /// The spaces covered by any piece.
    pub const fn occupied(&self) -> Cells {
        self.occupied
    }

    /// The spaces of roads, including bridges.
    pub const fn roads(&self) -> Cells {
        self.roads
    }

    /// The spaces of towers.
    pub const fn towers(&self) -> Cells {
        self.towers
    }

    /// The spaces of monuments.
    pub const fn monument_cells(&self) -> Cells {
        self.monument_cells
    }

    /// The spaces of buildings of this type.
    pub const fn buildings(&self, kind: Kind) -> Cells {
        self.buildings[kind as usize]
    }

    /// Uncovered land, including natural resources.
    pub fn free_land(&self) -> Cells {
        Cells::ALL - self.map.water - self.occupied
    }

    /// Uncovered water.
    pub fn free_water(&self) -> Cells {
        self.map.water - self.occupied
    }

    /// Uncovered natural resources.
    pub fn free_resources(&self) -> Cells {
        self.map.resources - self.occupied
    }

    /// Uncovered green spaces: land without natural resources.
    pub fn green(&self) -> Cells {
        self.free_land() - self.map.resources
    }

    /// The spaces of a feature that a monument needs beside it.
    pub fn feature_cells(&self, need: Need) -> Cells {
        match need {
            Need::Building(kind) => self.buildings(kind),
            Need::TwoFarms => self.buildings(Kind::Farm),
            Need::Road => self.roads,
            Need::Water => self.free_water(),
            Need::Resource => self.free_resources(),
        }
    }

    /// Natural resources that score: uncovered and adjacent to a piece.
    ///
    /// Rulebook: "End of Game and Scoring", 4.
    pub fn scoring_resources(&self) -> Cells {
        self.free_resources() & self.occupied.neighbours()
    }

    /// The adjacent green spaces, which keep the tile on these spaces from being a
    /// city district.
    pub fn adjacent_green(&self, tile: Cells) -> Cells {
        tile.neighbours() & self.green()
    }

    /// The city districts: building tiles without an adjacent green space. With
    /// each tile, the spaces it covers.
    ///
    /// Rulebook: "End of Game and Scoring", 5.
    pub fn districts(&self) -> impl Iterator<Item = (Tile, Cells)> + '_ {
        let open = self.green().neighbours();
        self.tiles().filter(move |(_, cells)| !cells.meets(open))
    }

    /// The monuments of the city, by age.
    pub fn monuments(&self) -> impl Iterator<Item = Monument> + use<> {
        Monument::from_bits(self.monument_bits)
    }

    /// How many monuments it has; [`Self::monuments`] lists them.
    pub const fn monument_count(&self) -> u8 {
        self.monument_bits.count_ones() as u8
    }

    /// The spaces of the resource markers, 0 to [`RESOURCE_END`].
    pub const fn tracks(&self) -> PerResource {
        self.tracks
    }

    /// The space of the population marker, 0 to [`POPULATION_END`].
    pub const fn population(&self) -> u8 {
        self.population
    }

    /// Gold left to spend this round.
    pub const fn gold(&self) -> u8 {
        self.gold
    }

    /// The round in which the unpaid loan was taken, or `None` without a loan.
    pub const fn loan(&self) -> Option<u8> {
        match self.loan {
            0 => None,
            round => Some(round),
        }
    }

    /// Whether the starting road is placed.
    pub const fn starting_road_placed(&self) -> bool {
        self.starting_road_placed
    }

    /// The resource and population markers after the city gains `steps` on the
    /// resource tracks and `population` steps on the population track. Every
    /// population symbol a resource marker reaches or passes adds one step of
    /// population. House ruling: steps beyond the end of a track are lost.
    ///
    /// Rulebook: "Administrating Resources".
    pub(super) fn tracks_after(
        &self,
        board_b: bool,
        steps: PerResource,
        population: u8,
    ) -> (PerResource, u8) {
        let mut tracks = self.tracks;
        let mut people = self.population + population;
        for (track, space) in tracks.iter_mut().enumerate() {
            let from = *space;
            *space = (from + steps[track]).min(RESOURCE_END);
            people += symbols_passed(board_b, track, from, *space);
        }
        (tracks, people.min(POPULATION_END))
    }

    /// The state as bytes for the state hash.
    pub(super) fn bytes(&self) -> impl Iterator<Item = u8> + '_ {
        let loan = [
            self.gold,
            self.loan,
            self.population,
            u8::from(self.starting_road_placed),
            self.piece_count,
        ];
        let pieces = self.packed_pieces().iter();
        let pieces = pieces.flat_map(|packed| packed.0.to_le_bytes());
        let printed = self.map.water.bytes().chain(self.map.resources.bytes());
        let monuments = self.monument_bits.to_le_bytes().into_iter();
        self.tracks
            .into_iter()
            .chain(loan)
            .chain(monuments)
            .chain(printed)
            .chain(pieces)
    }
}
