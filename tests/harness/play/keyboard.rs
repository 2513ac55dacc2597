//! Plays by keyboard alone, with Tab and Enter.

use super::{shown_ply, wait_for_person_or_end};
use crate::{Key, Page, TestError, TestResult};

/// More tab stops than any page has.
const MAX_TAB_STOPS: usize = 120;

/// Presses Tab until a matching element has the focus.
pub async fn tab_to(page: &Page, css: &str) -> TestResult {
    for _ in 0..MAX_TAB_STOPS {
        let focused = page
            .script(
                "return document.activeElement.matches(arguments[0]);",
                vec![css.into()],
            )
            .await?;
        if focused == true {
            return Ok(());
        }
        page.press_keys(char::from(Key::Tab)).await?;
    }
    Err(TestError::new(format!("Tab never reaches {css}")))
}

/// Moves the focus to the element with Tab and presses Enter.
pub async fn press(page: &Page, css: &str) -> TestResult {
    tab_to(page, css).await?;
    page.press_keys(char::from(Key::Enter)).await
}

/// Plays Turn of Time to the end.
pub async fn play_to_end(page: &Page) -> TestResult {
    while !wait_for_person_or_end(page).await? {
        let before = shown_ply(page).await?;
        press(page, ".hand-side").await?;
        page.wait_for(".hand-side[aria-pressed='true']").await?;
        press(page, ".free-cell").await?;
        page.wait_for(".plan-buttons").await?;
        while page.count("#put-down:disabled").await? > 0 {
            press(page, ".order-choice").await?;
        }
        press(page, "#put-down").await?;
        page.wait_for(&format!("main.table[data-ply='{}']", before + 1))
            .await?;
    }
    Ok(())
}
