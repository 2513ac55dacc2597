//! Recorded games of The Wheel of Fortune contain what their names say.

// Test helpers may panic.
#![allow(clippy::unwrap_used)]

mod common;

use common::recorded;
use records::{Entry, Match};
use rules::Action as AnyAction;
use rules::games::wheel_of_fortune::{
    Action, EndReason, Event, FollowerSpot, Gain, Kind, Phase, Sector, WheelOfFortune,
};

/// A recorded game, by its name without the game's.
fn recorded(name: &str) -> Match {
    recorded::recorded(&format!("wheel-of-fortune-{name}"))
}

fn state_at(record: &Match, ply: usize) -> WheelOfFortune {
    recorded::state_at(record, ply)
}

fn events_by_entry(record: &Match) -> Vec<Vec<Event>> {
    recorded::events_by_entry::<WheelOfFortune>(record)
}

fn end_reason(record: &Match) -> Option<EndReason> {
    recorded::end_reason::<WheelOfFortune>(record)
}

/// The gains of each entry: seat, points, what for.
fn gains(record: &Match) -> Vec<Vec<(usize, u16, Gain)>> {
    let gained = |event: &Event| match *event {
        Event::Gained { seat, points, gain } => Some((seat.index(), points, gain)),
        _ => None,
    };
    let all = events_by_entry(record);
    all.iter()
        .map(|events| events.iter().filter_map(gained).collect())
        .collect()
}

mod names {
    use super::*;

    #[test]
    fn taxes() {
        let record = recorded("2-taxes");
        let rich = |gain: &Gain| match gain {
            Gain::Taxes {
                feature: area,
                knights,
            } => *knights > 1 && area.pennants > 0,
            _ => false,
        };
        let mut taxes = gains(&record).into_iter().flatten();
        assert!(taxes.any(|(_, points, gain)| rich(&gain) && points >= 6));
        // Both players get the same for something that is completed.
        let shared = gains(&record).into_iter().any(|gains| {
            gains.windows(2).any(|two| {
                let completed = matches!(two[0].2, Gain::Completed { .. });
                completed && two[0].2 == two[1].2 && two[0].1 == two[1].1 && two[0].0 != two[1].0
            })
        });
        assert!(shared);
    }

    #[test]
    fn famine() {
        let several = |gain: &Gain| matches!(gain, Gain::Famine { farmers: 2.., .. });
        let record = recorded("2-famine");
        let all = gains(&record).into_iter().flatten();
        assert!(all.filter(|(_, _, gain)| several(gain)).count() > 2);
    }

    #[test]
    fn famine_with_majority() {
        let record = recorded("3-majority-famine");
        let outnumbered = events_by_entry(&record)
            .iter()
            .zip(1..)
            .any(|(events, ply)| {
                let famine = |event: &Event| {
                    let sector = Sector::Famine;
                    matches!(event, Event::PigMoved { sector: to, .. } if *to == sector)
                };
                let state = state_at(&record, ply);
                let mut fields = state
                    .claimed_features()
                    .filter(|feature| feature.kind == Kind::Field);
                // A player who is outnumbered in a field with cities gets nothing for it.
                events.iter().any(famine)
                    && fields.any(|field| {
                        field.cities > 0
                            && field.followers.iter().any(|(seat, farmers)| {
                                let is_paid = |event: &Event| match *event {
                                    Event::Gained {
                                        seat: farmer,
                                        gain: Gain::Famine { feature: area, .. },
                                        ..
                                    } => farmer == seat && area.cells == field.cells,
                                    _ => false,
                                };
                                *farmers > 0 && !field.winners[seat] && !events.iter().any(is_paid)
                            })
                    })
            });
        assert!(outnumbered);
    }

    #[test]
    fn fortune_and_two_crowns_at_once() {
        let record = recorded("3-fortune");
        let all = gains(&record);
        let fortunes = all
            .iter()
            .flatten()
            .filter(|(_, points, gain)| *gain == Gain::Fortune && *points == 3);
        assert!(fortunes.count() >= 5);
        let crowned = |(_, _, gain): &&(usize, u16, Gain)| matches!(gain, Gain::Crown { .. });
        let mut crowns = all.iter().map(|gains| gains.iter().filter(crowned).count());
        assert!(crowns.any(|count| count == 2));
    }

    #[test]
    fn inquisition() {
        let monks = |gains: &Vec<(usize, u16, Gain)>| {
            let mut counts = [0; 3];
            for (seat, points, gain) in gains {
                if matches!(gain, Gain::Inquisition { .. }) {
                    assert_eq!(*points, 2);
                    counts[*seat] += 1;
                }
            }
            counts.iter().any(|count| *count > 1)
                && counts.iter().filter(|count| **count > 0).count() > 1
        };
        assert!(gains(&recorded("3-inquisition")).iter().any(monks));
    }

