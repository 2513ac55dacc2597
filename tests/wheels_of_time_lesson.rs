//! The lesson of Wheels of Time.

use harness::play::Input;
use harness::play::wheels_of_time::{parse_action, perform, wait_for_board, wait_for_state};
use harness::{DESKTOP, Driver, PHONE, Page, TestError, TestResult, run};
use rules::Seat;
use rules::game::Game as _;
use rules::games::wheels_of_time::{City, Die, Scenario, Wheels, WheelsOfTime};

/// The source of the lesson.
const LESSON: &str = include_str!("../src/games/wheels_of_time/lesson.rs");

/// The positions of all steps, each with its solution.
fn steps() -> Vec<(&'static str, &'static str)> {
    let data = LESSON.split("#[cfg(test)]").next().unwrap_or_default();
    let values = |field: &'static str| {
        let parts = data.split(field).skip(1);
        parts.filter_map(|part| part.split('"').next())
    };
    values(" position: Position::Text(\"")
        .zip(values(" solution: \""))
        .collect()
}

/// Parses a position: the wheels' spaces, the cities and the first dice.
fn parse_position(text: &str) -> Option<WheelsOfTime> {
    let mut actions = text.split(' ');
    let spaces = actions.next()?.split(',').map(|space| space.parse().ok());
    let [one, two, a, b] = spaces.collect::<Option<Vec<u8>>>()?.try_into().ok()?;
    let mut position = Scenario {
        players: 0,
        wheels: Wheels::new(one, two, a, b)?,
        ..Scenario::default()
    };
    for text in actions {
        if let Some(die) = text.strip_prefix('d') {
            position.dice.push(Die::new(die.parse().ok()?)?);
            continue;
        }
        let digits: [u8; 10] = text.as_bytes().try_into().ok()?;
        let city = position.cities.get_mut(usize::from(position.players))?;
        *city = City::with_tracks(digits.map(|digit| digit.wrapping_sub(b'0')))?;
        position.players += 1;
    }
    Some(WheelsOfTime::from_scenario(position))
}

async fn wait_for_phase(page: &Page, taken: usize, phase: &str) -> TestResult {
    page.wait_for(&format!(
        "main.practice[data-taken='{taken}'][data-phase='{phase}']"
    ))
    .await
    .map(|_| ())
}

/// Asserts that another action is rejected with a message and changes nothing.
async fn assert_rejected(
    page: &Page,
    input: Input,
    state: &WheelsOfTime,
    expected: &str,
) -> TestResult {
    let mut legal = Vec::new();
    state.legal_actions(&mut legal);
    let mut others = legal.into_iter();
    let other = others.find(|action| WheelsOfTime::notation(*action) != expected);
    let other = other.ok_or_else(|| TestError::new("there is no other legal action"))?;
    perform(page, input, other).await?;
    page.wait_for_text(".feedback.wrong", "Not quite.").await?;
    wait_for_phase(page, 0, "open").await?;
    wait_for_state(page, state).await
}

/// Plays the learner's actions and waits for the replies.
async fn play_step(page: &Page, input: Input, position: &str, solution: &str) -> TestResult {
    let state = parse_position(position);
    let mut state = state.ok_or_else(|| TestError::new("the position is invalid"))?;
    wait_for_state(page, &state).await?;
    let actions: Vec<&str> = solution.split(' ').collect();
    assert_rejected(page, input, &state, actions[0]).await?;
    for (taken, text) in actions.iter().enumerate() {
        let action = parse_action(&state, text)?;
        if state.to_act() == Some(Seat::FIRST) {
            wait_for_phase(page, taken, "open").await?;
            perform(page, input, action)
                .await
                .map_err(|error| error.context(text))?;
        }
        state.apply_unchecked(action, &mut Vec::new());
        // Replies follow one after another.
        page.wait_for_script(&format!(
            "return Number(document.querySelector('main').dataset.taken) > {taken};"
        ))
        .await?;
    }
    wait_for_phase(page, actions.len(), "done").await?;
    page.wait_for_text(".feedback", "Well done.").await?;
    wait_for_state(page, &state).await
}

/// Completes the first steps of the lesson.
async fn complete_steps(page: &Page, input: Input, steps_wanted: usize) -> TestResult {
    wait_for_board(page).await?;
    let steps = steps();
    let count = steps.len();
    assert_eq!(count, 14);
    for (at, (position, solution)) in steps.into_iter().enumerate().take(steps_wanted) {
        page.wait_for(&format!("main.practice[data-step='{}']", at + 1))
            .await?;
        page.wait_for_text("#task h2", &format!("{} of {count}: ", at + 1))
            .await?;
        play_step(page, input, position, solution)
            .await
            .map_err(|error| error.context(position))?;
        if at + 1 < count {
            input.press(page, "#next").await?;
        }
    }
    Ok(())
}

async fn complete_lesson(page: &Page, input: Input) -> TestResult {
    complete_steps(page, input, usize::MAX).await?;
    assert_eq!(page.count("#next").await?, 0);
    assert_eq!(page.count("a[href='#/puzzles/wheels-of-time']").await?, 1);
    page.take_screenshots("lesson-gears-end").await?;
    page.click_button("Play your first game").await?;
    page.wait_for("#begin").await.map(|_| ())
}

#[test]
fn the_whole_lesson_by_mouse() -> TestResult {
    run("wheels_of_time_lesson", DESKTOP, async |page| {
        page.goto("").await?;
        page.click_button("Learn Wheels of Time").await?;
        complete_lesson(page, Input::Mouse).await
    })
}

#[test]
fn the_first_lesson_steps_by_touch() -> TestResult {
    run("wheels_of_time_lesson_phone", PHONE, async |page| {
        page.goto("#/learn/wheels-of-time").await?;
        wait_for_board(page).await?;
        Input::Touch.press(page, "#show-me").await?;
        page.wait_for_text(".feedback", "Here is how:").await?;
        page.wait_for(".wt-target-link.hinted").await?;
        complete_steps(page, Input::Touch, 4).await
    })
}
