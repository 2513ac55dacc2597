//! The lessons of Wheels of Time and World Wonders: every step is solved on its board, what is wrong is answered and
//! changes nothing, and help shows what to do.

use super::Page;
use crate::games::{
    practice::{ANY, Practice, Task},
    practice_of,
};
use page_driver::play::{Input, keyboard, wheels_of_time, world_wonders};
use page_driver::{Driver as _, TestError, TestResult};
use rules::{Action, GameId, Seat, State};
use text::Locale;
use wasm_bindgen_test::wasm_bindgen_test;

/// Replies follow at once.
const AT_ONCE: &str = r#"{"pace":"at-once"}"#;

/// The lesson of a game.
fn lesson(game: GameId) -> TestResult<&'static Practice> {
    practice_of(game).ok_or_else(|| TestError::new("the game has no lesson"))
}

/// Waits for the board: it stays hidden until its drawings are loaded.
async fn wait_for_board(page: &Page, game: GameId) -> TestResult {
    match game {
        GameId::WheelsOfTime => wheels_of_time::wait_for_board(page).await,
        _ => world_wonders::wait_for_board(page).await,
    }
}

/// Opens the lesson of a game at one of its steps.
async fn open(game: GameId, step: usize) -> TestResult<Page> {
    let page = Page::new().await?;
    page.set_settings(AT_ONCE).await?;
    page.goto(&format!("#/learn/{}", game.id())).await?;
    wait_for_board(&page, game).await?;
    for _ in 0..step {
        page.click("#next").await?;
    }
    wait_for_step(&page, step).await?;
    Ok(page)
}

async fn wait_for_step(page: &Page, step: usize) -> TestResult {
    page.wait_for(&format!("main.practice[data-step='{}']", step + 1))
        .await
}

async fn wait_for_phase(page: &Page, taken: usize, phase: &str) -> TestResult {
    page.wait_for(&format!(
        "main.practice[data-taken='{taken}'][data-phase='{phase}']"
    ))
    .await
}

/// The actions that are accepted now.
fn accepted(task: &Task, state: &State, done: usize) -> TestResult<Vec<Action>> {
    let step = task.step(done);
    let step = step.ok_or_else(|| TestError::new("the step is solved"))?;
    if step == ANY {
        return Ok(state.legal_actions());
    }
    let texts = step.split('|');
    Ok(texts
        .filter_map(|text| state.parse_action(text).ok())
        .collect())
}

/// A legal action that is wrong now, if there is one: rather a likely one, and rather one with a button.
fn mistake(task: &Task, state: &State, done: usize) -> TestResult<Option<Action>> {
    let accepted = accepted(task, state, done)?;
    let mut all: Vec<Action> = task
        .wrong
        .iter()
        .flat_map(|texts| texts.split('|'))
        .filter_map(|text| state.parse_action(text).ok())
        .chain(state.legal_actions())
        .collect();
    all.retain(|action| !accepted.contains(action));
    let button = all.iter().find(|action| match (state, action) {
        (State::WorldWonders(state), Action::WorldWonders(action)) => {
            state.placed_piece(*action).is_none()
        }
        _ => true,
    });
    Ok(button.or(all.first()).copied())
}

async fn perform(page: &Page, input: Input, state: &State, action: Action) -> TestResult {
    let performed = match (state, action) {
        (State::WheelsOfTime(_), Action::WheelsOfTime(action)) => {
            wheels_of_time::perform(page, input, action).await
        }
        (State::WorldWonders(state), Action::WorldWonders(action)) => {
            world_wonders::perform(page, input, state, action).await
        }
        _ => return Err(TestError::new("an action of another game")),
    };
    performed.map_err(|error| error.context(&action.to_string()))
}

