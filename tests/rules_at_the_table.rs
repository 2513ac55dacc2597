//! The rules over the table: they open at what matters now, lead from a refusal to its rule, and close
//! back to the game.

use harness::play::fixtures::match_of_people_at;
use harness::play::match_page::{close_sheet, open_tab};
use harness::play::{wheel_of_fortune, world_wonders};
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

/// Waits until the rules are open at this section: its heading has the focus and is in sight.
async fn wait_for_section(page: &Page, title: &str) -> TestResult {
    let reached = format!(
        "const at = document.activeElement;
         const {{ top, bottom }} = at.getBoundingClientRect();
         return at.matches('.page-sheet .rules :is(h2, h3)') && at.textContent === {}
             && top >= 0 && bottom <= innerHeight;",
        json!(title)
    );
    page.wait_for_script(&reached)
        .await
        .map(|_| ())
        .map_err(|error| error.context(title))
}

/// Closes the rules; the focus is where it was.
async fn close_rules(page: &Page, focused: &str) -> TestResult {
    page.press_keys(char::from(Key::Escape)).await?;
    page.wait_until_gone(".page-sheet").await?;
    page.wait_for_script(&format!(
        "return document.activeElement.matches({});",
        json!(focused)
    ))
    .await
    .map(|_| ())
}

#[test]
fn the_rules_open_at_what_is_to_be_done() -> TestResult {
    run("rules_phase", DESKTOP, async |page| {
        const TOP_LINK: &str = ".top-links a[data-section]";
        for (phase, section) in [(Phase::Place, "Your turn"), (Phase::Deploy, "Followers")] {
            open_wheel_match(page, |state| state.phase() == phase).await?;
            page.set_viewport(DESKTOP).await?;
            page.click(TOP_LINK).await?;
            wait_for_section(page, section).await?;
            close_rules(page, TOP_LINK).await?;
            page.set_viewport(PHONE).await?;
            open_tab(page, "menu").await?;
            page.click(".menu-pages a[data-section]").await?;
            wait_for_section(page, section).await?;
            page.screenshot("rules-at-section-phone").await?;
            close_rules(page, ".menu-pages a[data-section]").await?;
            close_sheet(page).await?;
        }
        page.set_viewport(DESKTOP).await?;
        let played = match_of_people_at(world_wonders::TWO, 0)?;
        world_wonders::open_match(page, &played).await?;
        page.click(TOP_LINK).await?;
        wait_for_section(page, "Setup").await
    })
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
fn a_space_that_does_not_fit_leads_to_its_rule() -> TestResult {
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
            page.click(".refusal .rule-link").await?;
            wait_for_section(page, "Your turn").await?;
            close_rules(page, ".rule-link").await?;
            assert_eq!(page.count(".refusal .rule-link").await?, 1);
        }
        Ok(())
    })
}

#[test]
fn the_rules_over_the_table_can_be_searched() -> TestResult {
    run("rules_search_sheet", PHONE, async |page| {
        open_wheel_match(page, |state| state.phase() == Phase::Place).await?;
        open_tab(page, "menu").await?;
        page.click(".menu-pages a[data-section]").await?;
        wait_for_section(page, "Your turn").await?;
        for viewport in [PHONE, DESKTOP] {
            page.set_viewport(viewport).await?;
            page.script("document.getElementById('rules-query').focus();", vec![])
                .await?;
            page.press_keys("farm cit").await?;
            page.wait_for_text(".rules-search [role='status']", " sections")
                .await?;
            // Every word of the query is marked.
            let marked = "const marks = [...document.querySelectorAll('.rules-hits li mark')]
                    .map((mark) => mark.textContent.toLowerCase());
                return ['farm', 'cit'].every((start) => marks.some((mark) => mark.startsWith(start)));";
            page.wait_for_script(marked).await?;
            page.screenshot("rules-search-phone").await?;
            // The first Escape clears the field, and the sheet stays.
            page.press_keys(char::from(Key::Escape)).await?;
            page.wait_for_script("return document.getElementById('rules-query').value === '';")
                .await?;
            assert_eq!(page.count(".page-sheet").await?, 1);
            // The keyboard reaches the second place that was found.
            page.press_keys("crown").await?;
            page.wait_for(".rules-hits li + li a").await?;
            let mut report = AccessibilityReport::default();
            report.audit(page, "rules searched over the table").await?;
            report.into_result()?;
            // The audit takes the focus away.
            page.script("document.getElementById('rules-query').focus();", vec![])
                .await?;
            let title = page.text(".rules-hits li:nth-child(2) strong").await?;
            page.press_keys([char::from(Key::Tab); 2].iter().collect::<String>())
                .await?;
            page.wait_for_script(
                "return document.activeElement.matches('.rules-hits li:nth-child(2) a');",
            )
            .await?;
            page.press_keys(char::from(Key::Enter)).await?;
            wait_for_section(page, &title).await?;
            page.fill("#rules-query", "").await?;
        }
        Ok(())
    })
}

/// Looking something up does not begin a lesson anew.
#[test]
fn the_rules_open_over_a_lesson() -> TestResult {
    run("rules_lesson", DESKTOP, async |page| {
        page.goto("#/learn/argonauts-wheel").await?;
        page.wait_for("#main[data-step='1']").await?;
        let is_second = "main[data-step='2']";
        // Every step can be skipped.
        page.click("#next").await?;
        page.wait_for(is_second).await?;
        page.click(".top-links a[href='#/rules/argonauts-wheel']")
            .await?;
        page.wait_for(".page-sheet .rules h2").await?;
        page.press_keys(char::from(Key::Escape)).await?;
        page.wait_until_gone(".page-sheet").await?;
        page.wait_for(is_second).await?;
        page.press_keys("?").await?;
        page.wait_for(".page-sheet .keys").await?;
        assert_eq!(page.route().await?, "#/learn/argonauts-wheel");
        Ok(())
    })
}
