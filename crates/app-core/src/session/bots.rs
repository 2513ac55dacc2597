//! Bots: starting searches and acting on their answers.

use super::{Announcement, Effect, SearchJob, Session, Timer, WindowRole, WorkerAnswer};
use crate::settings::Pace;
use protocol::Task;
use records::{Entry, Match};
use rules::{Seat, StateHash, Strength};

/// Minimum time between two bot actions at the calm pace, in milliseconds, so that
/// people can follow.
pub const CALM_PAUSE_MS: u32 = 350;

/// Purpose of a search.
#[allow(missing_docs, reason = "the names of the others say it")]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    Turn,
    Hint,
    Evaluation,
    /// One position of the match's review.
    Review,
    /// The coach's judgement on an action.
    Verdict,
    /// What the coach looks at while a person is thinking.
    Preview,
}

/// What bots do when it is their turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum BotMode {
    /// They act, at the pace of the settings.
    Acting,
    /// They act without animation until it is a person's turn.
    FastForward,
    /// They wait to be resumed.
    Paused,
}

/// The search in the worker, and a bot's decision that came of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum SearchState {
    /// There is none.
    Idle,
    /// It is running.
    Running { id: u32, purpose: Purpose },
    /// A bot has chosen an action, which waits until it is due.
    Decided {
        /// Hash of the state it was chosen in.
        hash: StateHash,
        /// The action in notation.
        action: String,
    },
}

impl SearchState {
    /// What a search was started for that has not led to an action or answer yet.
    pub(super) const fn purpose(&self) -> Option<Purpose> {
        match self {
            Self::Idle => None,
            Self::Running { purpose, .. } => Some(*purpose),
            Self::Decided { .. } => Some(Purpose::Turn),
        }
    }
}

impl Session {
    /// The strength of the bot to act, if it is a bot's turn.
    pub fn bot_to_act(&self) -> Option<(Seat, Strength)> {
        let seat = self.record.position().to_act()?;
        Some((seat, self.player(seat).strength()?))
    }

    /// The purpose of the running search, if the page shows it.
    pub fn shown_search(&self) -> Option<Purpose> {
        let purpose = self.search.purpose();
        purpose.filter(|purpose| matches!(purpose, Purpose::Turn | Purpose::Hint))
    }

    /// Whether a bot's chosen action is waiting until it is due.
    pub const fn has_decided(&self) -> bool {
        matches!(self.search, SearchState::Decided { .. })
    }

    /// The bots' current pace.
    pub const fn pace(&self) -> Pace {
        match self.bots {
            BotMode::FastForward => Pace::AtOnce,
            BotMode::Acting | BotMode::Paused => self.config.pace,
        }
    }

    pub(super) fn start_search(&mut self, purpose: Purpose, task: Task, seed: u64, record: Match) {
        self.searches += 1;
        let id = self.searches;
        self.search = SearchState::Running { id, purpose };
        self.effects.push(Effect::Search(Box::new(SearchJob {
            id,
            record,
            task,
            seed,
        })));
    }

    /// Cancels the running search, a waiting decision and the countdown.
    pub(super) fn stop_search(&mut self) {
        self.stop_countdown();
        match core::mem::replace(&mut self.search, SearchState::Idle) {
            SearchState::Idle => {}
            SearchState::Running { .. } => self.effects.push(Effect::StopSearch),
            SearchState::Decided { .. } => self.effects.push(Effect::StopTimer(Timer::Bot)),
        }
    }

    pub(super) fn let_bots_act(&mut self) {
        if self.is_paused() || self.is_browsing() || self.role != WindowRole::Owner {
            return;
        }
        if self.shown_search().is_none()
            && let Some((_, strength)) = self.bot_to_act().filter(|_| self.bots_act_here())
            && !self.waits_for_coach()
        {
            // The bot's seed is independent of the game's, but reproducible.
            let seed = self
                .record
                .setup()
                .seed()
                .wrapping_mul(0x9e37_79b9_7f4a_7c15)
                .wrapping_add(self.record.ply() as u64);
            let task = Task::Decide(strength.level_for(seed));
            self.start_search(Purpose::Turn, task, seed, self.record.clone());
        }
    }

