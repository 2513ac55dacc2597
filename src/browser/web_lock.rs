//! Web Locks, which only one window of the browser can hold at a time, or else claims in local
//! storage.

use super::claim::ClaimHandle;
use app_core::LockRequest;
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

/// The options of a request for a lock.
fn request_options(request: LockRequest) -> Object {
    let options = Object::new();
    let option = match request {
        LockRequest::Try => Some("ifAvailable"),
        LockRequest::Wait => None,
        LockRequest::TakeOver => Some("steal"),
    };
    if let Some(option) = option {
        // Setting a property on a new plain object cannot fail.
        let _ = Reflect::set(&options, &JsValue::from_str(option), &JsValue::TRUE);
    }
    options
}

/// A lock, or a pending request for one; released or cancelled on drop.
pub struct LockHandle {
    inner: Rc<RefCell<LockInner>>,
}

#[derive(Default)]
struct LockInner {
    release: Option<Function>,
    /// Whether the lock was released, or the request cancelled.
    is_released: bool,
    /// The claim instead of a lock.
    claim: Option<ClaimHandle>,
}

impl LockHandle {
    /// Requests a lock. The callback receives whether this window holds it, and is called again when
    /// another window takes the lock over. In browsers without locks, or that deny them, a
    /// claim in local storage under this name takes their place. Without storage, every window
    /// gets the lock.
    pub fn request(name: &str, request: LockRequest, on_change: Callback<bool>) -> Self {
        let inner = Rc::<RefCell<LockInner>>::default();
        // No callbacks after the lock was released.
        let on_change = {
            let inner = inner.clone();
            Callback::from(move |is_held| {
                if !inner.borrow().is_released {
                    on_change.emit(is_held);
                }
            })
        };
        let act = lock_callback(inner.clone(), on_change.clone());
        match request_lock(name, &request_options(request), act.unchecked_ref()) {
            Ok(answer) => {
                let (name, inner) = (name.to_owned(), inner.clone());
                spawn_local(async move {
                    if let Err(why) = JsFuture::from(answer).await {
                        // A takeover rejects with `AbortError`; any other error means
                        // that locks do not work here.
                        let taken_over = why
                            .dyn_ref::<DomException>()
                            .is_some_and(|why| why.name() == "AbortError");
                        if taken_over {
                            on_change.emit(false);
                        } else {
                            claim(&inner, &name, request, &on_change);
                        }
                    }
                });
            }
            Err(_) => {
                // As with locks, the answer comes after the request.
                let (name, inner) = (name.to_owned(), inner.clone());
                spawn_local(async move { claim(&inner, &name, request, &on_change) });
            }
        }
        Self { inner }
    }
}

/// Makes a claim instead of a lock.
fn claim(inner: &RefCell<LockInner>, name: &str, request: LockRequest, on_change: &Callback<bool>) {
    if inner.borrow().is_released {
        return;
    }
    let handle = ClaimHandle::request(name, request, on_change.clone());
    if handle.is_none() {
        on_change.emit(true);
    }
    let mut inner = inner.borrow_mut();
    // The answer may have cancelled the request.
    if !inner.is_released {
        inner.claim = handle;
    }
}

/// The callback of the lock request, called with the lock or with `null`. The lock
/// is held until the returned promise settles.
fn lock_callback(inner: Rc<RefCell<LockInner>>, on_change: Callback<bool>) -> JsValue {
    Closure::once_into_js(move |lock: JsValue| -> JsValue {
        if inner.borrow().is_released {
            return JsValue::UNDEFINED;
        }
        if lock.is_null() {
            on_change.emit(false);
            return JsValue::UNDEFINED;
        }
        let held_until_released = Promise::new(&mut |release, _| {
            inner.borrow_mut().release = Some(release);
        });
        on_change.emit(true);
        held_until_released.into()
    })
}

impl Drop for LockHandle {
    fn drop(&mut self) {
        let mut inner = self.inner.borrow_mut();
        inner.is_released = true;
        let claim = inner.claim.take();
        if let Some(release) = inner.release.take() {
            // The request was dropped meanwhile.
            let _ = release.call0(&JsValue::UNDEFINED);
        }
        drop(inner);
        drop(claim);
    }
}
