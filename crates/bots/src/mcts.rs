//! Monte Carlo tree search for any number of players, with chance and hidden
//! information.
//!
//! A simulation selects actions by PUCT down to a new node, plays the rest of the game
//! at random (rollout), and backs the result up for every seat. Hidden information is
//! determinized anew for each simulation, and a node stands for a sequence of actions,
//! whatever was drawn (open-loop search). Once few actions remain and none of them
//! depends on chance, the endgame solver takes over.

use crate::decision::Decision;
use crate::endgame::EndgameSolver;
use crate::evaluator::{Evaluator, LevelSpec, Request};
use crate::look_ahead::LookAhead as _;
use crate::outlook::Outlook;
use crate::outlook::{OutlookSum, as_f32, chance_relative_to, shares, sharpened};
use crate::search::{Candidate, Search};
use core::marker::PhantomData;
use rules::game::{Game, NullSink};
use rules::registry::RegisteredGame;
use rules::rng::Rng;
use rules::{Action, PerSeat, Seat};

/// The weight of exploration in PUCT.
const C_PUCT: f32 = 1.2;
/// How fast the prior falls with the distance from the best static evaluation.
const PRIOR_TEMPERATURE: f32 = 0.08;
/// First-play urgency: the value of an unvisited action is the mean value of
/// its node less this.
const FPU_REDUCTION: f32 = 0.1;

/// A played action is judged by this many trees, each from the start: what one tree
/// overlooks, others find. The results of all of them are averaged. A single tree of the
/// same size in all found losses of 13 and 33 % with one seed and none with another; four
/// agree within 5 % on most (`lab review --seed`).
const TREES: u32 = 4;

/// In the review of a game whose bots use tree search, which is short, a position
/// has this many times the simulations of the strongest level, ...
const REVIEW_FACTOR: u32 = 2;
/// ... but no more than this: the strongest level may think for a second, a review
/// has many positions.
const MAX_REVIEW_SIMULATIONS: u32 = 24_000;

const NO_CHILD: u32 = u32::MAX;

struct Edge<A> {
    action: A,
    /// The static evaluation after the action, for the seat to act.
    value: f32,
    /// The prior probability; those of a node add up to 1.
    prior: f32,
    visits: u32,
    value_sums: PerSeat<f32>,
    /// Index of the child node, or `NO_CHILD`.
    child: u32,
}

struct Node<A> {
    edges: Vec<Edge<A>>,
    visits: u32,
    /// Whether the edges are there. Most nodes are visited is_forced once and never
    /// need them.
    expanded: bool,
}

/// The search for one decision.
pub(crate) struct Mcts<G: Game, E> {
    root: G,
    seat: Seat,
    spec: LevelSpec,
    rng: Rng,
    has_chance: bool,
    /// The tree; the root comes first.
    nodes: Vec<Node<G::Action>>,
    simulations: u32,
    endgame: Option<SolvedRoot<G, E>>,
    blunder: Option<G::Action>,
    /// The results of the simulations through each edge of the root.
    results: Vec<OutlookSum>,
    /// Whether the search is an analysis.
    analysis: bool,
    /// The action that is examined as closely as the best one: in the second half
    /// of a tree's simulations the root takes whichever of both has fewer visits.
    played: Option<G::Action>,
    // Reused, so that a simulation allocates nothing but its new node.
    path: Vec<(u32, u32)>,
    legal: Vec<G::Action>,
    evaluator: PhantomData<fn() -> E>,
}

/// The exact values of the root's actions, found one after another.
struct SolvedRoot<G: Game, E> {
    solver: EndgameSolver<G, E>,
    values: Vec<f32>,
}

impl<G: Game, E: Evaluator<G>> Mcts<G, E> {
    pub(crate) fn new(state: &G, request: Request<G::Action>) -> Self {
        let decision = Decision::new(state, &request);
        let Request { seat, mut spec, .. } = request;
        if let Some(reviews) = request.reviews() {
            let simulations = (REVIEW_FACTOR * spec.simulations).min(MAX_REVIEW_SIMULATIONS);
            spec.simulations = reviews * simulations;
        }
        let root = decision.state;
        let few_left = E::max_actions_left(&root)
            .is_some_and(|actions| actions <= u32::from(spec.endgame_actions));
        let endgame = (few_left && decision.blunder.is_none()).then(|| SolvedRoot {
            solver: EndgameSolver::new(),
            values: Vec::new(),
        });
        let mut search = Self {
            has_chance: E::has_chance(&root),
            root,
            seat,
            spec,
            rng: decision.rng,
            nodes: Vec::new(),
            simulations: 0,
            endgame,
            blunder: decision.blunder,
            results: Vec::new(),
            analysis: request.effort.is_some(),
            played: request.played,
            path: Vec::new(),
            legal: Vec::with_capacity(G::MAX_LEGAL_ACTIONS.min(1024)),
            evaluator: PhantomData,
        };
        search.add_root();
        search
    }

