//! Every page has a title and a heading, takes the focus, and stands where Back expects it.

use super::Page;
use page_driver::play::match_page::open_tab;
use page_driver::{Driver as _, Key, TestResult, json};
use wasm_bindgen_test::wasm_bindgen_test;

/// Waits until the route, the window's title, the page's heading and the focus are those of a page. A route
/// that ends with a slash is the beginning of one.
async fn wait_for_page(page: &Page, route: &str, title: &str, heading: &str) -> TestResult {
    let script = "const [route, ...expected] = arguments;
        const headings = [...document.querySelectorAll('h1')].filter((heading) => heading.checkVisibility());
        const fits = route.endsWith('/') && route !== '#/' ? location.hash.startsWith(route) : location.hash === route;
        const shown = [document.title, headings.map((heading) => heading.textContent).join('|'), document.activeElement.id];
        return fits && isEqual(shown, [...expected, 'main']);";
    let arguments = vec![json!(route), json!(title), json!(heading)];
    page.wait_until(&format!("{route}, {title}"), script, arguments)
        .await
        .map(|_| ())
}

/// Links to follow one after another, and the route, window title and heading of the page each leads
/// to.
const VISITS: &[(&str, &str, &str, &str)] = &[
    ("Today", "#/today", "Today - Wheelhouse", "Today"),
    ("Wheelhouse", "#/", "Wheelhouse", "Pull up a chair"),
    (
        "Statistics",
        "#/statistics",
        "Statistics - Wheelhouse",
        "Statistics",
    ),
    ("Wheelhouse", "#/", "Wheelhouse", "Pull up a chair"),
    (
        "Change how you play Turn of Time",
        "#/new/turn-of-time",
        "New game of Turn of Time - Wheelhouse",
        "Turn of Time",
    ),
    ("Home", "#/", "Wheelhouse", "Pull up a chair"),
    (
        "Your games",
        "#/games",
        "Your games - Wheelhouse",
        "Your games",
    ),
    (
        "Move my games",
        "#/move",
        "Move my games - Wheelhouse",
        "Move my games",
    ),
    (
        "Open a game",
        "#/open",
        "Open a game - Wheelhouse",
        "Open a game",
    ),
    (
        "Settings",
        "#/settings",
        "Settings - Wheelhouse",
        "Settings",
    ),
    (
        "Keyboard",
        "#/keys",
        "Keyboard - Wheelhouse",
        "Keyboard and screen reader",
    ),
    ("About", "#/about", "About - Wheelhouse", "About Wheelhouse"),
    ("Wheelhouse", "#/", "Wheelhouse", "Pull up a chair"),
    (
        "Learn Turn of Time",
        "#/learn/turn-of-time",
        "Learn Turn of Time - Wheelhouse",
        "Learn Turn of Time",
    ),
    ("Wheelhouse", "#/", "Wheelhouse", "Pull up a chair"),
    (
        "Turn of Time puzzles",
        "#/puzzles/turn-of-time",
        "Turn of Time puzzles - Wheelhouse",
        "Turn of Time puzzles",
    ),
    ("Wheelhouse", "#/", "Wheelhouse", "Pull up a chair"),
    (
        "Rules of Turn of Time",
        "#/rules/turn-of-time",
        "Rules of Turn of Time - Wheelhouse",
        "Turn of Time",
    ),
    ("Wheelhouse", "#/", "Wheelhouse", "Pull up a chair"),
    (
        "Learn World Wonders",
        "#/learn/world-wonders",
        "Learn World Wonders - Wheelhouse",
        "Learn World Wonders",
    ),
    ("Wheelhouse", "#/", "Wheelhouse", "Pull up a chair"),
    (
        "Rules of World Wonders",
        "#/rules/world-wonders",
        "Rules of World Wonders - Wheelhouse",
        "World Wonders",
    ),
    ("Wheelhouse", "#/", "Wheelhouse", "Pull up a chair"),
    (
        "Rules of Turn of Time",
        "#/rules/turn-of-time",
        "Rules of Turn of Time - Wheelhouse",
        "Turn of Time",
    ),
];

#[wasm_bindgen_test]
async fn every_page_has_a_title_and_takes_the_focus() -> TestResult {
    let page = Page::new().await?;
    page.goto("").await?;
    for &(link, route, title, heading) in VISITS {
        page.click_button(link).await?;
        wait_for_page(&page, route, title, heading).await?;
    }
    page.click_button("New game").await?;
    page.click("select[name='player-2'] option[value='human']")
        .await?;
    page.click_button("Start game").await?;
    let title = "Player 1's turn - Turn of Time - Wheelhouse";
    wait_for_page(&page, "#/table/", title, "Turn of Time").await?;
    open_tab(&page, "menu").await?;
    page.click_button("Share").await?;
    let title = "Share this game - Wheelhouse";
    wait_for_page(&page, "#/share/", title, "Share this game").await
}

/// The link to the page that is shown says so.
#[wasm_bindgen_test]
async fn the_bar_says_which_page_is_shown() -> TestResult {
    let page = Page::new().await?;
    for route in ["#/games", "#/settings"] {
        page.goto(route).await?;
        let current = "return [...document.querySelectorAll('.top-links [aria-current=page]')]
            .map((link) => link.getAttribute('href'));";
        page.wait_for_value(current, vec![], &json!([route]))
            .await?;
    }
    Ok(())
}

/// Back leads to the previous page, but never to a form that has been submitted.
#[wasm_bindgen_test]
async fn back_leads_to_the_previous_page() -> TestResult {
    let page = Page::new().await?;
    page.goto("").await?;
    page.click_button("Change how you play Turn of Time")
        .await?;
    page.click_button("Start game").await?;
    page.wait_for("main.table").await?;
    let table = page.route().await?;
    open_tab(&page, "menu").await?;
    page.click_button("Share").await?;
    page.wait_for("#copy-link").await?;
    page.back().await?;
    let title = "Your turn - Turn of Time - Wheelhouse";
    wait_for_page(&page, &table, title, "Turn of Time").await?;
    page.back().await?;
    wait_for_page(&page, "#/", "Wheelhouse", "Pull up a chair").await?;
    // Tab continues from the main content.
    page.press_keys(char::from(Key::Tab)).await?;
    page.wait_for_script("return document.activeElement.closest('main') !== null;")
        .await?;
    Ok(())
}
