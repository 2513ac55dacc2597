//! The page as a person sees and uses it.

use std::cell::{Cell, RefCell};
use std::path::Path;
use std::time::{Duration, Instant};

use fantoccini::actions::{
    InputSource, KeyAction, KeyActions, MOUSE_BUTTON_LEFT, MouseActions, PointerAction,
    TouchActions,
};
use fantoccini::elements::Element;
use fantoccini::error::{CmdError, ErrorStatus};
use fantoccini::wd::WindowHandle;
use fantoccini::{Client, Locator};
use serde_json::{Value, json};

use crate::driver::{Context, DriverCommand};
use crate::error::{TestError, TestResult};
use crate::{READY_ATTRIBUTE, WAIT_TIMEOUT};

/// How often a wait looks again.
const POLL_INTERVAL: Duration = Duration::from_millis(20);

/// How long a pointer takes for a short way.
const MOVE_DURATION: Duration = Duration::from_millis(16);

/// What the page is shown on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Viewport {
    /// In CSS pixels.
    pub width: u32,
    /// In CSS pixels.
    pub height: u32,
    /// Pixels of the device for one of these.
    pub device_scale_factor: u32,
    /// Whether it is touched, and has no mouse.
    pub touch: bool,
}

/// A phone held upright.
pub const PHONE: Viewport = Viewport {
    width: 390,
    height: 844,
    device_scale_factor: 2,
    touch: true,
};

/// A small window on a desk.
pub const DESKTOP: Viewport = Viewport {
    width: 1280,
    height: 800,
    device_scale_factor: 1,
    touch: false,
};

/// What a browser tells a page about the person's wishes.
#[derive(Clone, Copy, Default)]
pub(crate) struct MediaFeatures {
    pub(crate) dark: bool,
    pub(crate) reduced_motion: bool,
    pub(crate) high_contrast: bool,
}

/// A message of the console.
#[derive(Clone, Debug)]
struct ConsoleMessage {
    severe: bool,
    text: String,
}

/// The page in its browser. Elements are named by CSS selectors; the first one that matches is meant.
pub struct Page {
    pub(crate) client: Client,
    /// Outlives the client: what closes it closes the window.
    pub(crate) context: RefCell<Context>,
    pub(crate) base_url: String,
    pub(crate) media_features: Cell<MediaFeatures>,
    messages: RefCell<Vec<ConsoleMessage>>,
    expected_messages: RefCell<Vec<String>>,
}

impl Page {
    pub(crate) fn new(client: Client, context: Context, base_url: String) -> Self {
        Self {
            client,
            context: RefCell::new(context),
            base_url,
            media_features: Cell::default(),
            messages: RefCell::default(),
            expected_messages: RefCell::default(),
        }
    }

    pub(crate) async fn close(self) {
        // The browser closes the window with its context, whatever comes of this.
        let _ = self.client.close().await;
    }

    /// The WebDriver client, for what this has no words for.
    #[must_use]
    pub fn client(&self) -> &Client {
        &self.client
    }

    /// The address of the home page, with a slash at its end.
    #[must_use]
    pub fn base_url(&self) -> &str {
        &self.base_url
    }
}

/// Going somewhere.
impl Page {
    /// Opens a route of the app, such as `#/about`, or home where it is empty, and waits until the
    /// app can be used.
    ///
    /// # Errors
    /// The app does not come up.
    pub async fn goto(&self, route: &str) -> TestResult {
        self.client
            .goto(&format!("{}{route}", self.base_url))
            .await?;
        self.wait_ready().await
    }

    /// Loads the page again, as a person would.
    ///
    /// # Errors
    /// The app does not come up.
    pub async fn reload(&self) -> TestResult {
        self.client.refresh().await?;
        self.wait_ready().await
    }

    /// Opens another window of the same browser and turns to it; gives its handle. It shares what is
    /// stored with the others; screen and wishes are those of a new window.
    ///
    /// # Errors
    /// The browser refuses.
    pub async fn new_window(&self) -> TestResult<WindowHandle> {
        let window = self.context.borrow_mut().new_window()?;
        self.client.switch_to_window(window.clone()).await?;
        Ok(window)
    }

    /// The browser's Back.
    ///
    /// # Errors
    /// The browser refuses.
    pub async fn back(&self) -> TestResult {
        Ok(self.client.back().await?)
    }

    /// Waits until the app has set its mark. `go` and `reload` do so by themselves.
    ///
    /// # Errors
    /// It did not, or the page says that it could not start.
    pub async fn wait_ready(&self) -> TestResult {
        let script = "const failure = document.getElementById('failure');
            if (failure && !failure.hidden) return 'failed: ' + failure.textContent;
            return arguments[0] in document.documentElement.dataset ? 'ready' : '';";
        let state = self
            .wait_until("the app's ready mark", script, vec![READY_ATTRIBUTE.into()])
            .await?;
        let state = state.as_str().unwrap_or_default();
        match state {
            "ready" => Ok(()),
            _ => Err(TestError::new(format!("the page {state}"))),
        }
    }