    fn add_root(&mut self) {
        let root = self.add_node();
        self.expand(root, &self.root.clone());
    }

    /// Adds a node and returns its index.
    fn add_node(&mut self) -> u32 {
        self.nodes.push(Node {
            edges: Vec::new(),
            visits: 0,
            expanded: false,
        });
        self.nodes.len() as u32 - 1
    }

    /// Gives a node the legal actions of its state, with priors from the static
    /// evaluation of each.
    fn expand(&mut self, node: u32, state: &G) {
        self.legal.clear();
        state.legal_actions(&mut self.legal);
        let mut edges = Vec::with_capacity(self.legal.len());
        if let Some(seat) = state.to_act() {
            for &action in &self.legal {
                edges.push(new_edge::<G, E>(state, seat, action));
            }
        }
        set_priors(&mut edges);
        let node = &mut self.nodes[node as usize];
        node.edges = edges;
        node.expanded = true;
    }

    /// Adds legal actions that the node has not met under earlier
    /// determinizations.
    fn add_new_actions(&mut self, node: u32, state: &G, seat: Seat) {
        let edges = &mut self.nodes[node as usize].edges;
        let known = edges.len();
        for &action in &self.legal {
            if edges.iter().all(|edge| edge.action != action) {
                edges.push(new_edge::<G, E>(state, seat, action));
            }
        }
        if edges.len() > known {
            set_priors(edges);
        }
    }

    /// The index of the edge with the highest PUCT score.
    fn select(&self, node: u32, seat: Seat) -> Option<u32> {
        let node = &self.nodes[node as usize];
        let sqrt_visits = f32::sqrt(node.visits as f32 + 1.0);
        let mut value_sum = 0.0;
        let mut visits = 0_u32;
        for edge in &node.edges {
            value_sum += edge.value_sums[seat];
            visits += edge.visits;
        }
        let unvisited_value = (visits > 0).then(|| value_sum / visits as f32 - FPU_REDUCTION);
        let mut best = None;
        let mut best_score = f32::NEG_INFINITY;
        for (index, edge) in node.edges.iter().enumerate() {
            if self.has_chance && !self.legal.contains(&edge.action) {
                continue;
            }
            let value = if edge.visits == 0 {
                unvisited_value.unwrap_or(edge.value)
            } else {
                edge.value_sums[seat] / edge.visits as f32
            };
            let score = value + C_PUCT * edge.prior * sqrt_visits / (1.0 + edge.visits as f32);
            if score > best_score {
                best_score = score;
                best = Some(index as u32);
            }
        }
        best
    }

    fn simulate(&mut self) {
        let mut state = self.root.clone();
        if self.has_chance {
            state.determinize(self.seat, &mut self.rng);
        }
        self.path.clear();
        let mut node = 0_u32;
        let values = loop {
            let Some(seat) = state.to_act() else {
                break E::terminal_value(&state);
            };
            if !self.nodes[node as usize].expanded {
                self.expand(node, &state);
            }
            if self.has_chance {
                self.legal.clear();
                state.legal_actions(&mut self.legal);
                self.add_new_actions(node, &state, seat);
            }
            let compared = if node == 0 { self.compared() } else { None };
            let Some(selected) = compared.or_else(|| self.select(node, seat)) else {
                break E::evaluate(&state);
            };
            self.path.push((node, selected));
            let edge = &self.nodes[node as usize].edges[selected as usize];
            let child = edge.child;
            state.apply_unchecked(edge.action, &mut NullSink);
            if child == NO_CHILD {
                let added = if state.to_act().is_some() {
                    let added = self.add_node();
                    if self.has_chance {
                        // Under another determinization its first actions would differ.
                        self.expand(added, &state);
                    }
                    added
                } else {
                    NO_CHILD
                };
                self.nodes[node as usize].edges[selected as usize].child = added;
                break self.rollout(&mut state);
            }
            node = child;
        };
        self.count_result(&state);
        for &(node, selected) in &self.path {
            let node = &mut self.nodes[node as usize];
            node.visits += 1;
            let edge = &mut node.edges[selected as usize];
            edge.visits += 1;
            for (seat, value) in values.iter() {
                edge.value_sums[seat] += value;
            }
        }
    }

    /// Plays the rest of the game at random.
    fn rollout(&mut self, state: &mut G) -> PerSeat<f32> {
        while state.to_act().is_some() {
            self.legal.clear();
            state.legal_actions(&mut self.legal);
            let Some(&action) = self.rng.pick(&self.legal) else {
                return E::evaluate(state);
            };
            state.apply_unchecked(action, &mut NullSink);
        }
        E::terminal_value(state)
    }

