//! What the players agree on before a match, besides the rules of the game.

use core::fmt::{Display, Formatter};
use core::str::FromStr;
use serde::{Deserialize, Serialize};

/// Which entries may be undone. The text form is the [`UndoPolicy::id`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum UndoPolicy {
    /// All entries.
    #[default]
    Free,
    /// The entries since hidden information was last revealed.
    UntilRevealed,
    /// None.
    Off,
}

impl UndoPolicy {
    /// From the freest to the strictest. Saves and links store the index in this
    /// list; new policies are appended.
    pub const ALL: [Self; 3] = [Self::Free, Self::UntilRevealed, Self::Off];

    /// Stable name.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Free => "free",
            Self::UntilRevealed => "until-revealed",
            Self::Off => "off",
        }
    }

    /// The policy with this stable name.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|undo| undo.id() == id)
    }
}

/// Why a text is not an [`UndoPolicy`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("an undo policy is free, until-revealed or off")]
pub struct ParseUndoPolicyError;

impl Display for UndoPolicy {
    fn fmt(&self, f: &mut Formatter<'_>) -> core::fmt::Result {
        f.write_str(self.id())
    }
}

impl FromStr for UndoPolicy {
    type Err = ParseUndoPolicyError;

    fn from_str(text: &str) -> Result<Self, ParseUndoPolicyError> {
        Self::from_id(text).ok_or(ParseUndoPolicyError)
    }
}

/// The rules of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct TableRules {
    /// Which entries may be undone.
    pub undo: UndoPolicy,
    /// Whether the program may help: score forecasts, hints, analysis.
    pub aids: bool,
}

impl Default for TableRules {
    fn default() -> Self {
        Self {
            undo: UndoPolicy::Free,
            aids: true,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn undo_policies_have_stable_names() {
        let ids = UndoPolicy::ALL.map(UndoPolicy::id);
        assert_eq!(ids, ["free", "until-revealed", "off"]);
        for undo in UndoPolicy::ALL {
            assert_eq!(undo.to_string().parse(), Ok(undo));
        }
        assert_eq!("Free".parse::<UndoPolicy>(), Err(ParseUndoPolicyError));
    }
}
