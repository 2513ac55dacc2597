//! The rules to read: their figures, contents and search; and over the table, where they open at what matters now
//! and lead from a refusal to its rule and back.

use super::Page;
use super::undo::Undo;
use page_driver::play::fixtures::match_of_people_at;
use page_driver::play::match_page::{open_tab, type_action};
use page_driver::play::{turn_of_time, wheel_of_fortune, world_wonders};
use page_driver::{Driver as _, Key, TestError, TestResult, json};
use rules::GameId;
use rules::games::wheel_of_fortune::{Cell, Phase, WheelOfFortune};
use wasm_bindgen_test::wasm_bindgen_test;

/// Lets every file that figures are drawn with arrive late, once the page has had time to show them without.
fn delay_drawings(page: &Page) -> TestResult<Undo> {
    let late = "{ value: ((fetched) => async (address, ...rest) => {
        const response = await fetched(address, ...rest);
        if (String(address).includes('themes/')) {
            for (let frame = 0; frame < 12; frame += 1) await new Promise(requestAnimationFrame);
        }
        return response;
    })(window.fetch) }";
    page.replace("window", "fetch", late)
}

/// As if no game had been shown yet; and every change of the page notes the figures that cannot be drawn.
const WATCH_FIGURES: &str =
    "for (const drawn of document.querySelectorAll('body > svg[class*=game-]')) drawn.remove();
    window.blank = new Set();
    window.figures = new MutationObserver(() => {
        for (const use of document.querySelectorAll('.rules figure use')) {
            const symbol = use.getAttribute('href');
            if (!document.querySelector(symbol)) window.blank.add(symbol);
        }
    });
    window.figures.observe(document.body, { childList: true, subtree: true });";

#[wasm_bindgen_test]
async fn no_figure_is_shown_before_its_drawings() -> TestResult {
    let page = Page::new().await?;
    page.goto("").await?;
    page.script(WATCH_FIGURES, vec![]).await?;
    let _late = delay_drawings(&page)?;
    // One again: the second time everything is there already.
    for game in GameId::ALL.iter().take(2).chain(GameId::ALL.first()) {
        page.goto(&format!("#/rules/{}", game.id())).await?;
        page.wait_for(&format!(".rules.game-{} figure use", game.id()))
            .await?;
        let empty = page
            .script(
                "return [...document.querySelectorAll('.rules figure use')]
                     .filter((use) => {
                         const { width, height } = use.getBoundingClientRect();
                         return width === 0 && height === 0;
                     })
                     .map((use) => use.getAttribute('href'));",
                vec![],
            )
            .await?;
        assert_eq!(empty, json!([]), "{game:?}");
    }
    let end = "window.figures.disconnect(); return [...window.blank];";
    assert_eq!(page.script(end, vec![]).await?, json!([]));
    Ok(())
}

#[wasm_bindgen_test]
async fn the_contents_lead_to_every_heading() -> TestResult {
    let page = Page::new().await?;
    for game in GameId::ALL {
        let route = format!("#/rules/{}", game.id());
        page.goto(&route).await?;
        page.wait_for(&format!(".rules.game-{} h2", game.id()))
            .await?;
        page.wait_for(".rules-contents li a").await?;
        let listed = page.texts(".rules-contents li a").await?;
        assert_eq!(listed, page.texts(".rules :is(h2, h3)").await?);
        assert!(listed.len() > 3, "{listed:?}");
        page.click(".rules-contents li:last-child a").await?;
        // It stays the same page, and the keyboard continues at the heading.
        assert_eq!(page.route().await?, route);
        let reached = "const last = [...document.querySelectorAll('.rules :is(h2, h3)')].at(-1);
             const { top, bottom } = last.getBoundingClientRect();
             return document.activeElement === last && top >= 0 && bottom <= innerHeight;";
        page.wait_for_script(reached).await?;
        // Beside the text, the contents stay in view.
        let beside = "const { top, right } = document.querySelector('.rules-contents').getBoundingClientRect();
             return top >= 0 && right <= document.querySelector('.rules').getBoundingClientRect().left;";
        page.wait_for_script(beside).await?;
    }
    Ok(())
}

