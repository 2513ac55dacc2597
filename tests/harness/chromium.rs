//! Starts ChromeDriver and Chromium. A browser runs one test after another, each in a browser
//! context of its own: like a private window, it shares no storage, service worker, permission or
//! lock with any other, and leaves nothing behind.

use std::net::{Ipv4Addr, TcpStream};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::{Mutex, PoisonError};

use fantoccini::wd::{Capabilities, WebDriverCompatibleCommand, WindowHandle};
use fantoccini::{Client, ClientBuilder};
use http::Method;
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Value, json};
use tungstenite::{Message, WebSocket};
use url::Url;

use crate::headless_shell::headless_shell;
use crate::process::{
    GuardedProcess, STARTUP_TIMEOUT, create_unique_folder, first_line, spawn_guarded,
    start_with_retries,
};
use page_driver::{TestError, TestResult};

/// Headless, no requests of the browser's own, the same rendering everywhere, and the flags that
/// ChromeDriver passes to browsers it starts itself.
const FLAGS: [&str; 20] = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
    "--force-color-profile=srgb",
    "--hide-scrollbars",
    "--lang=en",
    "--allow-pre-commit-input",
    "--disable-default-apps",
    "--disable-hang-monitor",
    "--disable-popup-blocking",
    "--disable-prompt-on-repost",
    "--enable-automation",
    "--password-store=basic",
    "--use-mock-keychain",
];

/// The script timeout in milliseconds; no script waits as long.
pub(crate) const SCRIPT_MS: u64 = 120_000;

/// A running ChromeDriver; all tests share one.
struct Driver {
    port: u16,
    _process: GuardedProcess,
}

impl Driver {
    /// The port of the shared ChromeDriver, which is started again if it has died.
    fn port() -> TestResult<u16> {
        static DRIVER: Mutex<Option<Driver>> = Mutex::new(None);
        let mut driver = DRIVER.lock().unwrap_or_else(PoisonError::into_inner);
        let answers = |known: &Self| TcpStream::connect((Ipv4Addr::LOCALHOST, known.port)).is_ok();
        let running = match driver.take().filter(answers) {
            Some(running) => running,
            None => start_with_retries(Self::start)?,
        };
        Ok(driver.insert(running).port)
    }

    /// Starts `chromedriver`, or the program in `CHROMEDRIVER`, on a free port.
    ///
    /// ChromeDriver picks a port that is free for one address family and exits if the same port is
    /// taken for the other; then it is started again.
    fn start() -> TestResult<Self> {
        let driver_path = driver_path();
        let port = ["--port=0".to_owned()];
        let (process, output) =
            spawn_guarded(&driver_path, &create_unique_folder()?, &port, false)?;
        let port = first_line(output, parse_driver_port).ok_or_else(|| {
            TestError::new(format!(
                "{} does not start: please run scripts/setup test, or name it in CHROMEDRIVER",
                driver_path.display()
            ))
        })?;
        Ok(Self {
            port,
            _process: process,
        })
    }
}

/// A running browser, and the DevTools connection that opens and closes its contexts.
struct Chromium {
    /// Its debugger address for ChromeDriver: host and port.
    address: String,
    devtools: WebSocket<TcpStream>,
    last_id: u64,
    _process: GuardedProcess,
}

/// Running browsers that no test uses at the moment.
static IDLE_BROWSERS: Mutex<Vec<Chromium>> = Mutex::new(Vec::new());

impl Chromium {
    /// Starts a browser, with this profile or a new one; tries again if a busy machine takes too
    /// long.
    fn start(profile: Option<&Path>) -> TestResult<Self> {
        start_with_retries(|| Self::start_once(profile))
    }

