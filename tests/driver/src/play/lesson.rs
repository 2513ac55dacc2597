//! Goes through a game's lesson as a person does. The steps are read from the lesson's source, which
//! is data, and from the English catalogue of the game; the rules say what each action does.

use super::Input;
use crate::{Driver, TestError, TestResult};
use rules::{Action, Seat, State};

/// A step of a lesson.
pub struct Step {
    /// Its title.
    pub title: String,
    /// The source text of its position.
    pub position: String,
    /// For each action, the accepted ones in notation.
    solution: Vec<Vec<String>>,
    /// Likely wrong actions in notation, and the answer to each.
    wrong: Vec<(Vec<String>, String)>,
}

impl Step {
    /// The string literals of its position.
    pub fn position_texts(&self) -> Vec<&str> {
        literals(&self.position)
    }

    /// The action to take: the first one that is accepted.
    fn expected(&self, state: &State, done: usize) -> TestResult<Action> {
        let accepted = self.solution.get(done).map_or(&[][..], Vec::as_slice);
        let action = match accepted {
            [any] if any == "*" => state.legal_actions().first().copied(),
            [first, ..] => state.parse_action(first).ok(),
            [] => None,
        };
        action.ok_or_else(|| TestError::new(format!("action {done} is not legal")))
    }

    /// An action with an answer of its own that is wrong now.
    fn mistake(&self, state: &State, done: usize) -> Option<(Action, &str)> {
        let accepted = self.solution.get(done)?;
        if accepted.iter().any(|text| text == "*") {
            return None;
        }
        self.wrong.iter().find_map(|(texts, answer)| {
            let action = texts
                .iter()
                .filter(|text| !accepted.contains(text))
                .find_map(|text| state.parse_action(text).ok())?;
            Some((action, answer.as_str()))
        })
    }
}

/// The string literals of a source text; those of lessons have no escapes.
fn literals(source: &str) -> Vec<&str> {
    source.split('"').skip(1).step_by(2).collect()
}

/// The messages that a source text names.
fn messages(source: &str) -> impl Iterator<Item = &str> {
    let is_part = |c: char| c.is_ascii_uppercase() || c == '_';
    let names = source.split("words::").skip(1);
    names.filter_map(move |after| after.split(|c| !is_part(c)).next())
}

/// What a message without arguments says, from the text of a catalogue.
fn said(words: &str, message: &str) -> Option<String> {
    let start = format!("{} = ", message.to_lowercase().replace('_', "-"));
    let text = words.lines().find_map(|line| line.strip_prefix(&start));
    text.map(str::to_owned)
}

/// Alternatives, as written in a lesson.
fn alternatives(text: &str) -> Vec<String> {
    text.split('|').map(str::to_owned).collect()
}

/// The steps of a lesson, from its source and the game's catalogue.
pub fn steps(source: &str, words: &str) -> Vec<Step> {
    source
        .split(" Task {")
        .skip(1)
        .filter_map(|block| {
            let (title, rest) = block.split_once("position: ")?;
            let (position, rest) = rest.split_once("solution: ")?;
            let (solution, rest) = rest.split_once("instruction: ")?;
            let (_, rest) = rest.split_once("wrong: ")?;
            let (wrong, _) = rest.split_once("on_wrong: ")?;
            let solution = literals(solution).concat();
            let answers = messages(wrong).filter_map(|message| said(words, message));
            let wrong = literals(wrong).into_iter().map(alternatives).zip(answers);
            Some(Step {
                title: said(words, messages(title).next()?)?,
                position: position.to_owned(),
                solution: solution.split(' ').map(alternatives).collect(),
                wrong: wrong.collect(),
            })
        })
        .collect()
}

/// What a lesson's test knows of its game.
pub trait Learnt {
    /// The state in which a step starts.
    fn start(&self, step: &Step) -> Option<State>;

    /// Performs an action on the board, without waiting for its result.
    fn perform(
        &self,
        page: &impl Driver,
        input: Input,
        state: &State,
        action: Action,
    ) -> impl Future<Output = TestResult>;
}

