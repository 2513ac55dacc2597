use super::{LESSON, PRACTICE};
use crate::games::testing::{play, solve, step};
use rules::games::turn_of_time::{
    Cell, EndReason, Event, Season, Side, Standing, TurnOfTime, largest_group,
};
use rules::{Seat, State};
use text::Locale;

fn game(state: State) -> TurnOfTime {
    match state {
        State::TurnOfTime(game) => game,
        other => panic!("{other:?}"),
    }
}

/// The game before and after the solution of a step, and its events.
fn solved(title: &str) -> (TurnOfTime, TurnOfTime, Vec<Event>) {
    let (start, end, events) = solve(&PRACTICE, title);
    let events = events.into_iter().map(|event| match event {
        rules::Event::TurnOfTime(event) => event,
        other => panic!("{other:?}"),
    });
    (game(start), game(end), events.collect())
}

/// Numbers of cards of the learner's Spring and Summer, and of all others.
fn counts(game: &TurnOfTime) -> (usize, usize, usize) {
    let count = |season| game.grid().showing(season).len() as usize;
    let others = count(Season::Fall) + count(Season::Winter);
    (count(Season::Spring), count(Season::Summer), others)
}

/// Number of cards of each season, in their order.
fn all_counts(game: &TurnOfTime) -> [u8; 4] {
    Season::ALL.map(|season| game.grid().showing(season).len() as u8)
}

/// Whether the new card and the neighbour flip in each meeting.
fn flips(events: &[Event]) -> Vec<(bool, bool)> {
    events
        .iter()
        .filter_map(|event| match *event {
            Event::Met {
                new_flips,
                other_flips,
                ..
            } => Some((new_flips, other_flips)),
            _ => None,
        })
        .collect()
}

#[test]
fn meetings_flip_what_the_steps_announce() {
    let (_, end, events) = solved("The season before");
    assert_eq!(flips(&events), [(false, true)]);
    assert_eq!(counts(&end), (1, 1, 1));
    let (_, end, events) = solved("Flipping your own card");
    assert_eq!(flips(&events), [(true, false)]);
    assert_eq!(counts(&end), (0, 1, 2));
    let (_, end, events) = solved("Opposites");
    assert_eq!(flips(&events), [(true, true)]);
    assert_eq!(counts(&end), (0, 2, 1));
    let (_, end, events) = solved("Single cards");
    assert_eq!(flips(&events), [(true, true)]);
    assert_eq!(counts(&end), (1, 1, 1));
    let (start, end, events) = solved("Several neighbors");
    assert_eq!(flips(&events), [(true, true), (false, true)]);
    assert_eq!(counts(&start).1 + 2, counts(&end).1);
    let (_, end, events) = solved("The order of meetings");
    assert_eq!(flips(&events), [(true, true), (true, true)]);
    assert_eq!(counts(&end), (0, 4, 1));
    let (start, end, _) = solved("A turn of your own");
    assert_eq!((counts(&start), counts(&end)), ((1, 0, 3), (4, 0, 1)));
    assert_eq!(all_counts(&start), [1, 0, 1, 2]);
}

#[test]
fn every_accepted_space_flips_the_same() {
    for title in [
        "The season before",
        "Flipping your own card",
        "Single cards",
    ] {
        let task = step(&PRACTICE, title);
        let start = PRACTICE.state(task).expect("a position");
        let ends: Vec<_> = task
            .solution
            .split('|')
            .map(|text| {
                let (end, _) = play(&start, text);
                counts(&game(end))
            })
            .collect();
        assert!(ends.windows(2).all(|two| two[0] == two[1]), "{title}");
    }
    // Both Falls turn into one of the learner's seasons.
    let task = step(&PRACTICE, "Opposites");
    let start = PRACTICE.state(task).expect("a position");
    for text in task.solution.split('|') {
        assert_eq!(counts(&game(play(&start, text).0)).2, 1, "{text}");
    }
}

