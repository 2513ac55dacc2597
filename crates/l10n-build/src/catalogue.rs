//! Catalogues: files of messages.

use fluent_syntax::ast::{Comment, Entry, Pattern, PatternElement};
use fluent_syntax::parser::{parse, parse_runtime};
use fluent_syntax::serializer::serialize;
use std::collections::BTreeMap;
use std::path::Path;
use std::{fs, io};

/// What is wrong with a file of words.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{place}: {what}")]
pub struct Problem {
    /// `de/house.ftl: undo`, or the file alone.
    pub place: String,
    /// What is wrong there.
    pub what: String,
}

/// The type of an argument.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Number,
    Text,
    List,
    Flag,
    Player,
    /// The name of its Rust type.
    Thing(String),
}

/// An argument of a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Argument {
    pub name: String,
    pub kind: Kind,
}

/// A message.
#[derive(Clone, Debug)]
pub(crate) struct Message {
    pub id: String,
    pub pattern: Pattern<String>,
    /// Forms of a thing, or other words that belong to a message.
    pub attributes: Vec<(String, Pattern<String>)>,
    /// Named in the comment above it; in English alone.
    pub arguments: Vec<Argument>,
    /// The thing that it is one of.
    pub thing: Option<String>,
}

impl Message {
    pub(crate) fn attribute(&self, name: &str) -> Option<&Pattern<String>> {
        let found = self.attributes.iter().find(|(known, _)| known == name);
        found.map(|(_, pattern)| pattern)
    }
}

/// The messages of one file.
#[derive(Clone, Debug, Default)]
pub struct Catalogue {
    pub(crate) messages: Vec<Message>,
    /// Terms are for its messages alone.
    pub(crate) terms: BTreeMap<String, Pattern<String>>,
}

impl Catalogue {
    /// Reads a file's text; `place` names it.
    ///
    /// # Errors
    /// All that is wrong with it by itself.
    pub fn parse(place: &str, text: &str) -> Result<Self, Vec<Problem>> {
        let mut problems = Vec::new();
        let mut problem = |id: &str, what: String| {
            let place = if id.is_empty() {
                place.to_owned()
            } else {
                format!("{place}: {id}")
            };
            problems.push(Problem { place, what });
        };
        let resource = parse(text.to_owned()).unwrap_or_else(|(resource, errors)| {
            for error in errors {
                let before = text.get(..error.pos.start).unwrap_or_default();
                let line = before.matches('\n').count() + 1;
                problem("", format!("line {line}: {error}"));
            }
            resource
        });
        let mut catalogue = Self::default();
        let mut thing = None;
        for entry in resource.body {
            match entry {
                Entry::Message(message) => {
                    let id = message.id.name;
                    let Some(pattern) = message.value else {
                        problem(&id, "it has no text".to_owned());
                        continue;
                    };
                    let arguments = arguments(message.comment.as_ref()).unwrap_or_else(|line| {
                        problem(&id, format!("`{line}` is no argument: `$name (Type)`"));
                        Vec::new()
                    });
                    if catalogue.message(&id).is_some() {
                        problem(&id, "it is there twice".to_owned());
                    }
                    let attributes = message.attributes.into_iter();
                    catalogue.messages.push(Message {
                        id,
                        pattern,
                        attributes: attributes.map(|a| (a.id.name, a.value)).collect(),
                        arguments,
                        thing: thing.clone(),
                    });
                }
                Entry::Term(term) => {
                    catalogue.terms.insert(term.id.name, term.value);
                }
                // A heading ends the things before it.
                Entry::GroupComment(heading) => {
                    thing = heading.content.iter().find_map(|line| thing_name(line));
                }
                Entry::Comment(_) | Entry::ResourceComment(_) | Entry::Junk { .. } => {}
            }
        }
        if problems.is_empty() {
            Ok(catalogue)
        } else {
            Err(problems)
        }
    }

    pub(crate) fn message(&self, id: &str) -> Option<&Message> {
        self.messages.iter().find(|message| message.id == id)
    }

    /// The messages that are things of this type.
    pub(crate) fn things(&self, name: &str) -> impl Iterator<Item = &Message> {
        let is_one = move |message: &&Message| message.thing.as_deref() == Some(name);
        self.messages.iter().filter(is_one)
    }
}

/// A pattern that is a text alone.
pub(crate) fn plain(pattern: &Pattern<String>) -> Option<String> {
    match pattern.elements.as_slice() {
        [PatternElement::TextElement { value }] => Some(value.clone()),
        _ => None,
    }
}

/// `Season` of the heading `(Season)`.
pub(crate) fn thing_name(line: &str) -> Option<String> {
    let name = line.trim().strip_prefix('(')?.strip_suffix(')')?;
    Some(name.to_owned())
}