async fn wait_for_phase(page: &impl Driver, taken: usize, phase: &str) -> TestResult {
    page.wait_for(&format!(
        "main.practice[data-taken='{taken}'][data-phase='{phase}']"
    ))
    .await?;
    page.wait_for_animations().await
}

/// Plays a step to its end. The first time that the learner can make one of its likely mistakes, makes
/// it: it gets its own answer, and changes nothing. Returns whether there was one.
async fn play_step(
    page: &impl Driver,
    input: Input,
    game: &impl Learnt,
    step: &Step,
) -> TestResult<bool> {
    let mut state = game
        .start(step)
        .ok_or_else(|| TestError::new("the position is invalid"))?;
    let mut made_mistake = false;
    for done in 0..step.solution.len() {
        let action = step.expected(&state, done)?;
        if state.to_act() == Some(Seat::FIRST) {
            wait_for_phase(page, done, "open").await?;
            if let Some((wrong, answer)) = step.mistake(&state, done)
                && !made_mistake
            {
                made_mistake = true;
                game.perform(page, input, &state, wrong)
                    .await
                    .map_err(|error| error.context(&format!("wrong: {wrong}")))?;
                page.wait_for_text(".feedback.wrong", "Not quite.").await?;
                page.wait_for_text(".feedback.wrong", answer).await?;
                wait_for_phase(page, done, "open").await?;
            }
            game.perform(page, input, &state, action)
                .await
                .map_err(|error| error.context(&action.to_string()))?;
        }
        state
            .apply(action)
            .map_err(|error| TestError::new(format!("{action}: {error:?}")))?;
        // Replies follow one after another.
        page.wait_for_script(&format!(
            "return Number(document.querySelector('main').dataset.taken) > {done};"
        ))
        .await?;
    }
    wait_for_phase(page, step.solution.len(), "done").await?;
    page.wait_for_text(".feedback", "Well done.").await?;
    Ok(made_mistake)
}

/// Plays the first steps of a lesson, of which `core` are the lesson itself and the others "More". Returns how many of them had a mistake.
pub async fn play_steps(
    page: &impl Driver,
    input: Input,
    game: &impl Learnt,
    steps: &[Step],
    core: usize,
    wanted: usize,
) -> TestResult<usize> {
    let mut mistakes = 0;
    for (at, step) in steps.iter().enumerate().take(wanted) {
        page.wait_for(&format!("main.practice[data-step='{}']", at + 1))
            .await?;
        let heading = match (at + 1).checked_sub(core) {
            None | Some(0) => format!("{} of {core}: {}", at + 1, step.title),
            Some(more) => format!("More, {more} of {}: {}", steps.len() - core, step.title),
        };
        page.wait_for_text("#task h2", &heading).await?;
        let made = play_step(page, input, game, step)
            .await
            .map_err(|error| error.context(&step.title))?;
        mistakes += usize::from(made);
        if at + 1 == core {
            page.wait_for_text("#next", "More").await?;
            page.wait_for("main .buttons a.primary").await?;
        }
        if at + 1 < steps.len() {
            input.press(page, "#next").await?;
        }
    }
    Ok(mistakes)
}

/// Plays a whole lesson, and goes from its end to the first game.
pub async fn play_lesson(
    page: &impl Driver,
    input: Input,
    game: &impl Learnt,
    steps: &[Step],
    core: usize,
    name: &str,
) -> TestResult {
    let mistakes = play_steps(page, input, game, steps, core, usize::MAX).await?;
    assert!(mistakes > steps.len() / 2, "{mistakes}");
    assert_eq!(page.count("#next").await?, 0);
    page.take_screenshots(&format!("lesson-{name}-end")).await?;
    page.click_button("Play your first game").await?;
    page.wait_for("#begin").await.map(|_| ())
}

/// Asks for help with the first step: it shows how, on the board as well.
pub async fn show_me(page: &impl Driver, input: Input, highlight: &str) -> TestResult {
    input.press(page, "#show-me").await?;
    page.wait_for_text(".feedback", "Here's how:").await?;
    page.wait_for(highlight).await?;
    page.wait_for("#show-me:disabled").await.map(|_| ())
}
