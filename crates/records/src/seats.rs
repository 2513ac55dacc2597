//! Who sits where: people and computer opponents.

use crate::names::Name;
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

/// Who sits in a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatConfig {
    /// The name shown; empty if none was given.
    pub name: Name,
    /// A person or a bot.
    pub player: Player,
}

impl SeatConfig {
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
    fn players_have_lasting_names() {
        for player in Player::ALL {
            assert_eq!(Player::from_id(player.id()), Some(player));
        }
        assert_eq!(Player::from_id("grandmaster"), None);
    }
}
