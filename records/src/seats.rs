//! Who sits where: people and computer opponents.

use rules::Level;
use serde::{Deserialize, Serialize};

/// Who decides for a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Player {
    /// A person.
    Human,
    /// The computer.
    Bot(Level),
}

impl Player {
    /// A person, then the bots from the weakest to the strongest.
    pub const ALL: [Self; 5] = [
        Self::Human,
        Self::Bot(Level::Novice),
        Self::Bot(Level::Casual),
        Self::Bot(Level::Skilled),
        Self::Bot(Level::Expert),
    ];

    /// Lasting name: `human` or the level's.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Human => "human",
            Self::Bot(level) => level.id(),
        }
    }

    /// The player with this lasting name.
    #[must_use]
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|player| player.id() == id)
    }
}

impl Serialize for Player {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.id())
    }
}

impl<'de> Deserialize<'de> for Player {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let id = String::deserialize(deserializer)?;
        Self::from_id(&id).ok_or_else(|| serde::de::Error::custom("no such player"))
    }
}

/// A name of at most twenty characters, without line breaks or other control
/// characters; may be empty.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "String", into = "String")]
pub struct Name(String);

impl Name {
    /// The most characters a name has.
    pub const MOST_CHARS: usize = 20;

    /// The name, with what names do not have taken out and cut to length.
    #[must_use]
    pub fn new(text: &str) -> Self {
        let spaced: String = text
            .chars()
            .map(|c| if c.is_whitespace() { ' ' } else { c })
            .filter(|c| !c.is_control())
            .collect();
        let words: Vec<&str> = spaced.split(' ').filter(|word| !word.is_empty()).collect();
        let cut: String = words.join(" ").chars().take(Self::MOST_CHARS).collect();
        Self(cut.trim_end().to_owned())
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

/// Who sits in a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sitter {
    /// The name shown; empty if none was given.
    pub name: Name,
    /// A person or a bot.
    pub player: Player,
}

impl Sitter {
    /// Someone without a name.
    #[must_use]
    pub fn unnamed(player: Player) -> Self {
        Self {
            name: Name::default(),
            player,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_cut_and_cleaned() {
        assert_eq!(
            Name::new("  Ada\n  Lovelace\u{7} ").as_str(),
            "Ada Lovelace"
        );
        assert_eq!(Name::new(&"é".repeat(30)).as_str(), "é".repeat(20));
        assert_eq!(
            Name::new(&format!("{} b", "a".repeat(19))).as_str(),
            "a".repeat(19)
        );
    }

    #[test]
    fn players_have_lasting_names() {
        for player in Player::ALL {
            assert_eq!(Player::from_id(player.id()), Some(player));
        }
        assert_eq!(Player::from_id("grandmaster"), None);
    }
}
