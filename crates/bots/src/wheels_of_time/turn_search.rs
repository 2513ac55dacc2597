//! A best-first expectiminimax search over whole turns. A simulation follows the
//! best known line of play to an outcome not searched yet, enumerates the plans
//! of the turn there, and backs the result up: the best plan for the seat to
//! act, the mean over the dice.

use super::turn_plans::{self, TurnPlan, TurnPlans};
use super::{StaticEval, layout};
use crate::decision::Decision;
use crate::evaluator::{LevelSpec, Request};
use crate::look_ahead::LookAhead as _;
use crate::outlook::Outlook;
use crate::search::{Candidate, Search};
use core::cell::OnceCell;
use rules::Seat;
use rules::game::Game as _;
use rules::games::wheels_of_time::{Action, Phase, WheelsOfTime};
use rules::rng::Rng;

/// How many plans of a turn are searched: at the root ...
const ROOT_WIDTH: usize = 40;
/// ... and below it.
const INNER_WIDTH: usize = 14;
/// The weight of exploration against value.
const EXPLORATION: f32 = 0.02;
/// The range of random noise that breaks ties between plans.
const TIE_NOISE: f32 = 0.0002;

struct Outcome {
    probability: f32,
    state: WheelsOfTime,
    /// For the seat that decides at the root, as are all values of the tree.
    value: f32,
    /// Index of the node for the turn that follows.
    node: Option<usize>,
    visits: u32,
}

struct Branch {
    first: Action,
    outcomes: Vec<Outcome>,
    value: f32,
    visits: u32,
}

impl Outcome {
    fn new((probability, state): (f32, WheelsOfTime), value: f32) -> Self {
        Self {
            probability,
            state,
            value,
            node: None,
            visits: 0,
        }
    }
}

/// The mean of the values of outcomes.
fn mean(outcomes: &[Outcome]) -> f32 {
    outcomes.iter().fold(0.0, |sum, outcome| {
        sum + outcome.probability * outcome.value
    })
}

struct Node {
    /// Whether it is a turn of the seat that decides at the root.
    is_own: bool,
    branches: Vec<Branch>,
    visits: u32,
}

/// The search for one decision.
pub(crate) struct TurnSearch<E> {
    eval: E,
    root: WheelsOfTime,
    seat: Seat,
    spec: LevelSpec,
    rng: Rng,
    plans: TurnPlans,
    /// The tree; the root comes first.
    nodes: Vec<Node>,
    simulations: u32,
    /// Branch and outcome taken at each node of a simulation.
    path: Vec<(usize, usize, usize)>,
    /// Every legal action with its value by static evaluation, best first;
    /// computed when first needed.
    greedy: OnceCell<Vec<(Action, f32)>>,
    /// A random action that is taken without any search.
    blunder: Option<Action>,
    /// An action that needs no search: the only legal one, or one of a layout.
    immediate: Option<Action>,
    /// The action that an analysis examines as closely as the best one: in the
    /// second half of the simulations the root takes whichever of both has fewer
    /// visits.
    played: Option<Action>,
}

impl<E: StaticEval> TurnSearch<E> {
    pub(crate) fn new(state: &WheelsOfTime, eval: E, request: Request<Action>) -> Self {
        let Decision {
            state: root,
            legal,
            blunder,
            mut rng,
        } = Decision::new(state, &request);
        let immediate = if blunder.is_some() {
            None
        } else if let [only] = *legal {
            Some(only)
        } else if let Phase::Place(_) = root.phase() {
            layout::place_wheel(&root, &eval, &mut rng)
        } else {
            None
        };
        let mut search = Self {
            eval,
            root,
            seat: request.seat,
            spec: request.spec,
            rng,
            plans: TurnPlans::default(),
            nodes: Vec::new(),
            simulations: 0,
            path: Vec::new(),
            greedy: OnceCell::new(),
            blunder,
            immediate,
            played: request.played,
        };
        if search.needs_search() {
            search.add_root();
            search.add_played();
        }
        search
    }

    /// Adds the played action to the root if no plan begins with it.
    fn add_played(&mut self) {
        let (Some(played), Some(root)) = (self.played, self.nodes.first()) else {
            return;
        };
        if root.branches.iter().any(|branch| branch.first == played) {
            return;
        }
        let mut outcomes = turn_plans::outcomes(&self.root, played);
        if let [(_, state)] = &*outcomes
            && state.to_act() == Some(self.seat)
            && state.turn() == self.root.turn()
            && let Some(rest) = self.plans.enumerate(state, &self.eval, 1).pop()
        {
            outcomes = rest.outcomes;
        }
        let outcomes: Vec<Outcome> = outcomes
            .into_iter()
            .map(|outcome| {
                let value = self.eval.value(&outcome.1, self.seat);
                Outcome::new(outcome, value)
            })
            .collect();
        if let Some(root) = self.nodes.first_mut() {
            root.branches.push(Branch {
                first: played,
                value: mean(&outcomes),
                outcomes,
                visits: 0,
            });
        }
    }

