//! Lessons and puzzles, as data of the games. The page that runs them does not depend on
//! a game.

use super::practice_of;
use app_core::Route;
use bots::puzzles::{Puzzle, PuzzleKind};
use l10n::Message;
use rules::{Action, GameId, Setup, State};
use text::Locale;
use yew::Html;

/// Names of the seats; a task with fewer seats uses the first ones.
#[derive(Clone, Copy)]
pub enum PracticeNames {
    /// Empty for the learner, whom sentences address.
    Given(&'static [&'static str]),
    /// The learner plays for a side.
    Sides([Message; 2]),
}

impl PracticeNames {
    /// In a language.
    pub fn in_language(self, locale: Locale) -> Vec<String> {
        match self {
            Self::Given(names) => names.iter().map(|name| (*name).to_owned()).collect(),
            Self::Sides(sides) => sides.map(|side| locale.text(side)).to_vec(),
        }
    }
}

/// A game's lesson and puzzles.
pub struct Practice {
    pub names: PracticeNames,
    /// The steps of the lesson, and after these "More".
    pub lesson: &'static [Task],
    /// How many of them are the lesson itself, enough for a first game.
    pub core: usize,
    /// The puzzles, one per line: position, colon, solution. Turns alternate, and each of
    /// the player's turns has one answer. Empty if there is only a lesson.
    pub(super) puzzles: &'static str,
    /// The words of all puzzles, as of a [`Task`].
    pub puzzle_words: Option<Message>,
    /// The kinds of endless puzzles.
    pub(super) endless: &'static [EndlessPuzzles],
    /// Parses the text of a position; `None` in games without such texts.
    pub(super) parse_position: Option<fn(&str) -> Option<State>>,
}

/// Texts of a kind of endless puzzle.
pub struct EndlessPuzzles {
    pub kind: PuzzleKind,
    pub title: Message,
    /// What it is about, in one sentence.
    pub about: Message,
    /// What the number of the difficulty counts, after "Difficulty: ".
    pub difficulty: Message,
    /// The goal of a puzzle of this difficulty, in one or two short sentences; of this puzzle, once
    /// it is made.
    pub goal: fn(Locale, u8, Option<&Puzzle>) -> String,
    /// What else has to be known of the position, beside the goal.
    pub beside: Option<fn(Locale, &State) -> Html>,
    /// Why an action is wrong, in one short sentence.
    pub on_wrong: fn(&WrongAction) -> Message,
}

/// A wrong action of the solver.
pub struct WrongAction {
    pub action: Action,
    pub expected: Option<Action>,
    /// Whether it only draws where others win.
    pub draws: bool,
    /// The state after the wrong action; `None` if it is illegal.
    pub after: Option<State>,
}

impl WrongAction {
    /// Whether the game would be over.
    pub fn ends_game(&self) -> bool {
        self.after
            .as_ref()
            .is_some_and(|after| after.to_act().is_none())
    }
}

/// The position in which a task starts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Position {
    /// A text, as parsed by the game's [`Practice`].
    Text(&'static str),
    /// A game played up to there.
    Played(Played),
}

/// The beginning of a game: its setup and its first actions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Played {
    pub game: GameId,
    pub players: u8,
    /// Options and their choices.
    pub choices: &'static [(&'static str, &'static str)],
    /// Draws given in advance, separated by spaces.
    pub draws: &'static str,
    /// The seed of all other draws.
    pub seed: u64,
    /// The actions in notation, separated by spaces.
    pub actions: &'static str,
}

impl Played {
    /// The state after the last action.
    fn state(&self) -> Option<State> {
        let mut setup = Setup::new(self.game, self.players, self.seed).ok()?;
        for (option, choice) in self.choices {
            setup = setup.with_choice(option, choice).ok()?;
        }
        let draws = self.draws.split_whitespace().map(str::to_owned);
        let mut state = State::start(&setup.with_draws(draws.collect()).ok()?);
        for text in self.actions.split_whitespace() {
            let action = state.parse_action(text).ok()?;
            state.apply(action).ok()?;
        }
        Some(state)
    }
}

