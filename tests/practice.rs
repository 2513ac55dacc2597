//! Lessons and puzzles, gone through on the board as a learner would.

use harness::play::around::pictures;
use harness::play::wheel::{By, do_on_board, wait_for_board};
use harness::{DESKTOP, Outcome, PHONE, Page, Problem, run};
use rules::State;
use rules::games::argonauts_wheel::{Action, ArgonautsWheel};

/// The lesson as it stands in the page, and the puzzles.
const LESSON: &str = include_str!("../src/games/argonauts_wheel/lesson.rs");
const PUZZLES: &str = include_str!("../src/games/argonauts_wheel/puzzles.txt");

/// A position, and the line of play from there.
struct Task {
    state: State,
    line: Vec<String>,
}

impl Task {
    fn new(scene: &str, line: &str) -> Outcome<Self> {
        let position = scene.parse();
        let position = position.map_err(|why| Problem::new(format!("{scene}: {why:?}")))?;
        Ok(Self {
            state: State::ArgonautsWheel(ArgonautsWheel::from_position(position)),
            line: line.split(' ').map(str::to_owned).collect(),
        })
    }

    /// The wanted action; any where all will do.
    fn wanted(&self, word: &str) -> Outcome<Action> {
        let action = match word {
            "*" => self.state.legal_actions().first().copied(),
            word => self.state.parse_action(word).ok(),
        };
        match action {
            Some(rules::Action::ArgonautsWheel(action)) => Ok(action),
            _ => Err(Problem::new(format!("{word} cannot be done"))),
        }
    }

    /// An action that can be done and is not wanted.
    fn unwanted(&self, word: &str) -> Option<Action> {
        let wanted = self.wanted(word).ok()?;
        self.state
            .legal_actions()
            .into_iter()
            .find_map(|action| match action {
                rules::Action::ArgonautsWheel(action) => (action != wanted).then_some(action),
                _ => None,
            })
    }

    fn apply(&mut self, action: Action) -> Outcome {
        let applied = self.state.apply(rules::Action::ArgonautsWheel(action));
        applied
            .map(|_| ())
            .map_err(|why| Problem::new(format!("{why:?}")))
    }
}

fn lesson() -> Outcome<Vec<Task>> {
    let data = LESSON.split("#[cfg(test)]").next().unwrap_or_default();
    let values = |field: &str| -> Vec<&str> {
        let begins = format!(" {field}: ");
        let parts = data.split(&*begins).skip(1);
        let parts = parts.filter_map(|part| part.lines().next()?.strip_suffix(','));
        let values = parts.map(|part| {
            if part == "ANY" {
                "*"
            } else {
                part.trim_matches('"')
            }
        });
        values.collect()
    };
    let tasks = values("scene").into_iter().zip(values("line"));
    tasks.map(|(scene, line)| Task::new(scene, line)).collect()
}

fn puzzles() -> Outcome<Vec<Task>> {
    let lines = PUZZLES.lines().filter_map(|line| line.split_once(": "));
    lines.map(|(scene, line)| Task::new(scene, line)).collect()
}

async fn wait_for_phase(page: &Page, taken: usize, phase: &str) -> Outcome {
    page.wait_for(&format!(
        "main.practice[data-taken='{taken}'][data-phase='{phase}']"
    ))
    .await
    .map(|_| ())
}

/// What stands on the wheel, as it is read out.
async fn stands(page: &Page) -> Outcome<String> {
    let text = "return document.querySelector('.argonauts-wheel tbody').textContent;";
    let text = page.script(text, vec![]).await?;
    Ok(text.as_str().unwrap_or_default().to_owned())
}

/// Does the learner's actions, and waits for the answers.
async fn go_through(page: &Page, by: By, task: &mut Task) -> Outcome {
    let line = task.line.clone();
    for (number, word) in line.iter().enumerate() {
        let action = task.wanted(word)?;
        let own = number % 2 == 0;
        if own {
            wait_for_phase(page, number, "open").await?;
            do_on_board(page, by, action)
                .await
                .map_err(|problem| problem.during(word))?;
        }
        task.apply(action)?;
        let taken = number + 1;
        if own && taken < line.len() {
            page.wait_for(&format!("main.practice[data-taken='{}']", taken + 1))
                .await?;
        }
    }
    wait_for_phase(page, line.len(), "done").await
}

