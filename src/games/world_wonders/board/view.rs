//! Where everything lies in the picture: a space is 100 by 100, the corner of
//! the map is the origin. And how spaces, seats and things are written in the
//! page.

use super::shapes::SPACE;
use rules::Seat;
use rules::games::world_wonders::{COLUMNS, Cell, Cells, Item, ROWS};

/// The corner of a space in the picture.
pub fn corner(cell: Cell) -> (i32, i32) {
    let (column, row) = (i32::from(cell.column()), i32::from(cell.row()));
    (column * SPACE, row * SPACE)
}

/// A space moved by so many columns and rows, if it is on the map.
pub fn moved(cell: Cell, by: (i32, i32)) -> Option<Cell> {
    let column = i32::from(cell.column()) + by.0;
    let row = i32::from(cell.row()) + by.1;
    Cell::new(column.try_into().ok()?, row.try_into().ok()?)
}

/// The space at a column and row, or the nearest one on the map.
pub fn nearest(column: i32, row: i32) -> Cell {
    let column = column.clamp(0, i32::from(COLUMNS) - 1);
    let row = row.clamp(0, i32::from(ROWS) - 1);
    Cell::new(column as u8, row as u8).unwrap_or(Cell::FIRST)
}

/// A space as it is written: `c7`.
pub fn cell_id(cell: Cell) -> String {
    let column = char::from(b'a' + cell.column());
    let mut id = (cell.row() + 1).to_string();
    id.insert(0, column);
    id
}

/// A space that is written so.
pub fn read_cell(text: &str) -> Option<Cell> {
    let (column, row) = text.split_at_checked(1)?;
    let column = column.bytes().next()?.checked_sub(b'a')?;
    Cell::new(column, row.parse::<u8>().ok()?.checked_sub(1)?)
}

/// Some spaces as a path of squares, each smaller by an inset on every side.
pub fn squares(cells: Cells, inset: i32) -> String {
    let side = (SPACE - 2 * inset).to_string();
    let mut path = String::new();
    for cell in cells {
        let (x, y) = corner(cell);
        let (x, y) = ((x + inset).to_string(), (y + inset).to_string());
        let square = ["M", &x, " ", &y, "h", &side, "v", &side, "h-", &side, "z"];
        path.push_str(&square.concat());
    }
    path
}

/// The outline of some spaces as a path.
pub fn outline(cells: Cells) -> String {
    let mut path = String::new();
    for cell in cells {
        let (x, y) = corner(cell);
        // Each side at which no other of the spaces lies.
        let sides = [
            ((0, -1), (x, y), "h100"),
            ((1, 0), (x + SPACE, y), "v100"),
            ((0, 1), (x, y + SPACE), "h100"),
            ((-1, 0), (x, y), "v100"),
        ];
        for (by, (x, y), line) in sides {
            if !moved(cell, by).is_some_and(|other| cells.has(other)) {
                path.push_str(&["M", &x.to_string(), " ", &y.to_string(), line].concat());
            }
        }
    }
    path
}

/// What the elements of things to buy are called in the page.
pub fn item_id(item: Item) -> &'static str {
    match item {
        Item::Tile(slot) => slot.id(),
        Item::LongRoad => "long-road",
        Item::ShortRoads => "short-roads",
        Item::Tower => "tower",
        Item::First => "first",
        Item::Second => "second",
        Item::Monument(monument) => monument.id(),
    }
}

/// The seat with this number.
pub fn seat_numbered(text: &str, players: u8) -> Option<Seat> {
    let number: usize = text.parse().ok()?;
    Seat::all(players).nth(number.checked_sub(1)?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spaces_are_read_as_they_are_written() {
        for cell in Cell::all() {
            assert_eq!(read_cell(&cell_id(cell)), Some(cell));
            assert_eq!(cell_id(cell), cell.to_string());
        }
        for wrong in ["", "c", "m1", "a0", "a12", "7c", "\u{e4}1"] {
            assert_eq!(read_cell(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn an_outline_goes_once_around() {
        let two: Cells = ["b2", "c2"].into_iter().filter_map(read_cell).collect();
        let sides = outline(two).matches('M').count();
        assert_eq!(sides, 6);
    }
}
