//! How tests use a page and play on it. [`Driver`] is implemented twice: by the app as a component test mounts
//! it, and by the built page in a real browser. What tests know of the games' boards is written once, in
//! [`play`], for both.

mod announcements;
mod error;
mod key;
pub mod play;

pub use announcements::RECORD as RECORD_ANNOUNCEMENTS;
pub use error::{TestError, TestResult};
pub use key::Key;
pub use serde_json::{Value, json};

use std::collections::BTreeMap;
use std::time::Duration;

/// Functions for waiting scripts, and for other scripts that include them.
pub const QUERIES: &str = include_str!("queries.js");

/// How long to wait for a single condition.
pub const WAIT_TIMEOUT: Duration = Duration::from_secs(30);

/// A page, and ways to act on it. Elements are located by CSS selectors; the first
/// match counts. Whatever looks for an element waits for it, up to [`WAIT_TIMEOUT`],
/// and fails after that.
#[expect(async_fn_in_trait, reason = "tests need no threads")]
pub trait Driver {
    /// Opens a route of the app, such as `#/about`; the empty route is the home page. Waits until the app is
    /// ready.
    async fn goto(&self, route: &str) -> TestResult;

    /// Opens a route in a new document, as a click on a link in a message does: a change of the fragment alone
    /// would not load the app again.
    async fn goto_anew(&self, route: &str) -> TestResult;

    /// Loads the page again and waits until the app is ready.
    async fn reload(&self) -> TestResult;

    /// Goes back in the history.
    async fn back(&self) -> TestResult;

    /// The fragment of the address, including `#`.
    async fn route(&self) -> TestResult<String>;

    /// Runs a script (`return …;`) in the page and returns its result, or what its promise resolves to.
    async fn script(&self, script: &str, arguments: Vec<Value>) -> TestResult<Value>;

    /// Waits until a script returns a truthy value, and returns that; `what` describes the condition in the
    /// error. `body` is a function body that can use the functions in `queries.js`.
    async fn wait_until_timeout(
        &self,
        time: Duration,
        what: &str,
        body: &str,
        arguments: Vec<Value>,
    ) -> TestResult<Value>;

    /// Clicks the element as soon as it is visible, has stopped moving and is not covered.
    async fn click(&self, css: &str) -> TestResult;

    /// Clicks the button or link with this name, which is its text or `aria-label`.
    async fn click_button(&self, name: &str) -> TestResult;

    /// Taps the element as soon as it can be clicked.
    async fn tap(&self, css: &str) -> TestResult;

    /// Presses this point of the window several times, with the mouse or a finger.
    async fn press_point(&self, touch: bool, point: (f64, f64), times: usize) -> TestResult;

    /// Moves the mouse over the element.
    async fn hover(&self, css: &str) -> TestResult;

    /// Presses keys one after another on the focused element: text, or special keys such as
    /// `char::from(Key::Enter)`.
    async fn press_keys(&self, keys: impl Into<String>) -> TestResult;

    /// Presses a key while a modifier such as [`Key::Control`] is held down.
    async fn press_with_modifier(&self, held: Key, value: char) -> TestResult;

    /// Replaces the text of a field.
    async fn fill(&self, css: &str, text: &str) -> TestResult;

    /// Everything in local storage that belongs to the app.
    async fn local_storage(&self) -> TestResult<BTreeMap<String, String>>;

    /// Takes a screenshot for people, in runs that keep screenshots.
    async fn screenshot(&self, _name: &str) -> TestResult {
        Ok(())
    }

    /// Takes pictures at phone and desktop size; the page must not scroll sideways.
    async fn take_screenshots(&self, _name: &str) -> TestResult {
        Ok(())
    }

    /// [`Driver::wait_until_timeout`] with the usual timeout.
    async fn wait_until(&self, what: &str, body: &str, arguments: Vec<Value>) -> TestResult<Value> {
        self.wait_until_timeout(WAIT_TIMEOUT, what, body, arguments)
            .await
    }

