//! What is beside the board: a panel with tabs, or sheets where the panel is hidden; and rules, keyboard page and
//! settings over the table.

use super::Page;
use page_driver::play::fixtures::match_of_people_at;
use page_driver::play::match_page::{close_sheet, open_tab, type_legal_action, wait_for_ply};
use page_driver::play::{plan_placement, stored_match, turn_of_time};
use page_driver::{Driver as _, Key, TestResult, Value, json};
use wasm_bindgen_test::wasm_bindgen_test;

/// A table of two people after this many actions.
async fn open_table(page: &Page, ply: usize) -> TestResult {
    page.open_table(&match_of_people_at(turn_of_time::TWO, ply)?)
        .await?;
    page.wait_for("main.table").await?;
    page.wait_for_animations().await
}

/// The same with the panel hidden, so that its content comes as sheets.
async fn open_table_with_sheets(ply: usize) -> TestResult<Page> {
    let page = Page::new().await?;
    page.set_also(r#""panel":"off""#).await?;
    open_table(&page, ply).await?;
    Ok(page)
}

/// Waits until the element with this id has the focus.
async fn wait_for_focus(page: &Page, id: &str) -> TestResult {
    page.wait_for_value("return document.activeElement.id;", vec![], &json!(id))
        .await
}

/// Position and size of the board.
async fn board_rect(page: &Page) -> TestResult<Value> {
    page.script(
        "return document.getElementById('board').getBoundingClientRect().toJSON();",
        vec![],
    )
    .await
}

/// The tabs with something that each of them shows.
const TABS: [(&str, &str); 4] = [
    ("players", ".standings"),
    ("history", ".log li:nth-of-type(3)"),
    ("analysis", "#analyse"),
    ("menu", "#resign"),
];

#[wasm_bindgen_test]
async fn a_sheet_closes_by_key_by_button_and_from_outside() -> TestResult {
    let page = open_table_with_sheets(3).await?;
    let board = board_rect(&page).await?;
    let ways = ["key", "button", "outside"];
    for ((tab, content), way) in TABS.into_iter().zip(ways.into_iter().cycle()) {
        let button = format!("show-{tab}");
        // What is not shown is not there.
        assert_eq!(page.count(&format!("dialog, {content}")).await?, 0);
        page.click(&format!("#{button}")).await?;
        page.wait_for(&format!(".side-sheet {content}")).await?;
        page.wait_for_animations().await?;
        wait_for_focus(&page, &format!("tab-{tab}")).await?;
        assert_eq!(board_rect(&page).await?, board, "{tab}");
        match way {
            "key" => page.press_keys(char::from(Key::Escape)).await?,
            "button" => page.click(".sheet-close").await?,
            _ => page.press_point(false, (100.0, 400.0), 1).await?,
        }
        page.wait_until_gone("dialog").await?;
        wait_for_focus(&page, &button).await?;
    }
    // Nothing of it has touched the game.
    wait_for_ply(&page, 3, "person").await?;
    assert_eq!(board_rect(&page).await?, board);
    Ok(())
}

/// Moves a finger from the middle of the grip down by this many pixels; lifts it there, or loses it.
async fn drag_grip(page: &Page, by: u32, end: &str) -> TestResult<Value> {
    page.script(
        "const [by, end] = arguments;
         const grip = document.querySelector('.sheet-grip');
         const { x, y, width, height } = grip.getBoundingClientRect();
         const send = (type, down) => grip.dispatchEvent(new PointerEvent(type, {
             bubbles: true, pointerId: 1, isPrimary: true, pointerType: 'touch',
             clientX: x + width / 2, clientY: y + height / 2 + down,
         }));
         send('pointerdown', 0);
         for (const down of [by / 2, by]) send('pointermove', down);
         const shifted = document.querySelector('.sheet').style.translate;
         send(end, by);
         return shifted;",
        vec![json!(by), json!(end)],
    )
    .await
}

#[wasm_bindgen_test]
async fn a_sheet_follows_its_grip_and_closes_when_it_is_dragged_far() -> TestResult {
    let page = Page::new().await?;
    open_table(&page, 3).await?;
    page.press_keys("?").await?;
    page.wait_for(".page-sheet .keys").await?;
    page.wait_for_animations().await?;
    let back = "return document.querySelector('.sheet').style.translate;";
    assert_eq!(drag_grip(&page, 30, "pointerup").await?, "0px 30px");
    assert_eq!(page.script(back, vec![]).await?, "0px");
    // A gesture that the system takes over is no wish to close.
    assert_eq!(drag_grip(&page, 200, "pointercancel").await?, "0px 200px");
    assert_eq!(page.script(back, vec![]).await?, "0px");
    assert_eq!(page.count(".page-sheet").await?, 1);
    assert_eq!(drag_grip(&page, 200, "pointerup").await?, "0px 200px");
    page.wait_until_gone("dialog").await
}

/// Waits until this tab is chosen, with its content alone, named after it.
async fn wait_for_tab(page: &Page, chosen: &str) -> TestResult {
    let tabs = ["Players", "History", "Analyze", "Menu"].map(|tab| {
        let is_chosen = tab == chosen;
        json!([tab, is_chosen, if is_chosen { 0 } else { -1 }])
    });
    let shown = "return [...document.querySelectorAll('[role=tab]')]
        .map((tab) => [tab.textContent, tab.ariaSelected === 'true', tab.tabIndex]);";
    page.wait_for_value(shown, vec![], &json!(tabs)).await?;
    let panels = "return [...document.querySelectorAll('[role=tabpanel]')].map((panel) => panel.computedName);";
    assert_eq!(page.script(panels, vec![]).await?, json!([chosen]));
    let controlled = "const tab = document.querySelector('[role=tab][aria-selected=true]');
        return document.querySelector('[role=tabpanel]').id === tab.getAttribute('aria-controls');";
    assert_eq!(page.script(controlled, vec![]).await?, true);
    Ok(())
}

#[wasm_bindgen_test]
async fn arrow_keys_choose_a_tab() -> TestResult {
    let page = Page::new().await?;
    open_table(&page, 3).await?;
    page.click("#tab-players").await?;
    wait_for_tab(&page, "Players").await?;
    for (key, chosen) in [
        (Key::Right, "History"),
        (Key::Right, "Analyze"),
        (Key::End, "Menu"),
        (Key::Right, "Players"),
        (Key::Left, "Menu"),
        (Key::Home, "Players"),
        (Key::Right, "History"),
    ] {
        page.press_keys(char::from(key)).await?;
        wait_for_tab(&page, chosen).await?;
        assert_eq!(page.focus().await?, format!("tab {chosen}"));
    }
    // The tabs are one stop: then come the button that hides the panel, and the content.
    for (key, next) in [(Key::Tab, "hide-panel"), (Key::Tab, "side-history")] {
        page.press_keys(char::from(key)).await?;
        wait_for_focus(&page, next).await?;
    }
    Ok(())
}

/// A player who looks at the history wants to see it in the next game too; the menu is for one visit.
#[wasm_bindgen_test]
async fn the_chosen_tab_is_that_of_the_next_game() -> TestResult {
    let page = Page::new().await?;
    open_table(&page, 3).await?;
    page.click("#tab-history").await?;
    wait_for_tab(&page, "History").await?;
    page.click("#tab-menu").await?;
    wait_for_tab(&page, "Menu").await?;
    page.click_button("Your games").await?;
    page.click(".match-row a").await?;
    page.wait_for("main.table").await?;
    wait_for_tab(&page, "History").await?;
    page.click("#tab-players").await
}

#[wasm_bindgen_test]
async fn the_panel_can_be_hidden() -> TestResult {
    let page = Page::new().await?;
    open_table(&page, 0).await?;
    page.click("#tab-players").await?;
    let before = board_rect(&page).await?;
    page.click("#hide-panel").await?;
    page.wait_until_gone(".table-side").await?;
    wait_for_focus(&page, "show-players").await?;
    page.wait_for_animations().await?;
    let hidden = board_rect(&page).await?;
    assert!(
        hidden["width"].as_f64() > before["width"].as_f64(),
        "{hidden}"
    );
    // It stays hidden; its content comes as sheets.
    page.reload().await?;
    page.click("#show-players").await?;
    page.wait_for(".side-sheet .standings").await?;
    page.wait_for_animations().await?;
    page.click("#show-panel").await?;
    page.wait_for(".table-side .standings").await?;
    wait_for_focus(&page, "hide-panel").await?;
    page.wait_for_animations().await?;
    assert_eq!(board_rect(&page).await?, before);
    Ok(())
}

#[wasm_bindgen_test]
async fn rules_keys_and_settings_open_over_the_table() -> TestResult {
    let page = Page::new().await?;
    open_table(&page, 3).await?;
    plan_placement(&page).await?;
    let route = page.route().await?;
    for (link, content) in [
        (
            ".top-links a[href='#/rules/turn-of-time']",
            ".rules #rules-setup",
        ),
        (".top-links a[href='#/settings']", ".settings"),
        ("#game-tools a[href='#/keys']", ".keys"),
    ] {
        open_tab(&page, "menu").await?;
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
    wait_for_ply(&page, 3, "person").await?;
    assert_eq!(stored_match(&page).await?.ply(), 3);
    Ok(())
}

#[wasm_bindgen_test]
async fn a_setting_changes_the_table_behind_the_sheet() -> TestResult {
    let page = Page::new().await?;
    open_table(&page, 3).await?;
    page.wait_for("#hint").await?;
    page.click(".top-links a[href='#/settings']").await?;
    page.wait_for(".page-sheet .settings").await?;
    page.wait_for_animations().await?;
    page.click("input[name='keys'][value='off']").await?;
    page.wait_for("html[data-no-keys]").await?;
    page.click(".sheet-close").await?;
    page.wait_until_gone("dialog").await?;
    page.press_keys("?").await?;
    assert_eq!(page.count("dialog").await?, 0);
    wait_for_ply(&page, 3, "person").await
}

#[wasm_bindgen_test]
async fn the_rules_over_the_table_lead_to_their_headings() -> TestResult {
    let page = Page::new().await?;
    open_table(&page, 3).await?;
    let route = page.route().await?;
    page.click(".top-links a[href='#/rules/turn-of-time']")
        .await?;
    page.wait_for(".page-sheet .rules #rules-your-turn").await?;
    page.wait_for_animations().await?;
    page.click(".rules-contents a[href='#rules-your-turn']")
        .await?;
    wait_for_focus(&page, "rules-your-turn").await?;
    assert_eq!(page.route().await?, route);
    // A click beside the sheet closes it.
    page.press_point(false, (20.0, 400.0), 1).await?;
    page.wait_until_gone("dialog").await?;
    wait_for_ply(&page, 3, "person").await
}

/// With Ctrl and the like, a link opens a tab or window of its own, as everywhere.
#[wasm_bindgen_test]
async fn a_link_for_a_tab_of_its_own_opens_no_sheet() -> TestResult {
    let page = Page::new().await?;
    open_table(&page, 0).await?;
    for (held, opens) in [
        ("ctrlKey", false),
        ("metaKey", false),
        ("shiftKey", false),
        ("altKey", false),
        ("none", true),
    ] {
        let prevented = page
            .script(
                "const link = document.querySelector(\".top-links a[href='#/settings']\");
                 const held = { [arguments[0]]: true };
                 const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...held });
                 let was;
                 addEventListener('click', (event) => {
                     was = event.defaultPrevented;
                     event.preventDefault();
                 }, { once: true });
                 link.dispatchEvent(event);
                 return was;",
                vec![json!(held)],
            )
            .await?;
        assert_eq!(prevented, opens, "{held}");
        if opens {
            page.wait_for("dialog").await?;
        } else {
            page.script("return new Promise((done) => setTimeout(done));", vec![])
                .await?;
            assert_eq!(page.count("dialog").await?, 0, "{held}");
        }
    }
    Ok(())
}

