//! Endless puzzles: positions in which the solver can force the goal, found by seed and
//! proved by exhaustive search or by the solved game.
//!
//! | kind | game | goal | right are |
//! |---|---|---|---|
//! | [`Win`](PuzzleKind::Win) | Argonaut's Wheel | win, against the longest defence | one action at each turn |
//! | [`LastCard`](PuzzleKind::LastCard) | Turn of Time | win, against every defence | one action at each turn |
//! | [`FindTheOrder`](PuzzleKind::FindTheOrder) | Turn of Time | the same, where the order of the meetings decides | one action at each turn |
//! | [`FinishTheCity`](PuzzleKind::FinishTheCity) | Wheels of Time | complete the city in the running turn, without the dice | all that still lead there |
//! | [`LastTiles`](PuzzleKind::LastTiles) | The Wheel of Fortune | be sure of the most points at the end, whatever the opponent does | all that still lead there |
//! | [`MostPoints`](PuzzleKind::MostPoints) | The Wheel of Fortune | the most points this turn, and when the pig moves next | all that still lead there |
//! | [`Monument`](PuzzleKind::Monument) | World Wonders | build a monument this round | all that still lead there |
//! | [`BestBuy`](PuzzleKind::BestBuy) | World Wonders | the most population this round | all that still lead there |
//!
//! A [`Generator`] looks for a puzzle in steps, so that a caller can handle
//! messages in between. The same kind, difficulty and seed give the same puzzle
//! on every machine. A [`Puzzle`] knows a solution, judges other actions and
//! answers for the opponent.
//!
//! # Examples
//!
//! ```
//! use bots::puzzles::{Generator, PuzzleKind, Verdict};
//!
//! let mut generator = Generator::new(PuzzleKind::LastCard, 1, 7)?;
//! // Forty iterations at a time; between two steps other work can be done.
//! while generator.step(40) {}
//! let Some(puzzle) = generator.puzzle() else { panic!("it was found") };
//!
//! let state = puzzle.start();
//! let right = state.legal_actions().into_iter().filter(|action| {
//!     puzzle.judge(&[], *action) == Verdict::Solved { replies: Vec::new() }
//! });
//! assert_eq!(right.collect::<Vec<_>>(), puzzle.solution());
//! # Ok::<(), bots::puzzles::NoSuchDifficulty>(())
//! ```

mod argonauts_wheel;
mod bot_game;
mod generator;
mod kind;
mod turn_of_time;
mod wheel_of_fortune;
mod wheels_of_time;
mod world_wonders;

pub use generator::Generator;
pub use kind::{NoSuchDifficulty, PuzzleKind};

use rules::games::world_wonders::Monument;
use rules::{Action, Seat, Setup, State};

/// A puzzle: a position of a game and what has to be done in it.
#[derive(Clone, Debug, PartialEq)]
pub struct Puzzle {
    kind: PuzzleKind,
    difficulty: u8,
    setup: Setup,
    actions: Vec<Action>,
    solution: Vec<Action>,
    start: State,
    solver: Seat,
    goal: Goal,
    draws: Vec<Vec<u8>>,
}

/// What has to be reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    /// The solver wins.
    Win,
    /// The solver has at least so many points: at the end of the game, or of the turn.
    Points(u16),
    /// The solver builds this monument.
    Monument(Monument),
    /// The solver's population marker comes to this space.
    Population(u8),
}

/// Why a position and a solution are not a puzzle.
#[allow(missing_docs, reason = "the messages say it")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum InvalidPuzzle {
    #[error("the puzzle is of another game")]
    Game,
    #[error("there are no puzzles of this difficulty")]
    Difficulty,
    /// The index, of those that lead to the position.
    #[error("action {} is illegal", .0 + 1)]
    Action(usize),
    #[error("the game is over")]
    Over,
    #[error("action {} of the solution is illegal", .0 + 1)]
    Solution(usize),
    #[error("the solution does not reach the goal")]
    Unsolved,
}

