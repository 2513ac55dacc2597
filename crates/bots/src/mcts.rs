//! Tree search for any number of players, with chance and hidden things.
//!
//! Each look goes down a tree of actions, weighing what is known against what
//! was little tried (PUCT), adds one node, guesses its worth by a random rest
//! of the game, and carries that back up for every seat. What is hidden is
//! dealt anew for each look, and nodes stand for actions alone, whatever was
//! dealt (open loop). When little is left and nothing of it is chance, every
//! way is played to its end instead.

use crate::endgame::EndgameSolver;
use crate::evaluator::{Evaluator, LevelSpec};
use crate::{Candidate, Search};
use core::marker::PhantomData;
use rules::game::{Game, NullSink};
use rules::registry::RegisteredGame;
use rules::rng::Rng;
use rules::{Action, PerSeat, Seat};

/// The stream of a bot's seed.
const BOT_STREAM: u64 = 2;
/// How much trying new things counts against what is known.
const C_PUCT: f32 = 1.2;
/// How fast the first weight falls with the distance from the best guess.
const PRIOR_TEMPERATURE: f32 = 0.08;
/// What an action not yet tried is thought to be worth less than its node.
const FPU_REDUCTION: f32 = 0.1;

const NO_CHILD: u32 = u32::MAX;

struct Edge<A> {
    action: A,
    /// The guess after the action, for the one who decides.
    value: f32,
    /// First weight; those of a node add up to 1.
    prior: f32,
    visits: u32,
    value_sums: PerSeat<f32>,
    child: u32,
}

struct Node<A> {
    edges: Vec<Edge<A>>,
    visits: u32,
}

/// A decision under way.
pub(crate) struct Mcts<G: Game, B> {
    root: G,
    seat: Seat,
    spec: LevelSpec,
    rng: Rng,
    chance: bool,
    nodes: Vec<Node<G::Action>>,
    done: u32,
    exact: Option<ExactRoot<G, B>>,
    /// An action taken without thinking, as lower levels do now and then.
    blunder: Option<G::Action>,
    // Kept from look to look, so that a look allocates nothing but its node.
    path: Vec<(u32, u32)>,
    legal: Vec<G::Action>,
    brain: PhantomData<fn() -> B>,
}

/// The exact values of the root's actions, found one after the other.
struct ExactRoot<G: Game, B> {
    exact: EndgameSolver<G, B>,
    values: Vec<f32>,
}

impl<G: Game, B: Evaluator<G>> Mcts<G, B> {
    pub(crate) fn new(state: &G, seat: Seat, spec: LevelSpec, seed: u64) -> Self {
        let mut rng = Rng::new(seed, BOT_STREAM);
        let mut root = state.clone();
        root.redact(seat);
        let mut search = Self {
            chance: B::has_chance(&root),
            root,
            seat,
            spec,
            rng,
            nodes: Vec::new(),
            done: 0,
            exact: None,
            blunder: None,
            path: Vec::new(),
            legal: Vec::with_capacity(G::MAX_LEGAL_ACTIONS.min(1024)),
            brain: PhantomData,
        };
        if rng.below(256) < u32::from(spec.blunder_rate) {
            search.root.legal_actions(&mut search.legal);
            search.blunder = rng.pick(&search.legal).copied();
        }
        search.rng = rng;
        let root = search.root.clone();
        search.add_node(&root);
        let few =
            B::max_actions_left(&root).is_some_and(|left| left <= u32::from(spec.endgame_actions));
        if few && search.blunder.is_none() {
            search.exact = Some(ExactRoot {
                exact: EndgameSolver::new(),
                values: Vec::new(),
            });
        }
        search
    }

    /// Adds a node for a state and weighs its actions by a guess one step ahead.
    fn add_node(&mut self, state: &G) -> u32 {
        self.legal.clear();
        state.legal_actions(&mut self.legal);
        let mut edges = Vec::with_capacity(self.legal.len());
        if let Some(seat) = state.to_act() {
            for &action in &self.legal {
                edges.push(new_edge::<G, B>(state, seat, action));
            }
        }
        set_priors(&mut edges);
        self.nodes.push(Node { edges, visits: 0 });
        self.nodes.len() as u32 - 1
    }