/// Does something wrong: it gets its own answer, and changes nothing.
async fn make_mistake(
    page: &Page,
    input: Input,
    task: &Task,
    state: &State,
    done: usize,
    wrong: Action,
) -> TestResult {
    perform(page, input, state, wrong).await?;
    page.wait_for_text(".feedback.wrong", "Not quite.").await?;
    page.wait_for_text(
        ".feedback.wrong",
        &task
            .feedback_on_wrong(Locale::ENGLISH, state, wrong)
            .unwrap_or_default(),
    )
    .await?;
    wait_for_phase(page, done, "open").await?;
    if let State::WheelsOfTime(state) = state {
        wheels_of_time::wait_for_state(page, state).await?;
    }
    Ok(())
}

/// Solves the step that is shown, with a mistake before it where one is possible. Returns whether there was one.
async fn solve(page: &Page, input: Input, game: GameId, task: &Task) -> TestResult<bool> {
    let mut state = lesson(game)?
        .state(task)
        .ok_or_else(|| TestError::new("the position is invalid"))?;
    let wrong = mistake(task, &state, 0)?;
    if let Some(wrong) = wrong {
        make_mistake(page, input, task, &state, 0, wrong).await?;
    }
    let count = task.solution.split(' ').count();
    for done in 0..count {
        let action = accepted(task, &state, done)?
            .first()
            .copied()
            .ok_or_else(|| TestError::new("nothing is accepted"))?;
        if state.to_act() == Some(Seat::FIRST) {
            wait_for_phase(page, done, "open").await?;
            perform(page, input, &state, action).await?;
        }
        let applied = state.apply(action);
        applied.map_err(|error| TestError::new(format!("{action}: {error:?}")))?;
        // Replies follow one after another.
        page.wait_for_script(&format!(
            "return Number(document.querySelector('main').dataset.taken) > {done};"
        ))
        .await?;
    }
    wait_for_phase(page, count, "done").await?;
    page.wait_for_text(".feedback", "Well done.").await?;
    page.wait_for_text(
        ".feedback",
        &task.on_solved(Locale::ENGLISH).unwrap_or_default(),
    )
    .await?;
    if let State::WheelsOfTime(state) = &state {
        wheels_of_time::wait_for_state(page, state).await?;
    }
    Ok(wrong.is_some())
}

/// Solves steps one after another, from the one that is shown. Returns how many had a mistake.
async fn solve_steps(
    page: &Page,
    input: Input,
    game: GameId,
    steps: core::ops::Range<usize>,
) -> TestResult<usize> {
    let Practice {
        lesson: tasks,
        core,
        ..
    } = *lesson(game)?;
    let mut mistakes = 0;
    for (at, task) in tasks.iter().enumerate().take(steps.end).skip(steps.start) {
        wait_for_step(page, at).await?;
        let heading = match (at + 1).checked_sub(core) {
            None | Some(0) => format!("{} of {core}: {}", at + 1, Locale::ENGLISH.text(task.words)),
            Some(more) => format!(
                "More, {more} of {}: {}",
                tasks.len() - core,
                Locale::ENGLISH.text(task.words)
            ),
        };
        assert_eq!(page.text("#task h2").await?, heading);
        let made = solve(page, input, game, task)
            .await
            .map_err(|error| error.context(&Locale::ENGLISH.text(task.words)))?;
        mistakes += usize::from(made);
        if at + 1 < tasks.len() {
            input.press(page, "#next").await?;
        }
    }
    Ok(mistakes)
}

/// Solves the second half of a lesson, which leads to the first game.
async fn finish(game: GameId) -> TestResult<Page> {
    let count = lesson(game)?.lesson.len();
    let page = open(game, count / 2).await?;
    let mistakes = solve_steps(&page, Input::Mouse, game, count / 2..count).await?;
    assert!(mistakes > count / 4, "{mistakes}");
    assert_eq!(page.count("#next").await?, 0);
    Ok(page)
}

