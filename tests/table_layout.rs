//! A whole turn in one view: the board, the status and everything that a turn needs lie inside the
//! window, whatever its size.

use harness::play::fixtures::{match_of_people_at, recorded_match};
use harness::play::places::{Moment, open_table};
use harness::play::{
    Input, argonauts_wheel, turn_of_time, wheel_of_fortune, wheels_of_time, world_wonders,
};
use harness::{
    DESKTOP, Driver as _, FONTS, PHONE, Page, TestResult, Viewport, WINDOWS, expect_no_findings,
    is_long_run, run, trials, windows,
};
use rules::GameId;
use rules::games::wheels_of_time::{Action, Link, Wheel};
use rules::games::world_wonders as world_wonders_rules;
use std::sync::atomic::{AtomicUsize, Ordering};

/// How many matches a test has checked.
static TURN: AtomicUsize = AtomicUsize::new(0);

/// Describes what lies outside the window.
async fn outside_window(page: &Page, selectors: &str) -> TestResult<Vec<String>> {
    page.strings(
        "const root = document.documentElement;
         const isPhone = Math.min(innerWidth, innerHeight) < 500;
         const outside = root.scrollWidth > innerWidth || root.scrollHeight > innerHeight
             ? [`the page scrolls: ${root.scrollWidth} by ${root.scrollHeight}`] : [];
         for (const selector of arguments[0].split(', ')) {
             const elements = [...document.querySelectorAll(selector)];
             if (elements.length === 0) outside.push(`${selector} is missing`);
             for (const element of elements) {
                 const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
                 const inside = left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
                 // What a scrolling container cuts off is not there either.
                 const at = (y) => element.contains(document.elementFromPoint((left + right) / 2, y));
                 const whole = !element.matches('button') || at(bottom - 4);
                 const shown = inside && at((top + bottom) / 2) && whole;
                 const least = isPhone && element.matches('button, .hit') ? 32 : 24;
                 if (!shown || Math.round(width) < least || Math.round(height) < least) {
                     const corners = [left, top, right, bottom].map(Math.round).join(' ');
                     outside.push(`${selector} at ${corners}`);
                 }
             }
         }
         return outside;",
        vec![selectors.into()],
    )
    .await
}

/// Describes words and drawings of the table that run over the border of the button or panel on which they
/// stand. What is placed on a border on purpose (a coin, a badge) has an absolute position, and does not count.
async fn overflowing_boxes(page: &Page) -> TestResult<Vec<String>> {
    page.strings(
        "const isBox = ({ borderTopStyle, borderTopWidth, backgroundColor }) =>
             (borderTopStyle !== 'none' && parseFloat(borderTopWidth) > 0)
             || backgroundColor !== 'rgba(0, 0, 0, 0)';
         // The box on which an element stands; none where something clips it or moves it elsewhere.
         const boxOf = (start) => {
             for (let element = start; element?.matches('main.table *'); element = element.parentElement) {
                 const style = getComputedStyle(element);
                 const goesElsewhere = /absolute|fixed/.test(style.position) || style.clipPath !== 'none';
                 if (goesElsewhere || style.overflow !== 'visible') return null;
                 if (isBox(style)) return element.getBoundingClientRect();
             }
             return null;
         };
         const isShown = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
         const spilled = [];
         const check = (element, rectangles, name) => {
             const box = isShown(element) && boxOf(element);
             if (!box) return;
             for (const { left, top, right, bottom, width } of rectangles) {
                 const over = Math.max(box.left - left, box.top - top, right - box.right, bottom - box.bottom);
                 if (width > 0 && over > 2) spilled.push(`${name} runs over by ${over.toFixed()}`);
             }
         };
         const table = document.querySelector('main.table');
         const texts = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
         while (texts.nextNode()) {
             const text = texts.currentNode;
             if (!text.textContent.trim() || text.parentElement.closest('svg')) continue;
             const range = document.createRange();
             range.selectNodeContents(text);
             check(text.parentElement, range.getClientRects(), `“${text.textContent}”`);
         }
         for (const drawing of table.querySelectorAll(':not(svg *) > svg')) {
             const isOnEdge = getComputedStyle(drawing).position === 'absolute';
             if (isOnEdge) continue;
             const name = `the drawing ${drawing.getAttribute('class')}`;
             check(drawing.parentElement, [drawing.getBoundingClientRect()], name);
         }
         return spilled;",
        vec![],
    )
    .await
}

