//! Browsers and the ChromeDriver that steers them. A browser serves one test after another, and each
//! test has a context of its own in it: like a private window, it shares no storage, no service
//! worker, no permission and no lock with any other, and leaves nothing behind.

use std::fs;
use std::io::{BufRead, BufReader, Read};
use std::net::{Ipv4Addr, TcpStream};
use std::os::unix::process::CommandExt as _;
use std::path::{Path, PathBuf};
use std::process::{ChildStdin, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Mutex, PoisonError, mpsc};
use std::thread;
use std::time::Duration;

use fantoccini::wd::{Capabilities, WebDriverCompatibleCommand, WindowHandle};
use fantoccini::{Client, ClientBuilder};
use http::Method;
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Value, json};
use tungstenite::{Message, WebSocket};
use url::Url;

use crate::problem::{Outcome, Problem};
use crate::shell::shell;
use crate::site;

/// No window, nothing fetched from elsewhere, the same picture everywhere, and what ChromeDriver
/// asks of browsers that it starts itself.
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

/// How long something may take to start or to answer.
const PATIENCE: Duration = Duration::from_secs(60);

/// How long a script may wait for something, in milliseconds: longer than any of them does.
const SCRIPT_MS: u64 = 120_000;

/// Runs a program until the test program has ended, however it ends: its end closes the pipe that
/// `cat` reads. Then nothing of the process group stays, and no folder (`$0`).
const GUARD: &str = r#""$@" & trap : TERM; cat >/dev/null; kill 0; wait; rm -rf "$0""#;

/// A program that runs until this is dropped, or the tests have ended.
struct Guarded {
    /// Closed by dropping it.
    _alive: Option<ChildStdin>,
}

/// Starts a program and gives what it writes to its output, or to that for errors; `folder` is
/// removed when it has ended. A pipe that nobody reads would end it: the other output goes nowhere.
fn guarded(
    program: &Path,
    folder: &Path,
    arguments: &[String],
    errors: bool,
) -> Outcome<(Guarded, Option<Box<dyn Read + Send>>)> {
    let pipe = |wanted| {
        if wanted {
            Stdio::piped()
        } else {
            Stdio::null()
        }
    };
    let mut child = Command::new("sh")
        .args(["-c", GUARD])
        .arg(folder)
        .arg(program)
        .args(arguments)
        .process_group(0)
        .stdin(Stdio::piped())
        .stdout(pipe(!errors))
        .stderr(pipe(errors))
        .spawn()?;
    let alive = Guarded {
        _alive: child.stdin.take(),
    };
    let output: Option<Box<dyn Read + Send>> = if errors {
        child.stderr.take().map(|pipe| Box::new(pipe) as _)
    } else {
        child.stdout.take().map(|pipe| Box::new(pipe) as _)
    };
    thread::spawn(move || child.wait());
    Ok((alive, output))
}

/// The first line of an output in which something is found. The rest is read too: nobody else
/// empties the pipe.
fn first_line<T: Send + 'static>(
    output: Option<impl Read + Send + 'static>,
    find: fn(&str) -> Option<T>,
) -> Option<T> {
    let output = output?;
    let (send, receive) = mpsc::channel();
    thread::spawn(move || {
        for line in BufReader::new(output).lines().map_while(Result::ok) {
            if let Some(found) = find(&line) {
                let _ = send.send(found);
            }
        }
    });
    receive.recv_timeout(PATIENCE).ok()
}

/// A folder that nothing else uses. Browsers that are packed in a sandbox of their own see no
/// temporary folder of the system.
fn own_folder() -> Outcome<PathBuf> {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    let count = COUNT.fetch_add(1, Ordering::Relaxed);
    let folder = site::target().join(format!("browser/{}-{count}", std::process::id()));
    fs::create_dir_all(&folder)?;
    Ok(folder)
}

/// A running ChromeDriver: one for all tests.
struct Driver {
    port: u16,
    _alive: Guarded,
}

impl Driver {
    /// The port of the one that all tests share; one that has died is replaced.
    fn port() -> Outcome<u16> {
        static DRIVER: Mutex<Option<Driver>> = Mutex::new(None);
        let mut driver = DRIVER.lock().unwrap_or_else(PoisonError::into_inner);
        let answers = |known: &Self| TcpStream::connect((Ipv4Addr::LOCALHOST, known.port)).is_ok();
        let running = match driver.take().filter(answers) {
            Some(running) => running,
            None => Self::start()?,
        };
        Ok(driver.insert(running).port)
    }

