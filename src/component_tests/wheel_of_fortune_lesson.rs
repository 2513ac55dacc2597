//! The lesson of The Wheel of Fortune.

use super::Page;
use crate::games::practice_of;
use page_driver::play::Input;
use page_driver::play::lesson::{Learnt, Step, play_lesson, play_steps, show_me, steps};
use page_driver::play::wheel_of_fortune::{perform, wait_for_board};
use page_driver::{Driver, TestError, TestResult};
use rules::games::wheel_of_fortune::{Scenario, Tile, WheelOfFortune};
use rules::{Action, GameId, Setup, State};
use wasm_bindgen_test::wasm_bindgen_test;

/// The source of the lesson.
const LESSON: &str = include_str!("../games/wheel_of_fortune/lesson/mod.rs");
/// The words of the game.
const WORDS: &str = include_str!("../../locales/en/wheel-of-fortune.ftl");

struct Wheel;

/// The state after actions in notation.
fn played(mut state: State, actions: &str) -> Option<State> {
    for text in actions.split_whitespace() {
        state.apply(state.parse_action(text).ok()?).ok()?;
    }
    Some(state)
}

impl Learnt for Wheel {
    fn start(&self, step: &Step) -> Option<State> {
        match step.position_texts().as_slice() {
            [draws, actions] => {
                let draws = draws.split_whitespace().map(str::to_owned).collect();
                let setup = Setup::new(GameId::WheelOfFortune, 2, 0).ok()?;
                played(State::start(&setup.with_draws(draws).ok()?), actions)
            }
            [text] => {
                let (tiles, actions) = text.split_once(':')?;
                let tiles: Vec<Tile> = tiles
                    .split_whitespace()
                    .map(str::parse)
                    .collect::<Result<_, _>>()
                    .ok()?;
                let start = WheelOfFortune::from_scenario(&Scenario {
                    tile_limit: tiles.len(),
                    tiles,
                    ..Scenario::default()
                });
                played(State::from(start), actions)
            }
            _ => None,
        }
    }

    async fn perform(
        &self,
        page: &impl Driver,
        input: Input,
        state: &State,
        action: Action,
    ) -> TestResult {
        match (state, action) {
            (State::WheelOfFortune(state), Action::WheelOfFortune(action)) => {
                perform(page, input, state, action, 0).await
            }
            _ => Err(TestError::new("an action of another game")),
        }
    }
}

/// How many steps are the lesson itself.
fn core() -> usize {
    practice_of(GameId::WheelOfFortune).map_or(0, |practice| practice.core)
}

#[wasm_bindgen_test]
async fn the_first_steps_by_touch() -> TestResult {
    let page = Page::at_once().await?;
    page.goto("#/learn/wheel-of-fortune").await?;
    wait_for_board(&page).await?;
    show_me(&page, Input::Touch, "#board .hinted").await?;
    let steps = steps(LESSON, WORDS);
    play_steps(&page, Input::Touch, &Wheel, &steps, core(), 4)
        .await
        .map(drop)
}

mod long_run {
    use super::*;

    #[wasm_bindgen_test]
    async fn the_whole_lesson_by_mouse() -> TestResult {
        let page = Page::at_once().await?;
        page.goto("").await?;
        page.click_button("Learn Carcassonne: The Wheel of Fortune")
            .await?;
        wait_for_board(&page).await?;
        let steps = steps(LESSON, WORDS);
        assert_eq!(steps.len(), 13);
        play_lesson(&page, Input::Mouse, &Wheel, &steps, core(), "country").await
    }
}
