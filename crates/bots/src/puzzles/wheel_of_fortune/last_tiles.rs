//! The last tiles of a game: the points that one player can be sure of, whatever the
//! other does.

use super::super::bot_game::{BotGame, BotGames};
use super::super::generator::{FoundPuzzle, PuzzleSearch};
use super::{best_at_once, for_each_turn, gains, random_setup};
use crate::look_ahead::LookAhead as _;
use core::ops::ControlFlow;
use rules::Seat;
use rules::game::{Game as _, NullSink};
use rules::games::wheel_of_fortune::{Action, Gain, Phase, Sector, WheelOfFortune};
use rules::rng::Rng;

/// The fewest placements to choose from.
const MIN_PLACEMENTS: usize = 6;
/// The most placements that are right: two ways to turn a tile can look alike.
const MAX_RIGHT: usize = 2;

/// Plays games to their last tiles, and tests each way to play the first of them.
pub(in super::super) struct LastTilesSearch {
    /// How many tiles are left, the drawn one included.
    tiles: usize,
    /// Whether the pig moves meanwhile.
    has_pig: bool,
    rng: Rng,
    games: BotGames<WheelOfFortune>,
    candidate: Option<Candidate>,
}

/// A position of which some ways to play the first tile are tested already.
struct Candidate {
    game: BotGame<WheelOfFortune>,
    prover: Prover,
    obvious: Vec<Action>,
    /// The ways that are not tested yet.
    turns: Vec<Vec<Action>>,
    best: u16,
    /// The ways to the most points.
    right: Vec<Vec<Action>>,
}

impl LastTilesSearch {
    pub(in super::super) fn new(difficulty: u8, rng: Rng) -> Self {
        Self {
            tiles: usize::from(difficulty.min(3)),
            has_pig: difficulty > 3,
            rng,
            games: BotGames::new(),
            candidate: None,
        }
    }

    fn candidate(&self, game: BotGame<WheelOfFortune>, seat: Seat) -> Option<Candidate> {
        let state = &game.state;
        // In the plague both would choose a follower.
        let mut pig = state.wheel().pig();
        let mut moves = state.hidden_stack().iter().filter_map(|tile| tile.number());
        if moves.any(|steps| {
            pig = pig.after(steps);
            pig == Sector::Plague
        }) {
            return None;
        }
        let mut turns = Vec::new();
        let placements = state.legal_list();
        if placements.len() < MIN_PLACEMENTS {
            return None;
        }
        let _ = for_each_turn(state, &mut |turn, next| {
            turns.push((next.score().points[seat], turn.to_vec()));
            ControlFlow::Continue(())
        });
        // The best at once are tested first: they are the last ones here.
        turns.sort_by_key(|(points, _)| *points);
        Some(Candidate {
            prover: Prover::new(seat),
            obvious: obvious_turn(state, seat, self.tiles),
            turns: turns.into_iter().map(|(_, turn)| turn).collect(),
            game,
            best: 0,
            right: Vec::new(),
        })
    }

    /// The puzzle of a candidate whose ways are all tested.
    fn finish(&self, mut candidate: Candidate) -> Option<FoundPuzzle> {
        let right = &candidate.right;
        let mut placements: Vec<Option<&Action>> = right.iter().map(|turn| turn.first()).collect();
        placements.dedup();
        if placements.len() > MAX_RIGHT || right.contains(&candidate.obvious) {
            return None;
        }
        let solution = candidate.line()?;
        let mut gains = gains(&candidate.game.state, &solution, candidate.prover.seat);
        let from_pig = |gain| !matches!(gain, Gain::Completed { .. } | Gain::Final { .. });
        if self.has_pig && !gains.any(from_pig) {
            return None;
        }
        Some(candidate.game.puzzle(&solution))
    }
}

/// What somebody plays who does not look ahead: the most points with what the followers would
/// score now. Where there is little to look ahead to, it is the most points at once.
fn obvious_turn(state: &WheelOfFortune, seat: Seat, tiles: usize) -> Vec<Action> {
    if tiles > 2 {
        return best_at_once(state, seat);
    }
    let mut best = (0, Vec::new());
    let _ = for_each_turn(state, &mut |turn, _| {
        let mut placed = state.clone();
        for action in turn.iter().filter(|action| **action != Action::End) {
            placed.apply_unchecked(*action, &mut NullSink);
        }
        let scores = placed.end_of_turn_scores();
        let own = scores.iter().filter(|(winner, ..)| *winner == seat);
        let points: u16 = own.map(|(_, points, _)| points).sum();
        if points > best.0 {
            best = (points, turn.to_vec());
        }
        ControlFlow::Continue(())
    });
    best.1
}

impl Candidate {
    /// Tests one more way to play the first tile.
    fn test(&mut self, turn: Vec<Action>) {
        let next = self.game.state.after_all(&turn);
        let floor = self.best.saturating_sub(1);
        let points = self.prover.value(&next, floor, u16::MAX);
        if points > self.best {
            self.best = points;
            self.right.clear();
        }
        if points == self.best {
            self.right.push(turn);
        }
    }

