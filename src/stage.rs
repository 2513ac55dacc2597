//! What has a state of its own: pages, the table, boards. All of it is shown by
//! one Yew component, the stage; a component of its own for each would bring
//! its own copy of all that Yew does for a component, several kilobytes.
//!
//! A scene is written as a Yew component is, with its own messages and what it
//! is given. Only between the scene and the stage do they travel in boxes.

use core::any::Any;
use core::cell::RefCell;
use core::marker::PhantomData;
use core::mem::replace;
use std::collections::VecDeque;
use std::rc::Rc;
use yew::html::Scope;
use yew::virtual_dom::VChild;
use yew::{Callback, Component, Html, Properties};

/// Something to see that has a state and messages of its own.
pub trait Scene: Sized + 'static {
    /// What can happen to it.
    type Message: 'static;
    /// What it is given.
    type Properties: PartialEq + 'static;

    /// As it is at first.
    fn create(ctx: &Context<Self>) -> Self;

    /// Something happens; tells whether it is to be drawn again.
    fn update(&mut self, _: &Context<Self>, _: Self::Message) -> bool {
        false
    }

    /// It is given something else than before; tells whether it is to be drawn
    /// again.
    fn changed(&mut self, _: &Context<Self>, _old: &Self::Properties) -> bool {
        true
    }

    /// What is to be seen.
    fn view(&self, ctx: &Context<Self>) -> Html;

    /// It was drawn, perhaps for the first time.
    fn rendered(&mut self, _: &Context<Self>, _first: bool) {}

    /// It goes away.
    fn destroy(&mut self, _: &Context<Self>) {}
}

/// What a scene knows of where it is.
pub struct Context<S: Scene> {
    link: Link<S>,
    given: Rc<S::Properties>,
}

impl<S: Scene> Context<S> {
    /// What the scene is given.
    pub fn props(&self) -> &S::Properties {
        &self.given
    }

    /// The way for messages to the scene.
    pub const fn link(&self) -> &Link<S> {
        &self.link
    }
}

/// The way for messages to a scene.
pub struct Link<S: Scene> {
    place: Rc<Place>,
    scene: PhantomData<fn(S)>,
}

impl<S: Scene> Clone for Link<S> {
    fn clone(&self) -> Self {
        Self {
            place: self.place.clone(),
            scene: PhantomData,
        }
    }
}

impl<S: Scene> Link<S> {
    /// Tells the scene what happens, at once; from within the scene itself, as
    /// soon as it is done with what it does.
    pub fn send_message(&self, message: S::Message) {
        self.place.tell(Box::new(message));
    }

    /// Tells the scene what happens when something is called.
    pub fn callback<T>(&self, message: impl Fn(T) -> S::Message + 'static) -> Callback<T> {
        let link = self.clone();
        Callback::from(move |from| link.send_message(message(from)))
    }

    /// The same where nothing may have happened.
    pub fn batch_callback<T>(
        &self,
        message: impl Fn(T) -> Option<S::Message> + 'static,
    ) -> Callback<T> {
        let link = self.clone();
        Callback::from(move |from| {
            if let Some(message) = message(from) {
                link.send_message(message);
            }
        })
    }
}

/// Where a scene is, and what it has still to hear.
///
/// Yew may let go of the processor between two messages, and the browser's next
/// events come in between. A scene hears of each event before the next one
/// comes, so that three arrow keys lead three cells on and what a browser would
/// do by itself can still be prevented. Only drawing waits for Yew.
struct Place {
    stage: Scope<Stage>,
    shown: RefCell<Option<Box<dyn Shown>>>,
    unheard: RefCell<VecDeque<Box<dyn Any>>>,
}

impl Place {
    fn begin(stage: &Scope<Stage>, entry: &dyn Announced) -> Rc<Self> {
        let place = Rc::new(Self {
            stage: stage.clone(),
            shown: RefCell::new(None),
            unheard: RefCell::default(),
        });
        place.with(|shown| *shown = Some(entry.begin(&place)));
        place
    }

    #[inline(never)]
    fn tell(&self, message: Box<dyn Any>) {
        self.unheard.borrow_mut().push_back(message);
        self.with(|_| ());
    }

    /// Does something with the scene, and tells it what came up meanwhile.
    /// Nothing where the scene is at work: then it hears afterwards.
    fn with<T>(&self, what: impl FnOnce(&mut Option<Box<dyn Shown>>) -> T) -> Option<T> {
        let mut shown = self.shown.try_borrow_mut().ok()?;
        let done = what(&mut shown);
        if self.hear(&mut shown) {
            self.stage.send_message(());
        }
        Some(done)
    }

