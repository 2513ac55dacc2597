//! Retrograde analysis: every reachable position is enumerated, and values are
//! then propagated backwards from the ends of the game.
//!
//! Positions are normalized so that Black is always to move. The start and each
//! position right after a piece was moved is a *root*; the positions that follow
//! it by turns of the wheel alone are its *chain*, one for each turn. Only the
//! values of roots are stored in the end, but all positions (*nodes*) take part in
//! the analysis, in the order of their distance to the end, so that wins are the
//! quickest possible and losses the slowest.

use super::roots::{ROOT_COUNT, root_at, root_index};
use super::tablebase::Tablebase;
use super::value::Value;
use rules::game::NullSink;
use rules::games::argonauts_wheel::{Action, Outcome, Position, Side, Wheel};

/// No root id yet.
const NO_ID: u32 = u32::MAX;
/// Set in `Solver::open_actions` for the first node of a chain.
const FIRST_OF_CHAIN: u8 = 1 << 7;
/// The code of a value that is not known yet; in the end these are draws.
const UNKNOWN: u16 = 0;

/// The analysis in progress, in steps.
pub struct Solver {
    stage: Stage,
    /// The id of each root, by root index; `NO_ID` if it was not reached.
    ids: Vec<u32>,
    /// The root index of each root, by id.
    roots: Vec<u32>,
    /// The first node of each root's chain, by id, and the end of the last one.
    chains: Vec<u32>,
    /// The value code of each node, `UNKNOWN` at first.
    values: Vec<u16>,
    /// How many actions of each node are not known to lose, with
    /// `FIRST_OF_CHAIN`.
    open_actions: Vec<u8>,
    /// Moves of a piece: the node and the root that it leads to.
    edges: Vec<(u32, u32)>,
    /// The nodes with a move to each root, those of one root together.
    predecessors: Vec<u32>,
    /// Where the predecessors of each root begin, and the end of the last ones.
    predecessor_starts: Vec<u32>,
    /// Nodes whose value was found at the present distance.
    current: Vec<u32>,
    /// Nodes whose value was found for the next distance.
    next: Vec<u32>,
    /// Turns of both sides to the end of the game.
    distance: u16,
}

/// The stage of the analysis and where it continues.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    /// Enumerates positions; continues with this root id.
    Enumerate(usize),
    /// Groups edges by the root they lead to; continues with this edge.
    IndexPredecessors(usize),
    /// Propagates values backwards; continues with this entry of `current`.
    Propagate(usize),
    Done,
}

impl Default for Solver {
    fn default() -> Self {
        Self::new()
    }
}

impl Solver {
    /// A solver before its first step.
    pub fn new() -> Self {
        let mut solver = Self {
            stage: Stage::Enumerate(0),
            ids: vec![NO_ID; ROOT_COUNT],
            roots: Vec::new(),
            chains: vec![0],
            values: Vec::new(),
            open_actions: Vec::new(),
            edges: Vec::new(),
            predecessors: Vec::new(),
            predecessor_starts: Vec::new(),
            current: Vec::new(),
            next: Vec::new(),
            distance: 1,
        };
        solver.id_of(root_index(&Wheel::START, false));
        solver
    }

    /// Processes about this many positions; returns whether there is more to do.
    pub fn step(&mut self, positions: u32) -> bool {
        match self.stage {
            Stage::Enumerate(from) => self.enumerate(from, positions as usize / 12 + 1),
            Stage::IndexPredecessors(from) => self.index_predecessors(from, positions as usize),
            Stage::Propagate(from) => self.propagate(from, positions as usize),
            Stage::Done => {}
        }
        self.stage != Stage::Done
    }

    /// An estimate of the share of the work that is done, from 0 to 1.
    pub fn progress(&self) -> f32 {
        /// Roughly the number of reachable roots.
        const EXPECTED_ROOTS: f32 = 240_000.0;
        match self.stage {
            Stage::Enumerate(root) => 0.5 * (root as f32 / EXPECTED_ROOTS).min(1.0),
            Stage::IndexPredecessors(edge) => {
                0.5 + 0.2 * edge as f32 / self.edges.len().max(1) as f32
            }
            Stage::Propagate(_) => 0.7 + 0.3 * (f32::from(self.distance) / 100.0).min(1.0),
            Stage::Done => 1.0,
        }
    }

    /// The solved game, or `None` before all steps are done.
    pub fn tablebase(&self) -> Option<Tablebase> {
        let roots = self.chains.iter().zip(&self.roots);
        let values = roots.filter_map(|(node, root)| {
            let code = *self.values.get(*node as usize)?;
            Some((*root, Value::from_code(code)))
        });
        (self.stage == Stage::Done).then(|| Tablebase::new(values))
    }

    /// How many nodes there are. After two revolutions, when all dead discs live
    /// again, different chains reach the same positions, which are counted once
    /// for each.
    pub fn node_count(&self) -> usize {
        self.values.len()
    }

    /// How many roots there are.
    pub fn root_count(&self) -> usize {
        self.roots.len()
    }

