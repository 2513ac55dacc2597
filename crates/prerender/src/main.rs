//! Prints as HTML what the build puts into `index.html`: `home`, the home page as somebody sees it
//! who comes for the first time, or `games`, what stands there about a game until its page can be
//! shown.

use futures::executor::block_on;
use std::process::ExitCode;

fn main() -> ExitCode {
    let html = match std::env::args().nth(1).as_deref() {
        Some("home") => block_on(wheelhouse::render_home()),
        Some("games") => block_on(wheelhouse::render_games()),
        _ => {
            eprintln!("prerender: home or games?");
            return ExitCode::FAILURE;
        }
    };
    println!("{html}");
    ExitCode::SUCCESS
}
