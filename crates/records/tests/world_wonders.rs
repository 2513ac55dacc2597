//! Recorded games of World Wonders contain what their names say.

// Test helpers may panic.
#![allow(clippy::unwrap_used)]

mod common;

use common::recorded;
use records::{Entry, Match, link, text};
use rules::game::Game as _;
use rules::games::world_wonders::{
    Action, EndReason, Event, IllegalAction, Item, MAPS, Objective, Phase, Piece, Resource,
    ScoreItem, WorldWonders,
};
use rules::{Action as AnyAction, Seat};

/// A recorded game, by its name without the game's.
fn recorded(name: &str) -> Match {
    recorded::recorded(&format!("world-wonders-{name}"))
}

fn state_at(record: &Match, ply: usize) -> WorldWonders {
    recorded::state_at(record, ply)
}

fn end_reason(record: &Match) -> Option<EndReason> {
    recorded::end_reason::<WorldWonders>(record)
}

fn events(record: &Match) -> Vec<Event> {
    recorded::events_by_entry::<WorldWonders>(record).concat()
}

fn last(record: &Match) -> WorldWonders {
    state_at(record, record.entries().len())
}

fn choices(record: &Match) -> Vec<String> {
    let choices = record.setup().choices();
    choices.map(|(_, choice)| choice.to_owned()).collect()
}

/// Points, those to surpass, and those of the automaton's monuments.
fn solo_points(record: &Match) -> (i32, i32, i32) {
    let state = last(record);
    let points = state.score().points[Seat::FIRST];
    let automaton = state.automaton().unwrap();
    (points, state.target(), automaton.monument_points())
}

/// The sum of all tracks of a solo player.
fn resources(state: &WorldWonders) -> i32 {
    let tracks = state.city(Seat::FIRST).tracks();
    tracks.iter().map(|track| i32::from(*track)).sum()
}

mod solo {
    use super::*;

    fn is_won(record: &Match) -> bool {
        record.position().ranks()[Seat::FIRST] == 1
    }

    #[test]
    fn the_easy_game_is_won_in_both_ways_and_lost() {
        for (name, ends, won) in [
            ("1-population-won", EndReason::Population, true),
            ("1-rounds-won", EndReason::Rounds, true),
            ("1-rounds-lost", EndReason::Rounds, false),
        ] {
            let record = recorded(name);
            let (points, target, _) = solo_points(&record);
            assert_eq!(choices(&record), ["a", "a", "easy"], "{name}");
            assert_eq!(end_reason(&record), Some(ends), "{name}");
            assert_eq!((is_won(&record), points > target), (won, won), "{name}");
            assert_eq!(target, resources(&last(&record)), "{name}");
        }
        let full = last(&recorded("1-population-won"))
            .city(Seat::FIRST)
            .clone();
        assert_eq!((full.population(), full.monument_count()), (13, 6));
    }

    #[test]
    fn the_hard_game_is_won_and_lost() {
        let record = recorded("1-hard-won");
        let (points, target, more) = solo_points(&record);
        assert_eq!(choices(&record), ["b", "a", "hard"]);
        assert!(is_won(&record) && points > target && more > 0);
        assert_eq!(target, resources(&last(&record)) + more);
        // In the easy game it would be won.
        let record = recorded("1-hard-lost");
        let (points, target, more) = solo_points(&record);
        assert!(!is_won(&record) && points <= target && points > target - more);
        let record = recorded("1-hard-population-lost");
        assert_eq!(choices(&record), ["a", "b", "hard"]);
        assert_eq!(end_reason(&record), Some(EndReason::Population));
        assert!(!is_won(&record));
    }

    #[test]
    fn the_automaton_reveals_all_its_cards_more_than_once() {
        let cards = |name: &str| {
            let all = events(&recorded(name));
            let card = |event: &Event| match event {
                Event::CardRevealed { card, section, .. } => Some((*card, *section)),
                _ => None,
            };
            all.iter().filter_map(card).collect::<Vec<_>>()
        };
        let all = cards("1-rounds-lost");
        let (once, again) = all.split_at(14);
        let mut first: Vec<_> = once.iter().map(|(card, _)| *card).collect();
        first.sort_unstable();
        first.dedup();
        assert_eq!(first.len(), 14);
        assert!(!again.is_empty());
        // Sometimes nothing of a card is there.
        let names = ["1-hard-lost", "1-hard-won", "1-rounds-lost", "1-rounds-won"];
        let mut sections = names.into_iter().flat_map(cards);
        assert!(sections.any(|(_, section)| section.is_none()));
    }

