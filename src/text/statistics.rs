//! Words of the statistics.

use super::Locale;
use app_core::statistics::{Opponents, Rating};
use rules::{GameId, Level, Strength};

/// How far outside the levels a rating has to lie to be called beyond them, in points: half of an
/// ordinary step.
const BEYOND: f64 = 100.0;

impl Locale {
    /// The opponents of a match. Without a game, the strongest level has its usual name.
    pub fn opponents(self, game: Option<GameId>, opponents: Opponents) -> String {
        match opponents {
            Opponents::People => "People".to_owned(),
            Opponents::Bots(strength) => {
                self.strength(game.unwrap_or(GameId::TurnOfTime), strength)
            }
        }
    }

    /// A number of players: `1 player`.
    pub fn player_count(self, players: u8) -> String {
        self.count(players, "player", "players")
    }

    /// A rating with twice its deviation: `1623 ± 84`.
    pub fn rating(self, rating: Rating) -> String {
        // Whole numbers: the code that writes fractions is large.
        let whole = |number: f64| number.round() as i32;
        let (rating, margin) = (whole(rating.rating), whole(2.0 * rating.deviation));
        format!("{rating} ± {margin}")
    }

    /// Which level a rating is about as strong as.
    pub fn rating_level(self, game: GameId, rating: Rating) -> String {
        let closest = bots::closest_strength(game, rating.rating);
        let distance = rating.rating - bots::rating(game, closest).rating;
        let label = self.strength(game, closest);
        if closest == Strength::from_level(Level::Expert) && distance > BEYOND {
            format!("Stronger than {label}")
        } else if closest == Strength::from_level(Level::Beginner) && distance < -BEYOND {
            format!("Not yet as strong as {label}")
        } else if closest.is_between() {
            format!("Between {}", label.replace(" to ", " and "))
        } else {
            format!("About as strong as {label}")
        }
    }

    /// What a curve shows, for those who cannot see it.
    pub fn curve_summary(self, what: &str, values: &[i32]) -> String {
        let (Some(first), Some(last)) = (values.first(), values.last()) else {
            return String::new();
        };
        let least = values.iter().min().unwrap_or(first);
        let most = values.iter().max().unwrap_or(first);
        let games = self.count(values.len() as u64, "game", "games");
        match values.len() {
            1 => format!("{what} after {games}: {first}."),
            _ => format!(
                "{what} over {games}: from {first} to {last}, lowest {least}, highest {most}."
            ),
        }
    }

    /// Milestones that were reached: `Milestone: Dominance.`
    pub fn milestones_reached(self, titles: &[&str]) -> String {
        let head = if titles.len() == 1 {
            "Milestone"
        } else {
            "Milestones"
        };
        format!("{head}: {}.", titles.join(", "))
    }

    /// Where the numbers come from.
    pub const fn about_statistics(self) -> &'static str {
        "These numbers follow from the finished games in this browser. If you delete a game, it no longer counts; if you open a saved one, it does."
    }

    /// A number with one decimal from tenths: `41.5`.
    pub fn tenths(self, tenths: i64) -> String {
        let sign = if tenths < 0 { "-" } else { "" };
        let tenths = tenths.unsigned_abs();
        match tenths % 10 {
            0 => format!("{sign}{}", tenths / 10),
            rest => format!("{sign}{}.{rest}", tenths / 10),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ENGLISH: Locale = Locale::english();

    fn rating(rating: f64) -> Rating {
        Rating {
            rating,
            deviation: 61.4,
            volatility: 0.06,
        }
    }

    #[test]
    fn ratings_in_words() {
        assert_eq!(ENGLISH.rating(rating(1623.4)), "1623 ± 123");
        let level = |game, value| ENGLISH.rating_level(game, rating(value));
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
            ENGLISH.curve_summary("Points", &[31, 44, 20, 40]),
            "Points over 4 games: from 31 to 40, lowest 20, highest 44."
        );
        assert_eq!(
            ENGLISH.curve_summary("Points", &[31]),
            "Points after 1 game: 31."
        );
        assert_eq!(ENGLISH.curve_summary("Points", &[]), "");
        assert_eq!(
            ENGLISH.milestones_reached(&["Balance"]),
            "Milestone: Balance."
        );
        let both = ENGLISH.milestones_reached(&["Balance", "Seasoned"]);
        assert_eq!(both, "Milestones: Balance, Seasoned.");
        let tenths: Vec<String> = [415, 40, -5, 0].map(|value| ENGLISH.tenths(value)).into();
        assert_eq!(tenths, ["41.5", "4", "-0.5", "0"]);
    }
}