/// Asks for help: the answer says how, and the board shows where.
async fn ask_for_help(page: &Page, input: Input, mark: &str) -> TestResult {
    assert_eq!(page.count(mark).await?, 0);
    input.press(page, "#show-me").await?;
    page.wait_for_text(".feedback", "Here's how:").await?;
    page.wait_for(mark).await?;
    page.wait_for("#show-me:disabled").await
}

#[wasm_bindgen_test]
async fn world_wonders_by_touch_with_help() -> TestResult {
    let page = open(GameId::WorldWonders, 0).await?;
    ask_for_help(&page, Input::Touch, "#board .ww-hinted").await?;
    solve_steps(&page, Input::Touch, GameId::WorldWonders, 0..3).await?;
    Ok(())
}

#[wasm_bindgen_test]
async fn wheels_of_time_by_keyboard() -> TestResult {
    let page = open(GameId::WheelsOfTime, 0).await?;
    solve_steps(&page, Input::Keyboard, GameId::WheelsOfTime, 0..3).await?;
    Ok(())
}

/// The learner's action and what follows are one announcement, and so is the next step.
#[wasm_bindgen_test]
async fn answers_and_steps_are_announced() -> TestResult {
    for game in [GameId::WheelsOfTime, GameId::WorldWonders] {
        let page = open(game, 0).await?;
        let tasks = lesson(game)?.lesson;
        page.record_announcements().await?;
        solve(&page, Input::Mouse, game, &tasks[0]).await?;
        let spoken = page.take_announcements().await?.join("\n");
        for text in [
            "Not quite.",
            "Well done.",
            &tasks[0].on_solved(Locale::ENGLISH).unwrap_or_default(),
        ] {
            assert!(spoken.contains(text), "{text}: {spoken}");
        }
        page.click("#next").await?;
        wait_for_step(&page, 1).await?;
        let spoken = page.take_announcements().await?.join("\n");
        let step = format!(
            "2 of {}: {}. ",
            lesson(game)?.core,
            Locale::ENGLISH.text(tasks[1].words)
        );
        assert!(spoken.contains(&step), "{spoken}");
        assert!(
            spoken.contains(&tasks[1].instruction(Locale::ENGLISH)),
            "{spoken}"
        );
    }
    Ok(())
}

/// A step can be left without being solved, and taken up again from its beginning.
#[wasm_bindgen_test]
async fn steps_can_be_skipped_and_repeated() -> TestResult {
    for game in [GameId::WheelsOfTime, GameId::WorldWonders] {
        let page = open(game, 0).await?;
        let tasks = lesson(game)?.lesson;
        page.wait_for("#back:disabled").await?;
        page.wait_for_text("#task", &tasks[0].instruction(Locale::ENGLISH))
            .await?;
        page.click("#next").await?;
        wait_for_step(&page, 1).await?;
        page.wait_for_text("#task", &tasks[1].instruction(Locale::ENGLISH))
            .await?;
        page.click("#back").await?;
        wait_for_step(&page, 0).await?;
        solve(&page, Input::Mouse, game, &tasks[0]).await?;
        // What was solved takes the place of the instruction.
        let text = page.text("#task").await?;
        assert!(
            !text.contains(&tasks[0].instruction(Locale::ENGLISH)),
            "{text}"
        );
        assert_eq!(page.count("#show-me").await?, 0);
        page.click("#again").await?;
        wait_for_phase(&page, 0, "open").await?;
        page.wait_for_text("#task", &tasks[0].instruction(Locale::ENGLISH))
            .await?;
        page.wait_until_gone(".feedback").await?;
    }
    Ok(())
}

/// Escape gives up what is chosen on the board of a lesson.
#[wasm_bindgen_test]
async fn escape_gives_up_what_is_chosen() -> TestResult {
    let page = open(GameId::WheelsOfTime, 1).await?;
    keyboard::press(&page, "[data-wheel='A']").await?;
    page.wait_for("[data-wheel='A'][aria-pressed='true']")
        .await?;
    page.press_keys(char::from(page_driver::Key::Escape))
        .await?;
    page.wait_until_gone("[data-wheel][aria-pressed='true']")
        .await?;
    assert_eq!(
        page.focus().await?,
        "button Wheel A, production wheel. Choose it."
    );
    wait_for_phase(&page, 0, "open").await
}