    /// Handles an answer of the worker; late answers are ignored.
    pub(super) fn worker_answers(&mut self, id: u32, answer: WorkerAnswer) {
        let purpose = match self.search {
            SearchState::Running {
                id: running,
                purpose,
            } if running == id => purpose,
            _ => return,
        };
        let answer = match answer {
            WorkerAnswer::Found(answer) if !answer.suggestions.is_empty() => answer,
            _ => return self.search_failed(purpose),
        };
        match purpose {
            Purpose::Review => self.reviewed(*answer),
            Purpose::Verdict => self.verdict_found(Some(*answer)),
            _ if answer.hash != self.record.state().hash() => self.search_failed(purpose),
            Purpose::Hint => self.hint_found(*answer),
            Purpose::Evaluation => self.evaluated(*answer),
            Purpose::Preview => self.previewed(*answer),
            Purpose::Turn => {
                let Some(best) = answer.suggestions.first() else {
                    return;
                };
                self.search = SearchState::Decided {
                    hash: answer.hash,
                    action: best.action.clone(),
                };
                // Otherwise it waits for the end of the animation.
                if !self.animating || self.pace() == Pace::AtOnce {
                    self.schedule_decision();
                }
            }
        }
    }

    /// The animation has ended: a waiting decision is due after a pause.
    fn schedule_decision(&mut self) {
        let pause = match self.pace() {
            Pace::Calm => CALM_PAUSE_MS,
            Pace::Quick | Pace::AtOnce => 0,
        };
        self.effects.push(Effect::StartTimer(Timer::Bot, pause));
    }

    pub(super) fn animation_ends(&mut self) {
        let was_animating = self.animating;
        let waited = was_animating && self.has_decided();
        self.animating = false;
        if waited {
            self.schedule_decision();
        }
        if was_animating {
            self.follow_on();
            self.run_countdown();
        }
    }

    /// The search failed: a bot waits until a person retries.
    fn search_failed(&mut self, purpose: Purpose) {
        self.search = SearchState::Idle;
        match purpose {
            // The coach is silent then.
            Purpose::Verdict => return self.verdict_found(None),
            Purpose::Preview => return,
            _ => self.failed_search = Some(purpose),
        }
        if purpose == Purpose::Turn {
            self.bots = BotMode::Paused;
        }
        // Do not repeat a failing evaluation.
        self.analysing &= purpose != Purpose::Evaluation;
        if purpose == Purpose::Review {
            self.review_failed();
        }
    }

    /// Applies a bot's decision, unless the position has changed meanwhile.
    pub(super) fn bot_acts(&mut self) {
        let SearchState::Decided { hash, action } = &self.search else {
            return;
        };
        let state = self.record.state();
        let is_due = self.bot_to_act().is_some() && state.hash() == *hash;
        let action = state.parse_action(action);
        self.search = SearchState::Idle;
        if !is_due {
            return;
        }
        let animated = self.pace() != Pace::AtOnce;
        let acted = action.is_ok_and(|action| self.enter(Entry::Action(action), animated));
        if !acted {
            self.search_failed(Purpose::Turn);
        }
    }

    /// Bots wait while there are entries to redo.
    pub(super) fn pause_before_entries(&mut self) {
        self.bots = if self.can_go_forward() {
            BotMode::Paused
        } else {
            BotMode::Acting
        };
    }

    pub(super) fn resume(&mut self) {
        self.bots = BotMode::Acting;
        self.failed_search = None;
        self.let_bots_act();
        self.announce(Announcement::Status);
    }

    pub(super) fn pause(&mut self) {
        self.bots = BotMode::Paused;
        self.stop_search();
        self.continue_analysis();
        self.announce(Announcement::Status);
    }

    pub(super) fn start_fast_forward(&mut self) {
        if !self.is_paused() {
            self.bots = BotMode::FastForward;
        }
        self.animating = false;
        // A decision that has been made is due now.
        if self.has_decided() {
            self.effects.push(Effect::StopTimer(Timer::Bot));
            self.bot_acts();
        }
    }
}
