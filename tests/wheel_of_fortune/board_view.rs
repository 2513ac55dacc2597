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
