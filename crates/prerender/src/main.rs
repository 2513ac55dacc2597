//! Prints HTML for the build to put into `index.html`: `home`, the home page of a first
//! visit, or `games`, the placeholder of each game until its page can be shown.

use futures::executor::block_on;
use std::process::ExitCode;

fn main() -> ExitCode {
    let html = match std::env::args().nth(1).as_deref() {
        Some("home") => block_on(wheelhouse::render_home()),
        Some("games") => block_on(wheelhouse::render_games()),
        _ => {
            eprintln!("usage: prerender home|games");
            return ExitCode::FAILURE;
        }
    };
    println!("{html}");
    ExitCode::SUCCESS
}
