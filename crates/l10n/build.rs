//! Writes a Rust function for each English message.

use std::path::{Path, PathBuf};
use std::{env, fs};

fn main() {
    let Some(manifest) = env::var_os("CARGO_MANIFEST_DIR").map(PathBuf::from) else {
        return;
    };
    let locales = manifest.join("../../locales");
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed={}", locales.display());
    let words = match l10n_build::Words::read(&locales) {
        Ok(words) => words,
        Err(problems) => {
            for problem in problems {
                println!("cargo::error=locales/{problem}");
            }
            return;
        }
    };
    let rust = l10n_build::rust(&words, &format!("{}/en", locales.display()));
    let written =
        env::var_os("OUT_DIR").map(|out| fs::write(Path::new(&out).join("messages.rs"), rust));
    if let Some(Err(error)) = written {
        println!("cargo::error=the messages could not be written: {error}");
    }
}
