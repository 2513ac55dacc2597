//! The evaluation: the points that each player can expect, from the city as it
//! is, from the rounds to come, and from the monuments and objectives in play.

use super::city_map::CityMap;
use rules::games::world_wonders::{
    City, Item, Kind, MONUMENT_ROW, Monument, OBJECTIVES_IN_PLAY, Objective, POPULATION_END,
    PerResource, Piece, RESOURCE_END, RINGS, SYMBOLS, UNPAID_LOAN_PENALTY, WorldWonders,
    rings as rings_reached,
};
use rules::{PerSeat, Seat, seat::MAX_SEATS};

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
    ($($name:ident = $index:expr),* $(,)?) => { $(const $name: usize = $index;)* };
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

/// Plenty of gold, in rounds, when it comes to filling gaps.
const GOLD_ROUNDS: f32 = 0.15;
/// How much gold for each player is plenty.
const PLENTY_OF_GOLD: f32 = 3.0;
/// More gaps around a tile count like this many less one.
const MAX_GAPS: usize = 12;

/// The part of a seat's evaluation that does not depend on the other seats.
#[derive(Clone, Copy, Debug, Default)]
struct SeatEstimate {
    /// Points expected from the city.
    city: f32,
    /// By monument of [`Evaluation::offer`]: how close the city is to building
    /// the monument, from 0 to 1, and the points that it would bring.
    monuments: [(f32, f32); MONUMENT_ROW],
    /// The city's value for each objective in play.
    objectives: [f32; OBJECTIVES_IN_PLAY],
    gold: u8,
}

/// Evaluates positions.
#[derive(Clone, Debug)]
pub struct Evaluation {
    weights: [f32; WEIGHTS.len()],
    estimates: [SeatEstimate; MAX_SEATS],
    objectives: [Option<Objective>; OBJECTIVES_IN_PLAY],
    /// The face-up monuments at the last update. What replaces one that is bought is not
    /// known before, and does not count.
    offer: [Option<Monument>; MONUMENT_ROW],
    players: u8,
    board_b: bool,
    hard: bool,
    /// The rounds expected after the running one.
    pub(super) rounds_left: f32,
    /// Whether no player can act any more: all gold of the last round is spent.
    is_over: bool,
    /// The probability that all gaps around a tile are filled, by their number;
    /// the same for gaps of a single space.
    gaps_filled: [[f32; MAX_GAPS]; 2],
}

impl Evaluation {
    pub(super) fn new(weights: [f32; WEIGHTS.len()]) -> Self {
        Self {
            weights,
            estimates: [SeatEstimate::default(); MAX_SEATS],
            objectives: [None; OBJECTIVES_IN_PLAY],
            offer: [None; MONUMENT_ROW],
            players: 2,
            board_b: false,
            hard: false,
            rounds_left: 0.0,
            is_over: false,
            gaps_filled: [[0.0; MAX_GAPS]; 2],
        }
    }

    const fn weight(&self, index: usize) -> f32 {
        self.weights[index]
    }

    /// Prepares the evaluation for the positions of a turn; to be called again
    /// when anything but the active player's own city has changed.
    pub fn update(&mut self, state: &WorldWonders) {
        use rules::game::Game as _;
        self.players = state.players();
        self.board_b = state.variant().board_b;
        self.hard = state.variant().hard;
        self.offer = state.market().monument_row();
        self.objectives = [None; OBJECTIVES_IN_PLAY];
        for (slot, (objective, _, _)) in self.objectives.iter_mut().zip(state.objectives()) {
            *slot = Some(objective);
        }
        self.update_time(state);
        for seat in Seat::all(self.players) {
            self.estimates[seat.index()] = self.estimate(state, seat);
        }
    }

