//! The tracks of the resource boards. That the last space of the population
//! ends the game is the rulebook's; where the symbols and rings are is
//! reconstructed.

/// The last space of a resource track.
pub const RESOURCE_END: u8 = 16;
/// The last, purple space of the population track.
pub const POPULATION_END: u8 = 13;
/// Gold for a round.
pub const GOLD: u8 = 7;
/// More gold with a loan.
pub const LOAN: u8 = 2;
/// What paying a loan off costs.
pub const REPAYMENT: u8 = 3;
/// The points that an unpaid loan costs.
pub const DEBT: i32 = 2;
/// The last round.
pub const ROUNDS: u8 = 10;

/// The spaces of the population symbols on both sides of the board, on the
/// tracks of food, ceramics and gears.
pub const SYMBOLS: [[[u8; 5]; 3]; 2] = [
    [[3, 6, 10, 13, 16], [3, 6, 10, 13, 16], [3, 6, 10, 13, 16]],
    [[2, 5, 9, 13, 16], [3, 6, 9, 12, 16], [4, 7, 10, 13, 15]],
];

/// The spaces of the population track that have a ring.
pub const RINGS: [u8; 10] = [2, 4, 6, 7, 8, 9, 10, 11, 12, 13];

/// How many symbols lie between two spaces of a track, the second one included.
pub(super) fn symbols(board_b: bool, track: usize, from: u8, to: u8) -> u8 {
    let tracks = &SYMBOLS[usize::from(board_b)];
    let symbols = tracks.get(track).map_or(&[][..], |symbols| &symbols[..]);
    let passed = symbols.iter().filter(|at| from < **at && **at <= to);
    passed.count() as u8
}

/// How many rings were reached or passed.
#[must_use]
pub fn rings(population: u8) -> u8 {
    RINGS.iter().filter(|at| **at <= population).count() as u8
}
