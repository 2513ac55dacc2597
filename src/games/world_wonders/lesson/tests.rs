use super::{LESSON, PRACTICE, parse_position};
use crate::games::practice::ANY;
use crate::games::testing::{play, step};
use rules::game::Game as _;
use rules::games::world_wonders::{
    Action, EndReason, Event, Item, Monument, ScoreItem, WorldWonders,
};
use rules::{Seat, State};

const YOU: Seat = Seat::FIRST;
const BEN: Seat = Seat::in_turn(1, 2);

fn game(state: &State) -> &WorldWonders {
    match state {
        State::WorldWonders(game) => game,
        other => panic!("{other:?}"),
    }
}

fn start(title: &str) -> State {
    let state = PRACTICE.state(step(&PRACTICE, title));
    state.unwrap_or_else(|| panic!("{title}"))
}

/// The states and the events after every solution of a step.
fn solutions(title: &str) -> Vec<(State, Vec<Event>)> {
    let mut lines = vec![(start(title), Vec::new())];
    for actions in step(&PRACTICE, title).solution.split(' ') {
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
    let game_events = |events: Vec<rules::Event>| {
        events
            .into_iter()
            .map(|event| match event {
                rules::Event::WorldWonders(event) => event,
                other => panic!("{other:?}"),
            })
            .collect()
    };
    lines
        .into_iter()
        .map(|(state, events)| (state, game_events(events)))
        .collect()
}

/// Points of the learner from sources that a test selects.
fn points(state: &State, is_wanted: fn(&ScoreItem) -> bool) -> i32 {
    game(state)
        .score_items()
        .into_iter()
        .filter(|(seat, _, item)| *seat == YOU && is_wanted(item))
        .map(|(_, points, _)| points)
        .sum()
}

/// The gold that the learner spends.
fn spent(events: &[Event]) -> u8 {
    events
        .iter()
        .map(|event| match event {
            Event::Bought { gold, .. } => *gold,
            _ => 0,
        })
        .sum()
}

#[test]
fn buildings_give_what_the_steps_announce() {
    for (title, gold, before, after) in [
        ("A building", 2, [0, 0, 0], [1, 0, 0]),
        ("Buildings of one type", 2, [1, 0, 0], [2, 0, 0]),
        ("Population", 3, [2, 1, 0], [4, 1, 0]),
        ("Loans", 5, [0, 0, 0], [1, 3, 0]),
        ("The end", 3, [6, 3, 5], [6, 5, 5]),
    ] {
        assert_eq!(game(&start(title)).city(YOU).tracks(), before, "{title}");
        for (end, events) in solutions(title) {
            assert_eq!(game(&end).city(YOU).tracks(), after, "{title}");
            assert_eq!(spent(&events), gold, "{title}");
        }
    }
    for (end, _) in solutions("Population") {
        assert_eq!(game(&end).city(YOU).population(), 1);
    }
}

#[test]
fn farms_that_touch_only_a_farm_are_the_accepted_ones() {
    let title = "Buildings of one type";
    let (bought, _) = play(&start(title), "buy-I2");
    let accepted: Vec<&str> = step(&PRACTICE, title)
        .solution
        .split(' ')
        .nth(1)
        .unwrap_or_default()
        .split('|')
        .collect();
    for action in bought.legal_actions() {
        let rules::Action::WorldWonders(placement) = action else {
            panic!("{action}");
        };
        let placed = game(&bought).placed_piece(placement).expect("a piece");
        let road = ["d11", "e11", "f11", "g11"];
        let touches_road = placed
            .cells()
            .neighbours()
            .iter()
            .any(|cell| road.contains(&&*cell.to_string()));
        let text = action.to_string();
        assert_eq!(!touches_road, accepted.contains(&&*text), "{text}");
    }
}

#[test]
fn roads_lie_where_the_steps_announce() {
    // All placements are right; short roads and a loan could come before it.
    let first = start("The goal, and a first road");
    let solution = step(&PRACTICE, "The goal, and a first road").solution;
    let others = ["buy-short-roads", "loan"].map(str::to_owned);
    let legal: Vec<String> = first
        .legal_actions()
        .into_iter()
        .map(|action| action.to_string())
        .collect();
    let accepted: Vec<String> = solution
        .split('|')
        .map(str::to_owned)
        .chain(others)
        .collect();
    assert_eq!(accepted.len(), 21 + 2);
    assert!(legal.iter().all(|action| accepted.contains(action)));
    assert_eq!(legal.len(), accepted.len());
    for (_, events) in solutions("Short roads") {
        let placed = events
            .iter()
            .filter(|event| matches!(event, Event::Placed { .. }));
        assert_eq!((placed.count(), spent(&events)), (3, 1));
    }
    let (bought, _) = play(&start("Bridges"), "buy-long-road");
    let bridges: Vec<String> = bought
        .legal_actions()
        .into_iter()
        .filter(|action| {
            let rules::Action::WorldWonders(placement) = action else {
                return false;
            };
            let placed = game(&bought).placed_piece(*placement).expect("a piece");
            let water = game(&bought).city(YOU).map().water;
            placed.cells().iter().any(|cell| water.has(cell))
        })
        .map(|action| action.to_string())
        .collect();
    assert_eq!(bridges, ["f6"]);
}

#[test]
fn places_score_what_the_steps_announce() {
    let natural = |item: &ScoreItem| matches!(item, ScoreItem::NaturalResources { .. });
    let title = "Natural resources";
    assert_eq!(points(&start(title), natural), 1);
    assert_eq!(points(&solutions(title)[0].0, natural), 2);
    let district = |item: &ScoreItem| matches!(item, ScoreItem::Districts { .. });
    let title = "City districts";
    assert_eq!(points(&start(title), district), 0);
    assert_eq!(points(&solutions(title)[0].0, district), 1);
    assert_eq!(spent(&solutions(title)[0].1), 2);
}

#[test]
fn monuments_take_all_the_gold() {
    for (title, monument, gold) in [
        ("Monuments", Monument::TrojanHorse, 4),
        ("Monuments on water", Monument::Lighthouse, 2),
    ] {
        let buy = Action::Buy(Item::Monument(monument));
        let (bought, _) = play(&start(title), &buy.to_string());
        assert_eq!(bought.legal_actions().len(), 1, "{title}");
        let (end, events) = &solutions(title)[0];
        assert_eq!(spent(events), gold, "{title}");
        assert_eq!(game(end).city(YOU).gold(), 0, "{title}");
        let scored = points(end, |item| matches!(item, ScoreItem::Monument { .. }));
        assert_eq!(scored, 1, "{title}");
    }
    assert_eq!(game(&solutions("Monuments")[0].0).city(YOU).population(), 1);
    let tracks = game(&solutions("Monuments on water")[0].0)
        .city(YOU)
        .tracks();
    assert_eq!(tracks, [0, 0, 2]);
}

#[test]
fn the_pedestal_decides_the_turn_order() {
    let title = "Turn order";
    let order = |events: &[Event]| {
        events.iter().find_map(|event| match event {
            Event::Round { order, .. } => Some(order.as_slice().to_vec()),
            _ => None,
        })
    };
    assert_eq!(order(&solutions(title)[0].1), Some(vec![YOU, BEN]));
    let (bought, _) = play(&start(title), "buy-long-road");
    let place = bought.legal_actions()[0].to_string();
    let (_, events) = play(&bought, &format!("{place} end"));
    let events: Vec<Event> = events
        .into_iter()
        .filter_map(|event| match event {
            rules::Event::WorldWonders(event) => Some(event),
            _ => None,
        })
        .collect();
    assert_eq!(order(&events), Some(vec![BEN, YOU]));
}

#[test]
fn the_last_round_is_won() {
    for (end, _) in solutions("The end") {
        assert_eq!(game(&end).end_reason(), Some(EndReason::Rounds));
        assert_eq!(
            points(&end, |item| matches!(item, ScoreItem::Resources { .. })),
            5
        );
        let score = end.score();
        assert!(score.points[YOU] > score.points[BEN]);
    }
    for (end, _) in solutions("Loans") {
        assert_eq!(points(&end, |item| matches!(item, ScoreItem::Loan)), -2);
    }
}

#[test]
fn malformed_positions_are_rejected() {
    for text in [
        "nothing | | ",
        "round=x | | ",
        "gold=1 | | ",
        "| long-road | ",
        "| long-road@z99 | ",
        "| palace@a1 | ",
        "| tracks=1,2 | ",
        "| gold=2 | ",
    ] {
        assert_eq!(parse_position(text), None, "{text}");
    }
}

#[test]
fn the_learner_has_the_first_seat() {
    for task in &LESSON {
        let start = PRACTICE.state(task);
        let first = start.and_then(|state| state.to_act());
        assert_eq!(first, Some(YOU), "{:?}", task.words);
    }
}
