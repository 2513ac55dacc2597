//! Measures input delay while a bot searches: a card is clicked repeatedly while the strongest bot
//! looks for a hint. Prints the time from each click to the next paint, as measured by the browser
//! (in steps of 8 ms), and the tasks that blocked the main thread for 50 ms or more.
//!
//! `cargo run -p browser-tests --example answers`

mod budget;

use budget::last_value_and_aim;
use harness::{DESKTOP, Driver as _, Page, Speed, TestResult, run};
use serde_json::Value;

const CLICKS: usize = 40;

/// Records the durations of clicks on cards and of long tasks, in milliseconds.
const WATCH: &str = "window.clicks = []; window.tasks = [];
    new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
            if (entry.name === 'click' && entry.target?.closest?.('.hand-side')) clicks.push(entry.duration);
    }).observe({ type: 'event', durationThreshold: 16 });
    new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) tasks.push(entry.duration);
    }).observe({ type: 'longtask' });";

fn numbers(value: &Value) -> Vec<f64> {
    let mut numbers: Vec<f64> = value
        .as_array()
        .into_iter()
        .flatten()
        .filter_map(Value::as_f64)
        .collect();
    numbers.sort_by(f64::total_cmp);
    numbers
}

async fn measure(page: &Page, speed: Speed) -> TestResult {
    page.goto("#/new/turn-of-time").await?;
    page.reload().await?;
    page.click("select[name='player-2'] option[value='human']")
        .await?;
    page.click("#begin").await?;
    page.wait_for("main.table[data-turn='person']").await?;
    speed.apply(page).await?;
    // The first hint starts the worker.
    page.click("#hint").await?;
    page.wait_for("#hint-text").await?;
    page.script(WATCH, vec![]).await?;
    let mut thinking = 0;
    for _ in 0..CLICKS {
        page.click("#hint").await?;
        page.click(".hand-side[aria-pressed='false']").await?;
        let still = "return document.querySelector('.status progress') !== null;";
        thinking += usize::from(page.script(still, vec![]).await? == true);
        page.wait_until_gone(".status progress").await?;
    }
    let measured = page
        .script("return [window.clicks, window.tasks];", vec![])
        .await?;
    let (clicks, tasks) = (numbers(&measured[0]), numbers(&measured[1]));
    // The browser reports no durations below 16 ms.
    let quick = CLICKS.saturating_sub(clicks.len());
    let median = if quick > CLICKS / 2 {
        "under 16".to_owned()
    } else {
        clicks[CLICKS / 2 - quick].to_string()
    };
    let slowest = clicks.last().copied().unwrap_or(8.0);
    let longest = tasks.last().copied().unwrap_or(0.0);
    let speed = speed.name();
    let (last, aim) = last_value_and_aim(&format!("hint {speed}"));
    let (last_task, task_aim) = last_value_and_aim(&format!("hint {speed}, longest task"));
    println!(
        "| {speed} | {CLICKS} | {thinking} | {median} / {slowest} | {last} | {aim} | {longest} | {last_task} | {task_aim} |"
    );
    Ok(())
}

fn main() -> TestResult {
    println!(
        "| speed | presses | while it still thought | median / slowest | last release | aim | longest task | last release | aim |"
    );
    println!("|---|---:|---:|---:|---:|---:|---:|---:|---:|");
    run("answers", DESKTOP, async |page| {
        measure(page, Speed::Full).await?;
        measure(page, Speed::Phone).await
    })
}
