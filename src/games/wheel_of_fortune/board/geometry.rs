//! Coordinates of the picture: a tile is 100 by 100, and the origin is the
//! north-west corner of the cell in column 0, row 0.

use super::shapes::{ANCHORS, CROWNS, PIG};
use rules::games::wheel_of_fortune::{
    Cell, FeatureId, Part, Rotation, Sector, Tile, WheelOfFortune,
};

/// Side of a tile.
pub const TILE: i32 = 100;

/// A point.
pub type Point = (i32, i32);

/// A rectangle of cells, as half-open ranges of columns and rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bounds {
    /// The first column.
    pub left: i32,
    /// The first row.
    pub top: i32,
    /// The column after the last one.
    pub right: i32,
    /// The row after the last one.
    pub bottom: i32,
}

impl Bounds {
    /// The cell in column 0, row 0, alone.
    pub const ORIGIN: Self = Self {
        left: 0,
        top: 0,
        right: 1,
        bottom: 1,
    };

    /// The cells that are taken in a state.
    pub fn of(state: &WheelOfFortune) -> Self {
        let cells: Vec<Cell> = state.tiles().map(|placed| placed.cell).collect();
        Self::around(&cells)
    }

    /// The smallest bounds around some cells and the origin.
    pub fn around(cells: &[Cell]) -> Self {
        let mut bounds = Self::ORIGIN;
        for cell in cells {
            let (column, row) = column_row(*cell);
            bounds.left = bounds.left.min(column);
            bounds.top = bounds.top.min(row);
            bounds.right = bounds.right.max(column + 1);
            bounds.bottom = bounds.bottom.max(row + 1);
        }
        bounds
    }

    /// With so many more cells on each side.
    pub const fn wider(self, by: i32) -> Self {
        Self {
            left: self.left - by,
            top: self.top - by,
            right: self.right + by,
            bottom: self.bottom + by,
        }
    }

    /// How many columns there are.
    pub const fn columns(self) -> i32 {
        self.right - self.left
    }

    /// How many rows there are.
    pub const fn rows(self) -> i32 {
        self.bottom - self.top
    }

    /// As an SVG view box.
    pub fn view_box(self) -> String {
        let (x, y) = (self.left * TILE, self.top * TILE);
        let (width, height) = (self.columns() * TILE, self.rows() * TILE);
        format!("{x} {y} {width} {height}")
    }
}

/// Column and row of a cell, wide enough to calculate with.
pub fn column_row(cell: Cell) -> Point {
    (i32::from(cell.column()), i32::from(cell.row()))
}

/// The north-west corner of a cell.
pub fn corner(cell: Cell) -> Point {
    let (column, row) = column_row(cell);
    (column * TILE, row * TILE)
}

/// The SVG transform that moves the origin to a point.
pub fn translate((x, y): Point) -> String {
    format!("translate({x} {y})")
}

/// The SVG transform that puts the drawing of a tile into a cell, turned so.
pub fn tile_transform(cell: Cell, rotation: Rotation) -> String {
    let (x, y) = corner(cell);
    let angle = 90 * i32::from(rotation.quarters());
    format!("translate({x} {y}) rotate({angle} 50 50)")
}

/// A point of an unturned tile on one that is turned.
pub fn turned((x, y): (u8, u8), rotation: Rotation) -> Point {
    let (x, y) = (i32::from(x), i32::from(y));
    match rotation.quarters() {
        0 => (x, y),
        1 => (TILE - y, x),
        2 => (TILE - x, TILE - y),
        _ => (y, TILE - x),
    }
}

/// A point of an unturned tile, in the country when the tile lies in this cell.
pub fn on_tile(cell: Cell, at: (u8, u8), rotation: Rotation) -> Point {
    let (left, top) = corner(cell);
    let (x, y) = turned(at, rotation);
    (left + x, top + y)
}

/// A segment of a tile, with what is needed to draw it.
#[derive(Clone, Copy)]
pub struct Shape {
    /// Its index in the tile's design.
    pub index: u8,
    /// Its kind and first side.
    pub part: Part,
    /// The middle of a follower on it, on the unturned tile.
    pub anchor: (u8, u8),
}