    /// The line of play with the best of each side.
    fn line(&mut self) -> Option<Vec<Action>> {
        let mut line = self.right.first()?.clone();
        let mut state = self.game.state.after_all(&line);
        while state.to_act().is_some() {
            let turn = self.prover.best_turn(&state)?;
            state = state.after_all(&turn);
            line.extend(turn);
        }
        Some(line)
    }
}

impl PuzzleSearch for LastTilesSearch {
    /// Tests a way of a candidate, begins a game, takes its last tiles as a candidate, or
    /// works on the next action of the game.
    fn step(&mut self) -> Option<FoundPuzzle> {
        if let Some(mut candidate) = self.candidate.take() {
            let Some(turn) = candidate.turns.pop() else {
                return self.finish(candidate);
            };
            candidate.test(turn);
            self.candidate = Some(candidate);
            return None;
        }
        // A game whose last tiles move the pig, or do not. If a tile fits nowhere they come
        // sooner.
        let (tiles, has_pig) = (self.tiles, self.has_pig);
        let setup = |rng: &mut Rng| {
            let setup = random_setup(rng)?;
            let start = WheelOfFortune::start(&setup);
            let mut last = start.hidden_stack().iter().rev().take(tiles - 1);
            (last.any(|tile| tile.number().is_some()) == has_pig).then_some(setup)
        };
        let is_wanted = |state: &WheelOfFortune, _| {
            state.phase() == Phase::Place && state.remaining_count() < tiles
        };
        let (game, seat) = self.games.step(&mut self.rng, setup, is_wanted)?;
        self.games = BotGames::new();
        self.candidate = self.candidate(game, seat);
        None
    }
}

/// Finds the points that a seat can be sure of, by alpha-beta search to the end of the game.
pub(super) struct Prover {
    seat: Seat,
    /// By number of tiles left, the turn that was best last time: often it is again.
    remembered: [Vec<Action>; 3],
}

impl Prover {
    pub(super) const fn new(seat: Seat) -> Self {
        Self {
            seat,
            remembered: [const { Vec::new() }; 3],
        }
    }

    /// Whether the seat can be sure of so many points.
    pub(super) fn is_sure(&mut self, state: &WheelOfFortune, points: u16) -> bool {
        self.value(state, points.saturating_sub(1), points) >= points
    }

    /// The points of which the seat can be sure; exact between `floor` and `cap`.
    fn value(&mut self, state: &WheelOfFortune, floor: u16, cap: u16) -> u16 {
        self.search(state, floor, cap).0
    }

    /// The turn with which the seat to act gets the most for the prover's seat, or leaves it
    /// the least.
    fn best_turn(&mut self, state: &WheelOfFortune) -> Option<Vec<Action>> {
        self.search(state, 0, u16::MAX).1
    }

    fn search(
        &mut self,
        state: &WheelOfFortune,
        mut floor: u16,
        mut cap: u16,
    ) -> (u16, Option<Vec<Action>>) {
        let Some(mover) = state.to_act() else {
            return (state.points(self.seat), None);
        };
        let is_own = mover == self.seat;
        let left = state.remaining_count();
        let mut best: Option<(u16, Vec<Action>)> = None;
        let mut consider = |prover: &mut Self, turn: &[Action], next: &WheelOfFortune| {
            let points = prover.value(next, floor, cap);
            let is_better = best.as_ref().is_none_or(|(known, _)| {
                if is_own {
                    points > *known
                } else {
                    points < *known
                }
            });
            if is_better {
                best = Some((points, turn.to_vec()));
                if is_own {
                    floor = floor.max(points);
                } else {
                    cap = cap.min(points);
                }
            }
            if floor >= cap {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        };
        let remembered = self.remembered.get(left).cloned().unwrap_or_default();
        let mut flow = ControlFlow::Continue(());
        if let Some(next) = played(state, &remembered) {
            flow = consider(self, &remembered, &next);
        }
        if flow.is_continue() {
            let _ = for_each_turn(state, &mut |turn, next| {
                // A follower of the other on the last tile takes no points from anybody.
                let is_idle = !is_own && left == 0 && matches!(turn, [_, Action::Deploy(_), ..]);
                if is_idle {
                    return ControlFlow::Continue(());
                }
                consider(self, turn, next)
            });
        }
        let Some((points, turn)) = best else {
            return (state.points(self.seat), None);
        };
        if let Some(remembered) = self.remembered.get_mut(left) {
            remembered.clone_from(&turn);
        }
        (points, Some(turn))
    }
}

/// The state after a turn, if it is legal.
fn played(state: &WheelOfFortune, turn: &[Action]) -> Option<WheelOfFortune> {
    if turn.is_empty() {
        return None;
    }
    let mut next = state.clone();
    for action in turn {
        next.apply(*action, &mut NullSink).ok()?;
    }
    Some(next)
}
