//! The lesson and the puzzles of Argonaut's Wheel.

use harness::play::Input;
use harness::play::argonauts_wheel::{perform, wait_for_board};
use harness::{DESKTOP, Driver as _, PHONE, Page, TestError, TestResult, run};
use rules::State;
use rules::games::argonauts_wheel::{Action, ArgonautsWheel};

/// The sources of the lesson and the puzzles.
const LESSON: &str = include_str!("../src/games/argonauts_wheel/lesson.rs");
const PUZZLES: &str = include_str!("../src/games/argonauts_wheel/puzzles.txt");

/// A position and the solution from there.
struct Task {
    state: State,
    solution: Vec<String>,
}

impl Task {
    fn new(text: &str, solution: &str) -> TestResult<Self> {
        let position = text.parse();
        let position = position.map_err(|error| TestError::new(format!("{text}: {error:?}")))?;
        Ok(Self {
            state: State::ArgonautsWheel(ArgonautsWheel::from_position(position)),
            solution: solution.split(' ').map(str::to_owned).collect(),
        })
    }

    /// The expected action; the first legal one for `*`, which accepts any.
    fn expected(&self, word: &str) -> TestResult<Action> {
        let action = match word {
            "*" => self.state.legal_actions().first().copied(),
            word => self.state.parse_action(word).ok(),
        };
        match action {
            Some(rules::Action::ArgonautsWheel(action)) => Ok(action),
            _ => Err(TestError::new(format!("{word} is not legal"))),
        }
    }

    /// A legal action other than the expected one.
    fn other_action(&self, word: &str) -> Option<Action> {
        let expected = self.expected(word).ok()?;
        self.state
            .legal_actions()
            .into_iter()
            .find_map(|action| match action {
                rules::Action::ArgonautsWheel(action) => (action != expected).then_some(action),
                _ => None,
            })
    }

    fn apply(&mut self, action: Action) -> TestResult {
        let applied = self.state.apply(rules::Action::ArgonautsWheel(action));
        applied
            .map(|_| ())
            .map_err(|error| TestError::new(format!("{error:?}")))
    }
}

fn lesson() -> TestResult<Vec<Task>> {
    let data = LESSON.split("#[cfg(test)]").next().unwrap_or_default();
    let values = |field: &str| -> Vec<&str> {
        let prefix = format!(" {field}: ");
        let parts = data.split(&*prefix).skip(1);
        let parts = parts.filter_map(|part| part.lines().next()?.strip_suffix(','));
        let values = parts.map(|part| {
            if part == "ANY" {
                "*"
            } else {
                let part = part.strip_prefix("Position::Text(").unwrap_or(part);
                part.trim_end_matches(')').trim_matches('"')
            }
        });
        values.collect()
    };
    let tasks = values("position").into_iter().zip(values("solution"));
    tasks
        .map(|(position, solution)| Task::new(position, solution))
        .collect()
}

fn puzzles() -> TestResult<Vec<Task>> {
    let lines = PUZZLES.lines().filter_map(|line| line.split_once(": "));
    lines
        .map(|(position, solution)| Task::new(position, solution))
        .collect()
}

async fn wait_for_phase(page: &Page, taken: usize, phase: &str) -> TestResult {
    page.wait_for(&format!(
        "main.practice[data-taken='{taken}'][data-phase='{phase}']"
    ))
    .await
    .map(|_| ())
}

/// The table of stations as it is read out.
async fn station_table(page: &Page) -> TestResult<String> {
    let text = "return document.querySelector('.argonauts-wheel tbody').textContent;";
    let text = page.script(text, vec![]).await?;
    Ok(text.as_str().unwrap_or_default().to_owned())
}

/// Plays the learner's actions and waits for the replies.
async fn play_task(page: &Page, input: Input, task: &mut Task) -> TestResult {
    let line = task.solution.clone();
    for (number, word) in line.iter().enumerate() {
        let action = task.expected(word)?;
        let is_learner = number % 2 == 0;
        if is_learner {
            wait_for_phase(page, number, "open").await?;
            perform(page, input, action)
                .await
                .map_err(|error| error.context(word))?;
        }
        task.apply(action)?;
        let taken = number + 1;
        if is_learner && taken < line.len() {
            page.wait_for(&format!("main.practice[data-taken='{}']", taken + 1))
                .await?;
        }
    }
    wait_for_phase(page, line.len(), "done").await
}

