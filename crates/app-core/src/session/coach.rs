//! The coach: when a person's turn is over, and before anybody else acts, it says what the turn cost, if that matters.
//!
//! Each action with a choice is judged by the worker as a review judges it, while the person goes on with the turn. The
//! others wait for what is left, but not for long.

use super::bots::SearchState;
use super::review::better_turn;
use super::{Announcement, Effect, Hint, Purpose, Reviewed, Session, Timer};
use crate::settings::Coaching;
use protocol::{Answer, MIN_COSTLY_LOSS, Suggestion, Task};
use records::{Entry, Match};
use rules::{Action, Seat, StateHash};
use std::collections::VecDeque;
use std::rc::Rc;

/// For so long the others wait for the worker, in milliseconds.
pub(super) const COACH_PATIENCE_MS: u32 = 1_000;

impl Coaching {
    /// The least loss of which the coach speaks, in thousandths of the win.
    const fn min_loss(self) -> Option<u16> {
        match self {
            Self::Off => None,
            Self::Gentle => Some(3 * MIN_COSTLY_LOSS),
            Self::Strict => Some(MIN_COSTLY_LOSS),
        }
    }
}

/// What the coach says of a turn.
#[derive(Clone, Debug, PartialEq)]
pub struct Verdict {
    /// The action that cost most, with its position.
    pub reviewed: Reviewed,
    /// What would have been better in that position, compared with what was played.
    pub better: Rc<Hint>,
    /// Whether it says so, or only asks to look again.
    pub is_told: bool,
    /// The number of entries after the turn.
    head: usize,
}

/// What a person does with a verdict.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CoachStep {
    /// Hear what would have been better.
    Tell,
    /// See it on the board.
    Show,
    /// Take back the action, and what followed.
    TakeBack,
    /// Leave it, and go on.
    CarryOn,
}

/// What the coach knows of the turn so far.
#[derive(Clone, Debug, Default)]
pub(super) struct Coach {
    /// The number of the turn.
    turn: Option<u32>,
    /// Plies of the actions that are to be judged; the first one is being judged, or will be next.
    pending: VecDeque<usize>,
    /// The action that cost most, so far.
    worst: Option<Reviewed>,
    /// Whether the others wait.
    is_awaited: bool,
    verdict: Option<Rc<Verdict>>,
    /// The last action that was spoken of: it is not mentioned again.
    mentioned: Option<(StateHash, Action)>,
    /// What was found in a position while the person was thinking.
    preview: Option<(StateHash, Vec<Suggestion>)>,
}

impl Session {
    /// What the coach says of the last turn, at its end and in the position that it is about.
    pub fn verdict(&self) -> Option<&Rc<Verdict>> {
        let verdict = self.coach.verdict.as_ref()?;
        let ply = self.record.ply();
        let is_about = ply == verdict.reviewed.ply && verdict.is_told;
        (!self.is_browsing() || is_about).then_some(verdict)
    }

    /// The better line, in its position, while it is shown.
    pub fn shown_better(&self) -> Option<&Rc<Hint>> {
        let verdict = self.verdict().filter(|_| self.is_browsing())?;
        Some(&verdict.better)
    }

    /// Whether the turn may be taken back, to the action of which the coach speaks.
    pub fn can_take_back(&self) -> bool {
        let verdict = self.coach.verdict.as_ref();
        verdict.is_some_and(|verdict| self.record.can_undo_to(verdict.reviewed.ply))
    }

    /// Whether the coach speaks in a match like this one: to somebody who plays alone or with bots, with aids.
    pub fn can_be_coached(&self) -> bool {
        self.mailbox.is_none() && self.only_person().is_some() && self.record.table_rules().aids
    }

    /// The person whose actions are judged.
    fn coached(&self) -> Option<Seat> {
        let is_on = self.config.coaching != Coaching::Off;
        let may = is_on && self.can_be_coached() && !self.is_variation();
        self.only_person().filter(|_| may)
    }

    /// Nothing more is said of the turn, and nobody waits.
    fn forget_turn(&mut self) {
        if self.coach.is_awaited {
            self.effects.push(Effect::StopTimer(Timer::Coach));
        }
        let Coach {
            mentioned, preview, ..
        } = core::mem::take(&mut self.coach);
        self.coach = Coach {
            mentioned,
            preview,
            ..Coach::default()
        };
    }

    pub(super) fn coaching_changed(&mut self, coaching: Coaching) {
        if self.config.coaching != coaching {
            self.config.coaching = coaching;
            self.forget_turn();
            self.settle();
        }
    }

