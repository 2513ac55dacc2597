//! Lessons and puzzles, as data of the games. The page that runs them does not depend on
//! a game.

use crate::route::Route;
use rules::{GameId, State};

/// A game's lesson and puzzles.
pub struct Practice {
    /// Names of the seats; a task with fewer seats uses the first ones.
    pub names: &'static [&'static str],
    /// The steps of the lesson.
    pub lesson: &'static [Task],
    /// The puzzles, one per line: position, colon, solution. Turns alternate, and each of
    /// the player's turns has one answer. Empty if there is only a lesson.
    pub(super) puzzles: &'static str,
    /// The instruction of all puzzles.
    pub puzzle_instruction: &'static str,
    /// Feedback on every wrong action in puzzles.
    pub(super) puzzle_on_wrong: &'static str,
    /// Parses a position.
    pub(super) parse_position: fn(&str) -> Option<State>,
}

/// A task: a position and what to do in it. The learner plays the seat to act.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Task {
    /// Title.
    pub title: &'static str,
    /// The position, as parsed by the game's [`Practice`].
    pub scene: &'static str,
    /// The solution in notation: the learner's actions alternating with the answers. The
    /// learner may have alternatives (`1-3|1-7`), or do anything (`*`).
    pub line: &'static str,
    /// Instruction.
    pub instruction: &'static str,
    /// Feedback on wrong actions.
    pub on_wrong: &'static str,
    /// Explanation shown when the task is solved.
    pub on_solved: &'static str,
}

/// Any action will do.
pub const ANY: &str = "*";

/// The lesson and puzzles of a game, if it has any.
pub fn practice_of(game: GameId) -> Option<&'static Practice> {
    super::ui(game).practice()
}

/// Whether the page of a route exists: games without lesson or puzzles have no pages for
/// them.
pub fn has_page(route: &Route) -> bool {
    match route {
        Route::Learn(game) => practice_of(*game).is_some(),
        Route::Puzzles(game) => practice_of(*game).is_some_and(Practice::has_puzzles),
        Route::Puzzle(game, number) => practice_of(*game)
            .is_some_and(|practice| practice.puzzles().count() >= usize::from(*number)),
        _ => true,
    }
}

impl Practice {
    /// Whether there are puzzles.
    pub const fn has_puzzles(&self) -> bool {
        !self.puzzles.is_empty()
    }

    /// The puzzles; the first one has number 1.
    pub fn puzzles(&'static self) -> impl Iterator<Item = Task> {
        self.puzzles.split('\n').filter_map(|line| {
            let (scene, line) = line.split_once(':')?;
            Some(Task {
                title: "",
                scene,
                line: line.trim_start_matches(' '),
                instruction: self.puzzle_instruction,
                on_wrong: self.puzzle_on_wrong,
                on_solved: "",
            })
        })
    }

    /// The position of a task.
    pub fn state(&self, task: &Task) -> Option<State> {
        (self.parse_position)(task.scene)
    }
}

impl Task {
    /// Number of turns that the learner takes to solve a puzzle.
    pub fn turns(&self) -> usize {
        self.line.split(' ').count().div_ceil(2)
    }

    /// The expected action or the answer after this number of actions.
    pub fn step(&self, done: usize) -> Option<&'static str> {
        self.line.split(' ').nth(done)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::Action;

    #[test]
    fn practice_pages_exist_for_games_with_lessons_or_puzzles() {
        for (address, is_there) in [
            ("#/", true),
            ("#/learn/argonauts-wheel", true),
            ("#/learn/turn-of-time", false),
            ("#/puzzles/argonauts-wheel", true),
            ("#/puzzles/argonauts-wheel/12", true),
            ("#/puzzles/argonauts-wheel/13", false),
            ("#/puzzles/turn-of-time", false),
            ("#/puzzles/turn-of-time/1", false),
            ("#/puzzles/wheels-of-time", false),
            ("#/puzzles/wheels-of-time/1", false),
        ] {
            assert_eq!(has_page(&Route::read(address)), is_there, "{address}");
        }
    }

    /// The expected actions.
    fn wanted(state: &State, step: &str) -> Vec<Action> {
        match step {
            ANY => state.legal_actions(),
            step => step
                .split('|')
                .map(|text| {
                    state
                        .parse_action(text)
                        .unwrap_or_else(|why| panic!("{text}: {why:?}"))
                })
                .collect(),
        }
    }

    /// Plays every accepted solution of a task.
    fn go_through(task: &Task, state: &State, done: usize) {
        let Some(step) = task.step(done) else {
            return;
        };
        let actions = wanted(state, step);
        assert!(!actions.is_empty(), "{}: nothing can be done", task.title);
        for action in actions {
            let mut next = state.clone();
            assert!(next.apply(action).is_ok(), "{}: {action}", task.title);
            go_through(task, &next, done + 1);
        }
    }

    #[test]
    fn all_expected_actions_and_answers_are_legal() {
        for game in GameId::ALL {
            let Some(practice) = practice_of(*game) else {
                continue;
            };
            for task in practice.lesson.iter().copied().chain(practice.puzzles()) {
                let state = practice.state(&task);
                let state = state.unwrap_or_else(|| panic!("{}", task.scene));
                assert_eq!(state.game(), *game);
                assert!(practice.names.len() >= usize::from(state.players()));
                assert!(task.line.split(' ').next() != Some(""));
                go_through(&task, &state, 0);
            }
        }
    }

    #[test]
    fn lessons_have_titles_and_short_texts() {
        for practice in GameId::ALL.iter().filter_map(|game| practice_of(*game)) {
            for task in practice.lesson {
                assert!(!task.title.is_empty() && task.title.len() <= 30);
                assert!(
                    task.instruction.len() <= 220,
                    "{}: {}",
                    task.title,
                    task.instruction.len()
                );
                assert!(task.on_solved.len() <= 220, "{}", task.title);
            }
            assert_eq!(practice.puzzles().count(), practice.puzzles.lines().count());
        }
    }
}
