//! Numbers for positions right after a moved piece, without gaps where there
//! can be none: both cones, both pairs of discs, which of them are dead, and
//! whether the battle has begun. The one to move is Black.

use rules::games::argonauts_wheel::{Position, Side, Wheel};

/// Pairs of stations in any order, a station with itself too.
const PAIRS: usize = 36;
/// More than any number of a root.
pub(super) const ROOTS: usize = 64 * PAIRS * PAIRS * 16 * 2;

/// The number of a pair, by its stations in six bits.
const PAIR: [u8; 64] = {
    let mut numbers = [0; 64];
    let mut next = 0;
    let mut high = 0;
    while high < 8 {
        let mut low = 0;
        while low <= high {
            numbers[high << 3 | low] = next;
            next += 1;
            low += 1;
        }
        high += 1;
    }
    numbers
};

/// The stations of a pair, in six bits.
const STATIONS: [u8; PAIRS] = {
    let mut stations = [0; PAIRS];
    let mut bits = 0;
    while bits < 64 {
        if bits & 7 <= bits >> 3 {
            stations[PAIR[bits] as usize] = bits as u8;
        }
        bits += 1;
    }
    stations
};

/// The number of a root.
pub(super) const fn root_number(wheel: &Wheel, battle: bool) -> u32 {
    let key = wheel.key();
    let (black, white) = (key >> 11, key & 0x7ff);
    let mut number = black >> 8 << 3 | white >> 8;
    number = number * PAIRS as u32 + PAIR[(black >> 2 & 63) as usize] as u32;
    number = number * PAIRS as u32 + PAIR[(white >> 2 & 63) as usize] as u32;
    number << 5 | (black & 3) << 3 | (white & 3) << 1 | battle as u32
}

/// The root with a number.
pub(super) const fn root_at(number: u32) -> Position {
    let pairs = number >> 5;
    let white = STATIONS[(pairs % PAIRS as u32) as usize] as u32;
    let black = STATIONS[(pairs / PAIRS as u32 % PAIRS as u32) as usize] as u32;
    let cones = pairs / (PAIRS * PAIRS) as u32;
    let black = (cones >> 3 & 7) << 8 | black << 2 | number >> 3 & 3;
    let white = (cones & 7) << 8 | white << 2 | number >> 1 & 3;
    Position {
        wheel: Wheel::from_key(black << 11 | white),
        to_move: Side::Black,
        battle: number & 1 == 1,
        idle: 0,
    }
}
