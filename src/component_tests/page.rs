//! The whole app, mounted for a test, behind the [`Driver`] with which tests also use the built page.

use super::mounted::AFTER_TIMERS;
use super::undo::Undo;
use super::{Mounted, settle};
use crate::app::{App, AppProps, open_store};
use crate::components::{load_game_assets, load_stylesheet};
use crate::context::StoreHandle;
use core::time::Duration;
use gloo::utils::{document, window};
use js_sys::{Array, Function, JSON, Promise, Reflect};
use page_driver::play::match_page::wait_for_table;
use page_driver::{Driver, Key, QUERIES, TestError, TestResult, Value, json};
use rules::GameId;
use std::cell::RefCell;
use std::collections::BTreeMap;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use yew::scheduler::flush;

/// Mouse, finger and keyboard.
const HANDS: &str = include_str!("hands.js");

/// The sheets that `index.html` names, in its order.
const SHEETS: [&str; 6] = ["fonts", "tokens", "base", "pages", "game-pages", "emblems"];

/// Lets turns with nothing left to choose wait for the player, and offers no coach and no help for a first turn: tests
/// press every button themselves, and help covers some.
const TEST_SETTINGS: &str = r#"{"turn-end":"ask","coach":[["turn-of-time",""],["argonauts-wheel",""],["wheels-of-time",""],["wheel-of-fortune",""],["world-wonders",""]],"helped":["turn-of-time","argonauts-wheel","wheels-of-time","wheel-of-fortune","world-wonders"]}"#;

/// The same, and nothing takes time: neither animations nor bots.
const AT_ONCE_SETTINGS: &str = r#"{"turn-end":"ask","coach":[["turn-of-time",""],["argonauts-wheel",""],["wheels-of-time",""],["wheel-of-fortune",""],["world-wonders",""]],"pace":"at-once","helped":["turn-of-time","argonauts-wheel","wheels-of-time","wheel-of-fortune","world-wonders"]}"#;

/// Takes all styles away until the next page; they need not be loaded again.
const STYLES_OFF: &str = "for (const sheet of document.styleSheets) sheet.disabled = true;";

/// A function of a role that returns all elements which have it. The browser computes roles slowly: where it is known
/// which elements may have it, only these are queried.
const WITH_ROLE: &str = "const withRole = (role) => {
    const may = {
        button: 'button, summary, input', link: 'a, area', heading: 'h1, h2, h3, h4, h5, h6',
        group: 'fieldset, details, optgroup, g, svg', checkbox: 'input', radio: 'input', textbox: 'input, textarea',
    }[role];
    const all = document.querySelectorAll(may ? `:is(${may}, [role='${role}'])` : 'body *');
    return [...all].filter((one) => one.computedRole === role);
};";

/// How many seconds a single condition may take.
const PATIENCE: u64 = 20;

thread_local! {
    /// The app of the page in use. A test that panics leaves it behind, with its locks and listeners.
    static APP: RefCell<Option<Mounted<App>>> = RefCell::default();
}

/// The app in a window of its own: nothing is left of earlier tests, and nothing stays for later ones.
pub struct Page(());

impl Drop for Page {
    fn drop(&mut self) {
        APP.take();
        // Components that are mounted alone have no styles.
        let _ = Function::new_no_args(STYLES_OFF).call0(&JsValue::UNDEFINED);
    }
}

impl Page {
    /// The app on a first visit, before it is opened: [`Driver::goto`] does that.
    pub async fn new() -> TestResult<Self> {
        // What a test that panicked has left, also of single components.
        APP.take();
        Undo::everything();
        let page = Self(());
        page.set_settings(TEST_SETTINGS).await?;
        let after_timers = format!("const afterTimers = () => {{ {AFTER_TIMERS} }};");
        page.script(&format!("{QUERIES}\n{after_timers}\n{HANDS}"), vec![])
            .await?;
        page.script(
            "// A test that panicked has left its app here.
             for (const left of document.querySelectorAll('body > #app')) left.remove();
             // The order of sheets counts: what components that were mounted alone have loaded comes after the house's.
             if (!document.querySelector('link[href^=\"style/\"]'))
                 for (const link of document.querySelectorAll('link[rel=stylesheet]')) link.remove();
             for (const sheet of document.styleSheets) sheet.disabled = false;
             document.documentElement.dataset.motion = 'less';
             location.hash = '#/';
             const style = document.createElement('style');
             style.textContent = '#output, #console_output { position: fixed; height: 0; overflow: hidden; }';
             document.head.append(style);",
            vec![],
        )
        .await?;
        load_files().await.map_err(failed)?;
        Ok(page)
    }

