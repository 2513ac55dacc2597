//! Argonaut's Wheel: the lesson and the puzzles. The learner plays Black.

use crate::games::practice::{ANY, Practice, Task};
use rules::State;
use rules::games::argonauts_wheel::{ArgonautsWheel, Position, Side, Wheel};

/// The practice of this game.
pub const PRACTICE: Practice = Practice {
    names: &["Black", "White"],
    lesson: &LESSON,
    // Made by `lab puzzles argonauts-wheel`, proved in bots/tests.
    puzzles: include_str!("puzzles.txt"),
    ask: "You play Black and can win, whatever White answers. White holds out as long as possible.",
    wrong: "With that the win is gone, so it is taken back.",
    place,
};

/// Reads a position as it is written; these are known to be right (the tests
/// compare them with the full reader), so little code does.
fn place(text: &str) -> Option<State> {
    let (stations, words) = text.split_once(',')?;
    // Of each side, as in a wheel's number: the cone, both discs, which of them are dead.
    let mut sides = [0_u32; 2];
    let mut discs = [0_u32; 2];
    let mut station = 0;
    for letter in stations.bytes() {
        let side = usize::from(matches!(letter, b'w' | b'y' | b'W'));
        match letter {
            b' ' => station += 1,
            b'B' | b'W' => sides[side] |= station << 8,
            b'b' | b'x' | b'w' | b'y' => {
                let dead = u32::from(matches!(letter, b'x' | b'y'));
                sides[side] |= station << (2 + 3 * discs[side]) | dead << discs[side];
                discs[side] = 1;
            }
            _ => {}
        }
    }
    let mut position = Position {
        wheel: Wheel::from_key(sides[0] << 11 | sides[1]),
        to_move: Side::Black,
        battle: false,
        idle: 0,
    };
    for word in words.split(' ') {
        match word.as_bytes() {
            b"white" => position.to_move = Side::White,
            b"battle" => position.battle = true,
            [b'r', idle @ ..] => {
                position.idle = idle.iter().fold(0, |idle, digit| 10 * idle + (digit & 15));
            }
            _ => {}
        }
    }
    Some(ArgonautsWheel::from_position(position).into())
}

