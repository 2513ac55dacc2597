//! Tells translators what is wrong or missing: `cargo run -p l10n-build -- de`, or without a language, of all.

use l10n_build::{Words, missing, problems};
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
    let (words, mut lines) = match Words::read(locales) {
        Ok(words) => {
            let lines = problems(&words);
            (words, lines)
        }
        Err(problems) => (Words::default(), problems),
    };
    lines.retain(|problem| asked.is_none_or(|tag| problem.place.starts_with(tag)));
    let mut lines: Vec<String> = lines.iter().map(|problem| problem.to_string()).collect();
    let tags: Vec<&str> = match asked {
        Some(tag) if lines.is_empty() && !words.tags().any(|known| known == tag) => {
            return Err(io::Error::other(format!(
                "there is no folder locales/{tag}"
            )));
        }
        Some(tag) => vec![tag],
        None => words.tags().collect(),
    };
    for tag in tags {
        let missing = missing(&words, tag).into_iter();
        lines.extend(missing.map(|message| format!("{tag}/{message}: missing")));
    }
    Ok(lines)
}
