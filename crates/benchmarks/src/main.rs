//! Natively, prints all figures: game, figure, and how much of it is done in a second, separated by
//! tabs. In WebAssembly, exports them to JavaScript.

#[cfg(target_arch = "wasm32")]
mod exports;

/// How long each figure is measured, in seconds.
#[cfg(not(target_arch = "wasm32"))]
const SECONDS: f64 = 1.0;

#[cfg(not(target_arch = "wasm32"))]
fn main() -> Result<(), benchmarks::Failed> {
    use benchmarks::{Figure, games, measure};
    use std::io::Write as _;
    use std::time::Instant;

    let start = Instant::now();
    for game in games() {
        for figure in Figure::ALL {
            let rate = measure(game, figure, || start.elapsed().as_secs_f64(), SECONDS)?;
            let (game, figure) = (game.id(), figure.name());
            writeln!(std::io::stdout(), "{game}\t{figure}\t{rate}")?;
        }
    }
    Ok(())
}

#[cfg(target_arch = "wasm32")]
fn main() {}
