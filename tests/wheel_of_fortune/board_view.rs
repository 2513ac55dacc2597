//! Zooming and dragging the board, and highlighting its features.

use super::*;
use harness::Driver as _;
use harness::play::match_page::set_instant_pace;

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

#[test]
fn the_board_is_zoomed_dragged_and_fitted() -> TestResult {
    run("wheel_of_fortune_view", DESKTOP, async |page| {
        set_instant_pace(page).await?;
        let whole = recorded_match(TWO)?;
        let at = ply_before::<WheelOfFortune>(&whole, |state, _, _| {
            state.turn() > 30 && state.phase() == Phase::Place
        })?;
        open_match(page, &match_at(TWO, at)?).await?;
        let (width, _) = cell_view(page).await?;
        for _ in 0..2 {
            page.click("[data-view='nearer']").await?;
        }
        wait_for_view(page, &format!("at.width > 1.5 * {width}")).await?;
        let (near, top) = cell_view(page).await?;
        // Dragging moves the board, and clicks nothing.
        page.drag("#wf-view", ".wf-strip").await?;
        wait_for_view(page, &format!("at.top < {top} - 50")).await?;
        let (same, _) = cell_view(page).await?;
        assert!((same - near).abs() < 1.0, "{same} {near}");
        assert_eq!(page.count(".wf-cell.laid").await?, 0);
        assert_eq!(stored_match(page).await?.ply(), at);
        page.click("[data-view='fit']").await?;
        wait_for_view(page, &format!("Math.abs(at.width - {width}) < 2")).await?;
        // All cells are visible then, and can be clicked.
        play_line(page, Input::Mouse, &actions(&whole)[at..at + 1]).await?;
        Ok(())
    })
}

/// The drawn tile is shown under the mouse, turned by R and the right button wherever the focus is,
/// and a cell in which it does not fit says why.
#[test]
fn the_drawn_tile_follows_the_mouse() -> TestResult {
    run("wheel_of_fortune_mouse", DESKTOP, async |page| {
        set_instant_pace(page).await?;
        let whole = recorded_match(TWO)?;
        let at = ply_before::<WheelOfFortune>(&whole, |state, _, _| {
            let tile = state.drawn().filter(|_| state.phase() == Phase::Place);
            state.turn() > 8
                && tile.is_some_and(|tile| {
                    let mut cells = state.fitting_cells(tile);
                    cells.any(|cell| state.rotations(tile, cell).count() == 4)
                })
        })?;
        let position = match_at(TWO, at)?;
        open_match(page, &position).await?;
        let state = state_of(&position)?;
        let tile = state.drawn().ok_or_else(|| TestError::new("no tile"))?;
        let mut cells = state.fitting_cells(tile);
        let cell = cells.find(|cell| state.rotations(tile, *cell).count() == 4);
        let cell = cell.ok_or_else(|| TestError::new("no cell has four rotations"))?;
        let css = cell_selector(cell);
        page.hover(&css).await?;
        let ghost = format!("{css} .wf-cell-ghost");
        page.wait_for(&ghost).await?;
        let drawing = format!("{ghost} use");
        let before = page.attribute(&drawing, "transform").await?;
        page.press_keys("r").await?;
        page.wait_for_script(&format!(
            "return document.querySelector({:?})?.getAttribute('transform') !== {before:?};",
            drawing,
            before = before.clone().unwrap_or_default()
        ))
        .await?;
        let turned = page.attribute(&drawing, "transform").await?;
        let turn = format!(
            "document.querySelector({css:?}).dispatchEvent(new MouseEvent('contextmenu', {{ bubbles: true, cancelable: true }}));"
        );
        for _ in 0..3 {
            page.script(&turn, vec![]).await?;
        }
        page.wait_for_script(&format!(
            "return document.querySelector({drawing:?})?.getAttribute('transform') === {:?};",
            before.unwrap_or_default()
        ))
        .await?;
        assert!(turned.is_some());
        page.click(&css).await?;
        page.wait_for(&format!("{css}.laid")).await?;
        page.press_keys(char::from(Key::Escape)).await?;
        page.wait_until_gone(".wf-cell.laid").await?;

        let mut free = state.frontier_cells();
        let refused = free.find(|cell| state.rotations(tile, *cell).next().is_none());
        let refused = refused.ok_or_else(|| TestError::new("the tile fits everywhere"))?;
        // From a cell in which it fits, as the view has no element for the other one.
        let tap = "const [from, columns, rows] = arguments;
            const rect = document.querySelector(from).getBoundingClientRect();
            const clientX = rect.left + rect.width * (columns + 0.5);
            const clientY = rect.top + rect.height * (rows + 0.5);
            document.elementFromPoint(clientX, clientY)
                .dispatchEvent(new MouseEvent('click', { bubbles: true, clientX, clientY }));";
        let columns = i32::from(refused.column()) - i32::from(cell.column());
        let rows = i32::from(refused.row()) - i32::from(cell.row());
        page.script(tap, vec![json!(css), json!(columns), json!(rows)])
            .await?;
        page.wait_for_text(".wf-task.refusal", "The tile does not fit there")
            .await?;
        page.wait_for(".wf-refused").await?;
        Ok(())
    })
}

