//! What a state is worth: the points that each player can hope for.

use super::ground::Ground;
use rules::games::world_wonders::{
    City, Item, Kind, MONUMENT_ROW, Monument, OBJECTIVES_IN_PLAY, Objective, POPULATION_END,
    PerResource, Piece, RESOURCE_END, RINGS, SYMBOLS, UNPAID_LOAN_PENALTY, WorldWonders,
    rings as rings_reached,
};
use rules::{PerSeat, Seat, seat::MAX_SEATS};

/// How many weights there are.
pub const WEIGHTS: usize = NAMES.len();

/// What things count.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct EvalWeights(pub [f32; WEIGHTS]);

/// What the weights are called.
pub const NAMES: [&str; 29] = [
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

macro_rules! weights {
    ($($name:ident = $place:expr),* $(,)?) => { $(const $name: usize = $place;)* };
}
weights! {
    // A piece of gold that is left in the round, and what the first one adds.
    GOLD = 0, FIRST_GOLD = 1,
    // What the way to the next symbol of population counts.
    SYMBOL = 2,
    // What a round brings to the population and to each track.
    POPULATION_PACE = 3, TRACK_PACE = 4,
    // What the middle and the highest track count as long as the lowest can
    // still overtake them, and how soon that falls.
    MIDDLE = 5, HIGHEST = 6, EVEN_LATE = 7,
    // How many rounds it takes to reach natural resources near and far.
    NEAR = 8, FAR = 9,
    // How likely a gap beside a tile is filled, and one that is a space alone.
    GAP = 10, GAP_LATE = 11, HOLE = 12, HOLE_LATE = 13,
    // Free land beside roads, and beside buildings.
    FRONT = 14, FRONT_HALF = 15, OWN_FRONT = 16,
    // An unpaid loan, and the place in the next round's order.
    LOAN = 17, ORDER = 18,
    // Monuments that lie face up: one that can be built, further ones, one that
    // lacks something, one that others can build too.
    REACH = 19, REACH_NEXT = 20, PART = 21, RIVAL = 22,
    // How far one is ahead in an objective for it to be safe.
    OBJECTIVE = 23, EVEN = 24,
    // Room for large pieces.
    ROOM = 25,
    // Alone, what a round brings to each track.
    ALONE_PACE = 26,
    // Any step on a track.
    STEP = 27,
    // How much population a round brings to the one who has most.
    PACE = 28,
}

impl EvalWeights {
    /// The house's own.
    pub const HOUSE: Self = Self([
        0.448, 0.245, 0.752, 1.585, 1.688, 0.419, 0.260, 2.023, 1.498, 5.527, 1.066, 1.234, 0.574,
        5.073, 0.443, 9.299, 0.207, 1.943, 0.313, 0.663, 0.489, 0.094, 0.660, 1.357, 0.799, 0.090,
        0.692, 0.046, 1.469,
    ]);
}

/// What all gold of a round is as good as, in rounds, to fill gaps.
const SHARE: f32 = 0.15;
/// Gold with which much can be bought.
const ENOUGH: f32 = 3.0;

/// What of a seat does not depend on the others.
#[derive(Clone, Copy, Debug, Default)]
struct Part {
    /// Points that its city can hope for.
    city: f32,
    /// By place in the row: how near it is to building that monument, from 0 to
    /// 1, and what it would bring.
    reach: [(f32, f32); MONUMENT_ROW],
    /// What it has of the objectives.
    values: [f32; OBJECTIVES_IN_PLAY],
    /// Gold left.
    gold: u8,
}

/// Reads states.
#[derive(Clone, Debug)]
pub struct Reader {
    taste: EvalWeights,
    parts: [Part; MAX_SEATS],
    objectives: [Option<Objective>; OBJECTIVES_IN_PLAY],
    row: [Option<Monument>; MONUMENT_ROW],
    players: u8,
    board_b: bool,
    hard: bool,
    /// The rounds that are left after the running one.
    left: f32,
    /// Whether nothing is left: the last round is over.
    over: bool,
    /// By number of gaps, how likely they are all filled, and of holes.
    filled: [[f32; 12]; 2],
}

impl Reader {
    /// Reads by these weights.
    #[must_use]
    pub fn new(taste: EvalWeights) -> Self {
        Self {
            taste,
            parts: [Part::default(); MAX_SEATS],
            objectives: [None; OBJECTIVES_IN_PLAY],
            row: [None; MONUMENT_ROW],
            players: 2,
            board_b: false,
            hard: false,
            left: 0.0,
            over: false,
            filled: [[0.0; 12]; 2],
        }
    }

    const fn w(&self, place: usize) -> f32 {
        self.taste.0[place]
    }

    /// How many rounds are left after the running one, about.
    #[must_use]
    pub const fn left(&self) -> f32 {
        self.left
    }

    /// Looks at a state; to be done anew when anything but the active player's
    /// turn went on.
    pub fn see(&mut self, state: &WorldWonders) {
        use rules::game::Game as _;
        self.players = state.players();
        self.board_b = state.variant().board_b;
        self.hard = state.variant().hard;
        self.row = state.market().monument_row();
        self.objectives = [None; OBJECTIVES_IN_PLAY];
        for (place, (objective, _, _)) in self.objectives.iter_mut().zip(state.objectives()) {
            *place = Some(objective);
        }
        self.see_time(state);
        for seat in Seat::all(self.players) {
            self.parts[seat.index()] = self.part(state, seat);
        }
    }

    fn see_time(&mut self, state: &WorldWonders) {
        let most = Seat::all(self.players).map(|seat| state.city(seat).population());
        let most = most.max().unwrap_or(0);
        let by_rounds = f32::from(state.last_round().saturating_sub(state.round()));
        let people = f32::from(POPULATION_END.saturating_sub(most));
        let by_people = people / f32::max(self.w(PACE), 0.1);
        self.left = f32::min(by_rounds, by_people);
        let gold = Seat::all(self.players).map(|seat| f32::from(state.city(seat).gold()));
        let gold = gold.sum::<f32>() / f32::from(self.players);
        self.over = self.left <= 0.0 && gold == 0.0;
        let left = self.left + SHARE * f32::min(gold, ENOUGH) / ENOUGH;
        let gap = self.w(GAP) * left / (left + self.w(GAP_LATE));
        let hole = self.w(HOLE) * left / (left + self.w(HOLE_LATE));
        for (list, once) in self.filled.iter_mut().zip([gap, hole]) {
            let mut all = 1.0;
            for place in list {
                *place = all;
                all *= f32::min(once, 1.0);
            }
        }
    }

    fn part(&self, state: &WorldWonders, seat: Seat) -> Part {
        let city = state.city(seat);
        let ground = Ground::of(city);
        let mut part = Part {
            city: self.city(city, &ground),
            gold: city.gold(),
            ..Part::default()
        };
        for (value, objective) in part.values.iter_mut().zip(self.objectives) {
            if let Some(objective) = objective {
                *value = objective_value(city, objective);
            }
        }
        for (reach, monument) in part.reach.iter_mut().zip(state.market().monument_row()) {
            let Some(monument) = monument else { continue };
            let brings = self.brings(city, monument);
            let near = if state.can_place(seat, Item::Monument(monument)) {
                1.0
            } else {
                let needs = state.needs(seat, monument);
                let lacking = needs.filter(|(_, cells)| cells.is_empty()).count();
                self.w(PART) / (1.0 + lacking as f32)
            };
            *reach = (near, brings);
        }
        part
    }

    /// What a monument adds to a city.
    fn brings(&self, city: &City, monument: Monument) -> f32 {
        let card = monument.card();
        let (tracks, people) = self.grown(city, card.steps, card.population);
        f32::from(card.points) + self.tracks(tracks, people)
            - self.tracks(city.tracks(), city.population())
    }

    fn grown(&self, city: &City, steps: PerResource, population: u8) -> (PerResource, u8) {
        let (mut tracks, mut people) = (city.tracks(), city.population() + population);
        for (track, space) in tracks.iter_mut().enumerate() {
            let from = *space;
            *space = (from + steps[track]).min(RESOURCE_END);
            let symbols = SYMBOLS[usize::from(self.board_b)][track].iter();
            people += symbols.filter(|at| from < **at && **at <= *space).count() as u8;
        }
        (tracks, people.min(POPULATION_END))
    }

    /// What tracks and population are worth in the end.
    fn tracks(&self, tracks: PerResource, people: u8) -> f32 {
        let left = self.left;
        let mut way = 0.0;
        for (track, space) in tracks.iter().enumerate() {
            let symbols = &SYMBOLS[usize::from(self.board_b)][track];
            let mut from = 0;
            for &at in symbols {
                if at > *space {
                    let share = f32::from(*space - from) / f32::from(at - from);
                    way += share;
                    break;
                }
                from = at;
            }
        }
        let late = left / (left + 1.0);
        let people_now = people;
        let people = f32::from(people) + self.w(SYMBOL) * late * way;
        let people = people + self.w(POPULATION_PACE) * left;
        let alone = self.players == 1;
        let pace = left * self.w(if alone { ALONE_PACE } else { TRACK_PACE });
        let mut sorted = tracks.map(f32::from);
        sorted.sort_by(f32::total_cmp);
        let all: f32 = sorted.iter().sum();
        let end = f32::from(RESOURCE_END);
        let grown = sorted.map(|space| f32::min(space + pace, end));
        let even = left / (left + self.w(EVEN_LATE));
        let (middle, high) = (self.w(MIDDLE) * even, self.w(HIGHEST) * even);
        let least = (1.0 - middle - high) * grown[0] + middle * grown[1] + high * grown[2];
        let mut worth = rings(people, people_now, left) + least + self.w(STEP) * all * late;
        if alone {
            worth -= all;
        }
        worth
    }

    /// What a city can hope for, with its map as it would be.
    fn city(&self, city: &City, ground: &Ground) -> f32 {
        let mut points = self.land(ground) + self.tracks(city.tracks(), city.population());
        for monument in city.monuments() {
            points += f32::from(monument.card().points);
        }
        points + self.purse(city.gold(), city.loan().is_some())
    }

    /// What gold and an unpaid loan are worth.
    fn purse(&self, gold: u8, loan: bool) -> f32 {
        let mut worth = self.w(GOLD) * f32::from(gold);
        if gold > 0 {
            worth += self.w(FIRST_GOLD);
        }
        if loan {
            worth -= if self.left > 0.0 {
                self.w(LOAN)
            } else {
                UNPAID_LOAN_PENALTY as f32
            };
        }
        worth
    }

    /// What a map is worth.
    fn land(&self, ground: &Ground) -> f32 {
        let left = self.left;
        let green = ground.land.without(ground.resources);
        let beside_land = ground.land.neighbours();
        let holes = green.without(beside_land);
        let mut points = 0.0;
        for rim in ground.rims() {
            let gaps = rim.and(green);
            let lonely = gaps.and(holes).len() as usize;
            let gaps = gaps.len() as usize - lonely;
            points += self.filled[0][gaps.min(11)] * self.filled[1][lonely.min(11)];
        }
        let around = ground.taken.neighbours();
        let reached = ground.resources.and(around);
        let next = around.and(ground.land).neighbours();
        let near = ground.resources.and(next).without(reached).len();
        let all = ground.resources.len();
        let reached = reached.len();
        points += reached as f32;
        points += near as f32 * left / (left + self.w(NEAR));
        points += (all - reached - near) as f32 * left / (left + self.w(FAR));
        let beside = ground.roads.neighbours().and(ground.land);
        let front = beside.len() as f32;
        let mut own = 0.0;
        for cells in &ground.buildings {
            let cells = cells.neighbours().and(ground.land).without(beside);
            own += cells.len() as f32;
        }
        let front = front + self.w(OWN_FRONT) * own;
        points += self.w(FRONT) * left * front / (front + self.w(FRONT_HALF));
        // Spaces with free ones on all sides lie in the middle of wide land.
        let (up, side) = (ground.land, beside_land);
        let wide = up.and(side).len() as f32;
        points + self.w(ROOM) * left * wide / 132.0
    }

    /// What the active player's city is worth at first sight once a piece lies
    /// there, as long as the turn goes on, with what it brings.
    #[must_use]
    pub fn glance(&self, city: &City, ground: &Ground, piece: Piece, completes: bool) -> f32 {
        let (steps, population, points) = match piece {
            Piece::Tile(tile) => (tile.steps(), 0, 0),
            Piece::Monument(monument) if completes => {
                let card = monument.card();
                (card.steps, card.population, card.points)
            }
            _ => ([0; 3], 0, 0),
        };
        let (tracks, people) = self.grown(city, steps, population);
        self.land(ground)
            + self.tracks(tracks, people)
            + f32::from(points)
            + self.purse(city.gold(), city.loan().is_some())
    }

    /// How far a seat is ahead of the others after something that only its own
    /// city and the table were changed by since the state that was seen.
    #[must_use]
    pub fn lead_after(&self, state: &WorldWonders, seat: Seat) -> f32 {
        let part = self.part(state, seat);
        self.lead(state, seat, part)
    }

    /// How far a seat is ahead in the state that was seen.
    #[must_use]
    pub fn lead_now(&self, state: &WorldWonders, seat: Seat) -> f32 {
        self.lead(state, seat, self.parts[seat.index()])
    }

    fn lead(&self, state: &WorldWonders, seat: Seat, own: Part) -> f32 {
        let mut parts = self.parts;
        parts[seat.index()] = own;
        if self.players == 1 {
            let mut points = parts[0].city + self.row(&parts, 0, state);
            if self.hard {
                let automaton = state.automaton().map_or(0, |own| own.monument_points());
                points -= automaton as f32;
            }
            return points;
        }
        let mut hopes = PerSeat::from_fn(self.players, |seat| parts[seat.index()].city);
        for seat in Seat::all(self.players) {
            hopes[seat] += self.row(&parts, seat.index(), state);
        }
        for place in 0..OBJECTIVES_IN_PLAY {
            if self.over {
                self.award_now(place, &parts, &mut hopes);
            } else {
                self.award(place, &parts, &mut hopes);
            }
        }
        if self.left > 0.0 {
            let order = state.next_order();
            let last = f32::from(self.players - 1);
            for (place, seat) in order.as_slice().iter().enumerate() {
                hopes[*seat] += self.w(ORDER) * (1.0 - place as f32 / last);
            }
        }
        let (mut best, mut all) = (f32::NEG_INFINITY, 0.0);
        for (_, hope) in hopes.iter().filter(|(other, _)| *other != seat) {
            best = f32::max(best, *hope);
            all += hope;
        }
        let mean = all / f32::from(self.players - 1);
        hopes[seat] - 0.5 * (best + mean)
    }

    /// What the monuments on the table are worth to a seat.
    fn row(&self, parts: &[Part; MAX_SEATS], at: usize, state: &WorldWonders) -> f32 {
        let own = &parts[at];
        // In the last round only gold that is left buys any.
        if self.left <= 0.0 && own.gold == 0 {
            return 0.0;
        }
        let row = state.market().monument_row();
        let mut worths = [0.0; MONUMENT_ROW];
        for (place, worth) in worths.iter_mut().enumerate() {
            if row[place].is_none() {
                continue;
            }
            let (near, brings) = own.reach[place];
            let mut rivals = 0.0;
            for (other, part) in parts.iter().enumerate().take(usize::from(self.players)) {
                if other != at {
                    rivals += part.reach[place].0;
                }
            }
            *worth = self.w(REACH) * near * brings / (1.0 + self.w(RIVAL) * rivals);
        }
        worths.sort_by(|one, other| other.total_cmp(one));
        let mut share = 1.0;
        let mut sum = 0.0;
        for worth in worths {
            sum += share * worth;
            share *= self.w(REACH_NEXT);
        }
        sum
    }

    /// What an objective brings to each if nothing changes any more.
    fn award_now(&self, place: usize, parts: &[Part; MAX_SEATS], hopes: &mut PerSeat<f32>) {
        let Some(objective) = self.objectives[place] else {
            return;
        };
        let value = |seat: Seat| {
            let value = parts[seat.index()].values[place] as u8;
            match objective {
                Objective::EveryDistrict => value / Kind::ALL.len() as u8,
                _ => value,
            }
        };
        let awards = objective.awards(&PerSeat::from_fn(self.players, value));
        for (seat, award) in awards.iter() {
            hopes[seat] += f32::from(*award);
        }
    }

    /// What an objective is likely to bring to each.
    fn award(&self, place: usize, parts: &[Part; MAX_SEATS], hopes: &mut PerSeat<f32>) {
        let Some(objective) = self.objectives[place] else {
            return;
        };
        let (first, second) = objective.points();
        let (first, second) = (f32::from(first), f32::from(second));
        if objective == Objective::EveryDistrict {
            for seat in Seat::all(self.players) {
                let share = parts[seat.index()].values[place] / 5.0;
                let cubed = share * share * share;
                hopes[seat] += 0.7 * first * if share >= 1.0 { 1.0 } else { 0.6 * cubed };
            }
            return;
        }
        let unsure = 0.05 + self.w(OBJECTIVE) * self.left / (self.left + 2.0);
        let ahead = |more: f32| 0.5 + 0.5 * more / (unsure + f32::abs(more));
        for seat in Seat::all(self.players) {
            let own = parts[seat.index()].values[place];
            let (mut best, mut next) = (f32::NEG_INFINITY, f32::NEG_INFINITY);
            for other in Seat::all(self.players).filter(|other| *other != seat) {
                let value = parts[other.index()].values[place];
                if value > best {
                    (best, next) = (value, best);
                } else if value > next {
                    next = value;
                }
            }
            let win = ahead(own - best);
            let among = if self.players == 2 {
                1.0
            } else {
                ahead(own - next)
            };
            let mut brings = first * win + second * (among - win);
            if own <= 0.0 {
                brings *= self.left / (self.left + 2.0);
            }
            hopes[seat] += self.w(EVEN) * brings;
        }
    }
}

/// How much a city has of an objective; of districts, how many types.
fn objective_value(city: &City, objective: Objective) -> f32 {
    if objective == Objective::EveryDistrict {
        let mut kinds = [false; Kind::ALL.len()];
        for (tile, _) in city.districts() {
            kinds[tile.kind() as usize] = true;
        }
        return kinds.iter().filter(|there| **there).count() as f32;
    }
    f32::from(city.objective_value(objective))
}

/// The rings up to a population that may lie between two spaces.
fn rings(people: f32, now: u8, left: f32) -> f32 {
    if left <= 0.0 {
        return f32::from(rings_reached(now));
    }
    let people = people.clamp(0.0, f32::from(POPULATION_END));
    let mut points = 0.0;
    let mut from = 0.0;
    for at in RINGS {
        let at = f32::from(at);
        if people < at {
            points += (people - from) / (at - from);
            break;
        }
        points += 1.0;
        from = at;
    }
    points
}
