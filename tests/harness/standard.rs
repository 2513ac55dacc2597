//! Firefox and WebKit, driven by what the WebDriver standard offers. Starting one takes seconds, so
//! one test after another uses it: each has a server on a port of its own, hence an origin with its
//! own storage, service worker and locks.

use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::path::PathBuf;
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use fantoccini::wd::Capabilities;
use fantoccini::{Client, ClientBuilder};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Value, json};

use crate::browser::{Browser, FIREFOX, find_program};
use crate::chromium::SCRIPT_MS;
use crate::page::DESKTOP;
use crate::process::{
    GuardedProcess, STARTUP_TIMEOUT, create_unique_folder, discard, first_line, spawn_guarded,
    start_with_retries,
};
use page_driver::{TestError, TestResult};

/// Leaves nothing of earlier tests in the browser, in case one had the same port.
pub(crate) const CLEAR_STORAGE: &str = "localStorage.clear();
    sessionStorage.clear();
    return (async () => {
        for (const key of await caches.keys()) await caches.delete(key);
        for (const worker of await navigator.serviceWorker.getRegistrations()) {
            await worker.unregister();
        }
    })();";

/// Collects the page's errors and violations of its policy, because these drivers report no console
/// messages.
pub(crate) const WATCH_ERRORS: &str = "if (window.watchedErrors) return;
    window.watchedErrors = true;
    const note = (text) => {
        sessionStorage.errors = JSON.stringify([...JSON.parse(sessionStorage.errors ?? '[]'), text]);
    };
    addEventListener('error', ({ message, filename, target }) => {
        note(`error: ${message ?? target?.outerHTML?.slice(0, 200)} ${filename ?? ''}`);
    }, true);
    addEventListener('unhandledrejection', ({ reason }) => note(`rejected: ${reason}`));
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
        note(`Content Security Policy: ${violatedDirective} ${blockedURI}`);
    });
    const print = console.error;
    console.error = (...all) => {
        note(`console: ${all.join(' ')}`);
        print.apply(console, all);
    };";

/// Takes what [`WATCH_ERRORS`] has collected.
pub(crate) const TAKE_ERRORS: &str = "const errors = JSON.parse(sessionStorage.errors ?? '[]');
    delete sessionStorage.errors;
    return errors;";

/// How often a driver that starts is asked whether it listens.
const STARTUP_INTERVAL: Duration = Duration::from_millis(20);

/// A driver with its browser, which run until this is dropped or the test process ends.
pub(crate) struct StandardSession {
    browser: Browser,
    /// The driver's URL.
    driver: String,
    /// The session's id, once it has been opened.
    id: Option<String>,
    _process: GuardedProcess,
}

/// Sessions that no test uses at the moment.
static IDLE_SESSIONS: Mutex<Vec<StandardSession>> = Mutex::new(Vec::new());

impl StandardSession {
    /// An idle session, or a new driver.
    pub(crate) fn open(browser: Browser) -> TestResult<Self> {
        let mut idle = IDLE_SESSIONS.lock().unwrap_or_else(PoisonError::into_inner);
        let found = idle.iter().position(|session| session.browser == browser);
        match found.map(|index| idle.swap_remove(index)) {
            Some(session) => Ok(session),
            None => {
                drop(idle);
                start_with_retries(|| Self::start(browser))
            }
        }
    }

    pub(crate) fn browser(&self) -> Browser {
        self.browser
    }

    fn start(browser: Browser) -> TestResult<Self> {
        let (port, process) = match browser {
            Browser::WebKit => start_webkit_driver()?,
            _ => start_geckodriver()?,
        };
        Ok(Self {
            browser,
            driver: format!("http://{}:{port}", Ipv4Addr::LOCALHOST),
            id: None,
            _process: process,
        })
    }

    /// Connects to the session, which the first call opens.
    pub(crate) async fn client(&mut self) -> TestResult<Client> {
        let failed = |error| {
            TestError::new(format!(
                "the WebDriver session of {} cannot be opened: {error}",
                self.browser
            ))
        };
        let connector = HttpConnector::new();
        let client = match &self.id {
            Some(id) => Client::with_existing_session(&self.driver, id, connector)
                .await
                .map_err(failed)?,
            None => ClientBuilder::new(connector)
                .capabilities(self.capabilities())
                .connect(&self.driver)
                .await
                .map_err(failed)?,
        };
        // The session outlives this client.
        client.persist().await?;
        if self.id.is_none() {
            self.id = client.session_id().await?;
            fit_window(&client).await?;
        }
        Ok(client)
    }

    fn capabilities(&self) -> Capabilities {
        let mut capabilities = Capabilities::new();
        capabilities.insert("timeouts".to_owned(), json!({ "script": SCRIPT_MS }));
        if self.browser == Browser::Firefox {
            capabilities.insert(
                "moz:firefoxOptions".to_owned(),
                json!({
                    "binary": find_program(FIREFOX),
                    "args": ["-headless"],
                    "prefs": { "ui.prefersReducedMotion": 1, "intl.accept_languages": "en" },
                }),
            );
        }
        capabilities
    }

