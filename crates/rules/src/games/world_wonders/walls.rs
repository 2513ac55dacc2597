//! The arrangements of the Great Wall: three connected dominoes.

use super::cells::STRIDE;
use super::shapes::{Pattern, RotatedShape};
use std::sync::LazyLock;

/// A piece of two spaces: row and column of its first space, and whether it is
/// upright.
type Domino = (i8, i8, bool);

/// The number of arrangements, each counted once however its pieces are
/// ordered.
const WALL_PATTERN_COUNT: usize = 164;

/// All arrangements. They are computed at first use because the table would
/// make the program larger than the code that computes it.
pub(super) static WALL_PATTERNS: LazyLock<[Pattern; WALL_PATTERN_COUNT]> =
    LazyLock::new(|| find_keys().map(pattern));

const fn second_cell(domino: Domino) -> (i8, i8) {
    if domino.2 {
        (domino.0 + 1, domino.1)
    } else {
        (domino.0, domino.1 + 1)
    }
}

const fn manhattan_distance(a: (i8, i8), b: (i8, i8)) -> u8 {
    a.0.abs_diff(b.0) + a.1.abs_diff(b.1)
}

/// The smallest distance between spaces of two dominoes: 0 if they overlap, 1 if
/// they share an edge.
fn distance(one: Domino, other: Domino) -> u8 {
    let (a, b) = ((one.0, one.1), second_cell(one));
    let (c, d) = ((other.0, other.1), second_cell(other));
    manhattan_distance(a, c)
        .min(manhattan_distance(a, d))
        .min(manhattan_distance(b, c))
        .min(manhattan_distance(b, d))
}

/// A domino as a number of 8 bits; see [`unpack`].
const fn pack(domino: Domino) -> u32 {
    (domino.0 as u32) << 5 | (domino.1 as u32) << 1 | domino.2 as u32
}

/// An arrangement as a number that is the same for every order of the dominoes
/// and every position on the map.
fn key(a: Domino, b: Domino, c: Domino) -> u32 {
    let row = a.0.min(b.0).min(c.0);
    let column = a.1.min(b.1).min(c.1);
    let mut packed = [a, b, c].map(|domino| pack((domino.0 - row, domino.1 - column, domino.2)));
    packed.sort_unstable();
    packed[0] << 16 | packed[1] << 8 | packed[2]
}

/// The keys of all arrangements. It is enough to look for a second domino that
/// touches the first, and a third that touches either of them: the dominoes of
/// every connected arrangement can be listed in such an order.
fn find_keys() -> [u32; WALL_PATTERN_COUNT] {
    let mut keys = [0; WALL_PATTERN_COUNT];
    let mut count = 0;
    let within = |reach: i8| {
        (-reach..=reach)
            .flat_map(move |row| (-reach..=reach).map(move |c| (row, c)))
            .flat_map(|(row, column)| [(row, column, false), (row, column, true)])
    };
    for first in [(0, 0, false), (0, 0, true)] {
        for second in within(3).filter(|second| distance(first, *second) == 1) {
            for third in within(6) {
                if distance(first, third).min(distance(second, third)) != 1 {
                    continue;
                }
                let key = key(first, second, third);
                let known = keys.iter().take(count).any(|other| *other == key);
                if let Some(free) = keys.get_mut(count).filter(|_| !known) {
                    *free = key;
                    count += 1;
                }
            }
        }
    }
    keys
}

const fn unpack(packed: u32) -> Domino {
    (
        (packed >> 5 & 7) as i8,
        (packed >> 1 & 15) as i8,
        packed & 1 == 1,
    )
}

fn pattern(key: u32) -> Pattern {
    let dominoes = [unpack(key >> 16), unpack(key >> 8 & 255), unpack(key & 255)];
    let mut cells = [(0, 0); 6];
    for (pair, domino) in cells.chunks_exact_mut(2).zip(dominoes) {
        let other = second_cell(domino);
        pair.copy_from_slice(&[
            (domino.0 as u8, domino.1 as u8),
            (other.0 as u8, other.1 as u8),
        ]);
    }
    let pieces = dominoes.map(|domino| {
        let offset = domino.0 as u8 * STRIDE + domino.1 as u8;
        (offset, u8::from(domino.2))
    });
    Pattern::new(RotatedShape::new(&cells, 0), pieces, 3)
}
