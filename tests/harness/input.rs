//! Input: mouse, touch, keyboard, forms.

use std::path::Path;
use std::time::Duration;

use fantoccini::Locator;
use fantoccini::actions::{
    InputSource, KeyAction, KeyActions, MOUSE_BUTTON_LEFT, MouseActions, PointerAction,
    TouchActions,
};
use fantoccini::elements::Element;
use fantoccini::error::CmdError;
use serde_json::{Value, json};

use crate::browser::Browser;
use crate::error::TestResult;
use crate::page::{Page, QUERIES};

/// How long the pointer takes to start a drag.
const MOVE_DURATION: Duration = Duration::from_millis(16);

/// Input.
impl Page {
    /// Clicks the element as soon as it is visible, has stopped moving and is not covered.
    ///
    /// # Errors
    /// It cannot be clicked in time.
    pub async fn click(&self, css: &str) -> TestResult {
        self.poll(&format!("a click on {css}"), async || {
            self.try_click(css).await
        })
        .await
    }

    /// Clicks the button or link with this name, which is its text or `aria-label`.
    ///
    /// # Errors
    /// There is none, or it cannot be clicked.
    pub async fn click_button(&self, name: &str) -> TestResult {
        let quoted = format!("\"{name}\"");
        let path = format!(
            "//*[self::button or self::a or @role='button'][normalize-space(.)={quoted} or @aria-label={quoted}]"
        );
        self.poll(&format!("a click on the button {quoted}"), async || {
            self.try_click(&path).await
        })
        .await
    }

    /// Clicks the element that a CSS selector or an XPath locates, if it can be clicked.
    async fn try_click(&self, name: &str) -> Result<Option<()>, CmdError> {
        let Some(element) = self.clickable(name).await? else {
            // The element may be missing, moving or covered: the driver clicks it anyway or reports
            // the reason.
            let locator = match name.starts_with("//") {
                true => Locator::XPath(name),
                false => Locator::Css(name),
            };
            return self.client.find(locator).await?.click().await.map(Some);
        };
        if self.browser() != Browser::Chromium
            && let Some((x, y)) = self.centre_of_group(&element).await?
        {
            let button = MOUSE_BUTTON_LEFT;
            let to = PointerAction::MoveTo {
                duration: None,
                x,
                y,
            };
            let mouse = MouseActions::new("mouse".to_owned())
                .then(to)
                .then(PointerAction::Down { button })
                .then(PointerAction::Up { button });
            return self.client.perform_actions(mouse).await.map(Some);
        }
        element.click().await.map(Some)
    }

    /// The centre of an element, if it is a group of an SVG drawing: other drivers than Chromium's
    /// refuse to click one.
    async fn centre_of_group(&self, element: &Element) -> Result<Option<(f64, f64)>, CmdError> {
        let script = "const [element] = arguments;
            const { x, y, width, height } = element.getBoundingClientRect();
            return element.localName === 'g' ? [x + width / 2, y + height / 2] : [];";
        let centre = self.client.execute(script, vec![json!(element)]).await?;
        let at = |place: usize| centre.get(place).and_then(Value::as_f64);
        Ok(at(0).zip(at(1)))
    }

    /// See `clickable` in `queries.js`.
    async fn clickable(&self, name: &str) -> Result<Option<Element>, CmdError> {
        let script = format!("{QUERIES}\nreturn clickable(arguments[0]);");
        let found = self.client.execute(&script, vec![name.into()]).await?;
        Ok(self.element(&found))
    }

    /// Taps the centre of the element.
    ///
    /// # Errors
    /// It does not appear in time, or is covered.
    pub async fn tap(&self, css: &str) -> TestResult {
        self.poll(&format!("a touch of {css}"), async || {
            let Some(element) = self.clickable(css).await? else {
                return Ok(None);
            };
            let finger = TouchActions::new("finger".to_owned())
                .then(move_to(element))
                .then(PointerAction::Down {
                    button: MOUSE_BUTTON_LEFT,
                })
                .then(PointerAction::Up {
                    button: MOUSE_BUTTON_LEFT,
                });
            self.client.perform_actions(finger).await.map(Some)
        })
        .await
    }

