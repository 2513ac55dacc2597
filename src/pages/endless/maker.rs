//! What the worker has to make: the puzzle that is wanted, then the next one ahead, so that
//! nobody waits for it.

use app_core::PuzzleSpec;
use bots::puzzles::Puzzle;
use std::rc::Rc;
use yew::Reducible;

/// Why the wanted puzzle is not being made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trouble {
    Cancelled,
    Failed,
}

#[derive(Clone, Debug)]
pub enum MakerAction {
    /// The player wants this puzzle, and then probably the other one.
    Want(PuzzleSpec, PuzzleSpec),
    Made(PuzzleSpec, Rc<Puzzle>),
    Failed(PuzzleSpec),
    /// The player does not want to wait.
    Cancel,
    /// The player wants the puzzle after all.
    TryAgain,
}

/// The wanted puzzles and those that are made.
#[derive(Clone, Debug)]
pub struct PuzzleMaker {
    wanted: PuzzleSpec,
    ahead: PuzzleSpec,
    /// The made ones of both.
    made: Vec<(PuzzleSpec, Rc<Puzzle>)>,
    trouble: Option<Trouble>,
    /// Whether the puzzle ahead could not be made. It is tried again once it is wanted.
    ahead_failed: bool,
}

impl PuzzleMaker {
    pub const fn new(wanted: PuzzleSpec, ahead: PuzzleSpec) -> Self {
        Self {
            wanted,
            ahead,
            made: Vec::new(),
            trouble: None,
            ahead_failed: false,
        }
    }

    pub fn puzzle(&self, spec: PuzzleSpec) -> Option<&Rc<Puzzle>> {
        self.made
            .iter()
            .find(|(made, _)| *made == spec)
            .map(|(_, puzzle)| puzzle)
    }

    /// Why this puzzle is not being made, if it is the wanted one.
    pub fn trouble(&self, spec: PuzzleSpec) -> Option<Trouble> {
        self.trouble.filter(|_| self.wanted == spec)
    }

    /// What the worker should be making now.
    pub fn order(&self) -> Option<PuzzleSpec> {
        if self.puzzle(self.wanted).is_none() {
            self.trouble.is_none().then_some(self.wanted)
        } else if self.puzzle(self.ahead).is_none() {
            (!self.ahead_failed).then_some(self.ahead)
        } else {
            None
        }
    }

    fn want(&mut self, wanted: PuzzleSpec, ahead: PuzzleSpec) {
        if self.wanted != wanted {
            self.trouble = None;
        }
        if self.ahead != ahead {
            self.ahead_failed = false;
        }
        (self.wanted, self.ahead) = (wanted, ahead);
        self.made
            .retain(|(made, _)| *made == wanted || *made == ahead);
    }
}

impl Reducible for PuzzleMaker {
    type Action = MakerAction;

    fn reduce(self: Rc<Self>, action: MakerAction) -> Rc<Self> {
        let mut next = Self::clone(&self);
        match action {
            MakerAction::Want(wanted, ahead) => next.want(wanted, ahead),
            MakerAction::Made(spec, puzzle) => {
                let is_due = spec == next.wanted || spec == next.ahead;
                if is_due && next.puzzle(spec).is_none() {
                    next.made.push((spec, puzzle));
                }
            }
            MakerAction::Failed(spec) if spec == next.wanted => {
                next.trouble = Some(Trouble::Failed);
            }
            MakerAction::Failed(spec) => next.ahead_failed |= spec == next.ahead,
            MakerAction::Cancel => next.trouble = Some(Trouble::Cancelled),
            MakerAction::TryAgain => next.trouble = None,
        }
        next.into()
    }
}
