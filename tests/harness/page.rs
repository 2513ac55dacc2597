//! A page in the browser: navigation, waiting and queries.

use std::cell::{Cell, RefCell};
use std::time::{Duration, Instant};

use fantoccini::Client;
use fantoccini::elements::Element;
use fantoccini::error::{CmdError, ErrorStatus};
use fantoccini::wd::WindowHandle;
use serde_json::Value;

use crate::READY_ATTRIBUTE;
use crate::browser::{Browser, Session};
use crate::chromium::DriverCommand;
use crate::standard::{TAKE_ERRORS, WATCH_ERRORS};
use page_driver::{Driver as _, TestError, TestResult, WAIT_TIMEOUT};

/// How often a condition is checked.
const POLL_INTERVAL: Duration = Duration::from_millis(20);

/// The viewport of a device.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Viewport {
    /// Width in CSS pixels.
    pub width: u32,
    /// Height in CSS pixels.
    pub height: u32,
    /// Device pixels per CSS pixel.
    pub device_scale_factor: u32,
    /// Whether it is a touch screen without a mouse.
    pub touch: bool,
}

/// A phone in portrait orientation.
pub const PHONE: Viewport = Viewport {
    width: 390,
    height: 844,
    device_scale_factor: 2,
    touch: true,
};

/// The same phone held sideways.
pub const PHONE_SIDEWAYS: Viewport = Viewport {
    width: PHONE.height,
    height: PHONE.width,
    ..PHONE
};

/// A small desktop window.
pub const DESKTOP: Viewport = Viewport {
    width: 1280,
    height: 800,
    device_scale_factor: 1,
    touch: false,
};

/// The windows in which a table has to be usable: two of desktops, a tablet and a phone held both
/// ways, and a small phone.
pub const WINDOWS: [Viewport; 7] = [
    window(1280, 720, false),
    window(1920, 1080, false),
    window(1024, 768, true),
    window(768, 1024, true),
    window(390, 844, true),
    window(360, 740, true),
    window(844, 390, true),
];

pub(crate) const fn window(width: u32, height: u32, touch: bool) -> Viewport {
    Viewport {
        width,
        height,
        device_scale_factor: 1,
        touch,
    }
}

/// The media features that reflect the user's preferences.
#[derive(Clone, Copy, Default)]
pub(crate) struct MediaFeatures {
    pub(crate) dark: bool,
    pub(crate) reduced_motion: bool,
    pub(crate) high_contrast: bool,
    pub(crate) forced_colours: bool,
}

/// A console message.
#[derive(Clone, Debug)]
struct ConsoleMessage {
    severe: bool,
    text: String,
}

/// A page in a browser. Elements are located by CSS selectors; the first match counts.
pub struct Page {
    pub(crate) client: Client,
    /// Dropped after the client: closing the session closes the window.
    pub(crate) session: RefCell<Session>,
    pub(crate) base_url: String,
    pub(crate) media_features: Cell<MediaFeatures>,
    messages: RefCell<Vec<ConsoleMessage>>,
    expected_messages: RefCell<Vec<String>>,
}

impl Page {
    pub(crate) fn new(client: Client, session: Session, base_url: String) -> Self {
        Self {
            client,
            session: RefCell::new(session),
            base_url,
            media_features: Cell::default(),
            messages: RefCell::default(),
            expected_messages: RefCell::default(),
        }
    }

    pub(crate) async fn close(self, passed: bool) {
        self.session.into_inner().close(self.client, passed).await;
    }

    /// The WebDriver client, for commands that `Page` does not wrap.
    pub fn client(&self) -> &Client {
        &self.client
    }

    /// The URL of the home page, with a trailing slash.
    pub fn base_url(&self) -> &str {
        &self.base_url
    }

    /// The browser that shows the page.
    pub fn browser(&self) -> Browser {
        self.session.borrow().browser()
    }
}