    #[test]
    fn a_resignation_between_two_pieces_of_a_monument() {
        let record = recorded("1-resigned");
        let before = record.entries().len() - 1;
        assert_eq!(record.entries()[before], Entry::Resign(Seat::FIRST));
        let state = state_at(&record, before);
        let phase = state.phase();
        assert!(matches!(
            phase,
            Phase::Place {
                placed: 1,
                item: Item::Monument(_)
            }
        ));
        assert_eq!(state.city(Seat::FIRST).map(), MAPS[4]);
    }
}

mod several {
    use super::*;

    #[test]
    fn by_the_lake_and_at_rivers() {
        let lake = last(&recorded("2-population"));
        let rivers = last(&recorded("2-rivers"));
        let maps = |state: &WorldWonders| {
            Seat::all(2)
                .map(|seat| state.city(seat).map())
                .collect::<Vec<_>>()
        };
        assert_eq!(maps(&lake), [MAPS[0]; 2]);
        let [first, second] = maps(&rivers)[..] else {
            unreachable!("two cities");
        };
        assert!(first != second && MAPS[1..].contains(&first) && MAPS[1..].contains(&second));
        assert!(lake.round() < 10 && rivers.round() == 10);
    }

    #[test]
    fn equal_points_and_who_has_more_monuments() {
        let record = recorded("2-more-monuments");
        let state = last(&record);
        let points = state.score().points;
        let monuments: Vec<u8> = Seat::all(2)
            .map(|seat| state.city(seat).monument_count())
            .collect();
        assert_eq!(points.as_slice()[0], points.as_slice()[1]);
        assert!(monuments[0] < monuments[1]);
        assert_eq!(record.position().ranks().as_slice(), [2, 1]);
    }

    #[test]
    fn a_shared_win() {
        let record = recorded("3-shared-win");
        let state = last(&record);
        assert_eq!(record.position().ranks().as_slice(), [1, 3, 1]);
        let count = |seat| state.city(Seat::new(seat).unwrap()).monument_count();
        assert_eq!(count(0), count(2));
    }

    #[test]
    fn loans() {
        let record = recorded("3-loans");
        let all = events(&record);
        let taken = |seat: Seat| {
            all.iter()
                .filter(|event| **event == Event::Loan { seat })
                .count()
        };
        let paid = |seat: Seat| {
            all.iter()
                .filter(|event| **event == Event::Repaid { seat })
                .count()
        };
        assert!(Seat::all(3).any(|seat| taken(seat) > 2 && paid(seat) > 1));
        let state = last(&record);
        for seat in Seat::all(3) {
            assert_eq!(taken(seat), paid(seat) + 1);
            assert!(state.city(seat).loan().is_some());
            assert!(state.score_items().contains(&(seat, -2, ScoreItem::Loan)));
        }
        let out = |event: &Event| matches!(event, Event::LeftRound { gold: 1.., .. });
        assert!(all.iter().any(out));
    }

    #[test]
    fn roads_that_are_lost() {
        let all = events(&recorded("4-roads-lost"));
        let lost: Vec<_> = all
            .iter()
            .filter_map(|event| match event {
                Event::RoadsLost {
                    doubles, singles, ..
                } => Some((*doubles, *singles)),
                _ => None,
            })
            .collect();
        assert!(lost.len() > 5 && lost.iter().any(|(doubles, _)| *doubles > 0));
    }

    #[test]
    fn districts_of_every_type_are_shared() {
        let state = last(&recorded("4-districts-of-every-type"));
        let mut objectives = state.objectives();
        let (_, values, points) = objectives
            .find(|(objective, ..)| *objective == Objective::EveryDistrict)
            .unwrap();
        let having = values.iter().filter(|(_, value)| **value > 0).count() as u8;
        assert!(having > 1);
        for (seat, value) in values.iter() {
            let share = if *value > 0 { 4_u8.div_ceil(having) } else { 0 };
            assert_eq!(points[seat], share);
        }
    }

    #[test]
    fn the_deck_of_monuments_runs_out() {
        let record = recorded("5-deck-runs-out");
        let state = last(&record);
        let built = Seat::all(5).map(|seat| state.city(seat).monument_count());
        assert_eq!(built.sum::<u8>(), 19);
        assert_eq!(state.market().deck_len(), 0);
        let row = state.market().monument_row();
        assert_eq!(row.iter().flatten().count(), 2);
        // All of them have been revealed.
        let later = |event: &&Event| matches!(event, Event::MonumentRevealed { .. });
        assert_eq!(events(&record).iter().filter(later).count(), 21 - 3);
    }

