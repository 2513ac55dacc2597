//! Indices of roots, the positions right after a piece was moved: by the stations
//! of both cones and of both pairs of discs, whether the discs are dead, and
//! whether the battle has begun. Black is always the side to move.

use rules::games::argonauts_wheel::{Position, Side, Wheel};

/// Unordered pairs of stations, a station with itself included.
const PAIRS: usize = 36;
/// All root indices are lower.
pub(super) const ROOT_COUNT: usize = 64 * PAIRS * PAIRS * 16 * 2;

/// The index of a pair, by its stations in three bits each.
const PAIR_INDEX: [u8; 64] = {
    let mut indices = [0; 64];
    let mut next = 0;
    let mut high = 0;
    while high < 8 {
        let mut low = 0;
        while low <= high {
            indices[high << 3 | low] = next;
            next += 1;
            low += 1;
        }
        high += 1;
    }
    indices
};

/// The stations of a pair, in three bits each.
const PAIR_STATIONS: [u8; PAIRS] = {
    let mut stations = [0; PAIRS];
    let mut bits = 0;
    while bits < 64 {
        if bits & 7 <= bits >> 3 {
            stations[PAIR_INDEX[bits] as usize] = bits as u8;
        }
        bits += 1;
    }
    stations
};

/// The index of a root.
pub(super) const fn root_index(wheel: &Wheel, battle: bool) -> u32 {
    let key = wheel.key();
    let (black, white) = (key >> 11, key & 0x7ff);
    let mut index = black >> 8 << 3 | white >> 8;
    index = index * PAIRS as u32 + PAIR_INDEX[(black >> 2 & 63) as usize] as u32;
    index = index * PAIRS as u32 + PAIR_INDEX[(white >> 2 & 63) as usize] as u32;
    index << 5 | (black & 3) << 3 | (white & 3) << 1 | battle as u32
}

/// The root with an index.
pub(super) const fn root_at(index: u32) -> Position {
    let pairs = index >> 5;
    let white = PAIR_STATIONS[(pairs % PAIRS as u32) as usize] as u32;
    let black = PAIR_STATIONS[(pairs / PAIRS as u32 % PAIRS as u32) as usize] as u32;
    let cones = pairs / (PAIRS * PAIRS) as u32;
    let black = (cones >> 3 & 7) << 8 | black << 2 | index >> 3 & 3;
    let white = (cones & 7) << 8 | white << 2 | index >> 1 & 3;
    Position {
        wheel: Wheel::from_key(black << 11 | white),
        to_move: Side::Black,
        battle: index & 1 == 1,
        idle: 0,
    }
}
