//! State of an endless puzzle being solved: the player acts, every right action is accepted,
//! and the opponent replies.

use crate::games::endless::{beside, goal, names_in, texts_of};
use crate::games::practice::{EndlessPuzzles, WrongAction};
use crate::pages::practice::board::{PracticeBoard, push_sentence};
use app_core::PuzzleSpec;
use app_core::settings::{Pace, PuzzleProgress, PuzzleResult};
use bots::puzzles::{Puzzle, Verdict};
use l10n::pages;
use rules::{Action, Seat, State};
use std::collections::VecDeque;
use std::rc::Rc;
use text::Locale;
use yew::{Html, Reducible};

/// Pause between two actions of a solution that is shown, in milliseconds.
const SHOW_PAUSE_MS: u32 = 900;

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum SolvingAction {
    /// The puzzle is shown; its goal is announced.
    Present,
    /// The player chose an action; it is animated at this pace.
    Play(Action, Pace),
    /// The reply, or the next action of the solution, is due.
    Continue(Pace),
    /// The animation has ended.
    Settle,
    Undo,
    ShowSolution,
    Restart,
    /// Clear an unfinished selection on the board.
    Escape,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    Open,
    /// Replies of the opponent are pending.
    Reply,
    Showing,
    Solved,
    /// The solution was played to its end.
    Shown,
}

#[derive(Clone)]
pub struct Solving {
    puzzle: Rc<Puzzle>,
    spec: PuzzleSpec,
    texts: Option<&'static EndlessPuzzles>,
    locale: Locale,
    pub board: PracticeBoard,
    pub played: Vec<Action>,
    pub phase: Phase,
    replies: VecDeque<Action>,
    /// Whether the last of the pending replies is the last action.
    ends_with_reply: bool,
    /// The player's record with this kind, this puzzle included.
    pub progress: PuzzleProgress,
    /// Whether the result counts; a puzzle that has counted before does not.
    counts: bool,
    /// How the puzzle ended for the player; the first result stays.
    pub result: Option<PuzzleResult>,
}

impl Solving {
    pub fn begin(
        puzzle: Rc<Puzzle>,
        spec: PuzzleSpec,
        progress: PuzzleProgress,
        locale: Locale,
    ) -> Self {
        Self {
            board: PracticeBoard::new(puzzle.start().clone(), names_in(locale, &puzzle), locale),
            puzzle,
            spec,
            texts: texts_of(spec.kind),
            locale,
            played: Vec::new(),
            phase: Phase::Open,
            replies: VecDeque::new(),
            ends_with_reply: false,
            progress,
            counts: progress.would_count(spec),
            result: None,
        }
    }

    /// What has to be known of the position beside the goal, until the puzzle is over.
    pub fn beside_goal(&self) -> Html {
        if self.is_over() {
            return Html::default();
        }
        beside(self.locale, self.spec.kind, &self.board.state)
    }

    pub fn goal(&self) -> String {
        goal(self.locale, self.spec, Some(&self.puzzle))
    }

    /// The result to be stored.
    pub fn counted_result(&self) -> Option<PuzzleResult> {
        self.result.filter(|_| self.counts)
    }

    pub const fn next_spec(&self) -> PuzzleSpec {
        self.progress.next(self.spec)
    }

    pub const fn is_over(&self) -> bool {
        matches!(self.phase, Phase::Solved | Phase::Shown)
    }

    pub fn can_undo(&self) -> bool {
        self.phase == Phase::Open && !self.played.is_empty()
    }

    pub fn can_show(&self) -> bool {
        self.phase == Phase::Open
    }

