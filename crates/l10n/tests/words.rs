//! All languages keep to the contract that English is, and no message is left over.

use l10n_build::{Words, folder_problems};
use std::collections::HashSet;
use std::error::Error;
use std::path::{Path, PathBuf};
use std::{fs, io};

type TestResult = Result<(), Box<dyn Error>>;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn words() -> Result<Words, Box<dyn Error>> {
    let all = Words::read(&root().join("locales"));
    all.map_err(|problems| format!("{problems:?}").into())
}

#[test]
fn all_languages_are_whole_and_keep_to_the_contract() -> TestResult {
    let words = words()?;
    for locale in l10n::Locale::all() {
        let problems = folder_problems(&root().join("locales"), &words, locale.tag())?;
        assert_eq!(problems, [], "cargo run -p l10n-build -- {}", locale.tag());
    }
    Ok(())
}

/// The names that stand after `::` in the Rust files of a folder.
fn used(folder: &Path, into: &mut HashSet<String>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            used(&path, into)?;
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let text = fs::read_to_string(&path)?;
            into.extend(text.split("::").skip(1).map(|after| {
                let is_part = |c: char| c.is_alphanumeric() || c == '_';
                after.chars().take_while(|c| is_part(*c)).collect()
            }));
        }
    }
    Ok(())
}

#[test]
fn every_message_is_used() -> TestResult {
    // The build step asks for it.
    let mut names = HashSet::from(["LANGUAGE_NAME".to_owned()]);
    used(&root().join("src"), &mut names)?;
    used(&root().join("crates"), &mut names)?;
    let unused: Vec<String> = words()?
        .ids()
        .filter(|(_, id)| {
            let function = id.replace('-', "_");
            !names.contains(&function) && !names.contains(&function.to_uppercase())
        })
        .map(|(catalogue, id)| format!("{catalogue}.ftl: {id}"))
        .collect();
    assert_eq!(unused, [""; 0]);
    Ok(())
}
