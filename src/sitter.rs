//! [`Sitter`]: who plays for a seat, seen from this device.

use records::Player;

/// Who plays for a seat, seen from this device.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sitter {
    /// Somebody here, or the computer.
    Here(Player),
    /// A friend, who gets the match by link.
    Friend,
}

impl Sitter {
    /// A person here.
    pub const PERSON: Self = Self::Here(Player::Human);

    /// Stable name.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Self::Here(player) => player.id(),
            Self::Friend => "friend",
        }
    }

    /// The player in the record: a friend is a person.
    #[must_use]
    pub const fn player(self) -> Player {
        match self {
            Self::Here(player) => player,
            Self::Friend => Player::Human,
        }
    }
}

impl From<Player> for Sitter {
    fn from(player: Player) -> Self {
        Self::Here(player)
    }
}
