//! Playing by keyboard alone: Tab, Enter, and nothing else.

use super::{ply, wait_for_person};
use crate::{Key, Outcome, Page, Problem};

/// More stops than any page has.
const MOST_STOPS: usize = 120;

/// Goes on with Tab until the focus is on such an element.
pub async fn tab_to(page: &Page, css: &str) -> Outcome {
    for _ in 0..MOST_STOPS {
        let there = page
            .script(
                "return document.activeElement.matches(arguments[0]);",
                vec![css.into()],
            )
            .await?;
        if there == true {
            return Ok(());
        }
        page.keys(char::from(Key::Tab)).await?;
    }
    Err(Problem::new(format!("Tab never comes to {css}")))
}

/// Goes there with Tab and presses Enter.
pub async fn press(page: &Page, css: &str) -> Outcome {
    tab_to(page, css).await?;
    page.keys(char::from(Key::Enter)).await
}

/// Plays to the end.
pub async fn play_on(page: &Page) -> Outcome {
    while !wait_for_person(page).await? {
        let before = ply(page).await?;
        press(page, ".hand-side").await?;
        page.wait_for(".hand-side[aria-pressed='true']").await?;
        press(page, ".free-cell").await?;
        page.wait_for(".plan-buttons").await?;
        while page.count("#put-down:disabled").await? > 0 {
            press(page, ".meet").await?;
        }
        press(page, "#put-down").await?;
        page.wait_for(&format!("main.table[data-ply='{}']", before + 1))
            .await?;
    }
    Ok(())
}