    /// Handles the player's action: applied if it is right.
    fn play(&mut self, action: Action, pace: Pace) {
        if self.phase != Phase::Open {
            return;
        }
        let (replies, is_solved) = match self.puzzle.judge(&self.played, action) {
            Verdict::Wrong => {
                self.refuse(action);
                return;
            }
            Verdict::Right { replies } => (replies, false),
            Verdict::Solved { replies } => (replies, true),
        };
        let Some(due) = self.apply(action, pace) else {
            return;
        };
        let has_replies = !replies.is_empty();
        (self.replies, self.ends_with_reply) = (replies.into(), is_solved);
        let mut text = String::new();
        if has_replies {
            self.phase = Phase::Reply;
            self.board.delays.answer = Some(due);
            push_sentence(&mut text, &self.locale.text(pages::RIGHT_MOVE));
        } else if !is_solved {
            push_sentence(&mut text, &self.locale.text(pages::RIGHT_MOVE));
        }
        if is_solved {
            self.set_result(PuzzleResult::Solved);
        }
        if is_solved && !has_replies {
            self.end_solved();
        } else {
            self.board.push_last_events(&mut text);
            self.board.set_feedback(text, false);
        }
    }

    /// Says why an action is wrong; the position stays.
    fn refuse(&mut self, action: Action) {
        let mut after = State::clone(&self.board.state);
        let wrong = WrongAction {
            action,
            expected: self.puzzle.hint(&self.played),
            draws: self.puzzle.only_draws(&self.played, action),
            after: after.apply(action).ok().map(|_| after),
        };
        let mut text = self.locale.text(pages::NOT_QUITE);
        let why = self.texts.map(|texts| (texts.on_wrong)(&wrong));
        let why = why.map(|why| self.locale.text(why));
        push_sentence(&mut text, &why.unwrap_or_default());
        push_sentence(&mut text, &self.locale.text(pages::HAVE_ANOTHER_TRY));
        self.end_streak(&mut text);
        self.board.set_feedback(text, true);
        self.board.selection_epoch += 1;
    }

    /// The puzzle counts as missed; mentions a streak that ends.
    fn end_streak(&mut self, text: &mut String) {
        let streak = self.progress.streak;
        self.set_result(PuzzleResult::Missed);
        if self.progress.streak < streak {
            push_sentence(text, &pages::puzzle_streak_ends(self.locale, streak));
        }
    }

    fn set_result(&mut self, result: PuzzleResult) {
        if self.result.is_none() {
            self.result = Some(result);
            self.progress.record(self.spec, result);
        }
    }

    /// Applies an action; see [`PracticeBoard::apply`].
    fn apply(&mut self, action: Action, pace: Pace) -> Option<u32> {
        let due = self.board.apply(action, pace)?;
        self.played.push(action);
        Some(due)
    }

    /// Plays the pending reply, or the next action of the solution.
    fn continue_play(&mut self, pace: Pace) {
        match self.phase {
            Phase::Reply => self.play_reply(pace),
            Phase::Showing => self.show_next(pace),
            Phase::Open | Phase::Solved | Phase::Shown => {}
        }
    }

    fn play_reply(&mut self, pace: Pace) {
        let reply = self.replies.pop_front();
        let Some(due) = reply.and_then(|reply| self.apply(reply, pace)) else {
            return;
        };
        let mut text = String::new();
        if !self.replies.is_empty() {
            self.board.delays.answer = Some(due);
            self.board.push_last_events(&mut text);
            self.board.set_feedback(text, false);
            return;
        }
        if self.ends_with_reply {
            self.end_solved();
            return;
        }
        self.phase = Phase::Open;
        self.board.push_last_events(&mut text);
        push_sentence(&mut text, &self.locale.text(pages::YOUR_TURN_AGAIN));
        self.board.set_feedback(text, false);
    }

    fn end_solved(&mut self) {
        self.phase = Phase::Solved;
        let mut text = self.locale.text(pages::WELL_DONE);
        let streak = self.progress.streak;
        let about_streak = match self.result {
            _ if !self.counts => self.locale.text(pages::HAD_BEFORE),
            Some(PuzzleResult::Missed) => self.locale.text(pages::NEXT_ONE_COUNTS),
            _ if streak > 1 && streak == self.progress.best => {
                pages::puzzle_row_longest(self.locale, streak)
            }
            _ if streak > 1 => pages::puzzle_row(self.locale, streak),
            _ => self.locale.text(pages::NEW_STREAK),
        };
        push_sentence(&mut text, &about_streak);
        self.push_end(&mut text);
        self.board.set_feedback(text, false);
    }