    #[test]
    fn every_choice_other_than_the_default() {
        let record = recorded("5-all-options");
        assert_eq!(choices(&record), ["b", "b", "on"]);
        let state = last(&record);
        assert_eq!(state.objectives().count(), 3);
        let maps: Vec<_> = Seat::all(5).map(|seat| state.city(seat).map()).collect();
        assert!(MAPS[1..].iter().all(|map| maps.contains(map)));
    }

    #[test]
    fn listed_draws_come_first() {
        let record = recorded("3-listed-draws");
        let state = state_at(&record, 0);
        let order: Vec<u8> = state
            .order()
            .as_slice()
            .iter()
            .map(|seat| seat.number())
            .collect();
        assert_eq!(order, [3, 1, 2]);
        let maps: Vec<_> = Seat::all(3).map(|seat| state.city(seat).map()).collect();
        assert_eq!(maps, [MAPS[5], MAPS[1], MAPS[3]]);
        let row: Vec<&str> = state
            .market()
            .monument_row()
            .into_iter()
            .flatten()
            .map(|monument| monument.id())
            .collect();
        assert_eq!(row, ["petra", "colosseum", "lighthouse"]);
        let objectives: Vec<&str> = state
            .objectives()
            .map(|(objective, ..)| objective.id())
            .collect();
        assert_eq!(objectives, ["green", "every-district", "farm-group"]);
    }

    #[test]
    fn the_game_continues_after_a_resignation() {
        let record = recorded("3-one-resigned");
        let at = record
            .entries()
            .iter()
            .position(|entry| matches!(entry, Entry::Resign(_)));
        assert_eq!(state_at(&record, at.unwrap()).round(), 5);
        assert_eq!(end_reason(&record), Some(EndReason::Population));
        // More points than the winner did not help.
        assert_eq!(record.position().ranks().as_slice(), [2, 3, 1]);
        let record = recorded("2-resigned");
        let state = state_at(&record, record.entries().len() - 1);
        let phase = state.phase();
        assert!(matches!(phase, Phase::Roads { doubles: 1, .. }));
    }
}

#[test]
fn every_component_occurs_in_some_recorded_game() {
    let mut monuments = std::collections::BTreeSet::new();
    let (mut pieces, mut steps, mut grown) = ([false; 6], [0; 3], 0);
    for (name, _) in recorded::files("txt") {
        if !name.starts_with("world-wonders") {
            continue;
        }
        let record = recorded::recorded(&name);
        for event in events(&record) {
            match event {
                Event::Placed { piece, .. } => {
                    let kind = match piece {
                        Piece::LongRoad => 0,
                        Piece::DoubleRoad => 1,
                        Piece::SingleRoad => 2,
                        Piece::Tower => 3,
                        Piece::Tile(_) => 4,
                        Piece::Monument(monument) => {
                            monuments.insert(monument);
                            5
                        }
                    };
                    pieces[kind] = true;
                }
                Event::Produced {
                    steps: produced, ..
                } => {
                    for (sum, more) in steps.iter_mut().zip(produced) {
                        *sum += u32::from(more);
                    }
                }
                Event::Grew { spaces, .. } => grown += u32::from(spaces),
                _ => {}
            }
        }
    }
    assert_eq!(monuments.len(), 21, "{monuments:?}");
    assert_eq!(pieces, [true; 6]);
    assert!(steps.iter().all(|sum| *sum > 100) && grown > 100);
    assert_eq!(steps.len(), Resource::ALL.len());
}

/// Under the current rules the loan cannot be repaid with the gold for the purchase; the same
/// game begun under earlier ones goes on by those.
#[test]
fn a_purchase_that_is_due_is_kept_by_the_current_rules_only() {
    let at = 40;
    let record = recorded("2-must-buy-repaying");
    let state = state_at(&record, at);
    let seat = state.active();
    assert_eq!(
        (state.city(seat).gold(), state.city(seat).loan()),
        (4, Some(1))
    );
    let repay = Action::Repay;
    let reason = Err(IllegalAction::RepayingBuysNothing);
    assert_eq!(state.check_action(repay), reason);
    let setup = record.setup().clone().with_rules_version(2).unwrap();
    let mut earlier = Match::new(setup, record.seats().to_vec()).unwrap();
    for entry in &record.entries()[..at] {
        earlier.apply_entry(*entry).unwrap();
    }
    earlier.apply(AnyAction::WorldWonders(repay)).unwrap();
    for sent in [
        text::read(&text::write(&earlier)).unwrap(),
        link::read(&link::write(&earlier).unwrap()).unwrap(),
    ] {
        let state = last(&sent);
        assert_eq!(
            (state.city(seat).gold(), state.city(seat).loan()),
            (1, None)
        );
        let mut legal = Vec::new();
        state.legal_actions(&mut legal);
        assert_eq!(legal, [Action::LeaveRound]);
    }
}
