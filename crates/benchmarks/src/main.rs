//! Natively, lists what can be measured, one game and figure per line, separated by a
//! tab; with `GAME FIGURE SECONDS`, measures that and prints how much is done in a
//! second. In WebAssembly, exports the same to JavaScript.

#[cfg(not(target_arch = "wasm32"))]
fn main() -> Result<(), benchmarks::MeasureError> {
    use benchmarks::{Figure, find, games, measure};
    use std::io::Write as _;
    use std::time::Instant;

    let mut out = std::io::stdout();
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [game, figure, seconds] = arguments.as_slice() else {
        for game in games() {
            for figure in Figure::ALL {
                writeln!(out, "{}\t{}", game.id(), figure.name())?;
            }
        }
        return Ok(());
    };
    let (game, figure) = find(game, figure).ok_or("no such figure")?;
    let start = Instant::now();
    let rate = measure(
        game,
        figure,
        || start.elapsed().as_secs_f64(),
        seconds.parse()?,
    )?;
    writeln!(out, "{rate}")?;
    Ok(())
}

#[cfg(target_arch = "wasm32")]
fn main() {}

/// How much of a figure is done in a second, by the names of the game and the figure; nothing if it
/// cannot be measured.
#[cfg(target_arch = "wasm32")]
#[wasm_bindgen::prelude::wasm_bindgen]
pub fn measure(game: &str, figure: &str, seconds: f64) -> Option<f64> {
    let (game, figure) = benchmarks::find(game, figure)?;
    benchmarks::measure(game, figure, || js_sys::Date::now() / 1000.0, seconds).ok()
}
