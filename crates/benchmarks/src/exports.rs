//! What JavaScript can call.

use benchmarks::{Figure, games};
use wasm_bindgen::prelude::*;

/// How much of a figure is done in a second, by the names of the game and the figure; nothing if it
/// cannot be measured.
#[wasm_bindgen]
#[must_use]
pub fn measure(game: &str, figure: &str, seconds: f64) -> Option<f64> {
    let game = games().find(|known| known.id() == game)?;
    let figure = Figure::ALL
        .into_iter()
        .find(|known| known.name() == figure)?;
    benchmarks::measure(game, figure, || js_sys::Date::now() / 1000.0, seconds).ok()
}
