//! The session as a hook: a reducer, and its effects carried out.

use super::effects::Effects;
use super::search_progress::ProgressFeed;
use super::speech::spoken;
use crate::context::{use_settings, use_store, use_words};
use crate::games;
use crate::hooks::{focus, say};
use crate::session::{Action, Announcement, Effect, Session, SessionConfig};
use crate::store::Opened;
use core::cell::{Cell, RefCell};
use rules::Event;
use std::rc::Rc;
use yew::prelude::*;

/// A session as the parts of the page see it.
#[derive(Clone)]
pub struct SessionHandle {
    /// The match's number in the store.
    pub id: AttrValue,
    /// The session as it is.
    pub session: Rc<Session>,
    /// Lets something happen in it.
    pub dispatch: Callback<Action>,
    /// What seats are called.
    pub names: Rc<Vec<String>>,
    /// How far the search under way has come.
    pub progress: ProgressFeed,
    /// Stores what is in this window as a match of its own, and goes there.
    pub keep_mine: Callback<MouseEvent>,
    /// What a screen reader is told.
    pub spoken: AttrValue,
}

impl PartialEq for SessionHandle {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.session, &other.session)
            && self.names == other.names
            && self.spoken == other.spoken
            && self.id == other.id
    }
}

/// The session, and the effects that nobody has carried out yet: there may be
/// several actions between two renderings.
struct SessionState {
    session: Rc<Session>,
    outbox: Rc<RefCell<Vec<Effect>>>,
}

impl Reducible for SessionState {
    type Action = Action;

    fn reduce(self: Rc<Self>, action: Action) -> Rc<Self> {
        let (session, effects) = self.session.reduce(action);
        self.outbox.borrow_mut().extend(effects);
        Rc::new(Self {
            session: Rc::new(session),
            outbox: self.outbox.clone(),
        })
    }
}

/// How long the movements of an action take.
fn animation_ms(events: &[Event]) -> u32 {
    let game = events.first().map(Event::game);
    game.map_or(0, |game| games::ui(game).duration(events))
}

/// Opens the session of a stored match and carries out its effects.
#[hook]
pub fn use_session(id: &AttrValue, opened: &Rc<Opened>) -> SessionHandle {
    let words = use_words();
    let store = use_store();
    let pace = use_settings().now.pace;
    let state = {
        let opened = opened.clone();
        use_reducer(move || {
            let config = SessionConfig { animation_ms, pace };
            let Opened { played, title, .. } = &*opened;
            let (session, effects) = Session::open(played.clone(), title.clone(), config);
            SessionState {
                session: Rc::new(session),
                outbox: Rc::new(RefCell::new(effects)),
            }
        })
    };
    // Whether a person has just done something: the keyboard must not be lost by it.
    let touched = use_memo((), |()| Cell::new(false));
    let dispatch = {
        let touched = touched.clone();
        use_callback(state.dispatcher(), move |action: Action, dispatcher| {
            let keeps_focus = matches!(action, Action::Escape | Action::RepeatStatus);
            // A button may go away under the focus by itself, too.
            let touches = !action.is_automatic() || focus::has_focus("main");
            touched.set(!keeps_focus && (touched.get() || touches));
            dispatcher.dispatch(action);
        })
    };
    let names = use_memo(
        (words, state.session.played().sitters().to_vec()),
        |(words, _)| words.names_of(state.session.played()),
    );
    let spoken_words = use_state(AttrValue::default);
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
                progress,
            ))
        })
    };

    // What the world has to do about the last actions.
    {
        let (session, outbox) = (state.session.clone(), state.outbox.clone());
        let (effects, words, names) = (effects.clone(), words, names.clone());
        let (spoken_words, touched) = (spoken_words.clone(), touched.clone());
        let first = use_mut_ref(|| true);
        use_effect(move || {
            let due = core::mem::take(&mut *outbox.borrow_mut());
            let mut announcement: Option<Announcement> = None;
            let (mut focus_log, mut show_status) = (false, false);
            for effect in due {
                match effect {
                    Effect::Announce(what) => announcement = Some(what),
                    Effect::FocusLog => focus_log = true,
                    Effect::ShowStatus => show_status = true,
                    other => effects.perform(&session, other),
                }
            }
            if let Some(what) = announcement {
                let mut text = spoken_words.to_string();
                say(&mut text, &spoken(words, &session, &names, what));
                spoken_words.set(text.into());
            }
            let is_first = first.replace(false);
            if focus_log {
                focus::focus_on(".log .here button");
                touched.set(false);
            } else if !is_first && touched.replace(false) {
                focus::catch_focus("status");
            }
            if show_status {
                focus::scroll_up_to("status");
            }
            crate::crash::remember(Some(session));
        });
    }
    {
        let dispatch = dispatch.clone();
        use_effect_with(pace, move |pace| dispatch.emit(Action::PaceChanged(*pace)));
    }
    {
        let effects = effects.clone();
        use_effect_with(id.clone(), move |_| {
            effects.begin();
            move || {
                effects.end();
                crate::crash::remember(None);
            }
        });
    }
    let keep_mine = {
        let (effects, session) = (effects.clone(), state.session.clone());
        Callback::from(move |_| effects.keep_as_another(&session))
    };
    SessionHandle {
        id: id.clone(),
        session: state.session.clone(),
        dispatch,
        names,
        progress: (*progress).clone(),
        keep_mine,
        spoken: (*spoken_words).clone(),
    }
}
