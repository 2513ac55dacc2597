//! A ChromeDriver of one's own, and the browser that it starts.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{Ipv4Addr, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::mpsc;
use std::thread;
use std::time::{Duration, Instant};

use fantoccini::wd::{Capabilities, WebDriverCompatibleCommand};
use fantoccini::{Client, ClientBuilder};
use http::Method;
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Value, json};
use url::Url;

use crate::problem::{Outcome, Problem};
use crate::shell::shell;
use crate::site;

/// No window, nothing fetched from elsewhere, and the same picture everywhere.
const FLAGS: [&str; 12] = [
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
];

/// How long it may take to start or to stop.
const PATIENCE: Duration = Duration::from_secs(60);

/// How long a script may wait for something, in milliseconds: longer than any
/// of them does.
const SCRIPT_MS: u64 = 120_000;

/// A running ChromeDriver. Dropping it ends it, its browser, and removes the browser's profile.
pub(crate) struct Driver {
    child: Child,
    port: u16,
    profile: PathBuf,
}

impl Driver {
    /// Starts `chromedriver`, or what `CHROMEDRIVER` names, on a free port.
    ///
    /// It takes a free port of one family of addresses and ends where the same
    /// port is taken in the other one: then another one is tried.
    pub(crate) fn start() -> Outcome<Self> {
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
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let count = COUNT.fetch_add(1, Ordering::Relaxed);
        // Browsers that are packed in a sandbox of their own see no temporary folder of the system.
        let profile = site::target().join(format!("browser/{}-{count}", std::process::id()));
        fs::create_dir_all(&profile)?;
        let program = program();
        let mut child = Command::new(&program)
            .arg("--port=0")
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .map_err(|error| {
                Problem::new(format!(
                    "{} does not start ({error}): please run scripts/setup test, or name it in CHROMEDRIVER",
                    program.display()
                ))
            })?;
        let output = child.stdout.take();
        let mut driver = Self {
            child,
            port: 0,
            profile,
        };
        let (send, receive) = mpsc::channel();
        thread::spawn(move || {
            let Some(output) = output else { return };
            // Reads on after the port is known: nobody else empties the pipe.
            for line in BufReader::new(output).lines().map_while(Result::ok) {
                if let Some(port) = port_in(&line) {
                    let _ = send.send(port);
                }
            }
        });
        driver.port = receive
            .recv_timeout(PATIENCE)
            .map_err(|_| Problem::new("chromedriver did not tell its port"))?;
        Ok(driver)
    }

    /// Opens a browser without a past. Where the machine is too busy for it to
    /// start in time, it is tried again.
    pub(crate) async fn browser(&self) -> Outcome<Client> {
        const TRIES: usize = 3;
        let mut opened = self.browser_once(0).await;
        for time in 1..TRIES {
            if opened.is_ok() {
                break;
            }
            opened = self.browser_once(time).await;
        }
        opened
    }

    async fn browser_once(&self, time: usize) -> Outcome<Client> {
        let profile = self.profile.join(time.to_string());
        let mut arguments: Vec<String> = FLAGS.iter().map(|&flag| flag.to_owned()).collect();
        arguments.push(format!("--user-data-dir={}", profile.display()));
        let mut options = json!({ "args": arguments });
        let named = std::env::var_os("CHROME").map(PathBuf::from);
        let binary = named.or_else(|| shell(&program()).map(Path::to_owned));
        if let Some(binary) = binary {
            options["binary"] = Value::String(binary.display().to_string());
        }
        let mut wanted = Capabilities::new();
        wanted.insert("goog:chromeOptions".to_owned(), options);
        wanted.insert("goog:loggingPrefs".to_owned(), json!({ "browser": "ALL" }));
        wanted.insert("timeouts".to_owned(), json!({ "script": SCRIPT_MS }));
        ClientBuilder::new(HttpConnector::new())
            .capabilities(wanted)
            .connect(&format!("http://{}:{}", Ipv4Addr::LOCALHOST, self.port))
            .await
            .map_err(|error| Problem::new(format!("the browser does not start: {error}")))
    }

    /// Asks it to end its browsers and itself.
    fn shut_down(&self) -> std::io::Result<()> {
        let mut stream = TcpStream::connect((Ipv4Addr::LOCALHOST, self.port))?;
        stream.set_read_timeout(Some(PATIENCE))?;
        write!(
            stream,
            "GET /shutdown HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
        )?;
        stream.read_to_end(&mut Vec::new()).map(|_| ())
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        if self.port != 0 && self.shut_down().is_ok() {
            let begin = Instant::now();
            while begin.elapsed() < Duration::from_secs(5)
                && matches!(self.child.try_wait(), Ok(None))
            {
                thread::sleep(Duration::from_millis(20));
            }
        }
        // Nothing more can be done where one of these fails.
        let _ = self.child.kill();
        let _ = self.child.wait();
        let _ = fs::remove_dir_all(&self.profile);
    }
}

/// `chromedriver`, or what `CHROMEDRIVER` names.
fn program() -> PathBuf {
    std::env::var_os("CHROMEDRIVER").map_or_else(|| "chromedriver".into(), PathBuf::from)
}

/// `ChromeDriver was started successfully on port 12345.`
fn port_in(line: &str) -> Option<u16> {
    let (_, rest) = line.split_once("started successfully on port ")?;
    rest.trim().trim_end_matches('.').parse().ok()
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
