//! The input device with which a test plays.

use super::keyboard;
use crate::{Driver, TestResult, json};

/// The input device with which a test plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Input {
    /// Mouse clicks.
    Mouse,
    /// Taps on a touch screen.
    Touch,
    /// The keyboard alone: Tab, Enter and what a board offers beyond them.
    Keyboard,
}

impl Input {
    /// Activates an element.
    pub async fn press(self, page: &impl Driver, css: &str) -> TestResult {
        match self {
            Self::Mouse => page.click(css).await,
            Self::Touch => {
                page.wait_for(css).await?;
                // A person scrolls the page first if the element is out of sight.
                page.script(
                    "document.querySelector(arguments[0]).scrollIntoView({
                         block: 'nearest', behavior: 'instant',
                     });",
                    vec![json!(css)],
                )
                .await?;
                page.tap(css).await
            }
            Self::Keyboard => keyboard::press(page, css).await,
        }
    }
}
