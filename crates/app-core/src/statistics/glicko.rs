//! The Glicko-2 rating system, after Mark Glickman, "Example of the Glicko-2 system".

use core::f64::consts::PI;

/// Points of the Glicko scale in one unit of the Glicko-2 scale.
const SCALE: f64 = 173.7178;
/// The rating in the middle of the scale.
const CENTRE: f64 = 1500.0;
/// How much the volatility may change over time.
const TAU: f64 = 0.5;
/// When the search for the volatility stops.
const PRECISION: f64 = 1e-6;
/// The search for the volatility needs some five steps; this only guarantees that it ends.
const MAX_STEPS: usize = 100;

/// A player's strength and its uncertainty.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating {
    /// The rating.
    pub rating: f64,
    /// Its standard deviation.
    pub deviation: f64,
    /// How much the rating is expected to vary.
    pub volatility: f64,
}

impl Default for Rating {
    /// Somebody of whom nothing is known.
    fn default() -> Self {
        Self {
            rating: CENTRE,
            deviation: 350.0,
            volatility: 0.06,
        }
    }
}

/// A game against an opponent.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Game {
    /// The opponent's rating.
    pub rating: f64,
    /// The opponent's deviation.
    pub deviation: f64,
    /// 1 for a win, 0.5 for a draw, 0 for a loss.
    pub score: f64,
}

/// How much a result against an opponent of this deviation says.
fn weight(deviation: f64) -> f64 {
    1.0 / (1.0 + 3.0 * deviation.powi(2) / PI.powi(2)).sqrt()
}

impl Rating {
    /// Above this deviation a rating is provisional.
    pub const PROVISIONAL: f64 = 110.0;

    /// Whether too little is known to take the rating seriously.
    pub fn is_provisional(self) -> bool {
        self.deviation > Self::PROVISIONAL
    }

    /// The rating after the games of a rating period.
    #[must_use]
    pub fn after(self, games: &[Game]) -> Self {
        let own = (self.rating - CENTRE) / SCALE;
        let deviation = self.deviation / SCALE;
        let mut information = 0.0;
        let mut surprise = 0.0;
        for game in games {
            let weight = weight(game.deviation / SCALE);
            let other = (game.rating - CENTRE) / SCALE;
            let expected = 1.0 / (1.0 + (-weight * (own - other)).exp());
            information += weight.powi(2) * expected * (1.0 - expected);
            surprise += weight * (game.score - expected);
        }
        if information <= 0.0 {
            let grown = deviation.hypot(self.volatility);
            return Self {
                deviation: (grown * SCALE).min(Self::default().deviation),
                ..self
            };
        }
        let variance = 1.0 / information;
        let change = variance * surprise;
        let volatility = volatility_after(deviation, self.volatility, variance, change);
        let before = deviation.hypot(volatility);
        let after = 1.0 / (1.0 / before.powi(2) + 1.0 / variance).sqrt();
        Self {
            rating: CENTRE + SCALE * (own + after.powi(2) * surprise),
            deviation: SCALE * after,
            volatility,
        }
    }
}

/// Step 5 of the paper: the new volatility, by the Illinois algorithm.
fn volatility_after(deviation: f64, volatility: f64, variance: f64, change: f64) -> f64 {
    let start = volatility.powi(2).ln();
    let f = |x: f64| {
        let e = x.exp();
        let spread = deviation.powi(2) + variance + e;
        e * (change.powi(2) - spread) / (2.0 * spread.powi(2)) - (x - start) / TAU.powi(2)
    };
    let mut a = start;
    let excess = change.powi(2) - deviation.powi(2) - variance;
    let mut b = if excess > 0.0 {
        excess.ln()
    } else {
        (1..MAX_STEPS)
            .map(|k| start - k as f64 * TAU)
            .find(|x| f(*x) >= 0.0)
            .unwrap_or(start)
    };
    let (mut f_a, mut f_b) = (f(a), f(b));
    for _ in 0..MAX_STEPS {
        if (b - a).abs() <= PRECISION {
            break;
        }
        let c = a + (a - b) * f_a / (f_b - f_a);
        let f_c = f(c);
        if f_c * f_b <= 0.0 {
            (a, f_a) = (b, f_b);
        } else {
            f_a /= 2.0;
        }
        (b, f_b) = (c, f_c);
    }
    (a / 2.0).exp()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(rating: f64, deviation: f64, score: f64) -> Game {
        Game {
            rating,
            deviation,
            score,
        }
    }

    #[test]
    fn the_example_of_the_paper() {
        let before = Rating {
            rating: 1500.0,
            deviation: 200.0,
            volatility: 0.06,
        };
        let after = before.after(&[
            game(1400.0, 30.0, 1.0),
            game(1550.0, 100.0, 0.0),
            game(1700.0, 300.0, 0.0),
        ]);
        assert!((after.rating - 1464.06).abs() < 0.01, "{after:?}");
        assert!((after.deviation - 151.52).abs() < 0.01, "{after:?}");
        assert!((after.volatility - 0.05999).abs() < 0.00001, "{after:?}");
    }

    #[test]
    fn a_period_without_games_makes_a_rating_less_certain() {
        let rating = Rating {
            deviation: 100.0,
            ..Rating::default()
        };
        let after = rating.after(&[]);
        assert!(after.deviation > 100.0 && after.deviation < 101.0);
        assert!((after.rating - rating.rating).abs() < 1e-9);
        assert!(Rating::default().after(&[]).deviation <= 350.0);
    }

    #[test]
    fn many_games_settle_a_rating_where_half_of_them_are_won() {
        let mut rating = Rating::default();
        for score in [1.0, 0.0].into_iter().cycle().take(60) {
            rating = rating.after(&[game(1800.0, 30.0, score)]);
            assert!(rating.rating.is_finite() && rating.deviation > 0.0);
        }
        assert!((rating.rating - 1800.0).abs() < 60.0, "{rating:?}");
        assert!(!rating.is_provisional(), "{rating:?}");
        assert!(Rating::default().is_provisional());
    }

    #[test]
    fn whoever_always_wins_or_loses_stays_within_the_numbers() {
        for score in [0.0, 1.0] {
            let mut rating = Rating::default();
            for _ in 0..500 {
                rating = rating.after(&[game(1500.0, 30.0, score)]);
            }
            assert!(rating.rating.is_finite(), "{rating:?}");
            assert!((0.0..4000.0).contains(&rating.rating), "{rating:?}");
        }
    }
}
