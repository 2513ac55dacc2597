//! A match being played, as a pure state machine: session and action give a new session
//! and effects. Nothing here depends on the web.
//!
//! [`Session::reduce`] is the whole interface. Side effects (save, search, start a
//! timer, make an announcement) are returned as [`Effect`]s, and their outcomes come
//! back as [`SessionAction`]s. `match_page` renders a session and performs its effects.

mod action;
mod bots;
mod browsing;
mod coach;
mod correspondence;
mod countdown;
mod hint;
mod log;
mod luck_and_skill;
mod review;
mod seats;
#[cfg(test)]
mod tests;
mod window;

pub use action::{
    Announcement, Chime, Closing, Effect, SearchJob, SessionAction, Timer, WorkerAnswer,
};
pub use bots::Purpose;
pub use coach::{CoachStep, Verdict};
pub use correspondence::Outgoing;
pub use countdown::COUNTDOWN_MS;
pub use hint::Hint;
pub use log::{Log, LogEntry};
pub use luck_and_skill::{LuckAndSkill, Share, Unit, luck_and_skill};
pub use review::{
    Compared, Evaluation, Review, Reviewed, StoredReview, better_turn, costly_actions, final_shares,
};
pub use seats::rematch_choices;
pub use window::WindowRole;

use crate::claim::LockRequest;
use crate::settings::{Coaching, Pace, TurnEnd};
use crate::store::{Mailbox, OpenError};
use bots::{BotMode, SearchState};
use browsing::Shown;
use coach::Coach;
use hint::HintState;
use records::archive::StoreError;
use records::{Entry, EntryError, Match, Proposal, Title};
use rules::game::ParseActionError;
use rules::{Event, IllegalAction, State};
use std::rc::Rc;

/// Settings and functions provided by the match page.
#[derive(Clone, Copy, Debug)]
pub struct SessionConfig {
    /// Duration of the animation of these events, in milliseconds.
    pub animation_ms: fn(&[Event]) -> u32,
    /// The only legal action of a state, if there is just one and the game calls it routine.
    pub routine: fn(&State) -> Option<rules::Action>,
    /// Whether a turn may be counted down now: not for whoever plays by keys, a switch or a screen reader, and would
    /// press for the next thing when it ends.
    pub may_count_down: fn() -> bool,
    /// Pace of the bots.
    pub pace: Pace,
    /// What happens when a person has nothing left to choose.
    pub turn_end: TurnEnd,
    /// Of what the coach speaks.
    pub coaching: Coaching,
    /// Whether a friend's link has just been opened in this window, which means playing in it.
    pub takes_over: bool,
}

/// Why a person's request was refused.
#[derive(Clone, Debug, PartialEq)]
pub enum Refused {
    /// The entry is not allowed.
    Entry(EntryError),
    /// There are too many variations.
    NoRoomForVariation,
    /// The stored match could not be reloaded.
    Unreadable(OpenError),
}

/// Why a typed text is not an action.
#[derive(Clone, Debug, PartialEq)]
pub enum Mistyped {
    /// It cannot be parsed as an action of this position.
    Unreadable(ParseActionError<IllegalAction>),
    /// It was parsed, but is not allowed.
    Refused(EntryError),
}

/// A match being played.
#[derive(Clone, Debug)]
pub struct Session {
    config: SessionConfig,
    record: Match,
    title: Title,
    /// Of a match by link.
    mailbox: Option<Mailbox>,
    /// Ply of the match's current position; another position may be shown.
    head: usize,
    /// The main line's head while a variation is shown; its end, unless that is known.
    main_head: Option<usize>,
    log: Log,
    events: Rc<Vec<Event>>,
    animating: bool,
    shown: Shown,
    bots: BotMode,
    search: SearchState,
    searches: u32,
    /// The action that follows by itself.
    routine: Option<rules::Action>,
    /// Whether the page is hidden.
    hidden: bool,
    hint: HintState,
    coach: Coach,
    /// The action that is pointed at in a list.
    pointed: Option<rules::Action>,
    analysing: bool,
    evaluation: Option<Evaluation>,
    review: Option<Rc<Review>>,
    /// Reviewed after this match.
    compared: Vec<Rc<Compared>>,
    refused: Option<Refused>,
    mistyped: Option<Mistyped>,
    save_error: Option<StoreError>,
    failed_search: Option<Purpose>,
    confirming: Option<Closing>,
    role: WindowRole,
    selection_epoch: u32,
    help_wanted: bool,
    effects: Vec<Effect>,
}

