//! A match being played, without the web: state and action give a new state and
//! effects.
//!
//! [`Session::reduce`] is all there is to it. What the world has to do
//! about an action (save, ask a bot, start a timer, say something) comes back as
//! [`Effect`]s; what the world answers comes in as [`Action`]s. `match_page`
//! shows a session and carries out its effects.

mod action;
mod analysis;
mod bots;
mod browsing;
mod log;
mod seats;
#[cfg(test)]
mod tests;
mod variations;
mod window;

pub use action::{
    Action, Announcement, Closing, Effect, LockRequest, SearchJob, Timer, WorkerAnswer,
};
pub use analysis::{Evaluation, Review, share};
pub use bots::Purpose;
pub use log::{Log, LogEntry};
pub use seats::rematch_choices;
pub use window::WindowRole;

use crate::settings::Pace;
use crate::store::NotThere;
use bots::{Decision, Search};
use protocol::Suggestion;
use records::archive::StoreError;
use records::{Entry, EntryError, Match, Title};
use rules::game::ParseActionError;
use rules::{Event, IllegalAction};
use std::rc::Rc;

/// What a session has to know of the world, none of which is its own to decide.
#[derive(Clone, Copy, Debug)]
pub struct SessionConfig {
    /// How long the movements of these events take, in milliseconds.
    pub animation_ms: fn(&[Event]) -> u32,
    /// How quickly bots' actions follow one another.
    pub pace: Pace,
}

/// Why something that a person wanted did not happen.
#[derive(Clone, Debug, PartialEq)]
pub enum Refused {
    /// The entry cannot follow.
    Entry(EntryError),
    /// There is no room for another variation.
    NoRoomForVariation,
    /// What is stored could not be read again.
    Unreadable(NotThere),
}

/// Why a typed text is no action.
#[derive(Clone, Debug, PartialEq)]
pub enum Mistyped {
    /// It cannot be read as an action of this position.
    Unreadable(ParseActionError<IllegalAction>),
    /// It was read, but cannot follow.
    Refused(EntryError),
}

/// A match being played.
#[derive(Clone, Debug)]
pub struct Session {
    config: SessionConfig,
    played: Match,
    title: Title,
    /// After how many entries of its line the match stands; another position
    /// may be looked at.
    head: usize,
    /// Where the main line stands while a variation is looked at.
    main_head: usize,
    log: Log,
    events: Rc<Vec<Event>>,
    animating: bool,
    /// An earlier or later position than the head is looked at; nothing can be
    /// done on the board.
    browsing: bool,
    /// Bots wait until they are told to go on.
    paused: bool,
    /// Bots act without movement until a person's turn.
    fast_forward: bool,
    search: Option<Search>,
    searches: u32,
    decision: Option<Decision>,
    hint: Rc<Vec<Suggestion>>,
    analysing: bool,
    evaluation: Option<Evaluation>,
    review: Option<Review>,
    refused: Option<Refused>,
    mistyped: Option<Mistyped>,
    save_error: Option<StoreError>,
    failed_search: Option<Purpose>,
    confirming: Option<Closing>,
    role: WindowRole,
    escapes: u32,
    effects: Vec<Effect>,
}

impl Session {
    /// A stored match, opened, and what is to be done about that at once.
    #[must_use]
    pub fn open(played: Match, title: Title, config: SessionConfig) -> (Self, Vec<Effect>) {
        let mut session = Self {
            config,
            played,
            title,
            head: 0,
            main_head: usize::MAX,
            log: Log::default(),
            events: Rc::default(),
            animating: false,
            browsing: false,
            paused: false,
            fast_forward: false,
            search: None,
            searches: 0,
            decision: None,
            hint: Rc::default(),
            analysing: false,
            evaluation: None,
            review: None,
            refused: None,
            mistyped: None,
            save_error: None,
            failed_search: None,
            confirming: None,
            role: WindowRole::Unknown,
            escapes: 0,
            effects: Vec::new(),
        };
        session.sit_down();
        session.effects.push(Effect::Lock(LockRequest::Try));
        let effects = core::mem::take(&mut session.effects);
        (session, effects)
    }

