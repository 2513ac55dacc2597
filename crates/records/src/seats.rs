//! Who sits where: people and computer opponents.

use crate::names::Name;
use core::fmt::{Display, Formatter};
use core::str::FromStr;
use rules::Level;
use serde::{Deserialize, Serialize};

/// Who decides for a seat. The text form, in records too, is the [`Player::id`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Player {
    /// A person.
    Human,
    /// The computer.
    Bot(Level),
}

impl Player {
    /// A person, then the bots from the weakest to the strongest. Links store the
    /// index in this list.
    pub const ALL: [Self; 5] = [
        Self::Human,
        Self::Bot(Level::Novice),
        Self::Bot(Level::Casual),
        Self::Bot(Level::Skilled),
        Self::Bot(Level::Expert),
    ];

    /// Stable name: `human` or the level's.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Human => "human",
            Self::Bot(level) => level.id(),
        }
    }

    /// The player with this stable name.
    #[must_use]
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|player| player.id() == id)
    }
}

/// Why a text is not a [`Player`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParsePlayerError;

impl Display for ParsePlayerError {
    fn fmt(&self, f: &mut Formatter<'_>) -> core::fmt::Result {
        f.write_str("a player is")?;
        for (index, player) in Player::ALL.iter().enumerate() {
            let separator = match index {
                0 => " ",
                _ if index + 1 == Player::ALL.len() => " or ",
                _ => ", ",
            };
            write!(f, "{separator}{player}")?;
        }
        Ok(())
    }
}

impl core::error::Error for ParsePlayerError {}

impl Display for Player {
    fn fmt(&self, f: &mut Formatter<'_>) -> core::fmt::Result {
        f.write_str(self.id())
    }
}

impl FromStr for Player {
    type Err = ParsePlayerError;

    fn from_str(text: &str) -> Result<Self, ParsePlayerError> {
        Self::from_id(text).ok_or(ParsePlayerError)
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
        id.parse().map_err(serde::de::Error::custom)
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
    /// A player without a name.
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
    fn players_have_stable_names() {
        for player in Player::ALL {
            assert_eq!(player.to_string().parse(), Ok(player));
        }
        assert_eq!("grandmaster".parse::<Player>(), Err(ParsePlayerError));
        assert_eq!(
            ParsePlayerError.to_string(),
            "a player is human, novice, casual, skilled or expert"
        );
    }
}