const LESSON: [Task; 12] = [
    Task {
        title: "From the right",
        scene: "B b . w W w . b, black",
        line: "7-6",
        say: "You play Black. Three stations are yours: left (1), centre (0) and right (7). From the right a piece goes one station. Your cone is in the way on 0: move the disc on 7 to 6.",
        other: "Now the disc on 7 is to go to 6.",
        then: "Station 6 belongs to nobody. You can move only what stands in your own three stations.",
    },
    Task {
        title: "From the left",
        scene: "B b . . W w w b, black",
        line: "1-3",
        say: "From the left a piece goes two stations, either way. Move the disc on 1 to 3, the station to White's right.",
        other: "Now the disc on 1 is to go to 3.",
        then: "An empty station may be anybody's. But a disc never lands on a cone or on the other side's discs.",
    },
    Task {
        title: "From the centre",
        scene: "B b . w . w W b, black",
        line: "0-4",
        say: "From the centre a piece goes straight across. Cones move as discs do: send yours from 0 to 4.",
        other: "Now the cone is to go from 0 to 4.",
        then: "Until then no cone can.",
    },
    Task {
        title: "Turning the wheel",
        scene: "B . b w . w W b, black battle",
        line: "R",
        say: "The disc on 2 is out of your reach. Instead of moving a piece you may turn the wheel: all that stands on it rides one station on. Turn it.",
        other: "Now the wheel is to be turned.",
        then: "The disc came to your left, where it can move. The one that was on 7 has left your stations: the wheel has to bring it back.",
    },
    Task {
        title: "Stacks",
        scene: "B b . w W w . b, black",
        line: "1-7 3-2 7=6",
        say: "Two discs of a side make a stack. Move the disc on 1 onto the one on 7. White answers; then move the whole stack to 6.",
        other: "First 1 to 7, then the whole stack from 7 to 6.",
        then: "The top disc could have gone alone. A whole stack needs an empty station.",
    },
    Task {
        title: "Kills",
        scene: "B . b . w W w b, black battle",
        line: "0-4",
        say: "A cone kills the other side's discs that it lands on. Kill the disc on 4.",
        other: "Now your cone is to land on the white disc on 4.",
        then: "Your cone sits upside down on the dead disc, which cannot move. A stack dies whole. Cones never land on their own living discs.",
    },
    Task {
        title: "Resurrection",
        scene: "B . . w x w W b, black battle",
        line: "0-4",
        say: "A cone that lands on dead discs brings them back to life. Your own dead disc lies on 4: fetch it.",
        other: "Now your cone is to land on the dead disc on 4.",
        then: "It is yours, so cone and disc can move again.",
    },
    Task {
        title: "Free spires",
        scene: "w bB . . w . W b, black battle",
        line: "1=3",
        say: "A free spire moves whole, to an empty station, or its cone leaves alone. Move the whole spire from 1 to 3.",
        other: "Now the whole spire is to go from 1 to 3.",
        then: "A whole spire does nothing to others. Only its cone, moved alone, kills and resurrects.",
    },
    Task {
        title: "Prisoners",
        scene: "B b . w y . W b, black battle",
        line: "0-4",
        say: "Cones bring the other side's dead discs back to life as well. Land on the dead white disc on 4.",
        other: "Now your cone is to land on the dead white disc on 4.",
        then: "White cannot move it until your cone leaves.",
    },
    Task {
        title: "One revolution",
        scene: "B b . w W w . b, black r8",
        line: ANY,
        say: "The time stone rides along from the last move of a piece. It has come round once: now you have to move a piece if you can. Move any one.",
        other: "",
        then: "That takes the time stone back to its place. If you could move nothing, you would turn the wheel, and White would have to move.",
    },
    Task {
        title: "Two revolutions, and three",
        scene: "x . . w W y . bB, black battle r15",
        line: "R",
        say: "When the time stone comes round a second time, all dead discs live again. Turn the wheel once more.",
        other: "Now the wheel is to be turned.",
        then: "Coming round a third time, the stone would end the game: a draw.",
    },
    Task {
        title: "Winning",
        scene: "w B W . . b b w, black battle",
        line: "R R 7-0",
        say: "Whose cone lands on the other cone wins, whatever that one stands on. From your right you would reach it: turn the wheel. White can only turn it on. Then catch the cone.",
        other: "First turn the wheel, then move your cone from 7 to 0.",
        then: "That is the whole game.",
    },
];

#[cfg(test)]
mod tests {
    use super::*;
    use rules::Event;
    use rules::games::argonauts_wheel::Event as Happening;

    #[test]
    fn positions_are_read_as_they_are_written() {
        let puzzles: Vec<Task> = PRACTICE.puzzles().collect();
        for task in LESSON.iter().chain(&puzzles) {
            let position: Result<Position, _> = task.scene.parse();
            let position = position.unwrap_or_else(|why| panic!("{}: {why:?}", task.scene));
            assert_eq!(position.to_string(), task.scene);
            let state = State::from(ArgonautsWheel::from_position(position));
            assert_eq!(PRACTICE.state(task), Some(state));
        }
        let white = "b B . w xW w . ., white battle r23";
        let position: Result<Position, _> = white.parse();
        let state = position.map(|at| State::from(ArgonautsWheel::from_position(at)));
        assert_eq!(place(white), state.ok());
    }