impl Session {
    /// Opens a stored match; returns the session and its first effects.
    pub fn open(
        record: Match,
        title: Title,
        mailbox: Option<Mailbox>,
        config: SessionConfig,
    ) -> (Self, Vec<Effect>) {
        let mut session = Self {
            config,
            record,
            title,
            mailbox,
            head: 0,
            main_head: None,
            log: Log::default(),
            events: Rc::default(),
            animating: false,
            shown: Shown::Head,
            bots: BotMode::Acting,
            search: SearchState::Idle,
            searches: 0,
            routine: None,
            hidden: false,
            hint: HintState::None,
            coach: Coach::default(),
            pointed: None,
            analysing: false,
            evaluation: None,
            review: None,
            compared: Vec::new(),
            refused: None,
            mistyped: None,
            save_error: None,
            failed_search: None,
            confirming: None,
            role: WindowRole::Unknown,
            selection_epoch: 0,
            help_wanted: false,
            effects: Vec::new(),
        };
        session.restart();
        // Where the link was opened, another window may have shown what came before this one was there.
        let came_by_link = config.takes_over
            || session
                .mailbox
                .as_ref()
                .is_some_and(|mailbox| mailbox.unseen_from.is_some());
        session.effects.push(Effect::Lock(if came_by_link {
            LockRequest::TakeOver
        } else {
            LockRequest::Try
        }));
        session.show_unseen();
        let effects = core::mem::take(&mut session.effects);
        (session, effects)
    }

    /// Applies an action; returns the new session and its effects.
    pub fn reduce(&self, action: SessionAction) -> (Self, Vec<Effect>) {
        let mut next = self.clone();
        if next.is_mine() || !action.changes_match() {
            if !action.is_automatic() {
                next.stop_replay();
            }
            next.apply(action);
        }
        let effects = core::mem::take(&mut next.effects);
        (next, effects)
    }

    /// The match, at the shown position.
    pub const fn record(&self) -> &Match {
        &self.record
    }

    /// The match's title.
    pub const fn title(&self) -> &Title {
        &self.title
    }

    /// The log of the shown line.
    pub const fn log(&self) -> &Log {
        &self.log
    }

    /// The events of the entry that led to the shown position.
    pub const fn events(&self) -> &Rc<Vec<Event>> {
        &self.events
    }

    /// What has happened since the person to act, or the only person in the match, last acted: the
    /// entries of all others since then, or else the person's own last entry. While browsing, the
    /// entry that led to the position.
    pub fn recent_entries(&self) -> &[Rc<LogEntry>] {
        let ply = self.record.ply();
        let own = self
            .mailbox
            .as_ref()
            .and_then(|mailbox| mailbox.seats.first());
        let person = self.actor().or_else(|| self.only_person()).or(own.copied());
        match person.filter(|_| !self.is_browsing()) {
            Some(seat) => self.log.since_turn_of(seat, ply),
            None => self.log.at(ply).map_or(&[], core::slice::from_ref),
        }
    }

    /// Whether these events have just happened and are to be animated.
    pub const fn is_animating(&self) -> bool {
        self.animating
    }

    /// Whether a person asked for the help for a first turn.
    pub const fn is_help_wanted(&self) -> bool {
        self.help_wanted
    }

