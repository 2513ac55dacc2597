//! The planner of games whose turns are chains of small decisions.
//!
//! A [`TurnModel`] enumerates complete plans for the rest of the turn and
//! evaluates the position after each of them. The planner then compares the
//! best plans by sequential halving. A simulation determinizes what is hidden,
//! plays a plan, lets every seat follow its own best plan by static evaluation
//! up to the model's horizon, and evaluates the position reached. The n-th
//! simulation of every plan uses the same determinization, so that all plans
//! are compared under the same luck.

use crate::decision::Decision;
use crate::evaluator::{Knowledge, Request};
use crate::look_ahead::LookAhead as _;
use crate::outlook::{Outlook, as_f32, chances_of_points, shares};
use crate::search::{Candidate, Search};
use crate::sequential_halving::{Means, SequentialHalving};
use rules::game::{Game, NullSink};
use rules::registry::RegisteredGame;
use rules::rng::Rng;
use rules::{Action, PerSeat, Seat};

/// The random stream from which determinizations are drawn.
const DETERMINIZATION_STREAM: u64 = 3;
/// The longest plan has a loan, a purchase and three pieces of World Wonders.
const MAX_PLAN_ACTIONS: usize = 5;

/// Up to five actions in the order in which they are taken.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct ActionSequence<A> {
    actions: [Option<A>; MAX_PLAN_ACTIONS],
}

impl<A: Copy> ActionSequence<A> {
    pub(crate) const EMPTY: Self = Self {
        actions: [None; MAX_PLAN_ACTIONS],
    };

    /// The sequence with one more action; a sixth one is dropped.
    pub(crate) fn then(mut self, action: A) -> Self {
        if let Some(free) = self.actions.iter_mut().find(|slot| slot.is_none()) {
            *free = Some(action);
        }
        self
    }

    /// This sequence and then another; what exceeds five actions is dropped.
    pub(crate) fn followed_by(self, other: &Self) -> Self {
        other.iter().fold(self, Self::then)
    }

    pub(crate) const fn first(&self) -> Option<A> {
        self.actions[0]
    }

    pub(crate) const fn is_empty(&self) -> bool {
        self.actions[0].is_none()
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = A> + '_ {
        self.actions.iter().flatten().copied()
    }
}

impl<A: Copy> From<A> for ActionSequence<A> {
    fn from(action: A) -> Self {
        Self::EMPTY.then(action)
    }
}

/// A way to complete the running turn.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TurnPlan<A> {
    pub(crate) actions: ActionSequence<A>,
    /// How far the seat to act is expected to be ahead after the plan, in
    /// points.
    pub(crate) lead: f32,
    /// Whether `lead` comes from the full evaluation rather than from a quicker
    /// estimate.
    pub(crate) is_evaluated: bool,
}

impl<A: Copy> TurnPlan<A> {
    /// A plan with its lead by the full evaluation.
    pub(crate) const fn evaluated(actions: ActionSequence<A>, lead: f32) -> Self {
        Self {
            actions,
            lead,
            is_evaluated: true,
        }
    }

    /// A plan with a rough estimate of its lead.
    pub(crate) const fn estimated(actions: ActionSequence<A>, lead: f32) -> Self {
        Self {
            actions,
            lead,
            is_evaluated: false,
        }
    }
}

/// An action in the game of a model.
type ActionOf<M> = <<M as TurnModel>::Game as Game>::Action;

/// A plan in the game of a model.
type PlanOf<M> = TurnPlan<ActionOf<M>>;

/// How many plans are compared by simulation.
pub struct SearchWidth {
    /// A decision compares at most this many plans.
    pub max_arms: usize,
    /// Plans this many points or more behind the best one are not simulated.
    pub max_lead_gap: f32,
    /// A review compares this many plans and the played one ...
    pub review_arms: usize,
    /// ... by this many simulations each.
    pub review_visits: u32,
}

/// The final result of a game for one seat.
pub struct GameResult {
    /// 1 for a win, a share of it for a shared win, 0 otherwise.
    pub win_share: f32,
    /// The final lead, in points.
    pub lead: f32,
}

