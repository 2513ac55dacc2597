//! A player's city: the map, what lies on it, the tracks.

use super::cells::{COLUMNS, Cell, Cells, ROWS, Turn};
use super::maps::Map;
use super::monuments::{MONUMENTS, Monument, Need};
use super::shapes::Form;
use super::tiles::{KINDS, Kind, Steps, TILES, Tile};
use super::tracks::{GOLD, POPULATION_END, RESOURCE_END, symbols};
use serde::Serialize;

/// A piece that lies on a map.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "camelCase")]
pub enum Piece {
    /// A road of four spaces; over water it is a bridge.
    LongRoad,
    /// A road of two spaces.
    DoubleRoad,
    /// A road of one space.
    SingleRoad,
    /// A tower.
    Tower,
    /// A building tile.
    Tile(Tile),
    /// A piece of a monument.
    Monument(Monument),
}

impl Piece {
    /// Its shape.
    #[must_use]
    pub fn form(self) -> Form {
        match self {
            Self::LongRoad => Form::I4,
            Self::DoubleRoad => Form::I2,
            Self::SingleRoad | Self::Tower => Form::I1,
            Self::Tile(tile) => tile.slot().form(),
            Self::Monument(monument) => monument.card().form,
        }
    }

    const fn number(self) -> u16 {
        match self {
            Self::LongRoad => 0,
            Self::DoubleRoad => 1,
            Self::SingleRoad => 2,
            Self::Tower => 3,
            Self::Tile(tile) => 4 + tile.index() as u16,
            Self::Monument(monument) => 4 + TILES as u16 + monument as u16,
        }
    }

    fn numbered(number: u16) -> Self {
        const FIRST: usize = 4 + TILES;
        match usize::from(number) {
            0 => Self::LongRoad,
            1 => Self::DoubleRoad,
            2 => Self::SingleRoad,
            3 => Self::Tower,
            tile @ 4..FIRST => Self::Tile(Tile::numbered((tile - 4) as u8)),
            other => Self::Monument(Monument::ALL[(other - FIRST) % MONUMENTS]),
        }
    }
}

/// A piece and how it lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub struct PlacedPiece {
    /// What.
    pub piece: Piece,
    /// The corner of its bounding box.
    pub at: Cell,
    /// How it is turned.
    pub turn: Turn,
}

impl PlacedPiece {
    /// The spaces that it takes.
    #[must_use]
    pub fn cells(self) -> Cells {
        let form = self.piece.form();
        form.cells(self.at, self.turn).unwrap_or_default()
    }
}

/// As many pieces as a map has spaces.
const MOST_PIECES: usize = COLUMNS as usize * ROWS as usize;

/// A piece and how it lies, in as little room as that takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Packed(u16);

impl Packed {
    const fn new(lying: PlacedPiece) -> Self {
        let cell = lying.at.row() as u16 * COLUMNS as u16 + lying.at.column() as u16;
        let turned = cell * 4 + lying.turn.quarters() as u16;
        Self(lying.piece.number() * (MOST_PIECES as u16 * 4) + turned)
    }

    fn lying(self) -> PlacedPiece {
        let (number, turned) = (
            self.0 / (MOST_PIECES as u16 * 4),
            self.0 % (MOST_PIECES as u16 * 4),
        );
        let cell = (turned / 4) as u8;
        let at = Cell::new(cell % COLUMNS, cell / COLUMNS);
        PlacedPiece {
            piece: Piece::numbered(number),
            at: at.unwrap_or(Cell::FIRST),
            turn: Turn::new((turned % 4) as u8),
        }
    }
}

/// A player's city.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct City {
    pub(super) map: Map,
    /// All spaces on which something lies.
    pub(super) taken: Cells,
    pub(super) roads: Cells,
    pub(super) towers: Cells,
    pub(super) wonders: Cells,
    pub(super) buildings: [Cells; KINDS],
    pieces: [Packed; MOST_PIECES],
    count: u8,
    /// The monuments it has, as bits.
    pub(super) monuments: u32,
    /// Spaces on the resource tracks.
    pub(super) tracks: Steps,
    /// Space on the population track.
    pub(super) population: u8,
    /// Gold left in this round.
    pub(super) gold: u8,
    /// In which round its unpaid loan was taken; 0 if it has none.
    pub(super) loan: u8,
    /// Whether the starting road lies.
    pub(super) begun: bool,
}

impl City {
    pub(super) const fn new(map: Map) -> Self {
        Self {
            map,
            taken: Cells::NONE,
            roads: Cells::NONE,
            towers: Cells::NONE,
            wonders: Cells::NONE,
            buildings: [Cells::NONE; KINDS],
            pieces: [Packed(0); MOST_PIECES],
            count: 0,
            monuments: 0,
            tracks: [0; 3],
            population: 0,
            gold: GOLD,
            loan: 0,
            begun: false,
        }
    }

    /// What is printed on its map.
    #[must_use]
    pub const fn map(&self) -> Map {
        self.map
    }