/// The segments of a tile.
pub fn shapes(tile: Tile) -> impl Iterator<Item = Shape> {
    let segments = tile.design().segments.iter();
    let anchors = ANCHORS.get(tile.index()).copied().unwrap_or_default();
    (0..)
        .zip(segments.zip(anchors))
        .map(|(index, (segment, anchor))| Shape {
            index,
            part: segment.part(),
            anchor: *anchor,
        })
}

/// The reference to the outline of a segment of a design, or of the wheel's
/// land (`wheel`).
pub fn outline_href(design: &str, index: u8) -> String {
    format!("#wf-land-{design}-{index}")
}

/// One segment of each area of the wheel's land, in the order of their outlines.
pub const WHEEL_SPOTS: [(Cell, u8); 9] = [
    (Cell::new(0, 0), 0),
    (Cell::new(3, 2), 0),
    (Cell::new(0, 3), 0),
    (Cell::new(2, 0), 0),
    (Cell::new(3, 3), 0),
    (Cell::new(0, 1), 0),
    (Cell::new(0, 0), 1),
    (Cell::new(3, 0), 0),
    (Cell::new(0, 2), 0),
];

/// The middle of the first or second crown of a sector.
pub fn crown(sector: Sector, index: usize) -> Point {
    let both = CROWNS.get(sector as usize).copied().unwrap_or_default();
    let (x, y) = both.get(index).copied().unwrap_or_default();
    (i32::from(x), i32::from(y))
}

/// The middle of the pig in a sector.
pub fn pig(sector: Sector) -> Point {
    let (x, y) = PIG.get(sector as usize).copied().unwrap_or_default();
    (i32::from(x), i32::from(y))
}

/// The name of a sector in drawings and styles.
pub const fn sector_id(sector: Sector) -> &'static str {
    match sector {
        Sector::Fortune => "fortune",
        Sector::Taxes => "taxes",
        Sector::Famine => "famine",
        Sector::Storm => "storm",
        Sector::Inquisition => "inquisition",
        Sector::Plague => "plague",
    }
}

/// The reference to the badge of a sector.
pub const fn badge_href(sector: Sector) -> &'static str {
    match sector {
        Sector::Fortune => "#wf-event-fortune",
        Sector::Taxes => "#wf-event-taxes",
        Sector::Famine => "#wf-event-famine",
        Sector::Storm => "#wf-event-storm",
        Sector::Inquisition => "#wf-event-inquisition",
        Sector::Plague => "#wf-event-plague",
    }
}

/// A segment of a tile that lies: its cell and its index in the design.
pub type Spot = (Cell, u8);

/// A cell as text, for keys and markers.
pub fn cell_id(cell: Cell) -> String {
    let (column, row) = column_row(cell);
    format!("{column},{row}")
}

/// The first spot of a feature.
pub fn spot_of(state: &WheelOfFortune, id: FeatureId) -> Option<Spot> {
    let (cell, segment) = state.segments_of(id).next()?;
    Some((cell, segment.index() as u8))
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::games::wheel_of_fortune::{Kind, Scenario, SegmentId};

    #[test]
    fn each_land_of_the_wheel_has_a_spot_of_its_own() {
        let state = WheelOfFortune::from_scenario(&Scenario::default());
        let lands = WHEEL_SPOTS.map(|(cell, segment)| {
            let land = state.feature(cell, SegmentId::new(segment)).unwrap();
            (land.id, land.kind)
        });
        let kinds = lands.map(|(_, kind)| kind);
        assert_eq!(kinds[..3], [Kind::City; 3]);
        assert_eq!(kinds[3..6], [Kind::Road; 3]);
        assert_eq!(kinds[6..], [Kind::Field; 3]);
        for (place, land) in lands.iter().enumerate() {
            assert!(!lands[..place].contains(land));
        }
        assert_eq!(state.features().count(), lands.len());
    }

    #[test]
    fn a_point_turns_with_its_tile() {
        let north = (50, 10);
        let turns = Rotation::ALL.map(|rotation| turned(north, rotation));
        assert_eq!(turns, [(50, 10), (90, 50), (50, 90), (10, 50)]);
    }
}