    /// Every node and its value, chain by chain. Black is always to move.
    pub fn nodes(&self) -> impl Iterator<Item = (Position, Value)> + '_ {
        self.roots.iter().enumerate().flat_map(move |(id, root)| {
            let nodes = self.chains[id] as usize..self.chains[id + 1] as usize;
            let mut next = Some(root_at(*root));
            nodes.map_while(move |node| {
                let position = next?;
                next = after_turn(&position);
                Some((position, Value::from_code(self.values[node])))
            })
        })
    }

    fn id_of(&mut self, root: u32) -> u32 {
        let id = &mut self.ids[root as usize];
        if *id == NO_ID {
            *id = self.roots.len() as u32;
            self.roots.push(root);
        }
        *id
    }

    fn enumerate(&mut self, from: usize, roots: usize) {
        let to = from + roots;
        for id in from..to {
            let Some(root) = self.roots.get(id).copied() else {
                self.stage = Stage::IndexPredecessors(0);
                self.ids = Vec::new();
                return;
            };
            self.add_chain(root);
            self.chains.push(self.values.len() as u32);
        }
        self.stage = Stage::Enumerate(to);
    }

    /// Adds the nodes of a root's chain and their edges.
    fn add_chain(&mut self, root: u32) {
        let mut position = root_at(root);
        let mut flag = FIRST_OF_CHAIN;
        loop {
            let node = self.values.len() as u32;
            let mut moves = 0;
            let mut wins = false;
            let first_edge = self.edges.len();
            position.for_each_move(|moved| {
                moves += 1;
                match position.outcome(Action::Move(moved), &mut NullSink) {
                    Outcome::Continues(next) => {
                        let root = root_index(&next.wheel.swapped(), next.battle);
                        self.edges.push((node, root));
                    }
                    Outcome::Won(_) => wins = true,
                    Outcome::Draw => {}
                }
            });
            for edge in first_edge..self.edges.len() {
                let root = self.edges[edge].1;
                self.edges[edge].1 = self.id_of(root);
            }
            let can_turn = !position.is_after_revolution() || moves == 0;
            // A turn of the wheel that draws the game is never a losing action.
            self.open_actions.push(moves + u8::from(can_turn) + flag);
            flag = 0;
            self.values.push(if wins { 1 } else { UNKNOWN });
            if wins {
                self.current.push(node);
            }
            match after_turn(&position) {
                Some(next) => position = next,
                None => break,
            }
        }
    }

    /// Sorts edges by their roots with a counting sort.
    fn index_predecessors(&mut self, from: usize, edges: usize) {
        if from == 0 {
            self.predecessor_starts = vec![0; self.roots.len() + 1];
            self.predecessors = vec![0; self.edges.len()];
            for (_, root) in &self.edges {
                self.predecessor_starts[*root as usize] += 1;
            }
            // At first the ends: each root's entries are filled from the back.
            let mut end = 0;
            for start in &mut self.predecessor_starts {
                end += *start;
                *start = end;
            }
        }
        let to = (from + edges).min(self.edges.len());
        for (node, root) in &self.edges[from..to] {
            let start = &mut self.predecessor_starts[*root as usize];
            *start -= 1;
            self.predecessors[*start as usize] = *node;
        }
        self.stage = if to < self.edges.len() {
            Stage::IndexPredecessors(to)
        } else {
            self.edges = Vec::new();
            Stage::Propagate(0)
        };
    }

    /// Propagates the values of nodes at the present distance to their
    /// predecessors.
    fn propagate(&mut self, from: usize, nodes: usize) {
        let to = (from + nodes).min(self.current.len());
        for index in from..to {
            let node = self.current[index];
            if self.open_actions[node as usize] & FIRST_OF_CHAIN == 0 {
                // Only a turn of the wheel leads here.
                self.update(node - 1);
                continue;
            }
            let Ok(root) = self.chains.binary_search(&node) else {
                continue;
            };
            let predecessors = self.predecessor_starts[root]..self.predecessor_starts[root + 1];
            for predecessor in predecessors {
                self.update(self.predecessors[predecessor as usize]);
            }
        }
        if to < self.current.len() {
            self.stage = Stage::Propagate(to);
            return;
        }
        self.distance += 1;
        self.current.clear();
        core::mem::swap(&mut self.current, &mut self.next);
        self.stage = if self.current.is_empty() {
            Stage::Done
        } else {
            Stage::Propagate(0)
        };
    }

    /// Updates a node of which one action leads to a value just found.
    fn update(&mut self, node: u32) {
        let node_index = node as usize;
        if self.values[node_index] != UNKNOWN {
            return;
        }
        let opponent_loses = self.distance.is_multiple_of(2);
        if !opponent_loses {
            self.open_actions[node_index] -= 1;
            if self.open_actions[node_index] & !FIRST_OF_CHAIN > 0 {
                return;
            }
        }
        self.values[node_index] = self.distance + 1;
        self.next.push(node);
    }
}

/// The normalized position after a turn of the wheel, or `None` where the wheel
/// cannot be turned or the game ends by it.
fn after_turn(position: &Position) -> Option<Position> {
    if !position.may_turn() {
        return None;
    }
    match position.outcome(Action::Turn, &mut NullSink) {
        Outcome::Continues(next) => Some(Position {
            wheel: next.wheel.swapped(),
            to_move: Side::Black,
            ..next
        }),
        _ => None,
    }
}