    /// The same where nothing takes time: neither animations nor bots.
    pub async fn at_once() -> TestResult<Self> {
        let page = Self::new().await?;
        page.set_settings(AT_ONCE_SETTINGS).await?;
        Ok(page)
    }

    /// Empties the storage, but for these settings, which the app reads when it is opened.
    pub async fn set_settings(&self, settings: &str) -> TestResult {
        self.script(
            "localStorage.clear();
             sessionStorage.clear();
             const folder = location.pathname.slice(0, location.pathname.lastIndexOf('/'));
             localStorage[`wheelhouse:${folder}:settings`] = arguments[0];",
            vec![json!(settings)],
        )
        .await
        .map(|_| ())
    }

    /// Empties the storage, but for the settings of tests and these: members of the JSON that is stored.
    pub async fn set_also(&self, more: &str) -> TestResult {
        let settings = TEST_SETTINGS.trim_end_matches('}');
        self.set_settings(&format!("{settings},{more}}}")).await
    }

    /// Empties the storage, as on another device. Open pages stay open: open something again.
    pub async fn forget_everything(&self) -> TestResult {
        self.set_settings(TEST_SETTINGS).await
    }

    /// Replaces a browser property, such as `navigator.getGamepads`, until the returned guard is dropped. `property`
    /// is the descriptor of the property.
    pub fn replace(&self, object: &str, name: &str, property: &str) -> TestResult<Undo> {
        self.exchange(
            object,
            name,
            &format!(
                "Object.defineProperty(object, name, {{ configurable: true, ...{property} }});"
            ),
        )
    }

    /// Takes a property away, as in a browser that lacks it, until what is returned is dropped.
    pub fn without(&self, object: &str, name: &str) -> TestResult<Undo> {
        self.exchange(object, name, "delete object[name];")
    }

    fn exchange(&self, object: &str, name: &str, change: &str) -> TestResult<Undo> {
        let script = format!(
            "const [object, name] = [{object}, '{name}'];
             const before = Object.getOwnPropertyDescriptor(object, name);
             {change}
             return () => {{
                 delete object[name];
                 if (before) Object.defineProperty(object, name, before);
             }};"
        );
        let restore = Function::new_no_args(&script)
            .call0(&JsValue::UNDEFINED)
            .map_err(failed)?;
        Ok(Undo::new(restore.unchecked_into()))
    }

