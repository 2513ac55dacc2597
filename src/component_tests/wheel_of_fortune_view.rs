//! The view of the country in The Wheel of Fortune: zooming, the tile under the mouse, the features.

use super::Page;
use super::wheel_of_fortune::{in_phase, open};
use page_driver::play::Input;
use page_driver::play::fixtures::{match_at, ply_before, recorded_match};
use page_driver::play::stored_match;
use page_driver::play::wheel_of_fortune::{TWO, actions, cell_selector, play_line, state_of};
use page_driver::{Driver as _, Key, TestError, TestResult, json};
use rules::game::Game as _;
use rules::games::wheel_of_fortune::{Cell, Phase, WheelOfFortune};
use wasm_bindgen_test::wasm_bindgen_test;

/// The width of a cell in the window, once nothing moves.
async fn cell_width(page: &Page) -> TestResult<f64> {
    page.wait_for_animations().await?;
    let script = "return document.querySelector('[data-cell]').getBoundingClientRect().width;";
    let width = page.script(script, vec![]).await?;
    width
        .as_f64()
        .ok_or_else(|| TestError::new("there is no cell"))
}

async fn wait_for_width(page: &Page, condition: &str) -> TestResult {
    page.wait_for_script(&format!(
        "const {{ width }} = document.querySelector('[data-cell]').getBoundingClientRect();
         return {condition};"
    ))
    .await
    .map(drop)
}

#[wasm_bindgen_test]
async fn the_country_is_enlarged_and_fitted_again() -> TestResult {
    let start = in_phase(Phase::Place, 30)?;
    let page = open(&start).await?;
    let width = cell_width(&page).await?;
    for _ in 0..2 {
        page.click("[data-view='nearer']").await?;
    }
    wait_for_width(&page, &format!("width > 1.5 * {width}")).await?;
    page.click("[data-view='fit']").await?;
    wait_for_width(&page, &format!("Math.abs(width - {width}) < 2")).await?;
    // All cells are in sight then, and can be clicked.
    let at = start.ply();
    let line = actions(&recorded_match(TWO)?);
    play_line(&page, Input::Mouse, &line[at..at + 1])
        .await
        .map(drop)
}

/// A button that is released outside of the window is known to be up when the mouse comes back.
#[wasm_bindgen_test]
async fn only_a_pressed_button_moves_the_country() -> TestResult {
    let page = open(&in_phase(Phase::Place, 30)?).await?;
    let drag = async |buttons: u8| {
        let script = "const [buttons] = arguments;
            const view = document.getElementById('wf-view');
            const place = () => Object.values(document.querySelector('[data-cell]').getBoundingClientRect().toJSON());
            const { left, top } = view.getBoundingClientRect();
            const before = place();
            const send = (type, x, buttons) => view.dispatchEvent(new PointerEvent(type, {
                bubbles: true, pointerId: 1, isPrimary: true, pointerType: 'mouse', button: 0, buttons,
                clientX: left + x, clientY: top + 40,
            }));
            send('pointerdown', 40, 1);
            send('pointermove', 140, buttons);
            const moved = !isEqual(place(), before);
            send('pointerup', 140, 0);
            return moved;";
        page.wait_for_animations().await?;
        page.wait_until(
            "a drag",
            &format!("return [(function () {{ {script} }})(...arguments)];"),
            vec![json!(buttons)],
        )
        .await
    };
    assert_eq!(drag(0).await?, json!([false]));
    assert_eq!(drag(1).await?, json!([true]));
    Ok(())
}

/// The table at a position in which the drawn tile fits into a cell in any rotation, the position, and the
/// cell.
async fn open_with_free_cell() -> TestResult<(Page, WheelOfFortune, Cell)> {
    let fits = |state: &WheelOfFortune| {
        let tile = state.drawn().filter(|_| state.phase() == Phase::Place)?;
        let mut cells = state.fitting_cells(tile);
        cells.find(|cell| state.rotations(tile, *cell).count() == 4)
    };
    let at = ply_before::<WheelOfFortune>(&recorded_match(TWO)?, |state, _, _| {
        state.turn() > 8 && fits(state).is_some()
    })?;
    let position = match_at(TWO, at)?;
    let state = state_of(&position)?;
    let cell = fits(&state).ok_or_else(|| TestError::new("no cell"))?;
    Ok((open(&position).await?, state, cell))
}

/// How the drawing of a tile is turned.
async fn rotation(page: &Page, drawing: &str) -> TestResult<String> {
    let transform = page.attribute(drawing, "transform").await?;
    transform.ok_or_else(|| TestError::new("the tile is not turned"))
}

async fn wait_for_other_rotation(page: &Page, drawing: &str, before: &str) -> TestResult<String> {
    let body = "const [css, before] = arguments;
        const now = document.querySelector(css)?.getAttribute('transform');
        return now !== before && now;";
    page.wait_until(
        "another rotation",
        body,
        vec![json!(drawing), json!(before)],
    )
    .await?;
    rotation(page, drawing).await
}

