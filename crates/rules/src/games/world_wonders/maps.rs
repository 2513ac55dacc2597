//! The maps. Their ten natural resources each, the lake and the rivers are the
//! rulebook's; where they lie is reconstructed.

use super::cells::{Cell, Cells};

/// What is printed on a map: green land where there is neither water nor a
/// natural resource.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Map {
    /// The water.
    pub water: Cells,
    /// The natural resources; they are land.
    pub resources: Cells,
}

/// Side A, the same lake for all, then the five rivers of side B.
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

/// A map drawn row by row: `.` green land, `*` a natural resource, `~` water.
const fn map(drawn: &[u8]) -> Map {
    let mut map = Map {
        water: Cells::NONE,
        resources: Cells::NONE,
    };
    let (mut at, mut column, mut row) = (0, 0, 0);
    while at < drawn.len() {
        let here = Cell::new(column, row);
        match (drawn[at], here) {
            (b'\n', _) => {
                row += 1;
                column = 0;
            }
            (b'~', Some(cell)) => map.water.add(cell),
            (b'*', Some(cell)) => map.resources.add(cell),
            _ => {}
        }
        if matches!(drawn[at], b'.' | b'*' | b'~') {
            column += 1;
        }
        at += 1;
    }
    map
}

impl Map {
    /// A map drawn row by row: `.` green land, `*` a natural resource, `~`
    /// water. What is not drawn is green.
    #[must_use]
    pub const fn drawn(text: &str) -> Self {
        map(text.as_bytes())
    }

    /// How a space is drawn.
    pub(super) const fn letter(&self, cell: Cell) -> char {
        if self.water.has(cell) {
            '~'
        } else if self.resources.has(cell) {
            '*'
        } else {
            '.'
        }
    }
}
