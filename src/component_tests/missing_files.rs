//! Files that arrive late or not at all: the page says so, and retries on a press and when the network is back.

use super::Page;
use super::undo::Undo;
use page_driver::play::fixtures::match_of_people_at;
use page_driver::play::turn_of_time;
use page_driver::{Driver as _, TestResult, json};
use wasm_bindgen_test::wasm_bindgen_test;

/// The network is lost for what is fetched.
fn lose(page: &Page) -> TestResult<Undo> {
    page.replace(
        "window",
        "fetch",
        "{ value: () => Promise.reject(new TypeError('Failed to fetch')) }",
    )
}

/// As if no game had been shown yet.
const NO_DRAWINGS: &str =
    "for (const drawn of document.querySelectorAll('body > svg[class*=game-]')) drawn.remove();";

const DRAWINGS: &str = "body > svg.game-turn-of-time";

async fn open_without_drawings(page: &Page) -> TestResult {
    page.goto("").await?;
    page.script(NO_DRAWINGS, vec![]).await?;
    page.open_table(&match_of_people_at(turn_of_time::TWO, 3)?)
        .await
}

#[wasm_bindgen_test]
async fn drawings_that_do_not_arrive_are_told_and_tried_again() -> TestResult {
    let page = Page::new().await?;
    let lost = lose(&page)?;
    open_without_drawings(&page).await?;
    page.wait_for_text("#missing", "could not be loaded")
        .await?;
    // It fails once more.
    page.click("#load-again").await?;
    page.wait_for("#missing").await?;
    assert_eq!(page.count(DRAWINGS).await?, 0);
    drop(lost);
    page.click("#load-again").await?;
    page.wait_until_gone(".assets").await?;
    assert_eq!(page.count(DRAWINGS).await?, 1);
    Ok(())
}

/// The board can be heard and played without its pictures, so that they come silently.
#[wasm_bindgen_test]
async fn drawings_that_are_late_are_not_spoken_of() -> TestResult {
    let page = Page::new().await?;
    let _late = page.replace("window", "fetch", "{ value: () => new Promise(() => {}) }")?;
    page.goto("").await?;
    page.record_announcements().await?;
    open_without_drawings(&page).await?;
    page.wait_for(".assets.coming").await?;
    turn_of_time::play_actions(&page, 1).await?;
    let spoken = page.take_announcements().await?;
    assert!(
        !spoken.iter().any(|text| text.contains("Loading")),
        "{spoken:?}"
    );
    Ok(())
}

#[wasm_bindgen_test]
async fn drawings_come_by_themselves_when_the_network_is_back() -> TestResult {
    let page = Page::new().await?;
    let lost = lose(&page)?;
    open_without_drawings(&page).await?;
    page.wait_for("#missing").await?;
    drop(lost);
    page.script("dispatchEvent(new Event('online'));", vec![])
        .await?;
    page.wait_until_gone(".assets").await?;
    assert_eq!(page.count(DRAWINGS).await?, 1);
    Ok(())
}

/// A page that does not need the missing file says nothing.
#[wasm_bindgen_test]
async fn what_no_page_needs_any_more_is_not_missed() -> TestResult {
    let page = Page::new().await?;
    let _lost = lose(&page)?;
    open_without_drawings(&page).await?;
    page.wait_for("#missing").await?;
    page.goto("#/settings").await?;
    page.wait_until_gone(".assets").await
}

#[wasm_bindgen_test]
async fn a_stylesheet_that_does_not_arrive_is_told() -> TestResult {
    let page = Page::new().await?;
    page.goto("").await?;
    // The next link of a stylesheet leads nowhere.
    let astray = page.replace(
        "HTMLLinkElement.prototype",
        "setAttribute",
        "{ value(name, value) {
            const wrong = name === 'href' && value.includes('statistics') ? `nowhere/${value}` : value;
            Element.prototype.setAttribute.call(this, name, wrong);
        } }",
    )?;
    page.script(
        "document.querySelector('link[href*=statistics]')?.remove();",
        vec![],
    )
    .await?;
    page.goto("#/statistics").await?;
    page.wait_for("#missing").await?;
    drop(astray);
    page.click("#load-again").await?;
    page.wait_until_gone(".assets").await
}

#[wasm_bindgen_test]
async fn texts_that_do_not_arrive_are_told_and_tried_again() -> TestResult {
    let page = Page::new().await?;
    for (route, text) in [
        ("#/rules/turn-of-time", ".rules h2"),
        ("#/keys", ".rules kbd"),
        ("#/about", ".rules p"),
    ] {
        let lost = lose(&page)?;
        page.goto(route).await?;
        page.wait_for_text("#wrong", "could not be loaded").await?;
        page.click("#try-again").await?;
        page.wait_for("#wrong").await?;
        drop(lost);
        page.click("#try-again").await?;
        page.wait_for(text).await?;
        assert_eq!(page.count("#wrong").await?, 0);

        page.goto("").await?;
        let lost = lose(&page)?;
        page.goto(route).await?;
        page.wait_for("#wrong").await?;
        drop(lost);
        page.script("dispatchEvent(new Event('online'));", vec![])
            .await?;
        page.wait_for(text).await?;
    }
    Ok(())
}

/// The page says when a file is still loading.
#[wasm_bindgen_test]
async fn what_takes_long_is_on_its_way() -> TestResult {
    let page = Page::new().await?;
    let held = page.replace("window", "fetch", "{ value: () => new Promise(() => {}) }")?;
    page.goto("#/rules/turn-of-time").await?;
    page.wait_for_text(".rules .coming", "Loading").await?;
    open_without_drawings(&page).await?;
    page.wait_for_text(".assets", "Loading").await?;
    drop(held);
    assert_eq!(page.count("#missing").await?, 0);
    assert_eq!(
        page.script("return !!document.querySelector('#board');", vec![])
            .await?,
        json!(true)
    );
    Ok(())
}
