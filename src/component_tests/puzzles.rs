//! The endless puzzles: made by the worker, played on the board, counted as streaks.

use super::Page;
use super::bots::Bots;
use super::clock::Clock;
use page_driver::play::Input;
use page_driver::play::puzzles::{perform, puzzle_at, solve, wait_for_puzzle, wrong_action};
use page_driver::{Driver as _, TestError, TestResult, json};
use wasm_bindgen_test::wasm_bindgen_test;

/// The app, opened for a puzzle.
async fn page() -> TestResult<(Page, Bots)> {
    let page = Page::at_once().await?;
    let bots = Bots::new(&page)?;
    Ok((page, bots))
}

async fn assert_streaks(page: &Page, now: &str, best: &str) -> TestResult {
    page.wait_for_text(".streak-now", now).await?;
    assert_eq!(page.text(".streak-now").await?, now);
    assert_eq!(page.text(".streak-best").await?, best);
    Ok(())
}

/// Where the board and the buttons are on the page.
const PLACES: &str = "return [...document.querySelectorAll('#board, .tools')].map((part) => {
    const { top, bottom, left } = part.getBoundingClientRect();
    return [top + scrollY, bottom + scrollY, left].map(Math.round).join(' ');
});";

/// Waits until this is announced.
async fn wait_for_spoken(page: &Page, text: &str) -> TestResult {
    let body = "return document.getElementById('spoken').textContent.includes(arguments[0]);";
    page.wait_until(text, body, vec![json!(text)])
        .await
        .map(drop)
}

/// Missed by a wrong action and then solved; the next one solved at once, which reloading keeps.
async fn use_kind(
    kind: &str,
    [game, title]: [&str; 2],
    difficulty: u8,
    input: Input,
) -> TestResult {
    let (page, _bots) = page().await?;
    page.goto("").await?;
    page.click_button(&format!("{game} puzzles")).await?;
    page.wait_for(&format!("[data-kind='{kind}']")).await?;
    page.click(&format!(
        "input[name='{kind}-difficulty'][value='{difficulty}']"
    ))
    .await?;
    page.click_button(&format!("Start: {title}")).await?;
    page.wait_for("main.endless").await?;
    let route = page.route().await?;
    assert!(route.contains(&format!("/{kind}/{difficulty}/")), "{route}");

    let puzzle = wait_for_puzzle(&page).await?;
    let places = page.script(PLACES, vec![]).await?;
    assert_streaks(&page, "0", "0").await?;
    let goal = page.text(".goal").await?;
    wait_for_spoken(&page, &goal).await?;
    let wrong = wrong_action(&puzzle, &[]);
    let wrong = wrong.ok_or_else(|| TestError::new("nothing is wrong"))?;
    perform(&page, input, puzzle.start(), wrong).await?;
    page.wait_for_text(".feedback.wrong", "Try again.").await?;
    wait_for_spoken(&page, "Not quite. ").await?;
    page.wait_for("main.endless[data-taken='0'][data-phase='open']")
        .await?;
    // Nothing has moved.
    assert_eq!(page.script(PLACES, vec![]).await?, places);
    solve(&page, input, &puzzle).await?;
    page.wait_for_text(".feedback", "The next one counts again.")
        .await?;
    assert_streaks(&page, "0", "0").await?;
    assert_eq!(page.script(PLACES, vec![]).await?, places);

    let first = page.route().await?;
    page.click_button("Next puzzle").await?;
    let puzzle = wait_for_puzzle(&page).await?;
    let second = page.route().await?;
    assert_ne!(first, second);
    assert_eq!(page.script(PLACES, vec![]).await?, places);
    // What was played before the reload is gone, the puzzle stays.
    page.reload().await?;
    assert_eq!(wait_for_puzzle(&page).await?, puzzle);
    assert_eq!(page.route().await?, second);
    solve(&page, input, &puzzle).await?;
    page.wait_for_text(".feedback", "Well done.").await?;
    assert_streaks(&page, "1", "1").await?;
    page.wait_for("main.endless[data-solved='true']").await?;

    page.reload().await?;
    wait_for_puzzle(&page).await?;
    assert_streaks(&page, "1", "1").await?;
    page.click_button("All puzzles").await?;
    let streak = page.text(&format!("[data-kind='{kind}'] .streak")).await?;
    assert_eq!(streak, "Streak 1 · best 1");
    Ok(())
}

#[wasm_bindgen_test]
async fn a_puzzle_is_solved_by_keyboard() -> TestResult {
    let (page, _bots) = page().await?;
    page.goto("#/puzzles/argonauts-wheel/win/2/5").await?;
    let puzzle = wait_for_puzzle(&page).await?;
    solve(&page, Input::Keyboard, &puzzle).await?;
    // The button that had the focus is gone; the focus is not.
    let focus = "return document.activeElement.closest('main') !== null;";
    page.wait_for_script(focus).await?;
    Input::Keyboard.press(&page, ".main-tool").await?;
    page.wait_until_gone("main.endless[data-phase='done']")
        .await?;
    wait_for_puzzle(&page).await?;
    assert_eq!(page.route().await?, "#/puzzles/argonauts-wheel/win/2/6");
    Input::Keyboard.press(&page, "#solution").await?;
    page.wait_for_script(focus).await?;
    page.wait_for("main.endless[data-phase='shown']").await?;
    page.wait_for_script(focus).await.map(drop)
}

