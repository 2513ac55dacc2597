use super::{LESSON, PRACTICE, parse_position};
use crate::games::practice::ANY;
use crate::games::testing::{play, solve, step};
use rules::game::Game as _;
use rules::games::wheel_of_fortune::{
    Event, FollowerSpot, Gain, Kind, ScoreItem, Sector, WheelOfFortune,
};
use rules::{Seat, State};

const YOU: Seat = Seat::FIRST;
const BEN: Seat = Seat::in_turn(1, 2);

fn game(state: State) -> WheelOfFortune {
    match state {
        State::WheelOfFortune(game) => *game,
        other => panic!("{other:?}"),
    }
}

fn game_events(events: Vec<rules::Event>) -> Vec<Event> {
    events
        .into_iter()
        .map(|event| match event {
            rules::Event::WheelOfFortune(event) => event,
            other => panic!("{other:?}"),
        })
        .collect()
}

fn solved(title: &str) -> (WheelOfFortune, Vec<Event>) {
    let (_, end, events) = solve(&PRACTICE, title);
    (game(end), game_events(events))
}

/// The seats that score, and their points.
fn points(events: &[Event]) -> Vec<(Seat, u16)> {
    events
        .iter()
        .filter_map(|event| match *event {
            Event::Gained { seat, points, .. } => Some((seat, points)),
            _ => None,
        })
        .collect()
}

/// The kinds of followers that return from tiles, and their owners.
fn returned(events: &[Event]) -> Vec<(Seat, Kind)> {
    events
        .iter()
        .filter_map(|event| match *event {
            Event::WentHome {
                seat,
                spot: FollowerSpot::Tile { segment, .. },
            } => Some((seat, segment.kind)),
            _ => None,
        })
        .collect()
}

fn stops(events: &[Event]) -> Vec<Sector> {
    events
        .iter()
        .filter_map(|event| match *event {
            Event::PigMoved { sector, .. } => Some(sector),
            _ => None,
        })
        .collect()
}

/// The events of every solution of a step.
fn all_solutions(title: &str) -> Vec<Vec<Event>> {
    let task = step(&PRACTICE, title);
    let mut lines = vec![(PRACTICE.state(task).expect("a position"), Vec::new())];
    for actions in task.solution.split(' ') {
        let mut next = Vec::new();
        for (state, events) in lines {
            let texts: Vec<String> = if actions == ANY {
                state
                    .legal_actions()
                    .into_iter()
                    .map(|action| action.to_string())
                    .collect()
            } else {
                actions.split('|').map(str::to_owned).collect()
            };
            for text in texts {
                let (state, more) = play(&state, &text);
                next.push((state, [events.clone(), more].concat()));
            }
        }
        lines = next;
    }
    lines
        .into_iter()
        .map(|(_, events)| game_events(events))
        .collect()
}

#[test]
fn completed_features_score_what_the_steps_announce() {
    for (title, count, kind) in [
        ("A thief on a road", 2, Kind::Road),
        ("A knight in a city", 4, Kind::City),
        ("Closing your city", 6, Kind::City),
        ("A monk in a cloister", 9, Kind::Cloister),
    ] {
        for events in all_solutions(title) {
            assert_eq!(points(&events), [(YOU, count)], "{title}");
            assert_eq!(returned(&events), [(YOU, kind)], "{title}");
        }
    }
    let (_, events) = solved("Joining cities");
    assert_eq!(points(&events), [(YOU, 10), (BEN, 10)]);
}

#[test]
fn a_farmer_stays_next_to_a_completed_city() {
    for events in all_solutions("A farmer in a field") {
        assert!(points(&events).is_empty() && returned(&events).is_empty());
    }
    let (end, _) = solved("A farmer in a field");
    assert_eq!(end.supply(YOU), 6);
    let end = State::from(end);
    assert_eq!(end.score().points[YOU], 3);
}

#[test]
fn an_occupied_city_takes_no_knight() {
    let task = step(&PRACTICE, "Joining cities");
    let start = PRACTICE.state(task).expect("a position");
    let (after, _) = play(&start, "-1,3s");
    assert!(after.parse_action("city-N").is_err());
    let task = step(&PRACTICE, "Closing your city");
    let start = PRACTICE.state(task).expect("a position");
    assert!(play(&start, "-1,3e").0.parse_action("city-N").is_err());
}

#[test]
fn the_pig_stops_where_the_steps_announce() {
    let (_, events) = solved("The pig");
    assert_eq!(stops(&events), [Sector::Storm]);
    assert_eq!(points(&events), [(YOU, 7), (BEN, 7)]);
    for events in all_solutions("Taxes") {
        assert_eq!(stops(&events), [Sector::Taxes]);
        assert_eq!(points(&events), [(YOU, 2)]);
        assert!(returned(&events).is_empty());
    }
    for events in all_solutions("Famine and Inquisition") {
        assert_eq!(stops(&events), [Sector::Famine, Sector::Inquisition]);
        assert_eq!(points(&events), [(YOU, 1), (YOU, 2)]);
        assert!(returned(&events).is_empty());
    }
    for events in all_solutions("Crowns") {
        assert_eq!(stops(&events), [Sector::Taxes]);
        assert_eq!(points(&events), [(YOU, 6)]);
        assert!(events.contains(&Event::WentHome {
            seat: YOU,
            spot: FollowerSpot::Crown {
                sector: Sector::Taxes
            },
        }));
    }
}

#[test]
fn the_plague_takes_a_follower_of_each_player() {
    let task = step(&PRACTICE, "Plague");
    let start = game(PRACTICE.state(task).expect("a position"));
    assert_eq!(start.wheel().pig(), Sector::Plague);
    assert_eq!((start.supply(YOU), start.supply(BEN)), (5, 6));
    // What the learner's followers would score at the end.
    let features: Vec<_> = start
        .score_items()
        .into_iter()
        .filter(|(seat, ..)| *seat == YOU)
        .filter_map(|(_, points, item)| match item {
            ScoreItem::Feature(feature) => Some((feature.kind, points)),
            _ => None,
        })
        .collect();
    assert!(features.contains(&(Kind::Road, 2)) && features.contains(&(Kind::Field, 3)));
    let (end, events) = solved("Plague");
    assert_eq!(returned(&events), [(YOU, Kind::Road), (BEN, Kind::Field)]);
    assert!(points(&events).is_empty());
    assert_eq!((end.supply(YOU), end.supply(BEN)), (6, 7));
}

#[test]
fn the_last_tile_ends_the_game() {
    for events in all_solutions("The end") {
        let mut all = Vec::new();
        for event in &events {
            if let Event::Gained {
                seat,
                points,
                gain: Gain::Final { feature },
            } = event
            {
                all.push((*seat, feature.kind, *points));
                let tiles = feature.cells.as_slice().len() as u16;
                assert!(
                    feature.kind != Kind::City || (*points, feature.pennants) == (tiles + 1, 1)
                );
            }
        }
        assert_eq!(all.len(), 3);
        assert!(all.contains(&(YOU, Kind::Field, 3)));
        assert!(all.contains(&(BEN, Kind::Road, 2)));
    }
}

#[test]
fn malformed_positions_are_rejected() {
    for text in ["", "E V", "Z: draw", "E: draw 9,9n", "E: take"] {
        assert_eq!(parse_position(text), None, "{text}");
    }
}

#[test]
fn the_learner_has_the_first_seat() {
    for task in &LESSON {
        let state = PRACTICE.state(task).expect("a position");
        assert_eq!(state.to_act(), Some(YOU), "{:?}", task.words);
    }
}