    fn update_time(&mut self, state: &WorldWonders) {
        let highest = Seat::all(self.players)
            .map(|seat| state.city(seat).population())
            .max()
            .unwrap_or(0);
        let by_rounds = f32::from(state.last_round().saturating_sub(state.round()));
        let people = f32::from(POPULATION_END.saturating_sub(highest));
        let by_population = people / f32::max(self.weight(PACE), 0.1);
        self.rounds_left = f32::min(by_rounds, by_population);
        let gold = Seat::all(self.players)
            .map(|seat| f32::from(state.city(seat).gold()))
            .sum::<f32>()
            / f32::from(self.players);
        self.is_over = self.rounds_left <= 0.0 && gold == 0.0;
        let left = self.rounds_left + GOLD_ROUNDS * f32::min(gold, PLENTY_OF_GOLD) / PLENTY_OF_GOLD;
        let gap = self.weight(GAP) * left / (left + self.weight(GAP_LATE));
        let hole = self.weight(HOLE) * left / (left + self.weight(HOLE_LATE));
        for (by_count, each) in self.gaps_filled.iter_mut().zip([gap, hole]) {
            let mut all = 1.0;
            for probability in by_count {
                *probability = all;
                all *= f32::min(each, 1.0);
            }
        }
    }

    fn estimate(&self, state: &WorldWonders, seat: Seat) -> SeatEstimate {
        let city = state.city(seat);
        let map = CityMap::new(city);
        let mut estimate = SeatEstimate {
            city: self.city_value(city, &map),
            gold: city.gold(),
            ..SeatEstimate::default()
        };
        for (value, objective) in estimate.objectives.iter_mut().zip(self.objectives) {
            if let Some(objective) = objective {
                *value = objective_value(city, objective);
            }
        }
        for (entry, monument) in estimate.monuments.iter_mut().zip(self.still_offered(state)) {
            let Some(monument) = monument else { continue };
            let points = self.monument_value(city, monument);
            let closeness = if state.can_place(seat, Item::Monument(monument)) {
                1.0
            } else {
                let needs = state.needs(seat, monument);
                let lacking = needs.filter(|(_, cells)| cells.is_empty()).count();
                self.weight(PART) / (1.0 + lacking as f32)
            };
            *entry = (closeness, points);
        }
        estimate
    }

    /// The monuments of the last update that are still face up.
    fn still_offered(&self, state: &WorldWonders) -> [Option<Monument>; MONUMENT_ROW] {
        let row = state.market().monument_row();
        self.offer
            .map(|monument| monument.filter(|_| row.contains(&monument)))
    }

    fn monument_value(&self, city: &City, monument: Monument) -> f32 {
        let card = monument.card();
        let (tracks, population) = self.tracks_after(city, card.steps, card.population);
        f32::from(card.points) + self.track_value(tracks, population)
            - self.track_value(city.tracks(), city.population())
    }

    /// Resource tracks and population after these gains.
    fn tracks_after(&self, city: &City, steps: PerResource, population: u8) -> (PerResource, u8) {
        let (mut tracks, mut population) = (city.tracks(), city.population() + population);
        for (track, space) in tracks.iter_mut().enumerate() {
            let from = *space;
            *space = (from + steps[track]).min(RESOURCE_END);
            let symbols = SYMBOLS[usize::from(self.board_b)][track].iter();
            population += symbols
                .filter(|symbol| from < **symbol && **symbol <= *space)
                .count() as u8;
        }
        (tracks, population.min(POPULATION_END))
    }