/// The drawn tile is dragged from the hand to a cell, where the mouse wheel turns it; it can be dropped
/// anywhere else without any effect.
#[test]
fn the_drawn_tile_is_dragged_and_turned_by_the_wheel() -> TestResult {
    run("wheel_of_fortune_drag", DESKTOP, async |page| {
        set_instant_pace(page).await?;
        let whole = recorded_match(TWO)?;
        let fits = |state: &WheelOfFortune| {
            let tile = state.drawn().filter(|_| state.phase() == Phase::Place)?;
            let mut cells = state.fitting_cells(tile);
            cells.find(|cell| state.rotations(tile, *cell).count() == 4)
        };
        let at = ply_before::<WheelOfFortune>(&whole, |state, _, _| {
            state.turn() > 8 && fits(state).is_some()
        })?;
        let position = match_at(TWO, at)?;
        open_match(page, &position).await?;
        let cell = fits(&state_of(&position)?).ok_or_else(|| TestError::new("no cell"))?;
        let css = cell_selector(cell);
        page.drag(".wf-hand-turn", ".wf-features summary").await?;
        assert_eq!(
            page.count(".wf-cell.laid, .wf-hand-turn[data-dragged]")
                .await?,
            0
        );
        page.drag(".wf-hand-turn", &css).await?;
        page.wait_for(&format!("{css}.laid")).await?;
        assert_eq!(page.count(".wf-hand-turn[data-dragged]").await?, 0);
        let drawing = format!("{css}.laid use");
        let before = page.attribute(&drawing, "transform").await?;
        let turn = "document.querySelector(arguments[0]).dispatchEvent(
            new WheelEvent('wheel', { deltaY: 100, bubbles: true, cancelable: true }));";
        page.script(turn, vec![json!(css)]).await?;
        page.wait_for_script(&format!(
            "return document.querySelector({drawing:?})?.getAttribute('transform') !== {:?};",
            before.unwrap_or_default()
        ))
        .await?;
        // Nothing is played before it is confirmed.
        assert_eq!(stored_match(page).await?.ply(), at);
        Ok(())
    })
}

/// Hovering a feature highlights and describes it without redrawing anything else; a click keeps
/// the highlight.
#[test]
fn hovered_features_are_highlighted() -> TestResult {
    run("wheel_of_fortune_hover", DESKTOP, async |page| {
        set_instant_pace(page).await?;
        let whole = recorded_match(TWO)?;
        let at = ply_before::<WheelOfFortune>(&whole, |state, _, _| {
            state.turn() > 8 && state.phase() == Phase::Place
        })?;
        open_match(page, &match_at(TWO, at)?).await?;
        let watch = "window.redrawn = 0;
            const watch = new MutationObserver((all) => { window.redrawn += all.length; });
            const country = document.querySelector('#wf-country');
            const others = [...country.children].filter((one) => !one.matches('.wf-lit'));
            const around = ['.wf-strip', '.wf-controls', '.board > ul.unseen'];
            for (const one of [...others, ...around.map((css) => document.querySelector(css))]) {
                watch.observe(one, { subtree: true, childList: true, attributes: true });
            }";
        page.script(watch, vec![]).await?;
        let send = "const [kind, css] = arguments;
            const event = kind === 'click' ? new MouseEvent(kind, { bubbles: true })
                : new PointerEvent(kind, { bubbles: true });
            document.querySelector(css).dispatchEvent(event);";
        // Features that have scored are highlighted in other groups.
        let highlight = ".wf-lit > .wf-area";
        for (kind, css, is_highlighted) in [
            ("pointerover", ".wf-hit", true),
            ("pointerout", ".wf-hit", false),
            ("click", ".wf-hit", true),
            ("click", ".wf-strip", false),
            ("click", ".wf-hit", true),
            ("click", ".wf-hit", false),
        ] {
            page.script(send, vec![json!(kind), json!(css)]).await?;
            if is_highlighted {
                page.wait_for(highlight).await?;
                page.wait_for(".wf-feature-name").await?;
            } else {
                page.wait_until_gone(highlight).await?;
            }
        }
        let redrawn = page.script("return window.redrawn;", vec![]).await?;
        assert_eq!(redrawn, json!(0));
        Ok(())
    })
}
