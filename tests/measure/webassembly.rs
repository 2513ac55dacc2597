//! Runs the benchmarks of `crates/benchmarks` natively and in WebAssembly, in Chromium,
//! and prints both side by side. Runs alternate, so that changes in machine speed
//! affect the ratio less; the fastest run of each counts.
//!
//! `cargo run -p browser-tests --example webassembly -- FOLDER PROGRAM`: FOLDER holds the program as
//! `wasm-bindgen --target web` writes it, PROGRAM is the native one. `scripts/measure` makes both.

mod budget;

use budget::last_value_and_aim;
use harness::{DESKTOP, Page, TestError, TestResult, json, run_folder};
use std::path::Path;
use std::process::Command;

/// How often each figure is measured, natively and in WebAssembly in turns.
const TURNS: usize = 3;

/// How long a turn takes, in seconds.
const SECONDS: f64 = 0.5;

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
    digits
        .as_bytes()
        .rchunks(3)
        .rev()
        .map(|group| String::from_utf8_lossy(group))
        .collect::<Vec<_>>()
        .join(",")
}

/// What the native program prints.
fn native(program: &Path, arguments: &[&str]) -> TestResult<String> {
    let output = Command::new(program).args(arguments).output()?;
    if !output.status.success() {
        let error = String::from_utf8_lossy(&output.stderr).into_owned();
        return Err(TestError::new(error));
    }
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}

/// The best rates of a figure, natively and in WebAssembly.
async fn rates(page: &Page, program: &Path, game: &str, figure: &str) -> TestResult<[f64; 2]> {
    let failed = || TestError::new(format!("{game}: {figure} could not be measured"));
    let mut best = [0.0_f64; 2];
    for _ in 0..TURNS {
        let rate = native(program, &[game, figure, &SECONDS.to_string()])?
            .trim()
            .parse()
            .map_err(|_| failed())?;
        best[0] = best[0].max(rate);
        let arguments = vec![json!(game), json!(figure), json!(SECONDS)];
        let rate = page.client().execute_async(MEASURE, arguments).await?;
        best[1] = best[1].max(rate.as_f64().ok_or_else(failed)?);
    }
    Ok(best)
}

async fn measure(page: &Page, program: &Path) -> TestResult {
    page.client().goto(page.base_url()).await?;
    println!(
        "| game | per second | native | last release | WebAssembly | share | last release | aim |"
    );
    println!("|---|---|---:|---:|---:|---:|---:|---:|");
    for line in native(program, &[])?.lines() {
        let (game, figure) = line
            .split_once('\t')
            .ok_or_else(|| TestError::new(format!("not a figure: {line}")))?;
        let [native, rate] = rates(page, program, game, figure).await?;
        let share = rate / native;
        let (native, rate) = (short(native), short(rate));
        let (last, _) = last_value_and_aim(&format!("{game} {figure}"));
        let (last_share, aim) = last_value_and_aim(&format!("{game} {figure}, share"));
        println!(
            "| {game} | {figure} | {native} | {last} | {rate} | {share:.2} | {last_share} | {aim} |"
        );
    }
    Ok(())
}

fn main() -> TestResult {
    let mut arguments = std::env::args().skip(1);
    let (Some(folder), Some(program)) = (arguments.next(), arguments.next()) else {
        return Err(TestError::new("usage: webassembly FOLDER PROGRAM"));
    };
    run_folder("webassembly", Path::new(&folder), DESKTOP, async |page| {
        measure(page, Path::new(&program)).await
    })
}
