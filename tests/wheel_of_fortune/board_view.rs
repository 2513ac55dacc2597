//! Dragging the board, and the drawn tile.

use super::*;
use harness::Driver as _;

/// Waits until a condition on `at`, the rectangle of the first cell, is true.
async fn wait_for_view(page: &Page, condition: &str) -> TestResult {
    page.wait_for_script(&format!(
        "const at = document.querySelector('[data-cell]').getBoundingClientRect();
         return {condition};"
    ))
    .await
    .map(|_| ())
}

/// The width and the top of a cell in the viewport, once nothing moves.
async fn cell_view(page: &Page) -> TestResult<(f64, f64)> {
    // The cell itself may be outside the viewport.
    page.wait_for("#wf-view").await?;
    page.wait_for_animations().await?;
    let at = page
        .script(
            "const at = document.querySelector('[data-cell]').getBoundingClientRect();
             return [at.width, at.top];",
            vec![],
        )
        .await?;
    let number = |place: usize| at.get(place).and_then(Value::as_f64);
    match (number(0), number(1)) {
        (Some(width), Some(top)) => Ok((width, top)),
        _ => Err(TestError::new("there is no cell")),
    }
}

/// The board is dragged, which clicks nothing; the drawn tile is dragged from the hand to a cell, and can be dropped
/// anywhere else without any effect.
#[test]
fn the_board_and_the_drawn_tile_are_dragged() -> TestResult {
    run("wheel_of_fortune_drag", DESKTOP, async |page| {
        set_instant_pace(page).await?;
        let at = ply_before::<WheelOfFortune>(&recorded_match(TWO)?, |state, _, _| {
            state.turn() > 30 && state.phase() == Phase::Place
        })?;
        let position = match_at(TWO, at)?;
        open_match(page, &position).await?;
        let (width, _) = cell_view(page).await?;
        for _ in 0..2 {
            page.click("[data-view='nearer']").await?;
        }
        wait_for_view(page, &format!("at.width > 1.5 * {width}")).await?;
        let (near, top) = cell_view(page).await?;
        page.drag("#wf-view", ".wf-strip").await?;
        wait_for_view(page, &format!("at.top < {top} - 50")).await?;
        let (same, _) = cell_view(page).await?;
        assert!((same - near).abs() < 1.0, "{same} {near}");
        assert_eq!(page.count(".wf-cell.laid").await?, 0);
        page.click("[data-view='fit']").await?;
        wait_for_view(page, &format!("Math.abs(at.width - {width}) < 2")).await?;

        let state = state_of(&position)?;
        let tile = state
            .drawn()
            .ok_or_else(|| TestError::new("no tile is drawn"))?;
        let cell = state.fitting_cells(tile).next();
        let css = cell_selector(cell.ok_or_else(|| TestError::new("no free cell"))?);
        page.drag(".wf-hand-turn", ".wf-features summary").await?;
        assert_eq!(
            page.count(".wf-cell.laid, .wf-hand-turn[data-dragged]")
                .await?,
            0
        );
        page.drag(".wf-hand-turn", &css).await?;
        page.wait_for(&format!("{css}.laid")).await?;
        assert_eq!(page.count(".wf-hand-turn[data-dragged]").await?, 0);
        // Nothing is played before it is confirmed.
        assert_eq!(stored_match(page).await?.ply(), at);
        Ok(())
    })
}

/// With twenty tiles the land is large on a desktop: it has the whole area, and panels lie over it.
#[test]
fn tiles_are_large_on_a_desktop() -> TestResult {
    run("wheel_of_fortune_large_tiles", DESKTOP, async |page| {
        for record in [TWO, FIVE] {
            let at = ply_before::<WheelOfFortune>(&recorded_match(record)?, |state, _, _| {
                let tiles = state.tiles().filter(|placed| placed.tile.is_some());
                state.phase() == Phase::Place && tiles.count() == 20
            })?;
            open_match(page, &match_of_people_at(record, at)?).await?;
            if page.count(".table-side").await? > 0 {
                page.click(".side-toggle").await?;
                page.wait_until_gone(".table-side").await?;
            }
            let (width, _) = cell_view(page).await?;
            assert!(width >= 48.0, "{width}");
            let shares = "const [view, board] = ['#wf-view', '#board']
                    .map((css) => document.querySelector(css).getBoundingClientRect());
                return Math.min(view.width / board.width, view.height / board.height);";
            let share = page.script(shares, vec![]).await?;
            assert!(share.as_f64() > Some(0.99), "{share}");
        }
        Ok(())
    })
}

/// What of the board lies outside it or is too small, with larger words on a phone.
const OUTSIDE_BOARD: &str = "const board = document.querySelector('#board').getBoundingClientRect();
    const found = [];
    const within = ({ left, top, right, bottom }, outer) => left >= outer.left - 1 && right <= outer.right + 1
        && top >= outer.top - 1 && bottom <= outer.bottom + 1;
    for (const css of ['#wf-view', '.wf-strip', '.under-board', '.wf-tools .button', '.wf-features',
        '.wf-actions .button', '.wf-hand-tile']) {
        for (const one of document.querySelectorAll(css)) {
            const rect = one.getBoundingClientRect();
            if (!within(rect, board)) found.push(`${css} ${Object.values(rect.toJSON()).map(Math.round)}`);
        }
    }
    for (const one of document.querySelectorAll('.wf-actions .button')) {
        one.scrollIntoView({ block: 'nearest' });
        const { left, right, top, bottom } = one.getBoundingClientRect();
        const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        if (!one.contains(at)) found.push(`${one.textContent} is covered`);
    }
    const view = document.querySelector('#wf-view').getBoundingClientRect();
    if (view.width < board.width - 2) found.push(`the view has ${view.width} of ${board.width}`);
    return found;";

/// At all sizes of words the board keeps its width, and what can be done stays on it.
#[test]
fn larger_words_stay_within_the_board() -> TestResult {
    run("wheel_of_fortune_words", PHONE, async |page| {
        let five = recorded_match(FIVE)?;
        let deploys = ply_before::<WheelOfFortune>(&five, |state, _, _| {
            state.turn() > 20 && state.phase() == Phase::Deploy
        })?;
        let mut findings = Vec::new();
        for (record, ply) in [(FIVE, deploys - 1), (FIVE, deploys), (WHEEL_BESIDE, 61)] {
            open_match(page, &match_of_people_at(record, ply)?).await?;
            for (width, height) in [(390, 844), (360, 740)] {
                let viewport = harness::Viewport {
                    width,
                    height,
                    ..PHONE
                };
                page.set_viewport(viewport).await?;
                for words in ["", "text=larger", "text=150", "text=200"] {
                    page.apply_settings(words).await?;
                    page.wait_for_animations().await?;
                    let found = page.strings(OUTSIDE_BOARD, vec![]).await?;
                    let place = format!("{ply}, {width} {words}");
                    findings.extend(found.iter().map(|found| format!("{place}: {found}")));
                }
            }
        }
        harness::expect_no_findings(&findings)
    })
}