#[wasm_bindgen_test]
async fn without_room_beside_the_text_the_contents_are_folded() -> TestResult {
    let page = Page::new().await?;
    let _narrow = page.replace(
        "window",
        "matchMedia",
        "{ value: ((real) => (query) => query.includes('min-width') ? { matches: false } : real(query))(window.matchMedia) }",
    )?;
    page.goto("#/rules/turn-of-time").await?;
    page.wait_for(".rules h2").await?;
    assert_eq!(page.count(".rules-contents details[open]").await?, 0);
    page.click(".rules-contents summary").await?;
    page.click(".rules-contents li:last-child a").await?;
    let reached = "return document.activeElement === [...document.querySelectorAll('.rules :is(h2, h3)')].at(-1);";
    page.wait_for_script(reached).await.map(|_| ())
}

/// Types into the search field, which is emptied before.
async fn search(page: &Page, query: &str) -> TestResult {
    page.fill("#rules-query", "").await?;
    page.press_keys(query).await
}

#[wasm_bindgen_test]
async fn the_rules_can_be_searched() -> TestResult {
    let page = Page::new().await?;
    page.goto("#/rules/wheel-of-fortune").await?;
    search(&page, "plag").await?;
    page.wait_for(".rules-hits mark").await?;
    let marked = page.texts(".rules-hits mark").await?;
    assert!(
        marked.iter().all(|mark| mark.to_lowercase() == "plague"),
        "{marked:?}"
    );
    // Enter goes to the first place that was found.
    let title = page.text(".rules-hits li:first-child strong").await?;
    page.press_keys(char::from(Key::Enter)).await?;
    page.wait_for_value(
        "return document.activeElement.textContent;",
        vec![],
        &json!(title),
    )
    .await?;
    search(&page, "xyzzy").await?;
    page.wait_for_text(".rules-search [role='status']", "Nothing found")
        .await?;
    page.press_keys(char::from(Key::Escape)).await?;
    page.wait_for_script("return document.getElementById('rules-query').value === '';")
        .await?;
    assert_eq!(page.count(".rules-hits li").await?, 0);
    Ok(())
}

/// Opens a recorded match of two where this is true.
async fn open_wheel_match(
    page: &Page,
    is_wanted: impl Fn(&WheelOfFortune) -> bool,
) -> TestResult<WheelOfFortune> {
    for ply in 0..60 {
        let played = match_of_people_at(wheel_of_fortune::TWO, ply)?;
        let state = wheel_of_fortune::state_of(&played)?;
        if is_wanted(&state) {
            page.open_table(&played).await?;
            wheel_of_fortune::wait_for_board(page).await?;
            return Ok(state);
        }
    }
    Err(TestError::new("there is no such position"))
}

/// Waits until the rules are open at this section: its heading has the focus and is in sight.
async fn wait_for_section(page: &Page, title: &str) -> TestResult {
    let reached = "const at = document.activeElement;
         const { top, bottom } = at.getBoundingClientRect();
         return at.matches('.page-sheet .rules :is(h2, h3)') && at.textContent === arguments[0]
             && top >= 0 && bottom <= innerHeight;";
    page.wait_until(title, reached, vec![json!(title)])
        .await
        .map(|_| ())
}

/// Closes the rules; the focus is where it was.
async fn close_rules(page: &Page, focused: &str) -> TestResult {
    page.press_keys(char::from(Key::Escape)).await?;
    page.wait_until_gone(".page-sheet").await?;
    let back = "return document.activeElement.matches(arguments[0]);";
    page.wait_until(focused, back, vec![json!(focused)])
        .await
        .map(|_| ())
}

#[wasm_bindgen_test]
async fn the_rules_open_at_what_is_to_be_done() -> TestResult {
    let page = Page::new().await?;
    for (phase, section) in [(Phase::Place, "Your turn"), (Phase::Deploy, "Followers")] {
        open_wheel_match(&page, |state| state.phase() == phase).await?;
        let link = match phase {
            Phase::Place => ".top-links a[data-section]",
            _ => ".menu-list a[data-section]",
        };
        if phase != Phase::Place {
            open_tab(&page, "menu").await?;
        }
        page.click(link).await?;
        wait_for_section(&page, section).await?;
        close_rules(&page, link).await?;
    }
    page.open_table(&match_of_people_at(world_wonders::TWO, 0)?)
        .await?;
    page.click(".top-links a[data-section]").await?;
    wait_for_section(&page, "Setup").await
}

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
    // Where a cell is on the screen, judged by one that is drawn.
    let centre = "const [from, right, down] = arguments;
        const matrix = document.querySelector(`[data-cell='${from}']`).getScreenCTM();
        const { x, y } = new DOMPoint(100 * right + 50, 100 * down + 50).matrixTransform(matrix);
        return [x, y];";
    let name = format!("{},{}", from.column(), from.row());
    let right = i32::from(to.column()) - i32::from(from.column());
    let down = i32::from(to.row()) - i32::from(from.row());
    let at = page
        .script(centre, vec![json!(name), json!(right), json!(down)])
        .await?;
    let at = |axis: usize| at[axis].as_f64().unwrap_or_default();
    page.press_point(false, (at(0), at(1)), 1).await?;
    page.wait_for(".refusal .rule-link").await
}

