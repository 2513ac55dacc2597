//! How strong computer opponents are, as far as records and screens know.

/// How strong a computer opponent is. What a level does is data of each game.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize,
)]
pub enum Level {
    /// Knows the rules.
    Novice,
    /// Sees the next turn.
    Casual,
    /// Plans ahead.
    Skilled,
    /// As strong as the house has.
    Expert,
}

impl Level {
    /// From the weakest to the strongest.
    pub const ALL: [Self; 4] = [Self::Novice, Self::Casual, Self::Skilled, Self::Expert];

    /// Lasting name.
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
