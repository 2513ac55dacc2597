//! Milestones of Argonaut's Wheel, a solved game.

use crate::games::milestones::{Finished, Milestone};
use l10n::argonauts_wheel as words;
use rules::Level;
use rules::game::Game as _;
use rules::games::argonauts_wheel::{ArgonautsWheel, EndReason, Event, StoodOn};

/// The first player wins with this turn at the latest, if it makes no mistake: the opponent
/// cannot hold out longer.
const LONGEST_RESISTANCE: u32 = 75;

pub const MILESTONES: &[Milestone<ArgonautsWheel>] = &[
    Milestone {
        id: "going-second",
        title: words::MILESTONE_GOING_SECOND,
        text: words::MILESTONE_GOING_SECOND_TASK,
        is_reached: |game| game.seat != game.first_seat && game.has_beaten(Level::Skilled),
    },
    Milestone {
        id: "whole-spire",
        title: words::MILESTONE_WHOLE_SPIRE,
        text: words::MILESTONE_WHOLE_SPIRE_TASK,
        is_reached: |game| {
            game.has_won()
                && game.state.end_reason() == Some(EndReason::ConeKilled(StoodOn::FreeSpire))
        },
    },
    Milestone {
        id: "two-revolutions",
        title: words::MILESTONE_TWO_REVOLUTIONS,
        text: words::MILESTONE_TWO_REVOLUTIONS_TASK,
        is_reached: |game| {
            let is_revival = |event: &Event| matches!(event, Event::AllResurrected { .. });
            game.has_won() && game.events.iter().any(is_revival)
        },
    },
    Milestone {
        id: "longest-resistance",
        title: words::MILESTONE_LONGEST_RESISTANCE,
        text: words::MILESTONE_LONGEST_RESISTANCE_TASK,
        is_reached: |game| {
            game.seat != game.first_seat
                && game.has_opponent_of(Level::Expert)
                && game.is_played_out()
                && game.turns() >= LONGEST_RESISTANCE
        },
    },
    Milestone {
        id: "draw-perfect",
        title: words::MILESTONE_DRAW_PERFECT,
        text: words::MILESTONE_DRAW_PERFECT_TASK,
        is_reached: is_drawn_with_perfect,
    },
    Milestone::beat_expert(
        words::MILESTONE_BEAT_EXPERT,
        words::MILESTONE_BEAT_EXPERT_TASK,
    ),
];

fn is_drawn_with_perfect(game: &Finished<'_, ArgonautsWheel>) -> bool {
    let is_first = game.ranks.iter().all(|(_, place)| *place == 1);
    is_first && game.is_played_out() && game.has_opponent_of(Level::Expert)
}

#[cfg(test)]
mod tests {
    use crate::games::milestones::testing::{reached_by, recorded};
    use records::{Match, Player, SeatConfig};
    use rules::{GameId, Level, Setup};

    const ME: Player = Player::Human;
    const PERFECT: Player = Player::Bot(Level::Expert);

    #[test]
    fn wins_and_draws_against_perfect() {
        let won = recorded("argonauts-wheel-2-cone-alone", &[ME, PERFECT]);
        assert_eq!(reached_by(&won, 1), ["beat-expert"]);
        assert!(reached_by(&won, 2).is_empty());
        // Black has won.
        let lost = recorded("argonauts-wheel-2-cone-alone", &[PERFECT, ME]);
        assert!(reached_by(&lost, 2).is_empty());
        let drawn = recorded("argonauts-wheel-2-repetition", &[ME, PERFECT]);
        assert_eq!(reached_by(&drawn, 1), ["draw-perfect"]);
        let agreed = recorded("argonauts-wheel-2-agreed-draw", &[ME, PERFECT]);
        assert!(reached_by(&agreed, 1).is_empty());
    }

    #[test]
    fn special_wins() {
        let spire = recorded("argonauts-wheel-2-cone-on-free-spire", &[ME, ME]);
        let all = [reached_by(&spire, 1), reached_by(&spire, 2)].concat();
        assert!(all.contains(&"whole-spire"), "{all:?}");
        let dead = recorded("argonauts-wheel-2-cone-on-dead-discs", &[ME, ME]);
        let all = [reached_by(&dead, 1), reached_by(&dead, 2)].concat();
        assert!(!all.contains(&"whole-spire"), "{all:?}");
    }

    /// Both sides play as well as they can: the second one loses, as late as possible.
    #[test]
    fn nobody_resists_perfect_longer_than_the_milestone_asks() {
        let seats = vec![SeatConfig::unnamed(PERFECT); 2];
        let setup = Setup::new(GameId::ArgonautsWheel, 2, 0).unwrap();
        let mut record = Match::new(setup, seats).unwrap();
        while let Some(mut search) = bots::search(record.state(), Level::Expert, 1) {
            let action = search.finish().unwrap();
            record.apply(action).unwrap();
        }
        assert_eq!(record.entries().len(), 75);
        record.set_player(rules::Seat::new(1).unwrap(), ME);
        assert_eq!(reached_by(&record, 2), ["longest-resistance"]);
        record.set_player(rules::Seat::FIRST, Player::Bot(Level::Veteran));
        assert!(reached_by(&record, 2).is_empty());
    }
}