#[wasm_bindgen_test]
async fn a_space_that_does_not_fit_leads_to_its_rule() -> TestResult {
    let page = Page::new().await?;
    let state = open_wheel_match(&page, |state| {
        let fits = state.drawn().map(|tile| state.fitting_cells(tile).count());
        let all = state.frontier_cells().count();
        state.phase() == Phase::Place && fits.is_some_and(|fits| fits > 0 && fits < all)
    })
    .await?;
    click_where_nothing_fits(&page, &state).await?;
    page.click(".refusal .rule-link").await?;
    wait_for_section(&page, "Your turn").await?;
    close_rules(&page, ".rule-link").await?;
    assert_eq!(page.count(".refusal .rule-link").await?, 1);
    page.press_keys(char::from(Key::Escape)).await?;
    page.wait_until_gone(".refusal").await
}

mod long_run {
    use super::*;

    /// A refused action leads to the rule behind it, and back to the game; also from a sheet.
    #[wasm_bindgen_test]
    async fn a_refusal_leads_to_its_rule() -> TestResult {
        for settings in ["\"panel\":\"on\"", "\"panel\":\"off\""] {
            let page = Page::new().await?;
            page.set_also(settings).await?;
            page.open_table(&match_of_people_at(turn_of_time::TWO, 0)?)
                .await?;
            type_action(&page, "Sp/Su@a1").await?;
            page.click("#mistyped .rule-link").await?;
            page.wait_for(".page-sheet .rules h2").await?;
            wait_for_section(&page, "Four by four").await?;
            page.wait_for_animations().await?;
            page.click(".page-sheet .sheet-close").await?;
            page.wait_until_gone(".page-sheet").await?;
            assert_eq!(page.count("#mistyped .rule-link").await?, 1);
        }
        Ok(())
    }

    #[wasm_bindgen_test]
    async fn the_rules_over_the_table_can_be_searched() -> TestResult {
        let page = Page::new().await?;
        open_wheel_match(&page, |state| state.phase() == Phase::Place).await?;
        page.click(".top-links a[data-section]").await?;
        wait_for_section(&page, "Your turn").await?;
        search(&page, "farm cit").await?;
        page.wait_for_text(".rules-search [role='status']", " sections")
            .await?;
        // Every word of the query is marked.
        let marked = "const marks = [...document.querySelectorAll('.rules-hits li mark')]
                .map((mark) => mark.textContent.toLowerCase());
            return ['farm', 'cit'].every((start) => marks.some((mark) => mark.startsWith(start)));";
        page.wait_for_script(marked).await?;
        // The first Escape clears the field, and the sheet stays.
        page.press_keys(char::from(Key::Escape)).await?;
        page.wait_for_script("return document.getElementById('rules-query').value === '';")
            .await?;
        assert_eq!(page.count(".page-sheet").await?, 1);
        // The keyboard reaches the second place that was found.
        page.press_keys("crown").await?;
        let title = page.text(".rules-hits li:nth-child(2) strong").await?;
        page.press_keys([char::from(Key::Tab); 2].iter().collect::<String>())
            .await?;
        page.wait_for_script(
            "return document.activeElement.matches('.rules-hits li:nth-child(2) a');",
        )
        .await?;
        page.press_keys(char::from(Key::Enter)).await?;
        wait_for_section(&page, &title).await?;
        page.press_keys(char::from(Key::Escape)).await?;
        page.wait_until_gone(".page-sheet").await
    }

    /// Looking something up does not restart a lesson.
    #[wasm_bindgen_test]
    async fn the_rules_open_over_a_lesson() -> TestResult {
        let page = Page::new().await?;
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
    }
}