    /// Whether a position other than the head is shown.
    pub const fn is_browsing(&self) -> bool {
        !matches!(self.shown, Shown::Head)
    }

    /// Whether bots are paused.
    pub const fn is_paused(&self) -> bool {
        matches!(self.bots, BotMode::Paused)
    }

    /// Whether a variation is shown.
    pub const fn is_variation(&self) -> bool {
        self.record.active_line() != 0
    }

    /// Whether the match is over in the shown position.
    pub fn is_over(&self) -> bool {
        self.record.position().ending().is_some()
    }

    /// Whether the line of play is over, whatever position of it is shown.
    pub fn has_ended(&self) -> bool {
        self.record.to_act_before(self.head).is_none()
    }

    /// Whether the end of the match itself is shown: not a position on the way, nor the end
    /// of a variation.
    pub fn is_at_end(&self) -> bool {
        self.is_over() && !self.is_browsing() && !self.is_variation()
    }

    /// Whether there are entries after the shown position.
    pub fn can_go_forward(&self) -> bool {
        self.record.ply() < self.record.entries().len()
    }

    /// The action that is pointed at in a list.
    pub const fn pointed(&self) -> Option<rules::Action> {
        self.pointed
    }

    /// Whether the evaluation display is on.
    pub const fn is_analysing(&self) -> bool {
        self.analysing
    }

    /// Why the last request was refused.
    pub const fn refused(&self) -> Option<&Refused> {
        self.refused.as_ref()
    }

    /// What is wrong with the typed action.
    pub const fn mistyped(&self) -> Option<&Mistyped> {
        self.mistyped.as_ref()
    }

    /// Why the match could not be saved.
    pub const fn save_error(&self) -> Option<&StoreError> {
        self.save_error.as_ref()
    }

    /// The purpose of the search that failed.
    pub const fn failed_search(&self) -> Option<Purpose> {
        self.failed_search
    }

    /// The early ending that waits for confirmation.
    pub const fn confirming(&self) -> Option<Closing> {
        self.confirming
    }

    /// This window's role.
    pub const fn role(&self) -> WindowRole {
        self.role
    }

    /// Boards clear their selection whenever this changes.
    pub const fn selection_epoch(&self) -> u32 {
        self.selection_epoch
    }

    /// Starts over with the current match.
    fn restart(&mut self) {
        self.head = self.record.ply();
        self.animating = false;
        self.shown = Shown::Head;
        self.pause_before_entries();
        self.log = Log::default();
        self.settle();
        self.events = self.log.events_before(self.record.ply());
    }

    /// The position has changed: resets everything that depends on it and lets bots
    /// act.
    fn settle(&mut self) {
        self.hint = HintState::None;
        self.pointed = None;
        self.refused = None;
        self.mistyped = None;
        self.failed_search = None;
        self.confirming = None;
        self.follow_match();
        if self.is_judging() {
            self.stop_countdown();
        } else {
            self.stop_search();
        }
        self.log.follow(&self.record);
        if self.bots == BotMode::FastForward && (self.actor().is_some() || self.is_over()) {
            self.bots = BotMode::Acting;
        }
        self.hear_coach();
        self.let_bots_act();
        self.continue_analysis();
    }

    /// The match has changed and is saved, unless another window holds the lock.
    fn match_changed(&mut self) {
        self.settle();
        if self.role != WindowRole::Spectator {
            self.effects.push(Effect::Save);
        }
    }

    fn announce(&mut self, what: Announcement) {
        self.effects.push(Effect::Announce(what));
    }

    /// Applies an entry at the shown position, or shows why it is not allowed; returns whether it
    /// was.
    fn enter(&mut self, entry: Entry, animated: bool) -> bool {
        let entered = self.try_enter(entry, animated);
        if let Err(refused) = entered {
            self.effects.push(Effect::ShowStatus);
            self.refused = Some(Refused::Entry(refused));
            return false;
        }
        true
    }

