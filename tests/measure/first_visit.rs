//! Lists what a first visit to the home page loads until it responds, in the order of
//! the requests.
//!
//! `cargo run -p browser-tests --example first-visit`; `WHEELHOUSE_DIST` selects another build of
//! the page.

mod budget;

use budget::last_value_and_aim;
use harness::{Driver as _, PHONE, TestResult, dist, json, run, transfer_sizes};
use std::collections::BTreeSet;
use std::fs;

/// The names of the files requested until the app is ready, in order.
const REQUESTS: &str = "const { startTime: ready } = performance.getEntriesByName('ready')[0];
    const files = performance.getEntries()
        .filter(({ entryType, startTime }) => ['navigation', 'resource'].includes(entryType) && startTime < ready)
        .sort((one, other) => one.startTime - other.startTime);
    return files.map(({ name }) => name.slice(arguments[0].length).replace(/[?#].*/, '') || 'index.html');";

/// Notes when the app is ready.
const WATCH: &str = "new MutationObserver((_, observer) => {
        if (document.documentElement?.dataset.ready === undefined) return;
        performance.mark('ready');
        observer.disconnect();
    }).observe(document, { subtree: true, attributeFilter: ['data-ready'] });";

/// The name without its content hash.
fn without_hash(file: &str) -> String {
    let is_hash = |part: &str| part.len() >= 9 && part.bytes().all(|byte| byte.is_ascii_hexdigit());
    // The program has a folder of its own.
    let file = file
        .split_once('/')
        .filter(|(folder, _)| folder.starts_with("app-"))
        .map_or(file, |(_, file)| file);
    let (name, ending) = file.split_once('.').unwrap_or((file, ""));
    let (name, suffix) = match name.strip_suffix("_bg") {
        Some(name) => (name, "_bg"),
        None => (name, ""),
    };
    match name.rsplit_once('-') {
        Some((name, hash)) if is_hash(hash) => format!("{name}{suffix}.{ending}"),
        _ => file.to_owned(),
    }
}

fn main() -> TestResult {
    run("first_visit", PHONE, async |page| {
        page.add_init_script(WATCH).await?;
        page.goto("").await?;
        let files = page.strings(REQUESTS, vec![json!(page.base_url())]).await?;
        println!("| file | bytes | gzip -9 | so far |");
        println!("|---|---:|---:|---:|");
        let (mut raw, mut sent) = (0, 0);
        for file in &files {
            let Some(transfer) = transfer_sizes(&BTreeSet::from([file.clone()]))?.pop() else {
                continue;
            };
            let bytes = fs::read(dist()?.join(file))?.len();
            raw += bytes;
            sent += transfer.bytes;
            println!(
                "| {} | {bytes} | {} | {sent} |",
                without_hash(file),
                transfer.bytes
            );
        }
        println!("| **first visit** | {raw} | **{sent}** | |");
        let (last, aim) = last_value_and_aim("first visit");
        println!("\n| | measured | last release | aim |\n|---|---:|---:|---|");
        println!(
            "| first visit, gzip -9 | {} KB | {last} | {aim} |",
            sent / 1000
        );
        Ok(())
    })
}
