//! Harness of the browser tests: serves the built page below a path, under its real content
//! security policy, and drives it in headless Chromium, and for some tests in Firefox and WebKit.
//!
//! ```no_run
//! use harness::{PHONE, TestResult, run};
//!
//! #[test]
//! fn the_home_page_offers_a_new_game() -> TestResult {
//!     run("the_home_page_offers_a_new_game", PHONE, async |page| {
//!         page.goto("").await?;
//!         page.click_button("New game").await?;
//!         page.wait_for_text("h1", "Turn of Time").await?;
//!         page.screenshot("new-game-phone").await?;
//!         Ok(())
//!     })
//! }
//! ```
//!
//! - A new test file needs a `mod` line in `tests/browser.rs`.
//! - [`run`] starts the server and opens a browser context, and closes both. Tests run in parallel
//!   and share nothing but the built page, so their names have to be unique. A browser runs one
//!   test after another, each in a new context, like a private window: storage, service workers,
//!   permissions and locks belong to the test alone. A test fails if the page logs an error or
//!   violates its policy; [`Page::expect_console_message`] declares messages that a test provokes.
//! - [`run_in`] and [`run_with_site_in`] run a test in another browser than Chromium. It may do what the
//!   WebDriver standard offers, at desktop size; what needs Chromium's DevTools returns an error. If
//!   the browser is not installed, the test is skipped.
//! - No test sleeps: [`Page::goto`] and [`Page::reload`] wait until the app is ready
//!   ([`READY_ATTRIBUTE`]), and all methods that look for an element wait for it, up to
//!   [`WAIT_TIMEOUT`]. Other conditions use [`Page::wait_until`], which polls inside the page, or
//!   [`Page::poll`].
//! - Only tests with a copy of the page of their own, as [`run_with_site`] makes it, have a service
//!   worker.
//! - The browser asks for reduced motion, as tests need no animations; tests of animations turn it off
//!   with [`Page::set_reduced_motion`].
//! - Turns that leave nothing to choose wait for the player; tests of the countdown turn it on in the
//!   settings.
//! - If a test fails, a screenshot is saved as `target/screens/failed-NAME.png`.
//! - Other screenshots are for people to look at; they are taken only if `WHEELHOUSE_PICTURES` is
//!   set, to any value.
//! - `WHEELHOUSE_DIST` selects another build than `dist`, `CHROME` and `CHROMEDRIVER` another
//!   browser.

mod accessibility_tree;
mod axe;
mod browser;
mod chromium;
mod driver;
mod environment;
mod focus_visibility;
mod headless_shell;
mod input;
mod page;
mod page_audits;
pub mod play;
mod process;
mod site;
mod speed;
mod spoken_path;
mod standard;

use std::fs;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::path::Path;
use std::thread;
use std::time::{Duration, Instant};

use test_server::Server;
use tokio::runtime;
use tokio::time::timeout;

use crate::browser::Session;
use crate::standard::CLEAR_STORAGE;

pub use crate::accessibility_tree::{AccessibilityTree, AccessibleNode};
pub use crate::axe::AuditScope;
pub use crate::browser::Browser;
pub use crate::page::{DESKTOP, PHONE, PHONE_SIDEWAYS, Page, Viewport, WINDOWS};
pub use crate::page_audits::{AccessibilityReport, expect_no_findings};
pub use crate::site::{Site, Transfer, dist, transfer_sizes};
pub use crate::speed::Speed;
pub use crate::spoken_path::follow_path;
pub use fantoccini::Client;
pub use fantoccini::elements::Element;
pub use page_driver::{Driver, Key, QUERIES, TestError, TestResult, Value, WAIT_TIMEOUT, json};

/// The text of a recorded match.
#[macro_export]
macro_rules! fixture {
    ($name:literal) => {
        include_str!(concat!(
            env!("CARGO_MANIFEST_DIR"),
            "/../crates/records/tests/fixtures/",
            $name,
            ".txt"
        ))
    };
}

/// The path below which the tests serve the page; it is not `/`, so that absolute URLs are noticed.
pub const BASE_PATH: &str = "/play/wheelhouse/";

