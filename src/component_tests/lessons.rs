//! The lessons of Turn of Time and Argonaut's Wheel, step by step.

use super::Page;
use super::practice::{Task, assert_rejected, page_at_once, play_task, wait_for_phase};
use crate::games::practice_of;
use page_driver::play::Input;
use page_driver::play::argonauts_wheel::wait_for_board;
use page_driver::play::lesson::{Learnt, Step, play_lesson, play_steps, show_me, steps};
use page_driver::play::turn_of_time::perform;
use page_driver::{Driver, Key, TestError, TestResult};
use rules::{Action, GameId, Setup, State};
use wasm_bindgen_test::wasm_bindgen_test;

/// The sources of the lessons.
const TURN_OF_TIME: &str = include_str!("../games/turn_of_time/lesson/mod.rs");
/// The words of Turn of Time.
const WORDS: &str = include_str!("../../locales/en/turn-of-time.ftl");
const ARGONAUTS_WHEEL: &str = include_str!("../games/argonauts_wheel/lesson.rs");

struct TurnOfTime;

impl Learnt for TurnOfTime {
    fn start(&self, step: &Step) -> Option<State> {
        let texts = step.position_texts();
        let actions = texts.last()?;
        let setup = if step.position.starts_with("alone") {
            let seed = step
                .position
                .split(|c: char| !c.is_ascii_digit())
                .find_map(|word| word.parse().ok())?;
            let setup = Setup::new(GameId::TurnOfTime, 1, seed).ok()?;
            match texts.as_slice() {
                [option, choice, _] => setup.with_choice(option, choice).ok()?,
                _ => setup,
            }
        } else {
            let draws = ["Sp", "Su", "Fa", "Wi"].map(str::to_owned).to_vec();
            Setup::new(GameId::TurnOfTime, 2, 0)
                .ok()?
                .with_draws(draws)
                .ok()?
        };
        let mut state = State::start(&setup);
        for text in actions.split_whitespace() {
            state.apply(state.parse_action(text).ok()?).ok()?;
        }
        Some(state)
    }

    async fn perform(
        &self,
        page: &impl Driver,
        input: Input,
        _: &State,
        action: Action,
    ) -> TestResult {
        match action {
            Action::TurnOfTime(action) => perform(page, input, action).await,
            _ => Err(TestError::new("an action of another game")),
        }
    }
}

/// The steps of the lesson of Argonaut's Wheel.
fn wheel_steps() -> TestResult<Vec<Task>> {
    let data = ARGONAUTS_WHEEL
        .split("#[cfg(test)]")
        .next()
        .unwrap_or_default();
    let values = |field: &str| -> Vec<&str> {
        let prefix = format!(" {field}: ");
        data.split(&*prefix)
            .skip(1)
            .filter_map(|part| part.lines().next()?.strip_suffix(','))
            .map(|part| {
                if part == "ANY" {
                    "*"
                } else {
                    part.strip_prefix("Position::Text(")
                        .unwrap_or(part)
                        .trim_end_matches(')')
                        .trim_matches('"')
                }
            })
            .collect()
    };
    values("position")
        .into_iter()
        .zip(values("solution"))
        .map(|(position, solution)| Task::new(position, solution))
        .collect()
}

/// How many steps of a lesson are the lesson itself.
fn core(game: GameId) -> usize {
    practice_of(game).map_or(0, |practice| practice.core)
}

/// The first step of the lesson of Argonaut's Wheel.
fn first_wheel_step() -> TestResult<Task> {
    let first = wheel_steps()?.into_iter().next();
    first.ok_or_else(|| TestError::new("no step"))
}

async fn open_wheel_lesson() -> TestResult<Page> {
    let page = page_at_once().await?;
    page.goto("#/learn/argonauts-wheel").await?;
    wait_for_board(&page).await?;
    Ok(page)
}

