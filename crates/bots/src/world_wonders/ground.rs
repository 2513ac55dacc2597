//! What counts of a city's map, so small that it is copied for every place
//! where a piece could lie.

use rules::games::world_wonders::{Cells, City, KIND_COUNT, Piece};

/// The most tiles that are counted; three a round are bought at most.
const MOST_TILES: usize = 36;

/// A city's map at first sight.
#[derive(Clone, Copy, Debug)]
pub struct Ground {
    /// Land on which nothing lies, natural resources among it.
    pub land: Cells,
    /// Natural resources on which nothing lies.
    pub resources: Cells,
    /// All spaces on which something lies.
    pub taken: Cells,
    /// Roads.
    pub roads: Cells,
    /// Buildings by type.
    pub buildings: [Cells; KIND_COUNT],
    /// What is around each tile.
    rims: [Cells; MOST_TILES],
    tiles: usize,
}

impl Ground {
    /// A city's map.
    #[must_use]
    pub fn of(city: &City) -> Self {
        let mut ground = Self {
            land: city.free_land(),
            resources: city.free_resources(),
            taken: city.occupied(),
            roads: city.roads(),
            buildings: rules::games::world_wonders::Kind::ALL.map(|kind| city.buildings(kind)),
            rims: [Cells::NONE; MOST_TILES],
            tiles: 0,
        };
        for (_, cells) in city.tiles() {
            ground.add_rim(cells);
        }
        ground
    }

    fn add_rim(&mut self, cells: Cells) {
        if let Some(rim) = self.rims.get_mut(self.tiles) {
            *rim = cells.neighbours();
            self.tiles += 1;
        }
    }

    /// The map once a piece lies on these spaces.
    #[must_use]
    pub fn with(&self, piece: Piece, cells: Cells) -> Self {
        let mut ground = *self;
        ground.land = self.land.without(cells);
        ground.resources = self.resources.without(cells);
        ground.taken = self.taken.or(cells);
        match piece {
            Piece::LongRoad | Piece::DoubleRoad | Piece::SingleRoad => {
                ground.roads = self.roads.or(cells);
            }
            Piece::Tile(tile) => {
                let own = &mut ground.buildings[tile.kind() as usize];
                *own = own.or(cells);
                ground.add_rim(cells);
            }
            Piece::Tower | Piece::Monument(_) => {}
        }
        ground
    }

    /// What is around each tile.
    #[must_use]
    pub fn rims(&self) -> &[Cells] {
        self.rims.get(..self.tiles).unwrap_or(&[])
    }
}