    fn start_once(profile: Option<&Path>) -> TestResult<Self> {
        let folder = create_unique_folder()?;
        let profile = profile.unwrap_or(&folder);
        let mut arguments: Vec<String> = FLAGS.iter().map(|&flag| flag.to_owned()).collect();
        arguments.push("--remote-debugging-port=0".to_owned());
        arguments.push(format!("--user-data-dir={}", profile.display()));
        arguments.push("about:blank".to_owned());
        let program = browser_path();
        let (process, errors) = spawn_guarded(&program, &folder, &arguments, true)?;
        let url = first_line(errors, parse_devtools_url).ok_or_else(|| {
            TestError::new(format!(
                "{} does not start: please run scripts/setup test, or name a browser in CHROME",
                program.display()
            ))
        })?;
        let url = Url::parse(&url)?;
        let port = url.port().unwrap_or_default();
        let stream = TcpStream::connect((Ipv4Addr::LOCALHOST, port))?;
        stream.set_read_timeout(Some(STARTUP_TIMEOUT))?;
        let (devtools, _) = tungstenite::client(url.as_str(), stream)
            .map_err(|error| TestError::new(format!("the browser does not answer: {error}")))?;
        Ok(Self {
            address: format!("{}:{port}", Ipv4Addr::LOCALHOST),
            devtools,
            last_id: 0,
            _process: process,
        })
    }

    /// Sends a command of the Chrome DevTools Protocol to the browser.
    fn command(&mut self, method: &str, parameters: &Value) -> TestResult<Value> {
        let failed = |error| TestError::new(format!("{method}: {error}"));
        self.last_id += 1;
        let id = self.last_id;
        let text = json!({ "id": id, "method": method, "params": parameters }).to_string();
        self.devtools.send(Message::text(text)).map_err(failed)?;
        loop {
            let Message::Text(text) = self.devtools.read().map_err(failed)? else {
                continue;
            };
            let mut answer: Value = serde_json::from_str(&text)
                .map_err(|error| TestError::new(format!("{method}: {error}")))?;
            if answer["id"] != id {
                continue;
            }
            if let Some(error) = answer.get("error") {
                return Err(TestError::new(format!("{method}: {error}")));
            }
            return Ok(answer["result"].take());
        }
    }
}

/// A browser context that belongs to one test.
pub(crate) struct Context {
    browser: Option<Chromium>,
    /// `None` for the default context, which is that of the browser's profile.
    id: Option<String>,
}

impl Context {
    /// Opens a context in an idle browser, or in a new one.
    pub(crate) fn open() -> TestResult<Self> {
        let idle = IDLE_BROWSERS
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .pop();
        // An idle browser may have died.
        idle.and_then(|browser| Self::open_in(browser).ok())
            .map_or_else(|| Self::open_in(Chromium::start(None)?), Ok)
    }

    /// Starts a browser with a profile, which stays when the browser is closed.
    pub(crate) fn with_profile(profile: &Path) -> TestResult<Self> {
        Ok(Self {
            browser: Some(Chromium::start(Some(profile))?),
            id: None,
        })
    }

    /// Kills the browser, so that it writes nothing more, and waits until it is dead.
    pub(crate) fn kill_browser(&mut self) -> TestResult {
        let answer = self.command("SystemInfo.getProcessInfo", json!({}))?;
        let browser = answer["processInfo"]
            .as_array()
            .into_iter()
            .flatten()
            .find(|process| process["type"] == "browser");
        let id = browser
            .and_then(|process| process["id"].as_u64())
            .ok_or_else(|| TestError::new("the browser does not report its process id"))?;
        Command::new("kill")
            .args(["-KILL", &id.to_string()])
            .status()?;
        if let Some(mut browser) = self.browser.take() {
            while browser.devtools.read().is_ok() {}
        }
        Ok(())
    }

    fn open_in(mut browser: Chromium) -> TestResult<Self> {
        let answer = browser.command("Target.createBrowserContext", &json!({}))?;
        let id = answer["browserContextId"].as_str().unwrap_or_default();
        Ok(Self {
            browser: Some(browser),
            id: Some(id.to_owned()),
        })
    }

    /// Opens a window in the context and a WebDriver session that controls it.
    pub(crate) async fn client(&mut self) -> TestResult<Client> {
        let window = self.new_window()?;
        let address = self.browser.as_ref().map(|browser| &browser.address);
        let mut capabilities = Capabilities::new();
        capabilities.insert(
            "goog:chromeOptions".to_owned(),
            json!({ "debuggerAddress": address }),
        );
        capabilities.insert("goog:loggingPrefs".to_owned(), json!({ "browser": "ALL" }));
        capabilities.insert("timeouts".to_owned(), json!({ "script": SCRIPT_MS }));
        let driver = format!("http://{}:{}", Ipv4Addr::LOCALHOST, Driver::port()?);
        let client = ClientBuilder::new(HttpConnector::new())
            .capabilities(capabilities)
            .connect(&driver)
            .await
            .map_err(|error| {
                TestError::new(format!("the WebDriver session cannot be opened: {error}"))
            })?;
        client.switch_to_window(window).await?;
        Ok(client)
    }

