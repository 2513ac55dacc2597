//! The numbered puzzles of Argonaut's Wheel, and what has no page.

use super::Page;
use page_driver::play::Input;
use page_driver::play::argonauts_wheel::{perform, wait_for_board};
use page_driver::{Driver as _, TestError, TestResult};
use rules::State;
use rules::games::argonauts_wheel::{Action, ArgonautsWheel};
use wasm_bindgen_test::wasm_bindgen_test;

/// Replies follow at once.
const AT_ONCE: &str = r#"{"turn-end":"ask","pace":"at-once"}"#;

/// The source of the puzzles.
const PUZZLES: &str = include_str!("../games/argonauts_wheel/puzzles.txt");

/// A position and the solution from there.
pub struct Task {
    state: State,
    /// The actions in notation, replies included; `*` for any.
    pub solution: Vec<String>,
}

impl Task {
    /// The task with this position and solution.
    pub fn new(text: &str, solution: &str) -> TestResult<Self> {
        let position = text
            .parse()
            .map_err(|error| TestError::new(format!("{text}: {error:?}")))?;
        Ok(Self {
            state: State::ArgonautsWheel(ArgonautsWheel::from_position(position)),
            solution: solution.split(' ').map(str::to_owned).collect(),
        })
    }

    /// The expected action; the first legal one for `*`.
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
    pub fn other_action(&self, word: &str) -> Option<Action> {
        let expected = self.expected(word).ok()?;
        self.state
            .legal_actions()
            .into_iter()
            .find_map(|action| match action {
                rules::Action::ArgonautsWheel(action) => (action != expected).then_some(action),
                _ => None,
            })
    }
}

/// The puzzle with this number, from 1.
fn puzzle(number: usize) -> TestResult<Task> {
    let line = PUZZLES
        .lines()
        .filter_map(|line| line.split_once(": "))
        .nth(number - 1);
    let (position, solution) = line.ok_or_else(|| TestError::new("there is no such puzzle"))?;
    Task::new(position, solution)
}

/// Waits until so many actions of the solution are done, and for a phase: `open`, `answer` or `done`.
pub async fn wait_for_phase(page: &Page, taken: usize, phase: &str) -> TestResult {
    page.wait_for(&format!(
        "main.practice[data-taken='{taken}'][data-phase='{phase}']"
    ))
    .await
}

/// Plays the learner's actions and waits for the replies.
pub async fn play_task(page: &Page, input: Input, mut task: Task) -> TestResult {
    let line = task.solution.clone();
    for (number, word) in line.iter().enumerate() {
        let action = task.expected(word)?;
        if number % 2 == 0 {
            wait_for_phase(page, number, "open").await?;
            perform(page, input, action)
                .await
                .map_err(|error| error.context(word))?;
        }
        let applied = task.state.apply(rules::Action::ArgonautsWheel(action));
        applied.map_err(|error| TestError::new(format!("{error:?}")))?;
    }
    wait_for_phase(page, line.len(), "done").await
}

/// Asserts that another action is rejected with a reason and changes nothing.
pub async fn assert_rejected(
    page: &Page,
    input: Input,
    action: Action,
    reason: &str,
) -> TestResult {
    let table = "return document.querySelector('.argonauts-wheel tbody').textContent;";
    let before = page.script(table, vec![]).await?;
    perform(page, input, action).await?;
    page.wait_for_text(".feedback.wrong", "Not quite.").await?;
    page.wait_for_text(".feedback.wrong", reason).await?;
    page.wait_for_script(
        "return document.getElementById('spoken').textContent.startsWith('Not quite. ');",
    )
    .await?;
    assert_eq!(page.script(table, vec![]).await?, before);
    wait_for_phase(page, 0, "open").await?;
    page.wait_until_gone(".planning").await
}

/// A page on which replies follow at once, without help for a first turn.
pub async fn page_at_once() -> TestResult<Page> {
    let page = Page::new().await?;
    page.set_settings(AT_ONCE).await?;
    Ok(page)
}

