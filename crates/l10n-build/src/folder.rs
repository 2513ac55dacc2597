//! What stands beside the catalogues in the folder of a language: its glossary, and pages of text.

use crate::catalogue::{ENGLISH, Problem, Words};
use crate::{glossary_problems, missing, page_problem, problems};
use std::path::Path;
use std::{fs, io};

/// The folders of pages of text.
const PAGES: [&str; 2] = ["pages", "rules"];

/// Everything that is wrong with a language, and what it lacks; `locales` has a folder for each language.
///
/// # Errors
/// If a folder or file cannot be read.
pub fn folder_problems(locales: &Path, words: &Words, tag: &str) -> io::Result<Vec<Problem>> {
    let mut all = problems(words);
    all.retain(|problem| problem.place.split('/').next() == Some(tag));
    let lacks = |what: &str| Problem {
        place: format!("{tag}/{what}"),
        what: "missing".to_owned(),
    };
    all.extend(missing(words, tag).iter().map(|message| lacks(message)));
    if tag == ENGLISH {
        return Ok(all);
    }
    match read(&locales.join(tag).join("glossary.tsv"))? {
        Some(glossary) => all.extend(glossary_problems(words, tag, &glossary)),
        None => all.push(lacks("glossary.tsv")),
    }
    for kind in PAGES {
        for entry in fs::read_dir(locales.join(ENGLISH).join(kind))? {
            let entry = entry?;
            let name = format!("{kind}/{}", entry.file_name().to_string_lossy());
            let english = fs::read_to_string(entry.path())?;
            let Some(page) = read(&locales.join(tag).join(&name))? else {
                all.push(lacks(&name));
                continue;
            };
            all.extend(page_problem(&english, &page).map(|what| Problem {
                place: format!("{tag}/{name}"),
                what,
            }));
        }
    }
    Ok(all)
}

/// The text of a file, if it is there.
fn read(file: &Path) -> io::Result<Option<String>> {
    match fs::read_to_string(file) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        text => text.map(Some),
    }
}
