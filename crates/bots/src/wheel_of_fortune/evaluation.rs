//! The evaluation: the points each player can expect, from points scored,
//! from what followers will bring, and from followers in the supply.

use super::draw_odds::{DrawOdds, EDGE_PATTERNS};
use rules::game::Game as _;
use rules::games::wheel_of_fortune::{
    Cell, FOLLOWERS_PER_PLAYER, FeatureId, FeatureStats, Kind, PlacedSet, Sector, WheelOfFortune,
};
use rules::{Seat, seat::MAX_SEATS};

/// The weights by name, as the bots use them: tuned by self-play.
pub(super) const WEIGHTS: [(&str, f32); 22] = [
    ("city-hard", 2.578),
    ("road-hard", 2.891),
    ("part", 0.254),
    ("cloister-hard", 1.493),
    ("cloister-far", 12.754),
    ("city-grow", 0.285),
    ("road-grow", 0.289),
    ("back", 0.678),
    ("home", 5.691),
    ("home-many", 1.310),
    ("home-first", 2.354),
    ("home-late", 0.927),
    ("field-open", 0.918),
    ("field-grow", 0.064),
    ("field-risk", 0.369),
    ("taxes", 0.347),
    ("famine", 0.922),
    ("storm", 0.874),
    ("monk", 0.787),
    ("crown", 0.445),
    ("crown-alone", 0.550),
    ("crown-back", 1.177),
];

macro_rules! weight_indices {
    ($($name:ident = $index:expr),* $(,)?) => { $(const $name: usize = $index;)* };
}
weight_indices! {
    // The number of suitable tiles for each player at which a city or road at an
    // open cell is closed with a probability of one half.
    CITY_HARD = 0, ROAD_HARD = 1,
    // How much a tile that fits without closing counts as a suitable one.
    PART = 2,
    // The number of fitting tiles for each player at which an open cell beside a
    // cloister is filled with a probability of one half; the number of tiles to
    // come at which a cell that touches no tile yet is.
    CLOISTER_HARD = 3, CLOISTER_FAR = 4,
    // The tiles that a city or road gains before it is completed.
    CITY_GROW = 5, ROAD_GROW = 6,
    // How much a follower that is likely to return counts as one in the supply.
    BACK = 7,
    // Followers in the supply: the value of one, how fast it falls for further
    // ones, the bonus for the first, and how late it falls towards the end.
    HOME = 8, HOME_MANY = 9, HOME_FIRST = 10, HOME_LATE = 11,
    // Fields: their open cities, their open sides, and how uncertain they are.
    FIELD_OPEN = 12, FIELD_GROW = 13, FIELD_RISK = 14,
    // The events of the wheel.
    TAXES = 15, FAMINE = 16, STORM = 17, MONK = 18,
    // Crowns: their points, the extra points of a follower alone in a sector
    // with two, and how much the follower counts as one in the supply.
    CROWN = 19, CROWN_ALONE = 20, CROWN_BACK = 21,
}

/// What each seat can expect.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Expectation {
    /// Points scored and expected.
    pub points: [f32; MAX_SEATS],
    /// Followers in the supply or expected back in time to be used.
    pub supply: [f32; MAX_SEATS],
}

#[derive(Clone, Copy, Debug)]
struct CloisterOutlook {
    id: FeatureId,
    cell: Cell,
    /// The expected number of open cells around it that are filled.
    filled: f32,
    open_cells: f32,
}

/// Evaluates positions. Its buffers are reused from one to the next.
#[derive(Clone, Debug)]
pub struct Evaluation {
    pub(super) odds: DrawOdds,
    /// The probability that what is at a side of an open cell is closed there,
    /// by side and edge pattern.
    closing: [[f32; EDGE_PATTERNS]; 4],
    /// The probability that an open cell is filled, by edge pattern.
    filling: [f32; EDGE_PATTERNS],
    /// The value of a supply, in points, by its number of followers.
    supply_values: [f32; FOLLOWERS_PER_PLAYER as usize + 2],
    weights: [f32; WEIGHTS.len()],
    players: u8,
    small_cities: bool,
    majority_famine: bool,
    /// By feature: the probability that a city or road is completed.
    completion: [f32; FeatureId::CAPACITY],
    /// By feature: how many sides of a field are at open cells.
    openings: [f32; FeatureId::CAPACITY],
    /// Cities: the tiles they lie on and how likely they are completed.
    cities: Vec<(PlacedSet, f32)>,
    claimed: Vec<FeatureStats>,
    cloisters: Vec<CloisterOutlook>,
}

