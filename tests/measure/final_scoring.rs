//! Measures the end of large games of The Wheel of Fortune, whose final scoring shows dozens of
//! features: the longest task after the last action, at the speed of a phone.
//!
//! `cargo run -p browser-tests --example final-scoring`; `WHEELHOUSE_DIST` selects another build of
//! the page, so that two builds can be compared.

mod budget;

use budget::last_value_and_aim;
use harness::play::fixtures::match_of_people_at;
use harness::play::wheel_of_fortune;
use harness::{DESKTOP, Driver as _, PHONE, Page, Speed, TestResult, Value, json, run};
use records::Match;

/// How often each game ends; the median is printed.
const ROUNDS: usize = 5;

/// How long the final scoring appears, in milliseconds.
const WATCH_DURATION_MS: u32 = 4000;

/// Ends the last turn by its button, and returns the longest task, in milliseconds.
const END: &str = "const [watched, done] = arguments;
    let longest = 0;
    new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
    }).observe({ type: 'longtask' });
    document.querySelector('[data-action=end]').click();
    setTimeout(() => done(longest), watched);";

/// The longest task of the final scoring of a match, in milliseconds.
async fn longest_task(page: &Page, before_last: &Match) -> TestResult<f64> {
    wheel_of_fortune::open_match(page, before_last).await?;
    page.wait_for("[data-action=end]").await?;
    page.wait_for_animations().await?;
    Speed::Phone.apply(page).await?;
    let arguments = vec![json!(WATCH_DURATION_MS)];
    let longest = page.client().execute_async(END, arguments).await?;
    Speed::Full.apply(page).await?;
    page.wait_for("#result").await?;
    // Tasks below 50 ms are not reported.
    Ok(Value::as_f64(&longest).unwrap_or(f64::NAN))
}

fn main() -> TestResult {
    println!("| tiles | window | longest task, median (longest) | last release | aim |");
    println!("|---:|---|---:|---:|---:|");
    for (name, viewport) in [("desktop", DESKTOP), ("phone", PHONE)] {
        run(&format!("final_scoring_{name}"), viewport, async |page| {
            for (tiles, record) in [(72, wheel_of_fortune::FIVE), (144, wheel_of_fortune::LARGE)] {
                let recorded = match_of_people_at(record, usize::MAX)?;
                let before_last = match_of_people_at(record, recorded.entries().len() - 1)?;
                let mut longest = Vec::new();
                for _ in 0..ROUNDS {
                    longest.push(longest_task(page, &before_last).await?);
                }
                longest.sort_by(f64::total_cmp);
                let (median, most) = (longest[ROUNDS / 2], longest[ROUNDS - 1]);
                let (last, aim) = last_value_and_aim(&format!("final scoring {tiles} {name}"));
                println!("| {tiles} | {name} | {median} ({most}) ms | {last} | {aim} |");
            }
            Ok(())
        })?;
    }
    Ok(())
}