    /// Applies an entry at the shown position, if it is allowed.
    fn try_enter(&mut self, entry: Entry, animated: bool) -> Result<(), EntryError> {
        let to_act = self.record.position().to_act();
        let by_bot = self.bot_to_act().is_some();
        // A bot's action does not answer a question to a person.
        let is_of_bot = by_bot && matches!(entry, Entry::Action(_));
        let asked = self.confirming.filter(|_| is_of_bot);
        self.tell_peek(entry)?;
        let ply = self.record.ply();
        let before = self.coach.clone();
        self.note_choice(entry);
        let applied = self.record.apply_entry(entry);
        if applied.is_err() {
            self.coach = before;
        }
        let events = applied?;
        let duration = if animated {
            (self.config.animation_ms)(&events)
        } else {
            0
        };
        self.events = Rc::new(events);
        self.log.push(ply, entry, to_act, self.events.clone());
        self.animating = duration > 0;
        self.effects.push(if self.animating {
            Effect::StartTimer(Timer::Animation, duration)
        } else {
            Effect::StopTimer(Timer::Animation)
        });
        if self.bots == BotMode::Paused {
            self.bots = BotMode::Acting;
        }
        self.set_head_here();
        self.match_changed();
        self.confirming = asked.filter(|_| !self.is_over());
        self.start_countdown();
        let chime = if self.is_over() && !self.is_variation() {
            Some(Chime::End)
        } else {
            Some(Chime::YourTurn).filter(|_| by_bot && self.actor().is_some())
        };
        self.effects.push(Effect::Sound { by_bot, chime });
        self.announce(Announcement::Everything);
        if let Some((_, next)) = self.earned_strength() {
            self.effects.push(Effect::KeepStrength(next));
        }
        Ok(())
    }

    /// Where people act on devices of their own, the others are told that something was looked at and taken back before
    /// this entry.
    fn tell_peek(&mut self, entry: Entry) -> Result<(), EntryError> {
        if !self.is_by_link() || self.is_variation() || !self.record.would_hide(entry) {
            return Ok(());
        }
        // Nothing changes unless the entry itself is possible.
        self.record.clone().apply_entry(entry)?;
        let Some(seat) = self.asker().or_else(|| self.record.position().to_act()) else {
            return Ok(());
        };
        let (ply, to_act) = (self.record.ply(), self.record.position().to_act());
        let peek = Entry::Peek(seat);
        self.record.apply_entry(peek)?;
        self.log.push(ply, peek, to_act, Rc::default());
        Ok(())
    }

    fn enter_typed(&mut self, text: &str) {
        if self.actor().is_none() {
            return;
        }
        match self.record.state().parse_action(text.trim()) {
            Ok(action) => {
                if let Err(refused) = self.try_enter(Entry::Action(action), true) {
                    self.mistyped = Some(Mistyped::Refused(refused));
                }
            }
            Err(error) => self.mistyped = Some(Mistyped::Unreadable(error)),
        }
    }

