//! Web Locks, which only one window of the browser can hold at a time.

use js_sys::{Function, Object, Promise, Reflect};
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::DomException;
use yew::Callback;

#[wasm_bindgen]
extern "C" {
    // In web-sys, Web Locks are still behind the unstable APIs flag.
    #[wasm_bindgen(js_namespace = ["navigator", "locks"], js_name = request, catch)]
    fn request_lock(name: &str, options: &Object, act: &Function) -> Result<Promise, JsValue>;
}

/// State of a lock request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hold {
    /// This window holds the lock.
    Mine,
    /// Another window holds the lock, or has taken it over.
    Elsewhere,
}

/// How to request a lock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ask {
    /// Only if it is free.
    Try,
    /// Wait until it is free.
    Wait,
    /// Take it over from the window that holds it.
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
            // Setting a property on a new plain object cannot fail.
            let _ = Reflect::set(&options, &JsValue::from_str(option), &JsValue::TRUE);
        }
        options
    }
}

/// A lock, or a pending request for one; released or cancelled on drop.
pub struct Held {
    keeping: Rc<RefCell<Keeping>>,
}

#[derive(Default)]
struct Keeping {
    /// Releases the lock.
    release: Option<Function>,
    /// Whether the request was cancelled.
    over: bool,
}

impl Held {
    /// Requests a lock. The callback receives the outcome, and is called again when
    /// another window takes the lock over. Browsers without locks, or that deny
    /// them, grant it to every window.
    pub fn ask(name: &str, how: Ask, tell: Callback<Hold>) -> Self {
        let keeping = Rc::<RefCell<Keeping>>::default();
        // No callbacks after the lock was released.
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
                    // A takeover rejects with `AbortError`; any other error means
                    // that locks do not work here.
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

/// The callback of the lock request, called with the lock or with `null`. The lock
/// is held until the returned promise settles.
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
            // The request was dropped meanwhile.
            let _ = release.call0(&JsValue::UNDEFINED);
        }
    }
}
