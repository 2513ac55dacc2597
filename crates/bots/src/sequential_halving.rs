//! Sequential halving: the simulations of a decision are spread evenly over
//! several arms, and the worse half of the arms is dropped again and again.

use crate::outlook::{OutlookSum, chance_relative_to};
use crate::search::Candidate;
use rules::{Action, PerSeat, Seat};

/// The prior of an arm weighs as much as this many simulations.
const PRIOR_WEIGHT: f32 = 2.0;

/// A plan that is compared with others by simulation.
struct Arm<P> {
    plan: P,
    first: Action,
    /// The value by static evaluation, from 0 to 1.
    prior: f32,
    visits: u32,
    value_sum: f32,
    /// The chances and points of all seats that simulations found.
    outlooks: Option<OutlookSum>,
}

pub(crate) type Means = (PerSeat<f32>, PerSeat<f32>);

impl<P> Arm<P> {
    fn value(&self) -> f32 {
        (self.prior * PRIOR_WEIGHT + self.value_sum) / (PRIOR_WEIGHT + self.visits as f32)
    }

    fn means(&self) -> Option<Means> {
        self.outlooks.as_ref()?.mean()
    }
}

/// What is known of a decision, from the static evaluation of all actions and
/// from simulations of the best plans.
pub(crate) struct SequentialHalving<P> {
    /// The arms; the ones still in the race come first.
    arms: Vec<Arm<P>>,
    /// How many arms are still in the race.
    active: usize,
    /// Each active arm is visited this often before half of them are dropped.
    visit_target: u32,
    done: u32,
    budget: u32,
    /// Actions with their values by static evaluation, best first, each once.
    greedy: Vec<(Action, f32)>,
    /// A random action that is taken without any search.
    blunder: Option<Action>,
}

impl<P> SequentialHalving<P> {
    /// Nothing but a possible blunder is known yet.
    pub(crate) const fn new(blunder: Option<Action>) -> Self {
        Self {
            arms: Vec::new(),
            active: 0,
            visit_target: 0,
            done: 0,
            budget: 0,
            greedy: Vec::new(),
            blunder,
        }
    }

    /// Whether the action is settled by a blunder.
    pub(crate) const fn has_blundered(&self) -> bool {
        self.blunder.is_some()
    }

    /// Adds an action with its value by static evaluation unless it is known
    /// already. Actions are added best first.
    pub(crate) fn add_greedy(&mut self, action: Action, value: impl FnOnce() -> f32) {
        if self.greedy.iter().all(|(other, _)| *other != action) {
            self.greedy.push((action, value()));
        }
    }

    /// Starts the race between plans, each with its first action and its prior
    /// value, best first, with a budget of `simulations` for all of them. A
    /// single plan needs no simulation.
    pub(crate) fn start(&mut self, plans: Vec<(P, Action, f32)>, simulations: u32) {
        let arms = plans.into_iter().map(|(plan, first, prior)| Arm {
            plan,
            first,
            prior,
            visits: 0,
            value_sum: 0.0,
            outlooks: None,
        });
        self.arms = arms.collect();
        self.active = self.arms.len();
        if self.active > 1 {
            self.budget = simulations;
            self.start_round();
        }
    }

    /// The same, but every plan gets an equal share of the simulations.
    pub(crate) fn start_equal(&mut self, plans: Vec<(P, Action, f32)>, simulations: u32) {
        self.start(plans, 0);
        self.budget = if self.arms.is_empty() { 0 } else { simulations };
        self.visit_target = u32::MAX;
    }

    /// Spreads the rest of the budget evenly over the rounds to come.
    fn start_round(&mut self) {
        let rounds = (self.active as u32).next_power_of_two().ilog2().max(1);
        let remaining = self.budget - self.done;
        let visits = self.arms.first().map_or(0, |arm| arm.visits);
        self.visit_target = visits + (remaining / rounds / self.active as u32).max(1);
    }

    /// The index of the arm to simulate next and its visits so far, or `None`
    /// when the budget is spent.
    pub(crate) fn next_arm(&mut self) -> Option<(usize, u32)> {
        if self.is_over() {
            return None;
        }
        loop {
            let active = self.active;
            let index = (0..active).min_by_key(|index| self.arms[*index].visits)?;
            let visits = self.arms[index].visits;
            if visits < self.visit_target || active <= 2 {
                return Some((index, visits));
            }
            self.arms[..active].sort_by(|a, b| b.value().total_cmp(&a.value()));
            self.active = active.div_ceil(2);
            self.start_round();
        }
    }

