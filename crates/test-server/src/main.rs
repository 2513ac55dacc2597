//! `serve FOLDER [--base /some/path/] [--port N]`: serves a folder on this machine.

use std::path::PathBuf;
use std::process::ExitCode;

use test_server::Server;

const USAGE: &str = "serve FOLDER [--base /some/path/] [--port N]

Serves FOLDER on 127.0.0.1 below the path, on port N (8080 by default) or the
next free one, and prints the address. Ctrl-C ends it.";

/// The options of the command line.
struct Options {
    folder: PathBuf,
    base: String,
    port: u16,
}

/// The options, or an error message.
fn options(words: impl Iterator<Item = String>) -> Result<Options, String> {
    let (mut folder, mut base, mut port) = (None, "/".to_owned(), 8080);
    let mut words = words;
    while let Some(word) = words.next() {
        match word.as_str() {
            "--base" => base = words.next().ok_or("--base needs a path")?,
            "--port" => {
                let number = words.next().ok_or("--port needs a number")?;
                port = number
                    .parse()
                    .map_err(|_| format!("{number} is not a port"))?;
            }
            _ if word.starts_with('-') || folder.is_some() => {
                return Err(format!("unknown argument: {word}. Usage: {USAGE}"));
            }
            _ => folder = Some(PathBuf::from(word)),
        }
    }
    let folder = folder.ok_or_else(|| format!("no folder given. Usage: {USAGE}"))?;
    Ok(Options { folder, base, port })
}

fn run() -> Result<(), String> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    if words.iter().any(|word| word == "--help" || word == "-h") {
        println!("{USAGE}");
        return Ok(());
    }
    let options = options(words.into_iter())?;
    let server = Server::start_near(&options.folder, &options.base, options.port)
        .map_err(|error| error.to_string())?;
    println!("Wheelhouse is at {} (press Ctrl-C to stop)", server.url());
    server.wait().map_err(|error| error.to_string())
}

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(text) => {
            eprintln!("serve: {text}");
            ExitCode::FAILURE
        }
    }
}