    fn track_value(&self, tracks: PerResource, population: u8) -> f32 {
        let left = self.rounds_left;
        // The way to the next symbol of each track, each from 0 to 1.
        let mut progress = 0.0;
        for (track, space) in tracks.iter().enumerate() {
            let symbols = &SYMBOLS[usize::from(self.board_b)][track];
            let mut from = 0;
            for &symbol in symbols {
                if symbol > *space {
                    progress += f32::from(*space - from) / f32::from(symbol - from);
                    break;
                }
                from = symbol;
            }
        }
        let remaining = left / (left + 1.0);
        let expected = f32::from(population) + self.weight(SYMBOL) * remaining * progress;
        let expected = expected + self.weight(POPULATION_PACE) * left;
        let is_solo = self.players == 1;
        let pace = left * self.weight(if is_solo { ALONE_PACE } else { TRACK_PACE });
        let mut sorted = tracks.map(f32::from);
        sorted.sort_by(f32::total_cmp);
        let sum: f32 = sorted.iter().sum();
        let end = f32::from(RESOURCE_END);
        let [low, middle, high] = sorted.map(|space| f32::min(space + pace, end));
        let even = left / (left + self.weight(EVEN_LATE));
        let middle_share = self.weight(MIDDLE) * even;
        let high_share = self.weight(HIGHEST) * even;
        let lowest =
            (1.0 - middle_share - high_share) * low + middle_share * middle + high_share * high;
        let mut value =
            ring_points(expected, population, left) + lowest + self.weight(STEP) * sum * remaining;
        if is_solo {
            value -= sum;
        }
        value
    }

    fn city_value(&self, city: &City, map: &CityMap) -> f32 {
        let mut points = self.map_value(map) + self.track_value(city.tracks(), city.population());
        for monument in city.monuments() {
            points += f32::from(monument.card().points);
        }
        points + self.gold_value(city.gold(), city.loan().is_some())
    }

    /// The value of gold less that of an unpaid loan.
    fn gold_value(&self, gold: u8, loan: bool) -> f32 {
        let mut value = self.weight(GOLD) * f32::from(gold);
        if gold > 0 {
            value += self.weight(FIRST_GOLD);
        }
        if loan {
            value -= if self.rounds_left > 0.0 {
                self.weight(LOAN)
            } else {
                UNPAID_LOAN_PENALTY as f32
            };
        }
        value
    }

    fn map_value(&self, map: &CityMap) -> f32 {
        let left = self.rounds_left;
        let green = map.land - map.resources;
        let beside_land = map.land.neighbours();
        let single_spaces = green - beside_land;
        let mut points = 0.0;
        for border in map.tile_borders() {
            let gaps = *border & green;
            let holes = (gaps & single_spaces).len() as usize;
            let gaps = gaps.len() as usize - holes;
            points += self.gaps_filled[0][gaps.min(MAX_GAPS - 1)]
                * self.gaps_filled[1][holes.min(MAX_GAPS - 1)];
        }
        let beside_taken = map.taken.neighbours();
        let reached = map.resources & beside_taken;
        let one_away = (beside_taken & map.land).neighbours();
        let near = ((map.resources & one_away) - reached).len();
        let all = map.resources.len();
        let reached = reached.len();
        points += reached as f32;
        points += near as f32 * left / (left + self.weight(NEAR));
        points += (all - reached - near) as f32 * left / (left + self.weight(FAR));
        let beside_roads = map.roads.neighbours() & map.land;
        let front = beside_roads.len() as f32;
        let mut building_front = 0.0;
        for cells in &map.buildings {
            let cells = (cells.neighbours() & map.land) - beside_roads;
            building_front += cells.len() as f32;
        }
        let front = front + self.weight(OWN_FRONT) * building_front;
        points += self.weight(FRONT) * left * front / (front + self.weight(FRONT_HALF));
        let room = (map.land & beside_land).len() as f32;
        points + self.weight(ROOM) * left * room / 132.0
    }

    /// A quick evaluation of the active player's city alone, within a turn: its
    /// map once `piece` is placed, and what the piece brings. A monument brings
    /// something only with the piece that completes it.
    pub fn quick_value(&self, city: &City, map: &CityMap, piece: Piece, completes: bool) -> f32 {
        let (steps, population, points) = match piece {
            Piece::Tile(tile) => (tile.steps(), 0, 0),
            Piece::Monument(monument) if completes => {
                let card = monument.card();
                (card.steps, card.population, card.points)
            }
            _ => ([0; 3], 0, 0),
        };
        let (tracks, population) = self.tracks_after(city, steps, population);
        self.map_value(map)
            + self.track_value(tracks, population)
            + f32::from(points)
            + self.gold_value(city.gold(), city.loan().is_some())
    }

