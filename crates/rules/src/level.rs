//! Names of the strength levels of computer opponents.

/// Strength of a computer opponent. What a level means is defined per game, in
/// the `bots` crate.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize,
)]
pub enum Level {
    /// Knows the rules, blunders often.
    Novice,
    /// Looks one turn ahead.
    Casual,
    /// Plans ahead.
    Skilled,
    /// The strongest level.
    Expert,
}

impl Level {
    /// From the weakest to the strongest.
    pub const ALL: [Self; 4] = [Self::Novice, Self::Casual, Self::Skilled, Self::Expert];

    /// Stable name, used in records.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Novice => "novice",
            Self::Casual => "casual",
            Self::Skilled => "skilled",
            Self::Expert => "expert",
        }
    }
}
