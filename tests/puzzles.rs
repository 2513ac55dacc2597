//! The endless puzzles, used as a person does.

use harness::play::Input;
use harness::play::match_page::set_instant_pace;
use harness::play::puzzles::{perform, puzzle_at, solve, wait_for_puzzle, wrong_action};
use harness::{
    DESKTOP, Driver as _, PHONE, Page, TestError, TestResult, Viewport, WINDOWS, json, run,
};

/// What a puzzle needs that does not lie in the window as a whole, or is too small to touch.
const OUTSIDE: &str = "const smallest = arguments[0] ? 32 : 24;
    const board = document.getElementById('board').getBoundingClientRect();
    const { clientWidth, clientHeight } = document.documentElement;
    const parts = '#task, #board, .tools .button, #board button, #board [role=\"button\"]';
    return [...document.querySelectorAll(parts)].filter((part) => part.checkVisibility()).filter((part) => {
        const { top, right, bottom, left, height, width } = part.getBoundingClientRect();
        const is_small = part.matches('.tools .button') && (height < smallest || width < smallest);
        const leaves_board = part.closest('#board') && bottom > board.bottom + 1;
        return is_small || leaves_board
            || top < -1 || left < -1 || bottom > clientHeight + 1 || right > clientWidth + 1;
    }).map((part) => {
        const { top, right, bottom, left } = part.getBoundingClientRect();
        return `${part.localName}#${part.id} ${part.textContent.slice(0, 30)}: ${[left, top, right, bottom].map(Math.round)}`;
    });";

/// Where the board and the buttons are.
const PLACES: &str = "return [...document.querySelectorAll('#board, .tools')].map((part) => {
    const { top, bottom, left } = part.getBoundingClientRect();
    return [top, bottom, left].map(Math.round).join(' ');
});";

/// Asserts that all of the puzzle is in sight in every window.
async fn assert_fits(page: &Page, when: &str) -> TestResult {
    for viewport in WINDOWS {
        page.set_viewport(viewport).await?;
        page.wait_for_animations().await?;
        let Viewport { width, height, .. } = viewport;
        page.screenshot(&format!("{when}-{width}x{height}")).await?;
        let outside = page.script(OUTSIDE, vec![json!(viewport.touch)]).await?;
        assert_eq!(outside, json!([]), "{when} in {width} x {height}");
    }
    Ok(())
}

/// The current and the longest streak shown.
async fn streaks(page: &Page) -> TestResult<(String, String)> {
    Ok((
        page.text(".streak-now").await?,
        page.text(".streak-best").await?,
    ))
}

async fn assert_streaks(page: &Page, now: &str, best: &str) -> TestResult {
    page.wait_for_text(".streak-now", now).await?;
    assert_eq!(streaks(page).await?, (now.to_owned(), best.to_owned()));
    Ok(())
}

/// Opens the puzzles of a game from the home page, and starts one of a kind.
async fn start(page: &Page, [game, title]: [&str; 2], kind: &str, difficulty: u8) -> TestResult {
    page.goto("").await?;
    page.click_button(&format!("Puzzles {game}")).await?;
    page.wait_for(&format!("[data-kind='{kind}']")).await?;
    page.click(&format!(
        "input[name='{kind}-difficulty'][value='{difficulty}']"
    ))
    .await?;
    page.click_button(&format!("Start: {title}")).await?;
    page.wait_for("main.endless").await?;
    let route = page.route().await?;
    assert!(route.contains(&format!("/{kind}/{difficulty}/")), "{route}");
    Ok(())
}

