//! Natively, lists what can be measured, one game and figure per line, separated by a
//! tab; with `GAME FIGURE SECONDS`, measures that and prints how much is done in a
//! second. In WebAssembly, exports the same to JavaScript.

#[cfg(target_arch = "wasm32")]
mod exports;

#[cfg(not(target_arch = "wasm32"))]
fn main() -> Result<(), benchmarks::Failed> {
    use benchmarks::{Figure, games, measure};
    use std::io::Write as _;
    use std::time::Instant;

    let mut out = std::io::stdout();
    let figures = || games().flat_map(|game| Figure::ALL.map(|figure| (game, figure)));
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [game, figure, seconds] = arguments.as_slice() else {
        for (game, figure) in figures() {
            writeln!(out, "{}\t{}", game.id(), figure.name())?;
        }
        return Ok(());
    };
    let (game, figure) = figures()
        .find(|(of, known)| of.id() == game && known.name() == figure)
        .ok_or("no such figure")?;
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
