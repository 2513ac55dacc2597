//! The part of a city's map that the evaluation needs, small enough to be copied
//! for every possible placement of a piece.

use rules::games::world_wonders::{Cells, City, KIND_COUNT, Kind, Piece};

/// The number of building tiles that are tracked. A player buys at most three a
/// round.
const MAX_TILES: usize = 36;

#[derive(Clone, Copy, Debug)]
pub struct CityMap {
    /// Free land, free natural resources included.
    pub land: Cells,
    pub resources: Cells,
    /// All covered spaces.
    pub taken: Cells,
    pub roads: Cells,
    pub buildings: [Cells; KIND_COUNT],
    /// The neighbouring spaces of each tile.
    borders: [Cells; MAX_TILES],
    tiles: usize,
}

impl CityMap {
    pub fn new(city: &City) -> Self {
        let mut map = Self {
            land: city.free_land(),
            resources: city.free_resources(),
            taken: city.occupied(),
            roads: city.roads(),
            buildings: Kind::ALL.map(|kind| city.buildings(kind)),
            borders: [Cells::NONE; MAX_TILES],
            tiles: 0,
        };
        for (_, cells) in city.tiles() {
            map.add_tile(cells);
        }
        map
    }

    fn add_tile(&mut self, cells: Cells) {
        if let Some(border) = self.borders.get_mut(self.tiles) {
            *border = cells.neighbours();
            self.tiles += 1;
        }
    }

    /// The map after a piece is placed on these spaces.
    #[must_use]
    pub fn with(&self, piece: Piece, cells: Cells) -> Self {
        let mut map = *self;
        map.land -= cells;
        map.resources -= cells;
        map.taken |= cells;
        match piece {
            Piece::LongRoad | Piece::DoubleRoad | Piece::SingleRoad => map.roads |= cells,
            Piece::Tile(tile) => {
                map.buildings[tile.kind() as usize] |= cells;
                map.add_tile(cells);
            }
            Piece::Tower | Piece::Monument(_) => {}
        }
        map
    }

    /// The neighbouring spaces of each building tile.
    pub fn tile_borders(&self) -> &[Cells] {
        self.borders.get(..self.tiles).unwrap_or(&[])
    }
}