    /// Whether the scene is to be drawn again. Who left hears nothing.
    fn hear(&self, shown: &mut Option<Box<dyn Shown>>) -> bool {
        let mut redraw = false;
        loop {
            let next = self.unheard.borrow_mut().pop_front();
            let Some(message) = next else {
                return redraw;
            };
            if let Some(shown) = shown {
                redraw |= shown.update(message);
            }
        }
    }
}

/// A scene to be shown. Another key makes a fresh one.
pub fn scene<S: Scene>(key: &str, given: S::Properties) -> Html {
    VChild::<Stage>::new(bill::<S>(given), Some(key.into())).into()
}

/// What the stage is to show.
pub fn bill<S: Scene>(given: S::Properties) -> Bill {
    Bill {
        entry: Rc::new(Entry::<S>(Rc::new(given))),
    }
}

/// What is to be shown, and what that is given.
#[derive(Properties)]
pub struct Bill {
    entry: Rc<dyn Announced>,
}

impl PartialEq for Bill {
    fn eq(&self, other: &Self) -> bool {
        self.entry.is_same(&*other.entry)
    }
}

/// A scene of some kind, and what it is given.
trait Announced: Any {
    fn begin(&self, place: &Rc<Place>) -> Box<dyn Shown>;
    fn is_same(&self, other: &dyn Any) -> bool;
}

struct Entry<S: Scene>(Rc<S::Properties>);

impl<S: Scene> Announced for Entry<S> {
    fn begin(&self, place: &Rc<Place>) -> Box<dyn Shown> {
        let link = Link {
            place: place.clone(),
            scene: PhantomData,
        };
        let ctx = Context {
            link,
            given: self.0.clone(),
        };
        Box::new(OnStage {
            scene: S::create(&ctx),
            ctx,
        })
    }

    fn is_same(&self, other: &dyn Any) -> bool {
        let other = other.downcast_ref::<Self>();
        other.is_some_and(|other| self.0 == other.0)
    }
}

/// A scene of some kind while it is shown.
trait Shown {
    /// A message that is not for it does nothing.
    fn update(&mut self, message: Box<dyn Any>) -> bool;
    /// Nothing if it is another kind of scene that is to be shown now.
    fn changed(&mut self, entry: &dyn Any) -> Option<bool>;
    fn view(&self) -> Html;
    fn rendered(&mut self, first: bool);
    fn destroy(&mut self);
}

struct OnStage<S: Scene> {
    scene: S,
    ctx: Context<S>,
}

impl<S: Scene> Shown for OnStage<S> {
    fn update(&mut self, message: Box<dyn Any>) -> bool {
        let message = message.downcast::<S::Message>();
        message.is_ok_and(|message| self.scene.update(&self.ctx, *message))
    }

    fn changed(&mut self, entry: &dyn Any) -> Option<bool> {
        let entry = entry.downcast_ref::<Entry<S>>()?;
        let old = replace(&mut self.ctx.given, entry.0.clone());
        Some(self.scene.changed(&self.ctx, &old))
    }

    fn view(&self) -> Html {
        self.scene.view(&self.ctx)
    }

    fn rendered(&mut self, first: bool) {
        self.scene.rendered(&self.ctx, first);
    }

    fn destroy(&mut self) {
        self.scene.destroy(&self.ctx);
    }
}

/// Shows any scene.
pub struct Stage {
    place: Rc<Place>,
    /// The scene was not drawn yet.
    fresh: bool,
}

impl Component for Stage {
    /// It is to be drawn again.
    type Message = ();
    type Properties = Bill;

    fn create(ctx: &yew::Context<Self>) -> Self {
        Self {
            place: Place::begin(ctx.link(), &*ctx.props().entry),
            fresh: true,
        }
    }

    fn changed(&mut self, ctx: &yew::Context<Self>, _: &Bill) -> bool {
        let entry = &ctx.props().entry;
        let changed = self
            .place
            .with(|shown| shown.as_mut()?.changed(&**entry))
            .flatten();
        changed.unwrap_or_else(|| {
            self.destroy(ctx);
            *self = Self::create(ctx);
            true
        })
    }

    fn view(&self, _: &yew::Context<Self>) -> Html {
        let shown = self.place.shown.try_borrow();
        let shown = shown.as_deref().ok().and_then(Option::as_ref);
        shown.map(|shown| shown.view()).unwrap_or_default()
    }

    fn rendered(&mut self, _: &yew::Context<Self>, _: bool) {
        let first = replace(&mut self.fresh, false);
        self.place.with(|shown| {
            if let Some(shown) = shown {
                shown.rendered(first);
            }
        });
    }

    fn destroy(&mut self, _: &yew::Context<Self>) {
        self.place.with(|shown| {
            if let Some(mut shown) = shown.take() {
                shown.destroy();
            }
        });
    }
}
