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
fn options(mut arguments: impl Iterator<Item = String>) -> Result<Options, String> {
    let (mut folder, mut base, mut port) = (None, "/".to_owned(), 8080);
    while let Some(argument) = arguments.next() {
        match argument.as_str() {
            "--base" => base = arguments.next().ok_or("--base needs a path")?,
            "--port" => {
                let number = arguments.next().ok_or("--port needs a number")?;
                port = number
                    .parse()
                    .map_err(|_| format!("{number} is not a port"))?;
            }
            _ if argument.starts_with('-') || folder.is_some() => {
                return Err(format!("unknown argument: {argument}. Usage: {USAGE}"));
            }
            _ => folder = Some(PathBuf::from(argument)),
        }
    }
    let folder = folder.ok_or_else(|| format!("no folder given. Usage: {USAGE}"))?;
    Ok(Options { folder, base, port })
}

fn run() -> Result<(), String> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    if arguments
        .iter()
        .any(|argument| argument == "--help" || argument == "-h")
    {
        println!("{USAGE}");
        return Ok(());
    }
    let options = options(arguments.into_iter())?;
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