/// What the planner must know about a game: plans, evaluation and horizon.
pub trait TurnModel: Send + Sized + 'static {
    /// The game.
    type Game: RegisteredGame;

    /// How many plans are compared.
    const WIDTH: SearchWidth;
    /// Whether a decision with a single legal action is evaluated like any
    /// other; otherwise its value is 0.5.
    const EVALUATES_FORCED_ACTIONS: bool;

    /// The weights of the evaluation by name, as the bots use them.
    const WEIGHTS: &'static [(&'static str, f32)];

    /// The model with these weights of the evaluation; missing ones are 0.
    fn with_weights(weights: &[f32]) -> Self;

    /// The model with its tuned weights.
    fn tuned() -> Self {
        let weights: Vec<f32> = Self::WEIGHTS.iter().map(|(_, weight)| *weight).collect();
        Self::with_weights(&weights)
    }

    /// Prepares the evaluation for the positions of a turn; to be called again
    /// at the start of every turn.
    fn update(&mut self, state: &Self::Game);

    /// The plans for the rest of the turn.
    fn plans(&mut self, state: &Self::Game) -> Vec<PlanOf<Self>>;

    /// The same as a beginner sees them, who looks only at the points scored.
    fn points_only_plans(state: &Self::Game) -> Vec<PlanOf<Self>>;

    /// The best plan by static evaluation, found quickly.
    fn best_plan(&mut self, state: &Self::Game) -> Option<PlanOf<Self>>;

    /// The action that ends the turn, where nothing else is left to do.
    fn last_action(state: &Self::Game) -> Option<ActionOf<Self>>;

    /// Takes all actions of a plan and ends the turn, so that the next decision belongs to
    /// another one.
    fn apply_plan(state: &mut Self::Game, plan: &PlanOf<Self>) {
        for action in plan.actions.iter() {
            state.apply_unchecked(action, &mut NullSink);
        }
        if let Some(last) = Self::last_action(state) {
            state.apply_unchecked(last, &mut NullSink);
        }
    }

    /// The simulations for a decision at a level with `simulations`.
    fn simulations(_root: &Self::Game, simulations: u32) -> u32 {
        simulations
    }

    /// Whether a simulation from `root` that reached `state` continues.
    fn is_within_horizon(root: &Self::Game, state: &Self::Game) -> bool;

    /// The expected lead of a seat in the state of the last update, in points.
    fn expected_lead(&mut self, state: &Self::Game, seat: Seat) -> f32;

    /// How much of the game remains, in the model's own unit.
    fn remaining(&self) -> f32;

    /// The lead, in points, that gives a value of 0.75 when `remaining` of
    /// the game is left.
    fn lead_scale(remaining: f32) -> f32;

    /// The points that each seat can expect in the end, in the state of the last
    /// update.
    fn expected_points(&mut self, state: &Self::Game) -> PerSeat<f32>;

    /// The lead, in points, that multiplies the odds to win by e when `remaining`
    /// of the game is left.
    fn chance_scale(players: u8, remaining: f32) -> f32;

    /// The final result of a finished game for a seat.
    fn result(state: &Self::Game, seat: Seat) -> GameResult;
}

/// The search for one decision.
pub(crate) struct TurnPlanner<M: TurnModel> {
    root: M::Game,
    seat: Seat,
    model: M,
    /// The seed of the first determinization; the others count up from it.
    determinization_seed: u64,
    halving: SequentialHalving<PlanOf<M>>,
    is_analysis: bool,
}

impl<M: TurnModel> TurnPlanner<M> {
    pub(crate) fn new(state: &M::Game, request: Request<ActionOf<M>>) -> Self {
        let mut decision = Decision::new(state, &request);
        let blunder = decision.blunder.map(M::Game::into_action);
        let mut planner = Self {
            root: decision.state,
            seat: request.seat,
            model: M::tuned(),
            determinization_seed: decision.rng.next_u64(),
            halving: SequentialHalving::new(blunder),
            is_analysis: request.effort.is_some(),
        };
        planner.start(&request, &decision.legal, &mut decision.rng);
        planner
    }