    /// The session after an action, and what is to be done about it.
    #[must_use]
    pub fn reduce(&self, action: Action) -> (Self, Vec<Effect>) {
        let mut next = self.clone();
        if next.is_mine() || !action.changes_match() {
            next.apply(action);
        }
        let effects = core::mem::take(&mut next.effects);
        (next, effects)
    }

    /// The match, at the position that is looked at.
    #[must_use]
    pub const fn played(&self) -> &Match {
        &self.played
    }

    /// What its player calls it.
    #[must_use]
    pub const fn title(&self) -> &Title {
        &self.title
    }

    /// What happened in each entry of the line that is looked at.
    #[must_use]
    pub const fn log(&self) -> &Log {
        &self.log
    }

    /// What the entry that led to the position did.
    #[must_use]
    pub const fn events(&self) -> &Rc<Vec<Event>> {
        &self.events
    }

    /// Whether that is to be shown as a movement: it has just happened.
    #[must_use]
    pub const fn is_animating(&self) -> bool {
        self.animating
    }

    /// Whether another position than the head is looked at.
    #[must_use]
    pub const fn is_browsing(&self) -> bool {
        self.browsing
    }

    /// Whether bots wait until they are told to go on.
    #[must_use]
    pub const fn is_paused(&self) -> bool {
        self.paused
    }

    /// Whether a variation is looked at.
    #[must_use]
    pub const fn is_variation(&self) -> bool {
        self.played.active_line() != 0
    }