#[test]
fn the_other_order_leaves_the_fall() {
    let task = step(&PRACTICE, "The order of meetings");
    let start = PRACTICE.state(task).expect("a position");
    let (end, events) = play(&start, "Su/Sp@n13:ws");
    assert_eq!(counts(&game(end)), (1, 2, 2));
    assert_eq!(events.len(), 3);
}

#[test]
fn the_square_is_closed_on_both_sides() {
    let (start, end, _) = solved("Four by four");
    let columns = |game: &TurnOfTime| -> Vec<u8> {
        let mut columns: Vec<u8> = game.grid().free().iter().map(Cell::column).collect();
        columns.sort_unstable();
        columns.dedup();
        columns
    };
    assert_eq!(columns(&start), [0, 1, 2, 3, 4]);
    assert_eq!(columns(&end), [1, 2, 3, 4]);
}

fn leaders(game: &TurnOfTime) -> [Standing; 2] {
    let [first, second, ..] = game.standings();
    [first, second]
}

#[test]
fn ranks_and_points_are_as_announced() {
    let (start, end, _) = solved("Points");
    assert_eq!(
        (leaders(&start)[0].season, leaders(&start)[0].cards),
        (Season::Fall, 4)
    );
    let [first, second] = leaders(&end);
    assert_eq!(
        (first.season, first.cards, first.points),
        (Season::Spring, 3, 4)
    );
    assert_eq!((second.season, second.points), (Season::Summer, 3));
    let touching = |game: &TurnOfTime| {
        let falls = game.grid().showing(Season::Fall);
        game.grid()
            .free()
            .iter()
            .filter(|cell| {
                Side::ALL
                    .into_iter()
                    .filter_map(|side| cell.neighbour(side))
                    .filter(|cell| falls.has(*cell))
                    .count()
                    > 1
            })
            .count()
    };
    assert_eq!(touching(&start), 1);

    let (start, end, _) = solved("Groups");
    assert_eq!(all_counts(&start)[1..3], [2, 4]);
    let [first, second] = leaders(&end);
    assert_eq!(
        (first.season, first.cards, first.group),
        (Season::Summer, 4, 4)
    );
    assert_eq!(
        (second.season, second.cards, second.group),
        (Season::Fall, 4, 3)
    );
}

#[test]
fn the_last_cards_decide_a_game() {
    let (start, end, _) = solved("The last cards");
    assert_eq!(all_counts(&start), [5, 3, 1, 5]);
    assert_eq!(all_counts(&end), [5, 5, 1, 5]);
    let groups = end
        .standings()
        .map(|standing| (standing.season, standing.group));
    let expected = [
        (Season::Summer, 3),
        (Season::Spring, 2),
        (Season::Winter, 2),
    ];
    assert_eq!(groups[..3], expected);
    let end = State::TurnOfTime(end);
    let score = end.score();
    let points: Vec<i32> = Seat::all(2).map(|seat| score.points[seat]).collect();
    assert_eq!(points, [7, 3]);
    assert!(end.to_act().is_none());
}

#[test]
fn lone_players_reach_their_goals() {
    use rules::game::Game as _;
    let (start, end, _) = solved("Solo: Dominance");
    assert_eq!(largest_group(start.grid()), (Season::Spring, 6));
    assert_eq!(largest_group(end.grid()), (Season::Spring, 7));
    assert_eq!(end.end_reason(), Some(EndReason::GoalReached));
    let (start, end, _) = solved("Solo: Balance");
    assert_eq!(all_counts(&start), [4, 4, 4, 3]);
    assert_eq!(all_counts(&end), [4; 4]);
    assert_eq!(end.end_reason(), Some(EndReason::GoalReached));
}

#[test]
fn the_learner_has_the_first_seat_and_an_answer_to_every_mistake() {
    for task in &LESSON {
        let state = PRACTICE.state(task).expect("a position");
        assert_eq!(state.to_act(), Some(Seat::FIRST), "{:?}", task.words);
        assert!(
            Locale::ENGLISH.attribute(task.words, "wrong").is_some(),
            "{:?}",
            task.words
        );
    }
}