    /// Counts the result of a simulation for the edge of the root that it took.
    fn count_result(&mut self, state: &G) {
        let Some(&(_, edge)) = self.path.first() else {
            return;
        };
        let edge = edge as usize;
        if state.to_act().is_none() {
            if self.results.len() <= edge {
                self.results
                    .resize(edge + 1, OutlookSum::new(state.players()));
            }
            let score = state.score();
            self.results[edge].add(&shares(&score), &as_f32(&score.points));
        }
    }

    /// How many simulations a tree gets: one tree gets all, except where a played
    /// action is judged.
    fn tree_size(&self) -> u32 {
        let trees = if self.played.is_some() { TREES } else { 1 };
        self.spec.simulations.div_ceil(trees).max(1)
    }

    /// Starts another tree if the one so far has had its simulations.
    fn begin_tree(&mut self) {
        let is_due = self.simulations > 0 && self.simulations.is_multiple_of(self.tree_size());
        if is_due && self.simulations < self.spec.simulations {
            self.nodes.clear();
            self.add_root();
        }
    }

    /// The edge of the root to take when the played action is compared with the
    /// best one.
    fn compared(&self) -> Option<u32> {
        let played = self.played?;
        let size = self.tree_size();
        if 2 * (self.simulations % size) < size {
            return None;
        }
        let edges = &self.nodes[0].edges;
        let index = edges.iter().position(|edge| edge.action == played)?;
        let best = self.ranked_actions(1).first()?.index;
        let fewer = [best, index]
            .into_iter()
            .min_by_key(|edge| edges[*edge].visits)?;
        Some(fewer as u32)
    }

    /// Solves the next action of the root.
    fn solve_next_action(&mut self) {
        let Some(endgame) = &mut self.endgame else {
            return;
        };
        let Some(edge) = self.nodes[0].edges.get(endgame.values.len()) else {
            return;
        };
        let next = self.root.after(edge.action);
        let value = endgame.solver.value(&next, self.seat)[self.seat];
        endgame.values.push(value);
    }

    /// All the work: simulations, or actions to solve.
    fn total(&self) -> u32 {
        let is_forced = self.nodes[0].edges.len() <= 1 && !self.analysis;
        if self.blunder.is_some() || is_forced {
            0
        } else if self.endgame.is_some() {
            self.nodes[0].edges.len() as u32
        } else {
            self.spec.simulations
        }
    }

    fn done(&self) -> u32 {
        self.endgame
            .as_ref()
            .map_or(self.simulations, |endgame| endgame.values.len() as u32)
    }

    fn action_stats(&self, index: usize, edge: &Edge<G::Action>) -> ActionStats {
        let mut stats = ActionStats {
            index,
            visits: edge.visits,
            value: edge.value,
            static_value: edge.value,
            exact: false,
        };
        if let Some(endgame) = &self.endgame {
            stats.visits = 0;
            if let Some(value) = endgame.values.get(index) {
                stats.value = *value;
                // Until all actions are solved the best of them is not certain.
                stats.exact = endgame.values.len() == self.nodes[0].edges.len();
            }
        } else if edge.visits > 0 {
            stats.value = edge.value_sums[self.seat] / edge.visits as f32;
        }
        stats
    }

    /// The mean chances and points of the simulations through an edge of the root.
    fn mean_result(&self, edge: usize) -> Option<(PerSeat<f32>, PerSeat<f32>)> {
        let (chances, points) = self.results.get(edge)?.mean()?;
        let players = self.root.players();
        let chances = if players == 1 {
            let rollouts = E::equivalent_rollouts(&self.root);
            PerSeat::from_fn(1, |seat| {
                1.0 - (1.0 - chances[seat]).max(0.0).powf(rollouts)
            })
        } else {
            sharpened(&chances, E::sharpness(players))
        };
        Some((chances, points))
    }

    /// The seat's chance to win after an action. One that was not simulated is
    /// rated against `best`, by the static evaluation.
    fn chance_of(&self, stats: &ActionStats, best: &ActionStats) -> f32 {
        if stats.exact {
            return E::chance(stats.value);
        }
        let simulated = |index| Some(self.mean_result(index)?.0[self.seat]);
        simulated(stats.index).unwrap_or_else(|| match simulated(best.index) {
            Some(chance) => chance_relative_to(stats.static_value, (best.static_value, chance)),
            None => stats.value,
        })
    }