    /// How far a seat is expected to be ahead, in points, in a state that differs
    /// from the last update only in its own city and the market.
    pub fn lead_after(&self, state: &WorldWonders, seat: Seat) -> f32 {
        let estimate = self.estimate(state, seat);
        self.lead(state, seat, estimate)
    }

    /// How far a seat is expected to be ahead, in points, in the state of the
    /// last update.
    pub fn lead_now(&self, state: &WorldWonders, seat: Seat) -> f32 {
        self.lead(state, seat, self.estimates[seat.index()])
    }

    /// The points that each seat can expect in the state of the last update; in a
    /// solo game those by which the target is exceeded.
    pub fn points_now(&self, state: &WorldWonders) -> PerSeat<f32> {
        if self.players == 1 {
            return PerSeat::from_fn(1, |seat| self.lead_now(state, seat));
        }
        self.points_of(state, &self.estimates)
    }

    /// The lead over the best other seat and the mean of all others, in equal
    /// parts; in a solo game the expected points.
    fn lead(&self, state: &WorldWonders, seat: Seat, estimate: SeatEstimate) -> f32 {
        let mut estimates = self.estimates;
        estimates[seat.index()] = estimate;
        if self.players == 1 {
            let mut points = estimates[0].city + self.offer_value(&estimates, Seat::FIRST, state);
            if self.hard {
                let automaton = state
                    .automaton()
                    .map_or(0, |automaton| automaton.monument_points());
                points -= automaton as f32;
            }
            return points;
        }
        let points = self.points_of(state, &estimates);
        let (mut best, mut sum) = (f32::NEG_INFINITY, 0.0);
        for (_, points) in points.iter().filter(|(other, _)| *other != seat) {
            best = f32::max(best, *points);
            sum += points;
        }
        let mean = sum / f32::from(self.players - 1);
        points[seat] - 0.5 * (best + mean)
    }

    /// The points that each seat can expect, in a game of several players.
    fn points_of(
        &self,
        state: &WorldWonders,
        estimates: &[SeatEstimate; MAX_SEATS],
    ) -> PerSeat<f32> {
        let mut points = PerSeat::from_fn(self.players, |seat| estimates[seat.index()].city);
        for seat in Seat::all(self.players) {
            points[seat] += self.offer_value(estimates, seat, state);
        }
        for (index, objective) in self.objectives.into_iter().enumerate() {
            let Some(objective) = objective else { continue };
            if self.is_over {
                self.add_final_awards(objective, index, estimates, &mut points);
            } else {
                self.add_expected_awards(objective, index, estimates, &mut points);
            }
        }
        if self.rounds_left > 0.0 {
            let order = state.next_order();
            let last = f32::from(self.players - 1);
            for (position, seat) in order.as_slice().iter().enumerate() {
                points[*seat] += self.weight(ORDER) * (1.0 - position as f32 / last);
            }
        }
        points
    }

    fn offer_value(
        &self,
        estimates: &[SeatEstimate; MAX_SEATS],
        seat: Seat,
        state: &WorldWonders,
    ) -> f32 {
        let estimate = &estimates[seat.index()];
        // In the last round it takes gold to build any.
        if self.rounds_left <= 0.0 && estimate.gold == 0 {
            return 0.0;
        }
        let offered = self.still_offered(state);
        let mut values = [0.0; MONUMENT_ROW];
        for (index, value) in values.iter_mut().enumerate() {
            if offered[index].is_none() {
                continue;
            }
            let (closeness, points) = estimate.monuments[index];
            let mut rivals = 0.0;
            for other in Seat::all(self.players).filter(|other| *other != seat) {
                rivals += estimates[other.index()].monuments[index].0;
            }
            *value = self.weight(REACH) * closeness * points / (1.0 + self.weight(RIVAL) * rivals);
        }
        values.sort_by(|a, b| b.total_cmp(a));
        let mut share = 1.0;
        let mut sum = 0.0;
        for value in values {
            sum += share * value;
            share *= self.weight(REACH_NEXT);
        }
        sum
    }