/// Asserts that another action is rejected with a reason and changes nothing.
async fn assert_rejected(page: &Page, input: Input, action: Action, reason: &str) -> TestResult {
    let before = station_table(page).await?;
    perform(page, input, action).await?;
    page.wait_for_text(".feedback.wrong", "Not quite.").await?;
    page.wait_for_text(".feedback.wrong", reason).await?;
    page.wait_for_script(
        "return document.getElementById('spoken').textContent.startsWith('Not quite. ');",
    )
    .await?;
    assert_eq!(station_table(page).await?, before);
    page.wait_until_gone(".planning").await
}

#[test]
fn the_whole_lesson_by_mouse() -> TestResult {
    run("lesson", DESKTOP, async |page| {
        page.goto("").await?;
        page.click_button("Learn Argonaut's Wheel").await?;
        wait_for_board(page).await?;
        let mut steps = lesson()?;
        let count = steps.len();
        assert_eq!(count, 12);
        page.wait_for("#back:disabled").await?;
        let mut rejected = 0;
        for (at, step) in steps.iter_mut().enumerate() {
            page.wait_for(&format!("main.practice[data-step='{}']", at + 1))
                .await?;
            page.wait_for_text("#task h2", &format!("{} of {count}: ", at + 1))
                .await?;
            let word = step.solution[0].clone();
            if word != "*"
                && let Some(other) = step.other_action(&word)
            {
                assert_rejected(page, Input::Mouse, other, "").await?;
                wait_for_phase(page, 0, "open").await?;
                rejected += 1;
            }
            play_task(page, Input::Mouse, step).await?;
            page.wait_for_text(".feedback", "Well done.").await?;
            if at == 4 {
                page.screenshot("lesson-stacks-desktop").await?;
            }
            if at + 1 < count {
                page.click("#next").await?;
            }
        }
        assert!(rejected > 5, "{rejected}");
        page.wait_for_text(".feedback", "That is the whole game.")
            .await?;
        page.take_screenshots("lesson-end").await?;
        assert_eq!(page.count("#next").await?, 0);
        page.click_button("Play your first game").await?;
        page.wait_for("#begin").await?;
        Ok(())
    })
}

#[test]
fn show_me_highlights_the_action() -> TestResult {
    run("lesson_show_me", PHONE, async |page| {
        page.goto("#/learn/argonauts-wheel").await?;
        wait_for_board(page).await?;
        let mut steps = lesson()?;
        let first = steps.first_mut().ok_or_else(|| TestError::new("no step"))?;
        let other = first.other_action("7-6");
        let other = other.ok_or_else(|| TestError::new("there is no other legal action"))?;
        assert_rejected(page, Input::Touch, other, "Move the one on 7.").await?;
        page.take_screenshots("lesson-wrong").await?;
        page.set_viewport(PHONE).await?;
        Input::Touch.press(page, "#show-me").await?;
        page.wait_for_text(".feedback", "Here is how:").await?;
        assert_eq!(page.count(".aw-ring.hinted").await?, 2);
        page.wait_for("#show-me:disabled").await?;
        wait_for_phase(page, 0, "open").await?;
        play_task(page, Input::Touch, first).await?;
        // Restart, next and previous step.
        Input::Touch.press(page, "#again").await?;
        wait_for_phase(page, 0, "open").await?;
        assert_eq!(page.count(".aw-ring.hinted").await?, 0);
        Input::Touch.press(page, "#next").await?;
        page.wait_for("main.practice[data-step='2']").await?;
        Input::Touch.press(page, "#back").await?;
        page.wait_for("main.practice[data-step='1']").await?;
        wait_for_phase(page, 0, "open").await
    })
}

#[test]
fn the_first_lesson_steps_by_keyboard() -> TestResult {
    run("lesson_keyboard", DESKTOP, async |page| {
        page.goto("#/learn/argonauts-wheel").await?;
        wait_for_board(page).await?;
        for (at, step) in lesson()?.iter_mut().enumerate().take(5) {
            page.wait_for(&format!("main.practice[data-step='{}']", at + 1))
                .await?;
            play_task(page, Input::Keyboard, step).await?;
            Input::Keyboard.press(page, "#next").await?;
        }
        page.wait_for("main.practice[data-step='6']")
            .await
            .map(|_| ())
    })
}

