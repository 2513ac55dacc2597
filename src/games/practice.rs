//! Practice: lessons and puzzles of the games that have them, as data. The page
//! that goes through them knows no game.

use crate::route::Route;
use rules::{GameId, State};

/// What there is to practise in a game.
pub struct Practice {
    /// What the seats are called; in a task with fewer seats the first of these.
    pub names: &'static [&'static str],
    /// The lesson, step by step.
    pub lesson: &'static [Task],
    /// The puzzles, one a line: the position, a colon, and the line of play.
    /// Turns alternate, and each of the player's has one answer. Empty where
    /// a game has a lesson alone.
    pub(super) puzzles: &'static str,
    /// What is asked in all puzzles.
    pub ask: &'static str,
    /// What is wrong with every other action in them.
    pub(super) wrong: &'static str,
    /// Reads a position.
    pub(super) place: fn(&str) -> Option<State>,
}

/// Something to do in some position. The learner sits where the position's
/// first action is to be taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Task {
    /// What it is about.
    pub title: &'static str,
    /// The position, as the game's [`Practice`] reads it.
    pub scene: &'static str,
    /// The learner's actions and the answers to them, one after the other, in
    /// the game's notation. Of the learner's, several may do (`1-3|1-7`), or
    /// any (`*`).
    pub line: &'static str,
    /// What is to be done.
    pub say: &'static str,
    /// Why other actions are not it.
    pub other: &'static str,
    /// What is worth knowing when it is done.
    pub then: &'static str,
}

/// Any action will do.
pub const ANY: &str = "*";

/// What there is to practise in a game, if anything is.
pub fn of(game: GameId) -> Option<&'static Practice> {
    super::ui(game).practice()
}

/// Whether a route leads to a page that there is: games without a lesson or
/// without puzzles have no pages for them.
pub fn has_page(route: &Route) -> bool {
    match route {
        Route::Learn(game) => of(*game).is_some(),
        Route::Puzzles(game) => of(*game).is_some_and(Practice::has_puzzles),
        Route::Puzzle(game, number) => {
            of(*game).is_some_and(|practice| practice.puzzles().count() >= usize::from(*number))
        }
        _ => true,
    }
}

impl Practice {
    /// Whether there are puzzles.
    pub const fn has_puzzles(&self) -> bool {
        !self.puzzles.is_empty()
    }

    /// The puzzles, from number 1.
    pub fn puzzles(&'static self) -> impl Iterator<Item = Task> {
        self.puzzles.split('\n').filter_map(|line| {
            let (scene, line) = line.split_once(':')?;
            Some(Task {
                title: "",
                scene,
                line: line.trim_start_matches(' '),
                say: self.ask,
                other: self.wrong,
                then: "",
            })
        })
    }

    /// The position of a task.
    pub fn state(&self, task: &Task) -> Option<State> {
        (self.place)(task.scene)
    }
}

impl Task {
    /// How many turns a puzzle takes the one who solves it.
    pub fn turns(&self) -> usize {
        self.line.split(' ').count().div_ceil(2)
    }

    /// What is wanted or answered after so many actions.
    pub fn word(&self, taken: usize) -> Option<&'static str> {
        self.line.split(' ').nth(taken)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::Action;

    #[test]
    fn pages_are_there_for_what_there_is_to_practise() {
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

    /// The wanted actions.
    fn wanted(state: &State, word: &str) -> Vec<Action> {
        match word {
            ANY => state.legal_actions(),
            word => word
                .split('|')
                .map(|text| {
                    state
                        .parse_action(text)
                        .unwrap_or_else(|why| panic!("{text}: {why:?}"))
                })
                .collect(),
        }
    }

    /// Goes every wanted way through a task.
    fn go_through(task: &Task, state: &State, taken: usize) {
        let Some(word) = task.word(taken) else {
            return;
        };
        let actions = wanted(state, word);
        assert!(!actions.is_empty(), "{}: nothing can be done", task.title);
        for action in actions {
            let mut next = state.clone();
            assert!(next.apply(action).is_ok(), "{}: {action}", task.title);
            go_through(task, &next, taken + 1);
        }
    }

    #[test]
    fn everything_that_is_wanted_or_answered_can_be_done() {
        for game in GameId::ALL {
            let Some(practice) = of(*game) else {
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
    fn lessons_say_what_to_do() {
        for practice in GameId::ALL.iter().filter_map(|game| of(*game)) {
            for task in practice.lesson {
                assert!(!task.title.is_empty() && task.title.len() <= 30);
                assert!(task.say.len() <= 220, "{}: {}", task.title, task.say.len());
                assert!(task.then.len() <= 220, "{}", task.title);
            }
            assert_eq!(practice.puzzles().count(), practice.puzzles.lines().count());
        }
    }
}
