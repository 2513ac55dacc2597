//! The lessons of Turn of Time, The Wheel of Fortune and World Wonders, from the first step to the
//! last by mouse. The steps are read from the source of each lesson.

use crate::world_wonders_lesson::position;
use harness::play::{Input, turn_of_time, wheel_of_fortune, world_wonders};
use harness::{DESKTOP, Page, TestError, TestResult, run};
use rules::games::turn_of_time::TurnOfTime;
use rules::games::wheel_of_fortune::{Scenario, Tile, WheelOfFortune};
use rules::games::world_wonders::WorldWonders;
use rules::registry::RegisteredGame as _;
use rules::{Action, GameId, Seat, Setup, State};

/// A step of a lesson.
struct Step {
    position: State,
    /// The learner's actions and the replies, the first of several right ones; `*` is any.
    solution: Vec<String>,
}

/// The text literals of a part of a source, in order.
fn literals(source: &str) -> Vec<&str> {
    source.split('"').skip(1).step_by(2).collect()
}

/// The steps in the source of a lesson; `position` makes a position of its part of the source.
fn steps(source: &str, position: impl Fn(&str) -> Option<State>) -> TestResult<Vec<Step>> {
    let data = source.split("const LESSON").nth(1).unwrap_or_default();
    let mut steps = Vec::new();
    for part in data.split(" position: ").skip(1) {
        let missing = || TestError::new(format!("not a step: {part:.80}"));
        let (at, rest) = part.split_once(" solution: ").ok_or_else(missing)?;
        let solution = literals(rest).first().copied().ok_or_else(missing)?;
        let first = |text: &str| text.split('|').next().unwrap_or_default().to_owned();
        steps.push(Step {
            position: position(at).ok_or_else(missing)?,
            solution: solution.split(' ').map(first).collect(),
        });
    }
    Ok(steps)
}

/// The state after actions in notation.
fn after(mut state: State, actions: &str) -> Option<State> {
    for text in actions.split_whitespace() {
        let action = state.parse_action(text).ok()?;
        state.apply(action).ok()?;
    }
    Some(state)
}

/// The start of a game with these draws.
fn start(game: GameId, players: u8, seed: u64, draws: &str) -> Option<Setup> {
    let draws = draws.split_whitespace().map(str::to_owned).collect();
    let setup = Setup::new(game, players, seed).ok()?;
    setup.with_draws(draws).ok()
}

async fn wait_until_taken(page: &Page, taken: usize) -> TestResult {
    page.wait_for_script(&format!(
        "return Number(document.querySelector('main').dataset.taken) >= {taken};"
    ))
    .await
    .map(|_| ())
}

/// Performs an action on the game's board.
async fn perform(page: &Page, state: &State, action: Action, number: usize) -> TestResult {
    match action {
        Action::TurnOfTime(action) => turn_of_time::perform(page, Input::Mouse, action).await,
        Action::WheelOfFortune(action) => {
            let state = WheelOfFortune::from_state(state);
            let state = state.ok_or_else(|| TestError::new("another game"))?;
            wheel_of_fortune::perform(page, Input::Mouse, state, action, number).await
        }
        Action::WorldWonders(action) => {
            let state = WorldWonders::from_state(state);
            let state = state.ok_or_else(|| TestError::new("another game"))?;
            world_wonders::perform(page, Input::Mouse, state, action).await
        }
        other => Err(TestError::new(format!("{other} is of another game"))),
    }
}

