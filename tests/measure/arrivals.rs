//! Measures how soon a page answers on a phone with a slow line: 1.6 Mbit/s, 150 ms, the processor of a
//! phone. Each figure is the median of several first visits, in seconds.
//!
//! `cargo run -p browser-tests --example arrivals`; `WHEELHOUSE_DIST` selects another build of the page, so that two
//! builds can be compared in turns.

mod budget;

use budget::last_value_and_aim;
use harness::{Driver as _, PHONE, Page, Speed, TestError, TestResult, json, run};
use std::cell::RefCell;
use std::time::Duration;

const VISITS: usize = 3;

/// How long somebody looks at the home page before they begin a game.
const LOOK: Duration = Duration::from_secs(10);

/// Notes when something is in the page, in milliseconds after the beginning: `arguments` of the page's own clock.
const WATCH: &str = "globalThis.noted = {};
    const wanted = { home: 'main.home', table: 'main.table #board svg', settings: '#theme, main.narrow fieldset' };
    const look = () => {
        for (const [name, selector] of Object.entries(wanted)) {
            if (!(name in noted) && document.documentElement?.dataset.ready !== undefined
                && document.querySelector(selector)) noted[name] = performance.now();
        }
        requestAnimationFrame(look);
    };
    look();";

async fn noted(page: &Page, name: &str) -> TestResult<f64> {
    let script = format!("return noted['{name}'] ?? null;");
    page.wait_for_script(&format!("return '{name}' in noted;"))
        .await?;
    let at = page.script(&script, vec![]).await?;
    at.as_f64()
        .ok_or_else(|| TestError::new(format!("{name} has no time")))
}

/// Opens an address on the slow phone, and measures.
async fn visit(page: &Page, route: &str, arrives: &str) -> TestResult<f64> {
    page.add_init_script(WATCH).await?;
    page.devtools("Network.enable", json!({})).await?;
    let line = json!({ "offline": false, "latency": 150, "downloadThroughput": 200_000, "uploadThroughput": 93_750 });
    page.devtools("Network.emulateNetworkConditions", line)
        .await?;
    Speed::Phone.apply(page).await?;
    page.client()
        .goto(&format!("{}{route}", page.base_url()))
        .await?;
    noted(page, arrives).await
}

fn median(mut times: Vec<f64>) -> f64 {
    times.sort_by(f64::total_cmp);
    times.get(times.len() / 2).copied().unwrap_or(f64::NAN)
}

fn measure(name: &str, once: impl AsyncFn(&Page) -> TestResult<f64>) -> TestResult {
    let times = RefCell::new(Vec::new());
    for _ in 0..VISITS {
        run("arrivals", PHONE, async |page| {
            let time = once(page).await?;
            times.borrow_mut().push(time / 1000.0);
            Ok(())
        })?;
    }
    let (last, aim) = last_value_and_aim(name);
    println!("| {name} | {:.1} | {last} | {aim} |", median(times.take()));
    Ok(())
}

fn main() -> TestResult {
    println!("| first visit, s | measured | last release | aim |");
    println!("|---|---:|---:|---|");
    measure("home", async |page| visit(page, "", "home").await)?;
    measure("a table, opened directly", async |page| {
        visit(page, "#/play/turn-of-time", "table").await
    })?;
    measure("a table from the home page", async |page| {
        visit(page, "", "home").await?;
        tokio::time::sleep(LOOK).await;
        let play = ".game-card-play[href*='turn-of-time']";
        let start = page.script("return performance.now();", vec![]).await?;
        page.click(play).await?;
        Ok(noted(page, "table").await? - start.as_f64().unwrap_or(f64::NAN))
    })?;
    measure("settings", async |page| {
        visit(page, "#/settings", "settings").await
    })
}
