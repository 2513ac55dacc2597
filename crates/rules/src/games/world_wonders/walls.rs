//! The ways in which three pieces of two spaces hang together.

use super::cells::STRIDE;
use super::shapes::{Pattern, Shape};
use std::sync::LazyLock;

/// A piece of two spaces: row, column, and whether it stands upright.
type Two = (i8, i8, bool);

/// How many ways there are.
const COUNT: usize = 164;

/// All ways; found when they are first asked for, as that takes less room than
/// the list would.
pub(super) static WALLS: LazyLock<[Pattern; COUNT]> = LazyLock::new(|| found().map(pattern));

const fn second(two: Two) -> (i8, i8) {
    if two.2 {
        (two.0 + 1, two.1)
    } else {
        (two.0, two.1 + 1)
    }
}

const fn distance(a: (i8, i8), b: (i8, i8)) -> u8 {
    a.0.abs_diff(b.0) + a.1.abs_diff(b.1)
}

/// The smallest distance between their spaces: 0 if they overlap, 1 if they
/// share an edge.
fn apart(one: Two, other: Two) -> u8 {
    let (a, b) = ((one.0, one.1), second(one));
    let (c, d) = ((other.0, other.1), second(other));
    distance(a, c)
        .min(distance(a, d))
        .min(distance(b, c))
        .min(distance(b, d))
}

/// A number for a piece that orders pieces.
const fn order(two: Two) -> u32 {
    (two.0 as u32) << 5 | (two.1 as u32) << 1 | two.2 as u32
}

/// The three moved into the corner and put in order, as one number.
fn key(a: Two, b: Two, c: Two) -> u32 {
    let row = a.0.min(b.0).min(c.0);
    let column = a.1.min(b.1).min(c.1);
    let mut keys = [a, b, c].map(|own| order((own.0 - row, own.1 - column, own.2)));
    keys.sort_unstable();
    keys[0] << 16 | keys[1] << 8 | keys[2]
}

/// Every three of which one touches the first, and the last touches either: in
/// some order that is so wherever they hang together.
fn found() -> [u32; COUNT] {
    let mut all = [0; COUNT];
    let mut count = 0;
    let near = |reach: i8| {
        let places = (-reach..=reach).flat_map(move |row| (-reach..=reach).map(move |c| (row, c)));
        places.flat_map(|(row, column)| [(row, column, false), (row, column, true)])
    };
    for first in [(0, 0, false), (0, 0, true)] {
        for next in near(3).filter(|next| apart(first, *next) == 1) {
            for last in near(6) {
                let (one, two) = (apart(first, last), apart(next, last));
                if one.min(two) != 1 {
                    continue;
                }
                let key = key(first, next, last);
                let known = all.iter().take(count).any(|own| *own == key);
                if let Some(place) = all.get_mut(count).filter(|_| !known) {
                    *place = key;
                    count += 1;
                }
            }
        }
    }
    all
}

const fn two(key: u32) -> Two {
    ((key >> 5 & 7) as i8, (key >> 1 & 15) as i8, key & 1 == 1)
}

fn pattern(key: u32) -> Pattern {
    let twos = [two(key >> 16), two(key >> 8 & 255), two(key & 255)];
    let mut cells = [(0, 0); 6];
    for (pair, own) in cells.chunks_exact_mut(2).zip(twos) {
        let other = second(own);
        pair.copy_from_slice(&[(own.0 as u8, own.1 as u8), (other.0 as u8, other.1 as u8)]);
    }
    let pieces = twos.map(|own| (own.0 as u8 * STRIDE + own.1 as u8, u8::from(own.2)));
    Pattern::new(Shape::new(&cells, 0), pieces, 3)
}