/// The drawn tile is shown under the mouse, turned by R and the right button wherever the focus is.
#[wasm_bindgen_test]
async fn the_drawn_tile_follows_the_mouse() -> TestResult {
    let (page, _, cell) = open_with_free_cell().await?;
    let css = cell_selector(cell);
    page.hover(&css).await?;
    let drawing = format!("{css} .wf-cell-ghost use");
    let first = rotation(&page, &drawing).await?;
    page.press_keys("r").await?;
    let mut shown = vec![first.clone()];
    shown.push(wait_for_other_rotation(&page, &drawing, &first).await?);
    let turn = "return !document.querySelector(arguments[0]).dispatchEvent(
        new MouseEvent('contextmenu', { bubbles: true, cancelable: true }));";
    for _ in 0..3 {
        // No menu comes up.
        assert_eq!(page.script(turn, vec![json!(css)]).await?, true);
        let before = shown.last().cloned().unwrap_or_default();
        shown.push(wait_for_other_rotation(&page, &drawing, &before).await?);
    }
    assert_eq!(shown[4], first);
    shown.truncate(4);
    shown.sort();
    shown.dedup();
    assert_eq!(shown.len(), 4, "{shown:?}");
    Ok(())
}

#[wasm_bindgen_test]
async fn the_tile_is_taken_off_the_board_by_escape() -> TestResult {
    let (page, _, cell) = open_with_free_cell().await?;
    let css = cell_selector(cell);
    page.click(&css).await?;
    page.wait_for(&format!("{css}.laid")).await?;
    page.press_keys(char::from(Key::Escape)).await?;
    page.wait_until_gone(".wf-cell.laid").await
}

#[wasm_bindgen_test]
async fn a_laid_tile_is_turned_by_the_mouse_wheel() -> TestResult {
    let (page, _, cell) = open_with_free_cell().await?;
    let before = stored_match(&page).await?.ply();
    let css = cell_selector(cell);
    page.click(&css).await?;
    let drawing = format!("{css}.laid use");
    let first = rotation(&page, &drawing).await?;
    let turn = "document.querySelector(arguments[0]).dispatchEvent(
        new WheelEvent('wheel', { deltaY: 100, bubbles: true, cancelable: true }));";
    page.script(turn, vec![json!(css)]).await?;
    wait_for_other_rotation(&page, &drawing, &first).await?;
    // Nothing is played before it is confirmed.
    assert_eq!(stored_match(&page).await?.ply(), before);
    Ok(())
}

/// A cell in which the tile does not fit says why.
#[wasm_bindgen_test]
async fn a_cell_that_does_not_take_the_tile_says_why() -> TestResult {
    let (page, state, cell) = open_with_free_cell().await?;
    let tile = state.drawn().ok_or_else(|| TestError::new("no tile"))?;
    let mut free = state.frontier_cells();
    let refused = free
        .find(|cell| state.rotations(tile, *cell).next().is_none())
        .ok_or_else(|| TestError::new("the tile fits everywhere"))?;
    // From a cell in which it fits, as the view has no element for the other one.
    let tap = "const [from, columns, rows] = arguments;
        const rect = document.querySelector(from).getBoundingClientRect();
        const clientX = rect.left + rect.width * (columns + 0.5);
        const clientY = rect.top + rect.height * (rows + 0.5);
        document.elementFromPoint(clientX, clientY)
            .dispatchEvent(new MouseEvent('click', { bubbles: true, clientX, clientY }));";
    let columns = i32::from(refused.column()) - i32::from(cell.column());
    let rows = i32::from(refused.row()) - i32::from(cell.row());
    let css = cell_selector(cell);
    page.script(tap, vec![json!(css), json!(columns), json!(rows)])
        .await?;
    page.wait_for_text(".wf-task.refusal", "The tile does not fit there")
        .await?;
    page.wait_for(".wf-refused").await
}

/// The button that places the tile says what is missing.
#[wasm_bindgen_test]
async fn a_tile_without_a_space_is_not_placed() -> TestResult {
    let page = open(&in_phase(Phase::Place, 8)?).await?;
    page.click(".wf-actions [aria-disabled]").await?;
    page.wait_for_text(".refusal", "Choose a highlighted space")
        .await
}

/// Pointing at a feature highlights and describes it without rendering anything else again; a click keeps the
/// highlight.
#[wasm_bindgen_test]
async fn features_are_highlighted_without_drawing_anything_else() -> TestResult {
    let page = open(&in_phase(Phase::Place, 8)?).await?;
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
    assert_eq!(page.script("return window.redrawn;", vec![]).await?, 0);
    Ok(())
}