    /// Where things were dealt otherwise than before, a node learns of actions
    /// that it did not know.
    fn add_new_actions(&mut self, at: u32, state: &G, seat: Seat) {
        let known = self.nodes[at as usize].edges.len();
        for &action in &self.legal {
            let node = &mut self.nodes[at as usize];
            if node.edges.iter().all(|edge| edge.action != action) {
                node.edges.push(new_edge::<G, B>(state, seat, action));
            }
        }
        let node = &mut self.nodes[at as usize];
        if node.edges.len() > known {
            set_priors(&mut node.edges);
        }
    }

    fn select(&self, at: u32, seat: Seat) -> Option<u32> {
        let node = &self.nodes[at as usize];
        let root = f32::sqrt(node.visits as f32 + 1.0);
        let mut seen = 0.0;
        let mut seen_visits = 0_u32;
        for edge in &node.edges {
            seen += edge.value_sums[seat];
            seen_visits += edge.visits;
        }
        let untried = if seen_visits == 0 {
            None
        } else {
            Some(seen / seen_visits as f32 - FPU_REDUCTION)
        };
        let mut best = None;
        let mut best_score = f32::NEG_INFINITY;
        for (number, edge) in node.edges.iter().enumerate() {
            if self.chance && !self.legal.contains(&edge.action) {
                continue;
            }
            let worth = if edge.visits == 0 {
                untried.unwrap_or(edge.value)
            } else {
                edge.value_sums[seat] / edge.visits as f32
            };
            let score = worth + C_PUCT * edge.prior * root / (1.0 + edge.visits as f32);
            if score > best_score {
                best_score = score;
                best = Some(number as u32);
            }
        }
        best
    }

    /// One look.
    fn simulate(&mut self) {
        let mut state = self.root.clone();
        if self.chance {
            state.determinize(self.seat, &mut self.rng);
        }
        self.path.clear();
        let mut at = 0_u32;
        let values = loop {
            let Some(seat) = state.to_act() else {
                break B::terminal_value(&state);
            };
            if self.chance {
                self.legal.clear();
                state.legal_actions(&mut self.legal);
                self.add_new_actions(at, &state, seat);
            }
            let Some(chosen) = self.select(at, seat) else {
                break B::evaluate(&state);
            };
            self.path.push((at, chosen));
            let edge = &self.nodes[at as usize].edges[chosen as usize];
            let child = edge.child;
            state.apply_unchecked(edge.action, &mut NullSink);
            if child == NO_CHILD {
                let added = if state.to_act().is_some() {
                    self.add_node(&state)
                } else {
                    NO_CHILD
                };
                self.nodes[at as usize].edges[chosen as usize].child = added;
                break self.rollout(state);
            }
            at = child;
        };
        for &(node, chosen) in &self.path {
            let node = &mut self.nodes[node as usize];
            node.visits += 1;
            let edge = &mut node.edges[chosen as usize];
            edge.visits += 1;
            for (seat, value) in values.iter() {
                edge.value_sums[seat] += value;
            }
        }
    }

    /// The rest of the game at random.
    fn rollout(&mut self, mut state: G) -> PerSeat<f32> {
        while state.to_act().is_some() {
            self.legal.clear();
            state.legal_actions(&mut self.legal);
            let Some(&action) = self.rng.pick(&self.legal) else {
                return B::evaluate(&state);
            };
            state.apply_unchecked(action, &mut NullSink);
        }
        B::terminal_value(&state)
    }

    /// One action of the root, exactly.
    fn solve_next_action(&mut self) {
        let Some(exact) = &mut self.exact else { return };
        let Some(edge) = self.nodes[0].edges.get(exact.values.len()) else {
            return;
        };
        let mut next = self.root.clone();
        next.apply_unchecked(edge.action, &mut NullSink);
        let value = exact.exact.value(&next, self.seat)[self.seat];
        exact.values.push(value);
    }

