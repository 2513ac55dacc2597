//! What players read stands in the catalogues, not in Rust.

use std::error::Error;
use std::path::{Path, PathBuf};
use std::{fs, io};

/// Words that sentences have, and names of classes and events have not.
const WORDS_OF_SENTENCES: [&str; 16] = [
    "a", "an", "and", "at", "for", "has", "have", "is", "it", "no", "not", "of", "the", "to",
    "with", "your",
];

/// The Rust files of a folder that are not tests.
fn files(folder: &Path, into: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        if name.contains("test") || matches!(&*name, "transcripts" | "rules_page.rs") {
            continue;
        }
        if path.is_dir() {
            files(&path, into)?;
        } else if name.ends_with(".rs") {
            into.push(path);
        }
    }
    Ok(())
}

/// The string literals of a Rust file, without those of its tests, of comments, and of reasons for a lint.
fn literals(code: &str) -> Vec<String> {
    let code = code.split("#[cfg(test)]\nmod tests").next().unwrap_or(code);
    let code = code.split("#[cfg(all(test").next().unwrap_or(code);
    let mut found = Vec::new();
    for line in code.lines() {
        let line = line.trim_start();
        if line.starts_with("//") || line.starts_with("reason = ") {
            continue;
        }
        // A quotation mark as a character opens nothing.
        let line = line.replace("'\"'", "").replace("\\\"", "");
        let line = line.split(" // ").next().unwrap_or_default();
        let parts: Vec<&str> = line.split('"').collect();
        let pairs = parts.chunks(2).filter(|pair| {
            let [before, _] = pair else { return false };
            !before.ends_with("reason = ") && !before.ends_with(".expect(")
        });
        found.extend(
            pairs
                .filter_map(|pair| pair.get(1))
                .map(|literal| (*literal).to_owned()),
        );
    }
    found
}

/// Whether a literal is a sentence, or a part of one: words with spaces between them, of which the first is capitalized or
/// one is a word such as "the".
fn is_sentence(literal: &str) -> bool {
    // Selectors, styles and elements.
    if literal.contains(['[', '#', '<', '>', '=', ';', '_', '/']) || literal.contains(": ") {
        return false;
    }
    let is_word = |word: &&str| {
        let word = word.trim_matches(|c: char| c.is_ascii_punctuation());
        word.len() > 1 && word.chars().all(|c| c.is_alphabetic() || c == '\'')
    };
    let words: Vec<&str> = literal.split(' ').filter(is_word).collect();
    let is_capitalized = literal.starts_with(char::is_uppercase)
        && words.first().is_some_and(|word| literal.starts_with(word));
    let is_spoken = literal
        .split(' ')
        .any(|word| WORDS_OF_SENTENCES.contains(&word));
    words.len() > 1 && (is_capitalized || is_spoken)
}

#[test]
fn sentences_are_told_from_code() {
    for sentence in [
        "The tile fits nowhere.",
        "Next deal",
        "{done} of {all} done",
        " takes a loan",
        "All {all} deals done",
    ] {
        assert!(is_sentence(sentence), "{sentence}");
    }
    for code in [
        "button primary",
        "ArrowUp",
        "main a[href], main input",
        "B b . w W w . b, black battle",
        "{} {}",
    ] {
        assert!(!is_sentence(code), "{code}");
    }
    let code = "// \"Not this.\"\nlet a = ['\"', 'b']; // \"Nor this.\"\nlet c = \"But this.\";\n#[cfg(test)]\nmod tests \"Not here.\"";
    assert_eq!(literals(code), ["But this."]);
}

#[test]
fn no_sentence_for_players_stands_in_rust() -> Result<(), Box<dyn Error>> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut all = Vec::new();
    for folder in ["src", "crates/text/src"] {
        files(&root.join(folder), &mut all)?;
    }
    assert!(all.len() > 200, "{}", all.len());
    let mut found = Vec::new();
    for file in all {
        let literals = literals(&fs::read_to_string(&file)?).into_iter();
        let name = file.strip_prefix(&root)?.display().to_string();
        found.extend(
            literals
                .filter(|literal| is_sentence(literal))
                .map(|literal| format!("{name}: {literal}")),
        );
    }
    assert_eq!(found, [""; 0], "words stand in locales/en");
    Ok(())
}