/// The attribute (`data-ready`) of the root element that the app sets when it is ready.
pub const READY_ATTRIBUTE: &str = "ready";

/// The fonts in which tables are looked at, as a page shows its words in whatever a device has: a narrow one, the
/// usual one of these tests, and a wide one.
pub const FONTS: [&str; 3] = ["Liberation Sans", "Noto Sans", "DejaVu Sans"];

/// Whether this is the long run of `scripts/test --all`, which looks at every window.
pub fn is_long_run() -> bool {
    std::env::var_os("WHEELHOUSE_LONG_RUN").is_some()
}

/// Whether this run keeps screenshots for people.
fn keeps_screenshots() -> bool {
    std::env::var_os("WHEELHOUSE_PICTURES").is_some()
}

/// How many are tried in the gate, and in the long run.
pub fn trials<T>(gate: T, long_run: T) -> T {
    if is_long_run() { long_run } else { gate }
}

/// The windows in which tables are looked at: all of them in the long run, else a desktop's and a phone's held
/// both ways.
pub fn windows() -> Vec<Viewport> {
    let mut windows = WINDOWS.to_vec();
    if !is_long_run() {
        windows.retain(|window| matches!(window.width, 1280 | 390 | 844));
    }
    windows
}

/// How long a whole test may take.
pub const TEST_TIMEOUT: Duration = Duration::from_secs(900);

/// How long a screenshot of a failed test may take.
const SCREENSHOT_TIMEOUT: Duration = Duration::from_secs(20);

/// Lets turns with nothing left to choose wait for the player, and offers no help for a first turn,
/// unless other settings are stored: tests press every button themselves, and help covers some.
const TEST_SETTINGS: &str = "try {
        const folder = location.pathname.slice(0, location.pathname.lastIndexOf('/'));
        localStorage[`wheelhouse:${folder}:settings`] ??= JSON.stringify({
            'turn-end': 'ask',
            helped: ['turn-of-time', 'argonauts-wheel', 'wheels-of-time', 'wheel-of-fortune', 'world-wonders'],
        });
    } catch {
        // The browser denies access to storage.
    }";

/// Lets the service worker wait forever.
const NO_OFFLINE_COPY: &str = "if (window.ServiceWorkerContainer) {
        ServiceWorkerContainer.prototype.register = () => new Promise(() => {});
    }";

/// Runs a test in a new browser context; `name` names its screenshots and log lines.
///
/// # Errors
/// The test's own error, or unexpected messages in the browser's console.
pub fn run(
    name: &str,
    viewport: Viewport,
    test: impl AsyncFnOnce(&Page) -> TestResult,
) -> TestResult {
    run_browsers(name, viewport, async |[page]: &[Page; 1]| test(page).await)
}

/// Runs a test with two pages whose browsers share nothing.
///
/// # Errors
/// As for [`run`].
pub fn run_two_browsers(
    name: &str,
    viewport: Viewport,
    test: impl AsyncFnOnce(&Page, &Page) -> TestResult,
) -> TestResult {
    run_browsers(name, viewport, async |[first, second]: &[Page; 2]| {
        test(first, second).await
    })
}

/// Runs a test with several pages whose browsers share nothing, like devices of several people.
///
/// # Errors
/// As for [`run`].
pub fn run_browsers<const PAGES: usize>(
    name: &str,
    viewport: Viewport,
    test: impl AsyncFnOnce(&[Page; PAGES]) -> TestResult,
) -> TestResult {
    let server = Server::start(&dist()?, BASE_PATH)?;
    let device = Device {
        browser: Browser::Chromium,
        viewport,
        works_offline: false,
    };
    run_pages(name, device, server.url(), test)
}

/// Runs a program in the page of another folder than that of the built page.
///
/// # Errors
/// As for [`run`].
pub fn run_folder(
    name: &str,
    folder: &Path,
    viewport: Viewport,
    test: impl AsyncFnOnce(&Page) -> TestResult,
) -> TestResult {
    let server = Server::start(folder, BASE_PATH)?;
    let device = Device {
        browser: Browser::Chromium,
        viewport,
        works_offline: false,
    };
    run_pages(name, device, server.url(), async |[page]: &[Page; 1]| {
        test(page).await
    })
}

