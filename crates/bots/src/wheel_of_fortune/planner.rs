//! Looks ahead. Each look takes one of the best ways to end the turn, deals the
//! tiles to come anew, lets everybody go on as looks best at first sight for a
//! few turns, and asks what the land is worth then. All ways see the same
//! deals; the worse half of them is left behind again and again.

use super::ends::{End, best, ends, take};
use super::levels::Style;
use super::simple;
use super::value::Reader;
use crate::evaluator::LevelSpec;
use crate::sequential_halving::{HalvingSearch, SequentialHalving, blunder, lead, noise};
use rules::Seat;
use rules::game::Game as _;
use rules::games::wheel_of_fortune::{Action, Phase, WheelOfFortune};
use rules::rng::Rng;

/// The streams of a bot's seed: its own whims, and the deals it tries.
const BOT_STREAM: u64 = 2;
const DEAL_STREAM: u64 = 3;

/// A decision under way.
pub(crate) struct Planner {
    root: WheelOfFortune,
    seat: Seat,
    style: Style,
    reader: Reader,
    deals: u64,
    race: SequentialHalving<End>,
}

impl Planner {
    pub(crate) fn new(
        state: &WheelOfFortune,
        seat: Seat,
        style: Style,
        spec: LevelSpec,
        seed: u64,
    ) -> Self {
        let mut rng = Rng::new(seed, BOT_STREAM);
        let mut root = state.clone();
        root.redact(seat);
        let mut legal = Vec::new();
        root.legal_actions(&mut legal);
        let slip = blunder(spec, &legal, &mut rng).map(rules::Action::WheelOfFortune);
        let mut planner = Self {
            root,
            seat,
            style,
            reader: Reader::new(style.taste),
            deals: rng.next_u64(),
            race: SequentialHalving::new(slip),
        };
        planner.begin(spec, &legal, &mut rng);
        planner
    }

    fn begin(&mut self, spec: LevelSpec, legal: &[Action], rng: &mut Rng) {
        let mut found: Vec<End> = Vec::new();
        self.reader.see(&self.root);
        if self.style.simple {
            simple::ends(&self.root, |end| found.push(end));
        } else {
            ends(&self.root, &mut self.reader, |end| found.push(end));
        }
        // Equally good ways are taken as it comes.
        rng.shuffle(&mut found);
        if self.style.whim > 0.0 {
            for end in &mut found {
                end.lead += self.style.whim * noise(rng);
            }
        }
        found.sort_by(|one, other| other.lead.total_cmp(&one.lead));
        let left = self.reader.left();
        for end in &found {
            let first = rules::Action::WheelOfFortune(end.first);
            self.race.add_greedy(first, || chance(end.lead, left));
        }
        if legal.len() <= 1 || self.race.has_blundered() || spec.simulations == 0 {
            return;
        }
        let wide = self.style.wide.min(found.len());
        let best = found.first().map_or(0.0, |end| end.lead);
        let near = found.iter().take(wide);
        let near = near.filter(|end| best - end.lead < self.style.near);
        let ways = near.map(|end| {
            let first = rules::Action::WheelOfFortune(end.first);
            (*end, first, chance(end.lead, left))
        });
        let looks = match self.root.phase() {
            Phase::Place => spec.simulations,
            _ => spec.simulations.div_ceil(3),
        };
        self.race.begin(ways, looks);
    }
}

impl HalvingSearch for Planner {
    type End = End;

    fn halving(&self) -> &SequentialHalving<End> {
        &self.race
    }

    fn halving_mut(&mut self) -> &mut SequentialHalving<End> {
        &mut self.race
    }

    fn simulate(&mut self, place: usize, visits: u32) -> f32 {
        let mut state = self.root.clone();
        let deal = self.deals.wrapping_add(u64::from(visits));
        state.determinize(self.seat, &mut Rng::new(deal, DEAL_STREAM));
        take(&mut state, self.race.end(place));
        let turns = u32::from(self.style.rounds) * u32::from(self.root.players());
        let until = self.root.turn() + turns;
        while state.to_act().is_some() && state.turn() <= until {
            self.reader.see(&state);
            let Some(end) = best(&state, &mut self.reader) else {
                break;
            };
            take(&mut state, &end);
        }
        if state.to_act().is_none() {
            return result(&state, self.seat);
        }
        self.reader.see(&state);
        let sums = self.reader.read(&state);
        chance(self.reader.lead(&sums, self.seat), self.reader.left())
    }
}

/// How likely one wins who is so many points ahead.
fn chance(lead: f32, left: f32) -> f32 {
    let open = 8.0 + 0.4 * left;
    0.5 + 0.5 * lead / (open + f32::abs(lead))
}

/// What an ended game is worth: most of all that it is won.
fn result(state: &WheelOfFortune, seat: Seat) -> f32 {
    let score = state.score();
    let lead = lead(&score.points, seat);
    let won = match score.places[seat] {
        1 if lead > 0.0 => 1.0,
        1 => 0.5,
        _ => 0.0,
    };
    0.5 * won + 0.5 * chance(lead, 0.0)
}