    /// The branch of the root to take when the played action is compared with the
    /// best one.
    fn compared(&self) -> Option<usize> {
        let played = self.played?;
        if 2 * self.simulations < self.spec.simulations {
            return None;
        }
        let root = self.nodes.first()?;
        let best_where = |is_counted: &dyn Fn(&Branch) -> bool| {
            root.branches
                .iter()
                .enumerate()
                .filter(|(_, branch)| is_counted(branch))
                .max_by(|a, b| a.1.value.total_cmp(&b.1.value))
        };
        let best = best_where(&|_| true)?;
        let played = best_where(&|branch| branch.first == played)?;
        let fewer = [best, played].into_iter();
        let (index, _) = fewer.min_by_key(|(_, branch)| branch.visits)?;
        Some(index)
    }

    fn evaluate_actions(&self) -> Vec<(Action, f32)> {
        let legal = self.root.legal_list();
        let mut plans = TurnPlans::default();
        let mut values: Vec<(Action, f32)> = legal
            .into_iter()
            .map(|action| (action, self.greedy_value(action, &mut plans)))
            .collect();
        values.sort_by(|a, b| b.1.total_cmp(&a.1));
        values
    }

    /// The value of an action if the turn then ends with the best plan by static
    /// evaluation.
    fn greedy_value(&self, action: Action, plans: &mut TurnPlans) -> f32 {
        if let Phase::Place(_) = self.root.phase() {
            // It is not known yet who will get which wheel.
            return 0.5;
        }
        let outcomes = turn_plans::outcomes(&self.root, action);
        let turn = self.root.turn();
        outcomes.into_iter().fold(0.0, |sum, (probability, state)| {
            let continues = state.to_act() == Some(self.seat) && state.turn() == turn;
            let best = if continues {
                plans.enumerate(&state, &self.eval, 1)
            } else {
                Vec::new()
            };
            let best = best.first().map(|plan| plan.value);
            sum + probability * best.unwrap_or_else(|| self.eval.value(&state, self.seat))
        })
    }

    const fn needs_search(&self) -> bool {
        self.blunder.is_none() && self.immediate.is_none()
    }

    fn add_root(&mut self) {
        let plans = if self.root.phase() == Phase::Choose {
            layout::choose_wheel(&self.root, &self.eval, self.seat)
        } else {
            self.plans.enumerate(&self.root, &self.eval, ROOT_WIDTH)
        };
        self.add_node(self.seat, plans);
    }

    /// Adds a node for a turn with these plans and returns its value.
    fn add_node(&mut self, mover: Seat, plans: Vec<TurnPlan>) -> f32 {
        let is_own = mover == self.seat;
        let mut branches = Vec::with_capacity(plans.len());
        for plan in plans {
            let noise = TIE_NOISE * (self.rng.below(1 << 16) as f32 / 65536.0);
            let is_certain = plan.outcomes.len() == 1;
            let value = if is_own { plan.value } else { 1.0 - plan.value };
            let value = (1.0 - TIE_NOISE) * value + noise;
            let outcomes = plan
                .outcomes
                .into_iter()
                .map(|outcome| {
                    let value = match is_certain {
                        true => value,
                        false => self.eval.value(&outcome.1, self.seat),
                    };
                    Outcome::new(outcome, value)
                })
                .collect();
            branches.push(Branch {
                first: plan.first,
                outcomes,
                value,
                visits: 0,
            });
        }
        let node = Node {
            is_own,
            branches,
            visits: 0,
        };
        let value = node.value();
        self.nodes.push(node);
        value
    }

    fn simulate(&mut self) {
        self.path.clear();
        let mut index = 0;
        let value = loop {
            let compared = if index == 0 { self.compared() } else { None };
            let selected = self.nodes.get(index).and_then(|node| node.select(compared));
            let Some((branch, outcome)) = selected else {
                return;
            };
            self.path.push((index, branch, outcome));
            let reached = &self.nodes[index].branches[branch].outcomes[outcome];
            let Some(mover) = reached.state.to_act() else {
                break reached.value;
            };
            match reached.node {
                Some(node) => index = node,
                None => {
                    let plans = self
                        .plans
                        .enumerate(&reached.state, &self.eval, INNER_WIDTH);
                    let node = self.nodes.len();
                    let value = self.add_node(mover, plans);
                    self.nodes[index].branches[branch].outcomes[outcome].node = Some(node);
                    break value;
                }
            }
        };
        self.back_up(value);
    }

    fn back_up(&mut self, mut value: f32) {
        for &(node, branch, outcome) in self.path.iter().rev() {
            let node = &mut self.nodes[node];
            node.visits += 1;
            let branch = &mut node.branches[branch];
            branch.visits += 1;
            let outcome = &mut branch.outcomes[outcome];
            outcome.visits += 1;
            outcome.value = value;
            branch.value = mean(&branch.outcomes);
            value = node.value();
        }
    }

