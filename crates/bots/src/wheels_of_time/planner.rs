//! Looks ahead turn by turn. Each look goes to where the game would go if both
//! played their best as far as is known, finds how that turn can end, and
//! carries what comes out of it back: the best for whoever is to act, the
//! average over the dice.

use super::turns::{self, Ends, Way};
use super::{Judge, lay_out};
use crate::evaluator::LevelSpec;
use crate::{Candidate, Search};
use core::cell::OnceCell;
use rules::Seat;
use rules::game::Game as _;
use rules::games::wheels_of_time::{Action, Phase, WheelsOfTime};
use rules::rng::Rng;

/// The stream of a bot's seed.
const BOT_STREAM: u64 = 2;
/// Of each turn so many ways to end it are looked at further: at the root, and
/// below.
const WIDE: usize = 40;
const NARROW: usize = 14;
/// How much trying other ways counts against what is known.
const CURIOSITY: f32 = 0.02;
/// How far equally good ways differ by chance.
const WHIM: f32 = 0.0002;

struct Outcome {
    share: f32,
    state: WheelsOfTime,
    /// For the one who decides at the root.
    worth: f32,
    node: Option<usize>,
    visits: u32,
}

struct Branch {
    first: Action,
    outcomes: Vec<Outcome>,
    worth: f32,
    visits: u32,
}

struct Node {
    own: bool,
    branches: Vec<Branch>,
    visits: u32,
}

/// A decision under way.
pub(crate) struct Planner<J> {
    judge: J,
    root: WheelsOfTime,
    seat: Seat,
    spec: LevelSpec,
    rng: Rng,
    ends: Ends,
    nodes: Vec<Node>,
    done: u32,
    path: Vec<(usize, usize, usize)>,
    /// What every legal action is worth at first sight, once it was asked for.
    at_first_sight: OnceCell<Vec<(Action, f32)>>,
    /// An action taken without thinking, as lower levels do now and then.
    slip: Option<Action>,
    /// The only action there is, or that of a layout.
    at_once: Option<Action>,
}

impl<J: Judge> Planner<J> {
    pub(crate) fn new(
        state: &WheelsOfTime,
        seat: Seat,
        judge: J,
        spec: LevelSpec,
        seed: u64,
    ) -> Self {
        let mut rng = Rng::new(seed, BOT_STREAM);
        let mut root = state.clone();
        root.redact(seat);
        let mut legal = Vec::new();
        root.legal_actions(&mut legal);
        let slips = rng.below(256) < u32::from(spec.blunder_rate);
        let slip = if slips {
            rng.pick(&legal).copied()
        } else {
            None
        };
        let at_once = if slip.is_some() {
            None
        } else if let [only] = *legal {
            Some(only)
        } else if let Phase::Place(_) = root.phase() {
            lay_out::place(&root, &judge, &mut rng)
        } else {
            None
        };
        let mut planner = Self {
            judge,
            root,
            seat,
            spec,
            rng,
            ends: Ends::default(),
            nodes: Vec::new(),
            done: 0,
            path: Vec::new(),
            at_first_sight: OnceCell::new(),
            slip,
            at_once,
        };
        if planner.is_open() {
            planner.begin();
        }
        planner
    }

    /// Every legal action, and what it is worth at first sight; the best first.
    fn look_once(&self) -> Vec<(Action, f32)> {
        let mut legal = Vec::new();
        self.root.legal_actions(&mut legal);
        let mut ends = Ends::default();
        let seen = legal.into_iter();
        let mut seen: Vec<(Action, f32)> = seen
            .map(|action| (action, self.first_sight(action, &mut ends)))
            .collect();
        seen.sort_by(|one, other| other.1.total_cmp(&one.1));
        seen
    }

    /// What an action is worth to the one who decides if the turn is ended in
    /// the way that looks best after it.
    fn first_sight(&self, action: Action, ends: &mut Ends) -> f32 {
        if let Phase::Place(_) = self.root.phase() {
            // Nobody knows yet whose wheel it will be.
            return 0.5;
        }
        let outcomes = turns::outcomes(&self.root, action);
        let turn = self.root.turn();
        outcomes.into_iter().fold(0.0, |sum, (share, state)| {
            let on = state.to_act() == Some(self.seat) && state.turn() == turn;
            let best = if on {
                let best = ends.of(&state, &self.judge, 1);
                best.first().map(|way| way.worth)
            } else {
                None
            };
            sum + share * best.unwrap_or_else(|| self.judge.worth(&state, self.seat))
        })
    }

    /// Whether there is anything to think about.
    const fn is_open(&self) -> bool {
        self.slip.is_none() && self.at_once.is_none()
    }

    fn begin(&mut self) {
        if self.root.phase() == Phase::Choose {
            let ways = lay_out::choose(&self.root, &self.judge, self.seat);
            self.add(self.seat, ways);
        } else {
            let ways = self.ends.of(&self.root, &self.judge, WIDE);
            self.add(self.seat, ways);
        }
    }

    /// Adds a node for a turn with these ends; tells what it is worth.
    fn add(&mut self, mover: Seat, ways: Vec<Way>) -> f32 {
        let own = mover == self.seat;
        let seat = self.seat;
        let mut branches = Vec::with_capacity(ways.len());
        for way in ways {
            let whim = WHIM * (self.rng.below(1 << 16) as f32 / 65536.0);
            let single = way.outcomes.len() == 1;
            let worth = if own { way.worth } else { 1.0 - way.worth };
            let worth = (1.0 - WHIM) * worth + whim;
            let outcomes = way
                .outcomes
                .into_iter()
                .map(|(share, state)| Outcome {
                    worth: if single {
                        worth
                    } else {
                        self.judge.worth(&state, seat)
                    },
                    share,
                    state,
                    node: None,
                    visits: 0,
                })
                .collect();
            branches.push(Branch {
                first: way.first,
                outcomes,
                worth,
                visits: 0,
            });
        }
        let node = Node {
            own,
            branches,
            visits: 0,
        };
        let worth = node.worth();
        self.nodes.push(node);
        worth
    }

