//! Solving the game: every position that games can come to, worked out from
//! the ends backwards.
//!
//! Sides are made alike: the one to move is always Black. A position right
//! after a moved piece is a *root*; the positions that come of it by turns of
//! the wheel alone are its chain, one for each turn. Values are needed for
//! roots alone, the others follow by turning; but they are worked out for all,
//! in the order of their distance to the end, so that wins are the shortest
//! and losses the longest there are.

use super::roots::{ROOTS, root_at, root_number};
use super::table::Table;
use super::value::Value;
use rules::game::NullSink;
use rules::games::argonauts_wheel::{Action, Outcome, Position, Side, Wheel};

const NONE: u32 = u32::MAX;
/// Marks the first node of a chain among the ways of nodes.
const FIRST: u8 = 1 << 7;

/// The game being solved, in steps.
pub struct Solver {
    stage: Stage,
    /// The id of each root, by its number; `NONE` as long as it was not seen.
    ids: Vec<u32>,
    /// The numbers of the roots, by their ids.
    roots: Vec<u32>,
    /// Where each root's chain begins among the nodes; one more at the end.
    chains: Vec<u32>,
    /// What is known of each node, as a value's code; `OPEN` at first.
    values: Vec<u16>,
    /// Ways of each node that are not known to lose; `FIRST` besides for the
    /// first ones of chains.
    ways: Vec<u8>,
    /// Edges: the node that moves a piece, and the root that it leads to.
    moves: Vec<(u32, u32)>,
    /// Nodes that lead to each root, one root's after the other.
    before: Vec<u32>,
    /// Where each root's nodes begin in `before`; one more at the end.
    before_from: Vec<u32>,
    /// Nodes decided at the present distance, and those found for the next.
    now: Vec<u32>,
    next: Vec<u32>,
    distance: u16,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    /// Finding all positions; this root comes next.
    Find(usize),
    /// Turning edges round; this one comes next.
    Turn(usize),
    /// Going backwards; this node of the present distance comes next.
    Back(usize),
    Done,
}

/// Not known yet; in the end a draw.
const OPEN: u16 = 0;

impl Default for Solver {
    fn default() -> Self {
        Self::new()
    }
}

impl Solver {
    /// Before the first step.
    #[must_use]
    pub fn new() -> Self {
        let mut solver = Self {
            stage: Stage::Find(0),
            ids: vec![NONE; ROOTS],
            roots: Vec::new(),
            chains: vec![0],
            values: Vec::new(),
            ways: Vec::new(),
            moves: Vec::new(),
            before: Vec::new(),
            before_from: Vec::new(),
            now: Vec::new(),
            next: Vec::new(),
            distance: 1,
        };
        solver.id_of(root_number(&Wheel::START, false));
        solver
    }

    /// Works on, about so many positions; tells whether there is more to do.
    pub fn step(&mut self, positions: u32) -> bool {
        match self.stage {
            Stage::Find(from) => self.find(from, positions as usize / 12 + 1),
            Stage::Turn(from) => self.turn_round(from, positions as usize),
            Stage::Back(from) => self.go_back(from, positions as usize),
            Stage::Done => {}
        }
        self.stage != Stage::Done
    }

    /// How much of the work is done, from 0 to 1, as far as one can tell.
    #[must_use]
    pub fn progress(&self) -> f32 {
        // About so many roots are found; it is only for a progress bar.
        const EXPECTED: f32 = 240_000.0;
        match self.stage {
            Stage::Find(at) => 0.5 * (at as f32 / EXPECTED).min(1.0),
            Stage::Turn(at) => 0.5 + 0.2 * at as f32 / self.moves.len().max(1) as f32,
            Stage::Back(_) => 0.7 + 0.3 * (f32::from(self.distance) / 100.0).min(1.0),
            Stage::Done => 1.0,
        }
    }

    /// The solved game, when all steps are done.
    #[must_use]
    pub fn table(&self) -> Option<Table> {
        (self.stage == Stage::Done).then(|| {
            let firsts = self.chains.iter().map(|node| *node as usize);
            let values = firsts
                .zip(&self.roots)
                .filter_map(|(node, root)| Some((*root, Value::of_code(*self.values.get(node)?))));
            Table::new(values)
        })
    }

    /// How many positions were worked out. After two revolutions, when all dead
    /// discs live again, different chains come to the same positions; these are
    /// counted each time.
    #[must_use]
    pub fn worked_out(&self) -> usize {
        self.values.len()
    }

    /// How many of them are right after a moved piece, or the start.
    #[must_use]
    pub fn roots(&self) -> usize {
        self.roots.len()
    }