    fn total(&self) -> u32 {
        if self.blunder.is_some() || self.nodes[0].edges.len() <= 1 {
            0
        } else if self.exact.is_some() {
            self.nodes[0].edges.len() as u32
        } else {
            self.spec.simulations
        }
    }

    fn done(&self) -> u32 {
        self.exact
            .as_ref()
            .map_or(self.done, |exact| exact.values.len() as u32)
    }

    /// What is known of an action of the root.
    fn action_stats(&self, place: usize, edge: &Edge<G::Action>) -> ActionStats {
        let mut known = ActionStats {
            place,
            visits: edge.visits,
            worth: edge.value,
            guess: edge.value,
            exact: false,
        };
        if let Some(exact) = &self.exact {
            known.visits = 0;
            if let Some(value) = exact.values.get(place) {
                known.worth = *value;
                // As long as some are not counted, nothing is sure to be best.
                known.exact = exact.values.len() == self.nodes[0].edges.len();
            }
        } else if edge.visits > 0 {
            known.worth = edge.value_sums[self.seat] / edge.visits as f32;
        }
        known
    }

    /// The best actions of the root, as far as is known, at most so many.
    fn ranked_actions(&self, most: usize) -> Vec<ActionStats> {
        let edges = &self.nodes[0].edges;
        let mut best: Vec<ActionStats> = Vec::new();
        for (place, edge) in edges.iter().enumerate() {
            let known = self.action_stats(place, edge);
            let behind = best.iter().position(|other| known.ranks_before(other));
            best.insert(behind.unwrap_or(best.len()), known);
            best.truncate(most);
        }
        best
    }
}

/// What is known of an action.
#[derive(Clone, Copy)]
struct ActionStats {
    place: usize,
    visits: u32,
    worth: f32,
    guess: f32,
    exact: bool,
}

impl ActionStats {
    /// Whether it comes before the other one: by visits, then by worth; of
    /// equal ones the one that looks better now.
    fn ranks_before(&self, other: &Self) -> bool {
        self.visits > other.visits
            || self.visits == other.visits
                && (self.worth > other.worth
                    || self.worth == other.worth && self.guess > other.guess)
    }
}

impl<G: RegisteredGame, B: Evaluator<G>> Search for Mcts<G, B> {
    fn step(&mut self, iterations: u32) -> bool {
        let end = self.done().saturating_add(iterations).min(self.total());
        while self.done() < end {
            if self.exact.is_some() {
                self.solve_next_action();
            } else {
                self.simulate();
                self.done += 1;
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
        if let Some(slip) = self.blunder {
            return Some(G::into_action(slip));
        }
        let best = self.ranked_actions(1).first()?.place;
        self.nodes[0]
            .edges
            .get(best)
            .map(|edge| G::into_action(edge.action))
    }

    fn candidates(&self, most: usize) -> Vec<Candidate> {
        self.ranked_actions(most)
            .into_iter()
            .filter_map(|known| {
                Some(Candidate {
                    action: G::into_action(self.nodes[0].edges.get(known.place)?.action),
                    visits: known.visits,
                    value: known.worth,
                    exact: known.exact,
                    forced: None,
                })
            })
            .collect()
    }
}

fn new_edge<G: Game, B: Evaluator<G>>(state: &G, seat: Seat, action: G::Action) -> Edge<G::Action> {
    let mut next = state.clone();
    next.apply_unchecked(action, &mut NullSink);
    let values = if next.to_act().is_some() {
        B::evaluate(&next)
    } else {
        B::terminal_value(&next)
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

/// Gives actions that look better one step ahead more of the first looks.
fn set_priors<A>(edges: &mut [Edge<A>]) {
    let best = edges.iter().map(|edge| edge.value).fold(0.0, f32::max);
    let mut sum = 0.0;
    for edge in edges.iter_mut() {
        let near = PRIOR_TEMPERATURE / (PRIOR_TEMPERATURE + best - edge.value);
        edge.prior = near * near;
        sum += edge.prior;
    }
    for edge in edges {
        edge.prior /= sum;
    }
}
