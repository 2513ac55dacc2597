//! A monument that can be built this round, after other purchases.

use super::super::Goal;
use super::super::bot_game::{BotGame, BotGames};
use super::super::generator::{FoundPuzzle, PuzzleSearch};
use super::find_position;
use super::round_search::{pieces_for_sale, provides, shortest, supplies};
use crate::look_ahead::LookAhead as _;
use rules::Seat;
use rules::games::world_wonders::{Action, Item, Monument, Phase, WorldWonders};
use rules::rng::Rng;

/// Positions in which a search reaches more states than this are passed over.
const MAX_STATES: usize = 1500;
/// The most first placements of a puzzle that are right, where few are ...
const FEW: usize = 2;
/// ... and the most of a hundred where more are.
const MAX_SHARE: usize = 50;

/// Plays games, and tests each monument in each position with one player alone.
pub(in super::super) struct MonumentSearch {
    /// How many purchases come before the monument.
    purchases: usize,
    /// Whether few first placements are right.
    is_narrow: bool,
    rng: Rng,
    games: BotGames<WorldWonders>,
    candidates: Vec<Candidate>,
}

/// A position and a monument, of which some first purchases and placements are tested already.
struct Candidate {
    game: BotGame<WorldWonders>,
    seat: Seat,
    monument: Monument,
    /// What is not tested yet: last, what the monument needs.
    ways: Vec<[Action; 2]>,
    /// With so many ways left of which none is right, a wide puzzle is not to be expected.
    give_up_at: usize,
    /// How many ways may be right, and how many are.
    max_right: usize,
    right: usize,
    solution: Option<Vec<Action>>,
}

impl MonumentSearch {
    pub(in super::super) const fn new(difficulty: u8, rng: Rng) -> Self {
        Self {
            purchases: if difficulty < 3 { 1 } else { 2 },
            is_narrow: difficulty.is_multiple_of(2),
            rng,
            games: BotGames::new(),
            candidates: Vec::new(),
        }
    }

    /// Tests one more way to begin; returns the candidate unless it is none.
    fn test(&self, mut candidate: Candidate, way: [Action; 2]) -> Option<Candidate> {
        let next = candidate.game.state.after_all(&way);
        if !self.is_narrow && candidate.right == 0 && candidate.ways.len() < candidate.give_up_at {
            return None;
        }
        let goal = Goal::Monument(candidate.monument);
        let Some(line) = shortest(&next, candidate.seat, goal, MAX_STATES).ok()? else {
            return Some(candidate);
        };
        candidate.right += 1;
        let solution = [&way[..], &line].concat();
        let purchases = purchases_in(&solution) - 1;
        if purchases < self.purchases || candidate.right > candidate.max_right {
            return None;
        }
        let is_shorter = |known: &Vec<Action>| purchases_in(&solution) < purchases_in(known);
        if candidate.solution.as_ref().is_none_or(is_shorter) {
            candidate.solution = Some(solution);
        }
        Some(candidate)
    }

    /// A candidate for each monument that may be built, but not at once.
    fn candidates(&self, game: &BotGame<WorldWonders>, seat: Seat) -> Vec<Candidate> {
        let state = &game.state;
        // A set of three roads can lie in too many ways.
        if state.market().short_sets() > 0 {
            return Vec::new();
        }
        let ways = first_ways(state);
        let max_right = match self.is_narrow {
            true => FEW,
            false => ways.len() * MAX_SHARE / 100,
        };
        let row = state.market().monument_row().into_iter().flatten();
        let may_come = |monument: &Monument| {
            let wanted = Item::Monument(*monument);
            !state.can_place(seat, wanted)
                && can_be_supplied(state, seat, *monument, self.purchases)
        };
        row.filter(may_come)
            .map(|monument| {
                let mut ways = ways.clone();
                ways.sort_by_key(|[purchase, _]| {
                    matches!(purchase, Action::Buy(item) if supplies(state, monument, *item))
                });
                Candidate {
                    game: game.clone(),
                    seat,
                    monument,
                    give_up_at: ways.len() / 2,
                    ways,
                    max_right,
                    right: 0,
                    solution: None,
                }
            })
            .collect()
    }

    fn finish(&self, candidate: Candidate) -> Option<FoundPuzzle> {
        let Candidate {
            game,
            seat,
            monument,
            right,
            solution,
            ..
        } = candidate;
        let solution = solution?;
        let is_narrow = right <= FEW;
        if purchases_in(&solution) != self.purchases + 1 || is_narrow != self.is_narrow {
            return None;
        }
        // What is bought is judged before it is placed, without a pause.
        let state = &game.state;
        let purchases = state.legal_list();
        for purchase in purchases {
            let next = state.after(purchase);
            shortest(&next, seat, Goal::Monument(monument), MAX_STATES).ok()?;
        }
        Some(game.puzzle(&solution))
    }
}

/// Whether what a monument needs and the city has nothing of can be bought, in so many
/// purchases and with some gold left.
fn can_be_supplied(
    state: &WorldWonders,
    seat: Seat,
    monument: Monument,
    max_purchases: usize,
) -> bool {
    let (mut purchases, mut cost) = (0, 0);
    for (need, cells) in state.needs(seat, monument) {
        if !cells.is_empty() {
            continue;
        }
        let items = pieces_for_sale(state).filter(|item| provides(state, *item, need));
        let Some(cheapest) = items.map(|item| state.price(seat, item)).min() else {
            return false;
        };
        purchases += 1;
        cost += cheapest;
    }
    purchases <= max_purchases && cost < state.city(seat).gold()
}

fn purchases_in(line: &[Action]) -> usize {
    line.iter()
        .filter(|action| matches!(action, Action::Buy(_)))
        .count()
}

/// Every purchase of one piece that leaves gold, with every placement of it.
fn first_ways(state: &WorldWonders) -> Vec<[Action; 2]> {
    let mut ways = Vec::new();
    let purchases = state.legal_list();
    for purchase in purchases {
        let next = state.after(purchase);
        let is_piece =
            matches!(next.phase(), Phase::Place { item, .. } if !matches!(item, Item::Monument(_)));
        if is_piece && next.city(next.active()).gold() > 0 {
            let placements = next.legal_list().into_iter();
            ways.extend(placements.map(|placement| [purchase, placement]));
        }
    }
    ways
}

impl PuzzleSearch for MonumentSearch {
    /// Tests a way of a candidate, or works on the game.
    fn step(&mut self) -> Option<FoundPuzzle> {
        if let Some(mut candidate) = self.candidates.pop() {
            let Some(way) = candidate.ways.pop() else {
                return self.finish(candidate);
            };
            let candidate = self.test(candidate, way);
            self.candidates.extend(candidate);
            return None;
        }
        let (game, seat) = find_position(&mut self.games, &mut self.rng)?;
        self.candidates = self.candidates(&game, seat);
        None
    }
}
