//! What the players agree on before a match, besides the rules of the game.

use serde::{Deserialize, Serialize};

/// Which entries may be undone.
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
            assert_eq!(UndoPolicy::from_id(undo.id()), Some(undo));
        }
        assert_eq!(UndoPolicy::from_id("Free"), None);
    }
}
