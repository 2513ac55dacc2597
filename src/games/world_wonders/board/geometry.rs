//! Coordinates of the plan. A space is 100 by 100 units, and the north-west
//! corner of the map is the origin.

use super::drawings::SPACE;
use rules::games::world_wonders::{COLUMNS, Cell, Cells, ROWS};
use std::fmt::Write as _;

/// The visible part of the plan, with a strip of the mountains and the
/// sidewalk: left, top, width, height.
pub const VIEW: (i32, i32, i32, i32) = (-30, -40, 1260, 1202);

/// A distance on the map: columns to the east, rows to the south.
pub type Step = (i32, i32);

/// The upper left corner of a space.
pub fn corner(cell: Cell) -> (i32, i32) {
    let (column, row) = (i32::from(cell.column()), i32::from(cell.row()));
    (column * SPACE, row * SPACE)
}

/// The space at a distance from another one, if it is on the map.
pub fn offset_cell(cell: Cell, step: Step) -> Option<Cell> {
    let column = i32::from(cell.column()) + step.0;
    let row = i32::from(cell.row()) + step.1;
    Cell::new(column.try_into().ok()?, row.try_into().ok()?)
}

/// The space at a column and row, or the nearest one on the map.
pub fn nearest(column: i32, row: i32) -> Cell {
    let column = column.clamp(0, i32::from(COLUMNS) - 1);
    let row = row.clamp(0, i32::from(ROWS) - 1);
    Cell::new(column as u8, row as u8).unwrap_or(Cell::FIRST)
}

/// The space under a point of the viewport, where the plan has its upper left
/// corner at `left` and `top` and this width and height, all in CSS pixels. The
/// drawing is in the middle of the plan.
pub fn cell_at_point(
    (x, y): (i32, i32),
    (left, top): (f64, f64),
    (width, height): (f64, f64),
) -> Option<Cell> {
    let (view_width, view_height) = (f64::from(VIEW.2), f64::from(VIEW.3));
    let scale = (view_width / width.max(1.0)).max(view_height / height.max(1.0));
    let from_middle =
        |position: i32, start: f64, size: f64| (f64::from(position) - start - size / 2.0) * scale;
    let right = from_middle(x, left, width) + view_width / 2.0 + f64::from(VIEW.0);
    let down = from_middle(y, top, height) + view_height / 2.0 + f64::from(VIEW.1);
    let space = f64::from(SPACE);
    let (column, row) = (
        (right / space).floor() as i32,
        (down / space).floor() as i32,
    );
    Cell::new(column.try_into().ok()?, row.try_into().ok()?)
}

/// A path of squares, each inset by this many units on every side.
pub fn squares(cells: Cells, inset: i32) -> String {
    let side = SPACE - 2 * inset;
    let mut path = String::new();
    for cell in cells {
        let (x, y) = corner(cell);
        let (x, y) = (x + inset, y + inset);
        // Writing to a string cannot fail.
        let _ = write!(path, "M{x} {y}h{side}v{side}h-{side}z");
    }
    path
}

/// The outline of a set of spaces as a path.
pub fn outline(cells: Cells) -> String {
    let mut path = String::new();
    for cell in cells {
        let (x, y) = corner(cell);
        // Each side without a neighbour in the set.
        let sides = [
            ((0, -1), (x, y), "h100"),
            ((1, 0), (x + SPACE, y), "v100"),
            ((0, 1), (x, y + SPACE), "h100"),
            ((-1, 0), (x, y), "v100"),
        ];
        for (step, (x, y), line) in sides {
            if !offset_cell(cell, step).is_some_and(|other| cells.has(other)) {
                let _ = write!(path, "M{x} {y}{line}");
            }
        }
    }
    path
}

#[cfg(test)]
pub mod tests {
    use super::*;

    pub fn cell(name: &str) -> Cell {
        Cell::all().find(|cell| cell.to_string() == name).unwrap()
    }

    #[test]
    fn outlines_enclose_their_spaces_once() {
        let cells: Cells = ["b2", "c2"].into_iter().map(cell).collect();
        let sides = outline(cells).matches('M').count();
        assert_eq!(sides, 6);
    }

    #[test]
    fn a_point_of_the_window_is_on_a_space() {
        // At half its size, 10 from the left and 20 from the top; 100 more on both sides change nothing.
        let at = |x, y| {
            let found = cell_at_point((x, y), (10.0, 20.0), (630.0, 601.0));
            let wider = cell_at_point((x, y), (-90.0, 20.0), (830.0, 601.0));
            assert_eq!(found, wider);
            found
        };
        assert_eq!(at(26, 41), Some(cell("a1")));
        assert_eq!(at(76, 91), Some(cell("b2")));
        assert_eq!(at(624, 589), Some(cell("l11")));
        for (x, y) in [(24, 41), (26, 39), (626, 300), (300, 591)] {
            assert_eq!(at(x, y), None, "{x} {y}");
        }
    }
}
