//! What a land is worth to each player: points given, what followers will
//! bring, and what it is worth to have followers at home.

use super::chances::{Chances, GAPS};
use rules::game::Game as _;
use rules::games::wheel_of_fortune::{
    Cell, FOLLOWERS_PER_PLAYER, FeatureId, FeatureStats, Kind, Sector, WheelOfFortune,
};
use rules::{Seat, seat::MAX_SEATS};

/// How much things count. What each weight is for stands at its place.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct EvalWeights(pub [f32; WEIGHTS]);

/// How many weights there are.
pub const WEIGHTS: usize = 22;

/// The names of the weights, in their order.
pub const NAMES: [&str; WEIGHTS] = [
    "city-hard",
    "road-hard",
    "part",
    "cloister-hard",
    "cloister-far",
    "city-grow",
    "road-grow",
    "back",
    "home",
    "home-many",
    "home-first",
    "home-late",
    "field-open",
    "field-grow",
    "field-risk",
    "taxes",
    "famine",
    "storm",
    "monk",
    "crown",
    "crown-alone",
    "crown-back",
];

macro_rules! weights {
    ($($name:ident = $place:expr),* $(,)?) => { $(const $name: usize = $place;)* };
}
weights! {
    // How hard it is to end a city or road at a gap: at so many fitting tiles
    // for each player it is as likely as not.
    CITY_HARD = 0, ROAD_HARD = 1,
    // What a tile that fits without ending counts.
    PART = 2,
    // How hard it is to fill a gap beside a cloister, and a cell farther off.
    CLOISTER_HARD = 3, CLOISTER_FAR = 4,
    // How many tiles a city or road gains on its way.
    CITY_GROW = 5, ROAD_GROW = 6,
    // What a follower counts at home that will come back likely.
    BACK = 7,
    // Followers at home: what one is worth, how much less each further one is,
    // what the first one adds, how soon that falls towards the end.
    HOME = 8, HOME_MANY = 9, HOME_FIRST = 10, HOME_LATE = 11,
    // Fields: open cities at them, gaps at them, and how unsure they are.
    FIELD_OPEN = 12, FIELD_GROW = 13, FIELD_RISK = 14,
    // Events.
    TAXES = 15, FAMINE = 16, STORM = 17, MONK = 18,
    // Crowns: their points, the three more where the twin is free, and what the
    // follower counts at home.
    CROWN = 19, CROWN_ALONE = 20, CROWN_BACK = 21,
}

impl EvalWeights {
    /// The house's own.
    pub const HOUSE: Self = Self([
        2.578, 2.891, 0.254, 1.493, 12.754, 0.285, 0.289, 0.678, 5.691, 1.310, 2.354, 0.927, 0.918,
        0.064, 0.369, 0.347, 0.922, 0.874, 0.787, 0.445, 0.550, 1.177,
    ]);
}

/// What each seat can hope for.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Sums {
    /// Points given and likely.
    pub points: [f32; MAX_SEATS],
    /// Followers at home, or likely to be in time.
    pub home: [f32; MAX_SEATS],
}

/// Reads a land. Keeps its lists from one to the next.
#[derive(Clone, Debug)]
pub struct Reader {
    chances: Chances,
    /// By side and gap: how likely what is at the side is ended there.
    ended: [[f32; GAPS]; 4],
    /// By gap: how likely it is filled.
    fills: [f32; GAPS],
    /// What so many followers at home are worth.
    homes: [f32; FOLLOWERS_PER_PLAYER as usize + 2],
    taste: EvalWeights,
    players: u8,
    small: bool,
    majority: bool,
    /// By feature: how likely a city or road is ended.
    likely: [f32; FeatureId::CAPACITY],
    /// By feature: how many half sides of a field are at gaps.
    openings: [f32; FeatureId::CAPACITY],
    /// Cities with the tiles on which they lie and how likely they are ended.
    cities: Vec<(u128, f32)>,
    claimed: Vec<FeatureStats>,
    cloisters: Vec<(Cell, FeatureId)>,
    /// How likely the free cells around a cloister are filled, and how likely
    /// all of them.
    filled: Vec<(FeatureId, f32, f32)>,
}