/// Checks an open match in several windows and fonts, with text of normal and larger size: in the gate in two
/// windows, and in one of a phone with larger words, each with one of the fonts, in turn from match to match.
async fn check_windows(page: &Page, selectors: &str) -> TestResult<Vec<String>> {
    check_windows_and(page, selectors, async |_| Ok(Vec::new())).await
}

/// As [`check_windows`], with a further check in each window.
async fn check_windows_and(
    page: &Page,
    selectors: &str,
    further: impl AsyncFn(&Page) -> TestResult<Vec<String>>,
) -> TestResult<Vec<String>> {
    let mut findings = Vec::new();
    if page.count("#helped").await? > 0 {
        page.click("#helped").await?;
    }
    let turn: usize = TURN.fetch_add(1, Ordering::Relaxed);
    let mut turns = FONTS.into_iter().cycle().skip(turn);
    let mut fonts_in_turn = || match is_long_run() {
        true => FONTS.to_vec(),
        false => turns.by_ref().take(1).collect(),
    };
    for settings in ["", "text=larger"] {
        page.apply_settings(settings).await?;
        let mut windows = windows();
        if !is_long_run() {
            if settings.is_empty() {
                windows.remove(turn % windows.len());
            } else {
                // Larger words have least room on a phone.
                windows.retain(|window| window.touch);
                windows.remove(turn % windows.len());
            }
        }
        for window in windows {
            page.set_viewport(window).await?;
            for font in fonts_in_turn() {
                page.set_font(font).await?;
                page.wait_for_animations().await?;
                let mut found = outside_window(page, selectors).await?;
                found.extend(overflowing_boxes(page).await?);
                found.extend(further(page).await?);
                let Viewport { width, height, .. } = window;
                let place = format!("{width}x{height} {font} {settings}");
                findings.extend(found.iter().map(|finding| format!("{place}: {finding}")));
            }
        }
    }
    page.apply_settings("").await?;
    page.set_viewport(DESKTOP).await?;
    Ok(findings)
}

#[test]
fn turn_of_time_fits_the_window() -> TestResult {
    run("layout_turn_of_time", DESKTOP, async |page| {
        let mut findings = Vec::new();
        for (record, ply) in [
            (turn_of_time::TWO, 0),
            (turn_of_time::TWO, 5),
            (turn_of_time::THREE, 0),
            (turn_of_time::THREE, 4),
            (turn_of_time::THREE, 9),
        ] {
            turn_of_time::open_match(page, &match_of_people_at(record, ply)?).await?;
            let selectors = ".status, #hint, .table-of-cards, .hand-card, .strip";
            let found = check_windows(page, selectors).await?;
            findings.extend(found.iter().map(|found| format!("{ply}: {found}")));
        }
        expect_no_findings(&findings)
    })
}

#[test]
fn argonauts_wheel_fits_the_window() -> TestResult {
    run("layout_argonauts_wheel", DESKTOP, async |page| {
        argonauts_wheel::start_ada_vs_ben(page, &[]).await?;
        let selectors = ".status, #hint, .aw-table, #turn-wheel";
        let mut findings = check_windows(page, selectors).await?;
        argonauts_wheel::type_line(page, "1-7 5-3 7=6 3-2").await?;
        findings.extend(check_windows(page, selectors).await?);
        expect_no_findings(&findings)
    })
}

#[test]
fn the_wheel_of_fortune_fits_the_window() -> TestResult {
    run("layout_wheel_of_fortune", DESKTOP, async |page| {
        let mut findings = Vec::new();
        let needed = ".status, #hint, .wf-controls .button, .wf-stage";
        for (record, ply) in [
            (wheel_of_fortune::TWO, 1),
            (wheel_of_fortune::TWO, 40),
            // The drawn tile is placed, a follower deployed.
            (wheel_of_fortune::WHEEL_BESIDE, 60),
            (wheel_of_fortune::WHEEL_BESIDE, 61),
        ] {
            wheel_of_fortune::open_match(page, &match_of_people_at(record, ply)?).await?;
            findings.extend(check_windows(page, needed).await?);
        }
        expect_no_findings(&findings)
    })
}

/// What is too small or cut off on the board of World Wonders: spaces of less than 24 pixels, goods
/// above or below their row.
async fn cut_off_in_world_wonders(page: &Page) -> TestResult<Vec<String>> {
    page.strings(
        "const found = [];
         const plan = document.querySelector('.ww-plan').getBoundingClientRect();
         const space = Math.min(plan.width / 12.6, plan.height / 12.02);
         if (space < 24) found.push(`spaces of ${space.toFixed(1)}`);
         const market = document.querySelector('.ww-beside').getBoundingClientRect();
         for (const one of document.querySelectorAll('.ww-ware, .ww-wonder')) {
             const { top, bottom } = one.getBoundingClientRect();
             const inside = top >= market.top - 1 && bottom <= market.bottom + 1;
             if (!inside) found.push(`${one.textContent} at ${top} ${bottom} of ${market.top} ${market.bottom}`);
         }
         return found;",
        vec![],
    )
    .await
}

