//! The board of a lesson or puzzle: the position, the animation of the last action, and the
//! feedback on it.

use crate::games::{self, BoardView, ViewOptions};
use crate::hooks::set_announcement;
use app_core::settings::Pace;
use records::Colour;
use rules::{Action, Event, Seat, State};
use std::rc::Rc;
use text::{Locale, Names};
use yew::prelude::*;

/// Minimum time between the learner's action and the answer, in milliseconds, so that
/// people can follow.
const PAUSE_MS: u32 = 500;

/// Delays of what follows an action automatically, in milliseconds after the action.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Delays {
    /// The animation has ended.
    pub settle: Option<u32>,
    /// The answer is due.
    pub answer: Option<u32>,
}

/// A board and the feedback beside it.
#[derive(Clone)]
pub struct PracticeBoard {
    pub state: Rc<State>,
    pub names: Rc<Names>,
    pub learner: Seat,
    /// Number of position changes, so that boards reset with each.
    pub ply: usize,
    /// Events of the last action.
    pub last: Rc<Vec<Event>>,
    /// The same in words.
    sentences: Vec<String>,
    /// The same, as boards mark them.
    recent: Rc<Vec<Rc<Vec<Event>>>>,
    /// Whether the last action is animated.
    pub is_moving: bool,
    /// What follows the last action automatically.
    pub delays: Delays,
    pub hint: Option<Action>,
    /// Number of times that the selection on the board was cleared.
    pub selection_epoch: u32,
    pub feedback: String,
    pub is_wrong: bool,
    /// Text for the live region.
    pub spoken: String,
    pub announcements: u32,
    locale: Locale,
}

impl PracticeBoard {
    /// A position in which the learner is to act.
    pub fn new(state: State, names: Names, locale: Locale) -> Self {
        Self {
            names: Rc::new(names),
            learner: state.to_act().unwrap_or(Seat::FIRST),
            state: Rc::new(state),
            ply: 0,
            last: Rc::default(),
            sentences: Vec::new(),
            recent: Rc::default(),
            is_moving: false,
            delays: Delays::default(),
            hint: None,
            selection_epoch: 0,
            feedback: String::new(),
            is_wrong: false,
            spoken: String::new(),
            announcements: 0,
            locale,
        }
    }

    /// Replaces everything by a new board, which resets what is shown.
    pub fn restart(&mut self, fresh: Self) {
        *self = Self {
            ply: self.ply + 1,
            selection_epoch: self.selection_epoch,
            announcements: self.announcements,
            ..fresh
        };
    }

    /// Goes to another position, without an animation. The learner stays the same.
    pub fn set_position(&mut self, state: State) {
        let learner = self.learner;
        self.restart(Self {
            learner,
            ..Self::new(state, Names::clone(&self.names), self.locale)
        });
    }

    /// Applies an action. Returns after how many milliseconds the next one may follow, or
    /// `None` if the action is illegal.
    pub fn apply(&mut self, action: Action, pace: Pace) -> Option<u32> {
        let mut after = State::clone(&self.state);
        let events = after.apply(action).ok()?;
        self.sentences = self.sentences(&events);
        self.state = Rc::new(after);
        self.ply += 1;
        self.hint = None;
        let duration = || games::duration(&events);
        let (movement, pause) = match pace {
            Pace::Calm => (duration(), PAUSE_MS),
            Pace::Quick => (duration(), 0),
            Pace::AtOnce => (0, 0),
        };
        self.last = Rc::new(events);
        self.recent = Rc::new(vec![self.last.clone()]);
        self.is_moving = movement > 0;
        self.delays = Delays {
            settle: self.is_moving.then_some(movement),
            answer: None,
        };
        Some(movement + pause)
    }

    /// Sets the feedback text and announces it.
    pub fn set_feedback(&mut self, feedback: String, is_wrong: bool) {
        self.announce(&feedback);
        self.feedback = feedback;
        self.is_wrong = is_wrong;
    }

    pub fn announce(&mut self, text: &str) {
        set_announcement(&mut self.spoken, text);
        self.announcements += 1;
    }

    /// Appends the events that an action would have; the position stays.
    pub fn try_out(&self, action: Action, text: &mut String) {
        match State::clone(&self.state).apply(action) {
            Ok(events) => push_sentences(text, &self.sentences(&events)),
            Err(illegal) => push_sentence(text, &text::illegal_action(self.locale, &illegal)),
        }
    }

    /// Sentences about the events of an action in this position.
    fn sentences(&self, events: &[Event]) -> Vec<String> {
        text::sentences_on_board(self.locale, &self.state, events, &self.names)
    }

    /// Appends the sentences about the last action.
    pub fn push_last_events(&self, text: &mut String) {
        push_sentences(text, &self.sentences);
    }

    /// What the board shows; `is_open` if the learner is to act.
    pub fn view(&self, is_open: bool, on_action: Callback<Action>) -> BoardView {
        BoardView {
            state: self.state.clone(),
            last: self.last.clone(),
            recent: self.recent.clone(),
            lit: Rc::default(),
            view: Rc::new(ViewOptions {
                names: self.names.clone(),
                levels: Rc::default(),
                colours: Rc::new(Colour::ALL.to_vec()),
                to_act: self.state.to_act(),
                actor: is_open.then_some(self.learner),
                viewer: Some(self.learner),
                only_person: Some(self.learner),
                waits_for_friend: false,
                ply: self.ply,
                line: 0,
                is_animated: self.is_moving,
                has_previews: true,
                selection_epoch: self.selection_epoch,
                undo: None,
                locale: self.locale,
            }),
            hint: self.hint,
            plan: Rc::default(),
            on_action,
        }
    }
}

fn push_sentences(text: &mut String, sentences: &[String]) {
    for sentence in sentences {
        push_sentence(text, sentence);
    }
}

pub fn push_sentence(text: &mut String, sentence: &str) {
    if !text.is_empty() && !sentence.is_empty() {
        text.push(' ');
    }
    text.push_str(sentence);
}