    fn apply(&mut self, action: SessionAction) {
        match action {
            SessionAction::Act(action) => {
                if self.actor().is_some() {
                    self.enter(Entry::Action(action), true);
                }
            }
            SessionAction::Type(text) => self.enter_typed(&text),
            SessionAction::Worker(id, answer) => self.worker_answers(id, answer),
            SessionAction::BotActs => self.bot_acts(),
            SessionAction::ShowAgain => self.show_again(),
            SessionAction::ReplayStep => self.replay_step(),
            SessionAction::AnimationEnds => self.animation_ends(),
            SessionAction::Undo => self.undo(),
            SessionAction::Redo => self.redo(),
            SessionAction::BrowseTo(ply) => {
                self.browse_to(ply);
                self.announce(Announcement::Position);
            }
            // The slider announces its value itself.
            SessionAction::Slide(ply) => self.browse_to(ply),
            SessionAction::BrowseToHead => {
                self.browse_to(self.head);
                self.announce(Announcement::Position);
            }
            SessionAction::Step { by, along_log } => self.step(by, along_log),
            SessionAction::ContinueFromHere => self.continue_from_here(),
            SessionAction::StartVariation => self.start_variation(),
            SessionAction::TryOut(action) => self.try_out(action),
            SessionAction::Point(action) => {
                self.pointed = action.filter(|_| self.record.table_rules().aids);
            }
            SessionAction::ShowLine(line) => self.show_line(line),
            SessionAction::DropVariation => {
                self.record.discard_variation();
                self.show_line(0);
            }
            SessionAction::PromoteVariation => self.promote_variation(),
            SessionAction::Resume => self.resume(),
            SessionAction::Pause => self.pause(),
            SessionAction::MoveNow => self.effects.push(Effect::FinishSearch),
            SessionAction::FastForward => self.start_fast_forward(),
            SessionAction::Hint => self.request_hint(),
            SessionAction::FollowHint => self.follow_hint(),
            SessionAction::CloseHint => {
                self.hint = HintState::None;
                self.pointed = None;
            }
            SessionAction::ToggleAnalysis => {
                self.analysing ^= true;
                self.continue_analysis();
            }
            SessionAction::Review => self.start_review(),
            SessionAction::Compare(others) => self.compare(others),
            SessionAction::ReviewLoaded(stored) => self.review_loaded(*stored),
            SessionAction::ShowReviewed { ply, aloud } => {
                self.show_reviewed(ply);
                if aloud {
                    self.announce(Announcement::Position);
                }
            }
            SessionAction::PlayFrom(ply) => self.play_from(ply),
            SessionAction::Confirm(closing) => self.confirming = closing,
            SessionAction::Close(closing) => self.close(closing),
            SessionAction::AskBack => self.propose(Proposal::TakeBack),
            SessionAction::Answer { accepts } => self.answer(accepts),
            SessionAction::PlayByLink { friend, id } => self.play_by_link(friend, id),
            SessionAction::SetPlayer(seat, controller) => self.set_player(seat, controller),
            SessionAction::Escape => {
                self.selection_epoch += 1;
                self.confirming = None;
                self.hint = HintState::None;
                if self.verdict().is_some() && self.is_mine() {
                    self.answer_coach(CoachStep::CarryOn);
                }
            }
            SessionAction::Sent { at } => self.sent(at),
            SessionAction::ClaimSeats(seats) => self.claim_seats(seats),
            SessionAction::ShowHelp(shown) => self.help_wanted = shown,
            SessionAction::RepeatStatus => self.announce(Announcement::Everything),
            SessionAction::PaceChanged(pace) => self.config.pace = pace,
            SessionAction::TurnEndChanged(turn_end) => {
                self.stop_countdown();
                self.config.turn_end = turn_end;
            }
            SessionAction::CoachingChanged(coaching) => self.coaching_changed(coaching),
            SessionAction::CoachIsLate => self.coach_is_late(),
            SessionAction::Coach(step) => self.answer_coach(step),
            SessionAction::CountdownEnds => self.countdown_ends(),
            SessionAction::StopCountdown => {
                if self.routine.is_some() {
                    self.stop_countdown();
                    self.announce(Announcement::Status);
                }
            }
            SessionAction::VisibilityChanged { hidden } => self.visibility_changed(hidden),
            SessionAction::Saved(result) => self.saved(result),
            SessionAction::SaveConflict(found) => self.save_conflict(&found),
            SessionAction::Lock(held) => self.lock_changed(held),
            SessionAction::TakeOver => self.effects.push(Effect::Lock(LockRequest::TakeOver)),
            SessionAction::StoredElsewhere => self.stored_elsewhere(),
            SessionAction::Retitled(title) => self.title = title,
            SessionAction::Reloaded(record, title, mailbox) => {
                self.reloaded(*record, title, mailbox)
            }
            SessionAction::ReloadFailed(why) => self.reload_failed(why),
        }
    }
}