    /// Moves the mouse over the element.
    ///
    /// # Errors
    /// It does not appear in time.
    pub async fn hover(&self, css: &str) -> TestResult {
        let element = self.wait_for(css).await?;
        let mouse = MouseActions::new("mouse".to_owned()).then(move_to(element));
        Ok(self.client.perform_actions(mouse).await?)
    }

    /// Drags the mouse from one element to another.
    ///
    /// # Errors
    /// One of them does not appear in time.
    pub async fn drag(&self, from: &str, to: &str) -> TestResult {
        let (from, to) = (self.wait_for(from).await?, self.wait_for(to).await?);
        let mouse = MouseActions::new("mouse".to_owned())
            .then(move_to(from))
            .then(PointerAction::Down {
                button: MOUSE_BUTTON_LEFT,
            })
            .then(PointerAction::MoveBy {
                duration: Some(MOVE_DURATION),
                x: 8.0,
                y: 8.0,
            })
            .then(move_to(to))
            .then(PointerAction::Up {
                button: MOUSE_BUTTON_LEFT,
            });
        Ok(self.client.perform_actions(mouse).await?)
    }

    /// Presses keys one after another on the focused element: text, or special keys such as
    /// `char::from(Key::Enter)` or `Key::Tab + ""` (see [`Key`](crate::Key)).
    ///
    /// # Errors
    /// The browser does not answer.
    pub async fn press_keys(&self, keys: impl Into<String>) -> TestResult {
        let mut actions = KeyActions::new("keyboard".to_owned());
        for value in keys.into().chars() {
            actions = actions
                .then(KeyAction::Down { value })
                .then(KeyAction::Up { value });
        }
        Ok(self.client.perform_actions(actions).await?)
    }

    /// Presses a key while a modifier such as [`Key::Control`](crate::Key) is held down.
    ///
    /// # Errors
    /// The browser does not answer.
    pub async fn press_with_modifier(&self, held: impl Into<char>, value: char) -> TestResult {
        let held = held.into();
        let actions = KeyActions::new("keyboard".to_owned())
            .then(KeyAction::Down { value: held })
            .then(KeyAction::Down { value })
            .then(KeyAction::Up { value })
            .then(KeyAction::Up { value: held });
        Ok(self.client.perform_actions(actions).await?)
    }

    /// Inserts a text into a field at once, as pasting does.
    ///
    /// # Errors
    /// The field does not appear in time.
    pub async fn paste(&self, css: &str, text: &str) -> TestResult {
        let field = self.wait_for(css).await?;
        field.clear().await?;
        let focus = "document.querySelector(arguments[0]).focus();";
        self.script(focus, vec![css.into()]).await?;
        if self.browser() != Browser::Chromium {
            let insert = "document.execCommand('insertText', false, arguments[0]);";
            return self.script(insert, vec![text.into()]).await.map(|_| ());
        }
        self.devtools("Input.insertText", json!({ "text": text }))
            .await
            .map(|_| ())
    }

    /// Selects a file in a file input.
    ///
    /// # Errors
    /// The input or the file does not exist.
    pub async fn choose_file(&self, css: &str, file: &Path) -> TestResult {
        let name = file.to_string_lossy();
        self.poll(css, async || {
            let field = self.client.find(Locator::Css(css)).await?;
            field.send_keys(&name).await.map(Some)
        })
        .await
    }

    /// Replaces the text of a field.
    ///
    /// # Errors
    /// The field does not appear in time.
    pub async fn fill(&self, css: &str, text: &str) -> TestResult {
        let field = self.wait_for(css).await?;
        field.clear().await?;
        Ok(field.send_keys(text).await?)
    }
}

/// Moves a pointer to the centre of an element.
fn move_to(element: Element) -> PointerAction {
    PointerAction::MoveToElement {
        element,
        duration: None,
        x: 0.0,
        y: 0.0,
    }
}