impl Evaluation {
    pub(super) fn new(weights: [f32; WEIGHTS.len()]) -> Self {
        Self {
            odds: DrawOdds::default(),
            closing: [[0.0; EDGE_PATTERNS]; 4],
            filling: [0.0; EDGE_PATTERNS],
            supply_values: [0.0; FOLLOWERS_PER_PLAYER as usize + 2],
            weights,
            players: 2,
            small_cities: false,
            majority_famine: false,
            completion: [1.0; FeatureId::CAPACITY],
            openings: [0.0; FeatureId::CAPACITY],
            cities: Vec::new(),
            claimed: Vec::new(),
            cloisters: Vec::new(),
        }
    }

    const fn weight(&self, index: usize) -> f32 {
        self.weights[index]
    }

    /// Recomputes what depends on the tiles to come; to be called again after
    /// each tile drawn.
    pub fn update(&mut self, state: &WheelOfFortune) {
        self.odds.update(state);
        let (road, city) = (self.weight(ROAD_HARD), self.weight(CITY_HARD));
        let partial = self.weight(PART);
        self.odds
            .closing_probabilities(road, city, partial, &mut self.closing);
        let half_point = self.weight(CLOISTER_HARD);
        self.odds
            .filling_probabilities(half_point, &mut self.filling);
        self.update_supply_values();
    }

    fn update_supply_values(&mut self) {
        let draws = self.odds.draws;
        let storm = self.visits(Sector::Storm);
        let lateness = draws / (draws + self.weight(HOME_LATE));
        let mut value = 0.0;
        for number in 1..self.supply_values.len() {
            let others = (number - 1) as f32;
            let many = self.weight(HOME_MANY) * others;
            value += self.weight(STORM) * storm;
            value += lateness * self.weight(HOME) * draws / (draws + many * many + 0.01);
            if number == 1 {
                value += lateness * self.weight(HOME_FIRST);
            }
            self.supply_values[number] = value;
        }
    }

    /// Evaluates a position as if the turn ended now: completed features have
    /// scored and their followers have returned.
    pub fn evaluate(&mut self, state: &WheelOfFortune) -> Expectation {
        self.scan(state);
        let mut expectation = Expectation::default();
        for seat in Seat::all(self.players) {
            expectation.points[seat.index()] = f32::from(state.points(seat));
            expectation.supply[seat.index()] = f32::from(state.supply(seat));
        }
        for feature in &self.claimed {
            self.add_feature(feature, &mut expectation);
        }
        self.add_crowns(state, &mut expectation);
        expectation
    }

    fn scan(&mut self, state: &WheelOfFortune) {
        self.players = state.players();
        self.small_cities = state.variant().small_cities;
        self.majority_famine = state.variant().majority_famine;
        let limit = state.feature_limit();
        self.completion[..limit].fill(1.0);
        self.openings[..limit].fill(0.0);
        self.cloisters.clear();
        // The tile just placed can still get a follower.
        let last = state.placed_cell();
        for (cell, id) in state.cloisters() {
            let feature = state.feature_stats(id);
            if feature.open > 0 && (feature.is_claimed() || Some(cell) == last) {
                self.cloisters.push(CloisterOutlook {
                    id,
                    cell,
                    filled: 0.0,
                    open_cells: 0.0,
                });
            }
        }
        self.scan_open_cells(state);
        self.cities.clear();
        self.claimed.clear();
        for feature in state.all_feature_stats() {
            if feature.kind == Kind::City {
                let completion = if feature.open == 0 {
                    1.0
                } else {
                    self.completion[feature.id.number()] * self.weight(FIELD_OPEN)
                };
                self.cities.push((feature.tiles, completion));
            }
            if feature.is_claimed() {
                self.claimed.push(feature);
            }
        }
    }

    fn scan_open_cells(&mut self, state: &WheelOfFortune) {
        for open_cell in state.open_cells() {
            let pattern = usize::from(open_cell.edges);
            let mut previous = None;
            for side in 0..4 {
                let middle = open_cell.feature_at(side, 1);
                if let Some(id) = middle
                    && previous != middle
                {
                    previous = middle;
                    self.completion[id.number()] *= self.closing[side][pattern];
                }
                // A side without road or city has one field at both halves.
                if let Some(id) = open_cell.feature_at(side, 0) {
                    self.openings[id.number()] += 0.5;
                    if let Some(id) = open_cell.feature_at(side, 2) {
                        self.openings[id.number()] += 0.5;
                    }
                }
            }
            for cloister in &mut self.cloisters {
                if cloister.cell.is_adjacent_or_diagonal(open_cell.cell) {
                    cloister.filled += self.filling[pattern];
                    cloister.open_cells += 1.0;
                }
            }
        }
    }

