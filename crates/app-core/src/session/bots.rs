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
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// A bot's decision.
    Turn,
    /// A hint for a person.
    Hint,
    /// Evaluation of the shown position.
    Evaluation,
    /// One position of the match's review.
    Review,
}

impl Purpose {
    /// Whether the page shows that a search is running.
    #[must_use]
    pub const fn is_shown(self) -> bool {
        matches!(self, Self::Turn | Self::Hint)
    }
}

/// A running search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Search {
    pub(super) id: u32,
    pub(super) purpose: Purpose,
}

/// A bot's chosen action, waiting until it is due.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Decision {
    /// Hash of the state it was chosen in.
    hash: StateHash,
    /// The action in notation.
    action: String,
}

impl Session {
    /// The strength of the bot to act, if it is a bot's turn.
    #[must_use]
    pub fn bot_to_act(&self) -> Option<(Seat, Strength)> {
        let seat = self.record.position().to_act()?;
        Some((seat, self.player(seat).strength()?))
    }

    /// The purpose of the running search, if the page shows it.
    #[must_use]
    pub fn shown_search(&self) -> Option<Purpose> {
        let search = self.search?;
        search.purpose.is_shown().then_some(search.purpose)
    }

    /// Whether a bot's chosen action is waiting until it is due.
    #[must_use]
    pub const fn has_decided(&self) -> bool {
        self.decision.is_some()
    }

    /// The bots' current pace.
    #[must_use]
    pub const fn pace(&self) -> Pace {
        if self.fast_forward {
            Pace::AtOnce
        } else {
            self.config.pace
        }
    }

    pub(super) fn start_search(&mut self, purpose: Purpose, task: Task, seed: u64, record: Match) {
        self.searches += 1;
        let id = self.searches;
        self.search = Some(Search { id, purpose });
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
        if self.decision.take().is_some() {
            self.effects.push(Effect::StopTimer(Timer::Bot));
        }
        if self.search.take().is_some() {
            self.effects.push(Effect::StopSearch);
        }
    }

    /// Starts a search if it is a bot's turn.
    pub(super) fn let_bots_act(&mut self) {
        if self.paused || self.browsing || self.role != WindowRole::Owner {
            return;
        }
        if self.shown_search().is_some() {
            return;
        }
        if let Some((_, strength)) = self.bot_to_act().filter(|_| self.bots_act_here()) {
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
        let Some(search) = self.search.filter(|search| search.id == id) else {
            return;
        };
        let WorkerAnswer::Found(answer) = answer else {
            self.search_failed(search.purpose);
            return;
        };
        let Some(best) = answer.suggestions.first() else {
            self.search_failed(search.purpose);
            return;
        };
        if search.purpose == Purpose::Review {
            self.reviewed(*answer);
            return;
        }
        if answer.hash != self.record.state().hash() {
            self.search_failed(search.purpose);
            return;
        }
        match search.purpose {
            Purpose::Hint => self.hint_found(*answer),
            Purpose::Evaluation => self.evaluated(*answer),
            Purpose::Review => {}
            Purpose::Turn => {
                self.decision = Some(Decision {
                    hash: answer.hash,
                    action: best.action.clone(),
                });
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
        let waited = was_animating && self.decision.is_some();
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
        self.search = None;
        self.failed_search = Some(purpose);
        self.paused |= purpose == Purpose::Turn;
        // Do not repeat a failing evaluation.
        self.analysing &= purpose != Purpose::Evaluation;
        if purpose == Purpose::Review {
            self.review = None;
        }
    }

    /// Applies a bot's decision, unless the position has changed meanwhile.
    pub(super) fn bot_acts(&mut self) {
        let Some(decision) = self.decision.take() else {
            return;
        };
        let state = self.record.state();
        if self.bot_to_act().is_none() || state.hash() != decision.hash {
            return;
        }
        let action = state.parse_action(&decision.action);
        self.search = None;
        let animated = self.pace() != Pace::AtOnce;
        let acted = action.is_ok_and(|action| self.enter(Entry::Action(action), animated));
        if !acted {
            self.search_failed(Purpose::Turn);
        }
    }

    pub(super) fn resume(&mut self) {
        self.paused = false;
        self.failed_search = None;
        self.let_bots_act();
        self.announce(Announcement::Status);
    }

    pub(super) fn pause(&mut self) {
        self.paused = true;
        self.fast_forward = false;
        self.stop_search();
        self.continue_analysis();
        self.announce(Announcement::Status);
    }

    pub(super) fn start_fast_forward(&mut self) {
        self.fast_forward = true;
        self.animating = false;
        // A decision that has been made is due now.
        if self.decision.is_some() {
            self.effects.push(Effect::StopTimer(Timer::Bot));
            self.bot_acts();
        }
    }
}
