//! Tree search for any number of players, with chance and hidden things.
//!
//! Each look goes down a tree of actions, weighing what is known against what
//! was little tried (PUCT), adds one node, guesses its worth by a random rest
//! of the game, and carries that back up for every seat. What is hidden is
//! dealt anew for each look, and nodes stand for actions alone, whatever was
//! dealt (open loop). When little is left and nothing of it is chance, every
//! way is played to its end instead.

use crate::brain::{Brain, LevelSpec};
use crate::exact::Exact;
use crate::{Candidate, Think};
use core::marker::PhantomData;
use rules::game::{Game, Unheard};
use rules::registry::Listed;
use rules::rng::Rng;
use rules::{Action, PerSeat, Seat};

/// The stream of a bot's seed.
const BOT_STREAM: u64 = 2;
/// How much trying new things counts against what is known.
const CURIOSITY: f32 = 1.2;
/// How fast the first weight falls with the distance from the best guess.
const SHARPNESS: f32 = 0.08;
/// What an action not yet tried is thought to be worth less than its node.
const CAUTION: f32 = 0.1;

const NO_CHILD: u32 = u32::MAX;

struct Edge<A> {
    action: A,
    /// The guess after the action, for the one who decides.
    guess: f32,
    /// First weight; those of a node add up to 1.
    weight: f32,
    visits: u32,
    totals: PerSeat<f32>,
    child: u32,
}

struct Node<A> {
    edges: Vec<Edge<A>>,
    visits: u32,
}

/// A decision under way.
pub(crate) struct Search<G: Game, B> {
    root: G,
    seat: Seat,
    spec: LevelSpec,
    rng: Rng,
    chance: bool,
    nodes: Vec<Node<G::Action>>,
    done: u32,
    exact: Option<ExactRoot<G, B>>,
    /// An action taken without thinking, as lower levels do now and then.
    slip: Option<G::Action>,
    // Kept from look to look, so that a look allocates nothing but its node.
    path: Vec<(u32, u32)>,
    legal: Vec<G::Action>,
    brain: PhantomData<fn() -> B>,
}

/// The exact values of the root's actions, found one after the other.
struct ExactRoot<G: Game, B> {
    exact: Exact<G, B>,
    values: Vec<f32>,
}

impl<G: Game, B: Brain<G>> Search<G, B> {
    pub(crate) fn new(state: &G, seat: Seat, spec: LevelSpec, seed: u64) -> Self {
        let mut rng = Rng::new(seed, BOT_STREAM);
        let mut root = state.clone();
        root.conceal(seat);
        let mut search = Self {
            chance: B::has_chance(&root),
            root,
            seat,
            spec,
            rng,
            nodes: Vec::new(),
            done: 0,
            exact: None,
            slip: None,
            path: Vec::new(),
            legal: Vec::with_capacity(G::MOST_LEGAL.min(1024)),
            brain: PhantomData,
        };
        if rng.below(256) < u32::from(spec.slips) {
            search.root.legal(&mut search.legal);
            search.slip = rng.pick(&search.legal).copied();
        }
        search.rng = rng;
        let root = search.root.clone();
        search.add_node(&root);
        let few = B::actions_left(&root).is_some_and(|left| left <= u32::from(spec.exact_actions));
        if few && search.slip.is_none() {
            search.exact = Some(ExactRoot {
                exact: Exact::new(),
                values: Vec::new(),
            });
        }
        search
    }

    /// Adds a node for a state and weighs its actions by a guess one step ahead.
    fn add_node(&mut self, state: &G) -> u32 {
        self.legal.clear();
        state.legal(&mut self.legal);
        let mut edges = Vec::with_capacity(self.legal.len());
        if let Some(seat) = state.to_act() {
            for &action in &self.legal {
                edges.push(new_edge::<G, B>(state, seat, action));
            }
        }
        weigh(&mut edges);
        self.nodes.push(Node { edges, visits: 0 });
        self.nodes.len() as u32 - 1
    }

    /// Where things were dealt otherwise than before, a node learns of actions
    /// that it did not know.
    fn learn(&mut self, at: u32, state: &G, seat: Seat) {
        let known = self.nodes[at as usize].edges.len();
        for &action in &self.legal {
            let node = &mut self.nodes[at as usize];
            if node.edges.iter().all(|edge| edge.action != action) {
                node.edges.push(new_edge::<G, B>(state, seat, action));
            }
        }
        let node = &mut self.nodes[at as usize];
        if node.edges.len() > known {
            weigh(&mut node.edges);
        }
    }

    fn select(&self, at: u32, seat: Seat) -> Option<u32> {
        let node = &self.nodes[at as usize];
        let root = f32::sqrt(node.visits as f32 + 1.0);
        let mut seen = 0.0;
        let mut seen_visits = 0_u32;
        for edge in &node.edges {
            seen += edge.totals[seat];
            seen_visits += edge.visits;
        }
        let untried = if seen_visits == 0 {
            None
        } else {
            Some(seen / seen_visits as f32 - CAUTION)
        };
        let mut best = None;
        let mut best_score = f32::NEG_INFINITY;
        for (number, edge) in node.edges.iter().enumerate() {
            if self.chance && !self.legal.contains(&edge.action) {
                continue;
            }
            let worth = if edge.visits == 0 {
                untried.unwrap_or(edge.guess)
            } else {
                edge.totals[seat] / edge.visits as f32
            };
            let score = worth + CURIOSITY * edge.weight * root / (1.0 + edge.visits as f32);
            if score > best_score {
                best_score = score;
                best = Some(number as u32);
            }
        }
        best
    }