#[wasm_bindgen_test]
async fn a_solved_puzzle_is_stored() -> TestResult {
    let page = page_at_once().await?;
    page.goto("").await?;
    page.click_button("Argonaut's Wheel puzzles").await?;
    let count = PUZZLES.lines().filter(|line| line.contains(": ")).count();
    page.wait_for_text(".solved-count", &format!("0 of {count} solved."))
        .await?;
    assert_eq!(page.count(".puzzle-card").await?, count);
    // The shared stylesheet is loaded once, even after navigation.
    let style = "return [...document.styleSheets].filter((sheet) => sheet.href?.endsWith('practice.css')).length;";
    page.wait_for_script(style).await?;
    page.click(".puzzle-card[href='#/puzzles/argonauts-wheel/1']")
        .await?;
    wait_for_board(&page).await?;
    assert_eq!(page.script(style, vec![]).await?, 1);
    let first = puzzle(1)?;
    let turns = first.solution.len().div_ceil(2);
    page.wait_for_text("#task h2", &format!("Win in {turns}"))
        .await?;
    let other = first
        .other_action(&first.solution[0])
        .ok_or_else(|| TestError::new("there is nothing else to do"))?;
    assert_rejected(&page, Input::Mouse, other, "so it was undone.").await?;
    play_task(&page, Input::Mouse, first).await?;
    page.wait_for("main.practice[data-solved='true']").await?;
    page.wait_for_text("#task", "Well done.").await?;

    page.reload().await?;
    wait_for_board(&page).await?;
    page.wait_for("main.practice[data-solved='true'][data-phase='open']")
        .await?;
    page.click_button("All puzzles").await?;
    page.wait_for_text(".solved-count", &format!("1 of {count} solved."))
        .await?;
    page.wait_for(".puzzle-card[href$='/1'][data-solved='true']")
        .await?;
    assert_eq!(page.count("[data-solved='true']").await?, 1);
    Ok(())
}

#[wasm_bindgen_test]
async fn a_puzzle_solved_with_help_does_not_count() -> TestResult {
    let page = page_at_once().await?;
    page.goto("#/puzzles/argonauts-wheel/2").await?;
    wait_for_board(&page).await?;
    Input::Touch.press(&page, "#show-me").await?;
    page.wait_for_text("#task", "With help, it doesn't count as solved")
        .await?;
    page.wait_for("#show-me:disabled").await?;
    play_task(&page, Input::Touch, puzzle(2)?).await?;
    page.wait_for("main.practice[data-solved='false']").await?;
    page.wait_for_text("#task", "With help, it doesn't count as solved")
        .await?;
    // Restarted, it counts as solved.
    Input::Touch.press(&page, "#again").await?;
    play_task(&page, Input::Touch, puzzle(2)?).await?;
    page.wait_for("main.practice[data-solved='true']").await?;
    page.click_button("Next puzzle").await?;
    page.wait_for_text("#task h2", "3 of ").await?;
    page.wait_for("main.practice[data-solved='false'][data-phase='open']")
        .await
}

#[wasm_bindgen_test]
async fn solved_puzzles_are_counted() -> TestResult {
    let page = page_at_once().await?;
    for number in 1..=3 {
        page.goto(&format!("#/puzzles/argonauts-wheel/{number}"))
            .await?;
        wait_for_board(&page).await?;
        page.wait_for_text("#task h2", &format!("{number} of "))
            .await?;
        play_task(&page, Input::Mouse, puzzle(number)?).await?;
        page.wait_for("main.practice[data-solved='true']").await?;
    }
    page.goto("#/puzzles/argonauts-wheel").await?;
    page.wait_for_text(".solved-count", "3 of 12 solved.").await
}

/// The last puzzle leads back to all of them.
#[wasm_bindgen_test]
async fn the_last_puzzle_has_no_next_one() -> TestResult {
    let page = page_at_once().await?;
    page.goto("#/puzzles/argonauts-wheel/12").await?;
    wait_for_board(&page).await?;
    let links = page.names("link").await?;
    assert!(links.contains(&"All puzzles".to_owned()), "{links:?}");
    assert!(!links.contains(&"Next puzzle".to_owned()), "{links:?}");
    Ok(())
}

mod long_run {
    use super::*;

    #[wasm_bindgen_test]
    async fn a_puzzle_by_keyboard() -> TestResult {
        let page = page_at_once().await?;
        page.goto("#/puzzles/argonauts-wheel/1").await?;
        wait_for_board(&page).await?;
        play_task(&page, Input::Keyboard, puzzle(1)?).await?;
        page.wait_for("main.practice[data-solved='true']").await?;
        // The focus is still on the page.
        page.wait_for_script("return document.activeElement.closest('main') !== null;")
            .await
            .map(|_| ())
    }

    #[wasm_bindgen_test]
    async fn unknown_lessons_and_puzzles_have_no_page() -> TestResult {
        let page = Page::new().await?;
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
            "#/nowhere",
        ] {
            page.goto("#/about").await?;
            page.goto(route).await?;
            page.wait_for_text("main", "There is nothing at this address")
                .await
                .map_err(|error| error.context(route))?;
        }
        Ok(())
    }
}