    /// The part of the address from `#` on.
    ///
    /// # Errors
    /// The browser does not answer.
    pub async fn route(&self) -> TestResult<String> {
        let address = self.client.current_url().await?;
        Ok(address
            .fragment()
            .map_or_else(String::new, |fragment| format!("#{fragment}")))
    }
}

/// What every script that looks at the page can use.
const QUERIES: &str = include_str!("queries.js");

/// Under this name WebDriver hands elements over.
const ELEMENT_KEY: &str = "element-6066-11e4-a52e-4f735466cecf";

/// Looking, and waiting for what is not there yet.
impl Page {
    /// Asks again and again until there is an answer; `what` is for the message when there is none.
    /// An element that is not there, or has just been replaced, is no answer.
    ///
    /// # Errors
    /// There was none in time, or something else went wrong.
    pub async fn poll<T>(
        &self,
        what: &str,
        mut query: impl AsyncFnMut() -> Result<Option<T>, CmdError>,
    ) -> TestResult<T> {
        self.poll_for(WAIT_TIMEOUT, what, &mut query).await
    }

    /// [`Page::until`] with a time of its own, for what takes long.
    ///
    /// # Errors
    /// As there.
    pub async fn poll_for<T>(
        &self,
        time: Duration,
        what: &str,
        mut query: impl AsyncFnMut() -> Result<Option<T>, CmdError>,
    ) -> TestResult<T> {
        let started = Instant::now();
        loop {
            let last = match query().await {
                Ok(Some(answer)) => return Ok(answer),
                Ok(None) => String::new(),
                Err(error) if is_transient(&error) => format!(" ({})", TestError::from(error)),
                Err(error) => return Err(TestError::from(error).context(what)),
            };
            if started.elapsed() >= time {
                return Err(TestError::new(format!(
                    "waited {} s in vain for {what}{last}",
                    time.as_secs()
                )));
            }
            tokio::time::sleep(POLL_INTERVAL).await;
        }
    }

    /// Waits until a script that can use what `queries.js` holds says something truthy, and returns
    /// that. The page itself asks again and again: a question over the wire each time would take
    /// longer than most waits do. `body` is that of a function, `given` its arguments.
    ///
    /// # Errors
    /// It does not in time, or the script throws.
    pub async fn wait_until(
        &self,
        what: &str,
        body: &str,
        arguments: Vec<Value>,
    ) -> TestResult<Value> {
        self.wait_until_timeout(WAIT_TIMEOUT, what, body, arguments)
            .await
    }

    /// [`Page::wait_until`] with a time of its own, for what takes long.
    ///
    /// # Errors
    /// As there.
    pub async fn wait_until_timeout(
        &self,
        time: Duration,
        what: &str,
        body: &str,
        arguments: Vec<Value>,
    ) -> TestResult<Value> {
        let script = format!(
            "{QUERIES}\nconst given = [...arguments];
             return patiently(() => (function () {{ {body} }})(...given));"
        );
        self.poll_for(time, what, async || {
            let value = self.client.execute(&script, arguments.clone()).await?;
            let no = matches!(&value, Value::Null | Value::Bool(false))
                || value.as_f64() == Some(0.0)
                || value.as_str() == Some("");
            Ok((!no).then_some(value))
        })
        .await
    }

    /// Waits until what a script sees is what is wanted, whatever the order of fields: `look` is the
    /// body of a function, `given` its arguments.
    ///
    /// # Errors
    /// It is not; the error tells what there is instead.
    pub async fn wait_for_value(
        &self,
        query_script: &str,
        arguments: Vec<Value>,
        expected_value: &Value,
    ) -> TestResult {
        let body = format!(
            "const [wanted, ...given] = arguments;
             const look = function () {{ {query_script} }};
             return same(look(...given), wanted);"
        );
        let mut all = vec![expected_value.clone()];
        all.extend(arguments.iter().cloned());
        match self.wait_until("the page to show it", &body, all).await {
            Ok(_) => Ok(()),
            Err(error) => {
                let shown = self.script(query_script, arguments).await?;
                Err(error.context(&format!("{shown} is shown, not {expected_value}")))
            }
        }
    }

    /// Waits until the element is there and can be seen.
    ///
    /// # Errors
    /// It did not come.
    pub async fn wait_for(&self, css: &str) -> TestResult<Element> {
        let script =
            "const element = found(arguments[0]); return element && shown(element) && element;";
        let element = self.wait_until(css, script, vec![css.into()]).await?;
        self.element(&element)
            .ok_or_else(|| TestError::new(format!("{css} is no element")))
    }