/// Missed by a wrong action and then solved; the next one solved at once, which reloading keeps.
fn use_kind(
    kind: &str,
    [game, title]: [&str; 2],
    difficulty: u8,
    viewport: Viewport,
    input: Input,
) -> TestResult {
    let name = &format!("puzzles-{kind}");
    run(name, viewport, async |page| {
        start(page, [game, title], kind, difficulty).await?;
        let puzzle = wait_for_puzzle(page).await?;
        let places = page.script(PLACES, vec![]).await?;
        assert_streaks(page, "0", "0").await?;
        page.wait_for_script(
            "return document.getElementById('spoken').textContent ===
                 document.querySelector('.goal').textContent;",
        )
        .await?;

        let wrong = wrong_action(&puzzle, &[]);
        let wrong = wrong.ok_or_else(|| TestError::new("nothing is wrong"))?;
        perform(page, input, wrong).await?;
        page.wait_for_text(".feedback.wrong", "Try again.").await?;
        page.wait_for_script(
            "return document.getElementById('spoken').textContent.startsWith('Not quite. ');",
        )
        .await?;
        page.wait_for("main.endless[data-taken='0'][data-phase='open']")
            .await?;
        // Nothing has moved.
        assert_eq!(page.script(PLACES, vec![]).await?, places);
        assert_fits(page, &format!("{name}-wrong")).await?;
        page.set_viewport(viewport).await?;
        solve(page, input, &puzzle).await?;
        page.wait_for_text(".feedback", "The next one counts again.")
            .await?;
        assert_streaks(page, "0", "0").await?;
        assert_eq!(page.script(PLACES, vec![]).await?, places);
        assert_fits(page, &format!("{name}-solved")).await?;
        page.set_viewport(viewport).await?;

        let first = page.route().await?;
        page.click_button("Next puzzle").await?;
        let puzzle = wait_for_puzzle(page).await?;
        let second = page.route().await?;
        assert_ne!(first, second);
        assert_eq!(page.script(PLACES, vec![]).await?, places);
        // What was played before the reload is gone, the puzzle stays.
        page.reload().await?;
        assert_eq!(wait_for_puzzle(page).await?, puzzle);
        assert_eq!(page.route().await?, second);
        solve(page, input, &puzzle).await?;
        page.wait_for_text(".feedback", "Well done.").await?;
        assert_streaks(page, "1", "1").await?;
        page.wait_for("main.endless[data-solved='true']").await?;

        page.reload().await?;
        wait_for_puzzle(page).await?;
        assert_streaks(page, "1", "1").await?;
        page.click_button("All puzzles").await?;
        page.wait_for(&format!("[data-kind='{kind}'] .streak-now"))
            .await?;
        let shown = page.text(&format!("[data-kind='{kind}'] .streak")).await?;
        assert_eq!(shown, "Streak 1 · best 1");
        Ok(())
    })
}

#[test]
fn wins_by_force() -> TestResult {
    let words = ["Argonaut's Wheel", "Win by force"];
    use_kind("win", words, 3, DESKTOP, Input::Mouse)
}

#[test]
fn last_cards() -> TestResult {
    let words = ["Turn of Time", "Last cards"];
    use_kind("last-card", words, 3, PHONE, Input::Touch)
}

#[test]
fn orders_to_find() -> TestResult {
    let words = ["Turn of Time", "Find the order"];
    use_kind("find-the-order", words, 2, DESKTOP, Input::Mouse)
}

#[test]
fn cities_to_finish() -> TestResult {
    let words = ["Wheels of Time", "Finish the city"];
    use_kind("finish-the-city", words, 2, PHONE, Input::Touch)
}

#[test]
fn a_puzzle_by_keyboard() -> TestResult {
    run("puzzles_keyboard", DESKTOP, async |page| {
        page.goto("#/puzzles/argonauts-wheel/win/2/5").await?;
        let puzzle = wait_for_puzzle(page).await?;
        solve(page, Input::Keyboard, &puzzle).await?;
        // The button that had the focus is gone; the focus is not.
        let focus = "return document.activeElement.closest('main') !== null;";
        page.wait_for_script(focus).await?;
        Input::Keyboard.press(page, ".main-tool").await?;
        page.wait_until_gone("main.endless[data-phase='done']")
            .await?;
        wait_for_puzzle(page).await?;
        assert_eq!(page.route().await?, "#/puzzles/argonauts-wheel/win/2/6");
        Input::Keyboard.press(page, "#solution").await?;
        page.wait_for("main.endless[data-phase='shown']").await?;
        page.wait_for_script(focus).await.map(|_| ())
    })
}