    fn start(&mut self, request: &Request<ActionOf<M>>, legal: &[ActionOf<M>], rng: &mut Rng) {
        let spec = request.spec;
        if let [only] = legal
            && !M::EVALUATES_FORCED_ACTIONS
            && !self.is_analysis
        {
            self.halving.add_greedy(M::Game::into_action(*only), || 0.5);
            return;
        }
        self.model.update(&self.root);
        let mut plans = if spec.knowledge == Knowledge::Simple {
            M::points_only_plans(&self.root)
        } else {
            self.model.plans(&self.root)
        };
        // Ties are broken at random.
        rng.shuffle(&mut plans);
        if spec.noise > 0.0 {
            for plan in &mut plans {
                plan.lead += spec.noise * triangular_noise(rng);
            }
        }
        plans.sort_by(|a, b| {
            let evaluated_first = b.is_evaluated.cmp(&a.is_evaluated);
            evaluated_first.then(b.lead.total_cmp(&a.lead))
        });
        self.add_greedy_actions(&plans, legal);
        let forced = legal.len() <= 1 && !self.is_analysis;
        if forced || self.halving.has_blundered() || spec.simulations == 0 {
            return;
        }
        let reviews = request.reviews();
        let max_arms = reviews.map_or(M::WIDTH.max_arms, |_| M::WIDTH.review_arms);
        let best = plans.first().map_or(0.0, |plan| plan.lead);
        let mut arms = plans
            .iter()
            .filter(|plan| plan.is_evaluated)
            .take(max_arms)
            .filter(|plan| best - plan.lead < M::WIDTH.max_lead_gap)
            .filter_map(|plan| {
                let first = M::Game::into_action(plan.actions.first()?);
                Some((*plan, first, self.value_of_lead(plan.lead)))
            })
            .collect::<Vec<_>>();
        if let Some(played) = request.played
            && arms
                .iter()
                .all(|(_, first, _)| *first != M::Game::into_action(played))
        {
            let plan = self.plan_after(played, &plans);
            let value = self.value_of_lead(plan.lead);
            arms.push((plan, M::Game::into_action(played), value));
        }
        if let Some(reviews) = reviews {
            let simulations = reviews * M::WIDTH.review_visits * arms.len() as u32;
            self.halving.start_equal(arms, simulations);
        } else if self.is_analysis && arms.len() == 1 {
            let simulations = M::WIDTH.review_visits;
            self.halving.start_equal(arms, simulations);
        } else {
            let simulations = M::simulations(&self.root, spec.simulations);
            self.halving.start(arms, simulations);
        }
    }

    /// The best plan that begins with an action, which is one of `plans` where the turn
    /// goes on after the action has revealed something.
    fn plan_after(&mut self, action: ActionOf<M>, plans: &[PlanOf<M>]) -> PlanOf<M> {
        let next = self.root.after(action);
        let first = ActionSequence::from(action);
        let continues = next.to_act() == Some(self.seat) && next.turn() == self.root.turn();
        let reveals = next.reveal_count() != self.root.reveal_count();
        let is_it = |plan: &&PlanOf<M>| plan.is_evaluated && plan.actions.first() == Some(action);
        if continues
            && reveals
            && let Some(plan) = plans.iter().find(is_it)
        {
            return *plan;
        }
        self.model.update(&next);
        let rest = match continues && !reveals {
            true => self.model.plans(&next),
            false => Vec::new(),
        };
        let rest = rest.into_iter().filter(|plan| plan.is_evaluated);
        let plan = match rest.max_by(|a, b| a.lead.total_cmp(&b.lead)) {
            Some(rest) => TurnPlan::evaluated(first.followed_by(&rest.actions), rest.lead),
            None => TurnPlan::evaluated(first, self.model.expected_lead(&next, self.seat)),
        };
        self.model.update(&self.root);
        plan
    }

    /// Every legal action with its value by static evaluation, best first.
    fn add_greedy_actions(&mut self, plans: &[PlanOf<M>], legal: &[ActionOf<M>]) {
        // An estimate never ranks above a full evaluation.
        let mut cap = 1.0;
        for plan in plans {
            let Some(first) = plan.actions.first() else {
                continue;
            };
            let value = self.value_of_lead(plan.lead);
            self.halving.add_greedy(M::Game::into_action(first), || {
                cap = f32::min(cap, value);
                cap
            });
        }
        for action in legal {
            self.halving
                .add_greedy(M::Game::into_action(*action), || 0.9 * cap);
        }
    }

    /// The outlook by static evaluation, as if the turn ended now.
    fn static_outlook(&self) -> Outlook {
        let mut model = M::tuned();
        model.update(&self.root);
        self.outlook_of(Self::estimate(&mut model, &self.root))
    }

    fn outlook_of(&self, (chances, points): Means) -> Outlook {
        Outlook {
            chances,
            points: (self.root.players() > 1).then_some(points),
            exact: false,
        }
    }

