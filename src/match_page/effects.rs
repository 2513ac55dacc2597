//! Performs the effects of a session: storage, bot worker, timers, and the lock that
//! decides which window may play.

use super::SessionAction;
use super::search_progress::ProgressFeed;
use crate::browser::{LockHandle, notify_scripts, redirect};
use crate::context::StoreHandle;
use crate::games::{self, Sound};
use crate::hooks::bot_worker::BotClient;
use crate::hooks::set_waiting;
use app_core::LockRequest;
use app_core::Route;
use app_core::cards::note_due;
use app_core::session::{Chime, Effect, SearchJob, Session, StoredReview, Timer, WorkerAnswer};
use app_core::settings::SettingsChange;
use core::cell::{Cell, RefCell};
use gloo::events::EventListener;
use gloo::timers::callback::Timeout;
use protocol::{RequestId, WorkerEvent};
use records::archive::StoreError;
use std::rc::Rc;
use yew::prelude::*;

pub struct Effects {
    id: AttrValue,
    store: StoreHandle,
    /// The stored revision that this window knows.
    revision: Cell<u64>,
    dispatch: Callback<SessionAction>,
    change: Callback<SettingsChange>,
    worker: BotClient,
    /// The last search that was started.
    request: Rc<Cell<Option<(RequestId, u32)>>>,
    progress: ProgressFeed,
    /// The timers that were started, each once.
    timers: RefCell<Vec<(Timer, Timeout)>>,
    lock: RefCell<Option<LockHandle>>,
    /// Number of other matches by link in which a person on this device is to act, when the page
    /// was mounted.
    other_waiting: Cell<usize>,
    stored_elsewhere: RefCell<Option<EventListener>>,
}

impl Effects {
    /// For the match with this number. Has no effect before [`Effects::begin`].
    pub fn new(
        id: AttrValue,
        store: StoreHandle,
        revision: u64,
        dispatch: Callback<SessionAction>,
        change: Callback<SettingsChange>,
        progress: ProgressFeed,
    ) -> Self {
        let request = Rc::new(Cell::new(None));
        let on_event = {
            let (request, dispatch, progress) =
                (request.clone(), dispatch.clone(), progress.clone());
            Callback::from(move |event| {
                if let Some(request) = request.get() {
                    forward_event(request, event, &dispatch, &progress);
                }
            })
        };
        Self {
            id,
            store,
            revision: Cell::new(revision),
            dispatch,
            change,
            worker: BotClient::new(on_event),
            request,
            progress,
            timers: RefCell::default(),
            lock: RefCell::default(),
            other_waiting: Cell::default(),
            stored_elsewhere: RefCell::default(),
        }
    }

    /// The page was mounted.
    pub fn begin(&self, session: &Session) {
        if session.is_by_link() {
            let others = self.store.waiting_beside(&self.id);
            self.other_waiting.set(others);
            self.count_waiting(session);
        }
        let window = gloo::utils::window();
        let prefix = format!("{}.", self.store.key(&self.id));
        let dispatch = self.dispatch.clone();
        let listener = EventListener::new(&window, "storage", move |event| {
            let key = js_sys::Reflect::get(event, &"key".into());
            let key = key.ok().and_then(|key| key.as_string());
            if key.is_some_and(|key| key.starts_with(&prefix)) {
                dispatch.emit(SessionAction::StoredElsewhere);
            }
        });
        self.stored_elsewhere.replace(Some(listener));
        let review = self.store.review(&self.id);
        if let Some(review) = review.and_then(|text| StoredReview::read(&text)) {
            self.dispatch
                .emit(SessionAction::ReviewLoaded(Box::new(review)));
        }
        // Report missing storage now, before anything is lost.
        if let Err(error) = self.store.check() {
            self.dispatch.emit(SessionAction::Saved(Err(error)));
        }
    }

    /// The page is about to be unmounted.
    pub fn end(&self) {
        self.worker.stop();
        self.timers.take();
        self.lock.take();
        self.stored_elsewhere.take();
    }

    pub fn perform(&self, session: &Session, effect: Effect) {
        match effect {
            Effect::Save => {
                self.save(session);
                self.count_waiting(session);
            }
            Effect::SaveMailbox => {
                if let Some(mailbox) = session.mailbox() {
                    let mut mailbox = mailbox.clone();
                    // Another window may have sent or received more meanwhile.
                    let stored = self.store.mailbox(&self.id).exchanged;
                    mailbox.exchanged = mailbox.exchanged.max(stored);
                    if let Err(error) = self.store.save_mailbox(&self.id, &mailbox) {
                        self.dispatch.emit(SessionAction::Saved(Err(error)));
                    }
                }
                self.count_waiting(session);
            }
            Effect::SaveReview => {
                let review = session.review().and_then(|review| StoredReview::of(review));
                if let Some(text) = review.and_then(|review| review.write()) {
                    self.store.save_review(&self.id, text);
                    let own = self.store.settings().profile.name;
                    note_due(&self.store, &self.id, &own);
                }
            }
            Effect::KeepStrength(strength) => {
                let game = session.record().setup().game();
                self.change.emit(SettingsChange::Strength(game, strength));
            }
            Effect::Search(job) => self.search(&job),
            Effect::StopSearch => {
                self.request.set(None);
                self.worker.stop();
            }
            Effect::FinishSearch => self.worker.move_now(),
            Effect::StartTimer(timer, ms) => {
                let dispatch = self.dispatch.clone();
                let action = match timer {
                    Timer::Animation => SessionAction::AnimationEnds,
                    Timer::Bot => SessionAction::BotActs,
                    Timer::Replay => SessionAction::ReplayStep,
                    Timer::Countdown => SessionAction::CountdownEnds,
                    Timer::Coach => SessionAction::CoachIsLate,
                };
                let timeout = Timeout::new(ms, move || dispatch.emit(action));
                self.stop_timer(timer);
                self.timers.borrow_mut().push((timer, timeout));
            }
            Effect::StopTimer(timer) => self.stop_timer(timer),
            Effect::Sound { by_bot, chime } => notify_sound(session, by_bot, chime),
            Effect::Lock(request) => self.request_lock(request),
            Effect::Reload => self.reload(),
            Effect::CheckStored => self.check_stored(session),
            // Performed after rendering; see `use_session`.
            Effect::Announce(_) | Effect::ShowStatus | Effect::FocusLog => {}
        }
    }