    /// Its pieces in the order in which they were placed.
    pub fn pieces(&self) -> impl ExactSizeIterator<Item = PlacedPiece> + '_ {
        let all = self.pieces.get(..usize::from(self.count)).unwrap_or(&[]);
        all.iter().map(|packed| packed.lying())
    }

    /// The last pieces that were placed.
    pub(super) fn last_pieces(&self, count: u8) -> impl Iterator<Item = PlacedPiece> + '_ {
        let skipped = self.count.saturating_sub(count);
        self.pieces().skip(usize::from(skipped))
    }

    /// Its building tiles and the spaces they take.
    pub fn tiles(&self) -> impl Iterator<Item = (Tile, Cells)> + '_ {
        self.pieces().filter_map(|lying| match lying.piece {
            Piece::Tile(tile) => Some((tile, lying.cells())),
            _ => None,
        })
    }

    /// Puts a piece on the map.
    pub(super) fn put(&mut self, lying: PlacedPiece) {
        let cells = lying.cells();
        let layer = match lying.piece {
            Piece::LongRoad | Piece::DoubleRoad | Piece::SingleRoad => &mut self.roads,
            Piece::Tower => &mut self.towers,
            Piece::Tile(tile) => &mut self.buildings[tile.kind() as usize],
            Piece::Monument(_) => &mut self.wonders,
        };
        *layer = layer.or(cells);
        self.taken = self.taken.or(cells);
        if let Some(place) = self.pieces.get_mut(usize::from(self.count)) {
            *place = Packed::new(lying);
            self.count += 1;
        }
    }

    /// What lies on a space.
    #[must_use]
    pub fn at(&self, cell: Cell) -> Option<PlacedPiece> {
        self.pieces().find(|lying| lying.cells().has(cell))
    }

    /// All spaces on which something lies.
    #[must_use]
    pub const fn taken(&self) -> Cells {
        self.taken
    }

    /// The spaces of roads, bridges among them.
    #[must_use]
    pub const fn roads(&self) -> Cells {
        self.roads
    }

    /// The spaces of towers.
    #[must_use]
    pub const fn towers(&self) -> Cells {
        self.towers
    }

    /// The spaces of monuments.
    #[must_use]
    pub const fn wonders(&self) -> Cells {
        self.wonders
    }

    /// The spaces of buildings of a type.
    #[must_use]
    pub const fn buildings(&self, kind: Kind) -> Cells {
        self.buildings[kind as usize]
    }

    /// Land on which nothing lies, natural resources among it.
    #[must_use]
    pub const fn free_land(&self) -> Cells {
        Cells::ALL.without(self.map.water).without(self.taken)
    }

    /// Water on which nothing lies.
    #[must_use]
    pub const fn free_water(&self) -> Cells {
        self.map.water.without(self.taken)
    }

    /// Natural resources on which nothing lies.
    #[must_use]
    pub const fn free_resources(&self) -> Cells {
        self.map.resources.without(self.taken)
    }

    /// Green spaces on which nothing lies; natural resources are none.
    #[must_use]
    pub const fn green(&self) -> Cells {
        self.free_land().without(self.map.resources)
    }

    /// The spaces that a monument's need means.
    #[must_use]
    pub const fn meant_by(&self, need: Need) -> Cells {
        match need {
            Need::Building(kind) => self.buildings(kind),
            Need::TwoFarms => self.buildings(Kind::Farm),
            Need::Road => self.roads,
            Need::Water => self.free_water(),
            Need::Resource => self.free_resources(),
        }
    }

    /// Natural resources that count: those that share an edge with a piece.
    #[must_use]
    pub const fn reached_resources(&self) -> Cells {
        self.free_resources().and(self.taken.neighbours())
    }

    /// The green spaces that keep a tile from being a city district.
    #[must_use]
    pub const fn gaps(&self, tile: Cells) -> Cells {
        tile.neighbours().and(self.green())
    }

    /// The tiles that are city districts, and the spaces they take.
    pub fn districts(&self) -> impl Iterator<Item = (Tile, Cells)> + '_ {
        let open = self.green().neighbours();
        self.tiles().filter(move |(_, cells)| !cells.meets(open))
    }

    /// The monuments it has.
    pub fn monuments(&self) -> impl Iterator<Item = Monument> + use<> {
        let owned = self.monuments;
        let all = Monument::ALL.into_iter();
        all.filter(move |monument| owned >> *monument as u32 & 1 == 1)
    }

    /// How many monuments it has.
    #[must_use]
    pub const fn monument_count(&self) -> u8 {
        self.monuments.count_ones() as u8
    }

    /// The spaces of the markers on the tracks of food, ceramics and gears.
    #[must_use]
    pub const fn tracks(&self) -> Steps {
        self.tracks
    }

    /// The space of the marker on the population track.
    #[must_use]
    pub const fn population(&self) -> u8 {
        self.population
    }

    /// Gold left in this round.
    #[must_use]
    pub const fn gold(&self) -> u8 {
        self.gold
    }

    /// In which round its unpaid loan was taken.
    #[must_use]
    pub const fn loan(&self) -> Option<u8> {
        match self.loan {
            0 => None,
            round => Some(round),
        }
    }

    /// Whether the starting road lies.
    #[must_use]
    pub const fn begun(&self) -> bool {
        self.begun
    }

    /// What steps and population would come to: the tracks and the population
    /// then. What goes beyond the ends is lost.
    pub(super) fn grown(&self, board_b: bool, steps: Steps, population: u8) -> (Steps, u8) {
        let mut tracks = self.tracks;
        let mut people = self.population + population;
        for (track, space) in tracks.iter_mut().enumerate() {
            let from = *space;
            *space = (from + steps[track]).min(RESOURCE_END);
            people += symbols(board_b, track, from, *space);
        }
        (tracks, people.min(POPULATION_END))
    }

    /// All that makes it what it is.
    pub(super) fn bytes(&self) -> impl Iterator<Item = u8> + '_ {
        let loan = [
            self.gold,
            self.loan,
            self.population,
            u8::from(self.begun),
            self.count,
        ];
        let pieces = self.pieces.get(..usize::from(self.count)).unwrap_or(&[]);
        let pieces = pieces.iter().flat_map(|packed| packed.0.to_le_bytes());
        let printed = self.map.water.bytes().chain(self.map.resources.bytes());
        let own = self.monuments.to_le_bytes().into_iter();
        let tracks = self.tracks.into_iter();
        tracks.chain(loan).chain(own).chain(printed).chain(pieces)
    }
}
