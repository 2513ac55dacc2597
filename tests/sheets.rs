//! What is beside the board: a panel with tabs, or sheets in a narrow window; and rules, keyboard page and
//! settings over the table.

use harness::play::fixtures::match_of_people_at;
use harness::play::match_page::{
    close_sheet, open_tab, start_ada_vs_ben, type_legal_action, wait_for_ply,
};
use harness::play::{
    argonauts_wheel, play_actions, stored_match, turn_of_time, wheel_of_fortune, wheels_of_time,
    world_wonders,
};
use harness::{
    DESKTOP, Driver as _, Key, PHONE, PHONE_SIDEWAYS, Page, TestError, TestResult, Value, Viewport,
    json, run,
};

const WIDE: Viewport = Viewport {
    width: 1920,
    height: 1080,
    ..DESKTOP
};

/// Fails if the page is larger than the window, or can be scrolled.
async fn assert_no_scrolling(page: &Page, what: &str) -> TestResult {
    let moved = page
        .script(
            "const root = document.documentElement;
             scrollTo({ left: 100, top: 100, behavior: 'instant' });
             const moved = [scrollX, scrollY, root.scrollWidth - innerWidth, root.scrollHeight - innerHeight];
             const main = document.querySelector('main.table');
             return [...moved, main.scrollTop].map((by) => Math.max(0, by));",
            vec![],
        )
        .await?;
    if moved == json!([0, 0, 0, 0, 0]) {
        return Ok(());
    }
    Err(TestError::new(format!("{what} scrolls: {moved}")))
}

/// Position and size of the board.
async fn board_rect(page: &Page) -> TestResult<Value> {
    page.script(
        "return document.getElementById('board').getBoundingClientRect().toJSON();",
        vec![],
    )
    .await
}

/// Waits until the element with this id has the focus.
async fn wait_for_focus(page: &Page, id: &str) -> TestResult {
    page.wait_for_script(&format!("return document.activeElement.id === '{id}';"))
        .await
        .map(|_| ())
}

/// Presses or releases the mouse at a point of the window.
async fn mouse(page: &Page, kind: &str, x: u32, y: u32) -> TestResult {
    let event =
        json!({ "type": kind, "x": x, "y": y, "button": "left", "buttons": 1, "clickCount": 1 });
    page.devtools("Input.dispatchMouseEvent", event)
        .await
        .map(|_| ())
}

async fn click_at(page: &Page, x: u32, y: u32) -> TestResult {
    mouse(page, "mousePressed", x, y).await?;
    mouse(page, "mouseReleased", x, y).await
}

#[test]
fn a_match_does_not_scroll_on_a_phone() -> TestResult {
    run("sheets_no_scrolling", PHONE, async |page| {
        turn_of_time::open_match(page, &match_of_people_at(turn_of_time::THREE, 4)?).await?;
        assert_no_scrolling(page, "Turn of Time").await?;
        for (record, ply) in [(wheel_of_fortune::TWO, 40), (wheel_of_fortune::FIVE, 5)] {
            wheel_of_fortune::open_match(page, &match_of_people_at(record, ply)?).await?;
            assert_no_scrolling(page, "The Wheel of Fortune").await?;
        }
        wheels_of_time::open_match(page, &match_of_people_at(wheels_of_time::DUEL, 0)?).await?;
        assert_no_scrolling(page, "Wheels of Time").await?;
        world_wonders::open_match(page, &match_of_people_at(world_wonders::TWO, 30)?).await?;
        assert_no_scrolling(page, "World Wonders").await?;
        page.offer_help().await?;
        argonauts_wheel::start_ada_vs_ben(page, &[]).await?;
        assert_no_scrolling(page, "first-turn help").await?;
        page.set_viewport(PHONE_SIDEWAYS).await?;
        assert_no_scrolling(page, "first-turn help sideways").await?;
        argonauts_wheel::type_line(page, argonauts_wheel::SHORT_GAME).await?;
        page.wait_for("#result").await?;
        assert_no_scrolling(page, "the end sideways").await?;
        page.set_viewport(PHONE).await?;
        assert_no_scrolling(page, "the end").await
    })
}

/// The sheets with something that each of them shows.
const SHEETS: [(&str, &str); 4] = [
    ("players", ".standings"),
    ("history", ".log li:nth-of-type(3)"),
    ("analysis", "#analyse"),
    ("menu", "#resign"),
];

