//! Names of players and titles of matches: free text, cleaned and limited.

use crate::characters::{is_accent, is_invisible, is_joiner, is_space};
use core::fmt::{Display, Formatter};
use serde::{Deserialize, Serialize};

/// Free text of at most so many characters, without line breaks, invisible characters or
/// characters that change the direction of text. May be empty; otherwise at least one
/// character is visible.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "String", into = "String")]
pub struct CleanText<const MAX_CHARS: usize>(String);

/// The name of a player.
///
/// ```
/// use records::Name;
///
/// assert_eq!(Name::new("  Ada\n Lovelace ").as_str(), "Ada Lovelace");
/// ```
pub type Name = CleanText<20>;

/// The title of a match, chosen by its player. Empty if there is none.
pub type Title = CleanText<40>;

impl<const MAX_CHARS: usize> CleanText<MAX_CHARS> {
    /// Upper bound on the number of characters.
    pub const MAX_CHARS: usize = MAX_CHARS;

    /// The text with whitespace collapsed, forbidden characters removed, cut to length.
    pub fn new(text: &str) -> Self {
        Self(clean(text, MAX_CHARS))
    }

    /// Whether there is no text.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// As plain text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl<const MAX_CHARS: usize> Display for CleanText<MAX_CHARS> {
    fn fmt(&self, f: &mut Formatter<'_>) -> core::fmt::Result {
        f.write_str(&self.0)
    }
}

impl<const MAX_CHARS: usize> From<String> for CleanText<MAX_CHARS> {
    fn from(text: String) -> Self {
        Self::new(&text)
    }
}

impl<const MAX_CHARS: usize> From<CleanText<MAX_CHARS>> for String {
    fn from(text: CleanText<MAX_CHARS>) -> Self {
        text.0
    }
}

fn clean(text: &str, max_chars: usize) -> String {
    /// More accents on one letter cover the lines above and below.
    const MAX_ACCENTS: usize = 3;
    let mut cleaned = Vec::new();
    let mut accents = 0;
    for c in text.chars() {
        let is_first = matches!(cleaned.last(), None | Some(' '));
        accents = if is_accent(c) { accents + 1 } else { 0 };
        if is_space(c) {
            trim_joiners(&mut cleaned);
            if !cleaned.is_empty() {
                cleaned.push(' ');
            }
        } else if is_joiner(c) {
            // Between Latin letters nothing would be seen of it.
            let joins = |last: &char| {
                !last.is_ascii_alphabetic() && (!is_joiner(*last) || *last == '\u{fe0f}')
            };
            if !is_first && cleaned.last().is_some_and(joins) {
                cleaned.push(c);
            }
        } else if is_accent(c) {
            if !is_first && accents <= MAX_ACCENTS {
                cleaned.push(c);
            }
        } else if !c.is_control() && !is_invisible(c) {
            cleaned.push(c);
        }
    }
    cleaned.truncate(max_chars);
    trim_joiners(&mut cleaned);
    cleaned.into_iter().collect()
}

/// Removes spaces and joiners at the end.
fn trim_joiners(text: &mut Vec<char>) {
    while text
        .last()
        .is_some_and(|c| matches!(c, ' ' | '\u{200c}' | '\u{200d}'))
    {
        text.pop();
    }
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

    /// Marks of direction would reverse the sentence around a name; what is invisible would make two players alike.
    #[test]
    fn what_nobody_sees_is_not_in_names() {
        for (given, kept) in [
            ("\u{202e}adA", "adA"),
            ("A\u{2066}d\u{2069}a\u{200f}", "Ada"),
            ("A\u{200b}d\u{feff}a\u{ad}", "Ada"),
            ("\u{e0041}\u{e0064}", ""),
            ("\u{3164}\u{ffa0}", ""),
            ("\u{2800} \u{a0}\u{3000}", ""),
            ("\u{200d}\u{200c}\u{fe0f}", ""),
            ("\u{301}\u{302}", ""),
            ("م\u{200d} \u{200d}B\u{200d}", "م B"),
            ("A\u{200c}d\u{200d}a\u{fe0f}", "Ada"),
        ] {
            assert_eq!(Name::new(given).as_str(), kept, "{given:?}");
        }
        let zalgo = format!("a{}b", "\u{30d}".repeat(12));
        assert_eq!(Name::new(&zalgo).as_str(), "a\u{30d}\u{30d}\u{30d}b");
    }

    #[test]
    fn names_of_all_languages_stay() {
        for name in [
            "Zoë 🎲",
            "👩\u{200d}👩\u{200d}👧",
            "❤\u{fe0f}\u{200d}🔥",
            "می\u{200c}خواهم",
            "ශ\u{200d}රී",
            "Ngọc Ánh",
            "e\u{323}\u{302}",
            "محمد",
            "דנה",
            "さくら",
            "O'Neil-Smith",
        ] {
            assert_eq!(Name::new(name).as_str(), name);
        }
    }
}