    /// Adds the points of an objective as if nothing changed any more.
    fn add_final_awards(
        &self,
        objective: Objective,
        index: usize,
        estimates: &[SeatEstimate; MAX_SEATS],
        points: &mut PerSeat<f32>,
    ) {
        let value = |seat: Seat| {
            let value = estimates[seat.index()].objectives[index] as u8;
            match objective {
                Objective::EveryDistrict => value / Kind::ALL.len() as u8,
                _ => value,
            }
        };
        let awards = objective.awards(&PerSeat::from_fn(self.players, value));
        for (seat, award) in awards.iter() {
            points[seat] += f32::from(*award);
        }
    }

    /// Adds the points of an objective that each seat can expect.
    fn add_expected_awards(
        &self,
        objective: Objective,
        index: usize,
        estimates: &[SeatEstimate; MAX_SEATS],
        points: &mut PerSeat<f32>,
    ) {
        let (first, second) = objective.points();
        let (first, second) = (f32::from(first), f32::from(second));
        if objective == Objective::EveryDistrict {
            for seat in Seat::all(self.players) {
                let share = estimates[seat.index()].objectives[index] / 5.0;
                let cubed = share * share * share;
                points[seat] += 0.7 * first * if share >= 1.0 { 1.0 } else { 0.6 * cubed };
            }
            return;
        }
        let remaining = self.rounds_left / (self.rounds_left + 2.0);
        let margin = 0.05 + self.weight(OBJECTIVE) * self.rounds_left / (self.rounds_left + 2.0);
        let chance = |lead: f32| 0.5 + 0.5 * lead / (margin + f32::abs(lead));
        for seat in Seat::all(self.players) {
            let value = estimates[seat.index()].objectives[index];
            let (mut best, mut second_best) = (f32::NEG_INFINITY, f32::NEG_INFINITY);
            for other in Seat::all(self.players).filter(|other| *other != seat) {
                let other_value = estimates[other.index()].objectives[index];
                if other_value > best {
                    (best, second_best) = (other_value, best);
                } else if other_value > second_best {
                    second_best = other_value;
                }
            }
            let win = chance(value - best);
            let first_or_second = if self.players == 2 {
                1.0
            } else {
                chance(value - second_best)
            };
            let mut expected = first * win + second * (first_or_second - win);
            if value <= 0.0 {
                expected *= remaining;
            }
            points[seat] += self.weight(EVEN) * expected;
        }
    }
}

/// A city's value for an objective; for districts of every type, how many types
/// it has.
fn objective_value(city: &City, objective: Objective) -> f32 {
    if objective == Objective::EveryDistrict {
        let mut kinds = [false; Kind::ALL.len()];
        for (tile, _) in city.districts() {
            kinds[tile.kind() as usize] = true;
        }
        return kinds.iter().filter(|present| **present).count() as f32;
    }
    f32::from(city.objective_value(objective))
}

/// The points for rings at an expected population, interpolated between two
/// rings; when no round is left, at the population that is reached.
fn ring_points(expected: f32, reached: u8, rounds_left: f32) -> f32 {
    if rounds_left <= 0.0 {
        return f32::from(rings_reached(reached));
    }
    let expected = expected.clamp(0.0, f32::from(POPULATION_END));
    let mut points = 0.0;
    let mut from = 0.0;
    for ring in RINGS {
        let ring = f32::from(ring);
        if expected < ring {
            points += (expected - from) / (ring - from);
            break;
        }
        points += 1.0;
        from = ring;
    }
    points
}
