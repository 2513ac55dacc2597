//! What people at a table agree on before the game, besides the game's rules.

use serde::{Deserialize, Serialize};

/// What may be taken back.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum UndoPolicy {
    /// Everything.
    #[default]
    Free,
    /// Whatever came after the last hidden thing that came to light.
    UntilRevealed,
    /// Nothing.
    Off,
}

impl UndoPolicy {
    /// From the freest to the strictest. Saves and links count in this order;
    /// more are added at the end.
    pub const ALL: [Self; 3] = [Self::Free, Self::UntilRevealed, Self::Off];

    /// Lasting name.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Free => "free",
            Self::UntilRevealed => "until-revealed",
            Self::Off => "off",
        }
    }

    /// The one with this lasting name.
    #[must_use]
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|undo| undo.id() == id)
    }
}

/// What was agreed on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct TableRules {
    /// What may be taken back.
    pub undo: UndoPolicy,
    /// Whether the house may help: count points ahead, show what is possible,
    /// give hints.
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
    fn ways_to_take_back_have_lasting_names() {
        let ids = UndoPolicy::ALL.map(UndoPolicy::id);
        assert_eq!(ids, ["free", "until-revealed", "off"]);
        for undo in UndoPolicy::ALL {
            assert_eq!(UndoPolicy::from_id(undo.id()), Some(undo));
        }
        assert_eq!(UndoPolicy::from_id("Free"), None);
    }
}
