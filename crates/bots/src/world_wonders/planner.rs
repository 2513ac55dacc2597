//! Looks ahead. Each look takes one of the best ways to end the turn, puts what
//! is hidden in another order, lets everybody go on as looks best at first
//! sight until the round is over, and asks what the state is worth then. All
//! ways see the same orders; the worse half of them is left behind again and
//! again.

use super::ends::{End, best, ends, take};
use super::levels::{QUICK, Style};
use super::simple;
use super::value::Reader;
use crate::evaluator::LevelSpec;
use crate::sequential_halving::{HalvingSearch, SequentialHalving, blunder, lead, noise};
use rules::Seat;
use rules::game::Game as _;
use rules::games::world_wonders::{Action, WorldWonders};
use rules::rng::Rng;

/// The streams of a bot's seed: its own whims, and the orders it tries.
const BOT_STREAM: u64 = 2;
const DEAL_STREAM: u64 = 3;

/// A decision under way.
pub(crate) struct Planner {
    root: WorldWonders,
    seat: Seat,
    style: Style,
    reader: Reader,
    deals: u64,
    race: SequentialHalving<End>,
}

impl Planner {
    pub(crate) fn new(
        state: &WorldWonders,
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
        let slip = blunder(spec, &legal, &mut rng).map(rules::Action::WorldWonders);
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
        if let [only] = legal {
            self.race
                .add_greedy(rules::Action::WorldWonders(*only), || 0.5);
            return;
        }
        self.reader.see(&self.root);
        let mut found = if self.style.simple {
            simple::ends(&self.root)
        } else {
            ends(&self.root, &self.reader, self.style.care)
        };
        // Equally good ways are taken as it comes.
        rng.shuffle(&mut found);
        if self.style.whim > 0.0 {
            for end in &mut found {
                end.lead += self.style.whim * noise(rng);
            }
        }
        found.sort_by(|one, other| {
            let by_care = other.close.cmp(&one.close);
            by_care.then(other.lead.total_cmp(&one.lead))
        });
        let left = self.reader.left();
        let mut roof = 1.0;
        for end in &found {
            let first = rules::Action::WorldWonders(end.chain.first());
            self.race.add_greedy(first, || {
                // What was not looked at closely is not better than what was.
                roof = f32::min(roof, chance(end.lead, left));
                roof
            });
        }
        for action in legal {
            let action = rules::Action::WorldWonders(*action);
            self.race.add_greedy(action, || 0.9 * roof);
        }
        if self.race.has_blundered() || spec.simulations == 0 {
            return;
        }
        let best = found.first().map_or(0.0, |end| end.lead);
        let near = found.iter().filter(|end| end.close).take(self.style.wide);
        let near = near.filter(|end| best - end.lead < self.style.near);
        let ways = near.map(|end| {
            let first = rules::Action::WorldWonders(end.chain.first());
            (*end, first, chance(end.lead, left))
        });
        self.race.begin(ways, spec.simulations);
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
        let round = state.round();
        take(&mut state, self.race.end(place));
        while state.to_act().is_some() && state.round() == round {
            self.reader.see(&state);
            let Some(end) = best(&state, &self.reader, QUICK) else {
                break;
            };
            take(&mut state, &end);
        }
        if state.to_act().is_none() {
            return result(&state, self.seat);
        }
        self.reader.see(&state);
        let lead = self.reader.lead_now(&state, self.seat);
        chance(lead, self.reader.left())
    }
}

/// How likely one wins who is so many points ahead.
fn chance(lead: f32, left: f32) -> f32 {
    let open = 3.0 + 1.5 * left;
    0.5 + 0.5 * lead / (open + f32::abs(lead))
}

/// What an ended game is worth: most of all that it is won.
fn result(state: &WorldWonders, seat: Seat) -> f32 {
    let score = state.score();
    let lead = if state.players() == 1 {
        // One who is level with the target has lost.
        score.points[seat] as f32 - state.target() as f32 - 0.5
    } else {
        lead(&score.points, seat)
    };
    let others = score.places.iter().filter(|(other, _)| *other != seat);
    let shared = others.filter(|(_, place)| **place == 1).count();
    let won = match score.places[seat] {
        1 => 1.0 / (1.0 + shared as f32),
        _ => 0.0,
    };
    0.5 * won + 0.5 * chance(lead, 0.0)
}
