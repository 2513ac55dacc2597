//! The four seasons, and which of them flips which.

use serde::Serialize;

/// A season. They follow each other in this order, Spring after Winter. The text
/// is the first two letters: `Sp`, `Su`, `Fa` or `Wi`, read in any case.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub enum Season {
    /// Flipped by Summer.
    #[serde(rename = "Sp")]
    Spring,
    /// Flipped by Fall.
    #[serde(rename = "Su")]
    Summer,
    /// Flipped by Winter.
    #[serde(rename = "Fa")]
    Fall,
    /// Flipped by Spring.
    #[serde(rename = "Wi")]
    Winter,
}

/// Which of two cards that meet are flipped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Flips {
    /// Whether the card that was just played is flipped.
    pub new: bool,
    /// Whether the card that was there before is flipped.
    pub other: bool,
}

impl Season {
    /// All seasons in their order.
    pub const ALL: [Self; 4] = [Self::Spring, Self::Summer, Self::Fall, Self::Winter];

    /// Index in [`Season::ALL`].
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The season with this index modulo 4.
    pub const fn from_index(index: usize) -> Self {
        Self::ALL[index & 3]
    }

    /// The two letters of the season's text.
    pub const fn letters(self) -> &'static str {
        match self {
            Self::Spring => "Sp",
            Self::Summer => "Su",
            Self::Fall => "Fa",
            Self::Winter => "Wi",
        }
    }

    /// Which cards flip when a new card that shows this season meets one that
    /// shows `other`: a season is flipped by the next one, and opposite seasons
    /// flip each other (rulebook: "Flipping Seasons").
    pub const fn flips_with(self, other: Self) -> Flips {
        let ahead = (other as usize + 4 - self as usize) & 3;
        Flips {
            new: ahead == 1 || ahead == 2,
            other: ahead == 2 || ahead == 3,
        }
    }
}

impl core::fmt::Display for Season {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str(self.letters())
    }
}

/// The text is not `Sp`, `Su`, `Fa` or `Wi`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a season is `Sp`, `Su`, `Fa` or `Wi`")]
pub struct ParseSeasonError;

impl core::str::FromStr for Season {
    type Err = ParseSeasonError;

    fn from_str(text: &str) -> Result<Self, ParseSeasonError> {
        Self::ALL
            .into_iter()
            .find(|season| season.letters().eq_ignore_ascii_case(text))
            .ok_or(ParseSeasonError)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Rulebook, "Flipping Seasons", and the table of what meetings do.
    #[test]
    fn seasons_flip_in_their_order() {
        use Season::{Fall, Spring, Summer, Winter};
        let flips = |new: Season, other: Season| {
            let flips = new.flips_with(other);
            (flips.new, flips.other)
        };
        assert_eq!(flips(Spring, Summer), (true, false));
        assert_eq!(flips(Winter, Spring), (true, false));
        assert_eq!(flips(Fall, Summer), (false, true));
        assert_eq!(flips(Spring, Winter), (false, true));
        assert_eq!(flips(Fall, Spring), (true, true));
        assert_eq!(flips(Summer, Winter), (true, true));
        assert_eq!(flips(Fall, Fall), (false, false));
    }
}
