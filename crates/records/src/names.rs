//! Names of players and titles of matches: free text, cleaned and limited.

use core::fmt::{Display, Formatter};
use serde::{Deserialize, Serialize};

/// The name of a player: at most [`Name::MAX_CHARS`] characters, without line
/// breaks and other control characters. May be empty.
///
/// ```
/// use records::Name;
///
/// assert_eq!(Name::new("  Ada\n Lovelace ").as_str(), "Ada Lovelace");
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "String", into = "String")]
pub struct Name(String);

impl Name {
    /// Upper bound on the number of characters.
    pub const MAX_CHARS: usize = 20;

    /// The text as a name: whitespace collapsed, control characters removed, cut to
    /// length.
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

impl Display for Name {
    fn fmt(&self, f: &mut Formatter<'_>) -> core::fmt::Result {
        f.write_str(&self.0)
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

/// The title of a match, chosen by its player: at most [`Title::MAX_CHARS`]
/// characters, without line breaks and other control characters. Empty if there is
/// none.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "String", into = "String")]
pub struct Title(String);

impl Title {
    /// Upper bound on the number of characters.
    pub const MAX_CHARS: usize = 40;

    /// The text as a title: whitespace collapsed, control characters removed, cut to
    /// length.
    #[must_use]
    pub fn new(text: &str) -> Self {
        Self(cleaned(text, Self::MAX_CHARS))
    }

    /// The title as text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl Display for Title {
    fn fmt(&self, f: &mut Formatter<'_>) -> core::fmt::Result {
        f.write_str(&self.0)
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

fn cleaned(text: &str, max_chars: usize) -> String {
    let spaced: String = text
        .chars()
        .map(|c| if c.is_whitespace() { ' ' } else { c })
        .filter(|c| !c.is_control())
        .collect();
    let words: Vec<&str> = spaced.split(' ').filter(|word| !word.is_empty()).collect();
    let mut cut: String = words.join(" ").chars().take(max_chars).collect();
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
