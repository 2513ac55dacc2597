//! The maps.
//!
//! Rulebook: "Game Setup", I. House ruling: the positions of the lake, the rivers
//! and the natural resources are a reconstruction.

use super::cells::{Cell, Cells, STRIDE};

/// The printed terrain of a map. Spaces that are neither water nor natural
/// resources are green land.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Map {
    /// Water spaces.
    pub water: Cells,
    /// Natural resources, which are land.
    pub resources: Cells,
}

/// Side A, a lake that is the same for all players, then the five rivers of
/// side B.
pub const MAPS: [Map; 6] = [
    map(b"............
          .*.......*..
          .....~....*.
          ....~~~~....
          .*..~~~~....
          ......~~..*.
          ......~.....
          .*.......*..
          ....*.......
          ..*....*....
          ............"),
    map(b"...*.....~..
          .......*.~.*
          .*.......~..
          ....~~~~~~..
          ..*.~.......
          ....~...*...
          ~~~~~.......
          ......*.....
          .*........*.
          ....*.......
          ............"),
    map(b".*.~......*.
          ...~..*.....
          ...~.....*..
          .*.~........
          ...~~~~~~...
          .....*..~...
          .*......~.*.
          ........~~~~
          ............
          ...*....*...
          ............"),
    map(b"..*.........
          ......*...*.
          ............
          *.......*...
          ..~~~~......
          ~~~..~..~~~~
          ...*.~~~~...
          ..........*.
          .*....*.....
          .........*..
          ............"),
    map(b"..*....~....
          .......~..*.
          .*...~~~....
          .....~.*....
          .....~....*.
          ...*.~~~~...
          ......*.~...
          ........~~~~
          .*..........
          .....*....*.
          ............"),
    map(b"....*..~....
          .......~..*.
          .*.....~....
          ......~~.*..
          ....*.~.....
          ......~.*...
          .~~~~~~.....
          .~..*.......
          ~~........*.
          ..*....*....
          ............"),
];

/// The number of maps of side B.
pub(super) const RIVERS: usize = MAPS.len() - 1;

/// Parses a drawing; see [`Map::drawn`].
const fn map(drawn: &[u8]) -> Map {
    let mut map = Map {
        water: Cells::NONE,
        resources: Cells::NONE,
    };
    let (mut index, mut column, mut row) = (0, 0, 0);
    while index < drawn.len() {
        let here = Cell::new(column, row);
        match (drawn[index], here) {
            (b'\n', _) => {
                row += 1;
                column = 0;
            }
            (b'~', Some(cell)) => map.water.add_bit(cell.row() * STRIDE + cell.column()),
            (b'*', Some(cell)) => map.resources.add_bit(cell.row() * STRIDE + cell.column()),
            _ => {}
        }
        if matches!(drawn[index], b'.' | b'*' | b'~') {
            column += 1;
        }
        index += 1;
    }
    map
}

impl Map {
    /// The map drawn in a text, one line per row: `.` green land, `*` a natural
    /// resource, `~` water. Spaces left out are green; other characters are
    /// ignored.
    pub const fn drawn(text: &str) -> Self {
        map(text.as_bytes())
    }

    /// The character of a space in a drawing; see [`Self::drawn`].
    pub fn symbol(&self, cell: Cell) -> char {
        if self.water.has(cell) {
            '~'
        } else if self.resources.has(cell) {
            '*'
        } else {
            '.'
        }
    }
}
