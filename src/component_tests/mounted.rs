//! A mounted component, and how a test looks at it and acts on it.

use core::cell::Cell;
use core::time::Duration;
use gloo::events::{EventListener, EventListenerOptions};
use gloo::utils::{document, window};
use js_sys::{Function, Promise};
use std::rc::Rc;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Element, Event, EventInit, HtmlInputElement, HtmlSelectElement, KeyboardEvent};
use web_sys::{KeyboardEventInit, MouseEvent, MouseEventInit, NodeList};
use yew::html::BaseComponent;
use yew::platform::time::sleep;
use yew::scheduler::flush;
use yew::{AppHandle, Renderer};

/// How often [`Mounted::until`] looks again, and how many times at most.
const POLL: (Duration, u32) = (Duration::from_millis(5), 1000);

/// A promise for what follows the timers that are set already. A timer that is set by another one would wait for
/// 4 ms; by a message it does not.
pub const AFTER_TIMERS: &str = "return new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
        port1.close();
        setTimeout(done);
    };
    port2.postMessage(undefined);
});";

thread_local! {
    static AFTER_TIMERS_FUNCTION: Function = Function::new_no_args(AFTER_TIMERS);
}

/// Waits until everything that is scheduled now has been rendered. Tasks of components come before
/// the timer. A long rendering continues after it, since Yew yields to the browser every 16 ms.
pub async fn settle() {
    let promise = AFTER_TIMERS_FUNCTION.with(|function| function.call0(&JsValue::UNDEFINED));
    let promise: Promise = promise.unwrap().unchecked_into();
    JsFuture::from(promise).await.unwrap();
    flush().await;
}

/// A component in the document, removed when it is dropped.
pub struct Mounted<C: BaseComponent> {
    root: Element,
    handle: Option<AppHandle<C>>,
}

impl<C: BaseComponent> Mounted<C> {
    /// Mounts a component and waits until it is rendered.
    pub async fn new(props: C::Properties) -> Self {
        let document = document();
        let root = document.create_element("div").unwrap();
        root.set_id("app");
        document.body().unwrap().append_child(&root).unwrap();
        let handle = Renderer::<C>::with_root_and_props(root.clone(), props).render();
        settle().await;
        Self {
            root,
            handle: Some(handle),
        }
    }

    /// Takes it out of the layout: where only the HTML matters, the browser need not draw it, nor tell a screen
    /// reader of every change.
    pub fn hide(&self) {
        self.root.set_attribute("hidden", "").unwrap();
    }

    /// Renders it with other props.
    pub async fn update(&mut self, props: C::Properties) {
        self.handle.as_mut().unwrap().update(props);
        settle().await;
    }

    pub fn html(&self) -> String {
        self.root.inner_html()
    }

    /// What a script returns, as a text, for the element `root` in which it is mounted.
    pub fn ask(&self, script: &str) -> String {
        let answer = Function::new_with_args("root", script).call1(&JsValue::UNDEFINED, &self.root);
        answer.unwrap().as_string().unwrap()
    }

    /// All elements that a selector matches.
    pub fn all(&self, selector: &str) -> Vec<Element> {
        let found: NodeList = self.root.query_selector_all(selector).unwrap();
        (0..found.length())
            .filter_map(|index| found.item(index)?.dyn_into().ok())
            .collect()
    }

    /// The first element that a selector matches.
    #[track_caller]
    pub fn first(&self, selector: &str) -> Element {
        match self.all(selector).into_iter().next() {
            Some(element) => element,
            None => panic!("no {selector} in {}", self.html()),
        }
    }

    /// The text of the first element that a selector matches.
    #[track_caller]
    pub fn text(&self, selector: &str) -> String {
        self.first(selector).text_content().unwrap_or_default()
    }

    /// The button with this text or accessible name.
    #[track_caller]
    pub fn button(&self, name: &str) -> Element {
        let buttons = self.all("button, a.button, summary");
        let found = buttons.into_iter().find(|button| {
            button
                .text_content()
                .is_some_and(|text| text.trim() == name)
                || button.get_attribute("aria-label").as_deref() == Some(name)
        });
        match found {
            Some(button) => button,
            None => panic!("no button \"{name}\" in {}", self.html()),
        }
    }

