//! The lesson of Wheels of Time. The learner plays Ada, with wheel 1.

use super::endless::FINISH_THE_CITY;
use crate::games::practice::{Position, Practice, PracticeNames, Task};
use l10n::wheels_of_time as words;
use rules::State;
use rules::games::wheels_of_time::{Scenario, WheelsOfTime};

/// The lesson and endless puzzles; there are no numbered ones.
pub const PRACTICE: Practice = Practice {
    names: PracticeNames::Given(&["Ada", "Ben"]),
    lesson: &LESSON,
    core: CORE,
    puzzles: "",
    puzzle_words: None,
    endless: &[FINISH_THE_CITY],
    parse_position: Some(parse_position),
};

/// The state of a lesson step; [`Scenario`] describes the text.
fn parse_position(text: &str) -> Option<State> {
    let scenario = text.parse::<Scenario>().ok()?;
    Some(WheelsOfTime::from_scenario(scenario).into())
}

/// How many steps are the lesson itself.
const CORE: usize = 8;

/// The first [`CORE`] steps begin with the goal and are enough for a first game; the others are "More".
const LESSON: [Task; 15] = [
    Task {
        words: words::LESSON_GOAL,
        position: Position::Text("4,3,9,9 2244311100 2243300000"),
        solution: "build-building",
        wrong: &["turn-1|turn-A|turn-B|link-B|end"],
    },
    Task {
        words: words::LESSON_YOUR_THREE_LINKS,
        position: Position::Text("4,3,9,9 2200000000 2200000000"),
        solution: "link-B",
        wrong: &["turn-1|turn-A|turn-B"],
    },
    Task {
        words: words::LESSON_TURNING_A_WHEEL,
        position: Position::Text("4,3,9,9 2200000000 2200000000"),
        solution: "turn-1",
        wrong: &["turn-A|turn-B"],
    },
    Task {
        words: words::LESSON_GROWING,
        position: Position::Text("5,3,8,8 2200000000 2200000000"),
        solution: "link-B",
        wrong: &[],
    },
    Task {
        words: words::LESSON_COMMON_LINK,
        position: Position::Text("3,2,9,9 2200000000 2200000000"),
        solution: "link-C",
        wrong: &["link-A"],
    },
    Task {
        words: words::LESSON_PRODUCTION,
        position: Position::Text("4,3,4,4 2200000000 2200000000"),
        solution: "end",
        wrong: &["link-A|link-B"],
    },
    Task {
        words: words::LESSON_DANGER,
        position: Position::Text("4,3,7,9 2200001100 2200000000"),
        solution: "turn-A end",
        wrong: &["end", "turn-1|turn-B"],
    },
    Task {
        words: words::LESSON_A_FIRST_TURN,
        position: Position::Text("4,3,9,9 2200000000 2200000000"),
        solution: "turn-1 link-A end turn-2 link-C end turn-1 turn-1 end",
        wrong: &["link-A"],
    },
    // More.
    Task {
        words: words::LESSON_FEEDING,
        position: Position::Text("4,3,9,9 2400000020 2200000000"),
        solution: "feed-2",
        wrong: &["feed-1", "feed-0"],
    },
    Task {
        words: words::LESSON_BUILDING_FROM_SUPPLY,
        position: Position::Text("4,3,9,9 2200011100 2200000000"),
        solution: "build-wall",
        wrong: &[],
    },
    Task {
        words: words::LESSON_A_BUILDING_FROM_TWO_LINKS,
        position: Position::Text("2,0,0,0 4444300000 4432200000"),
        solution: "join-BC",
        wrong: &[],
    },
    Task {
        words: words::LESSON_DANGER_IN_THE_COMMON_LINK,
        position: Position::Text("1,2,4,11 2200000000 2200002000"),
        solution: "end",
        wrong: &[],
    },
    Task {
        words: words::LESSON_DISASTERS,
        position: Position::Text("1,1,4,11 2200000000 2212000000 d4"),
        solution: "end",
        wrong: &[],
    },
    Task {
        words: words::LESSON_HIRED_WORKERS,
        position: Position::Text("4,3,9,9 1100000001 2200000000"),
        solution: "worker turn-1 link-A",
        wrong: &["turn-1"],
    },
    Task {
        words: words::LESSON_SOLO,
        position: Position::Text("3,2,9,9 2200000000 d3"),
        solution: "end",
        wrong: &[],
    },
];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::testing::has_title;
    use rules::Seat;
    use rules::game::Game as _;
    use rules::games::wheels_of_time::{Development, EndReason, Event, Good};
    use text::{Locale, Names};

    fn step(title: &str) -> &'static Task {
        LESSON
            .iter()
            .find(|task| has_title(task, title))
            .unwrap_or_else(|| panic!("{title}"))
    }

    /// The state and the events after the actions of a step.
    fn play_step(title: &str) -> (WheelsOfTime, Vec<Event>) {
        let task = step(title);
        let mut all = Vec::new();
        let Some(State::WheelsOfTime(mut state)) = PRACTICE.state(task) else {
            panic!("{:?}", task.words);
        };
        for step in task.solution.split(' ') {
            let action = state
                .parse_action(step)
                .unwrap_or_else(|error| panic!("{error:?}"));
            state.apply_unchecked(action, &mut all);
        }
        (state, all)
    }

    #[test]
    fn malformed_scenarios_are_rejected() {
        for text in [
            "",
            "4,3,9,9",
            "4,3,9 2200000000",
            "4,3,9,9,1 2200000000",
            "6,3,9,9 2200000000",
            "4,3,9,12 2200000000",
            "4,3,9,9 220000000",
            "4,3,9,9 2200000005",
            "4,3,9,9 22000000 0",
            "4,3,9,9 2200000000 2200000000 2200000000",
            "4,3,9,9 2200000000 d7",
            "4,3,9,9 2200000000 d",
        ] {
            assert_eq!(parse_position(text), None, "{text}");
        }
        let standard = WheelsOfTime::from_scenario(Scenario::default());
        assert_eq!(
            PRACTICE.state(step("Your three links")),
            Some(standard.into())
        );
    }

    #[test]
    fn lesson_steps_have_the_announced_outcome() {
        let count = |title: &str, development| {
            let (state, _) = play_step(title);
            state.city(Seat::FIRST).development(development)
        };
        assert_eq!(count("Growing", Development::Population), 3);
        assert_eq!(count("Production", Development::Wall), 1);
        assert_eq!(count("Feeding", Development::Population), 4);
        assert_eq!(count("Building from supply", Development::Wall), 1);
        assert_eq!(count("Hired workers", Development::FoodProduction), 2);
        assert_eq!(count("Solo", Development::Road), 2);
        let (state, _) = play_step("The goal");
        assert_eq!(state.end_reason(), Some(EndReason::CityComplete));
        let other = Seat::in_turn(1, 2);
        let (state, _) = play_step("The common link");
        for seat in Seat::all(2) {
            assert_eq!(state.city(seat).development(Development::Road), 1);
        }
        let (state, _) = play_step("A building from two links");
        assert_eq!(state.end_reason(), Some(EndReason::CityComplete));
        let (state, events) = play_step("Danger");
        assert_eq!(state.city(Seat::FIRST).good(Good::Stone), 1);
        assert!(
            !events
                .iter()
                .any(|event| matches!(event, Event::Lost { .. }))
        );
        let (state, _) = play_step("Danger in the common link");
        assert_eq!(state.city(Seat::FIRST).good(Good::Wood), 1);
        let (state, events) = play_step("Disasters");
        assert_eq!(state.city(other).development(Development::Road), 1);
        assert!(events.contains(&Event::AllTurned));
        let (state, _) = play_step("A first turn");
        let city = state.city(Seat::FIRST);
        let tracks = [4, 3, 0, 2, 0, 0, 0, 0, 0, 0];
        assert_eq!(city.tracks(), tracks);
    }

    /// Any other action at any point of the lesson yields a sentence too.
    #[test]
    fn every_other_action_is_answered() {
        for task in &LESSON {
            assert!(
                Locale::ENGLISH.attribute(task.words, "wrong").is_some(),
                "{:?}",
                task.words
            );
            let Some(mut state) = PRACTICE.state(task) else {
                panic!("{:?}", task.words);
            };
            for step in task.solution.split(' ') {
                let expected = state
                    .parse_action(step)
                    .unwrap_or_else(|error| panic!("{error:?}"));
                for action in state.legal_actions() {
                    let mut next = state.clone();
                    let events: Vec<rules::Event> = next.apply(action).unwrap_or_default();
                    let sentences = text::sentences(
                        Locale::ENGLISH,
                        &events,
                        &Names::with_reader(Locale::ENGLISH, ["Ada", "Ben"]),
                    );
                    assert!(
                        !sentences.is_empty() || action == expected,
                        "{:?}",
                        task.words
                    );
                }
                assert!(state.apply(expected).is_ok());
            }
        }
    }
}
