//! The most points of a turn, with what the pig brings right after it.

use super::super::bot_game::{BotGame, BotGames};
use super::super::generator::{FoundPuzzle, PuzzleSearch};
use super::{for_each_turn, gains, random_setup};
use crate::look_ahead::LookAhead as _;
use core::ops::ControlFlow;
use rules::Seat;
use rules::game::Game as _;
use rules::games::wheel_of_fortune::{Action, Phase, Sector, WheelOfFortune};
use rules::rng::Rng;

/// The fewest placements to choose from, and the most that are right: two ways to turn a tile can
/// look alike.
const MIN_PLACEMENTS: usize = 6;
const MAX_RIGHT: usize = 2;
/// The fewest tiles on the board, the drawn one included, and the fewest in the stack.
const MIN_TURN: u32 = 8;
/// How many different amounts of points the turn can bring at least, none included.
const MIN_AMOUNTS: usize = 4;
/// From this difficulty on, the pig moves.
const WITH_PIG: u8 = 3;

/// Plays games and tests each turn.
pub(in super::super) struct MostPointsSearch {
    /// How many things score in the best turn; at the highest difficulty, or more.
    difficulty: u8,
    rng: Rng,
    games: BotGames<WheelOfFortune>,
}

impl MostPointsSearch {
    pub(in super::super) const fn new(difficulty: u8, rng: Rng) -> Self {
        Self {
            difficulty,
            rng,
            games: BotGames::new(),
        }
    }

    /// The puzzle of a turn, if it is one.
    fn puzzle(&self, game: &BotGame<WheelOfFortune>, seat: Seat) -> Option<FoundPuzzle> {
        let state = &game.state;
        let next = state.hidden_stack().first()?;
        let moves = next.number().map(|steps| state.wheel().pig().after(steps));
        // In the plague both would choose a follower.
        if moves == Some(Sector::Plague) || moves.is_some() != (self.difficulty >= WITH_PIG) {
            return None;
        }
        let placements = state.legal_list();
        if placements.len() < MIN_PLACEMENTS {
            return None;
        }
        let mut most = state.points(seat);
        let mut right: Vec<Vec<Action>> = Vec::new();
        let mut amounts = Vec::new();
        let draws = for_each_turn(state, &mut |turn, after| {
            // Where the next tile fits nowhere another one would be drawn.
            if after.drawn() != Some(*next) {
                return ControlFlow::Break(());
            }
            let points = after.points(seat);
            if points > most {
                most = points;
                right.clear();
            }
            if points == most {
                right.push(turn.to_vec());
            }
            if !amounts.contains(&points) {
                amounts.push(points);
            }
            ControlFlow::Continue(())
        });
        let mut right_placements: Vec<Option<&Action>> =
            right.iter().map(|turn| turn.first()).collect();
        right_placements.dedup();
        if draws.is_break() || right_placements.len() > MAX_RIGHT || amounts.len() < MIN_AMOUNTS {
            return None;
        }
        let solution = right.first()?;
        let scores = gains(state, solution, seat).count();
        (scores.min(4) == usize::from(self.difficulty)).then(|| game.puzzle(solution))
    }
}

impl PuzzleSearch for MostPointsSearch {
    /// Begins a game, tests a turn, or works on the next action of the game.
    fn step(&mut self) -> Option<FoundPuzzle> {
        let is_wanted = |state: &WheelOfFortune, _| state.phase() == Phase::Place;
        let (game, seat) = self.games.step(&mut self.rng, random_setup, is_wanted)?;
        if game.state.turn() < MIN_TURN {
            return None;
        }
        self.puzzle(&game, seat)
    }
}
