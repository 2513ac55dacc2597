//! Claims on a match in local storage, where the browser has no Web Locks.

use super::random::{fresh_number, fresh_seed};
use app_core::LockRequest;
use app_core::claim::{ClaimEffect, ClaimEvent, Claimant};
use gloo::events::EventListener;
use gloo::timers::callback::Timeout;
use gloo::utils::window;
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::{Storage, StorageEvent};
use yew::Callback;

thread_local! {
    /// The name of this window.
    static NAME: String = format!("{:09}{:08x}", fresh_seed(), fresh_number());
}

/// A claim, or a request for one; given up on drop.
pub struct ClaimHandle {
    inner: Rc<Inner>,
    /// Listeners for other windows, and for the end of this one.
    _listeners: [EventListener; 3],
}

struct Inner {
    storage: Storage,
    key: String,
    claimant: RefCell<Claimant>,
    timer: RefCell<Option<Timeout>>,
    request_count: RefCell<u32>,
    on_change: Callback<bool>,
}

impl ClaimHandle {
    /// Claims the match with this key. The callback receives whether this window plays, now and
    /// whenever that changes. `None` if there is no storage: then no window sees what another
    /// one stores.
    pub fn request(key: &str, mode: LockRequest, on_change: Callback<bool>) -> Option<Self> {
        let storage = window().local_storage().ok().flatten()?;
        storage.get_item(key).ok()?;
        let inner = Rc::new(Inner {
            storage,
            key: key.to_owned(),
            claimant: RefCell::new(Claimant::new(NAME.with(String::clone))),
            timer: RefCell::default(),
            request_count: RefCell::default(),
            on_change,
        });
        let listen =
            |name: &'static str, interpret: fn(&Inner, &web_sys::Event) -> Option<ClaimEvent>| {
                let inner = inner.clone();
                EventListener::new(&window(), name, move |event| {
                    if let Some(event) = interpret(&inner, event) {
                        inner.handle(event);
                    }
                })
            };
        let listeners = [
            listen("storage", |inner, event| inner.on_storage_event(event)),
            listen("pagehide", |_, _| Some(ClaimEvent::Leave)),
            // The page comes back from the browser's cache.
            listen("pageshow", |_, event| {
                let event = event.dyn_ref::<web_sys::PageTransitionEvent>()?;
                event
                    .persisted()
                    .then_some(ClaimEvent::Request(LockRequest::Try))
            }),
        ];
        inner.handle(ClaimEvent::Request(mode));
        Some(Self {
            inner,
            _listeners: listeners,
        })
    }
}

impl Inner {
    fn ask_key(&self) -> String {
        format!("{}.ask", self.key)
    }

    /// What a change of storage means.
    fn on_storage_event(&self, event: &web_sys::Event) -> Option<ClaimEvent> {
        match event.dyn_ref::<StorageEvent>()?.key() {
            Some(key) if key == self.key => Some(ClaimEvent::Changed),
            Some(key) if key == self.ask_key() => Some(ClaimEvent::Asked),
            Some(_) => None,
            // Everything was removed.
            None => Some(ClaimEvent::Changed),
        }
    }

    fn handle(self: &Rc<Self>, event: ClaimEvent) {
        // An entry that cannot be read protects nothing; the revision of the match does.
        let stored = self.storage.get_item(&self.key).ok().flatten();
        let effects = self.claimant.borrow_mut().on(event, stored.as_deref());
        for effect in effects {
            match effect {
                ClaimEffect::Write(claim) => {
                    let _ = self.storage.set_item(&self.key, &claim);
                }
                ClaimEffect::Remove => {
                    let _ = self.storage.remove_item(&self.key);
                    let _ = self.storage.remove_item(&self.ask_key());
                }
                ClaimEffect::Ask => {
                    *self.request_count.borrow_mut() += 1;
                    let text = NAME.with(|name| format!("{name} {}", self.request_count.borrow()));
                    let _ = self.storage.set_item(&self.ask_key(), &text);
                }
                ClaimEffect::Wait(ms) => {
                    let inner = self.clone();
                    let timeout = Timeout::new(ms, move || inner.handle(ClaimEvent::Timeout));
                    self.timer.replace(Some(timeout));
                }
                ClaimEffect::Report(plays) => self.on_change.emit(plays),
            }
        }
    }
}

impl Drop for ClaimHandle {
    fn drop(&mut self) {
        self.inner.timer.take();
        self.inner.handle(ClaimEvent::Leave);
    }
}