    /// One look.
    fn look(&mut self) {
        let mut state = self.root.clone();
        if self.chance {
            state.reshuffle(self.seat, &mut self.rng);
        }
        self.path.clear();
        let mut at = 0_u32;
        let values = loop {
            let Some(seat) = state.to_act() else {
                break B::result(&state);
            };
            if self.chance {
                self.legal.clear();
                state.legal(&mut self.legal);
                self.learn(at, &state, seat);
            }
            let Some(chosen) = self.select(at, seat) else {
                break B::guess(&state);
            };
            self.path.push((at, chosen));
            let edge = &self.nodes[at as usize].edges[chosen as usize];
            let child = edge.child;
            state.play(edge.action, &mut Unheard);
            if child == NO_CHILD {
                let added = if state.to_act().is_some() {
                    self.add_node(&state)
                } else {
                    NO_CHILD
                };
                self.nodes[at as usize].edges[chosen as usize].child = added;
                break self.play_out(state);
            }
            at = child;
        };
        for &(node, chosen) in &self.path {
            let node = &mut self.nodes[node as usize];
            node.visits += 1;
            let edge = &mut node.edges[chosen as usize];
            edge.visits += 1;
            for (seat, value) in values.iter() {
                edge.totals[seat] += value;
            }
        }
    }

    /// The rest of the game at random.
    fn play_out(&mut self, mut state: G) -> PerSeat<f32> {
        while state.to_act().is_some() {
            self.legal.clear();
            state.legal(&mut self.legal);
            let Some(&action) = self.rng.pick(&self.legal) else {
                return B::guess(&state);
            };
            state.play(action, &mut Unheard);
        }
        B::result(&state)
    }

    /// One action of the root, exactly.
    fn look_exactly(&mut self) {
        let Some(exact) = &mut self.exact else { return };
        let Some(edge) = self.nodes[0].edges.get(exact.values.len()) else {
            return;
        };
        let mut next = self.root.clone();
        next.play(edge.action, &mut Unheard);
        let value = exact.exact.value(&next, self.seat)[self.seat];
        exact.values.push(value);
    }

    fn total(&self) -> u32 {
        if self.slip.is_some() || self.nodes[0].edges.len() <= 1 {
            0
        } else if self.exact.is_some() {
            self.nodes[0].edges.len() as u32
        } else {
            self.spec.iterations
        }
    }

    fn done(&self) -> u32 {
        self.exact
            .as_ref()
            .map_or(self.done, |exact| exact.values.len() as u32)
    }

    /// What is known of an action of the root.
    fn known(&self, place: usize, edge: &Edge<G::Action>) -> Known {
        let mut known = Known {
            place,
            visits: edge.visits,
            worth: edge.guess,
            guess: edge.guess,
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
            known.worth = edge.totals[self.seat] / edge.visits as f32;
        }
        known
    }

    /// The best actions of the root, as far as is known, at most so many.
    fn best(&self, most: usize) -> Vec<Known> {
        let edges = &self.nodes[0].edges;
        let mut best: Vec<Known> = Vec::new();
        for (place, edge) in edges.iter().enumerate() {
            let known = self.known(place, edge);
            let behind = best.iter().position(|other| known.is_before(other));
            best.insert(behind.unwrap_or(best.len()), known);
            best.truncate(most);
        }
        best
    }
}

/// What is known of an action.
#[derive(Clone, Copy)]
struct Known {
    place: usize,
    visits: u32,
    worth: f32,
    guess: f32,
    exact: bool,
}

impl Known {
    /// Whether it comes before the other one: by visits, then by worth; of
    /// equal ones the one that looks better now.
    fn is_before(&self, other: &Self) -> bool {
        self.visits > other.visits
            || self.visits == other.visits
                && (self.worth > other.worth
                    || self.worth == other.worth && self.guess > other.guess)
    }
}

impl<G: Listed, B: Brain<G>> Think for Search<G, B> {
    fn step(&mut self, iterations: u32) -> bool {
        let end = self.done().saturating_add(iterations).min(self.total());
        while self.done() < end {
            if self.exact.is_some() {
                self.look_exactly();
            } else {
                self.look();
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
        if let Some(slip) = self.slip {
            return Some(G::into_action(slip));
        }
        let best = self.best(1).first()?.place;
        self.nodes[0]
            .edges
            .get(best)
            .map(|edge| G::into_action(edge.action))
    }

    fn candidates(&self, most: usize) -> Vec<Candidate> {
        self.best(most)
            .into_iter()
            .filter_map(|known| {
                Some(Candidate {
                    action: G::into_action(self.nodes[0].edges.get(known.place)?.action),
                    visits: known.visits,
                    worth: known.worth,
                    exact: known.exact,
                    forced: None,
                })
            })
            .collect()
    }
}

fn new_edge<G: Game, B: Brain<G>>(state: &G, seat: Seat, action: G::Action) -> Edge<G::Action> {
    let mut next = state.clone();
    next.play(action, &mut Unheard);
    let values = if next.to_act().is_some() {
        B::guess(&next)
    } else {
        B::result(&next)
    };
    Edge {
        action,
        guess: values[seat],
        weight: 0.0,
        visits: 0,
        totals: PerSeat::new(state.players()),
        child: NO_CHILD,
    }
}

/// Gives actions that look better one step ahead more of the first looks.
fn weigh<A>(edges: &mut [Edge<A>]) {
    let best = edges.iter().map(|edge| edge.guess).fold(0.0, f32::max);
    let mut sum = 0.0;
    for edge in edges.iter_mut() {
        let near = SHARPNESS / (SHARPNESS + best - edge.guess);
        edge.weight = near * near;
        sum += edge.weight;
    }
    for edge in edges {
        edge.weight /= sum;
    }
}
