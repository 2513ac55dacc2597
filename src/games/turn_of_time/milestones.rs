//! Milestones of Turn of Time.

use crate::games::milestones::Milestone;
use l10n::turn_of_time as words;
use rules::Level;
use rules::game::Game as _;
use rules::games::turn_of_time::TurnOfTime;

/// The points for the first and the second rank.
const BOTH_ON_TOP: i32 = 7;

pub const MILESTONES: &[Milestone<TurnOfTime>] = &[
    Milestone {
        id: "dominance",
        title: words::MILESTONE_DOMINANCE,
        text: words::MILESTONE_DOMINANCE_TASK,
        is_reached: |game| game.has_won_alone("goal", "dominance"),
    },
    Milestone {
        id: "balance",
        title: words::MILESTONE_BALANCE,
        text: words::MILESTONE_BALANCE_TASK,
        is_reached: |game| game.has_won_alone("goal", "balance"),
    },
    Milestone {
        id: "both-on-top",
        title: words::MILESTONE_BOTH_ON_TOP,
        text: words::MILESTONE_BOTH_ON_TOP_TASK,
        is_reached: |game| {
            let points = game.state.score().points[game.seat];
            game.players() == 2 && points == BOTH_ON_TOP && game.has_beaten(Level::Casual)
        },
    },
    Milestone {
        id: "four-seasons",
        title: words::MILESTONE_FOUR_SEASONS,
        text: words::MILESTONE_FOUR_SEASONS_TASK,
        is_reached: |game| game.players() == 4 && game.has_beaten(Level::Skilled),
    },
    Milestone::beat_expert(
        words::MILESTONE_BEAT_EXPERT,
        words::MILESTONE_BEAT_EXPERT_TASK,
    ),
];

#[cfg(test)]
mod tests {
    use crate::games::milestones::testing::{reached_by, recorded};
    use records::{Match, Player, SeatConfig};
    use rules::rng::Rng;
    use rules::{GameId, Level, Setup};

    const ME: Player = Player::Human;

    #[test]
    fn goals_reached_alone() {
        let reached = |record| reached_by(&recorded(record, &[ME]), 1);
        assert_eq!(reached("turn-of-time-1-dominance-reached"), ["dominance"]);
        assert_eq!(reached("turn-of-time-1-balance-reached"), ["balance"]);
        assert!(reached("turn-of-time-1-dominance-missed").is_empty());
        assert!(reached("turn-of-time-1-balance-missed").is_empty());
        assert!(reached("turn-of-time-1-resigned").is_empty());
        let by_bot = recorded(
            "turn-of-time-1-balance-reached",
            &[Player::Bot(Level::Expert)],
        );
        assert!(reached_by(&by_bot, 1).is_empty());
    }

    #[test]
    fn games_of_four() {
        let skilled = Player::Bot(Level::Skilled);
        let record = "turn-of-time-4-all-played";
        let ranks = recorded(record, &[]).position().ranks();
        for (seat, place) in ranks.iter() {
            let mut players = [skilled; 4];
            players[seat.index()] = ME;
            let reached = reached_by(&recorded(record, &players), seat.index() + 1);
            assert_eq!(reached.contains(&"four-seasons"), *place == 1);
        }
    }

    /// Random games; some are won with both seasons on top, and some without.
    #[test]
    fn milestones_of_two_players_follow_from_ranks_and_level() {
        let mut seen = [0; 2];
        for seed in 0..40 {
            let setup = Setup::new(GameId::TurnOfTime, 2, seed).unwrap();
            let seats = vec![SeatConfig::unnamed(ME); 2];
            let mut record = Match::new(setup, seats).unwrap();
            let mut rng = Rng::new(seed, 1);
            while let Some(action) = rng.pick(&record.state().legal_actions()).copied() {
                record.apply(action).unwrap();
            }
            record.set_player(rules::Seat::new(1).unwrap(), Player::Bot(Level::Expert));
            let points = record.state().score().points[rules::Seat::FIRST];
            let reached = reached_by(&record, 1);
            let has_won = record.position().ranks()[rules::Seat::FIRST] == 1;
            assert_eq!(reached.contains(&"beat-expert"), has_won, "{seed}");
            assert_eq!(reached.contains(&"both-on-top"), points == 7, "{seed}");
            seen[usize::from(points == 7)] += usize::from(has_won);
            record.set_player(rules::Seat::new(1).unwrap(), Player::Bot(Level::Novice));
            assert!(reached_by(&record, 1).is_empty());
        }
        assert!(seen[0] > 0 && seen[1] > 0, "{seen:?}");
    }
}
