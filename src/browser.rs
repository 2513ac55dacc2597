//! What the browser can do for the person besides showing the page: the
//! clipboard, the share sheet, files. Any of it may be missing or denied.

use gloo::utils::{document, window};
use js_sys::{Array, Function, Object, Promise, Reflect};
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::prelude::*;
use wasm_bindgen::{JsCast, JsValue};
use yew::Callback;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_namespace = ["navigator", "clipboard"], js_name = writeText, catch)]
    fn write_text(text: &str) -> Result<Promise, JsValue>;

    #[wasm_bindgen(js_namespace = ["navigator"], js_name = share, catch)]
    fn share_data(data: &Object) -> Result<Promise, JsValue>;

    #[wasm_bindgen(js_namespace = ["navigator", "locks"], js_name = request, catch)]
    fn request_lock(name: &str, options: &Object, act: &Function) -> Result<Promise, JsValue>;
}

fn object(entries: &[(&str, JsValue)]) -> Object {
    let object = Object::new();
    for (key, value) in entries {
        // Setting a property of a new plain object cannot fail.
        let _ = Reflect::set(&object, &JsValue::from_str(key), value);
    }
    object
}

/// Tells whether a promise was kept, once that is known.
fn when_settled(promise: Result<Promise, JsValue>, tell: Callback<bool>) {
    let Ok(promise) = promise else {
        tell.emit(false);
        return;
    };
    let broken = tell.clone();
    let kept = Closure::once_into_js(move |_: JsValue| tell.emit(true));
    let failed = Closure::once_into_js(move |_: JsValue| broken.emit(false));
    then(&promise, &kept, &failed);
}

fn then(promise: &Promise, kept: &JsValue, failed: &JsValue) {
    let then = Reflect::get(promise, &JsValue::from_str("then"));
    if let Ok(then) = then
        && let Ok(then) = then.dyn_into::<Function>()
    {
        // A promise takes any functions.
        let _ = then.call2(promise, kept, failed);
    }
}

/// Puts a text into the clipboard and tells whether that was allowed.
pub fn copy(text: &str, tell: Callback<bool>) {
    when_settled(write_text(text), tell);
}

/// Whether this browser has a share sheet.
pub fn can_share() -> bool {
    Reflect::has(&window().navigator(), &JsValue::from_str("share")).unwrap_or(false)
}

/// Opens the share sheet with a text and an address. Whatever comes of it, the
/// person sees it there.
pub fn share(text: &str, address: &str) {
    let data = object(&[("text", text.into()), ("url", address.into())]);
    when_settled(share_data(&data), Callback::noop());
}

/// Gives the person a text as a file and tells whether the browser took it.
pub fn download(name: &str, text: &str) -> bool {
    let parts = Array::of1(&JsValue::from_str(text));
    let Ok(blob) = web_sys::Blob::new_with_str_sequence(&parts) else {
        return false;
    };
    let Ok(address) = web_sys::Url::create_object_url_with_blob(&blob) else {
        return false;
    };
    let link = document().create_element("a").ok();
    let Some(link) = link.and_then(|link| link.dyn_into::<web_sys::HtmlAnchorElement>().ok())
    else {
        return false;
    };
    link.set_href(&address);
    link.set_download(name);
    link.click();
    // The browser has taken it by the time this runs.
    gloo::timers::callback::Timeout::new(10_000, move || {
        let _ = web_sys::Url::revoke_object_url(&address);
    })
    .forget();
    true
}

/// This page's address without its fragment.
pub fn address() -> String {
    let address = window().location().href().unwrap_or_default();
    match address.split_once('#') {
        Some((before, _)) => before.to_owned(),
        None => address,
    }
}

/// A moment, in milliseconds since 1970, as the browser writes it.
pub fn when(moment: u64) -> String {
    let date = js_sys::Date::new(&JsValue::from_f64(moment as f64));
    let written = date.to_locale_string("default", &JsValue::UNDEFINED);
    String::from(written)
}

/// How a window stands to something that only one window may have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hold {
    /// It has it.
    Mine,
    /// Another window has it, or has taken it over.
    Elsewhere,
}

/// How to ask for something that only one window may have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ask {
    /// If nobody has it.
    Try,
    /// As soon as nobody has it.
    Wait,
    /// Even from the window that has it.
    TakeOver,
}

/// Something that only one window of this browser may have at a time; given
/// back when dropped.
pub struct Held {
    give_back: Rc<RefCell<GiveBack>>,
}

#[derive(Default)]
struct GiveBack {
    resolve: Option<Function>,
    over: bool,
}

impl Held {
    /// Asks for it, or takes it over from the window that has it, and tells at
    /// once how it went and later when another window takes it over. A browser
    /// that cannot do this lets every window have it.
    pub fn ask(name: &str, how: Ask, tell: Callback<Hold>) -> Self {
        let give_back = Rc::<RefCell<GiveBack>>::default();
        let options = match how {
            Ask::Try => object(&[("ifAvailable", JsValue::TRUE)]),
            Ask::Wait => Object::new(),
            Ask::TakeOver => object(&[("steal", JsValue::TRUE)]),
        };
        // Who has given it back is told nothing any more.
        let still = give_back.clone();
        let tell = Callback::from(move |hold: Hold| {
            if !still.borrow().over {
                tell.emit(hold);
            }
        });
        let (mine, keeper) = (tell.clone(), give_back.clone());
        // The promise that is given back here keeps the lock until it is settled.
        let act = Closure::once_into_js(move |lock: JsValue| -> JsValue {
            if keeper.borrow().over {
                return JsValue::UNDEFINED;
            }
            if lock.is_null() {
                mine.emit(Hold::Elsewhere);
                return JsValue::UNDEFINED;
            }
            let keeping = Promise::new(&mut |resolve, _| {
                keeper.borrow_mut().resolve = Some(resolve);
            });
            mine.emit(Hold::Mine);
            keeping.into()
        });
        match request_lock(name, &options, act.unchecked_ref()) {
            Ok(promise) => {
                let lost = tell;
                let failed = Closure::once_into_js(move |why: JsValue| {
                    // Being taken over aborts it; anything else means that this
                    // browser does not do it for us.
                    let name = Reflect::get(&why, &JsValue::from_str("name"));
                    let aborted = name.is_ok_and(|name| name == "AbortError");
                    lost.emit(if aborted { Hold::Elsewhere } else { Hold::Mine });
                });
                then(&promise, &JsValue::UNDEFINED, &failed);
            }
            Err(_) => tell.emit(Hold::Mine),
        }
        Self { give_back }
    }
}

impl Drop for Held {
    fn drop(&mut self) {
        let mut give_back = self.give_back.borrow_mut();
        give_back.over = true;
        if let Some(resolve) = give_back.resolve.take() {
            // Nobody is left to be told.
            let _ = resolve.call0(&JsValue::UNDEFINED);
        }
    }
}

/// Tells the page's scripts something, by an event of the window with a word.
pub fn tell(event: &str, word: &str) {
    let told = web_sys::CustomEventInit::new();
    told.set_detail(&word.into());
    if let Ok(event) = web_sys::CustomEvent::new_with_event_init_dict(event, &told) {
        // Who listens answers by an event of its own.
        let _ = window().dispatch_event(&event);
    }
}