/// What an action of the solver is worth in a puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It is illegal, or the goal can no longer be forced.
    Wrong,
    /// It is right, and the puzzle goes on: with the opponent's replies, or with
    /// another action of the solver if there are none.
    Right {
        /// What the opponent does.
        replies: Vec<Action>,
    },
    /// The puzzle is solved.
    Solved {
        /// The opponent's last actions, if the game is not over before; they can
        /// change nothing.
        replies: Vec<Action>,
    },
}

impl Puzzle {
    /// The puzzle in the position after these actions. `solution` is one way to
    /// solve it: the solver's actions and the replies to them.
    ///
    /// # Errors
    /// If an action is illegal or the solution does not lead to a goal.
    /// That it is the only one is not checked.
    pub fn new(
        kind: PuzzleKind,
        difficulty: u8,
        setup: Setup,
        actions: Vec<Action>,
        solution: Vec<Action>,
    ) -> Result<Self, InvalidPuzzle> {
        if setup.game() != kind.game() {
            return Err(InvalidPuzzle::Game);
        }
        kind.check_difficulty(difficulty)
            .map_err(|_| InvalidPuzzle::Difficulty)?;
        let mut start = State::start(&setup);
        apply_all(&mut start, &actions).map_err(InvalidPuzzle::Action)?;
        let solver = start.to_act().ok_or(InvalidPuzzle::Over)?;
        let mut end = start.clone();
        apply_all(&mut end, &solution).map_err(InvalidPuzzle::Solution)?;
        let goal = match kind {
            PuzzleKind::LastTiles | PuzzleKind::MostPoints => {
                wheel_of_fortune::goal(kind, &start, &end, solver)
            }
            PuzzleKind::Monument | PuzzleKind::BestBuy => {
                world_wonders::goal(kind, &start, &end, solver)
            }
            _ => is_won(&end, solver).then_some(Goal::Win),
        };
        let goal = goal.ok_or(InvalidPuzzle::Unsolved)?;
        Ok(Self {
            kind,
            difficulty,
            setup,
            actions,
            solution,
            start,
            solver,
            goal,
            draws: Vec::new(),
        })
    }

    /// The puzzle with what it knows of draws; see [`Puzzle::draws`].
    #[must_use]
    pub fn with_draws(mut self, draws: Vec<Vec<u8>>) -> Self {
        self.draws = draws;
        self
    }

    /// The puzzle whose actions are given in the game's notation; see
    /// [`Puzzle::new`].
    ///
    /// # Errors
    /// As [`Puzzle::new`]; an action that cannot be read counts as illegal.
    pub fn from_notation(
        kind: PuzzleKind,
        difficulty: u8,
        setup: Setup,
        actions: &[impl AsRef<str>],
        solution: &[impl AsRef<str>],
    ) -> Result<Self, InvalidPuzzle> {
        let mut state = State::start(&setup);
        let actions = parse_all(&mut state, actions).map_err(InvalidPuzzle::Action)?;
        let solution = parse_all(&mut state, solution).map_err(InvalidPuzzle::Solution)?;
        Self::new(kind, difficulty, setup, actions, solution)
    }

    /// The kind of puzzle.
    pub const fn kind(&self) -> PuzzleKind {
        self.kind
    }

    /// The difficulty; see [`PuzzleKind::difficulties`].
    pub const fn difficulty(&self) -> u8 {
        self.difficulty
    }

    /// The setup of the game.
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The actions of the game that lead to the position.
    pub fn actions(&self) -> &[Action] {
        &self.actions
    }

    /// A solution, the shortest one: the solver's actions and the opponent's
    /// replies.
    pub fn solution(&self) -> &[Action] {
        &self.solution
    }

    /// The position.
    pub const fn start(&self) -> &State {
        &self.start
    }

    /// What has to be reached.
    pub const fn goal(&self) -> Goal {
        self.goal
    }

    /// At each of the solver's turns of the solution, the indices of the legal actions
    /// that only draw. Empty where nothing is drawn.
    pub fn draws(&self) -> &[Vec<u8>] {
        &self.draws
    }

