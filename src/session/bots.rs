//! Bots: what the worker is asked, and acting on what it answers.

use super::{Announcement, Effect, SearchJob, Session, Timer, WindowRole, WorkerAnswer};
use crate::settings::Pace;
use protocol::Suggestion;
use records::{Entry, Match, Player};
use rules::{Level, Seat};
use std::rc::Rc;

/// At a calm pace a bot's action is shown no sooner after the one before, in
/// milliseconds, so that eyes can follow.
pub const CALM_PAUSE_MS: u32 = 350;

/// Why the worker was asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// A bot is to act.
    Turn,
    /// A person wants a hint.
    Hint,
    /// Who is winning in the position that is looked at?
    Evaluation,
    /// The same for each position of the match, one after the other.
    Review,
}

impl Purpose {
    /// Whether it is shown that somebody thinks.
    #[must_use]
    pub const fn is_shown(self) -> bool {
        matches!(self, Self::Turn | Self::Hint)
    }
}

/// A search that is under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Search {
    pub(super) id: u32,
    pub(super) purpose: Purpose,
}

/// What a bot has decided on; it waits for its moment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Decision {
    /// The hash of the state that it is for.
    hash: String,
    /// The action in notation.
    action: String,
}

impl Session {
    /// The bot whose turn it is, if it is a bot's.
    #[must_use]
    pub fn bot_to_act(&self) -> Option<(Seat, Level)> {
        let seat = self.played.position().to_act()?;
        match self.player(seat) {
            Player::Bot(level) => Some((seat, level)),
            Player::Human => None,
        }
    }

    /// What the worker is thinking about, as far as that is to be seen.
    #[must_use]
    pub fn shown_search(&self) -> Option<Purpose> {
        let search = self.search?;
        search.purpose.is_shown().then_some(search.purpose)
    }

    /// Whether a bot has decided and waits for its moment.
    #[must_use]
    pub const fn has_decided(&self) -> bool {
        self.decision.is_some()
    }

    /// How quickly bots' actions follow one another now.
    #[must_use]
    pub const fn pace(&self) -> Pace {
        if self.fast_forward {
            Pace::AtOnce
        } else {
            self.config.pace
        }
    }

    pub(super) fn start_search(
        &mut self,
        purpose: Purpose,
        level: Level,
        seed: u64,
        played: Match,
    ) {
        self.searches += 1;
        let id = self.searches;
        self.search = Some(Search { id, purpose });
        self.effects.push(Effect::Search(Box::new(SearchJob {
            id,
            played,
            level,
            seed,
        })));
    }

    /// No answer and no decision is waited for any more.
    pub(super) fn stop_search(&mut self) {
        if self.decision.take().is_some() {
            self.effects.push(Effect::StopTimer(Timer::Bot));
        }
        if self.search.take().is_some() {
            self.effects.push(Effect::StopSearch);
        }
    }

    /// Asks the worker if it is a bot's turn.
    pub(super) fn let_bots_act(&mut self) {
        if self.paused || self.browsing || self.role != WindowRole::Owner {
            return;
        }
        if self.shown_search().is_some() {
            return;
        }
        if let Some((_, level)) = self.bot_to_act() {
            // A bot's own chance is not the game's, but repeatable as well.
            let seed = self
                .played
                .setup()
                .seed()
                .wrapping_mul(0x9e37_79b9_7f4a_7c15)
                .wrapping_add(self.played.ply() as u64);
            self.start_search(Purpose::Turn, level, seed, self.played.clone());
        }
    }

    pub(super) fn ask_hint(&mut self) {
        if self.actor().is_some() && self.played.table_rules().aids {
            self.failed_search = None;
            self.start_search(Purpose::Hint, Level::Expert, 0, self.played.clone());
        }
    }

    /// The worker has answered; what comes too late is dropped.
    pub(super) fn worker_answers(&mut self, id: u32, answer: WorkerAnswer) {
        let Some(search) = self.search.filter(|search| search.id == id) else {
            return;
        };
        let WorkerAnswer::Suggestions(hash, ideas) = answer else {
            self.search_failed(search.purpose);
            return;
        };
        let Some(best) = ideas.first() else {
            self.search_failed(search.purpose);
            return;
        };
        if search.purpose == Purpose::Review {
            self.reviewed(best.forced);
            return;
        }
        if hash != self.played.state().hash().to_string() {
            self.search_failed(search.purpose);
            return;
        }
        match search.purpose {
            Purpose::Hint => self.hint_came(ideas),
            Purpose::Evaluation => self.evaluated(hash, ideas),
            Purpose::Review => {}
            Purpose::Turn => {
                self.decision = Some(Decision {
                    hash,
                    action: best.action.clone(),
                });
                // Else the end of the movement is what it waits for.
                if !self.animating || self.pace() == Pace::AtOnce {
                    self.decision_waits();
                }
            }
        }
    }

    fn hint_came(&mut self, ideas: Vec<Suggestion>) {
        self.search = None;
        self.hint = Rc::new(ideas);
        self.announce(Announcement::Hint);
        self.continue_analysis();
    }

    /// Nothing moves any more: what was decided is due after a pause.
    fn decision_waits(&mut self) {
        let pause = match self.pace() {
            Pace::Calm => CALM_PAUSE_MS,
            Pace::Quick | Pace::AtOnce => 0,
        };
        self.effects.push(Effect::StartTimer(Timer::Bot, pause));
    }

    pub(super) fn animation_ends(&mut self) {
        let waited = self.animating && self.decision.is_some();
        self.animating = false;
        if waited {
            self.decision_waits();
        }
    }

    /// The worker gave no answer: a bot waits to be told to try again.
    fn search_failed(&mut self, purpose: Purpose) {
        self.search = None;
        self.failed_search = Some(purpose);
        self.paused |= purpose == Purpose::Turn;
        // What nobody can say is not asked again and again.
        self.analysing &= purpose != Purpose::Evaluation;
        self.review = None;
    }

    /// A bot does what it has decided on, unless another position is on the
    /// board by now.
    pub(super) fn bot_acts(&mut self) {
        let Some(decision) = self.decision.take() else {
            return;
        };
        let state = self.played.state();
        if self.bot_to_act().is_none() || state.hash().to_string() != decision.hash {
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
        // What is decided already waits for nothing any more.
        if self.decision.is_some() {
            self.effects.push(Effect::StopTimer(Timer::Bot));
            self.bot_acts();
        }
    }
}
