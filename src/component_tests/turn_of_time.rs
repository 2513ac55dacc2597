//! Turn of Time on its table, by mouse and keyboard.

use super::Page;
use page_driver::play::keyboard;
use page_driver::play::{play_to_end, start_game, stored_match};
use page_driver::{Driver as _, TestResult};
use wasm_bindgen_test::wasm_bindgen_test;

#[wasm_bindgen_test]
async fn four_people_play_to_the_end() -> TestResult {
    let page = Page::new().await?;
    start_game(&page, 4, &["human"; 4], &[]).await?;
    play_to_end(&page).await?;
    page.wait_for("#result").await?;
    assert!(stored_match(&page).await?.position().ending().is_some());
    Ok(())
}

#[wasm_bindgen_test]
async fn two_people_play_to_the_end_by_keyboard() -> TestResult {
    let page = Page::new().await?;
    start_game(&page, 2, &["human"; 2], &[]).await?;
    keyboard::play_to_end(&page).await?;
    page.wait_for("#result").await
}