/// Navigation.
impl Page {
    /// Opens another window in the same browser context, switches to it and returns its handle. It
    /// shares the storage of the other windows, but has its own viewport, media features and init
    /// scripts.
    ///
    /// # Errors
    /// The browser refuses.
    pub async fn new_window(&self) -> TestResult<WindowHandle> {
        let opened = self.session.borrow_mut().new_window()?;
        let window = match opened {
            Some(window) => window,
            None => self.client.new_window(false).await?.handle,
        };
        self.client.switch_to_window(window.clone()).await?;
        Ok(window)
    }

    /// Waits until the app is ready; `goto` and `reload` do so themselves.
    ///
    /// # Errors
    /// The app does not become ready in time, or reports that it could not start.
    pub async fn wait_ready(&self) -> TestResult {
        if self.browser() != Browser::Chromium {
            self.script(WATCH_ERRORS, vec![]).await?;
        }
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
}

/// The key under which WebDriver encodes element references.
const ELEMENT_KEY: &str = "element-6066-11e4-a52e-4f735466cecf";

/// Waiting and queries.
impl Page {
    /// Repeats a query until it returns a value; `what` describes the condition in the error.
    /// Elements that are missing or have just been replaced count as no value.
    ///
    /// # Errors
    /// There is no value in time, or the query fails for another reason.
    pub async fn poll<T>(
        &self,
        what: &str,
        mut query: impl AsyncFnMut() -> Result<Option<T>, CmdError>,
    ) -> TestResult<T> {
        self.poll_for(WAIT_TIMEOUT, what, &mut query).await
    }

    /// [`Page::poll`] with another timeout.
    ///
    /// # Errors
    /// As for [`Page::poll`].
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
                    "timed out after {} s waiting for {what}{last}",
                    time.as_secs()
                )));
            }
            tokio::time::sleep(POLL_INTERVAL).await;
        }
    }

    /// The texts in the list that a script returns.
    ///
    /// # Errors
    /// The browser does not answer.
    pub async fn strings(&self, script: &str, arguments: Vec<Value>) -> TestResult<Vec<String>> {
        let list = self.script(script, arguments).await?;
        let texts = list.as_array().into_iter().flatten();
        Ok(texts.filter_map(Value::as_str).map(str::to_owned).collect())
    }

    /// The element that a script returned.
    pub(crate) fn element(&self, reference: &Value) -> Option<Element> {
        let id = reference.get(ELEMENT_KEY)?.as_str()?.to_owned();
        Some(Element::from_element_id(self.client.clone(), id.into()))
    }

    /// Waits until the element exists and is visible, and returns it.
    pub(crate) async fn visible_element(&self, css: &str) -> TestResult<Element> {
        let script =
            "const element = find(arguments[0]); return element && isVisible(element) && element;";
        let element = self.wait_until(css, script, vec![css.into()]).await?;
        self.element(&element)
            .ok_or_else(|| TestError::new(format!("{css} is not an element")))
    }
}

/// The console.
impl Page {
    /// All console messages so far.
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

    /// Declares that the test provokes console messages which contain this text.
    pub fn expect_console_message(&self, part: &str) {
        self.expected_messages.borrow_mut().push(part.to_owned());
    }

    /// Errors and policy violations that the test did not expect.
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

    /// Fetches new messages: the browser returns each one only once.
    async fn fetch_console_messages(&self) -> TestResult {
        if self.browser() != Browser::Chromium {
            let errors = self.strings(TAKE_ERRORS, vec![]).await?;
            let mut messages = self.messages.borrow_mut();
            messages.extend(
                errors
                    .into_iter()
                    .map(|text| ConsoleMessage { severe: true, text }),
            );
            return Ok(());
        }
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

/// Whether a later attempt may succeed.
fn is_transient(error: &CmdError) -> bool {
    // Parts of the drivers' messages about a page that navigates during a command.
    const NAVIGATION_MESSAGES: [&str; 5] = [
        "aborted by navigation",
        "loader has changed",
        "unloaded",
        "before the unload event",
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
