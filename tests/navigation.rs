//! Play with arrow keys and Enter alone, as the browser sends them from a real keyboard. Gamepads are tested in
//! `src/component_tests/keys.rs`.

use harness::play::wait_for_person_or_end;
use harness::{DESKTOP, Driver as _, Key, Page, TestError, TestResult, json, run};

/// Where to go next, as a person would who looks at the screen: towards the nearest match; where that
/// has not helped from the same place, elsewhere. Says `there` once it has the focus.
const NEXT: &str = "const [css, begins] = arguments;
    if (begins) window.tried = new Map();
    const active = document.activeElement;
    if (active.matches(css)) return 'there';
    const centre = (element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return [left + width / 2, top + height / 2];
    };
    const [x, y] = active === document.body ? [0, 0] : centre(active);
    const ways = [...document.querySelectorAll(css)]
        .filter((element) => element.checkVisibility() && element.getBoundingClientRect().width > 2)
        .map(centre).map(([toX, toY]) => [toX - x, toY - y]);
    if (!ways.length) return 'none';
    const [right, down] = ways.sort((one, other) => Math.hypot(...one) - Math.hypot(...other))[0];
    const across = right > 0 ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
    const along = down > 0 ? ['ArrowDown', 'ArrowUp'] : ['ArrowUp', 'ArrowDown'];
    let order = Math.abs(right) > Math.abs(down)
        ? [across[0], ...along, across[1]] : [along[0], ...across, along[1]];
    // There these change the value.
    if (active.matches('select, [type=range], [type=radio]')) order = along;
    const done = window.tried.get(active) ?? new Set();
    window.tried.set(active, done);
    const next = order.find((way) => !done.has(way));
    if (!next) done.clear();
    else done.add(next);
    return next ?? order[0];";

/// Presses an arrow key.
async fn press_arrow(page: &Page, key: &str) -> TestResult {
    let key = match key {
        "ArrowUp" => Key::Up,
        "ArrowDown" => Key::Down,
        "ArrowLeft" => Key::Left,
        _ => Key::Right,
    };
    page.press_keys(char::from(key)).await
}

/// Moves the focus to an element.
async fn move_focus_to(page: &Page, css: &str) -> TestResult {
    // A radio button is drawn by its label.
    let is_there = "return document.querySelector(arguments[0]) !== null;";
    page.wait_until(css, is_there, vec![css.into()]).await?;
    for step in 0..60 {
        let next = page
            .script(NEXT, vec![css.into(), json!(step == 0)])
            .await?;
        match next.as_str() {
            Some("there") => return Ok(()),
            Some("none") => page.wait_for(css).await?,
            Some(key) => press_arrow(page, key).await?,
            None => return Err(TestError::new("no direction")),
        }
    }
    let at = page.script(
        "return document.activeElement.outerHTML.slice(0, 200);",
        vec![],
    );
    Err(TestError::new(format!(
        "{css} is not reached, but {}",
        at.await?
    )))
}

/// Moves the focus to an element and presses it.
async fn choose(page: &Page, css: &str) -> TestResult {
    move_focus_to(page, css).await?;
    page.press_keys(char::from(Key::Enter)).await
}

/// A person's turn of Turn of Time.
async fn play_turn_of_time(page: &Page) -> TestResult {
    let before = ply(page).await?;
    choose(page, ".hand-side:not(:disabled)").await?;
    page.wait_for(".hand-side[aria-pressed='true']").await?;
    choose(page, ".free-cell").await?;
    page.wait_for(".plan-buttons").await?;
    while page.count("#put-down[aria-disabled]").await? > 0 {
        choose(page, ".order-choice").await?;
    }
    choose(page, "#put-down").await?;
    wait_for_ply(page, before + 1).await
}

async fn ply(page: &Page) -> TestResult<usize> {
    let text = page.attribute("main.table", "data-ply").await?;
    text.and_then(|text| text.parse().ok())
        .ok_or_else(|| TestError::new("no table"))
}

async fn wait_for_ply(page: &Page, ply: usize) -> TestResult {
    page.wait_for_script(&format!(
        "return Number(document.querySelector('main.table').dataset.ply) >= {ply};"
    ))
    .await
    .map(|_| ())
}

/// Whether the focus is where a selector says.
async fn is_at(page: &Page, css: &str) -> TestResult<bool> {
    let script = "return document.activeElement.closest(arguments[0]) !== null;";
    Ok(page.script(script, vec![css.into()]).await? == true)
}

/// Fields and sheets: the focus is neither trapped in a field nor lost from a sheet.
#[test]
fn arrow_keys_lead_through_fields_and_stay_in_sheets() -> TestResult {
    run("arrow_keys_fields", DESKTOP, async |page| {
        page.goto("#/settings").await?;
        // Off, arrow keys do what browsers do with them.
        page.press_keys(char::from(Key::Down)).await?;
        assert_eq!(page.count("[data-navigation]").await?, 0);
        page.click("input[name='arrows'][value='on']").await?;
        for _ in 0..40 {
            if !is_at(page, "form.settings summary").await? {
                page.press_keys(char::from(Key::Down)).await?;
            }
        }
        assert!(is_at(page, "form.settings summary").await?);
        // Down and up have changed nothing.
        assert_eq!(
            page.count("input[name='arrows'][value='on']:checked")
                .await?,
            1
        );
        // Enter chooses, which browsers leave to Space.
        choose(page, "input[name='data'][value='less']").await?;
        page.wait_for("html[data-data='less']").await?;

        // The first arrow key on a page gives the focus a place.
        page.goto("").await?;
        page.reload().await?;
        page.press_keys(char::from(Key::Down)).await?;
        page.wait_for("html[data-navigation='keys'] :focus").await?;

        page.goto("#/open").await?;
        move_focus_to(page, "textarea").await?;
        page.press_keys("ab").await?;
        page.press_keys(char::from(Key::Down)).await?;
        assert!(!is_at(page, "textarea").await?);

        page.goto("#/new/turn-of-time").await?;
        choose(page, "#begin").await?;
        page.wait_for("main.table").await?;
        choose(page, ".top-links a[href='#/settings']").await?;
        page.wait_for("dialog[open]").await?;
        for key in [Key::Up, Key::Left, Key::Down, Key::Right] {
            for _ in 0..6 {
                page.press_keys(char::from(key)).await?;
                assert!(is_at(page, "dialog[open]").await?, "{key:?}");
            }
        }
        Ok(())
    })
}

mod long_run {
    use super::*;

    #[test]
    fn arrow_keys_and_enter_play_a_game_to_its_end() -> TestResult {
        run("arrow_keys", DESKTOP, async |page| {
            page.goto("#/settings").await?;
            page.click("input[name='arrows'][value='on']").await?;
            page.click(".top-home").await?;
            page.wait_for(".game-list").await?;
            choose(page, "a.button[href='#/new/turn-of-time']").await?;
            choose(page, "#begin").await?;
            page.wait_for("main.table").await?;
            page.wait_for("html[data-navigation='keys']").await?;
            while !wait_for_person_or_end(page).await? {
                play_turn_of_time(page).await?;
            }
            page.wait_for("#result").await?;
            page.screenshot("arrow-keys-end").await?;
            // The mouse ends it, so that the ring goes.
            page.click(".top-home").await?;
            page.wait_until_gone("[data-navigation]").await
        })
    }
}