/// A task: a position and what to do in it. The learner plays the seat to act.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Task {
    /// The title in lessons, the instruction of puzzles. The attributes are the instruction of a step (`.task`),
    /// feedback on likely mistakes ([`MISTAKES`]), on all other wrong actions (`.wrong`), and the explanation
    /// shown when it is solved (`.solved`).
    pub words: Message,
    /// The position in which it starts.
    pub position: Position,
    /// The solution in notation: the actions of the learner, and the answers where it is
    /// another seat's turn. The learner may have alternatives (`1-3|1-7`), or do anything
    /// (`*`).
    pub solution: &'static str,
    /// Wrong actions that are likely, in notation (`1-3|1-7`), for each of the [`MISTAKES`].
    pub wrong: &'static [&'static str],
}

/// The attributes with feedback on likely mistakes.
pub const MISTAKES: [&str; 3] = ["mistake", "other-mistake", "third-mistake"];

/// Any action will do.
pub const ANY: &str = "*";

/// Which pages to practise a game there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PracticePages {
    pub lesson: bool,
    pub puzzles: bool,
}

impl PracticePages {
    pub const fn of(practice: Option<&Practice>) -> Self {
        match practice {
            Some(practice) => Self {
                lesson: true,
                puzzles: practice.has_puzzles(),
            },
            None => Self {
                lesson: false,
                puzzles: false,
            },
        }
    }
}

/// Whether the page of a route exists: games without lesson or puzzles have no pages for
/// them.
pub fn has_page(route: &Route) -> bool {
    match route {
        Route::Learn(game) => practice_of(*game).is_some(),
        Route::Puzzles(game) => practice_of(*game).is_some_and(Practice::has_puzzles),
        Route::Puzzle(game, number) => practice_of(*game)
            .is_some_and(|practice| practice.puzzles().count() >= usize::from(*number)),
        Route::EndlessPuzzle(spec) => practice_of(spec.kind.game())
            .is_some_and(|practice| practice.endless.iter().any(|texts| texts.kind == spec.kind)),
        _ => true,
    }
}

impl Practice {
    /// Whether there are puzzles of any sort.
    pub const fn has_puzzles(&self) -> bool {
        !self.puzzles.is_empty() || !self.endless.is_empty()
    }

    /// The numbered puzzles; the first one has number 1.
    pub fn puzzles(&'static self) -> impl Iterator<Item = Task> {
        self.puzzles.split('\n').filter_map(|line| {
            let (position, solution) = line.split_once(':')?;
            Some(Task {
                words: self.puzzle_words?,
                position: Position::Text(position),
                solution: solution.trim_start_matches(' '),
                wrong: &[],
            })
        })
    }

    /// The position of a task.
    pub fn state(&self, task: &Task) -> Option<State> {
        match &task.position {
            Position::Text(text) => self.parse_position?(text),
            Position::Played(played) => played.state(),
        }
    }
}

impl Task {
    /// Number of turns that the learner takes to solve a puzzle.
    pub fn turns(&self) -> usize {
        self.solution.split(' ').count().div_ceil(2)
    }

