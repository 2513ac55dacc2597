//! The most population that the rest of the gold can buy.

use super::super::Goal;
use super::super::bot_game::{BotGame, BotGames};
use super::super::generator::{FoundPuzzle, PuzzleSearch};
use super::find_position;
use super::growth::Growth;
use super::round_search::shortest;
use crate::look_ahead::LookAhead as _;
use core::ops::RangeInclusive;
use rules::Seat;
use rules::games::world_wonders::{Action, WorldWonders};
use rules::rng::Rng;

/// Positions in which a search reaches more states than this are passed over.
const MAX_STATES: usize = 2000;
/// The fewest items to choose from.
const MIN_CHOICES: usize = 4;

/// Plays games and tests each position with one player alone.
pub(in super::super) struct BestBuySearch {
    gold: RangeInclusive<u8>,
    rng: Rng,
    games: BotGames<WorldWonders>,
}

impl BestBuySearch {
    pub(in super::super) const fn new(difficulty: u8, rng: Rng) -> Self {
        Self {
            gold: match difficulty {
                1 => 3..=3,
                2 => 4..=4,
                3 => 5..=5,
                _ => 6..=9,
            },
            rng,
            games: BotGames::new(),
        }
    }

    /// The puzzle of a position, if it is one.
    fn puzzle(&self, game: &BotGame<WorldWonders>, seat: Seat) -> Option<FoundPuzzle> {
        let state = &game.state;
        let city = state.city(seat);
        if !self.gold.contains(&city.gold()) {
            return None;
        }
        let (mut wanted, _) = Growth::new(state, seat).most();
        let solution = loop {
            if wanted <= city.population() {
                return None;
            }
            let goal = Goal::Population(wanted);
            match shortest(state, seat, goal, MAX_STATES).ok()? {
                Some(solution) => break solution,
                None => wanted -= 1,
            }
        };
        let mut legal = state.legal_list();
        legal.retain(|action| matches!(action, Action::Buy(_)));
        let mut right = 0;
        for action in &legal {
            let next = state.after(*action);
            let line = shortest(&next, seat, Goal::Population(wanted), MAX_STATES).ok()?;
            right += usize::from(line.is_some());
        }
        if legal.len() < MIN_CHOICES || 2 * right > legal.len() {
            return None;
        }
        Some(game.puzzle(&solution))
    }
}

impl PuzzleSearch for BestBuySearch {
    /// Works on the game, or tests a position.
    fn step(&mut self) -> Option<FoundPuzzle> {
        let (game, seat) = find_position(&mut self.games, &mut self.rng)?;
        self.puzzle(&game, seat)
    }
}