impl Reader {
    /// Reads by these weights.
    #[must_use]
    pub fn new(taste: EvalWeights) -> Self {
        Self {
            chances: Chances::default(),
            ended: [[0.0; GAPS]; 4],
            fills: [0.0; GAPS],
            homes: [0.0; FOLLOWERS_PER_PLAYER as usize + 2],
            taste,
            players: 2,
            small: false,
            majority: false,
            likely: [1.0; FeatureId::CAPACITY],
            openings: [0.0; FeatureId::CAPACITY],
            cities: Vec::new(),
            claimed: Vec::new(),
            cloisters: Vec::new(),
            filled: Vec::new(),
        }
    }

    const fn w(&self, place: usize) -> f32 {
        self.taste.0[place]
    }

    /// Looks at what is still to come; to be done anew when a tile was drawn.
    pub fn see(&mut self, state: &WheelOfFortune) {
        self.chances.see(state);
        let (road, city, part) = (self.w(ROAD_HARD), self.w(CITY_HARD), self.w(PART));
        self.chances.likely_ended(road, city, part, &mut self.ended);
        let near = self.w(CLOISTER_HARD);
        self.chances.likely_filled(near, &mut self.fills);
        self.see_homes();
    }

    /// How many tiles are to come.
    #[must_use]
    pub const fn left(&self) -> f32 {
        self.chances.left
    }

    fn see_homes(&mut self) {
        let draws = self.chances.draws;
        let storm = Chances::of(&self.chances.visits, Sector::Storm);
        let late = draws / (draws + self.w(HOME_LATE));
        let mut value = 0.0;
        for number in 1..self.homes.len() {
            let further = (number - 1) as f32;
            let many = self.w(HOME_MANY) * further;
            value += self.w(STORM) * storm;
            value += late * self.w(HOME) * draws / (draws + many * many + 0.01);
            if number == 1 {
                value += late * self.w(HOME_FIRST);
            }
            self.homes[number] = value;
        }
    }

    /// What a land is worth, as if the turn ended now: what is completed has
    /// scored, and its followers are home.
    pub fn read(&mut self, state: &WheelOfFortune) -> Sums {
        self.look_around(state);
        let mut sums = Sums::default();
        for seat in Seat::all(self.players) {
            sums.points[seat.index()] = f32::from(state.points(seat));
            sums.home[seat.index()] = f32::from(state.supply(seat));
        }
        for feature in &self.claimed {
            self.add(feature, &mut sums);
        }
        self.add_crowns(state, &mut sums);
        sums
    }

    /// Finds out what the gaps allow.
    fn look_around(&mut self, state: &WheelOfFortune) {
        self.players = state.players();
        self.small = state.variant().small_cities;
        self.majority = state.variant().majority_famine;
        self.likely = [1.0; FeatureId::CAPACITY];
        self.openings = [0.0; FeatureId::CAPACITY];
        self.cloisters.clear();
        // A follower can come to the one just placed.
        let last = state.placed_cell();
        self.cloisters
            .extend(state.cloisters().filter(|(cell, id)| {
                let feature = state.feature_stats(*id);
                feature.open > 0 && (feature.is_claimed() || Some(*cell) == last)
            }));
        self.filled.clear();
        for (_, id) in &self.cloisters {
            self.filled.push((*id, 0.0, 0.0));
        }
        for gap in state.open_cells() {
            let mut before = None;
            for side in 0..4 {
                let middle = gap.feature_at(side, 1);
                if let Some(id) = middle
                    && before != middle
                {
                    before = middle;
                    self.likely[id.number()] *= self.ended[side][usize::from(gap.edges)];
                }
                // A side of nothing but field has the same one at both halves.
                if let Some(id) = gap.feature_at(side, 0) {
                    self.openings[id.number()] += 0.5;
                    if let Some(id) = gap.feature_at(side, 2) {
                        self.openings[id.number()] += 0.5;
                    }
                }
            }
            for ((cell, _), filled) in self.cloisters.iter().zip(&mut self.filled) {
                if cell.is_adjacent_or_diagonal(gap.cell) {
                    filled.1 += self.fills[usize::from(gap.edges)];
                    filled.2 += 1.0;
                }
            }
        }
        self.cities.clear();
        self.claimed.clear();
        for feature in state.all_feature_stats() {
            if feature.kind == Kind::City {
                let likely = if feature.open == 0 {
                    1.0
                } else {
                    self.likely[feature.id.number()] * self.w(FIELD_OPEN)
                };
                self.cities.push((feature.tiles, likely));
            }
            if feature.is_claimed() {
                self.claimed.push(feature);
            }
        }
    }