    /// The branches of the root, best first: by visits, then by value.
    fn ranked_branches(&self) -> Vec<&Branch> {
        let branches = self.nodes.first().map(|root| &root.branches);
        let mut ranked: Vec<&Branch> = branches.into_iter().flatten().collect();
        ranked.sort_by(|a, b| {
            let visits = b.visits.cmp(&a.visits);
            visits.then(b.value.total_cmp(&a.value))
        });
        ranked
    }
}

impl Node {
    /// The value if the seat to act takes its best branch.
    fn value(&self) -> f32 {
        let values = self.branches.iter().map(|branch| branch.value);
        if self.is_own {
            values.fold(0.0, f32::max)
        } else {
            values.fold(1.0, f32::min)
        }
    }

    /// The branch to search next, and its outcome that is furthest behind its
    /// probability. A `given` branch is taken in any case.
    fn select(&self, given: Option<usize>) -> Option<(usize, usize)> {
        let sqrt_visits = f32::sqrt(self.visits as f32 + 1.0);
        let mut best = None;
        let mut best_score = f32::NEG_INFINITY;
        for (index, branch) in self.branches.iter().enumerate() {
            let value = if self.is_own {
                branch.value
            } else {
                1.0 - branch.value
            };
            let score = value + EXPLORATION * sqrt_visits / (1.0 + branch.visits as f32);
            if score > best_score {
                best_score = score;
                best = Some(index);
            }
        }
        let branch = given.or(best)?;
        let outcomes = &self.branches.get(branch)?.outcomes;
        let mut selected = 0;
        let mut max_urgency = 0.0;
        for (index, outcome) in outcomes.iter().enumerate() {
            let urgency = outcome.probability / (1.0 + outcome.visits as f32);
            if urgency > max_urgency {
                max_urgency = urgency;
                selected = index;
            }
        }
        Some((branch, selected))
    }
}

impl<E: StaticEval + Send> Search for TurnSearch<E> {
    fn step(&mut self, iterations: u32) -> bool {
        if !self.needs_search() {
            return false;
        }
        let end = self
            .simulations
            .saturating_add(iterations)
            .min(self.spec.simulations);
        while self.simulations < end {
            self.simulate();
            self.simulations += 1;
        }
        self.simulations < self.spec.simulations
    }

    fn progress(&self) -> f32 {
        if !self.needs_search() || self.spec.simulations == 0 {
            1.0
        } else {
            self.simulations as f32 / self.spec.simulations as f32
        }
    }

    fn choice(&self) -> Option<rules::Action> {
        let settled = self.blunder.or(self.immediate);
        let choice = settled.or_else(|| self.ranked_branches().first().map(|branch| branch.first));
        choice.map(rules::Action::WheelsOfTime)
    }

    fn candidates(&self, limit: usize) -> Vec<Candidate> {
        let candidate = |action, visits, value| Candidate {
            action: rules::Action::WheelsOfTime(action),
            visits,
            value,
            chance: value,
            exact: false,
            forced: None,
        };
        let mut candidates: Vec<Candidate> = Vec::new();
        if limit == 0 {
            return candidates;
        }
        if let Some(action) = self.immediate {
            let value = self.greedy_value(action, &mut TurnPlans::default());
            candidates.push(candidate(action, 0, value.clamp(0.0, 1.0)));
        }
        for branch in self.ranked_branches() {
            let action = rules::Action::WheelsOfTime(branch.first);
            if candidates.iter().all(|other| other.action != action) {
                candidates.push(candidate(branch.first, branch.visits, branch.value));
            }
        }
        // An action that no searched plan begins with never ranks above them.
        let cap = candidates.last().map_or(1.0, |last| last.value);
        for &(action, value) in self.greedy.get_or_init(|| self.evaluate_actions()) {
            let other = rules::Action::WheelsOfTime(action);
            if candidates.iter().all(|known| known.action != other) {
                candidates.push(candidate(action, 0, f32::min(value, cap).clamp(0.0, 1.0)));
            }
        }
        candidates.truncate(limit);
        if self.played.is_none() {
            // No action has a greater chance than one that ranks above it.
            let mut cap = 1.0;
            for candidate in &mut candidates {
                cap = f32::min(cap, candidate.chance);
                candidate.chance = cap;
            }
        }
        candidates
    }

    /// The values are chances as they are: the networks were trained with results.
    /// In 40 games of two players, seats with 84, 89 and 95 % in the three thirds won
    /// 100, 83 and 96 % of them (`lab calibrate`).
    fn outlook(&self) -> Outlook {
        let best = self.candidates(1);
        let chance = best.first().map_or(0.5, |best| best.chance);
        Outlook::from_chance(self.root.players(), self.seat, chance, false)
    }
}