    /// An action of the shown position is about to be taken: if a coached person takes it, it is to be judged.
    pub(super) fn note_choice(&mut self, entry: Entry) {
        let state = self.record.state();
        let (Entry::Action(action), Some(seat)) = (entry, self.actor()) else {
            return;
        };
        if self.coached() != Some(seat) {
            return;
        }
        let turn = Some(state.turn());
        if self.coach.turn != turn {
            self.forget_turn();
            self.coach.turn = turn;
        }
        let state = self.record.state();
        let is_choice = state.legal_actions().len() > 1;
        let is_mentioned = self.coach.mentioned == Some((state.hash(), action));
        if is_choice && !is_mentioned && !self.is_fine(action) {
            self.coach.pending.push_back(self.record.ply());
        }
    }

    /// Whether an action was found to be about as good as the best while the person was thinking.
    fn is_fine(&self, action: Action) -> bool {
        let known = self.coach.preview.as_ref();
        let known = known.filter(|(hash, _)| *hash == self.record.state().hash());
        let Some((_, suggestions)) = known else {
            return false;
        };
        let text = action.to_string();
        let own = suggestions.iter().find(|one| one.action == text);
        let best = suggestions.iter().map(|one| one.value).max();
        // A suggestion counts in hundredths.
        let is_close =
            |own: u32| best.is_some_and(|best| 10 * (best - own) < u32::from(MIN_COSTLY_LOSS) / 2);
        own.is_some_and(|own| is_close(own.value))
    }

    /// The match has changed: forgets what is no longer so.
    pub(super) fn follow_match(&mut self) {
        let head = self.head;
        if self.coached().is_none() || self.has_ended() {
            self.forget_turn();
        }
        self.coach.pending.retain(|ply| *ply < head);
        let is_kept = |reviewed: &Reviewed| reviewed.ply < head;
        self.coach.worst = self.coach.worst.take().filter(is_kept);
        let verdict = self.coach.verdict.take();
        self.coach.verdict = verdict.filter(|verdict| verdict.head == head);
    }

    /// Whether the worker judges an action that still counts.
    pub(super) fn is_judging(&self) -> bool {
        self.search.purpose() == Some(Purpose::Verdict) && !self.coach.pending.is_empty()
    }

    /// Whether the others wait: for the worker, or for the person to hear the verdict.
    pub(super) fn waits_for_coach(&mut self) -> bool {
        if !self.coach.pending.is_empty() && !self.coach.is_awaited {
            self.coach.is_awaited = true;
            let patience = Effect::StartTimer(Timer::Coach, COACH_PATIENCE_MS);
            self.effects.push(patience);
        }
        self.coach.is_awaited || self.coach.verdict.is_some()
    }

    /// Judges the next action, or looks at the position of the coached person; returns whether a search has begun.
    pub(super) fn continue_coaching(&mut self) -> bool {
        let Some(seat) = self.coached() else {
            return false;
        };
        if let Some(ply) = self.coach.pending.front().copied() {
            let mut there = self.record.clone();
            let played = there.entries().get(ply).copied();
            there.go_to(ply);
            if let Some(Entry::Action(action)) = played {
                let played = Some(action.to_string());
                self.start_search(Purpose::Verdict, Task::Review { played }, ply as u64, there);
                return true;
            }
            self.coach.pending.pop_front();
        }
        let here = self.record.state();
        let is_known = matches!(&self.coach.preview, Some((hash, _)) if *hash == here.hash());
        if self.actor() == Some(seat) && !is_known && here.legal_actions().len() > 1 {
            let task = Task::Review { played: None };
            let ply = self.record.ply() as u64;
            self.start_search(Purpose::Preview, task, ply, self.record.clone());
            return true;
        }
        false
    }

    /// The worker has looked at the position in which the person is thinking.
    pub(super) fn previewed(&mut self, answer: Answer) {
        self.search = SearchState::Idle;
        self.coach.preview = Some((answer.hash, answer.suggestions));
        self.continue_analysis();
    }

    /// The worker has judged an action, or could not.
    pub(super) fn verdict_found(&mut self, answer: Option<Answer>) {
        self.search = SearchState::Idle;
        let ply = self.coach.pending.pop_front();
        if let Some((ply, answer)) = ply.zip(answer) {
            self.weigh(ply, answer);
        }
        self.conclude();
        self.let_bots_act();
        self.continue_analysis();
    }