    /// Whether the match is over in the position that is looked at.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.played.position().ending().is_some()
    }

    /// Whether there are entries after the position that is looked at.
    #[must_use]
    pub fn can_go_forward(&self) -> bool {
        self.played.ply() < self.played.entries().len()
    }

    /// What a strong player would do, the best first; empty without a hint.
    #[must_use]
    pub const fn hint(&self) -> &Rc<Vec<Suggestion>> {
        &self.hint
    }

    /// Whether it is said who is winning.
    #[must_use]
    pub const fn is_analysing(&self) -> bool {
        self.analysing
    }

    /// Why the last wish was not fulfilled.
    #[must_use]
    pub const fn refused(&self) -> Option<&Refused> {
        self.refused.as_ref()
    }

    /// What is wrong with what was typed.
    #[must_use]
    pub const fn mistyped(&self) -> Option<&Mistyped> {
        self.mistyped.as_ref()
    }

    /// Why the match is not being saved.
    #[must_use]
    pub const fn save_error(&self) -> Option<&StoreError> {
        self.save_error.as_ref()
    }

    /// What the worker gave no answer to.
    #[must_use]
    pub const fn failed_search(&self) -> Option<Purpose> {
        self.failed_search
    }

    /// The end before the rules' own that is to be confirmed.
    #[must_use]
    pub const fn confirming(&self) -> Option<Closing> {
        self.confirming
    }

    /// How this window stands to the match.
    #[must_use]
    pub const fn role(&self) -> WindowRole {
        self.role
    }

    /// How often boards were told to take back what was chosen.
    #[must_use]
    pub const fn escapes(&self) -> u32 {
        self.escapes
    }

    /// Begins with the match as it is now.
    fn sit_down(&mut self) {
        self.head = self.played.ply();
        self.animating = false;
        self.browsing = false;
        // What was undone stays so, and bots wait.
        self.paused = self.can_go_forward();
        self.log = Log::default();
        self.settle();
        self.events = self.log.events_before(self.played.ply());
    }

    /// The position is another one: all that hangs on it begins anew, bots too.
    fn settle(&mut self) {
        self.hint = Rc::default();
        self.refused = None;
        self.mistyped = None;
        self.failed_search = None;
        self.confirming = None;
        self.stop_search();
        self.log.follow(&self.played);
        if self.actor().is_some() || self.is_over() {
            self.fast_forward = false;
        }
        self.let_bots_act();
        self.continue_analysis();
    }

    /// The match has changed: it is to be saved. A window that looks on leaves
    /// that to the other one.
    fn match_changed(&mut self) {
        self.settle();
        if self.role != WindowRole::Spectator {
            self.effects.push(Effect::Save);
        }
    }

    fn announce(&mut self, what: Announcement) {
        self.effects.push(Effect::Announce(what));
    }

    /// Adds an entry at the position that is looked at; tells whether it could
    /// follow.
    fn enter(&mut self, entry: Entry, animated: bool) -> bool {
        let to_act = self.played.position().to_act();
        let ply = self.played.ply();
        match self.played.apply_entry(entry) {
            Ok(events) => {
                let takes = if animated {
                    (self.config.animation_ms)(&events)
                } else {
                    0
                };
                self.events = Rc::new(events);
                self.log.push(ply, entry, to_act, self.events.clone());
                self.animating = takes > 0;
                self.effects.push(if self.animating {
                    Effect::StartTimer(Timer::Animation, takes)
                } else {
                    Effect::StopTimer(Timer::Animation)
                });
                self.paused = false;
                self.stand_here();
                self.match_changed();
                self.announce(Announcement::Everything);
                true
            }
            Err(refused) => {
                self.effects.push(Effect::ShowStatus);
                self.refused = Some(Refused::Entry(refused));
                false
            }
        }
    }

    fn enter_typed(&mut self, text: &str) {
        if self.actor().is_none() {
            return;
        }
        match self.played.state().parse_action(text.trim()) {
            Ok(action) => {
                if !self.enter(Entry::Action(action), true)
                    && let Some(Refused::Entry(refused)) = self.refused.take()
                {
                    self.effects.retain(|effect| *effect != Effect::ShowStatus);
                    self.mistyped = Some(Mistyped::Refused(refused));
                }
            }
            Err(error) => self.mistyped = Some(Mistyped::Unreadable(error)),
        }
    }

    fn apply(&mut self, action: Action) {
        match action {
            Action::Act(action) => {
                if self.actor().is_some() {
                    self.enter(Entry::Action(action), true);
                }
            }
            Action::Type(text) => self.enter_typed(&text),
            Action::Worker(id, answer) => self.worker_answers(id, answer),
            Action::BotActs => self.bot_acts(),
            Action::AnimationEnds => self.animation_ends(),
            Action::Undo => self.undo(),
            Action::Redo => self.redo(),
            Action::LookAt(ply) => {
                self.look_at(ply);
                self.announce(Announcement::Place);
            }
            // The slider itself says where it is.
            Action::Slide(ply) => self.look_at(ply),
            Action::LookAtHead => {
                self.look_at(self.head);
                self.announce(Announcement::Place);
            }
            Action::Step { by, along_log } => self.step(by, along_log),
            Action::PlayOnHere => self.play_on_here(),
            Action::StartVariation => self.start_variation(),
            Action::ShowLine(line) => self.show_line(line),
            Action::DropVariation => {
                self.played.discard_variation();
                self.show_line(0);
            }
            Action::PromoteVariation => self.promote_variation(),
            Action::Resume => self.resume(),
            Action::Pause => self.pause(),
            Action::MoveNow => self.effects.push(Effect::HurrySearch),
            Action::FastForward => self.start_fast_forward(),
            Action::Hint => self.ask_hint(),
            Action::ToggleAnalysis => {
                self.analysing ^= true;
                self.continue_analysis();
            }
            Action::Review => self.start_review(),
            Action::Confirm(closing) => self.confirming = closing,
            Action::Close(closing) => self.close(closing),
            Action::SetPlayer(seat, player) => {
                if self.played.set_player(seat, player) {
                    self.match_changed();
                }
            }
            Action::Escape => {
                self.escapes += 1;
                self.confirming = None;
            }
            Action::RepeatStatus => self.announce(Announcement::Everything),
            Action::PaceChanged(pace) => self.config.pace = pace,
            Action::Saved(result) => self.saved(result),
            Action::SaveConflict(found) => self.save_conflict(&found),
            Action::Lock(held) => self.lock_changed(held),
            Action::TakeOver => self.effects.push(Effect::Lock(LockRequest::TakeOver)),
            Action::StoredElsewhere => self.stored_elsewhere(),
            Action::Retitled(title) => self.title = title,
            Action::Reloaded(played, title) => self.reloaded(*played, title),
            Action::ReloadFailed(why) => self.reload_failed(why),
        }
    }
}
