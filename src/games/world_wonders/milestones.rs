//! Milestones of World Wonders.

use crate::games::milestones::Milestone;
use l10n::world_wonders as words;
use rules::games::world_wonders::{POPULATION_END, WorldWonders};

/// Number of monuments for the milestone.
const MANY_MONUMENTS: u8 = 6;
/// Number of districts for the milestone.
const MANY_DISTRICTS: usize = 14;

pub const MILESTONES: &[Milestone<WorldWonders>] = &[
    Milestone {
        id: "solo-easy",
        title: words::MILESTONE_SOLO_EASY,
        text: words::MILESTONE_SOLO_EASY_TASK,
        is_reached: |game| game.players() == 1 && game.has_won(),
    },
    Milestone {
        id: "solo-hard",
        title: words::MILESTONE_SOLO_HARD,
        text: words::MILESTONE_SOLO_HARD_TASK,
        is_reached: |game| game.has_won_alone("automaton", "hard"),
    },
    Milestone {
        id: "full-city",
        title: words::MILESTONE_FULL_CITY,
        text: words::MILESTONE_FULL_CITY_TASK,
        is_reached: |game| {
            game.has_won() && game.state.city(game.seat).population() >= POPULATION_END
        },
    },
    Milestone {
        id: "six-monuments",
        title: words::MILESTONE_SIX_MONUMENTS,
        text: words::MILESTONE_SIX_MONUMENTS_TASK,
        is_reached: |game| game.state.city(game.seat).monument_count() >= MANY_MONUMENTS,
    },
    Milestone {
        id: "many-districts",
        title: words::MILESTONE_MANY_DISTRICTS,
        text: words::MILESTONE_MANY_DISTRICTS_TASK,
        is_reached: |game| game.state.city(game.seat).districts().count() >= MANY_DISTRICTS,
    },
    Milestone::beat_expert(
        words::MILESTONE_BEAT_EXPERT,
        words::MILESTONE_BEAT_EXPERT_TASK,
    ),
];

#[cfg(test)]
mod tests {
    use crate::games::milestones::testing::{reached_by, recorded};
    use records::Player;
    use rules::Level;

    const ME: Player = Player::Human;

    #[test]
    fn solo_games_by_automaton() {
        let reached = |record| reached_by(&recorded(record, &[ME]), 1);
        let hard = reached("world-wonders-1-hard-won");
        assert!(hard.contains(&"solo-hard") && hard.contains(&"solo-easy"));
        let easy = reached("world-wonders-1-rounds-won");
        assert!(easy.contains(&"solo-easy") && !easy.contains(&"solo-hard"));
        let lost = reached("world-wonders-1-hard-lost");
        assert!(!lost.contains(&"solo-hard") && !lost.contains(&"solo-easy"));
    }

    #[test]
    fn cities() {
        // A full city and six monuments win the easy game by a point.
        let full = reached_by(&recorded("world-wonders-1-population-won", &[ME]), 1);
        assert!(
            full.contains(&"full-city") && full.contains(&"six-monuments"),
            "{full:?}"
        );
        // Full, but lost.
        let lost = reached_by(&recorded("world-wonders-1-hard-population-lost", &[ME]), 1);
        assert!(!lost.contains(&"full-city"), "{lost:?}");
        let few = reached_by(&recorded("world-wonders-1-hard-won", &[ME]), 1);
        assert!(!few.contains(&"six-monuments"), "{few:?}");
    }

    #[test]
    fn games_of_two() {
        let expert = Player::Bot(Level::Expert);
        for players in [[ME, expert], [expert, ME]] {
            let record = recorded("world-wonders-2-population", &players);
            let ranks = record.position().ranks();
            for (seat, player) in rules::Seat::all(2).zip(players) {
                let reached = reached_by(&record, seat.index() + 1);
                let expected = player == ME && ranks[seat] == 1;
                assert_eq!(reached.contains(&"beat-expert"), expected);
            }
        }
    }
}
