//! Tells translators what is wrong or missing: `cargo run -p l10n-build -- de`, or without a language, of all.

use l10n_build::{Problem, Words, folder_problems};
use std::path::Path;
use std::process::ExitCode;
use std::{env, io};

fn main() -> ExitCode {
    let locales = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales");
    let asked = env::args().nth(1);
    match told(&locales, asked.as_deref()) {
        Ok(lines) if lines.is_empty() => {
            println!("Everything is there.");
            ExitCode::SUCCESS
        }
        Ok(lines) => {
            println!("{}", lines.join("\n"));
            ExitCode::FAILURE
        }
        Err(error) => {
            eprintln!("l10n-build: {error}");
            ExitCode::FAILURE
        }
    }
}

/// What is wrong with a language, and what it lacks; of all without one.
fn told(locales: &Path, asked: Option<&str>) -> io::Result<Vec<String>> {
    let words = match Words::read(locales) {
        Ok(words) => words,
        Err(problems) => return Ok(problems.iter().map(Problem::to_string).collect()),
    };
    let tags: Vec<&str> = match asked {
        Some(tag) if !words.tags().any(|known| known == tag) => {
            return Err(io::Error::other(format!(
                "there is no folder locales/{tag}"
            )));
        }
        Some(tag) => vec![tag],
        None => words.tags().collect(),
    };
    let mut lines = Vec::new();
    for tag in tags {
        let problems = folder_problems(locales, &words, tag)?;
        lines.extend(problems.iter().map(Problem::to_string));
    }
    Ok(lines)
}
