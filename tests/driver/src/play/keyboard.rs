//! Plays by keyboard alone, with Tab and Enter.

use super::{shown_ply, wait_for_person_or_end};
use crate::{Driver, Key, TestError, TestResult};

/// More tab stops than any page has.
const MAX_TAB_STOPS: usize = 120;

/// Whether a matching element has the focus, comes after what has it, or before it.
const DIRECTION: &str = "const [css] = arguments;
    const now = document.activeElement;
    if (now.matches(css)) return 'here';
    const all = [...document.querySelectorAll(css)].filter((one) => one.tabIndex >= 0);
    const after = (one) => now.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING;
    return all.length === 0 || all.some(after) ? 'after' : 'before';";

/// Presses Tab, or Shift and Tab, until a matching element has the focus.
pub async fn tab_to(page: &impl Driver, css: &str) -> TestResult {
    for _ in 0..MAX_TAB_STOPS {
        let direction = page.script(DIRECTION, vec![css.into()]).await?;
        match direction.as_str() {
            Some("here") => return Ok(()),
            Some("before") => {
                page.press_with_modifier(Key::Shift, Key::Tab.into())
                    .await?
            }
            _ => page.press_keys(char::from(Key::Tab)).await?,
        }
    }
    Err(TestError::new(format!("Tab never reaches {css}")))
}

/// Moves the focus to the element with Tab and presses Enter. Whatever that removes, something has
/// the focus afterwards.
pub async fn press(page: &impl Driver, css: &str) -> TestResult {
    tab_to(page, css).await?;
    page.press_keys(char::from(Key::Enter)).await?;
    page.wait_for_script("return document.activeElement !== document.body;")
        .await
        .map(|_| ())
}

/// Plays Turn of Time to the end.
pub async fn play_to_end(page: &impl Driver) -> TestResult {
    while !wait_for_person_or_end(page).await? {
        let before = shown_ply(page).await?;
        press(page, ".hand-side").await?;
        page.wait_for(".hand-side[aria-pressed='true']").await?;
        press(page, ".free-cell").await?;
        page.wait_for(".plan-buttons").await?;
        while page.count("#put-down[aria-disabled]").await? > 0 {
            press(page, ".order-choice").await?;
        }
        press(page, "#put-down").await?;
        page.wait_for(&format!("main.table[data-ply='{}']", before + 1))
            .await?;
    }
    Ok(())
}