    /// A lead in the state of the model's last update as a value from 0 to 1.
    fn value_of_lead(&self, lead: f32) -> f32 {
        value_of_lead(lead, M::lead_scale(self.model.remaining()))
    }

    /// The chances and points of the state of the model's last update.
    fn estimate(model: &mut M, state: &M::Game) -> Means {
        let points = model.expected_points(state);
        let scale = M::chance_scale(state.players(), model.remaining());
        let chances = if state.players() == 1 {
            points_to_chance(&points, scale)
        } else {
            chances_of_points(&points, scale)
        };
        (chances, points)
    }

    /// Simulates an arm that has been visited `visits` times; returns the value
    /// reached, from 0 to 1, and the chances and points of all seats.
    fn simulate(&mut self, arm: usize, visits: u32) -> (f32, Means) {
        let mut state = self.root.clone();
        let seed = self.determinization_seed.wrapping_add(u64::from(visits));
        state.determinize(self.seat, &mut Rng::new(seed, DETERMINIZATION_STREAM));
        M::apply_plan(&mut state, self.halving.plan(arm));
        while state.to_act().is_some() && M::is_within_horizon(&self.root, &state) {
            self.model.update(&state);
            let Some(plan) = self.model.best_plan(&state) else {
                break;
            };
            M::apply_plan(&mut state, &plan);
        }
        if state.to_act().is_none() {
            let result = M::result(&state, self.seat);
            let by_points = value_of_lead(result.lead, M::lead_scale(0.0));
            let value = 0.5 * result.win_share + 0.5 * by_points;
            let score = state.score();
            return (value, (shares(&score), as_f32(&score.points)));
        }
        self.model.update(&state);
        let lead = self.model.expected_lead(&state, self.seat);
        let estimate = Self::estimate(&mut self.model, &state);
        (self.value_of_lead(lead), estimate)
    }
}

impl<M: TurnModel> Search for TurnPlanner<M> {
    fn step(&mut self, iterations: u32) -> bool {
        for _ in 0..iterations {
            let Some((arm, visits)) = self.halving.next_arm() else {
                break;
            };
            let (value, means) = self.simulate(arm, visits);
            self.halving.record(arm, value, &means);
        }
        !self.halving.is_over()
    }

    fn progress(&self) -> f32 {
        self.halving.progress()
    }

    fn choice(&self) -> Option<Action> {
        self.halving.choice()
    }

    fn candidates(&self, limit: usize) -> Vec<Candidate> {
        let fallback = || self.static_outlook().chances[self.seat];
        self.halving
            .candidates(limit, self.is_analysis, self.seat, fallback)
    }

    fn outlook(&self) -> Outlook {
        let means = self.halving.best_means();
        means.map_or_else(|| self.static_outlook(), |means| self.outlook_of(means))
    }

    fn outlook_after(&self, action: Action) -> Option<Outlook> {
        Some(self.outlook_of(self.halving.means_after(action)?))
    }
}

/// The chance of reaching a target that is exceeded by these points.
fn points_to_chance(points: &PerSeat<f32>, scale: f32) -> PerSeat<f32> {
    PerSeat::from_fn(points.players(), |seat| {
        1.0 / (1.0 + (-points[seat] / scale).exp())
    })
}

/// A lead in points as a value from 0 to 1; `scale` is the lead with the value
/// 0.75.
fn value_of_lead(lead: f32, scale: f32) -> f32 {
    0.5 + 0.5 * lead / (scale + f32::abs(lead))
}

/// Noise with a triangular distribution from -1 to 1.
fn triangular_noise(rng: &mut Rng) -> f32 {
    let sum = (rng.below(1 << 16) + rng.below(1 << 16)) as f32;
    sum / 65536.0 - 1.0
}

/// The weights as an array; missing ones are 0.
pub(crate) fn padded<const N: usize>(weights: &[f32]) -> [f32; N] {
    core::array::from_fn(|index| weights.get(index).copied().unwrap_or(0.0))
}

/// How many points a seat is ahead of the best other seat.
pub(crate) fn lead_over_others(points: &PerSeat<i32>, seat: Seat) -> f32 {
    let best = points
        .iter()
        .filter(|(other, _)| *other != seat)
        .map(|(_, points)| *points)
        .max()
        .unwrap_or(0);
    (points[seat] - best) as f32
}
