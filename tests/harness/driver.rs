//! How tests use the built page: [`Driver`] by WebDriver.

use std::collections::BTreeMap;
use std::time::Duration;

use fantoccini::actions::{
    InputSource, KeyAction, KeyActions, MOUSE_BUTTON_LEFT, MouseActions, PointerAction,
    TouchActions,
};
use page_driver::{Driver, Key, QUERIES, TestError, TestResult, Value};

use crate::browser::Browser;
use crate::input::move_to;
use crate::keeps_screenshots;
use crate::page::{DESKTOP, PHONE, Page};

impl Driver for Page {
    async fn goto(&self, route: &str) -> TestResult {
        self.client
            .goto(&format!("{}{route}", self.base_url))
            .await?;
        self.wait_ready().await
    }

    async fn goto_anew(&self, route: &str) -> TestResult {
        self.client.goto("about:blank").await?;
        self.goto(route).await
    }

    async fn reload(&self) -> TestResult {
        if self.browser() == Browser::Firefox {
            // geckodriver's command asks the server for everything again, as with Shift held down.
            let reload = "window.isOld = true; setTimeout(() => location.reload());";
            self.script(reload, vec![]).await?;
            self.wait_for_script("return !window.isOld;").await?;
        } else {
            self.client.refresh().await?;
        }
        self.wait_ready().await
    }

    async fn back(&self) -> TestResult {
        Ok(self.client.back().await?)
    }

    async fn route(&self) -> TestResult<String> {
        let address = self.client.current_url().await?;
        Ok(address
            .fragment()
            .map_or_else(String::new, |fragment| format!("#{fragment}")))
    }

    async fn script(&self, script: &str, arguments: Vec<Value>) -> TestResult<Value> {
        Ok(self.client.execute(script, arguments).await?)
    }

    async fn wait_until_timeout(
        &self,
        time: Duration,
        what: &str,
        body: &str,
        arguments: Vec<Value>,
    ) -> TestResult<Value> {
        let script = format!(
            "{QUERIES}\nconst args = [...arguments];
             return poll(() => (function () {{ {body} }})(...args));"
        );
        self.poll_for(time, what, async || {
            let value = self.client.execute(&script, arguments.clone()).await?;
            let is_falsy = matches!(&value, Value::Null | Value::Bool(false))
                || value.as_f64() == Some(0.0)
                || value.as_str() == Some("");
            Ok((!is_falsy).then_some(value))
        })
        .await
    }

    async fn click(&self, css: &str) -> TestResult {
        self.poll(&format!("a click on {css}"), async || {
            self.try_click(css).await
        })
        .await
    }

    async fn click_button(&self, name: &str) -> TestResult {
        let quoted = format!("\"{name}\"");
        let path = format!(
            "//*[self::button or self::a or @role='button'][normalize-space(.)={quoted} or @aria-label={quoted}]"
        );
        self.poll(&format!("a click on the button {quoted}"), async || {
            self.try_click(&path).await
        })
        .await
    }

    async fn tap(&self, css: &str) -> TestResult {
        self.poll(&format!("a touch of {css}"), async || {
            let Some(element) = self.clickable(css).await? else {
                return Ok(None);
            };
            self.watch("click", Some(&element)).await?;
            let finger = TouchActions::new("finger".to_owned())
                .then(move_to(element))
                .then(PointerAction::Down {
                    button: MOUSE_BUTTON_LEFT,
                })
                .then(PointerAction::Up {
                    button: MOUSE_BUTTON_LEFT,
                });
            self.client.perform_actions(finger).await?;
            self.is_taken().await
        })
        .await
    }

    async fn hover(&self, css: &str) -> TestResult {
        let element = self.visible_element(css).await?;
        let mouse = MouseActions::new("mouse".to_owned()).then(move_to(element));
        Ok(self.client.perform_actions(mouse).await?)
    }

    async fn press_point(&self, touch: bool, at: (f64, f64), times: usize) -> TestResult {
        if times != 1 {
            return Ok(self.press_raw(touch, at, times).await?);
        }
        self.poll("a press of a point", async || {
            self.watch("click", None).await?;
            self.press_raw(touch, at, times).await?;
            self.is_taken().await
        })
        .await
    }

    async fn press_keys(&self, keys: impl Into<String>) -> TestResult {
        let keys = keys.into();
        let press = async || {
            let mut actions = KeyActions::new("keyboard".to_owned());
            for value in keys.chars() {
                actions = actions
                    .then(KeyAction::Down { value })
                    .then(KeyAction::Up { value });
            }
            self.client.perform_actions(actions).await
        };
        if ![" ", &char::from(Key::Enter).to_string()].contains(&keys.as_str()) {
            return Ok(press().await?);
        }
        self.poll("a press of a key", async || {
            self.watch("keydown", None).await?;
            press().await?;
            self.is_taken().await
        })
        .await
    }

    async fn press_with_modifier(&self, held: Key, value: char) -> TestResult {
        let held = char::from(held);
        let actions = KeyActions::new("keyboard".to_owned())
            .then(KeyAction::Down { value: held })
            .then(KeyAction::Down { value })
            .then(KeyAction::Up { value })
            .then(KeyAction::Up { value: held });
        Ok(self.client.perform_actions(actions).await?)
    }

    async fn fill(&self, css: &str, text: &str) -> TestResult {
        let field = self.visible_element(css).await?;
        field.clear().await?;
        Ok(field.send_keys(text).await?)
    }

    async fn local_storage(&self) -> TestResult<BTreeMap<String, String>> {
        let entries = self.script("return { ...localStorage };", vec![]).await?;
        let entries = entries
            .as_object()
            .ok_or_else(|| TestError::new("local storage is not available"))?;
        Ok(entries
            .iter()
            .filter_map(|(key, value)| Some((key.clone(), value.as_str()?.to_owned())))
            .filter(|(_, value)| {
                !value.starts_with(r#"{"turn-end":"ask","helped":["turn-of-time","#)
            })
            .collect())
    }

    async fn screenshot(&self, name: &str) -> TestResult {
        if keeps_screenshots() {
            self.save_screenshot(name).await?;
        }
        Ok(())
    }

    async fn take_screenshots(&self, name: &str) -> TestResult {
        for (device, viewport) in [("phone", PHONE), ("desktop", DESKTOP)] {
            self.set_viewport(viewport).await?;
            self.wait_for_animations().await?;
            self.screenshot(&format!("{name}-{device}")).await?;
            let width = self
                .script("return document.documentElement.scrollWidth;", vec![])
                .await?;
            assert_eq!(width, viewport.width, "{name} on {device}");
        }
        Ok(())
    }
}
