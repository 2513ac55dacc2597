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
use std::collections::VecDeque;
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

/// The session, and the effects that nobody has carried out yet.
struct SessionState {
    session: Rc<Session>,
    outbox: Rc<Outbox>,
    /// What was announced last, and how many announcements there were.
    announced: (u32, Option<Announcement>),
}

/// The announcements after these effects.
fn announced(
    (count, last): (u32, Option<Announcement>),
    effects: &[Effect],
) -> (u32, Option<Announcement>) {
    let mut latest = effects.iter().rev();
    let latest = latest.find_map(|effect| match effect {
        Effect::Announce(what) => Some(*what),
        _ => None,
    });
    latest.map_or((count, last), |what| (count + 1, Some(what)))
}

/// Effects on their way. There may be several actions between two renderings.
#[derive(Default)]
struct Outbox {
    /// What concerns the world outside, each with the session as it was then: it
    /// is done at once, so that a page that is closed has stored all of it.
    world: RefCell<VecDeque<(Rc<Session>, Effect)>>,
    /// What concerns the page: it is done when the page shows the session.
    page: RefCell<Vec<Effect>>,
}

impl Outbox {
    fn push(&self, session: &Rc<Session>, effects: Vec<Effect>) {
        for effect in effects {
            match effect {
                // It is part of what is rendered.
                Effect::Announce(_) => {}
                Effect::FocusLog | Effect::ShowStatus => {
                    self.page.borrow_mut().push(effect);
                }
                _ => {
                    let due = (session.clone(), effect);
                    self.world.borrow_mut().push_back(due);
                }
            }
        }
    }

    /// Carries out what concerns the world outside; that may let more happen.
    fn perform(&self, effects: &Effects) {
        loop {
            let next = self.world.borrow_mut().pop_front();
            let Some((session, effect)) = next else {
                return;
            };
            effects.perform(&session, effect);
        }
    }
}

impl Reducible for SessionState {
    type Action = Action;

    fn reduce(self: Rc<Self>, action: Action) -> Rc<Self> {
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
            let session = Rc::new(session);
            let outbox = Rc::<Outbox>::default();
            outbox.push(&session, effects);
            SessionState {
                session,
                outbox,
                announced: (0, None),
            }
        })
    };
    // Whether a person has just done something: the keyboard must not be lost by it.
    let touched = use_memo((), |()| Cell::new(false));
    // The world outside; it needs the way back into the session, and so comes after that.
    let world = use_mut_ref(|| None::<Rc<Effects>>);
    let dispatch = {
        let (touched, world, outbox) = (touched.clone(), world.clone(), state.outbox.clone());
        use_callback(state.dispatcher(), move |action: Action, dispatcher| {
            let keeps_focus = matches!(action, Action::Escape | Action::RepeatStatus);
            // A button may go away under the focus by itself, too.
            let touches = !action.is_automatic() || focus::has_focus("main");
            touched.set(!keeps_focus && (touched.get() || touches));
            dispatcher.dispatch(action);
            let world = world.borrow().clone();
            if let Some(world) = world {
                outbox.perform(&world);
            }
        })
    };
    let names = use_memo(
        (words, state.session.played().seats().to_vec()),
        |(words, _)| words.names_of(state.session.played()),
    );
    let said = use_mut_ref(String::new);
    let spoken = use_memo(state.announced, |(_, what)| {
        if let Some(what) = what {
            let text = spoken(words, &state.session, &names, *what);
            say(&mut said.borrow_mut(), &text);
        }
        AttrValue::from(said.borrow().clone())
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
                progress,
            ))
        })
    };

    // What the world has to do about the last actions.
    {
        let (session, outbox) = (state.session.clone(), state.outbox.clone());
        let touched = touched.clone();
        let first = use_mut_ref(|| true);
        use_effect(move || {
            let due = core::mem::take(&mut *outbox.page.borrow_mut());
            let (mut focus_log, mut show_status) = (false, false);
            for effect in due {
                match effect {
                    Effect::FocusLog => focus_log = true,
                    Effect::ShowStatus => show_status = true,
                    // The world outside has seen to the others.
                    _ => {}
                }
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
        let (effects, outbox) = (effects.clone(), state.outbox.clone());
        use_effect_with(id.clone(), move |_| {
            world.replace(Some((*effects).clone()));
            effects.begin();
            outbox.perform(&effects);
            move || {
                world.take();
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
        spoken: (*spoken).clone(),
    }
}