    /// What happens in a step, in the learner's first way.
    fn happenings(task: &Task) -> Vec<Happening> {
        let Some(mut state) = PRACTICE.state(task) else {
            panic!("{}", task.scene);
        };
        let mut all = Vec::new();
        for word in task.line.split(' ') {
            let action = if word == ANY {
                state.legal_actions()[0]
            } else {
                state
                    .parse_action(word)
                    .unwrap_or_else(|why| panic!("{why:?}"))
            };
            let events = state.apply(action).unwrap_or_else(|why| panic!("{why:?}"));
            all.extend(events.into_iter().map(|event| match event {
                Event::ArgonautsWheel(event) => event,
                other => panic!("{other:?}"),
            }));
        }
        all
    }

    fn step(title: &str) -> Vec<Happening> {
        let step = LESSON.iter().find(|task| task.title == title);
        happenings(step.unwrap_or_else(|| panic!("{title}")))
    }

    /// Whether the words of an event, as data, hold all these.
    fn has(happenings: &[Happening], name: &str) -> bool {
        happenings
            .iter()
            .any(|happening| format!("{happening:?}").starts_with(name))
    }

    #[test]
    fn steps_do_what_they_say() {
        use rules::games::argonauts_wheel::Side::{Black, White};
        assert!(has(&step("From the centre"), "BattleBegun"));
        assert!(has(&step("Turning the wheel"), "Turned"));
        assert!(has(&step("Stacks"), "Stacked"));
        assert!(has(&step("Stacks"), "Moved { seat: Seat(0), piece: Stack"));
        let cone = |happening: &Happening| match *happening {
            Happening::Killed { side, .. } => Some(("kills", side)),
            Happening::Resurrected { side, cone, .. } if side == cone => Some(("frees", side)),
            Happening::Resurrected { side, .. } => Some(("takes", side)),
            Happening::ConeKilled { side, .. } => Some(("wins over", side)),
            _ => None,
        };
        for (title, does) in [
            ("Kills", ("kills", White)),
            ("Resurrection", ("frees", Black)),
            ("Prisoners", ("takes", White)),
            ("Winning", ("wins over", White)),
        ] {
            let found: Vec<_> = step(title).iter().filter_map(cone).collect();
            assert_eq!(found, [does], "{title}");
        }
        let spire = step("Free spires");
        assert!(has(&spire, "Moved { seat: Seat(0), piece: Spire"));
        let two = step("Two revolutions, and three");
        assert!(two.contains(&Happening::AllResurrected { count: 2 }));
    }

    #[test]
    fn words_about_what_can_be_done_are_true() {
        let legal = |title: &str, taken: usize| {
            let task = LESSON.iter().find(|task| task.title == title);
            let task = task.unwrap_or_else(|| panic!("{title}"));
            let Some(mut state) = PRACTICE.state(task) else {
                panic!("{title}");
            };
            for word in task.line.split(' ').take(taken) {
                let action = state
                    .parse_action(word)
                    .unwrap_or_else(|why| panic!("{why:?}"));
                assert!(state.apply(action).is_ok());
            }
            let legal: Vec<String> = state
                .legal_actions()
                .iter()
                .map(ToString::to_string)
                .collect();
            legal
        };
        // The cone is in the way of the disc on the right.
        assert!(!legal("From the right", 0).contains(&"7-0".to_owned()));
        // What is on 2 is out of reach, and after the turn it is not.
        assert!(
            !legal("Turning the wheel", 0)
                .iter()
                .any(|a| a.starts_with('2'))
        );
        // The top disc could have gone alone.
        assert!(legal("Stacks", 2).contains(&"7-6".to_owned()));
        // The spire's cone could have left alone.
        assert!(legal("Free spires", 0).contains(&"^1-3".to_owned()));
        // White cannot move the prisoner.
        assert!(!legal("Prisoners", 1).iter().any(|a| a.starts_with('4')));
        // After a revolution the wheel may not be turned.
        assert!(!legal("One revolution", 0).contains(&"R".to_owned()));
        // White can only turn the wheel on.
        assert_eq!(legal("Winning", 1), ["R"]);
    }
}