    /// Keeps what was found of an action if it cost more than all others of the turn.
    fn weigh(&mut self, ply: usize, answer: Answer) {
        let position = self.record.position_at(ply);
        let (state, seat) = (position.state(), position.to_act());
        let costly = answer.judgement.as_ref().filter(|found| found.is_costly());
        let loss = costly.map(|found| found.loss);
        let (Some(loss), Some(seat)) = (loss, seat) else {
            return;
        };
        let worst = self.coach.worst.as_ref();
        let worst = worst.and_then(|worst| Some(worst.judgement.as_ref()?.loss));
        let is_spoken_of = self
            .config
            .coaching
            .min_loss()
            .is_some_and(|min| loss >= min);
        if is_spoken_of && answer.hash == state.hash() && worst.is_none_or(|worst| loss > worst) {
            self.coach.worst = Some(Reviewed {
                ply,
                turn: state.turn(),
                seat,
                outlook: answer.outlook,
                judgement: answer.judgement,
                after: answer.after,
            });
        }
    }

    /// Speaks, if the turn is over, everything was judged, and there is something to say.
    fn conclude(&mut self) {
        if !self.coach.pending.is_empty() {
            return;
        }
        if self.coach.is_awaited {
            self.coach.is_awaited = false;
            self.effects.push(Effect::StopTimer(Timer::Coach));
        }
        let head = self.match_at_head();
        let goes_on = head.position().to_act() == self.coached()
            && Some(head.state().turn()) == self.coach.turn;
        if goes_on || self.has_ended() {
            return;
        }
        let Some(reviewed) = self.coach.worst.take() else {
            return;
        };
        let Some((played, better)) = compared(&head, &reviewed) else {
            return;
        };
        let before = head.position_at(reviewed.ply).state().hash();
        self.coach.mentioned = played.first().map(|action| (before, *action));
        self.coach.verdict = Some(Rc::new(Verdict {
            reviewed,
            better: Rc::new(Hint {
                suggestions: Rc::default(),
                line: better,
                other: played,
                reply: Vec::new(),
            }),
            is_told: self.config.coaching == Coaching::Strict,
            head: self.head,
        }));
        self.announce(Announcement::Verdict);
    }

    /// The turn may be over without anything left to judge.
    pub(super) fn hear_coach(&mut self) {
        if self.coach.turn.is_some() && self.coach.verdict.is_none() {
            self.conclude();
        }
    }

    /// The others have waited long enough: what is not judged by now is not spoken of.
    pub(super) fn coach_is_late(&mut self) {
        self.coach.is_awaited = false;
        self.coach.pending.clear();
        if self.search.purpose() == Some(Purpose::Verdict) {
            self.stop_search();
        }
        self.conclude();
        self.let_bots_act();
        self.continue_analysis();
    }

    /// A person has heard the verdict.
    pub(super) fn answer_coach(&mut self, step: CoachStep) {
        let Some(verdict) = self.coach.verdict.clone() else {
            return;
        };
        let told = Rc::new(Verdict {
            is_told: true,
            ..Verdict::clone(&verdict)
        });
        match step {
            CoachStep::Tell => {
                self.coach.verdict = Some(told);
                self.announce(Announcement::Verdict);
            }
            CoachStep::Show => {
                self.coach.verdict = Some(told);
                self.browse_to(verdict.reviewed.ply);
                self.announce(Announcement::Position);
            }
            CoachStep::TakeBack if self.can_take_back() => {
                self.forget_turn();
                self.go_back_to(verdict.reviewed.ply);
            }
            CoachStep::TakeBack => {}
            CoachStep::CarryOn => {
                self.coach.verdict = None;
                self.browse_to(self.head);
                self.let_bots_act();
                self.continue_analysis();
                self.announce(Announcement::Status);
            }
        }
    }
}

/// The rest of the turn as it was played from a reviewed action on, and as it would have been better.
fn compared(record: &Match, reviewed: &Reviewed) -> Option<(Vec<Action>, Vec<Action>)> {
    let start = record.position_at(reviewed.ply);
    let mut played = Vec::new();
    let mut state = start.state().clone();
    for entry in record.entries().get(reviewed.ply..record.ply())? {
        let Entry::Action(action) = *entry else {
            break;
        };
        if state.to_act() != Some(reviewed.seat) || state.turn() != reviewed.turn {
            break;
        }
        state.apply_silent(action).ok()?;
        played.push(action);
    }
    let better = better_turn(start.state(), reviewed);
    (!better.is_empty()).then_some((played, better))
}