    /// The element that a script gave back.
    fn element(&self, arguments: &Value) -> Option<Element> {
        let id = arguments.get(ELEMENT_KEY)?.as_str()?.to_owned();
        Some(Element::from_element_id(self.client.clone(), id.into()))
    }

    /// Waits until no such element is there.
    ///
    /// # Errors
    /// It stayed.
    pub async fn wait_until_gone(&self, css: &str) -> TestResult {
        let what = format!("{css} to go away");
        self.wait_until(&what, "return !found(arguments[0]);", vec![css.into()])
            .await
            .map(|_| ())
    }

    /// Waits until the element's text contains this.
    ///
    /// # Errors
    /// It does not.
    pub async fn wait_for_text(&self, css: &str, part: &str) -> TestResult {
        let script = "const [css, part] = arguments;
            const element = found(css);
            return element && textOf(element).includes(part);";
        let what = format!("\"{part}\" in {css}");
        self.wait_until(&what, script, vec![css.into(), part.into()])
            .await
            .map(|_| ())
    }

    /// Waits until a script of the page's own world says something truthy: `return …;`
    ///
    /// # Errors
    /// It does not.
    pub async fn wait_for_script(&self, script: &str) -> TestResult<Value> {
        self.wait_until(script, script, vec![]).await
    }

    /// The text a person reads in the element, once it is there.
    ///
    /// # Errors
    /// It is not.
    pub async fn text(&self, css: &str) -> TestResult<String> {
        let script = "const element = found(arguments[0]); return element && [textOf(element)];";
        let text = self.wait_until(css, script, vec![css.into()]).await?;
        Ok(text[0].as_str().unwrap_or_default().to_owned())
    }

    /// The texts of all such elements that are there now.
    ///
    /// # Errors
    /// The browser does not answer.
    pub async fn texts(&self, css: &str) -> TestResult<Vec<String>> {
        let script = "return [[...document.querySelectorAll(arguments[0])].map(textOf)];";
        let texts = self.wait_until(css, script, vec![css.into()]).await?;
        let texts = texts[0].as_array().into_iter().flatten();
        Ok(texts
            .map(|text| text.as_str().unwrap_or_default().to_owned())
            .collect())
    }

    /// An attribute of the element, once the element is there.
    ///
    /// # Errors
    /// It is not.
    pub async fn attribute(&self, css: &str, name: &str) -> TestResult<Option<String>> {
        let script = "const [css, name] = arguments;
            const element = found(css);
            return element && [element.getAttribute(name)];";
        let value = self
            .wait_until(css, script, vec![css.into(), name.into()])
            .await?;
        Ok(value[0].as_str().map(str::to_owned))
    }

    /// How many such elements there are now.
    ///
    /// # Errors
    /// The browser does not answer.
    pub async fn count(&self, css: &str) -> TestResult<usize> {
        let script = "return document.querySelectorAll(arguments[0]).length;";
        let count = self.script(script, vec![css.into()]).await?;
        Ok(count.as_u64().map_or(0, |count| count as usize))
    }

    /// What a script gives back (`return …;`), with its `arguments`.
    ///
    /// # Errors
    /// It throws.
    pub async fn script(&self, script: &str, arguments: Vec<Value>) -> TestResult<Value> {
        Ok(self.client.execute(script, arguments).await?)
    }
}

/// Doing.
impl Page {
    /// Clicks the element as soon as it is there, stands still, and nothing
    /// lies over it: what moves on could be missed.
    ///
    /// # Errors
    /// It cannot be clicked.
    pub async fn click(&self, css: &str) -> TestResult {
        self.poll(&format!("a click on {css}"), async || {
            self.try_click(css).await
        })
        .await
    }

    /// Clicks the button or link with this name: its text, or its `aria-label`.
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

    /// Clicks what a CSS selector or an XPath names, if it can be clicked.
    async fn try_click(&self, name: &str) -> Result<Option<()>, CmdError> {
        match self.clickable(name).await? {
            Some(element) => element.click().await.map(Some),
            // It may be moving for ever, or be covered: the driver tries, or says what is wrong.
            None if name.starts_with("//") => {
                let element = self.client.find(Locator::XPath(name)).await?;
                element.click().await.map(Some)
            }
            None => {
                let element = self.client.find(Locator::Css(name)).await?;
                element.click().await.map(Some)
            }
        }
    }

    /// See `pressable` in `queries.js`.
    async fn clickable(&self, name: &str) -> Result<Option<Element>, CmdError> {
        let script = format!("{QUERIES}\nreturn pressable(arguments[0]);");
        let found = self.client.execute(&script, vec![name.into()]).await?;
        Ok(self.element(&found))
    }

