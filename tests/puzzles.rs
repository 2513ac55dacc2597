//! The endless puzzles with the real worker, and in windows of all kinds. How they are played and counted is tested in
//! `src/component_tests/puzzles.rs`.

use harness::play::Input;
use harness::play::match_page::set_instant_pace;
use harness::play::puzzles::{perform, solve, wait_for_puzzle, wrong_action};
use harness::{
    DESKTOP, Driver as _, PHONE, Page, TestError, TestResult, Viewport, json, run, trials, windows,
};

/// What a puzzle needs that does not lie in the window as a whole, or is too small to touch.
const OUTSIDE: &str = "const smallest = arguments[0] ? 32 : 24;
    const board = document.getElementById('board').getBoundingClientRect();
    const { clientWidth, clientHeight } = document.documentElement;
    // In a row that scrolls sideways, such as a market on a phone.
    const scrolls = (one) => one && one.id !== 'board' && (scrolls(one.parentElement)
        || one.scrollWidth > one.clientWidth + 1 && ['auto', 'scroll'].includes(getComputedStyle(one).overflowX));
    const parts = '#task, #board, .tools .button, #board button, #board [role=\"button\"]';
    return [...document.querySelectorAll(parts)].filter((part) => part.checkVisibility()).filter((part) => {
        const { top, right, bottom, left, height, width } = part.getBoundingClientRect();
        const is_small = part.matches('.tools .button') && (height < smallest || width < smallest);
        const leaves_board = part.closest('#board') && bottom > board.bottom + 1;
        return is_small || leaves_board
            || top < -1 || bottom > clientHeight + 1
            || (left < -1 || right > clientWidth + 1) && !scrolls(part.parentElement);
    }).map((part) => {
        const { top, right, bottom, left } = part.getBoundingClientRect();
        return `${part.localName}#${part.id} ${part.textContent.slice(0, 30)}: ${[left, top, right, bottom].map(Math.round)}`;
    });";

/// Asserts that all of the puzzle is in sight in the windows.
async fn assert_fits(page: &Page, when: &str) -> TestResult {
    for viewport in windows() {
        page.set_viewport(viewport).await?;
        page.wait_for_animations().await?;
        let Viewport { width, height, .. } = viewport;
        page.screenshot(&format!("{when}-{width}x{height}")).await?;
        let outside = page.script(OUTSIDE, vec![json!(viewport.touch)]).await?;
        assert_eq!(outside, json!([]), "{when} in {width} x {height}");
    }
    Ok(())
}

/// From the home page to a puzzle that is solved, which the streak remembers.
#[test]
fn a_puzzle_is_made_and_solved() -> TestResult {
    run("puzzles_last_card", PHONE, async |page| {
        page.goto("").await?;
        page.click_button("Turn of Time puzzles").await?;
        page.click("input[name='last-card-difficulty'][value='3']")
            .await?;
        page.take_screenshots("puzzle-kinds").await?;
        page.set_viewport(PHONE).await?;
        page.click_button("Start: Last cards").await?;
        let puzzle = wait_for_puzzle(page).await?;
        assert_eq!(puzzle.difficulty(), 3);
        solve(page, Input::Touch, &puzzle).await?;
        page.wait_for_text(".feedback", "Well done.").await?;
        page.click_button("Next puzzle").await?;
        let next = wait_for_puzzle(page).await?;
        assert_ne!(next, puzzle);
        page.reload().await?;
        assert_eq!(wait_for_puzzle(page).await?, next);
        page.wait_for_text(".streak", "Streak 1 · best 1").await
    })
}

