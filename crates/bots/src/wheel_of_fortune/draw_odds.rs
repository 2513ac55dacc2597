//! What the tiles to come can still bring: where they fit, and where they move
//! the pig. Only the number of tiles of each design is used, never their order.

use rules::games::wheel_of_fortune::{
    Kind, Side, TILE_COUNT, Tile, WheelOfFortune, rotations_matching,
};
use std::sync::LazyLock;

/// The number of edge patterns: all combinations of what the four sides of an
/// open cell require, two bits a side (see `OpenCell::sides`).
pub const EDGE_PATTERNS: usize = 256;
const MAX_NUMBERED_TILES: usize = 19;

/// What a tile can do in an open cell, by edge pattern: first whether it fits,
/// then for each side whether it can close the road or city there without
/// opening another end.
type PatternTable = [[u8; EDGE_PATTERNS]; 5];

static TILE_PATTERNS: LazyLock<Vec<PatternTable>> =
    LazyLock::new(|| Tile::all().map(tile_patterns).collect());

fn tile_patterns(tile: Tile) -> PatternTable {
    let mut table = [[0; EDGE_PATTERNS]; 5];
    for sides in 0..=u8::MAX {
        let pattern = usize::from(sides);
        let is_required = |side: usize| sides >> (2 * side) & 3 != 0;
        for rotation in rotations_matching(tile, sides) {
            table[0][pattern] = 1;
            for segment in tile.design().segments {
                if !matches!(segment.kind, Kind::City | Kind::Road) {
                    continue;
                }
                let mut rotated = Side::ALL
                    .into_iter()
                    .filter(|side| segment.ends >> *side as u8 & 1 == 1)
                    .map(|side| side.rotated(rotation) as usize);
                if rotated.clone().all(is_required) {
                    for side in rotated.by_ref() {
                        table[1 + side][pattern] = 1;
                    }
                }
            }
        }
    }
    table
}

#[derive(Clone, Debug)]
pub struct DrawOdds {
    /// How many of the tiles to come fit each edge pattern, and how many close
    /// what is at each side.
    counts: PatternTable,
    /// How many tiles are to come.
    pub tiles_left: f32,
    /// How many of them each player draws.
    pub draws: f32,
    players: f32,
    /// The probability that the pig stops in a sector before the game ends.
    pub reach: [f32; 6],
    /// The same, discounted the later the pig first stops there: by nothing at
    /// once, to 0 with the last tile.
    pub early: [f32; 6],
    /// How many times the pig is expected to stop in a sector.
    pub visits: [f32; 6],
}

impl Default for DrawOdds {
    fn default() -> Self {
        Self {
            counts: [[0; EDGE_PATTERNS]; 5],
            tiles_left: 0.0,
            draws: 0.0,
            players: 2.0,
            reach: [0.0; 6],
            early: [0.0; 6],
            visits: [0.0; 6],
        }
    }
}

impl DrawOdds {
    /// Recomputes everything from the tiles that come after the drawn one.
    pub fn update(&mut self, state: &WheelOfFortune) {
        use rules::game::Game as _;
        let to_come = state.remaining_tiles();
        self.tiles_left = state.remaining_count() as f32;
        self.players = f32::from(state.players());
        self.draws = self.tiles_left / self.players;
        self.count_patterns(&to_come);
        self.follow_pig(state, &to_come);
    }

    fn count_patterns(&mut self, to_come: &[u8; TILE_COUNT]) {
        self.counts = [[0; EDGE_PATTERNS]; 5];
        for (table, count) in TILE_PATTERNS.iter().zip(to_come) {
            if *count == 0 {
                continue;
            }
            for (sums, row) in self.counts.iter_mut().zip(table) {
                for (sum, fits) in sums.iter_mut().zip(row) {
                    *sum = sum.wrapping_add(fits.wrapping_mul(*count));
                }
            }
        }
    }

    /// The pig's walk, as if each numbered tile to come were drawn with
    /// replacement.
    fn follow_pig(&mut self, state: &WheelOfFortune, to_come: &[u8; TILE_COUNT]) {
        let mut steps = [0.0; 4];
        let mut numbered = 0.0;
        for (tile, count) in Tile::all().zip(to_come) {
            if let Some(number) = tile.number() {
                steps[usize::from(number) % 4] += f32::from(*count);
                numbered += f32::from(*count);
            }
        }
        (self.reach, self.early, self.visits) = ([0.0; 6], [0.0; 6], [0.0; 6]);
        if numbered == 0.0 {
            return;
        }
        for step in &mut steps {
            *step /= numbered;
        }
        let count = (numbered as usize).min(MAX_NUMBERED_TILES);
        let pig = state.wheel().pig() as usize;
        let mut distribution = [0.0; 6];
        distribution[0] = 1.0;
        for _ in 0..count {
            distribution = after_step(&distribution, &steps);
            for (distance, probability) in distribution.iter().enumerate() {
                self.visits[(pig + distance) % 6] += probability;
            }
        }
        for distance in 0..6 {
            let sector = (pig + distance) % 6;
            // The walks that have not stopped in the sector yet.
            let mut distribution = [0.0; 6];
            distribution[0] = 1.0;
            for number in 1..=count {
                distribution = after_step(&distribution, &steps);
                let first_visit = core::mem::take(&mut distribution[distance]);
                self.reach[sector] += first_visit;
                self.early[sector] += first_visit * (1.0 - number as f32 / (numbered + 1.0));
            }
        }
    }

    /// The probability that the road or city at each side of an open cell is
    /// closed there, by side and edge pattern. `road` and `city` are the numbers
    /// of suitable tiles for each player at which it is one half; a tile that
    /// fits without closing counts `partial` of a suitable one.
    pub fn closing_probabilities(
        &self,
        road: f32,
        city: f32,
        partial: f32,
        probabilities: &mut [[f32; EDGE_PATTERNS]; 4],
    ) {
        let fitting = &self.counts[0];
        for (side, probabilities) in probabilities.iter_mut().enumerate() {
            let closing = &self.counts[1 + side];
            for sides in 0..=u8::MAX {
                let pattern = usize::from(sides);
                let is_city = sides >> (2 * side) & 3 == 3;
                let half_point = self.players * if is_city { city } else { road };
                let (fit, close) = (f32::from(fitting[pattern]), f32::from(closing[pattern]));
                let suitable = close + partial * (fit - close);
                probabilities[pattern] = suitable / (suitable + half_point);
            }
        }
    }

    /// The probability that an open cell is filled, by edge pattern.
    /// `half_point` is the number of fitting tiles for each player at which it
    /// is one half.
    pub fn filling_probabilities(&self, half_point: f32, probabilities: &mut [f32; EDGE_PATTERNS]) {
        let half_point = half_point * self.players;
        for (probability, fitting) in probabilities.iter_mut().zip(&self.counts[0]) {
            let fitting = f32::from(*fitting);
            *probability = fitting / (fitting + half_point);
        }
    }
}

/// The distribution of the pig over the sectors after one more numbered tile.
fn after_step(from: &[f32; 6], steps: &[f32; 4]) -> [f32; 6] {
    let mut to = [0.0; 6];
    for (sector, probability) in from.iter().enumerate() {
        for (step, step_probability) in steps.iter().enumerate().skip(1) {
            to[(sector + step) % 6] += probability * step_probability;
        }
    }
    to
}