    /// Whether a wrong action only draws after `played`, instead of losing.
    pub fn only_draws(&self, played: &[Action], action: Action) -> bool {
        let drawn = || {
            self.expected(played)?;
            let drawn = self.draws.get(played.len() / 2)?;
            let legal = self.state_after(played)?.legal_actions();
            let index = legal.iter().position(|other| *other == action)?;
            Some(drawn.iter().any(|other| usize::from(*other) == index))
        };
        drawn().unwrap_or(false)
    }

    /// The seat that has to solve it, which is to act in the position.
    pub const fn solver(&self) -> Seat {
        self.solver
    }

    /// The state after some actions of both sides from the position on, or `None`
    /// if one of them is illegal.
    pub fn state_after(&self, played: &[Action]) -> Option<State> {
        let mut state = self.start.clone();
        apply_all(&mut state, played).ok()?;
        Some(state)
    }

    /// Judges an action of the solver after `played`: the solver's right actions
    /// so far, and the replies to them.
    pub fn judge(&self, played: &[Action], action: Action) -> Verdict {
        match self.kind {
            PuzzleKind::Win | PuzzleKind::LastCard | PuzzleKind::FindTheOrder => {
                self.judge_by_line(played, action)
            }
            PuzzleKind::FinishTheCity => wheels_of_time::judge(self, played, action),
            PuzzleKind::LastTiles | PuzzleKind::MostPoints => {
                wheel_of_fortune::judge(self, played, action)
            }
            PuzzleKind::Monument | PuzzleKind::BestBuy => {
                world_wonders::judge(self, played, action)
            }
        }
    }

    /// Judges an action where only those of the solution are right.
    fn judge_by_line(&self, played: &[Action], action: Action) -> Verdict {
        if self.expected(played) != Some(action) {
            return Verdict::Wrong;
        }
        let replies = self.solution.get(played.len() + 1).copied();
        let replies = replies.into_iter().collect();
        if self.solution.len() > played.len() + 2 {
            Verdict::Right { replies }
        } else {
            Verdict::Solved { replies }
        }
    }

    /// A right action after `played`, or the opponent's reply; `None` if the puzzle is
    /// solved or cannot be solved any more.
    pub fn hint(&self, played: &[Action]) -> Option<Action> {
        match self.kind {
            PuzzleKind::Win | PuzzleKind::LastCard | PuzzleKind::FindTheOrder => {
                self.expected(played)
            }
            PuzzleKind::FinishTheCity => wheels_of_time::hint(self, played),
            PuzzleKind::LastTiles | PuzzleKind::MostPoints => wheel_of_fortune::hint(self, played),
            PuzzleKind::Monument | PuzzleKind::BestBuy => world_wonders::hint(self, played),
        }
    }

    /// The next action of the solution, if `played` is its beginning.
    fn expected(&self, played: &[Action]) -> Option<Action> {
        let rest = self.solution.strip_prefix(played)?;
        rest.first().copied()
    }
}

/// A search reached more states than it may.
struct TooManyStates;

/// Whether a game is over and a seat has won it.
fn is_won(state: &State, seat: Seat) -> bool {
    state.to_act().is_none() && {
        let places = state.score().ranks;
        let best = Seat::all(state.players()).filter(|other| places[*other] == 1);
        places[seat] == 1 && best.count() == 1
    }
}

/// Applies actions in turn.
///
/// # Errors
/// The index of the first illegal one.
fn apply_all(state: &mut State, actions: &[Action]) -> Result<(), usize> {
    for (index, action) in actions.iter().enumerate() {
        state.apply_silent(*action).map_err(|_| index)?;
    }
    Ok(())
}

/// Reads and applies actions in turn.
///
/// # Errors
/// The index of the first that cannot be read or is illegal.
fn parse_all(state: &mut State, texts: &[impl AsRef<str>]) -> Result<Vec<Action>, usize> {
    let mut actions = Vec::with_capacity(texts.len());
    for (index, text) in texts.iter().enumerate() {
        let action = state.parse_action(text.as_ref()).map_err(|_| index)?;
        state.apply_silent(action).map_err(|_| index)?;
        actions.push(action);
    }
    Ok(actions)
}
