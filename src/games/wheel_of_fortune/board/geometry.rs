//! Coordinates of the picture: a tile is 100 by 100, and the origin is the
//! north-west corner of the cell in column 0, row 0.

pub use crate::games::input::{Point, translate};

use super::shapes::{ANCHORS, CROWNS, PIG_POSITIONS};
use rules::games::wheel_of_fortune::{
    Cell, FeatureId, Rotation, Sector, SegmentName, Tile, WheelOfFortune,
};

pub const TILE: i32 = 100;

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

impl Default for Bounds {
    /// The cell in column 0, row 0, alone.
    fn default() -> Self {
        Self {
            left: 0,
            top: 0,
            right: 1,
            bottom: 1,
        }
    }
}

impl Bounds {
    /// The occupied cells of a state.
    pub fn from_state(state: &WheelOfFortune) -> Self {
        let cells: Vec<Cell> = state.tiles().map(|placed| placed.cell).collect();
        Self::around(&cells)
    }

    /// The smallest bounds around some cells and the origin.
    pub fn around(cells: &[Cell]) -> Self {
        let mut bounds = Self::default();
        for cell in cells {
            let (column, row) = column_row(*cell);
            bounds.left = bounds.left.min(column);
            bounds.top = bounds.top.min(row);
            bounds.right = bounds.right.max(column + 1);
            bounds.bottom = bounds.bottom.max(row + 1);
        }
        bounds
    }

    /// The smallest bounds around these positions; `None` without any.
    pub fn of(positions: &[Point]) -> Option<Self> {
        let columns = || positions.iter().map(|(column, _)| *column);
        let rows = || positions.iter().map(|(_, row)| *row);
        Some(Self {
            left: columns().min()?,
            top: rows().min()?,
            right: columns().max()? + 1,
            bottom: rows().max()? + 1,
        })
    }

    /// With this many more cells on each side.
    pub const fn expanded(self, margin: i32) -> Self {
        Self {
            left: self.left - margin,
            top: self.top - margin,
            right: self.right + margin,
            bottom: self.bottom + margin,
        }
    }

    pub const fn columns(self) -> i32 {
        self.right - self.left
    }

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

/// The SVG transform that puts the drawing of a tile into a cell, rotated.
pub fn tile_transform(cell: Cell, rotation: Rotation) -> String {
    let (x, y) = corner(cell);
    let angle = 90 * i32::from(rotation.quarters());
    format!("translate({x} {y}) rotate({angle} 50 50)")
}

/// A point of an unrotated tile, on the rotated tile.
pub fn rotate_point((x, y): (u8, u8), rotation: Rotation) -> Point {
    let (x, y) = (i32::from(x), i32::from(y));
    match rotation.quarters() {
        0 => (x, y),
        1 => (TILE - y, x),
        2 => (TILE - x, TILE - y),
        _ => (y, TILE - x),
    }
}

/// A point of an unrotated tile, in the picture when the tile is in this cell.
pub fn on_tile(cell: Cell, point: (u8, u8), rotation: Rotation) -> Point {
    let (left, top) = corner(cell);
    let (x, y) = rotate_point(point, rotation);
    (left + x, top + y)
}

/// A segment of a tile with its drawing data.
#[derive(Clone, Copy)]
pub struct Shape {
    /// Its index in the tile's design.
    pub index: u8,
    pub name: SegmentName,
    /// The middle of a follower on it, on the unrotated tile.
    pub anchor: (u8, u8),
}

pub fn shapes(tile: Tile) -> impl Iterator<Item = Shape> {
    let segments = tile.design().segments.iter();
    let anchors = ANCHORS.get(tile.index()).copied().unwrap_or_default();
    (0..)
        .zip(segments.zip(anchors))
        .map(|(index, (segment, anchor))| Shape {
            index,
            name: segment.name(),
            anchor: *anchor,
        })
}

/// The reference to the outline of a segment of a design, or of the wheel's
/// land (`wheel`).
pub fn outline_href(design: &str, index: u8) -> String {
    format!("#wf-land-{design}-{index}")
}

/// One segment of each feature of the wheel's land, in the order of their
/// outlines.
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
    let (x, y) = PIG_POSITIONS
        .get(sector as usize)
        .copied()
        .unwrap_or_default();
    (i32::from(x), i32::from(y))
}

/// A segment of a placed tile: its cell and its index in the design.
pub type SegmentSpot = (Cell, u8);

/// The first segment of a feature.
pub fn spot_of(state: &WheelOfFortune, id: FeatureId) -> Option<SegmentSpot> {
    let (cell, segment) = state.segments_of(id).next()?;
    Some((cell, segment.index() as u8))
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::games::wheel_of_fortune::{Kind, Scenario, SegmentId};

    #[test]
    fn each_feature_of_the_wheel_has_a_segment() {
        let state = WheelOfFortune::from_scenario(&Scenario::default());
        let lands = WHEEL_SPOTS.map(|(cell, segment)| {
            let land = state.feature_at(cell, SegmentId::new(segment)).unwrap();
            (land.id, land.kind)
        });
        let kinds = lands.map(|(_, kind)| kind);
        assert_eq!(kinds[..3], [Kind::City; 3]);
        assert_eq!(kinds[3..6], [Kind::Road; 3]);
        assert_eq!(kinds[6..], [Kind::Field; 3]);
        for (index, land) in lands.iter().enumerate() {
            assert!(!lands[..index].contains(land));
        }
        assert_eq!(state.features().count(), lands.len());
    }

    #[test]
    fn a_point_turns_with_its_tile() {
        let north = (50, 10);
        let turns = Rotation::ALL.map(|rotation| rotate_point(north, rotation));
        assert_eq!(turns, [(50, 10), (90, 50), (50, 90), (10, 50)]);
    }
}
