//! The lesson of Wheels of Time. The learner plays Ada, with wheel 1.

use super::endless::FINISH_THE_CITY;
use crate::games::practice::{Position, Practice, Task};
use rules::State;
use rules::games::wheels_of_time::{Scenario, WheelsOfTime};

/// The lesson and endless puzzles; there are no numbered ones.
pub const PRACTICE: Practice = Practice {
    names: &["Ada", "Ben"],
    lesson: &LESSON,
    core: CORE,
    puzzles: "",
    puzzle_instruction: "",
    puzzle_on_wrong: "",
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
        title: "The goal",
        position: Position::Text("4,3,9,9 2244311100 2243300000"),
        solution: "build-building",
        instruction: "You are Ada. The first city with four walls, four roads and four buildings wins. Yours lacks only a building, which costs a brick, a wood and a stone. You have them: build it.",
        wrong: &[(
            "turn-1|turn-A|turn-B|link-B|end",
            "You need nothing more for your fourth building. Build it now.",
        )],
        on_wrong: "Build the building.",
        on_solved: "Your city is complete, and you have won. How to get there is a matter of turning the right wheels.",
    },
    Task {
        title: "Your three links",
        position: Position::Text("4,3,9,9 2200000000 2200000000"),
        solution: "link-B",
        instruction: "You have wheel 1. It touches A, B and Ben's wheel 2: these are your three links. Gold gives you what it is linked with, and link B shows gold and food. Trigger link B.",
        wrong: &[(
            "turn-1|turn-A|turn-B",
            "That turns a wheel, and with it a link. Trigger link B as it is.",
        )],
        on_wrong: "Trigger link B.",
        on_solved: "That took one action; your population is the number of actions you have each turn. Ben also has links with A and B, and shares the common link with you.",
    },
    Task {
        title: "Turning a wheel",
        position: Position::Text("4,3,9,9 2200000000 2200000000"),
        solution: "turn-1",
        instruction: "To change your links, turn a wheel: your own, A or B, but never Ben's. Each action turns it one space clockwise. Turn wheel 1.",
        wrong: &[(
            "turn-A|turn-B",
            "That wheel is in only one of your links. Turn your own wheel, number 1.",
        )],
        on_wrong: "Turn wheel 1.",
        on_solved: "Your own wheel changes all three of your links. A and B change one of yours, and one of Ben's.",
    },
    Task {
        title: "Growing",
        position: Position::Text("5,3,8,8 2200000000 2200000000"),
        solution: "link-B",
        instruction: "Links can do more than give goods. Brick and food raise your population; wood and food raise your food production. Trigger link B: brick and food.",
        wrong: &[],
        on_wrong: "Trigger link B, brick and food.",
        on_solved: "A higher population gives you one more action at once. You may trigger the same link as often as you have actions.",
    },
    Task {
        title: "The common link",
        position: Position::Text("3,2,9,9 2200000000 2200000000"),
        solution: "link-C",
        instruction: "The common link is where the player wheels touch. Both players gain what it gives, whoever triggers it. Stone and wood make a road: trigger the common link.",
        wrong: &[(
            "link-A",
            "Only you gain from that one. The common link is where your wheel touches Ben's.",
        )],
        on_wrong: "Trigger the common link.",
        on_solved: "Likewise, brick and stone make a wall. Triggering the common link helps Ben as much as you, so choose the moment well.",
    },
    Task {
        title: "Production",
        position: Position::Text("4,3,4,4 2200000000 2200000000"),
        solution: "end",
        instruction: "When you end your actions, each of your links produces once more for free. Here, A gives a wall and B a brick. End your actions now.",
        wrong: &[(
            "link-A|link-B",
            "Each of your links gives once for free when you end your actions. Here that is all you need.",
        )],
        on_wrong: "End your actions.",
        on_solved: "So turn the wheels to where they help you at the end. You can have at most four of anything.",
    },
    Task {
        title: "Danger",
        position: Position::Text("4,3,7,9 2200001100 2200000000"),
        solution: "turn-A end",
        instruction: "After production, skulls take what they are linked with. Link A would take your stone. Turn wheel A to move its skull away, then end your actions.",
        wrong: &[
            (
                "end",
                "Too soon: the skull in link A would take your stone. Turn wheel A first.",
            ),
            ("turn-1|turn-B", "The skull is on wheel A: turn that one."),
        ],
        on_wrong: "First turn wheel A, then end your actions.",
        on_solved: "Your stone is safe. If you have none of what a danger takes, you lose nothing.",
    },
    Task {
        title: "A first turn",
        position: Position::Text("4,3,9,9 2200000000 2200000000"),
        solution: "turn-1 link-A end turn-2 link-C end turn-1 turn-1 end",
        instruction: "The start of a game, two actions. Turn wheel 1, trigger link A for food production, and end: it gives again. After Ben's turn, turn wheel 1 twice and end.",
        wrong: &[(
            "link-A",
            "Turn wheel 1 first: then link A gives you food production.",
        )],
        on_wrong: "First turn wheel 1, trigger link A and end. Next turn: turn wheel 1 twice and end.",
        on_solved: "Food for four, three people, and two roads that Ben paid for with his actions: a fine start. Now try a game of your own.",
    },
    // More.
    Task {
        title: "Feeding",
        position: Position::Text("4,3,9,9 2400000020 2200000000"),
        solution: "feed-2",
        instruction: "Your turn starts with feeding. Food production feeds two of your four people; you have two food in your supply. Feed both from your supply.",
        wrong: &[
            (
                "feed-1",
                "One person would stay hungry and leave. You have two food: feed both.",
            ),
            (
                "feed-0",
                "Both hungry people would leave. You have two food: feed both.",
            ),
        ],
        on_wrong: "Feed two.",
        on_solved: "Each hungry person you do not feed leaves, and costs you an action. If your population falls to zero, you lose.",
    },
    Task {
        title: "Building from supply",
        position: Position::Text("4,3,9,9 2200011100 2200000000"),
        solution: "build-wall",
        instruction: "You can build with goods from your supply, for one action: a wall costs a brick and a stone, a road a wood and a stone. Build a wall.",
        wrong: &[],
        on_wrong: "Build a wall from your supply.",
        on_solved: "A building costs a brick, a wood and a stone, and needs a wall and a road of its own: you need more of both than you have buildings.",
    },
    Task {
        title: "A building from two links",
        position: Position::Text("2,0,0,0 4444300000 4432200000"),
        solution: "join-BC",
        instruction: "Two links together can make a building: one with two of brick, wood and stone, the other with gold and the third. It takes two actions. Use link B and the common link.",
        wrong: &[],
        on_wrong: "Make a building from link B and the common link.",
        on_solved: "And you have won. At the end of your actions, two such links can make a building for free.",
    },
    Task {
        title: "Danger in the common link",
        position: Position::Text("1,2,4,11 2200000000 2200002000"),
        solution: "end",
        instruction: "In the common link, the player whose wheel shows the skull robs the other. The skull is on your wheel, wood on Ben's. End your actions.",
        wrong: &[],
        on_wrong: "End your actions.",
        on_solved: "Had the skull been on Ben's wheel, he would have taken one of yours, even on your turn.",
    },
    Task {
        title: "Disasters",
        position: Position::Text("1,1,4,11 2200000000 2212000000 d4"),
        solution: "end",
        instruction: "Two skulls are a disaster. In your own link it strikes you; in the common link, your opponent. The die decides what is lost. End your actions.",
        wrong: &[],
        on_wrong: "End your actions.",
        on_solved: "After a disaster, all four wheels turn one space. This does not trigger production or danger.",
    },
    Task {
        title: "Hired workers",
        position: Position::Text("4,3,9,9 1100000001 2200000000"),
        solution: "worker turn-1 link-A",
        instruction: "Gold and gold hires a worker, who gives you one more action, once. You have one action and one worker: spend the worker, turn wheel 1, trigger link A.",
        wrong: &[(
            "turn-1",
            "That works too, but spend the worker first, so that you see what he gives.",
        )],
        on_wrong: "First spend the worker, then turn wheel 1, then trigger link A.",
        on_solved: "You can only spend workers you had at the start of your turn. One hired now can be spent from your next turn on.",
    },
    Task {
        title: "Solo",
        position: Position::Text("3,2,9,9 2200000000 d3"),
        solution: "end",
        instruction: "In a solo game you have eight rounds to build your city. At the end of each, the die turns wheels, and the common link gives once more, only to you. End your actions.",
        wrong: &[],
        on_wrong: "End your actions.",
        on_solved: "You gained two roads. After the die roll, single skulls do nothing, but two in any of your links are still a disaster.",
    },
];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::{Locale, Names};
    use rules::Seat;
    use rules::game::Game as _;
    use rules::games::wheels_of_time::{Development, EndReason, Event, Good};

    fn step(title: &str) -> &'static Task {
        LESSON
            .iter()
            .find(|task| task.title == title)
            .unwrap_or_else(|| panic!("{title}"))
    }

    /// The state and the events after the actions of a step.
    fn play_step(title: &str) -> (WheelsOfTime, Vec<Event>) {
        let task = step(title);
        let mut all = Vec::new();
        let Some(State::WheelsOfTime(mut state)) = PRACTICE.state(task) else {
            panic!("{}", task.title);
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
            assert!(!task.on_wrong.is_empty(), "{}", task.title);
            let Some(mut state) = PRACTICE.state(task) else {
                panic!("{}", task.title);
            };
            for step in task.solution.split(' ') {
                let expected = state
                    .parse_action(step)
                    .unwrap_or_else(|error| panic!("{error:?}"));
                for action in state.legal_actions() {
                    let mut next = state.clone();
                    let events: Vec<rules::Event> = next.apply(action).unwrap_or_default();
                    let sentences = crate::games::sentences(
                        Locale::ENGLISH,
                        &events,
                        &Names::with_reader(Locale::ENGLISH, ["Ada", "Ben"]),
                    );
                    assert!(
                        !sentences.is_empty() || action == expected,
                        "{}",
                        task.title
                    );
                }
                assert!(state.apply(expected).is_ok());
            }
        }
    }
}