    /// Whether the first element that a selector matches is disabled.
    #[track_caller]
    pub fn is_disabled(&self, selector: &str) -> bool {
        self.first(selector).has_attribute("disabled")
    }

    /// Clicks the first element that a selector matches.
    pub async fn click(&self, selector: &str) {
        click(&self.first(selector)).await;
    }

    /// Clicks the button with this text or accessible name.
    pub async fn press(&self, name: &str) {
        click(&self.button(name)).await;
    }

    /// Replaces the text of an input and tells the page, as typing does.
    pub async fn enter(&self, selector: &str, text: &str) {
        let input: HtmlInputElement = self.first(selector).unchecked_into();
        input.set_value(text);
        for kind in ["input", "change"] {
            send(&input, kind);
        }
        settle().await;
    }

    /// Moves a slider.
    pub async fn slide(&self, selector: &str, value: &str) {
        let slider: HtmlInputElement = self.first(selector).unchecked_into();
        slider.set_value(value);
        send(&slider, "input");
        settle().await;
    }

    /// The value of an input.
    #[track_caller]
    pub fn value(&self, selector: &str) -> String {
        self.first(selector)
            .unchecked_into::<HtmlInputElement>()
            .value()
    }

    /// Picks an option of a select by its value.
    pub async fn pick(&self, selector: &str, value: &str) {
        let select: HtmlSelectElement = self.first(selector).unchecked_into();
        select.set_value(value);
        send(&select, "change");
        settle().await;
    }

    /// Waits until a condition holds.
    pub async fn until(&self, what: &str, holds: impl Fn(&Self) -> bool) {
        for _ in 0..POLL.1 {
            if holds(self) {
                return;
            }
            sleep(POLL.0).await;
        }
        panic!("never: {what}, in {}", self.html());
    }
}

impl<C: BaseComponent> Drop for Mounted<C> {
    fn drop(&mut self) {
        if let Some(handle) = self.handle.take() {
            handle.destroy();
        }
        self.root.remove();
    }
}

/// A click as a mouse, a finger or the keyboard makes it. Elements of SVG have no method
/// for that.
async fn click(element: &Element) {
    let init = MouseEventInit::new();
    init.set_bubbles(true);
    init.set_cancelable(true);
    // Twice where the page does not take it, as it came too soon after another.
    for _ in 0..2 {
        let event = MouseEvent::new_with_mouse_event_init_dict("click", &init).unwrap();
        let is_taken = Rc::new(Cell::new(false));
        let taken = is_taken.clone();
        let options = EventListenerOptions::run_in_capture_phase();
        let seen = move |_: &Event| taken.set(true);
        let _listener = EventListener::new_with_options(element, "click", options, seen);
        element.dispatch_event(&event).unwrap();
        settle().await;
        if is_taken.get() {
            return;
        }
        sleep(Duration::from_millis(850)).await;
    }
}

fn send(element: &Element, kind: &str) {
    let init = EventInit::new();
    init.set_bubbles(true);
    let event = Event::new_with_event_init_dict(kind, &init).unwrap();
    element.dispatch_event(&event).unwrap();
}

/// Presses a key where the keyboard focus is.
pub async fn press_key(key: &str) {
    key_down(key, false).await;
}

/// Presses a key together with Ctrl.
pub async fn press_ctrl(key: &str) {
    key_down(key, true).await;
}

async fn key_down(key: &str, ctrl: bool) {
    let init = KeyboardEventInit::new();
    init.set_key(key);
    init.set_ctrl_key(ctrl);
    init.set_bubbles(true);
    init.set_cancelable(true);
    let event = KeyboardEvent::new_with_keyboard_event_init_dict("keydown", &init).unwrap();
    let focused = document().active_element();
    match focused {
        Some(element) => element.dispatch_event(&event).unwrap(),
        None => window().dispatch_event(&event).unwrap(),
    };
    settle().await;
}
