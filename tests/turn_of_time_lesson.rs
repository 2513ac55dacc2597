//! The lesson of Turn of Time.

use harness::play::Input;
use harness::play::lesson::{Learnt, Step, play_lesson, play_steps, show_me, steps};
use harness::play::turn_of_time::perform;
use harness::{DESKTOP, Driver, PHONE, TestError, TestResult, run};
use rules::{Action, GameId, Setup, State};

/// The source of the lesson.
const LESSON: &str = include_str!("../src/games/turn_of_time/lesson/mod.rs");

struct TurnOfTime;

impl Learnt for TurnOfTime {
    fn start(&self, step: &Step) -> Option<State> {
        let texts = step.position_texts();
        let actions = texts.last()?;
        let setup = if step.position.starts_with("alone") {
            let mut words = step.position.split(|c: char| !c.is_ascii_digit());
            let seed = words.find_map(|word| word.parse().ok())?;
            let setup = Setup::new(GameId::TurnOfTime, 1, seed).ok()?;
            match texts.as_slice() {
                [option, choice, _] => setup.with_choice(option, choice).ok()?,
                _ => setup,
            }
        } else {
            let draws = ["Sp", "Su", "Fa", "Wi"].map(str::to_owned).to_vec();
            let setup = Setup::new(GameId::TurnOfTime, 2, 0).ok()?;
            setup.with_draws(draws).ok()?
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

#[test]
fn the_whole_lesson_by_mouse() -> TestResult {
    run("turn_of_time_lesson", DESKTOP, async |page| {
        page.goto("").await?;
        page.click_button("Learn Turn of Time").await?;
        let steps = steps(LESSON);
        assert_eq!(steps.len(), 14);
        play_lesson(page, Input::Mouse, &TurnOfTime, &steps, "seasons").await
    })
}

#[test]
fn the_first_lesson_steps_by_touch() -> TestResult {
    run("turn_of_time_lesson_phone", PHONE, async |page| {
        page.goto("#/learn/turn-of-time").await?;
        show_me(page, Input::Touch, "#board .hinted").await?;
        let steps = steps(LESSON);
        play_steps(page, Input::Touch, &TurnOfTime, &steps, 4)
            .await
            .map(|_| ())
    })
}
