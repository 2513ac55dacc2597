//! Lessons and puzzles in windows of all kinds, with words of all sizes: the board keeps its size whatever is chosen
//! or said, and the buttons stay on the screen.

use harness::play::Input;
use harness::play::argonauts_wheel::{select_piece, wait_for_board};
use harness::{
    DESKTOP, Driver as _, PHONE, PHONE_SIDEWAYS, Page, TestResult, Viewport, expect_no_findings,
    run, trials,
};
use rules::GameId;
use rules::games::argonauts_wheel::Piece;

const SMALL_PHONE: Viewport = Viewport {
    width: 360,
    height: 740,
    ..PHONE
};

/// Place and size of an element, rounded.
async fn place(page: &Page, css: &str) -> TestResult<String> {
    page.wait_for_animations().await?;
    let rectangle = "const { x, y, width, height } = document.querySelector(arguments[0]).getBoundingClientRect();
        return [[x, y, width, height].map(Math.round).join(' ')];";
    Ok(page.strings(rectangle, vec![css.into()]).await?.concat())
}

/// What of a lesson lies outside the window, and whether the page scrolls sideways.
const OUTSIDE: &str = "const root = document.documentElement;
    const found = root.scrollWidth > innerWidth ? [`the page is ${root.scrollWidth} wide`] : [];
    for (const part of document.querySelectorAll('#task, #board, main > .buttons, main > .buttons > :is(button, a)')) {
        const { left, top, right, bottom, width, height } = part.getBoundingClientRect();
        const name = part.id || part.textContent;
        if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1)
            found.push(`${name} at ${[left, top, right, bottom].map(Math.round)}`);
        const { left: from, right: to } = document.querySelector('main').getBoundingClientRect();
        const isNarrow = matchMedia('(max-width: 639px)').matches;
        if (part.id === 'board' && isNarrow && width < 0.9 * (to - from)) found.push(`the board is ${width} wide`);
        if (part.id === 'board' && height < 120) found.push(`the board is ${height} high`);
    }
    // A market scrolls; what is in the country of The Wheel of Fortune lies under a camera, with tests of its own.
    const scrolls = (part) => part && part.id !== 'board'
        && (getComputedStyle(part).overflowX !== 'visible' || scrolls(part.parentElement));
    const below = document.querySelector('#board .under-board');
    if (below && below.scrollWidth > below.clientWidth + 1) found.push(`the controls are ${below.scrollWidth} wide`);
    for (const part of document.querySelectorAll('#board :is(button, svg[role=group]:not(.wf-country))')) {
        if (scrolls(part.parentElement)) continue;
        const { left, right } = part.getBoundingClientRect();
        const words = document.querySelector('#task').getBoundingClientRect();
        const limit = words.left > innerWidth / 3 ? words.left : innerWidth;
        if (part.checkVisibility() && (left < -1 || right > limit + 1))
            found.push(`${part.id || part.textContent || 'the board'} from ${Math.round(left)} to ${Math.round(right)}`);
    }
    return found;";

/// A puzzle's wheel is as large while a piece is chosen, after a wrong move and when it is solved.
#[test]
fn the_wheel_of_a_puzzle_keeps_its_size() -> TestResult {
    run("practice_size", DESKTOP, async |page| {
        for window in [DESKTOP, PHONE, PHONE_SIDEWAYS] {
            page.set_viewport(window).await?;
            page.goto_anew("#/learn/argonauts-wheel").await?;
            wait_for_board(page).await?;
            let before = place(page, ".aw-table").await?;
            select_piece(page, Input::Mouse, Piece::Disc, 7).await?;
            assert_eq!(place(page, ".aw-table").await?, before, "a piece is chosen");
            page.click(".outcome").await?;
            page.wait_for(".feedback.wrong").await?;
            assert_eq!(place(page, ".aw-table").await?, before, "it is answered");
            select_piece(page, Input::Mouse, Piece::Cone, 0).await?;
            page.click(".outcome[data-to='4']").await?;
            page.wait_for("main[data-phase='done']").await?;
            assert_eq!(place(page, ".aw-table").await?, before, "it is solved");
            // Nothing is left empty below the board.
            let empty = page
                .script(
                    "const { bottom } = document.querySelector('main').getBoundingClientRect();
                     return innerHeight - bottom;",
                    vec![],
                )
                .await?;
            assert_eq!(empty.as_f64().map(f64::round), Some(0.0));
        }
        Ok(())
    })
}

/// The first step of every lesson, asked for help: words of all sizes leave board and buttons in the window.
#[test]
fn lessons_fit_the_window_at_all_text_sizes() -> TestResult {
    run("practice_sizes", PHONE, async |page| {
        let mut findings = Vec::new();
        for (turn, game) in GameId::listed().enumerate() {
            page.goto(&format!("#/learn/{}", game.id())).await?;
            page.wait_for("#board :is(button, [role=button])").await?;
            page.click("#show-me").await?;
            page.wait_for(".feedback").await?;
            let sizes = ["", "text=larger", "text=150", "text=200"];
            let count = trials(2, sizes.len());
            for settings in sizes.into_iter().cycle().skip(turn).take(count) {
                page.apply_settings(settings).await?;
                for window in [PHONE, SMALL_PHONE, PHONE_SIDEWAYS, DESKTOP] {
                    page.set_viewport(window).await?;
                    page.wait_for_animations().await?;
                    let found = page.strings(OUTSIDE, vec![]).await?;
                    let Viewport { width, height, .. } = window;
                    let name = game.id();
                    let at = format!("{name} {width}x{height} {settings}");
                    page.screenshot(&format!("lesson {at}").replace([' ', '='], "-"))
                        .await?;
                    findings.extend(found.iter().map(|found| format!("{at}: {found}")));
                }
            }
            page.apply_settings("").await?;
            page.set_viewport(PHONE).await?;
        }
        expect_no_findings(&findings)
    })
}
