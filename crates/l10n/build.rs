//! Writes a Rust function for each English message.

use l10n_build::{Words, rust, shipped};
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() {
    let Some(manifest) = env::var_os("CARGO_MANIFEST_DIR").map(PathBuf::from) else {
        return;
    };
    let locales = manifest.join("../../locales");
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed={}", locales.display());
    let words = match Words::read(&locales) {
        Ok(words) => words,
        Err(problems) => {
            for problem in problems {
                println!("cargo::error=locales/{problem}");
            }
            return;
        }
    };
    let written = env::var_os("OUT_DIR").map(|out| write(&words, Path::new(&out)));
    if let Some(Err(error)) = written {
        println!("cargo::error=the messages could not be written: {error}");
    }
}

/// Writes the functions, and the English files that are part of the program.
fn write(words: &Words, out: &Path) -> io::Result<()> {
    for (name, text) in words.english_texts() {
        fs::write(out.join(format!("{name}.ftl")), shipped(text))?;
    }
    fs::write(out.join("messages.rs"), rust(words))
}
