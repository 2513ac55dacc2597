//! Milestones of Wheels of Time.

use crate::games::milestones::Milestone;
use l10n::wheels_of_time as words;
use rules::Level;
use rules::game::Game as _;
use rules::games::wheels_of_time::{EndReason, Event, WheelsOfTime};

/// A city has this many buildings when it is complete.
const BUILDINGS: usize = 4;

pub const MILESTONES: &[Milestone<WheelsOfTime>] = &[
    Milestone {
        id: "alone",
        title: words::MILESTONE_ALONE,
        text: words::MILESTONE_ALONE_TASK,
        is_reached: |game| {
            game.has_won_alone("rounds", "8")
                || game.has_won_alone("rounds", "7")
                || game.has_won_alone("rounds", "6")
        },
    },
    Milestone {
        id: "alone-in-six",
        title: words::MILESTONE_ALONE_IN_SIX,
        text: words::MILESTONE_ALONE_IN_SIX_TASK,
        is_reached: |game| game.players() == 1 && game.has_won() && game.turns() <= 6,
    },
    Milestone {
        id: "joined-buildings",
        title: words::MILESTONE_JOINED_BUILDINGS,
        text: words::MILESTONE_JOINED_BUILDINGS_TASK,
        is_reached: |game| {
            let joined = game
                .events
                .iter()
                .filter(|event| matches!(event, Event::Joined { seat, .. } if *seat == game.seat));
            game.players() == 2 && game.has_won() && joined.count() >= BUILDINGS
        },
    },
    Milestone {
        id: "ahead-of-time",
        title: words::MILESTONE_AHEAD_OF_TIME,
        text: words::MILESTONE_AHEAD_OF_TIME_TASK,
        is_reached: |game| game.has_beaten(Level::Casual) && game.turns() <= 24,
    },
    Milestone {
        id: "both-complete",
        title: words::MILESTONE_BOTH_COMPLETE,
        text: words::MILESTONE_BOTH_COMPLETE_TASK,
        is_reached: |game| {
            game.has_won() && game.state.end_reason() == Some(EndReason::BothComplete)
        },
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
    const EXPERT: Player = Player::Bot(Level::Expert);

    #[test]
    fn cities_completed_alone() {
        let reached = |record| reached_by(&recorded(record, &[ME]), 1);
        assert!(reached("wheels-of-time-1-city-complete").contains(&"alone"));
        assert!(!reached("wheels-of-time-1-city-complete").contains(&"alone-in-six"));
        assert!(reached("wheels-of-time-1-six-rounds").is_empty());
        assert!(
            reached("wheels-of-time-1-ten-rounds")
                .iter()
                .all(|id| *id != "alone")
        );
        assert!(reached("wheels-of-time-1-hunger").is_empty());
        assert!(reached("wheels-of-time-1-rounds-used-up").is_empty());
    }

    #[test]
    fn games_of_two() {
        // Wheel 2 completes its city.
        let won = recorded("wheels-of-time-2-city-complete", &[EXPERT, ME]);
        // In eighteen turns; some buildings came from the stockpile.
        assert_eq!(reached_by(&won, 2), ["ahead-of-time", "beat-expert"]);
        let lost = recorded("wheels-of-time-2-city-complete", &[ME, EXPERT]);
        assert!(reached_by(&lost, 1).is_empty());
        let people = recorded("wheels-of-time-2-city-complete", &[ME, ME]);
        assert!(reached_by(&people, 2).is_empty());
    }
}
