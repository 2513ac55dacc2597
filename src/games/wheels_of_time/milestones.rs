//! Milestones of Wheels of Time.

use crate::games::milestones::Milestone;
use rules::Level;
use rules::game::Game as _;
use rules::games::wheels_of_time::{EndReason, Event, WheelsOfTime};

/// A city has this many buildings when it is complete.
const BUILDINGS: usize = 4;

pub const MILESTONES: &[Milestone<WheelsOfTime>] = &[
    Milestone {
        id: "alone",
        title: "Eight rounds",
        text: "Complete your city in a solo game within eight rounds.",
        is_reached: |game| {
            game.has_won_alone("rounds", "8")
                || game.has_won_alone("rounds", "7")
                || game.has_won_alone("rounds", "6")
        },
    },
    Milestone {
        id: "alone-in-six",
        title: "Clockwork",
        text: "Complete your city in a solo game within six rounds.",
        is_reached: |game| game.players() == 1 && game.has_won() && game.turns() <= 6,
    },
    Milestone {
        id: "joined-buildings",
        title: "Nothing from the stockpile",
        text: "Win a game for two with all four buildings made by combining links.",
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
        title: "Ahead of time",
        text: "Beat Casual or stronger within 24 turns, twelve each.",
        is_reached: |game| game.has_beaten(Level::Casual) && game.turns() <= 24,
    },
    Milestone {
        id: "both-complete",
        title: "Photo finish",
        text: "Win when both cities are completed at once.",
        is_reached: |game| {
            game.has_won() && game.state.end_reason() == Some(EndReason::BothComplete)
        },
    },
    Milestone {
        id: "beat-expert",
        title: "Master of wheels",
        text: "Beat Expert.",
        is_reached: |game| game.has_beaten(Level::Expert),
    },
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