mod long_run {
    use super::*;

    /// At the end there are puzzles, and the first game.
    #[wasm_bindgen_test]
    async fn the_second_half_of_wheels_of_time_by_mouse() -> TestResult {
        let page = finish(GameId::WheelsOfTime).await?;
        assert_eq!(page.count("a[href='#/puzzles/wheels-of-time']").await?, 1);
        page.click_button("Play your first game").await?;
        page.wait_for("#begin").await?;
        assert_eq!(page.route().await?, "#/new/wheels-of-time");
        Ok(())
    }

    /// At the end there is the first game; World Wonders has no puzzles.
    #[wasm_bindgen_test]
    async fn the_second_half_of_world_wonders_by_mouse() -> TestResult {
        let page = finish(GameId::WorldWonders).await?;
        assert_eq!(page.count("a[href='#/puzzles/world-wonders']").await?, 0);
        page.click_button("Play your first game").await?;
        page.wait_for("#begin").await?;
        assert_eq!(page.route().await?, "#/new/world-wonders");
        Ok(())
    }

    #[wasm_bindgen_test]
    async fn wheels_of_time_by_touch_with_help() -> TestResult {
        let page = open(GameId::WheelsOfTime, 0).await?;
        ask_for_help(&page, Input::Touch, ".wt-button.hinted").await?;
        solve_steps(&page, Input::Touch, GameId::WheelsOfTime, 0..4).await?;
        Ok(())
    }

    #[wasm_bindgen_test]
    async fn world_wonders_by_keyboard() -> TestResult {
        let page = open(GameId::WorldWonders, 0).await?;
        solve_steps(&page, Input::Keyboard, GameId::WorldWonders, 0..2).await?;
        Ok(())
    }

    #[wasm_bindgen_test]
    async fn the_first_half_of_wheels_of_time_by_mouse() -> TestResult {
        let page = Page::new().await?;
        page.set_settings(AT_ONCE).await?;
        page.goto("").await?;
        page.click_button("Learn Wheels of Time").await?;
        wait_for_board(&page, GameId::WheelsOfTime).await?;
        let half = lesson(GameId::WheelsOfTime)?.lesson.len() / 2;
        let mistakes = solve_steps(&page, Input::Mouse, GameId::WheelsOfTime, 0..half).await?;
        assert_eq!(mistakes, half);
        Ok(())
    }

    #[wasm_bindgen_test]
    async fn the_first_half_of_world_wonders_by_mouse() -> TestResult {
        let page = Page::new().await?;
        page.set_settings(AT_ONCE).await?;
        page.goto("").await?;
        page.click_button("Learn World Wonders").await?;
        wait_for_board(&page, GameId::WorldWonders).await?;
        let half = lesson(GameId::WorldWonders)?.lesson.len() / 2;
        let mistakes = solve_steps(&page, Input::Mouse, GameId::WorldWonders, 0..half).await?;
        assert!(mistakes > half / 2, "{mistakes}");
        Ok(())
    }

    /// The focus stays on the page when the last action of a step takes its buttons away.
    #[wasm_bindgen_test]
    async fn the_focus_outlives_the_end_of_a_step() -> TestResult {
        for (game, step) in [(GameId::WheelsOfTime, 5), (GameId::WorldWonders, 0)] {
            let page = open(game, step).await?;
            solve(&page, Input::Keyboard, game, &lesson(game)?.lesson[step]).await?;
            page.wait_for_script("return document.activeElement.closest('main') !== null;")
                .await?;
        }
        Ok(())
    }
}