    /// One look.
    fn look(&mut self) {
        self.path.clear();
        let mut at = 0;
        let worth = loop {
            let Some((branch, outcome)) = self.nodes.get(at).and_then(Node::select) else {
                return;
            };
            self.path.push((at, branch, outcome));
            let reached = &self.nodes[at].branches[branch].outcomes[outcome];
            let Some(mover) = reached.state.to_act() else {
                break reached.worth;
            };
            match reached.node {
                Some(node) => at = node,
                None => {
                    let ways = self.ends.of(&reached.state, &self.judge, NARROW);
                    let node = self.nodes.len();
                    let worth = self.add(mover, ways);
                    self.nodes[at].branches[branch].outcomes[outcome].node = Some(node);
                    break worth;
                }
            }
        };
        self.carry_back(worth);
    }

    fn carry_back(&mut self, mut worth: f32) {
        for &(node, branch, outcome) in self.path.iter().rev() {
            let node = &mut self.nodes[node];
            node.visits += 1;
            let branch = &mut node.branches[branch];
            branch.visits += 1;
            let outcome = &mut branch.outcomes[outcome];
            outcome.visits += 1;
            outcome.worth = worth;
            branch.worth = branch
                .outcomes
                .iter()
                .fold(0.0, |sum, outcome| sum + outcome.share * outcome.worth);
            worth = node.worth();
        }
    }

    /// The ways of the root, the best one first.
    fn best(&self) -> Vec<&Branch> {
        let mut best: Vec<&Branch> = Vec::new();
        if let Some(root) = self.nodes.first() {
            for branch in &root.branches {
                let place = best.partition_point(|other| {
                    (other.visits, other.worth) >= (branch.visits, branch.worth)
                });
                best.insert(place, branch);
            }
        }
        best
    }
}

impl Node {
    /// For the one who decides at the root, if all play their best.
    fn worth(&self) -> f32 {
        let worths = self.branches.iter().map(|branch| branch.worth);
        if self.own {
            worths.fold(0.0, f32::max)
        } else {
            worths.fold(1.0, f32::min)
        }
    }

    /// The branch to look into, and its outcome.
    fn select(&self) -> Option<(usize, usize)> {
        let root = f32::sqrt(self.visits as f32 + 1.0);
        let mut best = None;
        let mut best_score = f32::NEG_INFINITY;
        for (number, branch) in self.branches.iter().enumerate() {
            let worth = if self.own {
                branch.worth
            } else {
                1.0 - branch.worth
            };
            let score = worth + CURIOSITY * root / (1.0 + branch.visits as f32);
            if score > best_score {
                best_score = score;
                best = Some(number);
            }
        }
        let branch = best?;
        let outcomes = &self.branches.get(branch)?.outcomes;
        let mut outcome = 0;
        let mut most = 0.0;
        for (number, possible) in outcomes.iter().enumerate() {
            let due = possible.share / (1.0 + possible.visits as f32);
            if due > most {
                most = due;
                outcome = number;
            }
        }
        Some((branch, outcome))
    }
}

impl<J: Judge + Send> Search for Planner<J> {
    fn step(&mut self, iterations: u32) -> bool {
        if !self.is_open() {
            return false;
        }
        let end = self
            .done
            .saturating_add(iterations)
            .min(self.spec.simulations);
        while self.done < end {
            self.look();
            self.done += 1;
        }
        self.done < self.spec.simulations
    }

    fn progress(&self) -> f32 {
        if !self.is_open() || self.spec.simulations == 0 {
            1.0
        } else {
            self.done as f32 / self.spec.simulations as f32
        }
    }

    fn choice(&self) -> Option<rules::Action> {
        let chosen = self.slip.or(self.at_once);
        let chosen = chosen.or_else(|| self.best().first().map(|branch| branch.first));
        chosen.map(rules::Action::WheelsOfTime)
    }

    fn candidates(&self, most: usize) -> Vec<Candidate> {
        let candidate = |action, visits, worth| Candidate {
            action: rules::Action::WheelsOfTime(action),
            visits,
            value: worth,
            exact: false,
            forced: None,
        };
        let mut found: Vec<Candidate> = Vec::new();
        if most == 0 {
            return found;
        }
        if let Some(action) = self.at_once {
            let worth = self.first_sight(action, &mut Ends::default());
            found.push(candidate(action, 0, worth.clamp(0.0, 1.0)));
        }
        for branch in self.best() {
            let action = rules::Action::WheelsOfTime(branch.first);
            if found.iter().all(|other| other.action != action) {
                found.push(candidate(branch.first, branch.visits, branch.worth));
            }
        }
        // What leads to no other end than an action above is not better.
        let roof = found.last().map_or(1.0, |last| last.value);
        for &(action, worth) in self.at_first_sight.get_or_init(|| self.look_once()) {
            let other = rules::Action::WheelsOfTime(action);
            if found.iter().all(|known| known.action != other) {
                found.push(candidate(action, 0, f32::min(worth, roof).clamp(0.0, 1.0)));
            }
        }
        found.truncate(most);
        found
    }
}
