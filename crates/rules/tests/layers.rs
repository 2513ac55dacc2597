//! The layers of the crate: the framework knows no game, and a game knows the framework, but
//! neither another game nor the registry.

// Test helpers may panic.
#![allow(clippy::expect_used)]

use std::fs;
use std::path::{Path, PathBuf};

/// The source files in a folder and its subfolders, or the file itself.
fn source_files(path: &Path) -> Vec<PathBuf> {
    if path.is_file() {
        return vec![path.to_owned()];
    }
    fs::read_dir(path)
        .expect("the folder can be read")
        .flat_map(|entry| source_files(&entry.expect("the entry can be read").path()))
        .collect()
}

/// Checks that no line of a file contains one of these words, except in comments.
fn assert_mentions_none(file: &Path, words: &[&str]) {
    let text = fs::read_to_string(file).expect("the file can be read");
    for line in text.lines() {
        let (code, _) = line.split_once("//").unwrap_or((line, ""));
        for word in words {
            assert!(!code.contains(word), "{}: {line}", file.display());
        }
    }
}

#[test]
fn arrows_lead_from_the_registry_to_the_games_to_the_framework() {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let above_the_framework = ["games", "lib.rs", "registry.rs"].map(|name| source.join(name));
    let mut framework = 0;
    for entry in fs::read_dir(&source).expect("the folder can be read") {
        let path = entry.expect("the entry can be read").path();
        if !above_the_framework.contains(&path) {
            for file in source_files(&path) {
                assert_mentions_none(&file, &["registry", "games::"]);
                framework += 1;
            }
        }
    }
    assert!(framework >= 10, "{framework} files");
    for file in source_files(&source.join("games")) {
        assert_mentions_none(&file, &["registry", "games::", "crate::{"]);
    }
}
