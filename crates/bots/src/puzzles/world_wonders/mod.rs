//! World Wonders: rounds between weak bots in which only one player has gold left, and so the
//! market alone. All purchases and placements of the rest of the round are searched.

mod best_buy;
mod growth;
mod monument;
mod round_search;

pub(super) use best_buy::BestBuySearch;
pub(super) use monument::MonumentSearch;

use super::bot_game::{BotGame, BotGames, state_after};
use super::generator::wrap;
use super::{Goal, Puzzle, PuzzleKind, Verdict};
use round_search::{is_met, shortest};
use rules::game::{Game as _, NullSink};
use rules::games::world_wonders::{Action, Phase, WorldWonders};
use rules::registry::RegisteredGame as _;
use rules::rng::Rng;
use rules::{GameId, Seat, Setup, State};

/// In the first rounds a city has little.
const FIRST_ROUND: u8 = 3;

/// Works on a game until only the player to act has gold left, and then takes a loan if one can be
/// taken: there is none to think about any more.
fn find_position(
    games: &mut BotGames<WorldWonders>,
    rng: &mut Rng,
) -> Option<(BotGame<WorldWonders>, Seat)> {
    let (mut game, seat) = games.step(rng, random_setup, is_alone)?;
    if game.state.apply(Action::Loan, &mut NullSink).is_ok() {
        game.actions.push(Action::Loan);
    }
    Some((game, seat))
}

fn random_setup(rng: &mut Rng) -> Option<Setup> {
    let setup = Setup::new(GameId::WorldWonders, 2, rng.next_u64()).ok()?;
    let map = *rng.pick(&["a", "b"])?;
    setup.with_choice("map", map).ok()
}

/// Whether only this player has gold left.
fn is_alone(state: &WorldWonders, seat: Seat) -> bool {
    state.phase() == Phase::Buy
        && state.round() >= FIRST_ROUND
        && Seat::all(state.players()).all(|other| other == seat || state.city(other).gold() == 0)
}

/// The goal that a solution reaches.
pub(super) fn goal(kind: PuzzleKind, start: &State, end: &State, solver: Seat) -> Option<Goal> {
    let (start, end) = (
        WorldWonders::from_state(start)?,
        WorldWonders::from_state(end)?,
    );
    if start.round() != end.round() {
        return None;
    }
    let (before, after) = (start.city(solver), end.city(solver));
    if kind == PuzzleKind::BestBuy {
        let population = after.population();
        return (population > before.population()).then_some(Goal::Population(population));
    }
    let is_new = |monument: &_| !before.monuments().any(|other| other == *monument);
    after.monuments().find(is_new).map(Goal::Monument)
}

/// Judges an action; see [`Puzzle::judge`].
pub(super) fn judge(puzzle: &Puzzle, played: &[rules::Action], action: rules::Action) -> Verdict {
    let (solver, goal) = (puzzle.solver(), puzzle.goal());
    let next = state_after::<WorldWonders>(puzzle, played).and_then(|mut state| {
        let action = WorldWonders::from_action(action)?;
        let is_open = is_open(puzzle, &state);
        state.apply(action, &mut NullSink).ok()?;
        is_open.then_some(state)
    });
    let replies = Vec::new();
    match next {
        Some(next) if is_met(&next, solver, goal) => Verdict::Solved { replies },
        Some(next)
            if is_open(puzzle, &next)
                && matches!(shortest(&next, solver, goal, usize::MAX), Ok(Some(_))) =>
        {
            Verdict::Right { replies }
        }
        _ => Verdict::Wrong,
    }
}

/// Whether the solver is still to act in the round of the puzzle, and not done.
fn is_open(puzzle: &Puzzle, state: &WorldWonders) -> bool {
    let round = WorldWonders::from_state(puzzle.start()).map(WorldWonders::round);
    round == Some(state.round())
        && state.to_act() == Some(puzzle.solver())
        && !is_met(state, puzzle.solver(), puzzle.goal())
}

/// The next action of a shortest solution; see [`Puzzle::hint`].
pub(super) fn hint(puzzle: &Puzzle, played: &[rules::Action]) -> Option<rules::Action> {
    if let Some(expected) = puzzle.expected(played) {
        return Some(expected);
    }
    let state = state_after::<WorldWonders>(puzzle, played)?;
    if !is_open(puzzle, &state) {
        return None;
    }
    let line = shortest(&state, puzzle.solver(), puzzle.goal(), usize::MAX).ok()??;
    wrap::<WorldWonders>(&line).first().copied()
}