    /// Waits until a script returns the expected value; the order of object fields does not matter. The error
    /// contains the last value. `query` is a function body.
    async fn wait_for_value(
        &self,
        query: &str,
        arguments: Vec<Value>,
        expected: &Value,
    ) -> TestResult {
        let body = format!(
            "const [expected, ...args] = arguments;
             const query = function () {{ {query} }};
             return isEqual(query(...args), expected);"
        );
        let mut all_arguments = vec![expected.clone()];
        all_arguments.extend(arguments.iter().cloned());
        let what = "the expected value";
        if let Err(error) = self.wait_until(what, &body, all_arguments).await {
            let shown = self.script(query, arguments).await?;
            return Err(error.context(&format!("the page shows {shown}, not {expected}")));
        }
        Ok(())
    }

    /// Waits until the element exists and is visible.
    async fn wait_for(&self, css: &str) -> TestResult {
        let script = "const element = find(arguments[0]); return element && isVisible(element);";
        self.wait_until(css, script, vec![css.into()]).await?;
        Ok(())
    }

    /// Waits until no element matches.
    async fn wait_until_gone(&self, css: &str) -> TestResult {
        let what = format!("{css} to disappear");
        let script = "return !find(arguments[0]);";
        self.wait_until(&what, script, vec![css.into()]).await?;
        Ok(())
    }

    /// Waits until the visible text of the element contains `part`.
    async fn wait_for_text(&self, css: &str, part: &str) -> TestResult {
        let script = "const [css, part] = arguments;
            const element = find(css);
            return element && visibleText(element).includes(part);";
        let what = format!("\"{part}\" in {css}");
        self.wait_until(&what, script, vec![css.into(), part.into()])
            .await?;
        Ok(())
    }

    /// Waits until a script (`return …;`) returns a truthy value.
    async fn wait_for_script(&self, script: &str) -> TestResult<Value> {
        self.wait_until(script, script, vec![]).await
    }

    /// Waits until no finite animation is running, and the page has been told of all that did.
    async fn wait_for_animations(&self) -> TestResult {
        self.wait_for_script(
            "const areDone = () => document.getAnimations().every((animation) =>
                 animation.playState !== 'running'
                 || animation.effect.getComputedTiming().endTime === Infinity);
             return areDone() && nextFrame().then(areDone);",
        )
        .await?;
        Ok(())
    }

    /// Waits for the element and returns its visible text.
    async fn text(&self, css: &str) -> TestResult<String> {
        let script =
            "const element = find(arguments[0]); return element && [visibleText(element)];";
        let text = self.wait_until(css, script, vec![css.into()]).await?;
        Ok(text[0].as_str().unwrap_or_default().to_owned())
    }

    /// The visible texts of all matching elements.
    async fn texts(&self, css: &str) -> TestResult<Vec<String>> {
        let script = "return [[...document.querySelectorAll(arguments[0])].map(visibleText)];";
        let texts = self.wait_until(css, script, vec![css.into()]).await?;
        let texts = texts[0].as_array().into_iter().flatten();
        Ok(texts
            .map(|text| text.as_str().unwrap_or_default().to_owned())
            .collect())
    }

    /// Waits for the element and returns the value of an attribute.
    async fn attribute(&self, css: &str, name: &str) -> TestResult<Option<String>> {
        let script = "const [css, name] = arguments;
            const element = find(css);
            return element && [element.getAttribute(name)];";
        let value = self
            .wait_until(css, script, vec![css.into(), name.into()])
            .await?;
        Ok(value[0].as_str().map(str::to_owned))
    }

    /// The number of matching elements.
    async fn count(&self, css: &str) -> TestResult<usize> {
        let script = "return document.querySelectorAll(arguments[0]).length;";
        let count = self.script(script, vec![css.into()]).await?;
        Ok(count.as_u64().map_or(0, |count| count as usize))
    }

    /// Records what live regions announce from now on in the open page.
    async fn record_announcements(&self) -> TestResult {
        self.script(RECORD_ANNOUNCEMENTS, vec![]).await?;
        Ok(())
    }

    /// The announcements since the last call.
    async fn take_announcements(&self) -> TestResult<Vec<String>> {
        let announced = self.script(announcements::TAKE, vec![]).await?;
        let announced = announced.as_array().into_iter().flatten();
        Ok(announced
            .filter_map(Value::as_str)
            .map(str::to_owned)
            .collect())
    }
}
