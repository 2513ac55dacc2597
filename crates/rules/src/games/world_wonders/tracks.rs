//! The tracks of the resource boards, and amounts of gold.
//!
//! The rulebook gives the length of the population track and the amounts of
//! gold. House ruling: the positions of the population symbols and rings and the
//! length of the resource tracks are a reconstruction.

/// The last space of a resource track. House ruling: a marker stops there.
pub const RESOURCE_END: u8 = 16;
/// The last (purple) space of the population track; a marker that reaches it
/// makes the current round the last one.
pub const POPULATION_END: u8 = 13;
/// Gold each player can spend in a round.
pub const GOLD_PER_ROUND: u8 = 7;
/// Extra gold from a loan. Rulebook: "Loans".
pub const LOAN_GOLD: u8 = 2;
/// Gold it costs to pay off a loan.
pub const LOAN_REPAYMENT: u8 = 3;
/// Points lost for a loan that is unpaid at the end.
pub const UNPAID_LOAN_PENALTY: i32 = 2;
/// Rounds in a game.
pub const ROUNDS: u8 = 10;

/// The spaces with a population symbol, by side of the resource board (A, B)
/// and by resource (food, ceramics, gears).
pub const SYMBOLS: [[[u8; 5]; 3]; 2] = [
    [[3, 6, 10, 13, 16], [3, 6, 10, 13, 16], [3, 6, 10, 13, 16]],
    [[2, 5, 9, 13, 16], [3, 6, 9, 12, 16], [4, 7, 10, 13, 15]],
];

/// The spaces of the population track with a ring (1 point each).
pub const RINGS: [u8; 10] = [2, 4, 6, 7, 8, 9, 10, 11, 12, 13];

/// Population symbols that a marker lands on or passes when it moves from space
/// `from` to space `to` of a resource track.
///
/// Rulebook: "Administrating Resources".
pub(super) fn symbols_passed(board_b: bool, track: usize, from: u8, to: u8) -> u8 {
    let tracks = &SYMBOLS[usize::from(board_b)];
    tracks
        .get(track)
        .map_or(&[][..], |symbols| &symbols[..])
        .iter()
        .filter(|space| from < **space && **space <= to)
        .count() as u8
}

/// Points for population: the rings that a marker on this space reached or
/// passed.
///
/// Rulebook: "End of Game and Scoring", 1.
pub fn rings(population: u8) -> u8 {
    RINGS.iter().filter(|ring| **ring <= population).count() as u8
}