/// Something that is not wanted changes nothing, and it is said why.
async fn is_refused(page: &Page, by: By, action: Action, why: &str) -> Outcome {
    let before = stands(page).await?;
    do_on_board(page, by, action).await?;
    page.wait_for_text(".news.wrong", "Not that.").await?;
    page.wait_for_text(".news.wrong", why).await?;
    page.wait_for_script(
        "return document.getElementById('spoken').textContent.startsWith('Not that. ');",
    )
    .await?;
    assert_eq!(stands(page).await?, before);
    page.wait_gone(".planning").await
}

#[test]
fn the_lesson_from_the_first_step_to_the_last() -> Outcome {
    run("lesson", DESKTOP, async |page| {
        page.go("").await?;
        page.press_button("Learn Argonaut's Wheel").await?;
        wait_for_board(page).await?;
        let mut steps = lesson()?;
        let count = steps.len();
        assert_eq!(count, 12);
        page.wait_for("#back:disabled").await?;
        let mut refused = 0;
        for (at, step) in steps.iter_mut().enumerate() {
            page.wait_for(&format!("main.practice[data-step='{}']", at + 1))
                .await?;
            page.wait_for_text("#task h2", &format!("{} of {count}: ", at + 1))
                .await?;
            let word = step.line[0].clone();
            if word != "*"
                && let Some(other) = step.unwanted(&word)
            {
                is_refused(page, By::Mouse, other, "").await?;
                wait_for_phase(page, 0, "open").await?;
                refused += 1;
            }
            go_through(page, By::Mouse, step).await?;
            page.wait_for_text(".news", "Well done.").await?;
            if at == 4 {
                page.screenshot("lesson-stacks-desktop").await?;
            }
            if at + 1 < count {
                page.click("#next").await?;
            }
        }
        assert!(refused > 5, "{refused}");
        page.wait_for_text(".news", "That is the whole game.")
            .await?;
        pictures(page, "lesson-end").await?;
        assert_eq!(page.count("#next").await?, 0);
        page.press_button("Play your first game").await?;
        page.wait_for("#begin").await?;
        Ok(())
    })
}

#[test]
fn a_learner_is_shown_the_way() -> Outcome {
    run("lesson_shown", PHONE, async |page| {
        page.go("#/learn/argonauts-wheel").await?;
        wait_for_board(page).await?;
        let mut steps = lesson()?;
        let first = steps.first_mut().ok_or_else(|| Problem::new("no step"))?;
        let other = first.unwanted("7-6");
        let other = other.ok_or_else(|| Problem::new("nothing else can be done"))?;
        is_refused(page, By::Finger, other, "Now the disc on 7 is to go to 6.").await?;
        pictures(page, "lesson-wrong").await?;
        page.resize(PHONE).await?;
        By::Finger.press(page, "#show-me").await?;
        page.wait_for_text(".news", "Like this:").await?;
        assert_eq!(page.count(".aw-ring.hinted").await?, 2);
        page.wait_for("#show-me:disabled").await?;
        wait_for_phase(page, 0, "open").await?;
        go_through(page, By::Finger, first).await?;
        // Once more, and on, and back.
        By::Finger.press(page, "#again").await?;
        wait_for_phase(page, 0, "open").await?;
        assert_eq!(page.count(".aw-ring.hinted").await?, 0);
        By::Finger.press(page, "#next").await?;
        page.wait_for("main.practice[data-step='2']").await?;
        By::Finger.press(page, "#back").await?;
        page.wait_for("main.practice[data-step='1']").await?;
        wait_for_phase(page, 0, "open").await
    })
}

#[test]
fn the_lesson_by_keyboard() -> Outcome {
    run("lesson_keyboard", DESKTOP, async |page| {
        page.go("#/learn/argonauts-wheel").await?;
        wait_for_board(page).await?;
        for (at, step) in lesson()?.iter_mut().enumerate().take(5) {
            page.wait_for(&format!("main.practice[data-step='{}']", at + 1))
                .await?;
            go_through(page, By::Keyboard, step).await?;
            By::Keyboard.press(page, "#next").await?;
        }
        page.wait_for("main.practice[data-step='6']")
            .await
            .map(|_| ())
    })
}