#[test]
fn sheets_open_and_close() -> TestResult {
    run("sheets_open_and_close", PHONE, async |page| {
        start_ada_vs_ben(page, &[]).await?;
        play_actions(page, 3).await?;
        for (viewport, outside) in [(PHONE, (200, 100)), (PHONE_SIDEWAYS, (100, 200))] {
            page.set_viewport(viewport).await?;
            let board = board_rect(page).await?;
            for (tab, content) in SHEETS {
                let button = format!("show-{tab}");
                for way in ["escape", "button", "outside", "grip"] {
                    let is_upright = viewport == PHONE;
                    if way == "grip" && !is_upright {
                        continue;
                    }
                    // What is not shown is not there.
                    assert_eq!(page.count(&format!("dialog, {content}")).await?, 0);
                    page.click(&format!("#{button}")).await?;
                    page.wait_for(&format!(".side-sheet {content}")).await?;
                    wait_for_focus(page, &format!("tab-{tab}")).await?;
                    page.wait_for_animations().await?;
                    assert_eq!(board_rect(page).await?, board, "{tab}");
                    assert_no_scrolling(page, tab).await?;
                    match way {
                        "escape" => page.press_keys(char::from(Key::Escape)).await?,
                        "button" => page.click(".sheet-close").await?,
                        "outside" => click_at(page, outside.0, outside.1).await?,
                        _ => drag_grip(page).await?,
                    }
                    page.wait_until_gone("dialog").await?;
                    wait_for_focus(page, &button).await?;
                }
            }
            assert_eq!(board_rect(page).await?, board);
        }
        // Nothing of it has touched the game.
        wait_for_ply(page, 3, "person").await
    })
}

/// Drags a sheet by its grip: a little, after which it is still there, then far enough.
async fn drag_grip(page: &Page) -> TestResult {
    let top = page
        .script(
            "const { x, y, width, height } = document.querySelector('.sheet-grip').getBoundingClientRect();
             return [x + width / 2, y + height / 2];",
            vec![],
        )
        .await?;
    let at = |index: usize| top[index].as_f64().map_or(0, |at| at as u32);
    let (x, y) = (at(0), at(1));
    for by in [30, 200] {
        mouse(page, "mousePressed", x, y).await?;
        mouse(page, "mouseMoved", x, y + by / 2).await?;
        mouse(page, "mouseMoved", x, y + by).await?;
        let shifted =
            format!("return document.querySelector('.sheet').style.translate === '0px {by}px';");
        page.wait_for_script(&shifted).await?;
        mouse(page, "mouseReleased", x, y + by).await?;
        if by == 30 {
            page.wait_for_script(
                "return document.querySelector('.sheet').style.translate === '0px';",
            )
            .await?;
        }
    }
    Ok(())
}

#[test]
fn a_sheet_steps_through_the_history() -> TestResult {
    run("sheets_history", PHONE, async |page| {
        start_ada_vs_ben(page, &[]).await?;
        type_legal_action(page, 0).await?;
        type_legal_action(page, 1).await?;
        open_tab(page, "history").await?;
        page.click(".log li:nth-of-type(2) button").await?;
        wait_for_ply(page, 1, "look").await?;
        page.wait_for(".log .here:nth-of-type(2)").await?;
        close_sheet(page).await?;
        page.click("#latest").await?;
        wait_for_ply(page, 2, "person").await
    })
}

/// The tabs with whether each is chosen.
const TABS: &str = "return [...document.querySelectorAll('[role=tab]')]
    .map((tab) => [tab.textContent, tab.ariaSelected === 'true', tab.tabIndex]);";

async fn wait_for_tab(page: &Page, chosen: &str) -> TestResult {
    let tabs = ["Players", "History", "Analyse", "Menu"].map(|tab| {
        let is_chosen = tab == chosen;
        json!([tab, is_chosen, if is_chosen { 0 } else { -1 }])
    });
    page.wait_for_value(TABS, vec![], &json!(tabs)).await?;
    // Its content is the only one, and named after it.
    let panel = "const panels = [...document.querySelectorAll('[role=tabpanel]')];
        const names = panels.map((panel) => document.getElementById(panel.getAttribute('aria-labelledby')).textContent);
        const controlled = document.querySelector('[role=tab][aria-selected=true]').getAttribute('aria-controls');
        return [...names, panels[0].id === controlled];";
    page.wait_for_value(panel, vec![], &json!([chosen, true]))
        .await
}

#[test]
fn arrow_keys_choose_a_tab() -> TestResult {
    run("sheets_tabs", DESKTOP, async |page| {
        start_ada_vs_ben(page, &[]).await?;
        wait_for_tab(page, "Players").await?;
        page.click("#tab-players").await?;
        for (key, chosen) in [
            (Key::Right, "History"),
            (Key::Right, "Analyse"),
            (Key::End, "Menu"),
            (Key::Right, "Players"),
            (Key::Left, "Menu"),
            (Key::Home, "Players"),
            (Key::Right, "History"),
        ] {
            page.press_keys(char::from(key)).await?;
            wait_for_tab(page, chosen).await?;
            wait_for_focus(
                page,
                &format!(
                    "tab-{}",
                    if chosen == "Analyse" {
                        "analysis".to_owned()
                    } else {
                        chosen.to_lowercase()
                    }
                ),
            )
            .await?;
        }
        // The tabs are one stop: then come the button that hides the panel, and the content.
        page.press_keys(char::from(Key::Tab)).await?;
        wait_for_focus(page, "hide-panel").await?;
        page.press_keys(char::from(Key::Tab)).await?;
        wait_for_focus(page, "side-history").await?;
        // The tab stays chosen in the next game.
        page.click_button("Your games").await?;
        page.click(".match-row a").await?;
        page.wait_for("main.table").await?;
        wait_for_tab(page, "History").await
    })
}

