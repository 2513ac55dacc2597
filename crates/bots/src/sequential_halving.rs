//! Ways to end a turn that are looked into side by side: each gets as many
//! looks as the others, and the worse half is left behind again and again.

use crate::evaluator::LevelSpec;
use crate::{Candidate, Search};
use rules::rng::Rng;
use rules::{Action, Level, PerSeat, Seat};

/// So many looks count as much as the first sight.
const PRIOR: f32 = 2.0;

/// A way that is looked into.
struct Arm<E> {
    end: E,
    first: Action,
    /// What it was worth at first sight.
    prior: f32,
    visits: u32,
    total: f32,
}

impl<E> Arm<E> {
    fn value(&self) -> f32 {
        (self.prior * PRIOR + self.total) / (PRIOR + self.visits as f32)
    }
}

/// What is known of a turn: at first sight, and by looking into its best ends.
pub(crate) struct SequentialHalving<E> {
    /// The ways that are looked into; those still in the running come first.
    arms: Vec<Arm<E>>,
    /// How many of them are in the running.
    running: usize,
    /// Looks at each of them until half of them are left behind.
    until: u32,
    done: u32,
    total: u32,
    /// Actions with their worth at first sight, the best first, each once.
    greedy: Vec<(Action, f32)>,
    /// An action taken without thinking, as lower levels do now and then.
    blunder: Option<Action>,
}

impl<E> SequentialHalving<E> {
    /// Nothing is known yet; perhaps an action is taken without thinking.
    pub(crate) const fn new(slip: Option<Action>) -> Self {
        Self {
            arms: Vec::new(),
            running: 0,
            until: 0,
            done: 0,
            total: 0,
            greedy: Vec::new(),
            blunder: slip,
        }
    }

    /// Whether it is settled what is done, without any thinking.
    pub(crate) const fn has_blundered(&self) -> bool {
        self.blunder.is_some()
    }

    /// Notes what an action is worth at first sight, if it is not noted yet.
    pub(crate) fn add_greedy(&mut self, action: Action, worth: impl FnOnce() -> f32) {
        if self.greedy.iter().all(|(other, _)| *other != action) {
            self.greedy.push((action, worth()));
        }
    }

    /// Begins to look, so often in all: at ends, each with its first action and
    /// its worth at first sight, the best first. A single one needs no look.
    pub(crate) fn begin(&mut self, ends: impl Iterator<Item = (E, Action, f32)>, looks: u32) {
        let ways = ends.map(|(end, first, prior)| Arm {
            end,
            first,
            prior,
            visits: 0,
            total: 0.0,
        });
        self.arms = ways.collect();
        self.running = self.arms.len();
        if self.running > 1 {
            self.total = looks;
            self.plan();
        }
    }

    /// Plans when half of the ways are left behind.
    fn plan(&mut self) {
        let stages = (self.running as u32).next_power_of_two().ilog2().max(1);
        let rest = self.total - self.done;
        let seen = self.arms.first().map_or(0, |way| way.visits);
        self.until = seen + (rest / stages / self.running as u32).max(1);
    }

    /// The place of the way to look into next, and how often that was done
    /// before; nothing once there were enough looks.
    pub(crate) fn next_arm(&mut self) -> Option<(usize, u32)> {
        if self.is_over() {
            return None;
        }
        loop {
            let running = self.running;
            let place = (0..running).min_by_key(|place| self.arms[*place].visits)?;
            let visits = self.arms[place].visits;
            if visits < self.until || running <= 2 {
                return Some((place, visits));
            }
            self.arms[..running].sort_by(|one, other| other.value().total_cmp(&one.value()));
            self.running = running.div_ceil(2);
            self.plan();
        }
    }

    /// The end of the turn at a place that [`SequentialHalving::next_arm`] told.
    pub(crate) fn end(&self, place: usize) -> &E {
        &self.arms[place].end
    }

    /// What a look at a place found.
    pub(crate) fn record(&mut self, place: usize, worth: f32) {
        let way = &mut self.arms[place];
        way.visits += 1;
        way.total += worth;
        self.done += 1;
    }

    /// Whether there were enough looks.
    pub(crate) const fn is_over(&self) -> bool {
        self.done >= self.total
    }

    /// How much of it is done, from 0 to 1.
    pub(crate) fn progress(&self) -> f32 {
        match self.total {
            0 => 1.0,
            total => self.done as f32 / total as f32,
        }
    }