    fn stop_timer(&self, timer: Timer) {
        let mut timers = self.timers.borrow_mut();
        timers.retain(|(started, _)| *started != timer);
    }

    fn save(&self, session: &Session) {
        let store = &self.store;
        let match_now = session.match_at_head();
        let after = Some(self.revision.get());
        match store.save(&self.id, &match_now, session.title(), after) {
            Ok(revision) => {
                self.revision.set(revision);
                if session.save_error().is_some() {
                    self.dispatch.emit(SessionAction::Saved(Ok(())));
                }
            }
            Err(StoreError::Conflict) => {
                let opened = store.load(&self.id).map(|_| ());
                self.dispatch.emit(SessionAction::SaveConflict(opened));
            }
            Err(error) if session.save_error() == Some(&error) => {}
            Err(error) => self.dispatch.emit(SessionAction::Saved(Err(error))),
        }
    }

    /// Counts the matches by link in which a person on this device is to act.
    fn count_waiting(&self, session: &Session) {
        if session.is_by_link() {
            let this_match = usize::from(self.store.is_waiting(&self.id));
            set_waiting(self.other_waiting.get() + this_match);
        }
    }

    fn search(&self, job: &SearchJob) {
        self.progress.report(0);
        let request = self.worker.search(&job.record, job.task.clone(), job.seed);
        self.request.set(Some((request, job.id)));
    }

    fn request_lock(&self, request: LockRequest) {
        let on_change = self.dispatch.reform(SessionAction::Lock);
        let key = self.store.lock_key(&self.id);
        // Release the previous request before making another one.
        self.lock.take();
        self.lock
            .replace(Some(LockHandle::request(&key, request, on_change)));
    }

    fn reload(&self) {
        self.dispatch.emit(match self.store.get(&self.id) {
            Ok(opened) => {
                self.revision.set(opened.revision);
                SessionAction::Reloaded(Box::new(opened.record), opened.title, opened.mailbox)
            }
            Err(why) => SessionAction::ReloadFailed(why),
        });
    }

    /// Checks for changes by another window to the match played here.
    fn check_stored(&self, session: &Session) {
        let Ok(opened) = self.store.get(&self.id) else {
            return;
        };
        let revision = opened.revision;
        let follows = session.compare_stored(opened);
        if !matches!(follows, Some(SessionAction::SaveConflict(_))) {
            self.revision.set(revision);
        }
        if let Some(action) = follows {
            self.dispatch.emit(action);
        }
    }

    /// Saves this window's match as a new match, and opens it.
    pub fn save_as_new(&self, session: &Session) {
        let store = &self.store;
        let id = store.save_new(&session.match_at_head(), session.title());
        redirect(&Route::Match(id));
    }
}

/// Tells the page's scripts which sounds and vibrations to make: who acted (`person` or `bot`) and the names of the
/// sounds. The scripts apply the settings.
fn notify_sound(session: &Session, by_bot: bool, chime: Option<Chime>) {
    let mut names = vec![if by_bot { "bot" } else { "person" }];
    names.extend(games::sounds(session.events()).into_iter().map(Sound::name));
    names.extend(chime.map(|chime| match chime {
        Chime::YourTurn => "turn",
        Chime::End => "end",
    }));
    notify_scripts("wheelhouse-sound", &names.join(" "));
}

/// Passes on the worker's events about the last search.
fn forward_event(
    (current, search): (RequestId, u32),
    event: WorkerEvent,
    dispatch: &Callback<SessionAction>,
    progress: &ProgressFeed,
) {
    match event {
        WorkerEvent::Progress { request, percent } if request == current => {
            progress.report(percent)
        }
        WorkerEvent::Answer(answer) if answer.request == current => {
            progress.report(100);
            let answer = WorkerAnswer::Found(answer);
            dispatch.emit(SessionAction::Worker(search, answer));
        }
        WorkerEvent::Failed(request) if request == current => {
            dispatch.emit(SessionAction::Worker(search, WorkerAnswer::Failed));
        }
        _ => {}
    }
}
