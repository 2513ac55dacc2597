//! Who sits where: people and computer opponents.

use crate::names::Name;
use core::fmt::{Display, Formatter};
use core::str::FromStr;
use rules::{Level, Seat, Strength};
use serde::{Deserialize, Serialize};

/// Who decides for a seat. The text form, in records too, is the [`Player::id`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Player {
    /// A person.
    Human,
    /// The computer.
    Bot(Level),
    /// The computer, as strong as the person it plays against had earned before the
    /// match.
    Matched(Strength),
}

/// Stable names of opponents that adapt, by strength: the number of the level.
const MATCHED_IDS: [&str; 2 * Level::COUNT - 1] = [
    "match-1",
    "match-1.5",
    "match-2",
    "match-2.5",
    "match-3",
    "match-3.5",
    "match-4",
    "match-4.5",
    "match-5",
    "match-5.5",
    "match-6",
];

impl Player {
    /// A person, then the bots from the weakest to the strongest, then those that
    /// adapt.
    pub fn all() -> impl Iterator<Item = Self> + Clone {
        core::iter::once(Self::Human)
            .chain(Level::ALL.map(Self::Bot))
            .chain(Strength::all().map(Self::Matched))
    }

    /// How strong the computer plays, or `None` for a person.
    pub const fn strength(self) -> Option<Strength> {
        match self {
            Self::Human => None,
            Self::Bot(level) => Some(Strength::from_level(level)),
            Self::Matched(strength) => Some(strength),
        }
    }

    /// Stable name: `human`, the level's, or `match-` with the number of the level.
    pub fn id(self) -> &'static str {
        match self {
            Self::Human => "human",
            Self::Bot(level) => level.id(),
            Self::Matched(strength) => MATCHED_IDS
                .get(usize::from(strength.half_steps()))
                .copied()
                .unwrap_or_default(),
        }
    }

    /// The player with this stable name.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::all().find(|player| player.id() == id)
    }
}

/// Why a text is not a [`Player`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "a player is human{}, or {} to {} in steps of a half",
    Level::ALL.map(|level| format!(", {}", level.id())).concat(),
    MATCHED_IDS[0],
    MATCHED_IDS[MATCHED_IDS.len() - 1],
)]
pub struct ParsePlayerError;

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
    pub fn unnamed(player: Player) -> Self {
        Self {
            name: Name::default(),
            player,
        }
    }
}

/// The seats that people have.
pub fn people(seats: &[SeatConfig]) -> impl Iterator<Item = Seat> {
    Seat::all(u8::MAX)
        .zip(seats)
        .filter(|(_, config)| config.player == Player::Human)
        .map(|(seat, _)| seat)
}

/// The seat of the only person, if there is exactly one.
pub fn only_person(seats: &[SeatConfig]) -> Option<Seat> {
    let mut people = people(seats);
    people.next().filter(|_| people.next().is_none())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_have_stable_names() {
        for player in Player::all() {
            assert_eq!(player.to_string().parse(), Ok(player));
        }
        assert_eq!("grandmaster".parse::<Player>(), Err(ParsePlayerError));
        assert_eq!(
            ParsePlayerError.to_string(),
            "a player is human, beginner, novice, casual, skilled, veteran, expert, or match-1 to \
             match-6 in steps of a half"
        );
    }
}
