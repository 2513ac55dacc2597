//! The weights of the evaluation: their names, their order and their tuned values.

/// How many weights there are.
pub const WEIGHT_COUNT: usize = WEIGHT_NAMES.len();

/// The evaluation weights; [`WEIGHT_NAMES`] has their names.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct EvalWeights(pub [f32; WEIGHT_COUNT]);

/// The names of the weights, in their order.
pub const WEIGHT_NAMES: [&str; 29] = [
    "gold",
    "first-gold",
    "symbol",
    "population-pace",
    "track-pace",
    "middle",
    "highest",
    "even-late",
    "near",
    "far",
    "gap",
    "gap-late",
    "hole",
    "hole-late",
    "front",
    "front-half",
    "own-front",
    "loan",
    "order",
    "reach",
    "reach-next",
    "part",
    "rival",
    "objective",
    "even",
    "room",
    "alone-pace",
    "step",
    "pace",
];

macro_rules! weight_indices {
    ($($name:ident = $index:expr),* $(,)?) => { $(pub(super) const $name: usize = $index;)* };
}
weight_indices! {
    // The value of gold left in the round, and of the first piece besides.
    GOLD = 0, FIRST_GOLD = 1,
    // The value of the way to the next population symbol on a track.
    SYMBOL = 2,
    // The steps that each round brings on the population track and on each
    // resource track.
    POPULATION_PACE = 3, TRACK_PACE = 4,
    // The weights of the middle and the highest resource track, which count while
    // the lowest can still catch up, and how late they fall.
    MIDDLE = 5, HIGHEST = 6, EVEN_LATE = 7,
    // How many rounds it takes to reach natural resources near and far.
    NEAR = 8, FAR = 9,
    // The probability that a gap beside a tile is filled, and that one of a
    // single space is, and how late they fall.
    GAP = 10, GAP_LATE = 11, HOLE = 12, HOLE_LATE = 13,
    // Free land beside roads, and beside buildings of one type.
    FRONT = 14, FRONT_HALF = 15, OWN_FRONT = 16,
    // An unpaid loan, and the place in the next round's turn order.
    LOAN = 17, ORDER = 18,
    // The monuments on offer: the best one, how much less each further one
    // counts, one that the city lacks something for, and rivals that can build it
    // too.
    REACH = 19, REACH_NEXT = 20, PART = 21, RIVAL = 22,
    // The margin at which an objective is safe, and the value of objectives.
    OBJECTIVE = 23, EVEN = 24,
    // Room for large pieces.
    ROOM = 25,
    // The steps that each round of a solo game brings on each resource track.
    ALONE_PACE = 26,
    // Any step on a resource track.
    STEP = 27,
    // The steps a round brings to the population that is highest, which ends the
    // game.
    PACE = 28,
}

impl EvalWeights {
    /// The weights the bots use, tuned by self-play.
    pub const TUNED: Self = Self([
        0.448, 0.245, 0.752, 1.585, 1.688, 0.419, 0.260, 2.023, 1.498, 5.527, 1.066, 1.234, 0.574,
        5.073, 0.443, 9.299, 0.207, 1.943, 0.313, 0.663, 0.489, 0.094, 0.660, 1.357, 0.799, 0.090,
        0.692, 0.046, 1.469,
    ]);
}