#[wasm_bindgen_test]
async fn the_solution_is_played_and_ends_the_streak() -> TestResult {
    let (page, _bots) = page().await?;
    page.goto("#/puzzles/turn-of-time/last-card/1/20").await?;
    let puzzle = wait_for_puzzle(&page).await?;
    solve(&page, Input::Mouse, &puzzle).await?;
    assert_streaks(&page, "1", "1").await?;
    page.goto("#/puzzles/turn-of-time/last-card/3/21").await?;
    let puzzle = wait_for_puzzle(&page).await?;
    let clock = Clock::held(&page, 500)?;
    page.click("#solution").await?;
    page.wait_for_text(".feedback", "Your streak of 1 ends here.")
        .await?;
    let count = puzzle.solution().len();
    for taken in 1..=count {
        clock.pass(&page).await?;
        page.wait_for(&format!("main.endless[data-taken='{taken}']"))
            .await?;
    }
    page.wait_for("main.endless[data-phase='shown']").await?;
    page.wait_for_text(".feedback", "That was the solution.")
        .await?;
    assert_streaks(&page, "0", "1").await
}

/// Stands in for the clipboard, which a window without focus may not use; `allows` decides.
const CLIPBOARD: &str = "const text = [];
    window.clipboard = { allows: true, text };
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: {
        async writeText(one) {
            if (!window.clipboard.allows) throw new DOMException('no', 'NotAllowedError');
            text.push(one);
        },
    } });";

#[wasm_bindgen_test]
async fn a_link_to_a_puzzle_is_copied() -> TestResult {
    let (page, _bots) = page().await?;
    let route = "#/puzzles/turn-of-time/find-the-order/1/18446744073709551615";
    page.script(CLIPBOARD, vec![]).await?;
    page.goto(route).await?;
    let puzzle = wait_for_puzzle(&page).await?;
    assert_eq!(puzzle, puzzle_at(route)?);
    page.click_button("Copy link").await?;
    page.wait_for_text("#copy-result", "Link copied.").await?;
    let copied = "return clipboard.text.length === 1 && clipboard.text[0] === location.href;";
    assert_eq!(page.script(copied, vec![]).await?, true);
    page.script("clipboard.allows = false;", vec![]).await?;
    page.click_button("Link copied").await?;
    page.wait_for_text("#copy-result", "The browser didn't allow that.")
        .await?;
    page.wait_for_text("#copy-link", "Not allowed").await?;
    page.script("delete navigator.clipboard;", vec![])
        .await
        .map(drop)
}

/// Skipping goes on with the next seed, after the last one with the first.
#[wasm_bindgen_test]
async fn after_the_last_puzzle_comes_the_first() -> TestResult {
    let (page, _bots) = page().await?;
    page.goto("#/puzzles/turn-of-time/find-the-order/1/18446744073709551615")
        .await?;
    wait_for_puzzle(&page).await?;
    page.click_button("Skip").await?;
    page.wait_for_script("return location.hash.endsWith('/find-the-order/1/0');")
        .await?;
    wait_for_puzzle(&page).await?;
    // It was no failure.
    assert_streaks(&page, "0", "0").await
}

/// A puzzle that takes long to make says so, first soon, then in more words; it can be cancelled, and then tried
/// again. The button that is replaced keeps the focus.
#[wasm_bindgen_test]
async fn making_a_puzzle_can_be_cancelled() -> TestResult {
    let (page, bots) = page().await?;
    bots.set_slow(true);
    let clock = Clock::held(&page, 500)?;
    page.goto("#/puzzles/wheels-of-time/finish-the-city/1/18")
        .await?;
    page.wait_for("#cancel:disabled").await?;
    page.wait_for_text(".feedback", "Making a puzzle").await?;
    clock.pass(&page).await?;
    page.wait_for_text(".feedback", "Still looking for a good one.")
        .await?;
    Input::Keyboard.press(&page, "#cancel:enabled").await?;
    page.wait_for("main.endless[data-phase='cancelled']")
        .await?;
    wait_for_spoken(&page, "Canceled.").await?;
    assert_eq!(page.focus().await?, "button Try again");
    let cancelled = bots.received();
    let cancelled = cancelled.last();
    assert!(
        matches!(cancelled, Some(protocol::PageMessage::Cancel(_))),
        "{cancelled:?}"
    );
    bots.set_slow(false);
    page.press_keys(char::from(page_driver::Key::Enter)).await?;
    wait_for_puzzle(&page).await.map(drop)
}