    /// Adds what a feature brings to those who stand on it.
    fn add(&self, feature: &FeatureStats, sums: &mut Sums) {
        let tiles = feature.tiles.count_ones() as f32;
        let open = f32::from(feature.open);
        let pennants = f32::from(feature.pennants);
        let visits = |sector| Chances::of(&self.chances.visits, sector);
        let mut most = 1;
        for seat in Seat::all(self.players) {
            most = most.max(feature.followers(seat));
        }
        let complete = feature.is_complete();
        // What winners get; how likely followers come home; what each follower
        // gets by events, for each fellow and at all.
        let (points, back, each, fellow) = match feature.kind {
            Kind::City if complete => {
                let times = if self.small && tiles < 2.5 { 1.0 } else { 2.0 };
                (times * (tiles + pennants), 1.0, 0.0, 0.0)
            }
            Kind::City => {
                let likely = self.likely[feature.id.number()];
                let grown = tiles + pennants + self.w(CITY_GROW) * open;
                let stays = (1.0 - likely) + 0.3 * likely;
                let taxes = self.w(TAXES) * stays * visits(Sector::Taxes);
                (
                    (tiles + pennants) + grown * likely,
                    likely,
                    taxes * pennants,
                    taxes,
                )
            }
            Kind::Road if complete => (tiles, 1.0, 0.0, 0.0),
            Kind::Road => {
                let likely = self.likely[feature.id.number()];
                let grown = tiles + self.w(ROAD_GROW) * likely;
                (grown, likely, 0.0, 0.0)
            }
            Kind::Cloister if complete => (9.0, 1.0, 0.0, 0.0),
            Kind::Cloister => {
                let own = self.filled.iter().find(|(id, _, _)| *id == feature.id);
                let (filled, gaps) = own.map_or((0.0, 0.0), |(_, filled, gaps)| (*filled, *gaps));
                let left = self.chances.left;
                let far = left / (left + self.w(CLOISTER_FAR));
                let filled = filled + f32::max(open - gaps, 0.0) * far;
                let share = filled / open;
                let likely = share * share * share / f32::max(1.0, 0.4 * open);
                let monk = self.w(MONK) * visits(Sector::Inquisition) * (1.0 - 0.5 * likely);
                (9.0 - open + filled, likely, monk, 0.0)
            }
            Kind::Field => {
                let (mut now, mut then) = (0.0, 0.0);
                for (tiles, likely) in &self.cities {
                    if tiles & feature.tiles != 0 {
                        then += likely;
                        now += if *likely == 1.0 { 1.0 } else { 0.3 * likely };
                    }
                }
                let late = self.chances.left / 72.0;
                let open = f32::min(self.openings[feature.id.number()], 10.0);
                let grow = self.w(FIELD_GROW) * open * late;
                let hold = 1.0 - self.w(FIELD_RISK) * late;
                let famine = self.w(FAMINE) * visits(Sector::Famine) * (now + 0.5 * grow);
                (3.0 * (then + grow) * hold, 0.0, famine, 0.0)
            }
        };
        let back = if complete { 1.0 } else { self.w(BACK) * back };
        for seat in Seat::all(self.players) {
            let own = feature.followers(seat);
            if own == 0 {
                continue;
            }
            let at = seat.index();
            let count = f32::from(own);
            sums.home[at] += back * count;
            if own == most {
                sums.points[at] += points;
            }
            let excluded = feature.kind == Kind::Field && self.majority && own < most;
            if !complete && !excluded {
                sums.points[at] += count * (each + fellow * count);
            }
        }
    }