    /// The ways, the best first.
    fn best(&self) -> Vec<&Arm<E>> {
        let mut best: Vec<&Arm<E>> = Vec::with_capacity(self.arms.len());
        for (place, way) in self.arms.iter().enumerate() {
            // Those left behind stay behind.
            let from = if place < self.running {
                0
            } else {
                self.running
            };
            let behind = best[from.min(best.len())..]
                .iter()
                .position(|other| other.value() < way.value());
            let at = behind.map_or(best.len(), |behind| from + behind);
            best.insert(at, way);
        }
        best
    }

    /// The action that is best as far as is known.
    pub(crate) fn choice(&self) -> Option<Action> {
        self.blunder.or_else(|| {
            let way = self.best().first().map(|way| way.first);
            way.or_else(|| self.greedy.first().map(|(action, _)| *action))
        })
    }

    /// The best actions, so many at most.
    pub(crate) fn candidates(&self, most: usize) -> Vec<Candidate> {
        let mut found: Vec<Candidate> = Vec::new();
        let mut add = |action, visits, worth: f32| {
            if found.iter().all(|other: &Candidate| other.action != action) {
                found.push(Candidate {
                    action,
                    visits,
                    value: worth.clamp(0.0, 1.0),
                    exact: false,
                    forced: None,
                });
            }
        };
        let best = self.best();
        for way in &best {
            add(way.first, way.visits, way.value());
        }
        // What was not looked into is not better than what was.
        let worths = best.iter().map(|way| way.value());
        let roof = worths.fold(1.0, f32::min);
        for (action, worth) in &self.greedy {
            add(*action, 0, f32::min(*worth, roof));
        }
        found.truncate(most);
        found
    }
}

/// A player who thinks by such a race.
pub(crate) trait HalvingSearch: Send {
    /// A way to end a turn.
    type End: Send;

    /// The race.
    fn halving(&self) -> &SequentialHalving<Self::End>;

    /// The same.
    fn halving_mut(&mut self) -> &mut SequentialHalving<Self::End>;

    /// Looks once into the way at a place, which was done so often before: what
    /// it is worth then, from 0 to 1.
    fn simulate(&mut self, place: usize, visits: u32) -> f32;
}

impl<R: HalvingSearch> Search for R {
    fn step(&mut self, iterations: u32) -> bool {
        for _ in 0..iterations {
            let Some((place, visits)) = self.halving_mut().next_arm() else {
                break;
            };
            let worth = self.simulate(place, visits);
            self.halving_mut().record(place, worth);
        }
        !self.halving().is_over()
    }

    fn progress(&self) -> f32 {
        self.halving().progress()
    }

    fn choice(&self) -> Option<Action> {
        self.halving().choice()
    }

    fn candidates(&self, most: usize) -> Vec<Candidate> {
        self.halving().candidates(most)
    }
}

/// What levels do in a race: only the strongest one has several ways to look
/// into, and looks so often.
pub(crate) const fn level_spec(level: Level, looks: u32) -> LevelSpec {
    let (iterations, slips) = match level {
        Level::Novice => (0, 64),
        Level::Casual => (1, 16),
        Level::Skilled => (2, 0),
        Level::Expert => (looks, 0),
    };
    LevelSpec {
        simulations: iterations,
        blunder_rate: slips,
        endgame_actions: 0,
    }
}

/// An action taken without thinking, as often as a level does that.
pub(crate) fn blunder<A: Copy>(spec: LevelSpec, legal: &[A], rng: &mut Rng) -> Option<A> {
    let slips = rng.below(256) < u32::from(spec.blunder_rate);
    if slips {
        rng.pick(legal).copied()
    } else {
        None
    }
}

/// A whim: two dice, as it were, from -1 to 1.
pub(crate) fn noise(rng: &mut Rng) -> f32 {
    let sum = (rng.below(1 << 16) + rng.below(1 << 16)) as f32;
    sum / 65536.0 - 1.0
}

/// How far a seat is ahead of the best other one.
pub(crate) fn lead(points: &PerSeat<i32>, seat: Seat) -> f32 {
    let others = points.iter().filter(|(other, _)| *other != seat);
    let best = others.map(|(_, points)| *points).max().unwrap_or(0);
    (points[seat] - best) as f32
}
