//! Milestones of The Wheel of Fortune.

use crate::games::milestones::{Finished, Milestone};
use l10n::wheel_of_fortune as words;
use rules::games::wheel_of_fortune::{Event, Gain, Kind, ScoredFeature, Sector, WheelOfFortune};

/// The sectors of the wheel, all of which have crowns.
const SECTORS: usize = 6;

type Game<'a> = Finished<'a, WheelOfFortune>;

pub const MILESTONES: &[Milestone<WheelOfFortune>] = &[
    Milestone {
        id: "city-of-ten",
        title: words::MILESTONE_CITY_OF_TEN,
        text: words::MILESTONE_CITY_OF_TEN_TASK,
        is_reached: |game| has_completed(game, Kind::City, 10),
    },
    Milestone {
        id: "road-of-ten",
        title: words::MILESTONE_ROAD_OF_TEN,
        text: words::MILESTONE_ROAD_OF_TEN_TASK,
        is_reached: |game| has_completed(game, Kind::Road, 10),
    },
    Milestone {
        id: "field-of-eight",
        title: words::MILESTONE_FIELD_OF_EIGHT,
        text: words::MILESTONE_FIELD_OF_EIGHT_TASK,
        is_reached: |game| {
            let mut gains = gains(game);
            gains.any(|(_, gain)| match gain {
                Gain::Final { feature } => feature.kind == Kind::Field && feature.cities >= 8,
                _ => false,
            })
        },
    },
    Milestone {
        id: "all-crowns",
        title: words::MILESTONE_ALL_CROWNS,
        text: words::MILESTONE_ALL_CROWNS_TASK,
        is_reached: |game| {
            let mut sectors: Vec<Sector> = Vec::new();
            for (_, gain) in gains(game) {
                if let Gain::Crown { sector } = gain
                    && !sectors.contains(sector)
                {
                    sectors.push(*sector);
                }
            }
            sectors.len() >= SECTORS
        },
    },
    Milestone {
        id: "full-table",
        title: words::MILESTONE_FULL_TABLE,
        text: words::MILESTONE_FULL_TABLE_TASK,
        is_reached: |game| game.players() == 5 && game.has_won(),
    },
    Milestone::beat_expert(
        words::MILESTONE_BEAT_EXPERT,
        words::MILESTONE_BEAT_EXPERT_TASK,
    ),
];

/// The seat's gains, with their points.
fn gains<'a>(game: &Game<'a>) -> impl Iterator<Item = (u16, &'a Gain)> {
    let player = game.seat;
    game.events.iter().filter_map(move |event| match event {
        Event::Gained { seat, points, gain } if *seat == player => Some((*points, gain)),
        _ => None,
    })
}

/// Whether the seat has scored a completed feature with at least this many tiles.
fn has_completed(game: &Game<'_>, kind: Kind, tiles: usize) -> bool {
    gains(game).any(|(_, gain)| match gain {
        Gain::Completed { feature } => is_large(feature, kind, tiles),
        _ => false,
    })
}

fn is_large(feature: &ScoredFeature, kind: Kind, tiles: usize) -> bool {
    feature.kind == kind && feature.cells.as_slice().len() >= tiles
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::milestones::testing::{reached_by, recorded};
    use records::{Match, Player};
    use rules::Level;
    use rules::Seat;

    const ME: Player = Player::Human;

    /// The first player completes a city of ten tiles.
    const CITY: &str = "wheel-of-fortune-2-city-of-ten";

    const RECORDS: [&str; 10] = [
        CITY,
        "wheel-of-fortune-2-71-tiles",
        "wheel-of-fortune-2-taxes",
        "wheel-of-fortune-2-famine",
        "wheel-of-fortune-3-fortune",
        "wheel-of-fortune-3-inquisition",
        "wheel-of-fortune-4-plague",
        "wheel-of-fortune-4-small-cities",
        "wheel-of-fortune-5-beside",
        "wheel-of-fortune-5-storm",
    ];

    /// The most tiles of a feature of this kind that a seat has completed, by the final score.
    fn largest(record: &Match, player: Seat, kind: Kind) -> usize {
        let mut largest = 0;
        for (seat, _, item) in record.state().score_items() {
            if let rules::ScoreItem::WheelOfFortune(
                rules::games::wheel_of_fortune::ScoreItem::Feature(feature),
            ) = item
                && seat == player
                && feature.kind == kind
                && feature.complete
            {
                largest = largest.max(feature.cells.as_slice().len());
            }
        }
        largest
    }

    #[test]
    fn large_cities_and_roads_are_those_of_the_final_score() {
        let mut found = Vec::new();
        for name in RECORDS {
            let record = recorded(name, &[ME; 5]);
            for seat in Seat::all(record.setup().players()) {
                let reached = reached_by(&record, seat.index() + 1);
                for (id, kind) in [("city-of-ten", Kind::City), ("road-of-ten", Kind::Road)] {
                    let is_reached = reached.contains(&id);
                    assert_eq!(is_reached, largest(&record, seat, kind) >= 10, "{id}");
                    found.push((id, is_reached));
                }
            }
        }
        for id in ["city-of-ten", "road-of-ten"] {
            assert!(found.contains(&(id, true)) && found.contains(&(id, false)));
        }
        assert!(reached_by(&recorded(CITY, &[ME; 2]), 1).contains(&"city-of-ten"));
    }

    #[test]
    fn wins_by_table_and_opponent() {
        let five = recorded("wheel-of-fortune-5-storm", &[ME; 5]);
        assert!(reached_by(&five, 2).contains(&"full-table"));
        assert!(!reached_by(&five, 1).contains(&"full-table"));
        let expert = Player::Bot(Level::Expert);
        let two = recorded("wheel-of-fortune-2-taxes", &[expert, ME]);
        assert!(reached_by(&two, 2).contains(&"beat-expert"));
        let two = recorded("wheel-of-fortune-2-taxes", &[ME, expert]);
        assert!(!reached_by(&two, 1).contains(&"beat-expert"));
    }

    /// The whole rim has been claimed by whoever has scored crowns of every sector.
    #[test]
    fn crowns_and_fields_follow_from_the_final_score() {
        use rules::games::wheel_of_fortune::ScoreItem;
        let mut found = Vec::new();
        for name in RECORDS {
            let record = recorded(name, &[ME; 5]);
            for player in Seat::all(record.setup().players()) {
                let items: Vec<ScoreItem> = record
                    .state()
                    .score_items()
                    .into_iter()
                    .filter_map(|(seat, _, item)| match item {
                        rules::ScoreItem::WheelOfFortune(item) if seat == player => Some(item),
                        _ => None,
                    })
                    .collect();
                let crowns = items
                    .iter()
                    .filter(|item| matches!(item, ScoreItem::Crowns { .. }));
                let has_field = items.iter().any(|item| match item {
                    ScoreItem::Feature(feature) => {
                        feature.kind == Kind::Field && feature.cities >= 8
                    }
                    _ => false,
                });
                let reached = reached_by(&record, player.index() + 1);
                assert_eq!(reached.contains(&"all-crowns"), crowns.count() == SECTORS);
                assert_eq!(reached.contains(&"field-of-eight"), has_field);
                found.extend(reached);
            }
        }
        assert!(found.contains(&"field-of-eight"), "{found:?}");
    }
}