    /// Opens a window in the context.
    pub(crate) fn new_window(&mut self) -> TestResult<WindowHandle> {
        let parameters = json!({ "url": "about:blank", "newWindow": true });
        let answer = self.command("Target.createTarget", parameters)?;
        let id = answer["targetId"].as_str().unwrap_or_default().to_owned();
        id.try_into()
            .map_err(|_| TestError::new("the window has no handle"))
    }

    /// Sends a command of the Chrome DevTools Protocol that concerns this context.
    pub(crate) fn command(&mut self, method: &str, mut parameters: Value) -> TestResult<Value> {
        if let Some(id) = &self.id {
            parameters["browserContextId"] = Value::String(id.clone());
        }
        let browser = self.browser.as_mut();
        browser
            .ok_or_else(|| TestError::new("the browser has been closed"))?
            .command(method, &parameters)
    }
}

impl Drop for Context {
    fn drop(&mut self) {
        if self.id.is_none() {
            return;
        }
        // A browser that fails to close the context is not used again.
        let closed = self.command("Target.disposeBrowserContext", json!({}));
        if let Some(browser) = self.browser.take()
            && closed.is_ok()
        {
            let mut idle = IDLE_BROWSERS.lock().unwrap_or_else(PoisonError::into_inner);
            idle.push(browser);
        }
    }
}

/// `chromedriver`, or the program in `CHROMEDRIVER`.
fn driver_path() -> PathBuf {
    std::env::var_os("CHROMEDRIVER").map_or_else(|| "chromedriver".into(), PathBuf::from)
}

/// The program in `CHROME`, or Chromium's headless shell, or the first known browser on `PATH`.
fn browser_path() -> PathBuf {
    const NAMES: [&str; 4] = [
        "chromium",
        "chromium-browser",
        "google-chrome",
        "google-chrome-stable",
    ];
    let from_environment = std::env::var_os("CHROME").map(PathBuf::from);
    let path = std::env::var_os("PATH").unwrap_or_default();
    from_environment
        .or_else(|| headless_shell(&driver_path()).map(Path::to_owned))
        .or_else(|| {
            let folders = std::env::split_paths(&path);
            folders
                .flat_map(|folder| NAMES.map(|name| folder.join(name)))
                .find(|program| program.is_file())
        })
        .unwrap_or_else(|| "chromium".into())
}

/// Parses `ChromeDriver was started successfully on port 12345.`
fn parse_driver_port(line: &str) -> Option<u16> {
    let (_, rest) = line.split_once("started successfully on port ")?;
    rest.trim().trim_end_matches('.').parse().ok()
}

/// Parses `DevTools listening on ws://127.0.0.1:12345/devtools/browser/…`
fn parse_devtools_url(line: &str) -> Option<String> {
    let (_, url) = line.split_once("DevTools listening on ")?;
    Some(url.trim().to_owned())
}

/// A command of ChromeDriver beyond the WebDriver standard: its path in the session, and its body.
#[derive(Debug)]
pub(crate) struct DriverCommand {
    path: &'static str,
    body: Value,
}

impl DriverCommand {
    /// Fetches the console messages since the previous call.
    pub(crate) fn log() -> Self {
        Self {
            path: "se/log",
            body: json!({ "type": "browser" }),
        }
    }

    /// A command of the Chrome DevTools Protocol.
    pub(crate) fn devtools(method: &str, parameters: Value) -> Self {
        Self {
            path: "goog/cdp/execute",
            body: json!({ "cmd": method, "params": parameters }),
        }
    }
}

impl WebDriverCompatibleCommand for DriverCommand {
    fn endpoint(&self, base: &Url, session: Option<&str>) -> Result<Url, url::ParseError> {
        base.join(&format!(
            "session/{}/{}",
            session.unwrap_or_default(),
            self.path
        ))
    }

    fn method_and_body(&self, _: &Url) -> (Method, Option<String>) {
        (Method::POST, Some(self.body.to_string()))
    }
}
