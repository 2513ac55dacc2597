//! What the tiles to come can still bring: where they fit, and where the pig
//! will go. Only how many of each tile are left is asked, never their order.

use rules::games::wheel_of_fortune::{
    Kind, Sector, Side, TILE_COUNT, Tile, WheelOfFortune, rotations_matching,
};
use std::sync::LazyLock;

/// All ways in which the four sides of a gap can be: two bits a side.
pub const GAPS: usize = 256;
/// The most numbered tiles there are.
const MOST_NUMBERS: usize = 19;

/// What a tile can do in a gap: whether it fits, then by side whether it can
/// end the road or city there without opening a new end.
type Row = [[u8; GAPS]; 5];

/// By tile.
static ROWS: LazyLock<Vec<Row>> = LazyLock::new(|| Tile::all().map(row).collect());

fn row(tile: Tile) -> Row {
    let mut row = [[0; GAPS]; 5];
    for gap in 0..=u8::MAX {
        let sides = usize::from(gap);
        let there = |side: usize| gap >> (2 * side) & 3 != 0;
        for rotation in rotations_matching(tile, gap) {
            row[0][sides] = 1;
            for segment in tile.design().segments {
                if !matches!(segment.kind, Kind::City | Kind::Road) {
                    continue;
                }
                let ends = Side::ALL.into_iter();
                let ends = ends.filter(|side| segment.ends >> *side as u8 & 1 == 1);
                let mut turned = ends.map(|side| side.turned(rotation) as usize);
                if turned.clone().all(there) {
                    for side in turned.by_ref() {
                        row[1 + side][sides] = 1;
                    }
                }
            }
        }
    }
    row
}

/// What the tiles to come bring to a table.
#[derive(Clone, Debug)]
pub struct Chances {
    /// How many tiles fit a gap, and how many end what is at each side.
    counts: Row,
    /// How many tiles are to come.
    pub left: f32,
    /// How many of them each player will draw.
    pub draws: f32,
    players: f32,
    /// How likely the pig ends in a sector before the game is over.
    pub reach: [f32; 6],
    /// The same, less the later that is: 0 for the last tile.
    pub early: [f32; 6],
    /// How often the pig ends there.
    pub visits: [f32; 6],
}

impl Default for Chances {
    fn default() -> Self {
        Self {
            counts: [[0; GAPS]; 5],
            left: 0.0,
            draws: 0.0,
            players: 2.0,
            reach: [0.0; 6],
            early: [0.0; 6],
            visits: [0.0; 6],
        }
    }
}

impl Chances {
    /// Looks at what is to come after the drawn tile.
    pub fn see(&mut self, state: &WheelOfFortune) {
        use rules::game::Game as _;
        let to_come = state.remaining_tiles();
        self.left = state.remaining_count() as f32;
        self.players = f32::from(state.players());
        self.draws = self.left / self.players;
        self.count(&to_come);
        self.follow_pig(state, &to_come);
    }

    fn count(&mut self, to_come: &[u8; TILE_COUNT]) {
        self.counts = [[0; GAPS]; 5];
        for (row, count) in ROWS.iter().zip(to_come) {
            if *count == 0 {
                continue;
            }
            for (sums, adds) in self.counts.iter_mut().zip(row) {
                for (sum, add) in sums.iter_mut().zip(adds) {
                    *sum = sum.wrapping_add(add.wrapping_mul(*count));
                }
            }
        }
    }

    /// Steps of the numbered tiles to come, as if each was any one of them.
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
        let count = (numbered as usize).min(MOST_NUMBERS);
        let pig = state.wheel().pig() as usize;
        let mut all = [0.0; 6];
        all[0] = 1.0;
        for _ in 0..count {
            all = moved(&all, &steps);
            for (away, share) in all.iter().enumerate() {
                self.visits[(pig + away) % 6] += share;
            }
        }
        for away in 0..6 {
            let sector = (pig + away) % 6;
            let mut going = [0.0; 6];
            going[0] = 1.0;
            for number in 1..=count {
                going = moved(&going, &steps);
                let here = core::mem::take(&mut going[away]);
                self.reach[sector] += here;
                self.early[sector] += here * (1.0 - number as f32 / (numbered + 1.0));
            }
        }
    }

    /// How likely the road or city at each side of each gap is ended there: how
    /// hard that is for a road and for a city, and what a tile counts that fits
    /// without ending it.
    pub fn likely_ended(&self, road: f32, city: f32, part: f32, found: &mut [[f32; GAPS]; 4]) {
        let fit = &self.counts[0];
        for (side, found) in found.iter_mut().enumerate() {
            let end = &self.counts[1 + side];
            for gap in 0..=u8::MAX {
                let sides = usize::from(gap);
                let is_city = gap >> (2 * side) & 3 == 3;
                let hard = self.players * if is_city { city } else { road };
                let (fit, end) = (f32::from(fit[sides]), f32::from(end[sides]));
                let drawn = end + part * (fit - end);
                found[sides] = drawn / (drawn + hard);
            }
        }
    }

    /// How likely each gap is filled.
    pub fn likely_filled(&self, hard: f32, found: &mut [f32; GAPS]) {
        let hard = hard * self.players;
        for (found, fit) in found.iter_mut().zip(&self.counts[0]) {
            let fit = f32::from(*fit);
            *found = fit / (fit + hard);
        }
    }

    /// The same sector's share of something, by its name.
    pub const fn of(list: &[f32; 6], sector: Sector) -> f32 {
        list[sector as usize]
    }
}

fn moved(from: &[f32; 6], steps: &[f32; 4]) -> [f32; 6] {
    let mut to = [0.0; 6];
    for (at, share) in from.iter().enumerate() {
        for (step, likely) in steps.iter().enumerate().skip(1) {
            to[(at + step) % 6] += share * likely;
        }
    }
    to
}