#[wasm_bindgen_test]
async fn pages_open_over_a_sheet() -> TestResult {
    let page = open_table_with_sheets(0).await?;
    open_tab(&page, "menu").await?;
    page.wait_for_animations().await?;
    page.click("#game-tools a[href='#/rules/turn-of-time']")
        .await?;
    page.wait_for(".page-sheet .rules #rules-setup").await?;
    page.press_keys(char::from(Key::Escape)).await?;
    page.wait_until_gone(".page-sheet").await?;
    // Back in the menu.
    assert_eq!(page.count(".side-sheet #game-tools").await?, 1);
    page.press_keys(char::from(Key::Escape)).await?;
    page.wait_until_gone("dialog").await?;
    wait_for_focus(&page, "show-menu").await?;
    wait_for_ply(&page, 0, "person").await
}

mod long_run {
    use super::*;

    #[wasm_bindgen_test]
    async fn a_sheet_steps_through_the_history() -> TestResult {
        let page = open_table_with_sheets(1).await?;
        type_legal_action(&page, 1).await?;
        open_tab(&page, "history").await?;
        page.wait_for_animations().await?;
        page.click(".log li:nth-of-type(2) button").await?;
        wait_for_ply(&page, 1, "look").await?;
        page.wait_for(".log .here:nth-of-type(2)").await?;
        close_sheet(&page).await?;
        page.click("#latest").await?;
        wait_for_ply(&page, 2, "person").await
    }
}