    /// The expected action or the answer after this number of actions.
    pub fn step(&self, done: usize) -> Option<&'static str> {
        self.solution.split(' ').nth(done)
    }

    /// What is to be done.
    pub fn instruction(&self, locale: Locale) -> String {
        let instruction = locale.attribute(self.words, "task");
        instruction.unwrap_or_else(|| locale.text(self.words))
    }

    /// Feedback on a wrong action in this state.
    pub fn feedback_on_wrong(
        &self,
        locale: Locale,
        state: &State,
        action: Action,
    ) -> Option<String> {
        let is_action = |text| state.parse_action(text) == Ok(action);
        let mut mistakes = self.wrong.iter().zip(MISTAKES);
        let mistake = mistakes.find(|(texts, _)| texts.split('|').any(is_action));
        locale.attribute(self.words, mistake.map_or("wrong", |(_, name)| name))
    }

    /// The explanation shown when a step is solved.
    pub fn on_solved(&self, locale: Locale) -> Option<String> {
        locale.attribute(self.words, "solved")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ENGLISH: Locale = Locale::ENGLISH;

    #[test]
    fn practice_pages_exist_for_games_with_lessons_or_puzzles() {
        for (address, exists) in [
            ("#/", true),
            ("#/learn/argonauts-wheel", true),
            ("#/learn/turn-of-time", true),
            ("#/learn/wheel-of-fortune", true),
            ("#/puzzles/wheel-of-fortune", true),
            ("#/puzzles/wheel-of-fortune/1", false),
            ("#/learn/world-wonders", true),
            ("#/puzzles/world-wonders", true),
            ("#/puzzles/world-wonders/1", false),
            ("#/puzzles/argonauts-wheel", true),
            ("#/puzzles/argonauts-wheel/12", true),
            ("#/puzzles/argonauts-wheel/13", false),
            ("#/puzzles/turn-of-time", true),
            ("#/puzzles/turn-of-time/1", false),
            ("#/puzzles/wheels-of-time", true),
            ("#/puzzles/wheels-of-time/1", false),
            ("#/puzzles/argonauts-wheel/win/8/3", true),
            ("#/puzzles/turn-of-time/last-card/1/3", true),
            ("#/puzzles/turn-of-time/find-the-order/4/3", true),
            ("#/puzzles/wheels-of-time/finish-the-city/5/3", true),
            ("#/puzzles/wheel-of-fortune/last-tiles/4/3", true),
            ("#/puzzles/wheel-of-fortune/most-points/4/3", true),
            ("#/puzzles/world-wonders/monument/4/3", true),
            ("#/puzzles/world-wonders/best-buy/4/3", true),
        ] {
            assert_eq!(has_page(&Route::read(address)), exists, "{address}");
        }
    }

    fn expected_actions(state: &State, step: &str) -> Vec<Action> {
        match step {
            ANY => state.legal_actions(),
            step => step
                .split('|')
                .map(|text| {
                    state
                        .parse_action(text)
                        .unwrap_or_else(|error| panic!("{text}: {error:?}"))
                })
                .collect(),
        }
    }

    /// Plays every accepted solution of a task.
    fn play_all_solutions(task: &Task, state: &State, done: usize) {
        let Some(step) = task.step(done) else {
            return;
        };
        let actions = expected_actions(state, step);
        assert!(!actions.is_empty(), "{:?}: nothing can be done", task.words);
        for action in actions {
            let mut next = state.clone();
            assert!(next.apply(action).is_ok(), "{:?}: {action}", task.words);
            play_all_solutions(task, &next, done + 1);
        }
    }

    #[test]
    fn all_expected_actions_and_answers_are_legal() {
        for game in GameId::ALL {
            let Some(practice) = practice_of(*game) else {
                continue;
            };
            for task in practice.lesson.iter().copied().chain(practice.puzzles()) {
                let state = practice
                    .state(&task)
                    .unwrap_or_else(|| panic!("{:?}", task.position));
                assert_eq!(state.game(), *game);
                let names = practice.names.in_language(Locale::ENGLISH);
                assert!(names.len() >= usize::from(state.players()));
                assert!(task.solution.split(' ').next() != Some(""));
                play_all_solutions(&task, &state, 0);
            }
        }
    }

    /// Whether an action is legal and wrong at some point of a task.
    fn can_go_wrong(task: &Task, state: &State, done: usize, text: &str) -> bool {
        let Some(step) = task.step(done) else {
            return false;
        };
        let actions = expected_actions(state, step);
        if let Ok(action) = state.parse_action(text)
            && !actions.contains(&action)
        {
            let feedback = task.feedback_on_wrong(ENGLISH, state, action);
            return task.wrong.iter().zip(MISTAKES).any(|(texts, name)| {
                feedback == ENGLISH.attribute(task.words, name)
                    && texts.split('|').any(|one| one == text)
            });
        }
        actions.into_iter().any(|action| {
            let mut next = state.clone();
            next.apply(action).is_ok() && can_go_wrong(task, &next, done + 1, text)
        })
    }

    #[test]
    fn wrong_actions_with_feedback_of_their_own_are_legal_and_wrong() {
        let mut unused = Vec::new();
        for practice in GameId::ALL.iter().filter_map(|game| practice_of(*game)) {
            for task in practice.lesson {
                let state = practice
                    .state(task)
                    .unwrap_or_else(|| panic!("{:?}", task.words));
                assert!(task.wrong.len() <= MISTAKES.len());
                for (texts, name) in task.wrong.iter().zip(MISTAKES) {
                    let feedback = ENGLISH.attribute(task.words, name);
                    assert!(feedback.is_some_and(|text| (1..=220).contains(&text.len())));
                    let texts = texts
                        .split('|')
                        .filter(|text| !can_go_wrong(task, &state, 0, text));
                    unused.extend(texts.map(|text| (task.words, text)));
                }
            }
        }
        assert_eq!(unused, []);
    }

    #[test]
    fn positions_that_cannot_be_played_are_rejected() {
        let start = Played {
            game: GameId::TurnOfTime,
            players: 2,
            choices: &[],
            draws: "Sp Su Fa Wi",
            seed: 0,
            actions: "Su/Fa@m13",
        };
        assert!(start.state().is_some_and(|state| state.turn() == 2));
        for wrong in [
            Played {
                players: 9,
                ..start
            },
            Played {
                choices: &[("goal", "balance")],
                ..start
            },
            Played {
                draws: "Sp Sp",
                ..start
            },
            Played {
                actions: "Su/Fa@m13 Su/Fa@m13",
                ..start
            },
            Played {
                actions: "Su",
                ..start
            },
        ] {
            assert_eq!(wrong.state(), None, "{wrong:?}");
        }
    }

    /// Whoever learns a game is told first what it is about, and plays after six to eight steps.
    #[test]
    fn lessons_begin_with_the_goal_and_are_short() {
        for game in GameId::ALL {
            let Some(practice) = practice_of(*game) else {
                continue;
            };
            let [goal, ..] = practice.lesson else {
                panic!("{game:?}: no step");
            };
            assert!(ENGLISH.text(goal.words).starts_with("The goal"), "{game:?}");
            let words = match game {
                GameId::TurnOfTime => "your seasons to show on most of them",
                GameId::ArgonautsWheel => "You win by landing your cone",
                GameId::WheelsOfTime => "four walls, four roads and four buildings wins",
                _ => "most points win",
            };
            let said = goal.instruction(ENGLISH).replace("Most", "most");
            assert!(said.contains(words), "{said}");
            assert!((6..=8).contains(&practice.core), "{game:?}");
            assert!(practice.core <= practice.lesson.len(), "{game:?}");
        }
    }

    #[test]
    fn lessons_have_titles_and_short_texts() {
        for practice in GameId::ALL.iter().filter_map(|game| practice_of(*game)) {
            for task in practice.lesson {
                let title = ENGLISH.text(task.words);
                assert!((1..=30).contains(&title.len()));
                let instruction = ENGLISH.attribute(task.words, "task");
                for said in [instruction, task.on_solved(ENGLISH)] {
                    assert!(
                        said.is_some_and(|it| (1..=220).contains(&it.len())),
                        "{title}"
                    );
                }
            }
            assert_eq!(practice.puzzles().count(), practice.puzzles.lines().count());
        }
    }
}
