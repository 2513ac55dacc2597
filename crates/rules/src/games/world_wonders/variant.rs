//! The variants of the game, and the options of a setup that choose them.

use crate::setup::{GameOption, Setup};

/// The options of a [`Setup`]. House ruling: the sides of the boards can be
/// chosen independently.
pub(super) const OPTIONS: &[GameOption] = &[
    GameOption::new("map", &["a", "b"], 1..=5),
    GameOption::new("board", &["a", "b"], 1..=5),
    GameOption::new("objectives", &["off", "on"], 2..=5),
    GameOption::new("automaton", &["easy", "hard"], 1..=1),
];
/// Indices into [`OPTIONS`].
const MAP_OPTION: usize = 0;
const BOARD_OPTION: usize = 1;
const OBJECTIVES_OPTION: usize = 2;
const AUTOMATON_OPTION: usize = 3;

/// The variant of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Variant {
    /// Side B of the map boards, with a different river for each player, instead
    /// of the lake of side A.
    pub map_b: bool,
    /// Side B of the resource boards.
    pub board_b: bool,
    /// With public objectives (rulebook: "Advanced Play"); never in a solo game.
    pub objectives: bool,
    /// Solo hard mode: the points of the automaton's monuments count.
    pub hard: bool,
}

impl Variant {
    /// The variant of a setup.
    pub(super) fn from_setup(setup: &Setup) -> Self {
        let chosen = |option| setup.choice(option) == 1;
        Self {
            map_b: chosen(MAP_OPTION),
            board_b: chosen(BOARD_OPTION),
            objectives: chosen(OBJECTIVES_OPTION),
            hard: chosen(AUTOMATON_OPTION),
        }
    }
}
