//! [`SeatController`]: who decides for a seat, seen from this device.

use records::Player;

/// Who decides for a seat, seen from this device.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeatController {
    /// A person at this device, or a bot.
    Local(Player),
    /// A friend at another device, who gets the match by link.
    Remote,
}

impl SeatController {
    /// A person at this device.
    pub const PERSON: Self = Self::Local(Player::Human);

    /// Stable name.
    pub fn id(self) -> &'static str {
        match self {
            Self::Local(player) => player.id(),
            Self::Remote => "friend",
        }
    }

    /// The player in the record: a friend is a person.
    pub const fn player(self) -> Player {
        match self {
            Self::Local(player) => player,
            Self::Remote => Player::Human,
        }
    }

    /// Whether it is a bot.
    pub const fn is_bot(self) -> bool {
        !matches!(self.player(), Player::Human)
    }
}

impl From<Player> for SeatController {
    fn from(player: Player) -> Self {
        Self::Local(player)
    }
}
