//! What the keys of the keyboard type.

use gloo::utils::window;
use js_sys::{Function, Promise, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

/// What the keys type without Shift, by their `KeyboardEvent.code`; `None` if the browser does not tell.
pub async fn keyboard_layout() -> Option<impl Fn(&str) -> Option<String>> {
    let navigator = window().navigator();
    // Few browsers have these, so web-sys has not.
    let keyboard = Reflect::get(&navigator, &"keyboard".into()).ok()?;
    let asked = call(&keyboard, "getLayoutMap", &JsValue::UNDEFINED)?;
    let layout = JsFuture::from(asked.dyn_into::<Promise>().ok()?)
        .await
        .ok()?;
    Some(move |code: &str| call(&layout, "get", &code.into())?.as_string())
}

fn call(object: &JsValue, method: &str, argument: &JsValue) -> Option<JsValue> {
    Reflect::get(object, &method.into())
        .ok()?
        .dyn_into::<Function>()
        .ok()?
        .call1(object, argument)
        .ok()
}