    /// Touches the middle of the element with a finger.
    ///
    /// # Errors
    /// It is not there, or something lies over it.
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

    /// Moves the mouse onto the element.
    ///
    /// # Errors
    /// It is not there.
    pub async fn hover(&self, css: &str) -> TestResult {
        let element = self.wait_for(css).await?;
        let mouse = MouseActions::new("mouse".to_owned()).then(move_to(element));
        Ok(self.client.perform_actions(mouse).await?)
    }

    /// Drags from one element to another with the mouse.
    ///
    /// # Errors
    /// One of them is not there.
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

    /// Presses keys one after the other, wherever the focus is: text, or keys of
    /// [`Key`](crate::Key) as `char::from(Key::Enter)` or `Key::Tab + ""`.
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

    /// Presses a key while another one, such as [`Key::Control`](crate::Key), is
    /// held down.
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

    /// Puts a text into a field at once, as pasting does.
    ///
    /// # Errors
    /// It is not there.
    pub async fn paste(&self, css: &str, text: &str) -> TestResult {
        let field = self.wait_for(css).await?;
        field.clear().await?;
        let focus = "document.querySelector(arguments[0]).focus();";
        self.script(focus, vec![css.into()]).await?;
        self.devtools("Input.insertText", json!({ "text": text }))
            .await
            .map(|_| ())
    }

    /// Chooses a file in a field for files.
    ///
    /// # Errors
    /// The field or the file is not there.
    pub async fn choose_file(&self, css: &str, file: &Path) -> TestResult {
        let name = file.to_string_lossy();
        self.poll(css, async || {
            let field = self.client.find(Locator::Css(css)).await?;
            field.send_keys(&name).await.map(Some)
        })
        .await
    }

    /// Replaces what is written in a field.
    ///
    /// # Errors
    /// It is not there.
    pub async fn fill(&self, css: &str, text: &str) -> TestResult {
        let field = self.wait_for(css).await?;
        field.clear().await?;
        Ok(field.send_keys(text).await?)
    }
}

/// The console.
impl Page {
    /// Everything that the console has said so far.
    ///
    /// # Errors
    /// The browser does not answer.
    pub async fn console_messages(&self) -> TestResult<Vec<String>> {
        self.fetch_console_messages().await?;
        Ok(self
            .messages
            .borrow()
            .iter()
            .map(|message| message.text.clone())
            .collect())
    }

    /// Announces that the test provokes an error whose text contains this.
    pub fn expect_console_message(&self, part: &str) {
        self.expected_messages.borrow_mut().push(part.to_owned());
    }

    /// Errors and broken policies that nobody announced.
    pub(crate) async fn unexpected_messages(&self) -> TestResult<Vec<String>> {
        self.fetch_console_messages().await?;
        let expected_messages = self.expected_messages.borrow();
        Ok(self
            .messages
            .borrow()
            .iter()
            .filter(|message| message.severe || message.text.contains("Content Security Policy"))
            .filter(|message| {
                !expected_messages
                    .iter()
                    .any(|part| message.text.contains(part))
            })
            .map(|message| message.text.clone())
            .collect())
    }

    /// The browser forgets what it has told once.
    async fn fetch_console_messages(&self) -> TestResult {
        let entries = self.client.issue_cmd(DriverCommand::log()).await?;
        for entry in entries.as_array().into_iter().flatten() {
            self.messages.borrow_mut().push(ConsoleMessage {
                severe: entry["level"] == "SEVERE",
                text: entry["message"].as_str().unwrap_or_default().to_owned(),
            });
        }
        Ok(())
    }
}

/// Moves a pointer to the middle of an element.
fn move_to(element: Element) -> PointerAction {
    PointerAction::MoveToElement {
        element,
        duration: None,
        x: 0.0,
        y: 0.0,
    }
}

/// What may be otherwise the next time one looks.
fn is_transient(error: &CmdError) -> bool {
    // ChromeDriver's words for a page that goes away while it is asked.
    const NAVIGATION_MESSAGES: [&str; 4] = [
        "aborted by navigation",
        "loader has changed",
        "unloaded",
        "context was destroyed",
    ];
    let CmdError::Standard(error) = error else {
        return false;
    };
    match error.error {
        ErrorStatus::NoSuchElement
        | ErrorStatus::StaleElementReference
        | ErrorStatus::ElementClickIntercepted
        | ErrorStatus::ElementNotInteractable
        | ErrorStatus::MoveTargetOutOfBounds => true,
        _ => NAVIGATION_MESSAGES
            .iter()
            .any(|text| error.message.contains(text)),
    }
}