    #[test]
    fn storm() {
        let for_all_five = |gains: &Vec<(usize, u16, Gain)>| {
            let mut points: Vec<u16> = gains
                .iter()
                .filter(|(_, _, gain)| matches!(gain, Gain::Storm { .. }))
                .map(|(_, points, _)| *points)
                .collect();
            let has_five = points.len() == 5;
            points.sort_unstable();
            points.dedup();
            has_five && points.len() > 1
        };
        assert!(gains(&recorded("5-storm")).iter().any(for_all_five));
    }

    #[test]
    fn plague() {
        let record = recorded("4-plague");
        let home = |entry: &Entry| {
            let home = |action: &AnyAction| {
                matches!(action, AnyAction::WheelOfFortune(Action::ReturnFollower(_)))
            };
            matches!(entry, Entry::Action(action) if home(action))
        };
        let entries = record.entries();
        assert!(entries.windows(4).any(|four| four.iter().all(home)));
        let crowned = |events: &Vec<Event>| {
            let plague = |event: &&Event| {
                let sector = Sector::Plague;
                let crown = FollowerSpot::Crown { sector };
                matches!(event, Event::WentHome { spot: at, .. } if *at == crown)
            };
            events.iter().filter(plague).count() == 2
        };
        let mut taken = events_by_entry(&record).into_iter().zip(entries);
        assert!(taken.any(|(events, entry)| home(entry) && crowned(&events)));
    }

    #[test]
    fn small_cities() {
        let record = recorded("4-small-cities");
        let small = |gain: &Gain| match gain {
            Gain::Completed { feature: area } => {
                area.kind == Kind::City && area.cells.as_slice().len() == 2
            }
            _ => false,
        };
        let small: Vec<u16> = gains(&record)
            .into_iter()
            .flatten()
            .filter(|(_, _, gain)| small(gain))
            .map(|(_, points, _)| points)
            .collect();
        assert!(small.len() > 4 && small.iter().all(|points| *points == 2));
    }

    #[test]
    fn the_wheel_beside_the_board() {
        let record = recorded("5-beside");
        assert_eq!(state_at(&record, 0).tiles().count(), 1);
        let nowhere = |event: &Event| matches!(event, Event::FitsNowhere { .. });
        assert!(events_by_entry(&record).iter().flatten().any(nowhere));
    }

    #[test]
    fn tiles_that_fit_nowhere() {
        let nowhere = |event: &Event| matches!(event, Event::FitsNowhere { .. });
        let last = recorded("2-last-fits-nowhere");
        assert_eq!(end_reason(&last), Some(EndReason::LastTileFitsNowhere));
        let events = events_by_entry(&last);
        assert!(events.last().unwrap().iter().any(nowhere));
        let within = recorded("4-fits-nowhere");
        assert_eq!(end_reason(&within), Some(EndReason::LastTile));
        let drawn_again = |events: &Vec<Event>| {
            let drawn = |event: &Event| match event {
                Event::Drawn { seat, .. } => Some(*seat),
                _ => None,
            };
            let seats: Vec<_> = events.iter().filter_map(drawn).collect();
            events.iter().any(nowhere) && seats.len() == 2 && seats[0] == seats[1]
        };
        assert!(events_by_entry(&within).iter().any(drawn_again));
    }

    #[test]
    fn every_choice_other_than_the_default() {
        let record = recorded("5-all-options");
        let chosen: Vec<&str> = record.setup().choices().map(|(_, choice)| choice).collect();
        assert_eq!(chosen, ["71", "majority", "2", "beside"]);
        let record = recorded("2-71-tiles");
        let placed = |event: &&Event| matches!(event, Event::Placed { .. });
        let all = events_by_entry(&record);
        assert_eq!(all.iter().flatten().filter(placed).count(), 71);
    }

    #[test]
    fn tiles_of_the_base_game() {
        for (name, tiles, on_table) in [
            ("5-144-tiles", 144, 16),
            ("2-144-beside", 143, 1),
            ("3-91-tiles", 91, 16),
        ] {
            let record = recorded(name);
            let start = state_at(&record, 0);
            assert_eq!(start.remaining_count(), tiles, "{name}");
            assert_eq!(start.tiles().count(), on_table, "{name}");
            let all = events_by_entry(&record);
            let tiles_of = |is_counted: fn(&Event) -> bool| {
                all.iter()
                    .flatten()
                    .filter(|event| is_counted(event))
                    .count()
            };
            let placed = tiles_of(|event| matches!(event, Event::Placed { .. }));
            let nowhere = tiles_of(|event| matches!(event, Event::FitsNowhere { .. }));
            assert_eq!(placed + nowhere, tiles, "{name}");
            // The pig still makes five rounds.
            assert_eq!(
                tiles_of(|event| matches!(event, Event::PigMoved { .. })),
                19
            );
        }
    }

    #[test]
    fn a_resignation_during_the_plague() {
        let record = recorded("3-one-resigned");
        let at = record
            .entries()
            .iter()
            .position(|entry| matches!(entry, Entry::Resign(_)));
        let before = state_at(&record, at.unwrap());
        assert!(matches!(before.phase(), Phase::Plague { offset: 1.. }));
        assert_eq!(end_reason(&record), Some(EndReason::LastTile));
    }
}