    /// Adds what a feature brings to the seats with followers on it.
    fn add_feature(&self, feature: &FeatureStats, expectation: &mut Expectation) {
        let followers = Seat::all(self.players).map(|seat| feature.followers(seat));
        let majority = followers.fold(1, u8::max);
        let complete = feature.is_complete();
        let outlook = match feature.kind {
            Kind::City => self.city_outlook(feature),
            Kind::Road => self.road_outlook(feature),
            Kind::Cloister => self.cloister_outlook(feature),
            Kind::Field => self.field_outlook(feature),
        };
        let returning = if complete {
            1.0
        } else {
            self.weight(BACK) * outlook.completion
        };
        for seat in Seat::all(self.players) {
            let followers = feature.followers(seat);
            if followers == 0 {
                continue;
            }
            let index = seat.index();
            let count = f32::from(followers);
            expectation.supply[index] += returning * count;
            if followers == majority {
                expectation.points[index] += outlook.points;
            }
            let excluded =
                feature.kind == Kind::Field && self.majority_famine && followers < majority;
            if !complete && !excluded {
                expectation.points[index] +=
                    count * (outlook.per_follower + outlook.per_pair * count);
            }
        }
    }

    const fn visits(&self, sector: Sector) -> f32 {
        self.odds.visits[sector as usize]
    }

    fn city_outlook(&self, feature: &FeatureStats) -> FeatureOutlook {
        let tiles = feature.tiles.len() as f32;
        let pennants = f32::from(feature.pennants);
        if feature.is_complete() {
            let is_small = self.small_cities && tiles < 2.5;
            let factor = if is_small { 1.0 } else { 2.0 };
            return FeatureOutlook::certain(factor * (tiles + pennants));
        }
        let completion = self.completion[feature.id.number()];
        let grown = tiles + pennants + self.weight(CITY_GROW) * f32::from(feature.open);
        let stays = (1.0 - completion) + 0.3 * completion;
        let taxes = self.weight(TAXES) * stays * self.visits(Sector::Taxes);
        FeatureOutlook {
            points: (tiles + pennants) + grown * completion,
            completion,
            per_follower: taxes * pennants,
            per_pair: taxes,
        }
    }

    fn road_outlook(&self, feature: &FeatureStats) -> FeatureOutlook {
        let tiles = feature.tiles.len() as f32;
        if feature.is_complete() {
            return FeatureOutlook::certain(tiles);
        }
        let completion = self.completion[feature.id.number()];
        FeatureOutlook {
            points: tiles + self.weight(ROAD_GROW) * completion,
            completion,
            ..FeatureOutlook::default()
        }
    }

    fn cloister_outlook(&self, feature: &FeatureStats) -> FeatureOutlook {
        if feature.is_complete() {
            return FeatureOutlook::certain(9.0);
        }
        let open = f32::from(feature.open);
        let surroundings = self.cloisters.iter().find(|other| other.id == feature.id);
        let (filled, open_cells) =
            surroundings.map_or((0.0, 0.0), |found| (found.filled, found.open_cells));
        let tiles_left = self.odds.tiles_left;
        // Cells around the cloister that touch no tile yet.
        let far = tiles_left / (tiles_left + self.weight(CLOISTER_FAR));
        let filled = filled + f32::max(open - open_cells, 0.0) * far;
        let share = filled / open;
        let completion = share * share * share / f32::max(1.0, 0.4 * open);
        let monk = self.weight(MONK) * self.visits(Sector::Inquisition) * (1.0 - 0.5 * completion);
        FeatureOutlook {
            points: 9.0 - open + filled,
            completion,
            per_follower: monk,
            ..FeatureOutlook::default()
        }
    }

    fn field_outlook(&self, feature: &FeatureStats) -> FeatureOutlook {
        let (mut completed, mut expected) = (0.0, 0.0);
        for (tiles, completion) in &self.cities {
            if tiles.meets(feature.tiles) {
                expected += completion;
                completed += if *completion == 1.0 {
                    1.0
                } else {
                    0.3 * completion
                };
            }
        }
        // The weights were tuned with 72 tiles; with more, a field is no less certain.
        let remaining = f32::min(self.odds.tiles_left / 72.0, 1.0);
        let openings = f32::min(self.openings[feature.id.number()], 10.0);
        let growth = self.weight(FIELD_GROW) * openings * remaining;
        let certainty = 1.0 - self.weight(FIELD_RISK) * remaining;
        let famine = self.weight(FAMINE) * self.visits(Sector::Famine) * (completed + 0.5 * growth);
        FeatureOutlook {
            points: 3.0 * (expected + growth) * certainty,
            completion: 0.0,
            per_follower: famine,
            ..FeatureOutlook::default()
        }
    }