    /// Starts `chromedriver`, or what `CHROMEDRIVER` names, on a free port.
    ///
    /// It takes a free port of one family of addresses and ends where the same port is taken in
    /// the other one: then another one is tried.
    fn start() -> Outcome<Self> {
        const TRIES: usize = 5;
        let mut started = Self::start_once();
        for _ in 1..TRIES {
            if started.is_ok() {
                break;
            }
            started = Self::start_once();
        }
        started
    }

    fn start_once() -> Outcome<Self> {
        let program = program();
        let port = ["--port=0".to_owned()];
        let (alive, output) = guarded(&program, &own_folder()?, &port, false)?;
        let port = first_line(output, port_in).ok_or_else(|| {
            Problem::new(format!(
                "{} does not start: please run scripts/setup test, or name it in CHROMEDRIVER",
                program.display()
            ))
        })?;
        Ok(Self {
            port,
            _alive: alive,
        })
    }
}

/// A running browser, and the connection over which it opens and closes contexts.
struct Browser {
    /// Where ChromeDriver finds it: host and port.
    address: String,
    devtools: WebSocket<TcpStream>,
    last_id: u64,
    _alive: Guarded,
}

/// Browsers that no test uses just now.
static IDLE: Mutex<Vec<Browser>> = Mutex::new(Vec::new());

impl Browser {
    /// Where the machine is too busy for it to start in time, it is tried again.
    fn start() -> Outcome<Self> {
        const TRIES: usize = 3;
        let mut started = Self::start_once();
        for _ in 1..TRIES {
            if started.is_ok() {
                break;
            }
            started = Self::start_once();
        }
        started
    }

    fn start_once() -> Outcome<Self> {
        let folder = own_folder()?;
        let mut arguments: Vec<String> = FLAGS.iter().map(|&flag| flag.to_owned()).collect();
        arguments.push("--remote-debugging-port=0".to_owned());
        arguments.push(format!("--user-data-dir={}", folder.display()));
        arguments.push("about:blank".to_owned());
        let program = browser();
        let (alive, errors) = guarded(&program, &folder, &arguments, true)?;
        let url = first_line(errors, devtools_in).ok_or_else(|| {
            Problem::new(format!(
                "{} does not start: please run scripts/setup test, or name a browser in CHROME",
                program.display()
            ))
        })?;
        let url = Url::parse(&url)?;
        let port = url.port().unwrap_or_default();
        let stream = TcpStream::connect((Ipv4Addr::LOCALHOST, port))?;
        stream.set_read_timeout(Some(PATIENCE))?;
        let (devtools, _) = tungstenite::client(url.as_str(), stream)
            .map_err(|error| Problem::new(format!("the browser does not answer: {error}")))?;
        Ok(Self {
            address: format!("{}:{port}", Ipv4Addr::LOCALHOST),
            devtools,
            last_id: 0,
            _alive: alive,
        })
    }

    /// A command of the Chrome DevTools Protocol to the browser itself.
    fn command(&mut self, method: &str, parameters: &Value) -> Outcome<Value> {
        let failed = |error| Problem::new(format!("{method}: {error}"));
        self.last_id += 1;
        let id = self.last_id;
        let text = json!({ "id": id, "method": method, "params": parameters }).to_string();
        self.devtools.send(Message::text(text)).map_err(failed)?;
        loop {
            let Message::Text(text) = self.devtools.read().map_err(failed)? else {
                continue;
            };
            let mut answer: Value = serde_json::from_str(&text)
                .map_err(|error| Problem::new(format!("{method}: {error}")))?;
            if answer["id"] != id {
                continue;
            }
            if let Some(error) = answer.get("error") {
                return Err(Problem::new(format!("{method}: {error}")));
            }
            return Ok(answer["result"].take());
        }
    }
}

/// A browser that a test uses, with a context of its own.
pub(crate) struct Context {
    browser: Option<Browser>,
    id: String,
}

impl Context {
    /// A fresh context in a browser that no other test uses.
    pub(crate) fn open() -> Outcome<Self> {
        let idle = IDLE.lock().unwrap_or_else(PoisonError::into_inner).pop();
        // One that has died in the meantime is replaced.
        let again = idle.and_then(|browser| Self::open_in(browser).ok());
        again.map_or_else(|| Self::open_in(Browser::start()?), Ok)
    }