#[test]
fn wheels_of_time_fits_the_window() -> TestResult {
    run("layout_wheels_of_time", DESKTOP, async |page| {
        let mut findings = Vec::new();
        let selectors =
            ".status, #hint, .wt-table, .wt-one, .wt-two, .wt-tracks, .wt-controls .button";
        let in_turn = ", [data-wheel] .hit, [data-link] .hit, .wt-plan, .wt-end-forecasts";
        let late = |record| recorded_match(record).map(|recorded| recorded.entries().len() - 3);
        let mut moments = vec![
            (wheels_of_time::DUEL, late(wheels_of_time::DUEL)?, in_turn),
            (wheels_of_time::SOLO, late(wheels_of_time::SOLO)?, in_turn),
            // Turning and choosing wheels
            (wheels_of_time::CUT_AND_CHOOSE, 1, ""),
            (wheels_of_time::CUT_AND_CHOOSE, 4, ""),
        ];
        if is_long_run() {
            moments.push((wheels_of_time::DUEL, 0, in_turn));
            moments.push((wheels_of_time::DUEL, 40, in_turn));
            moments.push((wheels_of_time::SOLO, 0, in_turn));
        }
        for (record, ply, more) in moments {
            wheels_of_time::open_match(page, &match_of_people_at(record, ply)?).await?;
            let selectors = format!("{selectors}{more}");
            let found = check_windows(page, &selectors).await?;
            findings.extend(found.iter().map(|found| format!("{ply}: {found}")));
        }
        expect_no_findings(&findings)
    })
}

/// The wheels and the button that ends a turn do not move, whatever text or selection
/// is shown.
#[test]
fn wheels_of_time_does_not_jump() -> TestResult {
    run("layout_wheels_of_time_jumps", DESKTOP, async |page| {
        let places = async || {
            page.script(
                "return ['.wt-table', '.wt-one', '.wt-two'].map((selector) =>
                     Object.values(document.querySelector(selector).getBoundingClientRect().toJSON()));",
                vec![],
            )
            .await
        };
        for touch in [false, true] {
            wheels_of_time::start_ada_vs_ben(page, &[]).await?;
            if page.count("#helped").await? > 0 {
                page.click("#helped").await?;
            }
            if touch {
                page.set_viewport(PHONE).await?;
            }
            page.wait_for_animations().await?;
            let before = places().await?;
            wheels_of_time::select_wheel(page, Input::Mouse, Wheel::A).await?;
            assert_eq!(places().await?, before, "a wheel is selected");
            page.click("[data-refused='link-A']").await?;
            page.wait_for(".refusal").await?;
            assert_eq!(places().await?, before, "a reason is given");
            for action in [Action::Trigger(Link::B), Action::EndActions] {
                wheels_of_time::play_line(page, Input::Mouse, &[action]).await?;
                assert_eq!(places().await?, before, "{action:?}");
            }
        }
        Ok(())
    })
}

#[test]
fn world_wonders_fits_the_window() -> TestResult {
    run("layout_world_wonders", DESKTOP, async |page| {
        let mut findings = Vec::new();
        let mut records = vec![world_wonders::FIVE];
        if is_long_run() {
            records.extend([world_wonders::SOLO, world_wonders::TWO]);
        }
        for record in records {
            let recorded = recorded_match(record)?;
            let buys: Vec<usize> = (0..world_wonders::actions(&recorded).len())
                .filter(|ply| {
                    matches!(
                        world_wonders::actions(&recorded).get(*ply),
                        Some(world_wonders_rules::Action::Buy(_))
                    )
                })
                .collect();
            let middle = buys.get(buys.len() / 2).copied().unwrap_or_default();
            let late = buys.last().copied().unwrap_or_default();
            // The first road, a purchase in the middle of the game, and the last one with the placement
            // of what is bought.
            let moments = [middle, late + 1, 0, late];
            for ply in moments.into_iter().take(trials(2, moments.len())) {
                world_wonders::open_match(page, &match_of_people_at(record, ply)?).await?;
                let buying = buys.contains(&ply);
                let market = if buying {
                    ".ww-beside, .ww-lights"
                } else {
                    ".ww-ways .button"
                };
                let selectors = format!(".status, #hint, .ww-plan, .ww-tracks, {market}");
                let found = check_windows_and(page, &selectors, async |page| {
                    if buying {
                        cut_off_in_world_wonders(page).await
                    } else {
                        Ok(Vec::new())
                    }
                });
                for finding in found.await? {
                    findings.push(format!(
                        "{} players, {ply}: {finding}",
                        recorded.setup().players()
                    ));
                }
            }
        }
        expect_no_findings(&findings)
    })
}

