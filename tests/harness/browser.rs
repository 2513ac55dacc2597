//! The browsers in which the page is tested, and what holds one open.

use std::fmt;
use std::path::{Path, PathBuf};

use fantoccini::Client;
use fantoccini::wd::WindowHandle;

use crate::chromium::Context;
use crate::site;
use crate::standard::StandardSession;
use page_driver::{TestError, TestResult};

/// A browser in which the page is tested. Every test may use Chromium. The others are optional, and
/// offer tests no more than the WebDriver standard.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Browser {
    /// Chromium or Chrome.
    Chromium,
    /// Firefox, driven by geckodriver.
    Firefox,
    /// WebKitGTK's MiniBrowser, which needs a screen: Xvfb.
    WebKit,
}

impl Browser {
    /// The programs that tests in this browser need, each with the names that it may have.
    const fn programs(self) -> &'static [&'static [&'static str]] {
        match self {
            // A test that cannot start Chromium fails, and says why.
            Self::Chromium => &[],
            Self::Firefox => &[FIREFOX, &["geckodriver"]],
            Self::WebKit => &[&["WebKitWebDriver"], &["Xvfb"]],
        }
    }

    /// Whether tests can use it; if not, says so.
    pub(crate) fn is_installed(self) -> bool {
        let Some([missing, ..]) = self
            .programs()
            .iter()
            .find(|names| find_program(names).is_none())
        else {
            return true;
        };
        eprintln!("{self} is not installed (no {missing}): skipped");
        false
    }
}

impl fmt::Display for Browser {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Chromium => "Chromium",
            Self::Firefox => "Firefox",
            Self::WebKit => "WebKit",
        })
    }
}

/// Names of Firefox's program.
pub(crate) const FIREFOX: &[&str] = &["firefox", "firefox-esr"];

/// The first of these programs on `PATH`, or among the tools that `scripts/setup` installs.
pub(crate) fn find_program(names: &[&str]) -> Option<PathBuf> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    std::env::split_paths(&path)
        .chain([site::project_root().join(".tools/bin")])
        .flat_map(|folder| names.iter().map(move |name| folder.join(name)))
        .find(|program| program.is_file())
}

/// What holds a page's browser open.
pub(crate) enum Session {
    /// With the Chrome DevTools Protocol beside WebDriver.
    Chromium(Box<Context>),
    /// With the WebDriver standard alone.
    Standard(StandardSession),
}

impl Session {
    pub(crate) fn open(browser: Browser) -> TestResult<Self> {
        match browser {
            Browser::Chromium => Context::open().map(|context| Self::Chromium(Box::new(context))),
            other => StandardSession::open(other).map(Self::Standard),
        }
    }

    /// Opens Chromium with a profile, which stays when the browser is closed.
    pub(crate) fn with_profile(profile: &Path) -> TestResult<Self> {
        Context::with_profile(profile).map(|context| Self::Chromium(Box::new(context)))
    }

    /// Connects to the browser's window.
    pub(crate) async fn client(&mut self) -> TestResult<Client> {
        match self {
            Self::Chromium(context) => context.client().await,
            Self::Standard(session) => session.client().await,
        }
    }

    /// The browser.
    pub(crate) fn browser(&self) -> Browser {
        match self {
            Self::Chromium(_) => Browser::Chromium,
            Self::Standard(session) => session.browser(),
        }
    }

    /// Opens another window that shares the storage of the first one, where WebDriver's own command
    /// would open it in another context.
    pub(crate) fn new_window(&mut self) -> TestResult<Option<WindowHandle>> {
        match self {
            Self::Chromium(context) => context.new_window().map(Some),
            Self::Standard(_) => Ok(None),
        }
    }

    /// Closes the connection. If the test has passed, another test may use the browser.
    pub(crate) async fn close(self, client: Client, passed: bool) {
        match self {
            // Failing is harmless: the window closes together with its context.
            Self::Chromium(_context) => drop(client.close().await),
            Self::Standard(session) => session.close(client, passed).await,
        }
    }

    /// The context in Chromium, for what the WebDriver standard does not offer.
    pub(crate) fn chromium(&mut self) -> TestResult<&mut Context> {
        match self {
            Self::Chromium(context) => Ok(context),
            Self::Standard(session) => Err(TestError::new(format!(
                "{} has no DevTools: only tests in Chromium can do this",
                session.browser()
            ))),
        }
    }
}