/// Of each kind: after a wrong action, and when it is solved.
#[test]
fn puzzles_fit_in_windows() -> TestResult {
    run("puzzles_fit", DESKTOP, async |page| {
        set_instant_pace(page).await?;
        let kinds = [
            ("find-the-order", "turn-of-time/find-the-order/2/1"),
            ("finish-the-city", "wheels-of-time/finish-the-city/2/1"),
            ("win", "argonauts-wheel/win/3/1"),
            ("last-card", "turn-of-time/last-card/3/1"),
            ("last-tiles", "wheel-of-fortune/last-tiles/4/1"),
            ("most-points", "wheel-of-fortune/most-points/3/1"),
            ("monument", "world-wonders/monument/3/1"),
            ("best-buy", "world-wonders/best-buy/3/1"),
        ];
        for (kind, route) in kinds.into_iter().take(trials(1, usize::MAX)) {
            page.goto(&format!("#/puzzles/{route}")).await?;
            let puzzle = wait_for_puzzle(page).await?;
            let wrong = wrong_action(&puzzle, &[]);
            let wrong = wrong.ok_or_else(|| TestError::new("there is no wrong action"))?;
            perform(page, Input::Mouse, puzzle.start(), wrong).await?;
            page.wait_for_text(".feedback.wrong", "Try again.").await?;
            assert_fits(page, &format!("puzzles-{kind}-wrong")).await?;
            page.set_viewport(DESKTOP).await?;
            solve(page, Input::Mouse, &puzzle).await?;
            assert_fits(page, &format!("puzzles-{kind}-solved")).await?;
            page.set_viewport(DESKTOP).await?;
        }
        Ok(())
    })
}

/// Collects the page's workers, and lets none start while they are denied.
const WATCH_WORKERS: &str = "const Real = Worker;
    window.workers = [];
    window.denied = true;
    window.Worker = function (...all) {
        if (window.denied) throw new Error('denied');
        const worker = new Real(...all);
        window.workers.push(worker);
        return worker;
    };";

mod long_run {
    use super::*;

    #[test]
    fn an_automatic_difficulty_goes_up() -> TestResult {
        run("puzzles_automatic", DESKTOP, async |page| {
            set_instant_pace(page).await?;
            page.goto("#/puzzles/turn-of-time").await?;
            page.click("input[name='last-card-automatic'][value='on']")
                .await?;
            page.click_button("Start: Last cards").await?;
            for solved in 1..=3 {
                let puzzle = wait_for_puzzle(page).await?;
                assert_eq!(puzzle.difficulty(), 1);
                solve(page, Input::Mouse, &puzzle).await?;
                page.wait_for_text(".streak", &format!("Streak {solved} · best {solved}"))
                    .await?;
                if solved == 3 {
                    page.wait_for_text(".feedback", "Next up: difficulty 2.")
                        .await?;
                }
                page.click_button("Next puzzle").await?;
                page.wait_until_gone("main.endless[data-phase='done']")
                    .await?;
            }
            assert_eq!(wait_for_puzzle(page).await?.difficulty(), 2);
            page.click_button("All puzzles").await?;
            page.wait_for_script(
                "return find(`input[name='last-card-difficulty']:checked`)?.value === '2';",
            )
            .await
            .map(|_| ())
        })
    }

    /// No worker can be started; then one can, but the player does not want to wait; then it dies.
    #[test]
    fn a_puzzle_is_made_after_all() -> TestResult {
        run("puzzles_trouble", PHONE, async |page| {
            page.add_init_script(WATCH_WORKERS).await?;
            page.goto("#/puzzles/wheels-of-time/finish-the-city/5/18")
                .await?;
            page.wait_for("main.endless[data-phase='failed']").await?;
            page.wait_for_text(".feedback", "could not be made").await?;
            assert_fits(page, "puzzles-failed").await?;
            page.set_viewport(PHONE).await?;
            page.script("window.denied = false;", vec![]).await?;
            Input::Touch.press(page, "#try-again").await?;
            page.wait_for_text(".feedback", "Making a puzzle").await?;
            Input::Touch.press(page, "#cancel:enabled").await?;
            page.wait_for("main.endless[data-phase='cancelled']")
                .await?;
            assert_fits(page, "puzzles-cancelled").await?;
            page.set_viewport(PHONE).await?;
            Input::Touch.press(page, "#try-again").await?;
            page.wait_for("main.endless[data-phase='making']").await?;
            page.script(
                "window.workers[0].dispatchEvent(new Event('error'));",
                vec![],
            )
            .await?;
            wait_for_puzzle(page).await?;
            let count = page.script("return workers.length;", vec![]).await?;
            assert!(count.as_u64() > Some(1), "{count}");
            Ok(())
        })
    }
}