/// Goes through a whole lesson.
async fn complete(page: &Page, game: GameId, steps: Vec<Step>) -> TestResult {
    page.goto(&format!("#/learn/{}", game.id())).await?;
    let count = steps.len();
    assert!(count >= 13, "{count}");
    for (at, step) in steps.into_iter().enumerate() {
        page.wait_for(&format!("main.practice[data-step='{}']", at + 1))
            .await?;
        let mut state = step.position;
        for (taken, text) in step.solution.iter().enumerate() {
            wait_until_taken(page, taken).await?;
            let action = match text.as_str() {
                "*" => state.legal_actions().first().copied(),
                text => state.parse_action(text).ok(),
            };
            let action = action.ok_or_else(|| TestError::new(format!("step {at}: {text}")))?;
            if state.to_act() == Some(Seat::FIRST) {
                perform(page, &state, action, taken)
                    .await
                    .map_err(|error| error.context(&format!("step {at}: {text}")))?;
            }
            let applied = state.apply(action);
            applied.map_err(|error| TestError::new(error.to_string()))?;
        }
        page.wait_for("main.practice[data-phase='done']").await?;
        page.wait_for_text(".feedback", "Well done.").await?;
        if at + 1 < count {
            page.click("#next").await?;
        }
    }
    assert_eq!(page.count("#next").await?, 0);
    Ok(())
}

#[test]
fn turn_of_time_to_the_end() -> TestResult {
    let steps = steps(
        include_str!("../src/games/turn_of_time/lesson/mod.rs"),
        |at| {
            let actions = literals(at).last().copied().unwrap_or_default();
            if at.starts_with("alone") {
                let goal = if at.contains("BALANCE") || at.contains("balance") {
                    "balance"
                } else {
                    "dominance"
                };
                let seed = at.split(|c: char| !c.is_ascii_digit());
                let seed = seed.filter_map(|digits| digits.parse().ok()).next()?;
                let setup = Setup::new(GameId::TurnOfTime, 1, seed).ok()?;
                let setup = setup.with_choice("goal", goal).ok()?;
                return after(State::start(&setup), actions);
            }
            let setup = start(GameId::TurnOfTime, 2, 0, "Sp Su Fa Wi")?;
            after(State::start(&setup), actions)
        },
    )?;
    run("lesson_turn_of_time", DESKTOP, async |page| {
        // A likely mistake has an answer of its own.
        page.goto("#/learn/turn-of-time").await?;
        page.wait_for("main.practice[data-step='1']").await?;
        let wrong = steps[0].position.parse_action("Su/Sp@m13");
        let wrong = wrong.map_err(|_| TestError::new("the mistake is not legal"))?;
        if let Some(action) = TurnOfTime::from_action(wrong) {
            turn_of_time::perform(page, Input::Mouse, action).await?;
        }
        page.wait_for_text(".feedback.wrong", "That Summer has another season")
            .await?;
        complete(page, GameId::TurnOfTime, steps).await
    })
}

#[test]
fn wheel_of_fortune_to_the_end() -> TestResult {
    let steps = steps(
        include_str!("../src/games/wheel_of_fortune/lesson/mod.rs"),
        |at| match *literals(at) {
            [draws, actions] => {
                let setup = start(GameId::WheelOfFortune, 2, 0, draws)?;
                after(State::start(&setup), actions)
            }
            [text] => {
                let (tiles, actions) = text.split_once(':')?;
                let tiles = tiles.split_whitespace().map(str::parse);
                let tiles: Vec<Tile> = tiles.collect::<Result<_, _>>().ok()?;
                let scenario = Scenario {
                    tile_limit: tiles.len(),
                    tiles,
                    ..Scenario::default()
                };
                after(
                    State::from(WheelOfFortune::from_scenario(&scenario)),
                    actions,
                )
            }
            _ => None,
        },
    )?;
    run("lesson_wheel_of_fortune", DESKTOP, async |page| {
        complete(page, GameId::WheelOfFortune, steps).await
    })
}

#[test]
fn world_wonders_to_the_end() -> TestResult {
    let steps = steps(
        include_str!("../src/games/world_wonders/lesson/mod.rs"),
        |at| position::parse_position(literals(at).first()?),
    )?;
    run("lesson_world_wonders", DESKTOP, async |page| {
        complete(page, GameId::WorldWonders, steps).await
    })
}