#[test]
fn the_panel_can_be_hidden() -> TestResult {
    run("sheets_hidden_panel", DESKTOP, async |page| {
        start_ada_vs_ben(page, &[]).await?;
        let before = board_rect(page).await?;
        page.click("#hide-panel").await?;
        page.wait_until_gone(".table-side").await?;
        wait_for_focus(page, "show-players").await?;
        let hidden = board_rect(page).await?;
        assert!(
            hidden["width"].as_f64() > before["width"].as_f64(),
            "{hidden}"
        );
        // It stays hidden; its content comes as sheets.
        page.reload().await?;
        page.click("#show-players").await?;
        page.wait_for(".side-sheet .standings").await?;
        page.click("#show-panel").await?;
        page.wait_for(".table-side .standings").await?;
        wait_for_focus(page, "hide-panel").await?;
        assert_eq!(board_rect(page).await?, before);
        // In a wide window, the players have a column of their own.
        page.set_viewport(WIDE).await?;
        page.wait_for(".table-players .standings").await?;
        page.wait_for(".table-side .history").await?;
        assert_no_scrolling(page, "wide").await
    })
}

#[test]
fn rules_keys_and_settings_open_over_the_table() -> TestResult {
    run("sheets_pages", DESKTOP, async |page| {
        start_ada_vs_ben(page, &[]).await?;
        play_actions(page, 3).await?;
        turn_of_time::plan_placement(page).await?;
        let route = page.route().await?;
        let stored = stored_match(page).await?.ply();
        for (link, content) in [
            (
                ".top-links a[href='#/rules/turn-of-time']",
                ".rules #section-3",
            ),
            (".top-links a[href='#/settings']", ".settings"),
            ("#game-tools a[href='#/keys']", ".keys"),
        ] {
            open_tab(page, "menu").await?;
            page.click(link).await?;
            page.wait_for(&format!(".page-sheet {content}")).await?;
            // The table rests meanwhile.
            page.press_keys("[").await?;
            page.press_keys(char::from(Key::Escape)).await?;
            page.wait_until_gone("dialog").await?;
            page.wait_for_value(
                "return document.activeElement === document.querySelector(arguments[0]);",
                vec![link.into()],
                &json!(true),
            )
            .await?;
            assert_eq!(page.route().await?, route);
            assert_eq!(page.count(".planning").await?, 1, "{link}");
        }
        wait_for_ply(page, 3, "person").await?;
        assert_eq!(stored_match(page).await?.ply(), stored);

        // A setting takes effect at once, on the table behind.
        page.click(".top-links a[href='#/settings']").await?;
        page.click("input[name='theme'][value='dark']").await?;
        page.wait_for("html[data-theme='dark'] main.table").await?;
        page.click(".sheet-close").await?;
        page.wait_until_gone("dialog").await?;

        // The key too, and from the rules one gets to a heading without leaving.
        page.press_keys("?").await?;
        page.wait_for(".page-sheet .keys").await?;
        click_at(page, 20, 400).await?;
        page.wait_until_gone("dialog").await?;
        page.click(".top-links a[href='#/rules/turn-of-time']")
            .await?;
        page.click(".rules-contents a[href='#section-4']").await?;
        wait_for_focus(page, "section-4").await?;
        assert_eq!(page.route().await?, route);
        page.press_keys(char::from(Key::Escape)).await?;
        page.wait_until_gone("dialog").await?;

        // With Ctrl, the page itself opens in a new tab.
        let prevented = page
            .script(
                "const link = document.querySelector(\".top-links a[href='#/settings']\");
                 const event = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
                 addEventListener('click', (event) => {
                     window.wasPrevented = event.defaultPrevented;
                     event.preventDefault();
                 }, { once: true });
                 link.dispatchEvent(event);
                 return window.wasPrevented;",
                vec![],
            )
            .await?;
        assert_eq!(prevented, false);
        assert_eq!(page.count("dialog").await?, 0);
        Ok(())
    })
}

#[test]
fn pages_open_over_a_sheet_on_a_phone() -> TestResult {
    run("sheets_pages_phone", PHONE, async |page| {
        start_ada_vs_ben(page, &[]).await?;
        open_tab(page, "menu").await?;
        page.click("#game-tools a[href='#/rules/turn-of-time']")
            .await?;
        page.wait_for(".page-sheet .rules #section-3").await?;
        assert_no_scrolling(page, "rules").await?;
        page.press_keys(char::from(Key::Escape)).await?;
        page.wait_until_gone(".page-sheet").await?;
        // Back in the menu.
        assert_eq!(page.count(".side-sheet #game-tools").await?, 1);
        close_sheet(page).await?;
        wait_for_focus(page, "show-menu").await?;
        wait_for_ply(page, 0, "person").await
    })
}
