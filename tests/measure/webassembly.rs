//! Runs the benchmarks of `crates/benchmarks` in WebAssembly, in Chromium, and prints them beside
//! the native ones.
//!
//! `cargo run -p browser-tests --example webassembly -- FOLDER FILE`: FOLDER holds the program as
//! `wasm-bindgen --target web` writes it, FILE what the program has printed natively.
//! `scripts/measure` makes both.

mod budget;

use budget::at_least;
use harness::{DESKTOP, Page, TestError, TestResult, json, run_folder};
use std::fs;
use std::path::Path;

/// How long each figure is measured, in seconds.
const SECONDS: f64 = 1.0;

/// The least speed of WebAssembly, as a share of the native one.
const LEAST_SHARE: f64 = 0.9;

/// Whole random games a second, natively, that a game has to reach.
const RANDOM_GAMES: [(&str, f64); 5] = [
    ("turn-of-time", 60_000.0),
    ("argonauts-wheel", 300_000.0),
    ("wheels-of-time", 18_000.0),
    ("wheel-of-fortune", 18_000.0),
    ("world-wonders", 5_000.0),
];

const MEASURE: &str = "const [game, figure, seconds, done] = arguments;
    import(new URL('benchmarks.js', document.baseURI))
        .then(async (program) => {
            await program.default();
            done(program.measure(game, figure, seconds) ?? null);
        });";

/// A rate with three significant digits.
fn short(rate: f64) -> String {
    let magnitude = rate.abs().log10().floor();
    let step = 10_f64.powf((magnitude - 2.0).max(0.0));
    let rounded = (rate / step).round() * step;
    if rate < 100.0 {
        return format!("{rate:.1}");
    }
    let digits = format!("{rounded:.0}");
    let groups = digits.as_bytes().rchunks(3).rev();
    let groups = groups.map(|group| String::from_utf8_lossy(group));
    groups.collect::<Vec<_>>().join(",")
}

async fn measure(page: &Page, native: &str) -> TestResult {
    page.client().goto(page.base_url()).await?;
    println!("| game | a second | native | WebAssembly | share | budget, native | budget, share |");
    println!("|---|---|---:|---:|---:|---|---|");
    for line in native.lines() {
        let fields: Vec<&str> = line.split('\t').collect();
        let &[game, figure, native] = fields.as_slice() else {
            return Err(TestError::new(format!("{line} is no figure")));
        };
        let native: f64 = native
            .parse()
            .map_err(|_| TestError::new(format!("{native} is no number")))?;
        let arguments = vec![json!(game), json!(figure), json!(SECONDS)];
        let rate = page.client().execute_async(MEASURE, arguments).await?;
        let rate = rate
            .as_f64()
            .ok_or_else(|| TestError::new(format!("{game}: {figure} could not be measured")))?;
        let share = rate / native;
        let mut least = RANDOM_GAMES.iter().filter(|(of, _)| *of == game);
        let least = least.next().filter(|_| figure == "random games");
        let budget = least.map_or_else(String::new, |(_, least)| at_least(native, *least));
        let (native, rate) = (short(native), short(rate));
        let least_share = at_least(share, LEAST_SHARE);
        println!(
            "| {game} | {figure} | {native} | {rate} | {share:.2} | {budget} | {least_share} |"
        );
    }
    Ok(())
}

fn main() -> TestResult {
    let mut arguments = std::env::args().skip(1);
    let (Some(folder), Some(file)) = (arguments.next(), arguments.next()) else {
        return Err(TestError::new("which FOLDER, and which FILE?"));
    };
    let native = fs::read_to_string(file)?;
    run_folder("webassembly", Path::new(&folder), DESKTOP, async |page| {
        measure(page, &native).await
    })
}
