//! Refusals at the table in all windows, and whether the rules are accessible while they are searched. Where the
//! rules open and lead is tested in `src/component_tests/rules_pages.rs`.

use harness::play::fixtures::match_of_people_at;
use harness::play::match_page::open_tab;
use harness::play::wheel_of_fortune;
use harness::{
    AccessibilityReport, DESKTOP, Driver as _, Key, PHONE, PHONE_SIDEWAYS, Page, TestError,
    TestResult, json, run,
};
use rules::games::wheel_of_fortune::{Cell, Phase, WheelOfFortune};

/// Opens a recorded match of two where this is true.
async fn open_wheel_match(
    page: &Page,
    is_wanted: impl Fn(&WheelOfFortune) -> bool,
) -> TestResult<WheelOfFortune> {
    for ply in 0..60 {
        let played = match_of_people_at(wheel_of_fortune::TWO, ply)?;
        let state = wheel_of_fortune::state_of(&played)?;
        if is_wanted(&state) {
            wheel_of_fortune::open_match(page, &played).await?;
            return Ok(state);
        }
    }
    Err(TestError::new("there is no such position"))
}

/// Where a cell is on the screen, judged by one that is drawn.
const CENTRE_OF: &str = "const [from, right, down] = arguments;
    const matrix = document.querySelector(`[data-cell='${from}']`).getScreenCTM();
    const { x, y } = new DOMPoint(100 * right + 50, 100 * down + 50).matrixTransform(matrix);
    return [x, y];";

/// Clicks a space in which the drawn tile does not fit.
async fn click_where_nothing_fits(page: &Page, state: &WheelOfFortune) -> TestResult {
    let tile = state.drawn();
    let tile = tile.ok_or_else(|| TestError::new("no tile is drawn"))?;
    let fitting: Vec<Cell> = state.fitting_cells(tile).collect();
    let mut others = state
        .frontier_cells()
        .filter(|cell| !fitting.contains(cell));
    let (Some(from), Some(to)) = (fitting.first(), others.next()) else {
        return Err(TestError::new("the tile fits everywhere"));
    };
    page.click("[data-view='farther']").await?;
    page.wait_for_animations().await?;
    let name = format!("{},{}", from.column(), from.row());
    let right = i32::from(to.column()) - i32::from(from.column());
    let down = i32::from(to.row()) - i32::from(from.row());
    let at = page
        .script(CENTRE_OF, vec![json!(name), json!(right), json!(down)])
        .await?;
    for kind in ["mousePressed", "mouseReleased"] {
        let event = json!({
            "type": kind, "x": at[0], "y": at[1],
            "button": "left", "buttons": 1, "clickCount": 1,
        });
        page.devtools("Input.dispatchMouseEvent", event).await?;
    }
    page.wait_for(".refusal .rule-link").await.map(|_| ())
}

/// Position and size of the board and of the buttons.
const PLACES: &str = "return ['#board', '.wf-actions'].map((css) =>
    document.querySelector(css).getBoundingClientRect().toJSON());";

#[test]
fn a_refusal_is_read_in_every_window_and_moves_nothing() -> TestResult {
    run("rules_refused_space", DESKTOP, async |page| {
        let state = open_wheel_match(page, |state| {
            let fits = state.drawn().map(|tile| state.fitting_cells(tile).count());
            let all = state.frontier_cells().count();
            state.phase() == Phase::Place && fits.is_some_and(|fits| fits > 0 && fits < all)
        })
        .await?;
        for (name, viewport) in [
            ("desktop", DESKTOP),
            ("phone", PHONE),
            ("sideways", PHONE_SIDEWAYS),
        ] {
            page.set_viewport(viewport).await?;
            page.press_keys(char::from(Key::Escape)).await?;
            page.wait_until_gone(".refusal").await?;
            page.wait_for_animations().await?;
            let before = page.script(PLACES, vec![]).await?;
            click_where_nothing_fits(page, &state)
                .await
                .map_err(|error| error.context(name))?;
            // Nothing has moved, and the whole refusal can be read.
            assert_eq!(page.script(PLACES, vec![]).await?, before, "{name}");
            let cut = "const at = document.querySelector('.refusal');
                const box = at.getBoundingClientRect();
                const link = at.querySelector('.rule-link').getBoundingClientRect();
                return [box, link].every(({ left, right, top, bottom }) =>
                    left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight)
                    && link.bottom <= box.bottom + 1 && at.scrollHeight <= at.clientHeight + 1;";
            page.screenshot(&format!("rules-refused-space-{name}"))
                .await?;
            assert_eq!(page.script(cut, vec![]).await?, true, "{name}");
        }
        Ok(())
    })
}

mod long_run {
    use super::*;

    #[test]
    fn the_rules_are_accessible_while_they_are_searched() -> TestResult {
        run("rules_search_axe", PHONE, async |page| {
            let mut report = AccessibilityReport::default();
            page.goto("#/rules/wheel-of-fortune").await?;
            page.fill("#rules-query", "city").await?;
            page.wait_for(".rules-hits mark").await?;
            report.audit(page, "rules searched").await?;
            open_wheel_match(page, |state| state.phase() == Phase::Place).await?;
            open_tab(page, "menu").await?;
            page.click(".menu-list a[data-section]").await?;
            for (name, viewport) in [("phone", PHONE), ("desktop", DESKTOP)] {
                page.set_viewport(viewport).await?;
                page.fill("#rules-query", "crown").await?;
                page.wait_for(".rules-hits li + li a").await?;
                let name = format!("rules searched over the table, {name}");
                report.audit(page, &name).await?;
            }
            report.into_result()
        })
    }
}
