//! The web worker that reads QR codes. A message is a picture, as its width in pixels and the bytes of its pixels; the
//! answer is a list of texts.

use code_reader::codes_in;
use js_sys::{Array, JsString, Uint8Array};
use wasm_bindgen::prelude::*;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

fn main() {
    let Ok(scope) = js_sys::global().dyn_into::<DedicatedWorkerGlobalScope>() else {
        return;
    };
    let answering = scope.clone();
    let on_message = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
        let picture = Array::from(&event.data());
        let width = picture.get(0).as_f64().unwrap_or_default();
        let pixels = Uint8Array::new(&picture.get(1)).to_vec();
        let texts = codes_in(width as usize, &pixels);
        let answer: Array = texts.into_iter().map(JsString::from).collect();
        // Fails only if the page is gone.
        let _ = answering.post_message(&answer);
    });
    let listening =
        scope.add_event_listener_with_callback("message", on_message.as_ref().unchecked_ref());
    if listening.is_ok() {
        // It lives as long as the worker.
        on_message.forget();
    }
}
