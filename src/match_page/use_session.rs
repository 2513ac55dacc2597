//! The session as a hook: a reducer that also performs effects.

use super::SessionAction;
use super::countdown::use_countdown;
use super::effects::Effects;
use super::later::LaterViews;
use super::search_progress::ProgressFeed;
use super::speech::spoken;
use crate::components::Shared;
use crate::context::{StoreHandle, use_locale, use_settings, use_store};
use crate::games;
use crate::hooks::{Fetched, OnDemand, acts_by_pointer, focus, set_announcement};
use app_core::session::{Announcement, Effect, Session, SessionConfig};
use app_core::settings::{Coaching, Settings};
use app_core::store::Opened;
use core::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::rc::Rc;
use text::Names;
use yew::prelude::*;

/// A handle to the session, for the components of the page.
#[derive(Clone)]
pub struct SessionHandle {
    pub id: AttrValue,
    pub session: Rc<Session>,
    pub dispatch: Callback<SessionAction>,
    pub names: Rc<Names>,
    pub progress: ProgressFeed,
    /// Saves this window's match as a new match, and opens it.
    pub save_as_new: Callback<MouseEvent>,
    pub spoken: AttrValue,
    pub later: OnDemand<LaterViews>,
}

impl PartialEq for SessionHandle {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.session, &other.session)
            && self.names == other.names
            && self.spoken == other.spoken
            && self.id == other.id
            && self.later == other.later
    }
}

struct SessionState {
    session: Rc<Session>,
    outbox: Rc<Outbox>,
    /// The last announcement, and the number of announcements so far.
    announced: (u32, Option<Announcement>),
}

/// The announcement state after these effects.
fn announced(
    (count, last): (u32, Option<Announcement>),
    effects: &[Effect],
) -> (u32, Option<Announcement>) {
    effects
        .iter()
        .rev()
        .find_map(|effect| match effect {
            Effect::Announce(what) => Some(*what),
            _ => None,
        })
        .map_or((count, last), |what| (count + 1, Some(what)))
}

/// Pending effects. Several actions may happen between two renders.
#[derive(Default)]
struct Outbox {
    /// Effects outside the page, each with the session at that time. They are performed
    /// immediately, so that everything is saved if the page is closed.
    external: RefCell<VecDeque<(Rc<Session>, Effect)>>,
    /// Effects on the page, performed after rendering.
    page: RefCell<Vec<Effect>>,
}

impl Outbox {
    fn push(&self, session: &Rc<Session>, effects: Vec<Effect>) {
        for effect in effects {
            match effect {
                // Announcements are rendered.
                Effect::Announce(_) => {}
                Effect::FocusLog | Effect::ShowStatus => {
                    self.page.borrow_mut().push(effect);
                }
                _ => {
                    let due = (session.clone(), effect);
                    self.external.borrow_mut().push_back(due);
                }
            }
        }
    }

    /// Performs the effects outside the page, which may dispatch further actions.
    fn perform(&self, effects: &Effects) {
        loop {
            let next = self.external.borrow_mut().pop_front();
            let Some((session, effect)) = next else {
                return;
            };
            effects.perform(&session, effect);
        }
    }
}

impl SessionState {
    /// The state of a match that was just opened.
    fn open(opened: &Opened, settings: &Settings, coaching: Coaching, takes_over: bool) -> Self {
        let config = SessionConfig {
            animation_ms: games::duration,
            routine: text::routine,
            may_count_down: acts_by_pointer,
            pace: settings.pace,
            turn_end: settings.turn_end,
            coaching,
            takes_over,
        };
        let (title, mailbox) = (opened.title.clone(), opened.mailbox.clone());
        let (session, effects) = Session::open(opened.record.clone(), title, mailbox, config);
        let session = Rc::new(session);
        let outbox = Rc::<Outbox>::default();
        outbox.push(&session, effects);
        Self {
            session,
            outbox,
            announced: (0, None),
        }
    }
}

impl Reducible for SessionState {
    type Action = SessionAction;

    fn reduce(self: Rc<Self>, action: SessionAction) -> Rc<Self> {
        let (session, effects) = self.session.reduce(action);
        let session = Rc::new(session);
        let announced = announced(self.announced, &effects);
        self.outbox.push(&session, effects);
        Rc::new(Self {
            session,
            outbox: self.outbox.clone(),
            announced,
        })
    }
}

/// A callback that dispatches an action and performs its effects outside the page.
#[hook]
fn use_dispatch(
    state: &UseReducerHandle<SessionState>,
    focus_at_risk: Rc<Cell<bool>>,
    performer: Rc<RefCell<Option<Rc<Effects>>>>,
) -> Callback<SessionAction> {
    let outbox = state.outbox.clone();
    use_callback(
        state.dispatcher(),
        move |action: SessionAction, dispatcher| {
            let keeps_focus = matches!(action, SessionAction::Escape | SessionAction::RepeatStatus);
            // A focused button may also disappear without an action of the person.
            let may_lose_focus = !action.is_automatic() || focus::has_focus("main");
            focus_at_risk.set(!keeps_focus && (focus_at_risk.get() || may_lose_focus));
            dispatcher.dispatch(action);
            let performer = performer.borrow().clone();
            if let Some(performer) = performer {
                outbox.perform(&performer);
            }
        },
    )
}