#[wasm_bindgen_test]
async fn the_whole_lesson_of_argonauts_wheel_by_mouse() -> TestResult {
    let page = page_at_once().await?;
    page.goto("").await?;
    page.click_button("Learn Argonaut's Wheel").await?;
    wait_for_board(&page).await?;
    let steps = wheel_steps()?;
    let count = steps.len();
    assert_eq!(count, 13);
    let core = core(GameId::ArgonautsWheel);
    page.wait_for("#back:disabled").await?;
    let mut rejected = 0;
    for (at, step) in steps.into_iter().enumerate() {
        page.wait_for(&format!("main.practice[data-step='{}']", at + 1))
            .await?;
        let heading = match (at + 1).checked_sub(core) {
            None | Some(0) => format!("{} of {core}: ", at + 1),
            Some(more) => format!("More, {more} of {}: ", count - core),
        };
        page.wait_for_text("#task h2", &heading).await?;
        let word = &step.solution[0];
        if word != "*"
            && let Some(other) = step.other_action(word)
        {
            assert_rejected(&page, Input::Mouse, other, "").await?;
            rejected += 1;
        }
        play_task(&page, Input::Mouse, step).await?;
        page.wait_for_text(".feedback", "Well done.").await?;
        if at + 1 == core {
            // Enough for a first game; the rest is for who wants to know all.
            page.wait_for_text("#next", "More").await?;
            page.wait_for_text("main .buttons a.primary", "Play your first game")
                .await?;
        }
        if at + 1 < count {
            page.click("#next").await?;
        }
    }
    assert!(rejected > 5, "{rejected}");
    page.wait_for_text(".feedback", "That is the whole game.")
        .await?;
    assert_eq!(page.count("#next").await?, 0);
    page.click_button("Play your first game").await?;
    page.wait_for("#begin").await
}

#[wasm_bindgen_test]
async fn show_me_highlights_the_action() -> TestResult {
    let page = open_wheel_lesson().await?;
    let first = first_wheel_step()?;
    let other = first.other_action("0-4");
    let other = other.ok_or_else(|| TestError::new("there is no other legal action"))?;
    assert_rejected(&page, Input::Touch, other, "Only your cone can win").await?;
    Input::Touch.press(&page, "#show-me").await?;
    page.wait_for_text(".feedback", "Here's how:").await?;
    assert_eq!(page.count(".aw-ring.hinted").await?, 2);
    page.wait_for("#show-me:disabled").await?;
    wait_for_phase(&page, 0, "open").await?;
    play_task(&page, Input::Touch, first).await?;
    // Restart, next and previous step.
    Input::Touch.press(&page, "#again").await?;
    wait_for_phase(&page, 0, "open").await?;
    assert_eq!(page.count(".aw-ring.hinted").await?, 0);
    Input::Touch.press(&page, "#next").await?;
    page.wait_for("main.practice[data-step='2']").await?;
    Input::Touch.press(&page, "#back").await?;
    page.wait_for("main.practice[data-step='1']").await?;
    wait_for_phase(&page, 0, "open").await
}

/// Escape clears what is chosen, but no feedback; going on announces the next step.
#[wasm_bindgen_test]
async fn a_lesson_announces_its_steps_and_clears_choices() -> TestResult {
    let page = open_wheel_lesson().await?;
    page.click("#station-7").await?;
    page.wait_for(".planning").await?;
    page.press_keys(char::from(Key::Escape)).await?;
    page.wait_until_gone(".planning").await?;
    page.click("#next").await?;
    page.wait_for_script(
        "return document.getElementById('spoken').textContent.startsWith('2 of 7: From the right. Three stations are yours');",
    )
    .await
    .map(|_| ())
}

mod long_run {
    use super::*;

    #[wasm_bindgen_test]
    async fn the_first_steps_of_turn_of_time_by_touch_and_keyboard() -> TestResult {
        let steps = steps(TURN_OF_TIME, WORDS);
        for input in [Input::Touch, Input::Keyboard] {
            let page = page_at_once().await?;
            page.goto("#/learn/turn-of-time").await?;
            show_me(&page, input, "#board .hinted").await?;
            play_steps(
                &page,
                input,
                &TurnOfTime,
                &steps,
                core(GameId::TurnOfTime),
                4,
            )
            .await?;
        }
        Ok(())
    }

    #[wasm_bindgen_test]
    async fn the_first_steps_of_argonauts_wheel_by_keyboard() -> TestResult {
        let page = open_wheel_lesson().await?;
        for (at, step) in wheel_steps()?.into_iter().enumerate().take(5) {
            page.wait_for(&format!("main.practice[data-step='{}']", at + 1))
                .await?;
            play_task(&page, Input::Keyboard, step).await?;
            Input::Keyboard.press(&page, "#next").await?;
        }
        page.wait_for("main.practice[data-step='6']").await
    }

    #[wasm_bindgen_test]
    async fn the_whole_lesson_of_turn_of_time_by_mouse() -> TestResult {
        let page = page_at_once().await?;
        page.goto("").await?;
        page.click_button("Learn Turn of Time").await?;
        let steps = steps(TURN_OF_TIME, WORDS);
        assert_eq!(steps.len(), 14);
        let core = core(GameId::TurnOfTime);
        play_lesson(&page, Input::Mouse, &TurnOfTime, &steps, core, "seasons").await
    }
}
