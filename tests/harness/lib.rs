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

mod audit;
mod browser;
mod driver;
mod findings;
mod page;
pub mod play;
mod problem;
mod shell;
mod site;
mod times;
mod tree;

use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::time::{Duration, Instant};

use test_server::Server;
use tokio::runtime;
use tokio::time::timeout;

pub use crate::audit::Audit;
pub use crate::findings::Findings;
pub use crate::page::{DESKTOP, PHONE, Page, Screen};
pub use crate::problem::{Outcome, Problem};
pub use crate::site::{Site, Transfer, dist, transfers};
pub use crate::tree::{Node, Tree};
pub use fantoccini::Client;
pub use fantoccini::elements::Element;
pub use fantoccini::key::Key;
pub use serde_json::{Value, json};

/// Where the tests serve the page, so that an address which forgets the path is noticed.
pub const BASE: &str = "/play/wheelhouse/";

/// The mark of the page's root element (`data-ready`) that the app sets when it can be used.
pub const READY: &str = "ready";

/// How long to wait for one thing.
pub const WAIT: Duration = Duration::from_secs(30);

/// How long a whole test may take.
pub const LIMIT: Duration = Duration::from_secs(900);

/// Runs a test in a browser without a past; `name` is for the pictures.
///
/// # Errors
/// What the test gives back, or an error on the console.
pub fn run(name: &str, screen: Screen, test: impl AsyncFnOnce(&Page) -> Outcome) -> Outcome {
    let server = Server::start(&dist()?, BASE)?;
    drive(name, screen, server.url(), async |[page]: &[Page; 1]| {
        test(page).await
    })
}

/// The same for two people, each in a browser that knows nothing of the other.
///
/// # Errors
/// As for [`run`].
pub fn run_two(
    name: &str,
    screen: Screen,
    test: impl AsyncFnOnce(&Page, &Page) -> Outcome,
) -> Outcome {
    let server = Server::start(&dist()?, BASE)?;
    drive(
        name,
        screen,
        server.url(),
        async |[one, other]: &[Page; 2]| test(one, other).await,
    )
}

/// The same with a copy of the page on a server of its own below this path, which can stop, and
/// whose files can change.
///
/// # Errors
/// As for [`run`].
pub fn run_site(
    name: &str,
    screen: Screen,
    base: &str,
    test: impl AsyncFnOnce(&Page, &mut Site) -> Outcome,
) -> Outcome {
    let mut site = Site::start(name, base)?;
    drive(name, screen, site.url(), async |[page]: &[Page; 1]| {
        test(page, &mut site).await
    })
}

fn drive<const BROWSERS: usize>(
    name: &str,
    screen: Screen,
    home: String,
    test: impl AsyncFnOnce(&[Page; BROWSERS]) -> Outcome,
) -> Outcome {
    let begin = Instant::now();
    let runtime = runtime::Builder::new_current_thread()
        .enable_all()
        .build()?;
    let pages = runtime.block_on(async {
        let mut pages = Vec::new();
        for _ in 0..BROWSERS {
            let mut context = driver::Context::open()?;
            let client = context.client().await?;
            let page = Page::new(client, context, home.clone());
            page.resize(screen).await?;
            pages.push(page);
        }
        let pages: [Page; BROWSERS] = pages
            .try_into()
            .map_err(|_| Problem::new("there are too few browsers"))?;
        Ok::<_, Problem>(pages)
    })?;
    let result = catch_unwind(AssertUnwindSafe(|| {
        runtime.block_on(async {
            match timeout(LIMIT, test(&pages)).await {
                Ok(result) => result,
                Err(_) => Err(Problem::new(format!(
                    "it took longer than {} s",
                    LIMIT.as_secs()
                ))),
            }
        })
    }));
    let failed = !matches!(result, Ok(Ok(())));
    let mut messages = Vec::new();
    let mut unheard = None;
    for (number, page) in pages.into_iter().enumerate() {
        // The first one's picture has the test's own name.
        let name = match number {
            0 => name.to_owned(),
            _ => format!("{name}-{}", number + 1),
        };
        match runtime.block_on(leave(page, &name, failed)) {
            Ok(more) => messages.extend(more),
            Err(problem) => unheard = Some(problem),
        }
    }
    times::note(name, begin.elapsed());
    match (result, unheard) {
        (Err(panic), _) => resume_unwind(panic),
        (Ok(Err(problem)), _) | (Ok(Ok(())), Some(problem)) => Err(problem),
        (Ok(Ok(())), None) if messages.is_empty() => Ok(()),
        (Ok(Ok(())), None) => Err(Problem::new(format!(
            "the console says:\n{}",
            messages.join("\n")
        ))),
    }
}

/// Closes a page and tells what its console complained about; where the test failed, shows both.
async fn leave(page: Page, name: &str, failed: bool) -> Outcome<Vec<String>> {
    let messages = page.complaints().await;
    if failed {
        match page.picture(&format!("failed-{name}")).await {
            Ok(path) => eprintln!("{name}: a picture of the page is in {}", path.display()),
            Err(problem) => eprintln!("{name}: no picture of the page ({problem})"),
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
