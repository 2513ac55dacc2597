//! Input beyond what all drivers offer, and how an element is clicked.

use std::path::Path;
use std::time::Duration;

use fantoccini::Locator;
use fantoccini::actions::{
    InputSource, MOUSE_BUTTON_LEFT, MouseActions, PointerAction, TouchActions,
};
use fantoccini::elements::Element;
use fantoccini::error::CmdError;
use page_driver::{Driver as _, QUERIES, TestResult};
use serde_json::{Value, json};

use crate::browser::Browser;
use crate::page::Page;

/// How long the pointer takes to start a drag.
const MOVE_DURATION: Duration = Duration::from_millis(16);

/// How long another person takes to notice that it is their turn.
const TIME_TO_NOTICE: Duration = Duration::from_millis(850);

/// Input.
impl Page {
    /// Clicks the element that a CSS selector or an XPath locates, if it can be clicked.
    pub(crate) async fn try_click(&self, name: &str) -> Result<Option<()>, CmdError> {
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
            self.watch("click", Some(&element)).await?;
            self.client.perform_actions(mouse).await?;
        } else {
            self.watch("click", Some(&element)).await?;
            element.click().await?;
        }
        self.is_taken().await
    }

    /// Notes from now on whether an event of this kind reaches the page: a press that comes too soon after another does
    /// not. Disabled controls and options get none.
    pub(crate) async fn watch(&self, kind: &str, on: Option<&Element>) -> Result<(), CmdError> {
        let script = "const [kind, on] = arguments;
            window.taken = Boolean(on?.disabled || on?.localName === 'option');
            document.addEventListener(kind, () => (window.taken = true), { capture: true, once: true });";
        let arguments = vec![json!(kind), json!(on)];
        self.client.execute(script, arguments).await.map(drop)
    }

    /// Whether the page has taken the press since; after it has, another one is not needed. Before the answer that it has
    /// not, there is time to see what has come.
    pub(crate) async fn is_taken(&self) -> Result<Option<()>, CmdError> {
        // Touches become clicks a moment later. A new page knows nothing of it.
        let script =
            "const look = (times) => window.taken === undefined || window.taken || times === 0
                ? Boolean(window.taken ?? true)
                : new Promise((done) => setTimeout(() => done(look(times - 1)), 20));
            return look(5);";
        let is_taken = self.client.execute(script, vec![]).await;
        if is_taken.is_ok_and(|is_taken| is_taken == json!(false)) {
            tokio::time::sleep(TIME_TO_NOTICE).await;
            return Ok(None);
        }
        Ok(Some(()))
    }

    /// Presses a point of the window so many times, quickly.
    pub(crate) async fn press_raw(
        &self,
        touch: bool,
        (x, y): (f64, f64),
        times: usize,
    ) -> Result<(), CmdError> {
        let move_to = PointerAction::MoveTo {
            duration: None,
            x,
            y,
        };
        let presses = (0..times).flat_map(|_| {
            let button = MOUSE_BUTTON_LEFT;
            [PointerAction::Down { button }, PointerAction::Up { button }]
        });
        if touch {
            let finger = TouchActions::new("finger".to_owned()).then(move_to);
            let finger = presses.fold(finger, TouchActions::then);
            return self.client.perform_actions(finger).await;
        }
        let mouse = || MouseActions::new("mouse".to_owned());
        self.client.perform_actions(mouse().then(move_to)).await?;
        // A person presses what they see. What the page does when the mouse comes is drawn at the end of the next
        // frame, and the frame after that begins once it has been.
        let drawn = format!("{QUERIES}\nreturn nextFrame().then(nextFrame);");
        self.client.execute(&drawn, vec![]).await?;
        let presses = presses.fold(mouse(), MouseActions::then);
        self.client.perform_actions(presses).await
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
    pub(crate) async fn clickable(&self, name: &str) -> Result<Option<Element>, CmdError> {
        let script = format!("{QUERIES}\nreturn clickable(arguments[0]);");
        let found = self.client.execute(&script, vec![name.into()]).await?;
        Ok(self.element(&found))
    }

    /// Drags the mouse from one element to another.
    ///
    /// # Errors
    /// One of them does not appear in time.
    pub async fn drag(&self, from: &str, to: &str) -> TestResult {
        let (from, to) = (
            self.visible_element(from).await?,
            self.visible_element(to).await?,
        );
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

    /// Inserts a text into a field at once, as pasting does.
    ///
    /// # Errors
    /// The field does not appear in time.
    pub async fn paste(&self, css: &str, text: &str) -> TestResult {
        let field = self.visible_element(css).await?;
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
}

/// Moves a pointer to the centre of an element.
pub(crate) fn move_to(element: Element) -> PointerAction {
    PointerAction::MoveToElement {
        element,
        duration: None,
        x: 0.0,
        y: 0.0,
    }
}
