//! Where everything lies in the picture: a tile is 100 by 100, the north-west
//! corner of the cell in column 0, row 0 is the origin.

use super::shapes::{ANCHORS, CROWNS, PIG};
use rules::games::wheel_of_fortune::{
    Cell, FeatureId, Part, Rotation, Sector, Tile, WheelOfFortune,
};

/// How broad a tile is.
pub const TILE: i32 = 100;

/// A point.
pub type Point = (i32, i32);

/// The cells that are taken, with nothing around: columns and rows, the last
/// ones not among them.
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
    /// Where the country lies.
    pub fn of(state: &WheelOfFortune) -> Self {
        let mut bounds = Self {
            left: 0,
            top: 0,
            right: 1,
            bottom: 1,
        };
        for placed in state.tiles() {
            let (column, row) = column_row(placed.cell);
            bounds.left = bounds.left.min(column);
            bounds.top = bounds.top.min(row);
            bounds.right = bounds.right.max(column + 1);
            bounds.bottom = bounds.bottom.max(row + 1);
        }
        bounds
    }

    /// With so many cells more on each side.
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
        let all = [self.left, self.top, self.columns(), self.rows()];
        all.map(|at| (at * TILE).to_string()).join(" ")
    }
}

/// Where a cell is, as numbers to reckon with.
pub fn column_row(cell: Cell) -> Point {
    (i32::from(cell.column()), i32::from(cell.row()))
}

/// The corner of a cell.
pub fn corner(cell: Cell) -> Point {
    let (column, row) = column_row(cell);
    (column * TILE, row * TILE)
}

/// A point as an SVG transform.
pub fn at((x, y): Point) -> String {
    format!("translate({x} {y})")
}

/// How a drawing of a tile is laid into a cell, as an SVG transform.
pub fn laid(cell: Cell, rotation: Rotation) -> String {
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

/// A point of a cell's tile in the country.
pub fn on_tile(cell: Cell, at: (u8, u8), rotation: Rotation) -> Point {
    let (left, top) = corner(cell);
    let (x, y) = turned(at, rotation);
    (left + x, top + y)
}

/// A segment of a tile as it is drawn.
#[derive(Clone, Copy)]
pub struct Shape {
    /// Its place in the order of the rules.
    pub place: u8,
    /// Its name.
    pub part: Part,
    /// Where the middle of a follower is.
    pub at: (u8, u8),
}

/// What lies on a tile, as it is drawn.
pub fn shapes(tile: Tile) -> impl Iterator<Item = Shape> {
    let segments = tile.design().segments.iter();
    let anchors = ANCHORS.get(tile.index()).copied().unwrap_or_default();
    (0..)
        .zip(segments.zip(anchors))
        .map(|(place, (segment, at))| Shape {
            place,
            part: segment.part(),
            at: *at,
        })
}

/// The outline of a segment, or of the wheel's land, by its place.
pub fn outline(design: &str, place: u8) -> String {
    ["#wf-land-", design, "-", &place.to_string()].concat()
}

/// One segment of each land of the wheel, in the order of their drawings.
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

/// Where a follower on a crown stands: on the first of the sector, or on its
/// second.
pub fn crown(sector: Sector, place: usize) -> Point {
    let both = CROWNS.get(sector as usize).copied().unwrap_or_default();
    let (x, y) = both.get(place).copied().unwrap_or_default();
    (i32::from(x), i32::from(y))
}

/// Where the pig stands.
pub fn pig(sector: Sector) -> Point {
    let (x, y) = PIG.get(sector as usize).copied().unwrap_or_default();
    (i32::from(x), i32::from(y))
}

/// The name of a sector in drawings and in the page.
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

/// The badge of a sector.
pub const fn badge(sector: Sector) -> &'static str {
    match sector {
        Sector::Fortune => "#wf-event-fortune",
        Sector::Taxes => "#wf-event-taxes",
        Sector::Famine => "#wf-event-famine",
        Sector::Storm => "#wf-event-storm",
        Sector::Inquisition => "#wf-event-inquisition",
        Sector::Plague => "#wf-event-plague",
    }
}

/// A segment of a tile that lies.
pub type Spot = (Cell, u8);

/// A spot as it is written in the page.
pub fn spot_id((cell, segment): Spot) -> String {
    let (column, row) = column_row(cell);
    format!("{column},{row},{segment}")
}

/// A spot that is written so; or a cell, as its first segment.
pub fn read_spot(text: &str) -> Option<Spot> {
    let mut parts = text.split(',');
    let column = parts.next()?.parse().ok()?;
    let row = parts.next()?.parse().ok()?;
    let segment = parts.next().map_or(Some(0), |part| part.parse().ok())?;
    Some((Cell::new(column, row), segment))
}

/// A cell as it is written in the page.
pub fn cell_id(cell: Cell) -> String {
    let (column, row) = column_row(cell);
    format!("{column},{row}")
}

/// A spot of a feature.
pub fn spot_of(state: &WheelOfFortune, id: FeatureId) -> Option<Spot> {
    let (cell, segment) = state.segments_of(id).next()?;
    Some((cell, segment.index() as u8))
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::games::wheel_of_fortune::{Kind, Scene, SegmentId};

    #[test]
    fn each_land_of_the_wheel_has_a_spot_of_its_own() {
        let state = WheelOfFortune::from_scene(&Scene::default());
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
