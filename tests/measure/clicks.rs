//! Measures how soon an action is painted: plays the middle of a recorded game of each game with
//! one real click per action, at full speed and with the processor slowed to a quarter. Prints the
//! time from each click to the next paint, as measured by the browser (in steps of 8 ms; it reports
//! nothing below 16 ms, which counts as 8), and the longest task.
//!
//! `cargo run -p browser-tests --example clicks`; `WHEELHOUSE_DIST` selects another build of the
//! page, so that two builds can be compared.

use harness::{DESKTOP, Page, TestError, TestResult, json, run};
use records::{Entry, Match, Player, SeatConfig, link, text};
use serde_json::Value;

/// The number of actions measured in each game.
const ACTIONS: usize = 24;

/// The recorded games, and the ply at which the measurement starts.
const GAMES: [(&str, &str, usize); 5] = [
    (
        "Turn of Time",
        include_str!("../../crates/records/tests/fixtures/turn-of-time-4-all-played.txt"),
        20,
    ),
    (
        "Argonaut's Wheel",
        include_str!("../../crates/records/tests/fixtures/argonauts-wheel-2-three-revolutions.txt"),
        10,
    ),
    (
        "Wheels of Time",
        include_str!("../../crates/records/tests/fixtures/wheels-of-time-2-city-complete.txt"),
        30,
    ),
    (
        "The Wheel of Fortune",
        include_str!("../../crates/records/tests/fixtures/wheel-of-fortune-5-all-options.txt"),
        80,
    ),
    (
        "World Wonders",
        include_str!("../../crates/records/tests/fixtures/world-wonders-5-all-options.txt"),
        120,
    ),
];

/// Records the durations of clicks and of long tasks, in milliseconds.
const WATCH: &str = "window.clicks = []; window.tasks = [];
    new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
            if (entry.name === 'click') clicks.push(entry.duration);
    }).observe({ type: 'event', durationThreshold: 16 });
    new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) tasks.push(entry.duration);
    }).observe({ type: 'longtask' });";

fn numbers(value: &Value) -> Vec<f64> {
    let numbers = value.as_array().into_iter().flatten();
    let mut numbers: Vec<f64> = numbers.filter_map(Value::as_f64).collect();
    numbers.sort_by(f64::total_cmp);
    numbers
}

/// The link of the match at this ply, and its next actions.
fn link_and_actions(record: &str, from: usize) -> TestResult<(String, Vec<String>)> {
    let failed = |reason: String| TestError::new(reason);
    let whole: Match = text::read(record).map_err(|error| failed(format!("{error:?}")))?;
    let people = vec![SeatConfig::unnamed(Player::Human); whole.seats().len()];
    let from = from.min(whole.entries().len().saturating_sub(ACTIONS));
    let mut match_here =
        Match::new(whole.setup().clone(), people).map_err(|error| failed(format!("{error:?}")))?;
    let mut actions = Vec::new();
    for (ply, entry) in whole.entries().iter().enumerate() {
        match entry {
            _ if ply < from => {
                let entered = match_here.apply_entry(*entry);
                entered.map_err(|error| failed(format!("{error:?}")))?;
            }
            Entry::Action(action) if actions.len() < ACTIONS => actions.push(action.to_string()),
            _ => {}
        }
    }
    let link = link::write(&match_here).map_err(|error| failed(format!("{error:?}")))?;
    Ok((link, actions))
}

async fn measure(page: &Page, name: &str, record: &str, from: usize, slower: u32) -> TestResult {
    let (link, actions) = link_and_actions(record, from)?;
    page.client().goto("about:blank").await?;
    page.goto(&format!("#/open/{link}")).await?;
    page.click("#save-match").await?;
    page.wait_for("main.table[data-turn='person'] #board *")
        .await?;
    page.click("#typing > summary").await?;
    page.devtools("Emulation.setCPUThrottlingRate", json!({ "rate": slower }))
        .await?;
    page.script(WATCH, vec![]).await?;
    for (done, action) in actions.iter().enumerate() {
        page.script(
            "document.getElementById('notation').value = arguments[0];",
            vec![json!(action)],
        )
        .await?;
        page.click("#do-typed").await?;
        let ply = from_ply(page).await?;
        page.wait_for(&format!("main.table[data-ply='{}']", ply.max(done)))
            .await?;
        page.wait_for_script(
            "return document.getAnimations().every(({ playState }) => playState !== 'running');",
        )
        .await?;
    }
    page.devtools("Emulation.setCPUThrottlingRate", json!({ "rate": 1 }))
        .await?;
    let measured = page
        .script("return [window.clicks, window.tasks];", vec![])
        .await?;
    let (clicks, tasks) = (numbers(&measured[0]), numbers(&measured[1]));
    let mut all = vec![8.0; actions.len().saturating_sub(clicks.len())];
    all.extend(&clicks);
    let percentile = |share: usize| all.get(all.len() * share / 100).copied().unwrap_or(0.0);
    println!(
        "| {name} | {slower} | {} | {} | {} | {} | {} |",
        all.len(),
        percentile(50),
        percentile(90),
        all.last().copied().unwrap_or(0.0),
        tasks.last().copied().unwrap_or(0.0),
    );
    Ok(())
}

async fn from_ply(page: &Page) -> TestResult<usize> {
    let ply = page.attribute("main.table", "data-ply").await?;
    Ok(ply.and_then(|ply| ply.parse().ok()).unwrap_or_default())
}

fn main() -> TestResult {
    println!("| game | slowed | clicks | median ms | 90 % | slowest | longest task |");
    println!("|---|---|---|---|---|---|---|");
    run("clicks", DESKTOP, async |page| {
        for (name, record, from) in GAMES {
            for slower in [1, 4] {
                measure(page, name, record, from, slower).await?;
            }
        }
        Ok(())
    })
}
