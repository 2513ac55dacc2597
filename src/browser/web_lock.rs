//! Web Locks: what only one window of this browser may have at a time.

use js_sys::{Function, Object, Promise, Reflect};
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::DomException;
use yew::Callback;

#[wasm_bindgen]
extern "C" {
    // web-sys has Web Locks only among its unstable interfaces.
    #[wasm_bindgen(js_namespace = ["navigator", "locks"], js_name = request, catch)]
    fn request_lock(name: &str, options: &Object, act: &Function) -> Result<Promise, JsValue>;
}

/// How a window stands to a lock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hold {
    /// It has it.
    Mine,
    /// Another window has it, or has taken it over.
    Elsewhere,
}

/// How to ask for a lock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ask {
    /// If nobody has it.
    Try,
    /// As soon as nobody has it.
    Wait,
    /// Even from the window that has it.
    TakeOver,
}

impl Ask {
    fn options(self) -> Object {
        let options = Object::new();
        let option = match self {
            Self::Try => Some("ifAvailable"),
            Self::Wait => None,
            Self::TakeOver => Some("steal"),
        };
        if let Some(option) = option {
            // Setting a property of a new plain object cannot fail.
            let _ = Reflect::set(&options, &JsValue::from_str(option), &JsValue::TRUE);
        }
        options
    }
}

/// A lock, or the wish for it; given back when dropped.
pub struct Held {
    keeping: Rc<RefCell<Keeping>>,
}

#[derive(Default)]
struct Keeping {
    /// Gives the lock back.
    release: Option<Function>,
    /// Nobody wants the lock any more.
    over: bool,
}

impl Held {
    /// Asks for the lock and tells how it went, and later when another window
    /// takes it over. A browser that has no locks, or denies them, lets every
    /// window have it.
    pub fn ask(name: &str, how: Ask, tell: Callback<Hold>) -> Self {
        let keeping = Rc::<RefCell<Keeping>>::default();
        // Who has given it back is told nothing any more.
        let tell = {
            let keeping = keeping.clone();
            Callback::from(move |hold| {
                if !keeping.borrow().over {
                    tell.emit(hold);
                }
            })
        };
        let act = when_answered(keeping.clone(), tell.clone());
        match request_lock(name, &how.options(), act.unchecked_ref()) {
            Ok(request) => spawn_local(async move {
                if let Err(why) = JsFuture::from(request).await {
                    // Being taken over aborts it; anything else means that
                    // this browser does not do it for us.
                    let taken_over = why
                        .dyn_ref::<DomException>()
                        .is_some_and(|why| why.name() == "AbortError");
                    tell.emit(if taken_over {
                        Hold::Elsewhere
                    } else {
                        Hold::Mine
                    });
                }
            }),
            Err(_) => tell.emit(Hold::Mine),
        }
        Self { keeping }
    }
}

/// What the browser calls with the lock, or without it where it is not to be
/// had: the promise that comes back keeps the lock until it is settled.
fn when_answered(keeping: Rc<RefCell<Keeping>>, tell: Callback<Hold>) -> JsValue {
    Closure::once_into_js(move |lock: JsValue| -> JsValue {
        if keeping.borrow().over {
            return JsValue::UNDEFINED;
        }
        if lock.is_null() {
            tell.emit(Hold::Elsewhere);
            return JsValue::UNDEFINED;
        }
        let kept = Promise::new(&mut |release, _| {
            keeping.borrow_mut().release = Some(release);
        });
        tell.emit(Hold::Mine);
        kept.into()
    })
}

impl Drop for Held {
    fn drop(&mut self) {
        let mut keeping = self.keeping.borrow_mut();
        keeping.over = true;
        if let Some(release) = keeping.release.take() {
            // Nobody is left to be told.
            let _ = release.call0(&JsValue::UNDEFINED);
        }
    }
}