    fn add_crowns(&self, state: &WheelOfFortune, sums: &mut Sums) {
        for sector in Sector::ALL {
            let crowned = state.wheel().followers_on(sector).count();
            if crowned == 0 {
                continue;
            }
            let (points, back) = self.crown(sector, crowned);
            for seat in state.wheel().followers_on(sector) {
                sums.points[seat.index()] += points;
                sums.home[seat.index()] += back;
            }
        }
    }

    /// What each of so many followers on a sector's crowns is worth: points, and
    /// how much they count as at home.
    fn crown(&self, sector: Sector, count: usize) -> (f32, f32) {
        let points = match (sector.crowns(), count) {
            (2, 1) => 3.0 + 3.0 * self.w(CROWN_ALONE),
            _ => 3.0,
        };
        let reach = Chances::of(&self.chances.reach, sector);
        let early = Chances::of(&self.chances.early, sector);
        (self.w(CROWN) * points * reach, self.w(CROWN_BACK) * early)
    }

    /// What followers at home are worth.
    fn at_home(&self, home: f32) -> f32 {
        let home = home.clamp(0.0, f32::from(FOLLOWERS_PER_PLAYER));
        let whole = home as usize;
        let (low, high) = (self.homes[whole], self.homes[whole + 1]);
        low + (home - whole as f32) * (high - low)
    }

    /// What a seat can hope for, all in points.
    #[must_use]
    pub fn hopes(&self, sums: &Sums, seat: Seat) -> f32 {
        let at = seat.index();
        sums.points[at] + self.at_home(sums.home[at])
    }

    /// How far a seat is ahead of the others.
    #[must_use]
    pub fn lead(&self, sums: &Sums, seat: Seat) -> f32 {
        let own = self.hopes(sums, seat);
        let (mut best, mut all) = (f32::NEG_INFINITY, 0.0);
        for other in Seat::all(self.players).filter(|other| *other != seat) {
            let hopes = self.hopes(sums, other);
            best = f32::max(best, hopes);
            all += hopes;
        }
        let mean = all / f32::from(self.players - 1);
        own - 0.5 * (best + mean)
    }

    /// The same sums if a seat's follower came to a feature on which nobody
    /// stands, of the land that was read last.
    #[must_use]
    pub fn with_follower(
        &self,
        state: &WheelOfFortune,
        sums: &Sums,
        id: FeatureId,
        seat: Seat,
    ) -> Sums {
        let mut sums = *sums;
        sums.home[seat.index()] -= 1.0;
        self.add(&state.feature_stats(id).with_follower(seat), &mut sums);
        sums
    }

    /// The same sums if a seat's follower came to a crown.
    #[must_use]
    pub fn with_crown(
        &self,
        state: &WheelOfFortune,
        sums: &Sums,
        sector: Sector,
        seat: Seat,
    ) -> Sums {
        let mut sums = *sums;
        let others = state.wheel().followers_on(sector).count();
        let (before, _) = self.crown(sector, others.max(1));
        let (points, back) = self.crown(sector, others + 1);
        for other in state.wheel().followers_on(sector) {
            sums.points[other.index()] += points - before;
        }
        sums.points[seat.index()] += points;
        sums.home[seat.index()] += back - 1.0;
        sums
    }
}