/// Runs a test on a copy of the built page with a server of its own below `base`. The test can stop
/// the server and change the files.
///
/// # Errors
/// As for [`run`].
pub fn run_with_site(
    name: &str,
    viewport: Viewport,
    base: &str,
    test: impl AsyncFnOnce(&Page, &mut Site) -> TestResult,
) -> TestResult {
    run_device(Device::new(Browser::Chromium, viewport), name, base, test)
}

/// Runs a test in a browser, at desktop size; skips it if the browser is not installed.
///
/// # Errors
/// As for [`run`].
pub fn run_in(
    browser: Browser,
    name: &str,
    test: impl AsyncFnOnce(&Page) -> TestResult,
) -> TestResult {
    run_with_site_in(browser, name, async |page, _| test(page).await)
}

/// Runs a test in a browser, at desktop size, on a copy of the built page as [`run_with_site`] does;
/// skips it if the browser is not installed.
///
/// # Errors
/// As for [`run`].
pub fn run_with_site_in(
    browser: Browser,
    name: &str,
    test: impl AsyncFnOnce(&Page, &mut Site) -> TestResult,
) -> TestResult {
    if !browser.is_installed() {
        return Ok(());
    }
    let name = format!("{name}_{browser}").to_lowercase();
    run_device(Device::new(browser, DESKTOP), &name, BASE_PATH, test)
}

fn run_device(
    device: Device,
    name: &str,
    base: &str,
    test: impl AsyncFnOnce(&Page, &mut Site) -> TestResult,
) -> TestResult {
    let mut site = Site::start(name, base)?;
    run_pages(name, device, site.url(), async |[page]: &[Page; 1]| {
        test(page, &mut site).await
    })
}

/// What a page is shown on.
#[derive(Clone, Copy)]
struct Device {
    browser: Browser,
    viewport: Viewport,
    /// Whether it keeps a copy of the page for offline use. That takes more time than many a test,
    /// and until it is there, the page is the same without one.
    works_offline: bool,
}

impl Device {
    const fn new(browser: Browser, viewport: Viewport) -> Self {
        Self {
            browser,
            viewport,
            works_offline: true,
        }
    }
}

/// Runs a test in Chromium, which is killed as soon as `before` has returned, and started again
/// with the same profile. `after` gets what `before` has returned.
///
/// # Errors
/// As for [`run`].
pub fn run_with_kill<Known>(
    name: &str,
    viewport: Viewport,
    before: impl AsyncFnOnce(&Page) -> TestResult<Known>,
    after: impl AsyncFnOnce(&Page, Known) -> TestResult,
) -> TestResult {
    let server = Server::start(&dist()?, BASE_PATH)?;
    let device = Device::new(Browser::Chromium, viewport);
    let profile = process::create_unique_folder()?;
    let open = || Session::with_profile(&profile);
    let runtime = runtime::Builder::new_current_thread()
        .enable_all()
        .build()?;
    let known = runtime.block_on(async {
        let page = open_page(open()?, device, server.url()).await?;
        let known = before(&page).await?;
        page.kill_browser()?;
        page.close(false).await;
        Ok::<_, TestError>(known)
    })?;
    let result = run_pages_in(
        name,
        device,
        server.url(),
        open,
        async |[page]: &[Page; 1]| after(page, known).await,
    );
    remove_profile(&profile);
    result
}

/// Removes a browser's profile, into which it may write until it has ended.
fn remove_profile(profile: &Path) {
    const ATTEMPTS: u32 = 100;
    for _ in 0..ATTEMPTS {
        if fs::remove_dir_all(profile).is_ok() || !profile.exists() {
            return;
        }
        thread::sleep(Duration::from_millis(100));
    }
}