    /// Every position and its value. Sides are made alike: Black is to move.
    pub fn all(&self) -> impl Iterator<Item = (Position, Value)> + '_ {
        self.roots.iter().enumerate().flat_map(move |(id, root)| {
            let nodes = self.chains[id] as usize..self.chains[id + 1] as usize;
            let mut at = Some(root_at(*root));
            nodes.map_while(move |node| {
                let position = at?;
                at = turned(&position);
                Some((position, Value::of_code(self.values[node])))
            })
        })
    }

    fn id_of(&mut self, root: u32) -> u32 {
        let id = &mut self.ids[root as usize];
        if *id == NONE {
            *id = self.roots.len() as u32;
            self.roots.push(root);
        }
        *id
    }

    fn find(&mut self, from: usize, roots: usize) {
        let to = from + roots;
        for id in from..to {
            let Some(root) = self.roots.get(id).copied() else {
                self.stage = Stage::Turn(0);
                self.ids = Vec::new();
                return;
            };
            self.find_chain(root);
            self.chains.push(self.values.len() as u32);
        }
        self.stage = Stage::Find(to);
    }

    /// Adds the nodes of a root's chain and their moves.
    fn find_chain(&mut self, root: u32) {
        let mut position = root_at(root);
        let mut first = FIRST;
        loop {
            let node = self.values.len() as u32;
            let mut ways = 0;
            let mut wins = false;
            let before = self.moves.len();
            position.for_each_move(|moved| {
                ways += 1;
                match position.outcome(Action::Move(moved), &mut NullSink) {
                    Outcome::Continues(next) => {
                        let root = root_number(&next.wheel.swapped(), next.battle);
                        self.moves.push((node, root));
                    }
                    Outcome::Won(_) => wins = true,
                    Outcome::Draw => {}
                }
            });
            for at in before..self.moves.len() {
                let root = self.moves[at].1;
                self.moves[at].1 = self.id_of(root);
            }
            let may_turn = !position.is_after_revolution() || ways == 0;
            // A turn that ends the game in a draw is a way that never loses.
            self.ways.push(ways + u8::from(may_turn) + first);
            first = 0;
            self.values.push(if wins { 1 } else { OPEN });
            if wins {
                self.now.push(node);
            }
            match turned(&position) {
                Some(next) => position = next,
                None => break,
            }
        }
    }

    /// Sorts the edges by where they lead.
    fn turn_round(&mut self, from: usize, edges: usize) {
        if from == 0 {
            self.before_from = vec![0; self.roots.len() + 1];
            self.before = vec![0; self.moves.len()];
            for (_, root) in &self.moves {
                self.before_from[*root as usize] += 1;
            }
            // The end of each root's place, from which it is filled backwards.
            let mut end = 0;
            for place in &mut self.before_from {
                end += *place;
                *place = end;
            }
        }
        let to = (from + edges).min(self.moves.len());
        for (node, root) in &self.moves[from..to] {
            let place = &mut self.before_from[*root as usize];
            *place -= 1;
            self.before[*place as usize] = *node;
        }
        self.stage = if to < self.moves.len() {
            Stage::Turn(to)
        } else {
            self.moves = Vec::new();
            Stage::Back(0)
        };
    }

    /// Tells what is decided to the nodes before.
    fn go_back(&mut self, from: usize, nodes: usize) {
        let to = (from + nodes).min(self.now.len());
        for place in from..to {
            let node = self.now[place];
            if self.ways[node as usize] & FIRST == 0 {
                // Only a turn of the wheel leads here.
                self.tell(node - 1);
                continue;
            }
            let Ok(root) = self.chains.binary_search(&node) else {
                continue;
            };
            let sources = self.before_from[root]..self.before_from[root + 1];
            for source in sources {
                self.tell(self.before[source as usize]);
            }
        }
        if to < self.now.len() {
            self.stage = Stage::Back(to);
            return;
        }
        self.distance += 1;
        self.now.clear();
        core::mem::swap(&mut self.now, &mut self.next);
        self.stage = if self.now.is_empty() {
            Stage::Done
        } else {
            Stage::Back(0)
        };
    }

    /// One way of a node leads to something decided at the present distance.
    fn tell(&mut self, node: u32) {
        let at = node as usize;
        if self.values[at] != OPEN {
            return;
        }
        let lost_there = self.distance.is_multiple_of(2);
        if !lost_there {
            self.ways[at] -= 1;
            if self.ways[at] & !FIRST > 0 {
                return;
            }
        }
        self.values[at] = self.distance + 1;
        self.next.push(node);
    }
}

/// After a turn of the wheel, sides made alike; nothing where the wheel may
/// not be turned or the game ends by it.
fn turned(position: &Position) -> Option<Position> {
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