    fn open_in(mut browser: Browser) -> Outcome<Self> {
        let answer = browser.command("Target.createBrowserContext", &json!({}))?;
        let id = answer["browserContextId"].as_str().unwrap_or_default();
        let id = id.to_owned();
        Ok(Self {
            browser: Some(browser),
            id,
        })
    }

    /// Opens a window in the context and steers it.
    pub(crate) async fn client(&mut self) -> Outcome<Client> {
        let window = self.new_window()?;
        let address = self.browser.as_ref().map(|browser| &browser.address);
        let mut wanted = Capabilities::new();
        wanted.insert(
            "goog:chromeOptions".to_owned(),
            json!({ "debuggerAddress": address }),
        );
        wanted.insert("goog:loggingPrefs".to_owned(), json!({ "browser": "ALL" }));
        wanted.insert("timeouts".to_owned(), json!({ "script": SCRIPT_MS }));
        let driver = format!("http://{}:{}", Ipv4Addr::LOCALHOST, Driver::port()?);
        let client = ClientBuilder::new(HttpConnector::new())
            .capabilities(wanted)
            .connect(&driver)
            .await
            .map_err(|error| Problem::new(format!("no session with the browser: {error}")))?;
        client.switch_to_window(window).await?;
        Ok(client)
    }

    /// Opens a window in the context.
    pub(crate) fn new_window(&mut self) -> Outcome<WindowHandle> {
        let parameters = json!({ "url": "about:blank", "newWindow": true });
        let answer = self.command("Target.createTarget", parameters)?;
        let id = answer["targetId"].as_str().unwrap_or_default().to_owned();
        id.try_into()
            .map_err(|_| Problem::new("a window without a name"))
    }

    /// A command of the Chrome DevTools Protocol to the browser about this context.
    pub(crate) fn command(&mut self, method: &str, mut parameters: Value) -> Outcome<Value> {
        parameters["browserContextId"] = Value::String(self.id.clone());
        let browser = self.browser.as_mut();
        let browser = browser.ok_or_else(|| Problem::new("the browser is gone"))?;
        browser.command(method, &parameters)
    }
}

impl Drop for Context {
    fn drop(&mut self) {
        // A browser that does not close it serves no other test.
        let closed = self.command("Target.disposeBrowserContext", json!({}));
        if let Some(browser) = self.browser.take()
            && closed.is_ok()
        {
            let mut idle = IDLE.lock().unwrap_or_else(PoisonError::into_inner);
            idle.push(browser);
        }
    }
}

/// `chromedriver`, or what `CHROMEDRIVER` names.
fn program() -> PathBuf {
    std::env::var_os("CHROMEDRIVER").map_or_else(|| "chromedriver".into(), PathBuf::from)
}

/// What `CHROME` names, or the browser without windows, or one of those that there are.
fn browser() -> PathBuf {
    const NAMES: [&str; 4] = [
        "chromium",
        "chromium-browser",
        "google-chrome",
        "google-chrome-stable",
    ];
    let named = std::env::var_os("CHROME").map(PathBuf::from);
    let path = std::env::var_os("PATH").unwrap_or_default();
    named
        .or_else(|| shell(&program()).map(Path::to_owned))
        .or_else(|| {
            let folders = std::env::split_paths(&path);
            let mut all = folders.flat_map(|folder| NAMES.map(|name| folder.join(name)));
            all.find(|program| program.is_file())
        })
        .unwrap_or_else(|| "chromium".into())
}

/// `ChromeDriver was started successfully on port 12345.`
fn port_in(line: &str) -> Option<u16> {
    let (_, rest) = line.split_once("started successfully on port ")?;
    rest.trim().trim_end_matches('.').parse().ok()
}

/// `DevTools listening on ws://127.0.0.1:12345/devtools/browser/…`
fn devtools_in(line: &str) -> Option<String> {
    let (_, url) = line.split_once("DevTools listening on ")?;
    Some(url.trim().to_owned())
}

/// A command of ChromeDriver's own: its path in the session, and what is sent.
#[derive(Debug)]
pub(crate) struct Own {
    path: &'static str,
    body: Value,
}

impl Own {
    /// Console messages since the last time.
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

impl WebDriverCompatibleCommand for Own {
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