/// Opens a page that nothing of other tests reaches.
async fn open_page(mut session: Session, device: Device, base_url: String) -> TestResult<Page> {
    let client = session.client().await?;
    let page = Page::new(client, session, base_url);
    if device.browser == Browser::Chromium {
        page.set_viewport(device.viewport).await?;
        page.set_reduced_motion(true).await?;
        page.add_init_script(TEST_SETTINGS).await?;
        if !device.works_offline {
            page.add_init_script(NO_OFFLINE_COPY).await?;
        }
    } else {
        // Any file of the site that runs no script has the same storage.
        let file = format!("{}update.css", page.base_url());
        page.client().goto(&file).await?;
        page.script(CLEAR_STORAGE, vec![]).await?;
        page.script(TEST_SETTINGS, vec![]).await?;
    }
    Ok(page)
}

fn run_pages<const PAGES: usize>(
    name: &str,
    device: Device,
    base_url: String,
    test: impl AsyncFnOnce(&[Page; PAGES]) -> TestResult,
) -> TestResult {
    let open = || Session::open(device.browser);
    run_pages_in(name, device, base_url, open, test)
}

/// Runs a test with pages in sessions that `open` opens.
fn run_pages_in<const PAGES: usize>(
    name: &str,
    device: Device,
    base_url: String,
    open: impl Fn() -> TestResult<Session>,
    test: impl AsyncFnOnce(&[Page; PAGES]) -> TestResult,
) -> TestResult {
    let started = Instant::now();
    let runtime = runtime::Builder::new_current_thread()
        .enable_all()
        .build()?;
    let pages = runtime.block_on(async {
        let mut pages = Vec::new();
        for _ in 0..PAGES {
            pages.push(open_page(open()?, device, base_url.clone()).await?);
        }
        let pages: [Page; PAGES] = pages
            .try_into()
            .map_err(|_| TestError::new("a page is missing"))?;
        Ok::<_, TestError>(pages)
    })?;
    let result = catch_unwind(AssertUnwindSafe(|| {
        runtime.block_on(async {
            match timeout(TEST_TIMEOUT, test(&pages)).await {
                Ok(result) => result,
                Err(_) => Err(TestError::new(format!(
                    "the test took longer than {} s",
                    TEST_TIMEOUT.as_secs()
                ))),
            }
        })
    }));
    let failed = !matches!(result, Ok(Ok(())));
    site::note_time(started.elapsed());
    let mut messages = Vec::new();
    let mut console_failure = None;
    for (number, page) in pages.into_iter().enumerate() {
        // The first page's screenshot has the name of the test.
        let name = match number {
            0 => name.to_owned(),
            _ => format!("{name}-{}", number + 1),
        };
        match runtime.block_on(close_page(page, &name, failed)) {
            Ok(new_messages) => messages.extend(new_messages),
            Err(error) => console_failure = Some(error),
        }
    }
    match (result, console_failure) {
        (Err(panic), _) => resume_unwind(panic),
        (Ok(Err(error)), _) | (Ok(Ok(())), Some(error)) => Err(error),
        (Ok(Ok(())), None) if messages.is_empty() => Ok(()),
        (Ok(Ok(())), None) => Err(TestError::new(format!(
            "console messages:\n{}",
            messages.join("\n")
        ))),
    }
}

/// Closes a page and returns its unexpected console messages; if the test failed, prints them and
/// saves a screenshot.
async fn close_page(page: Page, name: &str, failed: bool) -> TestResult<Vec<String>> {
    let messages = page.unexpected_messages().await;
    if failed {
        // A browser may be in no state to answer: WebKit is not while a dialog is open.
        let screenshot = format!("failed-{name}");
        match timeout(SCREENSHOT_TIMEOUT, page.save_screenshot(&screenshot)).await {
            Ok(Ok(path)) => eprintln!("{name}: screenshot: {}", path.display()),
            Ok(Err(error)) => eprintln!("{name}: no screenshot ({error})"),
            Err(_) => eprintln!("{name}: no screenshot (no answer)"),
        }
        if let Ok(messages) = &messages
            && !messages.is_empty()
        {
            eprintln!("{name}: console messages:\n{}", messages.join("\n"));
        }
    }
    page.close(!failed).await;
    messages
}