#[test]
fn a_solved_puzzle_is_remembered() -> Outcome {
    run("puzzle", DESKTOP, async |page| {
        let mut puzzles = puzzles()?;
        page.go("").await?;
        page.press_button("Puzzles Argonaut's Wheel").await?;
        let count = puzzles.len();
        page.wait_for_text(".solved-count", &format!("0 of {count} solved."))
            .await?;
        assert_eq!(page.count(".puzzle-card").await?, count);
        pictures(page, "puzzles").await?;
        // From page to page it looks as it is meant to, at once.
        let style = "return [...document.styleSheets].filter((sheet) => sheet.href?.endsWith('practice.css')).length;";
        page.wait_for_script(style).await?;
        page.click(".puzzle-card[href='#/puzzles/argonauts-wheel/1']")
            .await?;
        wait_for_board(page).await?;
        assert_eq!(page.script(style, vec![]).await?, 1);
        let first = puzzles.first_mut().ok_or_else(|| Problem::new("none"))?;
        let turns = first.line.len().div_ceil(2);
        page.wait_for_text("#task h2", &format!("Win in {turns}"))
            .await?;
        if let Some(other) = first.unwanted(&first.line[0]) {
            is_refused(page, By::Mouse, other, "so it is taken back.").await?;
            pictures(page, "puzzle-wrong").await?;
        }
        go_through(page, By::Mouse, first).await?;
        page.wait_for("main.practice[data-solved='true']").await?;
        page.wait_for_text("#task", "Well done.").await?;
        pictures(page, "puzzle-solved").await?;

        page.reload().await?;
        wait_for_board(page).await?;
        page.wait_for("main.practice[data-solved='true'][data-phase='open']")
            .await?;
        page.press_button("All puzzles").await?;
        page.wait_for_text(".solved-count", &format!("1 of {count} solved."))
            .await?;
        page.wait_for(".puzzle-card[href$='/1'][data-solved='true']")
            .await?;
        assert_eq!(page.count("[data-solved='true']").await?, 1);
        Ok(())
    })
}

#[test]
fn with_help_a_puzzle_is_not_solved() -> Outcome {
    run("puzzle_help", PHONE, async |page| {
        let mut puzzles = puzzles()?;
        page.go("#/puzzles/argonauts-wheel/2").await?;
        wait_for_board(page).await?;
        By::Finger.press(page, "#show-me").await?;
        page.wait_for_text("#task", "With help it does not count as solved")
            .await?;
        let second = puzzles.get_mut(1).ok_or_else(|| Problem::new("none"))?;
        go_through(page, By::Finger, second).await?;
        page.wait_for("main.practice[data-solved='false']").await?;
        page.wait_for_text("#task", "With help it does not count as solved")
            .await?;
        // From the start again, it does.
        By::Finger.press(page, "#again").await?;
        let mut again = self::puzzles()?;
        let second = again.get_mut(1).ok_or_else(|| Problem::new("none"))?;
        go_through(page, By::Finger, second).await?;
        page.wait_for("main.practice[data-solved='true']").await?;
        page.press_button("Next puzzle").await?;
        page.wait_for_text("#task h2", "3 of ").await
    })
}

#[test]
fn puzzles_are_solved_one_after_the_other() -> Outcome {
    run("puzzles_all", DESKTOP, async |page| {
        page.go("#/settings").await?;
        page.click("input[name='pace'][value='at-once']").await?;
        for (at, puzzle) in puzzles()?.iter_mut().enumerate().take(3) {
            page.go(&format!("#/puzzles/argonauts-wheel/{}", at + 1))
                .await?;
            wait_for_board(page).await?;
            go_through(page, By::Mouse, puzzle).await?;
            page.wait_for("main.practice[data-solved='true']").await?;
        }
        page.go("#/puzzles/argonauts-wheel").await?;
        page.wait_for_text(".solved-count", "3 of 12 solved.").await
    })
}

#[test]
fn there_is_no_such_practice() -> Outcome {
    run("practice_lost", PHONE, async |page| {
        for route in [
            "#/learn/turn-of-time",
            "#/learn/wheel-of-fortune",
            "#/puzzles/wheel-of-fortune",
            "#/learn/world-wonders",
            "#/learn/nothing",
            "#/puzzles/argonauts-wheel/0",
            "#/puzzles/argonauts-wheel/99",
        ] {
            page.go(route).await?;
            page.wait_for_text("main", "leads to no page")
                .await
                .map_err(|problem| problem.during(route))?;
        }
        Ok(())
    })
}