#[wasm_bindgen_test]
async fn a_dead_worker_is_replaced() -> TestResult {
    let (page, bots) = page().await?;
    bots.set_slow(true);
    page.goto("#/puzzles/turn-of-time/last-card/1/1").await?;
    page.wait_for("main.endless[data-phase='making']").await?;
    page.wait_for_script("return window.workers.length === 1;")
        .await?;
    bots.set_slow(false);
    page.script("workers[0].dispatchEvent(new Event('error'));", vec![])
        .await?;
    wait_for_puzzle(&page).await?;
    assert_eq!(bots.started(&page).await?, 2);
    let script = "return workers[0].isTerminated;";
    assert_eq!(page.script(script, vec![]).await?, true);
    Ok(())
}

#[wasm_bindgen_test]
async fn a_puzzle_that_cannot_be_made_can_be_tried_again() -> TestResult {
    let (page, bots) = page().await?;
    bots.set_denied(&page, true).await?;
    page.goto("#/puzzles/turn-of-time/last-card/2/1").await?;
    page.wait_for("main.endless[data-phase='failed']").await?;
    page.wait_for_text(".feedback", "could not be made").await?;
    bots.set_denied(&page, false).await?;
    Input::Touch.press(&page, "#try-again").await?;
    wait_for_puzzle(&page).await.map(drop)
}

#[wasm_bindgen_test]
async fn the_next_puzzle_is_made_ahead() -> TestResult {
    let (page, bots) = page().await?;
    page.goto("#/puzzles/argonauts-wheel/win/1/40").await?;
    let puzzle = wait_for_puzzle(&page).await?;
    solve(&page, Input::Mouse, &puzzle).await?;
    // The phase of every puzzle shown from now on.
    page.script(
        "window.phases = [];
         new MutationObserver(() => {
             window.phases.push(document.querySelector('main.endless')?.dataset.phase);
         }).observe(document.body, { subtree: true, childList: true, attributes: true });",
        vec![],
    )
    .await?;
    page.click_button("Next puzzle").await?;
    page.wait_until_gone("main.endless[data-phase='done']")
        .await?;
    wait_for_puzzle(&page).await?;
    let waited = "return window.phases.includes('making');";
    assert_eq!(page.script(waited, vec![]).await?, false);
    // The same worker made it.
    assert_eq!(bots.started(&page).await?, 1);
    let made: Vec<u64> = bots
        .received()
        .into_iter()
        .filter_map(|asked| match asked {
            protocol::PageMessage::Puzzle(asked) => Some(asked.seed),
            _ => None,
        })
        .collect();
    assert_eq!(made[..2], [40, 41]);
    Ok(())
}

mod long_run {
    use super::*;

    #[wasm_bindgen_test]
    async fn cities_to_finish() -> TestResult {
        let words = ["Wheels of Time", "Finish the city"];
        use_kind("finish-the-city", words, 2, Input::Touch).await
    }

    #[wasm_bindgen_test]
    async fn last_tiles() -> TestResult {
        let words = ["Carcassonne: The Wheel of Fortune", "Last tiles"];
        use_kind("last-tiles", words, 3, Input::Mouse).await
    }

    #[wasm_bindgen_test]
    async fn big_turns() -> TestResult {
        let words = ["Carcassonne: The Wheel of Fortune", "Big turn"];
        use_kind("most-points", words, 3, Input::Keyboard).await
    }

    #[wasm_bindgen_test]
    async fn monuments_of_the_round() -> TestResult {
        let words = ["World Wonders", "Build a monument"];
        use_kind("monument", words, 2, Input::Touch).await
    }

    #[wasm_bindgen_test]
    async fn best_buys() -> TestResult {
        let words = ["World Wonders", "Best buy"];
        use_kind("best-buy", words, 2, Input::Keyboard).await
    }

    #[wasm_bindgen_test]
    async fn wins_by_force() -> TestResult {
        let words = ["Argonaut's Wheel", "Win by force"];
        use_kind("win", words, 3, Input::Mouse).await
    }

    /// After its solution was shown a puzzle can be played, also with a step taken back, but it does not count.
    #[wasm_bindgen_test]
    async fn a_shown_puzzle_can_be_played_afterwards() -> TestResult {
        let (page, _bots) = page().await?;
        page.goto("#/puzzles/turn-of-time/last-card/3/21").await?;
        wait_for_puzzle(&page).await?;
        page.click("#solution").await?;
        page.wait_for("main.endless[data-phase='shown']").await?;
        page.click("#again").await?;
        let puzzle = wait_for_puzzle(&page).await?;
        let first = puzzle.hint(&[]).ok_or_else(|| TestError::new("solved"))?;
        perform(&page, Input::Mouse, puzzle.start(), first).await?;
        page.wait_for("main.endless[data-taken='2'][data-phase='open']")
            .await?;
        page.click("#undo").await?;
        page.wait_for("main.endless[data-taken='0'] #undo:disabled")
            .await?;
        solve(&page, Input::Mouse, &puzzle).await?;
        assert_streaks(&page, "0", "0").await
    }
}
