//! Measures memory over twenty games that are opened and played to their ends in one page: the
//! page's JavaScript heap after a garbage collection, the elements that it still holds, and the
//! memory of the program.
//!
//! `cargo run -p browser-tests --example memory`; `WHEELHOUSE_DIST` selects another build of the
//! page.

use harness::play::fixtures::match_of_people_at;
use harness::play::{match_page, typed};
use harness::{DESKTOP, Driver as _, Page, TestError, TestResult, Value, json, run};
use records::link;

/// How often each of the five games is played.
const ROUNDS: usize = 4;

/// The games that are played, each with its record.
const GAMES: [(&str, &str); 5] = [
    (
        "Turn of Time",
        include_str!("../../crates/records/tests/fixtures/turn-of-time-4-all-played.txt"),
    ),
    (
        "Argonaut's Wheel",
        include_str!("../../crates/records/tests/fixtures/argonauts-wheel-2-three-revolutions.txt"),
    ),
    (
        "Wheels of Time",
        include_str!("../../crates/records/tests/fixtures/wheels-of-time-2-city-complete.txt"),
    ),
    (
        "The Wheel of Fortune",
        include_str!("../../crates/records/tests/fixtures/wheel-of-fortune-2-71-tiles.txt"),
    ),
    (
        "World Wonders",
        include_str!("../../crates/records/tests/fixtures/world-wonders-2-population.txt"),
    ),
];

const SAVE: &str = "const button = document.getElementById('save-match');
    button?.click();
    return button !== null;";

const IS_MATCH_AT_START: &str =
    "return document.querySelector(\"main.table[data-ply='0'] #board *\") !== null;";

const IS_HOME: &str = "return document.documentElement.dataset.ready === 'home';";

/// The bytes of the program's memory. The program runs already, so asking for it again returns the
/// same one.
const PROGRAM: &str = "const [done] = arguments;
    const [js] = document.querySelector('meta[name=\"wheelhouse-app\"]').content.split(' ');
    import(new URL(js, document.baseURI))
        .then((app) => app.default())
        .then(({ memory }) => done(memory.buffer.byteLength));";

/// Bytes of the JavaScript heap, elements and other nodes, and bytes of the program's memory.
async fn memory(page: &Page) -> TestResult<[f64; 3]> {
    page.devtools("HeapProfiler.collectGarbage", json!({}))
        .await?;
    let heap = page.devtools("Runtime.getHeapUsage", json!({})).await?;
    let nodes = page.devtools("Memory.getDOMCounters", json!({})).await?;
    let program = page.client().execute_async(PROGRAM, vec![]).await?;
    let number = |value: &Value| value.as_f64().unwrap_or(f64::NAN);
    Ok([
        number(&heap["usedSize"]),
        number(&nodes["nodes"]),
        number(&program),
    ])
}

fn main() -> TestResult {
    println!("| games played | the last one | JavaScript heap, MB | nodes | program, MB |");
    println!("|---:|---|---:|---:|---:|");
    run("memory", DESKTOP, async |page| {
        match_page::set_instant_pace(page).await?;
        page.devtools("HeapProfiler.enable", json!({})).await?;
        for number in 0..ROUNDS * GAMES.len() {
            let (name, record) = GAMES[number % GAMES.len()];
            let recorded = match_of_people_at(record, usize::MAX)?;
            let start = link::write(&match_of_people_at(record, 0)?)
                .map_err(|error| TestError::new(format!("{error:?}")))?;
            let open = "location.hash = arguments[0];";
            page.script(open, vec![json!(format!("#/open/{start}"))])
                .await?;
            // WebDriver would keep the elements that it is given, and the table around them.
            page.wait_for_script(SAVE).await?;
            page.wait_for_script(IS_MATCH_AT_START).await?;
            typed::play_to_end(page, &recorded).await?;
            page.script(open, vec![json!("#/")]).await?;
            page.wait_for_script(IS_HOME).await?;
            let [heap, nodes, program] = memory(page).await?;
            println!(
                "| {} | {name} | {:.1} | {nodes} | {:.1} |",
                number + 1,
                heap / 1e6,
                program / 1e6
            );
        }
        Ok(())
    })
}
