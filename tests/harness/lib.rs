//! What browser tests share: the built page, served below a path of its own under its real content
//! security policy, in a headless Chromium without a past, used as a person would use it.
//!
//! A test is a sentence about what a person does and sees:
//!
//! ```no_run
//! use harness::{Outcome, PHONE, run};
//!
//! #[test]
//! fn a_game_can_be_chosen() -> Outcome {
//!     run("a_game_can_be_chosen", PHONE, async |page| {
//!         page.go("").await?;
//!         page.press_button("New game").await?;
//!         page.wait_for_text("h1", "Turn of Time").await?;
//!         page.screenshot("new-game-phone").await?;
//!         Ok(())
//!     })
//! }
//! ```
//!
//! - A new test file needs its line in `tests/browser.rs`.
//! - [`run`] starts everything and ends everything; tests run side by side and share nothing but
//!   the built page, so names of tests have to differ. A browser serves one test after another, each
//!   with a context of its own, like a private window: storage, service workers, permissions and
//!   locks are those of the test alone. It fails where the page wrote an error to the
//!   console or broke its policy, even if the test was content; errors that a test provokes are
//!   announced with [`Page::expect_message`].
//! - Nothing sleeps: [`Page::go`] and [`Page::reload`] wait for the app's mark ([`READY`]), and
//!   everything that looks for an element waits until it is there, for [`WAIT`] at most. For more
//!   than that there are [`Page::wait_until`], where the page itself looks again and again, and
//!   [`Page::until`].
//! - When a test fails, a picture of the page is in `target/screens/failed-NAME.png`.
//! - Pictures that tests take on their way are for people to look at; they are taken where
//!   `WHEELHOUSE_PICTURES` is set, to anything.
//! - How long each test took is in `target/browser-times.txt`.
//! - `WHEELHOUSE_DIST` names another build than `dist`, `CHROME` and `CHROMEDRIVER` another browser.

mod accessibility_tree;
mod axe;
mod driver;
mod durations;
mod environment;
mod error;
mod headless_shell;
mod page;
mod page_audits;
pub mod play;
mod site;

use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::time::{Duration, Instant};

use test_server::Server;
use tokio::runtime;
use tokio::time::timeout;

pub use crate::accessibility_tree::{AccessibilityTree, AccessibleNode};
pub use crate::axe::AuditScope;
pub use crate::error::{TestError, TestResult};
pub use crate::page::{DESKTOP, PHONE, Page, Viewport};
pub use crate::page_audits::AccessibilityReport;
pub use crate::site::{Site, Transfer, dist, transfer_sizes};
pub use fantoccini::Client;
pub use fantoccini::elements::Element;
pub use fantoccini::key::Key;
pub use serde_json::{Value, json};

/// Where the tests serve the page, so that an address which forgets the path is noticed.
pub const BASE_PATH: &str = "/play/wheelhouse/";

/// The mark of the page's root element (`data-ready`) that the app sets when it can be used.
pub const READY_ATTRIBUTE: &str = "ready";

/// How long to wait for one thing.
pub const WAIT_TIMEOUT: Duration = Duration::from_secs(30);

/// How long a whole test may take.
pub const TEST_TIMEOUT: Duration = Duration::from_secs(900);

/// Runs a test in a browser without a past; `name` is for the pictures.
///
/// # Errors
/// What the test gives back, or an error on the console.
pub fn run(
    name: &str,
    viewport: Viewport,
    test: impl AsyncFnOnce(&Page) -> TestResult,
) -> TestResult {
    let server = Server::start(&dist()?, BASE_PATH)?;
    run_pages(name, viewport, server.url(), async |[page]: &[Page; 1]| {
        test(page).await
    })
}

/// The same for two people, each in a browser that knows nothing of the other.
///
/// # Errors
/// As for [`run`].
pub fn run_two_browsers(
    name: &str,
    viewport: Viewport,
    test: impl AsyncFnOnce(&Page, &Page) -> TestResult,
) -> TestResult {
    let server = Server::start(&dist()?, BASE_PATH)?;
    run_pages(
        name,
        viewport,
        server.url(),
        async |[one, other]: &[Page; 2]| test(one, other).await,
    )
}

/// The same with a copy of the page on a server of its own below this path, which can stop, and
/// whose files can change.
///
/// # Errors
/// As for [`run`].
pub fn run_with_site(
    name: &str,
    viewport: Viewport,
    base: &str,
    test: impl AsyncFnOnce(&Page, &mut Site) -> TestResult,
) -> TestResult {
    let mut site = Site::start(name, base)?;
    run_pages(name, viewport, site.url(), async |[page]: &[Page; 1]| {
        test(page, &mut site).await
    })
}

fn run_pages<const PAGES: usize>(
    name: &str,
    viewport: Viewport,
    base_url: String,
    test: impl AsyncFnOnce(&[Page; PAGES]) -> TestResult,
) -> TestResult {
    let started = Instant::now();
    let runtime = runtime::Builder::new_current_thread()
        .enable_all()
        .build()?;
    let pages = runtime.block_on(async {
        let mut pages = Vec::new();
        for _ in 0..PAGES {
            let mut context = driver::Context::open()?;
            let client = context.client().await?;
            let page = Page::new(client, context, base_url.clone());
            page.set_viewport(viewport).await?;
            pages.push(page);
        }
        let pages: [Page; PAGES] = pages
            .try_into()
            .map_err(|_| TestError::new("there are too few browsers"))?;
        Ok::<_, TestError>(pages)
    })?;
    let result = catch_unwind(AssertUnwindSafe(|| {
        runtime.block_on(async {
            match timeout(TEST_TIMEOUT, test(&pages)).await {
                Ok(result) => result,
                Err(_) => Err(TestError::new(format!(
                    "it took longer than {} s",
                    TEST_TIMEOUT.as_secs()
                ))),
            }
        })
    }));
    let failed = !matches!(result, Ok(Ok(())));
    let mut messages = Vec::new();
    let mut console_failure = None;
    for (number, page) in pages.into_iter().enumerate() {
        // The first one's picture has the test's own name.
        let name = match number {
            0 => name.to_owned(),
            _ => format!("{name}-{}", number + 1),
        };
        match runtime.block_on(close_page(page, &name, failed)) {
            Ok(new_messages) => messages.extend(new_messages),
            Err(error) => console_failure = Some(error),
        }
    }
    durations::record(name, started.elapsed());
    match (result, console_failure) {
        (Err(panic), _) => resume_unwind(panic),
        (Ok(Err(error)), _) | (Ok(Ok(())), Some(error)) => Err(error),
        (Ok(Ok(())), None) if messages.is_empty() => Ok(()),
        (Ok(Ok(())), None) => Err(TestError::new(format!(
            "the console says:\n{}",
            messages.join("\n")
        ))),
    }
}

/// Closes a page and tells what its console complained about; where the test failed, shows both.
async fn close_page(page: Page, name: &str, failed: bool) -> TestResult<Vec<String>> {
    let messages = page.unexpected_messages().await;
    if failed {
        match page.save_screenshot(&format!("failed-{name}")).await {
            Ok(path) => eprintln!("{name}: a picture of the page is in {}", path.display()),
            Err(error) => eprintln!("{name}: no picture of the page ({error})"),
        }
        if let Ok(messages) = &messages
            && !messages.is_empty()
        {
            eprintln!("{name}: the console says:\n{}", messages.join("\n"));
        }
    }
    page.close().await;
    messages
}