    /// Catches what the page downloads from now on, for [`Self::downloaded`].
    pub fn catch_downloads(&self) -> TestResult<Undo> {
        let click = "{ value() {
            if (this.download) (window.downloads ??= []).push([this.download, this.href]);
            else HTMLElement.prototype.click.call(this);
        } }";
        self.replace("HTMLAnchorElement.prototype", "click", click)
    }

    /// Waits for a download: name and content of the file.
    pub async fn downloaded(&self) -> TestResult<(String, String)> {
        let body = "const download = window.downloads?.shift();
            return download && (async ([name, href]) => [name, await (await fetch(href)).text()])(download);";
        let file = self.wait_until("a download", body, vec![]).await?;
        let text = |at: usize| file[at].as_str().unwrap_or_default().to_owned();
        Ok((text(0), text(1)))
    }

    /// Catches what the page copies from now on, for [`Self::copied`]. Where there is a share sheet, it would be used: there
    /// is none.
    pub fn catch_copies(&self) -> TestResult<(Undo, Undo)> {
        let copy = "{ value: async (text) => { (window.copies ??= []).push(text); } }";
        let no_sheet = self.without("Navigator.prototype", "share")?;
        let copies = self.replace("Clipboard.prototype", "writeText", copy)?;
        Ok((no_sheet, copies))
    }

    /// Waits for the next text that is copied.
    pub async fn copied(&self) -> TestResult<String> {
        let body = "return window.copies?.shift();";
        let copied = self.wait_until("a copy", body, vec![]).await?;
        Ok(copied.as_str().unwrap_or_default().to_owned())
    }

    /// Chooses a file with this content; the end of its name says what it is.
    pub async fn choose_file(&self, css: &str, name: &str, content: &[u8]) -> TestResult {
        self.wait_until(css, "return find(arguments[0]) && true;", vec![json!(css)])
            .await?;
        self.script(
            "const [css, name, content] = arguments;
             const files = new DataTransfer();
             const [, picture] = name.match(/\\.(bmp|png)$/) ?? [];
             files.items.add(new File([new Uint8Array(content)], name, { type: picture ? `image/${picture}` : '' }));
             const input = document.querySelector(css);
             input.files = files.files;
             input.dispatchEvent(new Event('change', { bubbles: true }));",
            vec![json!(css), json!(name), json!(content)],
        )
        .await?;
        settle().await;
        Ok(())
    }

    /// Lets things move on boards, which they do not in other tests.
    pub async fn set_motion(&self) -> TestResult {
        let script = "document.documentElement.dataset.motion = 'full';";
        self.script(script, vec![]).await.map(|_| ())
    }

    /// Opens a match that is stored already, as its address does, and waits for the styles of its game.
    pub async fn open_table(&self, record: &records::Match) -> TestResult {
        let id = open_store().save_new(record, &records::Title::default());
        self.goto_anew(&format!("#/table/{id}")).await?;
        wait_for_table(self, "main.table").await
    }

    /// The first element with this role and name, as the browser computes them for a screen reader; a name that
    /// ends with `…` is the beginning of one. Waits for it, and marks it: the selector finds it.
    pub async fn by_role(&self, role: &str, name: &str) -> TestResult<&'static str> {
        let body = "const [role, name] = arguments;
            const fits = (found) => name.endsWith('…') ? found.startsWith(name.slice(0, -1)) : found === name;
            const found = withRole(role).find((one) => fits(one.computedName) && isVisible(one));
            if (!found?.hasAttribute('data-found')) {
                document.querySelector('[data-found]')?.removeAttribute('data-found');
                found?.setAttribute('data-found', '');
            }
            return found;";
        let body = format!("{WITH_ROLE}{body}");
        let arguments = vec![json!(role), json!(name)];
        self.wait_until(&format!("{role} \"{name}\""), &body, arguments)
            .await?;
        Ok("[data-found]")
    }

    /// The names of all visible elements with this role.
    pub async fn names(&self, role: &str) -> TestResult<Vec<String>> {
        let body =
            "return [withRole(arguments[0]).filter(isVisible).map((one) => one.computedName)];";
        let body = format!("{WITH_ROLE}{body}");
        let names = self.wait_until(role, &body, vec![json!(role)]).await?;
        let names = names[0].as_array().into_iter().flatten();
        Ok(names
            .map(|name| name.as_str().unwrap_or_default().to_owned())
            .collect())
    }

    /// Role and name of what has the focus.
    pub async fn focus(&self) -> TestResult<String> {
        let script = "const { computedRole, computedName } = document.activeElement;
            return `${computedRole} ${computedName}`;";
        let focus = self.script(script, vec![]).await?;
        Ok(focus.as_str().unwrap_or_default().to_owned())
    }

    fn mount(&self, store: StoreHandle) -> impl Future<Output = ()> {
        APP.take();
        async move {
            let mounted = Mounted::<App>::new(AppProps::from_window(store)).await;
            APP.replace(Some(mounted));
        }
    }

    /// Acts on an element once it exists, is visible and is not covered. `hands` is a function of the element.
    async fn use_hands(&self, what: &str, locator: &str, hands: &str) -> TestResult {
        let body = format!("return hands.use(arguments[0], {hands});");
        self.wait_until(&format!("{what} {locator}"), &body, vec![json!(locator)])
            .await?;
        settle().await;
        Ok(())
    }
}

/// Loads what tables are drawn with, unless it is there already. One file after another: where a page opens several
/// connections at once, the runner's server can leave one of them waiting forever.
async fn load_files() -> Result<(), JsValue> {
    for sheet in SHEETS {
        load_stylesheet(&format!("style/{sheet}.css")).await?;
    }
    load_stylesheet("themes/table.css").await?;
    for &game in GameId::ALL {
        load_stylesheet(&format!("themes/{}.css", game.id())).await?;
        load_game_assets(game).await?;
    }
    Ok(())
}

/// What a script threw.
pub fn failed(error: JsValue) -> TestError {
    let text = error
        .dyn_ref::<js_sys::Error>()
        .map(|error| error.message());
    TestError::new(text.map_or_else(|| format!("{error:?}"), String::from))
}

impl Driver for Page {
    async fn goto(&self, route: &str) -> TestResult {
        let route = if route.is_empty() { "#/" } else { route };
        window().location().set_hash(route).map_err(failed)?;
        if APP.with_borrow(Option::is_none) {
            self.mount(open_store()).await;
        }
        // The address is read in an event.
        settle().await;
        settle().await;
        Ok(())
    }

    async fn goto_anew(&self, route: &str) -> TestResult {
        APP.take();
        self.goto(route).await
    }

    async fn reload(&self) -> TestResult {
        self.mount(open_store()).await;
        Ok(())
    }