/// The arguments that a comment names.
///
/// # Errors
/// A line that looks like one and is none.
fn arguments(comment: Option<&Comment<String>>) -> Result<Vec<Argument>, String> {
    let lines = comment.iter().flat_map(|comment| &comment.content);
    let lines = lines.filter_map(|line| line.trim().strip_prefix('$').map(|rest| (line, rest)));
    lines
        .map(|(line, rest)| {
            let parsed = rest.split_once(" (").and_then(|(name, rest)| {
                let (kind, _) = rest.split_once(')')?;
                let kind = match kind {
                    "Number" => Kind::Number,
                    "Text" => Kind::Text,
                    "List" => Kind::List,
                    "Flag" => Kind::Flag,
                    "Player" => Kind::Player,
                    thing => Kind::Thing(thing.to_owned()),
                };
                Some(Argument {
                    name: name.to_owned(),
                    kind,
                })
            });
            parsed.ok_or_else(|| line.clone())
        })
        .collect()
}

/// A file as it is shipped, without comments.
pub fn shipped(text: &str) -> String {
    let resource = parse_runtime(text).unwrap_or_else(|(resource, _)| resource);
    serialize(&resource)
}

/// The words of all languages.
#[derive(Clone, Debug, Default)]
pub struct Words {
    /// By language and name of the catalogue; with the text of its file.
    pub(crate) languages: BTreeMap<String, BTreeMap<String, (String, Catalogue)>>,
}

/// The language of the contract.
pub(crate) const ENGLISH: &str = "en";

impl Words {
    /// Reads a folder with a folder for each language.
    ///
    /// # Errors
    /// All that is wrong with single files.
    pub fn read(folder: &Path) -> Result<Self, Vec<Problem>> {
        let mut words = Self::default();
        let mut problems = Vec::new();
        let unreadable = |path: &Path, error: io::Error| Problem {
            place: path.display().to_string(),
            what: error.to_string(),
        };
        let list = |path: &Path| {
            let entries = fs::read_dir(path).and_then(Iterator::collect::<Result<Vec<_>, _>>);
            entries.map_err(|error| vec![unreadable(path, error)])
        };
        for language in list(folder)? {
            let tag = language.file_name().to_string_lossy().into_owned();
            let mut catalogues = BTreeMap::new();
            for file in list(&language.path())? {
                let name = file.file_name().to_string_lossy().into_owned();
                let Some(name) = name.strip_suffix(".ftl") else {
                    continue;
                };
                match fs::read_to_string(file.path()) {
                    Err(error) => problems.push(unreadable(&file.path(), error)),
                    Ok(text) => match Catalogue::parse(&format!("{tag}/{name}.ftl"), &text) {
                        Ok(catalogue) => {
                            catalogues.insert(name.to_owned(), (text, catalogue));
                        }
                        Err(found) => problems.extend(found),
                    },
                }
            }
            words.languages.insert(tag, catalogues);
        }
        if problems.is_empty() {
            Ok(words)
        } else {
            Err(problems)
        }
    }

    /// The languages.
    pub fn tags(&self) -> impl Iterator<Item = &str> {
        self.languages.keys().map(String::as_str)
    }

    /// The English catalogues, by name.
    pub(crate) fn english(&self) -> impl Iterator<Item = (&str, &Catalogue)> {
        let english = self.languages.get(ENGLISH).into_iter().flatten();
        english.map(|(name, (_, catalogue))| (name.as_str(), catalogue))
    }

    /// The languages, each with its own name for itself, English first.
    pub(crate) fn own_names(&self) -> Vec<(&str, String)> {
        let own_name = |catalogues: &BTreeMap<String, (String, Catalogue)>| {
            let (_, house) = catalogues.get("house")?;
            plain(&house.message("language-name")?.pattern)
        };
        let named = self.languages.iter().map(|(tag, catalogues)| {
            let name = own_name(catalogues).unwrap_or_else(|| tag.clone());
            (tag.as_str(), name)
        });
        let mut all: Vec<(&str, String)> = named.collect();
        all.sort_by_key(|(tag, _)| *tag != ENGLISH);
        all
    }

    /// The English messages that are asked for, each with the name of its catalogue.
    pub fn ids(&self) -> impl Iterator<Item = (&str, &str)> {
        let all = self.english();
        all.flat_map(|(name, catalogue)| {
            let messages = catalogue.messages.iter();
            messages.map(move |message| (name, message.id.as_str()))
        })
    }

    /// Names and texts of the English files.
    pub fn english_texts(&self) -> impl Iterator<Item = (&str, &str)> {
        let english = self.languages.get(ENGLISH).into_iter().flatten();
        english.map(|(name, (text, _))| (name.as_str(), text.as_str()))
    }
}
