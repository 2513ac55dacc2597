//! How strong the levels are, as ratings: the scale on which people are rated too.

use crate::registry;
use rules::{GameId, Level, Strength};

/// The rating of a casual bot in every game: the zero point of the scale.
const CASUAL: f64 = 1500.0;
/// The standard deviation of the bots' ratings: the 95 % intervals of the ladder are some four
/// percentage points wide on both sides, which is 30 points on the scale for a step.
const DEVIATION: f64 = 30.0;

/// A rating on the Elo scale, where 400 points more make a win ten times as likely as a loss.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct BotRating {
    /// The rating.
    pub rating: f64,
    /// Its standard deviation.
    pub deviation: f64,
}

/// The difference in rating that a win rate in thousandths stands for; draws are half a win.
fn difference(win_rate: u16) -> f64 {
    let rate = f64::from(win_rate.clamp(1, 999)) / 1000.0;
    400.0 * (rate / (1.0 - rate)).log10()
}

/// The rating of a level above the weakest.
fn above_weakest(game: GameId, level: Level) -> f64 {
    registry::ladder(game)
        .into_iter()
        .take(level as usize)
        .map(difference)
        .sum()
}

/// The rating of a bot. It follows from the measured win rates of games of two; at tables of more
/// it is a fair guess.
///
/// ```
/// use bots::rating;
/// use rules::{GameId, Level, Strength};
///
/// let rating_of = |level| rating(GameId::WheelsOfTime, Strength::from_level(level)).rating;
/// assert_eq!(rating_of(Level::Casual), 1500.0);
/// assert!(rating_of(Level::Skilled) > 1700.0 && rating_of(Level::Novice) < 1300.0);
/// ```
pub fn rating(game: GameId, strength: Strength) -> BotRating {
    let above_weakest = |level| above_weakest(game, level);
    let lower = above_weakest(strength.level());
    let rating = match strength.is_between() {
        true => f64::midpoint(lower, above_weakest(strength.stronger().level())),
        false => lower,
    };
    BotRating {
        rating: CASUAL + rating - above_weakest(Level::Casual),
        deviation: DEVIATION,
    }
}

/// The strength whose rating is closest to this one.
pub fn closest_strength(game: GameId, target: f64) -> Strength {
    let distance = |strength: &Strength| (rating(game, *strength).rating - target).abs();
    Strength::all()
        .min_by(|a, b| distance(a).total_cmp(&distance(b)))
        .unwrap_or(Strength::from_level(Level::Casual))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn win_rates_are_differences_in_rating() {
        assert!(difference(500).abs() < 1e-9);
        // 10 wins to 1 loss.
        assert!((difference(909) - 400.0).abs() < 1.0);
        assert!((difference(760) + difference(240)).abs() < 1e-9);
    }

    #[test]
    fn stronger_bots_have_higher_ratings() {
        for game in GameId::ALL {
            let ratings: Vec<f64> = Strength::all()
                .map(|strength| rating(*game, strength).rating)
                .collect();
            assert!(ratings.is_sorted(), "{game:?}: {ratings:?}");
            for strength in Strength::all() {
                let rating = rating(*game, strength).rating;
                assert_eq!(closest_strength(*game, rating), strength);
            }
            assert_eq!(
                rating(*game, Strength::from_level(Level::Casual)).rating,
                CASUAL,
                "{game:?}"
            );
        }
        assert_eq!(
            closest_strength(GameId::WheelOfFortune, 5000.0),
            Strength::from_level(Level::Expert)
        );
    }

    #[test]
    fn half_a_step_lies_in_the_middle() {
        let rating_of = |half_steps| {
            let strength = Strength::from_half_steps(half_steps)
                .unwrap_or(Strength::from_level(Level::Casual));
            rating(GameId::TurnOfTime, strength).rating
        };
        assert!((rating_of(5) - f64::midpoint(rating_of(4), rating_of(6))).abs() < 1e-9);
    }
}
