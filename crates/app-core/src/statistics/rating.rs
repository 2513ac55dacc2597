//! The player's rating in a game, from the results against bots, whose strength was measured.

use super::glicko::{Game, Rating};
use super::report::Play;
use core::cmp::Ordering;

/// The rating after a match.
#[derive(Clone, Debug, PartialEq)]
pub struct RatingStep {
    /// Number of the match in the store.
    pub id: String,
    /// When it ended, in milliseconds since 1970.
    pub finished: u64,
    /// The rating after it.
    pub rating: Rating,
}

/// The course of a rating over somebody's matches of one game, in order of their dates. Each match
/// is a rating period; each bot at the table is an opponent, and whoever has the better place has
/// won. People are not rated.
pub fn rating_history(plays: &[Play<'_>]) -> Vec<RatingStep> {
    let mut rating = Rating::default();
    let mut steps = Vec::new();
    for play in plays {
        let outcome = play.outcome();
        let games: Vec<Game> = play
            .opponents()
            .filter_map(|opponent| {
                let bot = bots::rating(outcome.game, opponent.player.strength()?);
                Some(Game {
                    rating: bot.rating,
                    deviation: bot.deviation,
                    score: match play.place().cmp(&opponent.place) {
                        Ordering::Less => 1.0,
                        Ordering::Equal => 0.5,
                        Ordering::Greater => 0.0,
                    },
                })
            })
            .collect();
        if games.is_empty() {
            continue;
        }
        rating = rating.after(&games);
        steps.push(RatingStep {
            id: play.finished.id.clone(),
            finished: outcome.finished,
            rating,
        });
    }
    steps
}

#[cfg(test)]
mod tests {
    use super::super::report::testing::{finished, plays_of};
    use super::*;
    use records::Player;
    use rules::{GameId, Level, Strength};

    #[test]
    fn only_bots_rate_and_better_places_win() {
        let game = GameId::TurnOfTime;
        let (me, casual) = (Player::Human, Player::Bot(Level::Casual));
        let skilled = Player::Matched(Strength::from_level(Level::Skilled));
        let matches = [
            finished(game, 1, &[(me, 7, 1), (casual, 3, 2)]),
            // Solo.
            finished(game, 2, &[(me, 7, 1)]),
            // Second of three: one is beaten.
            finished(game, 3, &[(skilled, 4, 1), (me, 3, 2), (casual, 2, 3)]),
            finished(game, 4, &[(casual, 5, 1), (me, 5, 1)]),
        ];
        let steps = rating_history(&plays_of(&matches));
        let dates: Vec<u64> = steps.iter().map(|step| step.finished).collect();
        assert_eq!(dates, [1, 3, 4]);
        let ratings: Vec<f64> = steps.iter().map(|step| step.rating.rating).collect();
        assert!(ratings[0] > 1600.0, "{ratings:?}");
        // A draw against a weaker bot costs something.
        assert!(ratings[2] < ratings[1], "{ratings:?}");
        let deviations: Vec<f64> = steps.iter().map(|step| step.rating.deviation).collect();
        assert!(deviations.is_sorted_by(|one, next| one > next));
    }

    #[test]
    fn somebody_as_strong_as_a_level_gets_its_rating() {
        let game = GameId::WheelOfFortune;
        let (me, veteran) = (Player::Human, Player::Bot(Level::Veteran));
        let matches: Vec<_> = (0..40)
            .map(|date| {
                let won = date % 2;
                finished(
                    game,
                    date,
                    &[(me, 0, 2 - won as u8), (veteran, 0, 1 + won as u8)],
                )
            })
            .collect();
        let steps = rating_history(&plays_of(&matches));
        let last = steps.last().unwrap().rating;
        assert_eq!(
            bots::closest_strength(game, last.rating),
            Strength::from_level(Level::Veteran),
            "{last:?}"
        );
        assert!(!last.is_provisional(), "{last:?}");
    }
}
