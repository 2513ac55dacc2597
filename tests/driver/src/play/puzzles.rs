//! Solves endless puzzles as a person does: their solutions are worked out from the address.

use super::{
    Input, argonauts_wheel, turn_of_time, wheel_of_fortune, wheels_of_time, world_wonders,
};
use crate::{Driver, TestError, TestResult};
use bots::puzzles::{Generator, Puzzle, PuzzleKind, Verdict};
use rules::games::wheels_of_time::Action as GearAction;
use rules::registry::RegisteredGame;
use rules::{Action, State};

/// The puzzle of an address such as `#/puzzles/turn-of-time/last-card/1/7`.
///
/// # Errors
/// The address is not that of a puzzle.
pub fn puzzle_at(route: &str) -> TestResult<Puzzle> {
    let error = || TestError::new(format!("{route} is not the address of a puzzle"));
    let mut parts = route.rsplit('/');
    let mut part = || parts.next().ok_or_else(error);
    let seed = part()?.parse().map_err(|_| error())?;
    let difficulty = part()?.parse().map_err(|_| error())?;
    let kind = PuzzleKind::from_id(part()?).ok_or_else(error)?;
    let mut generator = Generator::new(kind, difficulty, seed).map_err(|_| error())?;
    while generator.step(100) {}
    generator.puzzle().cloned().ok_or_else(error)
}

/// Waits until the puzzle of the page's address is made, and works it out.
///
/// # Errors
/// There is no puzzle in time.
pub async fn wait_for_puzzle(page: &impl Driver) -> TestResult<Puzzle> {
    let board = "main.endless[data-phase='open'][data-taken='0'] #board *";
    super::match_page::wait_for_table(page, board).await?;
    puzzle_at(&page.route().await?)
}

/// Performs an action on the board that shows this state, without waiting for its result.
///
/// # Errors
/// The board does not offer it.
pub async fn perform(
    page: &impl Driver,
    input: Input,
    state: &State,
    action: Action,
) -> TestResult {
    match action {
        Action::ArgonautsWheel(action) => argonauts_wheel::perform(page, input, action).await,
        Action::TurnOfTime(action) => turn_of_time::perform(page, input, action).await,
        Action::WheelsOfTime(action) => wheels_of_time::perform(page, input, action).await,
        Action::WheelOfFortune(action) => {
            wheel_of_fortune::perform(page, input, typed(state)?, action, 0).await
        }
        Action::WorldWonders(action) => {
            world_wonders::perform(page, input, typed(state)?, action).await
        }
        // The sample game, if it is built.
        #[allow(unreachable_patterns)]
        _ => Err(TestError::new(format!("{action} is of another game"))),
    }
}

/// The state as a game's own.
fn typed<G: RegisteredGame>(state: &State) -> TestResult<&G> {
    G::from_state(state).ok_or_else(|| TestError::new("a state of another game"))
}

/// A legal action that is wrong after `played`.
pub fn wrong_action(puzzle: &Puzzle, played: &[Action]) -> Option<Action> {
    let state = puzzle.state_after(played)?;
    state.legal_actions().into_iter().find(|action| {
        // Some links ask for confirmation.
        !matches!(action, Action::WheelsOfTime(GearAction::Trigger(_)))
            && puzzle.judge(played, *action) == Verdict::Wrong
    })
}

/// Solves the puzzle, whose board is in its first position.
///
/// # Errors
/// The page does not take a right action, or shows no reply in time.
pub async fn solve(page: &impl Driver, input: Input, puzzle: &Puzzle) -> TestResult {
    let mut played = Vec::new();
    while let Some(action) = puzzle.hint(&played) {
        page.wait_for(&format!(
            "main.endless[data-phase='open'][data-taken='{}']",
            played.len()
        ))
        .await?;
        let verdict = puzzle.judge(&played, action);
        let state = puzzle
            .state_after(&played)
            .ok_or_else(|| TestError::new("an action is illegal"))?;
        perform(page, input, &state, action)
            .await
            .map_err(|error| error.context(&action.to_string()))?;
        played.push(action);
        if let Verdict::Right { replies } | Verdict::Solved { replies } = verdict {
            played.extend(replies);
        }
        page.wait_for(&format!("main.endless[data-taken='{}']", played.len()))
            .await?;
    }
    page.wait_for("main.endless[data-phase='done']")
        .await
        .map(|_| ())
}