/// With the largest words, what ends a turn or confirms a choice is in sight on phones, however they are held.
#[test]
fn what_can_be_done_is_in_sight_with_the_largest_words() -> TestResult {
    run("layout_largest_words", DESKTOP, async |page| {
        let mut findings = Vec::new();
        for (game, selectors) in [
            (
                GameId::ArgonautsWheel,
                ".status, .aw-table, .outcome:first-child",
            ),
            (
                GameId::WheelsOfTime,
                ".status, .wt-table, .wt-ending .ending .wt-button",
            ),
            (GameId::WheelOfFortune, ".status, .wf-actions .button"),
            (GameId::WorldWonders, ".status, .ww-plan, .ww-ways .button"),
        ] {
            open_table(page, game, Moment::Middle).await?;
            page.apply_settings("text=200").await?;
            for window in WINDOWS
                .into_iter()
                .filter(|window| window.width.min(window.height) < 400)
            {
                page.set_viewport(window).await?;
                page.wait_for_animations().await?;
                let found = outside_window(page, selectors).await?;
                let Viewport { width, height, .. } = window;
                let place = format!("{} {width}x{height}", game.id());
                page.screenshot(&format!("largest words {place}").replace(' ', "-"))
                    .await?;
                findings.extend(found.iter().map(|finding| format!("{place}: {finding}")));
            }
            page.apply_settings("").await?;
            page.set_viewport(DESKTOP).await?;
        }
        expect_no_findings(&findings)
    })
}

/// What of the board, of the players' points and of the buttons is not in sight at the end.
const HIDDEN_AT_THE_END: &str = "const end = document.querySelector('.table-end').getBoundingClientRect();
    const side = document.querySelector('.with-side > .table-side');
    const found = [];
    const look = (selector, isBoard) => {
        const parts = [...document.querySelectorAll(selector)];
        if (parts.length === 0) found.push(`${selector} is missing`);
        for (const part of parts) {
            const { left, top, right, bottom } = part.getBoundingClientRect();
            const inside = left >= -2 && top >= -2 && right <= innerWidth + 2 && bottom <= innerHeight + 2;
            const covered = isBoard && !side && right > end.left + 2 && bottom > end.top + 2 && top < end.bottom;
            const shown = isBoard || part.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
            if (!inside || covered || !shown) {
                const corners = [left, top, right, bottom].map(Math.round).join(' ');
                found.push(`${selector} at ${corners}, the result at ${Math.round(end.left)} ${Math.round(end.top)}`);
            }
        }
    };
    look('.table-of-cards, .aw-table, .wt-table, .wf-country use, .ww-plan', true);
    look('.table-main #result-title, .table-end > .buttons > *', false);
    if (arguments[0] === '') look(document.querySelector('.result-table') ? '.result-table tfoot td' : '.result-seat > p strong', false);
    return [...new Set(found)].slice(0, 4);";

/// The result covers nothing of the board, and who has won, the points of all and what can be done are in sight.
#[test]
fn the_end_shows_the_whole_board_and_the_result() -> TestResult {
    run("layout_ends", DESKTOP, async |page| {
        let mut findings = Vec::new();
        for game in GameId::listed() {
            open_table(page, game, Moment::End).await?;
            for settings in ["", "text=200"] {
                page.apply_settings(settings).await?;
                // The largest words may scroll; board and buttons stay.
                let has_room = |window: &Viewport| settings.is_empty() || window.width < 1000;
                for window in WINDOWS.into_iter().filter(has_room) {
                    page.set_viewport(window).await?;
                    page.wait_for_animations().await?;
                    let arguments = vec![settings.into()];
                    let found = page.strings(HIDDEN_AT_THE_END, arguments).await?;
                    let Viewport { width, height, .. } = window;
                    let place = format!("{} {width}x{height} {settings}", game.id());
                    page.screenshot(&format!("end {place}").replace([' ', '='], "-"))
                        .await?;
                    findings.extend(found.iter().map(|finding| format!("{place}: {finding}")));
                }
            }
            page.apply_settings("").await?;
            page.set_viewport(DESKTOP).await?;
        }
        expect_no_findings(&findings)
    })
}