    /// Appends what has happened at the end, and a change of the automatic difficulty.
    fn push_end(&self, text: &mut String) {
        self.board.push_last_events(text);
        if let Some(reason) = self.board.state.end_reason() {
            push_sentence(text, &text::end_reason(self.locale, reason));
        }
        if self.board.state.to_act().is_none() && self.has_equal_points() {
            push_sentence(text, &text::tie_breaker(self.locale, self.spec.game()));
        }
        let next = self.next_spec().difficulty;
        if next != self.spec.difficulty {
            push_sentence(text, &pages::next_difficulty(self.locale, next));
        }
    }

    /// Whether all players have the same points, so that the winner is not obvious.
    fn has_equal_points(&self) -> bool {
        let state = &self.board.state;
        let points = state.score().points;
        let mut seats = Seat::all(state.players());
        seats.all(|seat| points[seat] == points[Seat::FIRST])
    }

    fn undo(&mut self) {
        if !self.can_undo() {
            return;
        }
        // Back to the player's last decision.
        let solver = Some(self.puzzle.solver());
        let mut kept_count = self.played.len();
        while kept_count > 0 {
            kept_count -= 1;
            let before = self.played.get(..kept_count).unwrap_or_default();
            let state = self.puzzle.state_after(before);
            if let Some(state) = state.filter(|state| state.to_act() == solver) {
                self.played.truncate(kept_count);
                self.board.set_position(state);
                self.board
                    .set_feedback(self.locale.text(pages::TAKEN_BACK), false);
                return;
            }
        }
    }

    fn restart(&mut self) {
        self.played.clear();
        self.phase = Phase::Open;
        self.replies.clear();
        self.ends_with_reply = false;
        self.board.set_position(self.puzzle.start().clone());
        self.board.announce(&self.goal());
    }

    fn show_solution(&mut self) {
        if !self.can_show() {
            return;
        }
        let mut text = self.locale.text(pages::HERE_IS_THE_SOLUTION);
        self.end_streak(&mut text);
        self.phase = Phase::Showing;
        self.board.delays.answer = Some(SHOW_PAUSE_MS);
        self.board.set_feedback(text, false);
    }

    fn show_next(&mut self, pace: Pace) {
        let next = self.puzzle.hint(&self.played);
        let due = next.and_then(|action| self.apply(action, pace));
        let is_over = due.is_none() || self.puzzle.hint(&self.played).is_none();
        let mut text = String::new();
        if is_over {
            self.phase = Phase::Shown;
            push_sentence(&mut text, &self.locale.text(pages::THAT_WAS_THE_SOLUTION));
            self.push_end(&mut text);
        } else {
            self.board.delays.answer = due.map(|due| due + SHOW_PAUSE_MS);
            self.board.push_last_events(&mut text);
        }
        self.board.set_feedback(text, false);
    }
}

impl Reducible for Solving {
    type Action = SolvingAction;

    fn reduce(self: Rc<Self>, action: SolvingAction) -> Rc<Self> {
        let mut next = Self::clone(&self);
        match action {
            SolvingAction::Present => next.board.announce(&self.goal()),
            SolvingAction::Play(action, pace) => next.play(action, pace),
            SolvingAction::Continue(pace) => next.continue_play(pace),
            SolvingAction::Settle => next.board.is_moving = false,
            SolvingAction::Undo => next.undo(),
            SolvingAction::ShowSolution => next.show_solution(),
            SolvingAction::Restart => next.restart(),
            SolvingAction::Escape => next.board.selection_epoch += 1,
        }
        next.into()
    }
}