#[test]
fn a_solved_puzzle_is_stored() -> TestResult {
    run("puzzle", DESKTOP, async |page| {
        let mut puzzles = puzzles()?;
        page.goto("").await?;
        page.click_button("Puzzles Argonaut's Wheel").await?;
        let count = puzzles.len();
        page.wait_for_text(".solved-count", &format!("0 of {count} solved."))
            .await?;
        assert_eq!(page.count(".puzzle-card").await?, count);
        page.take_screenshots("puzzles").await?;
        // The shared stylesheet is loaded once, even after navigation.
        let style = "return [...document.styleSheets].filter((sheet) => sheet.href?.endsWith('practice.css')).length;";
        page.wait_for_script(style).await?;
        page.click(".puzzle-card[href='#/puzzles/argonauts-wheel/1']")
            .await?;
        wait_for_board(page).await?;
        assert_eq!(page.script(style, vec![]).await?, 1);
        let first = puzzles.first_mut().ok_or_else(|| TestError::new("none"))?;
        let turns = first.solution.len().div_ceil(2);
        page.wait_for_text("#task h2", &format!("Win in {turns}"))
            .await?;
        if let Some(other) = first.other_action(&first.solution[0]) {
            assert_rejected(page, Input::Mouse, other, "so it was undone.").await?;
            page.take_screenshots("puzzle-wrong").await?;
        }
        play_task(page, Input::Mouse, first).await?;
        page.wait_for("main.practice[data-solved='true']").await?;
        page.wait_for_text("#task", "Well done.").await?;
        page.take_screenshots("puzzle-solved").await?;

        page.reload().await?;
        wait_for_board(page).await?;
        page.wait_for("main.practice[data-solved='true'][data-phase='open']")
            .await?;
        page.click_button("All puzzles").await?;
        page.wait_for_text(".solved-count", &format!("1 of {count} solved."))
            .await?;
        page.wait_for(".puzzle-card[href$='/1'][data-solved='true']")
            .await?;
        assert_eq!(page.count("[data-solved='true']").await?, 1);
        Ok(())
    })
}

#[test]
fn a_puzzle_solved_with_help_does_not_count() -> TestResult {
    run("puzzle_with_help", PHONE, async |page| {
        let mut puzzles = puzzles()?;
        page.goto("#/puzzles/argonauts-wheel/2").await?;
        wait_for_board(page).await?;
        Input::Touch.press(page, "#show-me").await?;
        page.wait_for_text("#task", "With help, it does not count as solved")
            .await?;
        let second = puzzles.get_mut(1).ok_or_else(|| TestError::new("none"))?;
        play_task(page, Input::Touch, second).await?;
        page.wait_for("main.practice[data-solved='false']").await?;
        page.wait_for_text("#task", "With help, it does not count as solved")
            .await?;
        // Restarted, it counts as solved.
        Input::Touch.press(page, "#again").await?;
        let mut again = self::puzzles()?;
        let second = again.get_mut(1).ok_or_else(|| TestError::new("none"))?;
        play_task(page, Input::Touch, second).await?;
        page.wait_for("main.practice[data-solved='true']").await?;
        page.click_button("Next puzzle").await?;
        page.wait_for_text("#task h2", "3 of ").await
    })
}

#[test]
fn solved_puzzles_are_counted() -> TestResult {
    run("puzzles_all", DESKTOP, async |page| {
        page.goto("#/settings").await?;
        page.click("input[name='pace'][value='at-once']").await?;
        for (at, puzzle) in puzzles()?.iter_mut().enumerate().take(3) {
            page.goto(&format!("#/puzzles/argonauts-wheel/{}", at + 1))
                .await?;
            wait_for_board(page).await?;
            play_task(page, Input::Mouse, puzzle).await?;
            page.wait_for("main.practice[data-solved='true']").await?;
        }
        page.goto("#/puzzles/argonauts-wheel").await?;
        page.wait_for_text(".solved-count", "3 of 12 solved.").await
    })
}

#[test]
fn unknown_lessons_and_puzzles_have_no_page() -> TestResult {
    run("unknown_practice", PHONE, async |page| {
        for route in [
            "#/puzzles/turn-of-time/1",
            "#/puzzles/turn-of-time/last-card/6/1",
            "#/puzzles/turn-of-time/last-card/1/x",
            "#/puzzles/turn-of-time/win/1/1",
            "#/puzzles/wheel-of-fortune",
            "#/puzzles/world-wonders",
            "#/learn/nothing",
            "#/puzzles/argonauts-wheel/0",
            "#/puzzles/argonauts-wheel/99",
        ] {
            page.goto(route).await?;
            page.wait_for_text("main", "There is nothing at this address")
                .await
                .map_err(|error| error.context(route))?;
        }
        Ok(())
    })
}
