//! Looking through finished games in the background: one after the other is reviewed.

use app_core::session::{Review, StoredReview};
use protocol::{Answer, Task};
use records::Match;
use std::collections::VecDeque;
use std::rc::Rc;
use yew::Reducible;

#[derive(Clone)]
pub enum Step {
    Rest,
    /// Open the match with this number.
    Open(String),
    /// Let the worker look at a position.
    Search(Match, Task),
    /// Keep the review of a match.
    Keep(String, StoredReview),
}

pub enum LookingAction {
    /// There are these games without a review.
    Begin(Vec<String>),
    /// The match to open, at its main line; `None` if it cannot be reviewed, or was meanwhile.
    Opened(Option<Match>),
    /// The worker has looked at the position.
    Answered(Answer),
    /// It could not.
    Failed,
    Kept,
    /// The player wants it to stop, or to go on.
    Stop(bool),
}

#[derive(Clone)]
struct Current {
    id: String,
    record: Rc<Match>,
    review: Review,
}

/// What was and is to be looked through.
#[derive(Clone)]
pub struct Looking {
    waiting: VecDeque<String>,
    current: Option<Current>,
    /// How many there were at the beginning.
    pub total: usize,
    pub is_stopped: bool,
    pub step: Step,
    /// Counts the steps.
    pub steps: u32,
}

impl PartialEq for Looking {
    /// Every step is another one.
    fn eq(&self, other: &Self) -> bool {
        self.steps == other.steps
    }
}

impl Default for Looking {
    fn default() -> Self {
        Self {
            waiting: VecDeque::new(),
            current: None,
            total: 0,
            is_stopped: false,
            step: Step::Rest,
            steps: 0,
        }
    }
}

impl Looking {
    /// Whether there is anything left.
    pub const fn is_under_way(&self) -> bool {
        !matches!(self.step, Step::Rest)
    }

    /// The number of the game that is looked at, from 1.
    pub fn number(&self) -> usize {
        self.total - self.waiting.len().min(self.total)
    }

    /// How far that game has come, in percent.
    pub fn percent(&self) -> usize {
        self.current.as_ref().map_or(0, |now| now.review.percent())
    }

    fn next_game(&mut self) {
        self.current = None;
        self.step = self.waiting.pop_front().map_or(Step::Rest, Step::Open);
    }

    /// Goes on with the review that is under way.
    fn go_on(&mut self) {
        let Some(Current { id, record, review }) = &mut self.current else {
            return;
        };
        let search = review.next_search(Match::clone(record));
        self.step = match (search, StoredReview::of(review)) {
            (Some((there, task)), _) => Step::Search(there, task),
            (None, Some(stored)) => Step::Keep(id.clone(), stored),
            (None, None) => Step::Rest,
        };
    }
}

impl Reducible for Looking {
    type Action = LookingAction;

    fn reduce(self: Rc<Self>, action: LookingAction) -> Rc<Self> {
        let mut next = Self::clone(&self);
        next.steps += 1;
        match (action, &self.step) {
            (LookingAction::Begin(games), _) => {
                next.total = games.len();
                next.waiting = games.into();
                next.next_game();
            }
            (LookingAction::Opened(Some(record)), Step::Open(id)) => {
                next.current = Some(Current {
                    id: id.clone(),
                    review: Review::begin(&record),
                    record: Rc::new(record),
                });
                next.go_on();
            }
            (LookingAction::Answered(answer), Step::Search(..)) => {
                if let Some(Current { record, review, .. }) = &mut next.current {
                    review.answered(Match::clone(record), answer);
                }
                next.go_on();
            }
            (LookingAction::Opened(None), Step::Open(_))
            | (LookingAction::Failed, Step::Search(..))
            | (LookingAction::Kept, Step::Keep(..)) => next.next_game(),
            (LookingAction::Stop(is_stopped), _) => next.is_stopped = is_stopped,
            // It came too late.
            _ => return self,
        }
        next.into()
    }
}
