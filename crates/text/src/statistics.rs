//! Words of the statistics.

use super::{Locale, strength};
use app_core::statistics::{Opponents, Rating};
use l10n::{Message, house};
use rules::{GameId, Level, Strength};

/// How far outside the levels a rating has to lie to be called beyond them, in points: half of an
/// ordinary step.
const BEYOND: f64 = 100.0;

/// The opponents of a match. Without a game, the strongest level has its usual name.
pub fn opponents(locale: Locale, game: Option<GameId>, opponents: Opponents) -> String {
    match opponents {
        Opponents::People => locale.text(house::PEOPLE),
        Opponents::Bots(of) => strength(locale, game.unwrap_or(GameId::TurnOfTime), of),
    }
}

/// A rating with twice its deviation: `1623 ± 84`.
pub fn rating(locale: Locale, rating: Rating) -> String {
    // Whole numbers: the code that writes fractions is large.
    let whole = |number: f64| number.round() as i32;
    house::rating(locale, whole(rating.rating), whole(2.0 * rating.deviation))
}

/// Which level a rating is about as strong as.
pub fn rating_level(locale: Locale, game: GameId, rating: Rating) -> String {
    let closest = bots::closest_strength(game, rating.rating);
    let distance = rating.rating - bots::rating(game, closest).rating;
    let label = strength(locale, game, closest);
    if closest == Strength::from_level(Level::Expert) && distance > BEYOND {
        house::rating_above(locale, &label)
    } else if closest == Strength::from_level(Level::Beginner) && distance < -BEYOND {
        house::rating_below(locale, &label)
    } else if closest.is_between() {
        let (weaker, stronger) = super::levels_of(locale, game, closest);
        house::rating_between(locale, &weaker, &stronger)
    } else {
        house::rating_about(locale, &label)
    }
}

/// What a curve shows, for those who cannot see it.
pub fn curve_summary(locale: Locale, what: &str, values: &[i32]) -> String {
    let (Some(first), Some(last)) = (values.first(), values.last()) else {
        return String::new();
    };
    let least = values.iter().min().unwrap_or(first);
    let most = values.iter().max().unwrap_or(first);
    match values.len() {
        1 => house::curve_one_game(locale, what, *first),
        games => house::curve_games(locale, what, games, *first, *last, *least, *most),
    }
}

/// Milestones that were reached: `Milestone: Dominance.`
pub fn milestones_reached(locale: Locale, titles: &[Message]) -> String {
    let count = titles.len();
    let titles: Vec<String> = titles.iter().map(|title| locale.text(*title)).collect();
    house::milestones_reached(locale, &titles.join(", "), count)
}

/// A number with one decimal from tenths: `41.5`.
pub fn tenths(locale: Locale, tenths: i64) -> String {
    let sign = if tenths < 0 { "-" } else { "" };
    let tenths = tenths.unsigned_abs();
    let whole = format!("{sign}{}", tenths / 10);
    match tenths % 10 {
        0 => whole,
        rest => house::tenths(locale, &whole, rest),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ENGLISH: Locale = Locale::ENGLISH;

    fn of(rating: f64) -> Rating {
        Rating {
            rating,
            deviation: 61.4,
            volatility: 0.06,
        }
    }

    #[test]
    fn ratings_in_words() {
        assert_eq!(rating(ENGLISH, of(1623.4)), "1623 ± 123");
        let level = |game, value| rating_level(ENGLISH, game, of(value));
        let game = GameId::TurnOfTime;
        assert_eq!(level(game, 1500.0), "About as strong as Casual");
        assert_eq!(level(game, 1610.0), "Between Casual and Skilled");
        assert_eq!(level(game, 2500.0), "Stronger than Expert");
        assert_eq!(level(game, 900.0), "Not yet as strong as Beginner");
        let perfect = level(GameId::ArgonautsWheel, 2080.0);
        assert_eq!(perfect, "About as strong as Perfect");
    }

    #[test]
    fn curves_and_numbers_in_words() {
        assert_eq!(
            curve_summary(ENGLISH, "Points", &[31, 44, 20, 40]),
            "Points over 4 games: from 31 to 40, lowest 20, highest 44."
        );
        assert_eq!(
            curve_summary(ENGLISH, "Points", &[31]),
            "Points after 1 game: 31."
        );
        assert_eq!(curve_summary(ENGLISH, "Points", &[]), "");
        assert_eq!(
            milestones_reached(ENGLISH, &[l10n::turn_of_time::MILESTONE_BALANCE]),
            "Milestone: Balance."
        );
        let both = milestones_reached(
            ENGLISH,
            &[
                l10n::turn_of_time::MILESTONE_BALANCE,
                l10n::turn_of_time::MILESTONE_BEAT_EXPERT,
            ],
        );
        assert_eq!(both, "Milestones: Balance, Seasoned.");
        let tenths: Vec<String> = [415, 40, -5, 0].map(|value| tenths(ENGLISH, value)).into();
        assert_eq!(tenths, ["41.5", "4", "-0.5", "0"]);
    }
}