    async fn back(&self) -> TestResult {
        let back = "return new Promise((done) => {
            addEventListener('hashchange', () => setTimeout(done), { once: true });
            history.back();
        });";
        self.script(back, vec![]).await?;
        settle().await;
        Ok(())
    }

    async fn route(&self) -> TestResult<String> {
        window().location().hash().map_err(failed)
    }

    async fn script(&self, script: &str, arguments: Vec<Value>) -> TestResult<Value> {
        let arguments = JSON::parse(&Value::Array(arguments).to_string()).map_err(failed)?;
        let function = Function::new_no_args(script);
        let result = Reflect::apply(&function, &JsValue::UNDEFINED, &Array::from(&arguments));
        let result = JsFuture::from(Promise::resolve(&result.map_err(failed)?)).await;
        let text = JSON::stringify(&result.map_err(failed)?).map_err(failed)?;
        // Nothing is returned, or something that is not data, such as an element.
        let text = text.as_string().unwrap_or_else(|| "null".to_owned());
        Ok(serde_json::from_str(&text)?)
    }

    async fn wait_until_timeout(
        &self,
        time: Duration,
        what: &str,
        body: &str,
        arguments: Vec<Value>,
    ) -> TestResult<Value> {
        let script = format!(
            "{QUERIES}
            const args = [...arguments];
            return poll(() => (function () {{ {body} }})(...args), hands.pauses());"
        );
        // The script gives up after a second.
        for _ in 0..time.as_secs().clamp(1, PATIENCE) {
            let value = self
                .script(&script, arguments.clone())
                .await
                .map_err(|error| error.context(what))?;
            let is_falsy = matches!(&value, Value::Null | Value::Bool(false))
                || value.as_f64() == Some(0.0)
                || value.as_str() == Some("");
            if !is_falsy {
                // Yew yields to the browser within a long rendering: what is waited for may be drawn before its children.
                flush().await;
                return Ok(value);
            }
        }
        let shown: String = document()
            .query_selector("main")
            .ok()
            .flatten()
            .map_or_else(String::new, |main| main.outer_html())
            .chars()
            .take(4000)
            .collect();
        Err(TestError::new(format!("never: {what}, in {shown}")))
    }

    async fn click(&self, css: &str) -> TestResult {
        self.use_hands(
            "a click on",
            css,
            "(element) => hands.press(element, 'mouse')",
        )
        .await
    }

    async fn click_button(&self, name: &str) -> TestResult {
        let quoted = format!("\"{name}\"");
        let path = format!(
            "//*[self::button or self::a or @role='button'][normalize-space(.)={quoted} or @aria-label={quoted}]"
        );
        self.click(&path).await
    }

    async fn tap(&self, css: &str) -> TestResult {
        self.use_hands(
            "a touch of",
            css,
            "(element) => hands.press(element, 'touch')",
        )
        .await
    }

    async fn press_point(&self, touch: bool, (x, y): (f64, f64), times: usize) -> TestResult {
        let kind = if touch { "touch" } else { "mouse" };
        for _ in 0..times {
            let press = format!("return hands.pressPoint({x}, {y}, '{kind}');");
            self.script(&press, vec![]).await?;
            settle().await;
        }
        Ok(())
    }

    async fn hover(&self, css: &str) -> TestResult {
        self.use_hands("the mouse over", css, "hands.hover").await
    }

    async fn press_keys(&self, keys: impl Into<String>) -> TestResult {
        for key in keys.into().chars() {
            self.script(
                "return hands.pressKeyInTime(arguments[0]);",
                vec![json!(key)],
            )
            .await?;
            settle().await;
        }
        Ok(())
    }

    async fn press_with_modifier(&self, held: Key, value: char) -> TestResult {
        let keys = vec![json!(char::from(held)), json!(value)];
        self.script("hands.pressTogether(...arguments);", keys)
            .await?;
        settle().await;
        Ok(())
    }

    async fn fill(&self, css: &str, text: &str) -> TestResult {
        let body = "return hands.use(arguments[0], (field) => hands.fill(field, arguments[1]));";
        self.wait_until(css, body, vec![json!(css), json!(text)])
            .await?;
        settle().await;
        Ok(())
    }

    async fn local_storage(&self) -> TestResult<BTreeMap<String, String>> {
        let entries = self.script("return { ...localStorage };", vec![]).await?;
        let entries = entries.as_object().into_iter().flatten();
        Ok(entries
            .filter_map(|(key, value)| Some((key.clone(), value.as_str()?.to_owned())))
            .filter(|(_, value)| ![TEST_SETTINGS, AT_ONCE_SETTINGS].contains(&value.as_str()))
            .collect())
    }
}
