//! Names of the strength levels of computer opponents.

/// Strength of a computer opponent. What a level means is defined per game, in
/// the `bots` crate.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize,
)]
pub enum Level {
    /// For a first game.
    Beginner,
    /// Knows what is worth something, blunders often.
    Novice,
    /// Sensible, and easily surprised.
    Casual,
    /// Rarely makes an outright mistake.
    Skilled,
    /// Plans ahead.
    Veteran,
    /// The strongest level.
    Expert,
}

impl Level {
    /// The number of levels.
    pub const COUNT: usize = 6;

    /// From the weakest to the strongest.
    pub const ALL: [Self; Self::COUNT] = [
        Self::Beginner,
        Self::Novice,
        Self::Casual,
        Self::Skilled,
        Self::Veteran,
        Self::Expert,
    ];

    /// Stable name, used in records.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Beginner => "beginner",
            Self::Novice => "novice",
            Self::Casual => "casual",
            Self::Skilled => "skilled",
            Self::Veteran => "veteran",
            Self::Expert => "expert",
        }
    }
}

/// The strength of an opponent that adapts to a person: a level, or half a step above
/// one, where every other decision, on average, is made by the next level.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Strength {
    /// In half steps above the weakest level.
    half_steps: u8,
}

impl Strength {
    const MAX_HALF_STEPS: u8 = 2 * (Level::COUNT as u8 - 1);

    /// The strength of a level.
    pub const fn from_level(level: Level) -> Self {
        Self {
            half_steps: 2 * level as u8,
        }
    }

    /// The strength this many half steps above the weakest level, or `None` if it
    /// would be above the strongest.
    pub const fn from_half_steps(half_steps: u8) -> Option<Self> {
        if half_steps <= Self::MAX_HALF_STEPS {
            Some(Self { half_steps })
        } else {
            None
        }
    }

    /// Half steps above the weakest level, 0 to 10.
    pub const fn half_steps(self) -> u8 {
        self.half_steps
    }

    /// All strengths, from the weakest to the strongest.
    pub fn all() -> impl Iterator<Item = Self> + Clone {
        (0..=Self::MAX_HALF_STEPS).map(|half_steps| Self { half_steps })
    }

    /// Half a step up, unless it is the strongest.
    #[must_use]
    pub const fn stronger(self) -> Self {
        match Self::from_half_steps(self.half_steps + 1) {
            Some(stronger) => stronger,
            None => self,
        }
    }

    /// Half a step down, unless it is the weakest.
    #[must_use]
    pub const fn weaker(self) -> Self {
        Self {
            half_steps: self.half_steps.saturating_sub(1),
        }
    }

    /// The level that it is, or is half a step above.
    pub fn level(self) -> Level {
        Level::ALL[usize::from(self.half_steps / 2)]
    }

    /// Whether it lies half a step above its level.
    pub const fn is_between(self) -> bool {
        self.half_steps % 2 == 1
    }

    /// The level that makes a decision. Between two levels the random seed of the
    /// decision chooses one of them.
    pub fn level_for(self, seed: u64) -> Level {
        // Mixed, because seeds may be consecutive.
        let coin = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 63;
        if self.is_between() && coin == 1 {
            self.stronger().level()
        } else {
            self.level()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn strengths_go_up_and_down_by_half_steps() {
        let all: Vec<Strength> = Strength::all().collect();
        assert_eq!(all.len(), 2 * Level::COUNT - 1);
        for pair in all.windows(2) {
            assert_eq!(pair[0].stronger(), pair[1]);
            assert_eq!(pair[1].weaker(), pair[0]);
            assert!(pair[0] < pair[1]);
        }
        assert_eq!(Strength::from_level(Level::Beginner).weaker(), all[0]);
        assert_eq!(Strength::from_level(Level::Expert).stronger(), all[10]);
        for strength in all {
            assert_eq!(
                Strength::from_half_steps(strength.half_steps()),
                Some(strength)
            );
        }
        assert_eq!(Strength::from_half_steps(11), None);
    }

    #[test]
    fn half_a_step_mixes_two_levels_evenly() {
        for strength in Strength::all() {
            let upper = strength.stronger().level();
            let chosen = (0..1000).filter(|seed| strength.level_for(*seed) == upper);
            let expected = match (strength.is_between(), upper == strength.level()) {
                (true, _) => 450..=550,
                (false, true) => 1000..=1000,
                (false, false) => 0..=0,
            };
            assert!(expected.contains(&chosen.count()), "{strength:?}");
        }
    }
}
