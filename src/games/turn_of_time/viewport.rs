//! Which part of the field is seen: all cards and all cells where one can be
//! put, in a square.

use rules::games::turn_of_time::{CARDS, Cell, Cells, Grid};

/// The side of a cell in the picture.
const CELL: u32 = 100;
/// The side of the whole picture.
pub const PICTURE: u32 = 400;
/// Room around the cells, in the picture.
const MARGIN: i32 = 6;

/// A square part of the field, in halves of a cell.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Viewport {
    left: i32,
    top: i32,
    side: i32,
}

impl Viewport {
    /// The view of a table: at least `least` cells wide.
    pub fn of(grid: &Grid, least: u8) -> Self {
        let is_over = grid.taken().len() == CARDS;
        let free = if is_over { Cells::NONE } else { grid.free() };
        let span = |of: fn(Cell) -> u8| {
            let cells = || grid.taken().chain(free).map(of);
            let first = cells().min().unwrap_or(0);
            let last = cells().max().unwrap_or(0);
            (2 * i32::from(first), 2 * (i32::from(last) + 1))
        };
        let (left, right) = span(Cell::column);
        let (top, bottom) = span(Cell::row);
        let side = (right - left).max(bottom - top).max(2 * i32::from(least));
        Self {
            left: (left + right - side) / 2,
            top: (top + bottom - side) / 2,
            side,
        }
    }

    /// The view as a CSS transform of the field.
    pub fn transform(self) -> String {
        // In thousandths: whole numbers are smaller to print than broken ones.
        let scale = 1000 * (PICTURE as i32 - 2 * MARGIN) / (self.side * CELL as i32 / 2);
        let shift = |cells: i32| MARGIN - cells * (CELL as i32 / 2) * scale / 1000;
        format!(
            "translate({}px, {}px) scale({}.{:03})",
            shift(self.left),
            shift(self.top),
            scale / 1000,
            scale % 1000
        )
    }

    /// The view as a view box.
    pub fn view_box(self) -> String {
        let half = CELL as i32 / 2;
        let side = self.side * half;
        format!("{} {} {side} {side}", self.left * half, self.top * half)
    }
}

/// Where a cell lies in the picture, as an SVG transform.
pub fn place(cell: Cell) -> String {
    format!(
        "translate({} {})",
        u32::from(cell.column()) * CELL,
        u32::from(cell.row()) * CELL
    )
}