    /// Leaves one window with nothing in it for another test.
    pub(crate) async fn close(self, client: Client, passed: bool) {
        if passed && self.reset(&client).await.is_ok() {
            let mut idle = IDLE_SESSIONS.lock().unwrap_or_else(PoisonError::into_inner);
            idle.push(self);
        }
    }

    async fn reset(&self, client: &Client) -> TestResult {
        let windows = client.windows().await?;
        for window in windows.iter().skip(1) {
            client.switch_to_window(window.clone()).await?;
            client.close_window().await?;
        }
        if let Some(window) = windows.first() {
            client.switch_to_window(window.clone()).await?;
        }
        Ok(client.goto("about:blank").await?)
    }
}

/// Starts Firefox's driver on a free port.
fn start_geckodriver() -> TestResult<(u16, GuardedProcess)> {
    let folder = create_unique_folder()?;
    let program = find_program(&["geckodriver"]).unwrap_or_default();
    let arguments = [
        "--port=0".to_owned(),
        "--websocket-port=0".to_owned(),
        format!("--profile-root={}", folder.display()),
    ];
    let (process, output) = spawn_guarded(&program, &folder, &arguments, false)?;
    let port = first_line(output, |line| {
        let (_, address) = line.split_once("Listening on ")?;
        address.rsplit_once(':')?.1.trim().parse().ok()
    })
    .ok_or_else(|| TestError::new("geckodriver did not start"))?;
    Ok((port, process))
}

/// Starts WebKit's driver. It does not report its port, so it gets one that has just been free.
fn start_webkit_driver() -> TestResult<(u16, GuardedProcess)> {
    /// No two drivers look for a port at the same time.
    static STARTING: Mutex<()> = Mutex::new(());
    let _starting = STARTING.lock().unwrap_or_else(PoisonError::into_inner);
    let free = TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?;
    let port = free.local_addr()?.port();
    drop(free);
    let program = PathBuf::from("env");
    let arguments = [
        format!("DISPLAY=:{}", Screen::display()?),
        // Without a graphics processor, layers take three times as long as drawing the page at once.
        "WEBKIT_DISABLE_COMPOSITING_MODE=1".to_owned(),
        "WebKitWebDriver".to_owned(),
        format!("--port={port}"),
    ];
    let (process, output) = spawn_guarded(&program, &create_unique_folder()?, &arguments, false)?;
    discard(output);
    let started = Instant::now();
    while TcpStream::connect((Ipv4Addr::LOCALHOST, port)).is_err() {
        if started.elapsed() > STARTUP_TIMEOUT {
            return Err(TestError::new("WebKitWebDriver did not start"));
        }
        thread::sleep(STARTUP_INTERVAL);
    }
    Ok((port, process))
}

/// Gives the page the size of a small desktop window.
async fn fit_window(client: &Client) -> TestResult {
    client
        .set_window_rect(0, 0, DESKTOP.width, DESKTOP.height)
        .await?;
    let missing = "return [arguments[0] - innerWidth, arguments[1] - innerHeight];";
    let size = vec![json!(DESKTOP.width), json!(DESKTOP.height)];
    let missing = client.execute(missing, size).await?;
    let missing = |side: usize| missing.get(side).and_then(Value::as_u64);
    let missing = |side: usize| missing(side).map_or(0, |pixels| pixels as u32);
    let (width, height) = (DESKTOP.width + missing(0), DESKTOP.height + missing(1));
    Ok(client.set_window_rect(0, 0, width, height).await?)
}

/// A virtual screen, for browsers that need one.
struct Screen {
    display: u32,
    _process: GuardedProcess,
}

impl Screen {
    /// The number of the screen that all tests share.
    fn display() -> TestResult<u32> {
        static SCREEN: Mutex<Option<Screen>> = Mutex::new(None);
        let mut screen = SCREEN.lock().unwrap_or_else(PoisonError::into_inner);
        let running = match screen.take() {
            Some(running) => running,
            None => Self::start()?,
        };
        Ok(screen.insert(running).display)
    }

    fn start() -> TestResult<Self> {
        // It chooses a free number, and writes it to standard output when it is ready.
        let arguments = "-displayfd 1 -nolisten tcp -screen 0 1920x1200x24";
        let arguments: Vec<String> = arguments.split(' ').map(str::to_owned).collect();
        let (process, output) = spawn_guarded(
            &PathBuf::from("Xvfb"),
            &create_unique_folder()?,
            &arguments,
            false,
        )?;
        let display = first_line(output, |line| line.trim().parse().ok());
        Ok(Self {
            display: display.ok_or_else(|| TestError::new("Xvfb did not start"))?,
            _process: process,
        })
    }
}