#[test]
fn the_solution_is_played_and_ends_the_streak() -> TestResult {
    run("puzzles_solution", DESKTOP, async |page| {
        set_instant_pace(page).await?;
        page.goto("#/puzzles/turn-of-time/last-card/1/20").await?;
        let puzzle = wait_for_puzzle(page).await?;
        solve(page, Input::Mouse, &puzzle).await?;
        assert_streaks(page, "1", "1").await?;
        page.goto("#/puzzles/turn-of-time/last-card/3/21").await?;
        let puzzle = wait_for_puzzle(page).await?;
        page.click("#solution").await?;
        page.wait_for_text(".feedback", "Your streak of 1 ends here.")
            .await?;
        let count = puzzle.solution().len();
        page.wait_for(&format!(
            "main.endless[data-phase='shown'][data-taken='{count}']"
        ))
        .await?;
        page.wait_for_text(".feedback", "That was the solution.")
            .await?;
        assert_streaks(page, "0", "1").await?;
        // It can be played afterwards, one step taken back.
        page.click("#again").await?;
        let puzzle = wait_for_puzzle(page).await?;
        let first = puzzle.hint(&[]).ok_or_else(|| TestError::new("solved"))?;
        perform(page, Input::Mouse, first).await?;
        page.wait_for("main.endless[data-taken='2'][data-phase='open']")
            .await?;
        page.click("#undo").await?;
        page.wait_for("main.endless[data-taken='0'] #undo:disabled")
            .await?;
        solve(page, Input::Mouse, &puzzle).await?;
        assert_streaks(page, "0", "1").await
    })
}

