//! Measures long lists of stored games: opens *Your games* and the home page with 200 and with
//! 1,000 stored games, which are copies of a few recorded ones. Prints the time from the navigation
//! to the paint after the list is complete, and the processor time of the main thread within three
//! seconds, in milliseconds.
//!
//! `cargo run -p browser-tests --example lists`; `WHEELHOUSE_DIST` selects another build of the
//! page, so that two builds can be compared.

use harness::{DESKTOP, Driver as _, Page, TestError, TestResult, json, run};
use records::{link, text};
use std::time::Duration;

/// How often a list is opened; the median is printed.
const ROUNDS: usize = 5;

/// How long processor time is measured.
const MEASURED_TIME: Duration = Duration::from_secs(3);

/// The games that are copied.
const GAMES: [&str; 3] = [
    include_str!("../../crates/records/tests/fixtures/turn-of-time-4-all-played.txt"),
    include_str!("../../crates/records/tests/fixtures/argonauts-wheel-2-three-revolutions.txt"),
    include_str!("../../crates/records/tests/fixtures/wheels-of-time-2-city-complete.txt"),
];

/// Copies the stored matches under new identifiers until there are `arguments[1]` of them.
const FILL: &str = r"
    const number = /(match|summary)\.(\d+)/;
    const keys = Object.keys(localStorage).filter((key) => number.test(key));
    const numbers = [...new Set(keys.map((key) => key.match(number)[2]))];
    const own = numbers.slice(0, arguments[0]);
    for (let copy = numbers.length; copy < arguments[1]; copy += 1) {
        const from = own[copy % own.length];
        for (const key of keys.filter((key) => key.match(number)[2] === from))
            localStorage.setItem(key.replace(from, 100000000 + copy), localStorage.getItem(key));
    }";

/// Opens a route of the app; returns the time until there are elements of a class, and their number.
const OPEN: &str = "const [route, shown, done] = arguments;
    const begin = performance.now();
    location.hash = route;
    const look = () => {
        const count = document.getElementsByClassName(shown).length;
        if (count === 0) return requestAnimationFrame(look);
        requestAnimationFrame(() => setTimeout(() => done([performance.now() - begin, count])));
    };
    requestAnimationFrame(look);";

/// The processor time of the main thread so far, in milliseconds.
async fn processor_time(page: &Page) -> TestResult<f64> {
    let answer = page.devtools("Performance.getMetrics", json!({})).await?;
    let seconds = answer["metrics"]
        .as_array()
        .into_iter()
        .flatten()
        .find(|metric| metric["name"] == "TaskDuration")
        .and_then(|metric| metric["value"].as_f64());
    Ok(seconds.unwrap_or(f64::NAN) * 1000.0)
}

fn median(mut numbers: Vec<f64>) -> f64 {
    numbers.sort_by(f64::total_cmp);
    numbers.get(numbers.len() / 2).copied().unwrap_or(f64::NAN)
}

fn main() -> TestResult {
    println!("| games | page | shown | until painted | processor time |");
    println!("|---:|---|---:|---:|---:|");
    run("lists", DESKTOP, async |page| {
        for record in GAMES {
            let played =
                text::read(record).map_err(|error| TestError::new(format!("{error:?}")))?;
            let link =
                link::write(&played).map_err(|error| TestError::new(format!("{error:?}")))?;
            page.client().goto("about:blank").await?;
            page.goto(&format!("#/open/{link}")).await?;
            page.click("#save-match").await?;
            page.wait_for("main.table").await?;
        }
        for games in [200, 1000] {
            page.script(FILL, vec![json!(GAMES.len()), json!(games)])
                .await?;
            // The games are finished, which home does not list; it looks for those under way.
            for (name, route, shown) in [
                ("Your games", "#/games", "match-row"),
                ("home", "#/", "game-card"),
            ] {
                let (mut times, mut work) = (Vec::new(), Vec::new());
                let mut count = 0;
                for _ in 0..ROUNDS {
                    page.client().goto("about:blank").await?;
                    page.goto("#/settings").await?;
                    page.devtools("Performance.enable", json!({})).await?;
                    let before = processor_time(page).await?;
                    let measured = page
                        .client()
                        .execute_async(OPEN, vec![json!(route), json!(shown)])
                        .await?;
                    times.push(measured[0].as_f64().unwrap_or(f64::NAN));
                    count = measured[1].as_u64().unwrap_or(0);
                    // Thumbnails may be drawn after the list.
                    tokio::time::sleep(MEASURED_TIME).await;
                    work.push(processor_time(page).await? - before);
                }
                let (time, work) = (median(times), median(work));
                println!("| {games} | {name} | {count} | {time:.0} | {work:.0} |");
            }
        }
        Ok(())
    })
}
