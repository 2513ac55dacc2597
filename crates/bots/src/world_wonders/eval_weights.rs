//! The weights of the evaluation: their names, their order and their tuned values.

/// The weights by name, as the bots use them: tuned by self-play.
pub(super) const WEIGHTS: [(&str, f32); 29] = [
    ("gold", 0.448),
    ("first-gold", 0.245),
    ("symbol", 0.752),
    ("population-pace", 1.585),
    ("track-pace", 1.688),
    ("middle", 0.419),
    ("highest", 0.260),
    ("even-late", 2.023),
    ("near", 1.498),
    ("far", 5.527),
    ("gap", 1.066),
    ("gap-late", 1.234),
    ("hole", 0.574),
    ("hole-late", 5.073),
    ("front", 0.443),
    ("front-half", 9.299),
    ("own-front", 0.207),
    ("loan", 1.943),
    ("order", 0.313),
    ("reach", 0.663),
    ("reach-next", 0.489),
    ("part", 0.094),
    ("rival", 0.660),
    ("objective", 1.357),
    ("even", 0.799),
    ("room", 0.090),
    ("alone-pace", 0.692),
    ("step", 0.046),
    ("pace", 1.469),
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
