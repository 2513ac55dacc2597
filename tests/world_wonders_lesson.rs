//! The lesson of World Wonders.

#[path = "../src/games/world_wonders/lesson/position.rs"]
pub mod position;

use harness::play::Input;
use harness::play::lesson::{Learnt, Step, play_lesson, play_steps, show_me, steps};
use harness::play::world_wonders::{perform, wait_for_board};
use harness::{DESKTOP, Driver, PHONE, TestError, TestResult, run};
use position::parse_position;
use rules::{Action, State};

/// The source of the lesson.
const LESSON: &str = include_str!("../src/games/world_wonders/lesson/mod.rs");

struct Wonders;

impl Learnt for Wonders {
    fn start(&self, step: &Step) -> Option<State> {
        parse_position(step.position_texts().first()?)
    }

    async fn perform(
        &self,
        page: &impl Driver,
        input: Input,
        state: &State,
        action: Action,
    ) -> TestResult {
        match (state, action) {
            (State::WorldWonders(state), Action::WorldWonders(action)) => {
                perform(page, input, state, action).await
            }
            _ => Err(TestError::new("an action of another game")),
        }
    }
}

#[test]
fn the_whole_lesson_by_mouse() -> TestResult {
    run("world_wonders_lesson", DESKTOP, async |page| {
        page.goto("").await?;
        page.click_button("Learn World Wonders").await?;
        wait_for_board(page).await?;
        let steps = steps(LESSON);
        assert_eq!(steps.len(), 13);
        play_lesson(page, Input::Mouse, &Wonders, &steps, "city").await
    })
}

#[test]
fn the_first_lesson_steps_by_touch() -> TestResult {
    run("world_wonders_lesson_phone", PHONE, async |page| {
        page.goto("#/learn/world-wonders").await?;
        wait_for_board(page).await?;
        show_me(page, Input::Touch, "#board .ww-hinted").await?;
        let steps = steps(LESSON);
        play_steps(page, Input::Touch, &Wonders, &steps, 4)
            .await
            .map(|_| ())
    })
}