    fn add_crowns(&self, state: &WheelOfFortune, expectation: &mut Expectation) {
        for sector in Sector::ALL {
            let followers = state.wheel().followers_on(sector).count();
            if followers == 0 {
                continue;
            }
            let (points, returning) = self.crown_value(sector, followers);
            for seat in state.wheel().followers_on(sector) {
                expectation.points[seat.index()] += points;
                expectation.supply[seat.index()] += returning;
            }
        }
    }

    /// The value of each of `followers` on the crowns of a sector: points, and
    /// how much it counts as one in the supply.
    fn crown_value(&self, sector: Sector, followers: usize) -> (f32, f32) {
        let points = match (sector.crowns(), followers) {
            (2, 1) => 3.0 + 3.0 * self.weight(CROWN_ALONE),
            _ => 3.0,
        };
        (
            self.weight(CROWN) * points * self.odds.reach[sector as usize],
            self.weight(CROWN_BACK) * self.odds.early[sector as usize],
        )
    }

    /// The value of a supply in points, interpolated between whole followers.
    fn supply_value(&self, followers: f32) -> f32 {
        let followers = followers.clamp(0.0, f32::from(FOLLOWERS_PER_PLAYER));
        let whole = followers as usize;
        let (low, high) = (self.supply_values[whole], self.supply_values[whole + 1]);
        low + (followers - whole as f32) * (high - low)
    }

    /// Everything a seat can expect, in points.
    pub fn expected_points(&self, expectation: &Expectation, seat: Seat) -> f32 {
        let index = seat.index();
        expectation.points[index] + self.supply_value(expectation.supply[index])
    }

    /// How far a seat is expected to be ahead, in points: of the best other seat
    /// and of the mean of all others, in equal parts.
    pub fn lead(&self, expectation: &Expectation, seat: Seat) -> f32 {
        let points = self.expected_points(expectation, seat);
        let (mut best, mut sum) = (f32::NEG_INFINITY, 0.0);
        for other in Seat::all(self.players).filter(|other| *other != seat) {
            let other_points = self.expected_points(expectation, other);
            best = f32::max(best, other_points);
            sum += other_points;
        }
        let mean = sum / f32::from(self.players - 1);
        points - 0.5 * (best + mean)
    }

    /// The expectation of the position evaluated last, with a follower of `seat`
    /// added to a feature without followers.
    pub fn with_follower(
        &self,
        state: &WheelOfFortune,
        expectation: &Expectation,
        id: FeatureId,
        seat: Seat,
    ) -> Expectation {
        let mut expectation = *expectation;
        expectation.supply[seat.index()] -= 1.0;
        self.add_feature(
            &state.feature_stats(id).with_follower(seat),
            &mut expectation,
        );
        expectation
    }

    /// The expectation of the position evaluated last, with a follower of `seat`
    /// added to a crown.
    pub fn with_crown(
        &self,
        state: &WheelOfFortune,
        expectation: &Expectation,
        sector: Sector,
        seat: Seat,
    ) -> Expectation {
        let mut expectation = *expectation;
        let others = state.wheel().followers_on(sector).count();
        let (before, _) = self.crown_value(sector, others.max(1));
        let (points, returning) = self.crown_value(sector, others + 1);
        for other in state.wheel().followers_on(sector) {
            expectation.points[other.index()] += points - before;
        }
        expectation.points[seat.index()] += points;
        expectation.supply[seat.index()] += returning - 1.0;
        expectation
    }
}

/// What a feature is expected to bring.
#[derive(Default)]
struct FeatureOutlook {
    /// The points of every seat with the majority.
    points: f32,
    /// The probability that it is completed and its followers return.
    completion: f32,
    /// The points of each follower from events of the wheel.
    per_follower: f32,
    /// The further points from events for each follower of the same seat that it
    /// shares the feature with, itself included.
    per_pair: f32,
}

impl FeatureOutlook {
    fn certain(points: f32) -> Self {
        Self {
            points,
            completion: 1.0,
            ..Self::default()
        }
    }
}