#[test]
fn an_automatic_difficulty_goes_up() -> TestResult {
    run("puzzles_automatic", DESKTOP, async |page| {
        set_instant_pace(page).await?;
        page.goto("#/puzzles/turn-of-time").await?;
        page.click("input[name='last-card-automatic'][value='on']")
            .await?;
        page.take_screenshots("puzzle-kinds").await?;
        page.click_button("Start: Last cards").await?;
        for solved in 1..=3 {
            let puzzle = wait_for_puzzle(page).await?;
            assert_eq!(puzzle.difficulty(), 1);
            solve(page, Input::Mouse, &puzzle).await?;
            assert_streaks(page, &solved.to_string(), &solved.to_string()).await?;
            if solved == 3 {
                page.wait_for_text(".feedback", "Next comes difficulty 2.")
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

#[test]
fn a_link_leads_to_the_same_puzzle() -> TestResult {
    run("puzzles_link", PHONE, async |page| {
        let route = "#/puzzles/turn-of-time/find-the-order/1/18446744073709551615";
        page.goto(route).await?;
        let puzzle = wait_for_puzzle(page).await?;
        assert_eq!(puzzle, puzzle_at(route)?);
        for name in ["clipboard-read", "clipboard-write"] {
            page.set_permission(name, true).await?;
        }
        page.click_button("Copy link").await?;
        page.wait_for_text("#copy-result", "Link copied.").await?;
        let link = page
            .script("return navigator.clipboard.readText();", vec![])
            .await?;
        let here = page.client().current_url().await?;
        assert_eq!(link, json!(here.as_str()));
        page.click_button("Link copied").await?;
        page.set_permission("clipboard-write", false).await?;
        page.click_button("Link copied").await?;
        page.wait_for_text("#copy-result", "The browser did not allow that.")
            .await?;
        // Skipping goes on with the next seed, after the last one with the first.
        page.click_button("Skip").await?;
        page.wait_for("main.endless").await?;
        page.wait_for_script("return location.hash.endsWith('/find-the-order/1/0');")
            .await?;
        wait_for_puzzle(page).await.map(|_| ())
    })
}

#[test]
fn making_a_puzzle_can_be_cancelled() -> TestResult {
    run("puzzles_cancel", PHONE, async |page| {
        page.goto("#/puzzles/wheels-of-time/finish-the-city/5/18")
            .await?;
        page.wait_for_text(".feedback", "Making a puzzle").await?;
        Input::Touch.press(page, "#cancel:enabled").await?;
        page.wait_for("main.endless[data-phase='cancelled']")
            .await?;
        page.wait_for_text("#spoken", "Cancelled.").await?;
        assert_fits(page, "puzzles-cancelled").await?;
        page.set_viewport(PHONE).await?;
        Input::Touch.press(page, "#try-again").await?;
        page.wait_for("main.endless[data-phase='making']").await?;
        wait_for_puzzle(page).await.map(|_| ())
    })
}

/// Collects the page's workers, and lets none start while they are denied.
const WATCH_WORKERS: &str = "const Real = Worker;
    window.workers = [];
    window.denied = sessionStorage.getItem('denied') !== null;
    window.Worker = function (...all) {
        if (window.denied) throw new Error('denied');
        const worker = new Real(...all);
        window.workers.push(worker);
        return worker;
    };";

#[test]
fn a_dead_worker_is_replaced() -> TestResult {
    run("puzzles_worker_dies", DESKTOP, async |page| {
        page.add_init_script(WATCH_WORKERS).await?;
        page.goto("#/puzzles/wheels-of-time/finish-the-city/4/1")
            .await?;
        page.wait_for("main.endless[data-phase='making']").await?;
        page.wait_for_script(
            "const [worker] = window.workers;
             worker?.dispatchEvent(new Event('error'));
             return Boolean(worker);",
        )
        .await?;
        wait_for_puzzle(page).await?;
        let count = page.script("return workers.length;", vec![]).await?;
        assert!(count.as_u64() > Some(1), "{count}");
        Ok(())
    })
}

#[test]
fn a_puzzle_that_cannot_be_made_can_be_tried_again() -> TestResult {
    run("puzzles_no_worker", PHONE, async |page| {
        page.add_init_script(WATCH_WORKERS).await?;
        page.goto("").await?;
        page.script("sessionStorage.setItem('denied', '');", vec![])
            .await?;
        page.reload().await?;
        page.goto("#/puzzles/turn-of-time/last-card/2/1").await?;
        page.wait_for("main.endless[data-phase='failed']").await?;
        page.wait_for_text(".feedback", "could not be made").await?;
        assert_fits(page, "puzzles-failed").await?;
        page.set_viewport(PHONE).await?;
        page.script("window.denied = false;", vec![]).await?;
        Input::Touch.press(page, "#try-again").await?;
        wait_for_puzzle(page).await.map(|_| ())
    })
}

#[test]
fn the_next_puzzle_is_made_ahead() -> TestResult {
    run("puzzles_ahead", DESKTOP, async |page| {
        page.add_init_script(WATCH_WORKERS).await?;
        page.goto("#/puzzles/argonauts-wheel/win/1/40").await?;
        page.script(
            "window.answers = 0;
             window.workers[0].addEventListener('message', () => { window.answers += 1; });",
            vec![],
        )
        .await?;
        let puzzle = wait_for_puzzle(page).await?;
        page.wait_for_script("return window.answers >= 2;").await?;
        solve(page, Input::Mouse, &puzzle).await?;
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
        wait_for_puzzle(page).await?;
        let waited = "return window.phases.includes('making');";
        assert_eq!(page.script(waited, vec![]).await?, false);
        // The same worker made it.
        let count = page.script("return workers.length;", vec![]).await?;
        assert_eq!(count, 1);
        Ok(())
    })
}
