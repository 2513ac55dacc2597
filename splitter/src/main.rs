//! Cuts a program in WebAssembly into what every visit needs and parts that are
//! loaded when they are wanted: `splitter IN OUT NAME=PATH ...` reads the
//! program `IN` and writes what is left of it to `OUT`, and each part to a file
//! beside it, `OUT` without `.wasm`, `-NAME.wasm`. The part `NAME` gets the
//! functions whose names hold `PATH`, and those that only they need.

mod module;
mod owners;
mod write;

use module::Program;
use owners::Owners;
use std::path::Path;
use std::process::ExitCode;

/// What went wrong, in words.
type Outcome<T = ()> = Result<T, Box<dyn std::error::Error>>;

/// A part and the path by which its functions are known.
struct Part {
    name: String,
    path: String,
}

fn run(arguments: &[String]) -> Outcome {
    let [input, output, parts @ ..] = arguments else {
        return Err("splitter IN OUT NAME=PATH ...".into());
    };
    let parts: Vec<Part> = parts.iter().filter_map(|part| part_of(part)).collect();
    let bytes = std::fs::read(input)?;
    let cut = cut(&bytes, &parts)?;
    let stem = output.strip_suffix(".wasm").unwrap_or(output);
    for (part, bytes) in parts.iter().zip(&cut.parts) {
        std::fs::write(Path::new(&format!("{stem}-{}.wasm", part.name)), bytes)?;
        eprintln!("{}: {} bytes", part.name, bytes.len());
    }
    eprintln!("the rest: {} of {} bytes", cut.rest.len(), bytes.len());
    std::fs::write(output, cut.rest)?;
    Ok(())
}

fn part_of(argument: &str) -> Option<Part> {
    let (name, path) = argument.split_once('=')?;
    Some(Part {
        name: name.to_owned(),
        path: path.to_owned(),
    })
}

/// A program that was cut.
struct Cut {
    rest: Vec<u8>,
    parts: Vec<Vec<u8>>,
}

/// Cuts a program. What comes out is valid, or nothing does.
fn cut(bytes: &[u8], parts: &[Part]) -> Outcome<Cut> {
    let program = Program::read(bytes)?;
    let owners = Owners::find(&program, parts)?;
    let cut = write::write(&program, &owners, parts.len())?;
    for module in cut.parts.iter().chain([&cut.rest]) {
        wasmparser::Validator::new().validate_all(module)?;
    }
    Ok(cut)
}

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match run(&arguments) {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => {
            eprintln!("splitter: {problem}");
            ExitCode::FAILURE
        }
    }
}

#[cfg(test)]
mod tests;