/// Performs the pending effects on the page after every render.
#[hook]
fn use_page_effects(state: &SessionState, focus_at_risk: Rc<Cell<bool>>) {
    let (session, outbox) = (state.session.clone(), state.outbox.clone());
    let first = use_mut_ref(|| true);
    use_effect(move || {
        let due = core::mem::take(&mut *outbox.page.borrow_mut());
        let (mut focus_log, mut show_status) = (false, false);
        for effect in due {
            match effect {
                Effect::FocusLog => focus_log = true,
                Effect::ShowStatus => show_status = true,
                // All others have been performed already.
                _ => {}
            }
        }
        let is_first = first.replace(false);
        if focus_log {
            focus::focus_on(".log .here button");
            focus_at_risk.set(false);
        } else if !is_first && focus_at_risk.replace(false) {
            focus::catch_focus("status");
        }
        if show_status {
            focus::scroll_up_to("status");
        }
        crate::browser::set_current_session(session);
    });
}

/// Of what the coach speaks in a match: of nothing in the deals of the day, which all play alike.
#[hook]
fn use_coaching(opened: &Rc<Opened>, settings: &Settings, store: &StoreHandle) -> Coaching {
    let store = store.clone();
    let chosen = settings.clone();
    let opened = Shared(opened.clone());
    let coaching = use_memo((opened, chosen), move |(opened, settings)| {
        let record = &opened.0.record;
        match games::daily_deals().of_match(record) {
            Some(_) => Coaching::Off,
            None => settings.coaching(record.setup().game(), || store.finished_count()),
        }
    });
    *coaching
}

/// Opens the session of a stored match and performs its effects.
#[hook]
pub fn use_session(
    id: &AttrValue,
    opened: &Rc<Opened>,
    later: &OnDemand<LaterViews>,
) -> SessionHandle {
    let locale = use_locale();
    let store = use_store();
    let settings_handle = use_settings();
    let settings = settings_handle.current;
    let coaching = use_coaching(opened, &settings, &store);
    let state = {
        let (opened, settings) = (opened.clone(), settings.clone());
        let (store, id) = (store.clone(), id.clone());
        use_reducer(move || {
            SessionState::open(&opened, &settings, coaching, store.take_received(&id))
        })
    };
    // Whether a person has just acted: keyboard focus must not get lost then.
    let focus_at_risk = use_memo((), |()| Cell::new(false));
    // Effects dispatch actions, so they are created after the dispatcher.
    let performer = use_mut_ref(|| None::<Rc<Effects>>);
    let dispatch = use_dispatch(&state, focus_at_risk.clone(), performer.clone());
    let names = use_memo(
        (
            locale,
            state.session.record().seats().to_vec(),
            state.session.mailbox().cloned(),
        ),
        |(locale, seats, mailbox)| text::names_here(*locale, seats, mailbox.as_ref()),
    );
    let live_text = use_mut_ref(String::new);
    let views = match later.content {
        Fetched::Ready(views) => Some(views),
        _ => None,
    };
    // What needs them is said when they come.
    let is_awaited = matches!(
        state.announced.1,
        Some(Announcement::Hint | Announcement::Verdict)
    );
    let awaited = is_awaited.then_some(views);
    let spoken = use_memo((state.announced, awaited), |((_, what), _)| {
        if let Some(what) = what {
            let text = spoken(locale, &state.session, &names, *what, views);
            set_announcement(&mut live_text.borrow_mut(), &text);
        }
        AttrValue::from(live_text.borrow().clone())
    });
    let progress = use_memo((), |()| ProgressFeed::default());
    let effects = {
        let (id, revision) = (id.clone(), opened.revision);
        let (dispatch, progress) = (dispatch.clone(), (*progress).clone());
        use_memo(id, |id| {
            Rc::new(Effects::new(
                id.clone(),
                store,
                revision,
                dispatch,
                settings_handle.change,
                progress,
            ))
        })
    };
    use_page_effects(&state, focus_at_risk);
    {
        let dispatch = dispatch.clone();
        let chosen = (settings.pace, settings.turn_end, coaching);
        use_effect_with(chosen, move |(pace, turn_end, coaching)| {
            dispatch.emit(SessionAction::PaceChanged(*pace));
            dispatch.emit(SessionAction::TurnEndChanged(*turn_end));
            dispatch.emit(SessionAction::CoachingChanged(*coaching));
        });
    }
    use_countdown(&state.session, &dispatch);
    {
        let (effects, outbox) = (effects.clone(), state.outbox.clone());
        let session = state.session.clone();
        use_effect_with(id.clone(), move |_| {
            performer.replace(Some((*effects).clone()));
            effects.begin(&session);
            outbox.perform(&effects);
            move || {
                performer.take();
                effects.end();
                crate::browser::clear_current_session();
            }
        });
    }
    let save_as_new = {
        let (effects, session) = (effects.clone(), state.session.clone());
        Callback::from(move |_| effects.save_as_new(&session))
    };
    SessionHandle {
        id: id.clone(),
        session: state.session.clone(),
        dispatch,
        names,
        progress: (*progress).clone(),
        save_as_new,
        spoken: (*spoken).clone(),
        later: later.clone(),
    }
}