    /// The outlook after the last moves, which the solver plays out.
    fn solved_outlook(&self) -> Option<Outlook> {
        let best = self.ranked_actions(1);
        let best = best.first().filter(|best| best.exact)?;
        let mut state = self.root.clone();
        let mut action = self.nodes[0].edges.get(best.index)?.action;
        let mut solver = EndgameSolver::<G, E>::new();
        let mut legal = Vec::new();
        loop {
            state.apply_unchecked(action, &mut NullSink);
            let Some(mover) = state.to_act() else {
                let outlook = Outlook::from_score(&state.score(), E::COUNTS_POINTS);
                // Of more than two, others may decide who of the rest wins.
                let exact = state.players() <= 2;
                return Some(Outlook { exact, ..outlook });
            };
            legal.clear();
            state.legal_actions(&mut legal);
            let mut best = None;
            for &action in &legal {
                let next = state.after(action);
                let value = solver.value(&next, mover)[mover];
                if best.is_none_or(|(_, other)| value > other) {
                    best = Some((action, value));
                }
            }
            action = best?.0;
        }
    }

    /// Up to `limit` actions of the root, best first.
    fn ranked_actions(&self, limit: usize) -> Vec<ActionStats> {
        let edges = &self.nodes[0].edges;
        let mut ranked: Vec<ActionStats> = Vec::new();
        for (index, edge) in edges.iter().enumerate() {
            let stats = self.action_stats(index, edge);
            let worse = ranked.iter().position(|other| stats.ranks_before(other));
            ranked.insert(worse.unwrap_or(ranked.len()), stats);
            ranked.truncate(limit);
        }
        ranked
    }
}

#[derive(Clone, Copy)]
struct ActionStats {
    /// Index among the root's edges.
    index: usize,
    visits: u32,
    value: f32,
    static_value: f32,
    exact: bool,
}

impl ActionStats {
    /// By visits, then by value, then by static evaluation.
    fn ranks_before(&self, other: &Self) -> bool {
        (self.visits, self.value, self.static_value)
            > (other.visits, other.value, other.static_value)
    }
}

impl<G: RegisteredGame, E: Evaluator<G>> Search for Mcts<G, E> {
    fn step(&mut self, iterations: u32) -> bool {
        let end = self.done().saturating_add(iterations).min(self.total());
        while self.done() < end {
            if self.endgame.is_some() {
                self.solve_next_action();
            } else {
                self.begin_tree();
                self.simulate();
                self.simulations += 1;
            }
        }
        self.done() < self.total()
    }

    fn progress(&self) -> f32 {
        match self.total() {
            0 => 1.0,
            total => self.done() as f32 / total as f32,
        }
    }

    fn choice(&self) -> Option<Action> {
        if let Some(blunder) = self.blunder {
            return Some(G::into_action(blunder));
        }
        let best = self.ranked_actions(1).first()?.index;
        let edge = self.nodes[0].edges.get(best)?;
        Some(G::into_action(edge.action))
    }

    fn candidates(&self, limit: usize) -> Vec<Candidate> {
        let ranked = self.ranked_actions(limit);
        // No action has a greater chance than one that ranks above it.
        let mut cap = 1.0;
        let best = ranked.first().copied();
        ranked
            .into_iter()
            .filter_map(|stats| {
                let chance = self.chance_of(&stats, &best?);
                if self.played.is_none() {
                    cap = f32::min(cap, chance);
                }
                Some(Candidate {
                    action: G::into_action(self.nodes[0].edges.get(stats.index)?.action),
                    visits: stats.visits,
                    value: stats.value,
                    chance: f32::min(cap, chance),
                    exact: stats.exact,
                    forced: None,
                })
            })
            .collect()
    }

    fn outlook(&self) -> Outlook {
        if self.endgame.is_some()
            && let Some(outlook) = self.solved_outlook()
        {
            return outlook;
        }
        let best = self.ranked_actions(1);
        let result = best.first().and_then(|best| self.mean_result(best.index));
        match result {
            Some((chances, points)) => Outlook {
                chances,
                points: E::COUNTS_POINTS.then_some(points),
                exact: false,
            },
            None => Outlook::from_values(&E::evaluate(&self.root)),
        }
    }
}

fn new_edge<G: Game, E: Evaluator<G>>(state: &G, seat: Seat, action: G::Action) -> Edge<G::Action> {
    let next = state.after(action);
    let values = if next.to_act().is_some() {
        E::evaluate(&next)
    } else {
        E::terminal_value(&next)
    };
    Edge {
        action,
        value: values[seat],
        prior: 0.0,
        visits: 0,
        value_sums: PerSeat::new(state.players()),
        child: NO_CHILD,
    }
}

/// Actions with a better static evaluation get more of the first visits.
fn set_priors<A>(edges: &mut [Edge<A>]) {
    let best = edges.iter().map(|edge| edge.value).fold(0.0, f32::max);
    let mut sum = 0.0;
    for edge in edges.iter_mut() {
        let closeness = PRIOR_TEMPERATURE / (PRIOR_TEMPERATURE + best - edge.value);
        edge.prior = closeness * closeness;
        sum += edge.prior;
    }
    for edge in edges {
        edge.prior /= sum;
    }
}