    /// The plan of an arm returned by [`SequentialHalving::next_arm`].
    pub(crate) fn plan(&self, index: usize) -> &P {
        &self.arms[index].plan
    }

    /// Records the result of a simulation of an arm, from 0 to 1, and the chances and points of
    /// all seats.
    pub(crate) fn record(&mut self, index: usize, value: f32, (chances, points): &Means) {
        let arm = &mut self.arms[index];
        arm.visits += 1;
        arm.value_sum += value;
        let sum = arm
            .outlooks
            .get_or_insert_with(|| OutlookSum::new(chances.players()));
        sum.add(chances, points);
        self.done += 1;
    }

    /// The mean chances and points after the best plan, once it was simulated.
    pub(crate) fn best_means(&self) -> Option<Means> {
        self.ranked_arms().first()?.means()
    }

    /// The mean chances and points after the best plan that begins with an action, once it was simulated.
    pub(crate) fn means_after(&self, action: Action) -> Option<Means> {
        let arms = self.ranked_arms().into_iter();
        arms.filter(|arm| arm.first == action).find_map(Arm::means)
    }

    /// Whether the budget is spent.
    pub(crate) const fn is_over(&self) -> bool {
        self.done >= self.budget
    }

    /// The share of the budget that is spent, from 0 to 1.
    pub(crate) fn progress(&self) -> f32 {
        match self.budget {
            0 => 1.0,
            budget => self.done as f32 / budget as f32,
        }
    }

    /// The arms, best first: by value, dropped ones behind active ones.
    fn ranked_arms(&self) -> Vec<&Arm<P>> {
        let mut ranked: Vec<&Arm<P>> = self.arms.iter().collect();
        let (active, dropped) = ranked.split_at_mut(self.active);
        for arms in [active, dropped] {
            arms.sort_by(|a, b| b.value().total_cmp(&a.value()));
        }
        ranked
    }

    /// The action to take as far as is known now.
    pub(crate) fn choice(&self) -> Option<Action> {
        let greedy = || self.greedy.first().map(|(action, _)| *action);
        let best = || self.ranked_arms().first().map(|arm| arm.first);
        self.blunder.or_else(best).or_else(greedy)
    }

    /// Up to `limit` actions, best first, with the chances of a seat; `fallback` is its chance
    /// before any simulation.
    /// Only if they are `compared` can an action have a greater chance than one
    /// that ranks above it.
    pub(crate) fn candidates(
        &self,
        limit: usize,
        compared: bool,
        seat: Seat,
        fallback: impl FnOnce() -> f32,
    ) -> Vec<Candidate> {
        if limit == 0 {
            return Vec::new();
        }
        let ranked = self.ranked_arms();
        let chance_of = |arm: &Arm<P>| Some(arm.means()?.0[seat]);
        // An action that was not simulated never ranks above one that was.
        let cap = ranked.iter().map(|arm| arm.value()).fold(1.0, f32::min);
        let best = ranked.first();
        let known = best
            .and_then(|best| Some((best.prior, chance_of(best)?)))
            .unwrap_or_else(|| {
                let first = self.greedy.first().map_or(0.5, |(_, value)| *value);
                (best.map_or(first, |best| best.prior), fallback())
            });
        let mut candidates: Vec<Candidate> = Vec::new();
        let mut least = 1.0;
        let mut add = |action, visits, value: f32, chance: f32| {
            if candidates.iter().all(|other| other.action != action) {
                if !compared || visits == 0 {
                    least = f32::min(least, chance);
                }
                candidates.push(Candidate {
                    action,
                    visits,
                    value: value.clamp(0.0, 1.0),
                    chance: f32::min(chance, least).clamp(0.0, 1.0),
                    exact: false,
                    forced: None,
                });
            }
        };
        for arm in &ranked {
            let chance = chance_of(arm).unwrap_or_else(|| chance_relative_to(arm.prior, known));
            add(arm.first, arm.visits, arm.value(), chance);
        }
        for (action, value) in &self.greedy {
            let chance = chance_relative_to(*value, known);
            add(*action, 0, f32::min(*value, cap), chance);
        }
        candidates.truncate(limit);
        candidates
    }
}
