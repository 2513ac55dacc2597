//! A worker that dies.

use harness::play::match_page::wait_for_ply;
use harness::play::new_game::set_up;
use harness::play::play_actions;
use harness::{Browser, Driver as _, TestResult, run_with_site_in};
use rules::GameId;

/// Asks the first worker to die.
const ASK_FIRST_WORKER: &str = "const Real = Worker;
    window.workers = 0;
    window.Worker = class extends Real {
        constructor(url, options) {
            window.workers += 1;
            super(window.workers > 1 ? url : `${url}&dies=yes`, options);
        }
    };";

/// Throws while the worker thinks, if it has been asked to.
const DIE: &str = "if (location.search.endsWith('&dies=yes')) {
        addEventListener('message', () => {
            setTimeout(() => { throw new Error('killed by a test'); }, 100);
        });
    }
    ";

/// The bot's move comes from another worker, and the game continues.
pub fn a_killed_worker_is_replaced(browser: Browser) -> TestResult {
    run_with_site_in(browser, "three_killed_worker", async |page, site| {
        let worker = site.read("worker.js")?;
        site.replace("worker.js", &worker, &format!("{DIE}{worker}"))?;
        site.publish()?;
        page.expect_console_message("killed by a test");
        set_up(page, GameId::TurnOfTime, &["expert", "human"], &[]).await?;
        page.script(ASK_FIRST_WORKER, vec![]).await?;
        page.click("#begin").await?;
        wait_for_ply(page, 1, "person").await?;
        assert_eq!(page.script("return window.workers;", vec![]).await?, 2);
        play_actions(page, 1).await?;
        wait_for_ply(page, 3, "person").await
    })
}
