//! The visible part of the field: a square around all cards and all cells where a
//! card can be put.

use rules::games::turn_of_time::{CARDS, Cell, Cells, Grid};

/// Width and height of a cell in the picture's units.
const CELL: u32 = 100;
/// Width and height of the whole picture.
pub const PICTURE: u32 = 400;
/// Margin around the cells, in the picture's units.
const MARGIN: i32 = 6;

/// A square part of the field, in units of half a cell.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Viewport {
    left: i32,
    top: i32,
    side: i32,
}

impl Viewport {
    /// The viewport of a table, at least `min_cells` cells wide.
    pub fn new(grid: &Grid, min_cells: u8) -> Self {
        let is_over = grid.occupied().len() == u32::from(CARDS);
        let free = if is_over { Cells::NONE } else { grid.free() };
        let span = |coordinate: fn(Cell) -> u8| {
            let cells = || grid.occupied().iter().chain(free).map(coordinate);
            let first = cells().min().unwrap_or(0);
            let last = cells().max().unwrap_or(0);
            (2 * i32::from(first), 2 * (i32::from(last) + 1))
        };
        let (left, right) = span(Cell::column);
        let (top, bottom) = span(Cell::row);
        let side = (right - left)
            .max(bottom - top)
            .max(2 * i32::from(min_cells));
        Self {
            left: (left + right - side) / 2,
            top: (top + bottom - side) / 2,
            side,
        }
    }

    /// The CSS transform of the field that makes the viewport fill the picture.
    pub fn transform(self) -> String {
        // In thousandths: printing floating-point numbers would cost program size.
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

    /// The viewport as an SVG view box.
    pub fn view_box(self) -> String {
        let half = CELL as i32 / 2;
        let side = self.side * half;
        format!("{} {} {side} {side}", self.left * half, self.top * half)
    }
}

/// The SVG transform of what is drawn on a cell.
pub fn cell_transform(cell: Cell) -> String {
    format!(
        "translate({} {})",
        u32::from(cell.column()) * CELL,
        u32::from(cell.row()) * CELL
    )
}
