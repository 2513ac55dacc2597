//! What people call themselves and their games.

use serde::{Deserialize, Serialize};

/// A name of at most twenty characters, without line breaks or other control
/// characters; may be empty.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "String", into = "String")]
pub struct Name(String);

impl Name {
    /// The most characters a name has.
    pub const MAX_CHARS: usize = 20;

    /// The name, with what names do not have taken out and cut to length.
    #[must_use]
    pub fn new(text: &str) -> Self {
        Self(cleaned(text, Self::MAX_CHARS))
    }

    /// The name as text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl From<String> for Name {
    fn from(text: String) -> Self {
        Self::new(&text)
    }
}

impl From<Name> for String {
    fn from(name: Name) -> Self {
        name.0
    }
}

/// What a player calls a game, in at most forty characters, without line breaks
/// or other control characters; empty if it has no title.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "String", into = "String")]
pub struct Title(String);

impl Title {
    /// The most characters a title has.
    pub const MOST_CHARS: usize = 40;

    /// The title, with what titles do not have taken out and cut to length.
    #[must_use]
    pub fn new(text: &str) -> Self {
        Self(cleaned(text, Self::MOST_CHARS))
    }

    /// The title as text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl From<String> for Title {
    fn from(text: String) -> Self {
        Self::new(&text)
    }
}

impl From<Title> for String {
    fn from(title: Title) -> Self {
        title.0
    }
}

/// Words with one space between them, in so many characters.
fn cleaned(text: &str, most_chars: usize) -> String {
    let spaced: String = text
        .chars()
        .map(|c| if c.is_whitespace() { ' ' } else { c })
        .filter(|c| !c.is_control())
        .collect();
    let words: Vec<&str> = spaced.split(' ').filter(|word| !word.is_empty()).collect();
    let mut cut: String = words.join(" ").chars().take(most_chars).collect();
    cut.truncate(cut.trim_end().len());
    cut
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_and_titles_are_cut_and_cleaned() {
        let untidy = "  Ada\n  Lovelace\u{7} ";
        assert_eq!(Name::new(untidy).as_str(), "Ada Lovelace");
        assert_eq!(Title::new(untidy).as_str(), "Ada Lovelace");
        let long = "é".repeat(50);
        assert_eq!(Name::new(&long).as_str(), "é".repeat(20));
        assert_eq!(Title::new(&long).as_str(), "é".repeat(40));
        assert_eq!(
            Name::new(&format!("{} b", "a".repeat(19))).as_str(),
            "a".repeat(19)
        );
        assert_eq!(
            Title::new(&format!("{} b", "a".repeat(39))).as_str(),
            "a".repeat(39)
        );
    }
}
